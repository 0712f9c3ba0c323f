/** Whether two promises say one thing in other words, which no single word of theirs shows. */
import { contentWords, wordsOf } from '../../language/words.ts';
import { deedRoot } from '../deed-nouns.ts';

const figures: Readonly<Record<string, string>> = {
  once: '1',
  one: '1',
  a: '1',
  an: '1',
  each: '1',
  every: '1',
  twice: '2',
  two: '2',
  three: '3',
  four: '4',
};
const unit = '(day|shift|week|month|quarter|season|term|year)';
const rhythm = [
  // "One day a month", "once a month", "two schools a year", "twice per year".
  new RegExp(
    `\\b(once|twice|one|two|three|four|an?|\\d+) (?:(?!of|in|out)[a-z-]+ ){0,3}?(?:an?|per|each|every) ${unit}\\b`,
    'gi',
  ),
  new RegExp(`\\b(each|every) ${unit}\\b`, 'gi'),
];
const adverbs: Readonly<Record<string, string>> = {
  daily: '1 day',
  weekly: '1 week',
  monthly: '1 month',
  quarterly: '1 quarter',
  yearly: '1 year',
  annually: '1 year',
};
/** How often something is, as a figure and a time. */
function rhythmsOf(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const pattern of rhythm)
    for (const [, often = '', time = ''] of text.matchAll(pattern))
      found.add(`${figures[often.toLowerCase()] ?? often} ${time.toLowerCase()}`);
  for (const word of wordsOf(text)) {
    const often = adverbs[word.toLowerCase()];
    if (often) found.add(often);
  }
  return found;
}

/** Somebody's own hand: what one decides, or does oneself. */
const ownHand = /\b(?:yourself|themselves|himself|herself|ourselves|own)\b/i;
const decides = /\b(?:set|plan|choose|decide|write|pick|design|draw up|make|run|build)s?\b/i;

/** "Decision" and "decide", "building" and "build", "user" and "use". */
const rootOf = (word: string): string => {
  const root = deedRoot(word);
  return root.length > 3
    ? root
        .replace(/(?:cision|cid)$/, 'cid')
        .replace(/(?:er|ing|or|e)$/, '')
        .replace(/([bdgmnprt])\1$/, '$1')
    : root.replace(/e$/, '');
};
/** Words that say nothing of what is promised: persons, times, and verbs of every sentence. */
const empty = new Set(
  `you we they people everyone nobody colleague staff team person year week day month hour time free keep spend have give take make go come get see know lead work let start end want need find help first
  own self each every other side new full half long place world life best better well learn way thing join stay place build`
    .split(/\s+/)
    .map(rootOf),
);
const rootsIn = (text: string): ReadonlySet<string> =>
  new Set(
    contentWords(text)
      .filter((word) => !/^\d/.test(word))
      .map(rootOf),
  );

/**
 * "Your forecasts decide where it is built", "each forecast leads to a building decision"; "one day a month in the forest
 * with those who use it", "every designer visits users once a month"; "you plan the programme yourself", "librarians set
 * their own programme". `common`: words that the whole advert has.
 */
export function promisesAlike(one: string, other: string, common: ReadonlySet<string>): boolean {
  const known = new Set([...common].map(rootOf));
  const [left, right] = [one, other].map(rootsIn) as [ReadonlySet<string>, ReadonlySet<string>];
  const shared = [...left].filter((root) => right.has(root) && !known.has(root));
  const telling = shared.filter((root) => !empty.has(root));
  if (telling.length === 0) return false;
  // Two words of four: a longer one says it with more of them.
  // "If we don't know a plant, we find out before we sell it" is not told by "three acres of plants, and a budget for what will sell".
  const mostOf = shared.length / Math.max(left.size, right.size) >= 0.33;
  if (telling.length > 1 && mostOf && shared.length / Math.min(left.size, right.size) >= 0.5) return true;
  // "You train on every battery system", "technicians learn each battery system": all that one of them tells.
  const tells = (roots: ReadonlySet<string>): number =>
    [...roots].filter((root) => !empty.has(root) && !known.has(root)).length;
  const [least, most] = [Math.min(tells(left), tells(right)), Math.max(tells(left), tells(right))];
  if (telling.length > 1 && telling.length / least >= 0.6 && telling.length / most >= 0.3) return true;
  const often = rhythmsOf(one);
  if ([...rhythmsOf(other)].some((rhythm) => often.has(rhythm))) return true;
  return [one, other].every((text) => ownHand.test(text) && decides.test(text));
}
