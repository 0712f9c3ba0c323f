/** Cuts the variable fonts to the letters and weights the product uses; the results are kept in `.cache/fonts`. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

/** Western European letters, typographic punctuation and the few signs that adverts carry. */
const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœŠšŽžŸˆ˚˜–—‘’‚“”„†‡•…‰′″‹›€™←↑→↓−∕`;

const FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'calt'];

const FONTS = [
  {
    name: 'newsreader.woff2',
    from: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    // Titles stand between 20 and 52 px: one optical size in the middle keeps them fine at half the weight.
    variationAxes: { wght: { min: 400, max: 500, default: 400 }, opsz: 28 },
  },
  {
    name: 'newsreader-copy.woff2',
    from: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    // Advert copy at 17 to 21 px is sturdier and knows bold.
    variationAxes: { wght: { min: 400, max: 700, default: 400 }, opsz: 18 },
  },
  {
    name: 'newsreader-italic.woff2',
    from: '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2',
    variationAxes: { wght: 400 },
  },
  {
    name: 'schibsted-grotesk.woff2',
    from: '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  },
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
  for (const { name, from, variationAxes } of FONTS) {
    const target = join(folder, name);
    if (existsSync(target)) continue;
    const cut = await subsetFont(readFileSync(require.resolve(from)), LETTERS, {
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

/** Asks the browser for the two fonts of every page before the style sheet does. */
export function preloadFonts() {
  return {
    name: 'hirewright:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const isMain = (file) =>
          /(newsreader|schibsted-grotesk)-[^-]{8}\.woff2$/.test(file) && !/italic|latin|copy/.test(file);
        return Object.keys(bundle ?? {})
          .filter(isMain)
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head',
          }));
      },
    },
  };
}
