/** "1) Driving licence. 2) Good English": points with their numbers, on one line or on lines of their own. The numbers are none of what they say. */
import type { BriefInput } from '../types.ts';

/** What a figure stands behind that is no number of a point. */
const noHour = '(?<!\\b(?:to|and|or|at|of|from|least|over|under|level|grade|band|class|than|about|until|till|by)|[-–])';

const roman = 'i ii iii iv v vi vii viii ix x'.split(' ');

/** Points on one line, counted from the first, on lines of their own; null where there are none. */
function partedLine(text: string): string | null {
  const [, first = '', mark = ''] = /^\s*\(?(1|a|i)([.)]) ?\S/.exec(text) ?? [];
  if (mark === '') return null;
  const numberAt = (count: number): string =>
    first === '1' ? String(count) : first === 'a' ? String.fromCharCode(96 + count) : (roman[count - 1] ?? 'xxx');
  const points: string[] = [];
  let rest = text.trim().replace(/^\(?[1ai][.)] ?/, '');
  for (let count = 2; count < 27; count += 1) {
    const next = `\\s\\(?${numberAt(count)}[${mark}](?: (?=\\S)|(?=[A-Za-z]))`;
    // "Core hours 10 to 3. 3. Hybrid": behind a stop it is the number of a point, and behind "to" an hour.
    const stopped = rest.search(new RegExp(`(?<=[.;!?])${next}`));
    const at = stopped < 0 ? rest.search(new RegExp(`${noHour}${next}`)) : stopped;
    if (at < 0) break;
    points.push(rest.slice(0, at));
    rest = rest.slice(at).replace(/^\s\(?\w+[.)] ?/, '');
  }
  if (points.length === 0) return null;
  return [...points, rest]
    .map((point) =>
      point.trim().replace(/[;,]?$/, (end, at: number, all: string) => (/[.!?]$/.test(all.slice(0, at)) ? end : '.')),
    )
    .join('\n');
}

/** Where a point of a longer text begins. */
const point = /(^|[.;!?\n]\s*)\(?(\d)[.)] (?=[A-Z\d£€$₹])/g;

/** A text without the numbers of its points. */
export function withoutNumbers(text: string): string {
  const parted = text.includes('\n') ? null : partedLine(text);
  if (parted !== null) return parted;
  if (!/^\s*\(?1[.)] /.test(text)) return text;
  // "1. Nobody takes calls alone.": the first of a list that has no second.
  if (!/(?:^|\n|[.;!?] )\(?2[.)] /.test(text)) return text.replace(/^\s*1\. (?=[A-Z][a-z]+ )/, '');
  let next = 1;
  return text.replace(point, (found, before: string, number: string) => {
    if (Number(number) !== next) return found;
    next += 1;
    return before;
  });
}

/** A brief whose fields have their points without numbers. */
export const inPoints = (brief: BriefInput): BriefInput => {
  const bare = (text: string | null): string | null => text && withoutNumbers(text);
  return {
    ...brief,
    description: bare(brief.description),
    proposition: bare(brief.proposition),
    responsibilitiesRole: bare(brief.responsibilitiesRole),
    skills: bare(brief.skills),
    supportingEvidence: bare(brief.supportingEvidence),
  };
};
