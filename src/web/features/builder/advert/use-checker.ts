/** The writing checker of the open advert, fetched once the text stands on the page. */
import type { LexicalEditor } from 'lexical';
import { startTransition, useCallback, useEffect, useState } from 'react';
import type { Advert } from '#contract/advert.ts';
import type { Role } from '#domain/user.ts';
import type { AdvertChecker } from '#web/features/checker/index.ts';
import { openChecker } from '../parts.ts';

/** Milliseconds for the page to come to rest before the checker is fetched; whoever puts the caret into the text gets it at once. */
const rest = 1_000;

export interface Checking {
  checker: AdvertChecker | undefined;
  /** Off while the advert is in review, and for whoever only reads. */
  active: boolean;
  /** It couldn't be fetched, or the company's house style couldn't be read. */
  failed: boolean;
  retry: () => void;
  /** The editor has come, or gone. */
  onEditor: (editor: LexicalEditor | undefined) => void;
}

interface Options {
  advert: Advert;
  role: Role;
  tenantId: string | undefined;
  active: boolean;
}

export function useChecker({ advert, role, tenantId, active }: Options): Checking {
  const [editor, setEditor] = useState<LexicalEditor>();
  // The text has just been shown: what the panel shows of the checker can wait for what the person does first.
  const onEditor = useCallback((fresh: LexicalEditor | undefined) => startTransition(() => setEditor(fresh)), []);
  const [checker, setChecker] = useState<AdvertChecker>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const advertId = advert.id;
  useEffect(() => {
    if (editor === undefined || !active) return;
    let gone = false;
    let opened: AdvertChecker | undefined;
    let isAsked = false;
    const open = async (): Promise<void> => {
      if (isAsked) return;
      isAsked = true;
      try {
        const fresh = await openChecker({ editor, advertId, tenantId, role });
        if (gone) fresh.dispose();
        else {
          opened = fresh;
          setChecker(fresh);
        }
      } catch {
        if (!gone) setFailed(true);
      }
    };
    const root = editor.getRootElement();
    const start = (): void => void open();
    // Another attempt was asked for by a person, who shouldn't wait.
    const timer = setTimeout(start, attempt === 0 ? rest : 0);
    root?.addEventListener('focus', start, { once: true });
    return () => {
      gone = true;
      clearTimeout(timer);
      root?.removeEventListener('focus', start);
      opened?.dispose();
      setChecker(undefined);
    };
  }, [editor, active, advertId, tenantId, role, attempt]);
  const retry = (): void => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  return { checker, active, failed, retry, onEditor };
}
