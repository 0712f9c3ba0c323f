import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from './main.ts';

const folder = mkdtempSync(join(tmpdir(), 'write-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function write(content: string, ...args: string[]) {
  const file = join(folder, 'briefs.json');
  writeFileSync(file, content);
  let output = '';
  const warnings: string[] = [];
  const status = await main(['write', '--briefs', file, ...args], {
    readInput: async () => '',
    write: async (text) => {
      output += text;
    },
    warn: (line) => warnings.push(line),
  });
  return { status, output, warnings };
}

const brief = {
  id: 'b1',
  company: { companyName: 'Foyle Lines' },
  advert: {
    id: 'a1',
    jobTitle: 'Bus Driver',
    country: 'United Kingdom',
    location: 'Derry',
    salaryFrom: 28600,
    salaryTo: '31,200',
    unknownField: 1,
  },
  advertBrief: { responsibilitiesRole: 'Drive city routes, sell tickets, help passengers on and off' },
  guidelines: {
    punctuation: { PunctuationStyle: true, Contractions1: true, Contractions11: 'use' },
    customRules: [{ value: 'Use rota, not roster.' }],
  },
};

describe('write', () => {
  it('prints one record for each brief and step, in the shapes of the spec', async () => {
    const { status, output } = await write(JSON.stringify({ briefs: [brief] }));
    expect(status).toBe(0);
    const records: { step: string; run: string; seed: number; items: unknown[] }[] = JSON.parse(output);
    expect(records.map(({ step }) => step)).toEqual(['step1', 'step2', 'step3', 'step4', 'step5', 'step6']);
    expect(records.every(({ run, seed }) => run === 'generate' && seed === 0)).toBe(true);
    expect(records[0]?.items.every((item) => typeof item === 'string')).toBe(true);
    expect(Object.keys(records[1]?.items[0] ?? {})).toEqual(['headline', 'introduction']);
  });

  it('refreshes with --iteration and explains with --explain', async () => {
    const first = await write(JSON.stringify({ briefs: [brief] }), '--step', '2');
    const second = await write(JSON.stringify({ briefs: [brief] }), '--step=2', '--iteration', '1', '--explain');
    const [record] = JSON.parse(second.output);
    expect(record.run).toBe('regenerate');
    expect(record.items[0].explanation).toHaveProperty('specificContentExplanation');
    expect(first.output).not.toContain(record.items[0].introduction);
  });

  it.each([
    ['{"briefs": [', /not JSON/],
    ['{}', /expected/],
    [JSON.stringify({ briefs: [brief, { id: 'b2', advert: { salaryFrom: 'lots' } }] }), /brief 2 \(b2\).*salaryFrom/],
  ])('answers bad input with one line and status 2', async (content, message) => {
    const { status, output, warnings } = await write(content);
    expect(status).toBe(2);
    expect(output).toBe('');
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(message);
  });

  it('refuses arguments that it does not know', async () => {
    expect((await write('{}', '--step', '9')).status).toBe(2);
    expect((await write('{}', '--seeds', '9')).status).toBe(2);
  });
});
