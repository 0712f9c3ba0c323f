/** The capitals of what is asked for, as its line has them: a name keeps them all, and a word that only began a cell has none. */
import { isEveryday } from '../../language/known-words.ts';
import { isTongue } from '../../language/tongues.ts';
import { isVerbBase } from '../../language/verbs.ts';

/** What numbers count or rank: "level 3", "at least 2", "grade 5"; anything else before a number is a name. */
const counted: ReadonlySet<string> = new Set(
  `level grade category class band key stage step tier part type phase year years week month age over under least most min max minimum maximum about around approximately the with within of
  and or for in at to up some section form module unit group set size model version no number chapter schedule route zone only any all lift plus than x cat gcse gcses first covid`
    .trim()
    .split(/\s+/),
);
/** Programs and firms whose names are words besides. */
const programs: ReadonlySet<string> = new Set(
  `word excel access office project outlook teams oracle sage epic unity spring swift go rust ruby python java apple adobe windows shell boots pro maya blender sketch slack notion asana monday
  square toast opera galaxy micros access lightspeed vision vector maximo tableau looker stripe shelter mind crisis scope sense guidewire premier`
    .trim()
    .split(/\s+/),
);
const peoples =
  /\b(?:european|british|irish|english|scottish|welsh|american|german|french|indian|australian|canadian|italian|spanish|dutch|polish)\b/g;

/** The text of a fact with the capitals that `typed` has for a name, and without the one that began a cell. */
export function withTypedCapitals(text: string, typed: string): string {
  let worded = text.replace(peoples, (word) => {
    const name = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
    return typed.includes(name) ? name : word;
  });
  // "Pro 2 avalanche cert": the number is of its name.
  const [, name = ''] = /^\W*([A-Z][a-z]{2,}) \d/.exec(typed) ?? [];
  // "Stand 8+ hours": what is done began with a capital in its cell, and is no name.
  const isDeed =
    isVerbBase(name.toLowerCase()) && !programs.has(name.toLowerCase()) && text.startsWith(`${name.toLowerCase()} `);
  if (name !== '' && !isDeed && !counted.has(name.toLowerCase()))
    worded = worded.replace(new RegExp(`\\b${name.toLowerCase()} (?=\\d)`), `${name} `);
  // "Experience of Wound care": a cell of its own began with it.
  return worded.replace(
    /^(experience (?:of|in|with) )([A-Z][a-z]+)(?= [a-z]+(?:$| (?:of|in|with|for|at|on|to|and) [a-z]))/,
    (whole, before: string, word: string) =>
      isEveryday(word.toLowerCase()) && !programs.has(word.toLowerCase()) && !isTongue(word)
        ? `${before}${word.toLowerCase()}`
        : whole,
  );
}
