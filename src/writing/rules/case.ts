/** How a rule's cases are written down: what it changes, and the traps that it leaves alone. */

/** What a case says about its surroundings. */
export interface CaseContext {
  country?: string;
  names?: readonly string[];
  jobTitle?: string;
}

/** The name of a set of options, the text, what it becomes (left out: it stays), its surroundings. */
export type Case = readonly [options: string, before: string, after?: string | null, context?: CaseContext];

/** The cases of one rule. At least half are traps. */
export interface RuleCases {
  rule: string;
  options: Readonly<Record<string, Readonly<Record<string, string | boolean>>>>;
  cases: readonly Case[];
}
