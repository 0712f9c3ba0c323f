/** What the texts of a batch owe and lack: promises, guidelines by their sliders, what is switched on, and that a job ends. */
import { coverage } from '../language/words.ts';
import type { PersonLine } from '../ledger/facts.ts';
import { promisesAlike } from '../ledger/same/like-promise.ts';
import type { Fact } from '../types.ts';
import type { BodyPlan } from './body-tables.ts';
import type { StepContext } from './context.ts';
import { isEssential } from './surest.ts';

/** What the recruiter promises: the proposition's sentences. */
export const promisesOf = ({ sentences }: StepContext['ledger']): StepContext['ledger']['sentences'] =>
  sentences.filter(({ fact }) => fact.kind === 'proposition');

/** Whether a fact tells most of what a guideline means: a task that is only kept out of its text ("answer calls", "we answer as we would like to be answered") does not. */
export function saysMuch(one: Fact | undefined, other: Fact): boolean {
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
export const wantedIn = (kind: string, weight: number, texts: number): number =>
  kind === 'strapline' || weight < 50 ? 0 : weight >= 100 ? Math.min(2, texts) : 1;

/** A job for a time: nobody should take it for a permanent one. */
export const forAWhile =
  /\b(?:(?:maternity|paternity|parental|adoption|sick(?:ness)?|family|long-term|study|career[- ]break)[a-z -]{0,12} (?:leave )?cover|cover(?:ing)? for|fixed[- ]term|temporary|secondment|interim|(?:\d+|[a-z]+)[- ]months? (?:contract|post|cover|placement)|(?:\d+|[a-z]+)[- ](?:month|year)s? (?:[a-z]+ )?(?:traineeship|apprenticeship|internship|residency|fellowship|training contract|graduate scheme|fixed term))\b|^(?:this|it|the (?:job|post|role)) is (?:on )?an? [\w-]+[- ](?:month|week|year)s? (?:[a-z-]+ )?(?:contract|post|appointment|role|job|position)\b|\bseasonal (?:role|post|position|job|contract|work)\b|^(?:the (?:job|post|role) is )?seasonal\b(?! (?:hours|peaks?|overtime|menus?|demand|variations?|patterns?)\b)|^the (?:job|role|post|season) (?:runs|lasts) from [a-z]+ to /i;
/** From which month to which: who lives on a yearly pay has to know. */
export const ofSeason =
  /^the (?:job|role|post|season) (?:runs|lasts) from [a-z]+ to (?:the end of |mid-|early |late )?[a-z]+$/i;
/** The facts that say so, one of them being enough, and the months more than the word. */
export const termsForAWhile = ({ facts, sentences }: StepContext['ledger']): string[] => {
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
