/** Parts of a page that are fetched when they are first shown. */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Loader } from './spinner.tsx';

/**
 * A component that fetches its code when it is first rendered. It is state and not Suspense, because React holds back what
 * Suspense reveals for 300 ms after it has shown a loader.
 * `preload` fetches it beforehand; `fallback` stands there until it has come.
 * @throws while rendering, what `load` rejected with: the page's error boundary shows it
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <Loader />,
): ComponentType<Props> & { preload: () => Promise<void> } {
  let loaded: ComponentType<Props> | undefined;
  function Deferred(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [failure, setFailure] = useState<unknown>();
    useEffect(() => {
      if (loaded !== undefined) return;
      let gone = false;
      load().then(
        (part) => {
          loaded = part;
          if (!gone) setPart(() => part);
        },
        (error: unknown) => {
          if (!gone) setFailure(error ?? new Error('A part of the page could not be fetched.'));
        },
      );
      return () => {
        gone = true;
      };
    }, []);
    if (failure !== undefined) throw failure;
    return Part === undefined ? fallback : <Part {...props} />;
  }
  // Code that can't be fetched now is asked for again, and complained about, when it is rendered.
  const preload = async (): Promise<void> => {
    loaded = await load().catch(() => undefined);
  };
  return Object.assign(Deferred, { preload });
}
