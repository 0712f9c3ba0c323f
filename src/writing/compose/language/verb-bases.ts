/** A word as a form of a verb. */

import { baseOfIng, baseOfThird, isVerbBase } from './verbs.ts';

export type VerbForm = 'base' | 'ing' | 'third';

/** The verb that a word is a form of, and which; null where it is none. */
export function baseOf(word: string, form: VerbForm | 'any'): { base: string; form: VerbForm } | null {
  const lower = word.toLowerCase().replace(/[,;:]$/, '');
  if ((form === 'base' || form === 'any') && isVerbBase(lower)) return { base: lower, form: 'base' };
  if (form === 'ing' || form === 'any') {
    const base = baseOfIng(lower);
    if (base) return { base, form: 'ing' };
  }
  if (form === 'third' || form === 'any') {
    const base = baseOfThird(lower);
    if (base) return { base, form: 'third' };
  }
  return null;
}
