/** Hints and tips beside the General tab. */
export { HintsPanel, StandingHints } from './hints-panel.tsx';
export { type HintsSubject, useHints } from './use-hints.ts';
