import { strFromU8, unzipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { documentFromText, serialiseDocument } from '#domain/document/index.ts';
import { createArchive, type ExportableAdvert } from './archive.ts';
import { type ArchiveAnswer, type ArchiveRequest, answerRequest } from './archive-messages.ts';
import { type ArchiveWorker, downloadAdverts, exportAdverts } from './export-adverts.ts';
import { loadAdverts } from './load-adverts.ts';

const advert = (id: string, jobTitle: string): ExportableAdvert => ({
  id,
  jobTitle,
  content: serialiseDocument(documentFromText(`Text of ${jobTitle}`)),
});

/** The worker's own code, without a thread. */
class LocalWorker implements ArchiveWorker {
  terminated = false;
  private readonly archive = createArchive();
  private readonly listeners: ((event: MessageEvent<ArchiveAnswer>) => void)[] = [];

  async postMessage(request: ArchiveRequest): Promise<void> {
    const data = await answerRequest(this.archive, request);
    if (!this.terminated) for (const listener of this.listeners) listener(new MessageEvent('message', { data }));
  }

  addEventListener(type: string, listener: (event: MessageEvent<ArchiveAnswer>) => void): void {
    if (type === 'message') this.listeners.push(listener);
  }

  terminate(): void {
    this.terminated = true;
  }
}

afterEach(() => void vi.unstubAllGlobals());

describe('bulk export', () => {
  it('is downloaded under its name', async () => {
    const link = { href: '', download: '', click: vi.fn() };
    vi.stubGlobal('document', { createElement: () => link });
    await downloadAdverts([advert('1', 'Nurse')], { createWorker: () => new LocalWorker() });
    expect(link.download).toBe('Job Adverts.zip');
    expect(link.href).toMatch(/^blob:/);
    expect(link.click).toHaveBeenCalledOnce();
  });

  it('has one document for each advert, and tells how far it is', async () => {
    const worker = new LocalWorker();
    const seen: number[] = [];
    const adverts = [advert('1a2b-1', 'Nurse'), advert('1a2b-2', 'Nurse'), advert('ffff-3', 'Care/Support \u{1f9e6}')];
    const blob = await exportAdverts(adverts, { createWorker: () => worker, onProgress: (done) => seen.push(done) });
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    expect(Object.keys(files)).toEqual(['Nurse1a2b.docx', 'Nurse1a2b (2).docx', 'Care-Support \u{1f9e6}ffff.docx']);
    const inner = unzipSync(files['Care-Support \u{1f9e6}ffff.docx'] ?? new Uint8Array());
    expect(strFromU8(inner['word/document.xml'] ?? new Uint8Array())).toContain('Text of Care/Support');
    expect(seen).toEqual([1, 2, 3]);
    expect(worker.terminated).toBe(true);
  });

  it('stops at once and ends the worker', async () => {
    const worker = new LocalWorker();
    const controller = new AbortController();
    const adverts = Array.from({ length: 50 }, (_, index) => advert(`id-${index}`, `Advert ${index}`));
    const exporting = exportAdverts(adverts, {
      createWorker: () => worker,
      signal: controller.signal,
      onProgress: (done) => done === 2 && controller.abort(),
    });
    await expect(exporting).rejects.toMatchObject({ name: 'AbortError' });
    expect(worker.terminated).toBe(true);
  });

  it('says which advert could not be read', async () => {
    const broken = { ...advert('1', 'Cook'), content: 'nothing' };
    await expect(exportAdverts([broken], { createWorker: () => new LocalWorker() })).rejects.toThrow(/"Cook"/);
  });

  it('loads a few adverts ahead, in order', async () => {
    let running = 0;
    let most = 0;
    const ids = Array.from({ length: 12 }, (_, index) => `id-${index}`);
    const load = async (id: string) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return advert(id, id);
    };
    const seen: string[] = [];
    for await (const { id } of loadAdverts(ids, undefined, load)) seen.push(id);
    expect(seen).toEqual(ids);
    expect(most).toBeLessThanOrEqual(4);
  });
});
