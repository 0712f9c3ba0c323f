/** What an item of a step has to say: imperatives, guidelines by their sliders, and what the step brief asks for. */
import { clockLike } from '../frames/patterns.ts';
import { coverage } from '../language/words.ts';
import { findAttendance, findContract } from '../ledger/slots.ts';
import { namesTown } from '../plan/clash.ts';
import type { Requirement } from '../plan/item-plan.ts';
import type { Candidate } from '../plan/pool.ts';
import { factRequirement, imperativeRequirements, shareGuidelines } from '../plan/required.ts';
import { subjectOf } from '../plan/says-again.ts';
import type { BodyPlan, BodyStep } from './body-tables.ts';
import type { StepContext } from './context.ts';
import { ofSeason } from './owed.ts';
import { slotFacts } from './step-brief.ts';
import { isEssential } from './surest.ts';

/** The recruiter's own sentences that the step brief points at: "mention the garden village". */
export const pointedAt = ({ ledger, boost, pointed }: StepContext): string[] =>
  boost === ''
    ? []
    : ledger.sentences
        .filter(
          ({ fact, statement }) =>
            /^(?:proposition|description|evidence)$/.test(fact.kind) &&
            (coverage(boost, statement.text) >= 0.6 || pointed.includes(fact.id)),
        )
        .slice(0, 2)
        .map(({ fact }) => fact.id);

/** Whether a sentence says where one works: late in an introduction the company names its town, and nobody has said so. */
const saysWhere = ({ factIds, group }: Candidate): boolean =>
  factIds.includes('place:general:0') && !namesTown.test(group);

/** The facts that other texts of the batch owe, and this one does not. */
export function owedElsewhere(context: StepContext, plan: BodyPlan, index: number): ReadonlySet<string> {
  const own = new Set(requirements(context, plan.step, plan, index).map(({ name }) => name));
  const others = Array.from({ length: plan.count }, (_, at) => at).filter((at) => at !== index);
  return new Set(
    others
      .flatMap((at) => requirements(context, plan.step, plan, at))
      .map(({ name }) => name)
      .filter((name) => !own.has(name)),
  );
}

export function requirements(context: StepContext, step: BodyStep, plan: BodyPlan, index: number): Requirement[] {
  const { ledger, imperatives } = context;
  const required: Requirement[] = [...imperativeRequirements(imperatives)];
  for (const id of pointedAt(context)) required.push(factRequirement(id, 6));
  // "Lead on the casework": a task that it points at, and on the person what it asks for.
  if (step !== 2)
    for (const { fact } of (step === 3 ? ledger.duties : ledger.person)
      .filter(({ fact: { id } }) => context.pointed.includes(id))
      .slice(0, 2))
      required.push(factRequirement(fact.id, 5));
  if (step === 2) {
    for (const id of slotFacts(ledger, context.boost)) required.push(factRequirement(id, 6));
    if (ledger.employer) required.push(factRequirement('employer:general:0', 3));
    if (ledger.title) required.push(factRequirement('title:general:0', 10));
    if (ledger.place) required.push({ ...factRequirement('place:general:0', 8), meets: saysWhere });
    if (ledger.pay) required.push(factRequirement('pay:general:0', 8));
    // The promise is why somebody reads on: short texts have it in one of them at least.
    const promise = ledger.sentences.find(({ fact }) => fact.kind === 'proposition');
    if (promise && index === 0) required.push(factRequirement(promise.fact.id, 13));
  }
  const [own, other] = step === 2 ? ['pillar', 'value'] : ['value', 'pillar'];
  const guides = [own, other].flatMap((kind) =>
    ledger.guides.filter(({ fact }) => fact.kind === kind && fact.weight >= 50),
  );
  for (const { fact } of shareGuidelines(guides, plan.count, plan.length === 'small' ? 2 : 5)[index] ?? [])
    required.push(factRequirement(fact.id, fact.weight >= 100 ? 14 : fact.weight >= 75 ? 9 : 5));
  // What is switched on has its turn: in short texts one of them, in that which has no promise to keep.
  if (step === 2)
    ledger.sentences
      .filter(({ fact }) => /^(?:mission|vision|purpose)$/.test(fact.kind))
      .forEach(({ fact }, rank) => {
        const turn = plan.length === 'small' ? Math.min(1, plan.count - 1) : rank % plan.count;
        if (index === turn) required.push(factRequirement(fact.id, plan.length === 'small' ? 9 : 7));
        else if (plan.length === 'large') required.push(factRequirement(fact.id, 2));
      });
  // The contract and where one works are what readers look for.
  if (step === 2) {
    if (ledger.facts.has('contract:general:terms'))
      required.push(factRequirement('contract:general:terms', plan.length === 'small' ? 1.5 : 4));
    ledger.sentences
      .filter(
        ({ fact, statement }) =>
          fact.kind === 'description' &&
          ((findAttendance(statement.text) ?? findContract(statement.text)) !== null || clockLike.test(statement.text)),
      )
      .slice(0, 2)
      .forEach(({ fact, statement }) => {
        // A note stands behind a label, and a text has room for one label: further notes have their turn in the others.
        if (index === 0 || statement.kind !== 'loose' || clockLike.test(statement.text))
          required.push(factRequirement(fact.id, plan.length === 'small' ? 2.5 : 4));
      });
  }
  // A season stands beside the hours and a yearly pay.
  if (step === 2 || step === 3)
    for (const { fact } of ledger.sentences.filter(
      ({ fact, statement }) => fact.kind === 'description' && ofSeason.test(statement.text),
    ))
      required.push(factRequirement(fact.id, step === 2 ? 2.5 : 2));
  // What else the recruiter wrote of the job is said somewhere in the batch.
  if (step === 2) {
    ledger.sentences
      .filter(({ fact }) => fact.kind === 'keyword')
      .forEach(({ fact }, rank) => {
        if ((rank + 1) % plan.count === index % plan.count) required.push(factRequirement(fact.id, 1.5));
      });
    const asked = new Set(required.map(({ name }) => name));
    [
      ...ledger.sentences.filter(({ fact }) => fact.kind === 'description').map(({ fact }) => fact.id),
      ...(ledger.slots.hours ? [`hours:${ledger.slots.hours.source}:0`] : []),
      ...ledger.sentences.filter(({ fact }) => fact.kind === 'evidence').map(({ fact }) => fact.id),
    ]
      .filter((id) => !asked.has(id))
      .forEach((id, rank) => {
        if (rank % plan.count === index % plan.count)
          required.push(factRequirement(id, plan.length === 'small' ? 2.5 : 4.5));
      });
  }
  // A text on the role tells of the work, and each task of the brief is in one of them.
  if (step === 3 && ledger.duties.length > 0) {
    required.push({ name: 'works', meets: (candidate) => subjectOf(candidate) === 'work', weight: 12 });
    ledger.duties
      .filter(({ fact }) => fact.source === 'brief')
      .slice(0, 9)
      .forEach(({ fact }, rank) => {
        if (rank % plan.count === index % plan.count) required.push(factRequirement(fact.id, 3));
      });
  }
  // A text on the person asks for something.
  if (step === 4 && ledger.person.some(({ person }) => !person.desirable))
    required.push({
      name: 'asks',
      meets: (candidate) => subjectOf(candidate) === 'person' && candidate.group !== 'wish',
      weight: 12,
    });
  // What nobody may miss is asked for in one text of the batch at least.
  if (step === 4)
    ledger.person.filter(isEssential).forEach(({ fact }, rank) => {
      if (rank % plan.count === index % plan.count)
        required.push(factRequirement(fact.id, fact.source === 'brief' ? 8 : 5));
    });
  // What else the job description asks for has its turn where there is room.
  if (step === 4)
    ledger.person
      .filter((line) => !isEssential(line) && !line.person.desirable && line.person.kind !== 'without')
      .forEach(({ fact }, rank) => {
        if (rank % plan.count === index % plan.count) required.push(factRequirement(fact.id, 2.5));
      });
  if (step === 2)
    ledger.sentences
      .filter(({ fact }) => fact.kind === 'proposition')
      .slice(0, 1)
      .forEach(({ fact }) => {
        if (index !== 1) required.push(factRequirement(fact.id, index === 0 ? 9 : 7.5));
      });
  return required;
}
