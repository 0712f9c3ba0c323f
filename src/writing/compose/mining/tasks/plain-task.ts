/** A task said over in plain words before it is read: what is turned wrongly otherwise, because a name, a manner or a remark stands in it. */
import { inTurn, rare } from '../../language/its-words.ts';
import { baseOfIng, isVerbBase } from '../../language/verbs.ts';
import { withOrdinal } from './in-order.ts';
import { namedInFull } from './named-in-full.ts';
import { withAsideLast } from './set-between.ts';
import { statedTask } from './stated-tasks.ts';

/** How something is done, as it stands before the doing: "safe and legal driving of". */
const manner: Readonly<Record<string, string>> = {
  safe: 'safely',
  legal: 'legally',
  accurate: 'accurately',
  prompt: 'promptly',
  polite: 'politely',
  efficient: 'efficiently',
  careful: 'carefully',
  hygienic: 'hygienically',
  thorough: 'thoroughly',
  courteous: 'courteously',
  timely: 'on time',
};

/** "Together with the Operations Director, agree lead times": with whom stands behind what is done. */
function withPartnerLast(line: string): string {
  const [, who = '', verb = '', rest = ''] =
    /^(?:(?:working |acting )?(?:together|jointly|closely|hand in hand|in (?:close )?(?:partnership|cooperation|collaboration|conjunction)) )?with ((?:the |our |an? |your )?[^,:;]{2,45}), (?:you(?:['’]ll| will)? |to |(?:the )?post ?holder (?:will|shall) )?([a-z]+) ([^:;]+?)[.]?$/i.exec(
      line.trim(),
    ) ?? [];
  return verb &&
    isVerbBase(verb.toLowerCase()) &&
    !/^(?:and|or|of)\b|\bwith\b/.test(rest) &&
    !/(?<!purchas|market|engineer|manufactur|account|plan|hous|nurs|cater|rat)ing$/.test(who)
    ? `${verb} ${rest} together with ${who}`
    : line;
}

/** "Safe and legal driving of coaches": to drive coaches safely and legally; a long object leaves no place for how. */
function withBothManners(line: string): string {
  const [, one = '', other = '', doing = '', what = '', tail = ''] =
    /^([a-z]+) and ([a-z]+) ([a-z]+ing) of ((?:[\w'’-]+ ){0,3}[\w'’-]+)(,? (?:in line|in accordance) with .+)?$/i.exec(
      line,
    ) ?? [];
  const [first, second] = [manner[one.toLowerCase()], manner[other.toLowerCase()]];
  const verb = baseOfIng(doing.toLowerCase());
  return first && second && verb && !/\b(?:and|or|to|from|in|on|for)\b/.test(what)
    ? `${verb} ${what} ${first} and ${second}${tail}`
    : line;
}

/** What is changed on a machine, in a bed or on a line. */
const changed =
  '(?:mou?ld|tool|die|filter|roll|reel|wheel|tyre|tire|oil|battery|blade|belt|product|format|drum|cutter|bed|linen|dressing|barrel|keg|recipe|cylinder|plate|screen|fixture|jig|nozzle|insert)';
const rewrites: readonly (readonly [RegExp, string])[] = [
  // "Mould change SMED", "tool changeover": they are carried out, by that method; nobody moulds a change.
  [new RegExp(`^(?:the )?(${changed} change(?:over)?)s? \\(?(SMED|OTED)\\)?$`, 'i'), 'Carry out $1s by $2'],
  [new RegExp(`^(?:the )?(${changed} change(?:over)?)$`, 'i'), 'Carry out $1s'],
  // "Start up and shut down of boiler as per SOP": two nouns, and what somebody does.
  [
    /^(?:to )?start(?:ing)?[- ]?up (?:and|&) shut(?:ting)?[- ]?down of (?:the )?([^,;]+?)( as per [^,;]+| according to [^,;]+)?$/i,
    'Start and stop the $1$2',
  ],
  // "Speak with customers at phone", "help by the organisation of fairs": other tongues say it so.
  [/(?<=[a-z]) at (?:the )?(?:tele)?phone(?=$|[,.;]| (?:and|or|in)\b)/gi, ' on the phone'],
  [
    /^((?:to )?(?:help|assist|support)(?:ing)?) (?:by (?:the )?|at (?!the\b))(?!(?:reception|station|building|location) )(?=[a-z]+(?:tion|ment|ing|ance) of )/i,
    '$1 with the ',
  ],
  // "Remove out of date stock": it is removed, and not "removed out".
  [/\bout of date (?=(?!(?:and|or|in|on|by|from|at|as)\b)[a-z]{3,})/gi, 'out-of-date '],
  // "Visit customers and conferences, about 15% travel": what comes with it.
  [
    /(?<=[a-z)]), (?=(?:(?:about |around |up to |roughly |approximately )?\d+ ?%(?: to \d+ ?%)?|some|occasional|regular|frequent|limited) (?:overnight |international |domestic |national |regional |local )?travel\b[^,;]*$)/i,
    ', with ',
  ],
  // "Chase landlords re arrears": about them.
  [/(?<=[a-z]) re:? (?=[a-z]{3,})/g, ' about '],
  // "On-call rota (1 in 6)": so often.
  [
    /^(?:be on (?:the |an )?|join (?:the |our )?|take part in (?:the |an )?)?on[- ]call (rota|roster|rotation) \((?:1|one)[ -]in[ -](\d{1,2})\)/i,
    'be on the 1-in-$2 on-call $1',
  ],
  // "One to one time with residents": it is spent with them.
  [/^(?:one[- ]to[- ]one|1[:-]1) time with (?=[a-z])/i, 'spend one-to-one time with '],
  [/^(quality|protected|individual|personal|unhurried) time with (?=[a-z])/i, 'spend $1 time with '],
  // "Care of existing customers": they are looked after.
  [/^(?:the )?care of (?=(?:(?:existing|our|key|regular|new|all|the) )+[a-z]+s\b)/i, 'look after '],
  [/ in (?:the |our )?daily business\b/gi, ' day to day'],
  // "Cover reception (shared with a colleague)": with whom.
  [/ \(shared with ((?:an?|the|one|two|our|another) [^()]{3,40})\)/gi, ', shared with $1'],
  // "Check age on alcohol": whether a buyer is old enough.
  [
    /^(check(?:ing)?) (?:the )?(?:ages?|proof of age) (?:on|for) (?=(?:alcohol|tobacco|vapes|knives|fireworks|deliveries|restricted|age-restricted)\b)/i,
    '$1 proof of age for ',
  ],
  [
    /^(check(?:ing)?) IDs? on (?=(?:alcohol|tobacco|vapes|knives|fireworks|restricted|age-restricted)\b)/i,
    '$1 ID for ',
  ],
  // "Role model our values": nobody models them.
  [/^(?:to )?role[- ]model (?=(?:the|our)\b)/i, 'be a role model for '],
  // "Proper administration of the fund", "end to end processing of claims": how well is understood.
  [
    /^(?:the )?(?:proper|end[- ]to[- ]end|effective and efficient|early|ongoing|continuous) (?=[a-z]+(?:tion|sion|ment|ing) of \S)/i,
    '',
  ],
  // "Preparation of proposals and support for the payment run": two deeds, and no support that is prepared.
  [
    /^([a-z]+(?:tion|ment|ing|ance) of (?!(?:advice|guidance|information|help|care|training|tools|resources)\b)[^,]*[a-z]s) and support for the /i,
    '$1 and support of the ',
  ],
  // One paper with its name, and nothing that is attached.
  [/\battachment of earnings\b/gi, 'attachment-of-earnings'],
  // "Keep the log up to date, customers read it": what is remarked is no task.
  [/, (?:the |our )?[a-z]+s (?:do )?(?:read|see|need|use|expect|love|notice|check|rely on) (?:them|it)(?=[.!]?$)/i, ''],
  // "Transport steel coils to hall 7 and storage according to plan": it is they that are stored.
  [
    /^((?:transport|transporting|move|moving|carry|carrying|collect|collecting|receive|receiving|unload|unloading|haul|hauling|deliver|delivering)(?: of)? (?:[a-z-]+ ){0,2}[a-z]{3,}s(?: (?:to|from|into) [^,]+?)?) and storage (?=(?:according|as per|in line|in accordance|in the|on the|at the)\b)/i,
    '$1 and store them ',
  ],
  // "Doors open at 5a": in the morning.
  [/(?<=\b(?:at|from|to|by|until|till|before|after|between|and) )(\d{1,2}(?::\d\d)?)(a|p)(?=$|[\s,.;)])/g, '$1$2m'],
  // "Run end of day reports": of one kind.
  [
    /\b(end|start)[- ]of[- ](day|month|year|shift|quarter|week|term) (?=[a-z]{3,})(?!(?:and|with|for|from|the|each|every|until|when|before|after|then)\b)/gi,
    '$1-of-$2 ',
  ],
];

/** "Braze and pressure test pipes": the second verb has two words. */
const twoWordVerb =
  /(?<=^[a-z]+(?:, [a-z]+)*,? and )(pressure|leak|load|road|flow|jet|steam|deep|spot|function) (test|wash|clean|check)(?= (?:the )?[a-z]+)/i;

/** The line with such wording made plain; any other as it is. */
export function plainTask(typed: string): string {
  // "Keep your station clean. no phones": a rule behind the task, in small letters.
  const own = typed.replace(/^(.{10,}?[a-z]{3})\. (?:no|not|never|always) [a-z][^.]*\.?$/, '$1');
  let line = inTurn(withOrdinal(namedInFull(withAsideLast(withPartnerLast(statedTask(own))))), rewrites);
  // "Die changeover": behind its verb the thing has no capital.
  if (line !== typed && /^Carry out [A-Z][a-z]/.test(line))
    line = line.replace(/^(Carry out )([A-Z])/, (_, out: string, first: string) => out + first.toLowerCase());
  if (isVerbBase(line.split(/[ ,]/)[0]?.toLowerCase() ?? '')) line = line.replace(twoWordVerb, '$1-$2');
  return withBothManners(line);
}

/** Pairs that stand without an article wherever nobody typed one. */
const bare = rare(
  /\bthe (?=(?:family and friends|friends and family|families and friends|sales and (?:margins?|profits?|service|marketing|costs?|operations)|food and (?:drink|beverages?)|email(?:,| and) (?:web|social|print|phone|SMS)|staff and (?:visitors|guests|customers|patients)|stock and GP)(?:$|[,;.]| (?:in|on|at|across|from|with|by|for|and|or|to)\b))/g,
);
/** The text without an article before such a pair that `typed` doesn't have. */
export const withoutOwnArticle = (text: string, typed: string): string =>
  /\bthe (?:famil|friends|sales|food|staff|stock)/i.test(typed) ? text : text.replace(bare, '');
