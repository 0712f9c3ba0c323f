/** What the brief says that nobody does here ("no nights and no call-out", "all work is on site"), and the job description has as a task. */

/** What may be ruled out, by its words in the brief, by the tasks that it rules out, and by its name in a note. */
const kinds: readonly (readonly [string, RegExp, string])[] = [
  ['call[- ]?outs?', /\bcall[- ]?outs?\b|\b(?:attend|recover|repair) .*\broadside\b/i, 'call-outs'],
  ['on[- ]call(?: duty| duties| rota| work)?', /\bon[- ]call\b/i, 'on-call duty'],
  [
    '(?:overnight |business |long[- ]distance )?travel(?:ling|ing)?(?! (?:costs?|expenses|time|allowance|card|pass))',
    /^(?:to )?(?:travel|drive)(?:ing|ling)? (?:to|across|between|within|around|throughout|up to|abroad|overseas)\b|\bwith (?:some |occasional |frequent )?travel\b/i,
    'travel',
  ],
  ['(?:overnight stays?|nights away|staying away)', /\bovernight stays?\b|\b(?:stay|nights?) away\b/i, 'nights away'],
  [
    'driving(?! (?:licen[cs]e|experience|test))',
    /^(?:to )?driv(?:e|ing) (?!sales|growth|change|improve|performance)|\bdriving the\b/i,
    'driving',
  ],
  [
    '(?:heavy )?lifting',
    /\b(?:heavy|manual) (?:lifting|loads?|goods|items)\b|^(?:to )?(?:lift|carry)(?:ing)? (?:heavy|boxes|bags|crates|sacks|kegs|loads|up to)\b|\blift(?:ing)?\b.*\b\d+ ?(?:kg|lbs?|kilos?|pounds)\b/i,
    'lifting',
  ],
  [
    '(?:cold[- ]calling|cold calls|telesales)',
    /\bcold[- ]call|\btelesales\b|\boutbound (?:sales )?calls\b/i,
    'cold calling',
  ],
  [
    '(?:hard )?sell(?:ing)?|sales(?! (?:experience|background|targets?|figures|ledger|reports?|team|staff))',
    /^(?:to )?(?:up-?|cross-?)?sell(?:ing)? |\b(?:up|cross)-?sell|\bsales (?:calls|pitch|target)/i,
    'selling',
  ],
  [
    '(?:phone|telephone)(?: work|s| calls)?',
    /\b(?:answer|make|take|handle)(?:ing)? .*\b(?:phones?|calls)\b/i,
    'phone work',
  ],
  ['personal care', /\bpersonal care\b/i, 'personal care'],
  ['cash[- ]handling|cash', /\bcash\b(?! flow)/i, 'cash handling'],
  ['lone[- ]working', /\blone[- ]work|\bwork(?:ing)? alone\b/i, 'lone working'],
  ['overtime', /\bovertime\b/i, 'overtime'],
  ['(?:working )?at height|heights?', /\bat heights?\b|\bladders?\b|\bscaffold/i, 'work at height'],
  ['cleaning', /^(?:to )?clean(?:ing)? (?!up data|data)/i, 'cleaning'],
  [
    'dish ?(?:pit|wash(?:ing|er)?|es)|washing(?: |-)?up|wash(?: |-)?up|pot[- ]?wash(?:ing)?|pots',
    /\bwash(?:ing)? (?:the |up )?(?:dishes|pots|pans|crockery)|\bdo(?:ing)? the dishes\b|\bdish[- ]?wash|\bpot[- ]?wash|\bwash(?:ing)?(?: |-)up\b/i,
    'washing up',
  ],
  ['laundry|ironing', /\blaundry\b|\biron(?:ing)? (?!out\b|ore\b)|\bironing\b/i, 'laundry'],
  [
    'deliver(?:y|ies)(?: runs?| driving)?',
    /^(?:to )?deliver(?:ing)? (?:orders|food|meals|parcels|goods|furniture|flowers|stock)\b/i,
    'deliveries',
  ],
  ['marking', /^(?:to )?mark(?:ing)? (?:work|books|papers|essays|exams|homework|assignments|scripts)\b/i, 'marking'],
  ['cooking', /^(?:to )?cook(?:ing)?\b/i, 'cooking'],
];
const any = kinds.map(([words]) => words).join('|');
const times =
  'nights?|night work|weekends?|weekend work|sundays?|saturdays?|evenings?|lates|shifts?|split shifts|bank holidays';
/** "No nights and no call-out", "no travel, weekends or overtime": the row behind the "no". */
const denied = new RegExp(
  `\\b(?:no|without(?: any)?|never any|zero|free of) ((?:(?:${any}|${times})(?:, (?:(?:and|or) )?(?:no )?| (?:and|or) (?:no )?|(?=\\W|$)))+)(?! ?(?:needed|required|necessary|licen[cs]e|experience|in (?:the|your) first|for the first|until|during|at first|unless|except))`,
  'gi',
);
const onSite =
  /\b(?:all|everything|the|every job|all of the) (?:(?:our |the )?(?:work|jobs?) )?(?:is|are|stays?|happens?|takes place) (?:done )?(?:on[- ]site|in the workshop|in our workshop|at the depot|in-house)\b/i;
const elsewhere =
  /\b(?:roadside|(?:customers?|clients?)['’]? (?:sites?|premises|homes)|at (?:customers|clients)\b|field visits|off[- ]site)\b/i;

/** A test of the job description's lines: what a line has that the brief rules out; null where it has nothing of it. */
export function findRuledOut(briefText: string): (line: string) => string | null {
  const rows = [...briefText.matchAll(denied)].map((found) => found[1] ?? '');
  const out = kinds.filter(([words]) =>
    rows.some((row) => new RegExp(`(?:^|\\W)(?:${words})(?=\\W|$)`, 'i').test(row)),
  );
  const stays = onSite.test(briefText);
  return (line) => {
    // "No call-out": the job description says the same.
    if (/\b(?:no|without|not)\b/i.test(line)) return null;
    const kind =
      out.find(([, tasks]) => tasks.test(line))?.[2] ?? (stays && elsewhere.test(line) ? 'work elsewhere' : null);
    return kind === null
      ? null
      : `The job description has "${line.replace(/^\W+|[\s.;]+$/g, '')}", and the brief rules out ${kind}. We use the brief.`;
  };
}
