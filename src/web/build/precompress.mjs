/** Puts a .br and a .gz beside every text file of the build, so that the server never compresses one twice. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|mjs|css|html|svg|json|txt|map|webmanifest)$/;
const SMALLEST_WORTH_IT = 1024;

/** A vite plugin for the production build. */
export function precompress() {
  let folder = '';
  return {
    name: 'hirewright:precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir.startsWith('/') ? config.build.outDir : join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && TEXT.test(entry.name) && !entry.name.endsWith('.map'))
        .map((entry) => join(entry.parentPath, entry.name));
      await Promise.all(
        files.map(async (file) => {
          const content = readFileSync(file);
          if (content.length < SMALLEST_WORTH_IT) return;
          const options = {
            params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
          };
          writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, options));
          writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
        }),
      );
    },
  };
}
