/** Facts turned so that they fit in a line: what the reader will do, and the sector in running text. */
import { isProperFirst } from '../language/articles.ts';
import { countWords } from '../language/words.ts';
import { calm } from '../ledger/clean.ts';
import type { Ledger } from '../ledger/facts.ts';

/** The reader's side of the proposition: "know your rota six weeks ahead". */
export function readerVerb(ledger: Ledger): { text: string; factId: string } | null {
  for (const { fact, statement } of ledger.sentences) {
    if (fact.kind !== 'proposition' && fact.kind !== 'description') continue;
    let text: string | null = null;
    if (statement.kind === 'verb') text = statement.lower;
    else {
      const found =
        /^you(?: will|['’]ll| can)? (?!(?:are|were|have been|must|should|would|need|do|don['’]t|won['’]t|will|never|always|also)\b)(\w.*)$/i.exec(
          statement.text,
        );
      if (found?.[1] && fact.kind === 'proposition') text = found[1];
    }
    if (!text) continue;
    const main =
      text.split(/(?:,? so (?:that )?|, (?:and|but|because|which|with) |; | because | - | – |: )/)[0] ?? text;
    const short = countWords(main) >= 3 ? main : text;
    if (countWords(short) <= 11 && !/[.!?:]/.test(short)) return { text: short.replace(/,$/, ''), factId: fact.id };
  }
  return null;
}

/** The sector in running text: "passenger transport", "NHS services". */
export function sectorInText(sector: string): string {
  const text = calm(sector)
    .replace(/\s*&\s*/g, ' and ')
    .replace(/\s*\/\s*/g, ' and ');
  return text
    .split(' ')
    .map((word) => (/[A-Z].*[A-Z]|\d/.test(word) || isProperFirst(word) ? word : word.toLowerCase()))
    .join(' ');
}
