/** What is told where a step brief sets the order of a text and a text has another one. */
import { itemBody } from '../explain.ts';
import { contentWords, stem } from '../language/words.ts';
import type { StepItem } from '../types.ts';
import type { StepContext } from './context.ts';

/** "Ask them to apply before spring break": by when, and no order of the text. */
const asksReader =
  /^(?:please )?(?:ask|tell|invite|encourage|urge|remind|get|apply|send|call|ring|come|don['’]t|do not|never|avoid|no)\b/i;

/** What is to come first, and what behind it, where the brief says that; null for a brief that sets no order. */
export function orderIn(brief: string): { first: string; behind: string } | null {
  const text = brief.trim().replace(/[.!]+$/, '');
  if (asksReader.test(text) || /[.;\n]/.test(text)) return null;
  const [, one = '', two = ''] =
    /^(?:please )?(?:put |keep |show |say )?(?:the |our )?(.{3,60}?),? (?:before|ahead of) (?!(?:you|we|they|it|the reader|applying|anyone|anything)\b)(?:the |our )?([^,]{3,60})$/i.exec(
      text,
    ) ?? [];
  if (one !== '') return { first: one, behind: two };
  const [, lead = '', behind = ''] =
    /^(?:please )?(?:put |keep |show |say )?(?:the |our )?((?!at\b|from\b|safety\b|people\b|patients?\b|customers?\b)[^,]{3,60}?) first(?:,? (?:and )?then (?:the |our )?(.{3,60}))?$/i.exec(
      text,
    ) ?? [];
  return lead === '' ? null : { first: lead, behind };
}

/** So many sentences at the beginning of a text may have what is to come first. */
const BEGINNING = 2;

/** Whether a text has the one before the other; without another, at its beginning. */
function keeps(
  text: string,
  { first, behind }: { first: string; behind: string },
  names: ReadonlySet<string>,
): boolean {
  const sentences = text.split(/(?<=[.?!])\s+|\n+/).filter((one) => one !== '');
  const stems = (words: string): string[] =>
    contentWords(words)
      .map((word) => stem(word))
      .filter((word) => !names.has(word));
  const rows = sentences.map(stems);
  const at = (what: string): number => {
    const wanted = stems(what);
    const place = rows.findIndex((row) => row.some((word) => wanted.includes(word)));
    if (place < 0) return Number.POSITIVE_INFINITY;
    const row = rows[place] ?? [];
    return place + row.findIndex((word) => wanted.includes(word)) / (row.length + 1);
  };
  return behind === '' ? at(first) < BEGINNING : at(first) < at(behind) || at(behind) === Number.POSITIVE_INFINITY;
}

/** Tells which texts have another order than the step brief sets. */
export function noteOrder(items: readonly StepItem[], { ledger, notes }: StepContext, brief: string): void {
  const order = orderIn(brief);
  if (!order || items.length === 0) return;
  // That nothing of it could be said is told already.
  if ([...notes].some((note) => /^No fact was chosen for the step brief|did not steer these texts/.test(note))) return;
  const names = new Set(contentWords(`${ledger.title?.text ?? ''} ${ledger.employer ?? ''}`).map((word) => stem(word)));
  if (contentWords(order.first).every((word) => names.has(stem(word)))) return;
  const bodies = items.map(itemBody);
  const broken = bodies.filter((text) => !keeps(text, order, names)).length;
  if (broken === 0) return;
  const which =
    broken === items.length
      ? items.length === 1
        ? 'this text does not keep'
        : 'none of these texts keeps'
      : `${broken === 1 ? 'one' : broken} of these ${items.length} texts ${broken === 1 ? 'does' : 'do'} not keep`;
  notes.add(`The step brief "${brief.trim()}" sets an order that ${which}. Move the sentences where it matters.`);
}
