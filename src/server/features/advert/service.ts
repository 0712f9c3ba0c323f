/** The advert's life on the server: who may change what, in which state, based on which version (D1 sections 4 to 6). */
import type { AdvertStatus } from '#domain/advert.ts';
import { canMove } from '#domain/advert.ts';
import {
  carryMarks,
  commentMarkIds,
  equalWithoutMarks,
  parseDocument,
  type StoredDocument,
  serialiseDocument,
} from '#domain/document/index.ts';
import { AppError } from '#domain/errors.ts';
import { type AdvertAction, can } from '#domain/permissions.ts';
import type { Actor } from '#domain/user.ts';
import type { Database, Statements } from '../../ports/database.ts';
import { type ListFilter, listAdverts } from './queries.ts';
import {
  type AdvertState,
  findAdvert,
  listMarkIds,
  lockText,
  type StoredText,
  saveContent,
  updateMarks,
  updateMode,
  updateStatus,
} from './store.ts';

export { getAdvertJson } from './details.ts';
export { type AdvertState, findAdvert, findJobDescription, lockText, removeSliders, touchAdvert } from './store.ts';

/** Documents that have been accepted: the stored form and what is counted on it. */
export interface AcceptedContent {
  content: string;
  characters: number;
  document: StoredDocument;
}

/** Parses a text by the allow-list and gives its canonical form. Fails with the reason that the user can act on. */
export function acceptContent(content: string): AcceptedContent {
  const parsed = parseDocument(content);
  if (!parsed.ok) {
    throw new AppError(parsed.reason === 'too-long' ? 'EDITOR_LIMIT' : 'CONTENT_REFUSED', {
      field: 'content',
      internal: parsed.reason,
    });
  }
  const { document, characters } = parsed;
  return { content: serialiseDocument(document), characters, document };
}

/**
 * The company in whose name an actor works on an advert: their own, or for copywriters the one they name, which counts
 * only with a live assignment (checked when the advert is loaded).
 */
export function companyOf(actor: Actor, named: string | undefined): string {
  const tenantId = actor.role === 'copywriter' ? named : actor.tenantId;
  if (tenantId === undefined || tenantId === null) throw new AppError('ADVERT_NOT_FOUND');
  return tenantId;
}

/** Why an action on a readable advert is refused. */
function refusal(actor: Actor, action: AdvertAction, advert: AdvertState): AppError {
  if (action === 'delete') return new AppError('FORBIDDEN');
  if (advert.status === 'completed') return new AppError('ADVERT_COMPLETED');
  if (actor.role === 'copywriter')
    return new AppError(advert.copywritingFinished ? 'COPYWRITING_FINISHED' : 'FORBIDDEN');
  if (action === 'approve') return new AppError('COPYWRITING_OPEN');
  return new AppError('FORBIDDEN');
}

/** Loads an advert and holds it for a change; fails as the rules say when this person may not do this to it. */
export async function loadFor(
  sql: Statements,
  actor: Actor,
  action: AdvertAction,
  tenantId: string,
  advertId: string,
): Promise<AdvertState> {
  const advert = await findAdvert(sql, tenantId, advertId, true);
  if (advert === undefined || !can(actor, 'read', advert)) throw new AppError('ADVERT_NOT_FOUND');
  if (!can(actor, action, advert)) throw refusal(actor, action, advert);
  return advert;
}

/** Refuses a change that was based on an older state. */
export function requireVersion(stored: number, based: number | undefined): void {
  if (based !== undefined && based !== stored) throw new AppError('VERSION_CONFLICT');
}

/** Refuses a move that the state machine doesn't know, and completing an empty advert. */
export function requireMove(advert: AdvertState, to: AdvertStatus): void {
  if (!canMove(advert.status, to)) throw new AppError('TRANSITION_REFUSED');
  if (to === 'completed' && advert.characters === 0) throw new AppError('EMPTY_ADVERT');
}

/**
 * Who has saved which advert lately: nobody leaves an advert's editors, so whoever was added once need not be added with
 * each autosave. Forgotten as a whole when it grows.
 */
const knownEditors = new Set<string>();
const knownEditorsMost = 10_000;

/**
 * Saves an advert's text: one statement, one round trip. When that changes nothing, a second look says why.
 * @returns the version that is stored now
 */
export async function saveAdvertContent(
  database: Database,
  actor: Actor,
  save: { tenantId: string; advertId: string; content: string; version: number | undefined; now: Date },
): Promise<number> {
  const { tenantId, advertId, version, now } = save;
  const accepted = acceptContent(save.content);
  const copywriterId = actor.role === 'copywriter' ? actor.id : undefined;
  const editor = `${advertId}:${actor.id}`;
  const isEditor = knownEditors.has(editor);
  if (commentMarkIds(accepted.document).length === 0) {
    const { content, characters } = accepted;
    const [saved] = await database.tenantQuery(tenantId, (sql) =>
      saveContent(sql, {
        tenantId,
        advertId,
        accountId: actor.id,
        content,
        characters,
        version,
        copywriterId,
        isEditor,
        uncommented: true,
        now,
      }),
    );
    if (saved !== undefined) {
      if (knownEditors.size >= knownEditorsMost) knownEditors.clear();
      knownEditors.add(editor);
      return saved.version;
    }
  }
  return database.tenant(tenantId, async (sql) => {
    const advert = await loadFor(sql, actor, 'write', tenantId, advertId);
    return (await saveText(sql, actor, advert, accepted, version, now)).version;
  });
}

const readStored = ({ content }: StoredText): StoredDocument => {
  const parsed = parseDocument(content);
  if (!parsed.ok) throw new Error(`The stored text can't be read: ${parsed.reason}`);
  return parsed.document;
};

/**
 * Saves the text of an advert that was loaded for writing. Comments that came meanwhile are no conflict: their marks are
 * carried over to the new words, and marks of comments that are gone are left out.
 * @throws AppError VERSION_CONFLICT when the words have changed since the version that this text was based on
 */
export async function saveText(
  sql: Statements,
  actor: Actor,
  advert: AdvertState,
  accepted: AcceptedContent,
  version: number | undefined,
  now: Date,
): Promise<{ version: number; characters: number }> {
  const { tenantId, id: advertId } = advert;
  const stored = await lockText(sql, tenantId, advertId);
  const old = readStored(stored);
  const newest =
    version === undefined || (version <= stored.version && version >= stored.version - stored.markVersions);
  if (!newest) {
    // The retry of a save whose answer was lost, or the same words from elsewhere: nothing to store, and nothing lost.
    if (equalWithoutMarks(accepted.document, old)) return stored;
    throw new AppError('VERSION_CONFLICT');
  }
  const content = serialiseDocument(carryMarks(accepted.document, old, await listMarkIds(sql, tenantId, advertId)));
  const { characters } = accepted;
  const copywriterId = actor.role === 'copywriter' ? actor.id : undefined;
  const save = { tenantId, advertId, accountId: actor.id, content, characters, copywriterId, now };
  const [saved] = await saveContent(sql, { ...save, version: undefined, isEditor: false, uncommented: false });
  if (saved === undefined) throw new AppError('VERSION_CONFLICT');
  return { version: saved.version, characters };
}

/** Stores a text that differs from the locked one in its marks only. */
export async function saveMarks(sql: Statements, text: StoredText, document: StoredDocument, now: Date): Promise<void> {
  await updateMarks(sql, text, serialiseDocument(document), now);
}

/** Moves a loaded advert to another status, if that is not where it is. */
export async function moveAdvert(sql: Statements, advert: AdvertState, to: AdvertStatus, now: Date): Promise<void> {
  requireMove(advert, to);
  if (advert.status !== to) await updateStatus(sql, advert.tenantId, advert.id, to, now);
}

/** Gives up this person's editing lease, if they hold it. */
export async function endLease(sql: Statements, advert: AdvertState, accountId: string): Promise<void> {
  await updateMode(sql, { tenantId: advert.tenantId, advertId: advert.id, mode: 'review', accountId, until: null });
}

/**
 * The JSON array of the adverts assigned to a copywriter. They are few and lie in several companies, so each company is
 * asked in its own name and the lists are joined.
 * @param named only this company
 */
export async function listAdvertsOfCopywriter(
  database: Database,
  copywriterId: string,
  tenants: readonly string[],
  named: string | undefined,
  filter: Omit<ListFilter, 'tenantId' | 'copywriterId' | 'cursor' | 'limit'>,
): Promise<string> {
  const parts: string[] = [];
  for (const tenantId of tenants) {
    if (named !== undefined && named !== tenantId) continue;
    const [row] = await database.tenantQuery(tenantId, (sql) =>
      listAdverts(sql, { ...filter, tenantId, copywriterId }),
    );
    const items = row?.json.trim().slice(1, -1).trim() ?? '';
    if (items !== '') parts.push(items);
  }
  return `[${parts.join(',')}]`;
}
