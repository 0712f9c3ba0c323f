/** Whether a piece of a list of tasks begins a new one, or goes on with the one before it. */
import { lowerFirst } from '../../language/first-capitals.ts';
import { isNamedByDoing } from '../../language/named-by-doing.ts';
import { parseVerbPhrase } from '../../language/verb-phrase.ts';
import { baseOfIng, isVerbBase, nounLike } from '../../language/verbs.ts';
import { isReadily } from './compound.ts';
import { isNoWork } from './duty-refused.ts';
import { isFixedName } from './fixed-names.ts';
import { withVerbs } from './nominal.ts';
import { isEitherForm } from './parallel.ts';
import { tradeOrder } from './particle-rows.ts';
import { readPosition } from './position.ts';
import { isPlainVerb } from './verb-rows.ts';

/** What is kept running, and what it consists of: nobody tracks a circuit or points a machine. */
const keepsRunning =
  /^(?:[a-z-]+(?:, [a-z-]+)*,? and )?(?:maintain|service|repair|sell|supply|diagnose|inspect|install|replace|renew|overhaul|calibrate|commission|test|fit|clean|strip|rebuild|wire|operate|fix|grease|fault-find on|look after|work on)(?:ing)? /i;
const plant =
  /^[a-z]+ (?:[a-z]+ )?(?:circuits?|machines?|motors?|valves?|pumps?|boxes|panels?|boards?|counters?|gear|units?|belts?|bearings?|brakes?|rollers?|drives?|doors?|systems?|alarms?|lights?|lamps?|heaters?|tanks?|pipes?|cables?|switches|sensors?|controls?|tools?|presses|blades?|springs?|wheels?|rails?|chairs|desks|beds|cabinets|trolleys|pads|plugs|filters|fans|points|hoists|lines|coolers|boilers|towers|valves|rooms|pads|ducts|pools|machinery)(?=$|,| and | & )/i;
export const isPlant = (piece: string, group: readonly string[]): boolean =>
  keepsRunning.test(group[0] ?? '') && kindsOfPlant(piece.split(' ')[0]?.toLowerCase() ?? '') && plant.test(piece);
/** "Fit heat pumps, cylinders and radiators": further things that are fitted. */
export const isFittedToo = (piece: string, first: string): boolean =>
  keepsRunning.test(first) &&
  /[^su\W]s$/.test(first) &&
  /^[a-z-]+[^su\W]s (?:and|&) [a-z-]+[^su\W]s$/i.test(piece) &&
  !startsDuty(piece);
/** "Fit heat pumps, cylinders and radiators" as a whole: one order, and no names behind it. */
export const isFittedRow = (row: string): boolean => {
  const [, first = '', more = ''] = /^([^,]+), ([^,]+)$/.exec(row) ?? [];
  return more !== '' && isFittedToo(more, first);
};
const kindsOfPlant = (word: string): boolean =>
  /^(?:heat|steam|drain|charge|guard|track|control|lift|line|head|store|top|press|roll)$/.test(word) ||
  (nounLike.has(word) && !isReadily(word));

/** "Check feed, water & temps": what is read off, whatever else its word may order. */
const isReading = (piece: string, group: readonly string[]): boolean =>
  /^(?:check|monitor|record|measure|log)(?:ing)? (?:the )?[a-z]+$/i.test(group[0] ?? '') &&
  /^(?:water|feed|oil|fuel|air|heat|power|pressure|level|stock|light)s? (?:and|&) [a-z]+$/i.test(piece);

/** "Report litres and kilometres each week": what is counted and noted down, or how often, and no paper by its name. */
const writesDown =
  /^(?:record|report|log|note|chart|measure|sample|test|price|cost) (?:[a-z-]+ ){0,2}?(?:hours|litres|liters|kilomet\w+|kms|miles|mileage|temp\w*|readings|weights|yields|results|losses|faults|defects|incidents|volumes|quantities|scores|fluids|findings|output|damage|shortages|delays|breakages|absences|figures|numbers|counts|takings|levels)\b|^(?:record|report|log|note) .+ (?:(?:each|every|per|a) (?:day|week|month|shift|night|hour|morning|evening|quarter|year|visit|trip|batch|round)|daily|weekly|monthly)$/i;
/** Of whose papers "report templates" may be one. */
const writesPapers =
  /^(?:write|develop|design|create|prepare|produce|maintain|draft|update|edit|review|build|manage|read|file|issue|publish|use)(?:e?s|ing)?\b/i;

/** "Write guides, release notes and API references": what may be a name, and ends the row of its verb. */
export const closesRow = (piece: string, parted: boolean, group: readonly string[] = []): boolean =>
  isPlant(piece, group) ||
  isReading(piece, group) ||
  (isEitherForm(piece) &&
    !(writesDown.test(piece) && !writesPapers.test(group[0] ?? '')) &&
    // "Sit with families, record fluids and pain scores": nobody sits with records.
    !/^(?:sit|talk|listen|speak|wait|stay|walk|chat|travel|log|clock|call|go|come)(?:ing)? (?:with|to|by|in|on|for|from|round|out)\b/i.test(
      group[0] ?? '',
    ) &&
    / and (?!the\b|an?\b|our\b)[A-Za-z]/.test(piece) &&
    (parted ||
      /^(?:release|design|sample|reference|price|cost|market|project|report|record|trade|brand) /i.test(piece)) &&
    !isVerbBase(/ and ([a-z]+)/.exec(piece)?.[1] ?? ''));

/** What is led, overseen and controlled, and what it may be. */
const leads =
  /^(?:lead|oversee|manag|head|run|runn|direct|own|supervis|coordinat|support|cover|handl|control|controll|improv|develop|learn|teach|assist with|help with|be responsible for|responsible for|look after|work in|work across|rotate through)(?:e|ing)?\b/i;
/** "Supply chain", "quality control", "change management": a thing, although its first word may be an order elsewhere. */
const namesField =
  /^(?:supply chains?|leave (?:records?|requests?|balances?|management|applications)|(?:stock|cost|quality|order|document|process|project|access|change|price|credit|risk|cash|waste|design|supply|contract|record|report|process|market|test|release|trade|transport|people|sales)(?: and [a-z]+)? (?:control|management|handling|assurance|planning|administration|engineering|development|services?|operations|security|relations|affairs|safety|reporting|support|logistics|purchasing|procurement|research|analysis))(?=$|,| (?:and|for|of|across|in) )|^(?:design|supply|transport|finance|audit|research|support|control|trade|marketing|purchasing|planning|engineering|manufacturing|housekeeping|catering|training)(?= and [a-z]+$|$)/i;
/** "Lead manufacturing, supply chain and quality": the objects of the first verb go on until an order stands that is nothing else. */
export const goesWithRow = (piece: string, group: readonly string[]): boolean =>
  leads.test(group[0] ?? '') && (namesField.test(piece) || isFixedName(piece));

/** "Form tutor", "deputy for the matron": a place that somebody holds, which goes on with nothing. */
export const isPlaceHeld = (piece: string): boolean => /^form tutor$/i.test(piece) || readPosition(piece) !== null;

/** "Relationships with government and local authorities": a field with its own bounds, and no further object. */
export const standsAlone = (piece: string): boolean =>
  // "Waste to be below 4%", "defects to be reported to the foreman".
  isNoWork(piece) ||
  // "Lead the site team, £24M operating budget": what is looked after.
  /^[£€$₹]\d[\d.,]*(?:k|m|bn|K|M|B)? [a-z ]*(?:budget|portfolio|fund|spend|turnover|project|contract|programme|program|P&L)$/i.test(
    piece,
  ) ||
  / to be (?!able\b|seen\b|found\b)[a-z]+/.test(piece) ||
  (/^(?!and\b|or\b|plus\b)[a-z-]+(?:s|tion|ment|ship|ance|ence|ing|y) (?:with|for|to|across) \S+ \S/i.test(piece) &&
    !goesOn.test(piece));

/** Verbs that such work is the object of: "perform tests, checks on valves and repairs". */
export const doesWork =
  /^(?:do|make|take|carry|perform|undertake|conduct|record|arrange|plan|manage|organi[sz]e|coordinate|schedule|lead|oversee|support|help|assist|deliver|handle|complete|attend|book|document|report|review|provide|supervise|monitor|prepare|sell|offer|process|follow|cover|run|ensure|control|track|check|audit|learn|teach|order|be|join|facilitate|present|respond|deal|liaise|discuss|includ|improve|design|develop|write|know|understand|use|request|approve|authorise|price|quote|cost|log|diarise|host|price|promote|market|advise|train)(?:e?s|ing)?$/i;
const ownWork =
  /^(?:[a-z-]+ ){0,4}(?:repairs|maintenance|rounds|checks|inspections|readings|patrols|banking|stock ?takes?|drills|visits|servicing|admin|cleaning|invoicing|reporting|cover|handovers?|call[- ]?outs?|surveys)(?: (?:on|at|in|of|for|every|each|twice|once|per|with|when|to)\b.*)?$/i;
/** Behind which orders are what others are led to: "help teams plan, build or reject". */
const ordersWork = /^(?:help|let|make|assist|teach|show|decide|recommend|and|or|to)$/i;
/** Two words with an "or", and behind them how it is done or to what, or nothing. */
const eitherOrder =
  /^[a-z]{3,}[^s\W] or [a-z]{3,}[^s\W](?: (?:the|an?|each|every|all|them|it|within|if|when|by|as|before|after)\b|$)/i;
/** "Log in the app, minor repairs on doors and locks": work of its own, unless the verb before it does work. */
export function isWorkOfItsOwn(piece: string, group: readonly string[]): boolean {
  const [first = '', verb = ''] = (group[0] ?? '').split(' ');
  // "Pre-trip and post-trip inspections": a task by its own name.
  if (
    /^(?:pre|post|start|end|opening|closing|before|after)-?[a-z]* (?:and|&) [a-z-]+ (?:inspections|checks|handovers|briefings)$/i.test(
      piece,
    ) &&
    !doesWork.test(first)
  )
    return true;
  // "Check reports, discussion with customers, sanction or reject within TAT": one order or the other, and no thing of a row.
  if (
    eitherOrder.test(piece) &&
    isVerbBase(/ or ([a-z]+)/i.exec(piece)?.[1]?.toLowerCase() ?? '') &&
    !ordersWork.test(first)
  )
    return true;
  return (
    !/^(?:and|or|plus)\b/i.test(piece) &&
    (ownWork.test(piece) ||
      /^(?:daily|weekly|monthly|quarterly|annual|regular|routine|periodic) [a-z]+/i.test(piece)) &&
    // "Log in the app": in what, and not of what.
    (!doesWork.test(first) || (/^log/i.test(first) && /^(?:in|into|on)$/.test(verb))) &&
    !doesWork.test(verb) &&
    !/\b(?:of|with|for|including|on)\b/i.test(group[0] ?? '') &&
    (/^(?:daily|weekly|monthly|quarterly|annual|regular|routine|periodic|minor) /i.test(piece) ||
      /\s(?:on|at|in|of|every|each|twice|once|per) /i.test(piece) ||
      / of [a-z]+ /i.test(piece))
  );
}

/** What belongs to the words before it: an adverb, a place, an inclusion. */
export const goesOn =
  /^(?!on[- ]call\b)(?:mostly|mainly|often|sometimes|including|such|which|who|that|where|when|with|without|from|to|in|on|at|by|for|as|using|so|both|either|but|not|if|while|per|under|within|across|during|after(?! (?:school|sales|hours|care))|before(?! (?:school|and after))|(?!(?:dai|week|month|year|hour|night|quarter|ear|on|fami|supp|assemb|rep|app)ly\b)[a-z]+ly)\b(?!-)/i;
/** "Collection of payments": a noun that hides its verb, with what is done to. */
export const namesTask = (piece: string): boolean =>
  /^[a-z]+(?:tion|sion|ment|ance|al|ing) of \S/i.test(piece) && withVerbs(lowerFirst(piece)) !== lowerFirst(piece);

/** Verbs that name a field of work as often: "audit and research". */
const fields =
  /^(?:audit|research|support|control|finance|design|review|practice|supply|trade|transport|travel|work|cover|care|market|plan|schedule|record|report|test|display|order|stock)$/;

/** Whether a task of its own begins here. */
export function startsDuty(typed: string): boolean {
  const piece = typed.replace(/\s*\([^)]*\)/g, '');
  // "Sanding and finishing": two things to do, and no objects.
  const ings = /^([a-z]+ing)(?: and ([a-z]+ing))$/i.exec(piece);
  if (ings && [ings[1], ings[2]].every((word) => baseOfIng(word ?? '') !== null)) return true;
  // "Screen, interview, brief and debrief".
  const row = /^[a-z-]+(?:, [a-z-]+)+,? (?:and|or) [a-z-]+$/i.test(piece)
    ? piece.toLowerCase().split(/,? (?:and|or) |, /)
    : [];
  if (row.length > 2 && row.every((word) => isVerbBase(word)) && row.some((word) => isPlainVerb(word))) return true;
  // "A/B test landing pages": a verb of two words.
  if (/^A\/B[- ]test (?!(?:results?|plans?|reports?|data|tools?)\b)[a-z]/.test(piece)) return true;
  if (tradeOrder(piece) !== null || isNamedByDoing(piece)) return true;
  const phrase = parseVerbPhrase(lowerFirst(piece));
  if (phrase === null) return false;
  // "Open and close".
  if (
    /^(?:open and close|pick and pack|load and unload|wash and dry|lock and unlock|lift and carry|buy and sell|cook and clean)$/i.test(
      piece,
    )
  )
    return true;
  // "Finance officer": somebody, and nobody to finance.
  if (
    phrase.heads.length === 1 &&
    nounLike.has(phrase.heads[0]?.verb ?? '') &&
    /^(?:officers?|managers?|assistants?|leads?|leaders?|directors?|clerks?|supervisors?|administrators?|engineers?|coordinators?|advisers?|advisors?|analysts?|workers?|teams?|staff)$/.test(
      phrase.rest,
    )
  )
    return (
      isReadily(phrase.heads[0]?.verb ?? '') &&
      !/^(?:office|site|shop|store|stock|plan|project|market|process|place|post|support|service|design|control|record|order|schedule|staff)$/.test(
        phrase.heads[0]?.verb ?? '',
      )
    );
  // "Schedule and risk" at the end of a row: two nouns.
  if (/^(?:and|or)\s/.test(phrase.rest)) return false;
  return (
    phrase.rest !== '' ||
    (phrase.heads.length > 1 &&
      (!phrase.heads.some(({ verb }) => nounLike.has(verb)) ||
        (phrase.heads.some(({ verb }) => isPlainVerb(verb)) && !phrase.heads.some(({ verb }) => fields.test(verb)))))
  );
}
