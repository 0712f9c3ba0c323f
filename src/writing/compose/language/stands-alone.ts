/** Whether a few words tell by themselves what they are about, or only beside the title that they were typed under. */

import type { Statement } from '../ledger/statement.ts';
import { rare } from './its-words.ts';
import { describes, knowsNoun, knowsThing } from './lexicon.ts';
import { baseOfParticiple } from './verbs.ts';

/** So much of something that isn't said: "€2,000 a year", "16", "30 plus 6", "50% of it", "every 3 weeks". */
const amount = rare(
  /[£€$₹+~]*\d[\d.,:/]*(?:st|nd|rd|th|k|m|%|p|am|pm)?(?![\p{L}])|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|every|each|per|an?|all|up to|at least|at most|max|about|around|over|under|plus|and|or|then|rising|from|to|after|extra|more|once|twice|on average)\b/giu,
);
/** What times are counted in. They say how much, and not of what. */
const unitOfTime = rare(
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|nights?|fortnights?|quarters?|times?|annum|pa|pm|pw|yrs?|hrs?|mths?|kg|g|kilos?|grams?|lbs?|km|miles?|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|\p{Lu}?\p{Ll}+days?)$/iu,
);
/** Words for what the title named. */
const forTheTitle =
  /^(?:all|some|most|both|none|half|each|every|any|every other|the (?:first|second|last|other|whole|full))? ?(?:of )?(?:it|them|ones?(?=$|[,;:]| (?:off|of|in|at|on|for|free|paid)\b)|these|those|this|that)\b/i;
/** "Two sets, washed by us", "you plus 3": of what, or to what. */
const ofWhat =
  /^(?:(?:an?|one|two|three|four|five|six|\d+|several) )?(?:(?:free|new|full|clean) )?(?:sets?|pairs?|copies|lots|portions|pieces|rounds)(?=$|[,;:]| (?!of\b))|^you (?:plus|and) (?:\d+|one|two|three|four)\b(?! (?:[a-z]+ )?(?:can|may|get|have|are|will)\b)/i;
const pointing = /^(?:\S+ ){1,4}?(?:it|them)(?:$|[ ,.;])/i;
/** What somebody or something else than the title can be. */
const namedBefore =
  /\b(?:an?|the|our|your|their|every|each|any|some|no|what|whatever|everything|anything|something|how|why|when|where|who|whoever|\d+) \p{L}/iu;
/** "We pay for it", "use of it for research": what, only the title has told. */
function pointsAtTitle(text: string): boolean {
  const found = pointing.exec(text)?.[0];
  return found !== undefined && !namedBefore.test(found) && !/^(?:it|if|when|to)\b/i.test(text);
}
/** Where a thing ends that stands at the front, and how it is begins. */
const prepositionFirst =
  /^(?:on|in|at|off|with|without|from|after|before|for|by|under|inside|outside|within|until|since|during|through|via|throughout|up to|down to|to|of|as|because|while|if|when|once|not|never|always|usually|also|only|already|mostly|fully|partly|half|onsite|on-site|accredited|(?:every|each) (?:\d|two|three|four|six|other))\b(?!-)/i;

/** "Laundered", "paid twice a year", "confidential, any time": how something is, which only the title names. */
function onlyHowItIs(first: string): boolean {
  const words = first.toLowerCase().split(/\s+/);
  const [one = '', two = ''] = words;
  const done = baseOfParticiple(one) !== null && !(knowsNoun(one) && !/ed$/.test(one));
  if (done)
    return (
      two === '' ||
      /^(?:on|in|at|off|with|from|after|before|for|by|under|until|since|during|through|up|to|over|out|every|each|home|away|back|off|down|in|privately|monthly|weekly|daily|twice|once|when|if|while|as|and|or|an?|the|your|our|\d\S*|one|two|three|four|five|six|seven|eight|nine|ten|[a-z]+ly|sept?|oct|nov|dec|jan|feb|mar|apr|may|june?|july?|aug|january|february|march|april|august|september|october|november|december)$/.test(
        two,
      )
    );
  return false;
}

/** Words that name nothing. */
const small = new Set(
  'you your we us our they their it its who which that what where when if as is are be was were has have will can and or but not no none also too so very with for of in on at to by from off up out down over free own same other another more most less back home away again together always never only ever yet'.split(
    ' ',
  ),
);
/** Whether there is a thing in it, an own name among them. A word that nobody knows is one. */
const hasThing = (text: string): boolean =>
  text
    .replace(amount, ' ')
    .split(/[^\p{L}’'-]+/u)
    .some((word) => {
      const lower = word.toLowerCase();
      return (
        word.length > 1 &&
        !unitOfTime.test(word) &&
        !small.has(lower) &&
        (knowsThing(lower) || (!describes(lower) && (baseOfParticiple(lower) === null || knowsNoun(lower))))
      );
    });

/**
 * Whether a note says what it is about without the title above it. "Laundered", "all of them, shared by hours", "every other one
 * off", "16, written into policy" don't: said behind "you get" they would be torn from what they belong to.
 */
export function standsAlone({ text, kind }: Pick<Statement, 'text' | 'kind'>): boolean {
  if (ofWhat.test(text)) return false;
  if (kind === 'clause') return !pointsAtTitle(text);
  // "To the hundredth": no deed.
  if (/^(?:verb|infinitive|ing)$/.test(kind)) return !/^to (?:the|an?)\b/i.test(text);
  if (prepositionFirst.test(text) || forTheTitle.test(text)) return false;
  if (pointsAtTitle(text)) return false;
  // "8 weeks before you start": so much, and when.
  const first = text.split(/[,;:(]| (?:before|after|until|since) /)[0]?.trim() ?? '';
  return !onlyHowItIs(first) && (hasThing(first) || (/^\D/.test(first) && / /.test(first) && hasThing(text)));
}
