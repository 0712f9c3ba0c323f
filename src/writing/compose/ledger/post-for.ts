/** The post with those it is there for, "Fund accountant for UCITS and AIF clients", "Tutor for adult learners": what the reader will be. */
import { withArticle } from '../language/articles.ts';
import { hasVerb } from '../language/clause.ts';
import { lowerFirst } from '../language/first-capitals.ts';
import { isVerbBase } from '../language/verbs.ts';

const thing = "[\\p{L}\\d&/'’-]+";
/** The post, at most three words of it, and for whom or what: a row of at most eight words that an "and" closes. */
const forWhom = new RegExp(
  `^(?:an? |the )?((?:${thing} ){0,2}[\\p{L}-]+) for ((?!(?:an?|the|our|your|their|one|two|three|four|five|six|\\d)\\b)(?:${thing}(?:, | ))*${thing})[.]?$`,
  'iu',
);
/** One there is of its kind. */
const onlyOne = /\b(?:lead|head|director|chief|manager)\b/i;

/**
 * The sentence of such a note; null where it is none. Beside the post only what other readers would miss: letters and names among
 * those it is for, or a post whose name is a verb as well. "Cook for 40 residents" may be the one or the other.
 */
export function postFor(sentence: string, titleWords: readonly string[]): string | null {
  const [, post = '', whom = ''] = forWhom.exec(sentence.trim()) ?? [];
  const words = post.toLowerCase().split(' ');
  if (
    post === '' ||
    !words.every((word) => titleWords.includes(word)) ||
    // "Trainer for Sales" of a Sales Trainer: the title again.
    whom.split(/[\s,]+/).every((word) => titleWords.includes(word.toLowerCase())) ||
    whom.split(' ').length > 8 ||
    hasVerb(whom.replace(/\p{Lu}\S*/gu, '')) ||
    // "Buyer for Aldi": an employer, whose name nobody knows here.
    (/^\p{Lu}\p{Ll}+$/u.test(whom) && !whom.includes(' ')) ||
    /,(?!.* (?:and|or) )/.test(whom)
  )
    return null;
  const verbAsWell = words.length === 1 && isVerbBase(words[0] ?? '') && /[^su\W]s$|people|children/.test(whom);
  if (!verbAsWell && !/(?:^|[\s,/])\p{Lu}{2,}/u.test(whom)) return null;
  const name = lowerFirst(post);
  return `You will be ${onlyOne.test(name) ? `the ${name}` : withArticle(name)} for ${whom}.`;
}
