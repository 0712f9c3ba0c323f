/** What has gone well for so long, and what others gave us, as sentences: "612 days without an accident", "profit up for six years running". */
import { monthOf } from '../../../text/calendar.ts';
import { withArticle } from '../../language/articles.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { bareOf, dated, isSubject, ofOurs, severalHead } from './parts.ts';

const without =
  /^((?:over |about |nearly |more than )?(?:\d[\d,]*(?:\.\d+(?= million))?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:days|weeks|months|years|million hours|hours|seasons|shifts)) without ((?:an? |one |any |a single )?[^:;,]+)$/i;
/** "612 days without a lost-time accident": how long we have. */
function gone(text: string): string | null {
  // "412 days without a reportable accident (31 Jan 2026)": so many on that day.
  const [, before = text, day = ''] =
    /^(.+?),? (?:\(?(?:as of|on|by|at|to) |\()(\d{1,2}(?:st|nd|rd|th)? [A-Z][a-z]{2,8} 20\d\d)\)?$/.exec(text) ?? [];
  const [, long = '', what = ''] = without.exec(before) ?? [];
  if (long && day !== '' && !hasVerb(what) && !dated.test(what))
    return `On ${day.replace(/[A-Z][a-z]+/, monthOf)} we had gone ${lowerFirst(long)} without ${what}`;
  return long && !hasVerb(what) && !dated.test(what) ? `We have gone ${lowerFirst(long)} without ${what}` : null;
}

/** "Profit up for six years running": it has been. */
function running(text: string): string | null {
  const [, thing = '', way = '', long = ''] =
    /^(.+?) (up|down|rising|falling|growing) (?:for )?((?:the last )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:years|quarters|seasons|months)(?: running| in a row)?)$/i.exec(
      text,
    ) ?? [];
  return thing && isSubject(thing)
    ? `${ofOurs(thing)} ${severalHead(thing) ? 'have' : 'has'} been ${way.toLowerCase()} for ${long}`
    : null;
}

/** "Series B of 60 million euros in March 2025": money that was raised. */
function raised(text: string): string | null {
  const round =
    /^((?:pre-)?seed(?: round| funding)?|series [a-h](?: round| funding)?|(?:first )?funding round)( of [^:;,]+| in [^:;,]+)?$/i.exec(
      text,
    );
  if (!round || hasVerb(text)) return null;
  // A series keeps its capital; funding is no single thing.
  const named = /^series/i.test(text) ? text : lowerFirst(text);
  return `We ${dated.test(text) ? '' : 'have '}raised ${/ funding$/i.test(round[1] ?? '') ? named : withArticle(named)}`;
}

const honour = String.raw`(?:[A-Z][\w’'&-]*|of|the|for|and|in|to)(?: (?:[A-Z][\w’'&-]*|of|the|for|and|in|to))*? (?:Bib Gourmand|Award|Prize|Medal|Star|Rosette|Trophy|Cup|Shield|Kitemark)`;
const years = String.raw`(?:19|20)\d\d(?:(?:,| and|, and) (?:19|20)\d\d)*`;
/** "Bib Gourmand 2024 and 2025", "Best Window, Galway Retail Awards 2024": what was won. */
function won(text: string): string | null {
  const [, prize = '', when = ''] = new RegExp(`^(${honour}),? (?:in )?(${years})$`).exec(text) ?? [];
  if (prize) return `We won ${withArticle(prize)} in ${when}`;
  const [, best = '', awards = ''] =
    /^((?:Best|Top|Most) [A-Z][\w’'&-]*(?: (?:[A-Z][\w’'&-]*|and|of|in|for|the))*)(?:,| at the|, the| in the) ((?:[A-Z][\w’'&-]*|of|for|and|the)(?: (?:[A-Z][\w’'&-]*|of|for|and|the))*? Awards?(?: (?:19|20)\d\d)?)$/.exec(
      text,
    ) ?? [];
  if (best) return `We won ${best} at the ${awards}`;
  // "Blas na hÉireann gold for our rye in 2023 and 2024".
  if (
    /^(?:[A-Z][\p{L}’'&-]*(?: (?:[A-Z]?[\p{L}’'&-]+)){0,4}) (?:gold|silver|bronze)(?: medals?| awards?)? for [^,;:]+ in (?:19|20)\d\d(?: and (?:19|20)\d\d)?$/u.test(
      text,
    )
  )
    return `We won ${text}`;
  // "Best Gear Shop 2025 (the town's weekly)": who says so stays beside it.
  return /^(?:[A-Z][\w-]*(?:['’]s|s['’]) )?Best (?:[A-Z][\w’'&-]* )+(?:in [A-Z][a-z]+ )?(?:19|20)\d\d(?: \([^()]+\))?$/.test(
    text,
  )
    ? `We were named ${text}`
    : null;
}

/** "Charity Navigator 4 stars". */
function starred(text: string): string | null {
  const [, who = '', stars = ''] =
    /^([A-Z][\w’'&-]*(?: [A-Z][\w’'&-]*){0,3}):? (\d(?:\.\d)?)[- ]stars?$/.exec(text) ?? [];
  return who ? `We have ${stars} star${stars === '1' ? '' : 's'} from ${who}` : null;
}

/** "11 test benches, two of them new", "38 trucks, all under four years old", "62 members across the week": so many of them are ours. */
function several(text: string): string | null {
  const [, things = '', more = ''] =
    /^((?:over |about |nearly |more than )?\d[\d,]* (?:[a-z-]+ ){0,2}?[a-z]+[^su\W]s)((?:, (?:\d+|one|two|three|four|five|six|half|most|all|some|none) of (?:them|which|whom) [^:;,]+|, all (?:under|over|less than|within|new|electric|owned|ours|in|on|from|with|built|renewed|refurbished|paid|fully|less)\b[^:;,]*| (?:on|in|at) (?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) [a-z]+s| across (?:the|our|all|\d)[^:;,]*))$/i.exec(
      text,
    ) ?? [];
  return things && !hasVerb(more) && !/\b(?:years?|months|weeks|days|hours|times|points|stars|miles)\b/.test(things)
    ? `We have ${lowerFirst(things)}${more}`
    : null;
}

/** A note of what went on or was given, as the sentence that its shape allows; null for every other. */
export function asRun(typed: string): string | null {
  const text = bareOf(typed);
  return gone(text) ?? running(text) ?? raised(text) ?? won(text) ?? starred(text) ?? several(text);
}
