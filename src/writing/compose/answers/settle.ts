/** Notes beside each other: what isn't sure is said as it stands, tasks come before things. */

import { withArticle } from '../language/articles.ts';
import { isProperFirst, lowerFirst, upperFirst } from '../language/first-capitals.ts';
import { joinList } from '../language/joined-phrases.ts';
import { baseOfThird, isVerbBase, nounLike } from '../language/verbs.ts';
import { wordsOf } from '../language/words.ts';
import { isSurelyThing } from './confidence.ts';
import type { Piece } from './cut.ts';
import { isHappening, saysVerb, withItsArticle } from './duty-notes.ts';
import { hastyTask } from './hasty/duties.ts';
import type { Note, QuestionNumber } from './note.ts';
import { inRow, isCountable, isPlural, isPluralNoun, isSurelyRow } from './nouns.ts';
import { standsAsTyped } from './typed-fragments.ts';

const describesUs =
  /^(?:an? )?(?:[\w-]+ ){0,4}(?:firm|company|business|team|shop|store|school|charity|studio|agency|practice|home|hospital|farm|site|group|people)\b|^(?:ground|first|second|third|top) floor of|^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:of us|people)\b/i;
/** "28 residents", "new Volvos", "no uniform", "a garden": short, without a verb or a remark. */
const isPlainThing = (text: string): boolean =>
  isSurelyThing(text) &&
  isSurelyRow(text) &&
  wordsOf(text).length <= 8 &&
  /^(?:about |over |around |nearly |almost |up to )?(?:\d|an?\b|the\b|our\b|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|no\b)|[a-z]s(?: (?:in|on|with|from|of|at|for)\b.*)?$/i.test(
    text,
  ) &&
  !/^\d[\d,.]* (?:with|on|in|of|at)\b/.test(text) &&
  !/^\d+(?:st|nd|rd|th)\b/i.test(text) &&
  !/\b(?:before|after|first|always|never|still|only|nobody|everybody|visits|trained|knows?|gen|.* in (?:19|20)\d\d$|\D*\d+ (?:minutes|miles|mins)$|last (?:year|month)|this year)\b|^\d[\d.]*%/i.test(
    text,
  );

/** Whether words can stand behind a colon in a row with others: no sentence ends in them. */
const isQuotable = (text: string): boolean => !/[.?!]\s|[?!]$|:(?!\d)/.test(text) && wordsOf(text).length <= 24;

/** "No dress code", "no TVs no egos", typed in a hurry: there is none; null for every other note. */
function noneOf(text: string): string | null {
  const parts = text
    .split(/,? (?:and |or )?(?=no )/i)
    .map((part) => /^no ((?:[\w-]+ ){0,3}[\w-]+)$/i.exec(part.trim())?.[1]);
  if (
    !/^no /i.test(text) ||
    parts.some((part) => part === undefined || /\b(?:is|are|needed|required|problem|more|one|matter|ever)\b/.test(part))
  )
    return null;
  const things = parts.map((part) => `no ${part}`);
  return `There ${isPlural(parts[0] ?? '') ? 'are' : 'is'} ${joinList(things)}`;
}

/**
 * Notes that aren't surely a thing are quoted behind a colon. Where their order is the sense (the job in question 2, the company
 * in question 6), the whole sentence of them is; elsewhere only they are.
 */
export function keepSure(notes: readonly Note[], pieces: readonly Piece[], question: QuestionNumber): Note[] {
  const unsure = new Set<number>();
  const pieceOf = ({ factIds }: Note): Piece | undefined => pieces[Number(factIds[0]?.split(':').at(-1))];
  const many = (sentence: number): number => notes.filter((other) => other.sentence === sentence).length;
  const bare = ({ kind, text }: Note): boolean =>
    kind === 'thing' || (kind === 'duty' && !/^report to /.test(text)) || kind === 'quote';
  for (const { kind, text, sentence } of notes)
    if ((kind === 'thing' && !isSurelyThing(text)) || (kind === 'quote' && (question === 2 || question === 6)))
      unsure.add(sentence);
  // About the company, a sentence of notes is framed only where each part is a plain count, a plural or a thing with its article.
  if (question === 6)
    for (const note of notes)
      if (note.kind === 'thing' && !isPlainThing(note.text) && !describesUs.test(note.text)) unsure.add(note.sentence);
  // A name that nobody knows, or a word that only looks like one, keeps its capital where its sentence begins.
  if (question === 2 || question === 6)
    for (const { kind, text, sentence } of notes)
      if (kind === 'thing' && /^\p{Lu}\p{Ll}+(?: |,|$)/u.test(text) && !isProperFirst(text.split(/[ ,]/)[0] ?? ''))
        unsure.add(sentence);
  const standsAlone = (sentence: number): boolean => question === 6 && standsAsTyped(sentence, notes, pieces);
  // All of such a sentence, whatever else could be made of a part of it.
  const wholly = new Set(
    [...unsure].filter(
      (sentence) =>
        standsAlone(sentence) &&
        notes.some((note) => note.sentence === sentence && !bare(note)) &&
        notes.filter((note) => note.sentence === sentence).length > 1,
    ),
  );
  const told = new Set<number>();
  return notes.flatMap((note): Note[] => {
    if (wholly.has(note.sentence)) {
      if (told.has(note.sentence)) return [];
      told.add(note.sentence);
      const all = notes.filter(({ sentence }) => sentence === note.sentence);
      return [
        {
          ...note,
          kind: 'clause',
          text: pieceOf(note)?.source ?? note.text,
          factIds: all.flatMap(({ factIds }) => factIds),
        },
      ];
    }
    const none = question === 6 && !note.typed && pieceOf(note)?.hasty ? noneOf(note.text) : null;
    if (none !== null) return [{ ...note, kind: 'clause', text: none }];
    // "No Sundays." says it best.
    if (question === 6 && note.kind === 'thing' && /^no\s/i.test(note.text) && many(note.sentence) === 1)
      return [{ ...note, kind: 'clause', text: upperFirst(note.text) }];
    if (!unsure.has(note.sentence) || !bare(note)) return [note];
    if (question !== 2 && question !== 6)
      return note.kind === 'thing' && !isSurelyThing(note.text)
        ? [
            isQuotable(note.text)
              ? { ...note, kind: 'quote' }
              : { ...note, kind: 'clause', text: upperFirst(note.text) },
          ]
        : [note];
    if (told.has(note.sentence)) return [];
    told.add(note.sentence);
    const whole = notes.filter((other) => other.sentence === note.sentence && bare(other));
    const words = whole.map((other, at) =>
      at === 0 ? other.text : (pieces[Number(other.factIds[0]?.split(':').at(-1))]?.text ?? other.text),
    );
    // With nothing left out, the sentence stands as it was written.
    const entire = pieces.filter(({ sentence }) => sentence === note.sentence);
    const text = entire.length === whole.length && entire[0] ? inRow(entire[0].source, true) : words.join(', ');
    return [
      {
        ...note,
        kind: isQuotable(text) ? 'quote' : 'clause',
        text: isQuotable(text) ? text : upperFirst(text),
        ...(standsAlone(note.sentence) && { stands: true }),
        factIds: whole.flatMap(({ factIds }) => factIds),
      },
    ];
  });
}

/** In question 2 a note that names the job looks for somebody: "Supervisor to join us", "5 TIG welders". */
export function seekTitle(notes: readonly Note[], title: string): Note[] {
  if (title === '' || notes.some(({ seeks }) => seeks)) return [...notes];
  const core =
    wordsOf(title.replace(/\(.*\)/g, ''))
      .at(-1)
      ?.toLowerCase() ?? '';
  return notes.map((note) => {
    const named = new RegExp(
      String.raw`^(?:an? )?(\d+ |two |three |four |five )?((?!\d)(?:[\w'’-]+ ){0,3}${core.replace(/[^\w]/g, '')}s?)(?= (?:to|for|in|at|on|with|based|who|covering)\b|$)(.*)$`,
      'i',
    ).exec(note.text);
    if ((note.kind !== 'thing' && note.kind !== 'quote') || !named?.[2] || core.length < 3) return note;
    const [, count = '', who, rest = ''] = named;
    // The title alone is said already; "3 mechanics at the moment" are those who are there.
    if (rest === '' && count === '') return note;
    // "5 dentists and 2 hygienists": who works there, and nobody who is wanted.
    if (
      count &&
      (/\d/.test(who) ||
        notes.some(
          (other) =>
            other !== note &&
            /^\d+ [a-z]*(?:ists|ers|ors|ants|ians|nurses|docs?|doctors|vets|chefs|cooks|staff)$/i.test(other.text),
        ))
    )
      return note;
    if (count && /^ (?!(?:to|for|who)\b)\S/i.test(rest)) return note;
    const plain = new RegExp(`^${who}$`, 'i').test(title) ? who : lowerFirst(who);
    return {
      ...note,
      kind: 'clause',
      seeks: true,
      text: `We're ${count ? `hiring ${count.toLowerCase()}` : 'looking for '}${count || /s$/i.test(who) ? plain : withArticle(plain)}${rest}`,
    };
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

/** "board packs", "staff rotas": two nouns that read as a verb and its object. */
function couldBeNouns(text: string): boolean {
  const [first = '', second = '', third = ''] = wordsOf(text);
  return (
    (third === '' ||
      /^(?:and|with|for|of|in|at|on|from|about|each|every|daily|weekly|monthly|quarterly)$/i.test(third)) &&
    // "Brake bleeds", "valve swaps": what is done to it is a noun made of a verb.
    (isVerbBase(first)
      ? nounLike.has(first.toLowerCase()) || (third === '' && baseOfThird(second) !== null && isCountable(first))
      : third === '' && /^[a-z]+$/i.test(first) && isCountable(first)) &&
    !(
      third !== '' &&
      /^(?:answer|do|cut|build|fix|clean|follow|attend|handle|help|support|manage|lead|plan|book|check|report|order)$/i.test(
        first,
      )
    ) &&
    // "Report leaks", "answer calls": nobody would name a thing so.
    !(
      third === '' &&
      /^(?:report|answer|attend|handle|manage|fix|serve|greet|unload|wash|help|raise|solve|train|chase|resolve)$/i.test(
        first,
      ) &&
      !/^(?:packs|forms|books|sheets|papers|desks|lines|courses|days|drills|schemes|deals|teams)$/i.test(second)
    ) &&
    (isPluralNoun(second) || /^[a-z]+(?:ing|ment|ance)$/.test(second))
  );
}

const lowerStart = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Where the others are tasks in the third person, "covers nights" and "supports managers" are too, and no nouns. */
export const settle = (all: readonly Note[], pieces: readonly Piece[]): Note[] =>
  asLines(
    settled(all, pieces).map((note) => (note.kind === 'duty' ? { ...note, text: withItsArticle(note.text) } : note)),
    pieces,
  );

/** "Pull wire, bend conduit and terminate panels": among other lines, what was typed in one stays in one. */
function asLines(notes: readonly Note[], pieces: readonly Piece[]): Note[] {
  const lines = new Set(notes.map(({ sentence }) => sentence));
  if (lines.size < 3) return [...notes];
  const merged = new Set<number>();
  return notes.flatMap((note): Note[] => {
    if (merged.has(note.sentence)) return [];
    const row = notes.filter(({ sentence }) => sentence === note.sentence);
    const source = pieces.find(({ sentence }) => sentence === note.sentence)?.source ?? '';
    const bare = (text: string): string =>
      wordsOf(text.toLowerCase())
        .filter((word) => word !== 'and')
        .join(' ');
    // Only what stands as it was typed, word for word.
    if (
      row.length < 2 ||
      row.length > 3 ||
      !row.every(({ kind }) => kind === 'duty') ||
      / (?:when|if|while|because) |;|\(/.test(source) ||
      !/ (?:and|or) /.test(source) ||
      wordsOf(source).length > 14 ||
      bare(source) !== bare(row.map(({ text }) => text).join(' '))
    )
      return [note];
    merged.add(note.sentence);
    return [{ ...note, text: lowerStart(source), factIds: row.flatMap(({ factIds }) => factIds) }];
  });
}

/** "Match invoices with orders." typed as a sentence among orders: one of them, though a match could do something. */
function ordersOf(all: readonly Note[], textOf: (note: Note) => string): Note[] {
  const opens = (note: Note): string => wordsOf(textOf(note))[0]?.toLowerCase() ?? '';
  const isVerbFirst = (note: Note): boolean =>
    isVerbBase(opens(note)) &&
    isPluralNoun(wordsOf(textOf(note))[1] ?? '') &&
    !/\b(?:is|are|was|were|will|has|have|can|must)\b/.test(textOf(note));
  const orders = all.filter(({ kind }) => kind === 'duty').filter((note) => isVerbBase(opens(note))).length;
  return all.map((note) =>
    orders >= 2 && note.kind === 'clause' && note.typed && isVerbFirst(note)
      ? { ...note, kind: 'duty', text: lowerStart(textOf(note)) }
      : note,
  );
}

function settled(typed: readonly Note[], pieces: readonly Piece[]): Note[] {
  const all = ordersOf(typed, ({ factIds }) => pieces[Number(factIds[0]?.split(':').at(-1))]?.text ?? '');
  const textOf = ({ factIds }: Note): string => pieces[Number(factIds[0]?.split(':').at(-1))]?.text ?? '';
  // "Scan parcels", in a hurry: what is surely handled is no thing.
  const isHandled = (note: Note): boolean => hastyTask(lowerStart(textOf(note))) !== null;
  // "Load lorries", "Pick orders", "Report damaged stock": one of them may be a thing, but not all.
  const work = all.filter(({ kind }) => kind === 'duty' || kind === 'thing' || kind === 'quote');
  if (work.some(({ kind }) => kind !== 'duty') && work.every(isHandled))
    return all.map((note) =>
      work.includes(note) && note.kind !== 'duty' ? { ...note, kind: 'duty', text: lowerStart(textOf(note)) } : note,
    );
  // "Make coffee. Clean up. Chat.": among orders a verb of one word is one, and so is what goes on with another order.
  const tasks = work.filter(({ kind }) => kind === 'duty').length;
  const [alone, goingOn] = [
    (note: Note): boolean =>
      /^(?:chat|clean|cook|serve|bake|wash|dust|iron|drive|weld|paint|teach|sing|listen|help|tidy|sweep|mop|hoover)$/i.test(
        textOf(note),
      ) && tasks > 1,
    (note: Note): boolean =>
      isVerbBase(wordsOf(textOf(note))[0] ?? '') &&
      / and (?:keep|do|make|give|take|help|write|tell|get|bring) (?:the|an?|our|your|their|them|it)\b/.test(
        textOf(note),
      ),
  ];
  const more = work.filter((note) => note.kind !== 'duty' && (goingOn(note) || alone(note)));
  if (tasks > 0 && more.length > 0)
    return settled(
      all.map((note) => (more.includes(note) ? { ...note, kind: 'duty', text: lowerStart(textOf(note)) } : note)),
      pieces,
    );
  const isHastyTask = (note: Note): boolean =>
    pieces[Number(note.factIds[0]?.split(':').at(-1))]?.hasty === true && isHandled(note);
  const sure = all.filter((note) => note.kind === 'duty' && !couldBeNouns(textOf(note))).length;
  // "Board packs" among "minutes" and "expenses": where the others are things, nobody boards anything.
  const notes = all.map(
    (note): Note =>
      note.kind === 'duty' &&
      couldBeNouns(textOf(note)) &&
      !isHastyTask(note) &&
      sure * 2 < all.length - 1 &&
      (sure < 2 || wordsOf(textOf(note)).length === 2)
        ? { ...note, kind: 'thing', text: inRow(textOf(note), true) }
        : note,
  );
  const pieceOf = ({ factIds }: Note): Piece | undefined => pieces[Number(factIds[0]?.split(':').at(-1))];
  const thirds = notes.filter(
    (note) => note.kind === 'duty' && baseOfThird(wordsOf(pieceOf(note)?.text ?? '')[0] ?? '') !== null,
  ).length;
  // The same where the others are in the base form: "own brand and budget" among "run the agency" and "coach a team".
  const bases = notes.filter(
    (note) => note.kind === 'duty' && isVerbBase(wordsOf(pieceOf(note)?.text ?? '')[0] ?? ''),
  ).length;
  // What could be a verb beside sure ones: "record progress" after "deliver programmes" and "use visuals".
  const could = notes.filter((note) => isVerbBase(wordsOf(pieceOf(note)?.text ?? '')[0] ?? '')).length;
  // Sentences that open with a verb, most of them: then the others that could be one are.
  const opening = pieces.filter(({ opens }) => opens);
  const verbal = opening.filter(({ text }) => isVerbBase(wordsOf(text)[0] ?? '')).length;
  const mostly = opening.length > 2 && verbal * 4 >= opening.length * 3;
  if (bases >= 2 && (mostly || bases * 2 >= notes.length || could * 3 >= notes.length * 2))
    return notes.map((note) => {
      const text = (pieceOf(note)?.text ?? '').replace(/\s*\([^)]*\)$/, '');
      const noun =
        /(?:tion|ment|ing|ance|ery|cover|meetings?|checks?|process|control|management|flow|work|reports?)$/i.test(
          wordsOf(text)[1] ?? '',
        ) || wordsOf(text).length < 2;
      return note.kind === 'thing' &&
        (isVerbBase(wordsOf(text)[0] ?? '') || saysVerb(text) || /^[a-z]+ [a-z]+ [a-z]+ly$/.test(text)) &&
        !/^[A-Za-z]+(?:ing|ed|(?<!s)s)\b/.test(text) &&
        !couldBeNouns(text) &&
        !isHappening(text) &&
        !/^[A-Za-z]+ and [a-z]+ing\b/.test(text) &&
        !noun
        ? { ...note, kind: 'duty', text: lowerStart(pieceOf(note)?.text ?? '') }
        : note;
    });
  if (thirds < 2) return [...notes];
  return notes.map((note) => {
    const text = pieceOf(note)?.text ?? '';
    const base = baseOfThird(wordsOf(text)[0] ?? '');
    return note.kind === 'thing' && base !== null && wordsOf(text).length > 1
      ? { ...note, kind: 'duty', text: [base, ...text.split(' ').slice(1)].join(' ') }
      : note;
  });
}
