/** The sentences of a brief and of the guidelines as facts, in the order of their sources. */

import { withNamesOf } from '../language/kept-names.ts';
import { mayBeWhatNoneDoes, tellsOfSomebody } from '../language/none-does.ts';
import { contentWords, coverage, wordsOf } from '../language/words.ts';
import { reaches } from '../mining/line-cues.ts';
import type { FactKind, FactSource, WriterInput } from '../types.ts';
import { aimInWords, aims, asDoing } from './aims.ts';
import { needsOneBefore, type Placed, putBehind } from './behind-another.ts';
import { besideFrames } from './beside-frames.ts';
import { callsToApply } from './calls-to-apply.ts';
import { cleanText } from './clean.ts';
import type { DutyFact, FactBook, SentenceFact, Usable } from './facts.ts';
import { keptTogether } from './kept-together.ts';
import { unsaidOf } from './no-text-says.ts';
import { sayAtLast } from './notes/as-last.ts';
import { sayNote } from './notes/say-note.ts';
import { saysNothingAlone } from './nothing-alone.ts';
import { asStatement } from './piece-as-statement.ts';
import { recordsInWords } from './record/told-records.ts';
import { withoutRoughness } from './rough.ts';
import { setApart } from './set-apart.ts';
import type { Slots } from './slots.ts';
import { splitSentences } from './split-sentences.ts';
import { isSurelyProved } from './surely/proved.ts';
import { isSurelySaid } from './surely/surely.ts';
import { areCries, piecesOf, wordedText } from './text-pieces.ts';
import type { DisplayTitle } from './title.ts';
import { wholeOrNowhere } from './torn-notes.ts';
import { asTypedIn } from './typed-words.ts';
import { asOneReading, withoutTornTimes } from './whole-times.ts';

/** What says when somebody works. */
const times =
  /\b(?:shifts?|rotas?|roster|nights?|days? (?:on|off)|weekends?|earlies|lates|on[- ]call|\d (?:on|off)|(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?s?|9[- ]5|evenings?|flexi\w*|\d ?[ap]\.?m)\b/i;

/** Whether one says what the other has said. Of "there are four of us" and "you work a week on and a week off" one word counts, which many others have too. */
const saysAgain = (one: string, other: string): boolean =>
  coverage(one, other) > 0.85 && (new Set(contentWords(one)).size > 1 || coverage(other, one) > 0.85);

/** The sentences in the order of their sources; of two that say the same the first stays. `pattern`: when one works, as the rows of the job description's head have it; `start`: when the job starts, by the same. */
export function readSentences(
  { advert, brief, guidelines }: WriterInput,
  title: DisplayTitle | null,
  book: FactBook,
  usable: Usable,
  slots: Slots,
  pattern: string,
  start = '',
): SentenceFact[] {
  const sentences: SentenceFact[] = [];
  const titleWords = wordsOf(title?.text ?? '').map((word) => word.toLowerCase());
  const addSentences = (
    raw: string | null | undefined,
    kind: FactKind,
    source: FactSource,
    where: string,
    weight = 50,
  ): void => {
    const apart =
      kind === 'description' ? setApart(keptTogether(cleanText(raw).text)) : { said: cleanText(raw).text, told: [] };
    if (kind === 'description') {
      const whole = wholeOrNowhere(apart.said);
      apart.said = whole.said;
      apart.told = [...apart.told, ...whole.told];
    }
    for (const one of apart.told) if (usable(one, source, where)) book.rough.add(one);
    const text = wordedText(apart.said, kind);
    const leave = (piece: string): void => {
      book.rough.add(asTypedIn(text, piece));
    };
    const pieces = piecesOf(text, kind, title, titleWords, leave);
    const cries = kind === 'proposition' && areCries(pieces) && pieces.every((piece) => usable(piece, source, where));
    const placed: Placed[] = [];
    const parts = cries && text.split(/\s+/).length <= 28 ? [text.replace(/\s+/g, ' ')] : pieces;
    const cry = cries && parts.length === 1;
    parts.slice(0, 12).forEach((whole, index) => {
      // "How many births?": its answer is the fact.
      if (kind === 'evidence' && /\?$/.test(whole.trim())) return;
      // What no other reader makes a sentence of is read once more before it is left.
      const leaveOrSay = (piece: string, ...asRead: string[]): void => {
        const atLast =
          kind === 'description'
            ? [...asRead, whole].map((one) => sayAtLast(one, titleWords)).find((one) => one !== null)
            : undefined;
        const statement = atLast && asStatement(atLast, kind, title, titleWords, false, false);
        if (statement && usable(whole, source, where))
          placed.push({ index, until: index, statement: { ...statement, kind: 'clause' } });
        else leave(piece);
      };
      if (saysNothingAlone(whole, kind, index, parts.length, placed)) {
        leaveOrSay(whole);
        return;
      }
      const needsBefore = kind === 'description' && needsOneBefore(whole, index);
      const part = besideFrames(whole, kind, advert, slots, title, titleWords);
      if (part === null || (kind === 'description' && reaches(part))) return;
      if (/^(?:description|proposition)$/.test(kind) && callsToApply(part)) return;
      if (!usable(part, source, where)) return;
      // "No straw thaws on your watch": as it was typed, whatever else "thaws" may be.
      const noneDoes =
        kind === 'description' && (mayBeWhatNoneDoes(whole) || (whole === part && tellsOfSomebody(whole)));
      const statement = asStatement(part, kind, title, titleWords, noneDoes, cry);
      // "Remote?? - no, front desk": talk between colleagues.
      if (!statement || (/\?\s*\S/.test(statement.text) && !cry)) return;
      const unsaid = unsaidOf(statement, whole, text, kind, advert, title);
      if (unsaid !== null) {
        if (unsaid !== '') leaveOrSay(unsaid);
        return;
      }
      if ([...sentences, ...placed].some((other) => saysAgain(statement.text, other.statement.text))) return;
      const said = withoutRoughness(statement, kind);
      const isSure =
        said !== null &&
        (kind === 'description'
          ? noneDoes || isSurelySaid(said, text, titleWords)
          : kind !== 'evidence' || isSurelyProved(said, text));
      const smooth = isSure ? said : null;
      const fit = smooth && {
        ...smooth,
        text: withNamesOf(text, smooth.text),
        lower: withNamesOf(text, smooth.lower),
      };
      if (fit && !needsBefore) placed.push({ index, until: index, statement: fit });
      else if (!fit || !putBehind(placed, fit, index)) leaveOrSay(statement.text, part, statement.text);
    });
    const times =
      kind === 'description' ? withoutTornTimes(placed, splitSentences(text)) : { kept: placed, told: [], whole: [] };
    for (const one of times.told) {
      for (const part of book.rough) if (one.includes(part)) book.rough.delete(part);
      book.rough.add(one);
    }
    for (const { index, statement } of [...times.kept, ...times.whole.flatMap(asOneReading)])
      sentences.push({ fact: book.add(kind, source, index, statement.text, { weight }), statement });
  };
  addSentences(brief?.proposition, 'proposition', 'brief', 'the proposition', 75);
  addSentences(brief?.description, 'description', 'brief', 'the description');
  if (!times.test(`${brief?.description ?? ''} ${brief?.proposition ?? ''}`))
    addSentences(pattern, 'description', 'jobDescription', 'the job description');
  const begins = start === '' ? '' : sayNote(`Start date: ${start}`);
  if (/^The job starts /.test(begins) && !/\bstart/i.test(`${brief?.description ?? ''} ${brief?.proposition ?? ''}`))
    addSentences(begins, 'description', 'jobDescription', 'the job description');
  addSentences(recordsInWords(brief?.supportingEvidence), 'evidence', 'brief', 'the evidence');
  for (const [on, aim, kind] of [
    [advert.hasMission, guidelines.mission, 'mission'],
    [advert.hasVision, guidelines.vision, 'vision'],
    [advert.hasPurpose, guidelines.purpose, 'purpose'],
  ] as const) {
    if (!on) continue;
    addSentences(aimInWords(aim, kind), kind, 'guidelines', `the ${kind}`);
    // "TBC": switched on, and nothing there to say.
    if (/\S/.test(aim ?? '') && !/[\p{L}\d]/u.test(cleanText(aim).text))
      book.notes.add(
        `The ${kind} is switched on, but has a gap in place of its words ("${(aim ?? '').trim().slice(0, 40)}"), so no text says it. Please fill it in in the guidelines.`,
      );
  }
  return sentences.map((sentence) =>
    aims.has(sentence.fact.kind)
      ? { ...sentence, statement: asDoing(sentence.statement) }
      : sentence.fact.kind === 'proposition' &&
          sentence.statement.kind === 'verb' &&
          calmHands.test(sentence.statement.text)
        ? { ...sentence, statement: { ...sentence.statement, kind: 'np' as const } }
        : sentence,
  );
}

/** "Calm hands for frightened animals": how they are, and nothing to do. */
const calmHands =
  /^(?:calm|clean|clear|cool|warm|open|dry|steady|still) (?:hands|heads?|minds?|eyes|voices?|faces|hearts|ears|air|skies|waters?|seas|consciences?|nerves|feet)\b/i;

/** Without the description where it lists the tasks, which would then be said twice. */
export function withoutTasks(sentences: readonly SentenceFact[], duties: readonly DutyFact[]): SentenceFact[] {
  return sentences.filter(
    ({ fact, statement }) =>
      fact.kind !== 'description' || duties.filter((duty) => coverage(duty.fact.text, statement.text) > 0.8).length < 2,
  );
}
