import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { earlyScript } from './src/web/build/early.mjs';
import { cutFonts } from './src/web/build/fonts.mjs';
import { precompress } from './src/web/build/precompress.mjs';
import { universalModules } from './src/web/build/universal.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

/** What nearly every page needs, in one file instead of a dozen: each answer costs its headers. */
const BASE = new RegExp(
  [
    'node_modules/@tanstack/(query-core|react-query|router-core|react-router|history|store|react-store)/',
    '@tabler/icons-react/dist/esm/[a-zA-Z]+[.]m?js$',
    'src/web/(api|theme)/',
    'src/web/paths[.]ts$',
    'src/web/routes/[a-z]+[.]tsx?$',
    'vite/preload-helper[.]js$',
    'src/web/ui/(avatar|brand|button|class-names|dialog|drawings|menu|message-page|note|spinner|toasts)[.]tsx?$',
    'src/web/features/(session|shell|messages)/',
    'src/domain/(limits|permissions)[.]ts$',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/** Small pieces that more than one page uses. */
const SHARED =
  /node_modules[\\/]@tabler[\\/]icons-react|src[\\/](domain|web[\\/](ui|routes[\\/]pages|features[\\/](builder|drafts|export[\\/]index)))/;

export default defineConfig(async () => ({
  root: fileURLToPath(new URL('./src/web', import.meta.url)),
  base: '/',
  plugins: [react(), universalModules(), earlyScript(), precompress()],
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
              test: BASE,
              priority: 15,
            },
            // What several pages share, in one file: on most connections a request costs more than a few kilobytes.
            { name: 'shared', test: SHARED, minShareCount: 2, priority: 12 },
            { name: 'lexical', test: /node_modules[\\/](lexical|@lexical)[\\/]/, priority: 10 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/mailbox': 'http://127.0.0.1:3000' } },
}));
