/** Lines out of an answer: only what says by itself what it means stands beside the title, the place or the company. */
import { describe, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { makeInput } from '../testing/input.ts';

const input = makeInput({
  advert: {
    jobTitle: 'Garden Centre Manager',
    location: 'Yeovil',
    country: 'United Kingdom',
    salaryFrom: 34000,
    salaryTo: 38000,
  },
  guidelines: { companyName: 'Thornlea' },
});
const lines = (answer: string): string[] =>
  [0, 1, 2].flatMap((iteration) => ask(input, 1, answer, { iteration }).contents);

describe('a half of an answer', () => {
  it('with a sum that is no pay stands beside no title and not alone', () => {
    for (const text of lines('Your own nursery by the river, 22 staff, £1.4m a year'))
      expect(text).not.toMatch(/^(?:[^:]*: )?£1\.4m a year(?::|$)/i);
    for (const text of lines('Three polytunnels to plan, a £60k budget, £60k a year'))
      expect(text).not.toMatch(/: £60k a year$|^£60k a year/);
  });
  it('that names somebody else does not read as the job', () => {
    for (const text of lines('A nursery of nine acres, a part-time stock clerk and every Friday evening for reading'))
      expect(text).not.toMatch(/stock clerk: |: a part-time stock clerk$/i);
  });
  it('that points to the sentence before it stays behind that sentence', () => {
    const made = lines('Last spring we sold 9,000 dahlias to people nearby. Help us grow the next ones.');
    for (const text of made) expect(text).not.toMatch(/(?:^|: )help us grow the next ones$/i);
    expect(made.join('\n')).toContain('nearby. Help us grow the next ones');
  });
  it('that answers a question stays behind it', () => {
    const made = lines('A grower who knows every bench? That would be you. One weekend in four.');
    for (const text of made) {
      expect(text).not.toMatch(/(?:^|: )that would be you/i);
      expect(text).not.toContain('?.');
    }
    expect(made.join('\n')).toContain('every bench? That would be you');
  });
  it('of two counted things is no line', () => {
    expect(lines('A centre of your own beside the canal, 19 staff, free plants')).not.toContain('19 staff');
  });
});

describe('inside a line', () => {
  it('a name in a row keeps its capital', () => {
    const made = lines('Go, Kafka, no on-call weekends at all').join('\n');
    expect(made).not.toMatch(/: go, /);
    expect(made).toMatch(/: Go, Kafka/);
  });
  it('a word that opens a sentence has none', () => {
    expect(lines('Your CMS feeds 40 radio stations every night.').join('\n')).not.toContain(': Your CMS');
  });
});

describe('eight lines', () => {
  it('are never called fewer than asked for', () => {
    for (const iteration of [0, 1, 2, 3]) {
      const { contents, notes } = ask(input, 1, 'Roses outside the window', { iteration });
      expect(contents).toHaveLength(8);
      expect(notes.join(' ')).not.toContain('fewer lines');
    }
  });
});

describe('what the recruiter is told of eight lines', () => {
  it('is told once', () => {
    const { notes } = ask(
      { ...input, advert: { ...input.advert, toneOfVoice: 'Zephyrine' } },
      1,
      'Grow what you sell.',
    );
    expect(notes.some((note) => note.includes('Zephyrine'))).toBe(true);
    expect(new Set(notes).size).toBe(notes.length);
  });
});

describe('a batch of lines', () => {
  const said = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d ]/gu, '');
  it.each<[string, string]>([
    ['Run a garden centre with its own orchard. Hybrid, one day at home.', 'one day at home'],
    ['Ten acres, one tea room. Four longer days, Mondays off.', 'Mondays off'],
    ['Plan your own beds, drive the tractor and help 300 gardeners grow food', 'plan your own beds'],
    ['No more than nine in a team, an owner who listens, and £500 after each season', 'no more than nine in a team'],
    ['Beds of 24, no Sundays, and free plants for your family', 'beds of 24'],
    ['Same greenhouse every day, home by five, no Sundays', 'same greenhouse every day'],
    ['Early starts, 6 to 2, one site', 'early starts'],
    ['Grow what the town eats. Two days off together, always.', 'grow what the town eats'],
  ])('says a piece of it at most twice: %s', (answer, piece) => {
    for (const iteration of [0, 1, 2]) {
      const made = ask(input, 1, answer, { iteration }).contents;
      expect(made.length).toBe(8);
      expect(made.filter((text) => said(text).includes(said(piece))).length).toBeLessThanOrEqual(2);
      // Not the same words beside the title, the company and the place.
      expect(
        made.filter(
          (text) =>
            /^(?:Garden Centre Manager|Thornlea|In Yeovil)[^:]*: /.test(text) && said(text).endsWith(said(piece)),
        ).length,
      ).toBeLessThanOrEqual(1);
    }
  });
  it('makes no line of a half that speaks of the other half', () => {
    for (const text of lines('Be the manager of 40 people who grow heathers, and work right beside them'))
      expect(text).not.toMatch(/^(?:[^:]*: |Want to )?work right beside them\??$/i);
  });
});

describe('eight lines of one answer', () => {
  const batch = (answer: string, iteration: number): string[] => ask(input, 1, answer, { iteration }).contents;
  const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d ]/gu, '');

  it.each([
    'Grow what the town eats',
    'Ten acres and one tea room',
    'Keep your Sundays. 40 glasshouses to plan.',
    'Run nine polytunnels, a tea room and a shop, and finish at four',
    'Your mower breaks twice a year. We want to make it once.',
  ])('are never one inside another: %s', (answer) => {
    for (const iteration of [0, 1, 2, 3]) {
      const made = batch(answer, iteration).map(bare);
      for (const one of made)
        for (const other of made) if (one !== other) expect(` ${other} `).not.toContain(` ${one} `);
    }
  });

  it.each<[string, RegExp]>([
    ['Your mower breaks twice a year. We want to make it once.', /^(?!.*breaks).*make it once/i],
    ['A manager who never works on Sundays? In Yeovil you can: we close.', /^(?!.*\?).*Yeovil you can/i],
    ['30 glasshouses. 900 roses. One manager who knows them by name.', /^[^.]*900 roses$/i],
    ['Prune roses, dahlias and vines on nine sunny acres, and finish at four', /^(?!.*roses).*vines/i],
    ['Prune roses, dahlias and vines on nine sunny acres, and finish at four', /roses and dahlias/i],
  ])('tear nothing from what it belongs to: %s', (answer, torn) => {
    for (const iteration of [0, 1, 2, 3]) for (const text of batch(answer, iteration)) expect(text).not.toMatch(torn);
  });

  it('hold the pay once', () => {
    for (const answer of ['Roses and quiet', 'Plan nine acres. £34,000 to £38,000.'])
      for (const iteration of [0, 1, 2, 3])
        expect(batch(answer, iteration).filter((text) => text.includes('£34,000')).length).toBeLessThan(2);
  });

  it('short sentences stand as they were typed', () => {
    expect(batch('30 glasshouses. 900 roses. One manager who knows them by name.', 0)[0]).toBe(
      '30 glasshouses. 900 roses. One manager who knows them by name',
    );
  });

  it('say it another way the next time', () => {
    const own = (iteration: number): string | undefined =>
      batch('Grow what the town eats', iteration).find((text) => /town eats/i.test(text));
    expect(new Set([own(0), own(1), own(2)]).size).toBe(3);
  });
});
