/** Phrases that can't be over: behind "on alternate", "in a wet" or "on every second" a noun has still to come. */
import { rare } from './its-words.ts';
import { lexiconTags } from './lexicon.ts';
import { isKnownNoun } from './nouns.ts';

/** What stands before an adjective and wants a noun: a preposition, or "a", "each", "every". A capital is a name: "in Sage". */
const leads =
  /(?:^|[\s(])(on|in|at|for|with|by|of|to|from|into|during|within|across|an?|each|every|our|your|their|its)\s+([a-z]+)$/;
/** Adjectives that need none behind a preposition: "in full", "on average", "for free". */
const bare =
  /^(?:full|general|short|common|private|public|brief|total|large|free|good|sure|average|high|low|best|least|most|last|first|all|more|less|overall|own|same|new|late|early|earnest|secret|vain|parallel|demand|use)$/;
/** Somebody or something, for all that the lexicon takes it for an adjective: "a professional". */
const somebody =
  /^(?:professional|individual|senior|junior|adult|native|creative|regular|original|special|minor|major|daily|weekly|monthly|quarterly|annual|commercial|editorial|final|material|electric|classic|plastic|metal|chemical|initiative|relative|representative|executive|detective|average|minimum|maximum|extra|must|plus|high|low|first|second|third|good|little|few|lot|own|same|fit|double|quarter|half|chill)$/;
const ordinal =
  /\b(?:every|each) (?:other|second|third|fourth|fifth|sixth|first|last)$|\b(?:on|in|at|with|by|for|of|from) every$|\ba (?:similar|comparable|related|suitable|relevant)$/i;

/** "Within agreed", "under the correct": what a rule of a job description breaks off before its "timescales" or "headings". */
const brokenOff = rare(
  /\b(?:within|in|by|under|against|with|at|on|to(?! set\b)) (?:the |all |any |our )?(?:agreed|specified|required|prescribed|allotted|stated|established|relevant|appropriate|correct|applicable|necessary|designated|allocated|approved|defined|given|set|statutory)$/i,
);
export const isBrokenOff = (text: string): boolean => brokenOff.test(text.replace(/[\s.;,]+$/, ''));

/** Whether a phrase ends in a word that only says what something is like, with the something still to come. */
export function lacksNoun(text: string): boolean {
  if (ordinal.test(text) || isBrokenOff(text)) return true;
  const [, lead = '', last = ''] = leads.exec(text) ?? [];
  if (last === '') return false;
  const word = last.toLowerCase();
  const tags = lexiconTags(word);
  const describes =
    tags.includes('Adjective') && !tags.some((tag) => /^(?:Noun|Singular|Uncountable|Plural|Actor)$/.test(tag));
  return describes && !(/^(?:an?|each|every|our|your|their|its)$/i.test(lead) ? somebody : bare).test(word);
}

/** "Wednesdays", "September": a day or a month, which has its capital wherever it stands. */
export const beginsDay =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December)\b/;
/** What a day or a month may follow: "held each", "on the first", "in early". */
const beforeDay =
  /\b(?:each|every|alternate|other|on|by|until|till|before|after|from|since|in|to|the|an?|or|and|this|next|following|first|second|third|fourth|last|final|early|mid|late|most|some|weekly|monthly|regular|annual)$/i;
/** Whether a line goes on with the day or the month that begins the next one. */
export const goesOnWithDay = (above: string, next: string): boolean => beginsDay.test(next) && beforeDay.test(above);

/** "Work in a wet": behind the comma comes what else the thing is like, and the thing. */
export const isHalfDescribed = (text: string): boolean =>
  /\b(?:in|with|within|at|on|of|for) an? [a-z]+$/i.test(text) && lacksNoun(text);
/** The pieces of a row with such halves whole again. */
export function withHalvesWhole(pieces: readonly string[]): string[] {
  const whole: string[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last !== undefined && isHalfDescribed(last) && /^[a-z]/.test(piece))
      whole[whole.length - 1] = `${last}, ${piece}`;
    else whole.push(piece);
  }
  return whole;
}

/** What is had of a thing: "experience of", "knowledge in". */
const hadOf =
  /\b(?:experience|knowledge|understanding|background|training|qualifications?|degree|skills?) (?:of|in|with) (?:an? )?([^.,;:?!()]+)/gi;
/** "Multi-site", "high-volume": how many or how great the thing is. "Cross-selling" and "inter-library loans" are things. */
const halfOfCompound = /^(?:multi|cross|inter|intra|high|low|large|small|fast)-(?![a-z]*(?:ing|tion|ment|s)$)[a-z]+$/;
/** "Civil", "financial": no thing for all that the lexicon knows. What is sold and to whom is a trade by its name. */
const onlyDescribes = (word: string): boolean =>
  lexiconTags(word).length > 0 &&
  lexiconTags(word).every((tag) => tag === 'Adjective') &&
  !/^(?:wholesale|commercial|retail|corporate|domestic)$/.test(word);

/**
 * Whether something that is had ends before the thing: "experience of multi-site", "experience of road works or civil". Two
 * that only describe are a pair of trades: "mechanical and electrical".
 */
export function endsInModifier(text: string): boolean {
  for (const [, thing = ''] of text.matchAll(hadOf)) {
    const words = thing.trim().split(' ');
    const last = words.at(-1) ?? '';
    if (halfOfCompound.test(last)) return true;
    const before = words.at(-3) ?? '';
    if (
      words.length < 7 &&
      /^(?:or|and)$/.test(words.at(-2) ?? '') &&
      /^[a-z]{4,}s$/.test(before) &&
      isKnownNoun(before.replace(/s$/, '')) &&
      /^[a-z]+$/.test(last) &&
      onlyDescribes(last)
    )
      return true;
  }
  return false;
}
