/** What an imperative names as known ("the free parking"), to readers who have not heard of it. */
import { withArticle } from '../language/articles.ts';
import { upperFirst } from '../language/first-capitals.ts';
import type { Statement } from '../ledger/statement.ts';

/** "Mention the free parking", "the sign-on bonus of $5,000": to the reader it is the first that they hear of it. */
export function atFirst(statement: Statement): Statement {
  const [, gift = '', head = ''] =
    /^the ((?:[\w-]+ ){0,3}?(allowance|bonus|supplement|discount|parking|accommodation|meals|lunches|uniforms?)(?: (?:of|at|in|on|after|by|near|behind|for) (?:[^,;:]|,\d)+)?)$/i.exec(
      statement.text,
    ) ?? [];
  if (!gift) return statement;
  const given = /^(?:parking|accommodation|meals|lunches|uniforms)$/i.test(head) ? gift : withArticle(gift);
  return { ...statement, text: upperFirst(given), lower: given };
}
