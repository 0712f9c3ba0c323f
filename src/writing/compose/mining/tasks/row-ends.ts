/** Where the row of a verb's objects ends before the comma: what stands behind it is a task or a thing of its own. */
import { lowerFirst } from '../../language/first-capitals.ts';
import { isDeedNoun } from '../../language/thing-first.ts';
import { parseVerbPhrase } from '../../language/verb-phrase.ts';
import { isVerbBase } from '../../language/verbs.ts';
import { isActivity } from './activity.ts';
import { doesWork, goesOn } from './duty-starts.ts';
import { isPlainVerb } from './verb-rows.ts';

/** When something is done, at the end of what it is done to: "at break", "at harvest", "on Tuesdays", "per day". */
const when =
  /\s(?:(?:at|over|during|after|before) (?:the )?(?:break|lunch|dinner|harvest|night|weekends?|breakfast|close|start|end|peak|christmas|service|school)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|in (?:the )?(?:mornings?|afternoons?|evenings?|spring|summer|autumn|winter|season)|(?:per|each|every|a) (?:day|week|month|shift|night|morning|evening|quarter|year|hour)|daily|weekly|monthly|overnight|twice daily|monthly|by (?:hand|phone|email)|for (?:about |around |over )?\d+)$/i;
/** "Cleaning in and out", "between a and b": an "and" that closes no row. */
const innerPair = /\b(?:in (?:and|&) out|up (?:and|&) down|on (?:and|&) off|both|between|to (?:and|&) from)\b/i;
/** A piece on its own terms: "recovery if short", "gritting in winter", "college on Thursdays". */
const ownTerms = (piece: string): boolean =>
  (when.test(piece) && !/ by (?:hand|phone|email)$/.test(piece)) || /\s(?:if|when|whenever|where|once) \S/i.test(piece);

/** Whether what is done to in the first piece is closed by its own "and", or by when it is done. */
function isClosed(first: string): boolean {
  const bare = first.replace(/\s*\([^)]*\)/g, '');
  const rest = parseVerbPhrase(lowerFirst(bare).replace(/ & /g, ' and '))?.rest ?? '';
  return rest !== '' && ((/\S\s(?:and|&)\s\S/i.test(rest) && !innerPair.test(rest)) || when.test(rest));
}

/** "Clean pens, AI and farrowing": a deed at the end of a row of things; nobody cleans it. */
export const endsInDeed = (first: string, last: string): boolean => {
  const deed = /^[\w-]+ (?:and|&) ([a-z]+ing)$/i.exec(last)?.[1]?.toLowerCase() ?? '';
  const [verb = '', object = ''] = first.split(' ');
  return (
    deed !== '' &&
    deed.length > 6 &&
    isDeedNoun(deed) &&
    isVerbBase(verb.toLowerCase()) &&
    !doesWork.test(verb) &&
    !doesWork.test(object) &&
    !/^(?:with|on|in|to|for|of|at|about|from|by|up|out)$/i.test(object) &&
    !/^(?:love|enjoy|like|need|involve|study|practise|improve|combine|mix|love)$/i.test(verb)
  );
};

/** What is a piece of work or a paper of its own wherever it stands: "daily checks", "delivery notes". */
const ownThing =
  /^(?:(?:and|plus) )?(?:(?:daily|weekly|monthly|nightly|regular|routine|basic) \S|(?:[\w-]+ (?:and |& )?){0,3}(?:checks|paperwork|records|logs?|sheets|notes|dockets|banking|admin|invoicing|temps|temperatures|readings|tachos?|handovers?|wash-?downs|cleaning|rotas?|stock ?takes?|returns|floats?|markdowns)$)/i;
/** A deed that is done when it is told, and that no further thing belongs to: "tip safely", "plate up", "test it". */
const doneSo =
  /^\S+ (?:[\w-]+ ){0,4}(?:it|them|safely|carefully|quickly|politely|accurately|promptly|neatly|properly)$|^[a-z]+ (?:up|down|out|off)$/i;
/** "Deliver parcels": nobody delivers checks. What is brought to people in words and care is another matter. */
const bringsGoods =
  /^(?:deliver|drive|collect|load|unload|tip|haul|feed|milk|cook|serve|stock|greet|drop)(?:ing)? (?!training|sessions|lessons|services?|support|care|programmes?|workshops|projects?|results|courses)/i;

/** "Measure on site": done, and no row of things behind it. */
const doneThere =
  /^[a-z]+ (?:[\w-]+ ){0,3}?(?:on[- ]site|on time|by hand|to order|at night|in store|off[- ]site|indoors|outdoors|overnight|by eye)$/i;
/** "Assess children, block therapy": nobody assesses a therapy with them. */
const toPeople =
  /^(?:assess|see|treat|greet|seat|welcome|meet|examine|care for|look after|wash|dress|feed|bathe|move|transport|calm) (?:[a-z-]+ ){0,2}(?:children|patients|residents|guests|clients|pupils|customers|visitors|people|adults|babies|toddlers|animals|inpatients|outpatients)(?: \d+ ?(?:-|–|to) ?\d+)?$/i;
const noPeople =
  /\b(?:therapy|training|visits|reports|groups|clinics|checks|reviews|admin|displays|duty|rounds|rotas|records|notes|bookings|cover|handover|meetings|stock|orders|classes|plans)$/i;

/** "Deliver feed to farms and mills, daily checks, tacho and delivery notes": things of their own in a row that its "and" closes. */
export function thingsBehind(first: string, more: readonly string[]): boolean {
  if (more.length === 0 || more.some((piece) => goesOn.test(piece))) return false;
  if (doneThere.test(first) || (toPeople.test(first) && more.some((piece) => noPeople.test(piece)))) return true;
  if (parseVerbPhrase(lowerFirst(first)) === null)
    return /^(?:daily|weekly|monthly|nightly|regular|routine) [a-z -]*(?:checks|inspections|rounds|readings)$/i.test(
      first,
    );
  // "Feed calves, scraping and bedding".
  if (more.length === 1 && /^[a-z]{3,}ing (?:and|&) [a-z]{3,}ing$/i.test(more[0] ?? '')) return bringsGoods.test(first);
  if (!more.some((piece) => ownThing.test(piece))) return doneSo.test(first) && more.length > 1;
  return doneSo.test(first) || bringsGoods.test(first) || (isClosed(first) && more.length > 1);
}

/** What is run for people and has its times: nobody runs a list as they run a session. */
const holds = /^(run|lead|teach|host|coach|hold|organise|organize|plan)(?:n?ing)? (?:[a-z-]+ ){0,2}[a-z]+[^su\W]s$/i;
/**
 * "Run sessions, volunteer rota and stock": one thing without its article behind several that are held. It is looked after, as
 * what closes the row is; null in any other row.
 */
export function lookedAfter(first: string, more: readonly string[]): string | null {
  const [, one = '', other = ''] = /^([a-z-]+(?: [a-z-]+){0,2}) (?:and|&) ([a-z -]+)$/i.exec(more[0] ?? '') ?? [];
  return more.length === 1 &&
    holds.test(first) &&
    /^(?:rota|roster|list|diary|register|budget|shop|cafe|bar|store|kit|log|calendar|fund|database|library|website|newsletter|garden|kitchen|inbox|timetable|schedule|till|stall|van|minibus)$/i.test(
      one.split(' ').at(-1) ?? '',
    ) &&
    other.split(' ').length < 4
    ? `look${/ing /i.test(first) ? 'ing' : ''} after the ${lowerFirst(one).replace(/^the /, '')} and ${other}`
    : null;
}

const lastWord = (piece: string): string => piece.split(' ').at(-1)?.toLowerCase() ?? '';
/** "Bank reconciliations", "night audit": with its kind, and so no thing of the row before it. */
const isDeedByName = (piece: string): boolean =>
  / /.test(piece) && isDeedNoun(lastWord(piece)) && isActivity(lowerFirst(piece));

/**
 * "Search visitors and their bags, key control", "supervise the playground at break, first aid": whether the pieces behind
 * the first belong to no row of its verb. They have no "and" of their own.
 */
export function endsBefore(first: string, more: readonly string[]): boolean {
  if (
    more.length === 0 ||
    more.some((piece) => goesOn.test(piece) || /\s(?:and|or|&)\s|^(?:and|or|plus)\s/i.test(piece))
  )
    return false;
  if (parseVerbPhrase(lowerFirst(first.replace(/\s*\([^)]*\)/g, '').replace(/ & /g, ' and '))) === null) return false;
  return (
    isClosed(first) ||
    // "Chase overdue accounts, bank reconciliations": behind a thing what is done by its own name.
    (!doesWork.test(first.split(' ')[0] ?? '') && !isDeedNoun(lastWord(first)) && more.every(isDeedByName)) ||
    (more.length === 1 && ownTerms(more[0] ?? '')) ||
    // "Check bills, site measurement with the client's engineer": with whom goes with a deed of its own.
    (more.length === 1 &&
      (/^[a-z-]+ [a-z]+(?:tion|sion|ment|ance|ing|als?) (?:with|for|at|on) \S/i.test(more[0] ?? '') ||
        // "Lay kerbs, reinstatement after utilities".
        (!doesWork.test(first.split(' ')[0] ?? '') &&
          /^[a-z]+(?:tion|sion|ment|ance|ing|als) (?:after|before|following|at|on) \S/i.test(more[0] ?? '')))) ||
    // "Install chargers, test, certify": orders, of which one at least is nothing else.
    (more.length > 1 && more.every((piece) => isVerbBase(piece)) && more.some(isPlainVerb))
  );
}
