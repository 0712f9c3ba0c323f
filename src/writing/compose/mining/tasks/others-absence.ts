/** Tasks that are done while the writer of a note or the one it was written to is away: no reader of an advert is either of them. */

const gone =
  '(?:away|off(?: sick| work)?|out|absent|on (?:holidays?|leave|vacation|site|the road)|not (?:there|here|in|around)|in (?:a )?meetings?|abroad|ill|sick|tied up|elsewhere)';
const whileGone = new RegExp(
  `\\b(?:when|while|whenever|if|any time|the days?|on days) (?:you(?:['’]re| are)|I(?:['’]m| am)) ${gone}(?=$|[ ,.;)])`,
);
/** "You run the shop when you're on site": who does it is who is away. */
const ofOne = /^(?:you|we)\b|\byou(?:['’]ll| will| can| may)?\b.*\b(?:when|while|if) you\b/i;

/** Whether a line is such a task. */
export const isDoneForAbsent = (line: string): boolean => whileGone.test(line) && !ofOne.test(line.trim());
