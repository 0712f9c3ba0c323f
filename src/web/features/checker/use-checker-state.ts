import { useSyncExternalStore } from 'react';
import type { AdvertChecker, CheckerState } from './checker.ts';

/** What the checker knows now; renders again when it knows more. */
export function useCheckerState(checker: AdvertChecker): CheckerState {
  return useSyncExternalStore(checker.subscribe, checker.getState);
}
