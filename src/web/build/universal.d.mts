import type { Plugin } from 'vite';

export function universalModules(): Plugin;
