import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { earlyScript } from './src/web/build/early.mjs';
import { firstPage } from './src/web/build/first-page.mjs';
import { cutFonts } from './src/web/build/fonts.mjs';
import { precompress } from './src/web/build/precompress.mjs';
import { universalModules } from './src/web/build/universal.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The dashboard comes first; what it shares with every page goes into one file: each answer costs its headers. */
const first = firstPage('/routes/pages/dashboard-route.tsx');

/** The libraries of every page, and the frame in which icons are drawn. */
const EVERYWHERE = new RegExp(
  [
    'node_modules/@tanstack/(query-core|react-query|router-core|react-router|history|store|react-store)/',
    '@tabler/icons-react/dist/esm/[a-zA-Z]+[.]m?js$',
    '@mantine/core/esm/core/MantineProvider/',
    'vite/preload-helper[.]js$',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/** Features whose code belongs to their own page, though the first page is one of them. */
const OWN =
  /[\\/]src[\\/]web[\\/](features[\\/](?!session|shell|messages)|routes[\\/]pages[\\/](?!admission)|main[.]tsx|index[.]html)/;

/** Small pieces that more than one page uses; with what they need themselves. */
const SHARED = new RegExp(
  [
    'node_modules/@tabler/icons-react',
    'src/domain/(?!errors|review|framework|library|copywriter|user|document/(marks|build|markdown))',
    'src/web/(ui/(?!(list-box|select-field|combo-field)[.])|editor/)',
    'src/web/features/(drafts|clipboard|export|builder/(wording|advert/use-advert-text|show-failure|share-button|parts|builder-footer|builder-bar|copywriting/wording))',
  ]
    .join('|')
    .replaceAll('/', '[\\/]'),
);

export default defineConfig(async () => ({
  root: fileURLToPath(new URL('./src/web', import.meta.url)),
  base: '/',
  plugins: [react(), universalModules(), earlyScript(), first.plugin, precompress()],
  worker: { plugins: () => [universalModules()] },
  resolve: { alias: { 'hw-fonts': await cutFonts(root) } },
  css: { modules: { localsConvention: 'camelCaseOnly' as const } },
  build: {
    outDir: fileURLToPath(new URL('./dist/web', import.meta.url)),
    emptyOutDir: true,
    target: ['chrome109', 'firefox115', 'safari16.4'],
    // Fonts and drawings stay files: the policy allows no data: sources for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What changes only with a new version of React, apart from what changes with every release.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 20 },
            {
              name: 'base',
              test: (id: string) => EVERYWHERE.test(id) || (first.has(id) && !OWN.test(id)),
              priority: 15,
            },
            // The forms' fields; whoever only writes a text doesn't wait for them.
            { name: 'floating', test: /node_modules[\\/]@floating-ui[\\/](core|dom|utils)/, priority: 15 },
            {
              name: 'fields',
              test: /node_modules[\\/](@mantine|@floating-ui)|src[\\/]web[\\/]ui[\\/](list-box|select-field|combo-field)[.]tsx$/,
              minShareCount: 2,
              priority: 13,
            },
            // What several pages share, in one file: on most connections a request costs more than a few kilobytes.
            { name: 'shared', test: SHARED, minShareCount: 2, priority: 14 },
            { name: 'lexical', test: /node_modules[\\/](lexical|@lexical)[\\/]/, priority: 16 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/mailbox': 'http://127.0.0.1:3000' } },
}));
