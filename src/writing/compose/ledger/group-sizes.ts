/** How many a group has at most: "small groups of up to six" of the brief, and a line of the job description that speaks of more. */
import { findNumbers } from '../language/numbers.ts';

const number =
  '(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|eighteen|twenty|thirty)';
const most = '(?:up to|at most|no more than|never more than|not more than|a maximum of|max(?:imum|\\.)?(?: of)?)';
const sized = new RegExp(
  `\\b(group|class|crew|cohort|party|workshop|tour)(?:e?s|ies)?,? (?:of|with|for) (${most}) (${number})\\b(?! ?(?:years?|months|%))`,
  'gi',
);

interface Size {
  what: string;
  most: number;
}

const sizesIn = (text: string): Size[] =>
  [...text.replace(/\bparties\b/gi, 'partys').matchAll(sized)].map((found) => ({
    what: (found[1] ?? '').toLowerCase(),
    most: findNumbers(found[3] ?? '')[0]?.value ?? 0,
  }));

/** What a line says against the brief's groups, in the words of a note; null where it says nothing against them. */
export function againstSizes(briefText: string): (line: string) => string | null {
  const ours = sizesIn(briefText);
  return (line) => {
    for (const { what, most: theirs } of ours.length > 0 ? sizesIn(line) : []) {
      const alike = ours.filter((one) => one.what === what);
      const [first] = alike;
      // Two kinds of groups in the brief: which of them the line means, nobody knows.
      if (first && alike.every((one) => one.most === first.most) && first.most !== theirs)
        return `The job description speaks of a ${what} of up to ${theirs}, the brief of up to ${first.most}. We use the brief.`;
    }
    return null;
  };
}
