/** What a line asks for or tells that nobody has decided yet: "bar licence training TBC". No text says it, and a note tells it as it was typed. */

import type { Mined } from '../mining/mined-facts.ts';

const mark = /[\s(,:–-]*\b(?:TB[CDA]|to be (?:confirmed|advised|agreed|decided))\b\)?/gi;

export interface Unsettled {
  /** What the mark stands behind, in small letters. */
  thing: string;
  /** The same as it was typed, with its mark. */
  typed: string;
}

/** The things of a text that are still to be confirmed. */
export function unsettledIn(text: string | null | undefined): Unsettled[] {
  if (!text || !/\bTB[CDA]\b|\bto be (?:confirmed|advised|agreed|decided)\b/i.test(text)) return [];
  return text.split('\n').flatMap((line) =>
    [...line.matchAll(mark)].flatMap((found) => {
      const before = line.slice(0, found.index);
      const thing = (before.split(/[,;|\t]|\s\/\s|\s{3,}|[.!?]\s/).at(-1) ?? '').replace(/^[\s•·*–-]+/, '').trim();
      return thing.includes(' ') || /^[A-Z]{3,}$/.test(thing)
        ? [{ thing: thing.toLowerCase(), typed: `${thing}${found[0]}` }]
        : [];
    }),
  );
}

/** Which of them a line is, or undefined where it is settled. */
export const unsettledOf = (raw: string, all: readonly Unsettled[]): Unsettled | undefined => {
  const bare = raw.replace(/[.;,]+$/, '').toLowerCase();
  return all.find(({ thing }) => bare.endsWith(thing) || thing.endsWith(bare));
};

/** What was mined without what `text`, the paper as it was typed, leaves open: that is told. */
export function withoutUnsettled(mined: Mined, text: string): Mined {
  const all = unsettledIn(text);
  if (all.length === 0) return mined;
  const isOpen = ({ raw }: { raw: string }): boolean => unsettledOf(raw, all) !== undefined;
  const typed = (lines: readonly { raw: string }[]): string[] =>
    lines.filter(isOpen).map(({ raw }) => unsettledOf(raw, all)?.typed ?? raw);
  return {
    ...mined,
    duties: mined.duties.filter((line) => !isOpen(line)),
    person: mined.person.filter((line) => !isOpen(line)),
    unread: {
      duties: [...mined.unread.duties, ...typed(mined.duties)],
      person: [...mined.unread.person, ...typed(mined.person)],
    },
  };
}
