/** Copying a text: to the system's clipboard and to the advert's own (D2 section 7.2; decisions: Framework). */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { call } from '#web/api/client.ts';
import { logQuietly } from '#web/api/console.ts';
import { keyOf } from '#web/api/queries.ts';
import { feedback } from '#web/ui/feedback.ts';
import { toast } from '#web/ui/toasts.tsx';

/** 'Copied' stands in the button for 1.5 seconds, over it for 2 (D2 section 9). */

const keepFailed = "It couldn't be kept in the clipboard panel. Try again.";

/** How a button says that its text was copied; undefined when it wasn't. */
export type Copied = 'label' | 'tooltip' | undefined;

export interface Copying {
  of: (key: number | string) => Copied;
  copy: (key: number | string, text: string) => Promise<void>;
}

/** @param source the category that the panel names */
export function useCopy(advertId: string, source: string): Copying {
  const client = useQueryClient();
  const [done, setDone] = useState<{ key: number | string; at: number; label: boolean }>();
  useEffect(() => {
    if (done === undefined) return;
    const wait = done.at + (done.label ? feedback.copied : feedback.tooltip) - Date.now();
    const timer = setTimeout(() => setDone(done.label ? { ...done, label: false } : undefined), wait);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = useCallback(
    async (key: number | string, text: string): Promise<void> => {
      try {
        await navigator.clipboard.writeText(text);
        setDone({ key, at: Date.now(), label: true });
      } catch (error) {
        logQuietly('Copying to the clipboard failed', error);
      }
      try {
        await call('clipboard.add', { body: { advertId, clipboardDetails: { text, source } } });
        await client.invalidateQueries({ queryKey: keyOf('clipboard.list') });
      } catch {
        toast.error(keepFailed);
      }
    },
    [advertId, client, source],
  );
  return {
    of: (key) => (done?.key !== key ? undefined : done.label ? 'label' : 'tooltip'),
    copy,
  };
}
