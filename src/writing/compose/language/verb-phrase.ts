import { isFurtherOrder } from './shorthand-articles.ts';
import {
  baseOfIng,
  baseOfThird,
  isGuessedVerb,
  isVerbBase,
  mayBeVerb,
  nounLike,
  toIng,
  toThirdPerson,
} from './verbs.ts';

/** A verb with what follows it: "plan and lead | boat surveys". Several heads share what follows. */
export interface VerbPhrase {
  heads: readonly Head[];
  rest: string;
  /** Whether it may be inflected: no further verb hides in `rest`. */
  inflects: boolean;
}
interface Head {
  adverb: string;
  verb: string;
  /** "out" in "carry out", "up" in "write up". */
  particle: string;
  /** What joins it to the next head. */
  joiner: string;
}

export type VerbForm = 'base' | 'ing' | 'third';

const particles = /^(?:out|up|off|on|down|over|in|away|back|through|forward)$/;
const adverbs =
  /^(?:regularly|proactively|actively|directly|independently|safely|accurately|confidently|carefully|quickly|effectively|efficiently|closely|personally|jointly|routinely|daily|occasionally|also|always|then)$/;

function baseOf(word: string, form: VerbForm | 'any'): { base: string; form: VerbForm } | null {
  const lower = word.toLowerCase().replace(/[,;:]$/, '');
  if ((form === 'base' || form === 'any') && isVerbBase(lower)) return { base: lower, form: 'base' };
  if (form === 'ing' || form === 'any') {
    const base = baseOfIng(lower);
    if (base) return { base, form: 'ing' };
  }
  if (form === 'third' || form === 'any') {
    const base = baseOfThird(lower);
    if (base) return { base, form: 'third' };
  }
  return null;
}

const objectStart =
  /^(?:the|a|an|all|any|our|your|their|its|his|her|this|that|these|those|each|every|both|new|own|people|customers?|clients?|staff|it|them|what|how|when|where|who|why|with|to|at|for|from|up|out|on|off|down|in|over|into|\d)/i;

const fields =
  /^(?:safeguarding|planning|training|building|housing|marketing|engineering|purchasing|nursing|catering|accounting|manufacturing|cleaning|testing|learning|teaching|lending|banking|trading|funding|licensing|operating|working|reporting|staffing|parking|recycling)$/i;
const written =
  /^(?:legislation|laws?|polic(?:y|ies)|standards?|requirements?|records?|procedures?|regulations?|guidance|needs|systems?|processes|practices?|conditions|hours|materials?|equipment|costs?|budgets?|plans?)[.,;]?$/i;

/** Whether the word at `index` starts a further verb phrase after a comma, "and", "then" or "or". */
function startsVerb(words: readonly string[], index: number, form: VerbForm): string | null {
  const word = words[index];
  if (word === undefined || /^[A-Z]/.test(word)) return null;
  // "Supporting residents, including referral": an inclusion is no further task.
  if (/^(?:including|excluding|regarding|concerning|according|depending|using|during)$/.test(word)) return null;
  const found = baseOf(word, form);
  if (!found) return null;
  const next = words[index + 1];
  if (form === 'base' && nounLike.has(found.base)) {
    // "check vehicles and report defects" against "plans and support teams": only a clear object makes it a verb.
    if (next === undefined || /[,;]$/.test(word)) return null;
    // "And report to the Head of Sales": nothing else is reported to.
    if (found.base === 'report' && /^to$/i.test(next)) return found.base;
    // "And work with system owners".
    if (/^(?:work|help|support)$/.test(found.base) && /^(?:with|alongside|closely)$/i.test(next)) return found.base;
    if (!objectStart.test(next) || /^(?:with|for|in|on|at|from|to)$/i.test(next)) return null;
  }
  if (form === 'ing' && next !== undefined && /^(?:and|of|in|for|,)$/.test(next)) return null;
  // "Personal care, cooking, shopping": a row of things.
  if (form === 'ing' && /,$/.test(word)) return null;
  // "Handles cash, checks, cards".
  if (form === 'third' && /,$/.test(word)) return null;
  // "And safeguarding legislation": a field and what is written about it.
  if (form === 'ing' && fields.test(word) && next !== undefined && written.test(next)) return null;
  return found.base;
}

/** "Stock accuracy", "budget responsibility": a noun before a noun that no one does to it. */
const compoundFirst =
  /^(?:stock|budget|project|market|cost|contract|interface|network|program|programme|team|staff|brand|price|finance|fund|cash|process|data|time|call|care|case|query|queue|claim|fleet|shift|site|tax|title|voice|wage|water)$/;
const abstractNoun =
  /^(?!equipment|documentation|information)[a-z]{3,}(?:ility|acy|ance|ence|ment|tion|sion|ship|ness)s?$/i;

/** "Stock count fortnightly", "prep list": a thing that is kept or done, and no order. */
export const isKept = (words: readonly string[]): boolean =>
  (compoundFirst.test((words[0] ?? '').toLowerCase()) ||
    /^(?:cycle|prep|price|load|test|sample|risk|tool|job|head|body|fire|cash|till|pick|trade)$/i.test(
      words[0] ?? '',
    )) &&
  /^(?:counts?|lists?|takes?|rotas?|rotation|logs?|audits?|levels?|cards?|rooms?|work|sheets?|control|management|replenishment|maintenance)[,.;]?$/.test(
    words[1] ?? '',
  ) &&
  (words[2] === undefined ||
    /,$/.test(words[1] ?? '') ||
    /ly[,.]?$|^(?:every|each|on|in|at|for|with|twice|once|and|per|using|by)$/.test(words[2]));
/** Verbs whose object is stuff, animals or plants, and never a check or a study of it. */
const handled =
  /^(?:load|plant|stock|ship|house|farm|water|film|weld|pipe|wire|paint|face|cost|price|staff|fuel|fire|flood|mine|pump|light|store|board|box|bag|seed|grease|oil|heat|cool|drill|fence|wash|feed|weight|fund|cash|shift|site)$/;

/** Reads a line as a verb phrase: "To carry out checks", "Driving safely", "plans and leads". Null when it starts with no known verb. */
export function parseVerbPhrase(line: string): VerbPhrase | null {
  const words = line.trim().split(/\s+/);
  const heads: Head[] = [];
  let index = 0;
  let adverb = '';
  const opening = words[0] ?? '';
  // "Daily walk round checks": a noun that could be a verb is none behind an adverb that could be an adjective.
  if (/^daily$/i.test(opening) && nounLike.has((words[1] ?? '').toLowerCase())) return null;
  if (adverbs.test(opening.toLowerCase()) && words.length > 1) {
    adverb = `${opening.toLowerCase()} `;
    index = 1;
  }
  const next = words[index + 1];
  const head = (words[index] ?? '').toLowerCase();
  const first =
    baseOf(words[index] ?? '', 'any') ?? (isGuessedVerb(head, next) ? { base: head, form: 'base' as const } : null);
  if (!first) return null;
  // "Training programmes for staff", "Cleaning materials", "Supports and brackets": nouns that look like verbs.
  if (
    first.form === 'third' &&
    (next === undefined ||
      (/^(?:to|with|for|at|on|by|about)$/i.test(next) && nounLike.has(first.base)) ||
      /^(?:of|in|from|&|are|were|will|must|should)$/i.test(next))
  )
    return null;
  if (
    first.form === 'base' &&
    nounLike.has(first.base) &&
    next !== undefined &&
    /^(?:of|for|is|are|will|must|\/|>|<)$/i.test(next) &&
    !(/^(?:care|screen|search|test|check|listen|watch|look|arrange)$/.test(first.base) && /^for$/i.test(next))
  )
    return null;
  // "Repair of frames", "code reviews", "do you know".
  if (
    first.form === 'base' &&
    /^of$/i.test(next ?? '') &&
    !/^(?:think|dispose|hear|approve|speak|talk|dream|learn|know|conceive)$/.test(first.base)
  )
    return null;
  if (first.form === 'base' && first.base === 'code' && /^(?:reviews?|quality|coverage)\b/i.test(next ?? ''))
    return null;
  // "Care plan audits": nobody cares a plan. "Dry needling": nobody dries it.
  if (first.base === 'care' && first.form === 'base' && !/^(?:for|about)$/i.test(next ?? '')) return null;
  if (
    first.form === 'base' &&
    nounLike.has(first.base) &&
    /^[a-z]{3,}ing$/.test(next ?? '') &&
    /^(?:|and|or|for|in|at|on|with|of|to|after|by)$/.test(words[index + 2] ?? '') &&
    !/^(?:support|attend|change|lead|plan|practice|supply|control|coach|review|process|book|order|market|target|test|start|stop)$/.test(
      first.base,
    )
  )
    return null;
  if (first.base === 'do' && /^(?:you|we|they|I|not)$/i.test(next ?? '')) return null;
  // "Time to know people", "code 95", "stock accuracy", "budget responsibility": nouns again.
  if (first.base === 'time' && first.form === 'base' && /^to$/i.test(next ?? '')) return null;
  if (first.form === 'base' && /^(?:code|class|level|grade|band)$/.test(first.base) && /^\d+$/.test(next ?? ''))
    return null;
  if (first.form === 'base' && compoundFirst.test(first.base) && abstractNoun.test((next ?? '').replace(/[,;.]$/, '')))
    return null;
  if (first.form === 'base' && isKept(words.slice(index))) return null;
  // "Machine washdown", "shift handover".
  if (
    first.form === 'base' &&
    nounLike.has(first.base) &&
    /^[a-z]{3,}(?:down|out|over|off|up|round)s?[,.;]?$/.test(next ?? '') &&
    !/^(?:support|lead|plan|process|cover|manage|control|document|schedule|test|track|design|offer|order|start|stop|attend|host|price|quote|review|call)$/.test(
      first.base,
    )
  )
    return null;
  // "Direct work with children": work that is direct.
  if (
    first.base === 'direct' &&
    first.form === 'base' &&
    /^(?:work|contact|sales?|care|payments?|debits?|marketing|mail|support|line|access|experience|service|action|entry|client|patient|customer|delivery)$/i.test(
      next ?? '',
    )
  )
    return null;
  // "REACT course": letters are no verb.
  if (/^[A-Z]{3,}$/.test(words[index] ?? '') && /[a-z]/.test(line)) return null;
  // "Swimming lessons", "baking classes": what is taught.
  if (
    first.form === 'ing' &&
    /^(?:swim|dance|ski|sail|skate|sing|surf|row|climb|box|jog|cycle|cook|bake|sew|knit|draw|paint|read|ride|drive|write)$/.test(
      first.base,
    ) &&
    /^(?:lessons?|class(?:es)?|courses?|clubs?|sessions?|groups?|competitions?|galas?|skills|instruction)[.,;]?$/i.test(
      next ?? '',
    )
  )
    return null;
  // "Note keeping on Epic Care".
  if (first.form === 'base' && /^keeping\b/i.test(next ?? '') && first.base !== 'support') return null;
  // "Load flow studies", "daily plant checks": who loads and plants does it to goods and trees.
  if (
    first.form === 'base' &&
    handled.test(first.base) &&
    /^(?:[a-z/-]+ ){0,2}(?:stud(?:y|ies)|checks?|tests?|audits?|reviews?|surveys?|inspections?|calculations?|assessments?|trials|walks|rounds|patrols|visits|records|returns|reports|changes|repairs|upgrades|replacements|installs|moves|swaps|handovers)$/.test(
      words.slice(index + 1).join(' '),
    )
  )
    return null;
  // "Yield improvement", "feed mixing": nothing follows, and the second noun is what is done.
  if (
    first.form === 'base' &&
    nounLike.has(first.base) &&
    words.length === index + 2 &&
    (abstractNoun.test(next ?? '') || baseOfIng(next ?? '') !== null) &&
    !/^(?:support|change|lead|plan|process|review|offer|manage|control|influence|present|document|practice|return|report|start|stop|help|test|access|market|coach|train|study|price|purchase|order|board|host|form|measure|reward|target)$/.test(
      first.base,
    )
  )
    return null;
  if (
    first.form === 'ing' &&
    next !== undefined &&
    /^(?:experience|support|skills?|knowledge|qualifications?|background|degree|diploma|trade|role|team|sector|industry|environment|tools|software|standards|methods|practice|systems?|processes|certificates?|licen[cs]e|is|are|of|will)$/i.test(
      next,
    )
  )
    return null;
  const form = first.form;
  let verb: string | null = first.base;
  while (verb) {
    const raw = words[index] ?? '';
    index += 1;
    let particle = '';
    const after = words[index];
    if (
      after &&
      !/[,;]$/.test(raw) &&
      particles.test(after.replace(/,$/, '')) &&
      !/[,;]$/.test(raw) &&
      words.length > index + 1
    ) {
      particle = ` ${after.replace(/,$/, '')}`;
      if (/,$/.test(after)) words[index] = ',';
      else index += 1;
    }
    const comma = /,$/.test(raw) || words[index] === ',';
    if (words[index] === ',') index += 1;
    const conjunction = /^(?:and|or|then|&)$/i.test(words[index] ?? '');
    const candidate = comma || conjunction ? index + (conjunction ? 1 : 0) : -1;
    let follows = candidate > 0 ? startsHead(words, candidate, form) : null;
    if (comma && !conjunction && follows === null) follows = null;
    heads.push({
      adverb,
      verb,
      particle,
      joiner: follows
        ? conjunction
          ? `${comma ? ',' : ''} ${(words[index] ?? '').toLowerCase().replace('&', 'and')} `
          : ', '
        : '',
    });
    adverb = '';
    if (follows) index = candidate;
    else if (comma) return null;
    verb = follows;
  }
  // "Programme and cost control": two nouns before a third.
  if (
    heads.length === 2 &&
    form === 'base' &&
    heads.every(({ verb: head }) => nounLike.has(head)) &&
    /^(?:control|management|planning|reporting|analysis|administration|forecasting|monitoring)$/.test(
      words.slice(index).join(' '),
    )
  )
    return null;
  const restWords = words.slice(index);
  let rest = restWords.join(' ');
  let inflects = true;
  for (let at = 0; at < restWords.length; at += 1) {
    const before = restWords[at - 1] ?? '';
    if (!(/[,;]$/.test(before) || /^(?:and|then|or|to|but)$/i.test(before)) || /^to$/i.test(before)) continue;
    const further = startsVerb(restWords, at, form);
    // "And land inverters": perhaps a verb; nothing before it is bent.
    if (
      !further &&
      form === 'base' &&
      /^and$/i.test(before) &&
      nounLike.has(restWords[at] ?? '') &&
      /^[a-z]+[^s\W]s[,.]?$/.test(restWords[at + 1] ?? '')
    )
      inflects = false;
    // "And xyz the": whatever it is, it is a verb, and nothing before it may be bent.
    if (!further && form === 'base' && isGuessedVerb(restWords[at] ?? '', restWords[at + 1])) inflects = false;
    // "Collecting trays and load van", "preparing invoices and chase payments": gerunds and orders mixed.
    if (!further && (isFurtherOrder(restWords, at) || (form === 'ing' && isOrderAmong(restWords, at))))
      inflects = false;
    if (!further) continue;
    inflects = false;
    if (form !== 'base') {
      // Bring later verbs to the base form as well, so that "You'll" can stand before them.
      const word = restWords[at] ?? '';
      restWords[at] = further + (/[,;]$/.exec(word)?.[0] ?? '');
    }
  }
  if (!inflects) rest = restWords.join(' ');
  return { heads, rest, inflects };
}

/** After a gerund's object an order: "preparing invoices and chase payments". */
function isOrderAmong(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  const next = words[at + 1];
  return (
    /^(?:and|then)$/i.test(words[at - 1] ?? '') &&
    isVerbBase(word) &&
    next !== undefined &&
    !/^(?:and|or|of|in|at|for|on)$/.test(next) &&
    (!nounLike.has(word) || objectStart.test(next))
  );
}

/** A second head shares the object: "plan and lead surveys", "specify, test and install". */
function startsHead(words: readonly string[], index: number, form: VerbForm): string | null {
  const word = words[index];
  if (word === undefined || /^[A-Z]/.test(word)) return null;
  // "Strip and re-slate roofs", "file and index court papers": what stands beside a verb over the same thing is one.
  const beside =
    form === 'base' &&
    (/^re-[a-z]{3,}$/.test(word) || (mayBeVerb(word) && !isVerbBase(word))) &&
    /^(?:and|or)$/i.test(words[index - 1] ?? '') &&
    index === 2 &&
    words[3] !== undefined &&
    !/^(?:in|on|of|for|at|with|and|to)$/.test(words[3]);
  const found = beside ? { base: word } : baseOf(word, form);
  if (!found) return null;
  // "Pick and pack": two verbs and nothing after them.
  if (words[index + 1] === undefined)
    return index === 2 &&
      /^and$/i.test(words[1] ?? '') &&
      (form === 'ing' || !nounLike.has(baseOf(words[0] ?? '', form)?.base ?? 'form'))
      ? found.base
      : null;
  return found.base;
}

/** The phrase in one of its forms, without capital or stop. */
export function realiseVerbPhrase(phrase: VerbPhrase, form: VerbForm): string {
  const inflect = form === 'ing' ? toIng : form === 'third' ? toThirdPerson : (verb: string): string => verb;
  const heads = phrase.heads
    .map((head) => `${head.adverb}${inflect(head.verb)}${head.particle}${head.joiner}`)
    .join('');
  return phrase.rest ? `${heads} ${phrase.rest}` : heads;
}
