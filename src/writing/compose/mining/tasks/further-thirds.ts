/** "Enters results in LIMS and flags out-of-range values": what else somebody does, in the form of an order. */
import { knowsNoun } from '../../language/lexicon.ts';
import { baseOfThird } from '../../language/verbs.ts';
import { isPlainVerb } from './verb-rows.ts';

const further =
  /((?:, |,? and )(?:and )?)([a-z]+s)(?= (?!(?:of|for|in|on|and|or|to|at|with|from|by|per|as|are|is|when|where|that|which|daily|weekly|monthly|each|every|this|next|last|ahead|only)\b)([a-z-]+(?: [a-z-]+)?))/g;

/** "Manages a branch and contributes to the development": a word that is no thing is a deed before its preposition as well. */
const furtherTo =
  /((?:, |,? and )(?:and )?)([a-z]+s)(?= (that\b|to|with|on|for)(?:(?<=that)| (?:the|our|an?|all|its|their|[a-z]+s\b)))/g;

/** What is done with, on or for somebody; any other word before these is a thing: "check kit and swabs with the team". */
const takesPreposition: Readonly<Record<string, RegExp>> = {
  with: /^(?:liais|deal|work|collaborat|engag|help|assist|cop|interact|communicat|co-?operat|co-?ordinat|partner|compl|consult|negotiat|meet|keep|connect|correspond|talk|comm?un|mingl|sympathi|plead|sit|stay|stand|pla[yi]|start|begin|get)/,
  on: /^(?:rel|focus|report|advis|comment|decid|act|call|insist|work|depend|consult|present|brief|build|sign|carr|pass|tak|count|reflect|lectur|speak|write|elaborat|follow|keep|concentrat)/,
  for: /^(?:car|account|prepar|arrang|appl|look|search|cater|deputi|advocat|campaign|provid|allow|liais|stand|act|work|wait|ask|plan|call|answer|speak|fil|strive|pray|aim|go|run|pa[yi])/,
};

/** "Talks to visitors": behind an "and", and before those it is done with, no thing. */
const doneToPeople = /^(?:talks|listens|waits)$/;

/** What stands behind the first verb, with the further ones in their plain form. What may be the name of things is a deed only before two words, and nowhere where only sure deeds are asked for. */
export const withFurtherBases = (rest: string, sure = false): string => {
  const plain = rest.replace(furtherTo, (whole, joint: string, word: string, to: string) => {
    const base = baseOfThird(word);
    if (takesPreposition[to]?.test(word) === false) return whole;
    return base !== null && ((!knowsNoun(base) && !knowsNoun(word)) || doneToPeople.test(word))
      ? `${joint}${base}`
      : whole;
  });
  return sure
    ? plain
    : plain.replace(further, (whole, joint: string, word: string, next: string) => {
        const base = baseOfThird(word);
        return base !== null && (isPlainVerb(base) || !knowsNoun(base) || next.includes(' '))
          ? `${joint}${base}`
          : whole;
      });
};
