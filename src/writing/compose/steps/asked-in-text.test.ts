import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemBody, writeStep } from '../index.ts';

const write = (description: string, responsibilitiesRole: string, value: string): string => {
  const { input, options } = briefOf(
    { jobTitle: 'Joiner', location: 'Leeds', salaryFrom: 30000, salaryTo: 32000 },
    { description, responsibilitiesRole, skills: 'A joinery NVQ, own hand tools' },
    { guidelines: {} },
  );
  return writeStep(input, 3, { ...options[3], imperatives: [{ id: '1', value }], outputLengthType: 'medium' })
    .items.map(itemBody)
    .join('\n');
};
const work = 'Fit kitchens, hang doors, lead a gang of 6 apprentices';

describe('an imperative that asks for what the brief has', () => {
  it.each([
    ['You work 39 hours a week, Monday to Friday 7.30am to 4pm.', 'Give the hours', /7[.:]30 ?am to 4/],
    ['Permanent, 39 hours.', 'State the hours per week', /39 hours/],
    ['Permanent.', 'Say how many apprentices there are', /gang of (?:6|six) apprentices/],
    ['Permanent. There is a paint shop next to the yard.', 'Mention the paint shop', /a paint shop next to the yard/],
    ['You are covered by Unite Branch 12 from day one.', 'Mention Unite Branch 12', /covered by Unite Branch 12/],
    [
      'Three-year registered apprenticeship (5,400 hours) with Unite Branch 12.',
      'Mention Unite Branch 12',
      /is a three-year registered apprenticeship/i,
    ],
    ['Permanent.', 'Say where the job is', /Leeds/],
  ])('is said with it: %s %s', (description, value, words) => {
    const texts = write(description, work, value);
    expect(texts).toMatch(words);
    expect(texts).not.toMatch(/Ask us|Please note|the hours per week/);
  });
});
