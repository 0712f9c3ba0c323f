/** Notes of a description that only stand behind a label, two or three behind the same one: "Note this: seasonal, March to October; 5 over 7, finish by 3pm." */
import { countWords, wordsOf } from '../language/words.ts';
import type { Ledger, SentenceFact } from '../ledger/facts.ts';
import type { Candidate, Style } from '../plan/pool.ts';

const labels = ['In short', 'At a glance', 'The outline', 'The job in brief'];
const expecting = { contracted: "Here's what to expect", full: 'Here is what to expect' };
/** Behind how many words a reader still knows what the label was. */
const mostWords = 22;

/** The further sentences, from those of the pool in which a note stands alone. */
export function pairNotes(ledger: Ledger, pool: readonly Candidate[], style: Style): Candidate[] {
  const alone = ({ fact, statement }: SentenceFact): boolean => {
    const own = pool.filter(({ factIds, group }) => group === 'about' && factIds[0] === fact.id);
    return own.every(({ text, tags }) => tags.includes('note') || text.endsWith(`: ${statement.lower}.`));
  };
  const notes = ledger.sentences.filter(
    (sentence) =>
      sentence.fact.kind === 'description' &&
      !/[;:.](?!\d)/.test(sentence.statement.text) &&
      !/^(?:clause|verb)$/.test(sentence.statement.kind) &&
      alone(sentence),
  );
  // Four notes are two and two, so that three texts say all of them.
  const size = notes.length === 4 ? 2 : 3;
  const rows: SentenceFact[][] = [];
  for (const note of notes) {
    const row = rows.at(-1);
    const said = [...(row ?? []), note].reduce((sum, { statement }) => sum + countWords(statement.text), 0);
    if (row && row.length < size && said <= mostWords) row.push(note);
    else rows.push([note]);
  }
  const openings = [style.contractions ? expecting.contracted : expecting.full, ...labels];
  return rows.flatMap((row) => {
    if (row.length < 2) return [];
    const said = row.map(({ statement }) => statement.lower).join('; ');
    return openings.map((label) => {
      const text = `${label}: ${said}.`;
      return {
        text,
        frameId: `about.notes.${label}`,
        group: 'about',
        factIds: row.map(({ fact }) => fact.id),
        tags: [],
        words: countWords(text),
        opening: wordsOf(text).slice(0, 2).join(' ').toLowerCase(),
        fit: -0.8,
      };
    });
  });
}
