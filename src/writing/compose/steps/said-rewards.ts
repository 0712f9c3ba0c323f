/** What an imperative that points at a reward says: "Mention the late cab" is the cab with its condition, and not its name alone. */
import { determine, withArticle } from '../language/articles.ts';
import { lowerFirst } from '../language/first-capitals.ts';
import { kindOf } from '../language/kind.ts';
import { missesArticle } from '../language/nouns.ts';
import { contentWords, countWords } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import { readStatement, type Statement } from '../ledger/statement.ts';

/** "The pension scheme": a word for whatever an employer gives, by its stem. Written out: nothing is read while modules load. */
const anyGift = /^(?:schem|plan|packag|benefit|perk|policy|offer|arrangement)$/;

/** "Mention the parking": what the guidelines say of such a reward; null where no reward is meant. Where `most` words are too few for what it is, it is given by its name. */
export function sayReward(text: string, ledger: Ledger, most = Number.POSITIVE_INFINITY): Statement | null {
  // "3 or 4 days": a figure of the job's, and no reward that has days.
  const words = /\d/.test(text) ? [] : contentWords(text);
  const telling = words.filter((word) => !anyGift.test(word));
  const wanted = telling.length > 0 ? telling : words;
  const isIn = (said: string): boolean => {
    const has = contentWords(said);
    return wanted.every((word) => has.includes(word));
  };
  const reward =
    wanted.length > 0
      ? (ledger.rewards.find(({ title }) => isIn(title)) ??
        ledger.rewards.find(({ title, statements }) => isIn(`${title} ${statements[0]?.text ?? ''}`)))
      : undefined;
  if (!reward) return null;
  const whole = reward.statements[0];
  const named = determine(lowerFirst(reward.title));
  const name = `You get ${missesArticle(named) ? withArticle(named) : named}`;
  // "Refer a friend" is nothing that somebody gets.
  const isThing = kindOf(reward.title) === 'np';
  // "Lift Service Engineer: the company van" would only be pointed at.
  const told = whole && isThing && countWords(whole.text) > most ? undefined : whole;
  if (told?.kind === 'clause')
    // "We pay in 6% when you pay in 4%" alone would not say into what.
    return isIn(told.text) || !isThing || /[:;]/.test(told.text) ? told : readStatement(`${name}: ${told.lower}`);
  if (told?.kind === 'np' && !/[:;]/.test(told.text)) {
    // "Cab" over "Cab drop after late shifts": what it is stands in its statement.
    if (isIn(told.text)) return readStatement(`You get ${determine(told.lower)}`);
    if (isThing) return readStatement(`${name}: ${determine(told.lower)}`);
  }
  return readStatement(name);
}
