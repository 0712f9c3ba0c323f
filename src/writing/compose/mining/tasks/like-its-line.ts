/** A task that was read, beside the line it was read from: its articles, the names in it and its second half as they were typed. */

import { baseOfIng } from '../../language/verbs.ts';
import { withFurtherBases } from './further-thirds.ts';
import { withoutOwnArticle } from './plain-task.ts';
import type { Duty } from './things.ts';

/** The task as its line has it. */
export const likeItsLine = (line: string, duty: Duty | null): Duty | null =>
  withPlainRest(withTypedArticles(line, withItsDepartment(line, duty)));

/** "Manage the branch and contributes to the plan", "attend training and at two meetings": what follows in the form that its verb asks for. */
function withPlainRest(duty: Duty | null): Duty | null {
  const { rest = '', heads = [] } = duty?.phrase ?? {};
  if (!duty || duty.nouns || !/ and (?:at\b|[a-z]+s\b)/.test(rest)) return duty;
  const further = withFurtherBases(rest, true);
  const plain = heads.at(-1)?.verb === 'attend' ? further.replace(/(?<!\bat .*) and at (?=[a-z\d])/, ' and ') : further;
  return plain === rest || !duty.text.endsWith(rest)
    ? duty
    : {
        ...duty,
        text: duty.text.slice(0, duty.text.length - rest.length) + plain,
        phrase: { ...duty.phrase, rest: plain },
      };
}

/** "Maintain links with family and friends": without an article that nobody typed. */
function withTypedArticles(line: string, duty: Duty | null): Duty | null {
  if (!duty || duty.nouns || withoutOwnArticle(duty.text, line) === duty.text) return duty;
  return {
    ...duty,
    text: withoutOwnArticle(duty.text, line),
    phrase: { ...duty.phrase, rest: withoutOwnArticle(duty.phrase.rest, line) },
  };
}

/** "Define plans together with design and purchasing": a department that ends like a doing, and no second deed. */
function withItsDepartment(line: string, duty: Duty | null): Duty | null {
  const [, before = '', name = ''] = /\b([a-z-]+) and ([a-z]+ing)[\s.;]*$/i.exec(line) ?? [];
  const turned = name ? baseOfIng(name.toLowerCase()) : null;
  if (
    !duty ||
    turned === null ||
    line.includes(',') ||
    // "Programming and testing": two deeds.
    line.trim().split(/\s+/).length < 4 ||
    !duty.text.endsWith(` ${before.toLowerCase()} and ${turned}`)
  )
    return duty;
  const whole = (text: string): string => `${text.slice(0, text.length - turned.length)}${name.toLowerCase()}`;
  return { ...duty, text: whole(duty.text), phrase: { ...duty.phrase, rest: whole(duty.phrase.rest) } };
}
