/** Tasks told in the third person, and bullets whose parts stand beside each other well. */
import { describe, expect, it } from 'vitest';
import type { QuestionNumber } from '../questions.ts';
import { ask, type Over, siteManager } from '../testing/ask.ts';

const write = (question: QuestionNumber, answer: string, over: Over = {}): string =>
  ask(siteManager, question, answer, { outputLength: 'small', ...over }).contents.join('\n');
const rows = (answer: string, question: 3 | 4 = 3, over: Over = {}): string[] =>
  write(question, answer, { outputType: 'bullets', ...over })
    .split('\n')
    .filter((row) => row.startsWith('• '));

describe('every verb of the third person is turned', () => {
  it.each([
    ['Plans and prices extensions. Keeps the site diary.', 'plan and price extensions'],
    ['Measures kitchens and draws plans. Keeps the site diary.', 'measure kitchens and draw plans'],
    ['Picks up and drops off tools. Keeps the site diary.', 'pick up and drop off tools'],
    ['Orders timber and checks deliveries. Keeps the site diary.', 'order timber and check deliveries'],
    ['Answers calls and queries from tenants. Keeps the site diary.', 'answer calls and queries from tenants'],
  ])('%s', (answer, wanted) => {
    expect(write(3, answer)).toContain(wanted);
  });

  it.each([
    ['Twice a term trains the first aiders. Keeps the site diary.', 'train the first aiders twice a term'],
    ['Every Thursday walks the boundary. Keeps the site diary.', 'walk the boundary every Thursday'],
    ['At weekends opens the gates. Keeps the site diary.', 'open the gates at weekends'],
    ['Occasionally stands in for the planner. Keeps the site diary.', 'occasionally stand in for the planner'],
    ['Most days bakes rolls, pies and buns. Keeps the site diary.', "Most days you'll bake rolls, pies and buns."],
  ])('and what comes before it tells when: %s', (answer, wanted) => {
    expect(write(3, answer)).toContain(wanted);
    expect(write(3, answer, { outputType: 'bullets' }).toLowerCase()).toContain(
      wanted.toLowerCase().replace(/\.$/, ''),
    );
  });

  it.each([
    'Every Friday there is cake.',
    'Most days the gates are open by six.',
    'Every Monday stock meeting with Ann',
  ])('but nothing of somebody else: %s', (answer) => {
    expect(write(3, `Keeps the site diary. ${answer}`)).not.toMatch(
      /you'll (?:there|the gates|stock)|(?:is|are) every/,
    );
  });

  it('two nouns among nouns are no order', () => {
    for (const answer of ['leaks, lamp changes, brake snags', 'tyres, chain swaps, brake snags']) {
      expect(write(3, answer)).not.toMatch(/You'll/);
      expect(rows(answer).join(' ')).not.toMatch(/ing (?:swaps|snags|changes)/);
    }
  });
});

describe('bullets', () => {
  it('keep two unlike things in two sentences', () => {
    expect(
      rows("A clean licence. Level 2 in plumbing or working towards it, doesn't mind crawl spaces. Calm.", 4).join(
        '\n',
      ),
    ).toMatch(/working towards it\. You don't mind crawl spaces\./);
  });

  it('keep the order in which one task leans on the other', () => {
    expect(
      rows(
        'Meets tenants who are new or moving, records their complaints under the Housing Act 1988. Keeps the keys. Lets garages. Reads meters.',
      ).join('\n'),
    ).toMatch(/tenants who are new or moving, and record their complaints/i);
  });

  it('are made of one thing asked for and what helps', () => {
    const made = rows(
      'You must be able to read drawings. Experience of piling would be useful. Full training on our system is given.',
      4,
    );
    expect(made).toHaveLength(2);
    expect(made.join('\n')).toMatch(/experience of piling/i);
  });

  it('give a long task beside things a row of its own', () => {
    expect(
      rows('Monday site call, permits, skips. Train the gang of nine, including two school leavers, in first aid'),
    ).toEqual([
      expect.any(String),
      expect.any(String),
      expect.stringMatching(/^• Train(?:ing)? the gang of nine, including two school leavers, in first aid\.$/),
    ]);
  });
});
