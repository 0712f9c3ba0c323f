/** What is kept in this browser until the server has it. */

/** What is kept: an advert's text, the fields of one of its tabs, a framework's step, the answers to the seven questions, or a folder's entries. */
export type DraftField = 'content' | 'general' | 'brief' | 'library' | 'answers' | `framework-${number}`;

/** Whose draft of what. Drafts are only ever read with their owner, so that the next person on this computer sees none of them. */
export interface DraftKey {
  /** '' before the person has a company. */
  tenantId: string;
  userId: string;
  /** An advert's id, or `new-<type>` for one that was never saved; a folder's id for the library. */
  advertId: string;
  field: DraftField;
}

/** A text that the server has not acknowledged. */
export interface Draft extends DraftKey {
  content: string;
  /** The server's version that it was based on; 0 for a new advert. */
  baseVersion: number;
  /** When it was kept, ISO 8601. */
  keptAt: string;
}

/** Whether a draft that was put aside holds words of its own, and no earlier state of the same. */
export const holdsOthers = (waiting: Draft, left: Draft): boolean =>
  waiting.content !== left.content && waiting.keptAt !== left.keptAt;

/** Where drafts are. Every method may reject when the browser's storage fails. */
export interface DraftStore {
  /** Keeps a draft in place of the one with the same key. */
  keep(draft: Draft): Promise<void>;
  /** The draft of this key that a former page left behind, or undefined. */
  find(key: DraftKey): Promise<Draft | undefined>;
  /**
   * Puts the draft of a former page aside, so that new typing doesn't overwrite it, and answers it. One that waits there
   * already, with other words, waits behind it.
   */
  setAside(key: DraftKey): Promise<Draft | undefined>;
  /** Forgets the draft if it still holds this very text. */
  forget(key: DraftKey, content: string): Promise<void>;
  /** Forgets the draft that was set aside, and answers the one that waited behind it. */
  discard(key: DraftKey): Promise<Draft | undefined>;
  /** All drafts of one person in one company, newest first. */
  list(owner: Pick<DraftKey, 'tenantId' | 'userId'>): Promise<Draft[]>;
}

/** Key of an advert that was never saved. */
export function newAdvertKey(type: string): string {
  return `new-${type}`;
}
