/** Live examples for the settings page: what an option or a custom rule would change in the company's own texts. */
import { rules } from '../rules/index.ts';
import type { GuidelineOptions } from '../rules/options.ts';
import { parseTermRule, type TermRule } from '../rules/terms.ts';
import { parseBlocks } from '../text/block.ts';
import { Checker } from './checker.ts';
import { check } from './text.ts';

/** A sentence before and after a rule. */
export interface Preview {
  before: string;
  after: string;
  /** Where it was found: the index of the given text, or null for the rule's own example. */
  text: number | null;
}

/** A rule as the settings page shows it. */
export interface RuleInfo {
  id: string;
  group: string;
  label: string;
  reason: string;
}

/** Every rule that can be ticked, in the order of the fixes. */
export const ruleInfos: readonly RuleInfo[] = rules.map(({ id, group, label, reason }) => ({
  id,
  group,
  label,
  reason,
}));

const mostPreviews = 3;
const mostLength = 160;

/** The field that ticks a rule and the selects that belong to it: `Percentages1` has `Percentages11`. */
function fieldsOf(ruleId: string, options: GuidelineOptions): Record<string, unknown> {
  const own: Record<string, unknown> = { [ruleId]: true };
  for (const [field, value] of Object.entries(options)) {
    if (field !== ruleId && field.startsWith(ruleId)) own[field] = value;
  }
  if (ruleId === 'CurrenciesAndMoney12')
    return { CurrenciesAndMoney1: true, CurrenciesAndMoney12: options.CurrenciesAndMoney12 };
  return own;
}

/**
 * What one rule alone, with the selects as given, would change: up to three lines of the given texts, else the rule's
 * own example. Empty when its select isn't chosen yet.
 */
export function previewRule(
  ruleId: string,
  options: GuidelineOptions,
  texts: readonly string[],
  surroundings: { country?: string | null; names?: readonly string[] | null } = {},
): Preview[] {
  const rule = rules.find(({ id }) => id === ruleId);
  if (rule === undefined) return [];
  const request = { ...surroundings, options: fieldsOf(ruleId, options) };
  const found: Preview[] = [];
  for (const [index, text] of texts.entries()) {
    for (const line of text.split('\n')) {
      if (found.length >= mostPreviews) return found;
      const { fixed } = check(line, request);
      if (fixed !== line) found.push({ ...excerpt(line, fixed), text: index });
    }
  }
  if (found.length > 0) return found;
  const samples = rule.samples.map((sample) => ({
    before: sample.before,
    after: check(sample.before, request).fixed,
    text: null,
  }));
  return samples.filter(({ before, after }) => before !== after).slice(0, 1);
}

/** The part of a line around what changed. */
function excerpt(before: string, after: string): { before: string; after: string } {
  if (before.length <= mostLength) return { before, after };
  let first = 0;
  while (before[first] === after[first]) first++;
  const start = before.lastIndexOf(' ', Math.max(0, first - 40)) + 1;
  const cut = (text: string): string =>
    (start > 0 ? '… ' : '') + text.slice(start, start + mostLength).replace(/\s\S*$/, ' …');
  return { before: cut(before), after: cut(after) };
}

/** What a custom rule in free words would mark. */
export interface TermPreview {
  /** Empty when the rule can't be read as a term rule: then only writers see it. */
  terms: readonly TermRule[];
  matches: readonly { text: number; found: string; replacement: string | null; line: string }[];
  /** How many there are in all. */
  total: number;
}

const mostTermMatches = 20;

/** Reads a custom rule and shows what it would catch in the given texts. */
export function previewTerm(source: string, texts: readonly string[]): TermPreview {
  const terms = parseTermRule(source);
  const matches: { text: number; found: string; replacement: string | null; line: string }[] = [];
  let total = 0;
  if (terms.length === 0) return { terms, matches, total };
  for (const [index, text] of texts.entries()) {
    const inputs = parseBlocks(text);
    const { blocks } = new Checker({ terms, checks: ['house'] }).check(inputs);
    for (const [at, findings] of blocks.entries()) {
      for (const { text: found, replacements } of findings) {
        total++;
        if (matches.length < mostTermMatches)
          matches.push({ text: index, found, replacement: replacements[0] ?? null, line: inputs[at]?.text ?? '' });
      }
    }
  }
  return { terms, matches, total };
}
