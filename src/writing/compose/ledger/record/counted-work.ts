/** Work by its numbers: "98% of calls answered within the hour", "46,000 samples a year". */

/** What is done to something by somebody, and to nobody by itself: "answered", while apprentices qualify. */
const doneTo =
  'answered|commissioned|delivered|paid|raised|built|installed|treated|promoted|trained|resolved|shipped|sold|made|planted|rehomed|repaired|fixed|processed|inspected|published|restored|housed|recycled|funded|recruited|hired|donated|invested|sent|kept|met|found|closed|completed|assessed|served|issued|registered|placed|saved|rescued|handled|cleared|converted|fitted|insured|reviewed|audited|tested|decided|determined|approved|settled|filled|won|collected|picked|counted|granted';
const counted = new RegExp(
  String.raw`^((?:about |over |nearly |around |more than )?(?:\d[\d.]*% of (?:[a-z-]+ ){0,3}[a-z]+s|[£€$₹][\d.,]+ ?(?:k|m|bn|million|billion|lakh|crore)?|\d[\d,.]* (?:[a-z-]+ ){0,2}[a-z]+s)) (${doneTo}) ((?:within|inside|in|on|by|at|under|from|to|with|since|last|this|every|each)\b.*)$`,
  'i',
);
/** "98% of calls answered within the hour", "41 signal boxes commissioned since 2011": with their verb. */
export function shareDone(text: string): string | null {
  const [, share = '', verb = '', rest = ''] = counted.exec(text.replace(/[.]$/, '')) ?? [];
  if (!share || /;/.test(rest)) return null;
  // "83% of our watchmakers trained with us": they did.
  if (/^trained$/i.test(verb) && /^(?:with us|with|here|under|at)\b/.test(rest)) return text;
  // A sum of money is one thing, whatever its number.
  const [sofar, then, now] = /^[^\d]*[£€$₹]/.test(share) ? ['has been', 'was', 'is'] : ['have been', 'were', 'are'];
  const is = /\bsince\b/.test(rest) ? sofar : /\b(?:19|20)\d\d\b|\blast\b/.test(rest) ? then : now;
  return `${share} ${is} ${verb} ${rest}`;
}

/** "12,000 jobs a year": done, and not to be had. */
const workDone =
  /^(?:over |about |nearly )?\S+ (?:jobs|repairs|visits|inspections|tests|operations|scans|cuts|installations|surveys|treatments|procedures|deliveries) /i;

/** "46,000 samples a year": what goes through somebody's hands. */
const handled =
  /^(?:over |about |nearly )?\S+ (?:million )?(?:readings|messages|payments|events|samples|movements|orders|parcels|calls|cases|enquiries|queries|claims|invoices|pallets|packages|transactions|applications|consignments|shipments|specimens|documents|returns|bookings|tickets|boxes|filings|letters|files|deeds) /i;

/** "4.9 stars from 812 reviews", "212,000 listeners a week (RAJAR, Q1 2025)": what we have. */
export function counts(text: string): string | null {
  const bare = text.replace(/[.]$/, '');
  // "48,000 visitors in 2025, a third of them children".
  if (
    /^(?:over |about |nearly )?\d[\d.,]*(?: million)? [a-z]+s in (?:19|20)\d\d(?:$|, (?!and\b|\d))[^;:]*$/i.test(bare)
  )
    return `We had ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
  // "210,000 visits last year across our 14 libraries".
  if (
    /^(?:over |about |nearly |more than )?\d[\d.,]*(?: million)? (?:visits|visitors|guests|customers|members|readers|users|patients|downloads|bookings|listeners|viewers|pupils|students|volunteers|orders|sales|runners|entries|applications) last (?:year|month|season|summer|winter|spring|autumn)(?: (?:across|at|in|from|to) [^,;:]+)?$/i.test(
      bare,
    )
  )
    return `We had ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
  // "0.4% mis-ships in 2025".
  if (/^(?:under |only |just )?\d[\d.]*% [a-z-]+s in (?:19|20)\d\d$/i.test(bare))
    return `We had ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
  // "1,900 systems in service": ours.
  if (
    /^(?:over |about |nearly )?\d[\d,]* (?:[a-z-]+ )?[a-z]+s in (?:service|operation|use|the field|our care)$/i.test(
      bare,
    )
  )
    return `We have ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
  // "Winner, Bread of the Year, Dublin 2024".
  const prize = /^Winners?[,:]? (?:of )?(?:the )?([A-Z].*)$/.exec(bare)?.[1];
  if (prize) return `We won ${prize}`;
  return /^(?:over |about |nearly )?\d[\d.,]* (?:stars|points) (?:on|from|across|after|by) (?:[^,;:]|(?<=\d),(?=\d))+$/i.test(
    bare,
  ) ||
    /^(?:over |about |nearly )?\d[\d.,]*(?: million)? [a-z]+s (?:an?|each|every|per) (?:day|night|week|month|year)(?: \([^()]+\))?$/i.test(
      bare,
    )
    ? `We ${/^\S+ (?:meals|covers|lunches|dinners|breakfasts|portions|plates|pints) /i.test(bare) ? 'serve' : workDone.test(bare) ? 'do' : handled.test(bare) ? 'handle' : 'have'} ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`
    : null;
}
