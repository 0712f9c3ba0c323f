/** House style of texts that the writer makes: every safe fix, and the company's own terms. */
import type { WriterInput } from '../compose/types.ts';
import { inOwnTerms } from '../rules/own-terms.ts';
import type { CheckRequest } from './request.ts';
import { fix } from './text.ts';

/** What stands in a text as it was typed: the job's title, and what the guidelines name. */
const namesOf = ({ advert, guidelines }: WriterInput): string[] =>
  [
    advert.jobTitle,
    guidelines.strapline?.value,
    ...[...guidelines.pillars, ...guidelines.values].map(({ value }) => value),
    ...guidelines.rewards.map(({ title }) => title),
  ].filter((name) => typeof name === 'string');

/**
 * What brings a text that the writer makes of `input` into house style.
 * @param request the guidelines' options and terms, as for a check
 */
export function inHouseStyle(request: CheckRequest, input: WriterInput): (text: string) => string {
  const own = inOwnTerms(request.terms ?? [], [...namesOf(input), ...(request.names ?? [])]);
  return (text) => fix(own(text), request);
}
