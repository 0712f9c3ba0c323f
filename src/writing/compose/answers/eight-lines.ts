/** The eight lines of question 1: the answer's own words first, then lines from the advert's other facts. */
import { countWords, coverage, wordOverlap } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import type { ApplyHouseStyle, Trace, WriterInput } from '../types.ts';
import { writeStep } from '../write.ts';
import type { Piece } from './cut.ts';
import { answerHeadlines } from './headlines.ts';
import { plainLines, senseOf } from './plain-lines.ts';

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

interface Written {
  lines: readonly { text: string; trace: Trace }[];
  notes: readonly string[];
}
/** Lines from the advert's other facts, by turn; each turn is written once, however often it is looked at. */
function otherLines({ input, seed, house }: Asked): (iteration: number) => Written {
  const known = new Map<number, Written>();
  return (iteration) => {
    const before = known.get(iteration);
    if (before) return before;
    const { items, traces, notes } = writeStep(
      input,
      1,
      { noOfLine: LINES, useJobDescription: true },
      { iteration, seed, applyHouseStyle: house },
    );
    const lines = items.flatMap((text, index) =>
      typeof text === 'string' ? [{ text, trace: traces[index] ?? { spans: [] } }] : [],
    );
    const written = { lines, notes };
    known.set(iteration, written);
    return written;
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

/** By the hour: beside it the advert's pay for a year would be another sum for the same work. */
const byTheHour = /[£€$₹]\d[\d.,]* (?:to [£€$₹]\d[\d.,]* )?an hour\b/;
const noMore = 'The facts carry no further lines. Another fact in the answer, or in the General tab, gives more.';
/** That there are few others is told by us, where the list is short. */
const few = /^(?:There are fewer lines than asked for|The facts carry no further lines)/;
/** How many turns back a line is remembered. */
const REMEMBERED = 12;

const bare = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{L}\d ]/gu, '')} `;
/** Whether one line holds the other, or says the same of it beside another name. */
function isSaidBy(one: string, other: string, names: readonly string[]): boolean {
  const unnamed = names.reduce((rest, name) => rest.replaceAll(name, ''), other);
  return (
    wordOverlap(one, other) > 0.6 ||
    bare(one).includes(bare(other)) ||
    bare(other).includes(bare(one)) ||
    opening(one) === opening(other) ||
    // What says all of the answer in one line leaves its parts to be said.
    (countWords(one) < 12 && coverage(unnamed, one) === 1)
  );
}

interface Lines {
  contents: string[];
  traces: Trace[];
  notes: string[];
}

/** The lines, their traces and what the recruiter is to be told; none that an earlier turn had, nor one that only turns it round. */
export function eightLines(pieces: readonly Piece[], ledger: Ledger, asked: Asked): Lines {
  const others = otherLines(asked);
  const heard = new Set<string>();
  for (let turn = Math.max(asked.seed, asked.turn - REMEMBERED); turn < asked.turn; turn += 1)
    for (const text of linesOf(pieces, ledger, { ...asked, turn }, others, heard).contents) heard.add(senseOf(text));
  return linesOf(pieces, ledger, asked, others, heard);
}

function linesOf(
  pieces: readonly Piece[],
  ledger: Ledger,
  asked: Asked,
  others: (iteration: number) => Written,
  heard: ReadonlySet<string>,
): Lines {
  const isHeard = (text: string): boolean => heard.has(senseOf(text));
  const own = answerHeadlines(pieces, ledger, asked.turn, OWN, 1, isHeard).map((text) => asked.house(text));
  const contents = [...own];
  const traceOf = (text: string, frameId = 'answer.headline'): Trace => ({
    spans: [{ part: 'headline', start: 0, end: text.length, frameId, factIds: ['answer:question1:0'] }],
  });
  const traces: Trace[] = own.map((text) => traceOf(text));
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
  const hourly = byTheHour.test(answer);
  const add = (text: string, trace: Trace, ways: { alike: number; from: number; plain: boolean; any?: boolean }) => {
    if (
      contents.length >= LINES ||
      isHeard(text) ||
      contents.some(
        (other) =>
          senseOf(other) === senseOf(text) || bare(other).includes(bare(text)) || bare(text).includes(bare(other)),
      ) ||
      (!ways.any && contents.some((other) => opening(other) === opening(text))) ||
      (!ways.plain && contents.slice(own.length).some((other) => alikePlain(other, text))) ||
      contents.slice(ways.from).some((other) => wordOverlap(other, text) > ways.alike) ||
      (!ways.any && alreadySaid(text)) ||
      // The pay stands in one line.
      (sums(text).length > 0 &&
        (hourly || contents.some((other) => sums(text).every((amount) => sums(other).includes(amount)))))
    )
      return;
    contents.push(text);
    traces.push(trace);
  };
  // First what is clearly different; then what differs in some words; at last what only the answer's own lines,
  // which hold the title and the place as well, are like.
  const told = new Set<string>();
  for (const iteration of new Set([asked.turn, asked.turn % 2, (asked.turn + 1) % 2])) {
    if (contents.length >= LINES) break;
    const { lines, notes } = others(iteration);
    for (const note of notes) told.add(note);
    for (const [alike, from] of [
      [0.6, 0],
      [0.8, 0],
      [0.8, own.length],
    ] as const)
      for (const { text, trace } of lines) add(text, trace, { alike, from, plain: false });
  }
  // Then what else the answer says, before lines that only say that somebody is looked for.
  if (contents.length < LINES)
    for (const made of answerHeadlines(pieces, ledger, asked.turn + 1, LINES, OWN, isHeard)) {
      const text = asked.house(made);
      if (contents.length >= LINES || contents.some((other) => isSaidBy(other, text, names))) continue;
      contents.push(text);
      traces.push(traceOf(text));
    }
  const plain = plainLines(ledger).map((text) => asked.house(text));
  for (const any of [false, true])
    for (const { text, trace } of [
      ...others(asked.turn).lines,
      ...plain.map((text) => ({ text, trace: traceOf(text, 'answer.headline.plain') })),
    ])
      add(text, trace, { alike: any ? 0.95 : 0.8, from: own.length, plain: true, any });
  const short = contents.length < LINES;
  return {
    contents,
    traces,
    notes: [...new Set([...asked.notes, ...[...told].filter((note) => !few.test(note)), ...(short ? [noMore] : [])])],
  };
}
