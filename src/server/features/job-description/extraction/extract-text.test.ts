import { createHash, randomBytes } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Document, Packer, Paragraph } from 'docx';
import { strToU8, zipSync } from 'fflate';
import { PDFDocument, PDFHexString, PDFName, StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { extractText } from './extract-text.ts';

const LINES = ['Job title: Offshore Wind Technician', 'You inspect and repair 64 turbines.', 'Straße, naïve, £34,000'];

const docx = async (lines: readonly string[] = LINES): Promise<Buffer> =>
  Packer.toBuffer(new Document({ sections: [{ children: lines.map((line) => new Paragraph(line)) }] }));

const pdf = async (lines: readonly string[] = LINES, pages = 1): Promise<PDFDocument> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let number = 0; number < pages; number += 1) {
    const page = document.addPage();
    lines.forEach((line, index) => {
      page.drawText(line, { x: 50, y: 700 - index * 20, size: 12, font });
    });
  }
  return document;
};
const bytesOf = async (document: PDFDocument): Promise<Buffer> =>
  Buffer.from(await document.save({ useObjectStreams: false }));

/** A document whose archive holds what is asked for beside a plain body. */
const archive = (extra: Record<string, Uint8Array>, body = 'Hello there, this is a plain body.'): Buffer =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      '_rels/.rels': strToU8(
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
      'word/document.xml': strToU8(
        `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${body}</w:t></w:r></w:p></w:body></w:document>`,
      ),
      ...extra,
    }),
  );

/** A PDF that opens only with a word: the standard security handler, revision 2, with a user password. */
const protectedPdf = async (): Promise<Buffer> => {
  const document = await pdf();
  const pad = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');
  const padded = (password: string) => Buffer.concat([Buffer.from(password, 'latin1'), pad]).subarray(0, 32);
  const md5 = (...parts: Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest();
  const rc4 = (key: Buffer, data: Buffer): Buffer => {
    const state = Uint8Array.from({ length: 256 }, (_, index) => index);
    const at = (index: number): number => state[index & 255] ?? 0;
    const swap = (a: number, b: number): void => {
      [state[a & 255], state[b & 255]] = [at(b), at(a)];
    };
    for (let i = 0, j = 0; i < 256; i += 1) {
      j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
      swap(i, j);
    }
    let [i, j] = [0, 0];
    return data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + at(i)) & 255;
      swap(i, j);
      return byte ^ at(at(i) + at(j));
    }) as Buffer;
  };
  const id = randomBytes(16);
  const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
  const owner = rc4(md5(padded('owner')).subarray(0, 5), padded('secret'));
  const key = md5(padded('secret'), owner, permissions, id).subarray(0, 5);
  const hex = (data: Buffer) => PDFHexString.of(data.toString('hex'));
  document.context.trailerInfo.ID = document.context.obj([hex(id), hex(id)]);
  document.context.trailerInfo.Encrypt = document.context.obj({
    Filter: PDFName.of('Standard'),
    V: 1,
    R: 2,
    O: hex(owner),
    U: hex(rc4(key, pad)),
    P: -4,
  });
  return bytesOf(document);
};

describe('extractText', () => {
  it('reads a document and a PDF', async () => {
    for (const [kind, file] of [['docx', await docx()] as const, ['pdf', await bytesOf(await pdf())] as const]) {
      const result = await extractText(file, kind);
      expect(result.ok).toBe(true);
      if (!result.ok) continue;
      expect(result.text.split(/\n+/)).toEqual(LINES);
    }
  });

  it('joins the lines that a page broke', async () => {
    const file = await bytesOf(
      await pdf(['You plan and execute surveys of the', 'export cable at Skerry Bank.', 'Tasks']),
    );
    expect(await extractText(file, 'pdf')).toEqual({
      ok: true,
      text: 'You plan and execute surveys of the export cable at Skerry Bank.\nTasks',
    });
  });

  it('keeps 100,000 characters of a longer text', async () => {
    const result = await extractText(await docx(Array.from({ length: 3_000 }, () => 'x'.repeat(99))), 'docx');
    expect(result.ok && result.text.length).toBe(100_000);
  });

  it('drops characters that the database and Word refuse', async () => {
    const result = await extractText(archive({}, 'Hello&#x8;\u{fffe} there, this is \u00adlong enough'), 'docx');
    expect(result.ok && result.text).toContain('there, this is long enough');
  });

  it.each([
    ['no bytes', 'pdf', async () => Buffer.alloc(0), 'empty'],
    ['no bytes', 'docx', async () => Buffer.alloc(0), 'empty'],
    ['a picture', 'pdf', async () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'wrong-type'],
    ['a document', 'pdf', () => docx(), 'wrong-type'],
    ['a PDF', 'docx', async () => bytesOf(await pdf()), 'wrong-type'],
    ['plain text', 'docx', async () => Buffer.from('Job title: Technician'), 'wrong-type'],
    ['plain text', 'pdf', async () => Buffer.from('Job title: Technician'), 'wrong-type'],
    ['a web page', 'docx', async () => Buffer.from('<html><body>Job</body></html>'), 'wrong-type'],
    ['an archive of something else', 'docx', async () => Buffer.from(zipSync({ 'a.txt': strToU8('a') })), 'wrong-type'],
    ['an old Word file', 'docx', async () => Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(1_000)}`, 'hex'), 'wrong-type'],
    [
      'a document with a password',
      'docx',
      async () =>
        Buffer.concat([
          Buffer.from('d0cf11e0a1b11ae1', 'hex'),
          Buffer.from('EncryptedPackage', 'utf16le'),
          randomBytes(900),
        ]),
      'password',
    ],
    ['a PDF with a password', 'pdf', protectedPdf, 'password'],
    ['a document cut in half', 'docx', async () => (await docx()).subarray(0, 2_000), 'damaged'],
    ['a PDF of noise', 'pdf', async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(5_000)]), 'damaged'],
    ['a PDF without text', 'pdf', async () => bytesOf(await pdf([])), 'no-text'],
    ['a document without text', 'docx', () => docx([' ', '12']), 'no-text'],
    [
      'a document that unpacks to 60 MB',
      'docx',
      async () => archive({ 'word/media/image1.bmp': new Uint8Array(60 * 1024 * 1024) }),
      'too-large',
    ],
    [
      'a document of 1,200 entries',
      'docx',
      async () => archive(Object.fromEntries(Array.from({ length: 1_200 }, (_, index) => [`e${index}`, strToU8('')]))),
      'too-large',
    ],
  ] as const)('answers for %s as %s', async (_name, kind, make, reason) => {
    expect(await extractText(await make(), kind)).toEqual({ ok: false, reason });
  });

  it('does not believe the sizes that an archive claims', async () => {
    const file = archive({ 'word/media/image1.bmp': new Uint8Array(60 * 1024 * 1024) });
    const central = file.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
    for (let at = central; at !== -1; at = file.indexOf(Buffer.from('PK\x01\x02', 'latin1'), at + 4)) {
      file.writeUInt32LE(100, at + 24);
    }
    expect(await extractText(file, 'docx')).toEqual({ ok: false, reason: 'too-large' });
  });

  it('survives damage anywhere in a file', async () => {
    const good = { docx: await docx(), pdf: await bytesOf(await pdf()) };
    for (const kind of ['docx', 'pdf'] as const) {
      for (let share = 1; share < 8; share += 1) {
        const file = Buffer.from(good[kind]);
        randomBytes(40).copy(file, Math.floor((file.length * share) / 8));
        const result = await extractText(file, kind);
        expect(typeof result.ok).toBe('boolean');
      }
    }
  }, 60_000);

  it('stops a document that costs the parser too much, within 10 seconds, while everything else goes on', async () => {
    // 45 MB of empty paragraphs in 90 kB: within the limit of the archive, far beyond that of the parser.
    const heavy = archive({}, `</w:t></w:r></w:p>${'<w:p/>'.repeat(7_000_000)}<w:p><w:r><w:t>`);
    expect(heavy.length).toBeLessThan(1_000_000);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const began = Date.now();
    const [result, other] = await Promise.all([
      extractText(heavy, 'docx'),
      docx().then((file) => extractText(file, 'docx')),
    ]);
    delay.disable();
    expect(result.ok).toBe(false);
    if (!result.ok) expect(['too-slow', 'too-much-memory']).toContain(result.reason);
    expect(Date.now() - began).toBeLessThan(11_000);
    expect(other.ok).toBe(true);
    expect(delay.max / 1e6).toBeLessThan(250);
  }, 20_000);

  it('reads many at once, each of them', async () => {
    const files = await Promise.all(
      Array.from({ length: 6 }, (_, index) => docx([`Job description number ${index} of six`])),
    );
    const results = await Promise.all(files.map((file) => extractText(file, 'docx')));
    expect(results.map((result) => result.ok && result.text)).toEqual(
      files.map((_, index) => `Job description number ${index} of six`),
    );
  }, 20_000);
});
