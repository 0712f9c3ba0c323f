/** Every house-style rule, in the order in which fixes are applied: what one writes, the next one reads. */
import { percentages } from './percentages.ts';
import type { Rule } from './rule.ts';

export const rules: readonly Rule[] = [percentages];
