/** What the texts of a batch lack: essentials, guidelines by their sliders, and what is switched on. */
import { upperFirst } from '../language/first-capitals.ts';
import { coverage } from '../language/words.ts';
import type { PersonLine } from '../ledger/facts.ts';
import { asksMore } from '../ledger/lost-parts.ts';
import { promisesAlike } from '../ledger/same/like-promise.ts';
import { isLikeTask } from '../ledger/same/same-duty.ts';
import { findExclusions } from '../ledger/withhold.ts';
import type { Fact } from '../types.ts';
import type { BodyPlan } from './body-tables.ts';
import type { StepContext } from './context.ts';
import type { Absence } from './room-left.ts';
import { roughNote, termsNote } from './said-after-all.ts';
import { atOddHours, isEssential, standsFor } from './surest.ts';

/** So many lines are named; of a long job description nobody reads them all again. */
const NAMED = 8;
/** Why one line of what is asked or done is in no text, and what helps. */
const lineReasons: Readonly<Record<Absence, string>> = {
  earlier: 'Earlier texts have it, and these say what was left.',
  long: 'Written in a plainer way, it could be used.',
  room: 'There was no room for it; a longer length or a further text would have it.',
  beside: 'No sentence of it went with what else they say; a further text may have it.',
};
/**
 * Which lines of the job description made no sentence of a batch. Notes say what was made of a line and not whether its
 * sense is told: another line may say as much in other words.
 */
const leftOut = (lines: readonly string[]): string =>
  `No sentence of these texts comes from ${lines.length > 1 ? 'these lines' : 'this line'} of the job description: ${lines
    .slice(0, NAMED)
    .map((line) => `"${line.replace(/ \((?:E|D)\)$/, '').replace(/[.;,]+$/, '')}"`)
    .join(
      ', ',
    )}${lines.length > NAMED ? ` and ${lines.length - NAMED} more` : ''}. Read whether the texts say enough of ${lines.length > 1 ? 'them' : 'it'}.`;

/** Notes which essentials no text asks for, and whether there are any. */
export function tellUnsaid(
  { ledger, notes, sources, spare: { person: spare } }: Pick<StepContext, 'ledger' | 'notes' | 'sources' | 'spare'>,
  said: ReadonlySet<string>,
  why: (fact: string) => Absence,
): void {
  const told = [...notes];
  const spoken = ledger.person.filter(({ fact }) => said.has(fact.id)).map(({ fact }) => fact.text);
  const unsaid = ledger.person.filter(
    (line) =>
      // What the brief only wishes for, or waives, is not lost either: the recruiter wrote it.
      (isEssential(line) || line.fact.source === 'brief') &&
      !said.has(line.fact.id) &&
      findExclusions(line.typed).length === 0 &&
      ![...(ledger.alike.get(line.fact.id) ?? [])].some(
        (id) =>
          said.has(id) &&
          standsFor(
            ledger.person.find(({ fact }) => fact.id === id),
            line,
          ) &&
          !asksMore(line.fact.text, spoken),
      ),
  );
  // What else the job description asks for, in one line: whoever can't do it has to know before applying.
  const further = [...ledger.person, ...spare].filter(
    (line) =>
      !line.person.desirable &&
      line.person.kind !== 'without' &&
      !unsaid.includes(line) &&
      line.fact.source === 'jobDescription' &&
      // What nobody may be asked for is not missed; why it was left out is told elsewhere.
      findExclusions(line.typed).length === 0 &&
      !told.some((text) => text.includes(`"${line.typed}"`)) &&
      !said.has(line.fact.id) &&
      // "Good spoken and written English" and "GCSE English" are kept out of each other's text, and the one doesn't tell the other.
      (![...(ledger.alike.get(line.fact.id) ?? [])].some((id) => said.has(id)) || asksMore(line.fact.text, spoken)),
  );
  // Of a line that asks for several things only what is missing is told.
  const typedOnce = (typed: string): boolean =>
    [...ledger.person, ...spare].filter((other) => other.typed === typed).length === 1;
  const lines = [
    ...new Set([
      ...further.map(({ typed, fact }) => (typedOnce(typed) ? typed : upperFirst(fact.text))),
      ...ledger.unreadLines.person.filter((line) => findExclusions(line).length === 0),
    ]),
  ];
  if (lines.length > 0) notes.add(leftOut(lines));
  if (unsaid.length === 0) return;
  sources.unsaid = true;
  for (const { typed, fact } of unsaid) {
    const alike = [...(ledger.alike.get(fact.id) ?? [])].some((id) => said.has(id));
    notes.add(
      `No sentence of these texts comes from "${typed}"${fact.source === 'brief' ? '' : ', which the job description asks for'}. ${
        alike ? 'Another line asks for something like it: read whether that is enough.' : lineReasons[why(fact.id)]
      }`,
    );
  }
}

/** Notes what of the brief is left out since no reading of it is sure, be it a note or a sentence. */
export function tellRough({ ledger, notes }: Pick<StepContext, 'ledger' | 'notes'>): void {
  // What has quotation marks of its own keeps them, in the other form.
  const quoted = ledger.rough.slice(0, 5).map((text) => `"${text.replace(/\s+/g, ' ').replace(/"([^"]*)"/g, '“$1”')}"`);
  if (quoted.length > 0)
    notes.add(`${roughNote.lead}${quoted.join(', ')}${quoted.length > 1 ? roughNote.several : roughNote.one}`);
}

/** A task in the words of its source: where they had no verb, without the one that we gave it; without articles of ours. */
const asTyped = ({ fact, thing, typed }: StepContext['ledger']['duties'][number]): string =>
  upperFirst(thing?.text ?? typed?.replace(/[.;,]+$/, '') ?? fact.text);

/** "Sign-off" by its words. */
const apart = (text: string): string => text.replace(/-/g, ' ');

/** Notes the duties that no text tells of: first those at odd hours, since whoever can't do them has to know before applying. */
export function tellUntold(
  { ledger, notes, spare, imperatives }: Pick<StepContext, 'ledger' | 'notes' | 'spare' | 'imperatives'>,
  said: ReadonlySet<string>,
  why: (fact: string) => Absence,
): void {
  // What an imperative says is said, whatever the job description calls it.
  const ordered = (text: string): boolean =>
    imperatives.some(({ statement }) => coverage(text, statement.text) >= 0.6 || coverage(statement.text, text) >= 0.6);
  const told = [...notes];
  // "Review test code" and "define the test strategy": kept out of each other's text, and the one doesn't tell the other.
  const tellsOf = (id: string, task: string): boolean => {
    const other = ledger.duties.find(({ fact }) => fact.id === id)?.fact.text;
    return other === undefined || isLikeTask(other, task) || coverage(apart(task), apart(other)) >= 0.5;
  };
  const untold = [...ledger.duties, ...spare.duties].filter(
    ({ fact, twin }) =>
      !said.has(fact.id) &&
      !(twin && said.has(twin)) &&
      !ordered(fact.text) &&
      !told.some((text) => text.includes(`"${fact.text}"`)) &&
      ![...(ledger.alike.get(fact.id) ?? [])].some((id) => said.has(id) && tellsOf(id, fact.text)),
  );
  const odd = untold.filter(({ fact }) => atOddHours.test(fact.text));
  for (const duty of odd)
    notes.add(`No sentence of these texts comes from "${asTyped(duty)}". ${lineReasons[why(duty.fact.id)]}`);
  const further = untold.filter((duty) => !odd.includes(duty) && duty.fact.source === 'jobDescription');
  // "Commissioning and IQ/OQ with QA" where "commissioning and qualification with QA" is said.
  const spoken = ledger.duties.flatMap(({ fact, thing }) => (said.has(fact.id) ? (thing?.names ?? [fact.text]) : []));
  // A short task has its words in many a long line: the line has to have most of its own in the task as well.
  const unread = ledger.unreadLines.duties.filter(
    (line) => !spoken.some((task) => coverage(task, line) >= 0.6 && coverage(line, task) >= 0.5),
  );
  // What comes last of many lines is only counted: first those that were not read, which tell where and when.
  const lines = [...unread, ...further.map(asTyped)];
  if (lines.length > 0) notes.add(leftOut(lines));
  // What the recruiter wrote is missed though something like it is said.
  for (const duty of [...ledger.duties, ...spare.duties]) {
    const { fact } = duty;
    if (
      fact.source === 'brief' &&
      !odd.some((duty) => duty.fact.id === fact.id) &&
      !said.has(fact.id) &&
      !ordered(fact.text) &&
      !ledger.duties.some(({ twin, fact: other }) => twin === fact.id && said.has(other.id)) &&
      !told.some((text) => {
        // "Tasting menu" and "handle tasting menu" are one line of the brief's.
        const line = /"([^"]+)"/.exec(text)?.[1]?.toLowerCase();
        return (
          line !== undefined &&
          (line.length > 3 ? fact.text.toLowerCase().endsWith(line) : asTyped(duty).toLowerCase() === line)
        );
      })
    )
      notes.add(`No sentence of these texts comes from "${asTyped(duty)}". ${lineReasons[why(fact.id)]}`);
  }
}

/** Notes the task that the recruiter put first where no introduction has it: readers look for that one. */
export function tellFirstTask(
  { ledger, notes, spare, imperatives }: Pick<StepContext, 'ledger' | 'notes' | 'spare' | 'imperatives'>,
  said: ReadonlySet<string>,
  why: (fact: string) => Absence,
): void {
  // Tasks count from nought, and their ids end in that.
  const first = [...ledger.duties, ...spare.duties].find(
    ({ fact }) => fact.source === 'brief' && /(?<!\d)0$/.test(fact.id),
  );
  if (
    !first ||
    first.doubt < UNREADABLE ||
    said.has(first.fact.id) ||
    imperatives.length > 0 ||
    [...(ledger.alike.get(first.fact.id) ?? [])].some((id) => said.has(id))
  )
    return;
  const quoted = asTyped(first);
  if (![...notes].some((note) => note.toLowerCase().includes(quoted.toLowerCase())))
    notes.add(`No sentence of these texts comes from "${quoted}". ${lineReasons[why(first.fact.id)]}`);
}
/** From this on no sentence is made of a task. */
const UNREADABLE = 0.9;

/** What the recruiter promises: the proposition's sentences. */
const promisesOf = ({ sentences }: StepContext['ledger']): StepContext['ledger']['sentences'] =>
  sentences.filter(({ fact }) => fact.kind === 'proposition');

/** Whether a fact tells most of what a guideline means: a task that is only kept out of its text ("answer calls", "we answer as we would like to be answered") does not. */
function saysMuch(one: Fact | undefined, other: Fact): boolean {
  // "Two days a week" alone says nothing of what they are for.
  const wording = ({ text, statement }: Fact): string =>
    (statement ?? text).replace(
      /\b(?:\d+|one|two|three|four|five|six|days?|hours?|weeks?|months?|years?) (?=(?:days?|hours?|weeks?|months?|years?|an?|per|of|for|in)\b)|\b(?:days?|hours?|weeks?|months?|years?)\b/gi,
      '',
    );
  return (
    one !== undefined &&
    one.kind !== 'duty' &&
    (coverage(wording(other), wording(one)) > 0.5 || promisesAlike(wording(one), wording(other), new Set()))
  );
}

/** In how many texts a guideline of a slider's weight has to stand. */
const wantedIn = (kind: string, weight: number, texts: number): number =>
  kind === 'strapline' || weight < 50 ? 0 : weight >= 100 ? Math.min(2, texts) : 1;

/** A job for a time: nobody should take it for a permanent one. */
const forAWhile =
  /\b(?:(?:maternity|paternity|parental|adoption|sick(?:ness)?|family|long-term|study|career[- ]break)[a-z -]{0,12} (?:leave )?cover|cover(?:ing)? for|fixed[- ]term|temporary|secondment|interim|(?:\d+|[a-z]+)[- ]months? (?:contract|post|cover|placement)|(?:\d+|[a-z]+)[- ](?:month|year)s? (?:[a-z]+ )?(?:traineeship|apprenticeship|internship|residency|fellowship|training contract|graduate scheme|fixed term))\b|^(?:this|it|the (?:job|post|role)) is (?:on )?an? [\w-]+[- ](?:month|week|year)s? (?:[a-z-]+ )?(?:contract|post|appointment|role|job|position)\b|\bseasonal (?:role|post|position|job|contract|work)\b|^(?:the (?:job|post|role) is )?seasonal\b(?! (?:hours|peaks?|overtime|menus?|demand|variations?|patterns?)\b)|^the (?:job|role|post|season) (?:runs|lasts) from [a-z]+ to /i;
/** From which month to which: who lives on a yearly pay has to know. */
export const ofSeason =
  /^the (?:job|role|post|season) (?:runs|lasts) from [a-z]+ to (?:the end of |mid-|early |late )?[a-z]+$/i;
/** The facts that say so, one of them being enough, and the months more than the word. */
const termsForAWhile = ({ facts, sentences }: StepContext['ledger']): string[] => {
  const term = facts.get('contract:general:terms');
  if (term && forAWhile.test(term.text)) return [term.id];
  return sentences
    .filter(({ fact, statement }) => fact.kind === 'description' && forAWhile.test(statement.text))
    .sort((one, other) => Number(ofSeason.test(other.statement.text)) - Number(ofSeason.test(one.statement.text)))
    .slice(0, 1)
    .map(({ fact }) => fact.id);
};

/** The facts that the texts lack: what is switched on, guidelines by their sliders, and on the person what nobody may miss. */
export function lackingIn(
  { ledger }: Pick<StepContext, 'ledger'>,
  texts: readonly ReadonlySet<string>[],
  step: BodyPlan['step'],
): string[] {
  const inSome = (id: string): number =>
    texts.filter((facts) => facts.has(id) || [...(ledger.alike.get(id) ?? [])].some((other) => facts.has(other)))
      .length;
  // "One midwife, one birth" is not said by a promise that shares two words with it: what is told as missing is tried here.
  const inSomeAsMeant = (guide: Fact): number =>
    texts.filter(
      (facts) =>
        facts.has(guide.id) ||
        [...(ledger.alike.get(guide.id) ?? [])].some(
          (other) => facts.has(other) && saysMuch(ledger.facts.get(other), guide),
        ),
    ).length;
  return [
    ...(step === 2 ? promisesOf(ledger).flatMap(({ fact }) => (inSome(fact.id) > 0 ? [] : [fact.id])) : []),
    ...(step === 2 || step === 3 ? termsForAWhile(ledger).filter((id) => inSome(id) === 0) : []),
    ...ledger.guides
      .filter(({ fact }) => inSomeAsMeant(fact) < wantedIn(fact.kind, fact.weight, texts.length))
      .map(({ fact }) => fact.id),
    ...(step === 2
      ? ledger.sentences
          .filter(
            ({ fact }) => /^(?:mission|vision|purpose)$/.test(fact.kind) && !texts.some((facts) => facts.has(fact.id)),
          )
          .map(({ fact }) => fact.id)
      : []),
    ...(step === 3
      ? ledger.duties
          .filter(
            ({ fact }) =>
              fact.source === 'brief' &&
              inSome(fact.id) === 0 &&
              !ledger.duties.some(({ twin, fact: other }) => twin === fact.id && inSome(other.id) > 0),
          )
          .map(({ fact }) => fact.id)
      : []),
    ...(step === 4
      ? [isEssential, ({ fact }: PersonLine) => fact.source === 'brief']
          .flatMap((asked) => ledger.person.filter((line) => asked(line) && inSome(line.fact.id) === 0))
          .map(({ fact }) => fact.id)
      : []),
  ];
}

/** Notes which of the hours and the terms of the post are in none of the texts of a batch: whoever uses one alone has to add them. What the texts say after all is taken out when they stand. */
function tellTerms(
  { ledger, notes }: Pick<StepContext, 'ledger' | 'notes'>,
  texts: readonly ReadonlySet<string>[],
  patterns: readonly string[],
): void {
  const { hours, contract, time, inWords = [] } = ledger.slots;
  const lacks = (kind: Fact['kind']): boolean =>
    !texts.some((facts) => [...facts].some((id) => ledger.facts.get(id)?.kind === kind));
  const terms = [
    hours && lacks('hours') ? hours.text : '',
    ...(lacks('contract') ? [contract?.text, time?.text] : []),
    ...inWords,
    ...patterns,
  ].filter((term) => term && term !== 'fixed-term' && !patterns.some((row) => row !== term && row.includes(term)));
  if (terms.length > 0)
    notes.add(`${termsNote.lead}${[...new Set(terms)].map((term) => `"${term}"`).join(', ')}${termsNote.tail}`);
}

/** A sentence on the job and on whoever has it, and not on the house. */
const ofTheJob =
  /^(?:You|This|It|The (?:post|job|role|work|week|shifts?|hours|working|contract|rota|team works)|Shifts?|Hours|Nights|Work|We (?:do not|don['’]t|never|only|all)? ?work)\b/;
/** When somebody works: days, shifts, nights and how many of them. */
const worksWhen =
  /\b(?:shifts?|rota|roster|nights?|weekends?|earlies|lates|on[- ]call|\d on,? \d off|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|(?:two|three|four|five|six|seven|\d) days\b(?! in the office)|evenings?|flexitime)\b/;

/** Says which guidelines stand in fewer texts than their sliders ask for, and which statement that is switched on stands in none; `texts` are the facts of each, `why` tells why one is in none. */
export function tellMissed(
  { ledger, notes }: Pick<StepContext, 'ledger' | 'notes'>,
  texts: readonly ReadonlySet<string>[],
  { step, length }: Pick<BodyPlan, 'step' | 'length'>,
  why: (fact: string) => Absence,
): void {
  if (texts.length === 0) return;
  const more =
    length === 'large' ? 'A shorter statement makes some.' : 'A longer length or a shorter statement makes some.';
  const reasons: Readonly<Record<Absence, string>> = {
    earlier: 'it is in earlier texts, and these say what was left.',
    long: 'no sentence that fits these could be made of it. A shorter, plainer one would be said.',
    room: `there was no room. ${more}`,
    beside: 'no sentence of it went with what else they say. Another Refresh may have it.',
  };
  for (const { fact, name } of ledger.guides) {
    // A strapline that the step brief asks for has no slider.
    const wanted = fact.id.startsWith('strapline:') ? 0 : wantedIn(fact.kind, fact.weight, texts.length);
    const lacking = texts.filter((facts) => !facts.has(fact.id));
    const told = texts.length - lacking.length;
    if (told >= wanted) continue;
    // What a text says already in other words needs no room.
    const alike = [...(ledger.alike.get(fact.id) ?? [])].filter((id) => saysMuch(ledger.facts.get(id), fact));
    const reason = lacking.some((facts) => alike.some((id) => facts.has(id)))
      ? 'they say much the same in other words.'
      : reasons[why(fact.id)];
    notes.add(
      `"${name.text}" is ${told === 0 ? 'named in none of these texts' : 'told in one of these texts only'}, though its slider is at ${fact.weight}%: ${reason}`,
    );
  }
  const inSome = (id: string): boolean =>
    [id, ...(ledger.alike.get(id) ?? [])].some((one) => texts.some((facts) => facts.has(one)));
  const [term] = step === 2 || step === 3 ? termsForAWhile(ledger) : [];
  // An imperative says it too: "the job is maternity cover".
  const isForAWhile = (id: string): boolean => {
    const fact = ledger.facts.get(id);
    return forAWhile.test(`${fact?.text ?? ''} ${fact?.statement ?? ''}`);
  };
  const tellsTerm = texts.some((facts) => [...facts].some(isForAWhile));
  if (term && !inSome(term) && !tellsTerm)
    notes.add(
      `That the job is for a time only ("${ledger.facts.get(term)?.text}") is in none of these texts. Please add it where they are used alone.`,
    );
  // When one works belongs to the terms, in whichever batch it was said before.
  const patterns = ledger.sentences.filter(
    ({ fact, statement }) =>
      fact.kind === 'description' &&
      worksWhen.test(fact.text) &&
      (statement.kind !== 'clause' || ofTheJob.test(fact.text)) &&
      !inSome(fact.id) &&
      (step === 3 || why(fact.id) === 'earlier'),
  );
  if (step === 2 || step === 3)
    tellTerms(
      { ledger, notes },
      texts,
      patterns.map(({ fact }) => fact.text),
    );
  if (step !== 2) return;
  // "The first person that families speak to" is not told by "speak to families": only what has most of its words does.
  const tellsMost = (fact: Fact): boolean =>
    texts.some((facts) => facts.has(fact.id)) ||
    [...(ledger.alike.get(fact.id) ?? [])].some(
      (id) =>
        texts.some((facts) => facts.has(id)) &&
        (ledger.facts.get(id)?.kind !== 'duty' || coverage(fact.text, ledger.facts.get(id)?.text ?? '') >= 0.5),
    );
  // What the recruiter wrote of the job, and no text of this or an earlier batch says.
  const lostOfJob = ledger.sentences.filter(
    ({ fact }) =>
      fact.kind === 'description' &&
      fact.source === 'brief' &&
      (fact.id !== term || tellsTerm) &&
      !tellsMost(fact) &&
      why(fact.id) !== 'earlier',
  );
  for (const reason of new Set(lostOfJob.map(({ fact }) => reasons[why(fact.id)])))
    notes.add(
      `A part of the description is in none of these texts (${lostOfJob
        .filter(({ fact }) => reasons[why(fact.id)] === reason)
        // The recruiter typed no "you will be".
        .map(
          ({ fact }) =>
            `"${upperFirst(fact.text.replace(/^You will (?:be|work as) (?:an? )?|^You work (?!(?:for|with|in|at|on|from|across|alongside)\b)/, ''))}"`,
        )
        .join(', ')}): ${reason}`,
    );
  // What the recruiter promises is what draws people in: nobody should have to find out that it is missing.
  const promises = promisesOf(ledger);
  const isSaid = ({ fact }: (typeof promises)[number]): boolean =>
    [fact.id, ...(ledger.alike.get(fact.id) ?? [])].some((id) => texts.some((facts) => facts.has(id)));
  const [promise] = promises;
  if (promise && !promises.some(isSaid))
    notes.add(`The proposition is in none of these texts: ${reasons[why(promise.fact.id)]}`);
  // "A paid certification each year and a clear path": told by what says the one half of it.
  else if (promise && !promises.some(({ fact }) => texts.some((facts) => facts.has(fact.id)))) {
    const told = promises
      .flatMap(({ fact }) => [...(ledger.alike.get(fact.id) ?? [])])
      .filter((id) => texts.some((facts) => facts.has(id)));
    const halves = told.map((id) => ledger.facts.get(id)).map((fact) => `${fact?.text ?? ''} ${fact?.statement ?? ''}`);
    const most = Math.max(0, ...halves.map((half) => coverage(promise.fact.text, half)));
    // What shares a word or two with it says no part of it for sure.
    if (most < 0.7)
      notes.add(
        most >= 0.5
          ? 'The proposition is in none of these texts as it stands: they say a part of it in other words.'
          : `The proposition is in none of these texts: ${reasons[why(promise.fact.id)]}`,
      );
  }
  // "Home by 16:30. No nights away.": of two sentences the one does not tell the other.
  const lost = promises.filter((sentence) => !isSaid(sentence));
  if (lost.length > 0 && lost.length < promises.length)
    notes.add(
      `A part of the proposition is in none of these texts (${lost.map(({ fact }) => `"${fact.text}"`).join(', ')}): ${reasons[why(lost[0]?.fact.id ?? '')]}`,
    );
  for (const kind of ['mission', 'vision', 'purpose'] as const) {
    const stated = ledger.sentences.filter(({ fact }) => fact.kind === kind);
    const [first] = stated;
    if (first && !stated.some(({ fact }) => texts.some((facts) => facts.has(fact.id))))
      notes.add(`The ${kind} is switched on and in none of these texts: ${reasons[why(first.fact.id)]}`);
  }
}
