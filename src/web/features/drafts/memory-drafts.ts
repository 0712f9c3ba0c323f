/** Drafts in memory: for tests, and for browsers that forbid pages to store anything. */
import { type Draft, type DraftKey, type DraftStore, holdsOthers } from './draft.ts';

const nameOf = ({ tenantId, userId, advertId, field }: DraftKey): string =>
  JSON.stringify([tenantId, userId, advertId, field]);

/** An empty store. */
export function createMemoryDrafts(): DraftStore {
  const typing = new Map<string, Draft>();
  const aside = new Map<string, Draft>();
  const behind = new Map<string, Draft[]>();
  return {
    async keep(draft) {
      typing.set(nameOf(draft), draft);
    },
    async find(key) {
      return aside.get(nameOf(key)) ?? typing.get(nameOf(key));
    },
    async setAside(key) {
      const left = typing.get(nameOf(key));
      const waiting = aside.get(nameOf(key));
      if (left === undefined) return waiting;
      if (waiting !== undefined && holdsOthers(waiting, left))
        behind.set(nameOf(key), [...(behind.get(nameOf(key)) ?? []), waiting]);
      aside.set(nameOf(key), left);
      typing.delete(nameOf(key));
      return left;
    },
    async forget(key, content) {
      if (typing.get(nameOf(key))?.content === content) typing.delete(nameOf(key));
    },
    async discard(key) {
      aside.delete(nameOf(key));
      const next = behind.get(nameOf(key))?.pop();
      if (next !== undefined) aside.set(nameOf(key), next);
      return next;
    },
    async list({ tenantId, userId }) {
      return [...aside.values(), ...typing.values(), ...[...behind.values()].flat()]
        .filter((draft) => draft.tenantId === tenantId && draft.userId === userId)
        .sort((one, other) => other.keptAt.localeCompare(one.keptAt));
    },
  };
}
