/** What shorthand of figures, money, days and times becomes. */
import { monthOf } from '../../text/calendar.ts';

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
const money = String.raw`(?:£|€|\$|₹|Rs\.?\s?)\s?\d(?:[\d,.]*\d)?`;

/** Names with a capital inside. */
const brands: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  tripadvisor: 'TripAdvisor',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  powerpoint: 'PowerPoint',
  whatsapp: 'WhatsApp',
  hubspot: 'HubSpot',
  autocad: 'AutoCAD',
};

/** In this order: what a later row reads, an earlier one may have written. */
export const rows: readonly (readonly [RegExp, string | ((...groups: string[]) => string)])[] = [
  [/(?<![A-Za-z&])\s*&\s*(?![A-Z]\b)/g, ' and '],
  [/(?<=[a-z\d)]) & (?=[A-Za-z])/g, ' and '],
  // Money: thousands, periods, ranges.
  [/\b(salary|pay|wages?|rate|package|basic) between ([£€$₹]\s?[\d.,]+\d\s?k?) and (?=[£€$₹]?\s?\d)/gi, '$1 of $2 to '],
  [/\bbetween ([£€$₹]\s?[\d.,]+\d\s?k?) and (?=[£€$₹]?\s?\d)/gi, '$1 to '],
  [/([£€$₹])\s?(\d{1,3}(?:\.\d)?) to [£€$₹]?\s?(\d{1,3}(?:\.\d)?)k\b/gi, '$1$2k to $1$3k'],
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
  [
    /\b(?:pvg|nmc|sia|mot|ev|hgv|cpc|nvq|gcses?|ppe|cscs|rgn|hse|sen|nhs)\b/g,
    (found = '') => (/^gcses$/i.test(found) ? 'GCSEs' : found.toUpperCase()),
  ],
  [/(?<![₹\d.])(\d+(?:\.\d+)?)\s?(?:[-–]|to)\s?(\d+(?:\.\d+)?) LPA/g, '₹$1 to $2 LPA'],
  [/\bto (\d[\d,.]*)(?= LPA)/g, 'to ₹$1'],
  [/\bLPA\b/g, 'lakh a year'],
  [/(\d(?:[\d,.]*\d)?)\s*(?:\/\s*|p\/|per\s+|an?\s+|p)(?:hour|hr|h)\b/gi, '$1 an hour'],
  [/\bper hour\b/gi, 'an hour'],
  // "Hourly pay of £14": so much an hour.
  [
    new RegExp(
      String.raw`^(hourly|daily|weekly|monthly) (?:pay|rate|wages?|salary|fee)(?: range)?(?: of| from|:)? ?(${money}(?: to ${money})?)(?! ?(?:an? |per |\/))`,
      'i',
    ),
    (_, often = '', sum = '') =>
      `${sum} ${often.toLowerCase() === 'hourly' ? 'an hour' : `a ${often.toLowerCase() === 'daily' ? 'day' : often.slice(0, -2).toLowerCase()}`}`,
  ],
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
  [/\bDOE\b|\bdep(?:end[ae]nt|ends|ending)? on exp(?:erience)?\b\.?/gi, 'depending on experience'],
  [/\bOTE\b(?=[^a-z]*$)/g, 'on-target earnings'],
  [/\bpro[- ]rata\b/gi, 'pro rata'],
  [/\bv\. ?(?=[a-z]{3,})/g, 'very '],
  [/\bmots\b/g, 'MOTs'],
  [/\b(?:uk|usa|eu)\b/g, (found = '') => found.toUpperCase()],
  [/(?<=\b(?:in|across|throughout|within|around) )(?=(?:UK|USA|EU)\b)/g, 'the '],
  [/\bmsg\b/gi, 'message'],
  [/\binsta\b/gi, 'Instagram'],
  [/(\d{3,}),? ask for\b/gi, '$1 and ask for'],
  [/\b(servic(?:e|ing)|repairs?|maintenance) (?=(?:all|most) (?:makes|models|types|kinds)\b)/gi, '$1 of '],
  [
    /\b(?:google|facebook|instagram|linkedin|trustpilot|glassdoor|tripadvisor|youtube|tiktok|excel|powerpoint|outlook|whatsapp|salesforce|hubspot|photoshop|autocad)\b/g,
    (found = '') => brands[found] ?? found.charAt(0).toUpperCase() + found.slice(1),
  ],
  // Holidays and time.
  [/(?<![\d.])1 ?yrs?\b/g, '1 year'],
  [/(?<=\d)\s?yrs?\b(?! \d)/gi, ' years'],
  [/\byrs\b\.?/gi, 'years'],
  [/(\d+)\s+days?\s+(?:AL|a\/l)\b/g, '$1 days’ annual leave'],
  [/\b(\d(?:\.\d)?) day week\b/gi, '$1-day week'],
  [/\b(\d+)ish\b/g, 'about $1'],
  [/(?<=[a-z]) = (?=[£€$₹])/g, ' of '],
  [
    /\b(\d+) (days?|weeks?|months?) notice\b/gi,
    (_, count = '', unit = '') => `${count} ${unit}${/s$/.test(unit) ? '’' : '’s'} notice`,
  ],
  [/\bso (?=(?:need|want|are looking|are hiring|looking)\b)/g, 'so we '],
  [/\bwe looking\b/g, 'we are looking'],
  [/\bWFO\b/g, 'from the office'],
  [/(\d+)\s+days?\s+(?:hols?|holidays?)\b/gi, '$1 days’ holiday'],
  [
    /(\d+)\s+days?\s+(?:annual )?leave\b/gi,
    (found = '', count = '') => `${count} days’ ${/annual/i.test(found) ? 'annual ' : ''}leave`,
  ],
  [/\bhols?\b/gi, 'holidays'],
  [/\b(?:BHs?(?![-\d])|bank hols?)\b/g, 'bank holidays'],
  [/(?<=^|[\s(])(?:c\.?(?=\s?(?:[£€$₹]\d|\d\d))|circa|ca\.)\s?(?=[£€$₹]?\d)/g, 'about '],
  [/(?<=\d)\s?(?:hrs?|Hrs?|HRS)\b/g, ' hours'],
  [/\bcv\b/g, 'CV'],
  [/(\bdays?(?: a week)?) WFH\b/gi, '$1 from home'],
  [/\bWFH (?=allowance|budget|set-?up|kit)/g, 'home-working '],
  [/\bWFH\b/g, 'working from home'],
  [/\b(\d+\+?) years? experience\b/gi, (_, count = '') => `${count} ${count === '1' ? 'year’s' : 'years’'} experience`],
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
  [
    /(\d+)\s?[Mm]ins?\b\.?(?= (?:call|drive|walk|interview|test|chat|video|voice|session|slot|break|commute|phone|screening|online|intro|task|presentation|meeting)\b)/g,
    '$1-minute',
  ],
  [/\b(an?) (\d+)[ -]?[Mm]in(?:ute)?s?(?= [a-z])/g, '$1 $2-minute'],
  [/(\d+)\s?[Mm]ins?\b/g, '$1 minutes'],
  // "The inn = 9 bedrooms", "3 vans = no waiting".
  [
    /^(.{2,40}?) = ((?:an?|\d+|our|own|two|three)\b.*)$/i,
    (_, name = '', list = '') =>
      `${name} has ${/ and /.test(list) ? list : list.replace(/, (?=[^,]*$)/, ' and ').replace(/ and own /, ' and its own ')}`,
  ],
  [/^(.{2,40}?) = /, '$1: '],
  [/(?<=\S )(OR|AND)(?= \S)/g, (found = '') => found.toLowerCase()],
  [
    /\b(\d)\s?x\s?(?:a |per |\/)?\s?(week|day|month|year)\b/gi,
    (_, count = '', unit = '') => `${count === '1' ? 'once' : count === '2' ? 'twice' : `${count} times`} a ${unit}`,
  ],
  [/\b(\d+ (?:[a-z]+s|staff|people)) (?=\d+ (?:[a-z]+s|star)\b)/g, '$1, '],
  [/(an hour|a day) (nights|evenings|weekends|weekdays)(?=$|[.,;])/g, '$1 on $2'],
  [/\b(\d) page (?=[a-z])/g, '$1-page '],
  [/\bnon (?=[a-z]{4,})/gi, (found = '') => `${found.trim()}-`],
  [/(?<=[a-z,] )(NOT|MUST|ALL|ANY|NO|VERY|ONLY|REALLY|ALWAYS|NEVER)(?= [a-z])/g, (found = '') => found.toLowerCase()],
  [
    /(\d+)[- ]hours? average week\b|\baverage (\d+) hours? (?:a )?week\b/gi,
    (_, one = '', other = '') => `${one || other} hours a week on average`,
  ],
  [/\(\+ ?/g, '(plus '],
  [/(?<=\b(?:in|across|throughout|within|around) )(?=(?:UK|US|USA|EU|UAE)\b)/g, 'the '],
  [/\b(\d{1,2}) \+ (?=\d{1,2}(?:st|nd|rd|th)? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))/g, '$1 and '],
  [/(?<=\d) on[- ]call (?=\d|one)/gi, ', on call '],
  [/\b(on[- ]call|rota|weekends?|nights) 1:(\d)\b/gi, '$1 1 in $2'],
  [/\bgas safe\b(?!-| reg)/gi, 'Gas Safe registration'],
  [/(?<=[a-z]) ph\b(?=$|[.,;])/g, ' an hour'],
  [
    /((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?) (\d{1,2}(?:[.:]\d\d)?)\s?[-–]\s?(\d{1,2}(?:[.:]\d\d)?)(?=$|[\s,.;])/g,
    '$1 $2 to $3',
  ],
  [
    /\b(\d+(?:\.\d+)? (?:hours|hrs)) (?=(?:split|early|late|night|day|rotating)\b|\d+ (?:days|evenings|nights|mornings)\b|\d over \d)/gi,
    '$1, ',
  ],
  [/(?<![\d£€$₹.,])(\d{1,2}[.:]\d{2})\s?[-–]\s?(\d{1,2}(?:[.:]\d{2})?)(?![\d%k]|\.\d|\s?[ap]m)/g, '$1 to $2'],
  [/(?<=\bdays?) home\b(?=$|[,.;])/g, ' from home'],
  [/(\d{1,2}(?::\d{2})?)\s?([ap])\s?[-–]\s?(\d{1,2}(?::\d{2})?)\s?([ap])(?![a-z])/g, '$1$2m to $3$4m'],
  [/\bM\s?[-–]\s?(F|Th)\b/g, (_, to = '') => `Monday to ${to === 'F' ? 'Friday' : 'Thursday'}`],
  [
    /\b(mon|tues?|weds?|thurs?|fri|sat|sun)(?= (?:mornings?|evenings?|nights?|afternoons?)\b)/gi,
    (found = '') => dayName(found),
  ],
  [
    /(?<=[a-z]) day (\d{2,})\b(?! (?:(?:or|and|to) \d+ )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))/g,
    ' from day $1',
  ],
  [/\b(s)ame day (?=offers?|start|decisions?|pay\b)/gi, (_, first = '') => `${first}ame-day `],
  [/\b(\d+) ?[x×] (?!salary|pay\b|base|basic|per )(?=[a-z]{3})/g, '$1 '],
  [/(?<!\bC)\s*\+{2,}(?=$|[\s,.;])/g, ''],
  [/(?<=\d) ?p\.h\b\.?/gi, ' an hour'],
  [/\b(\d+) month (?=(?:[\w-]+ )?(?:post|contract|role|project|placement)\b)/g, '$1-month '],
  [/(\d+ hours) (?=(?:Mon|Tues?|Weds?|Thu(?:rs)?|Fri|Sat|Sun)(?:[a-z]*day)?s?\b)/g, '$1, '],
  [
    /(?<!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days? )((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?) (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days? \d)/g,
    '$1 and ',
  ],
  [/\bself employed\b/gi, 'self-employed'],
  [/\best\b\.? (?=(?:18|19|20)\d\d\b)/gi, 'established '],
  [/\b(\d+)-hrs?\b/gi, '$1-hour'],
  [/(?<=\b(?:after|in|by|from|until) )yr (?=\d)/g, 'year '],
  [
    /\b(\d+) (bed|bedroom|cover|place|seat|room|storey|acre|bay) (?=(?:[a-z]+ )?(?:hotel|pub|ward|home|nursery|school|unit|practice|restaurant|hospital|estate|farm|theatre|workshop)\b)/g,
    '$1-$2 ',
  ],
  [/\b(mon|tues?|weds?|thurs?|fri|sat|sun)(?= \d{1,2}(?:st|nd|rd|th)?\b)/g, (found = '') => dayName(found)],
  [/([£€$₹][\d,.]+(?: a (?:year|week|month|day|shift))?),? about(?=$|[,.;])/g, 'about $1'],
  [/ ?≤ ?/g, ' at most '],
  [/\bCity and Guilds\b/g, 'City & Guilds'],
  [/\balt (?=(?:Sat|Sun|week|day|Fri|Mon)[a-z]*\b)/gi, 'alternate '],
  [/\b(Sat|Sun)s\b/g, (_, day = '') => `${dayName(day)}s`],
  [
    /\b(opened|closed|launched|started|founded) (?=(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* (?:19|20)\d\d)/g,
    '$1 in ',
  ],
  [/\bp\/w\b/gi, 'a week'],
  [/\bp\.a\b\.?/gi, 'a year'],
  // "Run own caseload": whose it is.
  [
    /(?<=\b(?:run|manage|build|use|bring|organise|plan|grow|keep|lead|with|managing|running|building|using) )own (?=[a-z])/gi,
    'your own ',
  ],
  [
    /\b(mon|tues?|weds?|thurs?|fri|sat|sun)(?= (?:and|or|to) (?:mon|tues?|weds?|thurs?|fri|sat|sun)\b)/g,
    (found = '') => dayName(found),
  ],
  [/(?<=day (?:and|or|to) )(mon|tues?|weds?|thurs?|fri|sat|sun)\b/g, (found = '') => dayName(found)],
  [/\b(by|until|till|from|at|before|since) (end|start|beginning|middle) of\b/gi, '$1 the $2 of'],
  [/\b(for|in|to|with|join) ([A-Z]{2,6} (?:team|department|desk|board))\b/g, '$1 the $2'],
  [
    /\b(Christmas|Boxing|New Year['’]?s) (day|eve)\b/gi,
    (_, name = '', day = '') =>
      `${name.charAt(0).toUpperCase()}${name.slice(1)} ${day.charAt(0).toUpperCase()}${day.slice(1).toLowerCase()}`,
  ],
  [/\b(401\(k\)|pension|RRSP|PRSA),? (\d+(?:\.\d+)?%) (match|contribution)\b/g, '$1 with a $2 $3'],
  [/\s->\s|\s→\s|\s>>?\s(?=[A-Za-z])/g, ', then '],
  [/\s>\s?(?=[£€$₹]?\d)/g, ' of more than '],
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
  [/\bincluding (public|bank)(?=[,.;]|$)/gi, 'including $1 holidays'],
  [
    /\b(allowance|supplement|bonus|budget|grant|contribution|turnover|income|cover) ([£€$₹]\s?\d(?:[\d,.]*\d)?(?:m|bn|k| lakhs?| crores?)?(?: a (?:month|year|week|day))?)(?=[,.;]|$| for (?:you|your|the|each|every|all)\b)/gi,
    '$1 of $2',
  ],
  [
    /\b(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b(?=\s?(?:\d|$|[,;]|\.(?:\s|$)))/g,
    (found = '') => found.charAt(0).toUpperCase() + found.slice(1),
  ],
  [
    /\b(?:january|february|april|june|july|august|september|october|november|december|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)\b/g,
    (found = '') => found.charAt(0).toUpperCase() + found.slice(1),
  ],
  [
    /(?<!\b(?:to|on|or|at|of|for|and|pay|is|from|about|around|over|under|than))(?<=[a-z]) ([£€$₹]\d[\d.,]* a (?:week|month|night|day))(?=[,.;]|$)/g,
    ' at $1',
  ],
  // "£25,000 yr 1": when; "a Year 5 teacher" is a name.
  [/(?<=[\d%k] )(?:yr|year) (\d)\b(?!\d| (?:and|to)| [a-z])/gi, 'in year $1'],
  [/\b(first|second|third|final) yr\b/gi, '$1 year'],
  [/(?<=[£€$₹]\d[\d,.]*k?) (?=(?:first|second|third) year\b)/gi, ' in the '],
  [/\bday 1\b/gi, 'day one'],
  [/(?<=[a-z]) day one\b(?<!(?:from|on|by|since|until|after|of|is|was) day one)/gi, ' from day one'],
  [
    /(?<!\b(?:on|every|each|to|and|or|the|for|except|before|after|between|than|with|first|second|third|fourth|last|by|until|from|of|next|No|Some|Every|Most|All|Free|Closed|free|closed|off|that|this|alternate|some|most|no)|[,;:.])(?<=\w) ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days)(?=[.;]|$)/g,
    ' on $1',
  ],
  [
    /(?<!\b(?:the|a|every))(?<=\w) (first|second|third|last) ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(?=[.;]|$)/gi,
    ' on the $1 $2',
  ],
  [/\b(\d+) wk\b/gi, '$1 week'],
  [/\bexp\b\.?(?=[\s,;.)]|$)/gi, 'experience'],
  [/\bmax\b\.?(?= \d)/gi, 'at most'],
  [/\bmin\.?(?= \d)/gi, 'at least'],
  [/\bref\b(?= (?:check|number))/gi, 'reference'],
  [/\btime and half\b/gi, 'time and a half'],
  [/[^.;\n]*\s\+\s[^.;\n]*\s\+\s[^.;\n]*/g, (found = '') => found.replace(/\s\+\s/g, ', ')],
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
  [
    // "Overtime after 45 hours at time and a half": what it is told of keeps its "at".
    /\b(?:(overtime) )?((?<!paid )at )?time and (?:a )?half\b/gi,
    (found = '', over = '', at = '', place = '', all = '') =>
      over
        ? `${over} at time and a half`
        : `${at && / after \d+ (?:hours|hrs) $/.test(all.slice(0, Number(place))) ? at : ''}${found === '' ? '' : 'time and a half'}`,
  ],
  [
    /\b(\d{1,2}(?:st|nd|rd|th)?) (Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b\.?(?! (?!includ)[a-z]+ing)/gi,
    (_, day = '', month = '') => `${day} ${monthOf(month)}`,
  ],
  [
    /((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?) (\d{1,2}(?:[.:]\d{2})?)\s?[-–]\s?(\d{1,2}(?:[.:]\d{2})?)(?=$|[\s,;]|\.(?:\s|$))/g,
    '$1 $2 to $3',
  ],
  [/\b(\d+) hours (?=nights\b|shifts\b|days\b)/g, '$1-hour '],
  [/ {2,}/g, ' '],
];
