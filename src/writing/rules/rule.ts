/** What a house-style rule is: data about its field, and one function that finds where a text departs from it. */
import type { Reading } from '../text/reading.ts';
import type { StyleOptions } from './options.ts';

/** How much a finding matters. */
export type Level = 'error' | 'warning' | 'suggestion';

/** A place that a rule found in a block. */
export interface Match {
  /** UTF-16 offsets in the block's text. */
  start: number;
  end: number;
  /** What to put there. Only given when it is safe: it is applied without asking. */
  fix?: string;
  /** What a person may choose; never applied by itself. */
  offers?: readonly string[];
  /** Replaces the rule's own message. */
  message?: string;
  /** Replaces the rule's own reason. */
  reason?: string;
  level?: Level;
}

/** The groups of the settings page; a master switch turns one on and off. */
export type RuleGroup =
  | 'tidy'
  | 'punctuation'
  | 'acronyms'
  | 'capitalisation'
  | 'dates'
  | 'money'
  | 'numbers'
  | 'times';

/** A house-style option as an executable rule. */
export interface Rule {
  /** The guideline field that ticks it (specification D2, 3.5). */
  id: string;
  group: RuleGroup;
  /** The sentence on the settings page. */
  label: string;
  /** Shown on a finding. */
  message: string;
  /** Why, in one sentence. */
  reason: string;
  /** When it runs, where ticking its field is not the whole answer. */
  isActive?(options: StyleOptions): boolean;
  /** A text that shows the rule, with the select values that it needs, for the settings page. */
  samples: readonly Sample[];
  /** Finds departures. Never returns two that overlap, nor one that touches a protected span. */
  detect(reading: Reading, options: StyleOptions): readonly Match[];
}

/** A before that the rule turns into an after. The after is computed, never written down. */
export interface Sample {
  options: Readonly<Record<string, string | boolean>>;
  before: string;
}

/** Runs a global pattern and keeps what `take` accepts and no protected span touches. */
export function collect(
  reading: Reading,
  pattern: RegExp,
  take: (match: RegExpExecArray, reading: Reading) => Match | undefined,
): Match[] {
  const found: Match[] = [];
  let last = 0;
  for (const match of reading.text.matchAll(pattern)) {
    const taken = take(match, reading);
    if (taken === undefined || taken.start < last || taken.end <= taken.start) continue;
    if (reading.mask.touches(taken.start, taken.end)) continue;
    if (taken.fix === reading.text.slice(taken.start, taken.end)) continue;
    found.push(taken);
    last = taken.end;
  }
  return found;
}

/** Matches of several patterns in order of place, apart from each other; where two meet, the one with a fix stays. */
export function inOrder(...groups: readonly (readonly Match[])[]): Match[] {
  const all = groups
    .flat()
    .sort((one, other) => one.start - other.start || Number(other.fix !== undefined) - Number(one.fix !== undefined));
  const apart: Match[] = [];
  for (const match of all) {
    const last = apart.at(-1);
    if (last === undefined || match.start >= last.end) apart.push(match);
    else if (last.fix === undefined && match.fix !== undefined) apart[apart.length - 1] = match;
  }
  return apart;
}
