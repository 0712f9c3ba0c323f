/** Further short forms of hasty typing: lengths of time before what lasts, short helpers, rooms, and what is understood in a note. */

type Row = readonly [RegExp, string | ((...groups: string[]) => string)];

/** What has such a number. */
const numbered = '(?:cisrs|cscs|dbs|card|ref|nmc|hcpc|sia|cpcs|corps|staff|works|roll|passport|vehicle)';

/** In any question. */
export const moreForms: readonly Row[] = [
  // "A 3 yr council contract".
  [
    /\b(an?|our|the|this|on) (\d+)[ -]?(yr|mth)s? (?=[a-z]{3,})/g,
    (_, whose = '', many = '', unit = '') => `${whose} ${many}-${unit === 'yr' ? 'year' : 'month'} `,
  ],
  [/\bwd be\b/g, 'would be'],
  [/\bshd\b/g, 'should'],
  [/\bcd be\b/g, 'could be'],
  [/\bsci (?=tech|labs?\b|dept\b|department|teacher)/g, 'science '],
  [/\bhead of sci\b/g, 'the head of science'],
  [/\bprep rm\b/g, 'the prep room'],
  [/\b(?:poss|possibly|maybe) perm\b/g, 'possibly permanent'],
  [/\bperm (?=after|from)/g, 'permanent '],
  [/\bwh\b(?=$|[,;.]| \d)/gi, 'warehouse'],
  [/\b(bank|savings|current|salary) a\/c\b/g, '$1 account'],
  [new RegExp(`\\b(${numbered}) no\\b\\.?(?=$|[,;.]| (?:to|by|and|for|with)\\b)`, 'gi'), '$1 number'],
  [/\b(text|email|whatsapp|message) (?=(?:name|number|postcode|details)\b)/g, '$1 your '],
  // "He'll ring back same night", "result same day".
  [/(?<!\bthe )\bsame (day|night|week|morning|evening|afternoon)\b(?=$|[,;.])/g, 'the same $1'],
  [
    /\bstart (mon|tues|wednes|thurs|fri)(?:day)? after\b/g,
    (_, day = '') => `you start the ${day.charAt(0).toUpperCase()}${day.slice(1)}day after`,
  ],
  [/\bif all good\b/g, 'if all goes well'],
  // "Bonus if contract on target".
  [
    /\bif (contract|job|site|team|shop|store|project|depot|branch) (?=(?:on|under|over|above|below|ahead of|hits|finishes)\b)/g,
    (found = '', what = '') => `if the ${what} ${/ (?:hits|finishes)/.test(found) ? '' : 'is '}`,
  ],
  [/\bif (?:on )?paye\b/gi, "if you're on PAYE"],
  [
    /\bif (perm|permanent|full[- ]time|part[- ]time)\b(?=$|[,;.])/g,
    (_, how = '') => `if you're ${how === 'perm' ? 'permanent' : how}`,
  ],
  [/(?<=^|[,;.]\s?)(\S+ or \S+),? up to (?:you|u)\b(?=$|[,;.])/g, '$1 is up to you'],
  [
    /\bno (loading|lifting|selling|cooking|driving|cleaning) (unloading|carrying|cold[- ]calling|washing|travelling|ironing)\b/g,
    'no $1 or $2',
  ],
  [/\b(\d) breaks,? \(?(\d+) ?mins? ?(?:\+|and|&) ?(\d+) ?mins?\)?/g, '$1 breaks (of $2 and $3 minutes)'],
  [/\bphones? in (?:the )?lockers?\b/g, 'phones stay in the lockers'],
];

/** On the person: who else is considered, and what a paper brings. */
export const personForms: readonly Row[] = [
  [
    /(?<=^|[,;.]\s?)([a-z]+(?: [a-z]+)? ?(?:leavers|starters|returners|retirees|students|graduates|freshers|trainees|carers|parents)) (?:are )?(?:considered|ok|okay|fine)\b/g,
    'we consider $1 too',
  ],
  [/(?<=^|[,;.]\s?)(?:freshers?) (?:are |is )?(?:considered|ok|okay|fine|welcome)\b/g, 'freshers are welcome to apply'],
  [/\ba[- ]levels? (?=[a-z])/gi, 'A-level '],
  [/\bchem\/bio\b/g, 'chemistry or biology'],
  [/(?<=^|[,;.]\s?)([^,;.]+?),? (?:is |would be )?ideal(?=$|[,;.])/g, 'ideally $1'],
  [
    /(?<=^|[,;.]\s?)([a-z ]+? (?:card|ticket|licence|level \d)) gets (?:you |u )?([£€$₹]?\d[\d,.]*(?: ?(?:\/|a |per )(?:day|hour|hr|week|shift))?)/g,
    '. with the $1 you get $2',
  ],
];
