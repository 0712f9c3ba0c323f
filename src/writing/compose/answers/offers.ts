/** What we give, and ask nobody for: "you can do your Level 5 with us", "we'd put you through the certificate". */

/** "Over the first year": when it is given. */
const reader =
  "(?:(?:over|in|during|after|within|from|by) [^,]{3,30},? )?you(?:['’]ll| will| would|['’]d| can| could| may)?(?: also| then)?";
const giving = new RegExp(
  [
    String.raw`^(?:we\b(?!['’]d\b| (?:would|need|want|ask|require|expect|look|are looking|imagine|hope|value|prefer|care|mind|do not|don['’]t))|our\b|(?:full )?training\b)`,
    String.raw`^we(?:['’]d| would)(?: also| then)? (?:put|train|teach|fund|pay|send|support|give|help|offer|sponsor|cover|show|mentor|coach)\b`,
    // "You get on with people", "you learn fast", "you receive feedback well": what somebody is like.
    String.raw`^${reader} (?:get(?! (?:on|along|up|things|stuck|by|excited|bored|to the)\b)|learn(?! (?:fast|quick|from|as|easily|new)\w*\b)|receive(?! feedback)|gain|be (?:taught|trained|given|shown|paid|supported|mentored|coached|sponsored|sent)) `,
    String.raw`^${reader} have (?:an? |the |your |regular |full |our )(?:\w+ )?(?:mentor|buddy|coach|supervisor|coaching|training|support|induction|study leave)\b`,
    String.raw`^(?:${reader} |with us,? you can )(?:do|take|study|complete|train|qualify|work towards|sit|earn|finish|pass)\b.*\b(?:with us|here|on the job|at our (?:cost|expense)|while you (?:work|earn)|in (?:work|paid) time|paid for)\b`,
    '^(?:in return|in exchange)\\b',
  ].join('|'),
  'i',
);

/** Whether a sentence tells what we give. */
export const gives = (text: string): boolean => giving.test(text);
