/** Whether an answer has told already what the guidelines say of a reward or of the company. */

import { coverage, wordsOf } from '../language/words.ts';
import { isMainClause } from './clause.ts';
import { isSurelyThing } from './confidence.ts';
import type { Note } from './note.ts';
import { inRow } from './nouns.ts';
import { writesOut } from './reward-notes.ts';

/** "€20,000", "1.5%", "7am": what a statement tells in figures. */
const figuresOf = (text: string): string[] =>
  (text.match(/\d[\d,.]*\d|\d/g) ?? []).map((figure) => figure.replace(/,/g, '').replace(/\.0+$/, ''));

/** "Quarterly bonus", "a phone every 2 yrs" in the words that a statement has for them. */
const inFull = (text: string): string =>
  text
    .replace(/\b(hour|week|month|quarter|year)ly\b/gi, 'paid every $1')
    .replace(/\bdaily\b/gi, 'paid every day')
    .replace(/\bannual(?:ly)?\b/gi, 'paid every year')
    .replace(/\b(?:each|once a|an?|per) (?=(?:hour|day|week|month|quarter|year)\b)/gi, 'every ')
    .replace(/\byrs?\b/gi, 'years')
    .replace(/\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/gi, (word) =>
      String(countWord.indexOf(word.toLowerCase()) + 1),
    );
const countWord = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Whether the answer, which names the reward, says what its statement does: all its figures, or nearly all its words. */
export function toldOfReward(statement: string, said: string): boolean {
  const figures = figuresOf(statement);
  if (writesOut(statement, said) && figures.length === 0) return true;
  const known = new Set(figuresOf(said));
  return figures.length > 0
    ? figures.every((figure) => known.has(figure))
    : coverage(statement, said) >= 0.7 || coverage(inFull(statement), inFull(said)) >= 0.75;
}

/** The same of a sentence about the company, whose name for itself ("Safe staffing: ...") the answer need not repeat. */
export const toldOfUs = (sentence: string, said: string): boolean =>
  coverage(sentence, said) > 0.6 || coverage(sentence.replace(/^.{2,40}?(?::| means| we mean) /, ''), said) > 0.6;

export interface Statement {
  title: string;
  statement: string;
}

/** "Private health" is told in the words of its statement, "private medical cover from day one", where these name it too. */
export function withStatements(
  notes: readonly Note[],
  statements: readonly Statement[],
): { notes: Note[]; used: ReadonlySet<Statement> } {
  const used = new Set<Statement>();
  const named = notes.map((note): Note => {
    if (note.kind !== 'thing' && note.kind !== 'quote') return note;
    const bare = note.text.replace(/^(?:an?|the|our|your) /i, '').toLowerCase();
    const own = statements.find(({ title }) => title.toLowerCase() === bare);
    const text = own?.statement.replace(/[.!]+$/, '') ?? '';
    if (
      !own ||
      used.has(own) ||
      wordsOf(text).length > 9 ||
      figuresOf(text).length > 0 ||
      isMainClause(text) ||
      !isSurelyThing(text) ||
      coverage(own.title, text) < 0.5
    )
      return note;
    used.add(own);
    return {
      ...note,
      kind: 'thing',
      text: inRow(text, true),
      factIds: [...note.factIds, `reward:guidelines:${statements.indexOf(own)}`],
    };
  });
  return { notes: named, used };
}
