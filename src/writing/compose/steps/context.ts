import { withNames } from '../language/names-here.ts';
import { inFullForms } from '../language/same-words.ts';
import { contentWords, countWords, coverage } from '../language/words.ts';
import { cleanLine, splitSentences } from '../ledger/clean.ts';
import type { Ledger } from '../ledger/facts.ts';
import { hasGap, type Imperative, readImperatives } from '../ledger/imperatives.ts';
import { buildLedger } from '../ledger/ledger.ts';
import type { Statement } from '../ledger/statement.ts';
import { findExclusions } from '../ledger/withhold.ts';
import { applySteps, referenceOf, withDays } from '../mining/page/apply-steps.ts';
import type { Style } from '../plan/pool.ts';
import { saysBanned, withImperatives } from '../plan/required.ts';
import type { Step, StepOptions, WriterInput } from '../types.ts';
import { sayCount, sayHours, sayThere, sayWithName } from './asked-in-text.ts';
import { contradicts } from './at-odds.ts';
import { withBriefFacts } from './brief-facts.ts';
import {
  hearBack,
  inFull,
  inShortSteps,
  nextMeeting,
  notSaid,
  quiet,
  tellsNextStep,
  wish,
  withoutAside,
  withoutWish,
} from './brief-wishes.ts';
import { sayHomeWork } from './home-work.ts';
import {
  answerOf,
  asEnclosed,
  askAbout,
  asMeeting,
  asNote,
  findSaying,
  sayAsked,
  thereIs,
  withItsFact,
  withItsNoun,
  withItsTask,
  withinWork,
} from './imperative-answers.ts';
import {
  asksForPay,
  sayAim,
  sayClosing,
  sayContact,
  sayDate,
  sayInterviews,
  sayPay,
  sayPlace,
  sayTeam,
} from './imperative-terms.ts';
import { isNoPart, withItsRecord } from './no-part-of-job.ts';
import { asPointed, namesStart, withItsYears } from './pointed-things.ts';
import { isRule, withItsRule } from './rules.ts';
import { withoutSaid } from './said-by-imperatives.ts';
import { sayReward } from './said-rewards.ts';
import { asksForLength, pointedFacts, readStepBrief } from './step-brief.ts';
import { withSurest } from './surest.ts';
import { welcomed } from './welcomed.ts';
import { asLed, asOurs, asTurns } from './what-we-have.ts';

/** A sentence that has what an imperative names; null where it is too long for the lines of a step, which then say the bare thing. */
const inRoomOf = (step: Step | undefined, saying: Imperative['statement'] | null): Imperative['statement'] | null =>
  saying && (step === 1 || step === 6) && countWords(saying.text) > 10 ? null : saying;

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
  notes: Set<string>;
}

/** "Start with the mix of work": what comes first. */
const beginsWith = /^(?:please )?(?:start|open|begin|lead)(?: off)? (?:with|on|by)\b/i;

/** "Focus on automation, less on monitoring pls": without what is wanted less of, and that. */
function withoutLesser(text: string): [rest: string, lesser: string] {
  const found =
    /(?:^|[,;.]| and| but)\s*(?:and |but )?(?:(?<=[,;]\s*)not(?: so much| just)?|less|not so much|not too much|go easy)(?: (?:on|about|of))? (?:the )?([^,;.]{3,40})/i.exec(
      text,
    );
  if (!found) return [text, ''];
  return [text.replace(found[0], ''), (found[1] ?? '').replace(/\b(?:pls|please|stuff|things|bits?)\b/gi, '').trim()];
}

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
export function stepContext(typed: WriterInput, wished: StepOptions, step?: Step): StepContext {
  // "Tell them to call [PHONE NUMBER]": nobody can.
  const gaps = (wished.brief ?? '').split(/(?<=[.!?;])\s+|\n/).filter(hasGap);
  const options =
    gaps.length > 0
      ? { ...wished, brief: gaps.reduce((left, gap) => left.replace(gap, ''), wished.brief ?? '') }
      : wished;
  const input = withBriefFacts(typed, options.brief, step);
  const base = buildLedger(input, options.useJobDescription ?? false);
  const notes = new Set(base.notes);
  for (const gap of gaps)
    notes.add(`Left out of the step brief: "${gap.trim().slice(0, 120)}" has a gap that is not filled in.`);
  const read = withNames(base.names, () => readImperatives(options.imperatives ?? []));
  for (const note of read.notes) notes.add(note);
  const shutting = findExclusions(cleanLine(options.brief));
  for (const { phrase, about } of shutting)
    notes.add(`Left out of the step brief: "${phrase}" can shut people out (${about}).`);
  const steering = withoutAside(
    splitSentences(cleanLine(options.brief))
      .filter((sentence) => findExclusions(sentence).length === 0)
      .join(' '),
  );
  const stepBrief = readStepBrief(steering);
  const [rest, lesser] = withoutLesser(stepBrief.rest);
  const said = splitSentences(rest)
    // "Closing date 5 June, interviews in the week of 15 June" are two things.
    .flatMap((sentence) =>
      sentence.split(/[,;] (?=(?:interviews?|closing|closes|deadline|applications|start(?:s|ing)?|apply)\b)/i),
    )
    // "They can walk in or text, don't ask for a resume": what to say, and what not.
    .flatMap((sentence) =>
      sentence.split(/[,;] (?=(?:don['’]t|do not|never|no need to) (?:ask|mention|say|include|use)\b)/i),
    )
    .flatMap((sentence) =>
      step === 6
        ? sentence.split(/, (?=(?:only )?(?:\d|two|three|four) (?:interview )?rounds\b)/i).map(inFull)
        : [sentence],
    )
    .flatMap((sentence) => (step === 6 ? inShortSteps(sentence) : [sentence]))
    .map((sentence, index) => ({
      id: `brief${index}`,
      value:
        (step === 6 ? hearBack(sentence) : null) ??
        nextMeeting(step === 6 ? withDays(quiet(sentence)) : quiet(sentence)),
    }));
  const fromBrief = withNames(base.names, () =>
    readImperatives(said.filter(({ value }) => wish.test(value) || notSaid.test(value))),
  );
  const known = [...base.facts.values()].map(({ text, statement }) => `${text} ${statement ?? ''}`);
  // "Mention the rota" points at facts; "Mention that uniforms are provided" brings one.
  const extra = fromBrief.required.filter(({ statement }) => statement.kind === 'clause');
  const boost = said
    // What is to be left out is nothing to lead on.
    .filter(({ value }) => !notSaid.test(value))
    .map(({ value }) =>
      value.replace(
        /^(?:please\s+)?(?:(?:lead|start|open|begin)(?: off)? (?:on|with|by)|focus on|speak to|talk to|talk about|(?:be )?(?:clear|honest|open|upfront|plain) about|say (?:something|a word|a bit|more|a little) (?:about|on)|explain|mention|stress|highlight|emphasi[sz]e|make (?:something|much|the most) of|play up|push|use|feature|bring out)\s+/i,
        '',
      ),
    )
    .join(' ');
  const leads = said.some(({ value }) => beginsWith.test(value));
  // What the job description tells to do, where it is used and the step brief doesn't say it already.
  const told =
    step === 6 && options.useJobDescription && input.jobDescription?.matches
      ? withNames(base.names, () =>
          applySteps(input.jobDescription?.text ?? '')
            .filter((text) => !(input.advert.deadline && /^Apply by /.test(text)))
            .flatMap(inShortSteps)
            .filter((text) => !said.some(({ value }) => coverage(text, value) > 0.9)),
        )
      : [];
  // "Give the reference number": the job description has it.
  const reference =
    step === 6 && said.some(({ value }) => /\bref(?:erence)?\b/i.test(value) && !/\d/.test(value))
      ? referenceOf(input.jobDescription?.text ?? '')
      : null;
  if (reference) told.push(`Please quote reference ${reference}`);
  // "Text PICK or walk in": the job description has the number.
  // "Call Maya for a chat": and her number, where the job description has it.
  const asksThem = (value: string, text: string): boolean => {
    const whom =
      /\b(?:[Cc]all|[Rr]ing|[Pp]hone|[Ee]-?mail|[Cc]ontact|[Nn]ame|[Mm]ention|[Aa]sk for|(?:[Ss]peak|[Tt]alk|[Cc]hat) (?:to|with)) (?:(?:Mr|Ms|Mrs|Dr)\.? )?(\p{Lu}[\p{L}'’-]+)/u.exec(
        value,
      )?.[1];
    return whom !== undefined && !/\d|@/.test(value) && text.includes(whom);
  };
  const isFuller = (value: string): boolean =>
    told.some(
      (text) =>
        (/\d|@/.test(text) || /^Tell us your /.test(text)) && (coverage(value, text) >= 0.6 || asksThem(value, text)),
    );
  const nextStep =
    step === 6
      ? readImperatives(
          said
            .map(withoutWish)
            .filter(
              ({ value }) =>
                tellsNextStep(value) &&
                !isFuller(value) &&
                ((/^apply by /i.test(value) && !input.advert.deadline) ||
                  !known.some((text) => coverage(value, text) > 0.5)),
            ),
        ).required
      : [];
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
  const fromJob = withNames(
    base.names,
    () => readImperatives(told.map((value, index) => ({ id: `jobDescription${index}`, value }))).required,
  );
  // "Mention the closing date", "mention the parking": said with the date, or with what the guidelines say of it.
  const answers = fromBrief.required.flatMap((imperative) => {
    const statement =
      imperative.statement.kind === 'np'
        ? withNames(
            base.names,
            () =>
              sayDate(imperative.text, base) ??
              sayAim(imperative.text, base) ??
              sayReward(imperative.text, base) ??
              // "Mention the 412 households" is wanted of each text; among lines one is enough.
              (step === 2 || step === 3 ? withItsFact(imperative, base, true) : null),
          )
        : null;
    return statement ? [{ ...imperative, statement, text: statement.text }] : [];
  });
  const answered = (imperative: Imperative): Imperative => {
    const statement = answerOf(imperative.text, base);
    return statement ? { ...imperative, statement, text: statement.text } : imperative;
  };
  const paper = options.useJobDescription && input.jobDescription?.matches ? input.jobDescription.text : '';
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
    .map((typed) => {
      const told =
        (asksForPay(typed.text) ? sayPay(base) : null) ??
        sayPlace(typed.text, base) ??
        sayHours(typed.text, base) ??
        sayHomeWork(typed.text, base) ??
        sayInterviews(typed.text, paper) ??
        withNames(
          base.names,
          () =>
            sayClosing(typed.text, base, paper) ??
            (step === 6 ? sayContact(typed.text, paper) : null) ??
            sayTeam(typed.text, typedTexts) ??
            sayCount(typed.text, base, typedTexts) ??
            sayThere(typed.text, typedTexts),
        );
      return told ? { ...typed, statement: told, text: told.text } : typed;
    })
    .map((imperative) => {
      const { kind } = imperative.statement;
      const fuller = withItsYears(imperative.text, base.person);
      if (fuller) return { ...imperative, statement: fuller, text: fuller.text };
      // "The zero 483 observations": no part of the job, and said as the evidence has it.
      const record = isNoPart(imperative.statement) ? inRoomOf(step, withItsRecord(imperative.text, base)) : null;
      if (record) return { ...imperative, statement: record, text: record.text };
      const ruled = isRule(imperative.statement) ? inRoomOf(step, withItsRule(imperative.text, base)) : null;
      if (ruled) return saidAs(imperative, ruled);
      const thing =
        kind === 'np' || kind === 'verb' || namesStart(imperative.text) ? asPointed(imperative.text, step) : null;
      const led =
        asLed(imperative.text, typedTexts) ?? (step && step > 1 && step < 5 ? asTurns(imperative.text) : null);
      if (led) return saidAs(imperative, led);
      if (thing) return saidAs(imperative, thing);
      // "Mention Pune": the place itself, wherever else its name stands.
      if (kind === 'np' && base.place?.name && base.place.name.split(',')[0] === imperative.text) return imperative;
      const asked = kind === 'np' && step === 4 ? sayAsked(imperative, base) : null;
      if (asked) return saidAs(imperative, asked);
      return kind === 'np'
        ? saidAs(
            imperative,
            inRoomOf(
              step,
              findSaying(imperative, input, options) ??
                withNames(base.names, () => sayDate(imperative.text, base) ?? sayAim(imperative.text, base)) ??
                withItsFact(imperative, base) ??
                withNames(base.names, () =>
                  sayReward(imperative.text, base, step === 1 || step === 6 ? 6 : undefined),
                ) ??
                withItsTask(imperative, base) ??
                (step && step > 1 && step < 4 ? asOurs(imperative.text, base) : null) ??
                (step === 3 ? withinWork(imperative.statement) : null) ??
                (step === 6 ? (asMeeting(imperative.statement) ?? asEnclosed(imperative.statement)) : null) ??
                withNames(base.names, () => askAbout(imperative.text, base)) ??
                sayWithName(imperative.text, base) ??
                ((step === 2 || step === 3) && !isNoPart(imperative.statement) && !isRule(imperative.statement)
                  ? thereIs(imperative.statement)
                  : imperative.statement),
            ) ?? imperative.statement,
          )
        : (step === 2 || step === 3) && /^(?:loose|adjective|participle)$/.test(kind)
          ? saidAs(imperative, asNote(imperative.statement) ?? answered(imperative).statement)
          : answered(imperative);
    });
  // "The safety record", and no fact says what it is: announced, it would say nothing.
  const isEmpty = ({ statement }: Imperative): boolean =>
    // "Ask us which shifts people work": in a text it would answer nobody.
    (step !== 1 && step !== 6 && /^Ask us (?:how|when|where|what|which|who|why|to whom)\b/i.test(statement.text)) ||
    // "List the routes", which nobody has told.
    /^the (?:job|work) (?:includes|comes with) the (?:routes|sites|branches|towns|stops|places|dates|products|perks|tools|systems)$/i.test(
      statement.text,
    ) ||
    // "The cathedral (Lincoln)".
    /^(?:the (?:job|work) (?:includes|comes with) |there is )?(?:the|our) [a-z]+ \(\p{Lu}[\p{L} -]+\)$/iu.test(
      statement.text,
    ) ||
    (/^(?:np|clause|verb)$/.test(statement.kind) &&
      ((step === 6 &&
        /^(?:ask us about )?(?:the|our) (?:[a-z-]+ ){0,2}(?:number|address|e-?mail|details|time)$/i.test(
          statement.text,
        )) ||
        /^(?:the (?:job|work) (?:includes|comes with) |ask us about )?(?:the|our) (?:[a-z]+ figures?|(?:size|number|amount|level|name) of\b.*|[a-z -]*\bsize|\d[\d.,]*k? [a-z]+s|headcount|strap-?line|slogan)$/i.test(
          statement.text,
        ))) ||
    ((step === 2 || step === 3 || step === 4) && (isNoPart(statement) || isRule(statement))) ||
    ((step === 2 || step === 3 || step === 4) &&
      statement.kind === 'np' &&
      /^(?:the|our) (?:[a-z]+ ){0,2}(?:record|rating|score|results?|growth|story|history|culture|reputation|awards?|figures?|numbers?|reference|purpose|mission|vision)$/i.test(
        statement.text,
      ));
  for (const { text } of meant.filter(isEmpty))
    notes.add(
      `"${text}" is only named, and we could not tell which fact it means. Put the fact itself into the imperative or the brief.`,
    );
  // "The role is fully office based" beside "hybrid, two days in the office": no text can say both.
  const isAtOdds = ({ statement }: Imperative): boolean => contradicts(statement.text, base);
  for (const { text } of meant.filter(isAtOdds))
    notes.add(
      `The imperative "${text}" says something else than the brief or the General tab does. It was left out: please check.`,
    );
  const imperatives = meant.filter(
    (imperative, at) =>
      !isEmpty(imperative) &&
      !isAtOdds(imperative) &&
      !meant.some((other) => saysItsBrief(other, imperative)) &&
      meant.findIndex(({ text }) => text === imperative.text) === at,
  );
  const free = withoutSaid(base, step, imperatives, welcome.length > 0);
  let ledger = withPreferences(withImperatives(free, imperatives, step !== 4), imperatives);
  const banned = [...read.banned, ...fromBrief.banned];
  // "Don't mention ordering supplies": no task, and nothing that is asked, of any text.
  if (banned.length > 0)
    ledger = {
      ...ledger,
      duties: ledger.duties.filter(({ fact }) => !saysBanned(fact.text, banned)),
      person: ledger.person.filter(({ fact }) => !saysBanned(fact.text, banned)),
    };
  // "Less on the monitoring": last, and not at all where there is enough else.
  if (lesser !== '') {
    const minor = (duty: Ledger['duties'][number]): boolean => coverage(lesser, duty.fact.text) === 1;
    const others = ledger.duties.filter((duty) => !minor(duty));
    ledger = { ...ledger, duties: others.length > 3 ? others : [...others, ...ledger.duties.filter(minor)] };
  }
  const pointed = boost ? pointedFacts(ledger, boost) : [];
  // "Use the strapline", "begin with the 10,000 hours" of its statement: in a body it is said as a pillar is.
  if (step && step > 1 && step < 5 && pointed.some((id) => id.startsWith('strapline:')))
    ledger = {
      ...ledger,
      guides: ledger.guides.map((guide) =>
        pointed.includes(guide.fact.id) && guide.fact.kind === 'strapline'
          ? { ...guide, fact: { ...guide.fact, kind: 'pillar', weight: 100 } }
          : guide,
      ),
    };
  if (boost)
    ledger = {
      ...ledger,
      duties: reorder(ledger.duties, boost, pointed),
      person: reorder(ledger.person, boost, pointed),
    };
  const before = ledger;
  if (step) {
    const surest = withSurest(ledger, step, options.outputLengthType ?? 'medium', boost, pointed);
    ({ ledger } = surest);
    for (const text of surest.left)
      notes.add(`No sentence of these texts comes from "${text}". Written in another, plainer way it would be used.`);
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
  const sources = {
    brief: typed.brief !== null,
    jobDescription: Boolean(options.useJobDescription && input.jobDescription?.matches),
    unsaid: false,
    kinds: new Set([
      ...base.sentences.map(({ fact }) => fact.kind),
      ...(base.duties.length > 0 ? ['duty'] : []),
      ...(base.person.length > 0 ? ['skill'] : []),
      // What the job description has, and these texts leave out.
      ...(leavesOut(base.duties, ledger.duties) ? ['spare duty'] : []),
      ...(leavesOut(base.person, ledger.person) ? ['spare skill'] : []),
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
const leavesOut = (all: Ledger['duties'] | Ledger['person'], kept: Ledger['duties'] | Ledger['person']): boolean =>
  all.some(({ fact }) => fact.source === 'jobDescription' && !kept.some((other) => other.fact.id === fact.id));

/** An imperative with the sentence that says it; what the sentence says in other words is what the texts must have. */
const saidAs = (imperative: Imperative, statement: Statement): Imperative => ({
  ...imperative,
  statement,
  text: coverage(imperative.text, statement.text) >= 0.85 ? imperative.text : statement.text,
});

/** "ITIL is preferred": then nobody must have it, whatever the job description says. */
function withPreferences(ledger: Ledger, imperatives: readonly Imperative[]): Ledger {
  const wished = imperatives.flatMap(({ statement }) => {
    const what =
      /^(.{2,40}?) (?:is|are|would be) (?:only )?(?:preferred|desirable|an? (?:added )?(?:plus|advantage|bonus)|helpful|useful|optional|welcome|not (?:essential|needed|required))/i.exec(
        statement.text,
      )?.[1];
    return what ? [contentWords(what)] : [];
  });
  if (wished.length === 0) return ledger;
  return {
    ...ledger,
    person: ledger.person.map((asked) => {
      const words = contentWords(asked.fact.text);
      return wished.some((what) => what.length > 0 && what.every((word) => words.includes(word)))
        ? { ...asked, person: { ...asked.person, desirable: true } }
        : asked;
    }),
  };
}

function reorder<T extends { fact: { id: string; text: string } }>(
  list: readonly T[],
  boost: string,
  pointed: readonly string[],
): T[] {
  return list
    .map((entry, index) => ({
      entry,
      rank: index - coverage(entry.fact.text, boost) * 12 - (pointed.includes(entry.fact.id) ? 12 : 0),
    }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}
