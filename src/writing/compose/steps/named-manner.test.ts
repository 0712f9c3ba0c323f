import { describe, expect, it } from 'vitest';
import { readStatement } from '../ledger/statement.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';
import { announcement } from './named-manner.ts';

const announced = (text: string) => {
  const name = readStatement(text);
  return name && announcement(name);
};

describe('a name that is announced', () => {
  it.each([
    'Fix it once',
    'Patients first',
    'Side by side',
    'Straight talk',
    'No shortcuts',
    'One team',
    'Own it',
    'Built here',
  ])('%s is a way of working', (name) => expect(announced(name)).toBe('is how we work'));
  it.each([
    'Own budget',
    'Your own patch',
    'Room to think',
    'A quiet phone',
    'Fair pay',
    'Time with families',
    'Room to read',
    'Time to teach',
  ])('%s comes with the job', (name) => expect(announced(name)).toBe('comes with the job'));
  it.each([
    'New machines',
    'Roots',
    'Qualify with us',
    'Grow here',
    'Come as you are',
    'Steel and people',
    'Branches',
    'Big machines',
    'Quiet wards',
    'Move on up',
    'Anchors',
    'Your name on it',
  ])('%s is neither', (name) => expect(announced(name)).toBeNull());
});

describe('headlines of a pillar that is a thing', () => {
  const batches = (value: string, statement: string, kind: 'pillars' | 'values' = 'pillars') =>
    [0, 1].map((iteration) =>
      writeStep(
        makeInput({
          advert: { jobTitle: 'Miller', location: 'Athy', brandName: 'Barrow Grain' },
          guidelines: { [kind]: [{ id: 'g1', value, statement, weight: 100 }] },
          brief: { responsibilitiesRole: 'run the mill, test the flour, order wheat' },
        }),
        1,
        { noOfLine: 8, constraints: { jobTitleSequence: true } },
        { iteration },
      ).items.map(String),
    );
  it.each([
    ['New dryers', 'Three new grain dryers went in last winter'],
    ['Big machines', 'You drive the largest excavators in Leinster'],
    ['Branches', 'We open two new branches a year'],
  ])('“%s” is said by what it means, and is no way of working', (name, statement) => {
    const all = batches(name, statement).flat().join('\n');
    expect(all.toLowerCase()).toContain(statement.toLowerCase());
    expect(all).not.toMatch(/is how|(?:dryers|machines|branches), with/i);
  });
  it('says what a value means, though its name is an order', () => {
    const [lines = []] = batches('Ask twice', 'Nobody is laughed at for a question', 'values');
    expect(lines.join('\n')).toMatch(/nobody is laughed at for a question/i);
    expect(lines.join('\n')).not.toMatch(/one of our values/);
  });
});
