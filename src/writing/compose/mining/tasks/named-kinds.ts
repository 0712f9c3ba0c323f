import { isKindOfChange } from '../../language/thing-first.ts';

/** Things whose first word is an order elsewhere and their kind before this second one: "load tests", "audit support", "vet trips", "welcome packs". */
const kinds: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:load|drop|soak|stress|smoke|shake|spin|pull|push|flow|leak|wear|burn|taste|pressure|break|freeze|heat|bend|crash|seal|drain|user|fit|function|balance|strip|drive|press)$/,
    /^tests$/,
  ],
  [
    /^(?:vet|shop|tip|coach|boat|school|bank|supply|post|bus|field|test|sample|dump|hospital|market|day|work)$/,
    /^(?:trips?|runs?|visits?)$/,
  ],
  [
    /^(?:welcome|board|press|sample|close|induction|care|starter|gift|tender|handover|cost|report|food|month|show|pitch|bid|launch|claim|snack|lunch)$/,
    /^packs?$/,
  ],
  [
    /^(?:snag|cost|fault|defect|waste|stage|progress|sales|site|visit|exit|audit|shift|churn|spend|wear|scan|trip|tour|show|trial|damage|demand|budget|incident|miss|catch|return|forecast|haul|crop|harvest)$/,
    /^reports?$/,
  ],
  [
    /^(?:demo|open|trade|press|show|train|sports|match|field|market|launch|sample|taste|fun|pamper|study|work|turnover|change|polling|trial|visit)$/,
    /^days?$/,
  ],
  [/^(?:tally|stock|ledger|journal|exam|record|order|time|cash|log|diary)$/, /^entr(?:y|ies)$/],
  [/^(?:file|shop|store|account|market|show|site)$/, /^(?:openings?|closings?|closures?)$/],
  [
    /^(?:stage|set|stand|show|test|sample|model|booth|rig|prototype|pilot|trial)$/,
    /^(?:builds?|strikes?|batch(?:es)?|fit-?ups?)$/,
  ],
  [
    /^(?:design|cost|code|project|contract|case|risk|process|budget|stage|plan|safety|file|price|audit|rent|pay|claim|care)$/,
    /^reviews$/,
  ],
  [
    /^(?:welcome|exit|zoom|team|sales|phone|video|handover)$/,
    /^(?:talks?|calls?|emails?|letters?|drinks|meetings?|tours?|links?|chats?)$/,
  ],
  [
    /^(?:audit|exam|launch|sales|market|trade|bid|tender|desk|floor|field|stage|show|transport|finance|test|design|care|sample|pitch|project|travel|claim|order)$/,
    /^support$/,
  ],
  [/^(?:catering|cleaning|sewing|printing)$/, /^(?:orders?|supplies)$/],
  [
    /^(?:onboarding|hiring|shipping|licensing|recruiting|joining|leaving|closing|housing)$/,
    /^(?:paperwork|admin|forms?)$/,
  ],
  [
    /^(?:ticket|fare|lunch|bag|kit|ride|tyre|tire|bed|line|price|label|date|weight|pulse|feed|water|fence|stock|spot)$/,
    /^checks?$/,
  ],
  [
    /^(?:pay|price|stock|benefit|repair|order|claim|tax|grant|loan|return|charge|rent|post|work|trade|book)$/,
    /^(?:queries|enquiries|inquiries|disputes)$/,
  ],
];
/** What may follow the name: when, for whom and with what it is. */
const behind =
  /^(?:$|and|or|for|in|on|at|with|to|from|by|before|after|during|per|across|each|every|of|when|if|as|once|twice|weekly|daily|monthly|\d.*)$/;

/** Whether a line names such a thing, in whatever list it stands. */
export function isNamedKind(raw: string): boolean {
  const [first = '', second = '', third = ''] = raw
    .trim()
    .toLowerCase()
    .replace(/[.;]+$/, '')
    .split(/\s+/);
  // "Programme 6 week look ahead": nobody programs a number.
  if (/^(?:programme|program)$/.test(first) && /^\d/.test(second)) return true;
  if (/^(?:changes|changeovers)$/.test(second) && isKindOfChange(first)) return behind.test(third);
  return behind.test(third) && kinds.some(([kind, thing]) => kind.test(first) && thing.test(second));
}
