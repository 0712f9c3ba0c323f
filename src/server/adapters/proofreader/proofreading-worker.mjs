// @ts-check
/**
 * The process that looks for mistakes. It is plain JavaScript because it is started as a file of its own, from the sources
 * as from the build. It reads lines of JSON ({ id, text, dialect, names }) and answers each with a line of JSON:
 * { id, corrections, memory }. Whoever starts it ends it when it takes too long or holds too much.
 */
import { createInterface } from 'node:readline';
import { Dialect, LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';

/** @typedef {{ start: number, end: number, replacement: string }} Correction */

/** What counts as a mistake; the rest of what the linter knows is taste. */
const MISTAKES = new Set([
  ...['Agreement', 'BoundaryError', 'Eggcorn', 'Formatting', 'Grammar', 'Malapropism', 'Miscellaneous'],
  ...['Nonstandard', 'Punctuation', 'Repetition', 'Spelling', 'Typo'],
]);

/** Style in the guise of grammar: house style decides about these, or the person. */
const TASTE =
  /oxford|serial comma|dash|ellips|quot|numbers?\b(?! with)|spelled[- ]?out|currency|title case|long sentence|mass noun|should probably/i;

/** Words of adverts that its dictionary doesn't have: of pay, of trades and of forms. */
const KNOWN = new Set(
  `annum pa pw pm hr hrs lakh lakhs crore crores bn tacho tachograph calliper callipers preceptorship preceptorships postholder
  jobholder upskill upskilling onboard onboarding multidrop telehandler banksman shopfloor timesheets helpdesk geotechnical
  safeguarding phlebotomy catheterisation dbt midsize rota rotas`.split(/\s+/),
);

/** @type {Map<string, Promise<LocalLinter>>} */
const linters = new Map();

/** @param {keyof typeof Dialect} dialect */
const linterOf = (dialect) => {
  const known = linters.get(dialect);
  if (known !== undefined) return known;
  const made = (async () => {
    const linter = new LocalLinter({ binary, dialect: Dialect[dialect] });
    await linter.setup();
    return linter;
  })();
  linters.set(dialect, made);
  return made;
};

/** @param {string} word */
const letters = (word) => word.toLowerCase().replace(/[^\p{L}]/gu, '');

/** Whether all letters of one word are in another, in order: what was left out is likelier than what was mistyped. @param {string} part @param {string} whole */
const isWithin = (part, whole) => {
  let at = 0;
  for (const letter of whole) if (letter === part[at]) at += 1;
  return at === part.length;
};

/** @param {string} text */
const countWords = (text) => text.trim().split(/\s+/).length;

/** Whether two words have the same letters in another order. @param {string} one @param {string} other */
const isShuffled = (one, other) => [...letters(one)].sort().join('') === [...letters(other)].sort().join('');

/** @param {string} text @param {number} start */
const beginsSentence = (text, start) => /(?:^|[.!?:\n•]\s*|^[-–]\s*)$/.test(text.slice(0, start));

/** A word that is somebody's or something's name is right as it is. @param {string} text @param {number} start @param {string} word @param {Set<string>} names */
const isName = (text, start, word, names) => {
  if (names.has(word.toLowerCase()) || KNOWN.has(word.toLowerCase()) || /\d|^\p{Lu}+s?$|\p{Ll}\p{Lu}/u.test(word))
    return true;
  return /^\p{Lu}/u.test(word) && !beginsSentence(text, start);
};

/** Whether a place is inside of an address: "www.acme.example/jobs", "jobs@acme.example". @param {string} text @param {number} at */
const isAddress = (text, at) => {
  const before = /\S*$/.exec(text.slice(0, at))?.[0] ?? '';
  const token = before + (/^\S*/.exec(text.slice(at))?.[0] ?? '');
  return /@|:\/\/|^www\.|\w\.[a-z]{2,}(?:[/?#]|[.,;:)]*$)/.test(token);
};

/**
 * @param {string} text @param {keyof typeof Dialect} dialect @param {string[]} given
 * @returns {Promise<Correction[]>}
 */
const proofread = async (text, dialect, given) => {
  const linter = await linterOf(dialect);
  const names = new Set(given.flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}'’]+/u)));
  const lints = await linter.lint(text, { language: 'plaintext' });
  /** @type {Correction[]} */
  const corrections = [];
  for (const lint of lints) {
    // Counted in UTF-16 units, like ours.
    const { start, end } = lint.span();
    const word = text.slice(start, end);
    const kind = lint.lint_kind();
    const suggestions = lint.suggestions();
    if (!MISTAKES.has(kind) || suggestions.length === 0 || TASTE.test(lint.message())) continue;
    // Tabs and wide gaps set something out.
    if (isAddress(text, start) || /\t| {3}/.test(word)) continue;
    if (kind === 'Spelling' && isName(text, start, word, names)) continue;
    // A name is never changed by grammar either, nor is a figure.
    if (/\d/.test(word) || [...names].some((name) => name.length > 2 && word.toLowerCase() === name)) continue;
    // With and without its hyphen a word is right, and "every no in person" counts noes.
    if (word.replaceAll('-', '') === suggestions[0]?.get_replacement_text().replaceAll('-', '')) continue;
    if (/^no in$/i.test(word)) continue;
    if (kind === 'Miscellaneous' && !/article/i.test(lint.message())) continue;
    const best =
      (kind === 'Spelling' &&
        suggestions.find((one) => isWithin(letters(word), letters(one.get_replacement_text())))) ||
      suggestions[0];
    if (best === undefined) continue;
    const replacement =
      best.kind() === 1 ? '' : best.kind() === 2 ? word + best.get_replacement_text() : best.get_replacement_text();
    // More words than there were would be another sentence. Unknown compounds (multibeam, workboats) are words of a trade; at the beginning of a sentence names can't be told.
    if (countWords(replacement) > countWords(word) + 1) continue;
    if (
      kind === 'Spelling' &&
      (/\s|['’]s$/.test(replacement) || (/^\p{Lu}/u.test(word) && !isShuffled(word, replacement)))
    )
      continue;
    // "(a) undertake research", "to A&E": a letter of a list or of a name is no article.
    if (/^an?$/i.test(word) && /[(&]$/.test(text.slice(0, start))) continue;
    if (/^an?$/i.test(word) && /^[)&.]/.test(text.slice(end))) continue;
    if (replacement !== word) corrections.push({ start, end, replacement });
  }
  corrections.sort((one, other) => one.start - other.start || one.end - other.end);
  return corrections.filter((one, index) => index === 0 || one.start >= (corrections[index - 1]?.end ?? 0));
};

// Its start takes most of the time; whoever waits is told when it is over.
await linterOf('British');
process.stdout.write(`${JSON.stringify({ ready: true })}\n`);
const lines = createInterface({ input: process.stdin });
for await (const line of lines) {
  const { id, text, dialect, names } = JSON.parse(line);
  const corrections = await proofread(text, dialect, names);
  process.stdout.write(`${JSON.stringify({ id, corrections, memory: process.memoryUsage().rss })}\n`);
}
