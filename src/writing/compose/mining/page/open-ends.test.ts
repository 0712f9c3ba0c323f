/** Lines that can't be over, which go on below whatever the next one begins with. */
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../ledger/clean.ts';
import { mineJobDescription } from '../mine.ts';
import { keepMarks } from './paper.ts';

const mined = (lines: readonly string[]) => mineJobDescription(cleanText(keepMarks(lines.join('\n'))).text, '', 'Xxx');
const among = (...lines: string[]): string[] =>
  mined(['Duties', '• Open the barrier', ...lines, '• Clean the yard', '• Lock the gate']).duties.map(
    ({ text }) => text,
  );

describe('a line that can’t be over', () => {
  it.each([
    [
      '• Run the hearing clinic which takes place on alternate',
      'Wednesdays',
      'run the hearing clinic which takes place on alternate Wednesdays',
    ],
    ['• Help at the open day held each', 'September', 'help at the open day held each September'],
    ['• Attend the toolbox talk on every second', 'Tuesday', 'attend the toolbox talk on every second Tuesday'],
    ['• Escort visitors on a', 'Saturday morning', 'escort visitors on a Saturday morning'],
    ['• Mend broken ends in a', 'Jacquard loom', 'mend broken ends in a Jacquard loom'],
    ['• Set up looms for the weekly', 'Monday run', 'set up looms for the weekly Monday run'],
    [
      '• Report defects to the depot which opens on alternate',
      'Thursdays and Fridays',
      'report defects to the depot which opens on alternate Thursdays and Fridays',
    ],
    ['• Serve guests in a busy', 'station buffet', 'serve guests in a busy station buffet'],
  ])('goes on: %s', (line, next, task) => {
    expect(among(line, next)).toContain(task);
  });
  it.each([
    ['• Walk the floors every hour', 'Sundays off', 'walk the floors every hour'],
    ['• Pack the orders in full', 'Kitchen', 'pack the orders in full'],
    ['• Weigh each batch on average', 'People', 'weigh each batch on average'],
    ['• Raise purchase orders in Sage', 'People', 'raise purchase orders in Sage'],
    ['• Keep the shed clean and tidy', 'Mondays to Fridays', 'keep the shed clean and tidy'],
  ])('is over: %s', (line, next, task) => {
    expect(among(line, next)).toContain(task);
  });
  it('is no task where its rest is nowhere', () => {
    expect(among('• Report defects to the depot which opens on alternate')).toEqual([
      'open the barrier',
      'clean the yard',
      'lock the gate',
    ]);
    expect(
      mined(['Duties', '• Open the barrier', '• Sort mail for the depot which opens on alternate']).unread.duties,
    ).toEqual(['Sort mail for the depot which opens on alternate …']);
  });
  it('ends before the "and" that only leads to the next mark', () => {
    const { person, unread } = mined([
      'Requirements',
      '(a) Be registered on the Register of Opticians kept by the council.  AND',
      '(b) Hold a full driving licence and',
      '(c) Have two years of experience',
    ]);
    expect([...person.map(({ raw }) => raw), ...unread.person].filter((line) => /\band$/i.test(line))).toEqual([]);
  });
});

describe('the answer of a form', () => {
  it.each([
    ['Position          CNC PROGRAMMER / SETTER 5-AXIS'],
    ['Position: CNC PROGRAMMER / SETTER 5-AXIS'],
    ['Post              STAGE MANAGER'],
    ['Department        Milling'],
    ['Shift             Late and night'],
    ['Base              Depot North'],
    ['Contact           Mr Braun'],
    ['Supervisor: 2nd Shift Lead'],
  ])('is no task: %s', (row) => {
    expect(mined([row, '', 'Duties', '• Open the barrier', '• Clean the yard']).duties.map(({ text }) => text)).toEqual(
      ['open the barrier', 'clean the yard'],
    );
  });
  it.each([
    ['• Position cameras before the match', 'position cameras before the match'],
    ['• Post letters twice a day', 'post letters twice a day'],
    ['• Grade eggs by size', 'grade eggs by size'],
    ['• Contact suppliers about late deliveries', 'contact suppliers about late deliveries'],
  ])('and an order that begins so is one: %s', (line, task) => {
    expect(among(line)).toContain(task);
  });
});

describe('two words that say what one thing is like', () => {
  it.each([
    [
      'Able to climb ladders and work in a wet, dusty environment',
      'climb ladders and work in a wet, dusty environment',
    ],
    ['Used to working in a cold, dusty warehouse', 'used to working in a cold, dusty warehouse'],
  ])('stay with it: %s', (line, asked) => {
    expect(mined(['Requirements', `• ${line}`, '• Own hand tools']).person.map(({ text }) => text)).toContain(asked);
  });
});
