import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CliIo } from './io.ts';
import { main } from './main.ts';

async function run(args: string[], input = ''): Promise<{ status: number; output: string; warnings: string[] }> {
  let output = '';
  const warnings: string[] = [];
  const io: CliIo = {
    readInput: async () => input,
    write: async (text) => {
      output += text;
    },
    warn: (line) => {
      warnings.push(line);
    },
  };
  return { status: await main(args, io), output, warnings };
}

const lines = (output: string): unknown[] =>
  output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('check over JSON lines', () => {
  it('answers in order, with the fixed text', async () => {
    const input = [
      {
        id: 'a',
        text: 'The rate is 10%.',
        options: { Percentages1: true, Percentages11: 'SpellOutPercentInsteadOfUsing%' },
      },
      { id: 2, text: 'A salesman.', checks: ['equality'], country: null, unknown: 1 },
    ];
    const { status, output } = await run(['check'], `\n${input.map((one) => JSON.stringify(one)).join('\n')}\n`);
    expect(status).toBe(0);
    expect(lines(output)).toMatchObject([
      {
        id: 'a',
        fixed: 'The rate is 10 percent.',
        findings: [{ rule: 'house.Percentages1', start: 12, end: 15, text: '10%', replacements: ['10 percent'] }],
      },
      {
        id: 2,
        fixed: 'A salesman.',
        findings: [{ rule: 'equality.saleslady-salesman', level: 'warning', start: 2, end: 10 }],
      },
    ]);
  });

  it('runs all but house style when neither options nor checks are given', async () => {
    const { output } = await run(
      ['check'],
      JSON.stringify({ id: 1, text: 'We want a young rockstar salesman who can lead.' }),
    );
    const [{ findings, readability }] = lines(output) as [{ findings: { rule: string }[]; readability: unknown }];
    expect([...new Set(findings.map(({ rule }) => rule.split('.')[0]))].sort()).toEqual([
      'cliche',
      'equality',
      'genderCoded',
    ]);
    expect(readability).toBeDefined();
  });

  it('counts offsets in the whole text, in UTF-16 units', async () => {
    const text = '# 😀 Team\r\n\n- plan & run';
    const { output } = await run(
      ['check'],
      JSON.stringify({ id: 1, text, options: { Ampersands1: true, Capitalization4: true } }),
    );
    const [{ findings, fixed }] = lines(output) as [
      { findings: { start: number; end: number; text: string }[]; fixed: string },
    ];
    for (const finding of findings) expect(text.slice(finding.start, finding.end)).toBe(finding.text);
    expect(fixed).toBe('# 😀 Team\r\n\n- Plan and run');
  });

  it.each([
    ['not json', 'Record 1 is not valid JSON.'],
    ['{"id":"1"}', 'Record 1: text'],
    ['{"id":"1","text":"a"}\n{"id":"2","text":5}', 'Record 2: text'],
    ['{"id":"1","text":"a","checks":["spelling"]}', 'Record 1: checks'],
    ['[]', 'Record 1'],
  ])('refuses %s with one line and writes nothing', async (input, said) => {
    const { status, output, warnings } = await run(['check'], input);
    expect({ status, output }).toEqual({ status: 2, output: '' });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(said);
  });

  it('says nothing for nothing', async () => {
    expect(await run(['check'], '')).toEqual({ status: 0, output: '', warnings: [] });
  });

  it('says that it does not check another language', async () => {
    const { output } = await run(
      ['check'],
      JSON.stringify({
        id: 1,
        text: 'Wir suchen eine Pflegekraft für unser Team, die mit uns und für die Menschen da ist.',
      }),
    );
    expect(lines(output)).toMatchObject([{ findings: [], notes: [expect.stringContaining('German')] }]);
  });
});

describe('check over files', () => {
  let directory = '';
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'hirewright-check-'));
    await writeFile(join(directory, 'good.txt'), 'You work in Leeds.\n');
    await writeFile(join(directory, 'bad.md'), '# Title\n\nThis is shit,\nand the chairman knows.\n');
    await writeFile(join(directory, 'bytes.txt'), Buffer.from([0xff, 0xfe, 0x00]));
    const document = new Document({
      sections: [
        {
          children: [
            new Paragraph({ text: 'The chairman', heading: HeadingLevel.HEADING_1 }),
            new Paragraph('We want a salesman & more.'),
          ],
        },
      ],
    });
    await writeFile(join(directory, 'advert.docx'), await Packer.toBuffer(document));
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  it('prints file, line and column, and ends with 1 on an error', async () => {
    const path = join(directory, 'bad.md');
    const { status, output } = await run(['check', path]);
    expect(status).toBe(1);
    expect(output.split('\n')[0]).toBe(`${path}:3:9 error profanity.shit “shit” is a strong word.`);
    expect(output).toContain(`${path}:4:9 warning equality.chairman-chairwoman`);
  });

  it('ends with 0 without an error', async () => {
    expect(await run(['check', join(directory, 'good.txt')])).toEqual({ status: 0, output: '', warnings: [] });
  });

  it('reads Word files', async () => {
    const path = join(directory, 'advert.docx');
    const { output } = await run(['check', path]);
    expect(output).toContain(`${path}:1:7 warning equality.chairman-chairwoman`);
    expect(output).toContain('equality.saleslady-salesman');
  });

  it.each([
    ['missing.txt', 'There is no file'],
    ['bytes.txt', 'is not text in UTF-8'],
    ['good.pdf', 'is not a .txt, .md or .docx file'],
  ])('refuses %s', async (name, said) => {
    const { status, output, warnings } = await run(['check', join(directory, 'bad.md'), join(directory, name)]);
    expect({ status, output }).toEqual({ status: 2, output: '' });
    expect(warnings.join()).toContain(said);
  });
});

describe('the dispatcher', () => {
  it('refuses a command that there is not, and an option', async () => {
    expect((await run(['fly'])).status).toBe(2);
    expect((await run([])).status).toBe(2);
    expect((await run(['toString'])).status).toBe(2);
    expect((await run(['check', '--fast'])).warnings).toEqual(['check has no option --fast.']);
  });
});
