/** American spelling of the words that are ours: what the recruiter typed stays as it is. */

const spellings: readonly (readonly [RegExp, string])[] = [
  [/\b(l)icence(s?)\b/gi, '$1icense$2'],
  [/\b(organ|priorit|recogn|optim|minim|maxim|summar|standard|final|special)is(e[sd]?|ing|ation|ations)\b/gi, '$1iz$2'],
  [/\b(anal|catal)ys(e[sd]?|ing)\b/gi, '$1yz$2'],
  [/\b(l)abour\b/gi, '$1abor'],
  [/\b(label|travel|cancel|model|fuel|counsel|channel|signal|level|total|dial)l(ing|ed|ers?)\b/gi, '$1$2'],
  [/\b(p)rogramme(s?)\b/gi, '$1rogram$2'],
];

/** The text in American spelling, but for words that `typed` has as they are. */
export function inAmerican(text: string, typed: string): string {
  return spellings.reduce(
    (said, [british, american]) =>
      said.replace(british, (word) => (typed.includes(word.toLowerCase()) ? word : word.replace(british, american))),
    text,
  );
}
