/** Drafts in this browser's IndexedDB: written by the page, still there after a crash, a reload or an ended session. */
import { clear, createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { type Draft, type DraftKey, type DraftStore, holdsOthers } from './draft.ts';

const databaseName = 'hirewright-drafts';
const storeName = 'drafts';

type Place = 'typing' | 'aside';

// Arrays are keys of IndexedDB and sort element by element, so an owner's drafts are one range.
const placeOf = ({ tenantId, userId, advertId, field }: DraftKey, place: Place): IDBValidKey => [
  tenantId,
  userId,
  advertId,
  field,
  place,
];

/** Behind the draft that waits, by the time when it was kept. */
const behind = (key: DraftKey, keptAt: IDBValidKey): IDBValidKey => [
  ...(placeOf(key, 'aside') as IDBValidKey[]),
  keptAt,
];

async function read(store: IDBObjectStore, key: IDBValidKey): Promise<Draft | undefined> {
  return (await promisifyRequest(store.get(key))) as Draft | undefined;
}

/** The drafts of this browser; `database` names the database. */
export function createBrowserDrafts(database = databaseName): DraftStore {
  const store: UseStore = createStore(database, storeName);
  return {
    keep: (draft) =>
      store('readwrite', (drafts) => {
        drafts.put(draft, placeOf(draft, 'typing'));
        return promisifyRequest(drafts.transaction);
      }),
    find: (key) =>
      store(
        'readonly',
        async (drafts) => (await read(drafts, placeOf(key, 'aside'))) ?? read(drafts, placeOf(key, 'typing')),
      ),
    setAside: (key) =>
      store('readwrite', async (drafts) => {
        const left = await read(drafts, placeOf(key, 'typing'));
        const waiting = await read(drafts, placeOf(key, 'aside'));
        if (left === undefined) return waiting;
        // Two pages in a row ended with unsaved words: both are kept.
        if (waiting !== undefined && holdsOthers(waiting, left)) drafts.put(waiting, behind(key, waiting.keptAt));
        drafts.put(left, placeOf(key, 'aside'));
        drafts.delete(placeOf(key, 'typing'));
        await promisifyRequest(drafts.transaction);
        return left;
      }),
    forget: (key, content) =>
      store('readwrite', async (drafts) => {
        const place = placeOf(key, 'typing');
        if ((await read(drafts, place))?.content !== content) return;
        drafts.delete(place);
        await promisifyRequest(drafts.transaction);
      }),
    discard: (key) =>
      store('readwrite', async (drafts) => {
        drafts.delete(placeOf(key, 'aside'));
        const range = IDBKeyRange.bound(behind(key, ''), behind(key, []));
        const next = ((await promisifyRequest(drafts.getAll(range))) as Draft[]).at(-1);
        if (next !== undefined) {
          drafts.put(next, placeOf(key, 'aside'));
          drafts.delete(behind(key, next.keptAt));
        }
        await promisifyRequest(drafts.transaction);
        return next;
      }),
    list: ({ tenantId, userId }) =>
      store('readonly', async (drafts) => {
        const range = IDBKeyRange.bound([tenantId, userId], [tenantId, userId, []]);
        const found = (await promisifyRequest(drafts.getAll(range))) as Draft[];
        return found.sort((one, other) => other.keptAt.localeCompare(one.keptAt));
      }),
  };
}

/** The drafts of this browser. */
export const browserDrafts = createBrowserDrafts();

/** Empties this browser of everybody's drafts, when an account has ended and its local data goes with it. */
export async function clearBrowserDrafts(): Promise<void> {
  await clear(createStore(databaseName, storeName));
}
