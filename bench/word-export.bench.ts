/** Word export against the Word library's own shortest use on the same words: one document, and 500 in an archive. */
import { Document, Packer, Paragraph, TextRun } from 'docx';
import { zipSync } from 'fflate';
import { blockTexts, documentFromMarkdown, parseDocument, serialiseDocument } from '#domain/document/index.ts';
import { createArchive } from '#web/features/export/archive.ts';
import { makeWordFile } from '#web/features/export/word-document.ts';
import { median, report } from './report.ts';

const oneRounds = 60;
const archiveRounds = 3;
const adverts = 500;
/** Our own bound: links, lists and styles may cost as much again as bare paragraphs, not more. */
const bound = 2;

const markdown = Array.from(
  { length: 8 },
  (_, part) =>
    `## Part ${part}\nYou **lead** the team and [show](https://example.org/${part}) others how we work together.\n\n- Plan the day\n- Help people\n- Keep the books\n\n1. Apply\n2. Meet us`,
).join('\n\n');
const content = serialiseDocument(documentFromMarkdown(markdown));
const jobTitle = 'Nurse';

/** What the library's first example does: parse, then a paragraph a block. */
async function makeBare(): Promise<Uint8Array> {
  const parsed = parseDocument(content);
  if (!parsed.ok) throw new Error('The advert of the benchmark is broken');
  const children = blockTexts(parsed.document).map((line) => new Paragraph({ children: [new TextRun(line)] }));
  return new Uint8Array(await Packer.toArrayBuffer(new Document({ sections: [{ children }] })));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

async function oursArchive(): Promise<void> {
  const archive = createArchive();
  for (let index = 0; index < adverts; index++) await archive.add({ id: `${index}-0000`, jobTitle, content });
  archive.finish();
}

async function bareArchive(): Promise<void> {
  const files: Record<string, Uint8Array> = {};
  for (let index = 0; index < adverts; index++) files[`${jobTitle}${index}.docx`] = await makeBare();
  zipSync(files, { level: 0 });
}

async function compare(ours: () => Promise<unknown>, bare: () => Promise<unknown>, rounds: number) {
  const figures = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    figures.bare.push(await timed(bare));
    figures.ours.push(await timed(ours));
  }
  return { ours: median(figures.ours), bare: median(figures.bare) };
}

const finding = (promise: string, { ours, bare }: { ours: number; bare: number }) => ({
  promise,
  bound: `ratio under ${bound}`,
  figure: `${ours.toFixed(1)} ms against ${bare.toFixed(1)} ms, ratio ${(ours / bare).toFixed(2)}`,
  holds: ours / bare < bound,
});

await makeBare();
await makeWordFile({ jobTitle, content });
report([
  finding('One Word document', await compare(() => makeWordFile({ jobTitle, content }), makeBare, oneRounds)),
  finding(`${adverts} Word documents in an archive`, await compare(oursArchive, bareArchive, archiveRounds)),
]);
