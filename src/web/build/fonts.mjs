/** Cuts the variable fonts to the letters and weights the product uses; the results are kept in `.cache/fonts`. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

/** What English adverts and their names are written with. Kerning pairs grow with the square, so every letter here is paid for. */
const CORE = `${range(0x20, 0x7e)}\u00a0£§©®°·×ÀÁÄÇÈÉÊÍÑÓÖÚÜßàáâäãåæçèéêëíîïñóôöøúüŒœ–—‘’“”•…€→←−`;

/** The other Western European letters and signs: a second file, fetched when a text has one of them. */
const REST = [...`${range(0xa0, 0xff)}ıŒœŠšŽžŸˆ˚˜–—‘’‚“”„†‡•…‰′″‹›€™←↑→↓−∕`]
  .filter((sign) => !CORE.includes(sign))
  .join('');

const FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'calt'];

const NEWSREADER = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';
const SCHIBSTED = '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
// Titles stand between 20 and 52 px, advert copy at 17 to 21: one optical size between them serves both at a third of the weight.
const SERIF = { wght: { min: 400, max: 700, default: 400 }, opsz: 22 };
const SANS = { wght: { min: 400, max: 700, default: 400 } };

const FONTS = [
  { name: 'newsreader.woff2', from: NEWSREADER, letters: CORE, variationAxes: SERIF },
  { name: 'newsreader-rest.woff2', from: NEWSREADER, letters: REST, variationAxes: SERIF },
  {
    name: 'newsreader-italic.woff2',
    from: '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2',
    letters: CORE + REST,
    variationAxes: { wght: 400 },
  },
  { name: 'schibsted-grotesk.woff2', from: SCHIBSTED, letters: CORE, variationAxes: SANS },
  { name: 'schibsted-grotesk-rest.woff2', from: SCHIBSTED, letters: REST, variationAxes: SANS },
];

/**
 * Makes sure that the cut fonts exist.
 * @param {string} root the repository's folder
 * @returns {Promise<string>} the folder with the files
 */
export async function cutFonts(root) {
  const recipe = createHash('sha256')
    .update(readFileSync(new URL(import.meta.url)))
    .digest('hex')
    .slice(0, 12);
  const folder = join(root, '.cache', 'fonts', recipe);
  mkdirSync(folder, { recursive: true });
  for (const { name, from, letters, variationAxes } of FONTS) {
    const target = join(folder, name);
    if (existsSync(target)) continue;
    const cut = await subsetFont(readFileSync(require.resolve(from)), letters, {
      targetFormat: 'woff2',
      variationAxes,
      keepFeatures: FEATURES,
      noHinting: true,
    });
    // Two builds at once must never see half a file.
    writeFileSync(`${target}.${process.pid}`, cut);
    renameSync(`${target}.${process.pid}`, target);
  }
  return folder;
}
