/** Two capitals at the head of a line that stand for a thing and are spelt like a verb: "DO from shipping lines" is a delivery order. */

/** What only a paper or a thing has behind it: a verb has its object there. */
const behindThing =
  /^(?:$|[/,&+]|(?:from|for|of|with|by|to|at|in|on|under|against|and|or)\b|(?:collection|release|issue|issuance|charges?|validity|copy|copies|follow-?ups?|extensions?|numbers?|status|receipts?|handling|processing|payments?|tracking|desk|closure|approvals?|amendments?)\b)/i;
/** Verbs of two letters that are letters of trades as well: delivery and government orders, bills of entry, account managers. */
const verbOrLetters = /^(?:DO|GO|BE|AM|ME|HE|WE)s?$/;

/**
 * Whether a line begins with such letters. In a line of small letters nobody shouts its verb alone, and none of these verbs
 * has a small word behind it that leads to its thing.
 */
export function isLettersFirst(line: string): boolean {
  const [, first = '', rest = ''] = /^([A-Z]{2}s?)\b\s*(.*)$/.exec(line.trim().replace(/[.;]+$/, '')) ?? [];
  return verbOrLetters.test(first) && /[a-z]{3}/.test(rest) && behindThing.test(rest);
}
