/** Choosing several adverts of one tab, to delete or to export them together (design: 17f). */
import { useState } from 'react';
import type { AdvertSummary } from '#contract/advert.ts';
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

/** Everything that the view finds, the pages that are not fetched yet included. */
async function findAll({ users, ...rest }: View): Promise<AdvertSummary[]> {
  // Without a limit the answer is the array of all.
  const reply = await call('advert.list', { query: { ...rest, users: users.join(',') } });
  return Array.isArray(reply) ? reply : reply.adverts;
}

/** @param mayChoose whether an advert may be among the chosen ones */
export function useSelection(view: View, mayChoose: (advert: AdvertSummary) => boolean) {
  const [on, setOn] = useState(false);
  const [chosen, setChosen] = useState(none);
  const [most, setMost] = useState<number>();
  return {
    on,
    chosen,
    /** How many can be chosen; undefined until somebody asked for all. */
    most,
    start: () => setOn(true),
    stop: () => {
      setOn(false);
      setChosen(none);
      setMost(undefined);
    },
    toggle: (id: string) => {
      const next = new Set(chosen);
      if (!next.delete(id) && next.size < list.bulkMax) next.add(id);
      setChosen(next);
    },
    clear: () => setChosen(none),
    /** Chooses all that the view finds, up to the most that the server takes at once. */
    chooseAll: async () => {
      const all = (await findAll(view)).filter(mayChoose).slice(0, list.bulkMax);
      setMost(all.length);
      setChosen(new Set(all.map(({ id }) => id)));
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
