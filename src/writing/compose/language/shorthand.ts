/** What people type short: written out before a line is read, so that no reader has to. */

/** The one table of shortened words: what a later row reads, an earlier one may have written. */
const words: readonly (readonly [RegExp, string])[] = [
  // Words with a slash come before the slash is read.
  [/(?<=\bin )(?:w(?:ee)?k beginning|w\s?\/\s?[bc]\b\.?|week commencing)\s+/gi, 'the week of '],
  [/\b(?:w(?:ee)?k beginning|w\s?\/\s?[bc]\b\.?|week commencing)\s+/gi, 'in the week of '],
  [/\bw\/ends?\b|\bwkends\b/gi, 'weekends'],
  [/\bw\/e\b|\bwkend\b/gi, 'weekend'],
  [/\bw\/o(?:ut)?\b/gi, 'without'],
  [/\bw\/\s?(?=[a-z\d])/gi, 'with '],
  [/\bb\/w\b/gi, 'between'],
  [/\bupto\b/gi, 'up to'],
  // "Between 7am-7pm".
  [/\bbetween (\d[\d.:]* ?(?:[ap]\.?m\b\.?)?) ?(?:-|–|to) ?(?=\d)/gi, 'between $1 and '],
  [/(?<=\b(?:free|on-?site|staff|car) )pkg\b\.?/gi, 'parking'],
  [/\bpkg\b\.?/gi, 'package'],
  [/(?<=\d) ?h(?:rs?|ours?)?\.?\s?\/\s?(?:week|wk|w)\b/gi, ' hours a week'],
  [/\bpd\b\.?(?=\s*(?:$|[,;)]|by\b|for\b|weekly\b|monthly\b))/g, 'paid'],
  [/^PT(?=\s*(?:$|[,;]\s*\d|\s\d))/g, 'Part-time'],
  [/^FT(?=\s*(?:$|[,;]\s*\d|\s\d))/g, 'Full-time'],
  [/\bM\s?[-/]\s?W\s?[-/]\s?F\b/g, 'Monday, Wednesday and Friday'],
  [/\bM\s?[-–]\s?Th\b/g, 'Monday to Thursday'],
  [/\bT(?:u|ue)?\s?[-/]\s?Th\b/g, 'Tuesday and Thursday'],
  [/\b((?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?) am\b(?! ?[-–\d])/g, '$1 morning'],
  // "2024 + 2025", "23 + 24 Feb": two of a kind.
  [/(?<=\b\d{1,4}) ?\+ ?(?=\d{1,4}\b(?! ?[%£€$₹kK]))/g, ' and '],
  [/\b(oven|fridge|freezer|food|core|water|room|body|tank|pool|product|probe) temps\b\.?/gi, '$1 temperatures'],
  [/\b(oven|fridge|freezer|food|core|water|room|body|tank|pool|product|probe) temp\b\.?/gi, '$1 temperature'],
  [/\btake home (?=(?:pay|truck|vehicle|van|car|work van)\b)/gi, 'take-home '],
  [/(?<=\bwork) in (day|night|late|early|rotational|rotating|general|evening) shifts?(?=$|[,.;])/g, ' $1 shifts'],
  [/(?<=\bwork) (shift|weekend|night|evening|bank holiday)(?=$|[,.;]| (?:and|or|when|as|if|where)\b)/g, ' $1s'],
  [/(?<=\btake) note(?=$|[,.;]| (?:where|when|at|in|and|as)\b)/g, ' notes'],
  [/(?<=\b(?:opened|built|founded|established|launched|refurbished)) (?=(?:19|20)\d\d\b)/g, ' in '],
  [/(?<=\b\d) cycle (?=shift)/g, '-cycle '],
  [
    /(?<=\b(?:opening|starting|launching|closing|opens|starts|launches|closes)) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec) 20\d\d\b)/g,
    ' in ',
  ],
  [/(?<=[a-z]{3}),(?=[a-z]{3})/g, ', '],
  [/\bwalk[ -]?(?:round|around) (?=(?:vehicle )?(?:checks?|inspections?)\b)/gi, 'walk-round '],
  [/(?<=\bhours a week),? (?:average|avg\b\.?)/gi, ' on average'],
  [/\bgood with hands\b/gi, 'good with your hands'],
  [/\bp\.a\.(?=$|[\s,;)])/gi, 'a year'],
  // "Clean licence max 3 points".
  [
    /(?<=\blicen[cs]e),? (?:max\.?|maximum|up to|no more than)(?: of)? (?=\d+ (?:penalty )?points?\b)/gi,
    ' with at most ',
  ],
  [
    /(?<!\b(?:the|on|a|and|or|your) )\b(first|second|third|last) (Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day (?:of|in) (?:the |each |every )?month\b/gi,
    'on the $1 $2day of the month',
  ],
  [/(?<=\b(?:in|within|during|for|after)) first (?=\d+ |few |two |three |six |instance\b|year\b)/gi, ' the first '],
  [/\bFT (and|or) PT\b/g, 'full-time $1 part-time'],
  [/\bFT\s?[/&]\s?PT\b/g, 'full-time or part-time'],
  [/\bday[- ]to[- ]day (?=[a-z])/g, 'day-to-day '],
  [/\bDay[- ]to[- ]day (?=[a-z])/g, 'Day-to-day '],
  [/\bavg\b\.?(?=\s*(?:[),;]|$))/g, 'on average'],
  [/\bavg\b\.?/g, 'average'],
  [/\bf\/t\b/gi, 'full-time'],
  [/\bp\/t\b/gi, 'part-time'],
  [/\bA\/L\b/g, 'annual leave'],
  [/\band\/or\b/gi, 'or'],
  [/\bmgmt\b\.?/gi, 'management'],
  [/\bavail\b\.?/gi, 'available'],
  [/,?\s+poss\b\.?(?= (?:perm|ext|further)\w*)/gi, ', possibly'],
  [/\bposs\b\.?/gi, 'possible'],
  [/\bt\/o\b/gi, 'turnover'],
  [/\bfigs\b\.?/gi, 'figures'],
  [/\bpaed\b\.?/gi, 'paediatric'],
  [/\s*(?:->|→|=>)\s*/g, ' to '],
  [/(?<=\dk|\d{3}) ?pm\b/gi, ' a month'],
  // "Must live in UK", and "in UK retail" as it is.
  [/(?<=\b(?:in|to|from|across|within)) (?=(?:UK|USA?|EU|UAE)(?:$|[,.;)]| \d| (?:for|and|or|since|only)\b))/g, ' the '],
  [/(?<=\d) ?p\/?h\b/gi, ' an hour'],
  [/\bp\/w\b/gi, 'a week'],
  [/\bp\/m\b/gi, 'a month'],
  [/\bp\/a\b/gi, 'a year'],
  [/\bpls\b/gi, 'please'],
  [/\bc(?=[£€$₹]\d)/g, 'about '],
  [/(?<=^|\s)\.(?=\d)/g, '0.'],
  [/\b(\d+|two|three|four|five) yrs\b\.?(?! ?\+|[^,;.]*\bexp)/gi, '$1 years'],
  [/\b(1|one) yr\b\.?(?![^,;.]*\bexp)/gi, '$1 year'],
  // "OT at x1.5".
  [/\bOT\b(?=,? (?:at|paid|x|available|\d)|$)/g, 'overtime'],
  [/\bx ?1\.5\b|\b1\.5 ?x(?=\W|$)/gi, 'time and a half'],
  [/\b(?:c|ca)\.\s?(?=[£€$₹]?\d)/g, 'about '],
  [/\bwfo\b/gi, 'in the office'],
  [/\bwfh\b/gi, 'at home'],
  [/(\d) ?hpw\b/gi, '$1 hours a week'],
  [/\bo\/t\b/gi, 'overtime'],
  [/\bflexi\b(?!-| ?time)/gi, 'flexitime'],
  [/\bM\s?[-–]\s?F\b/g, 'Monday to Friday'],
  [/(?<=\b(?:\d|one|two|three|four) days? in) (?=office\b)/gi, ' the '],
  [/\bmin\.?\s(?=\d|one\b|two\b|three\b)/gi, 'at least '],
  [/\bmax\.?\s(?=\d|one\b|two\b|three\b)/gi, 'at most '],
  // "KPI's" and "GP's" at the end of what they stand in: there are several.
  [/\b([A-Z]{2,5})['’]s(?=$|[,;.)]|\s(?:and|or|for|in|to|with|on|at|from|by|are)\b)/g, '$1s'],
  // "FTC 12 months mat cover".
  [/\bftc\b[ ,:–-]*(\d+) ?(?:months|mths?|month)\b(?: contract)?/gi, '$1-month fixed-term contract'],
  [/\bftc\b/gi, 'fixed-term contract'],
  [/(?<=\bcontract) (?=(?:mat\w*\.?|maternity|parental|sickness) (?:leave )?cover\b)/gi, ' for '],
  [/\bmgrs\b\.?/gi, 'managers'],
  [/\bmgr\b\.?/gi, 'manager'],
  [/\bassts\b\.?/gi, 'assistants'],
  [/\bmtgs\b/gi, 'meetings'],
  [/\bmtg\b/gi, 'meeting'],
  [/\bappts\b/gi, 'appointments'],
  [/\bappt\b/gi, 'appointment'],
  [/\basst\b\.?/gi, 'assistant'],
  [/\bsr\b\.?(?= [A-Za-z])/gi, 'senior'],
  [/\bjr\b\.?(?= [A-Za-z])/gi, 'junior'],
  [/\bincl\b\.?|\binc\.(?=\s[a-z])|\binc\.?(?=\s(?:bank|weekends?|nights|all|\d))/gi, 'including'],
  [/\binc\b\.?(?=\s\S)/g, 'including'],
  [/\bexcl\b\.?/gi, 'excluding'],
  [/\bacc\. to\b/gi, 'according to'],
  [/\bdept\b\.?/gi, 'department'],
  [/\bgovt\b\.?/gi, 'government'],
  [/\bnewly quals?\b\.?/gi, 'newly qualified people'],
  [/\bpost[- ]qual\b\.?/gi, 'post-qualification'],
  [/\bpost[- ]reg\b\.?/gi, 'post-registration'],
  [/\bquals\b\.?/gi, 'qualifications'],
  [/\bqual\b\.?(?=\s|$|,)/gi, 'qualification'],
  [/\bequiv\b\.?/gi, 'equivalent'],
  [/\bintl\b\.?|\bint'l\b/gi, 'international'],
  [/\bmos\b\.?/gi, 'months'],
  [/\bu\b(?=[ ,.!?'’)]|$)(?!\.[a-z])/g, 'you'],
  [/\b(if|when|because|so) ur\b/g, '$1 you’re'],
  [/\bur\b/g, 'your'],
  [/\b401k\b/g, '401(k)'],
  [/\bpto\b/g, 'PTO'],
  [/\bshift diff\b\.?/gi, 'shift differential'],
  [/\bcomm\b(?= (?:from|on|of|at|paid))/gi, 'commission'],
  [/\b(?<=(?:health|life|medical|dental|travel) )ins\b\.?/gi, 'insurance'],
  [/\bdep\b\.?(?= on\b)/gi, 'depending'],
  [/\bhard working\b/gi, 'hard-working'],
  [/\bcos\b/g, 'because'],
  [/(?<=\d) h\b(?! ?\/)/g, ' hours'],
  [/\bwhatsapp\b/g, 'WhatsApp'],
  [/\blinkedin\b/g, 'LinkedIn'],
  [/\btxt\b/gi, 'text'],
  [/\bcerts\b\.?/gi, 'certificates'],
  [/\bcert\b\.?(?=\s|$|,)/gi, 'certificate'],
  [/\bcomms\b/gi, 'communications'],
  [/\badmin\b(?=\s(?:tasks|work|duties|support)\b)/gi, 'administrative'],
  [/\breqs\b\.?/gi, 'requirements'],
  [/\breq\b\.?(?=$|[,;.)]| for\b)/g, 'required'],
  [/\breq['’]?d\b\.?/gi, 'required'],
  [/\bresp\. for\b/gi, 'responsible for'],
  [/\bapprox\b\.?/gi, 'about'],
  [/\bprev\.\s/gi, 'previous '],
  [/(?<=(?<![\d,])\d{1,2} ?)pts\b/g, ' points'],
  [/\bpts\b/g, 'patients'],
  // "60lbs. and": the stop of a unit ends nothing.
  [/(?<=\d)\s?(lbs?|kgs?|miles|ft|oz|wpm)\b\.?(?=\s[a-z]|$|[,;)]|\s?[+&])/g, ' $1'],
  [/\badv\b\.?(?=\s*$|[.,;)])/gi, 'advantage'],
  [/\baccom\b\.?/gi, 'accommodation'],
  [/\ballow\b\.?(?=$|[,;.])/gi, 'allowance'],
  [/\bre:\s|\breg\.\s(?=[a-z])/gi, 'on '],
  // The stop of an abbreviation ends no sentence.
  [
    /\b(temp|spec|docs|equip|maint|elec|mech|tech|misc|prep|info|ops|std|avg|dev|proc|sched|lab|org)\.(?=\s[a-z])/g,
    '$1',
  ],
  [
    /\bperm\b\.?(?=$| (?:or|and) |[\s,;/]*$|[,.] | (?:full|part)[- ]time\b| from\b| (?:contract|role|post|job|position)s?\b|[,;])/gi,
    'permanent',
  ],
  [/\bmat\.? cover\b/gi, 'maternity cover'],
  [/\bmat\.? leave\b/gi, 'maternity leave'],
  [/\bposs\b\.?(?= [a-z])/gi, 'possibly'],
  [/\bbkgd\b/gi, 'background'],
  [/\bthru\b/g, 'through'],
  [/(?<=[a-z] )wk\b(?=$|[,.;])/g, 'week'],
  [/\btime served\b/gi, 'time-served'],
  [/\bno\.(?= (?:or|and)\b)/g, 'number'],
  [/\bpref['’]?d\b\.?|\bpref\.(?=\s|$)|\bpref\b$/gi, 'preferred'],
  [/\bess\.(?=\s|$)|\bess\b$/gi, 'essential'],
  [/\bdes\.(?=\s|$)/gi, 'desirable'],
  [/\bsuper-?vis\.\s/gi, 'supervision '],
  [/\bhrs\b\.?(?!\/)/gi, 'hours'],
  [/(\d) ?(?:yrs?|years?) ?\+/gi, '$1+ years'],
  // "5+ years generalist experience": of so many years.
  [/(\d\+? years)(?= (?!of\b|in\b|experience\b|with\b|as\b|or\b|and\b)[a-z-]+ experience\b)/gi, '$1’'],
  [/\bmths\b\.?/gi, 'months'],
  [/\bmins\b\.?/gi, 'minutes'],
  [/\bwks\b\.?/gi, 'weeks'],
  [
    /\b(\d+)[ -]bed(?:ded)? (?=(?:[a-z-]+ ){0,3}(?:home|ward|unit|hospital|hotel|hostel|hospice|clinic|icu)\b)/gi,
    '$1-bed ',
  ],
  [/\b(?:hols|hol)\b\.?/gi, 'holidays'],
  [/\bexp\b\.?(?=[\s,;)]|$)/gi, 'experience'],
  // "Tenants homes": people, then what is theirs.
  [
    /\b((?:tenant|patient|customer|resident|client|pupil|student|guest|member|visitor|passenger|learner|parent)s) (?=(?!(?:always|across|perhaps|besides|less|needs? (?:to|a|the)|is|was|has|as|us|this)\b)[a-z]{3,}(?<![su])s\b)/gi,
    '$1’ ',
  ],
  [/(?<=\b(?:last|next|this|a|per|every|all) )yr\b\.?/gi, 'year'],
  [/(?<=\b(?:last|next|this|a|per|each|one|every) )wk\b\.?/gi, 'week'],
  [/\bxmas\b/gi, 'Christmas'],
  [/\basap\b/gi, 'as soon as possible'],
  [/\bmin wage\b/gi, 'minimum wage'],
  [/([a-z]) (?:n|'n'|’n’) (?=[a-z])/g, '$1 and '],
  [/\bU\.S\.A?\.?(?=\s|$|,|;)/g, 'US'],
  [/\bU\.K\.?(?=\s|$|,|;)/g, 'UK'],
];
const counts = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven'];
const months: Readonly<Record<string, string>> = {
  jan: 'January',
  feb: 'February',
  mar: 'March',
  jun: 'June',
  jul: 'July',
  apr: 'April',
  aug: 'August',
  sep: 'September',
  sept: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
};
const daysShort: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  weds: 'Wednesday',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** "2 yr apprenticeship" becomes "2-year apprenticeship", "people mgmt incl. absence" "people management including absence". */
export function writeOut(raw: string): string {
  return withoutAddresses(raw, expand);
}

/** Runs `work` on a text without its addresses: "comms@" in an e-mail address is no shortened word. */
export function withoutAddresses(text: string, work: (words: string) => string): string {
  const found: string[] = [];
  const masked = text.replace(
    /\S+@\S+\.\w+|https?:\/\/\S+|www\.\S+|\b[a-z][\w-]*(?:\.[a-z]{2,})+\/[\w/?=#&-]+|(?<=^|\s)@\w+/g,
    (address) => {
      found.push(address);
      return String.fromCodePoint(FIRST_MASK + found.length - 1);
    },
  );
  return found.length === 0
    ? work(text)
    : work(masked).replace(
        /[\uE000-\uF8FF]/g,
        (mark) => found[(mark.codePointAt(0) ?? FIRST_MASK) - FIRST_MASK] ?? mark,
      );
}
const FIRST_MASK = 0xe000;

function expand(raw: string): string {
  let text = raw
    .replace(/(\d)\s?(?:hours?|hrs?)\s?\/\s?w(?:ee)?k\b\.?/gi, '$1 hours a week')
    .replace(
      /\b([2-7])\s?[x×]\s?(\d+)[ -]?(?:hr|hour)s?\b(?= [a-z])/gi,
      (_, count: string, length: string) => `${counts[Number(count)] ?? count} ${length}-hour`,
    )
    .replace(/\bdays?\s?\/\s?w(?:ee)?k\b\.?/gi, 'days a week')
    .replace(
      /\b(\d+|one|two) wks?\b/gi,
      (_, count: string) => `${count} ${/^(?:1|one)$/i.test(count) ? 'week' : 'weeks'}`,
    )
    .replace(
      /\b(\d+|one|two|three|four|five|six)[ -]?(?:yrs?|year)\b\.? (?=(?:traineeship|apprenticeship|contract|fixed|course|programme|scheme|degree|placement|post|role)\b(?!-| qual| reg))/gi,
      '$1-year ',
    )
    .replace(
      /\b(\d+|one|two|three|four|five|six)[ -]?(?:mth|month)s? (?=(?:apprenticeship|programme|course|scheme|traineeship|contract|fixed|placement|secondment|post|role|cover)\b)/gi,
      '$1-month ',
    )
    // "A 5 year strategy": figure and unit are one word before a noun.
    .replace(
      /\b(\d+|two|three|four|five|six|seven|eight|nine|ten) (year|month|week|day|hour|minute|mile|man|person|point|stage|page|seat|litre|metre|ton|tonne|acre|storey) (?=(?:strategy|plan|programme|program|strategies|plans|roadmap|vision|project|contract|term|budget|forecast|cycle|rota|rotation|menu|course|training|induction|workshop|event|festival|audit|review|warranty|guarantee|lease|licence|team|crew|unit|vessel|process|assessment|inspection|walk|round|run|tour|slot|session|shift|lesson)s?\b)/gi,
      (whole, count: string, unit: string) => (count === '1' ? whole : `${count}-${unit} `),
    )
    // "A 5.5 day week", "a busy 90 cover restaurant": figure and noun are one word before another noun.
    .replace(
      /\b(\d[\d.]*) day (?=(?:week|service|rota|roster|working|cover|course|induction|trial|fortnight)\b)/gi,
      '$1-day ',
    )
    .replace(
      /\b(\d+) (bed|cover|seat|room|place|form|bay|berth|acre|storey|site|screen|lane) (?=[a-z]{3,}(?:\s|[.,;]|$))(?!(?:in|on|at|with|and|for|from|that|[a-z]+(?:ers|ors|ists|ants|ians)|staff|people)\b)/gi,
      '$1-$2 ',
    )
    .replace(
      /\b(\d+)[ -](week|month|year|day|hour)s? (?=(?:[a-z]+ )?(?:course|training|induction|programme|placement|probation|internship)\b)/gi,
      '$1-$2 ',
    )
    .replace(/(\d ?[ap]\.?m\.?) ?[-–] ?(?=\d)/gi, '$1 to ')
    // "Nights out 2/3 per week": two or three.
    .replace(/\b([1-9])\/([1-9])(?= (?:per|a|times?|days?|nights?|weekends?|shifts?)\b)/gi, '$1 or $2')
    .replace(
      /\b(\d+)[ -]?hr (?=(?:(?:waking|sleeping|night|day|back) )?(?:shift|day|week|night|contract|post|role)s?\b)/gi,
      '$1-hour ',
    )
    .replace(/\b(\d+\+?)hrs?\b/gi, (_, count: string) => `${count} ${count === '1' ? 'hour' : 'hours'}`)
    .replace(/\b(\d+\+?) hr\b\.?/gi, (_, count: string) => `${count} ${count === '1' ? 'hour' : 'hours'}`);
  for (const [pattern, full] of words)
    text = text.replace(pattern, (found, ...rest: (string | number)[]) => {
      // The stop of "dept." ends the sentence too where a capital follows.
      const at = rest.findIndex((part) => typeof part === 'number');
      const after = String(rest[at + 1] ?? '').slice(Number(rest[at] ?? 0) + found.length);
      const stop =
        found.endsWith('.') &&
        !/^(?:incl?|excl|approx|prev|acc|resp|re|reg)\b/i.test(found) &&
        /^\s+[A-Z][A-Za-z]/.test(after)
          ? '.'
          : '';
      const out = full.replace(/\$([12])/g, (_, group: string) => String(rest[Number(group) - 1] ?? '')) + stop;
      return /^[A-Z][a-z]/.test(found) && !/^[A-Z]\/[A-Z]/.test(found)
        ? out.charAt(0).toUpperCase() + out.slice(1)
        : out;
    });
  // "4+ years incl. public accounting": of experience.
  text = text.replace(/\b(\d+\+?) years including\b/g, "$1 years' experience including");
  // After "hrs" was written out: "37.5 hours/week".
  text = text.replace(/(?<=\d )hours\s?\/\s?w(?:ee)?k\b\.?/gi, 'hours a week');
  text = text.replace(
    /\b(Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec|January|February|March|April|August|September|October|November|December)\b\.?(?:\s?[-–]\s?| to )(Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec|January|February|March|April|August|September|October|November|December)\b\.?/g,
    (_, from: string, to: string) => `${months[from.toLowerCase()] ?? from} to ${months[to.toLowerCase()] ?? to}`,
  );
  text = text.replace(
    /\b(by|to|and|from|in|until|till|since|of|mid|early|late|end|starts?|starting|\d{1,2}(?:st|nd|rd|th)?)([ -])(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b\.?(?! [a-z]+ing)/gi,
    (_, before: string, gap: string, month: string) => `${before}${gap}${months[month.toLowerCase()] ?? month}`,
  );
  // "Tue/Wed/Thu".
  text = text.replace(
    /\b(Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)((?:\s?\/\s?(?:Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun))+)\b/g,
    (row: string) => {
      const days = row.split(/\s?\/\s?/).map((day) => daysShort[day.toLowerCase()] ?? day);
      return `${days.slice(0, -1).join(', ')} and ${days.at(-1) ?? ''}`;
    },
  );
  text = text.replace(
    /\b(Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)\b\.?\s?[-–]\s?(Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)\b\.?/gi,
    (_, from: string, to: string) => `${daysShort[from.toLowerCase()] ?? from} to ${daysShort[to.toLowerCase()] ?? to}`,
  );
  // "Sun in, bills down": a day only where another day or a time is named.
  if (!/\b(?:Mon|Tue|Wed|Thu|Fri|[A-Z][a-z]+day)|\d/.test(text)) return text;
  return text.replace(
    /\b(Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)\b\.?(?!\s?[-–/])(?=s?\b|\s|,|$)/g,
    (found, day: string) => daysShort[day.toLowerCase()] ?? found,
  );
}
