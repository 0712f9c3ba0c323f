/** Notes on what the texts of a batch owe and none of them says: guidelines, terms, the description, the promise, what is switched on. */
import { upperFirst } from '../language/first-capitals.ts';
import { coverage } from '../language/words.ts';
import type { Fact } from '../types.ts';
import type { BodyPlan } from './body-tables.ts';
import type { StepContext } from './context.ts';
import { forAWhile, promisesOf, saysMuch, termsForAWhile, wantedIn } from './owed.ts';
import type { Absence } from './room-left.ts';
import { termsNote } from './said-after-all.ts';

/** What the notes are told of: the facts of each text, and why a fact is in none of them. */
interface Told {
  ledger: StepContext['ledger'];
  notes: StepContext['notes'];
  texts: readonly ReadonlySet<string>[];
  why: (fact: string) => Absence;
  reasons: Readonly<Record<Absence, string>>;
}

/** Whether a text tells a fact, or one that tells the same. */
const inSome = ({ ledger, texts }: Told, id: string): boolean =>
  [id, ...(ledger.alike.get(id) ?? [])].some((one) => texts.some((facts) => facts.has(one)));

/** Notes which of the hours and the terms of the post are in none of the texts of a batch: whoever uses one alone has to add them. What the texts say after all is taken out when they stand. */
function tellTerms({ ledger, notes, texts }: Told, patterns: readonly string[]): void {
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

/** Which guidelines stand in fewer texts than their sliders ask for. */
function tellGuides({ ledger, notes, texts, why, reasons }: Told): void {
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
}

/** The terms of the post: that it is for a time, and when one works. Whether the texts tell that it is for a time. */
function tellPost(batch: Told, step: BodyPlan['step'], term: string | undefined): boolean {
  const { ledger, notes, texts, why } = batch;
  // An imperative says it too: "the job is maternity cover".
  const isForAWhile = (id: string): boolean => {
    const fact = ledger.facts.get(id);
    return forAWhile.test(`${fact?.text ?? ''} ${fact?.statement ?? ''}`);
  };
  const tellsTerm = texts.some((facts) => [...facts].some(isForAWhile));
  if (term && !inSome(batch, term) && !tellsTerm)
    notes.add(
      `That the job is for a time only ("${ledger.facts.get(term)?.text}") is in none of these texts. Please add it where they are used alone.`,
    );
  // When one works belongs to the terms, in whichever batch it was said before.
  const patterns = ledger.sentences.filter(
    ({ fact, statement }) =>
      fact.kind === 'description' &&
      worksWhen.test(fact.text) &&
      (statement.kind !== 'clause' || ofTheJob.test(fact.text)) &&
      !inSome(batch, fact.id) &&
      (step === 3 || why(fact.id) === 'earlier'),
  );
  if (step !== 4)
    tellTerms(
      batch,
      patterns.map(({ fact }) => fact.text),
    );
  return tellsTerm;
}

/** What the recruiter wrote of the job, and no text of this or an earlier batch says; `apart`: what a note of its own tells. */
function tellDescription({ ledger, notes, texts, why, reasons }: Told, apart: string | undefined): void {
  // "The first person that families speak to" is not told by "speak to families": only what has most of its words does.
  const tellsMost = (fact: Fact): boolean =>
    texts.some((facts) => facts.has(fact.id)) ||
    [...(ledger.alike.get(fact.id) ?? [])].some(
      (id) =>
        texts.some((facts) => facts.has(id)) &&
        (ledger.facts.get(id)?.kind !== 'duty' || coverage(fact.text, ledger.facts.get(id)?.text ?? '') >= 0.5),
    );
  const lost = ledger.sentences.filter(
    ({ fact }) =>
      fact.kind === 'description' &&
      fact.source === 'brief' &&
      fact.id !== apart &&
      !tellsMost(fact) &&
      why(fact.id) !== 'earlier',
  );
  for (const reason of new Set(lost.map(({ fact }) => reasons[why(fact.id)])))
    notes.add(
      `A part of the description is in none of these texts (${lost
        .filter(({ fact }) => reasons[why(fact.id)] === reason)
        // The recruiter typed no "you will be".
        .map(
          ({ fact }) =>
            `"${upperFirst(fact.text.replace(/^You will (?:be|work as) (?:an? )?|^You work (?!(?:for|with|in|at|on|from|across|alongside)\b)/, ''))}"`,
        )
        .join(', ')}): ${reason}`,
    );
}

/** What the recruiter promises is what draws people in: nobody should have to find out that it is missing. */
function tellPromise(batch: Told): void {
  const { ledger, notes, texts, why, reasons } = batch;
  const promises = promisesOf(ledger);
  const isSaid = ({ fact }: (typeof promises)[number]): boolean => inSome(batch, fact.id);
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
}

function tellSwitchedOn({ ledger, notes, texts, why, reasons }: Told): void {
  for (const kind of ['mission', 'vision', 'purpose'] as const) {
    const stated = ledger.sentences.filter(({ fact }) => fact.kind === kind);
    const [first] = stated;
    if (first && !stated.some(({ fact }) => texts.some((facts) => facts.has(fact.id))))
      notes.add(`The ${kind} is switched on and in none of these texts: ${reasons[why(first.fact.id)]}`);
  }
}

/**
 * Says which guidelines stand in fewer texts than their sliders ask for, and of an introduction and a text on the role
 * what else they owe and don't say.
 * @param texts the facts of each text
 * @param why why a fact is in none of them
 */
export function tellMissed(
  { ledger, notes }: Pick<StepContext, 'ledger' | 'notes'>,
  texts: readonly ReadonlySet<string>[],
  { step, length }: Pick<BodyPlan, 'step' | 'length'>,
  why: (fact: string) => Absence,
): void {
  if (texts.length === 0) return;
  const more =
    length === 'large' ? 'A shorter statement makes some.' : 'A longer length or a shorter statement makes some.';
  const reasons: Told['reasons'] = {
    earlier: 'it is in earlier texts, and these say what was left.',
    long: 'no sentence that fits these could be made of it. A shorter, plainer one would be said.',
    room: `there was no room. ${more}`,
    beside: 'no sentence of it went with what else they say. Another Refresh may have it.',
  };
  const batch: Told = { ledger, notes, texts, why, reasons };
  tellGuides(batch);
  const [term] = step === 4 ? [] : termsForAWhile(ledger);
  const tellsTerm = tellPost(batch, step, term);
  if (step !== 2) return;
  tellDescription(batch, tellsTerm ? undefined : term);
  tellPromise(batch);
  tellSwitchedOn(batch);
}
