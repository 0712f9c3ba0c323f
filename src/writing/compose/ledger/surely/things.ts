/** Whether wording names a thing as an advert prints it: with its articles, without a verb of its own, and no row that nothing closes. */
import { finiteAuxiliary, pronouns } from '../../language/clause.ts';
import { isCounted } from '../../language/nouns.ts';
import { tellsTimes } from './times.ts';

/** Things that take no article behind a preposition: "on site", "at college", "by rotation". */
const idioms: ReadonlySet<string> = new Set(
  `home site college school work night day call shift court hospital university rotation theatre bed foot town season charge turn start term age level
  place production service time leave request board agreement block release appointment hand sea height stage air land water request arrangement design
  development control support training practice sale store line top view order request post`.split(/\s+/),
);

const preposition =
  /\s(?:in|of|for|with|from|at|on|to|by|after|before|within|near|behind|across|around|through|under|over|between|plus|into|including|as|per|alongside)\s/;
const determined =
  /^(?:an?|the|our|your|its|their|his|her|every|each|any|no|all|both|this|that|one|another|some|most|half|more|up to|about|around|over|at least|nearly)\b|^[£€$₹]?\d[\d.,]*(?![\d.,]*[a-z])|^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty)\b/i;

/** Whether a stretch between two prepositions is one counted thing without its article: "carton plant", "country hotel". */
function lacksItsArticle(stretch: string): boolean {
  const text = stretch
    .trim()
    .replace(/[.,]+$/, '')
    .replace(/ (?:daily|only|weekly|monthly)$/, '')
    // "On farm £50 a week": the price tells nothing of the farm.
    .replace(/ [£€$₹]\d.*$/, '')
    .replace(/^(?:and|or) |^.* (?:and|or|plus) (?=(?:an?|the|our|one|two|three|four)\b)/, '');
  // "Brake and clutch", "knee, hip and shoulder": kinds of what follows, or words that go in pairs.
  if (text === '' || determined.test(text) || /^[a-z-]+ (?:and|or) [a-z-]+$/.test(text)) return false;
  const last = text.split(/\s+/).at(-1) ?? '';
  // "Milked twice a day": how often.
  if (/ (?:an?|per|every|each) [a-z]+$/.test(text)) return false;
  // A name has none, and none has "Longford town".
  if (
    /^\p{Lu}/u.test(last) ||
    /^\p{Lu}[\p{L}'’-]+ (?:town|city)$/u.test(text) ||
    /(?:city|town) cent(?:re|er)$|surgery$|^time (?:off|back)$/.test(text)
  )
    return false;
  return isCounted(last.toLowerCase()) && !(text === last && idioms.has(last.toLowerCase()));
}

/** What goes on behind a comma with what stands before it. */
const goesOn =
  /^(?:with|without|milked|paid|sold|made|which|who|whose|where|that|mostly|mainly|usually|often|sometimes|including|plus|and|or|from|for|in|on|at|by|of|to|up|down|more|as|near|then|not|no|never|always|only|one|two|three|four|five|six|about|around|between|alongside|reporting|based|starting|leading|running|working|covering|serving|all|most|many|some|half|each|both|our|eleven|twelve|level|\d)\b/i;

/** What is told of a thing behind "who", "that" or "where" is no part of what it is. */
export const upToRelative = (text: string): string =>
  text.replace(/,? (?:who|that|which|where|wherever|when|whose|if|so that|as|because|once|while)\b.*$/, '');

const isName = (part: string): boolean => /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*$/u.test(part);

/** Whether wording is a thing that can stand behind "You work in", "There is", "This is". */
export function isSoundThing(text: string): boolean {
  if (/[:;?!]|\b(?:an?|the|our) (?:an?|the|our|your|most|some|all|any|his|her|their)\b/i.test(text)) return false;
  const bare = upToRelative(text.replace(/ \([^()]*\)/g, '').replace(/\b(?:of|with|for) (?:them|us|these|you)\b/g, ''));
  const words = bare.split(/[\s,]+/);
  if (
    words.some(
      (word) => finiteAuxiliary.test(word) || (pronouns.test(word) && !/^(?:people|those|someone)$/i.test(word)),
    )
  )
    return false;
  const parts = bare.split(/, (?!\d{3}\b)/);
  const last = parts.at(-1) ?? '';
  const closed = / (?:and|or|&) |^(?:and|or) /.test(last);
  if (
    parts.length > 1 &&
    !closed &&
    !parts.slice(1).every((part) => goesOn.test(part) || isName(part) || tellsTimes(part))
  )
    return false;
  // "Five beds" lacks nothing, "staff flat" does: of each stretch that a preposition, a comma or an "and" closes.
  // In a row that an "and" closes only the last word tells what they are.
  return !(closed ? [parts[0] ?? '', ...parts.slice(-1)] : parts).some((part, at, all) => {
    const stretches = ` ${part.replace(/(\d) to (?=\d)/g, '$1-')}`.split(preposition);
    const [first = '', ...others] = closed && at === 0 && all.length > 1 ? [...stretches.slice(0, -1), ''] : stretches;
    return [first, ...others].some(lacksItsArticle);
  });
}

/** The thing behind an article of ours is a guess where a town's name may come first: "a Leeds city centre". */
export const beginsWithName = (thing: string): boolean => /^(?:an?|the) \p{Lu}\p{Ll}/u.test(thing);
