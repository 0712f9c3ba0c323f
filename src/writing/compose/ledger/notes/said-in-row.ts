/** Notes of a row that are a sentence by themselves: whom one works with, how one works, what somebody does. */

import { weekdayInFull } from '../../../text/calendar.ts';
import { withArticle } from '../../language/articles.ts';
import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { kindOf } from '../../language/kind.ts';
import { saysClause } from '../../language/sure-clause.ts';
import { baseOfThird } from '../../language/verbs.ts';
import { ofItsKind } from './kinds.ts';

const few = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)';
const placesOf = new RegExp(
  `^${few} (?:[a-z]+ )?(?:shops|stores|sites|branches|offices|clinics|homes|schools|kitchens|depots|plants|studios|salons|hotels|restaurants|pubs|farms|workshops|warehouses|surgeries|nurseries)$`,
  'i',
);
/** "Kitchen team of six, two shops": whom one works with, and how many places there are. */
export function teamBeside(parts: readonly string[]): string[] | null {
  const [first = '', ...rest] = parts;
  return rest.length > 0 &&
    /\b(?:team|crew) of (?:about )?[\w-]+$/i.test(first) &&
    rest.every((part) => placesOf.test(part))
    ? [first, ...rest.map((part) => `We have ${lowerFirst(part)}`)]
    : null;
}

export const weekday = `${weekdayInFull}s?`;
/** "4-day week Monday to Thursday": where its days begin. */
const beforeDays = new RegExp(` (?=${weekday} (?:to|and) )`);
/** "Flexitime, hybrid with one office day a week": how one works, in a row of other things. */
export const ofPattern = (part: string): string | null =>
  /^flexi-?time$/i.test(part)
    ? 'You work flexitime'
    : /^(?:an? |one )?(week|month|fortnight) on,? (?:an? |one )?\1 off$/i.test(part)
      ? `You work ${lowerFirst(part)}`
      : /^(?:an? )?(?:four|three|five|nine|\d(?:\.5)?)-day (?:week|fortnight)\b(?!.*[:;])/i.test(part)
        ? `You work ${withArticle(lowerFirst(part).replace(/^an? /, '')).replace(beforeDays, ', ')}`
        : /^(?:fully |mostly )?hybrid,? with (?:up to |at least |about )?(?:one|two|three|four|an?|\d)\b(?!.*[:;])/i.test(
              part,
            )
          ? `The job is ${lowerFirst(part).replace(/^((?:fully |mostly )?hybrid) with/, '$1, with')}`
          : null;

/** "Rotational shifts including 1 night week in 6, night allowance paid": each in its sentence. */
export const ofRota = (part: string): string | null =>
  /^(?:rotating|rotational|rolling|alternating) shifts\b|\ballowance (?:is )?paid$/i.test(part)
    ? ofItsKind(part, part, [])
    : null;

/** "A night porter covers the nights", behind notes that say nothing of it: a sentence of its own. */
const subjectFirst =
  /^(?:an?|the|our|all|most|every|each|no|nights?|weekends?|shifts?|breaks|meals|tools|uniforms?|parking|overtime|travel|tips|some|half|two|three|four|five|\d+)\b/i;
const leadsIn =
  /^(?:when|if|while|as|because|although|though|before|after|since|once|until|where|so|and|but|or|in|on|at|during|with|without|from|for|to|by|of|under|over|outside|within|not|only|both|either|whether|unless|whatever|wherever|here|there)\b/i;
/** "Run the shop, the café and the county archives for two towns": two that close a row have no verb in "-s", which several never take. */
const closingPair =
  /^(?:the|our|an?) (?:[a-z'’-]+ ){0,2}([\p{L}'’-]+) and (?:the|our|an?) (?:[\p{L}'’-]+ ){1,3}[a-z]+s(?=$| (?:for|of|in|on|at|across|with|within)\b)/iu;
const closesRow = (part: string): boolean => {
  const one = closingPair.exec(part)?.[1];
  return one !== undefined && baseOfThird(one) === null;
};
export const ownClause = (part: string, parts: readonly string[]): string | null =>
  part !== parts[0] &&
  subjectFirst.test(part) &&
  !closesRow(part) &&
  !leadsIn.test(parts[0] ?? '') &&
  saysClause(part) &&
  kindOf(part) === 'clause'
    ? upperFirst(part)
    : null;

/** "You work days", "you work one weekend in eight": when one works, in one sentence. */
export function worksSo(one: string, other: string): string | null {
  const [, first = '', second = ''] =
    /^You work (?!on site\b|with\b|on the\b)([^.:;]+)\nYou work (?!on site\b|with\b|on the\b|an? )([^.:;]+)$/.exec(
      `${one}\n${other}`,
    ) ?? [];
  if (!second || `${first} ${second}`.split(' ').length > 14) return null;
  // "You work in an office on Bath Street", "you work from home two days a week": the one and the other.
  if (/^(?:in|at|on) /.test(first) && /^from home\b/.test(second)) return `You work ${first}, and ${second}`;
  if (/^the \w+ shift\b/.test(second)) return `You work ${first} on ${second}`;
  return `You work ${first}, ${/^\d+-hour shifts/.test(second) ? 'in ' : ''}${second}`;
}
