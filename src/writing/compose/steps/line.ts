/** One line on its own (a headline, a call to action): what a batch of them must look like, and how one is finished. */
import type { Frame } from '../frames/frame.ts';
import { countWords, wordsOf } from '../language/words.ts';
import type { Imperative } from '../ledger/imperatives.ts';
import type { Candidate } from '../plan/pool.ts';

/** The group of lines that only name a pillar. */
export const PROMISED = 'promised';
/** The group of lines that name a pillar beside a task. */
export const WITH_TASK = 'withTask';

/** What a batch of single lines (headlines, calls to action) must look like. */
export interface LinePlan {
  kind: 'headline' | 'call';
  count: number;
  least: number;
  most: number;
  /** Whether that is the range that somebody asked for, which no line exceeds. */
  inRange?: boolean;
  /** The title, or the title and the sector, in every line; first in about half. */
  sequence: 'none' | 'title' | 'titleAndSector';
  sector: boolean;
  imperatives: readonly Imperative[];
  banned: readonly string[];
  /** Words that the step brief asks to lead on. */
  boost: string;
  /** The facts that it points at. */
  pointed: readonly string[];
  shown: readonly string[];
  /** Whether a pillar at 100% must stand in one of them. */
  owesPillars?: boolean;
}

/** Values for slots that only single lines have. */
export type Extra = Map<string, { text: string; factIds: readonly string[] }>;

/** A line with what is counted about it. */
export function candidate(
  text: string,
  frameId: string,
  group: string,
  factIds: readonly string[],
  fit: number,
  frame?: Frame,
): Candidate {
  return {
    text,
    frameId,
    group,
    factIds,
    tags: frame?.tags ?? [],
    words: countWords(text),
    opening: wordsOf(text).slice(0, 2).join(' ').toLowerCase(),
    fit,
  };
}

const closingStop = /(?<!\b(?:Inc|Ltd|Co|Corp|Bros|Jr|Sr))\.$/;

/** A line has no closing stop, unless it is two sentences. */
export function finishLine(line: Candidate): Candidate | null {
  // "Every one out by 6 a.m.": its stop went with the one of the sentence.
  let text = line.text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<=[\d ][ap]\.m)$/, '.');
  // "Jugendhilfe Weserbogen e.V.": its stop is the name's.
  const named = / (?:e\.\s?[VKG]|p\.l\.c|[A-Z]\.[A-Z]|\d[\d.:]* ?[ap]\.m|[ap]\.m)\.$/.test(text);
  const plain = text
    .replace(/\be\.\s?[VKG]\./g, 'eV')
    // "T. Rees & Sons": a letter of a name.
    .replace(/\b([A-Z])\. (?=[A-Z])/g, '$1 ')
    .replace(/\b(?:St|Dr|Mr|Mrs|Ms|No|Ltd|Inc|Co|Mt|Ft)\. /g, (name) => name.replace('.', ''));
  if (named && !/[.?!] /.test(plain))
    return { ...line, text, words: countWords(text), opening: wordsOf(text).slice(0, 2).join(' ').toLowerCase() };
  if (!/[.?!] /.test(plain)) text = text.replace(closingStop, '');
  else if (!/[.?!]$/.test(text) && !/\? \S/.test(text)) text = `${text}.`;
  return { ...line, text, words: countWords(text), opening: wordsOf(text).slice(0, 2).join(' ').toLowerCase() };
}
