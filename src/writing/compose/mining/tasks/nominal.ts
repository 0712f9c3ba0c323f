/** Nouns that hide a verb: "delivery of training" is to deliver training. */

import { lowerFirst } from '../../language/first-capitals.ts';
import { mayBeFound, rare } from '../../language/its-words.ts';
import { lexiconTags } from '../../language/lexicon.ts';
import { seldom } from '../../language/seldom.ts';
import { onlyByUse } from '../../language/thing-first.ts';
import { parseVerbPhrase } from '../../language/verb-phrase.ts';
import { baseOfIng, isVerbBase, nounLike } from '../../language/verbs.ts';
import { isDoing } from './doing.ts';
import { closesThings, hiddenVerb, isOwnVerb, verbBeforeOf, withVerbRow } from './duty-rows.ts';

/** Nouns that hide a verb. The longest match wins; `$` carries the object over. */
const nominal: readonly [RegExp, string][] = [
  [/^active participation in (.+)$/i, 'take an active part in $1'],
  [/^(?:regular )?participation in (.+)$/i, 'take part in $1'],
  [/^take-?over of (.+)$/i, 'take over $1'],
  [
    /^(?:close|good|direct|constant) (?:co-?operation|collaboration|contact|working) with (.+)$/i,
    'work closely with $1',
  ],
  [/^(?:co-?operation|collaboration) with (.+)$/i, 'work with $1'],
  [/^(?:personal|individual) care of (.+)$/i, 'look after $1'],
  [/^close (?:co-?ordination|liaison|alignment|consultation|exchange) with (.+)$/i, 'coordinate closely with $1'],
  [/^regular reporting to (.+)$/i, 'report regularly to $1'],
  [/^(?:joint|partnership|collaborative|cross-team) work(?:ing)? with (.+)$/i, 'work with $1'],
  [/^close work with (.+)$/i, 'work closely with $1'],
  [/^elaboration of (.+)$/i, 'draw up $1'],
  [/^diagnosis of (.+)$/i, 'diagnose $1'],
  [
    /^use of (.+ to (?:receive|record|log|plan|track|report|scan|order|book|check|produce|monitor|complete|enter)\b.+)$/i,
    'use $1',
  ],
  [/^adherence to (.+)$/i, 'keep to $1'],
  [/^provision of (.+)$/i, 'provide $1'],
  [/^control (?:on|over|of) (.+)$/i, 'control $1'],
  [
    /^training (?:to|of|for) ((?:[a-z]+ )?[a-z]+(?:ers|ors|ists|ants|ees|staff|teams?|crews?|nurses|people|starters))$/i,
    'train $1',
  ],
  [/^merger of (.+)$/i, 'merge $1'],
  [/^closure of (.+)$/i, 'close $1'],
  [/^launch of (.+)$/i, 'launch $1'],
  [/^transfer of (.+)$/i, 'transfer $1'],
  [/^(?:roll-?out) of (.+)$/i, 'roll out $1'],
  [/^(?:set-?up) of (.+)$/i, 'set up $1'],
  [/^upkeep of (.+)$/i, 'maintain $1'],
  [/^mentorship of (.+)$/i, 'mentor $1'],
  [/^delivery of (.+)$/i, 'deliver $1'],
  [
    /^maintenance (?:of|to|on(?! (?:call|site|shifts?|nights?|days|weekends?|stand-?by|[a-z]+days?)\b)) (.+)$/i,
    'maintain $1',
  ],
  [/^(?:line )?management of (.+)$/i, 'manage $1'],
  [/^supervision of (.+)$/i, 'supervise $1'],
  [/^(?:preparation) of (.+)$/i, 'prepare $1'],
  [/^(?:co-?ordination) of (.+)$/i, 'coordinate $1'],
  [/^(?:organi[sz]ation) of (.+)$/i, 'organise $1'],
  [/^(?:development) of (.+)$/i, 'develop $1'],
  [/^(?:implementation) of (.+)$/i, 'put in place $1'],
  [/^(?:production) of (.+)$/i, 'produce $1'],
  [/^(?:installation) of (.+)$/i, 'install $1'],
  [/^(?:inspection) of (.+)$/i, 'inspect $1'],
  [/^(?:operation) of (.+)$/i, 'operate $1'],
  [/^(?:assessment) of (.+)$/i, 'assess $1'],
  [/^(?:review) of (.+)$/i, 'review $1'],
  [/^(?:monitoring) of (.+)$/i, 'monitor $1'],
  [/^(?:completion) of (.+)$/i, 'complete $1'],
  [/^(?:collection) of (.+)$/i, 'collect $1'],
  [/^(?:administration) of (.+)$/i, 'administer $1'],
  [/^(?:analysis) of (.+)$/i, 'analyse $1'],
  [
    /^root cause analysis of (.+?) and (?:co-?ordination|liaison|coordination) with (.+)$/i,
    'find the root causes of $1 and coordinate with $2',
  ],
  [/^root cause analysis of (.+)$/i, 'find the root causes of $1'],
  [/^(?:planning) of (.+)$/i, 'plan $1'],
  [/^(?:recruitment|hiring) of (.+)$/i, 'recruit $1'],
  [/^(?:training) of (.+)$/i, 'train $1'],
  [/^(?:testing) of (.+)$/i, 'test $1'],
  [
    /^(?:ordering|handling|cleaning|processing|recording|scheduling|reporting|writing|designing|building|running|leading) of (.+)$/i,
    '@ing $1',
  ],
  [/^(?:creation) of (.+)$/i, 'create $1'],
  [
    /^repairs? (?:of|to|on(?! (?:call|site|shifts?|nights?|days|weekends?|stand-?by|[a-z]+days?)\b)) (.+)$/i,
    'repair $1',
  ],
  [/^(?:sale) of (.+)$/i, 'sell $1'],
  [/^(?:purchase) of (.+)$/i, 'buy $1'],
  [/^(?:design) of (.+)$/i, 'design $1'],
  [/^(?:control) of (.+)$/i, 'control $1'],
  [/^code reviews?$/i, 'review code'],
  [/^(?:execution) of (.+)$/i, 'carry out $1'],
  [/^(?:resolution) of (.+)$/i, 'resolve $1'],
  [/^(?:identification) of (.+)$/i, 'identify $1'],
  [/^(?:promotion) of (.+)$/i, 'promote $1'],
  [/^research (?:on|into) (.+)$/i, 'research $1'],
  [/^(?:representation) of (.+)$/i, 'represent $1'],
  [/^(?:negotiation) of (.+)$/i, 'negotiate $1'],
  [/^(?:evaluation) of (.+)$/i, 'evaluate $1'],
  [/^(?:integration) of (.+)$/i, 'integrate $1'],
  [
    /^(?:procurement) of ((?:[a-z-]+ ){0,2}(?:sub-?contractors?|contractors?|consultants?|suppliers?|agencies).*)$/i,
    'appoint $1',
  ],
  [/^(?:procurement) of (.+)$/i, 'procure $1'],
  [/^(?:presentation) of (.+)$/i, 'present $1'],
  [/^(?:support) for (.+)$/i, 'support $1'],
  [/^(?:support) (?:of|to) (.+)$/i, 'support $1'],
  [/^(?:assistance) with (.+)$/i, 'help with $1'],
  [/^(?:assistance) (?:to|of|for) (.+)$/i, 'assist $1'],
  [/^(?:assistance) ((?:in|during) .+)$/i, 'assist $1'],
  [/^(?:professional|technical|clinical|academic|careers?) guidance (?:of|for|to) (.+)$/i, 'guide $1'],
  [/^(?:contribution) to (.+)$/i, 'contribute to $1'],
  [/^(?:involvement) in (.+)$/i, 'take part in $1'],
  [/^(?:collaboration|co-?operation) (?:in|on) (.+)$/i, 'work on $1'],
  // "Disciplinary and professional leadership of 12 employees": both are to lead them.
  [
    /^(?:(?:disciplinary|professional|functional|technical|personnel|direct)(?:,| and| &|\/)? ?)+(?:leadership|management|supervision) of (.+)$/i,
    'lead $1',
  ],
  [/^(?:liaison) with (.+)$/i, 'liaise with $1'],
  [/^contacts? (?:with|to) (.+)$/i, 'stay in touch with $1'],
  [/^(?:attendance) at (.+?),? and at (.+)$/i, 'attend $1 and $2'],
  [/^(?:attendance) at (.+)$/i, 'attend $1'],
  [/^(?:appearance) (as|before) (.+)$/i, 'appear $1 $2'],
  // What is eaten and drunk is served, and no machine that is serviced.
  [
    /^service of ((?:(?:hot|cold|soft|light|small) )?(?:drinks|food|meals|dishes|snacks|breakfasts?|lunch(?:es)?|dinners?|wines?|teas?|coffees?|beverages)\b.*)$/i,
    'serve $1',
  ],
  [/^(?:compliance) with (.+)$/i, 'comply with $1'],
  [/^(?:ownership) of (.+)$/i, 'own $1'],
  [/^(?:leadership) of (.+)$/i, 'lead $1'],
  [/^(?:oversight) of (.+)$/i, 'oversee $1'],
  [/^(?:cash|till) handling and ticket sales$/i, 'handle cash and sell tickets'],
  [
    /^(cash|food|stock|parcel|material|complaint|patient|luggage|baggage|goods|call|cargo|invoice|payment|customer|data|waste|chemical|animal)s? handling$/i,
    'handle $1',
  ],
  [/^ticket sales$/i, 'sell tickets'],
  [/^stock ?takes?$/i, 'take stock'],
  [/^report writing$/i, 'write reports'],
  [/^stock (?:control|management)$/i, 'control stock'],
  [/^stock[- ]?taking$/i, 'take stock'],
  [/^budget management$/i, 'manage budgets'],
  [/^people management$/i, 'manage people'],
  [/^team (?:leadership|management)$/i, 'lead the team'],
  [/^customer service$/i, 'serve customers'],
  [/^record[- ]keeping$/i, 'keep records'],
  [/^care planning$/i, 'plan care'],
  [/^shelf[- ]filling$/i, 'fill shelves'],
  [/^fault[- ]finding$/i, 'find faults'],
  [/^problem[- ]solving$/i, 'solve problems'],
  [/^data stewardship[\s–-]*(.*)$/i, 'look after data $1'],
];

/** How such nouns are made of their verbs: "reduction" of reduce, "revision" of revise, "disposal" of dispose. */
const made: readonly [RegExp, readonly string[]][] = [
  [/ification$/, ['ify']],
  [/isation$/, ['ise', 'ize']],
  [/ization$/, ['ize', 'ise']],
  [/ation$/, ['ate', 'e', '']],
  [/ution$/, ['ute', 'ue', 've']],
  [/ction$/, ['ct', 'ce']],
  [/iption$/, ['ibe']],
  [/isition$/, ['ire']],
  [/ition$/, ['it', 'ite', 'e', 'ish']],
  [/ision$/, ['ise', 'ide']],
  [/nsion$/, ['nd', 'nse']],
  [/ission$/, ['it']],
  [/tion$/, ['t', 'te']],
  [/ment$/, ['']],
  [/al$/, ['', 'e']],
  [/ance$/, ['', 'e']],
];
/** Nouns that are things by now, whatever they were made of. */
const things =
  /^(?:statement|department|document|equipment|element|section|position|station|function|condition|material|manual|journal|capital|total|hospital|portal|action|mission|edition|nation|location|option|auction|fraction|balance|finance|advance|distance|apartment|payment|instrument|environment)$/i;

/** The verb of which a noun was made, where we know it. */
function verbOf(noun: string): string | null {
  const lower = noun.toLowerCase().replace(/^co-(?=ord|op)/, 'co');
  if (things.test(lower)) return null;
  for (const [ending, verbs] of made) {
    if (!ending.test(lower)) continue;
    const stem = lower.replace(ending, '');
    for (const verb of verbs)
      if (stem.length > 1 && (isVerbBase(stem + verb) || lexiconTags(stem + verb).includes('Infinitive')))
        return stem + verb;
    // "Referral" of refer.
    const single = stem.replace(/([rtlnp])\1$/, '$1');
    if (ending.source === 'al$' && single !== stem && isVerbBase(single)) return single;
  }
  return null;
}

/** A noun that hides a verb gives it back: "delivery of training" becomes "deliver training". Others stay. */
function withVerb(text: string): string {
  const gerund = /^(\w+ing) of (.+)$/i.exec(text);
  const base = gerund?.[1] ? baseOfIng(gerund[1].toLowerCase()) : null;
  if (gerund && base) return `${base} ${gerund[2] ?? ''}`;
  for (const [pattern, verb] of nominal) {
    if (!mayBeFound(pattern, text) || !pattern.test(text)) continue;
    return verb.startsWith('@ing') ? text.replace(/^(\w+) of /i, '$1 ') : text.replace(pattern, verb);
  }
  // "Issue of permits": the noun is its own verb.
  const own = /^([a-z]+) of (.+)$/i.exec(text);
  if (own?.[1] && isOwnVerb(own[1])) return `${own[1].toLowerCase()} ${own[2] ?? ''}`;
  const hidden = own?.[1] ? hiddenVerb(own[1]) : null;
  if (hidden !== null) return `${hidden} ${own?.[2] ?? ''}`;
  const noun = /^([\w-]+) (?:of|(?=with\b)) ?(.+)$/i.exec(text);
  const verb = noun?.[1] ? verbOf(noun[1]) : null;
  if (noun && verb) return `${verb}${verb === 'dispose' ? ' of' : ''} ${noun[2] ?? ''}`;
  return text;
}

/** The verb that a noun hides before "of": "regulation" of regulate. */
const derivedVerb = (noun: string): string | null => {
  const phrase = `${noun} of it`;
  const verb = withVerb(phrase);
  return verb === phrase || !/^[a-z]+(?: of| out| up| over)? it$/.test(verb) ? null : verb.replace(/(?: of)? it$/, '');
};

/** "Prepare statements and giving evidence": what goes on beside a noun that hid a verb becomes a verb with it. */
const withBases = (text: string): string =>
  text.replace(goesOnDoing, (whole, link: string, doing: string, at: number) => {
    const base = baseOfIng(doing.toLowerCase());
    // "Correcting errors" is done, "cleaning materials" are things.
    // "Tools, inserts and cutting parameters": what closes a row of things is one.
    const row = /, [^,]+$/.test(text.slice(0, at)) && closesThings(text.slice(at + link.length));
    // "Maintain filling and packing lines", "allocate picking and loading jobs": of which kinds they are, and nobody loads a job.
    if (!always.test(doing) && / [a-z]+ing$/.test(text.slice(0, at))) return whole;
    const known = always.test(doing) || (!row && isDoing(text.slice(at + link.length)));
    // "Reading of drawings and cutting lists".
    return base && known && !onlyByUse.test(text.slice(at + link.length)) ? `${link}${base}` : whole;
  });
/** Deeds that are never the first half of a name ("cleaning materials"), or whose object has its article. */
const goesOnDoing = /( and (?:then )?)([a-z]+ing)(?= [a-z])/g;
const always =
  /^(?:giving|taking|making|keeping|ensuring|providing|helping|assisting|maintaining|attending|liaising|responding|dealing|carrying|putting|bringing|getting|doing|advising|arranging|answering|chasing|producing)$/;

/** "Own the design, build and operation of X", "lead the purchase and storage of seed": named deeds in a row, all of them under one verb. */
function isRowOfDeeds(text: string): boolean {
  const found =
    /^([a-z]+) (?:the |our |all |full )(?:[a-z-]+ )?((?:[a-z-]+, )*[a-z-]+),? and (?:the )?[a-z-]+ of \S/i.exec(text);
  return (
    found?.[1] !== undefined &&
    isVerbBase(found[1].toLowerCase()) &&
    (found[2] ?? '').split(', ').every((deed) => isOwnVerb(deed) || isVerbBase(deed) || verbBeforeOf(deed, derivedVerb))
  );
}

/** "Analysis of results and presentation to the board": it is they that are presented. */
const handedOn = (part: string): string =>
  part.replace(
    /^(presentation|submission|escalation|communication|referral|transfer|circulation|distribution) (?=to \S)/i,
    (_, noun: string) => `${handing[noun.toLowerCase()] ?? noun} them `,
  );
const handing: Readonly<Record<string, string>> = {
  presentation: 'present',
  submission: 'submit',
  escalation: 'escalate',
  communication: 'communicate',
  referral: 'refer',
  transfer: 'transfer',
  circulation: 'circulate',
  distribution: 'distribute',
};

/** Whom one mentors, and beside them something that nobody mentors. */
const besidePeople = rare(
  /^((?:mentor|coach|train|recruit|hire|induct|motivate|onboard|teach|appoint|interview|appraise|roster) (?!.*\b(?:in|on|for|with|to|about|through|how)\b.* and )[^,;]*?(?:ers|ors|ists|ants|ents|ees|ians|staff|teams?|people|nurses|colleagues|apprentices|juniors|graduates|starters|volunteers|members|chefs|crew|leads)) and ((?:[a-z]+ ){0,2}[a-z]+ (?:planning|management|development|administration|coordination|scheduling|rostering|budgeting|forecasting|reporting|compliance|control|maintenance|improvement|monitoring|assurance|auditing|procurement|budgets|payroll|talks|meetings|briefings|audits|inspections|reviews|appraisals))$/i,
);

/** "Mentor finance leaders and succession planning": the second is handled, and nobody mentors it. */
const besideThem = (text: string): string =>
  text.replace(besidePeople, (whole, deed: string, other: string) =>
    isVerbBase(other.split(' ')[0] ?? '') && !nounLike.has(other.split(' ')[0] ?? '')
      ? whole
      : `${deed} and handle ${other}`,
  );

/** The same for rows of such nouns: "analysis of results and presentation to the board", "development and maintenance of the ledger". */
export const withVerbs = (text: string): string => besideThem(verbsIn(text).replace(putPrograms, 'implement '));

/** Rules and plans are put in place; programs are implemented. */
const putPrograms = seldom(
  /put in place /i,
  /(?<=^|and )put in place (?=(?:[\w-]+,? ){0,3}?(?:firmware|software|features?|functions?|modules?|interfaces?|APIs?|algorithms?|code|applications?|apps?|components?|websites?|user stories|queries|scripts|drivers?|protocols?)\b)/i,
);

/** "Participation in HAZOP and management of change": what one takes part in, all of it; nobody alone manages the second. */
export const partIn =
  /^\W*(?:(?:active|regular) )?(?:participation|involvement) in ((?:the )?(?:[\w/-]+ ){1,4}?and (?:the )?[a-z]+ (?:of|in|with) [^,;:]+?)[\s.;]*$/i;

function verbsIn(text: string): string {
  const row = withVerbRow(text, derivedVerb);
  if (row !== null) return withBases(row);
  // "Monitoring of batches and taking corrective actions": two gerunds, which stay alike.
  const alike = /^(\w+ing) of (.+ and [a-z]+ing .+)$/i.exec(text);
  if (alike?.[1] && baseOfIng(alike[1].toLowerCase())) return `${alike[1]} ${alike[2] ?? ''}`;
  if (isRowOfDeeds(text)) return text;
  // "Supervise loading and unloading of vehicles": both stand under the verb.
  if (/^[a-z]+ (?:the )?[a-z]+ing and [a-z]+ing of /i.test(text) && isVerbBase(text.split(' ')[0]?.toLowerCase() ?? ''))
    return text.replace(/^(\S+) (?:the )?/, '$1 the ');
  const shared = /^(\w+) and (\w+) of (.+)$/i.exec(text);
  if (shared) {
    const [first, second] = [shared[1], shared[2]].map((noun) => {
      const phrase = `${noun} of it`;
      const verb = withVerb(phrase);
      return verb === phrase ? null : verb.replace(/ it$/, '');
    });
    if (first && second) return `${first} and ${second} ${shared[3] ?? ''}`;
  }
  const parts = text.split(
    // "With procurement and legal at board level": a department, and no deed.
    /\s+and\s+(?:the\s+)?(?=(?:\w+(?:tion|sion|ment|ance|ence|ing|ship|sis|view|overy|ivery)|liaison|care|(?:approv|dispos|remov|renew|referr|apprais|withdraw|retriev|dispers|revers|refus|propos|tri)al) (?:of|in|with|to|for|at)\s|appearance (?:as|before)\s)/i,
  );
  const verbs = parts.map(withVerb);
  if (parts.length === 1) return verbs[0] === text || !verbs[0] ? text : withBases(verbs[0]);
  if (verbs[0] === parts[0])
    // "Research on issues and drafting of opinions" begins with a verb already.
    return parseVerbPhrase(lowerFirst(parts[0] ?? '')) &&
      // "Oversee the finances, fabric and safeguarding of the parish": what closes the row of the first verb.
      !/, [^,]+$/.test(parts[0] ?? '') &&
      // "Carry out security checks and gritting of platforms": both are carried out.
      !/(?:checks|inspections|audits|tests|repairs|surveys|patrols|rounds|readings)$/i.test(parts[0] ?? '') &&
      !/\b(?:the |an? )?\w+(?:tion|sion|ment|ance|ing|al|ery|sis|[a-z]{3}ity|ness|[a-z]{3}ency|acy)$/i.test(
        parts[0] ?? '',
      )
      ? verbs.join(' and ')
      : text;
  const said = verbs.map((verb, index) =>
    verb === parts[index] && index > 0 ? handedOn(verb).replace(/^care (?:of|for) (?=\S)/i, 'care for ') : verb,
  );
  // What hides a verb that we don't know would stand beside the verbs as a noun, and without it half of the line were lost.
  return said.every((verb, index) => verb !== parts[index]) ? said.join(' and ') : text;
}
