/**
 * The writing checker: lines in the text, the card of a finding, the advert score. Fetch it when the page is there, not
 * before; the worker that reads the text comes with the first advert.
 */
import type { LexicalEditor } from 'lexical';
import { has } from '#domain/permissions.ts';
import type { Role } from '#domain/user.ts';
import { call } from '#web/api/client.ts';
import './checker.css';
import { AdvertChecker } from './checker.ts';

export type { AdvertChecker } from './checker.ts';
export { FindingCard } from './finding-card.tsx';
export { ScoreButton } from './score-button.tsx';
export { ScorePanel } from './score-panel.tsx';

export interface OpenCheckerOptions {
  editor: LexicalEditor;
  advertId: string;
  /** The company of a copywriter's advert. */
  tenantId: string | undefined;
  role: Role;
}

/**
 * Begins to check an open advert; `dispose` ends it.
 * @throws ApiError when the company's house style can't be read
 */
export async function openChecker({ editor, advertId, tenantId, role }: OpenCheckerOptions): Promise<AdvertChecker> {
  const body = tenantId === undefined ? { advertId } : { advertId, tenantId };
  const settings = await call('check.settings', { body }, { quiet: true });
  return new AdvertChecker({
    editor,
    advertId,
    tenantId,
    settings,
    // A copywriter is a guest of the company.
    rights: { company: role !== 'copywriter', restoreCompany: has(role, 'guideline.edit') },
    startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'writing-checker' }),
  });
}
