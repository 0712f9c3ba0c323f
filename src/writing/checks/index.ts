/** The checks besides house style, by block and over the whole text. */
import type { CheckId, Finding } from '../engine/finding.ts';
import type { Settings } from '../engine/request.ts';
import { findAcronyms } from '../rules/acronyms.ts';
import type { Reading } from '../text/reading.ts';
import { findCliches, findLongLists } from './cliches.ts';
import { findEquality } from './equality.ts';
import { findGuardedCoded } from './gender-coded.ts';
import { findProfanity } from './profanity.ts';
import { findReadability } from './readability.ts';

const ofBlock: readonly (readonly [CheckId, (reading: Reading) => Finding[]])[] = [
  ['equality', findEquality],
  ['profanity', findProfanity],
  ['genderCoded', findGuardedCoded],
  ['readability', findReadability],
  ['cliche', findCliches],
];

/** Findings of the asked-for checks in one block. */
export function findInBlock(reading: Reading, { checks }: Settings): Finding[] {
  if (reading.kind === 'code') return [];
  return ofBlock.flatMap(([id, find]) => (checks.has(id) ? find(reading) : []));
}

const acronymsOf = new WeakMap<Reading, ReturnType<typeof findAcronyms>>();

/** Findings that depend on the whole text, by block. */
export function findInText(readings: readonly Reading[], settings: Settings): Finding[][] {
  const found: Finding[][] = settings.checks.has('cliche') ? findLongLists(readings) : readings.map(() => []);
  if (settings.checks.has('house') && settings.rules.some(({ id }) => id === 'Acronyms1'))
    addUndefined(readings, found);
  return found;
}

/** An acronym that the text never introduces is marked where it stands first. */
function addUndefined(readings: readonly Reading[], found: Finding[][]): void {
  const all = readings.map((reading) => {
    const known = acronymsOf.get(reading) ?? findAcronyms(reading);
    acronymsOf.set(reading, known);
    return known;
  });
  const seen = new Set(all.flatMap(({ introduced }) => introduced.map((short) => short.replace(/s$/, ''))));
  for (const [index, { used }] of all.entries()) {
    for (const { start, end } of used) {
      const text = readings[index]?.text.slice(start, end) ?? '';
      const plain = text.replace(/s$/, '');
      if (seen.has(plain)) continue;
      seen.add(plain);
      found[index]?.push({
        rule: 'house.Acronyms1',
        level: 'suggestion',
        start,
        end,
        text,
        message: `“${text}” has not been introduced. Add its full term the first time, if readers may not know it.`,
        reason: 'Readers outside your trade may not know it.',
        replacements: [],
        safe: false,
        scored: false,
      });
    }
  }
}
