/** Checks and fixes plain text whole: lines become blocks, offsets count in the whole text. */
import { findRawFindings } from '../checks/gender-coded.ts';
import { type Block, parseBlocks } from '../text/block.ts';
import { detectLanguage, type Language } from '../text/language.ts';
import { Reading } from '../text/reading.ts';
import { Checker } from './checker.ts';
import type { Finding } from './finding.ts';
import { fixBlock } from './house.ts';
import { type CheckRequest, prepare, surroundingsOf } from './request.ts';

/** What was found in a text. */
export interface CheckedText {
  /** Offsets in the whole text, in order of place. */
  findings: readonly Finding[];
  /** The text after every safe fix of house style; the same text when nothing must change. */
  fixed: string;
  language: Language;
  /** False when the language isn't English: then nothing was looked for and nothing changed. */
  checked: boolean;
}

/** Checks a text whole, and fixes what is safe when house style was asked for. */
export function check(text: string, request: CheckRequest): CheckedText {
  const blocks = parseBlocks(text);
  const { blocks: found, language, checked } = new Checker(request).check(blocks);
  const findings = blocks.flatMap(({ start }, index) =>
    (found[index] ?? []).map((finding) => ({ ...finding, start: finding.start + start, end: finding.end + start })),
  );
  const settings = prepare(request);
  // Gender Decoder reads a text whole, markers and all.
  if (checked && settings.checks.has('genderCodedRaw')) findings.push(...findRawFindings(text));
  findings.sort((one, other) => one.start - other.start || one.end - other.end);
  const fixed = checked && settings.checks.has('house') ? fixBlocks(text, blocks, request) : text;
  return { findings, fixed, language, checked };
}

/** Applies every safe fix of house style. Fixing a fixed text changes nothing. Other languages come back unchanged. */
export function fix(text: string, request: CheckRequest): string {
  const blocks = parseBlocks(text);
  const surroundings = surroundingsOf(request, [text]);
  const words = blocks.flatMap((block) => new Reading(block, surroundings).words);
  return detectLanguage(words).code === 'en' ? fixBlocks(text, blocks, request) : text;
}

function fixBlocks(text: string, blocks: readonly Block[], request: CheckRequest): string {
  const settings = prepare(request);
  const surroundings = surroundingsOf(request, [text]);
  let result = '';
  let at = 0;
  for (const block of blocks) {
    result += text.slice(at, block.start) + fixBlock(block, settings, surroundings);
    at = block.start + block.text.length;
  }
  return result + text.slice(at);
}
