/** In which sentence an imperative is said: with the fact, the record, the rule or the day that it only names. */

import { withNames } from '../language/names-here.ts';
import { countWords, coverage } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import type { Imperative } from '../ledger/imperatives.ts';
import type { Statement } from '../ledger/statement.ts';
import type { Step, StepOptions, WriterInput } from '../types.ts';
import { sayCount, sayHours, sayThere, sayWithName } from './asked-in-text.ts';
import { sayHomeWork } from './home-work.ts';
import { answerOf, askAbout, findSaying, sayAsked, withItsFact, withItsTask } from './imperative-answers.ts';
import { asEnclosed, asMeeting, asNote, thereIs, withinWork } from './imperative-notes.ts';
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
import { figures } from './quoted-parts.ts';
import { isRule, withItsRule } from './rules.ts';
import { sayReward } from './said-rewards.ts';
import { timesOfPaper } from './times-of-paper.ts';
import { asLed, asOurs, asTurns } from './what-we-have.ts';

/** A sentence that has what an imperative names; null where it is too long for the lines of a step, which then say the bare thing. */
const inRoomOf = (step: Step | undefined, saying: Imperative['statement'] | null): Imperative['statement'] | null =>
  saying && (step === 1 || step === 6) && countWords(saying.text) > 10 ? null : saying;

/** An imperative with the sentence that says it; what the sentence says in other words is what the texts must have. */
const saidAs = (imperative: Imperative, statement: Statement): Imperative => ({
  ...imperative,
  statement,
  text: coverage(imperative.text, statement.text) >= 0.85 ? imperative.text : statement.text,
});

/** What an imperative is said from: the step, what the recruiter typed, and the facts. */
interface SaidFrom {
  step: Step | undefined;
  input: WriterInput;
  options: StepOptions;
  base: Ledger;
  /** The job description, where it is used. */
  paper: string;
  /** All that was typed of the job. */
  typedTexts: readonly (string | null | undefined)[];
}

/** What a step brief only names, said: "mention the closing date" with the date, "mention the parking" with what the guidelines say of it. */
export const answersIn = (
  required: readonly Imperative[],
  { step, base }: Pick<SaidFrom, 'step' | 'base'>,
): Imperative[] =>
  required.flatMap((imperative) => {
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

/** An imperative that asks for what the General tab, the brief or the job description tells of the terms, with what they tell. */
function withTerms(typed: Imperative, { step, base, paper, typedTexts }: SaidFrom): Imperative {
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
}

/** "Coorg packages", where the job is to sell palace and Coorg packages: a thing, whatever else its last word does. */
function asNamed(imperative: Imperative, base: Ledger): Imperative {
  const { text, statement } = imperative;
  if (statement.kind !== 'clause' || countWords(text) > 3 || /^(?:you|we|they|it|there|the|our|no|all)\b/i.test(text))
    return imperative;
  const named = [...base.duties, ...base.sentences].some(
    ({ fact }) => ` ${fact.text}`.includes(` ${text}`) && fact.text !== text,
  );
  return named ? { ...imperative, statement: { ...statement, kind: 'np' } } : imperative;
}

/** An imperative in the sentence that a text says for it. "The two years" is no "three years' experience": a figure is said by that figure. */
export function inItsSentence(typed: Imperative, from: SaidFrom): Imperative {
  const imperative = withTerms(asNamed(typed, from.base), from);
  const said = sentenceFor(imperative, from);
  const has = new Set(figures(said.statement.text));
  return figures(imperative.text).every((figure) => has.has(figure)) ? said : imperative;
}

function sentenceFor(imperative: Imperative, from: SaidFrom): Imperative {
  const { step, input, options, base, typedTexts } = from;
  const answered = (imperative: Imperative): Imperative => {
    const statement = answerOf(imperative.text, base);
    return statement ? { ...imperative, statement, text: statement.text } : imperative;
  };
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
  const led = asLed(imperative.text, typedTexts) ?? (step && step > 1 && step < 5 ? asTurns(imperative.text) : null);
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
            (options.useJobDescription && input.jobDescription?.matches
              ? timesOfPaper(imperative.text, input.jobDescription.text)
              : null) ??
            withNames(base.names, () => sayDate(imperative.text, base) ?? sayAim(imperative.text, base)) ??
            withItsFact(imperative, base) ??
            withNames(base.names, () => sayReward(imperative.text, base, step === 1 || step === 6 ? 6 : undefined)) ??
            withItsTask(imperative, base) ??
            (step && step > 1 && step < 4 ? asOurs(imperative.text, base) : null) ??
            (step === 3 ? withinWork(imperative.statement) : null) ??
            (step === 6 ? (asMeeting(imperative.statement) ?? asEnclosed(imperative.statement)) : null) ??
            withNames(base.names, () => askAbout(imperative.text, base)) ??
            sayWithName(imperative.text, base) ??
            ((step === 2 || step === 3 || step === 4) &&
            !isNoPart(imperative.statement) &&
            !isRule(imperative.statement)
              ? thereIs(imperative.statement)
              : imperative.statement),
        ) ?? imperative.statement,
      )
    : (step === 2 || step === 3) && /^(?:loose|adjective|participle)$/.test(kind)
      ? saidAs(imperative, asNote(imperative.statement) ?? answered(imperative).statement)
      : answered(imperative);
}
