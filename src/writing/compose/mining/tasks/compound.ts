/** Bare nouns that begin with a word which may be a verb: "nail surgery", "die design", "audit and risk committee". */
import { rare } from '../../language/its-words.ts';
import { isKnownNoun, missesArticle } from '../../language/nouns.ts';
import { isDeedNoun } from '../../language/thing-first.ts';
import type { VerbPhrase } from '../../language/verb-phrase.ts';
import { nounLike, verbBases } from '../../language/verbs.ts';
import { isBoardOrPlan } from './boards-and-plans.ts';
import { isRuledThing } from './ruled-things.ts';

/** Verbs that people note before a bare object: "check vehicle", "lead team", "open shop". */
const readily = rare(
  /^(?:do|prep|make|take|keep|give|get|set|run|lead|manage|check|clean|load|unload|drive|cook|plan|order|book|open|close|cover|pack|pick|wash|train|support|answer|report|fix|test|prepare|greet|serve|sell|handle|help|write|read|update|maintain|monitor|supervise|assist|attend|build|cut|lift|move|meet|own|sort|count|review|coach|mentor|organise|coordinate|deliver|collect|install|repair|service|inspect|record|complete|control|chair|host|teach|grow|improve|design|develop|create|lock|unlock|balance|reconcile|operate|join|visit|cash|price|label|store|watch|guide|present|promote|process|programme|program|patrol|measure|mark|map|schedule|scan|seal|secure|shape|sign|source|staff|start|stop|supply|tidy|track|treat|trim|tune|weigh|weld|wrap|rotate|top|line|place|print|post|paint|pay|photograph|nurse|note|mix|market|head|groom|grease|freeze|fold|finish|raise|log|fit|file|fill|feed|edit|draft|document|display|dress|demo|copy|contact|code|clear|change|charge|carve|brief|assemble|spot|chase|track|triage|onboard|press|roll|strip|stain|wax|polish|grind|plate|milk|shoe|lay|hang|tear|haul|spread)$/,
);
export const isReadily = (verb: string): boolean => readily.test(verb);
/** What nobody does to anything. */
const intransitive = /^(?:die|appeal|arise|appear|arrive|belong|exist|fall|happen|lie|live|occur|rise|sleep|stay)$/;
/** Things that end like what is done: "drawing issue", "billing queries". */
const namedIng =
  /^(?:nursing|drawing|building|meeting|briefing|booking|filing|heating|lighting|plumbing|coating|casting|bedding|flooring|roofing|wiring|tooling|listing|pricing|staffing|funding|housing|shipping|billing|tasting|opening|closing|landing)$/;

/** What is done to work, checks and training as to anything else: "plan and review maintenance". */
const takesDeeds =
  /^(?:plan|schedule|review|record|report|document|process|book|check|test|support|lead|coach|control|cost|price|design|monitor|start|stop|offer|market|track|measure|improve|deliver|own|share|submit|attend|inspect|log|sequence|draft)$/;

/** "Cash and card receipting", "order and stock control of parts". */
const sharesDeed = ({ heads, rest }: VerbPhrase): boolean =>
  heads.every(({ verb }) => nounLike.has(verb) || isKnownNoun(verb)) &&
  /^[a-z]+(?:$| (?:of|for|in|on|at|with)\b)/.test(rest) &&
  isDeedNoun(rest.split(' ')[0] ?? '') &&
  !takesDeeds.test(heads[1]?.verb ?? '');

/** "Order and stock control of equipment", "move on planning", "drop in visits": names in any list. */
export function isNamedByDeed(line: string, phrase: VerbPhrase): boolean {
  const { rest, heads } = phrase;
  if (!line.toLowerCase().startsWith(heads[0]?.verb ?? ' ')) return false;
  if (heads.length === 2) return sharesDeed(phrase);
  return (
    heads.length === 1 &&
    / (?:on|in|out|up|down|by)$/.test(heads[0]?.particle ?? '') &&
    /^(?:move|step|drop|stay|walk|break|back|stand|lie|call)$/.test(heads[0]?.verb ?? '') &&
    /^[a-z]+$/.test(rest) &&
    (isDeedNoun(rest) || /^(?:visits|sessions|clinics?|services?|support)$/.test(rest))
  );
}

/** Things whose first word could be an order or a doing, and is none. */
const namedWhole = rare(
  /^(?:(?:opening|closing|loading|unloading|locking|receiving|shipping|storing|cleaning|sterili[sz]ing|washing|boarding|landing|docking|mooring|berthing|lifting|handling|moving|booking|billing|buying|selling|picking|packing|labelling|weighing|feeding|milking|brewing|bottling|onboarding|offboarding|starting|stopping|charging|fuelling|refuelling|banking|cashing|invoicing|hiring|admitting|discharging|boiling|casting|firing|dosing|sampling|testing|commissioning|joining|leaving)(?:(?:, [a-z]+ing)*,? (?:and|or|&) [a-z-]+(?:ing|tion|age|al))? (?:procedures?|routines?|process(?:es)?|protocols?|techniques?|arrangements|rituals?|sequences?|duties|formalities)\b|open (?:evenings?|days|mornings|house|events?)(?=$|[,.]| (?:and|for|at|in|with|twice|once)\b)|nursing (?:strategy|standards|practice|workforce|budgets?|teams?|policy|leadership|services?)\b|test purchas(?:es|ing|e)\b|project (?:weeks?|days?|nights?)\b|bustle loops?\b|pilot (?:plants?|stud(?:y|ies)) (?:for|in|of)\b|(?:commissioning|engineering|manufacturing|testing|accounting|purchasing|marketing|fundraising|billing|processing|tendering|bidding|onboarding|nursing) support\b)/i,
);
/** Places and tools whose first word is an order elsewhere: nobody gardens a centre. */
const placeOrTool =
  /^(?:garden cent(?:re|er)s?|press tools?|trade counters?|guest lists?|call cent(?:re|er)s?|cash offices?|post ?rooms?|stock ?rooms?|paint shops?|press shops?|farm shops?|body shops?|plant rooms?|filling stations?|service desks?|help desks?|check-?outs?|drive-through|switchboards?|receiving docks?|loading docks?|milking parlours?|heat pumps?|steam rooms?|cooling towers?|charge points?|charging points?|drain pipes?|control valves?|guard rails?)(?=$|[ ,])(?! (?:up|down|out|off)\b)/i;
/** "The garden centre in spring": the one that there is. */
export const isOnePlace = (text: string): boolean =>
  placeOrTool.test(text) && !/s$/i.test(placeOrTool.exec(text)?.[0] ?? '');
export const isNamedWhole = (text: string): boolean =>
  isBoardOrPlan(text) || namedWhole.test(text) || placeOrTool.test(text) || ofTheBody.test(text) || isRuledThing(text);
/** "Nail surgery under local anaesthetic", "back care for staff": a part of the body says of what kind, and nobody nails or backs anything. */
const ofTheBody = rare(
  /^(?:nail|skin|eye|foot|face|back|shoulder|gum|hand|head|wound|scar|nose|elbow|shin) (?:surgery|clinics?|care|therapy|treatments?|massages?|grafts?|tests?|checks?|art|painting|scans?|injuries|pain|exams?|repair|splints?|hygiene|protection)\b/i,
);

const deedsOf = rare(
  /^[a-z]+ (?:checks|inspections|surveys|audits|readings|samples)(?:$| (?:after|before|during|following|at|on|every|each|in|for|to)\b)/i,
);
/** What people do to checks, surveys and samples. */
const doesDeeds =
  /^(?:carry|conduct|perform|undertake|arrange|organi[sz]e|oversee|ensure|request|return|pass|fail|follow|observe|interpret|analy[sz]e|evaluate|facilitate|execute|repeat|require|provide|use|bring|see|expect|await|send|discuss|commission|co-?ordinate|obtain|gather|draw|compile|accompany|witness|enter|store|keep|assist|verify|validate|authori[sz]e|approve|assign|allocate|host|initiate|resolve)$/;

/** Whether a line read as a verb and its object is rather the name of a thing: it would need an article that nobody typed. */
export function isRatherCompound(line: string, phrase: VerbPhrase): boolean {
  const [first = '', second = ''] = line.toLowerCase().split(/\s+/);
  const { rest, heads } = phrase;
  // "Pilot plants for water reuse", "commissioning support": plants, and support.
  if (isNamedWhole(line)) return true;
  // "Scour checks after floods": what is checked, and nobody who scours.
  if (
    deedsOf.test(line) &&
    heads.length === 1 &&
    ![first, heads[0]?.verb ?? first].some((one) => readily.test(one) || takesDeeds.test(one) || doesDeeds.test(one))
  )
    return true;
  if (!/^[a-z]{3,},?$/.test(second) || !/^[a-z]+(?:[ -][a-z]+){0,2}$/.test(rest)) return false;
  if (
    /\b(?:the|an?|our|your|all|any|each|every|up|out|off|on|in|down|over|with|for|to|at|of|from|by|it|them)\b/.test(
      rest,
    )
  )
    return false;
  const verb = heads[0]?.verb ?? '';
  if (heads.length === 1 && first === verb && intransitive.test(verb)) return true;
  // "Stock shelves overnight": when, and no part of what is stocked.
  if (
    !missesArticle(
      rest.replace(/ (?:daily|weekly|monthly|nightly|hourly|overnight|outside|outdoors|online|twice|regularly)$/, ''),
    )
  )
    return false;
  if (heads.length === 1 && namedIng.test(first)) return true;
  // "Research, audit and service development": fields before what is done in them.
  if (
    heads.length > 2 &&
    heads.every(({ verb: one }) => nounLike.has(one) || isKnownNoun(one)) &&
    /^(?:[a-z]+ )?(?:development|management|planning|control|improvement|administration|coordination|support)$/.test(
      rest,
    )
  )
    return true;
  // "Audit and risk committee": two that may be nouns, before one thing.
  if (heads.length === 2)
    return (
      heads.every(({ verb: one }) => nounLike.has(one) || isKnownNoun(one)) &&
      !rest.includes(' ') &&
      !readily.test(verb)
    );
  return (
    heads.length === 1 &&
    first === verb &&
    !readily.test(verb) &&
    (nounLike.has(verb) || isKnownNoun(verb) || !(verbBases.has(verb) || verb.includes('-')))
  );
}
