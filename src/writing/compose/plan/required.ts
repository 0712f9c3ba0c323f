import { literal } from '../language/any-of.ts';
import { contentWords, coverage } from '../language/words.ts';
import type { Ledger, SentenceFact } from '../ledger/facts.ts';
import type { Imperative } from '../ledger/imperatives.ts';
import { isNearTask } from '../ledger/same/near-task.ts';
import { isLikeTask } from '../ledger/same/same-duty.ts';
import { saysImperative } from '../ledger/says-imperative.ts';
import type { Requirement } from './item-plan.ts';
import type { Candidate } from './pool.ts';

/** The ledger with the things that this step must say. `notes`: whether the step says notes of the description. */
export function withImperatives(ledger: Ledger, imperatives: readonly Imperative[], notes: boolean): Ledger {
  const facts = new Map(ledger.facts);
  // What must be said is not said once more as a note of the description.
  const sentences: SentenceFact[] = ledger.sentences.filter(
    ({ fact, statement }) =>
      fact.kind !== 'description' ||
      !imperatives.some(({ text }) => coverage(statement.text, text) > 0.9 && coverage(text, statement.text) > 0.9),
  );
  // "State that the role reports to the CEO", where a note says so and more: the note says it.
  const saidMore = (text: string): SentenceFact | undefined =>
    sentences.find(
      ({ fact, statement }) =>
        fact.kind === 'description' &&
        /^(?:clause|np)$/.test(statement.kind) &&
        text.split(' ').length > 4 &&
        // A long note may find no room, and the imperative with it.
        statement.text.split(' ').length <= 17 &&
        coverage(text, statement.text) === 1,
    );
  imperatives.forEach((imperative, index) => {
    const fact = {
      id: `imperative:imperative:${index}`,
      source: 'imperative' as const,
      kind: 'imperative' as const,
      text: imperative.text,
      weight: 100,
    };
    facts.set(fact.id, fact);
    const more = notes ? saidMore(imperative.text) : undefined;
    if (!more) sentences.push({ fact, statement: imperative.statement });
    // A sentence is said in each text as the imperative is.
    else if (more.statement.kind === 'clause') sentences.splice(sentences.indexOf(more), 1, { ...more, fact });
  });
  return { ...ledger, facts, sentences, alike: besideTasks(ledger, imperatives) };
}

/**
 * "You run the Tuesday falls class" is said in each text: the tasks that tell of the same class, beside which an imperative
 * would tell it twice.
 */
function besideTasks({ alike, duties }: Ledger, imperatives: readonly Imperative[]): Ledger['alike'] {
  const all = new Map([...alike].map(([id, others]) => [id, new Set(others)] as const));
  const put = (one: string, other: string): void => {
    all.set(one, (all.get(one) ?? new Set()).add(other));
  };
  imperatives.forEach(({ statement: { text } }, index) => {
    const task = /^You (?:will |['’]ll )?(?:also )?([a-z].*?)[.!]?$/.exec(text)?.[1];
    if (task === undefined || /^(?:are|have|get|need|can|must|report)\b/.test(task)) return;
    for (const { fact } of duties)
      if (coverage(fact.text, task) === 1 || isLikeTask(task, fact.text) || isNearTask(task, fact.text)) {
        put(`imperative:imperative:${index}`, fact.id);
        put(fact.id, `imperative:imperative:${index}`);
      }
  });
  return all;
}

/** "German C1 is required": what is asked of people is said where they have it. */
const asksFor = /^(.+?) (?:is|are) (?:required|needed|essential|a must|compulsory|mandatory|expected|not negotiable)$/i;

/** A sentence meets an imperative when it says nearly all of its words, in a frame of its own or with a fact that has them. */
export const imperativeRequirements = (imperatives: readonly Imperative[]): Requirement[] =>
  imperatives.map((imperative) => {
    const asked = asksFor.exec(imperative.text)?.[1];
    return {
      name: `imperative ${imperative.text}`,
      meets: (candidate: Candidate) =>
        saysImperative(candidate.text, imperative) ||
        (asked !== undefined &&
          coverage(asked, candidate.text) === 1 &&
          candidate.factIds.some((id) => /^(?:skill|person|requirement)/.test(id))),
      weight: 30,
    };
  });

export const factRequirement = (id: string, weight: number): Requirement => ({
  name: id,
  meets: (candidate) => candidate.factIds.includes(id),
  weight,
});

/** What is left out by another name than its words: "do not mention the salary" means the amount too. */
const meant: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:the )?(?:salary|pay|wages?|money|rate|salary range|pay range|amount|figures?)$/i, /^pay:/],
  [/^(?:the )?(?:hours|working hours)$/i, /^hours:/],
  [/^(?:the )?(?:place|location|town|city|workplace)$/i, /^place:/],
  [/^(?:the )?(?:company(?: name)?|employer|brand|name of the company)$/i, /^employer:/],
  [/^(?:the )?(?:closing date|deadline)$/i, /^deadline:/],
];

/** "The number of branches": any number of them. "The award": whatever was won. */
function saysMeant(text: string, word: string): boolean {
  const counted = /^(?:the )?(?:number|amount|count) of (?:our )?([a-z-]+(?: [a-z-]+)?)$/.exec(word)?.[1];
  if (counted)
    return new RegExp(
      `\\b(?:\\d[\\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty) (?:[a-z-]+ ){0,2}${literal(counted)}\\b`,
      'i',
    ).test(text);
  return (
    /^(?:the |our |any )?(?:awards?|prizes?)$/.test(word) &&
    /\b(?:of the year|winners?|won|shortlisted|finalists?|medal|prize|awarded)\b/i.test(text)
  );
}

/** Whether a text has a banned word, or all words of a banned phrase in whatever form: "ordering supplies" in "order supplies". */
export const saysBanned = (text: string, banned: readonly string[]): boolean =>
  banned.some(
    (word) =>
      text.toLowerCase().includes(word) ||
      (contentWords(word).length > 1 && coverage(word, text) === 1) ||
      saysMeant(text, word),
  );

/** Whether a sentence says what must not be said. */
export const isBanned = ({ text, factIds }: Candidate, banned: readonly string[]): boolean =>
  saysBanned(text, banned) ||
  banned.some((word) => meant.some(([words, facts]) => words.test(word) && factIds.some((fact) => facts.test(fact))));

/** Leaves out what says a banned word. */
export const withoutBanned = (pool: readonly Candidate[], banned: readonly string[]): Candidate[] =>
  pool.filter((candidate) => !isBanned(candidate, banned));

/** Which of a batch's items a guideline goes to, by its slider: 100 in all but one, 75 and 50 in one, 25 where there is room. */
const itemsFor = (weight: number, count: number): number =>
  weight >= 100 ? Math.min(count, Math.max(2, count - 1)) : weight >= 50 ? 1 : 0;

/**
 * Shares guidelines out over the items of a batch, the heaviest first, each to the items that have the fewest: no text
 * carries all of them while another has none. `room`: most for one item.
 */
export function shareGuidelines<T extends { fact: { weight: number } }>(
  guides: readonly T[],
  count: number,
  room: number,
): T[][] {
  const items: T[][] = Array.from({ length: count }, () => []);
  const heaviest = [...guides].sort((one, other) => other.fact.weight - one.fact.weight);
  heaviest.forEach((guide, turn) => {
    const order = items
      .map((list, index) => ({ list, index }))
      .filter(({ list }) => list.length < room)
      .sort(
        (one, other) =>
          one.list.length - other.list.length ||
          ((one.index - turn + count) % count) - ((other.index - turn + count) % count),
      );
    for (const { list } of order.slice(0, itemsFor(guide.fact.weight, count))) list.push(guide);
  });
  return items;
}
