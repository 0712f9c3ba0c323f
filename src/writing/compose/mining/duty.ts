import { isProperFirst, joinList, lowerFirst, withArticle } from '../language/articles.ts';
import { closeEnd } from '../language/ending.ts';
import { missesArticle, withObjectArticle } from '../language/nouns.ts';
import { writeOut } from '../language/shorthand.ts';
import { parseVerbPhrase, realiseVerbPhrase, type VerbPhrase } from '../language/verb-phrase.ts';
import { baseOfIng, baseOfThird, isVerbBase, nounLike } from '../language/verbs.ts';

import { withVerbs } from './nominal.ts';

export interface Duty {
  phrase: VerbPhrase;
  /** The base form: "check the vehicle before each shift". */
  text: string;
  /** Set where the wording had no verb: what the person is responsible for. */
  nouns?: readonly string[];
}

const opener =
  /^(?:(?:you(?:['’]ll| will| would| are expected to| should| may| must)?|(?:the )?(?:post ?holder|job ?holder|role ?holder|successful (?:candidate|applicant)|incumbent|person appointed|appointee|candidate|apprentice|employee|role|individual|ideal candidate)(?: will| shall| must| would| should)?(?: also)?)\s+)?(?:(?:be )?(?:primarily |fully |jointly |directly )?(?:responsible for|accountable for|required to|expected to|involved in|tasked with|charged with|asked to)\s+|(?:have|take) (?:overall )?(?:responsibility|accountability) for\s+|(?:duties|tasks|responsibilities|this) includes?:?\s+|(?:will|shall|must)\s+(?:also\s+)?|(?:you(?:['’]ll)?\s+)?(?:also\s+)?)?(?:to\s+|be able to\s+)?/i;

const boilerplate =
  /\b(?:any other (?:reasonable )?dut|other (?:related |reasonable )?(?:duties|tasks)|as (?:may be )?(?:reasonably )?(?:required|directed|assigned)(?: by)?|equal opportunit|equality (?:and|&) diversity|company polic|policies and procedures|confidentialit|data protection|gdpr|health (?:and|&) safety at work|commensurate with|not exhaustive|uphold the values|promote the values|all times|reasonable care|(?:principles?|practice) (?:and practice )?of equal|duties as assigned|flexib\w+ approach to dut)/i;

/** Tidies what recruiters type: "&", "e.g." tails, brackets, remarks after a dash, "etc". */
export function trimLine(raw: string): string {
  let text = writeOut(raw)
    .replace(/(?<![A-Z])\s?&\s?(?![A-Z]\b)/g, ' and ')
    .replace(/\s\+\s/g, ' and ')
    .replace(/\bexp\.?(?=[\s,;)]|$)/gi, 'experience')
    .replace(/\s(OR|AND)\s/g, (word) => word.toLowerCase())
    .replace(/\bmin\.\s/gi, 'at least ')
    .replace(/\byrs?\b\.?/gi, (word) => (/s/i.test(word) ? 'years' : 'year'))
    .replace(
      /\b(\d+\+?) (years?) experience\b/gi,
      (_, count: string, unit: string) => `${count} ${/s$/i.test(unit) ? 'years’' : 'year’s'} experience`,
    )
    .replace(/\bper annum\b/gi, 'a year')
    .replace(/\bpw\b/gi, 'a week')
    .replace(/\bv\.\s/gi, 'very ')
    .replace(/\s+[–—-]\s+.*$/, '')
    .replace(/[,;]?\s*\b(?:e\.g\.|eg|i\.e\.|such as e\.g\.)\s.*$/i, '')
    .replace(/[,;]?\s*(?:\betc\b\.?|…|\.{3}).*$/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  text = text
    .replace(/^["'“‘]+|["'”’]+$/g, '')
    .replace(/[;:,]+$/, '')
    .trim();
  return text;
}

/** People of whom "their" may speak. */
const others =
  /\b(?:patients?|people|persons?|residents?|customers?|clients?|pupils?|students?|famil(?:y|ies)|child(?:ren)?|adults?|users?|tenants?|learners?|staff|colleagues|members?|individuals?|carers?|parents?|teams)\b/i;

/** Lower case where a line was written in Title Case: "Manage The Daily Rota". */
function untitle(text: string): string {
  const words = text.split(' ');
  // A name keeps its capital, and is no sign of a title.
  const long = words.filter((word) => /^[A-Za-z]{4,}/.test(word) && !isProperFirst(word));
  if (long.length < 3 || long.filter((word) => /^[A-Z][a-z]/.test(word)).length / long.length < 0.8) return text;
  return words
    .map((word, index) => (index > 0 && /^[A-Z][a-z]+$/.test(word) && !isProperFirst(word) ? word.toLowerCase() : word))
    .join(' ');
}

/** Reads a line as something that a person does at work. Null when it isn't one, or says nothing. */
export function readDuty(raw: string, options: { fallback?: boolean } = {}): Duty | null {
  if ((boilerplate.test(raw) && raw.length < 220) || /\s[<>=]\s/.test(raw)) return null;
  // "Notice period: 30 days": a row of a form.
  if (/^\s*[A-Z][\w/]*(?: [\w/]+)?\s?:\s/.test(raw)) return null;
  let text = untitle(
    trimLine(raw.split(/(?<=[a-z)])(?<!\b(?:e\.g|i\.e|acc|incl|etc|approx|no|dept))[.!?]\s+(?=[A-Z])/)[0] ?? raw),
  ).replace(/[.!?]+$/, '');
  text = text
    // How many somebody leads is worth its bracket.
    .replace(/\s*\((?:an? )?(team|staff|crew) of (?:about |around )?(\d+|[a-z]+)\)/gi, ' [a $1 of $2]')
    .replace(/\s*\([^)]*\)?/g, '')
    .replace(/\[(a (?:team|staff|crew) of [^\]]+)\]/gi, '($1)')
    .replace(/^on[- ]call (?:rota|roster|duty)\b/i, (found) => `be on the ${found.toLowerCase()}`)
    .replace(/^on[- ]call\b/i, 'be on call')
    // "Form tutor", "duty manager": somebody to be, and nobody to form.
    .replace(
      /^((?:an? )?(?:[a-z]+ ){1,2}(?:tutor|keyworker|key worker|aider|marshal|mentor|champion|buddy|invigilator|steward|warden))(?= for\b| to\b|$)/i,
      (found) =>
        /^(?:be|act|support|help|train|brief|assist|the) /i.test(found)
          ? found
          : `be ${/^an? /i.test(found) ? found : withArticle(lowerFirst(found))}`,
    )
    .replace(/\s\/\s.*$/, '')
    .replace(/,?\s*\b(?:circa|c\.|approx\.?|approximately)\s+[^,]*,?/gi, ' ')
    .replace(/\bp\.a\.?/gi, 'a year')
    .replace(/\s+/g, ' ')
    .replace(/\s+(?:as|when|where|if) (?:and when )?(?:required|necessary|needed|appropriate)\b/gi, '')
    .replace(/\b(?:the )?(?:post ?holder|job ?holder|successful candidate|incumbent)['’]s\b/gi, 'your')
    // "Patients in their own homes" are at theirs.
    .replace(/\b(?:their|his|her|his\/her) (?=line manager|own |team)/gi, (whole, at: number, line: string) =>
      others.test(line.slice(0, at)) ? whole : 'your ',
    );
  text = (text.split(/;\s/)[0] ?? text).replace(opener, '').trim();
  if (!text || text.split(' ').length > 26 || text.length < 6) return null;
  if (/\b(?:post ?holder|successful candidate|incumbent|jobholder)\b/i.test(text)) return null;
  text = text.replace(/^working (?:closely )?with [^,]{3,40}, (?=[a-z]+\b)/i, (lead) =>
    parseVerbPhrase(text.slice(lead.length)) ? '' : lead,
  );
  // "Switching operations up to 33 kV": something to carry out, and no operations to switch.
  if (/^[a-z]+ing (?:operations|activities|works?|campaigns|measures|tasks|procedures)\b/i.test(text))
    text = `carry out ${lowerFirst(text)}`;
  text = withVerbs(text.replace(/^the (?=\w+(?:tion|sion|ment|ance|ing) (?:and \w+ )?of )/i, ''));
  text = text
    .replace(/^(\w+ing) of (?=\w)/i, '$1 ')
    .replace(/^(\w+ing (?:out|up|down|off|on)) of (?=\w)/i, '$1 ')
    // "Safeguarding lead": somebody to be.
    .replace(
      /^(?:the )?([a-z]+(?:ing|ity|th|ion)?(?: [a-z]+)?) (lead|champion|first aider|representative)$/i,
      (whole, of: string, who: string) =>
        /^(?:the|a|an|our|your|new|each|every|all)\b/i.test(of)
          ? whole
          : `be the ${of.toLowerCase()} ${who.toLowerCase()}`,
    )
    // "Contact person for authorities": somebody to be, and nobody to contact.
    .replace(
      /^(?:an? |the )?((?:(?:main|first|key|central|primary|internal) )?(?:points? of contact|contact(?: person| point| partner)) (?:for|to|with|between) |(?:interface|link|liaison) between )/i,
      (_, point: string) => `be the ${point.toLowerCase()}`,
    );
  // "Own funding and investor relations": what stands first in a task is the verb.
  text = text.replace(
    /^own (?=[a-z]|[A-Z&]{2})(?!(?:the|our|your|an?|and|all|initiative|vehicle|car|transport|tools|laptop|phone|time)\b)/i,
    'take charge of ',
  );
  text = yourOwn(text);
  // "Stock counting every month": count stock every month.
  const compound = /^(stock|cash|data|food|waste|paper|equipment|mail|post|\w{2,}[^sui]s) (\w+ing)\b(.*)$/i.exec(text);
  const base = compound?.[2] ? baseOfIng(compound[2]) : null;
  if (compound?.[1] && base && !isVerbForm(compound[1]))
    text = `${base} ${compound[1].toLowerCase()}${compound[3] ?? ''}`;
  // "Maintain plans. Sign them off" was cut already; a long chain keeps its first clauses.
  // "Prepare reports and to give evidence": one order, not two.
  text = text.replace(/\s(and|or) to ([a-z]+)\b/g, (whole, link: string, verb: string) =>
    isVerbBase(verb) ? ` ${link} ${verb}` : whole,
  );
  // "Assess needs, the development, implementation and evaluate": half of it stayed a noun.
  if (
    /, (?:the )?\w+(?:ment|tion|sion|ance)(?:, \w+)? and [a-z]+e?\s/.test(text) &&
    /, the \w+(?:ment|tion|sion|ance)\b/.test(text)
  )
    return null;
  if (/\b(?:for|with|to|of|on|in|at) and\b(?! (?:off|out|around|about|above)\b)/.test(text)) return null;
  // What a long line includes is more than a sentence can carry.
  if (text.split(' ').length > 12) text = text.replace(/,?\s+including\s.*$/i, '');
  if (text.split(' ').length > 17) {
    const cut =
      text.split(
        /(?:[,;]|\s(?:including|ensuring|whilst|while|in order|so that|which|with a view|in line with|in accordance with|in relation to|as part of))\s/,
      )[0] ?? text;
    if (cut.split(' ').length >= 3) text = cut;
    if (text.split(' ').length > 17) return null;
  }
  text = text
    .replace(/^(.+)$/, (whole) => closeEnd(whole).replace(/,$/, ''))
    .replace(/\bthe Company['’]s\b/g, 'our')
    .replace(/\bin order to\b/gi, 'to')
    .replace(/\butili[sz]e\b/gi, 'use')
    .replace(/\bminimum of\b/g, 'minimum of');
  if (/,?\s(?:and|or) (?:of|for|in|to|with) (?:the|our|a)\b|^\W|\s(?:and|or),/.test(text)) return null;
  const phrase = parseVerbPhrase(lowerFirst(text));
  if (phrase && /^(?:and|or)\s/.test(phrase.rest)) return null;
  if (phrase) {
    if (
      phrase.heads.length === 1 &&
      !phrase.rest &&
      !/^(?:drive|cook|teach|sell|weld|clean|paint|patrol)$/.test(phrase.heads[0]?.verb ?? '')
    )
      return null;
    if (
      /^(?:have|be|know|understand|possess)$/.test(phrase.heads[0]?.verb ?? '') &&
      !/^be (?:the|a|an|our|first|on call|on the)\b/.test(realiseVerbPhrase(phrase, 'base'))
    )
      return null;
    return dressed(phrase);
  }
  if (!options.fallback) return null;
  const noun = lowerFirst(text);
  // "One day a week at Hull College": time that is spent.
  if (
    /^(?:an?|one|two|three|four|\d) (?:days?|hours?|evenings?|nights?|weeks?|afternoons?|mornings?) (?:an?|per|each|every|in|at|with)\b/i.test(
      noun,
    )
  ) {
    const spent = parseVerbPhrase(`spend ${noun}`);
    if (spent) return { phrase: spent, text: realiseVerbPhrase(spent, 'base') };
  }
  // "ERP replacement in 2027": a project with its date.
  if (
    /\b(?:in|by|from|until|during) (?:[A-Z][a-z]+ )?20\d\d$/.test(noun) &&
    noun.split(' ').length <= 8 &&
    !/\b(?:is|are|was|were|will|must|has|have|can|should|would)\b|[:?]/.test(noun)
  ) {
    const dated = parseVerbPhrase(`work on ${missesArticle(noun) ? 'the ' : ''}${noun}`);
    if (dated) return { phrase: dated, text: realiseVerbPhrase(dated, 'base') };
  }
  if (
    noun.split(' ').length > 8 ||
    /\b(?:is|are|was|were|will|must|has|have|can|should|would)\b/.test(noun) ||
    /\d{4}|[:?]/.test(noun)
  )
    return null;
  return isHandled(noun) ? responsibleFor([noun]) : null;
}

/** Whether a noun is something that one handles: several things, a process, paperwork. "Round with intensivists" might be a verb. */
function isHandled(noun: string): boolean {
  if (
    /^(?:accountable|responsible|able|available|required|based|reporting|various|other|general|also|mostly|mainly|working)\b/i.test(
      noun,
    )
  )
    return false;
  if (!missesArticle(noun)) return true;
  const head = noun
    .split(/[,;(]|\s(?:of|for|with|to|on|in|at|from|before|after|during|up|as|by|incl\w*)\s/)[0]
    ?.trim()
    .split(' ')
    .at(-1);
  return (
    head !== undefined &&
    (/(?:tion|sion|ment|al|age|prep|upkeep|admin|duty|cover|triage|control|review|debrief|handover|transfer|design|repair|research|calibration)$/i.test(
      head,
    ) ||
      /^[A-Z]{2,6}$/.test(head))
  );
}

/** The phrase with the articles that shorthand left out, and the names of programs with theirs: "log visits on the Birdie app". */
function dressed(phrase: VerbPhrase): Duty {
  const last = phrase.heads.at(-1);
  let rest = (
    last?.particle || last?.verb === 'help' ? phrase.rest : withObjectArticle(last?.verb ?? '', phrase.rest)
  ).replace(
    /\b(on|in|via|into|using|through|with) ([A-Z]\w+(?: [A-Z]\w+)?) (app|system|platform|portal|database|dashboard)\b/g,
    '$1 the $2 $3',
  );
  // "Help load van": the second verb has the object.
  const second = /^([a-z]+) (.+)$/.exec(rest);
  if (last?.verb === 'help' && second?.[1] && second[2] && isVerbBase(second[1]))
    rest = `${second[1]} ${withObjectArticle(second[1], second[2])}`;
  // "Scan letters, repeat prescriptions": the row ends in "and".
  if (
    !/\b(?:and|or|including|such as|ensuring|which|so that)\b/.test(rest) &&
    /^[^,]+(?:, [\w-]+(?: [\w-]+){0,2})+$/.test(rest) &&
    !/, (?:daily|weekly|monthly|\w+ly|as|when|where|if|while|in|on|at|with|from|to|by|for|safely|etc)\b/.test(rest)
  )
    rest = rest.replace(/, (?=[^,]+$)/, ' and ');
  const made = { ...phrase, rest };
  return { phrase: made, text: realiseVerbPhrase(made, 'base') };
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

/** "Own initiative" is the reader's own. */
export const yourOwn = (text: string): string =>
  text.replace(
    /(?<!\b(?:your|our|their|its|my|his|her|the|an?|'s|’s) )\bown (?=[a-z]|[A-Z]{2})(?!and\b|or\b|the\b|an?\b|our\b|your\b)/g,
    (own, at: number) => (at === 0 ? own : `your ${own}`),
  );

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
    isVerbBase(first) &&
    moreOftenThings.test(first) &&
    /^[a-z]{3,}$/.test(second) &&
    !/^(?:the|all|any|for|with|new|our|your|their|and|about|out|off|over)$/.test(second) &&
    (third === '' || /s$/.test(second) || /^(?:in|for|with|at|on)$/.test(third) || /s$/.test(third))
  );
}

const isVerbForm = (word: string): boolean => baseOfThird(word) !== null && !nounLike.has(baseOfThird(word) ?? '');

/** Nouns where a duty was asked for: "look after the vessels and the budget". */
export function responsibleFor(nouns: readonly string[]): Duty {
  // One looks after "the vessels", and handles "invoices".
  const kept = /^(?:the|an?|our|your|all|every|each)\b/i.test(nouns[0] ?? '');
  const verb = kept ? 'look' : 'handle';
  const rest = kept ? `after ${joinList(nouns)}` : joinList(nouns);
  return {
    phrase: { heads: [{ adverb: '', verb, particle: '', joiner: '' }], rest, inflects: true },
    text: `${verb} ${rest}`,
    nouns,
  };
}

/** Parts a run-on answer ("Drive city routes, check the vehicle, sell tickets") at the commas that start a new verb. */
export function splitDuties(text: string): string[] {
  const parts: string[] = [];
  // Shorthand is written out first: the stop of "incl." ends nothing.
  for (const sentence of writeOut(text).split(
    /\n|;|(?<=[\w)])(?<!\b(?:e\.g|i\.e|min|max|approx|acc|vs|no|dept|St|Dr|ext|reg|temp))\.\s+(?=[A-Z])|\s[•·]\s/,
  )) {
    const cleaned = sentence.replace(bullets, '').trim();
    if (!cleaned) continue;
    // Objects of one verb end in "and"; a row without it is a list of tasks.
    let group: string[] = [];
    const close = (): void => {
      const [first, ...more] = group;
      if (first !== undefined) {
        const row =
          more.length > 0 &&
          (/^(?:and|or|plus)\s|\s(?:and|or|&)\s/i.test(more.at(-1) ?? '') || more.some((part) => goesOn.test(part)));
        if (row || (cleaned.match(/,/g)?.length ?? 0) < 3) parts.push(group.join(', '));
        else parts.push(first, ...more);
      }
      group = [];
    };
    for (const piece of joinVerbRows(splitOutsideBrackets(cleaned))) {
      const bare = piece.replace(/^(?:and|then|also|plus)\s+/i, '');
      if (group.length > 0 && startsDuty(bare)) {
        close();
        group = [bare];
      } else group.push(group.length > 0 ? piece : bare);
    }
    close();
  }
  return parts;
}
/** "Assess, plan and evaluate care", "learn to mix, shape and bake": verbs that share an object, or stand under one verb, are one task. */
export function joinVerbRows(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] ?? '';
    const under =
      /^(?:[\w']+ ){0,3}?(?:learn|train|help|expect|aim|prepare|continue|work|used|able|teach|show|support|ask|want|trained) (?:\w+ )?(?:how )?to ([a-z]+)$/i.exec(
        piece,
      );
    const form = under ? 'base' : bareForm(piece.replace(/^to\s+/i, ''));
    let end = at + 1;
    while (form && end < pieces.length && bareForm(pieces[end] ?? '') === form) end += 1;
    const last = pieces[end] ?? '';
    const row = /^(?:([a-z]+) )?(?:and|or|&) ([a-z]+)(?: (.+))?$/i.exec(last);
    const closes = row?.[2] && bareForm(row[2]) === form && (!row[1] || bareForm(row[1]) === form) && (under || row[3]);
    if (form && (!under || isVerbBase(under[1] ?? '')) && closes) {
      joined.push(pieces.slice(at, end + 1).join(', '));
      at = end;
    } else joined.push(piece);
  }
  return joined;
}

/** Whether a single word is a verb, and in which form. */
function bareForm(word: string): 'base' | 'ing' | null {
  if (!/^[a-z-]+$/i.test(word)) return null;
  const lower = word.toLowerCase();
  return isVerbBase(lower) ? 'base' : baseOfIng(lower) ? 'ing' : null;
}

/** What belongs to the words before it: an adverb, a place, an inclusion. */
const goesOn =
  /^(?:mostly|mainly|often|sometimes|including|such|which|who|that|where|when|with|without|from|to|in|on|at|by|for|as|using|so|both|either|but|not|if|while|per|under|within|across|during|after|before|(?!(?:dai|week|month|year|hour|night|quarter|ear|on|fami|supp|assemb|rep|app)ly\b)[a-z]+ly)\b/i;
const bullets = /^\s*(?:[-–—•*·▪◦●‣>✓]|\(?\d{1,2}[.)])\s*/;

function startsDuty(piece: string): boolean {
  // "Sanding and finishing": two things to do, and no objects.
  const ings = /^([a-z]+ing)(?: and ([a-z]+ing))$/i.exec(piece);
  if (ings && [ings[1], ings[2]].every((word) => baseOfIng(word ?? '') !== null)) return true;
  const phrase = parseVerbPhrase(lowerFirst(piece));
  if (phrase === null) return false;
  // "Schedule and risk" at the end of a row: two nouns.
  if (/^(?:and|or)\s/.test(phrase.rest)) return false;
  return phrase.rest !== '' || (phrase.heads.length > 1 && !phrase.heads.some(({ verb }) => nounLike.has(verb)));
}

/** Splits at commas that aren't inside brackets or figures. */
export function splitOutsideBrackets(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth = Math.max(0, depth - 1);
    else if (char === ',' && depth === 0 && !/^\d{2,3}\b/.test(text.slice(index + 1))) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
