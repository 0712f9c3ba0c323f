import { describe, expect, it, vi } from 'vitest';
import { steps, writeStep } from '#writing/compose/index.ts';
import { warmUp } from './warm-up.ts';

vi.mock('#writing/compose/index.ts', async (original) => {
  const real = await original<typeof import('#writing/compose/index.ts')>();
  return { ...real, writeStep: vi.fn(real.writeStep) };
});

describe('warming up', () => {
  it('writes every step of its made-up job, with texts in each', async () => {
    await warmUp();
    expect(vi.mocked(writeStep).mock.calls.map(([, step]) => step)).toEqual([...steps]);
    for (const { value } of vi.mocked(writeStep).mock.results) expect(value.items.length).toBeGreaterThan(0);
  });
});
