/** Choosing several adverts of one tab, to delete or to export them together (design: 17f). */
import { useState } from 'react';
import type { AdvertStatus } from '#domain/advert.ts';
import { list } from '#domain/limits.ts';
import { call } from '#web/api/client.ts';
import type { View } from './first-view.ts';

export type BulkAction = 'delete' | 'export';

/** What can be done with many adverts of a tab: drafts are deleted, completed adverts exported. */
export const bulkActionOf: Record<AdvertStatus, BulkAction | undefined> = {
  draft: 'delete',
  review: undefined,
  completed: 'export',
};

const none: ReadonlySet<string> = new Set();

/** The ids of everything that the view finds, the pages that are not fetched yet included. */
async function findIds({ users, ...rest }: View): Promise<string[]> {
  // Without a limit the answer is the array of all.
  const reply = await call('advert.list', { query: { ...rest, users: users.join(',') } });
  return (Array.isArray(reply) ? reply : reply.adverts).map((advert) => advert.id);
}

export function useSelection(view: View) {
  const [on, setOn] = useState(false);
  const [chosen, setChosen] = useState(none);
  return {
    on,
    chosen,
    start: () => setOn(true),
    stop: () => {
      setOn(false);
      setChosen(none);
    },
    toggle: (id: string) => {
      const next = new Set(chosen);
      if (!next.delete(id) && next.size < list.bulkMax) next.add(id);
      setChosen(next);
    },
    clear: () => setChosen(none),
    /** Chooses all that the view finds, up to the most that the server takes at once. */
    chooseAll: async () => {
      setChosen(new Set((await findIds(view)).slice(0, list.bulkMax)));
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
