/** What people type in notes, written out: "25 days hols", "£11.60 p/h", "Mon-Fri 9-5", "w/c 3 Feb". */

const days: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
const dayName = (found: string): string => {
  const name = days[found.slice(0, 3).toLowerCase()] ?? found;
  return /days$/i.test(found) ? `${name}s` : name;
};
const day = `(?:mon|tues?|wed(?:nes|s)?|thur?s?|fri|sat(?:ur)?|sun)(?:days?)?`;
const clock = String.raw`\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm)?`;
const money = String.raw`(?:£|€|\$|₹|Rs\.?\s?)\s?\d[\d,.]*\d|(?:£|€|\$|₹|Rs\.?\s?)\s?\d`;

/** In this order: what a later row reads, an earlier one may have written. */
const rows: readonly (readonly [RegExp, string | ((...groups: string[]) => string)])[] = [
  [/\bw\s?\/\s?c\.?\s+/gi, 'the week of '],
  [/\bweek commencing\s+/gi, 'the week of '],
  [/\bw\/e\b/gi, 'weekend'],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/\s?/gi, 'with '],
  [/(?<![A-Za-z&])\s*&\s*(?![A-Z]\b)/g, ' and '],
  [/(?<=[a-z\d)]) & (?=[A-Za-z])/g, ' and '],
  // Money: thousands, periods, ranges.
  [
    new RegExp(String.raw`(${money})\s*(k?)\s*[-–—]\s*(?:£|€|\$|₹)?\s*(\d[\d,.]*)\s*k\b`, 'gi'),
    (_, low = '', __ = '', high = '') => `${low}k to ${low.charAt(0)}${high}k`,
  ],
  [
    /([£€$])\s?(\d{1,3}(?:\.\d)?)k\b/gi,
    (_, sign = '', figure = '') => `${sign}${(Number(figure) * 1000).toLocaleString('en-GB')}`,
  ],
  [new RegExp(String.raw`(${money})\s*[-–—]\s*((?:£|€|\$|₹)?\s?\d[\d,.]*)`, 'g'), '$1 to $2'],
  [/([£€$₹])(\d[\d,.]*) to (?=\d)/g, '$1$2 to $1'],
  [/(\d+p)\s?(?:\/|per|a) ?mile\b/gi, '$1 a mile'],
  [/\bwkends?\b/gi, (found = '') => (/s$/i.test(found) ? 'weekends' : 'weekend')],
  [
    /\b(?:pvg|nmc|sia|hgv|cpc|nvq|gcses?|ppe|cscs|rgn|hse|sen|nhs)\b/g,
    (found = '') => found.toUpperCase().replace(/S$/, 's'),
  ],
  [/(?<![₹\d.])(\d+(?:\.\d+)?)\s?[-–]\s?(\d+(?:\.\d+)?) LPA/g, '₹$1 to $2 LPA'],
  [/\bto (\d[\d,.]*)(?= LPA)/g, 'to ₹$1'],
  [/\bLPA\b/g, 'lakh a year'],
  [/(\d(?:[\d,.]*\d)?)\s*(?:\/\s*|p\/|per\s+|an?\s+|p)(?:hour|hr|h)\b/gi, '$1 an hour'],
  [/\bper hour\b/gi, 'an hour'],
  [/(\d(?:[\d,.]*\d)?)\s*(?:\/\s*|per\s+)(?:year|yr|annum)\b/gi, '$1 a year'],
  [/(\d(?:[\d,.]*\d)?)\s*p\.?a\b\.?/gi, '$1 a year'],
  [/\bper annum\b/gi, 'a year'],
  [/\bper wk\b/gi, 'a week'],
  [/\bper (day|week|month|year|night|shift|visit|session)\b/gi, 'a $1'],
  [
    /(\d(?:[\d,.]*\d)?)\s*(?:\/\s*|p)(?:week|wk)\b|(\d(?:[\d,.]*\d)?)\s*pw\b/gi,
    (_, one = '', other = '') => `${one || other} a week`,
  ],
  [/\bpcm\b/gi, 'a month'],
  [/\bp\.?w\.?(?=\s|$|,)/gi, 'a week'],
  [/\bDOE\b/g, 'depending on experience'],
  [/\bOTE\b(?=[^a-z]*$)/g, 'on-target earnings'],
  [/\bpro[- ]rata\b/gi, 'pro rata'],
  // Holidays and time.
  [/(\d+)\s+days?\s+(?:hols?|holidays?)\b/gi, '$1 days’ holiday'],
  [
    /(\d+)\s+days?\s+(?:annual )?leave\b/gi,
    (found = '', count = '') => `${count} days’ ${/annual/i.test(found) ? 'annual ' : ''}leave`,
  ],
  [/\bhols?\b/gi, 'holidays'],
  [/\b(?:BHs?(?![-\d])|bank hols?)\b/g, 'bank holidays'],
  [/\bA\/L\b/g, 'annual leave'],
  [/\bincl?\.?(?=\s+[a-z£€$\d])/gi, 'including'],
  [/\bapprox\.?\s+/gi, 'about '],
  [/\b(?:c\.|circa|ca\.)\s?(?=[£€$₹]?\d)/gi, 'about '],
  [/(?<=\d)\s?hrs?\b/gi, ' hours'],
  [/\bcv\b/g, 'CV'],
  [/\bequiv\b\.?/gi, 'equivalent'],
  [/(\bdays?(?: a week)?) WFH\b/gi, '$1 from home'],
  [/\bWFH\b/g, 'working from home'],
  [/\b(\d+\+?) years? experience\b/gi, (_, count = '') => `${count} ${count === '1' ? 'year’s' : 'years’'} experience`],
  [/\bxmas\b/gi, 'Christmas'],
  [
    /\b(?:english|french|german|polish(?= (?:speak|lang|is|or))|spanish|welsh|hindi|urdu)\b/g,
    (found = '') => found.charAt(0).toUpperCase() + found.slice(1),
  ],
  [/\b(?:tues|thurs?|weds)\b/g, (found = '') => dayName(found)],
  [/(\d+ [a-z]+)\s?\/\s?(?:hr|hour)\b/gi, '$1 an hour'],
  [
    /(?<=\b(?:in|from|until|till|by|since|early|late|mid|end of) )(?:march|may|august)\b/g,
    (found = '') => found.charAt(0).toUpperCase() + found.slice(1),
  ],
  [/\b(\d+) hour (week|day|shift|contract)\b/gi, '$1-hour $2'],
  [/^max(?:imum)?\.? (?=\d)/gi, 'at most '],
  [/\bdbs\b/g, 'DBS'],
  [/^dm\b/gi, 'DM'],
  [/\bhrs\b\.?/g, 'hours'],
  [
    /(\d+)\s?[Mm]in\b\.?(?= (?:call|drive|walk|interview|test|chat|video|session|slot|break|commute|phone|screening|online|intro|task|presentation|meeting)\b)/g,
    '$1-minute',
  ],
  [/(\d+)\s?[Mm]ins?\b/g, '$1 minutes'],
  [/\s->\s|\s→\s|\s>>?\s(?=[A-Za-z])/g, ', then '],
  [/\s>\s(?=\d)/g, ' of more than '],
  [/\bpts\b/g, 'points'],
  [/\bpls\b/gi, 'please'],
  [/\/\s?(?:wk|week)\b/gi, ' a week'],
  [
    /(?<=\d|\b(?:days|hours|times|visits|shifts|weeks|nights))\s?\/\s?(day|month|night|shift|quarter|visit)\b(?!\/)/gi,
    ' a $1',
  ],
  [
    /(\d[\d.]*) (weeks|hours|months) ((?:paid |full |parental |maternity |paternity |annual |sick )*)(holidays?|hols|leave|notice|pay)\b/gi,
    (_, count = '', unit = '', kind = '', name = '') =>
      `${count} ${unit}’ ${kind}${/^hol/i.test(name) ? 'holiday' : name}`,
  ],
  [/\bincluding (public|bank)(?=[\s,.;]|$)(?! hol)/gi, 'including $1 holidays'],
  [
    /\b(allowance|supplement|bonus|budget|grant|contribution|turnover|income) ([£€$₹]\s?\d(?:[\d,.]*\d)?(?:m|bn|k)?)(?=[,.;]|$)/gi,
    '$1 of $2',
  ],
  [/(\d)\s?(?:yrs?|years?)\s?\+/gi, '$1+ years'],
  [/(?<=\d)\s?yrs?\b(?! \d)/gi, ' years'],
  [/\byrs\b\.?/gi, 'years'],
  [/\b(?<=last |next |this |a |per )yr\b\.?/gi, 'year'],
  [
    /\b(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b(?=\s?(?:\d|$|[,;]|\.(?:\s|$)))/g,
    (found = '') => found.charAt(0).toUpperCase() + found.slice(1),
  ],
  [
    /\b(?:january|february|april|june|july|august|september|october|november|december|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)\b/g,
    (found = '') => found.charAt(0).toUpperCase() + found.slice(1),
  ],
  [
    /(?<!\b(?:to|on|or|at|of|for|and|pay|is|from))(?<=[a-z]) ([£€$₹]\d[\d.,]* a (?:week|month|night|day))(?=[,.;]|$)/g,
    ' at $1',
  ],
  // "£25,000 yr 1": when; "a Year 5 teacher" is a name.
  [/(?<=[\d%k] )(?:yr|year) (\d)\b(?!\d| (?:and|to)| [a-z])/gi, 'in year $1'],
  [/\bday 1\b/gi, 'day one'],
  [/(?<=[a-z]) day one\b(?<!from day one)/gi, ' from day one'],
  [
    /(?<!\b(?:on|every|each|to|and|or|the|first|second|last|by|until|from|of|next|No|Some|Every|Most|All|Free|Closed|free|closed|off|that|this|alternate|some|most|no)|[,;:.])(?<=\w) ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days)(?=[.;]|$)/g,
    ' on $1',
  ],
  [
    /(?<!\b(?:the|a|every))(?<=\w) (first|second|third|last) ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(?=[.;]|$)/gi,
    ' on the $1 $2',
  ],
  [/\bmths?\b/gi, 'months'],
  [/\bwks\b/gi, 'weeks'],
  [/\b(\d+) wk\b/gi, '$1 week'],
  [/\bexp\b\.?(?=[\s,;.)]|$)/gi, 'experience'],
  [/\bquals?\b(?=[\s,;.)]|$)/gi, 'qualifications'],
  [/\bcerts?\b(?=[\s,;.)]|$)/gi, (found = '') => (/s$/i.test(found) ? 'certificates' : 'certificate')],
  [/\bmin wage\b/gi, 'minimum wage'],
  [/\bmax\b\.?(?= \d)/gi, 'at most'],
  [/\bmin\.?(?= \d)/gi, 'at least'],
  [/\bASAP\b/gi, 'as soon as possible'],
  [/\bAvail\b\.?/gi, 'available'],
  [/\bmgmt\b/gi, 'management'],
  [/\bmgr\b/gi, 'manager'],
  [/\bmtgs?\b/gi, (found = '') => (/s$/i.test(found) ? 'meetings' : 'meeting')],
  [/\bappts?\b/gi, 'appointments'],
  [/\bref\b(?= (?:check|number))/gi, 'reference'],
  [/\btime and half\b/gi, 'time and a half'],
  [/[^.;\n]*\s\+\s[^.;\n]*\s\+\s[^.;\n]*/g, (found = '') => found.replace(/\s\+\s/g, ', ')],
  [/(?<=[\w)%’])\s+\+\s*(?=[A-Za-z£€$₹\d(])|(?<=[a-z)])\+(?=[A-Za-z£€$₹])/g, ' plus '],
  // Days and clock times.
  [
    new RegExp(String.raw`\b(${day})\s*(?:-|–|—|to|thru|through)\s*(${day})\b`, 'gi'),
    (_, from = '', to = '') => `${dayName(from)} to ${dayName(to)}`,
  ],
  [/\b(Mon|Tues?|Wed|Thur?s?|Fri)\b(?=[\s,.;)/]|$)/g, (found = '') => dayName(found)],
  [/\b(Sat|Sun)\b(?=[\s,.;)/]|$)/g, (found = '') => dayName(found)],
  [
    new RegExp(String.raw`(?<![\d/:£€$₹-])\b(${clock})\s*[-–—]\s*(\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm))\b`, 'gi'),
    '$1 to $2',
  ],
  [
    /\b(\d{1,3})\s*[-–—]\s*(\d{1,3}) (?=hours|days|weeks|months|years|people|staff|miles|minutes|points)/gi,
    '$1 to $2 ',
  ],
  [/ {2,}/g, ' '],
];

/** The text with its shorthand written out. Numbers and names stay as they are. */
export function expandShorthand(text: string): string {
  let full = text;
  for (const [pattern, better] of rows)
    full =
      typeof better === 'string'
        ? full.replace(pattern, better)
        : full.replace(pattern, better as (found: string, ...groups: string[]) => string);
  return full;
}
