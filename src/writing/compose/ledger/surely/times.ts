/** Whether a note tells when, where and on what terms one works: each of its words is known to be one of those. */
import { isPlaceHead } from './heads.ts';

const asSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words of which one makes it sure that a note is one of time. */
const units =
  asSet(`shift shifts night nights day days morning mornings afternoon afternoons evening evenings weekend weekends weekday weekdays
  hour hours week weeks fortnight month months earlies lates rota roster rosters schedule flexitime weekly off earlies teatimes year year-round
  monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays term time
  am pm noon midnight holiday holidays half-day continental sleep-in sleep-ins term-time standby on-call`);
/** Words that go with them. */
const beside =
  asSet(`a an the of in on at to from till until by and or with without plus including between over then than through both out up down per
  one two three four five six seven eight nine ten eleven twelve first second third fourth fifth sixth 2nd 3rd 1st last
  each every other another alternate all most some any no not only mostly mainly usually often occasional regular fixed average about around least
  early late double back for pay roughly top ever outside rostered round next call swing call-in call-out call-outs callout standby system have straight split general rotating rotational rotation rolling waking long short half day-off core public bank
  start starts finish finishes starting finishing finished seasonal free paid work working pattern cycle basis
  year years year-round season peak school summer winter spring autumn easter christmas
  january february march april may june july august september october november december
  your choice lieu once twice again now choose compressed into flexible annualised averaged back-to-back peak-season calendar
  you are they as as well agreed chosen published ahead`);
/** Words of the terms of a job. */
const terms =
  asSet(`hybrid remote remotely fully office-based home-based field-based field site-based term-time-only permanent temporary full-time part-time full part fixed-term
  home site office-days office days-in based initially salaried exempt seasonal freelance casual grant-funded funded self-employed contract role job post
  extension become may be extended begin extra covering maternity paternity leave remote-first offshore outdoors indoors physical temp perm travel jobs us college block blocks release visits visit rest wherever anywhere where best like completion probation successful training mobile flexi field- considered possible schedule
  after before during once when within starting long-term unlimited until through induction agreement`);

const clock = /^[-–]$|^\d{1,2}(?:[.:]\d\d)?(?:[ap]\.?m\.?)?(?:[-–/]\d{1,2}(?:[.:]\d\d)?(?:[ap]\.?m\.?)?)?$/i;
const sized =
  /^(?:[\d.]+|one|two|three|four|five|six|nine|ten|twelve)-(?:hour|day|week|shift|cycle|month|year|on|off)$/;

/** "In our Leeds office", "at Tuttlingen and Rottweil": where, with an article or by a name. */
const byName =
  /\b(?:in|at|from|near|to|on|out of|around|within|across) (?:\p{Lu}[\p{L}'’-]*)(?:(?: |, | and | or )\p{Lu}[\p{L}'’-]*)*/gu;
const byArticle =
  /\b(?:in|at|from|of|on|to|out of|near|across|within) (?:the|our|an?|your|one of our|both|two|three|four|five|\d+) ((?:[\p{L}\d'’/-]+ ){0,4}?[\p{L}-]+)(?=$|,| (?:and|or|in|at|on|from|with|of|to|for|but|each|every|one|two|three|by|near|\d))/gu;

const weekdayName =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Easter|Christmas)$/;

/** The note without the places that it names. */
export const withoutPlaces = (text: string): string =>
  text
    .replace(/ (?:at|in) (?:college|school|home|court|head office|university)\b/g, '')
    .replace(byArticle, (whole: string, thing: string) => {
      const last = thing.split(' ').at(-1) ?? '';
      return isPlaceHead(last) || (/^\p{Lu}/u.test(last) && !weekdayName.test(last)) ? '' : whole;
    })
    .replace(byName, (whole: string) => {
      const names = whole.split(/[ ,]+/).filter((word) => /^\p{Lu}/u.test(word));
      return names.some((word) => weekdayName.test(word)) ? whole : '';
    });

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/ \([a-z]+\)/g, '')
    .replace(/[()]/g, '')
    .replace(/\b([ap])\.m\b\.?/g, '$1m')
    .split(/[\s,]+/)
    .filter((word) => word !== '');

/** More than one of what stands in the singular: "alternate Saturday", "2 night, 4 off". */
const several =
  /\b(?:alternate|two|three|four|five|six|seven|eight|(?<![.:\d-])(?:[2-9]|\d\d)) (?:(?:late|early|full|free) )?(?:day|night|week|weekend|evening|morning|shift|hour|[A-Z][a-z]+day)(?=$|,| (?:in|on|off|a|at|and|per|of)\b)/;
/** One of what stands in the plural: "an hours rota". */
const single =
  /\ban? (?:hours|nights|days|shifts|weeks|evenings|mornings|weekends|earlies|lates)\b|\bone (?:hours|nights|days|shifts|weeks|evenings|mornings|weekends|earlies|lates)\b/;
/** One thing without its article: "shift pattern 6-2", "general and second shift". */
const bare =
  /^(?:(?:late|early|night|day|back|split|general|rotating|rolling|fixed|twilight|morning|evening|shift|24\/7|and) ){0,4}(?:shift|rota|pattern|week|roster|system|cycle)(?=$|,| )(?! (?:on|off)\b)|^sleep-in(?=$|,| )/i;
/** "Six day week", "two-shift system (early and late)": one of a kind, however many words stand before it, and a number of days is no determiner. */
const oneOfKind = /(?:^|\s)(?:week|fortnight|shift|system|pattern|rota|roster|schedule|cycle|school)$/i;
const determiner =
  /(?:^|\s)(?:an?|the|one|every|each|any|no|another|your|our|this|that|per|half|last|next|first|\d(?:st|nd|rd|th)|second|third|fourth|alternate|other|in|on|by|at|from|of|to|after|before|during|for|near|through|until)\s/i;
const lacksDeterminer = (text: string): boolean =>
  !/^(?:week|fortnight) on\b/i.test(text) &&
  text
    .split(/[,;(]| (?:with|including|over|of|from|plus|and|or|\d[\d.:-]*(?:[ap]m)?)(?= |$)/)
    .some((part) => oneOfKind.test(part.trim()) && !determiner.test(` ${part.trim()}`));
/** "Hours 35", "28 on the shift", "weekend only", "flexitime bank": figures and times that no sentence joins. */
const unjoined =
  /^hours,? \d|^\d+ (?:people )?on the\b|\b(?:weekend|evening|morning|night|afternoon) only\b|\bbank\b(?! (?:holidays?|shifts?|contract|work))|\b([a-z]+) \1\b/i;
const hangs = /\b(?:and|or|to|from|of|in|on|the|an?|per|with|including|at|by|every|each|for)$/i;

const agrees = (text: string): boolean =>
  !several.test(text) && !single.test(text) && !hangs.test(text) && !lacksDeterminer(text) && !unjoined.test(text);

/** "Four days a week, 8 to 4.30", with or without where: every word is one of time. */
export function tellsTimes(text: string): boolean {
  if (!agrees(text) || bare.test(text) || /[:;]/.test(text.replace(/\d:\d/g, ''))) return false;
  const words = wordsIn(withoutPlaces(text));
  return (
    words.some((word) => units.has(word) || clock.test(word) || sized.test(word)) &&
    words.every((word) => units.has(word) || beside.has(word) || clock.test(word) || sized.test(word) || isNumber(word))
  );
}
const isNumber = (word: string): boolean => /^\d[\d,.]*$/.test(word) || word === 'full-time' || word === 'part-time';

/** "Hybrid, with two days in the Leeds office", "permanent and full-time from September": every word is one of terms or time. */
export function tellsTerms(text: string): boolean {
  if (!agrees(text) || /[:;]/.test(text.replace(/\d:\d/g, ''))) return false;
  // "In office": which one.
  if (/\b(?:in|at|to|from) (?:office|depot|shop|clinic|store|yard)\b/.test(text)) return false;
  const words = wordsIn(withoutPlaces(text));
  return (
    words.some((word) => terms.has(word)) &&
    words.every(
      (word) =>
        terms.has(word) ||
        units.has(word) ||
        beside.has(word) ||
        clock.test(word) ||
        sized.test(word) ||
        isNumber(word) ||
        /^(?:19|20)\d\d$/.test(word),
    )
  );
}
