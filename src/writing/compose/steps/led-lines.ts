/** Headlines and calls in the order that a step brief sets: what is to come first stands at the head of the batch. */
import { contentWords, stem } from '../language/words.ts';
import type { Candidate } from '../plan/pool.ts';
import type { StepContext } from './context.ts';
import { orderIn } from './order-notes.ts';
import { slotFacts } from './step-brief.ts';

/**
 * "Lead on the 600 homes": the line that says so comes first; those that begin with the title still take turns with the others.
 */
export function ledLines(lines: readonly Candidate[], context: StepContext, brief: string): Candidate[] {
  const order = orderIn(brief);
  if (!order || lines.length < 2) return [...lines];
  const { ledger, pointed, boost } = context;
  const names = new Set(contentWords(`${ledger.title?.text ?? ''} ${ledger.employer ?? ''}`).map((word) => stem(word)));
  const wanted = contentWords(order.first)
    .map((word) => stem(word))
    .filter((word) => !names.has(word));
  if (wanted.length === 0) return [...lines];
  const facts = new Set([...pointed, ...slotFacts(ledger, boost)]);
  const share = ({ text, factIds }: Candidate): number => {
    const words = new Set(contentWords(text).map((word) => stem(word)));
    return (
      wanted.filter((word) => words.has(word)).length / wanted.length + (factIds.some((id) => facts.has(id)) ? 0.5 : 0)
    );
  };
  const most = Math.max(...lines.map(share));
  if (most < 0.5) return [...lines];
  const at = lines.findIndex((line) => share(line) === most);
  const [led] = lines.slice(at, at + 1);
  if (!led || at === 0) return [...lines];
  const others = lines.map((line, place) => (place === at ? (lines[at % 2] ?? line) : line));
  others[at % 2] = led;
  // The two of each pair change places, so that those with the title in front still take turns.
  return at % 2 === 0
    ? others
    : others.flatMap((_, place) => (place % 2 === 0 ? others.slice(place, place + 2).reverse() : []));
}
