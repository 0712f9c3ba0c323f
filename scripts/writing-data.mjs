/**
 * `node scripts/writing-data.mjs`: puts the word lists of retext-equality, retext-profanities and cuss into the data
 * files of src/writing/checks. Run it after those packages have moved; a test compares the checks with the packages.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cuss } from 'cuss';
import { root } from './project.mjs';

const require = createRequire(import.meta.url);
const inside = (name, path) => pathToFileURL(join(root, 'node_modules', name, path)).href;
const { patterns } = await import(inside('retext-equality', 'lib/patterns-en.js'));
const pluralize = require(join(root, 'node_modules/pluralize'));

/** Severity that the specification marks. */
const LEAST = 2;

const equality = patterns.map(({ id, inconsiderate, considerate, apostrophe }) => {
  const phrases = Object.keys(inconsiderate).join(',');
  const instead = Object.keys(considerate ?? {}).join(',');
  return `${id}${apostrophe ? "'" : ''}|${phrases}|${instead}`;
});

// As retext-profanities does: what it doesn't make singular or plural, and the order in which later entries win.
const source = readFileSync(join(root, 'node_modules/retext-profanities/lib/en.js'), 'utf8');
const leftAlone = new Set(
  [
    ...source
      .slice(source.indexOf('ignorePluralize'))
      .split(']')[0]
      .matchAll(/'([^']+)'/g),
  ].map(([, word]) => word),
);
const words = {};
for (const [word, sureness] of Object.entries(cuss)) {
  for (const form of [word, pluralize.singular(word), pluralize.plural(word)])
    if (!leftAlone.has(form)) words[form] = sureness;
}
const severe = Object.keys(words).filter((word) => words[word] >= LEAST);

const write = (file, about, name, lines) =>
  writeFileSync(
    join(root, 'src/writing/checks', file),
    `/** ${about} Made by scripts/writing-data.mjs. */\nexport const ${name} = \`\n${lines.join('\n').replaceAll('`', '\\`')}\n\`;\n`,
  );
write(
  'equality-data.ts',
  'The phrases of retext-equality: id, phrases, what to write instead.',
  'equalityData',
  equality,
);
write('profanity-data.ts', 'The words of cuss that are profane for sure, with their plurals.', 'profanityData', [
  severe.sort().join(','),
]);
console.log(`${equality.length} equality patterns, ${severe.length} profane words`);
