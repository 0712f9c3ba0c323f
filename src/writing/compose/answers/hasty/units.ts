/** Units, times and short words whose reading depends on what stands beside them: "€17hr", "3 mo", "hr n gm", "med/dental". Read before anything else. */
import { everyWeek, monthOf } from '../../../text/calendar.ts';

type Row = readonly [RegExp, string | ((...groups: string[]) => string)];

/** A short day, and not the beginning of "sand". */
const day = '(?:mon|tues?|wed(?:nes|s)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?';

/** Words behind a length of time that don't name what lasts so long. */
const noThing =
  '(?:after|of|in|and|or|paid|with|from|at|on|to|off|if|for|then|hols?|holidays?|leave|pto|notice|min|minimum|max|experience|exp|start|ago|later|each|every|a|the|plus|as|per|start)';
const lasting = (short: string): RegExp =>
  new RegExp(String.raw`(?<![\d./£€$₹-])\b(\d{1,2}) ?(?:${short})\b(?= (?!${noThing}\b)[a-z])`, 'g');

/** What everybody in the trade has in three letters, and whom one meets: "with gm" lacks its article. */
const post =
  '(?:GM|MD|CEO|CFO|COO|CTO|foreman|recruiter|hiring manager|line manager|head chef|practice manager|store manager|site manager|shop manager|depot manager|team lead|owner|boss|founder|founders)';

/** Words that are mistyped everywhere, each with what was meant. */
const slipsOfSpelling: Readonly<Record<string, string>> = {
  orignal: 'original',
  orginal: 'original',
  recieve: 'receive',
  recieved: 'received',
  experiance: 'experience',
  expereince: 'experience',
  seperate: 'separate',
  definately: 'definitely',
  knowlege: 'knowledge',
  enviroment: 'environment',
  certifcate: 'certificate',
  certifcates: 'certificates',
  managment: 'management',
  maintainance: 'maintenance',
  maintenence: 'maintenance',
  occassional: 'occasional',
  ocasional: 'occasional',
  availible: 'available',
  availabe: 'available',
  neccessary: 'necessary',
  necesary: 'necessary',
  recomended: 'recommended',
  untill: 'until',
  thier: 'their',
  buisness: 'business',
  comunication: 'communication',
  excelent: 'excellent',
  proffesional: 'professional',
  profesional: 'professional',
  succesful: 'successful',
  febuary: 'February',
  wensday: 'Wednesday',
  wednsday: 'Wednesday',
  calender: 'calendar',
  restaraunt: 'restaurant',
  equiptment: 'equipment',
  machinary: 'machinery',
  electritian: 'electrician',
  garantee: 'guarantee',
  refrences: 'references',
  adress: 'address',
  begining: 'beginning',
  independant: 'independent',
  liason: 'liaison',
  personel: 'personnel',
  relevent: 'relevant',
  schedual: 'schedule',
  usualy: 'usually',
  responsibilty: 'responsibility',
  apprentiship: 'apprenticeship',
  apprenticship: 'apprenticeship',
  documets: 'documents',
  intrested: 'interested',
  interveiw: 'interview',
  intervew: 'interview',
};
const misspelt = new RegExp(String.raw`\b(?:${Object.keys(slipsOfSpelling).join('|')})\b`, 'g');

/** In any question, before all other rows. */
export const unitRows: readonly Row[] = [
  // "We show u.": a word, and no letter that a stop shortens.
  [/(?<![\p{L}\d.'’])u(?=[\s.,!?;)]|$)/gu, 'you'],
  [misspelt, (found = '') => slipsOfSpelling[found] ?? found],
  // "€17hr", "£20.80 hr", "13.50 hr": a sum with its sign or its pence is paid by the hour.
  [/([£€$₹]\s?\d{1,3}(?:\.\d\d?)?) ?(?:p\/?|\/ ?|per |an )?(?:hr|h|hour)\b(?!-)/g, '$1/hr'],
  [/(?<![£€$₹\d.,])\b(\d{1,3}\.\d\d) ?(?:p\/?|\/ ?|per |an )?(?:hr|h)\b/g, '$1/hr'],
  [/\b(dental|vision)(\/| ?, ?| ?\+ ?| and )med\b/g, '$1$2medical'],
  [/\bmed(?=(?:\/| ?, ?| ?\+ ?| and | & )(?:dental|vision)\b)/g, 'medical'],
  // "Base 75k, OTE 150": both in thousands.
  [/(?<=\b\d{2,3}k\b.*)\bOTE (\d{2,3})\b(?![k\d]|[,.]\d)/gi, 'OTE $1k'],
  // "3 mo ramp", "6mths notice", "4wk ramp".
  [lasting('mos?|mths?|mnths?'), '$1-month'],
  [/(?<![\d./£€$₹-])\b1 ?(?:mo|mth|mnth)\b/g, '1 month'],
  [/(?<![\d./£€$₹-])\b(\d{1,2}) ?(?:mos?|mths?|mnths?)\b/g, '$1 months'],
  [lasting('wk'), '$1-week'],
  [/\b(\d{1,2})wks?\b/g, '$1 wks'],
  [/\b(\d{1,2}) ?(?:wkly|weekly) (?=[a-z])(?!rota|pay|shift|hours)/g, '$1-weekly '],
  // "Standup 915": when it is.
  [
    /\b(stand-?up|huddle|briefing|handover|scrum|assembly|roll call|toolbox talk|bait|lunch|tea break|prayer|line-?up|(?:morning|team|daily|shift) (?:meeting|mtg)) (?:at )?(\d{1,2})[.:]?([0-5]\d)(?: ?(am|pm))?\b(?! (?:people|staff|covers|kids|calls))/g,
    (_, what = '', hour = '', minute = '', half = '') =>
      `${what.replace('standup', 'stand-up').replace('mtg', 'meeting')} at ${hour}:${minute}${half ?? ''}`,
  ],
  [/~ ?(?=\d)/g, 'about '],
  // "HR": whom one writes to, and no hour.
  [
    /(?<![\d/] ?)\bhr (?=(?:n|and|&|\+|or|will|calls?|phones?|rings?|rounds?|interview|manager|mgr|team|dept|desk)\b)/g,
    'HR ',
  ],
  [/(?<=\b(?:to|with|from|by|via|call|email|ring|contact|w) )hr\b(?=$|[\s,.;])/g, 'HR'],
  [/(?<=[a-z] (?:n|and|&|\+|or|then) )hr\b(?=$|[,.;])/g, 'HR'],
  [/(?<=\bwhatsapp )cv\b/g, 'CV'],
  [/(?<=\d ?(?:hrs?|hours?) )avg\b/g, 'on average'],
  // "2 yr old tippers", "within 40 mile", "50hrs wk gtd".
  [
    /\b(\d{1,2}) ?(?:yrs?|years?) old (?=[a-z])(?!this\b|now\b|today\b|next\b|and\b|or\b|but\b|with\b|in\b)/g,
    '$1-year-old ',
  ],
  [/\b(\d{2,3}|[2-9]) mile\b(?!-)/g, '$1 miles'],
  [/\b(\d{2}) ?(?:hrs?|hours?) (?:a |per )?(?:wk|week) (?:gtd|guaranteed)\b/g, '$1 hours a week guaranteed'],
  [/\bgtd\b/g, 'guaranteed'],
  // "Mon-fri 6am start": from then.
  [/(?<=\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*) (\d{1,2}(?:[.:]\d\d)? ?[ap]m) starts?\b/g, ' from $1'],
  [/^(\d{2}(?:\.\d\d)?) ?[-–] ?(\d{2}(?:\.\d\d)?) ?(?:hr|h)\b(?= ?doe\b| ?DOE\b|,|$| depending)/g, '$1-$2/hr'],
  [/\bx ?(1\.[1-46-9]\d?)\b/g, 'at $1 times the rate'],
  [/\bdbl time\b/g, 'double time'],
  [
    /\b(double time|time and a half) (sun|sat)(?:day|s|days)?\b/g,
    (_, rate = '', when = '') => `${rate} on ${everyWeek(when)}`,
  ],
  [/\b(tool|boot|phone|car|meal|travel) allow(?:ance)? ?\/ ?(?:yr|year)\b/g, '$1 allowance a year'],
  [
    /\b(boots|tools|clothing|workwear|uniform|training|books) (\d{2,4}) ?(?:\/|a |per )? ?(?:yr|year)\b/g,
    '$1 ($2 a year)',
  ],
  [/\bmaint\b/g, 'maintenance'],
  [/\bmtg(s?)\b/g, 'meeting$1'],
  [/\bplcs\b/gi, 'PLCs'],
  [/\bcont ed\b/g, 'continuing education'],
  [/\b(journeyman|driver'?s|electrical|master) lic\b/g, '$1 license'],
  [/\bhands on (?=[a-z])/g, 'hands-on '],
  [/\bwalk ins\b/g, 'walk-ins'],
  [/\b(\d{1,2}) ?(?:pts|points) max\b,?/g, 'max $1 points,'],
  [
    /\b(dr|in|sp|tt|cu) ?\/ ?(dr|in|sp|tt|cu) codes?\b/g,
    (_, one = '', other = '') => `${one.toUpperCase()} or ${other.toUpperCase()} codes`,
  ],
  [/\bans(?= (?:same|within|by|in)\b)/g, 'answer'],
  [/\bdm us on insta(?:gram)?\b/g, 'message us on Instagram'],
  [/\b((?:trade |skills )?(?:test|trial|shift)) (?:1\/2|half) day,? paid\b/g, 'paid half-day $1'],
  [
    /\b(\d|one) late (?:nite|night) (?:on )?(mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/g,
    (_, many = '', when = '') => `${many} late night on ${everyWeek(when)}`,
  ],
  [/#s\b/g, 'numbers'],
  [/\bjoinee(s?)\b/g, 'joiner$1'],
  [/\bvip(s?)\b/g, 'VIP$1'],
  [/\b52 ?(?:wks|weeks)\b(?! (?:of|a|per))/g, '52 weeks a year'],
  [/\bcome see\b/g, 'come and see'],
  [/(?<!\d ?)\bgm\b/g, 'GM'],
  [
    /\b(il|ill|i'll|i’ll) (?=(?:ring|call|text|phone|be|get|let|reply|come|email|show|meet|give|send|do|explain)\b)/g,
    "I'll ",
  ],
  [
    new RegExp(
      String.raw`(?<=\b(?:with|w\/?|from|by|and|then) )(?:the )?(${post})\b(?! (?:of|role|job|is|are)\b)`,
      'g',
    ),
    'the $1',
  ],
  [
    new RegExp(String.raw`(?<=[\p{L}]) (?:n|\+|&) (?:the )?(${post})\b(?! (?:of|role|job|is|are)\b)`, 'gu'),
    ' and the $1',
  ],
  // "Text 1st", "on 1st call".
  [/\b(text|ring|call|email|phone) 1st\b(?! \p{L}+ ?\d)/gu, '$1 first'],
  [
    /\b(on|at|in|after|before) (?:the )?1st (?!jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|of\b)(?=[a-z])/g,
    '$1 the first ',
  ],
  [/\b([1-5])\* (?=[a-z])/g, '$1-star '],
  [/\b(?<!(?:an?|the|our) )([1-5]-star (?:food )?hygiene)\b(?! (?:rating|score|grade))/g, 'a $1 rating'],
  [/(?<=[a-z] )(?:for )?(?:u|you) ?\+ ?(?:1|one)\b/g, 'for you and one other person'],
  [/\bb(?:reak)?fast\b|\bbrekk?ie\b|\bbrekky\b/g, 'breakfast'],
  [/\bchrg(s?)\b/g, 'charge$1'],
  [/\bmid[- ]mkt\b/g, 'mid-market'],
  [/\bmkt(s?)\b/g, 'market$1'],
  [/\bhi[- ](?:volt(?:age)?|v)\b/g, 'high-voltage'],
  [/\bcheck ?ins\b(?= (?!for\b|of\b|and\b|at\b|on\b|with\b|in\b|per\b|a\b)[a-z])/g, 'check-ins,'],
  [
    /\bcheck ?in(s?)\b(?= of\b| rush\b| desk\b| queue\b|s\b)|\bcheckin(s?)\b/g,
    (_, one = '', other = '') => `check-in${one || other || ''}`,
  ],
  [/(?<=\b(?:sales|product|design|ops|marketing) (?:\+|&|and|n) )eng\b/g, 'engineering'],
  [
    new RegExp(String.raw`\b(ok|okay|fine|allowed|welcome) (?:on )?(${day})\b`, 'g'),
    (_, how = '', when = '') => `${how} on ${everyWeek(when)}`,
  ],
  [/\bbit of (?=[a-z])(?<!\b(?:a|every|big|little|good|the|wee|last) bit of )/g, 'a bit of '],
  [/\((jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\)/g, (_, name = '') => `(${monthOf(name) ?? name})`],
  [/\bopera pms\b/gi, 'Opera PMS'],
];
