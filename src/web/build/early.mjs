/**
 * Builds the page's first script, writes it into the document, where it waits for no answer, and tells it which files the
 * pages need. The server lets exactly this script pass, by its hash.
 */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ENTRY = fileURLToPath(new URL('../early/early.ts', import.meta.url));
const PAGES = {
  dashboard: '/routes/pages/dashboard-route.tsx',
  builder: '/routes/pages/builder-route.tsx',
  editor: '/editor/advert-editor.tsx',
};

/** All files that a chunk brings along, itself included. */
function filesOf(bundle, chunk, found = new Set()) {
  if (chunk === undefined || found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
  for (const file of chunk.imports) filesOf(bundle, bundle[file], found);
  return found;
}

/** Puts the entry into the document: a few hundred bytes that would be one more request before anything runs. */
function inlineEntry(bundle) {
  const page = bundle['index.html'];
  const entry = Object.values(bundle).find(({ isEntry }) => isEntry);
  const tag = `<script type="module" crossorigin src="/${entry?.fileName}"></script>`;
  if (!page?.source.includes(tag)) throw new Error('The document no longer asks for its entry as it did.');
  // Its neighbours are now where the document isn't.
  const code = entry.code.replaceAll(/(?<=\bfrom|\bimport\()(["'`])\.\//g, '$1/assets/').trim();
  if (/<\/script|<!--|["'`]\.\//.test(code)) throw new Error('The entry can’t stand in the document.');
  page.source = page.source.replace(tag, () => `<script type="module">${code}</script>`);
  delete bundle[entry.fileName];
}

/** A vite plugin for the production build. */
export function earlyScript() {
  let source = '';
  return {
    name: 'hirewright:early-script',
    apply: 'build',
    async buildStart() {
      const { outputFiles } = await build({
        entryPoints: [ENTRY],
        bundle: true,
        minify: true,
        format: 'iife',
        target: ['chrome109', 'firefox115', 'safari16.4'],
        write: false,
        logLevel: 'silent',
      });
      source = outputFiles[0]?.text.trim() ?? '';
      if (/<\/script|<!--/i.test(source)) throw new Error('The first script would end its own element.');
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
        const always = filesOf(
          bundle,
          chunks.find(({ isEntry }) => isEntry),
        );
        const files = Object.fromEntries(
          Object.entries(PAGES).map(([page, module]) => {
            const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
            if (chunk === undefined) throw new Error(`No chunk of the build is made of ${module}.`);
            return [page, [...filesOf(bundle, chunk)].filter((file) => !always.has(file)).map((file) => `/${file}`)];
          }),
        );
        // The two fonts of every page.
        files.fonts = Object.keys(bundle)
          .filter((file) => /\/(newsreader|schibsted-grotesk)-.{8}\.woff2$/.test(file))
          .map((file) => `/${file}`);
        const attrs = { 'data-files': JSON.stringify(files) };
        return [{ tag: 'script', attrs, children: source, injectTo: 'head-prepend' }];
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        inlineEntry(bundle);
      },
    },
  };
}
