import { describe, expect, it } from 'vitest';
import { itemBody } from '../item-text.ts';
import { buildLedger } from '../ledger/ledger.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';
import { factLabels } from './fact-labels.ts';

const headlinesOf = (proposition: string, supportingEvidence: string) =>
  writeStep(
    makeInput({
      advert: { jobTitle: 'Accommodation Supervisor', location: 'Killarney', salaryFrom: 31_500, salaryTo: 33_000 },
      guidelines: { companyName: 'Lough House' },
      brief: {
        proposition,
        supportingEvidence,
        responsibilitiesRole: 'check rooms, train new starters, plan the roster, order linen',
      },
    }),
    2,
    { noOfLine: 3, outputLengthType: 'medium', outputType: 'prose' },
  ).items.map((item) => (typeof item === 'object' && 'headline' in item ? item.headline : ''));

describe('a headline over an introduction', () => {
  it('says in short what is promised, over a text that does not begin with it', () => {
    expect(headlinesOf('Your roster comes out three weeks ahead and we stick to it.', '')).toContain(
      'Your roster comes out three weeks ahead',
    );
  });
  it('says what is on record', () => {
    expect(headlinesOf('', 'Our deputy manager started as a room attendant')).toContain(
      'Our deputy manager started as a room attendant',
    );
  });
  it('says nothing that needs what stood before it', () => {
    for (const headline of [
      ...headlinesOf('It is not a job for everyone.', 'That makes us proud'),
      ...headlinesOf('', 'Best spa of the year 2025. We won it.'),
    ])
      expect(headline).not.toMatch(/^(?:It|That)\b|\bit$/);
  });
  it('says nothing whose noun only the name of the value has', () => {
    const guides = buildLedger(
      makeInput({
        advert: { jobTitle: 'Network Administrator' },
        guidelines: {
          values: [
            { id: 'v', value: 'Own the outage', statement: 'The person who finds it leads the fix.', weight: 75 },
            { id: 'w', value: 'Candour', statement: 'We tell clients what went wrong.', weight: 75 },
          ],
        },
      }),
      false,
    );
    expect(factLabels(guides, []).map(({ text }) => text)).toEqual(['We tell clients what went wrong']);
  });
  it('says what the company says of itself, and the text need not say it once more', () => {
    const { items } = writeStep(
      makeInput({
        advert: { jobTitle: 'Landscape Supervisor', location: 'Naas', salaryFrom: 42_000, salaryTo: 46_000 },
        guidelines: {
          companyName: 'Greenlane',
          pillars: [{ id: 'p', value: 'Home for dinner', statement: 'Crews finish at four.', weight: 50 }],
        },
        brief: {
          description: 'The post is graded Scale 6. We kept 11 of 12 contracts last year. You will spend.',
          responsibilitiesRole: 'brief the crew, plan the rounds, order plants, price small works, train apprentices',
        },
      }),
      2,
      { noOfLine: 3, outputLengthType: 'small', outputType: 'prose' },
    );
    const over = items.filter(
      (item) => typeof item === 'object' && 'headline' in item && item.headline === 'Crews finish at four',
    );
    expect(over).toHaveLength(1);
    expect(over.map(itemBody).join('')).not.toMatch(/finish at four/i);
    for (const item of items) expect(JSON.stringify(item)).not.toMatch(/"headline":"(?:The post is|You will spend)/);
  });
});

describe('how the pay is meant', () => {
  const lines = (description: string): string =>
    writeStep(
      makeInput({
        advert: { jobTitle: 'Trail Crew Leader', location: 'Bozeman', salaryFrom: 41_500, salaryTo: 44_000 },
        guidelines: { companyName: 'Three Forks' },
        brief: { description, responsibilitiesRole: 'lead a crew, build trail, plan meals' },
      }),
      1,
      { noOfLine: 8 },
    ).items.join('\n');
  it('is no line without the figure, and stands with it', () => {
    const headlines = lines('The annual rate shown is prorated over the season.');
    expect(headlines).not.toMatch(/rate shown/);
    expect(headlines).toMatch(/44,000|crew/);
  });
  it('and what the job is may be one', () =>
    expect(lines('Crews camp by the river every night.')).toMatch(/camp by the river|crew/i));
});
