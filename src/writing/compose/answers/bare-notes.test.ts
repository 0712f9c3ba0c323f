/** Notes without a verb become sentences: no fragment stands bare behind a label, and the place stands once. */
import { describe, expect, it } from 'vitest';
import type { QuestionNumber } from '../questions.ts';
import { ask, type Over } from '../testing/ask.ts';
import { makeInput } from '../testing/input.ts';

const input = makeInput({
  advert: { jobTitle: 'Boat Builder', location: 'Oban' },
  guidelines: { companyName: 'Lorne Yard' },
});
const write = (question: QuestionNumber, answer: string, over: Over = {}): string =>
  ask(input, question, answer, over).contents.join('\n');
const label =
  /(?:What else to know|What to expect|In short|Also|Good to know|A few facts|About us|What (?:else )?to know about us|The job in brief)[^:.]*:/;

describe('a note on the job', () => {
  it.each([
    ['Our foreman has moved to Mull. Travel up to 15%.', 'Expect to travel up to 15% of the time.'],
    ['We lost a builder in May. 5 min walk from the ferry.', "We're a 5-minute walk from the ferry."],
    ['We lost a builder in May. 11 min walk from the ferry.', "We're an 11-minute walk from the ferry."],
    ['We lost a builder in May. Now we want two.', 'Now we want two.'],
    ['We lost a builder in May. Craft pay scale.', 'The post is on the craft pay scale.'],
    ['We lost a builder in May. Continental shifts, days and nights.', 'continental shifts, days and nights.'],
    ['Our second sailmaker left. £17 an hour.', 'Our second sailmaker left.'],
    ['Quiet. Need another builder.', "We're quiet."],
    ['Regular travel to Barra. We lost a builder in May.', 'Expect regular travel to Barra.'],
  ])('is a sentence: %s', (answer, wanted) => {
    for (const iteration of [0, 1]) {
      const text = write(2, answer, { iteration });
      expect(text).toContain(wanted);
      expect(text).not.toMatch(label);
    }
  });
});

describe('the place', () => {
  it.each([
    'We lost a builder in May. £17 an hour, 38 hours, Oban.',
    'We lost a builder in May. Based in Oban, four days a week.',
    'We lost a builder in May. On site in Oban with one day in the drawing office.',
    'Need another builder. Oban and the islands.',
  ])('stands once, and of the job: %s', (answer) => {
    for (const iteration of [0, 1, 2]) {
      const text = write(2, answer, { iteration });
      expect(text.match(/Oban/g)).toHaveLength(1);
      expect(text).not.toMatch(/We(?:'re| are) based|: Oban/);
    }
  });
  it.each([
    ['A new slip opens in May. Based at our north pier shed.', /based at our north pier shed\./],
    ['A new slip opens in May. In Kerrera Sound, four days a week.', /based in Kerrera Sound\./],
  ])('where one works is said of the job: %s', (answer, wanted) => {
    const text = write(2, answer);
    expect(text).toMatch(wanted);
    expect(text).not.toMatch(/We(?:'re| are) based/);
  });
});

describe('a note on the company', () => {
  it.each([
    [
      'Six slips, all under cover, about 40 people. We launch on the spring tide.',
      'We have six slips, all under cover, and about 40 people.',
    ],
    [
      'Family-owned since 1951, two yards, 19 builders. We launch on the spring tide.',
      "We've been family-owned since 1951, with two yards and 19 builders.",
    ],
    [
      '3 yards, £4 million in orders, still independent',
      "We have 3 yards and £4 million in orders. We're still independent.",
    ],
    [
      'We launch on the spring tide. Walk on Thursday at 3 with the dogs.',
      "There's a walk on Thursday at 3 with the dogs.",
    ],
    ['11 of us. Tea at 10', 'Tea is at 10.'],
    ['Named Scottish Yard of the Year in 2021.', 'in 2021'],
  ])('is a sentence: %s', (answer, wanted) => {
    const text = write(6, answer);
    expect(text).toContain(wanted);
    expect(text).not.toMatch(label);
  });
});
