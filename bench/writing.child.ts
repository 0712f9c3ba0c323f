/** One advert checked for the first time in a fresh process, by the engine or by the retext packages: prints milliseconds. */
import { readFileSync } from 'node:fs';

const [, , which = '', file = ''] = process.argv;
const advert = readFileSync(file, 'utf8');
const began = performance.now();
if (which === 'engine') {
  const { Checker, checkIds, parseBlocks } = await import('#writing/index.ts');
  new Checker({ checks: checkIds.filter((id) => id !== 'genderCodedRaw') }).check(parseBlocks(advert));
} else {
  const [{ unified }, { default: english }, { default: equality }, { default: profanities }] = await Promise.all([
    import('unified'),
    import('retext-english'),
    import('retext-equality'),
    import('retext-profanities'),
  ]);
  unified()
    .use(english)
    .use(equality)
    .use(profanities, { sureness: 2 })
    .use(function () {
      this.compiler = () => '';
    })
    .processSync(advert);
}
console.log(performance.now() - began);
