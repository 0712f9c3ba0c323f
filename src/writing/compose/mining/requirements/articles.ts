/** Articles that a requirement lacks or has in the wrong form, once it is read: "a HND", "working knowledge of Linux". */
import { articleFor, withArticle } from '../../language/articles.ts';

const manner =
  '(?:very |really )?(?:good|sound|strong|basic|working|solid|detailed|excellent|fair|general|reasonable|practical|broad|firm|keen|clear|proven|natural|sharp|steady|deep)';
/** What is counted as soon as it is said of which kind it is: one has "a working knowledge" and "a solid grounding". */
const counted = new RegExp(
  `^(?:${manner}(?:,? and |, | ))+(?:knowledge of|understanding of|grasp of|grounding in|command of|awareness of|appreciation of|track record|eye for|ear for|feel for|head for|background in|foundation in|interest in|work ethic|sense of|commitment to)\\b`,
  'i',
);

export const withRightArticles = (text: string): string =>
  (counted.test(text) ? withArticle(text) : text)
    // "In general practice": a field of work.
    .replace(/\bin an? (?=(?:general|private) practice$)/, 'in ')
    // "A degree or a HND": by how the letters are spoken.
    .replace(/(?<=^| )an? (?=[A-Z]{2,6}\b)/g, (_, at: number, whole: string) => {
      const next = whole.slice(at).replace(/^an? /, '');
      return `${articleFor(next)} `;
    });
