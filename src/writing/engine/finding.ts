/** What the engine says about a place in a text. */
import type { Level } from '../rules/rule.ts';

/** The checks that can be asked for. */
export const checkIds = [
  'house',
  'equality',
  'profanity',
  'genderCoded',
  'genderCodedRaw',
  'readability',
  'cliche',
] as const;

/** One of the checks: house style, or one of those that look at what the words do to readers. */
export type CheckId = (typeof checkIds)[number];

/** A place in a text that a rule or a check points at. */
export interface Finding {
  /** Begins with the check's name: `house.Percentages1`, `equality.…`, `genderCoded.masculine`. */
  rule: string;
  level: Level;
  /** UTF-16 offsets: in the block's text from a `Checker`, in the whole text from `check`. */
  start: number;
  end: number;
  text: string;
  message: string;
  reason: string;
  /** What may be put there, best first; an empty string takes the words out. Empty when only a person can tell. */
  replacements: readonly string[];
  /** The first replacement may be applied without asking. */
  safe: boolean;
  /** Counts in the score. What needs judgement doesn't. */
  scored: boolean;
}
