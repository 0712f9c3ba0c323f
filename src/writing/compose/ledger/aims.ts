/** Missions, visions and purposes as they are typed, in the words that a sentence takes: without their label, in one row, as what somebody wants to be. */

import { hasVerb } from '../language/clause.ts';
import { lowerFirst, upperFirst } from '../language/first-capitals.ts';
import { isKnownNoun } from '../language/nouns.ts';
import { baseOfIng, isVerbBase } from '../language/verbs.ts';
import type { FactKind } from '../types.ts';
import { splitSentences } from './split-sentences.ts';
import type { Statement } from './statement.ts';

/** The facts that are aims. */
export const aims: ReadonlySet<FactKind> = new Set<FactKind>(['mission', 'vision', 'purpose']);

/** "Why we're here: to keep trains on time", "Purpose - clean water". */
const label =
  /^(?:why we(?:['’]re| are) here|why we do (?:it|this)|what we(?:['’]re| are) here for|(?:our |the )?(?:mission|vision|purpose|aim|goal)(?: statement)?)(?::| [–—-]) (?=\S)/i;
/** "It's our mission to print books". */
const itIs = /^it(?:['’]s| is) (?:our|the) (?:mission|vision|purpose|aim|goal|job) to (?=[a-z])/i;
/** What somebody is or becomes: by the first, the only or the best of them a vision means the company itself. */
const oneself =
  /^the (?:[a-z-]+ )?(?:first|only|last|best|most [a-z-]+|[a-z]+est|leading|preferred|go-to|natural|obvious) (?:[a-z-]+ ){0,2}?(?:name|choice|call|phone call|company|firm|brand|employer|supplier|partner|school|hospital|clinic|museum|bakery|brewery|workshop|practice|agency|charity|garage|yard|builder|maker|locksmith|place|address|port|farm|shop|hotel|theatre|team|crew|bank|insurer|carrier|operator)\b|^the (?:name|firm|company|employer|partner|museum|bakery|brewery|farm|garage|bank|shop|school|theatre|hotel|place|brand|yard|team|crew) (?:that |where |which |whom |who |every|everybody|everyone|people|other|all)/i;

const thatClause =
  /^that (?:nobody|no one|no [a-z]+|every[a-z]*|each [a-z]+|all [a-z]+|people|the [a-z]+|our [a-z]+|we|you) (?=[a-z])/i;

/** The text of an aim as a sentence can take it. */
export function aimInWords(typed: string | null | undefined, kind: 'mission' | 'vision' | 'purpose'): string {
  const text = (typed ?? '').trim().replace(label, '');
  if (text === '') return '';
  // "That nobody must hear the neighbour": no sentence works "towards that", and each works towards a day.
  if (kind === 'vision' && thatClause.test(text)) return text.replace(/^that /i, 'A day when ');
  const parts = splitSentences(text);
  // "Zero accidents. Zero waste. Zero excuses.": one aim in three beats.
  if (
    parts.length > 1 &&
    parts.length < 5 &&
    parts.every((part) => part.split(' ').length < 5 && !hasVerb(part) && !/[?!,;:]/.test(part))
  )
    return upperFirst(parts.map((part, at) => (at > 0 ? lowerFirst(part) : part).replace(/[.]$/, '')).join(', '));
  if (itIs.test(text)) return text.replace(itIs, 'To ');
  if (kind === 'vision' && oneself.test(text) && parts.length === 1) return `To be ${lowerFirst(text)}`;
  return upperFirst(text);
}

/** "Comfort, dignity and time", "comfort for patients and strength for families": things in a row, of which the first is a verb as well. */
function namesThings(text: string): boolean {
  const row = /^[A-Z][a-z]+((?:, [a-z]+)*),? and ([a-z]+)\.?$/.exec(text);
  const others = row ? [...(row[1] ?? '').split(', ').filter((one) => one !== ''), row[2] ?? ''] : [];
  return (
    others.some((one) => isKnownNoun(one) && !isVerbBase(one)) ||
    /^[A-Z][a-z]+ for (?:the |our |every )?[a-z]+,? and [a-z]+ for (?:the |our |their |every )?[a-z]+\.?$/.test(text)
  );
}

/** "Repairing what others throw away": a doing, whatever verbs stand behind it. */
export function asDoing(statement: Statement): Statement {
  const [first = ''] = statement.text.split(' ');
  if (statement.kind === 'verb' && namesThings(statement.text)) return { ...statement, kind: 'np' };
  // "By 2031 no tenant waits more than 10 days": a clause, however its verb ends.
  if (
    statement.kind === 'np' &&
    /^(?:by|in|from|within|before|one day|every day|today|tomorrow)\b/i.test(statement.text)
  )
    return { ...statement, kind: 'loose' };
  return statement.kind === 'clause' &&
    /ing$/i.test(first) &&
    baseOfIng(first.toLowerCase()) !== null &&
    !/ (?:is|are|means|makes|keeps|takes|matters|should|must|can)\b/.test(
      statement.text.replace(/\b(?:what|who|that|which|when|if) .*$/, ''),
    )
    ? { ...statement, kind: 'ing' }
    : statement;
}
