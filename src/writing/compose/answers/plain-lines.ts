/** Headlines of nothing but the job's title, its company, its place and its pay: what is left to say where an answer says little. */
import { upperFirst } from '../language/first-capitals.ts';
import { contentWords } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import { realisePay } from '../ledger/pay.ts';
import { whoIsWanted } from '../ledger/title.ts';

/** What opens a question to the reader: "Want to keep your own truck?" says no more than "Keep your own truck". */
const asksOnly = /^(?:want|fancy|like|ready)$/;

/**
 * The sense of a line: its words in any order, without small ones. "X: Y", "Y: X" and "Want to Y, X?" have the same, and so have
 * "Be our next X" and "Are you our next X?".
 */
export function senseOf(text: string): string {
  const words = contentWords(text.replace(/[’']s\b/g, ''));
  const bare = words.filter((word) => !asksOnly.test(word));
  return [...new Set(bare.length > 0 ? bare : words)].sort().join(' ');
}

/**
 * Lines that claim nothing: title, company, place and pay, each with each and in plain words, so that no two say the same. Lines
 * for which the advert lacks a fact are left out; without a title there are none.
 */
export function plainLines({ title, employer, place, pay }: Ledger): string[] {
  if (!title) return [];
  const name = title.text;
  const one = title.unique ? name : whoIsWanted(title);
  const where = place?.phrase ?? '';
  const sum = pay ? realisePay(pay) : '';
  const lines: readonly (readonly [string, ...(string | null)[]])[] = [
    [`${name} ${where}: ${sum}`, where, sum],
    [`${employer} needs ${one} ${where}`, employer, where],
    [`${name} with ${employer}`, employer],
    [`${upperFirst(where)}: ${name}`, where],
    [`${employer} is hiring ${one}`, employer],
    [`Join ${employer} ${where}`, employer, where],
    [`We are looking for ${one} ${where}`, where],
    [`${name} wanted`],
    [`Apply to ${employer} as ${one}`, employer],
    [`${employer} pays ${one} ${sum}`, employer, sum],
    [`Now hiring ${where}: ${name}`, where],
    [`Be the next ${name} at ${employer}`, employer],
    [`${name}: ${sum}`, sum],
    [`${employer} ${where}: ${name}`, employer, where],
    [`Vacancy ${where}: ${name}`, where],
    [`Join ${employer} as ${one}`, employer],
    [`Be our next ${name} ${where}`, where],
    [`${sum} at ${employer}`, sum, employer],
    [`${employer} is looking for ${one}`, employer],
    [`Apply now: ${name} ${where}`, where],
    [`Join ${employer} ${where} as ${one}`, employer, where],
    [`We are hiring ${one}`],
    [`${sum} ${where}`, sum, where],
    [`${name} wanted ${where}`, where],
    [`Vacancy with ${employer}: ${name}`, employer],
    [`${employer} is hiring ${where}`, employer, where],
    [`Your next job is ${where}`, where],
    [`Your next employer: ${employer}`, employer],
    [`We need ${one}`],
    [`Vacancy: ${name}`],
    [`${sum} at ${employer} ${where}`, sum, employer, where],
    [`Now open: ${name} with ${employer}`, employer],
    [`Apply to be our next ${name}`],
    [`Apply to ${employer} ${where}`, employer, where],
  ];
  return lines.filter(([, ...needed]) => needed.every((fact) => fact)).map(([text]) => text);
}
