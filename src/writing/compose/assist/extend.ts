/** Longer by facts of the brief that the text doesn't say yet. */
import { guideFrames } from '../frames/guides.ts';
import { roleFrames } from '../frames/role.ts';
import { statementFrames } from '../frames/statements.ts';
import { withNames } from '../language/names-here.ts';
import { coverage } from '../language/words.ts';
import { buildLedger } from '../ledger/ledger.ts';
import { makePool } from '../plan/pool.ts';
import { createRandom, hashText } from '../seed.ts';
import type { WriterInput } from '../types.ts';

/** Leans on a sentence about tasks before it. */
const leans =
  /^(?:Then there|Add to that|Another task|Beyond that|Besides|Alongside|As well as)|\b(?:too|as well)\.$|\byours to do\b/;

/** Adds one or two sentences from facts of the ledger that the text doesn't say yet. */
export function extended(text: string, input: WriterInput): string | undefined {
  const ledger = buildLedger(input, true);
  return withNames(ledger.names, () => {
    const style = { simple: true, hemingway: false, tone: ledger.tone, contractions: ledger.contractions };
    const frames = [
      ...roleFrames.filter(({ group }) => group === 'more'),
      ...statementFrames.filter(({ group }) => group === 'about' || group === 'proof' || group === 'hook'),
      ...guideFrames.filter(({ group }) => group === 'why' || group === 'how'),
    ];
    const random = createRandom(hashText(text));
    const pool = random.shuffle(makePool(ledger, frames, style, random, { samples: 6, mostWords: 25 }));
    const added: string[] = [];
    const used = new Set<string>();
    const openings = new Set<string>();
    for (const candidate of pool) {
      if (added.length >= 2) break;
      const facts = candidate.factIds.filter((fact) => !fact.startsWith('employer') && !fact.startsWith('title'));
      if (
        facts.some(
          (fact) =>
            used.has(fact) ||
            coverage(`${ledger.facts.get(fact)?.text ?? ''}`, text) > 0.6 ||
            coverage(ledger.facts.get(fact)?.statement ?? '', text) > 0.6,
        )
      )
        continue;
      if (facts.length === 0 || leans.test(candidate.text)) continue;
      // Neither two sentences of one frame nor two that begin alike.
      if (openings.has(candidate.opening)) continue;
      openings.add(candidate.opening);
      for (const fact of facts) used.add(fact);
      added.push(candidate.text);
    }
    return added.length > 0 ? `${text.trimEnd()} ${added.join(' ')}` : undefined;
  });
}
