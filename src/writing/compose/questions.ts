import { keepTyped } from './answers/as-typed.ts';
import { withGeneral, withGeneralLine } from './answers/at-odds.ts';
import { bulletsOf } from './answers/bullets.ts';
import { composeAnswer, fitLines } from './answers/compose.ts';
import { cutAnswer } from './answers/cut.ts';
import { asTasks } from './answers/doing-rows.ts';
import { eightLines } from './answers/eight-lines.ts';
import { isHasty, tidied } from './answers/hasty/hasty.ts';
import type { Line } from './answers/line.ts';
import type { Note, QuestionNumber } from './answers/note.ts';
import { readNote } from './answers/notes.ts';
import { isBeside } from './answers/parts.ts';
import { withPapers } from './answers/person/plainly.ts';
import { asTitleOf, type Setting } from './answers/setting.ts';
import { keepSure, seekTitle, settle, sorted } from './answers/settle.ts';
import { listNote, shortNote } from './answers/short-notes.ts';
import { withSoundOnly } from './answers/sound-notes.ts';
import { withoutTakenBack } from './answers/taken-back.ts';
import { readPay } from './answers/terms.ts';
import { withTitleAsReader } from './answers/title-typed.ts';
import { literal } from './language/any-of.ts';
import { withOneApostrophe } from './language/apostrophe.ts';
import { withArticle } from './language/articles.ts';
import { upperFirst } from './language/first-capitals.ts';
import { joinList } from './language/joined-phrases.ts';
import { withNames } from './language/names-here.ts';
import { wordsOf } from './language/words.ts';
import { buildLedger } from './ledger/ledger.ts';
import { currencyOf } from './ledger/pay.ts';
import { createRandom, hashText } from './seed.ts';
import {
  type ApplyHouseStyle,
  type LengthType,
  noHouseStyle,
  type Trace,
  type TraceSpan,
  type WriterInput,
} from './types.ts';

export type { QuestionNumber };

export interface QuestionRequest {
  question: QuestionNumber;
  /** What the recruiter typed. */
  answer: string;
  outputLength: LengthType;
  outputType: 'sentences' | 'bullets';
  isHemmingSelected: boolean;
  /** 0 for the first generation; each regeneration raises it. */
  iteration?: number;
  seed?: number;
  applyHouseStyle?: ApplyHouseStyle;
}

export interface QuestionResult {
  /** Eight headlines for question 1, one text for the others; empty when the answer carries nothing. */
  contents: string[];
  traces: Trace[];
  notes: string[];
}

/** Words of an answer's text, by length. */
export const answerBands: Readonly<Record<LengthType, readonly [number, number]>> = {
  small: [15, 60],
  medium: [45, 120],
  large: [90, 190],
};

const empty = 'The answer says nothing that can be used. Add a fact or two.';

/**
 * Writes the text for one of the AI copy generator's seven questions: headline, introduction, role, person, rewards,
 * company and culture, how to apply. The answer leads, in its own order and words; the advert's other facts fill up.
 */
export function writeAnswer(input: WriterInput, request: QuestionRequest): QuestionResult {
  const { question, outputLength } = request;
  const turn = Math.max(0, Math.floor(request.iteration ?? 0)) + (request.seed ?? 0);
  const house = withOneApostrophe(request.applyHouseStyle ?? noHouseStyle);
  const company = new Set((input.guidelines.companyName ?? '').split(/\s+/).slice(0, 1));
  const hasty = isHasty(request.answer);
  const named = withTitleAsReader(request.answer, question, input.advert.jobTitle ?? '');
  const answer = tidied(
    withNamesOf(question === 4 ? withPapers(named) : named, input),
    question,
    wordingOf(input),
    hasty,
  );
  const told = hasty ? withWhatItIs(answer, input.guidelines.companyName, question) : answer;
  const cut = withNames(company, () =>
    cutAnswer(told, {
      hasty,
      known: input.guidelines.companyName ?? '',
      names: question !== 4 && question !== 1,
      process: question === 7,
      firms: question !== 4,
      ...(question === 2 || question === 5 || (question === 1 && hasty)
        ? { symbol: symbolOf(input.advert.country) }
        : {}),
    }),
  );
  const ledger = buildLedger(input, true);
  // What became of the answer comes first: with no text to show, it is all that the page tells.
  const notes = new Set([...cut.notes, ...ledger.notes]);
  const locale = currencyOf(input.advert.country)?.locale ?? 'en-GB';
  return withNames(namesOf(answer, ledger.names), () => {
    if (question === 1) {
      const general = withGeneralLine(cut.pieces, ledger, locale);
      for (const note of general.told) notes.add(note);
      return eightLines(general.kept, ledger, { input, turn, house, notes, seed: request.seed ?? 0 });
    }
    const noted = keepTyped(
      cut.pieces.map((piece, index) => readNote(piece, question, index)).filter((note) => note !== null),
      cut.pieces,
      question,
    );
    const sure = keepSure(question === 3 ? sorted(settle(noted, cut.pieces)) : noted, cut.pieces, question);
    const read = (question === 2 ? seekTitle(sure, ledger.title?.text ?? '') : sure).map((note): Note => {
      if (note.kind !== 'pay') return note;
      const pay = readPay(note.text, ledger, locale);
      if (pay.note) notes.add(pay.note);
      return { ...note, text: pay.text };
    });
    const said = cut.pieces.map(({ text }) => text).join('. ');
    const general = withGeneral(read, question, said, ledger);
    const checked = withoutTakenBack(general.kept, question, cut.pieces);
    for (const note of [...general.told, ...checked.told]) notes.add(note);
    const statements = question === 5 ? rewardStatements(input, request.answer) : [];
    const setting: Setting = {
      ledger,
      style: {
        simple: true,
        hemingway: request.isHemmingSelected,
        tone: ledger.tone,
        contractions: ledger.contractions,
      },
      random: createRandom(hashText(`${question}:${request.answer}:${turn}`)),
      manner: {
        turn,
        contractions: ledger.contractions,
        hemingway: request.isHemmingSelected,
        formal: ledger.tone.formality >= 4,
        asTitle: asTitleOf(ledger),
      },
      length: outputLength,
      band: answerBands[outputLength],
      said,
    };
    // An answer that says nothing makes no text, unless the brief or the job description does.
    const bare = checked.notes.length === 0 && !hasOther(question, setting);
    if (bare) return { contents: [], traces: [], notes: [...cut.notes, empty, ...ledger.notes] };
    const heard = hasty
      ? withSoundOnly(checked.notes, cut.pieces, (of) =>
          composeAnswer(question, question === 3 ? asTasks(of) : of, { ...setting, length: 'small' }, statements),
        )
      : checked.notes;
    const bulleted =
      request.outputType === 'bullets' && (question === 3 || question === 4)
        ? bulletsOf(question, heard, setting.manner)
        : null;
    const most = setting.band[1] - (bulleted?.bullets.reduce((sum, { text }) => sum + wordsOf(text).length, 0) ?? 0);
    const listed = bulleted !== null && bulleted.bullets.length > 0;
    const composed = (of: readonly Note[]): Line[] =>
      composeAnswer(
        question,
        question === 3 ? asTasks(of) : of,
        listed ? { ...setting, length: 'small' } : setting,
        statements,
      );
    // A list of what is asked opens; what helps and what we give stand behind it, and so does what comes after tasks.
    const rest = bulleted?.rest ?? heard;
    const opening = listed ? heard.findIndex((note) => !rest.includes(note)) : 0;
    const behind = new Set(
      listed ? rest.filter((note) => (question === 4 ? isBeside(note) : heard.indexOf(note) > opening)) : [],
    );
    const after = behind.size > 0 ? composed([...behind]) : [];
    const whole = [...composed(rest.filter((note) => !behind.has(note))), ...after];
    const fitted = new Set(fitLines(whole, Math.max(20, most)));
    const lost = whole.filter((made) => !fitted.has(made) && made.sentence < ownSentence);
    if (lost.length > 0) notes.add(noRoomFor(lost, outputLength));
    const closing = after.filter((made) => fitted.has(made));
    const lines = [...fitted].filter((made) => !closing.includes(made));
    if (fitted.size === 0 && !listed) return { contents: [], traces: [], notes: [...notes, empty] };
    const made = layOut(lines, bulleted?.leadIn ?? null, bulleted?.bullets ?? [], closing, house);
    if (bulleted && !listed) notes.add(listNote(question === 3 ? 3 : 4));
    const short = shortNote(question, made.text, outputLength, setting.band[0], heard, said);
    if (short) notes.add(short);
    return { contents: [made.text], traces: [{ spans: made.spans }], notes: [...notes] };
  });
}

/** Sentences of the answer are numbered below this; what fills up stands above it. */
const ownSentence = 90;

/** Which of the recruiter's own sentences a text of this length has no room for. */
const noRoomFor = (lost: readonly Line[], length: LengthType): string =>
  `There was no room for ${joinList(lost.map(({ text }) => `"${text.replace(/[.]$/, '')}"`))}. ${
    length === 'large' ? 'A shorter answer would be said whole.' : 'A longer length has it.'
  }`;

const symbols: Readonly<Record<string, string>> = { GBP: '£', EUR: '€', USD: '$', INR: '₹' };
const symbolOf = (country: string | null): string => symbols[currencyOf(country)?.currency ?? ''] ?? '';

/** "paisley" is Paisley where the advert is for Paisley. */
const withNamesOf = (typed: string, input: WriterInput): string => {
  const { advert, guidelines } = input;
  const answer = [advert.brandName, guidelines.companyName].reduce(withCompany, typed);
  return ((advert.location ?? '').match(/\p{Lu}\p{Ll}{3,}/gu) ?? []).reduce(
    (text, name) =>
      /^(?:Remote|Home|Anywhere|Hybrid|Field|Office|Various)$/.test(name)
        ? text
        : text.replace(new RegExp(`(?<=^|[\\s(,/])${name.toLowerCase()}(?=$|[\\s,;)/]|[.](?:\\s|$))`, 'g'), name),
    answer,
  );
};

/** "Moorcock inn" of The Moorcock Inn: its name, with the capitals that it has. One everyday word is left alone. */
function withCompany(text: string, name: string | null): string {
  const bare = (name ?? '').replace(/^The /, '');
  return bare.includes(' ') && !/[^\p{L}\p{N} &'’.-]/u.test(bare)
    ? text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${literal(bare)}(?![\\p{L}\\p{N}])`, 'giu'), bare)
    : text;
}

/** A kind of place or firm, by its noun. */
const establishment =
  /^(?:an? |the )?((?:[\w&-]+ ){0,3}?(?:pub|inn|hotel|restaurant|café|cafe|bar|firm|company|haulier|practice|school|shop|clinic|agency|charity|farm|bakery|maker|manufacturer|supplier|wholesaler|home|nursery|surgery|studio|garage|builder|contractor|consultancy|business|brewery|caterer|dealer|distributor|retailer|salon|hospice|hostel|theatre|museum|trust)\b[^,;.]*)/i;
/** "Moorcock Inn, pub with rooms": a note that begins with the company's name, and what it is. */
function withWhatItIs(text: string, name: string | null, question: QuestionNumber): string {
  const bare = (name ?? '').replace(/^The /, '');
  if (bare === '' || (question !== 2 && question !== 6)) return text;
  // "Tarn Coastal, 140 buses" of Tarn Coastal Buses.
  const names = [bare, bare.replace(/ \S+$/, '')].filter((one, at) => at === 0 || one.includes(' ')).map(literal);
  const found = new RegExp(`^(?:the )?(?:${names.join('|')})(?:[,;.]| -| –)\\s+(?=\\S)`, 'i').exec(text);
  if (!found) return text;
  const rest = text.slice(found[0].length);
  const what = establishment.exec(rest)?.[1];
  if (!what) return upperFirst(rest);
  const more = rest.slice(establishment.exec(rest)?.[0].length).replace(/^[,;.]\s*/, '');
  return `${name} is ${withArticle(what)}${more === '' ? '' : `. ${upperFirst(more)}`}`;
}

/** What the form and the guidelines say, where names stand with their capitals. */
const wordingOf = ({ advert, brief, guidelines }: WriterInput): string[] =>
  [
    advert.jobTitle,
    advert.location,
    advert.brandName,
    guidelines.companyName,
    guidelines.strapline?.value,
    ...[...guidelines.pillars, ...guidelines.values].flatMap(({ value, statement }) => [value, statement]),
    ...guidelines.rewards.flatMap(({ title, statement }) => [title, statement]),
    ...Object.values(brief ?? {}),
  ].filter((text): text is string => typeof text === 'string');

/** Words with a capital inside a sentence are names wherever they stand in this answer. */
function namesOf(answer: string, known: ReadonlySet<string>): Set<string> {
  const names = new Set(known);
  for (const match of answer.matchAll(/(?<=[a-z,] )\p{Lu}\p{Ll}+/gu)) names.add(match[0]);
  return names;
}

const hasOther = (question: QuestionNumber, { ledger }: Setting): boolean =>
  (question === 3 && ledger.duties.length > 0) ||
  (question === 4 && ledger.person.length > 0) ||
  (question === 5 && ledger.pay !== null);

/** Statements of the rewards that the answer names. */
const rewardStatements = (input: WriterInput, answer: string): { title: string; statement: string }[] =>
  input.guidelines.rewards
    .filter(({ title, statement }) => title && statement && answer.toLowerCase().includes(title.toLowerCase()))
    .map(({ title, statement }) => ({ title, statement: statement ?? '' }));

/** Sentences to paragraphs: a long text parts where its subject changes. */
function layOut(
  lines: readonly Line[],
  leadIn: Line | null,
  bullets: readonly Line[],
  after: readonly Line[],
  house: ApplyHouseStyle,
): { text: string; spans: TraceSpan[] } {
  let text = '';
  const spans: TraceSpan[] = [];
  const add = (made: Line, before: string): void => {
    text += before;
    const start = text.length;
    text += house(made.text);
    spans.push({ part: 'body', start, end: text.length, frameId: made.frameId, factIds: made.factIds });
  };
  const parts = paragraphs(lines);
  parts.forEach((part, index) => {
    part.forEach((made, at) => {
      add(made, text === '' ? '' : at === 0 && index > 0 ? '\n' : ' ');
    });
  });
  if (bullets.length > 0 && leadIn) add(leadIn, text === '' ? '' : '\n');
  for (const bullet of bullets) add(bullet, '\n• ');
  after.forEach((made, at) => {
    add(made, at === 0 ? '\n' : ' ');
  });
  return { text, spans };
}

/** Up to about 60 words a paragraph; the break is where the topic or the recruiter's own sentence changes. */
function paragraphs(lines: readonly Line[]): Line[][] {
  const total = lines.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  if (total <= 75 || lines.length < 4) return [[...lines]];
  let best = 1;
  let score = Number.POSITIVE_INFINITY;
  let words = 0;
  lines.forEach((made, index) => {
    if (index > 0 && index < lines.length) {
      const change = made.topic === lines[index - 1]?.topic ? 0 : 18;
      const distance = Math.abs(words - total / 2) - change;
      if (index > 1 && index < lines.length - 1 && distance < score) {
        score = distance;
        best = index;
      }
    }
    words += wordsOf(made.text).length;
  });
  return best > 1 ? [lines.slice(0, best), lines.slice(best)] : [[...lines]];
}
