/** Simpler: everyday words for office words, verbs for nouns, and long sentences cut in two. */
import { saysClause } from '../language/sure-clause.ts';
import { countWords } from '../language/words.ts';
import { phrases, swaps } from './plain-words.ts';
import { carefully, mapSentences, mendArticles, recapitalise, swapAll } from './sentences.ts';
import { officePhrases, sayPlainFuture, sayTheJob, sayTheWay, useVerbs } from './verbs-for-nouns.ts';

/** Above this a sentence is cut where two of its clauses meet. */
const long = 16;
const subject = '(?:you|we|they|it|the [a-z]+|our [a-z]+|your [a-z]+)';
/** Where one main clause ends and the next begins, and the word that begins it then. */
const seams: readonly (readonly [RegExp, string])[] = [
  [/,? and (?=(?:you|we|they|it)(?:['’]\w+)? )/, ''],
  [new RegExp(String.raw`, and (?=${subject} (?:will|is|are|has|have|can|must)\b)`), ''],
  [new RegExp(String.raw`, but (?=(?:${subject}|there)(?:['’]\w+)? )`), 'But '],
  [/, so (?=(?:you|we|they|it|everyone|there)(?:['’]\w+)? )/, 'So '],
  [/, although (?=[a-z ]+ (?:will|may|can|is|are|has|have)\b)/, 'But '],
  [/; (?=\p{L})/u, ''],
  [/ [–—] (?=(?:you|we|it|they|this)['’ ])/, ''],
];
/** A clause of its own on either side; a condition is none without the rest. */
const stands = (clause: string): boolean =>
  countWords(clause) >= 4 &&
  saysClause(clause) &&
  !/^(?:if|when|whether|as|because|while|once|although|unless|where|until|what)\b/i.test(clause.trim());

/** "You plan, you drive, and you clean": clauses in a row hang together by their last "and". */
function isRow(before: string): boolean {
  const at = before.search(/, (?:you|we|they|it|he|she)\b/);
  return at >= 0 && saysClause(before.slice(0, at)) && stands(`${before.slice(0, at)} and so on and on`);
}

function splitLong(sentence: string): string {
  if (countWords(sentence) <= long) return sentence;
  for (const [seam, opening] of seams) {
    const found = seam.exec(sentence);
    if (found === null) continue;
    const [before, after] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
    // "You help people and they that …" inside of a subordinate clause is no seam.
    if (
      isRow(before) ||
      !stands(before) ||
      !stands(after) ||
      /\b(?:that|who|which|because|if|whether)\b[^,]*$/.test(before)
    )
      continue;
    const next = opening === '' ? after.charAt(0).toUpperCase() + after.slice(1) : opening + after;
    return `${before}. ${splitLong(next)}`;
  }
  return sentence;
}

/** "Reporting to the head, you will plan": two things said one after the other. */
const sayReporting = (sentence: string): string =>
  sentence.replace(
    /^(Reporting|Working) ((?:directly |closely )?(?:to|with|alongside|in) [^,]+), you will (?=[a-z])/,
    (_, verb: string, whom: string) => `You will ${verb === 'Reporting' ? 'report' : 'work'} ${whom}. You will `,
  );

/** Undefined where it is simple already. */
export function simplified(text: string): string | undefined {
  const simple = mapSentences(text, (sentence) =>
    carefully(sentence, (whole) => {
      const verbs = useVerbs(sayTheJob(swapAll(whole, [...phrases, ...officePhrases])));
      const plain = sayTheWay(sayPlainFuture(swapAll(verbs, swaps)));
      const cut = splitLong(sayReporting(plain));
      return cut === whole ? cut : mendArticles(cut);
    }),
  );
  return simple === text ? undefined : recapitalise(simple, text);
}
