import { describe, expect, it } from 'vitest';
import { itemText, writeStep } from '../index.ts';
import { makeInput } from '../testing/input.ts';
import { doubtOfDuty, doubtOfRequirement, namesPaper } from './doubt.ts';

const duty = (said: string, raw = said, named: { sure: boolean } | null = null): number =>
  doubtOfDuty(said, raw, named);
const asked = (said: string, raw = said, line: { loose?: boolean; odd?: boolean } = {}): number =>
  doubtOfRequirement(said, raw, line);

describe('a task', () => {
  it.each([
    'check the vehicle before each shift',
    'serve customers and keep the shop tidy',
    'collect containers from the port and deliver them to our customers',
    'take blood samples',
    "show trainees how it's done",
    'tell growers what sells where',
  ])('that stands as it was typed is sure: %s', (said) => {
    expect(duty(said)).toBeLessThan(0.65);
  });
  it.each([
    ['points at something that nobody named', 'support them in the yard'],
    ['ends where something was cut', 'liaise with suppliers and all relevant'],
    ['is a row of rows', 'lead the finance, treasury, revenue cycle and supply chain, and own budgets and plans'],
    ['has marks of its own', 'own our platform: clusters (EKS) on AWS'],
    ['has words that nobody knows', 'rebeam the frobs with snargles'],
    ['piles up nouns', 'produce weekly stock take variance report summary'],
  ])('that %s is doubtful', (_, said) => {
    expect(duty(said)).toBeGreaterThanOrEqual(0.65);
  });
  it('is the less sure, the more had to be put in', () => {
    expect(duty('check the vehicle before the shift', 'check vehicle before shift')).toBeGreaterThan(
      duty('check the vehicle before the shift'),
    );
    expect(duty('handle stock take', 'stock take', { sure: false })).toBeGreaterThan(0.9);
  });
});

describe('a task by its name', () => {
  it.each(['temp checks and HACCP records', 'vendor reconciliations', 'sight tests'])(
    'that is several things reads well behind a label: %s',
    (thing) => {
      expect(duty(`handle ${thing}`, thing, { sure: false })).toBeLessThan(0.75);
    },
  );
  it.each(['supported by 186 staff and some 640 volunteers', 'the shops we deliver to and those who run depots'])(
    'that is something that was done, or a clause, does not: %s',
    (thing) => {
      expect(duty(`handle ${thing}`, thing, { sure: false })).toBeGreaterThanOrEqual(0.75);
    },
  );
  it('may have a word of its trade in it', () => {
    expect(duty('own the P&L for linehaul, terminals, warehousing and fleet')).toBeLessThan(0.65);
  });
});

describe('what is asked', () => {
  it('is sure at any length where only "experience" was put in', () => {
    const typed =
      '15+ years in transportation or logistics, including five or more in an executive operations role with P&L of $150 million or more';
    expect(asked(typed.replace('years in', 'years’ experience in'), typed)).toBeLessThan(0.65);
  });
  it('is doubtful where it only stands behind a label, and a licence is needed all the same', () => {
    expect(asked('a clean driving licence')).toBe(0);
    expect(asked('no visible tattoos', 'no visible tattoos', { loose: true, odd: true })).toBeGreaterThan(0.9);
    expect(asked('a PCV licence or CPC card', 'PCV licence or CPC card', { loose: true })).toBeLessThan(
      asked('a brush or fork', 'brush or fork', { loose: true }),
    );
  });
});

describe('a plain requirement', () => {
  it.each([
    ['calm when it gets busy', 'Calm when it gets busy'],
    ["at least two years' lettings experience", "At least two years' lettings experience"],
    ['a Food Hygiene Rating Scheme diploma or equivalent', 'Food Hygiene Rating Scheme diploma or equivalent'],
    ['an understanding of safeguarding in sport', 'Understanding of safeguarding in sport'],
  ])('is sure: %s', (said, raw) => {
    expect(asked(said, raw)).toBeLessThan(0.25);
  });
  it.each(['FCA, FRM or equivalent', 'PVG membership', 'IOSH Managing Safely', 'an apprenticeship'])(
    '%s is a paper',
    (text) => {
      expect(namesPaper(text)).toBe(true);
    },
  );
});

describe('a step', () => {
  const sure = [
    'Greet patients at the desk',
    'answer the phone',
    'book appointments',
    'sort the post',
    'take payments',
    'order stationery',
    'update patient records',
  ];
  const input = (duties: readonly string[]) =>
    makeInput({
      advert: { jobTitle: 'Receptionist', location: 'Leeds', brandName: 'Elm Surgery' },
      brief: { responsibilitiesRole: duties.join('; ') },
    });
  const write = (duties: readonly string[], brief = '') => {
    const { items, notes } = writeStep(input(duties), 3, { brief, noOfLine: 3, outputLengthType: 'medium' });
    return { text: items.map(itemText).join(' '), notes };
  };
  it('takes the plain lines of a job description where they are enough', () => {
    const plain = sure.map((task) => `- ${task.charAt(0).toUpperCase()}${task.slice(1)}`);
    const doubtful = '- Price variations with the practice manager';
    const told = (rows: readonly string[]) =>
      writeStep(
        {
          ...makeInput({ advert: { jobTitle: 'Receptionist', location: 'Leeds', brandName: 'Elm Surgery' } }),
          jobDescription: { text: `Main duties\n${rows.join('\n')}`, matches: true },
        },
        3,
        { brief: '', noOfLine: 3, outputLengthType: 'medium', useJobDescription: true },
      )
        .items.map(itemText)
        .join(' ');
    expect(told([doubtful, ...plain])).not.toMatch(/variations/);
    expect(told([doubtful, ...plain.slice(0, 3)])).toMatch(/variations/);
  });
  it.each([
    ['liaise with finance and IT', 'Liaise with finance and IT'],
    ['help little ones cut up their food', 'help little ones cut up their food'],
    ['interview patients on arrival', 'Interview patients on arrival'],
    ['check orders weekly', 'Check orders weekly'],
    ['bring in a new system', 'bring in a new system'],
    ['assess, plan, deliver and evaluate care', 'assess, plan, deliver and evaluate care'],
  ])('is sure of a plain task: %s', (said, raw) => {
    expect(doubtOfDuty(said, raw, null)).toBeLessThan(0.25);
  });
  it('keeps the papers that nobody may lack', () => {
    const { items } = writeStep(
      {
        ...makeInput({
          advert: { jobTitle: 'People Director', location: 'Leeds', brandName: 'Elm Bank' },
          brief: { skills: 'Ten years in HR, board experience, calm, good English' },
        }),
        jobDescription: {
          text: "People Director\n\nQualifications\n- Bachelor's degree in business, human resources or a related field\n- Able to travel to branches\n- Experience of payroll\n",
          matches: true,
        },
      },
      4,
      { outputType: 'prose', outputLengthType: 'large', noOfLine: 3, useJobDescription: true },
    );
    expect(items.map(itemText).join(' ')).toMatch(/bachelor['’]s degree/i);
  });
  it('leaves out what is easily misread where there is enough else, and says so', () => {
    const { text, notes } = write([...sure, 'support them in the yard when (etc)']);
    expect(text).not.toContain('yard');
    expect(notes.join(' ')).toContain('support them in the yard');
  });
  it('says it where there is little else', () => {
    expect(write(['Support them in the yard', 'answer the phone', 'book appointments']).text).toContain('yard');
  });
  it('says it where the step brief asks for it', () => {
    expect(write([...sure, 'support them in the yard'], 'Lead on the yard').text).toContain('yard');
  });
});

describe('a paper', () => {
  it.each([
    'a forklift licence',
    'two degrees',
    'B.E. or B.Tech in mining',
    'an MBA',
    'registered with the council',
    'NVQ Level 3',
    'an enhanced vetting check',
  ])('is named by %j', (text) => {
    expect(namesPaper(text)).toBe(true);
  });

  it.each(['must be patient', 'able to check the tills', 'someone who checks every crate', 'two years of baking'])(
    'is not named by %j',
    (text) => {
      expect(namesPaper(text)).toBe(false);
    },
  );
});

describe('a task that says when', () => {
  it.each([
    ['lead service when the owner is away'],
    ['cover reception while the manager is at lunch'],
    ['plan routes until the scheduler is back'],
  ])('%s is an order', (task) => {
    expect(doubtOfDuty(task, task, null)).toBeLessThan(0.25);
  });
  it('may be a thing without it', () => {
    expect(doubtOfDuty('lead service', 'lead service', null)).toBeGreaterThan(0.25);
  });
});

describe('the mark of a wish', () => {
  it.each([
    ['an MBA', 'MBA preferred'],
    ['a CIPD qualification', 'CIPD qualification desirable'],
    ['French at B1', 'French at B1 level is a plus'],
    ['experience of payroll', 'Experience of payroll would be an advantage'],
  ])('%s: nothing was cut off of "%s"', (said, typed) => {
    expect(doubtOfRequirement(said, typed, {})).toBeLessThan(0.25);
  });
});

describe('how often something is done', () => {
  it.each([
    'share results with the team every week',
    'report figures to the owner once a month',
    'review budgets with the trustees every quarter',
    'price jobs with the foreman every morning',
  ])('shows that "%s" is a deed', (line) => {
    expect(doubtOfDuty(line, `${line.charAt(0).toUpperCase()}${line.slice(1)}`, null)).toBeLessThan(0.25);
  });
});

describe('what may be learned on the way', () => {
  it.each([
    'German at B1 level or the will to learn it',
    'a forklift licence or willing to get one',
    'Irish or the wish to learn it',
  ])('is no doubt: %s', (text) => {
    expect(doubtOfRequirement(text, text, {})).toBeLessThan(0.4);
  });
});
