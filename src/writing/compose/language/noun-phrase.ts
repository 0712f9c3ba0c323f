/** Phrases that have a noun at their head, and what makes a word that may be either a verb. */
import { clauseAfter, finiteAuxiliary, finiteVerbs, termsOf } from './clause.ts';
import { isVerbBase, nounLike } from './verbs.ts';

/** Wording that has a noun at its head and no verb for it, though words in it could be verbs: "containers between the port and warehouses". */
export function nounPhrase(text: string, words: readonly string[]): boolean {
  if (words.some((word) => finiteAuxiliary.test(word.replace(/[,.:;]$/, '')))) return false;
  // "Up to 15% of salary, paid each quarter".
  if (/^(?:up to|at least|over|more than|around|nearly) [£€$₹]?\d/i.test(text)) return true;
  // "Parents who say thank you".
  // "Every batch that leaves the site carries your name" goes on with a verb of its own.
  if (/^(?:an? )?(?:[\w-]+ )?[a-z]+ (?:who|that) [^,;:]+$/i.test(text))
    return !(/^(?:every|each|no|any|all)\b/i.test(text) && clauseAfter(termsOf(text), 0));
  const finite = words.slice(1).some((word) => {
    const bare = word.replace(/[,.:;]$/, '').toLowerCase();
    return finiteVerbs.test(bare) || (isVerbBase(bare) && !nounLike.has(bare));
  });
  if (finite) return false;
  if (
    /^(?:an? )?(?:[\w-]+ ){0,3}(?:team|crew|firm|group|set|practice|ward|shop|school|college|hospital) of \w+\b/i.test(
      text,
    )
  )
    return true;
  if (/^[a-z]+[^s\W]s (?:between|from|across|within|with|for|in|of|to|on|at|near) /i.test(text)) return true;
  return /^(?:(?:some|about|around|over|nearly|almost) )?(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten) [\w-]+(?: [\w-]+)?(?:,| (?:from|with|in|on|of|aged)) /i.test(
    text,
  );
}

export function nounLikeIsVerb(words: readonly string[]): boolean {
  return /^(?:the|a|an|our|everything|everyone|all|both|your|your?self|people|outdoors|indoors|where|alongside|outside|hard|behind|among|it|them|what|how|with|\d+|two|three|four|five|six|seven|eight|nine|ten|each|every|in|up|out|to|on|better|others?|together|one|curious|as)$/i.test(
    words[1] ?? '',
  );
}
