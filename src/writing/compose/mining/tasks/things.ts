/** Work that is named as a thing: "night checks", "reception", "spare parts planning". */

import { closeEnd } from '../../language/ending.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { isHeavy, joinList } from '../../language/joined-phrases.ts';
import { isKeptByName } from '../../language/named-by-doing.ts';
import { isCounted, isKnownNoun, missesArticle } from '../../language/nouns.ts';
import { yourOwn } from '../../language/own.ts';
import { withArticles } from '../../language/shorthand-articles.ts';
import type { VerbPhrase } from '../../language/verb-phrase.ts';
import { baseOfIng, baseOfThird, isVerbBase, mayBeVerb, nounLike } from '../../language/verbs.ts';
import { isOnePlace } from './compound.ts';
import { isDoing } from './doing.ts';
import { asBracketed, withConditions } from './duty-conditions.ts';
import { isFormWording, isNoTask } from './form-wording.ts';
import { isNamedByItsDeed } from './named-by-deed.ts';
import { isNamedDoing, isRatherName, isTwoKinds } from './parallel.ts';
import { trimLine } from './trimmed-line.ts';

export interface Duty {
  phrase: VerbPhrase;
  /** The base form: "check the vehicle before each shift". */
  text: string;
  /** Set where the wording had no verb: what the person is responsible for. */
  nouns?: readonly string[];
  /** Nobody can tell what kind of wording it is: it only stands behind a colon. */
  unsure?: boolean;
}

/** Whether a noun is something that one handles: several things, a process, paperwork. "Round with intensivists" might be a verb. */
export function isHandled(noun: string): boolean {
  if (
    /^(?:accountable|responsible|able|available|required|based|reporting|various|other|general|also|mostly|mainly|working)\b/i.test(
      noun,
    )
  )
    return false;
  if (!missesArticle(noun)) return true;
  const head = noun
    .split(/[,;(]|\s(?:of|for|with|to|on|in|at|from|before|after|during|across|within|up|as|by|using|incl\w*)\s/)[0]
    ?.trim()
    .split(' ')
    .at(-1);
  return (
    head !== undefined &&
    (/(?:tion|sion|ment|al|age|analys[ei]s|prep|upkeep|admin|duty|cover|triage|control|review|debrief|handover|transfer|design|repair|research|calibration)$/i.test(
      head,
    ) ||
      /^[A-Z]{2,6}$/.test(head))
  );
}

/** Such a line read as a thing. */
export function asThing(raw: string): Duty | null {
  const noun = lowerFirst(
    trimLine(raw)
      .replace(/\s*\([^)]*\)/g, '')
      .replace(/[.!?]+$/, ''),
  );
  return isHandled(noun) ? responsibleFor([noun]) : null;
}

/** Verbs that stand before a noun as its kind at least as often: nobody "nurses clinics", everybody "books appointments". */
const moreOftenThings =
  /^(?:nurse|retrofit|refit|switch|sample|case|care|campaign|network|staff|market|program|project|trade|volunteer|film|finance|culture|group|contract|fish|time|value)$/i;

/** "Nurse clinics", "retrofit campaigns": a verb and its object, or a thing with its kind before it. */
export function mayBeThing(raw: string): boolean {
  const [first = '', second = '', third = ''] = trimLine(raw)
    .replace(/\s*\([^)]*\)/g, '')
    .split(/\s+/);
  return (
    /^[a-z]+$/i.test(first) &&
    moreOftenThings.test(first) &&
    /^[a-z]{3,}$/.test(second) &&
    !/^(?:the|all|any|for|with|new|our|your|their|and|about|out|off|over)$/.test(second) &&
    (third === '' || /s$/.test(second) || /^(?:in|for|with|at|on)$/.test(third) || /s$/.test(third))
  );
}

/** A first word that is a thing as often as it is done, before several: "stock orders", "appeal statements". Such a line is quoted. */
export const isEither = (line: string): boolean =>
  /^(?:stock|appeal|audit|issue|sample|record|trial|tender|grant|claim|vendor|lease|permit|licence) [a-z]+s$/i.test(
    line.trim(),
  );

/**
 * "Rinse glasses", "strim verges": a first word that nobody knows, before several things. It may be a verb, or a noun
 * before a noun ("wicket repairs"), so that the line is only quoted.
 */
export const mayBeOrder = (line: string): boolean => {
  const [first = '', second = ''] = line.toLowerCase().split(/\s+/);
  // "Pump out cellars".
  if (/^(?:out|up|off|down)$/.test(second) && mayBeVerb(first)) return true;
  return (
    // Of a verb that we know the parser has decided.
    !isVerbBase(first) &&
    /^[a-z]{4,}$/.test(first) &&
    /^[a-z]{3,}[^su\W]s$/.test(second) &&
    !isNamedByItsDeed(first, second) &&
    !/(?:ing|ed|s|ly|ion|ment|ness|ity|ance|ence|al|ous|ful|ic|ary|ive|able|ible|er|or|ist|ant|ent)$/.test(first) &&
    (mayBeVerb(first) || !isKnownNoun(first)) &&
    !isCounted(first)
  );
};

/** What breaks a line up into something else than the name of a task. */
const noName =
  /[:;?!<>=]|\b(?:is|are|was|were|will|must|shall|has|have|had|can|could|should|would|may|you|we|they|it|he|she|i|my|tbc|tba|please)\b|\bto be [a-z]+ed\b|[.]\s|\d{4}/i;

/** How long the name of a task may be: longer where it tells of, for or with what, and names but one. */
export const mostWordsOfName = (name: string): number =>
  /^(?:[\w/&-]+ ){1,4}(?:with|for|of|under|in|at|on|across) /.test(name) &&
  !/[,;]| to (?!the|an?\b|our|your)[a-z]+ /.test(name)
    ? 11
    : 8;

const somebody =
  /(?:er|or|ist|ant|ian|nurse|chef|cook|lead|member|client|guest|patient|resident|customer|guide|coach)$/;

/**
 * A line that names a task without a verb that we know: "RF scanner for stock counts", "till". What is surely a noun may
 * stand in any sentence; of all else the line is quoted behind a colon. Null where it names nothing.
 */
export function readThing(raw: string): Duty | null {
  const line = asBracketed(raw);
  return withConditions(line, readName(line));
}

function readName(raw: string): Duty | null {
  // "Able to stand 8 hours": asked of somebody.
  if (/^\W*(?:no|be)\b/i.test(raw) || isNoTask(raw)) return null;
  if (/^\W*(?:must be )?(?:able|ability|willing|willingness|prepared|available) to\b/i.test(raw)) return null;
  const line = closeEnd(
    yourOwn(trimLine(raw))
      .replace(/\s*\([^)]*\)?/g, '')
      .replace(/[.!?]+$/, '')
      .replace(/^[-–—•*·>]+\s*(?:to (?=[a-z]))?/i, '')
      .replace(/^(?:be )?(?:fully |jointly |also )?(?:responsible|accountable) for\s+/i, '')
      .replace(/^(?:and|plus|also|some|to|the|mainly|mostly|primarily|predominantly)\s+(?=\w)/i, '')
      .replace(/^(?:an? (?:little )?)?bit of (?=[a-z])/i, 'some ')
      .replace(/\s+(?:as|when|where|if) (?:and when )?(?:required|necessary|needed|appropriate)\b/gi, ''),
  );
  // "Weekly": the name of a group of tasks.
  if (
    /^(?:daily|weekly|monthly|quarterly|yearly|annually|mornings?|afternoons?|evenings?|nights?|other|others|various|general|ongoing)$/i.test(
      line,
    )
  )
    return null;
  const words = line.split(' ');
  // "Delegates to and supervises": no name, but a sentence that we can't read.
  const third = baseOfThird(words[0] ?? '');
  if (
    (third !== null && !nounLike.has(third) && words.length > 1) ||
    /^[a-z]+s and [a-z]+s [a-z]+s\b/i.test(line) ||
    // "Supervise, and where needed discipline, a team".
    /^[a-z]+, (?:and|or) [a-z ]+, /i.test(line) ||
    /(?<!-)\b(?:to|for|with|of|in|on|at) and\b/.test(line) ||
    line.length < 3 ||
    words.length > mostWordsOfName(line) + 1 ||
    !/[a-z]{2}|[A-Z]{2}/.test(line) ||
    noName.test(line.replace(/\b\d:\d\b/g, ' ')) ||
    isFormWording(raw)
  )
    return null;
  const row = closeRow(line);
  const typed = withArticles('', lowerFirst(row));
  // "Till", "linen order": there is one, and it is known.
  const bare = /^(?!(?:[a-z]+ )*(?:of|for|with|in|on|at|to|from|and|or)\b)(?:[a-z]+ )?[a-z]+$/.test(typed);
  const last = typed.split(' ').at(-1) ?? '';
  // "The capital works programme": the one that there is.
  const theOne =
    /^\W*(?:(?:be )?(?:[a-z]+ly )?(?:responsible|accountable) for )?the [a-z]/i.test(raw) &&
    /^(?:[a-z]+ ){0,3}[a-z]+$/.test(typed) &&
    missesArticle(typed);
  const lone =
    bare &&
    isCounted(last) &&
    last !== 'issue' &&
    !somebody.test(last) &&
    (typed === last || !isVerbBase(words[0] ?? ''));
  // "Weekly payment run": the one of each week.
  const regular =
    /^(?:daily|weekly|fortnightly|monthly|quarterly|annual|yearly) (?:[a-z]+ ){0,2}[a-z]+$/.test(typed) &&
    (isCounted(last) || /^(?:run|return|close|pack|count|shop|bake|clean|wash|order|round)$/.test(last));
  const name = lone || theOne || regular ? `the ${typed}` : typed;
  // What begins with a word that may be a verb is quoted.
  const sure =
    (isHandled(name) || isTwoKinds(name) || isRowOfNames(name)) &&
    (lone ||
      theOne ||
      regular ||
      isRatherName(name) ||
      isNamedDoing(name) ||
      (!mayBeOrder(name) &&
        (!(isVerbBase(words[0] ?? '') || (words.length > 1 && mayBeVerb(words[0] ?? ''))) ||
          isCompound(name) ||
          isRowOfNames(name))));
  return sure ? responsibleFor([namedTask(name)]) : { ...responsibleFor([name]), unsure: true };
}

/** "Stock control and cycle counts": each of them a name. */
const isRowOfNames = (name: string): boolean => {
  const [first = '', ...more] = name.split(/,? and |, /);
  return more.length > 0 && isCompound(first) && more.every((part) => part.includes(' ') && !mayBeOrder(part));
};

/** "Filing, scanning": a row ends in "and"; "events, two a term" is none. */
export const closeRow = (line: string): string =>
  // "Attendance and leave MIS, contract labour compliances": two, the first with an "and" of its own.
  /^[^,]+ and [^,]+, (?:[A-Za-z]+ ){1,3}[a-z]+[^su\W]s$/.test(line) &&
  !/, (?:mostly|mainly|usually|often|sometimes|no|not|up|about|one|two|three|four|five|six|every|each|twice|once|per|in|on|at|with|without|under|after|before|during|within|from|to|for|by|including|and|or)\b/i.test(
    line,
  )
    ? line.replace(/, (?=[^,]+$)/, ', and ')
    : closePlainRow(line);
const closePlainRow = (line: string): string =>
  /^[^,]+(?:, [^,]+)+$/.test(line) &&
  !/\b(?:and|or|including|such as)\b/.test(line) &&
  !/, (?:no(?![- ]shows?\b)|not|never|however|whatever|whoever|mostly|mainly|usually|often|sometimes|max|up|about|\d\S*|one|two|three|four|five|six|daily|weekly|monthly|every|each|twice|once|per|in|on|at|with|without|under|after|before|during|within|from|to|for|by)\b[^,]*$/i.test(
    line,
  )
    ? line.replace(/, (?=[^,]+$)/, ' and ')
    : line;

/** "Break duty", "stock control": two nouns, though the first may be a verb elsewhere. */
export function isCompound(raw: string): boolean {
  const [first = '', second = '', third] = raw.trim().toLowerCase().split(/\s+/);
  // "Safeguarding referrals", "planning applications": nobody safeguards a referral.
  if (
    third === undefined &&
    /^(?:safeguarding|planning|building|housing|licensing)$/.test(first) &&
    /^(?:referrals|concerns|alerts|reports|enquiries|checks|issues|polic(?:y|ies)|applications|regulations|records|meetings|training|drawings|regs|control|consents?|notices|conditions|appeals|submissions|alerts|matters|queries)$/.test(
      second,
    )
  )
    return true;
  // "Training calendar": of a field.
  if (
    third === undefined &&
    /^(?:training|planning|marketing|engineering|purchasing|catering|accounting|manufacturing|staffing|licensing|housing)$/.test(
      first,
    ) &&
    /^(?:calendar|matrix|budget|manual|strategy|material|materials|needs|records|strategy|function|team|activities|support)$/.test(
      second,
    )
  )
    return true;
  // "Cleaning schedule", "loading bay": in the singular with no article it is one name.
  if (
    third === undefined &&
    baseOfIng(first) !== null &&
    !isDoing(raw) &&
    /^(?:schedule|plan|rota|system|process|programme|policy|log|sheet|bay|list|rooms?|areas?|machines?|desks?|points?|stations?|halls?|pools?|yards?)$/.test(
      second,
    )
  )
    return true;
  // "Set work for absent classes", "mark work": a teacher does.
  if (/^(?:set|mark)$/.test(first) && second === 'work' && third !== undefined) return false;
  if ((third !== undefined && !/^(?:on|in|at|for|with|to)$/.test(third)) || first === 'offer' || !nounLike.has(first))
    return false;
  return (
    /^(?:duty|duties|cover|control|support|management|admin|planning|rota|supervision|service|work|loss|losses|levels?|counts?|takes?|checks?|rotation|negotiations?)$/.test(
      second,
    ) ||
    // "Cost reports", "rate requests": of costs and of rates.
    (/^(?:cost|rate|stock|shift|budget|market|trade|case|change|fund)$/.test(first) &&
      /^(?:reports?|requests?|plans?|reviews?|analys[ei]s|logs?|meetings?|visits?|lists?)$/.test(second))
  );
}

/** "The cleaning schedule": a compound in the singular has its article. */
export const namedTask = (name: string): string =>
  isOnePlace(name) ||
  isKeptByName(name) ||
  /^[a-z]+ing (?:schedule|plan|rota|system|process|programme|policy|log|sheet|bay|list)$/.test(name)
    ? `the ${name}`
    : name;

/** Whether a line begins with an -ing word that may as well name a field as say what is done: "planning applications". */
export const mayBeField = (raw: string): boolean =>
  /^[a-z]+ing (?:[a-z]+ )?[a-z]+s$/i.test(raw.trim()) && baseOfIng(raw.trim().split(' ')[0] ?? '') !== null;

/** "Inbound calls, chats and emails": an "and" that closes the row already is the row's own. */
export const joinNames = (names: readonly string[]): string =>
  names.length > 1 &&
  isHeavy(names.at(-1) ?? '') &&
  / and /.test(names.at(-1) ?? '') &&
  !names.slice(0, -1).some((name) => / and |,/.test(name)) &&
  // "Some welding, shutdown work in December and January": two things, and a row of months.
  !/ (?:in|on|at|for|with|from|between|of) [^,]* and [^,]*$/.test(names.at(-1) ?? '')
    ? names.join(', ')
    : joinList(names);

/** Chores and rounds are done, and nobody handles them: "washing up", "safety walk rounds". */
const chores =
  /^(?:(?:daily|weekly|monthly|regular|safety|H&S|health and safety|general|light|pool) )*(?:(washing[- ]up|packing|picking|cleaning|cooking|baking|labelling|sweeping|weeding|driving|laundry|ironing|hoovering|dusting|mopping|shopping|school run|dishes|filing)|(?:stock|cycle|cash) (?:counts?|takes?|checks)|stock-?takes?|(?:safety |walk[- ]?|ward |drug |medication |night |morning |site )?(?:walk[- ]?rounds?|walkabouts?|rounds)|(?:spot|night|room|welfare|fire|vehicle|safety|pool) checks?)$/i;

/** What is done with things that nobody handles: inspections are carried out, lessons given. */
const deedsOf: readonly (readonly [RegExp, string, string])[] = [
  [
    /^(?!.*[,:]).*\b(?:inspections|audits|assessments|surveys|site visits|home visits|consultations|observations|checks)$/i,
    'carry',
    ' out',
  ],
  [/^(?!.*[,:]).*\b(?:lessons|talks|tours|demonstrations|presentations|briefings)$/i, 'give', ''],
];

/** Nouns where a duty was asked for: "look after the vessels and the budget". */
export function responsibleFor(typed: readonly string[]): Duty {
  // "£60m masterplan": there is one.
  const nouns = typed.map((noun) =>
    /^[£€$₹]\d[\d.,]*(?:k|m|bn|K|M|B)? (?:[a-z]+ ){0,2}[a-z]+[^s\W]$/.test(noun) && !/(?:ing|ment|work)$/.test(noun)
      ? `${/^.(?:8|1[18](?!\d))/.test(noun) ? 'an' : 'a'} ${noun}`
      : noun,
  );
  // One looks after "the vessels", and handles "invoices".
  const kept = /^(?:the|an?|our|your|all|every|each)\b/i.test(nouns[0] ?? '');
  const chore = nouns.length === 1 ? chores.exec(nouns[0] ?? '') : null;
  const single = !kept && !chore && nouns.length === 1 ? (nouns[0] ?? '') : '';
  const [, deed, particle] = deedsOf.find(([thing]) => thing.test(single)) ?? [null, 'handle', ''];
  const verb = kept ? 'look' : chore ? 'do' : deed;
  const named = `${chore?.[1] ? 'the ' : ''}${joinNames(nouns.length === 1 ? nouns.map(closeRow) : nouns)}`;
  const rest = kept ? `after ${named}` : named;
  return {
    phrase: { heads: [{ adverb: '', verb, particle, joiner: '' }], rest, inflects: true },
    text: `${verb}${particle} ${rest}`,
    nouns: nouns.length === 1 ? nouns.map(closeRow) : nouns,
  };
}
