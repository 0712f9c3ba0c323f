/** Hasty notes once their figures have been written out: what these are for, and the articles that names want. */

type Row = readonly [RegExp, string | ((...groups: string[]) => string)];

/** Once figures have been written out. */
export const hastyAfter: readonly Row[] = [
  // "£20.80/hr days £23.40 nights": two rates, and when they are paid.
  [
    /([£€$₹]\d[\d.,]*) an hour (days|weekdays|lates|earlies),? (?:and |& |\/ ?)?([£€$₹]\d[\d.,]*)(?: an hour)? (nights|weekends|lates|Sundays|Saturdays)\b/g,
    '$1 an hour on $2 and $3 on $4',
  ],
  [/\b(time and a half|double time) (?=(?:Sun|Satur)days|weekends|nights|bank holidays)/g, '$1 on '],
  [
    /(?<=\bin )([a-z]{4,}) and (?=\p{Lu}\p{Ll}+(?:$|[,.;]))/gu,
    (_, place = '') => `${place.charAt(0).toUpperCase()}${place.slice(1)} and `,
  ],
  [/(\d(?:[.:]\d\d)?) (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d)/g, '$1 and '],
  // "CPD paid", "level 2 paid for": we pay for it.
  [/(?<=^|[,;.]\s*)(?=\S)(\p{Lu}{2}[\p{L}&]*(?: (?:(?:lvl|level) )?\d)?) paid(?=\s*(?:$|[,;.]))/gu, '$1 paid for'],
  [
    /\bfor (?!(?:the|our|your|an?) |[A-Z]{2,6} )(?=(?:(?:busy|small|new|large|growing|friendly|family|quiet|big) )+(?:[a-z]+ )?(?:pub|bar|depot|shop|workshop|salon|caf[eé]|hotel|restaurant|kitchen|garage|surgery|practice|clinic|home|nursery|school|office|studio|warehouse|site|yard|team|store|farm|bakery|gym|firm|hall)\b|(?:[a-z]+ )?\p{Lu}\p{L}+ (?:pub|bar|depot|shop|workshop|salon|caf[eé]|hotel|restaurant|kitchen|garage|surgery|practice|clinic|home|nursery|school|office|studio|warehouse|site|yard|team|store|farm|bakery|gym|plant|branch|hub|base)\b)/gu,
    'for our ',
  ],
  [/₹ ?(\d{1,3})k\b/g, (_, thousands = '') => `₹${(Number(thousands) * 1000).toLocaleString('en-IN')}`],
  [/([£€$₹][\d,]+ a month) (?=incentives|bonus|commission)/g, '$1 in '],
  [
    /(?<=^|[,;] ?)([£€$₹][\d,]+) (tools|boots|clothing|kit|training|books|workwear|shoes|travel|wellness|courses) a year\b/g,
    '$1 a year for $2',
  ],
  [
    /(?<=^|[,;] ?)(tools|boots|clothing|kit|training|books|workwear|shoes|travel|wellness|courses|glasses|gym) ([£€$₹][\d,]+ a year)\b/g,
    '$2 for $1',
  ],
  [/\b(\d+ weeks) (?=(?:PTO|(?:summer |winter |paid |annual )?(?:vacation|holidays?|leave))\b)/g, '$1 of '],
  [
    /\b(experience in) (?=(?:[A-Z]{2,5} )?(?:school|hospital|hotel|kitchen|bank|factory|nursery|clinic|practice|warehouse|restaurant|care home|call centre|lab|workshop|garage|salon)\b)/g,
    '$1 a ',
  ],
  [/\b(overtime(?: [a-z ]+)?) after (\d\d)(?=$|[,.;])/g, '$1 after $2 hours'],
  [/\b(temporary to permanent) (?=\d+ (?:days|weeks|months))/g, '$1 after '],
  [/\b(Diwali|Holi|Eid|Christmas|Easter|Pongal|Onam) (?=week off\b)/g, '$1 '],
  [/(?<=^|[,;] ?)NVQ (?=level)/g, 'an NVQ '],
  [/\bto (?=(?:TL|AE|GM|MD|CEO|CFO|COO|HRBP)\b)/g, 'to the '],
  [/\b(on|off|near|from|along) (?=(?:[AMB]\d{1,4})\b)/g, '$1 the '],
  [/([£€$₹][\d,]+)\/(?:yr|year)\b/g, '$1 a year'],
  // What one takes home, in India.
  [/([£€$₹][\d,]+) in the hand\b/g, '$1 in hand'],
];
