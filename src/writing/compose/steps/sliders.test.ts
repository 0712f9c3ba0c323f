import { describe, expect, it } from 'vitest';
import { itemBody, itemText } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';
import type { LengthType, OutputType, Step } from '../types.ts';
import { writeStep } from '../write.ts';

const pillars = [
  // A name with a statement of its own, one whose statement has a colon, and one with none.
  { id: 'p1', value: 'Built here', statement: 'We build our own boats.', weight: 100 },
  { id: 'p2', value: 'Own what you build', statement: 'No handovers: who designs it, runs it.', weight: 100 },
  { id: 'p3', value: 'Move up', statement: '', weight: 75 },
];
const values = [
  {
    id: 'v1',
    value: 'Notice the small things',
    statement: 'A loose bolt is worth stopping the ferry for.',
    weight: 75,
  },
  { id: 'v2', value: 'Plain speech', statement: '', weight: 0 },
];
const input = makeInput({
  advert: { jobTitle: 'Deck Officer', location: 'Mallaig', salaryFrom: 34_000, salaryTo: 39_000 },
  guidelines: { companyName: 'Sleat Ferries', pillars, values },
  brief: {
    proposition: 'You are home each night.',
    description: 'Four days on, four off. A crew of nine.',
    responsibilitiesRole:
      'Load cars and lorries, brief the crew, keep the log, inspect the lifeboats each month, berth the ferry, train cadets',
    skills: 'Officer of the Watch ticket, ENG1 medical, two years on ro-ro ferries, good English',
    supportingEvidence: '99.2% of sailings left on time in 2024',
  },
});
/** How often each guideline stands in the texts of a batch, by its name or by its statement. */
function said(step: Step, length: LengthType, output: OutputType, iteration: number) {
  const texts = writeStep(
    input,
    step,
    { outputType: output, outputLengthType: length, noOfLine: step === 1 ? 8 : 3 },
    { iteration },
  ).items.map(itemText);
  const count = (...parts: string[]) =>
    texts.filter((text) => parts.some((part) => text.toLowerCase().includes(part.toLowerCase()))).length;
  return {
    texts,
    built: count('built here', 'build our own boats'),
    own: count('own what you build', 'no handovers'),
    move: count('move up'),
    small: count('notice the small things', 'worth stopping the ferry for'),
    plain: count('plain speech'),
  };
}

describe('what the sliders ask for', () => {
  for (const step of [2, 3, 4] as const)
    for (const length of ['medium', 'large'] as const)
      for (const output of ['prose', 'bullet'] as const)
        it.each([0, 1])(`stands in the texts of step ${step}, ${length}, ${output}, iteration %i`, (iteration) => {
          const { texts, built, own, move, small, plain } = said(step, length, output, iteration);
          expect(texts).toHaveLength(3);
          const all = texts.join('\n\n');
          expect(built, all).toBeGreaterThanOrEqual(2);
          expect(own, all).toBeGreaterThanOrEqual(2);
          expect(move, all).toBeGreaterThanOrEqual(1);
          expect(small, all).toBeGreaterThanOrEqual(1);
          expect(plain, all).toBe(0);
          // A promise that is an order stands in quotes.
          expect(all).not.toMatch(/promise: move up/i);
        });
  it.each([0, 1, 2])('stands in a headline, iteration %i', (iteration) => {
    const { texts, built, own } = said(1, 'medium', 'prose', iteration);
    expect(built, texts.join('\n')).toBeGreaterThanOrEqual(1);
    expect(own, texts.join('\n')).toBeGreaterThanOrEqual(1);
  });
  it.each([0, 1, 2])('stands in a headline where it is a value, iteration %i', (iteration) => {
    const valued = {
      ...input,
      guidelines: {
        ...input.guidelines,
        values: values.map((value) => (value.id === 'v1' ? { ...value, weight: 100 } : value)),
      },
    };
    const lines = writeStep(
      valued,
      1,
      { constraints: {}, imperatives: [], brief: '' },
      { seed: 4, iteration },
    ).items.map(itemText);
    expect(lines.filter((line) => /notice the small things|loose bolt/i.test(line)).length, lines.join('\n')).toBe(1);
  });
});

describe('where a short text has no room for all of it', () => {
  const long = (id: string, value: string) => ({
    id,
    value,
    statement: `${value} means that each of us has a named mate who knows the ferry and the water for the first year.`,
    weight: 100,
  });
  const names = ['Good company', 'Fair winds', 'Steady hands', 'Open doors'];
  it('that is told', () => {
    const { items, notes } = writeStep(
      { ...input, guidelines: { ...input.guidelines, pillars: names.map((name) => long(name, name)) } },
      3,
      { outputType: 'prose', outputLengthType: 'small', noOfLine: 3 },
    );
    for (const name of names) {
      const texts = items.map(itemText).filter((text) => text.toLowerCase().includes(name.toLowerCase())).length;
      expect(texts > 1 || notes.some((note) => note.includes(`"${name}"`) && note.includes('slider is at 100%'))).toBe(
        true,
      );
    }
    expect(notes.join(' ')).toMatch(/slider is at 100%/);
  });
});

describe('a promise by name', () => {
  it('leads headlines, and is no label of a text', () => {
    for (const step of [2, 3, 4] as const)
      expect(
        said(step, 'medium', 'prose', 0)
          .texts.map((text) => text.split('\n')[0])
          .join('\n'),
      ).not.toMatch(/promise/i);
  });
});

describe('a pillar that speaks to the reader', () => {
  it.each(['Your nights, planned', 'Your rota early', 'Our time, shared'])(
    '%s is quoted, and offered to nobody',
    (value) => {
      for (let seed = 0; seed < 6; seed += 1) {
        const all = JSON.stringify(
          writeStep(
            makeInput({
              advert: { jobTitle: 'Night Porter', location: 'Mallaig' },
              guidelines: { companyName: 'Sleat', pillars: [{ id: 'p', value, statement: null, weight: 100 }] },
              brief: { responsibilitiesRole: 'Carry bags, lock the doors, lay the fires' },
            }),
            2,
            { noOfLine: 2, outputLengthType: 'small', outputType: 'prose' },
            { seed },
          ).items.map(itemBody),
        );
        expect(all.toLowerCase()).toContain(`“${value.toLowerCase()}”`);
        expect(all).not.toMatch(/(?:offer|get|[Ee]xpect) (?:your|our) /);
      }
    },
  );
});

describe('a pillar whose statement no sentence takes', () => {
  it('is named, and told', () => {
    const { notes } = writeStep(
      makeInput({
        advert: { jobTitle: 'Deck Officer', location: 'Mallaig' },
        guidelines: {
          companyName: 'Sleat Ferries',
          pillars: [
            {
              id: 'p1',
              value: 'Built here',
              statement:
                'We draw, cut, weld, rig, paint, launch and keep each of our boats in the yard that our founders rented from the harbour in 1951.',
              weight: 75,
            },
          ],
        },
        brief: { responsibilitiesRole: 'Load cars, brief the crew, keep the log, berth the ferry' },
      }),
      3,
      { outputLengthType: 'medium' as LengthType, constraints: { hemingway: true } },
    );
    expect(notes.join('\n')).toContain('"Built here" is named without its statement');
  });
});

describe('a value that is only a name', () => {
  it.each([3, 4] as const)(
    'stands in as many first texts as its slider wants, and fills no other (step %i)',
    (step) => {
      for (let seed = 0; seed < 4; seed += 1) {
        const texts = writeStep(
          {
            ...input,
            guidelines: {
              ...input.guidelines,
              pillars: [],
              values: [{ id: 'v', value: 'Courage', statement: '', weight: 50 }],
            },
          },
          step,
          { noOfLine: 3, outputLengthType: 'large', outputType: 'prose' },
          { seed },
        ).items.map(itemBody);
        expect(texts.filter((text) => /courage/i.test(text)).length, texts.join('\n')).toBe(1);
      }
    },
  );
});
