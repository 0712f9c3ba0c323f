/** What is told where a step brief sets the order of a text and a text has another one. */
import { itemBody } from '../item-text.ts';
import { contentWords, coverage, stem } from '../language/words.ts';
import type { Fact, StepItem } from '../types.ts';
import type { StepContext } from './context.ts';
import { slotFacts } from './step-brief.ts';

/** "Ask them to apply before spring break": by when, and no order of the text. */
const asksReader =
  /^(?:please )?(?:ask|tell|invite|encourage|urge|remind|get|apply|send|call|ring|come|don['’]t|do not|never|avoid|no\b(?!.*\bfirst$))\b/i;

/** A brief without marks of a page and its last stop. */
const plain = (brief: string): string =>
  brief
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .replace(/[.!]+$/, '');

/** What is to come first, and what behind it, where the brief says that; null for a brief that sets no order. */
export function orderIn(brief: string): { first: string; behind: string } | null {
  const text = plain(brief);
  if (asksReader.test(text) || /[.;\n]/.test(text)) return null;
  const [, one = '', two = ''] =
    /^(?:please )?(?:put |keep |show |say )?(?:the |our )?(.{1,60}?),? (?:before|ahead of) (?!(?:you|we|they|it|the reader|applying|anyone|anything)\b)(?:the |our )?([^,]{1,60})$/i.exec(
      text,
    ) ?? [];
  if (one !== '') return { first: one, behind: two };
  // "Put children first, qualifications second".
  const [, top = '', next = ''] =
    /^(?:please )?(?:put |keep |show )?(?:the |our )?([^,]{3,60}?) first,? (?:and )?(?:the |our )?([^,]{3,60}?) (?:second|next|last|after|afterwards|later)$/i.exec(
      text,
    ) ?? [];
  if (top !== '') return { first: top, behind: next };
  // "Fridays off, up front", "put dbt early", "repairs come first".
  const [, early = ''] =
    /^(?:please )?(?:put |keep |show |say |mention |have )?(?:the |our )?([^,]{3,60}?),? (?:up ?front|early(?: on)?|at the (?:top|start|beginning)|comes? first)$/i.exec(
      text,
    ) ?? [];
  if (early !== '' && !/\b(?:finish\w*|starts?|close[sd]?|leav\w+|home|out|done|from|very)$/i.test(early))
    return { first: early, behind: '' };
  const opening = /^(?:please )?(?:start|open|begin|lead) (?:off )?(?:with|on) (?:the |our )?([^,]{3,60})$/i.exec(
    text,
  )?.[1];
  if (opening) return { first: opening, behind: '' };
  const [, lead = '', behind = ''] =
    /^(?:please )?(?:put |keep |show |say )?(?:the |our )?((?!at\b|from\b|safety\b|people\b|patients?\b|customers?\b)[^,]{3,60}?) first(?:,? (?:and )?then (?:the |our )?(.{3,60}))?$/i.exec(
      text,
    ) ?? [];
  return lead === '' ? null : { first: lead, behind };
}

/** So many sentences at the beginning of a text may have what is to come first. */
const BEGINNING = 2;

/** Whether a text has the one before the other; without another, at its beginning. A text that has neither `begins` with what is meant, or keeps no order. */
function keeps(
  text: string,
  { first, behind }: { first: string; behind: string },
  names: ReadonlySet<string>,
  begins: boolean,
): boolean {
  const sentences = text.split(/(?<=[.?!])\s+|\n+/).filter((one) => one !== '');
  // "SAS before R": a name of one letter is no word, and yet it has its place.
  const letters = [first, behind].filter((what) => /^\p{Lu}[+#]*$/u.test(what));
  const stemsIn = (words: string): string[] =>
    contentWords(words)
      .map((word) => stem(word))
      .filter((word) => !names.has(word));
  const stems = (words: string): string[] =>
    letters.length === 0
      ? stemsIn(words)
      : words.split(/[\s,;:.()/]+/).flatMap((word) => (letters.includes(word) ? [word] : stemsIn(word)));
  const rows = sentences.map(stems);
  const at = (what: string): number => {
    const wanted = stems(what);
    const place = rows.findIndex((row) => row.some((word) => wanted.includes(word)));
    if (place < 0) return Number.POSITIVE_INFINITY;
    const row = rows[place] ?? [];
    return place + row.findIndex((word) => wanted.includes(word)) / (row.length + 1);
  };
  return behind === ''
    ? at(first) < BEGINNING
    : at(first) < at(behind) || (at(behind) === Number.POSITIVE_INFINITY && begins);
}

/** Whether a text begins with one of the facts that the brief points at, whatever it calls them: "lead on the pay". */
function beginsWith(text: string, facts: readonly Fact[]): boolean {
  const sentences = text.split(/(?<=[.?!])\s+|\n+/).slice(0, BEGINNING);
  return facts.some(({ kind, text: fact, statement }) =>
    sentences.some((one) =>
      kind === 'pay' ? /[£€$₹]\s?\d/.test(one) : coverage(fact, one) >= 0.5 || coverage(statement ?? fact, one) >= 0.5,
    ),
  );
}

/** Tells which texts have another order than the step brief sets. */
export function noteOrder(
  items: readonly StepItem[],
  { ledger, notes, boost, pointed }: StepContext,
  brief: string,
): void {
  const order = orderIn(brief);
  if (!order || items.length === 0) return;
  // That nothing of it could be said is told already.
  if (
    [...notes].some((note) =>
      /^No fact was chosen for (?:a part of )?the step brief|did not steer these texts/.test(note),
    )
  )
    return;
  if (
    [...notes].some((note) =>
      /^The step brief ".*" (?:steered|could not)|^What the step brief|^A part of what/.test(note),
    )
  )
    return;
  const names = new Set(contentWords(`${ledger.title?.text ?? ''} ${ledger.employer ?? ''}`).map((word) => stem(word)));
  if (contentWords(order.first).every((word) => names.has(stem(word)))) return;
  const bodies = items.map(itemBody);
  const facts = [...pointed, ...slotFacts(ledger, boost)].flatMap((id) => ledger.facts.get(id) ?? []);
  const broken = bodies.filter(
    (text) => !keeps(text, order, names, beginsWith(text, facts)) && !(order.behind === '' && beginsWith(text, facts)),
  ).length;
  if (broken === 0) return;
  // "Independence of the role first": what it calls so may stand first in each of them, under another name.
  const called = new Set(contentWords(order.first).map(stem));
  if (facts.length === 0 && !bodies.some((text) => contentWords(text).some((word) => called.has(stem(word))))) {
    notes.add(
      `The step brief "${plain(brief)}" asks for something first that no text names in these words. Read whether the order is right.`,
    );
    return;
  }
  const which =
    broken === items.length
      ? items.length === 1
        ? 'this text does not keep'
        : 'none of these texts keeps'
      : `${broken === 1 ? 'one' : broken} of these ${items.length} texts ${broken === 1 ? 'does' : 'do'} not keep`;
  notes.add(`The step brief "${plain(brief)}" sets an order that ${which}. Move the sentences where it matters.`);
}
