import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { type DatabaseAddress, openDatabase } from '../adapters/database/postgres.ts';
import { createDiskFiles } from '../adapters/files/disk.ts';
import { verifyPassword } from '../features/account/passwords.ts';
import { extractText, matchesJobTitle } from '../features/job-description/service.ts';
import type { Database } from '../ports/database.ts';
import type { FileStore } from '../ports/files.ts';
import { readContent } from './content.ts';
import { idOf } from './ids.ts';
import { listDemoSignIns, seedDemo } from './seed.ts';

const now = new Date('2026-11-21T09:30:00Z');
const fenmoor = idOf('company', 'fenmoor');

let target: { address: DatabaseAddress; drop(): Promise<void> };
let database: Database;
let files: FileStore;
let directory: string;

beforeAll(async () => {
  target = await createTestDatabase();
  database = openDatabase(target.address, 4);
  directory = mkdtempSync(join(tmpdir(), 'hw-demo-'));
  files = await createDiskFiles(join(directory, 'files'), join(directory, 'secret'));
  // Two processes that start at once seed once.
  await Promise.all([seedDemo({ database, files, now }), seedDemo({ database, files, now })]);
});

afterAll(async () => {
  await database.close();
  await target.drop();
  rmSync(directory, { recursive: true, force: true });
});

const inCompany = <Row>(statement: string): Promise<Row[]> =>
  database.tenant(fenmoor, async (statements) => {
    const rows = await statements.unsafe(statement);
    return rows as unknown as Row[];
  });

describe('seedDemo', () => {
  it('creates both companies with everything that belongs to them', async () => {
    const content = await readContent();
    const [company] = await inCompany<Record<string, number>>(`select
      (select count(*)::int from account where tenant_id is not null) as people,
      (select count(*)::int from advert) as adverts,
      (select count(*)::int from advert where status = 'draft') as drafts,
      (select count(*)::int from advert where status = 'review') as reviews,
      (select count(*)::int from advert where status = 'completed') as completed,
      (select count(*)::int from job_description) as descriptions,
      (select count(*)::int from comment) as comments,
      (select count(*)::int from library_folder) as folders,
      (select count(*)::int from framework_step) as steps,
      (select count(*)::int from generator_answer) as answers,
      (select count(*)::int from guideline where heading_id = 4) as rewards,
      (select count(*)::int from copywriter_assignment) as assignments,
      (select count(*)::int from copywriter_request) as requests`);
    expect(company).toMatchObject({ people: 9, adverts: 28, drafts: 10, reviews: 6, completed: 12, descriptions: 8 });
    expect(company).toMatchObject({ folders: 14, steps: 21, answers: 14, rewards: 8, assignments: 2, requests: 3 });
    expect(company?.comments).toBe(content.adverts.flatMap(({ comments }) => comments).length);
  });

  it('places everything before now, deadlines relative to today, and nothing completed before it was created', async () => {
    const [late] = await inCompany<{ count: number }>(
      `select count(*)::int as count from advert where created_at >= '${now.toISOString()}' or completed_at < created_at`,
    );
    expect(late?.count).toBe(0);
    const [tomorrow] = await inCompany<{ count: number }>(
      `select count(*)::int as count from advert where deadline = '2026-11-22'`,
    );
    expect(tomorrow?.count).toBeGreaterThan(0);
    const [over] = await inCompany<{ count: number }>(
      `select count(*)::int as count from advert where deadline < '2026-11-21' and status <> 'completed'`,
    );
    expect(over?.count).toBe(0);
  });

  it('marks each commented passage in the text', async () => {
    const rows = await inCompany<{ quote: string; mark_id: string; content: string }>(
      'select c.quote, c.mark_id, a.content from comment c join advert_content a using (advert_id)',
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const { mark_id, content } of rows) expect(content).toContain(mark_id);
  });

  it('makes job descriptions that can be downloaded, read, and fit their adverts', async () => {
    const rows = await inCompany<{
      file_key: string;
      kind: 'pdf' | 'docx';
      job_title: string;
      text: string;
      size: number;
    }>(
      `select d.file_key, d.kind, a.job_title, d.text, f.size from job_description d
       join advert a on a.id = d.advert_id join stored_file f on f.key = d.file_key`,
    );
    // And no file of the process that came second is left.
    const stored = readdirSync(join(directory, 'files'), { recursive: true, encoding: 'utf8' });
    expect(stored.filter((name) => /\.(pdf|docx)$/.test(name))).toHaveLength(9);
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['pdf', 'docx']));
    for (const { file_key: key, kind, job_title: title, text, size } of rows) {
      const bytes = await files.read(key, size);
      expect(bytes?.byteLength).toBe(size);
      const read = await extractText(bytes ?? new Uint8Array(), kind);
      expect(read.ok, title).toBe(true);
      if (read.ok) expect(matchesJobTitle(read.text, title), title).toBe(true);
      expect(matchesJobTitle(text, title)).toBe(true);
    }
  }, 60_000);

  it('lets each offered person sign in with the offered password', async () => {
    const offered = await listDemoSignIns(database);
    expect(offered.map(({ label }) => label)).toEqual([
      'Priya, Super Admin, Fenmoor Energy',
      'Ewan, Admin, Fenmoor Energy',
      'Hannah, Recruiter, Fenmoor Energy',
      'Daniel, Copywriter',
      'Grace, Super Admin, Ottermere Care',
    ]);
    const rows = await database.identity(
      (identity) => identity<{ hash: string }[]>`select distinct password_hash as hash from account`,
    );
    // Two processes that began at the same moment may have sown a company each, with a salt each.
    expect(rows.length).toBeGreaterThan(0);
    for (const { hash } of rows) expect(await verifyPassword(hash, offered[0]?.password ?? '')).toBe(true);
  });

  it('leaves a company that exists as its people have made it', async () => {
    await inCompany(`delete from advert where id = '${idOf('advert', 'marine-coordinator')}'`);
    await seedDemo({ database, files, now: new Date('2026-12-01T09:30:00Z') });
    const [row] = await inCompany<{ count: number }>('select count(*)::int as count from advert');
    expect(row?.count).toBe(27);
  });
});
