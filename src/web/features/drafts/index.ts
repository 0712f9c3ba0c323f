/** Drafts in this browser and the autosave that needs them. */
export { type AutosavePhase, backOff } from './autosave-state.ts';
export { browserDrafts, clearBrowserDrafts } from './browser-drafts.ts';
export { classifyFailure } from './classify-failure.ts';
export { type Draft, type DraftField, type DraftKey, type DraftStore, newAdvertKey } from './draft.ts';
export { DraftWriter } from './draft-writer.ts';
export { type Autosave, useAutosave } from './use-autosave.ts';
export { type Recovery, useRecovery } from './use-recovery.ts';
