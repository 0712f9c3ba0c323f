/**
 * Checks blocks as an editor has them and keeps what it found in each, so that typing in one costs only that one.
 * The same in the browser's worker, on the server and on the command line.
 */
import { findInBlock, findInText } from '../checks/index.ts';
import type { BlockKind } from '../text/block.ts';
import { detectLanguage, type Language } from '../text/language.ts';
import { Reading } from '../text/reading.ts';
import type { Word } from '../text/words.ts';
import type { Finding } from './finding.ts';
import { findHouse } from './house.ts';
import { type CheckRequest, prepare, type Settings, surroundingsOf } from './request.ts';

/** A block as an editor hands it over. */
export interface BlockInput {
  kind: BlockKind;
  text: string;
  runsOn?: boolean;
}

/** What was found in each block, and in what language the whole is. */
export interface CheckedBlocks {
  /** Findings by block, offsets in the block's text, in order of place. */
  blocks: readonly (readonly Finding[])[];
  /** The blocks as they were read. */
  readings: readonly Reading[];
  language: Language;
  /** False when the language isn't English: then nothing was looked for. */
  checked: boolean;
}

interface Entry {
  reading: Reading;
  findings: readonly Finding[] | undefined;
}

/** Words after which the language is known. */
const languageSample = 400;

/** Use one for each open text, and a new one when the request changes. */
export class Checker {
  readonly #request: CheckRequest;
  readonly #settings: Settings;
  #kept = new Map<string, Entry>();

  constructor(request: CheckRequest) {
    this.#request = request;
    this.#settings = prepare(request);
  }

  /** Checks the blocks of a text in order. Blocks that the last call saw too are not read again. */
  check(inputs: readonly BlockInput[]): CheckedBlocks {
    const texts = inputs.map(({ text }) => text);
    const surroundings = surroundingsOf(this.#request, texts);
    const kept = new Map<string, Entry>();
    const entries = inputs.map(({ kind, text, runsOn = false }) => {
      const key = `${surroundings.apostrophe}${kind}${runsOn ? '+' : '-'}${text}`;
      const entry = kept.get(key) ??
        this.#kept.get(key) ?? {
          reading: new Reading({ kind, text, runsOn, start: 0 }, surroundings),
          findings: undefined,
        };
      kept.set(key, entry);
      return entry;
    });
    this.#kept = kept;
    const readings = entries.map(({ reading }) => reading);
    const language = detectLanguage(sampleOf(readings));
    if (language.code !== 'en') return { blocks: inputs.map(() => []), readings, language, checked: false };
    const ofText = findInText(readings, this.#settings);
    const blocks = entries.map((entry, index) => {
      entry.findings ??= this.#checkBlock(entry.reading);
      const more = ofText[index] ?? [];
      return more.length === 0 ? entry.findings : inOrder([...entry.findings, ...more]);
    });
    return { blocks, readings, language, checked: true };
  }

  #checkBlock(reading: Reading): readonly Finding[] {
    const house = this.#settings.checks.has('house') ? findHouse(reading, this.#settings) : [];
    return inOrder([...house, ...findInBlock(reading, this.#settings)]);
  }
}

function inOrder(findings: Finding[]): readonly Finding[] {
  return findings.sort((one, other) => one.start - other.start || one.end - other.end);
}

function sampleOf(readings: readonly Reading[]): readonly Word[] {
  const words: Word[] = [];
  for (const { words: more } of readings) {
    if (words.length >= languageSample) break;
    words.push(...more.slice(0, languageSample));
  }
  return words;
}
