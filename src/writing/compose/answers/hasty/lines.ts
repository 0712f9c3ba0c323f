/** More shapes of hasty notes, by question: schools and degrees, who owns the firm, what is paid for, whom one follows. */

type Row = readonly [RegExp, string | ((...groups: string[]) => string)];

const degrees: Readonly<Record<string, string>> = {
  bed: 'BEd',
  med: 'MEd',
  ded: 'DEd',
  bsc: 'BSc',
  msc: 'MSc',
  bcom: 'BCom',
  mcom: 'MCom',
  btech: 'BTech',
  mtech: 'MTech',
  bpharm: 'BPharm',
  mpharm: 'MPharm',
  dpharm: 'DPharm',
  phd: 'PhD',
};
const subjects: Readonly<Record<string, string>> = {
  sci: 'science',
  phy: 'physics',
  phys: 'physics',
  chem: 'chemistry',
  bio: 'biology',
  geog: 'geography',
  hist: 'history',
};
const subjectOf = (word: string): string => subjects[word.toLowerCase()] ?? word;

/** In any question. */
export const anyLines: readonly Row[] = [
  [/\b(f|p)\/t\b/gi, (_, how = '') => `${how.toLowerCase()}t`],
  [
    /\b(b|m|d|ph)\.? ?(ed|sc|com|tech|pharm|d)\b\.?(?=$|[\s/,;.)])/g,
    (found = '', one = '', two = '') => degrees[`${one}${two}`] ?? found,
  ],
  // "Sci teacher", "phy/chem": what is taught.
  [
    /\b(sci|phys?|chem|bio|geog|hist) (?=teacher|teaching|dept|lab|lessons|tutor|faculty|pgt|tgt)/g,
    (_, one = '') => `${subjectOf(one)} `,
  ],
  [
    /\b(sci|phys?|chem|bio|maths?) ?(?:\/|\+|&|and) ?(sci|phys?|chem|bio|maths?)\b/g,
    (_, one = '', other = '') => `${subjectOf(one)} and ${subjectOf(other)}`,
  ],
  [/\bteach (phys?|chem|bio|sci)\b/g, (_, one = '') => `teach ${subjectOf(one)}`],
  [/\b(teach [a-z]+(?: and [a-z]+)?) stds? (?=\d)/g, '$1 to standards '],
  [/\bstds? (?=\d)/g, 'standards '],
  [/\b(?:not|n['’]t) nec\b/g, 'not necessary'],
  [/\bpf,? esi,? pt,? tds (returns|filings?|challans?)\b/gi, 'PF/ESI/PT/TDS $1'],
  [
    /\bmis for (cfo|md|ceo|board|management)\b/gi,
    (_, who = '') => `MIS for the ${who.length < 4 ? who.toUpperCase() : who}`,
  ],
  [/\bby (\d{1,2}(?:st|nd|rd|th)) of month\b/g, 'by the $1 of the month'],
  [/\bincl?(?:uding)? (sat|sun)(?=$|[,;.])/g, (_, day = '') => `including ${day === 'sat' ? 'Saturday' : 'Sunday'}`],
  [/\bhi[- ]?vis\b/g, 'hi-vis'],
  [/\b(\p{Lu}\p{Ll}+) sq\b/gu, '$1 Square'],
  [/\bif (quiet|busy|dry|wet|sunny)(?=$|[,;.])/g, "if it's $1"],
  [/\bw(?:ith|\/) ?(?=(?:cv|CV|licence|license|papers|portfolio|certs|certificates)\b)/g, 'with your '],
  // "One of the lads": whoever works there.
  [
    /\b(one|some|two|most|any) of (?:the|our) (?:lads|guys|boys|girls|gals|ladies|lads and lasses)\b/g,
    '$1 of the team',
  ],
  [/\b(?:the|our) (?:lads|guys)(?: and (?:lasses|girls|gals))?\b/g, 'the team'],
  [
    /\bgas safe (?=(?:reg(?:istered)? )?(?:plumbers?|engineers?|fitters?|heating|installers?|technicians?)\b)(?:reg(?:istered)? )?/gi,
    'Gas Safe-registered ',
  ],
];

/** Shapes that any hasty answer may have. */
export const moreAnyLines: readonly Row[] = [
  [
    /\bas (?:the )?(current|previous|last|old) (one|person|postholder|teacher|nurse|chef|manager|driver) (?:is )?(moving|leaving|retiring|going|emigrating|starting|having)\b/g,
    'as the $1 $2 is $3',
  ],
  [
    /\b(when|while|if) (?:the )?(head chef|manager|boss|owner|chef|head|matron|foreman|supervisor|team leader|gm|deputy) (off|away|out|on leave|on holiday|busy|in)(?=$|[,;.])/g,
    '$1 the $2 is $3',
  ],
  [
    /\b(help|helps|helping|assist) with (menu|rota|ordering|till|bar|kitchen|garden|accounts|website|newsletter)\b/g,
    '$1 with the $2',
  ],
  [
    /\b(team|crew|brigade) of (\d+|[a-z]+) in (kitchen|office|workshop|shop|salon|warehouse|lab|yard)\b/g,
    '$1 of $2 in the $3',
  ],
  [
    /\bdue to (new|big|large|long|recent) (contract|client|order|grant|ward|site|shop|store|branch|line)\b/g,
    'due to a $1 $2',
  ],
  [/\bs ?\/ ?wales\b|\bs wales\b/g, 'South Wales'],
  [/\bn wales\b/g, 'North Wales'],
  [
    /(?<=\bin |\bto |\bacross |\bround |\bover )(?:the )?(sw|nw|se|ne)(?=$|[ ,;.+&])/g,
    (_, part = '') =>
      `the ${part === 'sw' ? 'South West' : part === 'nw' ? 'North West' : part === 'se' ? 'South East' : 'North East'}`,
  ],
  [/\bveg from own garden\b/g, 'veg from our own garden'],
  [/(?<=\d) ?[-–] ?(?=\d{1,2}\))/g, ' to '],
];

/** On the job. */
export const jobLines: readonly Row[] = [
  // "Family haulier based avonmouth since 1978": that is us.
  [
    /^((?:family|local|small|independent|busy|friendly)(?: [a-z]+)? (?:haulier|firm|business|company|builder|bakery|garage|practice|farm|shop|agency|contractor|supplier|maker|brewery))(?: run)? based (?:in )?(\p{L}{3,})( since \d{4})?(?:$|(?=[;.])|,\s+(?=\S))/giu,
    (found = '', what = '', where = '', since = '') =>
      `we're a ${what.charAt(0).toLowerCase()}${what.slice(1)} based in ${where}${since}${/\s$/.test(found) ? '. ' : ''}`,
  ],
  // "Looking for plumber for exeter": one of them.
  [
    /\b((?:looking|searching) for|seeking|need|want|hiring|reqd|required) (?!(?:an?|the|our|more|some|two|three|new|another|someone|somebody|people|staff|drivers|\d|\w{4,}s) )(?=(?:[\w-]+ ){0,4}(?:plumber|engineer|fitter|teacher|nurse|driver|chef|cook|carer|cleaner|manager|assistant|supervisor|technician|mechanic|electrician|joiner|carpenter|roofer|welder|designer|developer|analyst|accountant|clerk|secretary|receptionist|stylist|barber|therapist|tutor|officer|labourer|operative|operator|gardener|baker|butcher|bartender|barista|waiter|server|housekeeper|porter|rep|exec|executive|lead|person|apprentice|trainee)\b(?!s))/gi,
    (_, seek = '', at = '', all = '') =>
      `${seek} ${/^[aeio]/i.test(all.slice(Number(at) + seek.length + 1)) ? 'an' : 'a'} `,
  ],
  [
    /(?<=^|[.;,] ?)replacing ((?:(?:mrs?|ms|dr|miss) )?\p{L}+(?: \p{L}+)?) who(?:['’]s| is) (\p{L}+ing)\b(?:[,;]\s+(?=\S))?/giu,
    (found = '', who = '', doing = '') => `you'd replace ${who}, who's ${doing}${/\s$/.test(found) ? '. ' : ''}`,
  ],
];

/** On the work. */
export const workLines: readonly Row[] = [
  [
    /\b(mentor|supervise|train|coach|manage|teach) (apprentice|trainee|student|junior|deputy|graduate)(?= \(|$|[,;.])/g,
    (_, verb = '', who = '') => `${verb} ${/^[aeiou]/.test(who) ? 'an' : 'a'} ${who}`,
  ],
];

/** On somebody. */
export const whoLines: readonly Row[] = [
  [
    /(?<=^|[,;.] ?)(?:cat(?:egory)? )?(c ?\+ ?e|c1|d1|be)(?: (?:lic|licence|license))?(?=$|[,;.])/g,
    (_, kind = '') => `a ${kind.toUpperCase().replace(/ /g, '')} licence`,
  ],
  [
    /\b(\d+) (?:yrs?|years?) since passing(?: (?:your )?test)?(?:$|(?=[;.])|,\s+(?=\S))/g,
    (found = '', count = '') => `you passed your test at least ${count} years ago${/,/.test(found) ? '. ' : ''}`,
  ],
  [
    /(?<=^|[,;.\n] ?)c ?\+ ?e (?:lic|licence|license),? (?:for )?(?:min(?:imum)?|at least) (\d+) ?(?:yrs?|years?)\b/g,
    (_, count = '') => `a C+E licence for at least ${count} ${count === '1' ? 'year' : 'years'}`,
  ],
  [/\bno dr (?:or|\/|and) in codes?\b/gi, 'no DR or IN codes'],
  [
    /(?<=^|[,;.\n] ?)cpc (?:\+|&|and) digi(?:tal)? (tacho )?card\b/gi,
    (_, tacho = '') => `a CPC and a ${tacho ? 'digital tacho' : 'digi'} card`,
  ],
  [
    /(?<=^|[,;.\n] ?)(?:good |basic |decent )?[Ee]nglish (?:enough )?(?:to|for) (writ(?:e|ing)|speak(?:ing)?|answer(?:ing)?) (mails|emails|e-mails|letters|calls|reports)\b/g,
    (_, verb = '', what = '') =>
      `able to ${verb.replace(/^writing$/, 'write').replace(/ing$/, '')} ${what === 'mails' ? 'e-mails' : what} in English`,
  ],
  [/\bnotice period max(?:imum)? (\d+) days(?: pref(?:erred)?)?/g, 'a notice period of at most $1 days'],
  [/\b(?:mba|MBA) (?:hr|HR)\b/g, 'MBA (HR)'],
  // "BSc + BEd must": without them nobody is asked.
  [/(?<=^|[,;.] ?)([^,;.]{3,60}?) (?:is |are )?(?:a )?must(?=$|[,;.])/g, '$1 essential'],
  // "Marathi ok": that much will do.
  [/(?<=[,;.] ?)([A-Z][a-z]+|some [A-Z][a-z]+|basic [A-Z][a-z]+) ok(?=$|[,;.])/g, '$1 is fine'],
];

/** On what comes with the job. */
export const perkLines: readonly Row[] = [
  [
    /(?<=^|[,;.] ?)on[- ]call(?: (?:at|pay|payment))? ([£€$₹]\d+) ?(?:\/|a |per |p)?(wk|week|w|night|shift|day)\b/g,
    (_, sum = '', time = '') => `an on-call payment of ${sum} a ${/^w/.test(time) ? 'week' : time}`,
  ],
  [
    /(?<=^|[,;.] ?)((?:[a-z]+ ){1,3}(?:course|courses|training|exams?|tickets?|qualifications?|tuition|fees|renewals?)) paid(?: for)?(?=$|[,;.])/g,
    'we pay for your $1',
  ],
];

/** More of what comes with the job. */
export const morePerkLines: readonly Row[] = [
  [/\bmeal allow(?:ance)? (?:of )?([£€$₹]\d+)/g, 'a meal allowance of $1'],
  [/(?<=^|[,;.\n] ?)refer[- ]a[- ]friend(?: bonus)?,? ([£€$₹]\d+)/g, '$1 when you refer a friend'],
  [/(?<=^|[,;.\n] ?)tips (?:of )?(approx|about|around|c|circa)\.? /g, 'tips of about '],
  [
    /\b(mediclaim|medical|insurance|cover)((?: (?:of )?[£€$₹]?\d+ ?(?:lakhs?|lacs?|l)?)?),? (?:for )?self(?: ?[+&,] ?| and )(spouse|family|parents)(?:(?: ?[+&,] ?| and )(kids|children|parents))?\b/gi,
    (_, what = '', sum = '', one = '', two = '') =>
      `${what}${sum} for you, your ${one}${two ? ` and ${two}` : ''}`.replace(/, your (\w+)$/, ' and your $1'),
  ],
];

/** On the company. */
export const firmLines: readonly Row[] = [
  [
    /(?<=^|[.;,] ?)(?:we(?:['’]re| are) )?(?:shut|closed) (xmas|christmas)(?: day)?(?: (?:\+|and|&|plus) (\d+|one|two) (?:wks?|weeks?) (?:in )?(jan(?:uary)?|aug(?:ust)?|feb(?:ruary)?))?(?:$|(?=[;.])|,\s+(?=\S))/g,
    (found = '', __ = '', weeks = '', when = '') =>
      `we're shut on Christmas Day${weeks ? ` and for ${weeks} weeks in ${when.startsWith('jan') ? 'January' : when.startsWith('aug') ? 'August' : 'February'}` : ''}${/\s$/.test(found) ? '. ' : ''}`,
  ],
  [
    /(?<=^|[.;,] ?)old (?:co|company),? but (open|modern|young)[- ](minded|at heart|thinking)\b(?:,\s+(?=\S))?/g,
    (found = '', one = '', two = '') => `we're an old company, but ${one}-${two}${/\s$/.test(found) ? '. ' : ''}`,
  ],
  [
    /(?<=^|[.;,] ?)(finance |sales |IT |HR |it |hr )?team of (\d+),? half of them (\w+)(?:,\s+(?=\S))?/g,
    (found = '', kind = '', many = '', who = '') =>
      `we're a ${kind.length < 4 ? kind.toUpperCase() : kind}team of ${many} (half of them ${who})${/\s$/.test(found) ? '. ' : ''}`,
  ],
  [
    /(?<=^|[.;,] ?)(cfo|ceo|md|CFO|CEO|MD|boss|owner|founder) sits (?:w|with|wth) (?:the )?team\b(?:,\s+(?=\S))?/g,
    (found = '', who = '') =>
      `the ${who.length < 4 ? who.toUpperCase() : who} sits with the team${/\s$/.test(found) ? '. ' : ''}`,
  ],
  [/(?<=^|[.;,] ?)(\d(?:st|nd|rd|th)) gen(?:eration)? ([a-z]+(?: [a-z]+)?)(?=$|[,;.])/g, "we're a $1-generation $2"],
  [/(?<=^|[.;,] ?)(\p{Lu}\p{Ll}{2,}) since (?=\d{4})/gu, "we've been in $1 since "],
  [/(?<=^|[.;,] ?)(?:been )?(going|trading|running|in business|at it) since (?=\d{4})/g, "we've been $1 since "],
  [
    /(?<=^|[.;,] ?)(owner|boss|gaffer|manager|head chef|founder)['’]s (\p{L})(?=\p{L}{2,}(?:$|[,.;]))/gu,
    (_, who = '', letter = '') => `our ${who} is ${letter.toUpperCase()}`,
  ],
  [
    /(?<=^|[.;,] ?)run by (?:an? )?(trust|family|charity|committee|co-?op|council|foundation)(?:,? (?:and )?not (?:an? )?(chain|company|group|business|hedge fund))?(?=$|[,.;])/g,
    (_, who = '', other = '') => `we're run by a ${who}${other ? ` rather than a ${other}` : ''}`,
  ],
  [/(?<=^|[.;,] ?)max (\d+) (?:per|a|in a) (class|group|room|team|shift)\b/g, 'there are at most $1 in a $2'],
];

/** On how to apply. */
export const stepLines: readonly Row[] = [
  [/\blast (?:dt|date),? (?:is )?(?=\d)/g, 'closing date '],
  [
    /(?<=@\S+|[\uE000-\uF8FF]) sub(?:ject)?(?: line)?:? ([a-z][\p{L} ]+?)(?=$|[,;.])/gu,
    (_, line = '') => ` with the subject “${line}”`,
  ],
  [/(?<=\d{4}) (\d{1,2}) ?[-–] ?(\d{1,2})(?= or\b|$|[,;.])/g, ' ($1 to $2)'],
  [
    /\b(whatsapp|text|send|email|dm) (?:a )?(?:pic|photo|picture) of (?:your )?(licen[cs]e|cards?|certs?|certificates?|portfolio|work|bakes|cakes)\b/gi,
    (_, how = '', what = '') => `${how} a picture of your ${what}`,
  ],
  [
    /\b(call|ring|phone|text) (\p{L}+) (?:on|in) (transport|reception|site|hr|HR|accounts|the office|despatch|dispatch),? (?=\+?\d)/giu,
    '$1 $2 in $3 on ',
  ],
  [
    /(?<=^|[.] ?)(?:a )?(trial (?:shift|day)|chat|interview)( \(paid\))? same (wk|week|day)\b/g,
    (_, what = '', paid = '', when = '') =>
      `there's ${/^i/.test(what) ? 'an' : 'a'} ${what}${paid} the same ${when === 'wk' ? 'week' : when}`,
  ],
  [
    /(?<=^|[.] ?)(?:an? |quick |short )?((?:[a-z]+ )?(?:demo|trial|test|taster|practical|quick|short|informal|phone|assessment)? ?(?:lesson|class|shift|day|chat|call|task|test|interview|cook|drive)(?: (?:of|for) (?:about )?\d+ ?(?:mins?|minutes|hours?|hrs?))?(?: \([^)]*\))?),? then (?:you )?((?:meet|visit|see|chat to|talk to)(?= \p{L})|start)/gu,
    (_, first = '', verb = '') =>
      `there's ${/^[aeiou]/.test(first.trim()) ? 'an' : 'a'} ${first.trim()}, then you ${verb}`,
  ],
  [
    /(?<=^|[.] ?)(quick |short )?(chat|call|interview) then (?:an? )?(day|shift|morning|trial)\b/g,
    (_, how = '', first = '', second = '') => `there's a ${how}${first}, then a ${second}`,
  ],
  [
    /\b(?<!the )(principal|head|owner|matron|manager|foreman|head chef) (?=(?:Mrs?|Ms|Dr|Miss|mrs?|ms|dr) \p{L})/gu,
    'the $1, ',
  ],
  [/(?<=^|[.;,] ?)result(?=s? (?:in|within|on) )/g, "you'll have the result"],
];
