/** The checks besides house style, by block and over the whole text. */
import type { Finding } from '../engine/finding.ts';
import type { Settings } from '../engine/request.ts';
import type { Reading } from '../text/reading.ts';

/** Findings of the asked-for checks in one block. */
export function findInBlock(_reading: Reading, _settings: Settings): Finding[] {
  return [];
}

/** Findings that depend on the whole text, by block. */
export function findInText(readings: readonly Reading[], _settings: Settings): Finding[][] {
  return readings.map(() => []);
}
