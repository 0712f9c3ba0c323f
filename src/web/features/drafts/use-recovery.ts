/** Words that a former page could not save, offered back. */
import { useCallback, useEffect, useState } from 'react';
import { browserDrafts } from './browser-drafts.ts';
import type { Draft, DraftKey } from './draft.ts';

export interface Recovery {
  /** What was left behind; undefined when there is nothing. */
  draft: Draft | undefined;
  /** Keeps a text for later decision: it is offered until it is brought back or discarded. */
  offer: (draft: Draft) => void;
  /** Forgets it. */
  discard: () => void;
}

/**
 * Looks once for a draft of this key and puts it aside, so that new typing doesn't replace it.
 * @param isSame whether a kept text says what the server has already: then it is forgotten quietly
 */
export function useRecovery(key: DraftKey, isSame: (content: string) => boolean): Recovery {
  const [draft, setDraft] = useState<Draft>();
  const [look] = useState(() => ({ key, isSame }));
  useEffect(() => {
    let gone = false;
    browserDrafts
      .setAside(look.key)
      .then(async (found) => {
        let left = found;
        while (left !== undefined && look.isSame(left.content)) left = await browserDrafts.discard(look.key);
        if (left !== undefined && !gone) setDraft(left);
      })
      // Without storage there is nothing to offer; the writer tells the person once.
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [look]);
  const discard = useCallback(() => {
    setDraft(undefined);
    // What waited behind it is offered next.
    void browserDrafts
      .discard(look.key)
      .then((next) => setDraft(next))
      .catch(() => undefined);
  }, [look]);
  const offer = useCallback((kept: Draft) => {
    setDraft(kept);
    void browserDrafts
      .keep(kept)
      .then(() => browserDrafts.setAside(kept))
      .catch(() => undefined);
  }, []);
  return { draft, offer, discard };
}
