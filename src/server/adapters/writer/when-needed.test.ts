import { describe, expect, it, vi } from 'vitest';
import type { Writer, WriterRun } from '../../ports/writer.ts';
import { createWriterWhenNeeded } from './when-needed.ts';

const run = {} as WriterRun;
const hints = [{ lead: 'Pay', text: 'Say what you pay.' }];

const writerOf = (more: Partial<Writer> = {}): Writer =>
  ({ kind: 'built-in', writeHints: async () => hints, ...more }) as unknown as Writer;

function made(load: () => Promise<Writer>, kind: Writer['kind'] = 'built-in') {
  const warmUp = vi.fn(async () => undefined);
  const warn = vi.fn();
  return { warmUp, warn, writer: createWriterWhenNeeded({ kind, load, warmUp, warn }) };
}

describe('a writer that is loaded when it is needed', () => {
  it('is loaded by its first text, once', async () => {
    const load = vi.fn(async () => writerOf());
    const { writer } = made(load);
    expect(load).not.toHaveBeenCalled();
    await expect(Promise.all([writer.writeHints(run), writer.writeHints(run)])).resolves.toEqual([hints, hints]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded and warmed up ahead, once, however many pages are opened', async () => {
    const load = vi.fn(async () => writerOf());
    const { writer, warmUp } = made(load);
    writer.prepare?.();
    writer.prepare?.();
    await vi.waitFor(() => expect(warmUp).toHaveBeenCalledTimes(1));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('fails with the reason, and is loaded anew by the next text', async () => {
    const load = vi.fn(async () => writerOf()).mockRejectedValueOnce(new Error('The file is gone.'));
    const { writer } = made(load);
    await expect(writer.writeHints(run)).rejects.toThrow('The file is gone.');
    await expect(writer.writeHints(run)).resolves.toEqual(hints);
  });

  it('tells the operator when it could not be warmed up, and nobody else', async () => {
    const { writer, warn, warmUp } = made(async () => writerOf());
    warmUp.mockRejectedValueOnce(new Error('No.'));
    writer.prepare?.();
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(new Error('No.')));
    await expect(writer.writeHints(run)).resolves.toEqual(hints);
  });

  it('translates where a language model is connected, and says that it can’t where none is', async () => {
    const translate = vi.fn(async () => 'Hallo');
    const model = made(async () => writerOf({ translate }), 'model').writer;
    await expect(model.translate?.('Hello', 'German')).resolves.toBe('Hallo');
    expect(made(async () => writerOf()).writer.translate).toBeUndefined();
  });
});
