/** Marks that part the notes of a field: bars, and two slashes. Single ones are looked at more closely: `slash-notes.ts`. */

import { upperFirst } from '../language/first-capitals.ts';

/** "Graduate any stream | 1-3 yrs counselling | Marathi": bars with a space on either side part notes, whatever stands between them. */
export const atBars = (text: string | null): string | null =>
  text
    ?.split('\n')
    .map((line) => ((line.match(/ \| /g)?.length ?? 0) > 1 ? line.replace(/\s+\|\s+/g, '; ') : line))
    .join('\n') ?? null;

const doubled = /\s+\/\/+\s+/g;
/** "Own code in 3 mn meters // field data back same week": two slashes part notes wherever they stand, each for itself; "https://" has no blanks around it. */
export const atDoubled = (text: string): string => (text.includes('//') ? text.replace(doubled, '; ') : text);

/** Bars of a description part its sentences, each for itself: "admissions | 6 days, 2nd & 4th Sat off | 9.30 to 6". */
export const sentencesAtBars = (text: string | null): string | null =>
  text
    ?.split('\n')
    .map((line) =>
      (line.match(/ \| /g)?.length ?? 0) > 1
        ? line
            .split(/\s+\|\s+/)
            .map((part) => upperFirst(part.replace(/[.]$/, '')))
            .join('. ')
        : line,
    )
    .join('\n') ?? null;
