/** Tasks in one sentence: where a comma parts them, which may stand alone, and where in the text it is told when one works. */
import { describe, expect, it } from 'vitest';
import { itemBody } from '../item-text.ts';
import { splitSentences } from '../ledger/split-sentences.ts';
import { makeInput } from '../testing/input.ts';
import type { Step, StepOptions } from '../types.ts';
import { writeStep } from '../write.ts';

const runs = [0, 1, 2, 3, 4, 5];
const texts = (brief: object, step: Step, options: Partial<StepOptions> = {}, guidelines = {}): string[] =>
  runs.flatMap((iteration) =>
    writeStep(
      makeInput({ advert: { jobTitle: 'Shop Manager', location: 'Athlone', brandName: 'Paws' }, brief, guidelines }),
      step,
      { noOfLine: 3, outputLengthType: 'medium', outputType: 'prose', ...options },
      { iteration },
    ).items.map(itemBody),
  );

describe('two tasks in one sentence', () => {
  it('have no comma between them where only the nouns of the second are joined', () => {
    const all = texts(
      {
        responsibilitiesRole: 'keep the records, supervise assistants and students',
        description: 'The herbarium moves in May. Two volunteers help on Fridays.',
      },
      3,
    ).join('\n');
    expect(all).toMatch(/keep the records and supervise assistants and students/);
    expect(all).not.toMatch(/records, and supervise/);
  });
  it('are parted where the second has two verbs of its own', () => {
    const all = texts({ responsibilitiesRole: 'plan the rota, review and release payments' }, 3).join('\n');
    expect(all).not.toMatch(/rota and review/);
  });
});

it.each([
  ['supervise one pre-reg optometrist, carry out sight tests and contact lens checks', /optometrist,? carry/],
  ['review HR policies, advise managers on absence and conduct cases', /policies,? advise/],
])('the last task of a row has its "and", though things are joined in it: %s', (responsibilitiesRole, spliced) => {
  for (const text of texts({ responsibilitiesRole }, 2)) expect(text).not.toMatch(spliced);
});

it.each([1, 6] as const)('verbs that lack their object make no line: step %s', (step) => {
  const all = texts({ responsibilitiesRole: 'open and close, order the feed' }, step, { noOfLine: 8 }).join('\n');
  expect(all).not.toMatch(/open(?:ing)? and clos(?:e|ing)/i);
});

it('when one works stands behind the tasks', () => {
  const brief = {
    description: 'Two Sundays off in every three.',
    responsibilitiesRole: 'order the feed, clean the tanks, serve customers, plan the rota, check the animals',
  };
  for (const text of texts(brief, 3)) {
    const sentences = splitSentences(text);
    const when = sentences.findIndex((sentence) => /Sundays off/.test(sentence));
    const lastTask = sentences.findLastIndex((sentence) => /order|clean|serve|plan|check/.test(sentence));
    if (when >= 0) expect(when, text).toBeGreaterThan(lastTask);
  }
});

describe('a short introduction', () => {
  const brief = {
    description: 'Permanent, full time 39 hours. Two Sundays off in every three.',
    proposition: 'You are second in command of a shop with 14 people, 2,000 fish and one very loud parrot.',
    responsibilitiesRole: 'run the floor, check each animal twice a day',
  };
  const guidelines = {
    pillars: [
      { id: 'p', value: 'Animals first', statement: 'Any of us can refuse a sale if the home is wrong.', weight: 100 },
    ],
    values: [{ id: 'v', value: 'Know your stuff', statement: 'We do a training hour every Tuesday.', weight: 50 }],
  };
  it('has the promise in one of its texts', () => {
    const { items } = writeStep(
      makeInput({ advert: { jobTitle: 'Shop Manager', location: 'Athlone', brandName: 'Paws' }, brief, guidelines }),
      2,
      { noOfLine: 3, outputLengthType: 'small', outputType: 'prose' },
    );
    expect(items.map(itemBody).join('\n')).toMatch(/parrot/);
  });
  it('has new texts in a refresh as long as there are facts that did not stand together', () => {
    for (const iteration of [1, 2]) {
      const { items } = writeStep(
        makeInput({ advert: { jobTitle: 'Shop Manager', location: 'Athlone', brandName: 'Paws' }, brief, guidelines }),
        2,
        { noOfLine: 3, outputLengthType: 'small', outputType: 'prose' },
        { iteration },
      );
      expect(items.length).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('a task whose second verb is "be"', () => {
  const role = (task: string): string =>
    texts({ responsibilitiesRole: `${task}\nTrain new starters\nKeep displays fresh\nPlan the rota` }, 3).join('\n');
  it.each([
    'Open and close the shop and be responsible for the alarm',
    'Run the till and be the first to greet customers',
  ])('stands where its plain form is right: %s', (task) => {
    const all = role(task);
    expect(all).not.toMatch(/\b[Yy]ou (?!will\b|to\b)[a-z][^.]* and be /);
    expect(all).toMatch(/(?:[Yy]ou will|you['’]ll|\bto) [^.]* and be /);
  });
  it('and any other verb stands behind "you"', () =>
    expect(role('Open the shop and check the alarm')).toMatch(
      /\b[Yy]ou (?:[a-z ,]+ and )?open the shop and check the alarm/,
    ));
});
