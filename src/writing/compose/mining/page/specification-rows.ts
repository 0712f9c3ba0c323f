/** A row of a person specification, in the parts that are asked for. */

import type { Section } from './sections.ts';

export interface Joined {
  text: string;
  bullet: boolean;
  desirable?: boolean;
  cell?: boolean;
  /** What it is, where the row itself says so. */
  own?: Section;
  /** Nothing goes on with it. */
  closed?: boolean;
}

/** The parts of such a row; "of teaching" gets its noun back: "experience of teaching". */
export function specificationRow(name: string, content: string): Joined[] {
  const noun = name.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '');
  return content
    .split(/;\s*|(?<=\((?:E|D|essential|desirable)\)),?\s*/i)
    .map((part) => part.replace(/^[,;.\s]+/, '').trim())
    .filter((part) => /[A-Za-z]{2}/.test(part))
    .map((part) => {
      const desirable = /\((?:D|desirable)\)/i.test(part);
      const bare = part.replace(/\s*\((?:E|D|essential|desirable|A|I|T|A\/I)\)/gi, '').replace(/\.$/, '');
      const text =
        /^(?:of|in|with) /i.test(bare) && /^(?:experience|knowledge|skill|training)$/.test(noun)
          ? `${noun} ${bare}`
          : bare;
      return {
        text,
        bullet: true,
        desirable,
        cell: true,
        own: desirable ? ('desirable' as const) : ('person' as const),
      };
    });
}
