/** The eight lines of question 1: the answer's own words first, then lines from the advert's other facts. */
import { coverage, wordOverlap } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import type { ApplyHouseStyle, Trace, WriterInput } from '../types.ts';
import { writeStep } from '../write.ts';
import type { Piece } from './cut.ts';
import { answerHeadlines } from './headlines.ts';

const LINES = 8;
/** How many of them are made of the answer's own words. */
const OWN = 6;

interface Asked {
  input: WriterInput;
  turn: number;
  seed: number;
  house: ApplyHouseStyle;
  notes: ReadonlySet<string>;
}

/** Lines from the advert's other facts, as they are written in one turn. */
function otherLines({ input, seed, house }: Asked, iteration: number) {
  const { items, traces, notes } = writeStep(
    input,
    1,
    { noOfLine: LINES, useJobDescription: true },
    { iteration, seed, applyHouseStyle: house },
  );
  return {
    lines: items.flatMap((text, index) =>
      typeof text === 'string' ? [{ text, trace: traces[index] ?? { spans: [] } }] : [],
    ),
    notes,
  };
}

const sums = (text: string): string[] => text.match(/[£€$₹][\d,.]*\d/g) ?? [];
/** Lines that only say that somebody is looked for, whatever the words: one of each kind is enough. */
const plainKinds = [
  /^(?:are you|could you be|be) (?:our|your) next\b/i,
  /^(?:we are looking for|we['’]re looking for|we need|we want)\b|\bwanted$|\bneeds an? |\bis hiring\b/i,
  /^(?:your next job|is this your next job|a role for|a job (?:in|for)|looking for)\b/i,
  /^(?:work|based|join us) (?:in|with)\b|^(?:based|work) /i,
];
const alikePlain = (one: string, other: string): boolean =>
  plainKinds.some((kind) => kind.test(one) && kind.test(other));
const opening = (text: string): string => text.toLowerCase().split(' ').slice(0, 2).join(' ');

/** The lines, their traces and what the recruiter is to be told. */
export function eightLines(
  pieces: readonly Piece[],
  ledger: Ledger,
  asked: Asked,
): { contents: string[]; traces: Trace[]; notes: string[] } {
  const own = answerHeadlines(pieces, ledger, asked.turn, OWN).map((text) => asked.house(text));
  const contents = [...own];
  const traceOf = (text: string): Trace => ({
    spans: [
      { part: 'headline', start: 0, end: text.length, frameId: 'answer.headline', factIds: ['answer:question1:0'] },
    ],
  });
  const traces: Trace[] = own.map(traceOf);
  // What the answer says itself, a line from the guidelines doesn't say again.
  const answer = pieces.map(({ text }) => text).join('. ');
  const names = [ledger.title?.text, ledger.place?.name, ledger.employer].filter(
    (name) => name !== undefined && name !== null,
  );
  const alreadySaid = (text: string): boolean =>
    coverage(
      names.reduce<string>((rest, name) => rest.replaceAll(name, ''), text),
      answer,
    ) > 0.6;
  // First what is clearly different; then what differs in some words; at last what only the answer's own lines,
  // which hold the title and the place as well, are like.
  // A later turn has run out of new lines, and takes those of the first.
  const told = new Set<string>();
  for (const iteration of new Set([asked.turn, asked.turn % 2, (asked.turn + 1) % 2])) {
    if (contents.length >= LINES) break;
    const { lines, notes } = otherLines(asked, iteration);
    for (const note of notes) told.add(note);
    for (const [alike, from, plain] of [
      [0.6, 0, false],
      [0.8, 0, false],
      [0.8, own.length, false],
      // At last, where an answer says little, one more that only says that somebody is looked for.
      [0.8, own.length, true],
    ] as const)
      for (const { text, trace } of lines) {
        if (
          contents.length >= LINES ||
          contents.includes(text) ||
          contents.some((other) => opening(other) === opening(text)) ||
          (!plain && contents.slice(own.length).some((other) => alikePlain(other, text))) ||
          contents.slice(from).some((other) => wordOverlap(other, text) > alike) ||
          alreadySaid(text) ||
          // The pay stands in one line.
          (sums(text).length > 0 &&
            contents.some((other) => sums(text).every((amount) => sums(other).includes(amount))))
        )
          continue;
        contents.push(text);
        traces.push(trace);
      }
  }
  // Where nothing else is known, the answer is said once more, beside another word.
  if (contents.length < LINES)
    for (const text of answerHeadlines(pieces, ledger, asked.turn + 1, LINES, OWN).map((made) => asked.house(made))) {
      if (contents.length >= LINES || contents.some((other) => wordOverlap(other, text) > 0.9)) continue;
      contents.push(text);
      traces.push(traceOf(text));
    }
  // That there are few others is told only where the list is short.
  const few = /^(?:There are fewer lines than asked for|The facts carry no further lines)/;
  return {
    contents,
    traces,
    notes: [...new Set([...asked.notes, ...[...told].filter((note) => contents.length < LINES || !few.test(note))])],
  };
}
