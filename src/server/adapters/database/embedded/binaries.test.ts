import { chmodSync, cpSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBinaries } from './binaries.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hw-binaries-'));
  mkdirSync(join(root, 'native', 'bin'), { recursive: true });
  mkdirSync(join(root, 'native', 'lib'));
  for (const name of ['initdb', 'postgres', 'pg_ctl']) writeFileSync(join(root, 'native', 'bin', name), '');
  writeFileSync(join(root, 'native', 'lib', 'libpq.so.5.18'), '');
  writeFileSync(join(root, 'package.json'), JSON.stringify({ version: '18.4.0' }));
  writeFileSync(
    join(root, 'native', 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
  );
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('findBinaries', () => {
  it('completes what npm leaves out: symbolic links and the right to execute', () => {
    const found = findBinaries(undefined, root, root);
    expect(found).toEqual({ initdb: join(root, 'native/bin/initdb'), postgres: join(root, 'native/bin/postgres') });
    expect(readlinkSync(join(root, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18');
    expect(statSync(found.postgres).mode & 0o111).toBe(0o111);
    expect(findBinaries(undefined, root, root)).toEqual(found);
  });

  it('copies the programs for an account that cannot reach them', () => {
    const [dataDir, closed] = [join(root, 'data'), join(root, 'closed')];
    mkdirSync(dataDir);
    mkdirSync(closed);
    for (const name of ['native', 'package.json']) cpSync(join(root, name), join(closed, name), { recursive: true });
    chmodSync(root, 0o755);
    chmodSync(closed, 0o700);
    const stranger = { uid: statSync(closed).uid + 1, gid: statSync(closed).gid + 1 };
    const found = findBinaries(stranger, dataDir, closed, [dataDir]);
    expect(found.postgres.startsWith(join(dataDir, 'postgresql-18.4.0-'))).toBe(true);
    expect(readlinkSync(join(found.postgres, '../../lib/libpq.so.5'))).toBe('libpq.so.5.18');
    expect(findBinaries(stranger, dataDir, closed, [dataDir])).toEqual(found);
  });
});
