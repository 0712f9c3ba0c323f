import { describe, expect, it } from 'vitest';
import { itemBody } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';

const tasks = [
  'run the podiatry clinic',
  'treat high-risk feet',
  'supervise one assistant',
  'keep the notes',
  'order dressings',
  'answer the phone',
  'tidy the store',
  'water the plants',
];
const textsOf = (responsibilitiesRole: string, brief = '') =>
  writeStep(
    makeInput({
      advert: { jobTitle: 'Podiatrist', location: 'Ilkley' },
      guidelines: { companyName: 'Wharfe Care' },
      brief: { responsibilitiesRole },
    }),
    3,
    { noOfLine: 3, outputLengthType: 'medium', outputType: 'bullet', brief },
  ).items.map(itemBody);

/** The prose above the list. */
const proseOf = (text: string): string => text.split('\n')[0] ?? '';

describe('above a list of tasks', () => {
  it('the prose has one of the first tasks, another in each text', () => {
    const texts = textsOf(tasks.join(', '));
    expect(texts).toHaveLength(3);
    texts.forEach((text, index) => {
      // The prose may have them in another form: "running the podiatry clinic".
      const thing = (tasks[index % 2] ?? '').split(' ').slice(1).join(' ');
      expect(proseOf(text), text).toContain(thing);
    });
  });
  it('few tasks stand in the list, all of them', () => {
    const [text = ''] = textsOf(tasks.slice(0, 3).join(', '));
    expect(text.split('\n').filter((line) => line.startsWith('• ')).length).toBeGreaterThanOrEqual(2);
  });
  it('what the step brief points at leads the list', () => {
    const [text = ''] = textsOf(tasks.join(', '), 'Lead on ordering dressings');
    expect(text).toMatch(/dressings/);
    expect(text.split('\n').find((line) => line.startsWith('• '))).toMatch(/dressings/);
  });
});
