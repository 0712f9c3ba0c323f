/** Words that are noun and verb, told apart by what stands behind them: the verb takes its object at once ("access the records"), the noun has its preposition ("access to a car"). */

const own = [
  'access to',
  'contacts? with',
  'interest in',
  'respect for',
  'comfort (?:with|in|around)',
  'use of',
  'command of',
  'grasp of',
  'knowledge of',
  'experience (?:of|in|with)',
  'exposure to',
  'love (?:of|for)',
  'passion for',
  'flair for',
  'desire (?:for|to)',
  'regard for',
  'support from',
  'trust in',
  'influence (?:over|on)',
  'mastery of',
].join('|');
const begins = new RegExp(`^(?:an? |the )?(?:${own}) `, 'i');
const behindAnd = new RegExp(`^(.+?),? and ((?:an? |the )?(?:${own}) .+)$`, 'i');

/** Whether a phrase begins with such a noun: something that somebody has. */
export const isNounByPreposition = (phrase: string): boolean => begins.test(phrase);

/** "Write clear reports and access to a car": what is done, and what is had; null where nothing is had behind the "and". */
export function partHad(phrase: string): readonly [string, string] | null {
  const [, done = '', had = ''] = behindAnd.exec(phrase) ?? [];
  return had === '' ? null : [done, had];
}

const helped = new RegExp(`\\b(?:can|(?:able|ability) to) (?:${own})\\b`, 'i');

/** Whether the noun stands where a helper wants its verb: "you can access to a car". */
export const isHelped = (text: string): boolean => helped.test(text);
