/** What the edge of a page broke, and tables that name their rows: a post, a clause, what is asked beside the name of its kind. */
import { describe, expect, it } from 'vitest';
import { goesOnWithVerb, lacksVerb } from '../../language/lacking-verb.ts';
import { cleanText } from '../../ledger/clean.ts';
import { withoutNumbers } from '../../ledger/numbered-points.ts';
import { mineJobDescription } from '../mine.ts';
import { readDuty } from '../tasks/duty.ts';
import { splitDuties } from '../tasks/duty-list.ts';
import { partForms } from './form-rows.ts';
import { partNamedColumns } from './named-columns.ts';
import { withoutRunningHeads } from './page-parts.ts';
import { keepMarks } from './paper.ts';
import { partForcesBeside } from './two-forces-beside.ts';

const mined = (lines: readonly string[]) => mineJobDescription(cleanText(keepMarks(lines.join('\n'))).text, '', 'Xxx');

describe('a post that the edge broke', () => {
  it.each([
    [
      ['Team   Parks   Responsible to   Senior Grounds', 'Supervisor   Responsible for   None'],
      ['Team: Parks', 'Responsible to: Senior Grounds Supervisor', 'Responsible for     None'],
    ],
    [
      ['DEPARTMENT    Facilities     REPORTS TO    Building Services', 'Manager', 'SUMMARY'],
      ['Department: Facilities', 'Reports to: Building Services Manager', 'SUMMARY'],
    ],
    [
      ['Grade   F   Accountable to   Deputy Chief', 'Nurse   Base   Ward 4'],
      ['Grade: F', 'Accountable to: Deputy Chief Nurse', 'Base: Ward 4'],
    ],
  ])('%j', (lines, parted) => {
    expect(partForms(lines)).toEqual(parted);
  });
  it.each([[['Grade   F   Base   Leeds', 'Manager']], [['Grade   F   Responsible to   Site Lead', 'Main duties']]])(
    'goes on with no other line: %j',
    (lines) => {
      expect(partForms(lines).at(-1)).toBe(lines.at(-1));
    },
  );
});

describe('a clause of purpose', () => {
  it.each(['Keep the lines staffed so that no call', 'Plan rotas so that every ward', 'Cook so that the older guests'])(
    'waits for its verb: %s',
    (line) => {
      expect(lacksVerb(line)).toBe(true);
      expect(goesOnWithVerb(line, 'goes short')).toBe(true);
    },
  );
  it.each([
    'Plan so that every ward is covered',
    'Cook so that no guest waits',
    'Mend so that the fence holds',
    'Teach so that all can read',
  ])('is whole: %s', (line) => {
    expect(lacksVerb(line)).toBe(false);
  });
  it('is joined where it shouts', () => {
    expect(
      mined([
        'ROLE PURPOSE',
        'TO STAFF AND TRAIN THE NIGHT PHONE TEAM SO THAT NO CALL',
        'GOES UNANSWERED.',
        'DUTIES',
        '- Answer calls from farms and from the fire service all night',
        '- Write the log',
      ]).duties.map(({ text }) => text),
    ).toContain('staff and train the night phone team so that no call goes unanswered');
  });
});

describe('a column that only names its rows', () => {
  it('is not what is asked', () => {
    expect(
      partNamedColumns([
        'COMPETENCY | REQUIRED LEVEL',
        'QUALIFICATION | DIPLOMA IN DAIRY SCIENCE',
        'SKILL | ABLE TO READ FLOW CHARTS',
        'SKILL | WORKING KNOWLEDGE OF SAP',
      ]),
    ).toEqual([
      'Requirements:',
      '• Diploma in dairy science',
      '• Able to read flow charts',
      '• Working knowledge of SAP',
      '',
    ]);
  });
  it('still holds what is asked where it names no kinds', () => {
    expect(partNamedColumns(['Competency | Level', 'Reading drawings | 3', 'Safe lifting | 2'])).toEqual([
      'Requirements:',
      '• Reading drawings',
      '• Safe lifting',
      '',
    ]);
  });
  it('has its label taken off, whatever it is', () => {
    const { person } = mined([
      'QUALIFICATIONS',
      "Education            Bachelor's degree in nutrition",
      'Licensure     Required: RD in Ohio',
      "Other       Valid driver's license",
    ]);
    expect(person.map(({ raw }) => raw)).toEqual(
      expect.arrayContaining(["Valid driver's license", "Bachelor's degree in nutrition"]),
    );
  });
});

describe('two forces side by side', () => {
  it('holds where a cell is longer than its column', () => {
    expect(
      partForcesBeside([
        '                Essential          Desirable',
        'Qualifications  Food hygiene certificate (or willing to take it)   City & Guilds',
        'Experience      -                  Cooking for children',
        'Skills          Able to plan menus     Baking',
      ]),
    ).toEqual([
      'Qualifications:',
      '• Food hygiene certificate (or willing to take it) (E)',
      '• City & Guilds (D)',
      'Experience:',
      '• Cooking for children (D)',
      'Skills:',
      '• Able to plan menus (E)',
      '• Baking (D)',
      '',
    ]);
  });
});

it('takes a line for the head of a page where its number grows', () => {
  expect(
    withoutRunningHeads([
      'COUNCIL APPROVED - MAY 2025               1',
      'Duties',
      'COUNCIL APPROVED - MAY 2025               2',
    ]),
  ).toEqual(['Duties']);
});

describe('numbers of points', () => {
  it.each([
    ['1. Full time. 2. Core hours 10 to 3. 3. Parking.', 'Full time.\nCore hours 10 to 3.\nParking.'],
    ['1. Days. 2. Children aged 1 and 3. 3. Term time.', 'Days.\nChildren aged 1 and 3.\nTerm time.'],
    ['1. Days. 2. Leeds. 3. Van.', 'Days.\nLeeds.\nVan.'],
  ])('%s', (typed, parted) => {
    expect(withoutNumbers(typed)).toBe(parted);
  });
});

describe('tasks', () => {
  it.each([
    ['Run buying and stock in Hull, Lyon and Porto', ['Run buying and stock in Hull, Lyon and Porto']],
    ['Teach Excel, Word and Outlook, write guides', ['Teach Excel, Word and Outlook', 'write guides']],
    [
      'Answer to the board for income and make sure that every appeal respects the people whose stories we tell',
      ['Answer to the board for income', 'make sure that every appeal respects the people whose stories we tell'],
    ],
    ['Check loads and make sure that every van leaves by 6', ['Check loads and make sure that every van leaves by 6']],
    ['Drive to Leeds, load vans, sweep the yard', ['Drive to Leeds', 'load vans', 'sweep the yard']],
  ])('keeps names in a row together: %s', (typed, parts) => {
    expect(splitDuties(typed)).toEqual(parts);
  });
  it.each([
    ['The perfusionist will set up and operate the pump', 'set up and operate the pump'],
    ['Our new baker will also shape the loaves', 'shape the loaves'],
    ["You'd meet our donors yourself", 'meet our donors yourself'],
  ])('is told without who does it: %s', (typed, task) => {
    expect(readDuty(typed)?.text).toBe(task);
  });
  it.each(['The manager will be on call', 'The chef will report to the owner', 'The nurse will have a car'])(
    'is none: %s',
    (typed) => {
      expect(readDuty(typed)).toBeNull();
    },
  );
});

describe('a post whose label has a colon', () => {
  it.each([
    [['Responsible to:\tHeadteacher and Governing', 'Body'], 'Responsible to:\tHeadteacher and Governing Body'],
    [['Reports To: Operations', 'Supervisor'], 'Reports To: Operations Supervisor'],
    [['Accountable to: Community Midwifery', 'Matron'], 'Accountable to: Community Midwifery Matron'],
  ])('%j', ([first = '', second = ''], whole) => {
    expect(partForms([first, second])).toContain(whole);
  });
  it.each([
    [['Reports to: Head Porter', 'Duties']],
    [['Reports to: Team Leader', 'Hours: 37']],
    [['Line Manager: Registrar', 'Answer the telephone']],
  ])('is whole: %j', (lines) => {
    expect(partForms(lines)).toEqual(lines);
  });
});

describe('lists without a mark of their own', () => {
  it('are counted by capitals', () => {
    const tasks = mined([
      'DUTIES:',
      'A) LOAD SACKS AND CADDIES INTO THE VEHICLE',
      'B) SWEEP THE STREETS EVERY DAY',
      'C) REPORT DAMAGED BINS TO THE',
      'DRIVER',
      'D) CLEAN THE VEHICLE',
      'E) WASH THE YARD',
    ]).duties.map(({ text }) => text);
    expect(tasks).toEqual(
      expect.arrayContaining(['sweep the streets every day', 'report damaged bins to the driver', 'clean the vehicle']),
    );
  });
  it('keep what has the capitals of a heading, among what is asked', () => {
    const { person } = mined([
      'Duties',
      '1. Check concrete pours and levels',
      '2. Prepare statements with the',
      'Surveyor and Senior Engineer',
      '3. Measure the work each week',
      'Requirements',
      'Full driving licence',
      'Some Gaelic',
      'Experience of email archiving',
    ]);
    expect(person.map(({ raw }) => raw)).toContain('Some Gaelic');
  });
  it('end where a shouted name of a section stands', () => {
    const { duties, person } = mined([
      'RESPONSIBILITIES',
      '* MAINTAIN SPARES AND RAISE INDENTS IN THE STORE SYSTEM',
      '* FOLLOW SAFETY RULES AND MAINTENANCE ACTIVITIES',
      'SPECIFICATION',
      'MANDATORY     DIPLOMA IN TEXTILE TECHNOLOGY',
      'MANDATORY     3+ YEARS IN RING FRAMES',
      'GENERAL       WILLING TO WORK IN SHIFTS AND STAY IN',
      'MILL QUARTERS',
    ]);
    expect(duties.map(({ text }) => text).join('; ')).not.toContain('specification');
    expect(person.map(({ raw }) => raw)).toEqual(
      expect.arrayContaining(['Willing to work in shifts and stay in mill quarters']),
    );
  });
  it('keep names of places that no dictionary has', () => {
    expect(
      mined([
        'DUTIES',
        '- APPOINT DISTRIBUTORS IN RAICHUR, KOPPAL AND BALLARI',
        '- CHECK STOCK',
        '- SELL SEEDS TO FARMERS',
      ]).duties.map(({ text }) => text),
    ).toContain('appoint distributors in Raichur, Koppal and Ballari');
  });
  it('keep the name of a desk that begins like "etc"', () => {
    expect(readDuty('Operate the ETC Eos desk during performances')?.text).toBe(
      'operate the ETC Eos desk during performances',
    );
    expect(readDuty('Order flour, sugar, etc.')?.text).toBe('order flour and sugar');
  });
});
