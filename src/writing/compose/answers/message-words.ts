/** Words of text messages and of quick typing, written out: "ppl", "b4", "w/in". */
import { monthOf } from '../../text/calendar.ts';

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
const isMonth = (word: string): boolean => new RegExp(`^${word}`, 'i').test(monthOf(word)) || /^sept$/i.test(word);
const dayNames: Readonly<Record<string, string>> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
};

export const messageWords: readonly (readonly [RegExp, string | ((...groups: string[]) => string)])[] = [
  // "Doesnt", "weve": the apostrophes that quick typing leaves out.
  [/\b(do|does|did|is|are|was|were|would|could|should|has|have|had)nt\b/gi, "$1n't"],
  [/\b(ca|wo)nt\b(?! [A-Z])/g, "$1n't"],
  [/\b(we|you|they)(ve)\b/gi, "$1'$2"],
  [/\b(you|they)(ll|re)\b/gi, "$1'$2"],
  [/\b(that|what|there|here)s\b(?= (?:an?|the|no|not|what|how|why|all|our|your|it)\b)/gi, "$1's"],
  [/\bCos\b/g, 'Because'],
  // "Return to work chats": a name, and nobody returns.
  [
    /\b(return|back)[ -]to[ -]work (?=(?:[a-z]+ )?(?:chats?|meetings?|interviews?|calls?|talks?|reviews?|visits?|forms?|plans?|discussions?|checks?)\b)/gi,
    '$1-to-work ',
  ],
  [
    /\b(face|peer|one|door|end|side)[ -](to|by)[ -]\1 (?=(?:[a-z]+ )?(?:chats?|meetings?|interviews?|calls?|talks?|reviews?|visits?|sessions?|support|sales|testing|training|coaching|teaching|tests?)\b)/gi,
    '$1-$2-$1 ',
  ],
  // "Flexi start, 7 to 10": it is the start that is flexible.
  [
    /\b(f)lexi(?:ble|time)?[ -](start|finish)(?: times?)?,? (?:from |between |at )?(\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?)(?: ?[-–] ?| to | and )(\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?)(?![\d:%])/gi,
    '$1lexible $2 between $3 and $4',
  ],
  [/\b(f)lexi (?=start|finish|hours|working|shifts|break)/gi, '$1lexible '],
  [/(?<=[a-z\d] )obvs\b/gi, 'obviously'],
  [/\btil\b/g, 'until'],
  [/\bref(?:erence)?s ?x ?(\d)\b/gi, '$1 references'],
  [/\b(\d{2,3}) ?#/g, '$1 lb'],
  [/([£€$] ?\d[\d.]*(?: ?[-–] ?[£€$]?\d[\d.]*)?) (?:hr|hour)\b(?!s)/g, '$1/hr'],
  [/(\d ?k) ?p\.m\.?(?=\s|$|,)/gi, '$1 a month'],
  [/\b1 yr \+ (?=[£€$₹])/gi, '1 year plus '],
  [/\b(\d+) yrs? \+ (?=[£€$₹])/gi, '$1 years plus '],
  [/\brising (?=[£€$₹] ?\d)/gi, 'rising to '],
  [/(?<=^|[;.,] ?)([a-z]+) > ([a-z]+)(?=$|[.;,])/g, '$1 rather than $2'],
  [/\b(\d+) month (?=position\b)/gi, '$1-month '],
  [/\bcert(s?)\b(?=[;.)])/g, 'certificate$1'],
  [/(?<=[a-z] )v (?=[a-z]{3,})/g, 'very '],
  [/\b(M-(?:Th|F)|Mon-(?:Thurs?|Fri)),? (8|9|10|12)s\b/g, '$1, $2-hour days'],
  [/\b(driving|UK|full|clean|manual|car) lic\b/g, '$1 licence'],
  [/\b(\d{2}) ?\+ ?BHs?\b/g, '$1 days plus bank holidays'],
  [/\b(xmas|christmas) shut\b(?!down)/gi, '$1 shutdown'],
  [/(?<=bank holidays) ?\+ ?/g, ' plus '],
  [/\b(\d|two|three) (stage|part|round|step) (?=interview|process|selection)/g, '$1-$2 '],
  [/\btime (?:\+|and|&) (?:a )?half (?:on )?sun(?:days?)?\b/gi, 'time and a half on Sundays'],
  [/\btime (?:\+|and|&) (?:a )?half (?:on )?sat(?:urdays?)?\b/gi, 'time and a half on Saturdays'],
  [/\bsats\b/gi, 'Saturdays'],
  [/\bsuns\b/gi, 'Sundays'],
  [/\bsun(?=,? (?:and |& |\+ )?mon\b)/gi, 'Sunday'],
  [/\bsat(?=,? (?:and |& |\+ )?sun\b)/gi, 'Saturday'],
  [/\bsat(?= (?:am|pm)\b)/g, 'Saturday'],
  [/\bsun(?= (?:am|pm)\b)/g, 'Sunday'],
  [/(?<=\b(?:forklift|truck|bike|HGV|reach|counterbalance) )lic\b/g, 'licence'],
  [/(?<=\b(?!(?:big|real|huge|definite|added|major|great|nice|strong)\b)[a-z]{2,}) plus(?=\s*(?:$|[.;,]))/g, ' a plus'],
  [/(?<=^|[,;] ?)(2\d|3[0-5]) ?\+ ?8(?=\s*(?:$|[,;.]))/g, '$1 days plus 8 bank holidays'],
  [/\b(\d) ?x ?(8|9|10)s\b/g, '$1 $2-hour days'],
  // Twelve hours may be of the night.
  [/\b(\d) ?x ?12s\b/g, '$1 12-hour shifts'],
  [
    /\b(1st|2nd|3rd|4th|every|alternate) (sat|sun)\b/gi,
    (_, which = '', day = '') => `${which} ${/^sat/i.test(day) ? 'Saturday' : 'Sunday'}`,
  ],
  [/\bsat only\b/g, 'Saturday only'],
  [/\bon indeed\b/g, 'on Indeed'],
  // "7-4 mon to fri": hours before their days.
  [
    /(?<![\d.,£€$₹/-])(\d{1,2}) ?[-–] ?(\d{1,2})(?=,? (?:mon|tue|wed|thu|fri|sat|sun|weekdays|daily|every day|m-f)[a-z]*\b)/gi,
    '$1 to $2',
  ],
  // "nov-apr", "1st wk feb".
  [
    new RegExp(String.raw`\b(${month}) ?[-–] ?(${month})\b`, 'gi'),
    (found = '', from = '', to = '') => (isMonth(from) && isMonth(to) ? `${monthOf(from)} to ${monthOf(to)}` : found),
  ],
  [
    new RegExp(
      String.raw`(?<!\bthe )\b(1st|2nd|3rd|first|second|third|last) w(?:ee)?ks? (?:of |in )?(${month})\b`,
      'gi',
    ),
    (found = '', which = '', name = '') =>
      isMonth(name)
        ? `the ${which.toLowerCase().replace('1st', 'first').replace('2nd', 'second').replace('3rd', 'third')} week of ${monthOf(name)}`
        : found,
  ],
  // "Early fri", "closed mon and tues": no other word is spelt like these.
  [/\b(mon|tues?|weds?|thu(?:rs?)?|fri)\b(?!['’-])/g, (found = '') => dayNames[found.slice(0, 2)] ?? found],
  [/\bwknds\b/gi, 'weekends'],
  [/\bwknd\b/gi, 'weekend'],
  [
    /\b(?:paye|mewp|nptc|cis|ofsted|ofwat|vat)\b/g,
    (found = '') => (/^of/.test(found) ? `O${found.slice(1)}` : found.toUpperCase()),
  ],
  [/\bhs (?=diploma|grad)/gi, 'high school '],
  [/\b(\d) page (?=CV|cover|letter|resume)/g, '$1-page '],
  [/\b(on|over) phone\b(?! [a-z])/g, '$1 the phone'],
  [
    /\b(\d days?) (?=(?!Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|AL\b|BH)\p{Lu}\p{Ll}{2,}(?:$|[,;.)]))/gu,
    '$1 in ',
  ],
  [/\bmay(?= \d{1,2}(?:st|nd|rd|th)\b)/g, 'May'],
  [/\b(?:two|2)[ -]wheeler\b/gi, 'two-wheeler'],
  [/\bgood friday\b/gi, 'Good Friday'],
  [/\beaster\b/g, 'Easter'],
  // "26d", "hybrid 2d Sheffield", "FTC 18m", "30m chat".
  [/\bFTC,? (\d{1,2}) ?m\b/gi, 'FTC $1 months'],
  [/\b(\d{1,2})d\b(?! ?\/|[- ](?:CAD|design|animation|drawings?|models?|printing|graphics|artist))/g, '$1 days'],
  [/\b(\d{2,3}) ?m (?=(?:[a-z]+ )?(?:chat|call|pairing|interview|task|test|screen|video)\b)/g, '$1-minute '],
  [
    /\b(\d+) ?-?(?:hrs?|hours?) (?=(?:paid )?(?:stage|trial|test|interview|visit|tour|session|task|chat|call|panel|workshop|exercise|drive|audition)\b)/g,
    '$1-hour ',
  ],
  [/(?<=\b\d[\d,.]* (?!am\b|pm\b)[A-Za-z]{2,}) pm\b/g, ' a month'],
  [/\b(?:with|w\/) ?(?:an? )?(resume|CV) or (?:no|without)(?: (?:resume|CV))?\b/gi, 'with or without a $1'],
  [/\b(\d+ [a-z]+ in [a-z]+) (?=\d+ in [a-z]+)/g, '$1, '],

  [/\bppl\b/gi, 'people'],
  [/\bb4\b(?! paper)/gi, 'before'],
  [/\bw\/\s?in\b/gi, 'within'],
  [/(?<=[a-z]) w (?=[a-z]{2,}|[A-Z])/g, ' with '],
  [/\b(you|we|they) r\b/g, '$1 are'],
  [/\bu r\b/g, 'you are'],
  [/\b(\w+) now (?:n|and) then\b/g, '$1 now and then'],
  [/(?<=[a-z]{3}) n (?=[a-z]{3})/g, ' and '],
  [/\bb(?:ack)?gr(?:ou)?n?d\b/g, 'background'],
  [/\bdepts\b\.?/gi, 'departments'],
  [/\bpref(?:['’]?d)?\b\.?(?=\s*(?:$|[,;)]|not\b|but\b))/gi, 'preferred'],
  [/(?<=\d\+? )emp(?:s|ls?)?\b\.?(?=\s*(?:$|[,;)]))/g, 'employees'],
  [/(\d+ [a-z]{3,})\s?\/\s?(?:yr|annum)\b/gi, '$1 a year'],
  [/(\d+ [a-z]{3,})\s?\/\s?(?:mth|mo)\b/gi, '$1 a month'],
  [/(\d+ [a-z]{3,})\s?\/\s?wk\b/gi, '$1 a week'],
  // "18 nos.": how many are wanted.
  [/\b(\d+) nos\b\.?(?=\s*(?:$|[,;)]))/gi, '$1 vacancies'],
  // "2 groomers 1 receptionist 1 cat": counted things in a row.
  [
    /(?<![£€$₹\d.,])\b(\d{1,3} (?!(?:till?|til|until|to|and|or|per|over|from|for|with|by|at|in|on|of|off|am|pm|x|a|an|after|before|plus|then|every|each|about|around|under|up|within|than|since|but|so|if|when|not|no|mins?|minutes?|miles?|kg|lbs?|hrs?|years?|weeks?|months?|days?|hours?)\b)[a-z]{3,}) (?=\d{1,3} (?!(?:till?|til|until|to|and|or|per|over|from|for|with|by|at|in|on|of|off|am|pm|x|a|an|after|before|plus|then|every|each|about|around|under|up|within|than|since|but|so|if|when|not|no|mins?|minutes?|miles?|kg|lbs?|hrs?|hours?|days?|years?)\b)[a-z]{3,})/g,
    '$1, ',
  ],
  [/\bFT,? (\d{2}) ?[-–] ?(\d{2})(?=$|[.;,])/g, 'FT, $1 to $2 hours'],
  // "9-5.30", "Sunday 15 June, 10-1".
  [/(?<![\d.,£€$₹/-])(\d{1,2})\s?[-–]\s?(\d{1,2}[.:][0-5]\d)(?![\d%k])/g, '$1 to $2'],
  [
    /((?:day|days|\/mo|\/wk|month|Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec|uary|ril|ust|ber|rch|\d(?:st|nd|rd|th)),? )(\d{1,2})\s?[-–]\s?(\d{1,2})(?=$|[,.;])/g,
    '$1$2 to $3',
  ],
  // What is left of a week.
  [/(?<!\d ?)\bwk\b/g, 'week'],
  [/(?<!\d ?)\bwks\b/g, 'weeks'],
];
