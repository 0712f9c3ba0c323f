/** The facts in the order that a step wishes: what is to lead comes first, what there should be less of last, and what is banned in none. */

import { contentWords, coverage } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import type { Imperative } from '../ledger/imperatives.ts';
import { saysBanned } from '../plan/required.ts';
import type { Step } from '../types.ts';
import { pointedFacts } from './step-brief.ts';

/** "A driving licence, or other means to travel", where only the licence is not essential: one of the two still is. */
const hasOtherWay = (text: string, what: readonly string[]): boolean => {
  const ways = text.split(/,? or /);
  return (
    ways.length > 1 &&
    ways.some(
      (way) =>
        !/^(?:an? )?(?:similar|equivalent|related|relevant|comparable|better|higher|above|more|over)\b/i.test(way) &&
        !contentWords(way).some((word) => what.includes(word)),
    )
  );
};

/** "ITIL is preferred": then nobody must have it, whatever the job description says. */
export function withPreferences(ledger: Ledger, imperatives: readonly Imperative[]): Ledger {
  const wished = imperatives.flatMap(({ statement }) => {
    const what =
      /^(.{2,40}?) (?:is|are|would be) (?:only )?(?:preferred|desirable|an? (?:added )?(?:plus|advantage|bonus)|helpful|useful|optional|welcome|not (?:essential|needed|required))/i.exec(
        statement.text,
      )?.[1];
    return what ? [contentWords(what)] : [];
  });
  if (wished.length === 0) return ledger;
  return {
    ...ledger,
    person: ledger.person.map((asked) => {
      const words = contentWords(asked.fact.text);
      return wished.some(
        (what) => what.length > 0 && what.every((word) => words.includes(word)) && !hasOtherWay(asked.fact.text, what),
      )
        ? { ...asked, person: { ...asked.person, desirable: true } }
        : asked;
    }),
  };
}

/** Where the brief wants only what must be had, what would be a plus is in no text. */
export const withoutWishes = (ledger: Ledger): Ledger => ({
  ...ledger,
  person: ledger.person.filter(({ person }) => !person.desirable),
});

function reorder<T extends { fact: { id: string; text: string } }>(
  list: readonly T[],
  boost: string,
  pointed: readonly string[],
): T[] {
  return list
    .map((entry, index) => ({
      entry,
      rank: index - coverage(entry.fact.text, boost) * 12 - (pointed.includes(entry.fact.id) ? 12 : 0),
    }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}

/** The ledger with what is banned left out, what leads first and what is lesser last; and the facts that the step brief points at. */
export function inWishedOrder(
  free: Ledger,
  { banned, lesser, boost }: { banned: readonly string[]; lesser: string; boost: string },
  step: Step | undefined,
): { ledger: Ledger; pointed: readonly string[] } {
  let ledger = free;
  // "Don't mention ordering supplies": no task, and nothing that is asked, of any text.
  if (banned.length > 0)
    ledger = {
      ...ledger,
      duties: ledger.duties.filter(({ fact }) => !saysBanned(fact.text, banned)),
      person: ledger.person.filter(({ fact }) => !saysBanned(fact.text, banned)),
    };
  // "Less on the monitoring": last, and not at all where there is enough else.
  if (lesser !== '') {
    const minor = (duty: Ledger['duties'][number]): boolean => coverage(lesser, duty.fact.text) === 1;
    const others = ledger.duties.filter((duty) => !minor(duty));
    ledger = { ...ledger, duties: others.length > 3 ? others : [...others, ...ledger.duties.filter(minor)] };
  }
  const pointed = boost ? pointedFacts(ledger, boost) : [];
  // "Use the strapline", "begin with the 10,000 hours" of its statement: in a body it is said as a pillar is.
  if (step && step > 1 && step < 5 && pointed.some((id) => id.startsWith('strapline:')))
    ledger = {
      ...ledger,
      guides: ledger.guides.map((guide) =>
        pointed.includes(guide.fact.id) && guide.fact.kind === 'strapline'
          ? { ...guide, fact: { ...guide.fact, kind: 'pillar', weight: 100 } }
          : guide,
      ),
    };
  if (boost)
    ledger = {
      ...ledger,
      duties: reorder(ledger.duties, boost, pointed),
      person: reorder(ledger.person, boost, pointed),
    };
  return { ledger, pointed };
}
