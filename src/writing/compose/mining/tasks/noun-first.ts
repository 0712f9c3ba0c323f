/**
 * Bare parts of a list whose first word may be done, and rather says of what kind the second is: "travel advice", "log books",
 * "reserve updates", "monitor mix". Papers, deeds and stuff have kinds; an order that is done to them has an article, or a
 * verb that is done to such things.
 */
import { isDeedNoun } from '../../language/thing-first.ts';
import { isVerbBase, mayBeVerb, nounLike } from '../../language/verbs.ts';
import { isReadily } from './compound.ts';
import { tradeOrder } from './particle-rows.ts';

const asSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Papers that are named by what is in them. */
const papers =
  asSet(`books book sheets sheet lists list cards card certs cert certificates schedules schedule reports report notes forms form files packs pack
  registers register returns orders order tickets papers plans plan letters logs log records record charts chart scripts results readings labels`);
/** What is done, given or gone through, and named by of what kind it is. */
const deeds =
  asSet(`advice updates update help mix wash sweep scrub watch breaks break jabs vaccs vaccines vaccinations imms clinics clinic rounds round talks
  visits calls call cleans moves builds nights days pulls reads hunts climbs installs reviews review walks cuts fills checks tests repairs swaps
  triage prep cover care work standby on-call handover handovers pattern patterns design claims bookings expenses outs ins cart`);
const isHead = (word: string): boolean => papers.has(word) || deeds.has(word) || isDeedNoun(word);

/** What is done to papers and deeds as to anything else: "draft reports", "schedule visits". */
const doneToSuch =
  asSet(`challenge address advance aid answer approve arrange assign attend audit authorise authorize award balance bill book bring build cancel carry chair
  change chase check clear close code collate collect compile complete conduct control coordinate copy correct cost cover cut deliver design develop
  direct dispatch do document download draft drive edit email enter estimate evaluate examine execute file fill finish fix follow forward fulfil
  gather get give grade guide hand handle have help hold host improve increase index inspect invoice issue judge keep lead log maintain make manage
  map mark measure mentor monitor note offer open oversee own pack pass pay perform pick place plan play post prepare present price print process
  produce progress promote provide publish pull quote raise read receive recommend reconcile record reduce refer register release remove report request
  research resolve return review revise run scan schedule secure see select sell send sequence set share ship show shred sign sort source speed stage
  start stop store study submit summarise summarize supervise support survey take tender test track train transfer transcribe translate type update
  upload validate verify view weigh witness work write amend lodge seal date stamp pull stock spot supply service upgrade win value voice trial
  type scope query question interpret lay laminate bind frame proof circulate distribute certify countersign allocate balance post process tally`);

export const isDoneToSuch = (verb: string): boolean => doneToSuch.has(verb);

/** What is done with stuff that comes by the load, or is read off it. */
const stuffHeads =
  'deliveries delivery dips sales samples collections stocks levels prices bills tickets meters tanks pumps cards usage supplies';

/** Words that are done to much, and with these behind them are the kind of a thing. */
const pairs: Readonly<Record<string, ReadonlySet<string>>> = {
  edge: asSet('device devices computing nodes sites cases servers'),
  release: asSet('strategy notes management trains testing'),
  log: asSet('books book sheets sheet cards'),
  // Stuff that is brought, sold or measured: "fuel deliveries", "water samples", "feed orders".
  fuel: asSet(stuffHeads),
  water: asSet(stuffHeads),
  feed: asSet(stuffHeads),
  seed: asSet(stuffHeads),
  oil: asSet(stuffHeads),
  ice: asSet(stuffHeads),
  salt: asSet(stuffHeads),
  paper: asSet(stuffHeads),
  milk: asSet(stuffHeads),
  bottle: asSet('deliveries banks returns sales collections stores'),
  mail: asSet('deliveries runs rounds collections rooms'),
  parcel: asSet('deliveries collections sales lockers'),
  laundry: asSet('deliveries collections'),
  load: asSet('outs ins tests test sheets sheet lists tapes cells plans'),
  press: asSet('wash cuttings calls packs days trips kits ads reports'),
  monitor: asSet('mix mixes wells engineering'),
  mix: asSet('consoles console desks engineer engineers suites'),
  direct:
    asSet(`sales mail mailing marketing debits debit labour labor costs taxes purchases purchasing entry hires deliveries
    lending procurement feed feeds`),
  batch: asSet('records sheets numbers cards codes tickets sizes times reports production processing cooking baking'),
  program: asSet('notes changeovers sellers sheets'),
  programme: asSet('notes changeovers sellers sheets'),
  drill: asSet('pattern patterns logs plans design'),
  charge: asSet('design sheets plans'),
  dry: asSet('bag goods store stores lining'),
  match: asSet('reports report days nights programmes cards'),
  label: asSet('prints stock runs'),
  search: asSet('orders results warrants terms'),
  broker: asSet('calls queries visits relations'),
  rest: asSet('breaks days periods'),
  punch: asSet('lists list'),
  scan: asSet('lists reports results'),
  book: asSet('repairs fairs clubs reviews selection selections issue issues loans'),
  export: asSet('declarations declaration documents documentation paperwork clearance licences licenses'),
  import: asSet('declarations declaration documents documentation paperwork clearance licences licenses'),
  pass: asSet('lists'),
  point: asSet('checks'),
  test: asSet('certs certificates packs reports plans cards'),
  harvest: asSet('help cart work'),
  lift: asSet('plans'),
  route: asSet('cards plans'),
  cost: asSet('reports'),
  time: asSet('cards sheets'),
  field: asSet('notes visits reports'),
  stage: asSet('plans calls'),
  audit: asSet('packs reports trails'),
  patch: asSet('reports'),
  post: asSet('rounds runs'),
  stock: asSet('reports lists sheets tally tallies takes'),
  track: asSet('days walks'),
  pilot: asSet('ladders reports'),
};

/**
 * Whether such a part, up to its first "and", is a name; `amongNames`: whether nothing else in its list is surely an order, so
 * that a word of which nobody knows it ("book repairs") names its kind as well.
 */
export function isNounFirst(part: string, amongNames: boolean): boolean {
  const text = part.trim().replace(/[.;]$/, '');
  const [, first = '', head = ''] = /^([A-Za-z][a-z]+) ([a-z-]+)(?:| (?:and|&) [a-z]+(?: [a-z]+)?)$/.exec(text) ?? [];
  if (tradeOrder(text) !== null) return false;
  const verb = first.toLowerCase();
  // "Dry bag luggage": the pair says of what kind.
  const [, kind = '', of = ''] = /^([A-Za-z][a-z]+) ([a-z]+) [a-z]+$/.exec(text) ?? [];
  // "Release strategy for two new lines": what it is for comes behind the name.
  const [, named = '', last = ''] = /^([A-Za-z][a-z]+) ([a-z]+) (?:for|of|across) /.exec(text) ?? [];
  const heads = pairs[(verb || kind || named).toLowerCase()];
  if (heads?.has(head || of || last) || heads?.has(`${head || of || last}s`)) return true;
  if (head === '' || !(isVerbBase(verb) || mayBeVerb(verb))) return false;
  if (!(nounLike.has(verb) || oftenNouns.has(verb)) || !isHead(head)) return false;
  return !doneToSuch.has(verb) && (!isReadily(verb) || amongNames);
}

/** Words that a list of verbs has as well, and that a list of work has as nouns. */
const oftenNouns =
  asSet(`reserve travel rest punch harvest pile fault flight lunch snack lounge theatre costume carpet kennel kitchen tenant donor member
  media site speech claim broker wage lease pension search title probate press ward tack hoof lamb sail deck mast hull rig loom yarn ink plate
  boiler turbine valve pump drill blast core well bore seam pit face kiln mould clay glaze`);

/** Words that are the last of the name of a deed, and are done as well: "threat hunts", "pole climbs", "nappy changes". */
const lastOfDeed =
  asSet(`checks changes hunts builds fittings cleans climbs moves installs pulls reads fills runs repairs nights days talks walks visits
  calls tests swaps cuts counts takes reviews rounds wash sweep scrub prep work works control care cover standby watch triage admin handover hygiene
  sign-in sign-off set-up validation dispatch housekeeping up out duty stands lists sheets reports plans records readings updates`);
const named = /(?:ing|tion|sion|ment|ance|graphy|metry|scopy|tomy|therapy|ology|puncture)$/;
const noName =
  /\b(?:the|an?|our|your|all|any|each|every|to|for|with|of|in|on|at|from|by|not|no|be|is|are|will|must|you|we|they|it|them|as|who|that|if|when|own|some|other|etc|whatever|whoever|whichever|anything|everything|something|various|general|occasional)\b/i;

/**
 * Whether a part that nothing was made of is surely the name of some work: an acronym first, or what is done as its last word,
 * and before it nothing that is done to anything. It is said in the words that were typed.
 */
export function isSurelyNamed(part: string, amongNames: boolean): boolean {
  const text = part.trim().replace(/[.;]$/, '');
  const words = text.split(/[ ,]+/);
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (words.length > 6 || !/^[\p{L}\d&/'’ ,-]+$/u.test(text) || noName.test(text)) return false;
  const acronym = /^[A-Z]{2,}s?$/.test(first) || /^[A-Z]+[/&][A-Z]+$/.test(first);
  const verb = first.toLowerCase();
  if (words.length === 1) return named.test(verb) && verb.length > 7 && !isVerbBase(verb);
  // "Pricking out", "setting out": done with its particle.
  if (/^[a-z]{3,}ing (?:out|up|off|down|over|on)$/i.test(text)) return true;
  const closed = lastOfDeed.has(last) || named.test(last);
  if (!acronym && !closed) return false;
  if (acronym) return closed || / (?:and|&) /.test(text) || /[^su\W]s$/.test(last);
  if (
    isVerbBase(verb) &&
    (doneToSuch.has(verb) || (isReadily(verb) && !amongNames) || !(nounLike.has(verb) || oftenNouns.has(verb)))
  )
    return false;
  // An order behind its "and" is one: "brake and clutch work" has none.
  return !words
    .slice(1, -1)
    .some((word, at) => /^(?:and|&)$/.test(words[at] ?? '') && doneToSuch.has(word.toLowerCase()));
}

/** "Sew the panels, load tapes and vents of balloons": what closes the row of the first order's things, "of" what all of them are. */
export const closesRowOf = (before: string, part: string): boolean =>
  /^[A-Za-z]+ the [a-z]+s$/.test(before.trim()) &&
  /^[a-z]+ [a-z]+s and (?:[a-z]+ ){1,2}of [a-z]/.test(part.trim()) &&
  nounLike.has(part.trim().split(' ')[0] ?? '');
