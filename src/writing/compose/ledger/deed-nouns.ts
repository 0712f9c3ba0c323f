/** Deeds by their nouns and by their verbs: "give advice" is to advise, "carry out an inspection" is to inspect. */
import { stem } from '../language/words.ts';

const verbs: Readonly<Record<string, string>> = {
  advice: 'advise',
  advisory: 'advise',
  analysis: 'analyse',
  analyze: 'analyse',
  sale: 'sell',
  delivery: 'deliver',
  recruitment: 'recruit',
  selection: 'select',
  inspection: 'inspect',
  investigation: 'investigate',
  collection: 'collect',
  installation: 'install',
  preparation: 'prepare',
  translation: 'translate',
  negotiation: 'negotiate',
  assessment: 'assess',
  treatment: 'treat',
  production: 'produce',
};

/** The verb of such a noun, or the word itself. */
export const verbOfNoun = (noun: string): string => verbs[noun] ?? noun;

/** A word cut twice, so that "cleanings" meets "clean". */
const rootOf = (word: string): string => stem(stem(word));
const roots = new Map(Object.entries(verbs).map(([noun, verb]) => [rootOf(noun), rootOf(verb)]));
/** The root of a word; of such a noun its verb's. */
export const deedRoot = (word: string): string => {
  const root = rootOf(word);
  return roots.get(root) ?? root;
};
