import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemBody, writeStep } from '../index.ts';
import { lacksWhom, standsAsTyped } from './promises.ts';

const written = (brief: Record<string, string>): string => {
  const { input, options } = briefOf({ jobTitle: 'Warden', salaryFrom: 25000, salaryTo: 27000 }, brief);
  return ([1, 2] as const)
    .flatMap((step) =>
      [0, 1].flatMap((iteration) => writeStep(input, step, options[step], { iteration }).items.map(itemBody)),
    )
    .join('\n');
};

describe('a promise that is said as it was typed', () => {
  it.each([
    'Get it right in January and a pilot in another ocean relies on it in August',
    'Miss one weld and a bridge is closed for a week',
    'Say yes to the hill and the hill gives you a view',
    'Fix a lift and forty people get home',
    'Plant an oak and someone you never meet sits under it',
    'You found the crack',
    'You were there when the first boat came in',
  ])('%s', (text) => {
    expect(standsAsTyped(text)).toBe(true);
  });

  it.each([
    'Run the depot and the yard behind it',
    'Build a bridge and leave your name on it',
    'Teach apprentices and the people who train them',
    'You set the pace',
    'You need a head for heights',
    'Meet children where they are and give them time',
  ])('and not: %s', (text) => {
    expect(standsAsTyped(text)).toBe(false);
  });

  it('has no half and no lead', () => {
    const text = written({ proposition: 'Miss one weld and a bridge is closed for a week.' });
    expect(text).toContain('iss one weld and a bridge is closed for a week');
    expect(text).not.toMatch(/you'll miss|Ready to miss|miss one weld(?! and)/i);
  });

  it('has its second sentence behind it', () => {
    const text = written({ proposition: 'A small museum with a big collection. What it does next is up to you.' });
    for (const [at] of [...text.matchAll(/What it does next/gi)].map(({ index }) => [index]))
      expect(text.slice(0, at)).toMatch(/A small museum with a big collection\. $/);
  });
});

describe('a sentence of a description that leans on the one before', () => {
  it('is said right behind it', () => {
    const text = written({
      description: 'We draw maps for rescue teams. Each is checked on foot. Our door is open on Fridays.',
    });
    expect(text).toContain('We draw maps for rescue teams. Each is checked on foot.');
    expect(text.match(/Each is checked/g)?.length).toBe(text.match(/rescue teams\. Each is checked/g)?.length);
  });

  it('or not at all', () => {
    expect(written({ description: 'Tallow, wicks, moulds. You pour them by hand.' })).not.toContain('pour them');
  });
});

describe('whom a promise means', () => {
  it.each(['Know every one of them by name', 'You meet all of them in a week', 'Meet most of them on foot'])(
    'says no word of it: %s',
    (text) => expect(lacksWhom(text)).toBe(true),
  );
  it.each([
    'Forty children come each day, and you know every one of them',
    'You know every one of the children by name',
    'You meet all of those who apply',
  ])('is said: %s', (text) => expect(lacksWhom(text)).toBe(false));
  it('stands in no text, and is told', () => {
    const { input, options } = briefOf({ jobTitle: 'Warden' }, { proposition: 'Know every one of them by name.' });
    const { items, notes } = writeStep(input, 2, options[2]);
    expect(items.map(itemBody).join(' ')).not.toMatch(/every one of them/i);
    expect(notes.join(' ')).toContain('Know every one of them by name');
  });
});
