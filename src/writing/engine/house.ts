/** House style in one block: its findings, and the text with every safe fix applied. */
import type { Match, Rule } from '../rules/rule.ts';
import { findTerms } from '../rules/terms.ts';
import type { Block } from '../text/block.ts';
import { Reading, type Surroundings } from '../text/reading.ts';
import type { Finding } from './finding.ts';
import type { Settings } from './request.ts';

/** Passes after which a fix has to have settled. */
const mostPasses = 3;

/** Findings of one block in order of place. Fixes never overlap: an earlier rule's fix wins. */
export function findHouse(reading: Reading, settings: Settings): Finding[] {
  if (reading.kind === 'code') return [];
  const found: Finding[] = [];
  const taken = new Uint8Array(reading.text.length);
  const clashes = ({ start, end }: Match): boolean => taken.subarray(start, end).includes(1);
  for (const rule of settings.rules) {
    for (const match of rule.detect(reading, settings.options)) {
      if (clashes(match)) continue;
      if (match.fix !== undefined) taken.fill(1, match.start, match.end);
      found.push(describe(rule, match, reading.text));
    }
  }
  for (const match of findTerms(reading, settings.terms)) {
    if (!clashes(match)) found.push(describe({ id: 'term', message: '', reason: '' }, match, reading.text));
  }
  return found.sort((one, other) => one.start - other.start || one.end - other.end);
}

function describe(rule: Pick<Rule, 'id' | 'message' | 'reason'>, match: Match, text: string): Finding {
  const safe = match.fix !== undefined;
  return {
    rule: `house.${rule.id}`,
    level: match.level ?? (safe ? 'warning' : 'suggestion'),
    start: match.start,
    end: match.end,
    text: text.slice(match.start, match.end),
    message: match.message ?? rule.message,
    reason: match.reason ?? rule.reason,
    replacements: match.fix === undefined ? (match.offers ?? []) : [match.fix],
    safe,
    // A word of the company's own that has another is one press away from right, too.
    scored: safe || (rule.id === 'term' && match.offers !== undefined),
  };
}

/** Applies the safe fixes of one block, rule after rule, until nothing changes. */
export function fixBlock(block: Block, settings: Settings, surroundings: Surroundings): string {
  if (block.kind === 'code') return block.text;
  let { text } = block;
  let reading = new Reading(block, surroundings);
  for (let pass = 0; pass < mostPasses; pass++) {
    const before = text;
    for (const rule of settings.rules) {
      const next = splice(text, rule.detect(reading, settings.options));
      if (next === text) continue;
      text = next;
      reading = new Reading({ ...block, text }, surroundings);
    }
    if (text === before) break;
  }
  return text;
}

/** Applies the safe ones of some matches. */
function splice(text: string, matches: readonly Match[]): string {
  const safe = matches.filter(({ fix }) => fix !== undefined).sort((one, other) => one.start - other.start);
  if (safe.length === 0) return text;
  let result = '';
  let at = 0;
  for (const { start, end, fix = '' } of safe) {
    if (start < at) continue;
    result += text.slice(at, start) + fix;
    at = end;
  }
  return result + text.slice(at);
}
