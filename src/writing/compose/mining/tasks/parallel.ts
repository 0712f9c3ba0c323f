/**
 * Lists are written in one form: orders ("serve customers"), or names of tasks ("till work, blow drys, mixing colour").
 * A line that could be either ("support plans", "clear conditions") is what its neighbours are.
 */
import { lowerFirst } from '../../language/first-capitals.ts';
import { isDeedNoun } from '../../language/thing-first.ts';
import { parseVerbPhrase } from '../../language/verb-phrase.ts';
import { baseOfIng, isVerbBase, mayBeVerb, nounLike } from '../../language/verbs.ts';
import { isReadily } from './compound.ts';
import { isNamedKind } from './named-kinds.ts';

/** What most lines of a list are; null where they are mixed, or too few to tell. */
export type Lean = 'orders' | 'things' | null;

/** Words that are done only with an article or a name behind them, and otherwise stand before a noun as its kind. */
const mostlyNoun =
  /^(?:stock|spot|credit|model|slope|time|key|bar|water|fire|cash|case|site|shift|tool|board|floor|table|plant|machine|project|market|staff|team|brand|data|blow|room|line|hand|head|body|care|cycle|risk|test|sample|gate|bed|rate|cost|price|fund|trade|freight|yard|dock|crew|guest|class|school|exam|field|soil|core|rock|wall|roof|light|sound|stage|film|photo|web|phone|mail|post|parcel|van|car|truck|fleet|route|road|rail|ship|boat|food|menu|wine|coffee|cake|bread|fish|meat|flower|tree|seed|crop|pet|horse|patient|ward|drug|dose|nurse|health|skin|nail|hair|eye|foot|bone|voice|call|case|claim|loan|tax|budget|debt|invoice|ledger|contract|title|deed|permit|licence|patch|access|vendor|user|asset|ticket|phase|batch|tool|lab|plate|weld)$/;
/** What is made, kept or carried out, and named by what it is of: "credit checks", "stock control", "slope stability". */
const ofWhat =
  /^(?:checks?|counts?|control|reports?|reporting|lists?|logs?|rotation|integrity|stability|analys[ei]s|accuracy|availability|management|maintenance|security|inspections?|surveys?|audits?|reviews?|assessments?|returns|records?|nights?|days?|plans|levels?|movements?|operations|administration|admin|support|duties|duty|cover|work|tests?|testing|trials?|studies|calculations|estimates|requests|queries|issues|visits|walks|rounds|handovers?|meetings|briefings|orders|transfers|deliveries|collections|displays?|merchandising|replenishment|takes?|taking|drys|dries|washes|prep|preparation|pass(?:es)?|screenings?|clinics?)$/;
const small =
  /^(?:the|an?|our|your|all|any|each|every|both|some|new|up|out|off|on|in|into|down|over|with|for|to|at|of|from|by|it|them|us|that|how|what|which|who|as|if|when|after|before|about|around|across|between|through|against|and|or|two|three|four|five|\d.*|[A-Z].*|[£€$₹].*|.*ly|including|incl.*|using|everything|everyone|everybody|anything|things|people|early|late|back|outdoors|indoors|outside|inside|overnight|alone|online|abroad)$/;

/** Whether what stands before a word is its kind: "checks", "levels". */
export const isOfWhat = (word: string): boolean => ofWhat.test(word) || isDeedNoun(word);
export const isMostlyNoun = (word: string): boolean => mostlyNoun.test(word);

/** Verbs that go before bare objects in any list, and nouns before what is of them: "support plans", "report templates". */
const asOften =
  /^(?:support|cover|contact|control|report|market|price|label|design|service|record|review|test|display|document|brief|change|charge|copy|code|access|work|process|share|link|design|film|finance|grant|guide|input|issue|position|post|practice|programme|progress|project|purchase|quote|release|research|reward|route|scale|screen|script|segment|sequence|shadow|shape|signal|source|structure|study|supply|survey|target|tender|trade|transfer|transport|travel|treat|value|visit|volunteer|walk|watch)$/;
/** Somebody: an order has them for its object. */
const people =
  /(?:ers|ors|ists|ants|ents|ians|men|women|people|children|pupils|staff|families|nurses|colleagues|guests|apprentices|teams|crews|kids|adults|couples|members|parents|carers|clients|schools|shops|sites)$/;

/** Whether a line begins with a word that may be a verb, before a bare noun: it may be an order, or the name of a task. */
export function isEitherForm(raw: string): boolean {
  const [first = '', second = ''] = lowerFirst(raw.trim()).split(/[\s,;(]+/);
  // "Report defects": of these there are no reports in a list of work.
  if (
    first === 'report' &&
    /^(?:defects|faults|incidents|issues|problems|hazards|damages?|concerns|accidents|breakdowns|absences?|leaks|breaches|losses|broken|damaged|faulty|missing|suspicious|unsafe|lost|near)$/.test(
      second,
    )
  )
    return false;
  // "Ring customers when ready": whom one calls.
  if (/^(?:call|ring|phone|text|email)$/.test(first) && people.test(second)) return false;
  // "Cover office phones": they are covered; a cover letter is one thing.
  if (
    first === 'cover' &&
    !/^(?:letters?|notes?|versions?|sheets?|crops?|plates?|images?|art|stor(?:y|ies))$/.test(second)
  )
    return false;
  return (
    /^[a-z]{3,}$/.test(first) &&
    /^[a-z][a-z/-]{2,}$/.test(second) &&
    !small.test(second) &&
    // "Spot churn risk early": how it is done.
    !/ (?:early|late|fast|quickly|[a-z]{3,}ly|on time|first|well)$/.test(raw.trim()) &&
    (isVerbBase(first) || mayBeVerb(first)) &&
    ((nounLike.has(first) && (!isReadily(first) || (asOften.test(first) && !people.test(second)))) ||
      mostlyNoun.test(first))
  );
}

/** Whether a line of a list of orders begins with a word that is an order there: "clear conditions", "share planning". */
export function isOrderAmong(raw: string): boolean {
  const [first = '', second = '', third] = lowerFirst(raw.trim()).split(/\s+/);
  return (
    isVerbBase(first) &&
    nounLike.has(first) &&
    !mostlyNoun.test(first) &&
    !isRatherName(raw) &&
    (/^[a-z]+ing$/.test(second) ? third === undefined || small.test(third) : /^[a-z]{3,}[^su\W]s$/.test(second))
  );
}

/** Verbs whose object may be bare stuff: "document work", "forecast demand", "price jobs". */
const ofStuff =
  /^(?:document|record|review|schedule|plan|check|progress|price|quote|report|test|inspect|forecast|label|sort|supply|release|finish|complete|author|steam|brew|load|stock|pack|wash|clean|cut|mix|wrap|measure|model|map|rate)$/;
/** What stands behind a verb and never behind the kind of a thing. */
const afterVerb =
  /^(?:the|an?|all|any|our|your|their|its|each|every|both|new|it|them|up|out|off|down|away|back|in|on|over|with|to|into|onto|what|how|\d.*|[£€$₹].*|two|three|four|five|six|seven|eight|nine|ten)$/i;

/** "Chart care in Epic", "process attendance and leave for payroll": what is written down or worked through, and where. */
export function writesDown(raw: string): boolean {
  const [first = '', second = '', third = '', fourth = ''] = lowerFirst(raw.trim()).split(/[\s,;]+/);
  return (
    /^(?:chart|process|record|document|log|schedule|forecast|model|map|code|file|label)$/.test(first) &&
    /^[a-z]{3,}$/.test(second) &&
    !small.test(second) &&
    (!ofWhat.test(second) || second === 'care' || (second === 'work' && /^(?:log|record|document)$/.test(first))) &&
    /^(?:in|on|for|from|against|into|and|using|to|by)$/.test(third) &&
    fourth !== '' &&
    !/^(?:control|improvement|management|planning|entry|handling|writing|keeping|design)$/.test(second)
  );
}

/**
 * In a list of orders what begins with a verb is one: "forecast demand", "break down the station", "price work from
 * drawings". What names a check, a count or a control stays a name: "stock control", "spot checks".
 */
export function isOrderInList(raw: string): boolean {
  const words = lowerFirst(raw.trim()).split(/[\s,;]+/);
  const [first = '', second = '', third = '', fourth = ''] = words;
  if (!isVerbBase(first) || second === '' || isTwoKinds(raw)) return false;
  // "Load, balance and check machines": what stands in a row of verbs is one.
  const row =
    /^([a-z]+), (?:([a-z]+), )?([a-z]+),? and ([a-z]+) (?!of\b|in\b|on\b|at\b|for\b|[a-z]*(?:development|management|planning|control|administration|coordination|support|checks?|work)\b)[a-z]/i.exec(
      raw.trim(),
    );
  if (row?.slice(1).every((word) => word === undefined || isVerbBase(word) || mayBeVerb(word.toLowerCase())))
    return true;
  // "Price work from drawings": what is priced has its source, and a name has none.
  if (ofStuff.test(first) && /^(?:work|works|jobs?|demand|orders?|data|tests|trials)$/.test(second))
    return third === '' || /^(?:from|against|in|into|on|for|by|using|to|with|and|daily|weekly|monthly)$/.test(third);
  if (isRatherName(raw) || isNamedDoing(raw) || /^(?:care|die|appeal)$/.test(first)) return false;
  if (writesDown(raw)) return true;
  // "Survey wildlife": two words, and the second is no deed.
  if (
    third === '' &&
    /^(?:survey|study|treat|supply|document|share|watch|photograph|sequence|harvest|dispatch|despatch|repair|rescue)$/.test(
      first,
    ) &&
    /^[a-z]{4,}$/.test(second) &&
    !ofWhat.test(second) &&
    !/(?:tion|sion|ment|ance|ing|er|or)$|^(?:chains?|lines?|rooms?|data|work|time|team|staff|groups?|desk)$/.test(
      second,
    )
  )
    return true;
  // "Quote for projects".
  if (/^for$/i.test(second))
    return /^(?:quote|search|plan|shop|test|apply|listen|prospect|tender|bid|pitch|fundraise|campaign|budget|prep|cover|check)$/.test(
      first,
    );
  // "Stock van": what is filled.
  if (
    first === 'stock' &&
    /^(?:van|vehicle|truck|bar|fridge|freezer|trolley|cart|station|display|minibar|ambulance|shop)$/.test(second)
  )
    return third === '' || small.test(third);
  if (
    first === 'drive' &&
    /^(?!transmission|installation)[a-z]+(?:tion|ment|ance|ity|growth|sales|change)$/.test(second)
  )
    return true;
  // "Break down the station", "chat with regulars".
  if (afterVerb.test(second)) return !/^(?:in|on|with|to)$/.test(second) || third !== '';
  if (/^[A-Z]/.test(second)) return true;
  if (!/^[a-z][a-z-]{2,}$/.test(second) || small.test(second) || ofWhat.test(second)) return false;
  // "Author SOPs", "steam milk", "stock shelves", but "machine shop", "site visits".
  if (/[^su]s$/.test(second))
    return !mostlyNoun.test(first) || /^(?:stock|board|plate|weld|film|test|sample|price|cost)$/.test(first);
  return (
    !mostlyNoun.test(first) &&
    (!nounLike.has(first) || (ofStuff.test(first) && fourth === '')) &&
    !/(?:tion|sion|ment|ance|ity|ship|ing|er|or)$/.test(second)
  );
}

/** "Bat and otter surveys": two kinds of them. */
export function isTwoKinds(raw: string): boolean {
  const [first = '', link = '', second = '', of = '', ...more] = lowerFirst(raw.trim()).split(/[\s,;(]+/);
  return (
    /^(?:and|or)$/.test(link) &&
    more.length === 0 &&
    /s$/.test(of) &&
    ofWhat.test(of) &&
    !isVerbBase(first) &&
    !isVerbBase(second)
  );
}

/** Whether such a line names a task wherever no other line says that it is an order: "spot checks", "stock integrity". */
export function isRatherName(raw: string): boolean {
  const [first = '', second = '', third = ''] = lowerFirst(raw.trim()).split(/[\s,;(]+/);
  if (isTwoKinds(raw) || isNamedKind(raw)) return true;
  // "Spend analysis": nobody does that to an analysis.
  if (
    isVerbBase(first) &&
    /^[a-z]+ (?:analysis|analyses|management|administration)(?=$|,| (?:and|for|of|across|within|in|with) )/i.test(
      raw.trim(),
    )
  )
    return true;
  // "Partner meetings": one partners with somebody.
  if (first === 'partner' && second !== 'with') return true;
  // "Author visits", "travel vaccines".
  if (/^(?:author (?:visits|talks|events|readings)|travel [a-z]+s|recall lists?)$/i.test(raw.trim())) return true;
  // "Balance sheet recs": a name that begins with a verb by chance.
  if (
    /^(?:research ops|control rounds?|price changes?|demo (?:plots?|units?|kits?)|cost value|take[ -]offs|thank[ -]you (?:events?|letters?|calls?|cards?|notes?)|cash (?:offices?|desks?|books?|rooms?|sheets?|boxes|drops?)|repeat (?:scripts|prescriptions|orders|customers|visits?)|staff (?:canteen|rooms?|meals?|rotas?)|snag lists?|goods (?:in|out)|pick lists?|prep lists?|form [A-Z](?: |$)|balance sheets?|cash ?flows?|price lists?|trial balances?|board (?:packs?|papers?)|order books?|time ?sheets?|tax returns?|call cent(?:re|er)s?|care homes?|lead times?|risk registers?|cover letters?|book ?keeping|work in progress|stop work|demo drives?|test drives?|press (?:releases?|cuttings|conferences?|brakes?|office|enquiries|passes|shop)|roll calls?|strip lights?|milk rounds?|plate rooms?|(?:post|pre)[ -](?:flight|op|sales?|event|production|natal|placement|merger|award|launch|incident|shift)|point of sale|test strips?)\b/i.test(
      raw.trim(),
    )
  )
    return true;
  // "Cost break downs", "release sign off": a noun of two words.
  if (
    nounLike.has(first) &&
    (!isReadily(first) || /^(?:order|sample|shift|stock)$/.test(first)) &&
    /^[a-z]+ (?:sign|hand|set|break|call|tune|start|shut|wrap|roll|walk|lock|follow)[ -]?(?:offs?|overs?|(?<=(?:follow|tune|wrap|start)[ -]?)up|ups|downs|outs|ins|throughs?|rounds?)(?=$|,| (?:on|in|at|for|with|and|by|every|each|[A-Z]))/i.test(
      raw.trim(),
    )
  )
    return true;
  // "Access patient records": they are gone to.
  if (first === 'access' && /^(?:records?|reports?|support)$/.test(third || second)) return false;
  return (
    isEitherForm(raw) &&
    ((mostlyNoun.test(first) && (ofWhat.test(second) || (ofWhat.test(third) && !small.test(second)))) ||
      (/^(?:integrity|stability|accuracy|availability|analys[ei]s|control)$/.test(second) &&
        (third === '' || small.test(third))))
  );
}

const usedFor = new Set(
  'hearing drinking sewing printing milking washing sorting packing building swimming cooking weaving knitting welding cutting grinding dining meeting changing fitting parking loading landing heating cooling lighting drilling mixing baking sowing mowing racing climbing walking'.split(
    ' ',
  ),
);
const usedThing = new Set(
  'aid aids water machine machines press presses parlour line lines site pool room rooms area areas station stations bay bays equipment tower towers system systems gear boots stock'.split(
    ' ',
  ),
);
/** "Hearing aid fitting", "sewing machine servicing": what a thing is for stands first in its name, and nobody hears it. */
export function isDoneToThing(raw: string): boolean {
  const [first = '', second = '', third = '', more = ''] = lowerFirst(raw.trim()).split(/[\s,;(]+/);
  return (
    usedFor.has(first) && usedThing.has(second) && /^[a-z]{3,}ing$/.test(third) && (more === '' || small.test(more))
  );
}

/** "Stock ordering", "case recording": a thing and what is done with it. */
export function isNamedDoing(raw: string): boolean {
  const [first = '', second = '', third = ''] = lowerFirst(raw.trim()).split(/[\s,;(]+/);
  return mostlyNoun.test(first) && /^[a-z]{3,}ing$/.test(second) && (third === '' || small.test(third));
}

const formOf = (raw: string): 'order' | 'thing' | 'doing' | 'either' | null => {
  const line = lowerFirst(raw.trim().replace(/^to\s+/i, ''));
  const [first = ''] = line.split(/[\s,;(]+/);
  if (line.length < 3 || /^(?:you|we|they|the (?:post|role|job))\b/i.test(line)) return null;
  // "Pot on, stake and label": a row of verbs.
  if (/^[a-z]{3,} (?:on|up|out|off|down), [a-z]/.test(line)) return 'order';
  if (isEitherForm(line)) return 'either';
  if (isVerbBase(first) && parseVerbPhrase(line) !== null) return 'order';
  if (/^[a-z]+ing$/.test(first) && baseOfIng(first) !== null) return 'doing';
  return 'thing';
};

/** What most lines of a list are. */
export function leanOf(lines: readonly string[]): Lean {
  const forms = lines.map(formOf);
  const count = (...wanted: string[]): number => forms.filter((form) => form !== null && wanted.includes(form)).length;
  const orders = count('order');
  const names = count('thing', 'doing');
  if (orders >= 2 && orders > names * 2) return 'orders';
  return names >= 2 && names > orders * 2 ? 'things' : null;
}
