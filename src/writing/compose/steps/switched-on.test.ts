import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemBody, writeStep } from '../index.ts';

const facts = {
  responsibilitiesRole: 'Steer the ferry, load cars, brief the deckhands, check the lifejackets, coil the ropes',
  skills: 'a boatmaster licence, clear spoken English',
  description: 'You work on two boats from one pier.',
};
const write = (over: Record<string, unknown>, length: 'small' | 'medium' | 'large', iteration = 0) => {
  const { input, options } = briefOf(
    { jobTitle: 'Ferry Mate', salaryFrom: 31000, salaryTo: 34000, hasMission: true },
    facts,
    {
      guidelines: over,
      sliders: { evpPillars: [{ guidelineTitleId: 1, selectedPercentages: 100 }] },
    },
  );
  const { items, notes } = writeStep(input, 2, { ...options[2], outputLengthType: length }, { iteration });
  return { texts: items.map(itemBody), notes };
};

describe('a mission that is switched on', () => {
  it.each([
    ['small', 0],
    ['small', 1],
    ['medium', 0],
    ['large', 1],
  ] as const)('is in one text at least: %s, run %i', (length, iteration) => {
    const { texts } = write({ mission: 'To keep the island fed and met.' }, length, iteration);
    expect(texts.join('\n')).toMatch(/keep the island fed and met/);
  });
  it.each([true, false])('has its place in short texts that keep a promise too: short sentences %s', (hemingway) => {
    const { input, options } = briefOf(
      { jobTitle: 'Ferry Mate', salaryFrom: 31000, salaryTo: 34000, hasMission: true },
      { ...facts, proposition: 'You know your rota six weeks ahead, so you can plan your life.' },
      { guidelines: { mission: 'To get everyone on the island where they need to be.' } },
    );
    const { items, notes } = writeStep(input, 2, {
      ...options[2],
      outputLengthType: 'small',
      constraints: { ...options[2].constraints, hemingway },
    });
    expect(items.map(itemBody).join('\n')).toContain('where they need to be');
    expect(notes.join('\n')).not.toContain('The mission');
  });
  it('is told where no sentence of it fits', () => {
    const mission =
      'To carry every islander, letter, loaf, calf and cylinder of gas across the sound on every day that wind and tide allow, at a fare a pensioner can pay.';
    const { texts, notes } = write({ mission }, 'small');
    expect(texts.join('\n')).not.toMatch(/every calf/);
    expect(notes.join('\n')).toContain(
      'The mission is switched on and in none of these texts: no sentence that fits these',
    );
  });
});

describe('what is switched on together', () => {
  it.each([
    ['medium', 0],
    ['medium', 1],
    ['large', 0],
    ['large', 1],
  ] as const)('has its place in some text while there is room: %s, run %i', (length, iteration) => {
    const { input, options } = briefOf(
      {
        jobTitle: 'Ferry Mate',
        salaryFrom: 31000,
        salaryTo: 34000,
        hasMission: true,
        hasVision: true,
        hasPurpose: true,
      },
      { ...facts, proposition: 'You sleep at home every night, and your rota is yours six weeks ahead.' },
      {
        guidelines: {
          mission: 'To keep the island fed and met.',
          vision: 'A ferry for every tide.',
          purpose: 'To make the island a place to stay.',
        },
      },
    );
    const { items, notes } = writeStep(input, 2, { ...options[2], outputLengthType: length }, { iteration });
    const whole = items.map(itemBody).join('\n');
    for (const said of [/fed and met/, /ferry for every tide/i, /place to stay/]) expect(whole).toMatch(said);
    expect(notes.join('\n')).not.toContain('in none of these texts');
  });
});
