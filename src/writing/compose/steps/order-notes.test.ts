import { describe, expect, it } from 'vitest';
import { itemBody } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';
import { orderIn } from './order-notes.ts';

describe('an order in a step brief', () => {
  it.each([
    ['Pipeline before dashboards', 'Pipeline', 'dashboards'],
    ['Put site visits first', 'site visits', ''],
    ['Founder succession first', 'Founder succession', ''],
    ['The ovens before the counter', 'ovens', 'counter'],
    ['Keep the night rota first, then the pay', 'night rota', 'pay'],
    ['Lambing ahead of fencing.', 'Lambing', 'fencing'],
    ['Lead on the new wing', 'new wing', ''],
    ['Start with inspections', 'inspections', ''],
    ['Put the flock first, fences second', 'flock', 'fences'],
    ['<b>Rust first</b>', 'Rust', ''],
    ['Fridays off, up front', 'Fridays off', ''],
    ['Put dbt early', 'dbt', ''],
    ['Repairs recovery comes first', 'Repairs recovery', ''],
    ['No nights and no weekends first', 'No nights and no weekends', ''],
    ['Mention the nursery at the top', 'nursery', ''],
    ['SAS before R', 'SAS', 'R'],
    ['The orchard up front', 'orchard', ''],
  ])('%s', (brief, first, behind) => {
    expect(orderIn(brief)).toEqual({ first, behind });
  });
  it.each([
    'Ask them to apply before spring break',
    'Mention the hawks',
    'Safety first',
    'Say it before you ask for anything else',
    'Do not put the pay first',
    'No jargon',
    'They finish early',
    'We start early',
    'No more than ten words',
  ])('none in: %s', (brief) => {
    expect(orderIn(brief)).toBeNull();
  });
});

it.each([
  ['Ledgers before visits', 'sew ledgers, visit parish archives, mend maps'],
  ['Visits before ledgers', 'sew ledgers, visit parish archives, mend maps'],
  ['Maps first', 'sew ledgers, visit parish archives, mend maps'],
])('is kept or told: %s', (brief, responsibilitiesRole) => {
  const input = makeInput({
    advert: { jobTitle: 'Paper Conservator', location: 'Sligo' },
    guidelines: { companyName: 'Garavogue Paper' },
    brief: { responsibilitiesRole, skills: 'a steady hand' },
  });
  for (const seed of [1, 2, 3]) {
    const { items, notes } = writeStep(input, 3, { noOfLine: 3, brief } as never, { seed, iteration: 0, shown: [] });
    const [one = '', two] = brief.replace(/ first$/, '').split(' before ');
    const key = (word: string): RegExp => new RegExp(`\\b${word.slice(0, 4)}`, 'i');
    const kept = items.every((item) => {
      const body = itemBody(item);
      const at = body.search(key(one));
      return two === undefined ? at >= 0 : at >= 0 && (body.search(key(two)) < 0 || at < body.search(key(two)));
    });
    expect(kept || notes.some((note) => /step brief/.test(note))).toBe(true);
  }
});

it('tells where a name of one letter stands before the other', () => {
  const input = makeInput({
    advert: { jobTitle: 'Programmer', location: 'Sligo' },
    guidelines: { companyName: 'Garavogue Trials' },
    brief: { responsibilitiesRole: 'write code', skills: 'R and SAS\nExperience with clinical trials' },
  });
  const run = (brief: string) => writeStep(input, 4, { noOfLine: 3, brief } as never, { iteration: 0, shown: [] });
  const { items, notes } = run('SAS before R');
  expect(items.map(itemBody).join(' ')).toMatch(/R and SAS/);
  expect(notes.join(' ')).toMatch(/"SAS before R"/);
  expect(run('R before SAS').notes.join(' ')).not.toMatch(/sets an order/);
});
