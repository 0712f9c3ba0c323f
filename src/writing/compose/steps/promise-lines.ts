/** Lines that only name a pillar or a value: for where no other line of the batch has it. */
import { countWords } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import type { Candidate } from '../plan/pool.ts';
import { candidate, type LinePlan, PROMISED } from './line.ts';

/** A pillar or a value at 100% by its name, in the company's own words: for where no other line of the batch has it. */
export function promiseLines(
  { guides, title, sector, employer, place }: Ledger,
  { sequence, most }: LinePlan,
): Candidate[] {
  const whole = sequence === 'titleAndSector' && sector && title ? `${title.text}, ${sector}` : (title?.text ?? '');
  // So that a refresh has more than the two halves turned round.
  const there = place && !place.remote && whole !== '' ? [`${whole} ${place.phrase}: `] : [];
  const next = title && !title.plural ? [`A promise to our next ${whole}: `] : [];
  return guides
    .filter(({ fact }) => (fact.kind === 'pillar' || fact.kind === 'value') && fact.weight >= 100)
    .flatMap(({ fact, name, statement }) => {
      // "Straight" alone tells nobody anything: what it means does.
      if (
        fact.kind === 'value' &&
        statement?.kind === 'clause' &&
        (!/ /.test(name.text) || /^(?:np|adjective)$/.test(name.kind)) &&
        countWords(statement.text) <= (title && sequence !== 'none' ? most - countWords(whole) : 11)
      ) {
        const rows =
          sequence === 'none'
            ? [statement.text]
            : title
              ? [
                  `${whole}: ${statement.lower}`,
                  `${statement.text}: ${whole}`,
                  ...there.map((lead) => lead + statement.lower),
                ]
              : [];
        return rows.map((text, at) => candidate(text, `value.said.${at}`, PROMISED, [fact.id], -1));
      }
      const said = `“${name.text}”`;
      if (fact.kind === 'value') {
        // "Be generous: we share what we know".
        const inFull = `${name.text}: ${statement?.lower ?? ''}`;
        const lines =
          sequence === 'none'
            ? [
                ...(statement?.kind === 'clause' && countWords(inFull) <= 11 ? [inFull] : []),
                `One of our values: ${said}`,
                ...(employer ? [`A value of ${employer}: ${said}`] : []),
              ]
            : [];
        // “Honest” and nothing else would say little, and to some the contrary; as a thing that is valued it is no word
        // of how somebody is ("one of our values is “Honest”").
        if (name.kind === 'adjective')
          return (
            sequence === 'none'
              ? [`We value being ${name.lower}`, ...(employer ? [`${employer} values being ${name.lower}`] : [])]
              : title
                ? [
                    `${whole}: we value being ${name.lower}`,
                    `${whole}: being ${name.lower} matters to us`,
                    ...(employer ? [`${whole}: ${employer} values being ${name.lower}`] : []),
                    ...there.map((lead) => `${lead}we value being ${name.lower}`),
                  ]
                : []
          ).map((text, at) => candidate(text, `value.being.${at}`, PROMISED, [fact.id], -1));
        const titled = title
          ? [
              `${whole}: one of our values is ${said}`,
              `${said} is one of our values: ${whole}`,
              ...(employer ? [`${whole}: ${said} is what ${employer} stands for`] : []),
              ...there.map((lead) => `${lead}one of our values is ${said}`),
            ]
          : [];
        return [...lines, ...titled].map((text, at) => candidate(text, `value.${at}`, PROMISED, [fact.id], -1));
      }
      // "Think in generations" is an order to somebody, and nothing that is promised.
      const orders = name.kind === 'verb';
      const rows = orders
        ? sequence === 'none'
          ? [`Our line: ${said}`, ...(employer ? [`${employer} says ${said}`] : [])]
          : title
            ? [`${whole}: ${said}`, `${said}: ${whole}`, ...there.map((lead) => lead + said)]
            : []
        : sequence === 'none'
          ? [
              `Our promise: ${said}`,
              ...(employer ? [`${employer} promises ${said}`] : []),
              ...next.map((lead) => lead + said),
            ]
          : title
            ? [
                `${whole}: ${said}`,
                `${said}: ${whole}`,
                `${whole}: our promise is ${said}`,
                ...there.map((lead) => lead + said),
                ...next.map((lead) => lead + said),
              ]
            : [];
      return rows.map((text, at) => candidate(text, `promise.${at}`, PROMISED, [fact.id], -1));
    });
}
