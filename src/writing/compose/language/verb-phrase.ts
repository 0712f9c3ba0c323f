import { describes, knowsNoun } from './lexicon.ts';
import { beginsWithBody } from './named-bodies.ts';
import { rememberingHere } from './names-here.ts';
import { isFurtherOrder } from './noun-chunks.ts';
import { isKnownNoun } from './nouns.ts';
import { isDeedNoun, namedByUse, namesThing, onlyByUse } from './thing-first.ts';
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
  /^(?:further|fully|regularly|proactively|actively|directly|independently|safely|securely|thoroughly|promptly|correctly|accurately|confidently|carefully|quickly|effectively|efficiently|closely|personally|jointly|routinely|daily|occasionally|also|always|then|consistently|continually|continuously|successfully|positively|constantly|professionally|competently|systematically|periodically|constructively|politely|calmly|properly|clearly|swiftly)$/;

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
  /^(?:safeguarding|planning|training|building|housing|marketing|engineering|purchasing|nursing|catering|accounting|manufacturing|cleaning|testing|learning|teaching|lending|banking|trading|funding|licensing|operating|working|reporting|staffing|parking|recycling|rating|billing|booking|pricing|shipping|invoicing|onboarding)$/i;
const written =
  /^(?:legislation|laws?|polic(?:y|ies)|standards?|requirements?|records?|procedures?|regulations?|guidance|needs|systems?|processes|practices?|conditions|hours|materials?|equipment|costs?|budgets?|plans?|alerts?|concerns|referrals|matters|issues|enquiries|inquiries|queries|drawings)[.,;]?$/i;

/** Whether the word at `index` starts a further verb phrase after a comma, "and", "then" or "or". */
function startsVerb(words: readonly string[], index: number, form: VerbForm): string | null {
  const word = words[index];
  if (word === undefined || /^[A-Z]/.test(word)) return null;
  // "Supporting residents, including referral": an inclusion is no further task.
  if (/^(?:including|excluding|regarding|concerning|according|depending|using|during)$/.test(word)) return null;
  const next = words[index + 1];
  // "Scoring them", "tallying it": a doing, whether a list has it or not.
  const done =
    form === 'ing' && /^[a-z]{3,}ing$/.test(word) && /^(?:them|it)\b/.test(next ?? '')
      ? [word.slice(0, -3), `${word.slice(0, -3)}e`].find((base) => mayBeVerb(base) || isVerbBase(base))
      : undefined;
  const found = baseOf(word, form) ?? (done === undefined ? null : { base: done, form });
  if (!found) return null;
  if (form === 'base' && nounLike.has(found.base)) {
    // "check vehicles and report defects" against "plans and support teams": only a clear object makes it a verb.
    if (next === undefined || /[,;]$/.test(word)) return null;
    // "And report to the Head of Sales": nothing else is reported to.
    if (found.base === 'report' && /^to$/i.test(next)) return found.base;
    // "And work with system owners".
    if (/^(?:work|help|support)$/.test(found.base) && /^(?:with|alongside|closely)$/i.test(next)) return found.base;
    if (!objectStart.test(next) || /^(?:with|for|in|on|at|from|to)$/i.test(next)) return null;
  }
  // "Containment and wiring to BS 7671", "fencing around the site": what was made, and no further deed.
  if (
    form === 'ing' &&
    /^(?:wir|pip|cabl|trunk|duct|plumb|til|fenc|floor|roof|gutter|cladd|deck|glaz|panell|shelv)ing$/.test(word) &&
    (next === undefined || /^(?:to|in|on|at|for|across|around|between|under|from)$/.test(next))
  )
    return null;
  if (
    form === 'ing' &&
    next !== undefined &&
    /^(?:and|of|in|for|,)$/.test(next) &&
    // "And confirming in the system": a verb and nothing else.
    !(/^(?:in|for)$/.test(next) && !nounLike.has(found.base) && !knowsNoun(found.base) && !knowsNoun(word))
  )
    return null;
  // "And meeting room": where it is done, and nobody meets a room.
  if (
    form === 'ing' &&
    /^(?:rooms?|areas?|bays?|points?|machines?|stations?|desks?|halls?|pools?|yards?|sheds?|licen[cs]es?|permits?|schedules?|rotas?|lists?)[,.;]?$/.test(
      next ?? '',
    ) &&
    /^(?:meet|wait|train|park|load|chang|dress|staff|clean|wash|fit|din|live|liv|sew|mill|weigh|swim|climb|land|pick|pack|sort|serv|cool|heat|read|print|laundr|hold|vend|work|liv)/.test(
      word,
    )
  )
    return null;
  // "Personal care and toileting needs".
  if (form === 'ing' && /^(?:needs|aids|routines|difficulties)[,.;]?$/.test(next ?? '')) return null;
  // "Personal care, cooking, shopping": a row of things.
  if (form === 'ing' && /,$/.test(word)) return null;
  // "Handles cash, checks, cards", "records hours, repairs and costs".
  if (
    form === 'third' &&
    (/,$/.test(word) ||
      ((nounLike.has(found.base) || knowsNoun(found.base)) && /^(?:|and|or|in|on|at|of|for|to|with)$/.test(next ?? '')))
  )
    return null;
  // "And safeguarding legislation": a field and what is written about it.
  if (form === 'ing' && fields.test(word) && next !== undefined && written.test(next)) return null;
  return found.base;
}

/** Reads a line as a verb phrase: "To carry out checks", "Driving safely", "plans and leads". Null when it starts with no known verb. */
export const parseVerbPhrase = rememberingHere(parse);

function parse(line: string): VerbPhrase | null {
  // "Land Registry applications": the name of an office, and nobody lands anything.
  if (beginsWithBody(line)) return null;
  const words = line.trim().split(/\s+/);
  const heads: Head[] = [];
  let index = 0;
  let adverb = '';
  const opening = words[0] ?? '';
  // "Daily walk round checks": a noun that could be a verb is none behind an adverb that could be an adjective.
  if (
    /^daily$/i.test(opening) &&
    (nounLike.has((words[1] ?? '').toLowerCase()) ||
      (baseOfThird(words[1] ?? '') !== null &&
        !/^(?:the|an?|all|any|our|your|their|each|every)$/i.test(words[2] ?? '')))
  )
    return null;
  if (
    adverbs.test(opening.toLowerCase()) &&
    words.length > 1 &&
    // "Further training of staff": more of it.
    (!/^further$/i.test(opening) || isVerbBase((words[1] ?? '').toLowerCase()))
  ) {
    adverb = `${opening.toLowerCase()} `;
    index = 1;
  }
  const next = words[index + 1];
  const head = (words[index] ?? '').toLowerCase();
  const first =
    baseOf(words[index] ?? '', 'any') ??
    (isGuessedVerb(head, next) || isVerbBeside(words, index)
      ? { base: head.replace(/,$/, ''), form: 'base' as const }
      : null);
  if (!first) return null;
  if (namesThing(line, words, index, first)) return null;
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
  // "Rota the team": a verb that somebody made of a noun has its plain form only.
  let inflects = !heads.some(({ verb }) => /[^aeiou][ai]$/.test(verb) && !/^(?:ski|taxi)$/.test(verb));
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
      (/^[a-z]+[^s\W]s[,.]?$/.test(restWords[at + 1] ?? '') ||
        // "And support effective governance".
        (/^(?!(?:and|or|of|in|at|for|on|with|to|from|by)$)[a-z]+$/.test(restWords[at + 1] ?? '') &&
          /^[a-z]/.test(restWords[at + 2] ?? '')))
    )
      inflects = false;
    // "And xyz the": whatever it is, it is a verb, and nothing before it may be bent.
    if (!further && form === 'base' && isGuessedVerb(restWords[at] ?? '', restWords[at + 1])) inflects = false;
    // "Collecting trays and load van", "preparing invoices and chase payments": gerunds and orders mixed.
    if (!further && (isFurtherOrder(restWords, at) || (form === 'ing' && isOrderAmong(restWords, at))))
      inflects = false;
    if (!further) continue;
    // "Ensures that all lifts, hoists and slings are checked": things, of which something is said.
    if (
      form === 'third' &&
      /^[a-z]+s,? (?:and|or) (?:[a-z]+ )?[a-z]+s (?:is|are|was|were|has|have|can|must|will)\b/.test(
        restWords.slice(at).join(' '),
      )
    )
      continue;
    // "Supporting a caseload of carers, visiting every six weeks": how, and no further task.
    if (
      form === 'ing' &&
      /,$/.test(before) &&
      at > 4 &&
      !restWords.slice(at).some((word) => /[,;]$|^(?:and|or|then)$/.test(word)) &&
      !restWords.slice(0, at - 1).some((word) => /,$/.test(word))
    )
      continue;
    // "Placing IVs, catheters and feeding tubes": what closes a row of things is one.
    if (
      form === 'ing' &&
      /^and$/i.test(before) &&
      (closesThings(restWords, at) || onlyByUse.test(restWords.slice(at).join(' ')))
    )
      continue;
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

/** "Induce and monitor anaesthesia", "bed up cubicles": a word that no list has, and that is a verb by what stands behind it. */
function isVerbBeside(words: readonly string[], at: number): boolean {
  const [word = '', link = '', second = '', object = ''] = words.slice(at, at + 4);
  // "Bleed, balance and top up systems": before a row of verbs.
  const row = /^([a-z]{3,}), ([a-z]+),? and ([a-z]+) (?!of\b|in\b|on\b|at\b|for\b)[a-z]/.exec(
    words.slice(at).join(' '),
  );
  if (row?.[1] && isVerbBase(row[2] ?? '') && isVerbBase(row[3] ?? ''))
    return mayBeVerb(row[1]) && !(nounLike.has(row[2] ?? '') && nounLike.has(row[3] ?? '') && knowsNoun(row[1]));
  if (!/^[a-z]{3,}$/.test(word) || /[a-z]{2}(?:ing|ed|ly)$|[^s]s$/.test(word)) return false;
  if (/^(?:up|out|off|down)$/.test(link))
    return (
      !/(?:tion|ment|ance|er|or|age|ity)$/.test(word) &&
      (/^(?:the|all|our|any|new|old|your)$/.test(second) ||
        (/^[a-z]{2,}[^su\W]s[.,;]?$/.test(second) && !isDeedNoun(second.replace(/\W$/, ''))))
    );
  return (
    /^(?:and|or)$/.test(link) &&
    isVerbBase(second) &&
    !nounLike.has(second) &&
    object !== '' &&
    !/^(?:of|in|on|at|for|with|to|from|by|and|or|is|are)$/.test(object) &&
    (mayBeVerb(word) || (!knowsNoun(word) && !isKnownNoun(word))) &&
    !/(?:tion|sion|ment|ness|ity|ance|ence|age|er|or|ist|ship|dom|al|ery|ure|ist|ic|roll|room|ware)$/.test(word) &&
    !describes(word)
  );
}

/** Whether "and" before the word at `at` closes a row of things: a comma without an "and" stood before it. */
const closesThings = (words: readonly string[], at: number): boolean =>
  words.slice(0, at - 1).some((word) => /,$/.test(word)) &&
  !words.slice(0, at - 1).some((word) => /^(?:and|or)$/.test(word)) &&
  !words.slice(1, at - 1).some((word, index) => /,$/.test(words[index] ?? '') && /ing$/.test(word)) &&
  namedByUse.test(words.slice(at).join(' '));

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

/** Several things that something is done to: "loads", and no "visits". */
const isBareObject = (word: string): boolean =>
  /^[a-z]{3,}[^su\W]s[.,;]?$/.test(word) &&
  !isDeedNoun(word.replace(/\W$/, '')) &&
  !/^(?:visits|tests|meetings|plans|reports)/.test(word);

/** Verbs of trades that are names of things wherever they don't close a row of verbs: "load, strap and sheet trailers". */
export const onlyInRows =
  /^(?:joint|sheet|thread|rack|crop|kerf|face|head|size|house|dress|gut|point|fleet|book|bag|tray|rope|chain)$/;
/** What such a row is done to: one thing, or several. */
const isObjectOfRow = ([first = '', next]: readonly string[]): boolean =>
  /^(?!(?:and|or|of|in|on|at|for|with|to|from|by|is|are)\b)[a-z]{3,}[.,;]?$/.test(first) &&
  (next === undefined || /^(?:and|or|to|in|on|at|for|with|from|by|using|ready|before|after)$/.test(next));

/** A second head shares the object: "plan and lead surveys", "specify, test and install". */
function startsHead(words: readonly string[], index: number, form: VerbForm): string | null {
  const word = words[index];
  if (word === undefined || /^[A-Z]/.test(word)) return null;
  // "Strip and re-slate roofs", "file and index court papers": what stands beside a verb over the same thing is one.
  const beside =
    form === 'base' &&
    (/^re-[a-z]{3,}$/.test(word) ||
      (/^re[a-z]{4,}$/.test(word) && isVerbBase(word.slice(2))) ||
      (mayBeVerb(word) && !isVerbBase(word))) &&
    /^(?:and|or)$/i.test(words[index - 1] ?? '') &&
    index === 2 &&
    words[3] !== undefined &&
    !/^(?:in|on|of|for|at|with|and|to)$/.test(words[3]);
  // "Diagnose and rectify faults", "strap and sheet loads": beside a verb that is nothing else.
  const second =
    form === 'base' &&
    index === 2 &&
    /^(?:and|or)$/i.test(words[1] ?? '') &&
    isVerbBase(words[0] ?? '') &&
    !nounLike.has((words[0] ?? '').toLowerCase()) &&
    words[3] !== undefined &&
    (isGuessedVerb(word, words[3]) ||
      (words.length <= 5 && /^[a-z]{3,}$/.test(word) && !/(?:ing|ed|ly|s)$/.test(word) && isBareObject(words[3])));
  // "Recruit, enthuse and support volunteers": what stands between two verbs is one.
  const between =
    form === 'base' &&
    index === 1 &&
    /^[a-z]{4,}$/.test(word) &&
    !isVerbBase(word) &&
    /^(?:and|or)$/i.test(words[2] ?? '') &&
    isVerbBase(words[3] ?? '') &&
    words[4] !== undefined &&
    !/^(?:and|or|of|in|on|at|for|with|to|from|by)$/.test(words[4]) &&
    // "Isolate, earth and test equipment": behind the comma of a verb that is nothing else stands one.
    (!nounLike.has((words[0] ?? '').toLowerCase().replace(/,$/, '')) ||
      (!knowsNoun(word) && !nounLike.has(words[3] ?? '')) ||
      // "Match, batch and code invoices".
      (mayBeVerb(word) && /^[a-z]{3,}[^su\W]s[.,]?$/.test(words[4]) && !isDeedNoun(words[4])));
  // "Measure, cut and joint timber": it closes a row of verbs.
  const closing =
    form === 'base' &&
    onlyInRows.test(word) &&
    /^(?:and|or)$/i.test(words[index - 1] ?? '') &&
    index > 2 &&
    isVerbBase((words[index - 2] ?? '').toLowerCase().replace(/,$/, '')) &&
    isObjectOfRow(words.slice(index + 1));
  const found = beside || between || second || closing ? { base: word } : baseOf(word, form);
  if (!found) return null;
  // "Pick and pack", "wire, test and fault-find": verbs and nothing after them.
  if (words[index + 1] === undefined)
    return (index === 2 || (index === 3 && !nounLike.has(word) && !knowsNoun(word))) &&
      /^and$/i.test(words[index - 1] ?? '') &&
      (form === 'ing' || index === 3 || !nounLike.has(baseOf(words[0] ?? '', form)?.base ?? 'form'))
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
