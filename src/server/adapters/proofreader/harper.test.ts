/** Spelling and grammar in the real worker. */
import { afterAll, describe, expect, it } from 'vitest';
import { createHarper } from './harper.ts';

const proofreader = createHarper();
afterAll(() => proofreader.close());

async function fix(text: string, country = 'United Kingdom', names: string[] = ['Fenmoor Energy']): Promise<string> {
  const corrections = await proofreader.proofread(text, { country, names });
  return corrections
    .toReversed()
    .reduce((now, { start, end, replacement }) => now.slice(0, start) + replacement + now.slice(end), text);
}

describe('the proofreader', () => {
  it('mends spelling and grammar', async () => {
    expect(await fix('You will recieve alot of oppertunities to lern. She have three years. You get an bonus.')).toBe(
      'You will receive a lot of opportunities to learn. She has three years. You get a bonus.',
    );
  });

  it('writes the English of the country', async () => {
    expect(await fix('The color of the uniform.')).toBe('The colour of the uniform.');
    expect(await fix('The color of the uniform.', 'United States')).toBe('The color of the uniform.');
  });

  it('leaves names, figures and places alone, and counts characters beyond the first plane right', async () => {
    const right = 'Fenmoor runs 64 turbines off Skerry Bank. Grimsby pays £34,000. Ewan runs the multibeam.';
    expect(await fix(right)).toBe(right);
    expect(await fix('🌊🌊 Come to teh sea.')).toBe('🌊🌊 Come to the sea.');
  });

  it('knows the words of pay and trades, and leaves addresses, hyphens and rows as they are', async () => {
    const right =
      'Pay is £24,000 per annum or ₹5 lakh, 37.5 hrs pw. Re-used brake callipers, a tacho card and mid-size firms. Visit www.acme.example/jobs.';
    expect(await fix(right)).toBe(right);
    expect(await fix('Essential\t\tDesirable')).toBe('Essential\t\tDesirable');
    expect(await fix('(a) keep records')).toBe('(a) keep records');
  });

  it('stops when the person has gone, and answers the next one', async () => {
    const controller = new AbortController();
    const asked = proofreader.proofread('Teh sea.', { country: null, names: [], signal: controller.signal });
    controller.abort();
    await expect(asked).rejects.toThrow();
    expect(await fix('Come to teh sea.')).toBe('Come to the sea.');
  });

  it('is given up when it starts or answers too slowly, each with a limit of its own', async () => {
    const late = createHarper({ startWithin: 1 });
    await expect(late.proofread('All is well.', { country: null, names: [] })).rejects.toThrow(/ended before/);
    await late.close();
    const slow = createHarper({ answerWithin: 1 });
    await expect(slow.proofread('Teh sea. '.repeat(900), { country: null, names: [] })).rejects.toThrow(/ended before/);
    await slow.close();
  });

  it('answers several at once, each its own', async () => {
    const texts = ['Teh one.', 'Come to teh two.', 'All is well.'];
    expect(await Promise.all(texts.map((text) => fix(text)))).toEqual(['The one.', 'Come to the two.', 'All is well.']);
  });
});
