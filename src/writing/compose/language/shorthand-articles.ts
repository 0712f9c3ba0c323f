/** Articles that shorthand leaves out, inside a task: "in workshop", "report faults to shift supervisor", "in safe manner". */
import { articleFor } from './articles.ts';
import { bare, ends, places } from './bare-places.ts';
import { areFields, isStretch } from './bare-turns.ts';
import { isLikelyThing, lacksArticle } from './counting.ts';
import { isInfinitive } from './infinitive.ts';
import { lexiconTags } from './lexicon.ts';
import {
  type Chunk,
  chunkAt,
  determined,
  headIn,
  isFurtherOrder,
  isOpen,
  type Judge,
  rowFrom,
  ways,
} from './noun-chunks.ts';
import { baseOfIng, isGuessedVerb, isVerbBase, nounLike } from './verbs.ts';

/** What tells one of many, and not the known one. */
const oneOfMany =
  /^(?:similar|valid|busy|small|large|big|growing|friendly|fast-paced|new|recogni[sz]ed|accredited|relevant|suitable|related|comparable|dedicated|regulated|leading|high-volume|clean|tidy|organi[sz]ed|hygienic|healthy|welcoming|positive|supportive|calm|multi-\w+|good|high|safe|timely|professional|different|given|particular|private|typical|recent|reputable|registered|competitive|single)$/;

/** Verbs of which there is one now and then, and what they happen to. */
const nowAndThen =
  /^(?:report|record|log|note|investigate|identify|spot|flag|raise|escalate|resolve|handle|answer|conduct|hold|attend|perform|undertake|complete|organise|organize|arrange|deal|chair|minute|run|carry|deliver|facilitate|react|reply|help|lead|plan|schedule|book|prepare|assist|support|participate|respond)$/;
const events =
  /^(?:miss|hazard|incident|accident|fault|defect|complaint|query|enquiry|inquiry|request|breakage|error|discrepancy|spill|visit|meeting|campaign|survey|inspection|audit|review|check|test|interview|call|appraisal|assessment|demo|demonstration|event|session|class|lesson|tour|trip|claim|referral|appointment|booking|delivery|drill|briefing|handover|debrief|trial|workshop)$/;
const plural = (noun: string): string =>
  /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;

export type Article = 'the' | 'a';

const articleOf = (chunk: Chunk, kind: Article): string => {
  const phrase = chunk.words.join(' ');
  // "In the hospice sector": there is one.
  if (/^(?:sector|industry|market|trade|profession)$/.test(headIn(chunk)) && !oneOfMany.test(chunk.words[0] ?? ''))
    return 'the';
  if (ways.test(headIn(chunk)) && /^(?:required|agreed|expected|necessary|same|right|set)$/.test(chunk.words[0] ?? ''))
    return 'the';
  // "To DVSA standard": the one there is.
  if (headIn(chunk) === 'standard' && /^[A-Z]{2,}$/.test(chunk.words[0] ?? '')) return 'the';
  return kind === 'a' || ways.test(headIn(chunk)) || oneOfMany.test(chunk.words[0] ?? '') ? articleFor(phrase) : 'the';
};

/** Deeds that are done to one known thing: "jet wash forecourt", "clean coil". */
const handling =
  /^(?:clean|wash|jet-wash|pressure-wash|power-wash|grease|fix|paint|mop|sweep|repair|replace|drive|park|lock|unlock|empty|fill|load|unload|refill|restock|sand|oil|fit|mount|strip|tow|rig)$/;
/** Departments, and points in what is being done: nobody puts an article before them. */
const stages =
  /^(?:product|sales|finance|marketing|engineering|production|design|legal|procurement|operations|planning|policy|underwriting|accounts|payroll|purchasing|reception|dispatch|despatch|issue|completion|handover|collection|disposal|delivery|departure|arrival|closing|close|launch|release|submission|booking|order|publication|print|review|approval|installation|commissioning|discharge|admission|referral|application|offer|contract|invoice|payment|brief|concept|proposal|tender|enquiry|quote)$/;

const departments =
  /^(?:product|sales|finance|marketing|engineering|production|design|legal|procurement|operations|policy|security|support|data|quality|merchandising|logistics|compliance|development|research|commercial|customer|risk|fraud|tax|audit|treasury|credit|claims|pricing|payments|payroll|purchasing|planning|underwriting|insight|analytics|editorial|content|brand|growth|platform|technology|comms|communications|people|housekeeping|catering|maintenance|reception|dispatch|transport|warehouse|stores|IT|HR|QA|R&D)$/;

/** Papers that are called by what they are of. */
const calledSo =
  /^(?:certificates?|proofs?|powers?|bills?|letters?|notices?|deeds?|articles|statements?|grounds|orders?|declarations?|confirmations?|acts?|warrants?|writs?|vouchers?|advice|forms?|duty|duties|rights?|terms)$/;

const bodies = /^(?:association|society|federation|union|consortium|cooperative|co-operative|partnership|foundation)$/;

const named = /^last (?:offices|rites|orders)\b/;

/** Whether a phrase that begins at `at` lacks its article, and which. */
function missing(
  words: readonly string[],
  at: number,
  before: string,
  kind: Article,
  { verb = '', order = '', guess = false } = {},
): string | null {
  const chunk = chunkAt(words, at);
  if (!chunk || determined.test(chunk.words[0] ?? '') || ends.test(chunk.words[0] ?? '')) return null;
  // "Satisfied with repairs last year": when it was is no part of the thing.
  if (
    chunk.words.some(
      (word, at) =>
        /^(?:last|next|this)$/.test(word) &&
        (at > 0 || /^(?:year|month|week|season|quarter|term|summer|winter)s?$/.test(chunk.words[1] ?? '')),
    )
  )
    return null;
  // "Assist with last offices": a rite by its name.
  if (named.test(words.slice(at, at + 2).join(' '))) return null;
  const head = headIn(chunk);
  const first = chunk.words[0] ?? '';
  // "Diagnose faults and quote for parts": several, and then a further order.
  const verbBehind = words[chunk.end + 1] ?? '';
  if (
    /^(?:[a-z-]+ )*[a-z]+[^su\W]s$/.test(chunk.words.join(' ')) &&
    /^and$/.test(words[chunk.end] ?? '') &&
    /^(?:for|to|on|with|in|at)$/.test(words[chunk.end + 2] ?? '') &&
    isVerbBase(verbBehind)
  )
    return null;
  // "Lost property", "carry out fret dressing": of these there is no one.
  if (/^lost property$/.test(chunk.words.join(' '))) return null;
  if (/^(?:carry|do|perform|undertake)$/.test(verb || order) && before === '' && /[a-z]{3}ing$/.test(head)) return null;
  const several = /^(?:[a-z-]+ )*[a-z]+[^su\W]s and ([a-z]+)$/.exec(chunk.words.join(' '))?.[1];
  if (several && isVerbBase(several) && words[chunk.end] !== undefined) return null;
  // "Welcome guests warmly": how it is done, and no thing.
  if (
    /[a-z]{3}ly$/.test(head) &&
    !/(?:family|assembly|supply|anomaly|jelly|reply|lily|ally|bully|monopoly|subassembly)$/.test(head)
  )
    return null;
  // "Clients with turnover between €1m and €40m": how much, and not which.
  if (
    before === 'with' &&
    chunk.words.length === 1 &&
    /^(?:turnover|revenue|income|spend|sales|experience|exposure|responsibility)$/.test(head) &&
    /^(?:between|of|from|over|above|under|below|up|across)$/.test(words[chunk.end] ?? '')
  )
    return null;
  // "Maintain records of attendance and assessment": what is kept is told by its kind.
  if (
    before === 'of' &&
    /^(?:records?|registers?|evidence|proof|levels?|standards?|logs?|rates?|culture|spirit|sense|climate)$/.test(
      words[at - 2] ?? '',
    )
  )
    return null;
  // "Certificates of survey", "powers of attorney", "next of kin": papers and people that are called so.
  if (
    before === 'of' &&
    chunk.words.length === 1 &&
    (calledSo.test(words[at - 2] ?? '') || (head === 'kin' && words[at - 2] === 'next')) &&
    !determined.test(words[at - 3] ?? '')
  )
    return null;
  // "Maintain good order and discipline": a state of things.
  if (/^(?:good|public|working|running|due|alphabetical) order$/.test(chunk.words.join(' '))) return null;
  // "From booking to departure", "feedback to product", "before issue": stages and departments.
  if (
    places.test(before) &&
    chunk.words.length === 1 &&
    stages.test(head) &&
    // "With product and security": two departments.
    (!/^(?:and|or)$/.test(words[chunk.end] ?? '') ||
      (departments.test((words[chunk.end + 1] ?? '').replace(/[,.;]$/, '')) &&
        (words[chunk.end + 2] === undefined || ends.test(words[chunk.end + 2] ?? ''))))
  )
    return null;
  // "Work with risk and product to turn rules into software": two departments, and nothing that has an article.
  if (
    before === 'with' &&
    chunk.words.length === 1 &&
    departments.test(head) &&
    /^(?:and|or)$/.test(words[chunk.end] ?? '') &&
    departments.test((words[chunk.end + 1] ?? '').replace(/[,.;]$/, '')) &&
    (words[chunk.end + 2] === undefined ||
      /[,.;]$/.test(words[chunk.end + 1] ?? '') ||
      ends.test(words[chunk.end + 2] ?? ''))
  )
    return null;
  // "An interest in farm property": a field, and no share of one.
  if (
    before === 'in' &&
    /^(?:interest|career|background|grounding|training|qualification|diploma|certificate)$/.test(words[at - 2] ?? '')
  )
    return null;
  if (before === 'to' && isInfinitive(words, at, order)) return null;
  // "Show customers how to use the kit".
  if (before === 'to' && /^(?:how|what|when|where|whether)$/.test(words[at - 2] ?? '')) return null;
  if (/^(?:small|heavy|hired|mobile) plant$/.test(chunk.words.join(' '))) return null;
  // "From receipt to closure".
  if (isStretch(words, at)) return null;
  // "Within one day of receipt", "at temperature", "from kerb to gate".
  if (chunk.words.length === 1) {
    const behind = words[at - 2] ?? '';
    if (before === 'of' && /^(?:days?|weeks?|hours?|months?|minutes?)$/.test(behind)) return null;
    if (before === 'at' && head === 'temperature') return null;
    if (before === 'to' && words[at - 3] === 'from' && /^[a-z]+$/.test(behind)) return null;
  }
  // "Open new business", "hand in hand", "end to end".
  if (
    /^(?:new|repeat|local|more|additional|project|contract|service|retail|wholesale|export|import|trade|aftermarket|spare parts)(?: and [a-z]+)? business$/.test(
      chunk.words.join(' '),
    )
  )
    return null;
  if (chunk.words.length === 1 && words[chunk.end + 1]?.replace(/[,.;]$/, '') === head) return null;
  if (/^(?:in|to|by|on|after|for|upon|over)$/.test(before) && words[at - 2]?.replace(/[,.;]$/, '') === words[at])
    return null;
  if (
    /^(?:(?:best|good) (?:value|practice)|net zero|peak season|public interest|final accounts)$/.test(
      chunk.words.join(' '),
    )
  )
    return null;
  // "Design of rural road and drainage schemes": the road is one of the schemes.
  if (
    /^(?:of|for|in)$/.test(before) &&
    chunk.words.length > 1 &&
    /^(?:and|or|&)$/.test(words[chunk.end] ?? '') &&
    /^[a-z-]+[^s]$/.test(words[chunk.end + 1] ?? '') &&
    /^[a-z-]+[^su]s[,.;]?$/.test(words[chunk.end + 2] ?? '') &&
    (words[chunk.end + 3] === undefined || ends.test(words[chunk.end + 3] ?? ''))
  )
    return null;
  // "At month end".
  if (/^(?:month|year|quarter|week|period|season) end$/.test(chunk.words.join(' '))) return null;
  // "Record accurately".
  if (
    /[a-z]{3}ly$/.test(first) &&
    !/^(?:daily|weekly|monthly|fortnightly|quarterly|yearly|hourly|nightly|early|friendly|lively|elderly|costly|likely|weekly|assembly|supply|family)$/.test(
      first,
    ) &&
    !places.test(before)
  )
    return null;
  // "The" may stand before anything that is likely a thing, "a" only before what is counted for sure.
  // What is only likely a thing gets its article as the object of a handling, or where it has its kind before it.
  const likely =
    guess || (kind === 'the' && before === '' && (chunk.words.length > 1 || handling.test(words[at - 1] ?? verb)));
  const isThing: Judge = likely ? isLikelyThing : lacksArticle;
  // "Take part in night duty": no one duty of several.
  if (
    head === 'duty' &&
    /^(?:night|weekend|evening|lunch|break|gate|bus|playground|reception|jury|guard|on-call)$/.test(first)
  )
    return null;
  if (places.test(before)) {
    if (chunk.words.length === 1 && bare[before]?.test(head)) return null;
    // "A degree in supply chain": a field.
    if (
      before === 'in' &&
      /^(?:degrees?|diploma|training|background|qualifications?|apprenticeship|masters?|bachelor['’]?s?|certificate|expertise|career)$/.test(
        words[at - 2] ?? '',
      )
    )
      return null;
    // "At board level", "on night shift", "to degree level".
    if (
      (/^(?:level|shift|shifts|turn|grade|time|school|college)$/.test(head) ||
        (before === 'on' && /^(?:standby|duty|call|leave)$/.test(head))) &&
      !oneOfMany.test(first)
    )
      return null;
    if (/^(?:between|without)$/.test(before)) return null;
    // "In building a range": something that is done.
    if (baseOfIng(first) && chunk.words.length === 1 && determined.test(words[chunk.end] ?? '')) return null;
    // "In operating forklifts": something that is done.
    if (
      baseOfIng(first) &&
      chunk.words.length > 1 &&
      !/^(?:room|area|hall|station|yard|bay|shop|floor|line|centre|center|suite)$/.test(head) &&
      /^(?:in|of|for|with|from|by|about|before|after|without)$/.test(before)
    )
      return null;
    if (before === 'to' && words[at - 3] === 'from' && bare.from?.test(words[at - 2] ?? '')) return null;
    // "From site to site", "day to day", "door to door".
    if (words[chunk.end] === 'to' && words[chunk.end + 1]?.replace(/[,.;]$/, '') === head) return null;
    if (words[at - 2]?.replace(/[,.;]$/, '') === head) return null;
  }
  const whole = rowFrom(words, chunk);
  const end = whole.at(-1) ?? chunk;
  // "Greet callers politely and offer the menu": what has an object is a verb, and no part of the row.
  const row =
    whole.length > 1 && isVerbBase(end.words[0] ?? '') && determined.test(words[end.end] ?? '') ? [chunk] : whole;
  const last = row.at(-1) ?? chunk;
  // "Own health and safety", "help with bathing and dressing".
  if (areFields(row)) return null;
  // "Provide assessment, formulation and therapy": fields of work.
  if (
    row.length > 2 &&
    row.filter((part) => /(?:tion|sion|ment|ance|ence|ity|ing|therapy|care|ship|ness)$/.test(headIn(part))).length > 1
  )
    return null;
  if (row.length > 1) {
    // "Credible with shop floor and bank alike": both, and none of either.
    if (words[last.end] === 'alike' || last.words.at(-1) === 'alike') return null;
    // "Raise purchase orders, file and scan": two further deeds behind what is counted.
    if (
      row.length > 2 &&
      /[^su]s$/.test(head) &&
      row.slice(1).every((part) => part.words.length === 1 && isVerbBase(headIn(part)))
    )
      return null;
    // "Mentor transition year and veterinary students": both are kinds of students.
    if (
      row.length === 2 &&
      chunk.words.length > 1 &&
      last.words.length > 1 &&
      /^(?:students|pupils|learners|apprentices|trainees|patients|clients|customers|visitors|volunteers|graduates|staff|children|members|guests|residents|tenants)$/.test(
        headIn(last),
      ) &&
      !/(?:ers|ors|ees|ants|ents|ients|staff|children)$/.test(head)
    )
      return null;
    // "Teach workshop and theory": what is taught is no one place.
    if (/^(?:teach|study|tutor)$/.test(verb) && before === '') return null;
    // "Customer and supplier queries": both stand before one noun.
    // "Accurate client and staff records": with what both are like before them.
    const alike =
      chunk.words.length === 1 ||
      (chunk.words.length === 2 && (lexiconTags(first).includes('Adjective') || /^(?:paid|[a-z]{3,}ed)$/.test(first)));
    if (alike && last.words.length > 1 && !isOpen(last, isThing)) return null;
    if (!row.some((part) => isOpen(part, isThing))) return null;
    // "Manage occupancy and budget": the first is no one thing.
    if (
      row.length === 2 &&
      chunk.words.length === 1 &&
      /[a-z]{3}(?:ancy|ency|tion|ment|ance|ence|ness|ity)$/.test(head) &&
      !isOpen(chunk, isThing)
    )
      return null;
    if (kind === 'a' && !isOpen(chunk, isThing)) return null;
    const several = row.length > 2 && row.filter((part) => isOpen(part, isThing)).length > 1;
    if (!several && !isOpen(chunk, isThing) && !(row.length === 2 && chunk.words.length === 1 && isOpen(last, isThing)))
      return null;
    if (/^[A-Z]/.test(first) && chunk.words.length === 1) return null;
    return articleOf(isOpen(chunk, isThing) ? chunk : last, kind) === 'the' ? 'the' : articleFor(chunk.words.join(' '));
  }
  // "Meetings of residents association", "with allotment society": the one that there is.
  if (kind === 'the' && places.test(before) && chunk.words.length > 1 && bodies.test(head) && /^[a-z]/.test(first))
    return 'the';
  if (!isOpen(chunk, isThing)) return null;
  // "An eye for detail": of one word in what is asked nobody can tell.
  if (kind === 'a' && chunk.words.length === 1 && places.test(before)) return null;
  return articleOf(chunk, kind);
}

/** Verbs whose bare noun is part of them: "attend college", "change jobs", "take part". */
const idiomatic =
  /^(?:take|give|go|attend|have|be|get|make|lose|turn|leave|enter|join|cross|start|become|act|work|travel|stay|live|look|keep|play|speak|come|remain|arrive|return|feel|help|talk|study)$/;

/** "Report near miss and hazard", "conduct farmer meeting": what happens now and then, there are several of. */
export function withSeveral(verb: string, rest: string): string {
  // "Attend supervision and use it": what is pointed back at stays one.
  if (!nowAndThen.test(verb) || /\b(?:and|then) [a-z]+ it\b/.test(rest)) return rest;
  const words = rest.split(' ');
  // "Respond to service call", "take part in audit".
  const from =
    /^(?:respond|attend|reply|react|deal|assist|participate|help)$/.test(verb) &&
    /^(?:to|with|in)$/.test(words[0] ?? '')
      ? 1
      : 0;
  const first = chunkAt(words, from);
  const often = /^(?:raise|report|log|investigate|escalate|attend)$/.test(verb)
    ? /(?:tion|sion|hearing|viewing|breakdown|callout|call-out|emergency)$/
    : events;
  if (!first || determined.test(first.words[0] ?? '')) return rest;
  // "Attend mediation": it goes on, and is never counted.
  if (/^(?:mediation|arbitration|conciliation|supervision|rehabilitation|detention|education)$/.test(headIn(first)))
    return rest;
  // "Support delivery of the plan": one, of what is named.
  if (words[first.end] === 'of' && /^(?:the|our|your|an?|this|all|its|their)$/.test(words[first.end + 1] ?? ''))
    return rest;
  // "Run workshop of 3 fitters": a place, and of whom it consists.
  if (words[first.end] === 'of' && /^\d/.test(words[first.end + 1] ?? '')) return rest;
  const told = first.words.length === 1 && often !== events && often.test(headIn(first));
  if (!told && !missing(words, from, from === 1 ? (words[0] ?? '') : '', 'the', { guess: true })) return rest;
  const row = rowFrom(words, first, true);
  const fits = row.every(
    (chunk) =>
      !determined.test(chunk.words[0] ?? '') &&
      (events.test(headIn(chunk)) || often.test(headIn(chunk)) || /[^s]s$/.test(headIn(chunk))),
  );
  if (!fits) return rest;
  for (const chunk of row) {
    const at = chunk.from + chunk.words.length - 1;
    const head = headIn(chunk);
    if (!/[^s]s$/.test(head)) words[at] = (words[at] ?? '').replace(head, plural(head));
  }
  return words.join(' ');
}

/** `rest` is what follows the verb. In what is asked of people it is one of many that is meant: "a". */
export function withArticles(verb: string, rest: string, kind: Article = 'the', particle = ''): string {
  // "Make sure drivers rest"; "show couples round": several, and where they are led.
  const led =
    (verb === 'make' && /^sure [a-z]/.test(rest)) || (verb === 'show' && /^[a-z]+[^su\W]s a?round$/.test(rest));
  if (led) return rest;
  // "At end of shift".
  const words = rest
    .replace(
      /\b(at|by|until|before|from|towards) (end|start|beginning|close) of ([a-z]+)\b(?! [a-z]+s\b)/g,
      (whole, before: string, point: string, of: string) =>
        determined.test(of) || of === 'life' || !isLikelyThing(of) ? whole : `${before} the ${point} of the ${of}`,
    )
    .replace(/\bmember(s?) of (?=public\b)/g, 'member$1 of the ')
    // "As per care plan": the one there is.
    .replace(
      /\bas per (?=(?:[a-z]+ ){0,2}(?:plan|schedule|chart|checklist|rota|route|drawing|spec|specification|agreement|contract|brief|programme)(?=$|[,.]| (?:and|or|at|in|on|for)\b))(?!the\b|an?\b|our\b|your\b|their\b|each\b)/g,
      'as per the ',
    )
    .replace(/\bnot for profit\b/gi, 'not-for-profit')
    .replace(/\bout of hours (?=[a-z])/g, 'out-of-hours ')
    .replace(/\bto lead(?=$|[,.]| (?:and|or|on|at)\b)/g, 'to the lead')
    .replace(/\bas part of (?=(?:[a-z-]+ ){0,2}(?:team|crew)\b)(?!(?:an?|the|our|your|this) )/g, 'as part of a ')
    .split(' ');
  const out: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const before = words[at - 1] ?? (places.test(particle) ? particle : '');
    // "In first instance", "for same customer".
    if (
      places.test(before) &&
      /^(?:first|last|same|final|right|wrong)$/.test(words[at] ?? '') &&
      !named.test(words.slice(at, at + 2).join(' ')) &&
      // "With first and second fixing": two stages of the work.
      !(
        /^(?:and|or|to|&)$/.test(words[at + 1] ?? '') && /^(?:second|third|last|final|2nd)$/.test(words[at + 2] ?? '')
      ) &&
      !/^(?:aid|class|minute|name|time|year|place|person|order|fix)[,.;]?$/.test(words[at + 1] ?? 'time')
    ) {
      out.push('the', words[at] ?? '');
      continue;
    }
    // "Ready for audit", "fit for use".
    if (before === 'for' && /^(?:ready|fit)$/.test(words[at - 2] ?? '')) {
      out.push(words[at] ?? '');
      continue;
    }
    // "In supply chain": a field of work.
    if (words[at] === 'supply' && /^chain[,.;]?$/.test(words[at + 1] ?? '') && ends.test(words[at + 2] ?? 'and')) {
      out.push('supply');
      continue;
    }
    const starts =
      at === 0 && !places.test(before)
        ? isTransitive(verb, words)
        : // "Weekly pipeline and forecast review": in the name of a thing nothing is a further order.
          places.test(before) || (verb !== '' && opens(words, at));
    const article = starts
      ? missing(words, at, places.test(before) ? before : '', kind, { verb: at === 0 ? verb : '', order: verb })
      : null;
    if (article && !(at === 0 && lexiconTags(words[0] ?? '').includes('Adverb'))) out.push(article);
    out.push(words[at] ?? '');
  }
  return out.join(' ');
}

/** "Attend college", but "attend the site meeting". */
const isTransitive = (verb: string, words: readonly string[]): boolean =>
  verb !== '' &&
  !(verb === 'move' && /^(?:house|home)$/.test(words[0] ?? '')) &&
  (!idiomatic.test(verb) ||
    // "Keep aisle free of obstruction", "keep order book up to date".
    (/^(?:keep|leave)$/.test(verb) &&
      /^[a-z-]+ (?:(?!(?:in|on|at|to|of|for|with|from|by)\b)[a-z-]+ ){0,3}?(?:free|clear|tidy|clean|safe|secure|open|warm|dry|stocked|running|ready|up|locked|full|accurate|current|fresh|stable|complete)(?= |$)/.test(
        words.join(' '),
      )) ||
    (/^(?:attend|join|start|leave|enter|have|make|give)$/.test(verb) &&
      /^[a-z-]+$/.test(words[0] ?? '') &&
      !ends.test(words[1] ?? 'and') &&
      // "Attend college one day a week".
      !determined.test(words[1] ?? '')));

/** "In attic and crawl space": what stands before the "and" stands behind a preposition. */
const inPlace = (words: readonly string[], link: number): boolean =>
  [2, 3].some(
    (back) =>
      places.test(words[link - back] ?? '') &&
      words.slice(link - back + 1, link).every((word) => /^[a-z]+$/.test(word) && !ends.test(word)),
  );

/** Whether the word before is a further verb: "and grease machine". */
function opens(words: readonly string[], at: number): boolean {
  // "And set up safe area".
  const back = /^(?:up|out|off|down|over)$/.test(words[at - 1] ?? '') ? 1 : 0;
  const verb = words[at - 1 - back] ?? '';
  const link = words[at - 2 - back] ?? '';
  // "According to pick list": nobody picks it.
  if (
    link === 'to' &&
    /^(?:according|due|prior|addition|relation|regard|respect|next|thanks)$/.test(words[at - 3 - back] ?? '')
  )
    return false;
  // "The shop floor, trade desk and garden yard", "the sales and purchase ledger": the last of a row of places or papers.
  if (
    /^(?:and|or)$/.test(link) &&
    /^(?:yard|ledger|cent(?:re|er)|team|desk|room|area|bay|office|department|shop|section|floor|counter|crew|system|round)$/.test(
      (words[at] ?? '').replace(/[,;.]$/, ''),
    ) &&
    /^(?:garden|purchase|build|trade|test|support|service|design|market|water|heat|plant|process|order|control|guest|customer|staff|research|delivery|post|goods|retail|sale)$/.test(
      verb,
    )
  )
    return false;
  return (
    (/^(?:and|or|then|to)$/.test(link) || /,$/.test(link)) &&
    ((isVerbBase(verb) && (back === 1 || !nounLike.has(verb) || isFurtherOrder(words, at - 1))) ||
      (!isVerbBase(verb) && isGuessedVerb(verb, words[at]) && !inPlace(words, at - 2 - back))) &&
    (back === 1 || !idiomatic.test(verb))
  );
}
