/** Lines that go on with a capital: shouted ones, and names that the edge of the paper parted. */
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../ledger/clean.ts';
import { mineJobDescription } from '../mine.ts';
import { keepMarks } from './paper.ts';

const mined = (lines: readonly string[]) => mineJobDescription(cleanText(keepMarks(lines.join('\n'))).text, '', 'Xxx');
const tasks = (...lines: string[]): string[] => mined(lines).duties.map(({ text }) => text);
const asked = (...lines: string[]): string[] => mined(lines).person.map(({ text }) => text);

describe('a shouted list without marks', () => {
  it('goes on where no line begins so, and each order begins anew', () => {
    expect(
      tasks(
        'RESPONSIBILITIES',
        'TO SET AND OPERATE AMADA AND TRUMPF PRESS',
        'BRAKES INCLUDING SELECTION OF TOOLING',
        'CARRY OUT FIRST-OFF AND IN-PROCESS INSPECTION',
        'AND RECORD THE RESULTS ON THE ROUTE CARD',
      ),
    ).toEqual([
      'set and operate AMADA and TRUMPF press brakes including selection of tooling',
      'carry out the first-off and in-process inspection and record the results on the route card',
    ]);
  });
});

describe('a shouted line', () => {
  it('goes on below where the next word had no room', () => {
    expect(
      tasks(
        'DUTIES',
        '• CARRY OUT SAFETY INSPECTIONS EVERY SIX WEEKS AND RECORD EVERY',
        'DEFECT IN THE LOG',
        '• ORDER PARTS FROM DEALERS AND BREAKERS AND KEEP THE STORE BELOW',
        'BUDGET',
        '• EMPTY BINS',
        'BENEFITS',
        '• FREE PARKING',
      ),
    ).toEqual([
      'carry out safety inspections every six weeks and record every defect in the log',
      'order parts from dealers and breakers and keep the store below budget',
      'empty bins',
    ]);
  });
  it.each([
    [
      '• ENSURING THAT TRAFFIC PLANS AND SAFETY',
      'STATEMENTS ARE IN PLACE ON EVERY SITE',
      'ensure that traffic plans and safety statements are in place on every site',
    ],
    [
      '• MAKING SURE THAT TABLES AND HIGH',
      'CHAIRS ARE CLEAN BEFORE SERVICE',
      'make sure that tables and high chairs are clean before service',
    ],
    [
      '• CHECKING THAT EVERY VISITOR',
      'BADGE IS HANDED IN AT THE GATE',
      'check that every visitor badge is handed in at the gate',
    ],
    ['• CLEANING AND STOCKING THE', 'TREATMENT ROOMS', 'clean and stock the treatment rooms'],
  ])('goes on where its verb stands below, though the paper is wide: %s / %s', (first, second, said) => {
    expect(
      tasks(
        'MAIN DUTIES',
        first,
        second,
        '• Filing of forms',
        'ABOUT US',
        'We are a small firm that has looked after its customers in this town and the villages around it for many years.',
      ),
    ).toEqual([said, 'file forms']);
  });
  it.each([
    ['OUR PEOPLE', 'a name of a section'],
    ['WHAT WE ARE LOOKING FOR', 'a name of a section with a verb'],
    ['EQUIPMENT', 'one word'],
    ['QUALIFICATIONS', 'what is asked'],
  ])('does not go on with %s', (name) => {
    expect(
      tasks('MAIN DUTIES', '• COUNTING THE STOCK EVERY FRIDAY', '• Filing of forms', name, '• Something else')[0],
    ).toBe('count the stock every Friday');
  });
  it.each([
    [
      '1.  TO PREPARE THE ROOM BEFORE EACH SESSION AND LAY OUT THE INSTRU-',
      'MENTS FOR THE DAY',
      'prepare the room before each session and lay out the instruments for the day',
    ],
    [
      '1.  TO CHECK THE SEALS AND TO LOG THE PRESSURE OF EVERY EXTIN-',
      'GUISHER ON THE SHIP',
      'check the seals and log the pressure of every extinguisher on the ship',
    ],
    [
      '1.  TO COUNT THE TILLS AND CASH BOXES ON THE LAST FRIDAY OF',
      'EVERY MONTH',
      'count the tills and cash boxes on the last Friday of every month',
    ],
    [
      '1.  TO CARRY OUT A FULL STOCKTAKE OF BOTH STORES EACH JUNE AND',
      'DECEMBER BEFORE THE AUDIT',
      'carry out a full stocktake of both stores each June and December before the audit',
    ],
  ])('has no capitals left over: %s / %s', (first, second, said) => {
    expect(
      tasks(
        'KEY RESPONSIBILITIES',
        first,
        second,
        '2.  Charting for the dentist and the hygienist',
        '3.  Mixing of impression materials',
      )[0],
    ).toBe(said);
  });
  it.each([
    ['CLEANING OF TANKS IN THE DAIRY,', 'clean tanks in the dairy, including daily tests and the log'],
    ['CALIBRATION AND REPAIR OF SCALES IN THE LAB,', 'calibrate and repair scales in the lab'],
    ['STERILISATION AND PACKING OF INSTRUMENTS IN THE LDU,', 'sterilise and pack instruments in the LDU'],
  ])('shouts only as far as it is broken: %s', (first, said) => {
    expect(
      tasks(
        'KEY RESPONSIBILITIES',
        '1.  Charting for the dentist',
        `2.  ${first}`,
        'including daily tests and the log',
        '3.  Mixing of materials',
      )[1],
    ).toBe(said);
  });
  it('goes on with the other way in, whatever words of a heading it has', () => {
    expect(
      asked(
        'YOUR PROFILE',
        '- DEGREE IN ELECTRICAL ENGINEERING, COMPUTER SCIENCE',
        'OR A COMPARABLE QUALIFICATION',
        "- At least three years' experience of embedded C",
      )[0],
    ).toBe('a degree in electrical engineering, computer science or a comparable qualification');
  });
  it('ends at a heading', () => {
    expect(
      tasks(
        'DUTIES',
        '• CARRY OUT SAFETY INSPECTIONS EVERY SIX WEEKS',
        '• ORDER PARTS FROM DEALERS AND KEEP THE STORE',
        'PERSON SPECIFICATION',
        '• HGV LICENCE',
      ),
    ).toEqual(['carry out safety inspections every six weeks', 'order parts from dealers and keep the store']);
  });
});

describe('a name that was parted', () => {
  it.each([
    [
      '• Supporting the ward sister and the matron in the work of the Clinical',
      'Services team at weekends',
      'support the ward sister and the matron in the work of the Clinical Services team at weekends',
    ],
    [
      '• Preparing all of the monthly returns for the Head of Democratic',
      'Services',
      'prepare all of the monthly returns for the Head of Democratic Services',
    ],
  ])('is one: %s / %s', (first, second, said) => {
    expect(tasks('Main duties', first, second, '• Answer calls', '• Book rooms', '• File letters')[0]).toBe(said);
  });
  it('in prose too', () => {
    const { said } = mined([
      'THE ROLE',
      'The Assistant Planner will work under the direction of the Senior Executive',
      'Planner and will be required to assess planning applications and contribute to',
      'the work of the department.',
    ]);
    expect(said[0]).toMatch(/Senior Executive Planner and will be required/);
  });
  it('is none where the next line is an order', () => {
    expect(
      tasks(
        'Main duties',
        '• Draft replies to letters from members of the public for the Minister',
        '• Attend meetings',
        '• Keep the diary',
      ),
    ).toHaveLength(3);
  });
});

describe('the number of what ends the line above', () => {
  it.each([
    ['DRAFT ENFORCEMENT NOTICES AND SECTION', '215 NOTICES FOR THE COUNTY', 'section 215 notices'],
    ['Prepare audit files and check claims under article', '17 of the scheme', 'article 17 of the scheme'],
    ['Keep the register and send out form', '42 each month', 'form 42 each month'],
    ['Write up the hazards and sign part', '3 of the permit', 'part 3 of the permit'],
    ['Inspect the vessels and report under regulation', '9 of the rules', 'regulation 9 of the rules'],
    ['Visit the sites and complete schedule', '2 of the lease', 'schedule 2 of the lease'],
  ])('%s', (above, below, whole) => {
    expect(tasks('DUTIES', `• ${above}`, below, '• Empty bins').join('\n').toLowerCase()).toContain(whole);
  });
  it.each([
    ['Keep the register', '42 each month'],
    ['Empty the bins', '3 rounds a day'],
    ['Sweep the section', '• 12 windows to clean'],
    ['Clean the stage', '• 2 rooms to sweep'],
  ])('nothing else goes on with one: %s', (above, below) => {
    expect(tasks('DUTIES', `• ${above}`, below, '• Wash cars')).toContain('wash cars');
    expect(tasks('DUTIES', `• ${above}`, below, '• Wash cars')[0]?.toLowerCase()).not.toMatch(/(?:section|stage) \d/);
  });
});
