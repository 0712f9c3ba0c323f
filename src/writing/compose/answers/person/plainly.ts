/** Lines on the person that say plainly what is had, though their commas and brackets look like those of a row. */
import { articleFor } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';

const number = '(?:\\d+\\+?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several)';
/** "At least four years in a kitchen, including one as sous chef": so many, and how many of them. */
const yearsOfThem = new RegExp(
  `^(?:(?:at least|a minimum of|minimum(?: of)?|over|more than|about|around) )?${number}(?: ?(?:-|–|to) ?${number})? years?(?:['’]s?)? (?!.*\\b(?:you|we|is|are|was|will|would|preferred|preferable|plus|bonus|ideal|ideally|desirable|helpful|useful|nice|not|no)\\b)[^,;]+, (?:including|of which|with at least|at least|preferably) [^,;]+$`,
  'i',
);
/** "HGV or ability to get it within a year": letters of a paper, and the way to it. */
const lettersOr =
  /^(?:an? )?([A-Z]{2,5}) or (?:the |an? )?(ability|willingness|readiness) to (get|obtain|gain|earn|work towards|complete) (.+)$/;

/** "B.Com or M.Com with 2 to 4 years of experience": a degree, and what goes with it. */
const degreeWith =
  /^(?:an? )?((?:[BM]\.?(?:Com|Tech|Sc|E|Ed|Pharm|Arch|BA)|[BM]CA|MBA|LLB|LLM|CA|ICWA|CMA|Ph\.?D)(?:(?: or |\/|, )(?:[BM]\.?(?:Com|Tech|Sc|E|Ed|Pharm|Arch|BA)|[BM]CA|MBA|CA|ICWA|CMA))* (?:in [^,;]+ )?with (?:at least |about |over )?\d[^;]*)$/;

/** What is had, in a sentence; null where the line is none of these. */
export function hadPlainly(text: string): string | null {
  const bare = text.replace(/[.]$/, '');
  if (yearsOfThem.test(bare)) return lowerFirst(bare).replace(/^(?:a )?minimum(?: of)? /, 'at least ');
  const classed =
    /^(?:an? )?((?:full|clean|valid|current) )?driv(?:ing|er['’]?s) (licen[cs]e),? (?:class|category|cat\.?) ([A-Z]\d?E?)$/i.exec(
      bare,
    );
  if (classed) return `a ${(classed[1] ?? '').toLowerCase()}class ${classed[3] ?? ''} driving ${classed[2] ?? ''}`;
  const degree = degreeWith.exec(bare)?.[1];
  if (degree !== undefined) return `${articleFor(degree)} ${degree.replace(/(?<=[a-z])\/(?=[A-Z])/g, ' or ')}`;
  // "A CDL, or the ability to get one", "one year's experience of it, paid or voluntary": had, whatever the commas part.
  if (
    /^an? [^,]{2,40},? or (?:the )?(?:ability|willingness|readiness) to [^,]+$/i.test(bare) ||
    /^(?:at least )?(?:one|two|three|four|five|six|\d+) years?['’]s? experience (?:of|in|with) [^,]+, (?:paid or (?:voluntary|unpaid|not)|(?:whether )?(?:at work or at home|formal or informal))$/i.test(
      bare,
    ) ||
    /^(?:at least )?one year['’]s experience (?:of|in|with) [^,]+, (?:paid or voluntary|paid or unpaid)$/i.test(bare)
  )
    return lowerFirst(bare);
  const [, letters = '', what = '', way = '', rest = ''] = lettersOr.exec(bare) ?? [];
  return letters === '' ? null : `${articleFor(letters)} ${letters} or the ${what} to ${way} ${rest}`;
}

/** "A good understanding of contracts": it takes its article. */
export const withUnderstanding = (text: string): string =>
  text.replace(
    /^(?=(?:(?:very )?(?:good|clear|sound|solid|strong|basic|deep|thorough|working|proven|excellent|practical|broad|full|detailed),? (?:and )?)+(?:understanding|grasp|command|working knowledge)\b)(?=([a-z]))/i,
    (_found, first: string) => (/[aeiou]/i.test(first) ? 'an ' : 'a '),
  );

/** "Driving licence class B; class C is a plus": the second class is one of the same paper. */
export const withPapers = (answer: string): string =>
  answer.replace(
    /\b(licen[cs]e) (class|category|cat\.?) ([A-Z]\d?E?)\s?[;,] (?:and )?(?:class|category|cat\.?) ([A-Z]\d?E?)(?= (?:is|would be|an? (?:plus|bonus|advantage)|helpful|desirable|preferred|useful|welcome))/gi,
    '$1 $2 $3; a $2 $4 $1',
  );
