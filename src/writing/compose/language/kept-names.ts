/** Names that keep their capitals, whatever becomes of the sentence around them: "in Dayton, Kettering and Oakwood". */

/** What begins anew, so that a capital behind it is no sign of a name. */
const begins = /(?:^|[\n.:;!?•·|/("“‘'–—-])\s*$/;

/** The words of a text that have a capital behind other words, and stand nowhere in it otherwise; none where it is written in capitals throughout. */
function namesIn(typed: string): readonly string[] {
  const words = [...typed.matchAll(/\p{L}[\p{L}'’]*/gu)];
  const long = words.filter(([word]) => word.length > 3);
  // "Manage The Daily Rota": its capitals mean nothing.
  if (long.length > 3 && long.filter(([word]) => /^\p{Lu}/u.test(word)).length > long.length * 0.8) return [];
  const isFirst = ({ index }: RegExpExecArray): boolean => begins.test(typed.slice(0, index));
  // "Reading with children, a Reading corner": of such a word nobody can tell.
  const ordinary = new Set(
    words.filter((word) => /^\p{Ll}/u.test(word[0]) || isFirst(word)).map(([word]) => word.toLowerCase()),
  );
  return words
    .filter((word) => /^\p{Lu}\p{Ll}{2,}$/u.test(word[0]) && !ordinary.has(word[0].toLowerCase()))
    .map(([word]) => word);
}

/** What was made of a text, with the capitals of the names that stand in it. */
export function withNamesOf(typed: string, made: string): string {
  let text = made;
  for (const name of namesIn(typed)) {
    const small = name.toLowerCase();
    if (text.includes(small)) text = text.replace(/\p{L}[\p{L}'’]*/gu, (word) => (word === small ? name : word));
  }
  return text;
}
