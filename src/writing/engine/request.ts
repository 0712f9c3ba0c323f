/** What a text is checked against, and what follows from it. */
import { rules } from '../rules/index.ts';
import { type GuidelineOptions, StyleOptions } from '../rules/options.ts';
import type { Rule } from '../rules/rule.ts';
import type { TermRule } from '../rules/terms.ts';
import type { Surroundings } from '../text/reading.ts';
import { type CheckId, checkIds } from './finding.ts';

/** Everything may be left out. */
export interface CheckRequest {
  /** The guideline fields of punctuation and writing style in one object. */
  options?: GuidelineOptions | null;
  /** The advert's country as the product names it. */
  country?: string | null;
  jobTitle?: string | null;
  /** Company, brand and product names: never touched. */
  names?: readonly string[] | null;
  /** Locked statements, such as the equal-opportunities statement: never touched. */
  locked?: readonly string[] | null;
  /** Term rules read from the company's custom rules. */
  terms?: readonly TermRule[] | null;
  /** Default: `house` when options are given, else all others. */
  checks?: readonly CheckId[] | null;
}

/** A request made ready: which rules run, which checks. */
export interface Settings {
  options: StyleOptions;
  rules: readonly Rule[];
  checks: ReadonlySet<CheckId>;
  terms: readonly TermRule[];
  jobTitle: string | null;
}

const othersByDefault = checkIds.filter((id) => id !== 'house' && id !== 'genderCodedRaw');

/** Makes a request ready. */
export function prepare(request: CheckRequest): Settings {
  const options = new StyleOptions(request.options ?? {});
  return {
    options,
    rules: rules.filter((rule) => rule.isActive?.(options) ?? options.isTicked(rule.id)),
    checks: new Set(request.checks ?? (request.options ? ['house'] : othersByDefault)),
    terms: request.terms ?? [],
    jobTitle: request.jobTitle ?? null,
  };
}

/** What is true of the whole text. */
export function surroundingsOf(request: CheckRequest, texts: readonly string[]): Surroundings {
  let curly = 0;
  let straight = 0;
  for (const text of texts) {
    for (let at = text.indexOf('’'); at !== -1; at = text.indexOf('’', at + 1)) curly++;
    for (let at = text.indexOf("'"); at !== -1; at = text.indexOf("'", at + 1)) straight++;
  }
  return {
    country: request.country ?? null,
    jobTitle: request.jobTitle ?? null,
    names: request.names ?? [],
    locked: request.locked ?? [],
    apostrophe: curly > straight ? '’' : "'",
  };
}
