/** Holds the sources of the working directory against the import rules of its .dependency-cruiser.cjs. Arguments go to dependency-cruiser. */
import swc from '@swc/core';

// dependency-cruiser parses every file as TypeScript without JSX, and its other parser does not know TypeScript 7.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });

process.argv.splice(2, 0, '--config', '.dependency-cruiser.cjs', 'src');
await import('../node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
