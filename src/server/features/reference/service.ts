/** Reference data for other features. */
import { listLanguages } from './lists.ts';

const names = new Set(listLanguages().map(({ name }) => name.toLowerCase()));

/** Whether this is the English name of a language that can be translated into. */
export function isLanguage(name: string): boolean {
  return names.has(name.toLowerCase());
}
