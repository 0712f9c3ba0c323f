/** Notes that no sentence can be made of: they stand in no text, and a note tells them. */

import { hasSentence } from '../frames/statements.ts';
import { withArticle } from '../language/articles.ts';
import { hasVerb } from '../language/clause.ts';
import { lacksArticle } from '../language/counting.ts';
import { upperFirst } from '../language/first-capitals.ts';
import { kindOf } from '../language/kind.ts';
import { headOf, missesArticle } from '../language/nouns.ts';
import { withArticles } from '../language/shorthand-articles.ts';
import { isTelegraphic } from '../language/telegraphic.ts';
import type { FactKind } from '../types.ts';
import { isOnlyMainly } from './notes/mainly.ts';
import { measured } from './notes/part-work.ts';
import { isProduct } from './notes/products.ts';
import { lacksItsVerb } from './record/judged.ts';
import type { Statement } from './statement.ts';
import { ofSoManySaid } from './sure-statements.ts';

/** "Farm visits within a 20-mile radius": several, of a kind. */
const areSeveral = (text: string): boolean =>
  /^[A-Za-z][a-z]+ ?/.test(text) &&
  !/[,;:]/.test(text) &&
  text.split(' ').length < 10 &&
  /[^su\W]s$/.test(headOf(text)) &&
  !missesArticle(text);

/** A house by its kind alone. */
const bareHouse =
  /^(?:an?|the|our) (?:head )?(?:yard|lab|laboratory|clinic|office|shop|store|school|hotel|hospital|practice|depot|plant|factory|kitchen|site|farm|salon|studio|warehouse|workshop|garage|nursery|branch|showroom|bakery|brewery|restaurant|pub|bar|surgery|pharmacy|library|museum|theatre|unit|team)$/i;

/** One thing with its article, or several of them: what may stand behind "One thing to know about the job:". */
const isOneThing = (text: string): boolean =>
  // "A yard", "a head office", "four partners": that there is such a thing tells nothing.
  !(
    /^(?:an?|the|our|\w+) (?:head |main |own |new )?[a-z]+$/i.test(text) &&
    (bareHouse.test(text) || /^(?:two|three|four|five|six|seven|eight|nine|ten|\d+) [a-z]+s$|^\w+ people$/i.test(text))
  ) &&
  /^(?:an?|the|our|your|one|two|three|four|five|six|seven|eight|nine|ten|\d[\d,]*) [a-z]/i.test(text) &&
  !/[,;:]/.test(text) &&
  text.split(' ').length < 10 &&
  // "3 surgery practice": one, with three of something.
  (!/^(?:\d|two|three|four|five|six|seven|eight|nine|ten)/i.test(text) || /[^s]s$|people$|staff$/.test(headOf(text))) &&
  !missesArticle(text);

/** "Best Dry Cider, Three Counties Show 2025": what an award or a list calls us. */
const isName = (text: string): boolean =>
  text.split(/[\s,]+/).every((word) => !/^[a-z]{3,}/.test(word) || /^(?:and|for|the|with|from)$/.test(word));

/** When one works is told in rows: "nights, 10pm to 6am, Sunday to Thursday". */
const ofTimes =
  /\b(?:shifts?|nights?|days?|weeks?|months?|hours|weekends?|evenings?|mornings?|rota|daily|permanent|fixed-term|contract|hybrid|remote)\b|\d ?[ap]\.?m\b/i;
/** A thing, and behind a comma another that nothing joins to it. */
const isRowOfNotes = (text: string): boolean =>
  !ofTimes.test(text) &&
  text
    .split(/, (?![^()]*\))/)
    .slice(1)
    .some(
      (part, _, all) =>
        !/^(?:and|or|with|without|in|on|at|for|of|to|from|by|near|close|plus|including|mostly|mainly|part|about|up|over|just|only|also|then|one|no|not|which|where|who|that|so|but|as|half|most|all|some|both|each|every|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/i.test(
          part,
        ) &&
        !/ (?:and|or) /.test(all.at(-1) ?? '') &&
        !/(?:ing|ed|en|time|based)\b/i.test(part.split(' ')[0] ?? '') &&
        !/^[A-Z]| of (?:them|these|those)\b| off$/.test(part) &&
        kindOf(part) === 'np',
    );

const withoutCounts = (text: string): string =>
  text.replace(/ (?:with|of|for) (?:about |over |up to )?(?:\d[\d,]*) [a-z]+/g, '');

/** Whether a statement of the brief's is a note of which no frame makes a whole sentence. */
function isNote({ text, kind, typed }: Statement, from: FactKind): boolean {
  if (from === 'evidence')
    return (
      lacksItsVerb(text) ||
      (!isName(text) && !hasSentence(from, text, kind) && (kind === 'loose' || (kind === 'np' && missesArticle(text))))
    );
  // "Scheduling software for clinics": what the company makes is neither the work nor a thing to know of the job.
  if (from === 'description' && bareHouse.test(text)) return true;
  if (from === 'description' && (kind !== 'verb' || /^craft\b/i.test(text)) && isProduct(text)) return true;
  // "1,100 tonnes a month": an amount, of what stands in another note.
  if (from === 'description' && measured.test(text.replace(/^There are /, ''))) return true;
  // "Mainly labour ward": no place with an article, and no thing to know.
  if (kind !== 'clause' && isOnlyMainly(text)) return true;
  // "IT park campus, 9 gates, around 11,000 staff on a weekday": what is counted does nothing.
  if (
    kind === 'clause' &&
    /^(?!.*\b(?:is|are|has|have|had|was|were|will|can|may|you|we|they|it)\b)[^,]+(?:, (?:around |about |over |some )?(?:\d[\d,]*|two|three|four|five|six) [a-z][^,]*){2,}$/i.test(
      text,
    )
  )
    return true;
  // "32 to 36 hours at our cafe, openers start 5:45am": a row of notes, of which one has a verb.
  if (
    kind === 'clause' &&
    /^\d[\d.]*(?: ?(?:-|–|to) ?\d[\d.]*)? (?:hours|days|nights|shifts)\b[^,]*, [^,]*[a-z]{3}/i.test(text)
  )
    return true;
  // "A nursery for 60 children, toddler room, 2 to 3 year olds": a row of notes, and no one thing.
  if (kind === 'np' && isRowOfNotes(text)) return true;
  // "Fish and sauces, hotel restaurant with 70 covers": what is counted is no verb.
  if (kind === 'clause' && isRowOfNotes(withoutCounts(text)) && !hasVerb(withoutCounts(text))) return true;
  // "A residential property", of "residential property": an article of ours makes nothing sure.
  return (
    !hasSentence(from, text, kind) &&
    !(kind === 'np' && ((typed === undefined && isOneThing(text)) || areSeveral(text)))
  );
}

/**
 * The statement as it may be said: with the articles that it lacks, or null where an editor would have to write it out. Only what
 * was typed as a note is judged so; a promise and what a company says of itself are worded with care.
 */
export function withoutRoughness(statement: Statement, from: FactKind): Statement | null {
  if (from !== 'description' && from !== 'evidence') return statement;
  // "Of the 9 opticians here, 6 trained with us": a sentence as it stands.
  if (ofSoManySaid.test(statement.text)) return statement;
  if (isNote(statement, from)) return null;
  // "Cottage is available (2 bed)", "on 3rd floor": one of them, and the one there is.
  const small = (wording: string): string =>
    wording
      .replace(
        /\b(on|in|at|from) (?=(?:\d+(?:st|nd|rd|th)|first|second|third|ground|top|upper|lower) floor\b)/g,
        '$1 the ',
      )
      .replace(
        /^((?:[A-Za-z][a-z]+ )?[A-Za-z][a-z]+) (?=is (?:available|shared|provided|included|supplied|on offer)\b)/,
        (whole, name: string) => {
          const lower = name.toLowerCase();
          if (!lacksArticle(lower.split(' ').at(-1) ?? '') || /^(?:an?|the|our|your|every|each|this|that) /.test(lower))
            return whole;
          return /^[A-Z]/.test(name) ? `${upperFirst(withArticle(lower))} ` : `${withArticle(lower)} `;
        },
      );
  const said = { ...statement, text: small(statement.text), lower: small(statement.lower) };
  if (!isTelegraphic(said.text)) return said;
  const text = withArticles('', said.text, 'a');
  if (text === said.text || isTelegraphic(text)) return null;
  return { ...said, text, lower: withArticles('', said.lower, 'a') };
}
