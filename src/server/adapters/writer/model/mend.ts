/** What can be put right in a model's text without asking again: markup, marks, blanks, bullets, articles, house style. */
import { articleFor } from '#writing/compose/language/articles.ts';

const bulletsMost = 3;

/** Markup and Markdown gone, the words kept. */
function stripMarkup(text: string): string {
  return text
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/^[*-]\s+/gm, '• ')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/\p{Extended_Pictographic}\ufe0f?/gu, '');
}

const fixArticles = (text: string): string =>
  text.replace(/\b(an?)\s+([A-Za-z][\w'’-]*)/g, (found, article: string, word: string) => {
    const right = articleFor(word);
    if (right === article.toLowerCase()) return found;
    return `${/^[A-Z]/.test(article) ? right.charAt(0).toUpperCase() + right.slice(1) : right} ${word}`;
  });

const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/!+/g, '.')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ +([,.;:?])/g, '$1')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** At most three bullets stand together. */
function trimBullets(text: string): string {
  let count = 0;
  return text
    .split('\n')
    .filter((line) => {
      count = line.startsWith('• ') ? count + 1 : 0;
      return count <= bulletsMost;
    })
    .join('\n');
}

/** A text as it may be shown. @param isSentence whether it has to end with a stop */
export function mend(text: string, applyHouseStyle: (text: string) => string, isSentence: boolean): string {
  const bare = trimBullets(tidy(fixArticles(stripMarkup(text))));
  const ended = isSentence && /[\p{L}\p{N})]$/u.test(bare) && !/(?:^|\n)• [^\n]*$/.test(bare) ? `${bare}.` : bare;
  return applyHouseStyle(ended);
}

/** A line that stands alone: a headline or a call to action. */
export function mendLine(text: string, applyHouseStyle: (text: string) => string): string {
  return mend(text.replace(/\s+/g, ' ').replace(/^["'“”]+|["'“”]+$/g, ''), applyHouseStyle, false);
}
