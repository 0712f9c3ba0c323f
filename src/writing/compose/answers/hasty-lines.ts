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

/** On the job. */
export const jobLines: readonly Row[] = [
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

/** On the company. */
export const firmLines: readonly Row[] = [
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
