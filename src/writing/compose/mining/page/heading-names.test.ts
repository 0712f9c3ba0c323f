import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';

const tasks = ['- Prune the orchard', '- Sort and pack the harvest', '- Drive the tractor'];
const asked = ['- Tractor licence', '- Two years on a fruit farm'];
const given = ['- 26 days of leave', '- Boots and gloves', '- Lunch on Fridays'];
const read = (lines: readonly string[]) => mineJobDescription(lines.join('\n'), '');
const named = ({ person }: ReturnType<typeof read>): string[] => person.map(({ text }) => text);

describe('headings known by their whole wording', () => {
  it.each([
    'In return',
    'In return we offer you',
    'In exchange, you get',
    'Why join us?',
    'Why work with us',
    "What's on offer",
    'The deal',
    'Extras',
    'What you get back',
    'Hours and pay',
    'Working pattern',
    'Where and when',
    'Practicalities',
  ])('are of the employer, and nothing is asked below: %s', (heading) => {
    const mined = read(['What you will do', ...tasks, 'You will need', ...asked, heading, ...given]);
    expect(named(mined)).toHaveLength(2);
    expect(mined.duties).toHaveLength(3);
  });
  it.each(['Our team', 'Pre-employment checks', 'The small print', 'Your first 90 days', 'What success looks like'])(
    'tell of the house: %s',
    (heading) => {
      const mined = read([
        'Requirements',
        ...asked,
        heading,
        '- Six growers and a dog',
        '- A harvest without waste',
        '- Proof of address',
      ]);
      expect(named(mined)).toHaveLength(2);
      expect(mined.duties).toHaveLength(0);
    },
  );
  it.each(['Education', 'Licences', 'Certifications and training', 'Must have', 'Who can apply', 'Apply if you have'])(
    'ask: %s',
    (heading) => {
      const mined = read(['Tasks', ...tasks, heading, ...asked]);
      expect(named(mined)).toHaveLength(2);
      expect(mined.apply).toEqual([]);
    },
  );
  it.each([
    'Who we are looking for',
    'Who we are seeking',
    'WHO WE SEEK',
    'Our ideal colleague',
    'What it takes',
    'To be successful in this role',
    'To succeed you will need',
    'Preferred candidate',
    'Education and training',
  ])('ask for what stands below: %s', (heading) => {
    const mined = read(['Tasks', ...tasks, heading, ...asked, 'Who we are', '- A farm since 1974']);
    expect(named(mined)).toHaveLength(2);
    expect(mined.duties).toHaveLength(3);
  });
  it.each([
    'A typical day',
    'Scope of work',
    'Key activities',
    "How you'll spend your time",
    'How you will make a difference',
    'The role involves',
  ])('tell of the work: %s', (heading) => {
    const mined = read(['Requirements', ...asked, heading, ...tasks]);
    expect(named(mined)).toHaveLength(2);
    expect(mined.duties).toHaveLength(3);
  });
  it.each(['Beneficial', 'Not essential but useful', 'Would be a plus'])('wish: %s', (heading) => {
    const mined = read(['Tasks', ...tasks, 'Requirements', ...asked, heading, '- First aid certificate']);
    expect(mined.person.filter(({ desirable }) => desirable)).toHaveLength(1);
  });
  it('a paragraph under such a heading is read by its sentences', () => {
    const mined = read([
      'What you will be doing',
      'You will plan the calendar. You will manage stock.',
      'Who we are looking for',
      'You will be confident with budgets. You must be able to work weekends. A driving licence would be an advantage.',
    ]);
    expect(named(mined)).toEqual(expect.arrayContaining(['confident with budgets', 'work weekends']));
  });
  it.each(['Training', 'Education', 'The team', 'Schedule'])('name a group of tasks above tasks: %s', (heading) => {
    const mined = read(['What you will do', ...tasks, heading, '- Train two pickers', '- Plan the week for them']);
    expect(mined.duties.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['train two pickers', 'plan the week for them']),
    );
  });
});

describe('what is given among what is asked', () => {
  it.each([
    '30 days of paid leave',
    'Free fruit',
    'Company pension with 6% from us',
    'Meals on shift',
    '15% discount',
    'Pay of €16 an hour',
    '£15 an hour',
    'Paid breaks',
    'Private medical insurance for you and your family',
    '38 hours a week',
  ])('is no requirement: %s', (line) => {
    expect(named(read(['Requirements', ...asked, `- ${line}`]))).toHaveLength(2);
  });
  it.each([
    ['Free from convictions', 1],
    ['Pension scheme knowledge', 1],
    ['Medical insurance experience', 1],
    ['Free on Saturdays', 1],
    ['10 years of leave management experience', 1],
  ])('leaves what only sounds like it: %s', (line, more) => {
    expect(named(read(['Requirements', ...asked, `- ${line}`]))).toHaveLength(2 + more);
  });
  it('ask in notes, and wish', () => {
    const mined = read([
      '- Load trailers',
      'Need: 18+, right to work UK, ok on your feet all shift',
      'Nice: FLT licence',
    ]);
    expect(mined.person.map(({ text, desirable }) => [text, desirable])).toEqual([
      ['18 or over', false],
      ['the right to work in the UK', false],
      ['ok on your feet all shift', false],
      ['an FLT licence', true],
    ]);
  });
});
