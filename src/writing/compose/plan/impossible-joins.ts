/** Words that a sentence can't join: an article before several or before everyone, a "that" before no clause, a question that was none. */
import { kindOf } from '../language/kind.ts';
import { lexiconTags } from '../language/lexicon.ts';
import { isVerbBase, nounLike } from '../language/verbs.ts';

/** "Expect an everyone who passes": who stands for several takes no article. */
const articleBeforeAll = /\ban? (?:everyone|everybody|nobody|someone|somebody|anyone|anybody|no one|those|these)\b/i;
/** "94% of a patients rate us", "a drivers who": one article, and several of them that do something. */
const articleBeforeSeveral =
  /\ban? ([a-z]{3,}[^\Wsui]s) (?:who|are|were|have|do|rate|say|come|stay|live|get|go|know|use|call|rely|depend|need|want)\b/;
/** Ends in s, and is one. */
const oneWithS =
  /(?:news|works|series|species|means|gallows|barracks|headquarters|crossroads|chassis|lens|physics|mathematics|economics|electronics|logistics|genetics|optics|dynamics|ethics|politics|athletics|gymnastics|aeronautics|robotics|sales|goods|games|sports|arms|customs|accounts|operations|services|systems|communications|facilities|wages|claims|crafts|blues)$/;
/** "A school hours all year round": hours as a whole take no article, unless they are so many. */
const articleBeforeHours =
  /\b[Aa]n? (?!few\b|couple\b|good\b|great\b|dozen\b|hundred\b|thousand\b|million\b|full\b|total\b|further\b|minimum\b|maximum\b|record\b)[a-z]+ (?:hours|days|weeks|months|evenings|weekends|mornings|nights)(?=[,.:;!?]|$| (?:all|in|from|every|each|on|with)\b)/;
/** "Do you have a pass a background check?": an article before an order with its object. */
const articleBeforeOrder =
  /\ban? (?:pass|hold|have|take|make|be|know|drive|complete|bring|need|keep|lead|run) (?:an?|the) [a-z]/;
/** "You ask questions and is polite": of one subject, two verbs that don't agree. */
const disagrees =
  /\b(?:[Yy]ou|people who)(?:['’]ll|['’]re| also| always)? (?!.*\b(?:that|which|it|what|where|when|how)\b)[^.,;:?!]* and (?:is|has|does) /;
/** "A job that helps to help people": a verb that is put before itself. */
const beforeItself = /\b(help|work|make|keep|get)s? to \1\b/;
/** "A revenue ₹118 crore": a sum right behind what it is the sum of. */
const sumBehindName =
  /\b(?:an?|our|your) (?:[a-z]+ )?(?:revenue|turnover|income|portfolio|fund|profit|spend|sales|P&L) [£€$₹]\d/i;
/** "By “quiet hands” we mean that the same two days off": a thing, where a clause has to stand. */
const meantClause = /(?:\bwe mean|\bmatters to us|\bmean it) that ([^.!?]+)/;
/** "Worth knowing about us: is it going well.": a question behind a lead, and the sign of one gone. */
const lostQuestion =
  /: (?:is|are|was|were|does|do|did|has|have|can|will|would|should) (?:it|this|that|they|we|you|he|she|there)\b[^?!]*\.$/;

/** What stands behind an order's verb, and behind no subject. */
const behindOrder =
  /^(?:in|on|at|to|with|for|from|by|the|an?|our|your|their|every|each|it|them|what|only|well|hard|first)$/;

function isNoClause(rest: string): boolean {
  const [first = '', second = ''] = rest.split(/\s+/);
  const verb = first.replace(/^(?:dis|re|un|over|out)(?=[a-z]{3})/, '');
  const orders = isVerbBase(verb) || lexiconTags(verb).includes('Infinitive');
  if (orders && !nounLike.has(verb) && behindOrder.test(second)) return true;
  return kindOf(rest) === 'np';
}

/** Whether a sentence joins what can't be joined. */
export function joinsBadly(text: string): boolean {
  if (articleBeforeAll.test(text) || articleBeforeHours.test(text) || sumBehindName.test(text)) return true;
  if (beforeItself.test(text) || articleBeforeOrder.test(text)) return true;
  if (/ and (?:is|has|does) /.test(text) && disagrees.test(text) && !/\bwho\b.*\bwho\b|\b[Yy]ou .* who\b/.test(text))
    return true;
  const several = articleBeforeSeveral.exec(text)?.[1];
  if (several !== undefined && !oneWithS.test(several)) return true;
  if (lostQuestion.test(text)) return true;
  const clause = text.includes(' that ') ? meantClause.exec(text)?.[1] : undefined;
  return clause !== undefined && isNoClause(clause);
}
