/** Shorthand inside a task that hides who does what and on what terms: signs, slashed verbs, clauses without their verb. */
import { inTurn, rare } from '../../language/its-words.ts';
import { missesArticle } from '../../language/nouns.ts';
import { baseOfIng, baseOfThird, isVerbBase } from '../../language/verbs.ts';

type Rule = readonly [RegExp, string | ((found: string, ...groups: string[]) => string)];

const month =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';

/** "Sign ups", "call outs": a verb and its small word in the plural are a thing. */
const phrasalThings = rare(
  /\b(sign|start|check|call|set|drop|follow|pick|top|mark|clean|roll|hand|tie|mock|line|break|clear|lay|fit|stand|back|write|grown|add|pop|push|pull|sit|lock|show|catch|buy|trade|shut|log|get|load|wash|rub|knock|walk|turn)[ -](ups|ins|outs|offs|downs|overs|backs|ons)\b/gi,
);
/** The text with such things written as one word, so that nobody signs an "ups". */
export const withPhrasalThings = (text: string): string =>
  text.replace(phrasalThings, (_, verb: string, small: string) => `${verb}-${small.toLowerCase()}`);

/** Fields that people are called by: "teaching staff", "the engineering team". */
const ofField =
  /^(?:teaching|nursing|catering|engineering|purchasing|planning|marketing|manufacturing|cleaning|training|housekeeping|accounting|banking|housing|safeguarding|buying|sourcing|merchandising|waiting|visiting|lighting|building|operating|supporting|commissioning|testing|coaching|neighbou?ring|contracting|consulting|referring|attending)$/i;
/** Whoever they are. */
const somebody =
  /^(?:[a-z]+ )?(?:staff|colleagues|teams?|departments?|assistants?|crew|people|managers?|officers?|leads?|partners?|doctors?|nurses|consultants?|surgeons?|clinicians?|engineers?|contractors?|advisers|advisors|schools?|units?|services?)$/i;

/** What is done to something before a task may begin. */
const doneFirst =
  'assessed|completed|signed off|approved|agreed|confirmed|passed|issued|obtained|received|granted|finished|installed|verified|cleared|authorised|authorized|registered';
/** How somebody or something is, for which the task is done. */
const state =
  'off|away|absent|ill|sick|busy|full|quiet|late|closed|unavailable|off sick|on leave|on holiday|overrunning';
/** "Van driver", with its article: "the van driver". */
const theOne = (noun: string): string =>
  missesArticle(noun) && !/^(?:competency|competence|training|approval|payment|consent|clearance)$/i.test(noun)
    ? `the ${noun}`
    : noun;
/** "Orders are", "the driver is". */
const isOrAre = (noun: string): string => (/(?:[^su\Wi]s|\b(?:staff|people|children))$/i.test(noun) ? 'are' : 'is');
/** Words before "off" or "assessed" that are no noun, so that nothing is missing. */
const noNoun =
  /^(?:somebody|someone|anybody|anyone|nobody) \S|\b(?:in|out|up|at|on|by|with|from|into|off)$|^(?:you|they|it|we|he|she|fully|all|both|safely|properly|you've|is|are|has|have|had|been|being|not|when|if|once|and|or|the|an?)$|ly$|\b(?:is|are|has|have|been|be|was|were|will|you|they|it|we|that|to|of)\b|\b(?:turn|switch|sign|cut|clock|drop|log|set|take|put|turned|switched|signed|dropped|logged|get|gets)$/i;

const rules: readonly Rule[] = [
  // "Discrepancies >2%", "variances > £1,000".
  [/(?<=\S) ?(?:>=|≥) ?(?=[£€$₹]?\d)/g, ' of at least '],
  [/(?<=\S) ?(?:<=|≤) ?(?=[£€$₹]?\d)/g, ' of up to '],
  [/(?<=\S) ?> ?(?=[£€$₹]?\d)/g, ' over '],
  [/(?<=\S) ?< ?(?=[£€$₹]?\d)/g, ' under '],
  // "After 6/12", "within 2/52": months of a year and weeks of one, as wards write them.
  [
    /\b(after|for|in|within|every|first|from|until) (\d{1,2})\/(12|52)(?![\d/])/gi,
    (_, before, count, of) => `${before} ${count} ${of === '12' ? 'month' : 'week'}${count === '1' ? '' : 's'}`,
  ],
  // "Record seal nos.", "ref nos".
  [/(?<=[a-z] )nos\b\.?/g, 'numbers'],
  // "On regular basis".
  [
    /\b(on) (?=((?:very )?(?:daily|weekly|fortnightly|monthly|quarterly|yearly|annual|regular|timely|rotational|rotating|hourly|ad[- ]hoc|day[- ]to[- ]day|ongoing|as[- ]needed|priority|part[- ]time) basis\b))/gi,
    (_, on, how) => `${on ?? ''} ${/^(?:annual|hourly|ad|ongoing|as)/i.test(how ?? '') ? 'an' : 'a'} `,
  ],
  // "Pick Aug-Oct", "lamb March to May".
  [
    new RegExp(
      `(?<!\\b(?:from|between|for|of|in|and|or|to)) (${month})\\.?(?: to |[-–]| - | – )(${month})(?=$|[\\s.,;])`,
      'g',
    ),
    ' from $1 to $2',
  ],
  // "Harvest 4am start": when, and nothing that is harvested.
  [/(?<=[a-z]) \(?(?:from )?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm) (?:start|finish)s?\b\)?/g, ''],
  // "Write up the findings same week".
  [
    /(?<=[a-z]) (?<!\b(?:the|that|this) )same (day|week|shift|night|morning|afternoon|month)(?=$|[,.;)])/gi,
    ' the same $1',
  ],
  // "Either drive the van or navigate".
  [/^either (?=([a-z]+) .* or [a-z]+)/i, (found, verb) => (isVerbBase((verb ?? '').toLowerCase()) ? '' : found)],
  // "Shall be responsible for upkeep": in the words that are known.
  [/^(?:shall|will|should|must) (?=be (?:responsible|accountable) for\b)/i, 'You will '],
  // "You are the first point of contact": what somebody is.
  [/^you(?: are| will be|['’]re|['’]ll be) (?=(?:the|our) )/i, 'Be '],
  // "Support in the preparation of tenders": it is helped with.
  [/^(support|assist)(ing|s)? in (?=(?:the )?[a-z]+(?:tion|ment|ance|sion|al|ing) (?:and [a-z]+ )?of )/i, 'Help with '],
  // "Where appropriate, refer patients", "unless told otherwise, lock the building": on what terms stands behind.
  [
    /^((?:where|when|whenever|if|unless|once|after|before|during|until) [^,;]{3,40}), (?:to )?([a-z]+)( [^;]+?)(?=[.;]?$)/i,
    (found, terms, verb, rest) =>
      isVerbBase((verb ?? '').toLowerCase()) && !(rest ?? '').includes(',')
        ? `${verb ?? ''}${rest ?? ''} ${(terms ?? '').charAt(0).toLowerCase()}${(terms ?? '').slice(1)}`
        : found,
  ],
  // "Opens/closes the store", "loading/unloading lorries": two verbs.
  [
    /^([a-z]+)\/([a-z]+)(?= [a-z\d])(?! of\b)/i,
    (found, one, other) =>
      [baseOfThird, baseOfIng].some((base) => base(one ?? '') !== null && base(other ?? '') !== null)
        ? `${one ?? ''} and ${(other ?? '').toLowerCase()}`
        : found,
  ],
  // "Calling on accounts plus winning new ones": two deeds.
  [
    /^([a-z]+)\b([^,;]+?),? (plus|as well as|along with|in addition to) ([a-z-]+ing)(?= (?!and\b|or\b)([^\s,]+(?: [a-z-]+)?))/i,
    (found, first, middle, joint, doing, whom) =>
      // "Along with teaching staff": whom it is done with.
      !(/^along/i.test(joint ?? '') && ofField.test(doing ?? '') && somebody.test(whom ?? '')) &&
      baseOfIng(doing ?? '') !== null &&
      (baseOfIng(first ?? '') !== null || isVerbBase((first ?? '').toLowerCase()))
        ? `${first ?? ''}${middle ?? ''} and ${baseOfIng(first ?? '') === null ? (baseOfIng(doing ?? '') ?? '') : (doing ?? '')}`
        : found,
  ],
  // "Once competency assessed", "after induction completed".
  [
    new RegExp(`\\b(once|when|if|until|after) ((?:[a-z-]+ ){0,2}[a-z-]+) (${doneFirst})(?=$|[,.;)])`, 'gi'),
    (found, when, noun, done) =>
      noNoun.test(noun ?? '') ? found : `${when ?? ''} ${theOne(noun ?? '')} ${isOrAre(noun ?? '')} ${done ?? ''}`,
  ],
  // "6 fitters / 2 apprentices": both.
  [/(\d+ [a-z]+s?) ?\/ ?(?=\d+ [a-z]+)/g, '$1 and '],
  // "Expedite if stock under 5 days".
  [
    /\b(if|when|whenever|where|once) ((?:[a-z-]+ ){0,2}[a-z-]+) (under|over|below|above) (?=[£€$₹]?\d)/gi,
    (found, when, noun, how) =>
      noNoun.test(noun ?? '') ? found : `${when ?? ''} ${noun ?? ''} ${isOrAre(noun ?? '')} ${how ?? ''} `,
  ],
  // "Not only sell but also install": both.
  [
    /^not only ([a-z]+) (.*?)but (?:also )?(?=([a-z]+) )/i,
    (found, one, what, other) =>
      isVerbBase((one ?? '').toLowerCase()) && isVerbBase((other ?? '').toLowerCase())
        ? `${one ?? ''} ${what ?? ''}and `
        : found,
  ],
  // "One shift in three on call".
  [
    /^((?:one|every|\d) (?:[a-z]+ )?(?:weeks?|nights?|weekends?|days?|shifts?)(?: in (?:\d+|[a-z]+))?) on[- ]call$/i,
    'be on call $1',
  ],
  // "Homework + tea + bath time": three things.
  [/(?<=\S)((?: \+ [\w' -]+?)+) \+ (?=[\w' -]+$)/g, (_, row) => `${(row ?? '').replaceAll(' + ', ', ')} and `],
  // "Deliver if van driver off".
  [
    new RegExp(`\\b(when|if|whenever|while) ((?:[a-z-]+ ){0,2}[a-z-]+) (${state})(?=$|[,.;)])`, 'gi'),
    (found, when, noun, how) =>
      noNoun.test(noun ?? '') ? found : `${when ?? ''} ${theOne(noun ?? '')} ${isOrAre(noun ?? '')} ${how ?? ''}`,
  ],
];

/** A line of work with its shorthand written out. */
export const writtenTask = (line: string): string => inTurn(withPhrasalThings(line), rules);
