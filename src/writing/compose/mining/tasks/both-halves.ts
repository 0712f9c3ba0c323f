/** What a row joins with "and" needs both its halves: "to and from the site" has them, "for and the buffet" has not. */

/** Whether a small word stands before an "and" and lacks what it belongs to. */
export const leavesHalf = (text: string): boolean =>
  // ... and a check-in is one word.
  // ... and guests are checked in.
  /(?<!-)(?<!\b(?:sign|check|book|let|log|show|clock|buzz|bring|take|put|plug|move|carry|lift|fill|key|phone|hand|call) (?:\w+ )?(?:them|it|people|\w+s) )(?<!\b(?:put|take|plug|switch|turn|log|sign|check|clock|drop) )\b(?:for|with|to|of|on|in|at) and\b(?! (?:off|out|around|about|above|from|through|between|beyond|on behalf)\b)/.test(
    text,
  );

/** "At tribunals and in the County Court", "politely and to the guest's satisfaction": the half before the "and" is like the one behind it. */
const hasBothHalves = (text: string): boolean =>
  /(?:^| )(?:of|for|in|to|with|at|on|from|by) [^;:]+? and (?:of|for|in|to|with) (?:the|our|a) \S/.test(text) ||
  /[a-z]ly,? and (?:in|to|with) (?:the|our|a) \S/.test(text);

/** Whether a row goes on with a small word that nothing before it is like, or has lost its first or last part: "to order and for the buffet" has both its halves. */
export const lacksHalf = (text: string): boolean =>
  (/,?\s(?:and|or) (?:of|for|in|to|with) (?:the|our|a)\b/.test(text) &&
    !/ (?:to|for|in|with) [a-z]+ and (?:for|in|to|with) the [a-z]+$/.test(text) &&
    !hasBothHalves(text)) ||
  /^\W|\s(?:and|or),/.test(text);
