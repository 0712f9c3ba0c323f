/** How things stand and how many there are of them, noted without a verb: "5 receptionists on at 8am", "class size 24", "columns 85% full", "SAP TM live since January". */
import { withArticle } from '../../language/articles.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { asSubject } from './deeds.ts';
import { severalHead } from './parts.ts';

const number =
  '(?:(?:about |over |nearly |around |more than )?(?:\\d[\\d,.]*k?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty))';
/** "68 PhDs and PEs on staff", "11 cranes up in London now": so many, and where they are. */
const placed = new RegExp(
  `^(${number} (?:[A-Za-z][\\w'’/-]*(?: and (?:[a-z]+ )?)? ?){1,4}?) ((?:on|up|in|at)(?= (?:duty|shift|call|staff|site|at|the|our|every|each|\\d|in|[A-Z]\\w*|a |post|training|charge|town)\\b)[^;:,]*)$`,
);
/** "10 rooms per attendant", "40 deployments a day", "9 pupils and 4 adults per class". */
const rated = new RegExp(
  `^(${number} (?:[a-z-]+ ){0,2}[A-Za-z]+(?: and ${number} (?:[a-z-]+ ){0,2}[a-z]+)?) ((?:per|for every|to every|an?|each|every) [a-z]+)$`,
);
const noThing =
  /\b(?:hours?|hrs|days?|weeks?|months?|years?|minutes|mins|times?|points?|stars|percent|weekends?|km|miles|in)\b|[%£€$₹]/i;

function present(text: string): string | null {
  const [, many = '', where = ''] = placed.exec(text) ?? [];
  if (
    many &&
    !noThing.test(many) &&
    // "Six of the nine people in the team have been here": the verb may stand behind the place.
    !/\b(?:is|are|was|were|has|have|had|do|does|did|can|will|would|could|may|must)\b/.test(text) &&
    !/\b(?:in|during) (?:the (?:past|last)|(?:19|20)\d\d)\b|\blast (?:year|month|season)\b|\b[a-z]+ed\b/.test(text) &&
    (severalHead(many) || /(?:people|staff|children)$/.test(many))
  )
    return `We have ${lowerFirst(many)} ${where}`;
  // "Only one leaver in 2024".
  if (
    /^(?:only |just )?(?:\d+|one|two|three|four|five) (?:leavers?|resignations?|redundanc(?:y|ies)|complaints?|recalls?) (?:in (?:19|20)\d\d|last \w+)$/i.test(
      text,
    )
  )
    return `We had ${lowerFirst(text)}`;
  const [, things = '', per = ''] = rated.exec(text) ?? [];
  return things && !noThing.test(things) && !hasVerb(things) ? `We have ${lowerFirst(things)} ${per}` : null;
}

/** What is told by a bare figure. */
const gauged =
  /^((?:[A-Za-z][\w&'’-]* ){0,3}?(?:size|index|score|rating|rank|ranking|caseload|headcount|grade|NPS|CSAT|NSS|OEE|turnover|revenue|ratio)) (#?\d[\d.,:]*(?:\/\d+| out of \d+)?)$/i;
function figures(text: string): string | null {
  const [, what = '', figure = ''] = gauged.exec(text) ?? [];
  if (what && !/^(?:our|we|the|an?|top)\b/i.test(what) && !hasVerb(what)) return `Our ${lowerFirst(what)} is ${figure}`;
  // "£84m turnover", "70% repeat clients", "94% CSAT".
  const [, sum = '', money = ''] =
    /^([£€$₹]\d[\d.,]*(?:k|m|bn)?(?: (?:million|billion|crore|lakh))?) (turnover|revenue|sales|order book|budget)$/i.exec(
      text,
    ) ?? [];
  if (sum) return `Our ${money.toLowerCase()} ${/^sales$/i.test(money) ? 'are' : 'is'} ${sum}`;
  if (
    /^\d[\d.]*% (?:(?:repeat|returning|local|regular) (?:clients|customers|guests|business|trade|visitors)|CSAT|OTIF)$/i.test(
      text,
    )
  )
    return `We have ${text}`;
  // "NAAC A++", "MDK grade 1.1".
  const [, body = '', grade = ''] = /^([A-Z]{3,6}) ([A-D]\+{1,2})$/.exec(text) ?? [];
  if (body) return `Our ${body} grade is ${grade}`;
  // "Legal 500 Tier 2".
  if (/^[A-Z][\w&]*(?: [A-Z\d][\w&]*){0,3} (?:Tier|Band) [1-5]$/.test(text)) return `We are ${text}`;
  // "TripAdvisor #3 of 212 in Jaipur".
  const [, site = '', place = ''] =
    /^(TripAdvisor|Tripadvisor|Google|Booking\.com|Glassdoor) ((?:#|No\.? ?)\d+ (?:of|out of) [^,;:]+)$/.exec(text) ??
    [];
  if (site) return `We are ${place} on ${site}`;
  // "Engagement score 64 to 77 in two years".
  const [, mark = '', from = '', to = ''] =
    /^((?:[A-Za-z][\w&-]* ){0,3}(?:score|rating|rate|index|NPS|CSAT|satisfaction|retention|OEE|attendance|occupancy|uptime|accuracy|punctuality)) (?:from )?(\d[\d.]*%?) to (\d[\d.]*%? (?:in|within|over|since) [^,;:]+)$/i.exec(
      text,
    ) ?? [];
  if (mark && !/^(?:our|we|the)\b/i.test(mark))
    return `Our ${lowerFirst(mark)} ${/since/.test(to) ? 'has gone' : 'went'} from ${from} to ${to}`;
  // "Columns 85% full".
  const [, full = '', how = ''] =
    /^((?:[A-Za-z-]+ ){0,2}[A-Za-z-]+) ((?:about |over |nearly )?\d[\d.]*% (?:full|booked|occupied|let|staffed|sold|digital|electric|automated|renewable|recycled))$/.exec(
      text,
    ) ?? [];
  if (full && !/^(?:our|we|the|is|are)\b/i.test(full) && !hasVerb(full))
    return `Our ${lowerFirst(full)} ${severalHead(full) ? 'are' : 'is'} ${how}`;
  // "Average 3 call-outs a week in 2024": we do.
  const [, averaged = ''] = /^average (\d[^;:]*)$/i.exec(text) ?? [];
  if (averaged && /^[\d.,-]+ [a-z-]+ (?:an?|per|each|every) /.test(averaged))
    return `We average${/\b20\d\d\b|\blast\b/.test(averaged) ? 'd' : ''} ${averaged}`;
  // "Longest-serving secretary 31 years, newest 8 months".
  const [, who = '', years = '', newest = ''] =
    /^longest[- ]serving ([a-z ]+?) ((?:over )?\d+ years)(?:, newest (\d+ (?:years|months|weeks)))?$/i.exec(text) ?? [];
  return who ? `Our longest-serving ${who} has been here ${years}${newest ? `, and our newest ${newest}` : ''}` : null;
}

/** "0 lost-time accidents in 412 days": there were none. */
export function asNone(typed: string): string | null {
  // "0 falls, ever".
  const never = /^(?:0|zero|nil|no|not one) ([a-z][a-z-]*(?: [a-z-]+){0,2}),? ever[.]?$/i.exec(typed)?.[1];
  if (never) return `We have never had ${/[^su]s$/.test(never) ? 'any ' : 'one '}${never}`;
  const [, many = '', nil = '', time = ''] =
    /^(0|zero|nil) ([A-Za-z\d][^,;:]*?) ((?:in|for|since|over) [^;:]*)$/i.exec(typed.replace(/[.]$/, '')) ?? [];
  return nil && !hasVerb(nil) && !/^(?:hours?|tolerance|carbon|emission|waste|harm|rated|hour)\b/i.test(nil)
    ? `We have had ${/^zero$/i.test(many) ? 'zero' : 'no'} ${nil.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())} ${time}`
    : null;
}

/** A state that goes on: "SAP TM live since January", "no night shift since the new ovens went in", "crew of five unchanged since 2020". */
function lasting(text: string): string | null {
  const [, name = '', state = '', since = ''] =
    /^([A-Z][\w&]*(?: [A-Z][\w&]*){0,2}) (live|in use|up and running|in operation) (since [^,;:]+)$/.exec(text) ?? [];
  if (name) return `${name} has been ${state} ${since}`;
  const [, none = ''] = /^(no [a-z-]+(?: [a-z-]+){0,3} since (?:the|our) [^,;:]+)$/i.exec(text) ?? [];
  if (none) return `We have had ${lowerFirst(none)}`;
  const [, thing = '', ever = ''] =
    /^((?:[a-z]+ )?(?:crew|team|board|staff|rota|menu|line-up) (?:of \w+ )?)unchanged (since [^,;:]+)$/i.exec(text) ??
    [];
  if (thing) return `Our ${lowerFirst(thing)}has been unchanged ${ever}`;
  const [, held = '', every = ''] =
    /^(Magnet|Green Flag|Blue Flag|Investors in People|Cyber Essentials(?: Plus)?|Eco-Schools|Gold Mark|Athena Swan)((?: every year)? since (?:19|20)\d\d)$/.exec(
      text,
    ) ?? [];
  return held ? `We have held ${/ Flag$/.test(held) ? `the ${held}` : `${held} status`}${every}` : null;
}

/** What a company is by somebody's leave, and by lists: "SIA Approved Contractor", "ASE Blue Seal shop", "Museum of the Year shortlist 2023". */
function names(text: string): string | null {
  if (
    /^(?:[A-Z][\w&'’]*[ -]){1,4}(?:(?:accredited|approved|certified|registered|recognised|recognized) )?(?:shop|lab|laboratory|school|SOC|garage|kitchen|practice|centre|center|workshop|studio|site|dealer|Contractor|Installer|Trader|Provider|Employer|Workplace)$/.test(
      text,
    ) &&
    !/^(?:Our|We|The|Own|All)\b/.test(text)
  )
    return `We are ${withArticle(/^[A-Z][a-z]+ing [a-z]+$/.test(text) ? lowerFirst(text.charAt(0).toLowerCase() + text.slice(1)) : text)}`;
  const [, list = '', year = ''] =
    /^((?:[A-Z][\w&'’]*|of|the|for) (?:(?:[A-Z][\w&'’]*|of|the|for) ){0,5})(?:shortlist|longlist),? ((?:19|20)\d\d)$/.exec(
      text,
    ) ?? [];
  if (list) return `We were on the ${text.slice(0, text.length - 5).replace(/,$/, '')} in ${year}`;
  const [, title = '', when = ''] =
    /^((?:(?:Local|Regional|National|Irish|UK) )?[a-z]+ of the year),? ((?:19|20)\d\d)$/i.exec(text) ?? [];
  if (title && /^(?:[A-Z][a-z]+ )?[A-Za-z][a-z]+ of the year$/.test(title))
    return `We were ${lowerFirst(title)} in ${when}`;
  const [, prize = '', stars = '', what = ''] =
    /^([A-Z][a-z]+ [A-Z][a-z]+) (\d) stars? (for (?:the|our) [^,;:]+)$/.exec(text) ?? [];
  if (prize) return `We hold ${stars} ${prize} star${stars === '1' ? '' : 's'} ${what}`;
  const [, top = ''] = /^(top \d+% [^,;:]*(?:score|rating|ranking|result))$/i.exec(text) ?? [];
  if (top) return `We have a ${lowerFirst(top)}`;
  const [, open = '', never = ''] = /^(open \d[^,;:]*?)(?:, never (?:on )?([A-Z][a-z]+days?))?$/i.exec(text) ?? [];
  if (open && !hasVerb(open.slice(5))) return `We are ${lowerFirst(open)}${never ? `, never on ${never}` : ''}`;
  const [, penny = '', goes = ''] =
    /^(\d+ ?(?:p|c|cents) (?:in|of|from) every (?:£|€|\$|pound|euro|dollar)) ((?:to|on|for) [^,;:]+)$/i.exec(text) ??
    [];
  if (penny) return `${penny} goes ${goes}`;
  // "BaFin audit 2024 without findings".
  const [, audit = '', in_ = '', how = ''] =
    /^((?:[A-Z][\w&]* )?(?:audit|inspection|review|survey)) ((?:19|20)\d\d) (without [^,;:]+)$/i.exec(text) ?? [];
  return audit ? `${asSubject(audit).replace(/^The /, 'Our ')} in ${in_} was ${how}` : null;
}

/** The sentence of such a note; null for every other. */
export function asStated(typed: string): string | null {
  const text = typed.replace(/[.]$/, '').trim();
  return lasting(text) ?? figures(text) ?? names(text) ?? present(lowerFirst(text));
}
