/** What stands first in a text, and what has no place in it. */
import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemBody, writeStep } from '../index.ts';

const { input, options } = briefOf(
  { jobTitle: 'Ferry Mate', salaryFrom: 31000, salaryTo: 34000 },
  {
    responsibilitiesRole:
      'Steer the ferry on the evening crossings, load and unload cars, brief the deckhands, check the lifejackets each week, paint the rails, coil the ropes, count the tickets, sweep the car deck',
    skills:
      'a boatmaster licence, two years on passenger ferries, a good sense of direction, clear spoken English, calm in bad weather',
  },
);
const bodies = (step: 3 | 4, length: 'small' | 'medium' | 'large', iteration = 0): string[] =>
  writeStep(input, step, { ...options[step], outputLengthType: length }, { seed: 5, iteration }).items.map(itemBody);

describe('a text on the role', () => {
  it('begins with what the recruiter wrote first', () => {
    for (const length of ['small', 'medium', 'large'] as const)
      for (const iteration of [0, 1]) {
        const openings = bodies(3, length, iteration).map(
          (body) =>
            body
              .split(/(?<=[.?!])\s+(?=[A-Z])/)
              .find((sentence) => /\b(?:steer|load|unload|brief|check|paint|coil|count|sweep)/i.test(sentence)) ?? '',
        );
        const first = openings.filter((opening) =>
          /steer(?:ing)? the ferry|load(?:ing)? and unload|brief(?:ing)? the deckhands/i.test(opening),
        );
        expect(first.length, openings.join(' | ')).toBeGreaterThanOrEqual(2);
      }
  });
  it('names its first task as no further one', () => {
    for (const iteration of [0, 1, 2])
      for (const body of bodies(3, 'medium', iteration))
        expect(body).not.toMatch(/(?:also|another task|beyond that)[^.]*steer|steer[^.]*, too\b/i);
  });
  it('leaves the pay to the introduction where there is enough to do', () => {
    for (const body of bodies(3, 'small')) expect(body).not.toContain('31,000');
  });
});

describe('a text on the person', () => {
  it('names at least three of what is asked, and no tasks where they fill it', () => {
    for (const iteration of [0, 1])
      for (const body of bodies(4, 'medium', iteration)) {
        const asked = [/licence/, /two years/, /sense of direction/, /spoken English/, /calm in bad/].filter((trait) =>
          trait.test(body),
        );
        expect(asked.length, body).toBeGreaterThanOrEqual(3);
      }
    for (const body of bodies(4, 'small')) expect(body).not.toMatch(/steer|ropes|tickets|deckhands|rails/i);
  });
});

describe('a name that is asked for', () => {
  it('needs no label', () => {
    const driver = briefOf(
      { jobTitle: 'Skip Driver', location: 'Goole' },
      { responsibilitiesRole: 'Collect skips', skills: 'HGV Class 2' },
    );
    const texts = writeStep(driver.input, 4, { ...driver.options[4], outputLengthType: 'small' }, { seed: 2 }).items;
    // One requirement and one task are no three texts.
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts.map(itemBody)) expect(text).toMatch(/[^:] HGV Class 2 licence\./);
  });
});

describe('a call that the step brief points somewhere', () => {
  it('still calls', () => {
    const joiner = briefOf(
      { jobTitle: 'Apprentice Joiner', location: 'Stroud' },
      {
        description: 'A two-year apprenticeship in our bench workshop.',
        responsibilitiesRole: 'Cut joints, fit doors',
      },
    );
    const calls = writeStep(
      joiner.input,
      6,
      { ...joiner.options[6], brief: 'Mention the two-year apprenticeship' },
      { seed: 3 },
    );
    const pointed = calls.items.filter((call) => String(call).includes('two-year'));
    expect(pointed.length).toBeGreaterThan(0);
    for (const call of pointed) expect(call).toMatch(/appl/i);
  });
});

describe('what is told of a row', () => {
  it('is no note beside it', () => {
    const lead = briefOf(
      { jobTitle: 'Head of Services', location: 'Hull' },
      {
        description: 'Lead the hostels, the kitchen and the street team: 61 staff and 90 volunteers.',
        responsibilitiesRole: 'Set rotas',
      },
    );
    const texts = writeStep(lead.input, 2, { ...lead.options[2], outputLengthType: 'small' }, { seed: 2 }).items.map(
      itemBody,
    );
    expect(texts.join('\n')).toMatch(/(?:will|['’]ll|to) lead the hostels, the kitchen and the street team/);
    expect(texts.join('\n')).not.toMatch(/: lead the hostels/);
  });
});
