/** Autosave for a page. Renders only when what the person sees changes, not while they type. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type AutosaveOptions, AutosaveRunner, type AutosaveView } from './autosave-runner.ts';

export interface Autosave extends AutosaveView {
  /** To be called for each change. */
  touch: () => void;
  /** Saves at once; true when everything is saved, false when it can't be for the moment. */
  settle: () => Promise<boolean>;
  /** After another text was shown: the version it is based on, and whether it has changes of one's own. */
  rebase: (version: number, changed: boolean) => void;
  /** Puts saving off while the server changes what is stored, and goes on with it. */
  hold: () => void;
  release: () => void;
  /** After a new log-in. */
  signedIn: () => void;
  /** The version that the next save is based on. */
  getVersion: () => number;
}

/**
 * One text that saves itself. The key of the drafts and the first version are read once: give the component another React
 * key for another advert.
 */
export function useAutosave(options: AutosaveOptions): Autosave {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [runner] = useState(
    () =>
      new AutosaveRunner({
        ...options,
        getContent: () => latest.current.getContent(),
        save: (content, version, signal) => latest.current.save(content, version, signal),
        classify: (error) => latest.current.classify(error),
      }),
  );
  useEffect(() => runner.start(), [runner]);
  const view = useSyncExternalStore(runner.subscribe, runner.getView);
  const { touch, settle, rebase, hold, release, signedIn } = runner;
  return { ...view, touch, settle, rebase, hold, release, signedIn, getVersion: () => runner.version };
}
