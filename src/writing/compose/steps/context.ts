/** What a step works from: the facts of its advert, in the order and with the sentences that the step's own wishes ask for. */

import { withNames } from '../language/names-here.ts';
import { inFullForms } from '../language/same-words.ts';
import { coverage } from '../language/words.ts';
import { cleanText } from '../ledger/clean.ts';
import { otherCompaniesOf, withoutOthersReach } from '../ledger/company.ts';
import type { Ledger } from '../ledger/facts.ts';
import { hasGap, type Imperative, readImperatives } from '../ledger/imperatives.ts';
import { buildLedger } from '../ledger/ledger.ts';
import { factsAlone } from '../ledger/orders-among-facts.ts';
import { optionsWithoutSenders, withoutSenders } from '../ledger/senders.ts';
import { findExclusions } from '../ledger/withhold.ts';
import type { Style } from '../plan/pool.ts';
import { withImperatives } from '../plan/required.ts';
import type { Step, StepOptions, WriterInput } from '../types.ts';
import { contradicts } from './at-odds.ts';
import { withBriefFacts } from './brief-facts.ts';
import { notSaid, wish } from './brief-wishes.ts';
import { withItsNoun } from './imperative-notes.ts';
import { asksForPay, sayPlace } from './imperative-terms.ts';
import { answersIn, inItsSentence } from './imperatives-said.ts';
import { nearestSentence } from './nearest-sentence.ts';
import { readNextSteps } from './next-steps.ts';
import { namesOnly } from './only-named.ts';
import { withoutSaid } from './said-by-imperatives.ts';
import { readSaid } from './said-in-brief.ts';
import { asksForLength, asksForMustsOnly } from './step-brief.ts';
import { withSurest } from './surest.ts';
import { welcomed } from './welcomed.ts';
import { inWishedOrder, withoutWishes, withPreferences } from './wished-order.ts';

/** What a step works from: the ledger with this step's wishes, and how it is to sound. */
export interface StepContext {
  ledger: Ledger;
  style: Style;
  imperatives: readonly Imperative[];
  banned: readonly string[];
  /** What the step brief asks to lead on, and the facts that it points at. */
  boost: string;
  /** Whether the step brief says what the text begins with. */
  leads: boolean;
  pointed: readonly string[];
  /** What the step leaves out of the tasks and requirements that there are. */
  spare: Pick<Ledger, 'duties' | 'person'>;
  /** Where more facts could come from: the advert has a brief, its job description is in use; what kinds of facts there are; and whether some that matter stand in no text. */
  sources: { brief: boolean; jobDescription: boolean; kinds: ReadonlySet<string>; unsaid: boolean };
  /** The rewards as the guidelines have them, gaps and all. */
  typedRewards: WriterInput['guidelines']['rewards'];
  notes: Set<string>;
}

const fields = [
  ['proposition', 'proposition'],
  ['description', 'description'],
  ['supportingEvidence', 'evidence'],
  ['responsibilitiesRole', 'duty'],
  ['skills', 'skill'],
] as const;
/** The kinds of facts whose fields in the brief have words in them, and no gap alone. */
const filledIn = (brief: WriterInput['brief']): string[] =>
  brief ? fields.flatMap(([field, kind]) => (/[\p{L}\d]/u.test(cleanText(brief[field]).text) ? [kind] : [])) : [];

/**
 * Whether an imperative says what the step brief only hints at: "visits to the school are welcome" and "visits welcome",
 * "applications close on 15 February" and "mention the deadline". Said by both, a batch would say it twice.
 */
function saysItsBrief(other: Imperative, brief: Imperative): boolean {
  if (other === brief || /^(?:brief|welcome|jobDescription)/.test(other.id) || !/^(?:brief|welcome)/.test(brief.id))
    return false;
  const wanted = inFullForms(brief.text).replace(/^Come and /i, '');
  if (coverage(wanted, inFullForms(other.text)) >= 0.99) return true;
  const closes = /\b(?:close[sd]?|closing|deadline|apply by|until)\b/i;
  const day = /\b\d{1,2} [A-Z][a-z]+\b|\b[A-Z][a-z]+ \d{1,2}\b/.exec(brief.text)?.[0];
  return day !== undefined && closes.test(brief.text) && closes.test(other.text) && other.text.includes(day);
}

/** Reads a step's brief and imperatives into the ledger. A brief that says "mention ..." is a thing to say; any other moves the facts that it matches to the front. For the call to action what it says of the next step is a fact itself. */
export function stepContext(asSent: WriterInput, asWished: StepOptions, step?: Step): StepContext {
  const { input: typed, notes: ordered } = factsAlone(withoutSenders(asSent));
  const wished = optionsWithoutSenders(asWished, asSent);
  // "Tell them to call [PHONE NUMBER]": nobody can.
  const gaps = (wished.brief ?? '').split(/(?<=[.!?;])\s+|\n/).filter(hasGap);
  // "Apply at FrostLog24 careers": copied with the rest of another firm's advert.
  const others = wished.brief ? otherCompaniesOf(typed) : [];
  const ofOthers = (wished.brief ?? '')
    .split(/(?<=[.!?;])\s+|\n/)
    .filter((part) => others.some((other) => part.includes(other)));
  const left = [...gaps, ...ofOthers];
  const options =
    left.length > 0
      ? { ...wished, brief: left.reduce((brief, part) => brief.replace(part, ''), wished.brief ?? '') }
      : wished;
  const input = withBriefFacts(typed, options.brief, step);
  const base = buildLedger(input, options.useJobDescription ?? false);
  const notes = new Set([...ordered, ...base.notes]);
  for (const part of ofOthers)
    notes.add(`Left out of the step brief: "${part.trim().slice(0, 120)}" speaks of another company.`);
  for (const gap of gaps)
    notes.add(`Left out of the step brief: "${gap.trim().slice(0, 120)}" has a gap that is not filled in.`);
  const read = withNames(base.names, () => readImperatives(options.imperatives ?? []));
  for (const note of read.notes) notes.add(note);
  const { steering, stepBrief, lesser, said, boost, leads } = readSaid(options.brief, step, notes);
  const fromBrief = withNames(base.names, () =>
    readImperatives(said.filter(({ value }) => wish.test(value) || notSaid.test(value))),
  );
  // "Mention the rota" points at facts; "Mention that uniforms are provided" brings one.
  const extra = fromBrief.required.filter(({ statement }) => statement.kind === 'clause');
  const { nextStep, fromJob } = step === 6 ? readNextSteps(said, input, options, base) : { nextStep: [], fromJob: [] };
  // "Newly qualified welcome", "returners welcome" among the skills: said to them.
  const welcome =
    step === 4
      ? [
          ...new Set([
            ...welcomed(input.brief?.skills ?? ''),
            ...welcomed(steering).filter(
              (said) =>
                !/^No experience/.test(said) ||
                !base.person.some(({ person }) => !person.desirable && /\bexperience\b/.test(person.text)),
            ),
          ]),
        ]
      : [];
  const fromSkills = readImperatives(
    welcome
      .filter(
        (value) =>
          ![...read.required, ...fromBrief.required].some(
            ({ text }) => coverage(inFullForms(value), inFullForms(text)) > 0.7,
          ),
      )
      .map((value, index) => ({ id: `welcome${index}`, value })),
  ).required;
  const answers = answersIn(fromBrief.required, { step, base });
  const paper = options.useJobDescription && input.jobDescription?.matches ? withoutOthersReach(input) : '';
  const typedTexts = [
    input.brief?.description,
    input.brief?.proposition,
    input.brief?.responsibilitiesRole,
    input.brief?.supportingEvidence,
    paper,
  ];
  const meant = [...read.required, ...extra, ...answers, ...nextStep, ...fromJob, ...fromSkills]
    .slice(0, 6)
    .map((typed) => withItsNoun(typed, base))
    // An introduction says what is paid in any case.
    .filter(({ text }) => {
      // So it says where.
      if (step === 2 && sayPlace(text, base)) return false;
      if (!asksForPay(text)) return true;
      if (!base.pay) notes.add(`"${text}": nobody has told what is paid. Put it into the General tab.`);
      return step !== 2 && base.pay !== null;
    })
    .map((imperative) => inItsSentence(imperative, { step, input, options, base, paper, typedTexts }));
  for (const { text } of meant.filter((imperative) => namesOnly(imperative, step))) {
    const near = nearestSentence(text, typedTexts);
    notes.add(
      near === null
        ? `"${text}" is only named, and we could not tell which fact it means. Put the fact itself into the imperative or the brief.`
        : `"${text}" is only named. What comes nearest to it is "${near}": read whether the texts say that, or put the fact itself into the imperative.`,
    );
  }
  // "The role is fully office based" beside "hybrid, two days in the office": no text can say both.
  const isAtOdds = ({ statement }: Imperative): boolean => contradicts(statement.text, base);
  for (const { text } of meant.filter(isAtOdds))
    notes.add(
      `The imperative "${text}" says something else than the brief or the General tab does. It was left out: please check.`,
    );
  const imperatives = meant.filter(
    (imperative, at) =>
      !namesOnly(imperative, step) &&
      !isAtOdds(imperative) &&
      !meant.some((other) => saysItsBrief(other, imperative)) &&
      meant.findIndex(({ text }) => text === imperative.text) === at,
  );
  const free = withoutSaid(base, step, imperatives, welcome.length > 0);
  const banned = [...read.banned, ...fromBrief.banned];
  const preferred = withPreferences(withImperatives(free, imperatives, step !== 4), imperatives);
  const weighed = asksForMustsOnly(options.brief ?? '') ? withoutWishes(preferred) : preferred;
  const { ledger: before, pointed } = inWishedOrder(weighed, { banned, lesser, boost }, step);
  let ledger = before;
  if (step) {
    const surest = withSurest(ledger, step, options.outputLengthType ?? 'medium', boost, pointed);
    ({ ledger } = surest);
    // What shuts people out is told as that, and no plainer way helps it.
    for (const text of surest.left.filter((text) => findExclusions(text).length === 0))
      notes.add(`No sentence of these texts comes from "${text}". Written in a plainer way, it could be used.`);
  }
  const spare = {
    duties: before.duties.filter((duty) => !ledger.duties.some(({ fact }) => fact.id === duty.fact.id)),
    person: before.person.filter((line) => !ledger.person.some(({ fact }) => fact.id === line.fact.id)),
  };
  if (stepBrief.unknownTone)
    notes.add(
      !asksForLength(steering)
        ? 'The step brief says how the text should sound. The built-in writer takes that from the tone of voice in the General tab.'
        : step === 1 || step === 6
          ? 'The step brief asks for a length. Lines are as short as their facts allow.'
          : 'The step brief asks for a length. The length you chose decides how long the texts are.',
    );
  // "Gentle, no hurry": of a call there are only so many ways, and which of them is gentle nobody has said.
  else if (stepBrief.tone !== null && (step === 1 || step === 6))
    notes.add(
      'The step brief says how the text should sound. In lines of a few words that changes little: read whether they sound so.',
    );
  const sources = {
    brief: typed.brief !== null,
    jobDescription: Boolean(options.useJobDescription && input.jobDescription?.matches),
    unsaid: false,
    kinds: new Set([
      ...base.sentences.map(({ fact }) => fact.kind),
      ...(base.duties.length > 0 ? ['duty'] : []),
      ...(base.person.length > 0 ? ['skill'] : []),
      // Nobody is asked to fill in a field that has something in it, whatever could be read of it.
      ...filledIn(typed.brief),
      // What the job description has, and these texts leave out.
      ...(leavesOut(base.duties, ledger.duties, imperatives) ? ['spare duty'] : []),
      ...(leavesOut(base.person, ledger.person, imperatives) ? ['spare skill'] : []),
    ]),
  };
  const constraints = options.constraints ?? {};
  const style: Style = {
    simple: Boolean(constraints.simple) && !constraints.creative,
    hemingway: Boolean(constraints.hemingway),
    tone: stepBrief.tone ?? base.tone,
    contractions: base.contractions,
  };
  return {
    ledger,
    style,
    typedRewards: typed.guidelines.rewards,
    imperatives,
    banned,
    boost,
    leads,
    pointed,
    spare,
    sources,
    notes,
  };
}

/** Whether lines of the job description are among those that a step does without. */
const leavesOut = (
  all: Ledger['duties'] | Ledger['person'],
  kept: Ledger['duties'] | Ledger['person'],
  imperatives: readonly Imperative[],
): boolean =>
  all.some(
    ({ fact }) =>
      fact.source === 'jobDescription' &&
      !kept.some((other) => other.fact.id === fact.id) &&
      // What an imperative says stands in all of them.
      !imperatives.some(({ statement }) => coverage(fact.text, statement.text) > 0.85),
  );
