/** What a piece of an answer is, and how it may stand in a sentence. */
import nlp from 'compromise';
import { isProperFirst, lowerFirst, upperFirst } from '../language/articles.ts';
import { parseVerbPhrase, realiseVerbPhrase } from '../language/verb-phrase.ts';
import { baseOfThird, isVerbBase, nounLike } from '../language/verbs.ts';
import { wordsOf } from '../language/words.ts';
import { readDuty } from '../mining/duty.ts';
import type { QuestionNumber } from '../questions.ts';
import { isSurelyThing } from './confidence.ts';
import { isMainClause, type Piece, subjectFirst } from './cut.ts';
import { inRow, isPlural, isSurelyRow, withDeterminer } from './nouns.ts';
import { readAsked } from './person-notes.ts';
import { isPayNote, readTerm, type TermKind } from './terms.ts';

export type NoteKind = 'clause' | 'duty' | 'thing' | 'at' | 'we' | TermKind | 'have' | 'be' | 'can' | 'do' | 'without';

export interface Note {
  kind: NoteKind;
  /** A clause with its capital and without its stop; anything else as it stands inside a sentence. */
  text: string;
  sentence: number;
  /** Useful, not asked for. */
  wish?: boolean;
  /** A clause that looks for somebody. */
  seeks?: boolean;
  /** From the advert's other facts. */
  filler?: boolean;
  question?: boolean;
  /** No full sentence, but the recruiter's own words as they stand. */
  fragment?: boolean;
  factIds: readonly string[];
}

const isTermWord = /^(?:permanent|temporary|remote|hybrid|freelance)$/i;
const passive =
  /^(.{2,70}?)\s+((?:very |also |always |not )?(?:available|welcome|welcomed|wanted|preferred|possible|provided|supplied|included|paid|paid for|covered|funded|subsidised|reimbursed|refunded|allowed|guaranteed|encouraged|offered|held|supplied|insured|split|shared|capped|closed|open|required|needed|essential|mandatory|compulsory|negotiable|flexible|bought for you|on offer|up for grabs|half price)(?: (?:for|by|from|at|in|on|after|if|to|with|every|each|in full|back|via|as|once|when|all|every|until|equally|between|24|seven)\b.*)?)$/i;
const progressive =
  /^(?:(?:hiring|recruiting|opening|launching|building|adding|replacing|expanding|moving|taking on)\b(?=\s+(?:an?|the|our|new|more|another|into|to|two|three|four|five|six|seven|eight|nine|ten|\d+|now|for|across)\b)|(?:looking for|seeking)\b|growing (?:fast|quickly|our|the|and)\b)/i;
const third =
  /^(?:they|he|she|he\/she|s\/he|the (?:person|candidate|successful (?:candidate|applicant)|post ?holder|right person|ideal (?:candidate|person)|role|job ?holder|new \w+)|this (?:person|role)|candidates?|applicants?)(?:['’]ll| will)(?: also)?(?: be (?:responsible for|expected to|required to))?\s+/i;
const thirdModal =
  /^(?:they|he|she|he\/she|s\/he|the (?:person|candidate|successful (?:candidate|applicant)|post ?holder|right person|ideal (?:candidate|person))|this person|candidates?|applicants?) (?:should|must|need(?:s)? to|have to|has to) /i;

/** The company speaks as "we". */
const asCompany = (text: string): string =>
  /\bI\b|\bI['’]m\b/.test(text)
    ? text
        .replace(/\bI['’]m\b/g, "we're")
        .replace(/\bI am\b/g, 'we are')
        .replace(/\bI['’]ve\b/g, "we've")
        .replace(/\bI was\b/g, 'we were')
        .replace(/\bI\b/g, 'we')
        .replace(/\bmy\b/gi, 'our')
        .replace(/\bme\b/g, 'us')
        .replace(/\bwe needs\b/g, 'we need')
    : text.replace(/^my\b/i, 'our');

export const seeks =
  /\b(?:looking for|seeking|seek to appoint|want(?:s)? (?:an?|to hire|someone|somebody|\d+|two|three|four|five|six)|need(?:s)? (?:an?|someone|somebody|another|more|new|\d+|two|three|four|five|six|drivers|people|staff)\b|hiring|recruiting|to appoint|taking on)/i;

/** Reads a piece for a question; null when nothing can be said with it. */
export function readNote(piece: Piece, question: QuestionNumber, index: number): Note | null {
  const factIds = [`answer:question${question}:${index}`];
  const asked = /\?$/.test(piece.text);
  const make = (kind: NoteKind, text: string, extra: Partial<Note> = {}): Note => ({
    kind,
    text,
    sentence: piece.sentence,
    factIds,
    ...extra,
  });
  let text = asCompany(piece.text.replace(/\?$/, ''))
    .replace(/^(?:the )?(?:job|role|post|position) (?:involves|includes|is about|covers):?\s+/i, '')
    .trim();
  if (text.length < 2) return null;
  const clause = (words: string): Note =>
    make('clause', upperFirst(words), { ...(seeks.test(words) && { seeks: true }), ...(asked && { question: true }) });
  if (question === 2 || question === 5) {
    if (isPayNote(text)) return make('pay', text);
  } else if (question === 3 && isPayNote(text)) return make('pay', text);
  if (question === 2 || question === 3) {
    const term = readTerm(text);
    if (term) return make(term.kind, term.text);
  }
  const reports = /^(?:reports?|reporting|answers?|answering) (?:in)?to\s+(.+)$/i.exec(text);
  if (reports?.[1] && question !== 7) return make('duty', `report to ${reports[1]}`);
  const ownThing = /^own (.+?) (?:is )?(?:needed|required|essential|preferred|a must)$/i.exec(text);
  if (ownThing?.[1] && question !== 7) return clause(`You need your own ${ownThing[1]}`);
  if (question === 4 && asked) return clause(text);
  if (question === 4) {
    const person = readAsked(text, piece.opens);
    if (person?.kind === 'have' && !isSurelyThing(person.text)) return { ...clause(text), fragment: true };
    if (person?.kind === 'clause') return clause(person.text);
    if (person) return make(person.kind, person.text, person.wish ? { wish: true } : {});
  }
  // "The person will supervise four carers": the reader does.
  const they = question === 2 || question === 3 || question === 4 ? third.exec(text) : null;
  if (they) text = text.slice(they[0].length);
  else if (question === 2 || question === 3)
    text = text.replace(thirdModal, (found) => (/must|need|ha/i.test(found) ? 'you need to ' : 'you should '));
  if (/^on[- ]call\b/i.test(text) && question <= 3) return make('at', lowerFirst(text.replace(/^on-call/i, 'on call')));
  const answerable =
    question <= 3
      ? /^(?:you(?:['’]ll| will)? be )?((?:responsible|accountable|answerable) (?:for|to) .+)$/i.exec(text)
      : null;
  if (answerable?.[1]) return make('at', lowerFirst(answerable[1]));
  if (question === 2 && /^work(?:ing)? (?:from|in|at|on|with|across)\b/i.test(text))
    return make(
      'duty',
      text
        .replace(/^working/i, 'work')
        .replace(/^Work/, 'work')
        .replace(/\bfrom office\b/, 'from the office'),
    );
  if (question === 2 && wordsOf(text).length === 1 && !/\d/.test(text) && !isTermWord.test(text)) return null;
  if (question === 5 && /^(?:salary|pay|wages?|benefits|package|money|good pay|good salary|perks)$/i.test(text))
    return null;
  if (question === 3) {
    // "Fridays at college", "Monday to Thursday on site with a fitter".
    const where =
      /^((?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)(?: (?:to|and) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)?),? ((?:on|at|in|with|out) .+)$/.exec(
        text,
      );
    if (where?.[1] && where[2])
      return make(
        'clause',
        `${/s$/.test(where[1]) && !/ to /.test(where[1]) ? 'On ' : 'From '}${where[1]} you're ${where[2]}`.replace(
          /^From (\w+day) you/,
          'On $1 you',
        ),
      );
    const clock =
      /^starts? (?:at )?(\d[\d.:]*\s?(?:am|pm)?)(?:,| and| -|) finish(?:es)? (?:at )?(\d[\d.:]*\s?(?:am|pm)?)$/i.exec(
        text,
      );
    if (clock) return make('clause', `You start at ${clock[1]} and finish at ${clock[2]}`);
  }
  if (question === 7) return readStep(text, piece, make, clause);
  if (they || question === 3) {
    // Gerunds stay what they are: "training detection and tracking models" has two, and only one of them is a verb.
    const duty = !they && /^[A-Za-z]+ing\b/.test(text) ? null : dutyOf(text);
    if (duty) return make('duty', duty);
    if (!they && /^[A-Za-z]+ing\b/.test(text) && !/\b(?:is|are|was|were)\b/.test(text))
      return make('thing', inRow(text, true));
  }
  if (progressive.test(text)) return make('clause', `We're ${lowerFirst(text)}`, { seeks: seeks.test(text) });
  const need = question === 2 ? /^need(?:ed)? (?!to\b)(.+)$/i.exec(text) : null;
  if (need?.[1]) return make('clause', `We need ${need[1]}`, { seeks: true });
  const wanted =
    /^(\d+|two|three|four|five|six|seven|eight|nine|ten|several|more) (.+?) (?:wanted|needed|required)$/i.exec(text);
  if (wanted && question <= 3)
    return make('clause', `We're hiring ${lowerFirst(wanted[1] ?? '')} ${wanted[2]}`, { seeks: true });
  if (isMainClause(text) && !/^(?:no|not)\b/i.test(text)) {
    if (!passive.test(text) || /\b(?:is|are|was|were|be|get|gets)\b/i.test(text) || subjectFirst.test(text))
      return clause(text);
  }
  const state = /\b(?:when|if|as|where) (?:needed|required|available|possible|necessary)$/i.test(text)
    ? null
    : passive.exec(text);
  if (
    state?.[1] &&
    state[2] &&
    !/\b(?:is|are|was|were|be)\b/.test(text) &&
    !/^(?:fully|half|well|full|free|closed|open)\b/i.test(text)
  )
    return make('clause', passiveClause(state[1], state[2], piece.opens));
  if (question === 2 || question === 6 || question === 5) {
    const verb = wordsOf(text)[0] ?? '';
    // "Runs four sites", "Lead a team of nine": of the reader in question 2.
    if (question === 2 && (isVerbBase(verb) || thirdVerb(text))) {
      const duty = dutyOf(text);
      if (duty && !nounLike.has(verb.toLowerCase())) return make('duty', duty);
    }
    if (question !== 2 && isVerbBase(verb) && !nounLike.has(verb.toLowerCase()) && wordsOf(text).length > 2)
      return make('clause', text);
  }
  if (question === 3) {
    const part =
      /^(?:an? |the )?((?:[\w-]+ )?(?:tutor|mentor|warden|first aider|key ?holder|key ?worker|union rep|deputy|duty manager))$/i.exec(
        text,
      );
    if (part?.[1]) return make('duty', `act as ${part[1].toLowerCase()}`);
  }
  if (question === 4 && /^(?:full )?training(?: given| provided)?$/i.test(text))
    return clause(`${upperFirst(text.replace(/ (?:given|provided)$/i, ''))} is given`);
  if (question === 4) return { ...clause(text), fragment: true };
  if (
    question === 2 &&
    /^(?:an? )?(?:[\w-]+ ){0,2}(?:role|post|position|vacancy|opportunity)(?: (?:due to|because|after|following|in|with)\b.*)?$/i.test(
      text,
    )
  )
    return make('clause', `This is ${withDeterminer(inRow(text, piece.opens))}`);
  if (question === 5 && /^\d+ days(?: (?:plus|including|and|rising)\b.*)?$/.test(text))
    return make('thing', text.replace(/ days/, ' days’ holiday'));
  if (question === 2 && /^(?:\p{Lu}[\p{Ll}'’]+)(?: \p{Lu}[\p{Ll}'’]+){1,3}$/u.test(text)) return make('place', text);
  if (question === 6) {
    const us = /^(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ((?:in|on|across|at) .+)$/i.exec(
      text,
    );
    if (us) return make('clause', `There are ${lowerFirst(us[1] ?? '')} of us ${us[2]}`);
  }
  return make('thing', inRow(text, piece.opens).replace(/^half day\b/, 'half a day'));
}

const describesUs =
  /^(?:an? )?(?:[\w-]+ ){0,4}(?:firm|company|business|team|shop|store|school|charity|studio|agency|practice|home|hospital|farm|site|group|people)\b|^(?:ground|first|second|third|top) floor of|^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:of us|people)\b/i;
/** "28 residents", "new Volvos", "no uniform", "a garden": short, without a verb or a remark. */
const isPlainThing = (text: string): boolean =>
  isSurelyThing(text) &&
  isSurelyRow(text) &&
  wordsOf(text).length <= 8 &&
  !/\b(?:first|always|never|still|only|nobody|everybody|visits|trained|knows?)\b/i.test(text);

/**
 * Sentences with a part that we can't be sure of are said in the recruiter's own words, whole; a list of rewards loses only
 * that part to a sentence of its own.
 */
export function keepSure(notes: readonly Note[], pieces: readonly Piece[], question: QuestionNumber): Note[] {
  const unsure = new Set<number>();
  const many = (sentence: number): number => notes.filter((other) => other.sentence === sentence).length;
  for (const { kind, text, sentence } of notes) if (kind === 'thing' && !isSurelyThing(text)) unsure.add(sentence);
  // "Founder-led, no politics, decisions in a day" is told best as it stands.
  if (question === 6)
    for (const note of notes)
      if (note.kind === 'thing' && /^[\w-]+-(?:led|run|owned|based|funded|backed)$/i.test(note.text))
        unsure.add(note.sentence);
  // About the company, a sentence of notes is framed only where each part is a plain count, a plural or a thing with its article.
  if (question === 6)
    for (const note of notes)
      if (note.kind === 'thing' && !isPlainThing(note.text) && !describesUs.test(note.text)) unsure.add(note.sentence);
  const told = new Set<number>();
  return notes.flatMap((note): Note[] => {
    if (!unsure.has(note.sentence)) return [note];
    if (question === 5 || question === 4 || (question !== 7 && question !== 2 && many(note.sentence) > 3))
      return note.kind === 'thing' && !isSurelyThing(note.text)
        ? [{ ...note, kind: 'clause', fragment: true, text: upperFirst(note.text) }]
        : [note];
    if (note.kind !== 'thing' && note.kind !== 'duty') return [note];
    if (told.has(note.sentence)) return [];
    told.add(note.sentence);
    const whole = notes.filter(
      (other) => other.sentence === note.sentence && (other.kind === 'thing' || other.kind === 'duty'),
    );
    const words = whole.map((other) => pieces[Number(other.factIds[0]?.split(':').at(-1))]?.text ?? other.text);
    return [
      { ...note, kind: 'clause', text: upperFirst(words.join(', ')), factIds: whole.flatMap(({ factIds }) => factIds) },
    ];
  });
}

/** In a list that mixes them, the tasks come before the things: "train two cooks", then "fish prep and ordering". */
export function sorted(notes: readonly Note[]): Note[] {
  const result = [...notes];
  for (let at = 0; at < result.length; ) {
    let end = at;
    while (
      end < result.length &&
      result[end]?.sentence === result[at]?.sentence &&
      /^(?:duty|thing)$/.test(result[end]?.kind ?? '')
    )
      end += 1;
    if (end === at) {
      at += 1;
      continue;
    }
    const part = result.slice(at, end);
    result.splice(
      at,
      part.length,
      ...part.filter(({ kind }) => kind === 'duty'),
      ...part.filter(({ kind }) => kind === 'thing'),
    );
    at = end;
  }
  return result;
}

/** Where the others are tasks in the third person, "covers nights" and "supports managers" are too, and no nouns. */
export function settle(notes: readonly Note[], pieces: readonly Piece[]): Note[] {
  const pieceOf = ({ factIds }: Note): Piece | undefined => pieces[Number(factIds[0]?.split(':').at(-1))];
  const thirds = notes.filter(
    (note) => note.kind === 'duty' && baseOfThird(wordsOf(pieceOf(note)?.text ?? '')[0] ?? '') !== null,
  ).length;
  if (thirds < 2) return [...notes];
  return notes.map((note) => {
    const text = pieceOf(note)?.text ?? '';
    const base = baseOfThird(wordsOf(text)[0] ?? '');
    return note.kind === 'thing' && base !== null && wordsOf(text).length > 1
      ? { ...note, kind: 'duty', text: [base, ...text.split(' ').slice(1)].join(' ') }
      : note;
  });
}

const thirdVerb = (text: string): boolean => {
  const base = baseOfThird(wordsOf(text)[0] ?? '');
  return base !== null && !nounLike.has(base);
};

const objectLike =
  /^(?:the|an?|our|your|all|any|each|every|both|new|up|out|in|on|off|down|over|people|staff|customers?|clients?|everyone|everything|it|them|with|for|to|one|two|three|four|five|six|\d+|what|how)$/i;
const afterObject =
  /^(?:in|on|to|from|at|with|for|by|and|or|off|out|into|onto|of|weekly|daily|monthly|every|each|as|before|after|when|using|through|per|a)$/i;

const sureVerbs =
  /^(?:do|make|take|keep|give|get|run|write|teach|serve|sell|manage|ensure|provide|deliver|develop|maintain|prepare|carry|assist|handle|help|lead|meet|own|cut|build|cook|train|drive|answer|clean|hit|plan|book|greet|attend|lift|load|pack|pick|wash|liaise|resolve|analyse|review|monitor|coordinate|organise|supervise|support|represent|negotiate|create|produce|improve|identify|implement|conduct|perform|complete|update|close|open|order|check|test|fix|mentor|coach|chair|sit|report|bake|chat|work)$/i;
/** Whether the tagger reads the first word as a verb where it stands. */
function saysVerb(text: string): boolean {
  const terms = (nlp(text).json({ terms: { tags: true } }) as { terms: { tags: string[] }[] }[])[0]?.terms ?? [];
  return terms[0]?.tags.includes('Verb') ?? false;
}

/** A duty in its base form: "medication rounds" is none, "covers one weekend in four" is. */
function dutyOf(raw: string): string | null {
  const text = raw.replace(
    /^(?:you(?:['’]ll| will)?|to|responsible for|must|will|should)\s+(?:also |be )?/i,
    (found) => (/^you$/i.test(found.trim()) ? '' : ''),
  );
  const first = wordsOf(text)[0] ?? '';
  const second = wordsOf(text)[1] ?? '';
  const small = lowerFirst(text);
  // "Form tutor", "record keeping", "first fix": nouns that could be verbs, before another noun.
  if (
    nounLike.has(first.toLowerCase()) &&
    isVerbBase(first) &&
    wordsOf(text).length <= 2 &&
    !/^(?:the|a|an|our|your|all|new|up|out|people|staff|customers?|everything|it)$/i.test(second) &&
    !/s$/.test(second)
  )
    return null;
  // "Staff meeting", "budget process", "cash flow": only a clear object makes a verb of these.
  const third = wordsOf(text)[2] ?? '';
  if (
    (nounLike.has(first.toLowerCase()) || nounLike.has(baseOfThird(first) ?? '')) &&
    !/^(?:do|cut|go|let|set|put|show|read|clean|clear|answer|build|fix|follow|attend|handle|be)$/i.test(first) &&
    (!objectLike.test(second) ||
      (/^(?:on|in|off|over)$/i.test(second) &&
        !/^(?:log|check|sit|cash|report|focus|clock|fill|hand)$/i.test(first))) &&
    !(/^and$/i.test(second) && isVerbBase(third)) &&
    !(/[^s]s$/i.test(second) && isVerbBase(first) && (third === '' || afterObject.test(third)))
  )
    return null;
  if (/^\d+$/.test(second) && /^(?:days?|hours?|weeks?|times?)$/i.test(wordsOf(text)[2] ?? '') && /s$/.test(first))
    return null;
  // "Dry eye clinic", "grade B1": what the tagger sees no verb in is one only before a clear object.
  if (
    isVerbBase(first) &&
    wordsOf(text).length > 1 &&
    !objectLike.test(second) &&
    !(/[^s]s$/i.test(second) && (third === '' || afterObject.test(third))) &&
    !/^and$/i.test(second) &&
    !saysVerb(small) &&
    !sureVerbs.test(first)
  )
    return null;
  const thirdBase = baseOfThird(first);
  if (thirdBase !== null && !nounLike.has(thirdBase) && /^(?:with|for|to|at|on|after|out|up|in)$/i.test(second))
    return [thirdBase, ...small.split(' ').slice(1)].join(' ');
  const phrase = parseVerbPhrase(small);
  if (phrase && (phrase.rest !== '' || phrase.heads.length > 1 || /ing$/i.test(first) || wordsOf(text).length === 1)) {
    if (/^(?:is|are|has|have|be)$/i.test(first)) return null;
    return realiseVerbPhrase(phrase, 'base');
  }
  if (/^(?:also|then|regularly|occasionally|sometimes|often|usually)\b/i.test(text))
    return dutyOf(text.replace(/^\w+\s+/, ''));
  const duty = readDuty(text);
  return duty && wordsOf(duty.text).length >= wordsOf(text).length - 2 ? duty.text : null;
}

/** "canteen open 24 hours", "tools insured": what is so. */
function passiveClause(subject: string, state: string, opens: boolean): string {
  const word = /^\p{Lu}\p{Ll}+$/u.test(subject) && opens && !isProperFirst(subject);
  const thing = word ? subject.toLowerCase() : inRow(subject, opens);
  const many = isPlural(subject) || /\sand\s/.test(subject);
  const named = /^(?:an?|the|our|your|all|no|both|\d)/i.test(thing) || many;
  const whole = named ? thing : /^(?:open|closed)/i.test(state) ? `the ${thing}` : withDeterminer(thing);
  return `${upperFirst(whole)} ${many ? 'are' : 'is'} ${state}${/^paid$/i.test(state) && !many ? ' for' : ''}`;
}

const answerComes =
  /^(?:an )?(?:answer|reply|decision|offer|offer letter|feedback|response)\b\s*(?=(?:with)?in|by|on|the same|same|after|at|from)/i;
const toReader =
  /^(?:tell|call|ring|reply|let|contact|invite|phone|text|write|get back|come back|respond|show)\b(?=.*\b(?:you|to you)\b)(?!.*\byour?\b (?:CV|name|details|letter))/i;

/** How to apply: what the reader does, what we do, and when. */
function readStep(
  text: string,
  piece: Piece,
  make: (kind: NoteKind, text: string, extra?: Partial<Note>) => Note,
  clause: (words: string) => Note,
): Note | null {
  const first = wordsOf(text)[0] ?? '';
  const closes =
    /^(?:deadline|closing date|closes|applications? close[sd]?|close date|apply by|closing)(?:\s*(?:is|on|:|–|-))*\s+(.+)$/i.exec(
      text,
    );
  if (closes?.[1]) {
    const when = closes[1].replace(/^(?:by|on)\s+/i, '');
    return make(
      'clause',
      /^(?:when|once|as soon)/i.test(when)
        ? `Applications close ${when}`
        : /^(?:midnight|noon|\d{1,2}(?::\d\d)?\s?(?:am|pm))/i.test(when)
          ? `Applications close at ${when}`
          : /^(?:the )?\d|^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^\p{Lu}\p{Ll}+ \d/u.test(when)
            ? `Applications close on ${when}`
            : `Applications close ${when}`,
    );
  }
  if (/^no agenc(?:y|ies)/i.test(text)) return make('clause', 'No agencies, please');
  if (/^(?:please )?see (?:our )?web ?site/i.test(text)) return make('clause', 'See our website');
  if (answerComes.test(text))
    return make(
      'clause',
      `You'll get ${/^offer letter/i.test(text) ? 'your' : /^(?:answer|offer)/i.test(text) ? 'an' : /^(?:reply|decision|response)/i.test(text) ? 'a' : ''} ${lowerFirst(
        text,
      )
        .replace(/^an? /, '')
        .replace(/\b(?<!the )same (day|week)/, 'the same $1')}`.replace(/ {2,}/g, ' '),
    );
  if (toReader.test(text)) return make('clause', `We'll ${lowerFirst(text)}`);
  // "CV to Janice": the verb that everybody hears.
  if (/^(?:CV|resume)\b.*\b(?:to|via)\b/i.test(text))
    return clause(`Send your ${text.replace(/ (plus|and) (?=short|brief|quick)/, ' $1 a ')}`);
  if (/\S@\S|https?:|www\.|\d{3,}[\s\d]{3,}\d/.test(text))
    return clause(text.replace(/^send (?:an? |your )?cv\b/i, 'Send your CV'));
  if (/^can (?:start|begin|come)\b/i.test(text)) return clause(`You ${lowerFirst(text)}`);
  if (/^(?:aim|hope|plan|expect|aiming|hoping|planning) to\b/i.test(text))
    return clause(
      `We ${lowerFirst(text).replace(/^(aim|hop|plan)n?ing/, (_, verb: string) => (verb === 'hop' ? 'hope' : verb))}`,
    );
  if (
    /^(?:email|whatsapp|message|dm|drop|pop|text|phone|upload|complete|fill)\b/i.test(text) &&
    /^(?:an?|your|us|me|the|our|in|into|or|by|\p{Lu}\p{Ll}+)$/u.test(wordsOf(text)[1] ?? '')
  )
    return clause(text);
  if (/^(?:decide|respond)\b/i.test(text)) return clause(`We'll ${lowerFirst(text)}`);
  if (/^no \S/i.test(text)) return clause(text);
  const sending =
    /^(?:an? )?(?:CVs?|resumes?|covering letter|cover letter|application(?: form)?s?|portfolio)\b.*\b(?:to|via|through|by (?:email|post))\b/i.test(
      text,
    );
  if (sending && !isVerbBase(first))
    return make(
      'clause',
      `Send ${/^(?:an?|your)\b/i.test(text) ? lowerFirst(text) : `your ${inRow(text, piece.opens)}`}`,
    );
  if (/^(?:CV|resume|cover(?:ing)? letter)\b/i.test(text) && wordsOf(text).length > 1)
    return make('clause', `Send your ${text}`.replace(/\byour ((?:CV|resume)) and (?=one|two|a)/i, 'your $1 and '));
  if (
    /^(?:references?|dbs|enhanced dbs|security clearance|background check|drug screen|right to work)\b/i.test(text) &&
    isMainClause(text)
  )
    return clause(text);
  if (isMainClause(text) && !isVerbBase(first)) return clause(text);
  if (
    isVerbBase(first) &&
    !/^(?:interviews?|screen|visit|trial|test|stage|offer|start|form|call|answer|panel|question)$/i.test(first) &&
    wordsOf(text).length > 1
  )
    return clause(text.replace(/^send cv\b/i, 'Send your CV').replace(/^apply online takes/i, 'Applying online takes'));
  if (
    /^(?:visit|call|start|form|answer|trial|text|ring|email|ask|phone|drop|pop)\b/i.test(text) &&
    /^(?:us|the|our|in|into|for|on|to|by|your|with|at|out|round|me|him|her|them|\p{Lu}\p{Ll}+)$/u.test(
      wordsOf(text)[1] ?? '',
    ) &&
    !/^(?:start|visit|call|trial|form|answer) (?:date|in|with|at|on|by)\b/i.test(text)
  )
    return clause(text);
  if (/^(?:you|we|they|he|she)\b/i.test(text)) return clause(text);
  const state = passive.exec(text);
  if (state?.[1] && state[2] && !/\b(?:is|are|was|were|be)\b/.test(text))
    return make('clause', `${upperFirst(state[1])} ${isPlural(state[1]) ? 'are' : 'is'} ${state[2]}`);
  const when =
    /^((?:(?:first|second|final|longlist|shortlist|panel|phone|telephone|online|site) )?(?:interviews?|sift|start(?: date)?|induction|orientation|assessment(?: day| cent(?:er|re))?|trial(?: shift| day)?|panel|longlist|shortlist(?:ing)?|screening call|application form|test|visits?|open day)(?: \([^)]*\))?),?:? ((?:(?:within|by|on|from|in|after|at|before|the week of|every)\b|(?:the )?(?:first|second|third|last) week of|\d{1,2}(?:st|nd|rd|th)?\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day).*)$/i.exec(
      text,
    );
  if (when?.[1] && when[2] && !/,/.test(when[2])) {
    const name = lowerFirst(when[1]);
    const time = when[2]
      .replace(/^(?:the )?((?:(?:first|second|third|last) )?week of)/i, 'in the $1')
      .replace(/^(?=\d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/, 'on ');
    return make(
      'clause',
      `${/s$/.test(name.replace(/\s*\(.*/, '')) ? upperFirst(name) : `The ${name}`} ${/s$/.test(name.replace(/\s*\(.*/, '')) ? 'are' : 'is'} ${time}`,
    );
  }
  if (/^[^:,]{3,30}:\s/.test(text)) return make('clause', upperFirst(text));
  return make(
    'thing',
    inRow(text, piece.opens)
      .replace(/\b(?<!the )same day\b/, 'the same day')
      .replace(/^half day\b/, 'half a day'),
  );
}
