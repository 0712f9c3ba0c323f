/** Lines that the paper's edge cut in the middle: what goes on with them, and what is left out because it is on no line. */
import { describe, expect, it } from 'vitest';
import { goesOnWithVerb, lacksVerb } from '../../language/lacking-verb.ts';
import { cleanText } from '../../ledger/clean.ts';
import { mineJobDescription } from '../mine.ts';
import { readLines } from './lines.ts';
import { keepMarks } from './paper.ts';
import { endsInHalfName, goesOnAlike } from './wrapped-lines.ts';

const mined = (lines: readonly string[]) => mineJobDescription(cleanText(keepMarks(lines.join('\n'))).text, '', 'Xxx');
const tasks = (...lines: string[]): string[] => mined(lines).duties.map(({ text }) => text);

describe('a clause without its verb', () => {
  it.each([
    'Edit programs at the control where speeds, feeds or tool paths',
    'Agree the plan where sites, roads or drains',
    'Visit farms where crops, soils or drains',
  ])('is cut: %s', (line) => {
    expect(lacksVerb(line)).toBe(true);
  });
  it.each([
    'Stop the line where machines stop and need parts',
    'Help where needed',
    'Work in workshops where joiners and painters work',
    'Clean the rooms where guests stay',
    'Order timber, fixings and paints',
  ])('is none: %s', (line) => {
    expect(lacksVerb(line)).toBe(false);
  });
  it.each([
    ['Edit programs at the control where feeds or tool paths', 'can be improved.', true],
    ['Return the parts to the supplier if they', 'are found to be faulty', true],
    ['Write up the claims which the insurer', 'must be sent within a week', true],
    ['Mend the fences in the lower field', 'must be able to drive', false],
    ['Keep the shop floor clean and tidy', 'are you ready', false],
  ])('goes on with what is said of it: %s / %s', (above, next, goes) => {
    expect(goesOnWithVerb(above, next)).toBe(goes);
  });
});

describe('a name that was parted', () => {
  it.each([
    ['schemes of work for Key Stage 3 and Key', 'Stage 4 including food', true],
    ['cover at Mill Lane North and Mill', 'Lane South each week', true],
    ['service lifts of Class A and Class', 'B in the district', false],
    ['work with Sales and Marketing', 'Stage shows in the park', false],
  ])('goes on: %s / %s', (above, next, goes) => {
    expect(goesOnAlike(above, next)).toBe(goes);
  });
  it('is seen to be half where its rest is nowhere', () => {
    expect(endsInHalfName('Write schemes of work for Key Stage 3 and Key')).toBe(true);
    expect(endsInHalfName('Write schemes of work for Key Stage 3 and Music')).toBe(false);
    expect(
      mined(['Duties', '• Write schemes of work for Key Stage 3 and Key', '• Open the hall']).unread.duties,
    ).toEqual(['Write schemes of work for Key Stage 3 and Key …']);
  });
});

describe('a list whose points end in stops', () => {
  it('goes on where a point has none', () => {
    expect(
      tasks(
        'DUTIES',
        '1.  To develop and review schemes of work for Key Stage 3 and Key',
        'Stage 4 including food and textiles.',
        '2.  To maintain the boats and the moorings at Loch',
        'Ness and the pier.',
        '3.  To monitor the quality of teaching.',
        '4.  To run a club one evening per week.',
      ).map((task) => task.slice(0, 60)),
    ).toEqual([
      'develop and review schemes of work for Key Stage 3 and Key S',
      'maintain the boats and the moorings at Loch Ness and the pie',
      'monitor the quality of teaching',
      'run a club one evening per week',
    ]);
  });
  it('ends with its point where the next line is a heading', () => {
    expect(
      tasks('Duties', '• Open the hall.', '• Set out the chairs.', '• Lock the gate.', 'Requirements', '• Own car'),
    ).toEqual(['open the hall', 'set out the chairs', 'lock the gate']);
  });
});

it('one long line that was pasted in tells nothing of the paper’s edge', () => {
  expect(
    tasks(
      'MAIN TASKS',
      'The postholder will set up work holding, tooling and offsets for each',
      'batch.',
      'The postholder will inspect the first part of each batch and will then',
      'record the results on the card.',
      'To edit programs at the control where speeds, feeds or tool paths',
      'can be improved.',
      'Keep the machine and the area around it clean and safe.',
      '',
      'Brightside Precision Ltd is an equal opportunities employer. This job description is not exhaustive and may be amended.',
    ),
  ).toContain('edit programs at the control where speeds, feeds or tool paths can be improved');
});

describe('a shouted point', () => {
  it.each([
    ['TO ARRANGE EMERGENCY ACCOMMODATION WHERE A DUTY EXISTS.', 'arrange emergency accommodation where a duty exists'],
    ['TO GIVE AND TAKE HANDOVER AT THE BEDSIDE.', 'give and take handover at the bedside'],
    ['TO CONTACT PARENTS OF PUPILS WHO ARE LATE.', 'contact parents of pupils who are late'],
    ['TO REVIEW THE POLICY ON LONE WORKING', 'review the policy on lone working'],
  ])('is no heading: %s', (point, task) => {
    const found = tasks(
      'DUTIES',
      '1.  To open the hall each morning.',
      `2.  ${point}`,
      '3.  To write the monthly report for the board.',
    );
    expect(found).toContain(task);
    expect(found.some((one) => one.startsWith('write the monthly report'))).toBe(true);
  });
  it('is one where it names a section', () => {
    expect(tasks('1. DUTIES', '• Open the hall', '2. PERSON SPECIFICATION', '• Run a marathon')).toEqual([
      'open the hall',
    ]);
  });
});

it.each([
  [
    'Responsible for tool cost tracking against\nbudget monthly',
    'Responsible for tool cost tracking against budget monthly',
  ],
  ['Check delivery notes against\nstock in the system', 'Check delivery notes against stock in the system'],
])('a line that ends in "against" goes on with any word: %s', (typed, whole) => {
  expect(readLines(`Duties\nOrder parts\n${typed}\nClean the tools\n`).lines.map(({ text }) => text)).toContain(whole);
});
