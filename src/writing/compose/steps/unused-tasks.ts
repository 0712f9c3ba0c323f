/** What the recruiter typed of the job and no line of a batch or before it says: for a batch that has fewer lines than asked for. */
import { upperFirst } from '../language/first-capitals.ts';
import { contentWords, countWords, coverage } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';

/** So many are quoted: whoever wants all of them reads the brief. */
const NAMED = 3;
/** From this share of its words in one line on a task is said. */
const SAID = 0.6;
/** A half of a sentence is short, and said only where nearly all of it stands. */
const HALF = 0.8;

/** Where a promise or a record goes on with something further. */
const joints = /[,;:] | [–-] | (?:and|so that|because) /;
/** "Earn while you learn" of "earn while you learn and come out with a card": a half that says something, in a line with other words around it. */
const isHalfSaid = (said: string, lines: readonly string[]): boolean =>
  said
    .split(joints)
    .filter((part) => countWords(part) > 3)
    .some((part) =>
      lines.some(
        (line) =>
          line.toLowerCase().includes(part.toLowerCase()) ||
          (contentWords(part).length > 2 && coverage(part, line) >= HALF),
      ),
    );

/** The tasks, promises and records that no line says, as a sentence of a note; empty where there are none. */
export function unusedTasks(
  { duties, sentences }: Pick<Ledger, 'duties' | 'sentences'>,
  lines: readonly string[],
): string {
  const typed = [
    ...duties
      .filter(({ fact }) => fact.source === 'brief')
      .map(({ fact, thing, typed: words }) => ({ said: fact.text, quoted: thing?.text ?? words ?? fact.text })),
    ...sentences
      .filter(({ fact }) => fact.kind === 'proposition' || fact.kind === 'evidence')
      .map(({ statement }) => ({ said: statement.text, quoted: statement.typed ?? statement.text }))
      .filter(({ said }) => !isHalfSaid(said, lines)),
  ];
  const unused = typed.filter(({ said }) => !lines.some((line) => coverage(said, line) >= SAID));
  if (unused.length === 0) return '';
  const quoted = unused
    .slice(0, NAMED)
    .map(({ quoted: one }) => `"${upperFirst(one.replace(/[.;,]+$/, '')).replace(/"/g, '')}"`);
  const more = unused.length > NAMED ? ` and ${unused.length - NAMED} more` : '';
  return ` No line so far says ${quoted.join(', ')}${more}.`;
}
