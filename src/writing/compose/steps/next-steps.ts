/** What a call says of the next step: what the step brief tells to do, and what the job description does where it is used. */

import { withNames } from '../language/names-here.ts';
import { coverage } from '../language/words.ts';
import { withoutOthersReach } from '../ledger/company.ts';
import type { Ledger } from '../ledger/facts.ts';
import { type Imperative, readImperatives } from '../ledger/imperatives.ts';
import { applySteps, referenceOf } from '../mining/page/apply-steps.ts';
import type { StepOptions, WriterInput } from '../types.ts';
import { inShortSteps, tellsNextStep, withoutWish } from './brief-wishes.ts';

/** "Call Maya for a chat": whom to ask for, and a text of the job description has her number. */
const asksThem = (value: string, text: string): boolean => {
  const whom =
    /\b(?:[Cc]all|[Rr]ing|[Pp]hone|[Ee]-?mail|[Cc]ontact|[Nn]ame|[Mm]ention|[Aa]sk for|(?:[Ss]peak|[Tt]alk|[Cc]hat) (?:to|with)) (?:(?:Mr|Ms|Mrs|Dr)\.? )?(\p{Lu}[\p{L}'’-]+)/u.exec(
      value,
    )?.[1];
  return whom !== undefined && !/\d|@/.test(value) && text.includes(whom);
};

/** Imperatives that tell the next step, out of the step brief and out of the job description. */
export function readNextSteps(
  said: readonly { id: string; value: string }[],
  input: WriterInput,
  options: StepOptions,
  base: Ledger,
): { nextStep: Imperative[]; fromJob: Imperative[] } {
  const known = [...base.facts.values()].map(({ text, statement }) => `${text} ${statement ?? ''}`);
  // What the job description tells to do, where it is used and the step brief doesn't say it already.
  const told =
    options.useJobDescription && input.jobDescription?.matches
      ? withNames(base.names, () =>
          applySteps(withoutOthersReach(input))
            .filter((text) => !(input.advert.deadline && /^Apply by /.test(text)))
            .flatMap(inShortSteps)
            .filter((text) => !said.some(({ value }) => coverage(text, value) > 0.9)),
        )
      : [];
  // "Give the reference number": the job description has it.
  const reference = said.some(({ value }) => /\bref(?:erence)?\b/i.test(value) && !/\d/.test(value))
    ? referenceOf(input.jobDescription?.text ?? '')
    : null;
  if (reference) told.push(`Please quote reference ${reference}`);
  // "Text PICK or walk in": the job description has the number.
  const isFuller = (value: string): boolean =>
    told.some(
      (text) =>
        (/\d|@/.test(text) || /^Tell us your /.test(text)) && (coverage(value, text) >= 0.6 || asksThem(value, text)),
    );
  const nextStep = readImperatives(
    said
      .map(withoutWish)
      .filter(
        ({ value }) =>
          tellsNextStep(value) &&
          !isFuller(value) &&
          ((/^apply by /i.test(value) && !input.advert.deadline) || !known.some((text) => coverage(value, text) > 0.5)),
      ),
  ).required;
  const fromJob = withNames(
    base.names,
    () => readImperatives(told.map((value, index) => ({ id: `jobDescription${index}`, value }))).required,
  );
  return { nextStep, fromJob };
}
