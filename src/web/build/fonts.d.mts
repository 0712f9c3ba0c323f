import type { Plugin } from 'vite';

export function cutFonts(root: string): Promise<string>;
export function preloadFonts(): Plugin;
