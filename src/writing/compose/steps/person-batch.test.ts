import { describe, expect, it } from 'vitest';
import { itemBody, writeStep } from '../index.ts';
import { makeInput } from '../testing/input.ts';
import type { StepItem, StepOptions, WriterInput } from '../types.ts';

const input = (skills: string, guidelines: Partial<WriterInput['guidelines']> = {}): WriterInput =>
  makeInput({
    advert: { jobTitle: 'Care Worker', location: 'Cork', country: 'Ireland' },
    guidelines: { companyName: 'Tigín', ...guidelines },
    brief: { responsibilitiesRole: 'Write daily logs, help with homework, drive to school, cook supper', skills },
  });
const rows = (item: StepItem): string[] =>
  itemBody(item)
    .split('\n')
    .filter((row) => row.startsWith('• '))
    .sort();
const headline = (item: StepItem): string => (typeof item !== 'string' && 'headline' in item ? item.headline : '');
const seeds = [0, 1, 2, 3];

describe('the bullets of a batch', () => {
  it.each([
    'CORU registration, a full driving licence, calm under pressure, able to cook for twelve',
    'a first aid certificate, two years in care, experience of night work, clear English, patience',
    'a degree in social care, good handwriting, knowledge of Lámh, a full driving licence, kind, able to swim',
    'SQL, a portfolio of reports, experience of budgets, fluent Irish, able to drive a minibus',
  ])('differ from item to item: %s', (skills) => {
    for (const outputLengthType of ['small', 'medium'] as const)
      for (const seed of seeds) {
        const { items } = writeStep(
          input(skills),
          4,
          { outputType: 'bullet', outputLengthType, noOfLine: 3 },
          { seed },
        );
        expect(new Set(items.map((item) => rows(item).join('|'))).size, items.map(itemBody).join('\n\n')).toBe(
          items.length,
        );
      }
  });
  it('stand under no headline that is their own lead-in', () => {
    for (const seed of seeds)
      for (const item of writeStep(
        input('CORU registration, a full driving licence, patience'),
        4,
        { outputType: 'bullet', noOfLine: 3 },
        { seed },
      ).items)
        expect(itemBody(item).toLowerCase()).not.toContain(`${headline(item).toLowerCase()}:`);
  });
});

describe('a headline', () => {
  it('promises no list of what is needed where nothing is asked for', () => {
    for (const seed of seeds)
      for (const item of writeStep(
        input('', { values: [{ id: 'v1', value: 'Hello first', statement: null, weight: 75 }] }),
        4,
        { noOfLine: 3, outputLengthType: 'small' },
        { seed },
      ).items)
        expect(headline(item)).not.toMatch(/needs?\b|bring|ask for|suit/i);
  });
});

describe('an imperative that says more of a requirement', () => {
  it.each([
    ['CORU registration', 'Say that CORU registration must be current', /CORU registration/g],
    ['a full driving licence', 'Say that the driving licence must be clean', /driving licence/g],
    ['a first aid certificate', 'Mention that the first aid certificate must be in date', /first aid certificate/g],
    ['Garda vetting', 'Say that Garda vetting must be renewed every three years', /Garda vetting/g],
  ])('stands in its place: %s', (skill, value, name) => {
    for (const seed of seeds)
      for (const outputType of ['prose', 'bullet'] as const)
        for (const item of writeStep(
          input(`${skill}, clear English, two years in care, patience`),
          4,
          { noOfLine: 3, outputType, imperatives: [{ id: '1', value }] },
          { seed },
        ).items)
          expect(itemBody(item).match(name), itemBody(item)).toHaveLength(1);
  });
});

describe('a guideline at 50', () => {
  const pillar = { id: 'p1', value: 'Home for supper', statement: 'Every shift ends by six.', weight: 50 };
  const value = { id: 'v2', value: 'Plain talk', statement: 'We say what we mean.', weight: 50 };
  const top = { id: 'p3', value: 'Small houses', statement: 'No house has more than four children.', weight: 100 };
  const wanted: readonly RegExp[] = [/Every shift ends by six|home for supper/i, /we say what we mean|plain talk/i];
  it.each([2, 3, 4] as const)('is in one item of step %i at least', (step) => {
    for (const seed of seeds)
      for (const outputLengthType of ['small', 'medium'] as const) {
        const options: StepOptions = { noOfLine: 3, outputLengthType };
        const { items, notes } = writeStep(
          input('CORU registration, a full driving licence, patience', { pillars: [pillar, top], values: [value] }),
          step,
          options,
          { seed },
        );
        const text = items.map((item) => `${headline(item)} ${itemBody(item)}`).join('\n');
        for (const one of wanted)
          expect(one.test(text) || notes.some((note) => one.test(note)), `${text}\n${notes.join('\n')}`).toBe(true);
      }
  });
});

describe('the first three skills of a tidy brief', () => {
  it.each([
    'CORU registration, a full driving licence, knowledge of HIQA standards, patience, clear English',
    'Training as a cook or baker, steady hands, Zenoti, German at B1',
    'knowledge of IS 800, spoken Irish and English, physical fitness, able to swim',
    'Buildxact, a degree in building, three years on sites, a full driving licence',
  ])('are each in one text at least: %s', (skills) => {
    const keys = skills
      .split(', ')
      .slice(0, 3)
      .map((skill) => skill.split(' ').at(-1) ?? '');
    for (const seed of seeds)
      for (const outputType of ['prose', 'bullet'] as const) {
        const { items } = writeStep(input(skills), 4, { noOfLine: 3, outputType, outputLengthType: 'small' }, { seed });
        const text = items.map((item) => `${headline(item)} ${itemBody(item)}`).join('\n');
        for (const key of keys) expect(text).toMatch(new RegExp(key));
      }
  });
});
