/** Older stored forms, brought to the present one on reading. Each version has its step here and its case in the tests. */
import { documentVersion } from './schema.ts';

type Json = Record<string, unknown>;

const steps: Record<number, (document: Json) => Json> = {
  // Version 0 is the editor's bare state, without an envelope.
  0: (document) => ({ version: 1, root: document.root }),
};

/** The document in the present version, still unchecked; undefined for a version of the future or none that we know. */
export function migrateDocument(document: Json): Json | undefined {
  const told = document.version ?? 0;
  if (typeof told !== 'number' || !Number.isInteger(told) || told < 0 || told > documentVersion) return undefined;
  let current = document;
  for (let version = told; version < documentVersion; version++) {
    const step = steps[version];
    if (step === undefined) return undefined;
    current = step(current);
  }
  return current;
}
