/** Tables whose cells ran together: only what surely is their first cell is work or asked for. */
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../ledger/clean.ts';
import { mineJobDescription } from '../mine.ts';
import { keepMarks } from './paper.ts';

const mined = (lines: readonly string[]) => mineJobDescription(cleanText(keepMarks(lines.join('\n'))).text, '', 'Xxx');
const tasks = (...lines: string[]): string[] => mined(lines).duties.map(({ text }) => text);
const asked = (...lines: string[]): string[] =>
  mined(lines).person.map(({ text, desirable }) => `${desirable ? 'wish: ' : ''}${text}`);

describe('a row of work with its other cells behind it', () => {
  it.each<[names: string, rows: readonly string[], work: readonly string[]]>([
    [
      'No. Key Task Frequency KPI',
      [
        '1 Clean the pool filters Daily Clear water',
        '2 Check the chlorine level Every shift Log',
        '3 Order chemicals As required Stock days',
      ],
      ['clean the pool filters', 'check the chlorine level', 'order chemicals'],
    ],
    [
      'No. Task Frequency Output',
      [
        '1 GREASE THE BEARINGS (MAIN AND SIDE) Weekly Grease log',
        '2 Inspect belts, rollers',
        'and guards Monthly Report',
      ],
      ['grease the bearings', 'inspect belts, rollers and guards'],
    ],
    [
      'Activity Freq Output',
      ['Count the till D Till sheet', 'Order stock W Order form'],
      ['count the till', 'order stock'],
    ],
    ['Duty KPI', ['Pack the crates Speed', 'Load the vans Punctuality'], ['pack the crates', 'load the vans']],
    [
      'Duty %',
      ['Teach the youngest class 60%', 'Mark their books 40%'],
      ['teach the youngest class', 'mark their books'],
    ],
    [
      'Sr.  Activity  Freq  Output',
      [
        '1  Draft leases and licences  W  Signed draft',
        '2  Register titles with the',
        'Land Registry  M  Receipt',
        '3  Bill clients  As reqd  Invoice',
      ],
      ['draft leases and licences', 'register titles with the Land Registry', 'bill clients'],
    ],
    [
      'KEY ACCOUNTABILITIES MEASURE',
      [
        'Answer calls from tenants, con-',
        'tractors and members Waiting time %',
        'CARRY OUT PLANNED SERVICING TO THE MONTHLY',
        'PLAN PPM completion',
        'CLEAN THE STORES AT THE END OF EACH SHIFT Audit',
        'Order parts and keep the stores count right Stock accuracy',
      ],
      [
        'answer calls from tenants, contractors and members',
        'carry out planned servicing to the monthly plan',
        'clean the stores at the end of each shift',
        'order parts and keep the stores count right',
      ],
    ],
    [
      'RESPONSIBILITIES STANDARD',
      ['SEAT GUESTS WITHIN FIVE MINUTES OF', 'ARRIVAL Guest score', 'Polish the glasses Checklist'],
      ['seat guests within five minutes of arrival', 'polish the glasses'],
    ],
    [
      'TASKS OUTCOME',
      ['Weigh the lambs each week Growth', 'Mend fences and', 'gates Sound boundaries'],
      ['weigh the lambs each week', 'mend fences and gates'],
    ],
    [
      'Duties Weight',
      ['FILL SHELVES BEFORE OPENING 30', 'Serve customers 70'],
      ['fill shelves before opening', 'serve customers'],
    ],
    [
      'MAIN TASKS KPI',
      ['DRIVE THE MORNING ROUND Punctuality', 'WASH THE VAN Checklist', 'PERSON SPECIFICATION', 'A full licence'],
      ['drive the morning round', 'wash the van'],
    ],
    [
      'No  Task  KPI',
      ['1  Prune the orchard  Yield', '2  Spray the vines  Losses'],
      ['prune the orchard', 'spray the vines'],
    ],
  ])('%s', (names, rows, work) => {
    expect(tasks('KEY DUTIES', names, ...rows)).toEqual(work);
  });
  it.each(['How assessed', 'Assessed by', 'Method of assessment', 'Assessment'])(
    'has no letters of the form behind it: %s',
    (column) => {
      const { person, unread } = mined([
        'PERSON SPEC',
        `Criteria Essential Desirable ${column}`,
        'Experience 2 years driving a forklift Loading ships AF/I',
        'Other Able to lift 20 kg Overhead crane ticket   A, I',
        'Skills Explain plans; prioritise own caseload   I',
      ]);
      expect(person.map(({ text, desirable }) => `${desirable ? 'wish: ' : ''}${text}`)).toEqual([
        '2 years’ experience driving a forklift',
        'wish: experience of loading ships',
        'lift 20 kg',
        'wish: an overhead crane ticket',
      ]);
      expect(unread.person).toEqual(['Skills Explain plans, prioritise own caseload']);
    },
  );
  it('says of each of several that it is experience, as its name does', () => {
    expect(
      asked(
        'PERSON SPEC',
        'Criteria Essential Desirable How assessed',
        'Experience Wound care and debridement; lone working Leading a clinic AF',
        'Other Able to lift 20 kg Overhead crane ticket I',
      ),
    ).toEqual([
      'experience of wound care and debridement',
      'experience of lone working',
      'wish: experience of leading a clinic',
      'lift 20 kg',
      'wish: an overhead crane ticket',
    ]);
  });
  it('is left out, and noted, where its end is not sure', () => {
    const { duties, unread } = mined([
      'Key Tasks',
      'No. Task KPI',
      '1 Wash the linen Whiteness',
      '2 Manage Customer Complaints Response Time',
      '3 Iron the sheets Pieces',
    ]);
    expect(duties.map(({ text }) => text)).toEqual(['wash the linen', 'iron the sheets']);
    expect(unread.duties).toEqual(['Manage Customer Complaints Response Time']);
  });
  it.each([
    ['Key tasks', 'Clean the pool filters daily', 'Check the chlorine level'],
    ['Main duties:', '• Clean the pool filters  daily', '• Check the chlorine level'],
    ['Key tasks and outputs', '- Clean the pool filters daily', '- Check the chlorine level'],
    ['Duties', '1. Clean the pool filters daily', '2. Check the chlorine level'],
  ])('stays as it is without a row of names: %s', (...lines) => {
    expect(tasks(...lines)).toEqual(['clean the pool filters daily', 'check the chlorine level']);
  });
});

describe('a row of what is asked with its wish behind it', () => {
  it('is parted where only one place can be the end of the first', () => {
    expect(
      asked(
        'PERSON SPEC',
        'Criteria Essential Desirable',
        'Experience 2 years driving a forklift Loading ships',
        'Other Able to lift 20 kg Overhead crane ticket',
      ),
    ).toEqual([
      '2 years’ experience driving a forklift',
      'wish: experience of loading ships',
      'lift 20 kg',
      'wish: an overhead crane ticket',
    ]);
  });
  it('is left out, and noted, where its end is not sure', () => {
    const { person, unread } = mined([
      'PERSON SPEC',
      'Criteria Essential Desirable',
      'Knowledge Reading of plans including',
      'tolerances CAM software',
      'Qualification NVQ Level 2 or apprenticeship HNC',
    ]);
    expect(person).toEqual([]);
    expect(unread.person).toEqual([
      'Knowledge Reading of plans including tolerances CAM software',
      'Qualification NVQ Level 2 or apprenticeship HNC',
    ]);
  });
});
