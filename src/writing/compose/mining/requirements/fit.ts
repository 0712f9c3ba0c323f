/** Fitness, which is no verb ("fit to climb"), and what counts as well as what is asked ("shop or cafe is fine"). */
import { lowerFirst } from '../../language/first-capitals.ts';
import type { PersonFact } from './person-shapes.ts';

const fit = /^(?:you(?:['’]re| are| must be) |must be )?((?:physically |medically )?fit to [a-z][^,;:()]{2,60}?)[.]?$/i;

/** "Fit to climb": how somebody is; null for every other line. */
export function readFit(line: string, desirable: boolean): PersonFact | null {
  const text = fit.exec(line.trim())?.[1];
  return text === undefined ? null : { kind: 'be', text: lowerFirst(text), desirable };
}

const alsoFine =
  /^([^,;:()]{8,}), ((?:(?:an?|any|your) )?[a-z][^,;:()]{2,40} (?:is|are) (?:fine|enough|ok(?:ay)?|welcome))[.]?$/i;

/** "Some experience with the public, shop or cafe is fine": the requirement with what counts as well. `read` reads the requirement itself. */
export function readAlsoFine(line: string, read: (half: string) => PersonFact | null): PersonFact | null {
  const [, asked = '', also = ''] = alsoFine.exec(line.trim()) ?? [];
  const fact = /\bexperience\b/i.test(asked) ? read(asked) : null;
  return fact?.kind === 'have' && !/[()]/.test(fact.text)
    ? { ...fact, text: `${fact.text} (${lowerFirst(also)})` }
    : null;
}
