import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { speaksOfBefore, tasksInProse } from './prose-tasks.ts';

describe('tasks that are told in sentences', () => {
  it.each<[string, string[] | null]>([
    [
      'The Finance Director will negotiate the debt package with two lenders, agree the terms of a grant with Scottish Enterprise, and give the board a monthly account of cost.',
      [
        'negotiate the debt package with two lenders',
        'agree the terms of a grant with Scottish Enterprise',
        'give the board a monthly account of cost',
      ],
    ],
    [
      'Beyond the quay, the Finance Director will be responsible for the preparation of the accounts; for the relationship with the auditors; and for payroll.',
      [
        'be responsible for the preparation of the accounts',
        'be responsible for the relationship with the auditors',
        'be responsible for payroll',
      ],
    ],
    [
      'As Site Manager you will run two sites, plan the work of four gangs and keep the programme on track.',
      ['run two sites', 'plan the work of four gangs', 'keep the programme on track'],
    ],
    [
      'The successful applicant will reconcile statements and prepare the BACS run, and will cover credit control when Joan is away.',
      ['reconcile statements', 'prepare the BACS run', 'cover credit control when Joan is away'],
    ],
    ['The Finance Director supports three ports.', ['support three ports']],
    [
      'The job involves cleaning 12 rooms a day, changing beds and restocking trays.',
      ['cleaning 12 rooms a day', 'changing beds and restocking trays'],
    ],
    [
      'In the role you would test eyes four days a week; fit contact lenses; and refer patients to the hospital.',
      ['test eyes four days a week', 'fit contact lenses', 'refer patients to the hospital'],
    ],
    [
      'The postholder will lead the financial strategy and the 30-year business plan, and will test the plan with the Board each year.',
      [
        'lead the financial strategy and the 30-year business plan',
        'test the 30-year business plan with the Board each year',
      ],
    ],
    ["You'll help people wash and dress.", ['help people wash and dress']],
    ['You will teach children to swim and ride bikes.', ['teach children to swim and ride bikes']],
    ['You will load and unload vans.', ['load and unload vans']],
    [
      'You will teach chemistry to Years 9 to 13, be a form tutor, and take your share of duties.',
      ['teach chemistry to Years 9 to 13', 'be a form tutor', 'take your share of duties'],
    ],
    [
      'You run the fish section, order for it, and write the specials.',
      ['run the fish section, order for it', 'write the specials'],
    ],
    ['Twice a week you collect returns from the shops.', ['collect returns from the shops twice a week']],
    [
      'Your first year: you will finish phase two and hand over 22 houses.',
      ['finish phase two', 'hand over 22 houses'],
    ],
    [
      'youll be reading prints, fitting up, grinding and helping load out',
      ['reading prints', 'fitting up', 'grinding', 'helping load out'],
    ],
    ['You will need a full driving licence.', null],
    ['You will not be on call at weekends.', null],
    ['You will receive 25 days of leave.', null],
    ['You will be an inspiring communicator.', null],
    ['By Christmas you will be cutting pipe.', null],
    ['We will pay your fees.', null],
    ['The project will allow the assembly of turbines.', null],
  ])('%s', (line, tasks) => {
    expect(tasksInProse(line, 'Finance Director', false)).toEqual(tasks);
  });
  it('"they" is somebody where the sentence before was about the same post', () => {
    const line = 'They will chair the weekly meeting.';
    expect(tasksInProse(line, 'Ward Sister', true)).toEqual(['chair the weekly meeting']);
    expect(tasksInProse(line, 'Ward Sister', false)).toBeNull();
    expect(tasksInProse('They run the ward round.', 'Ward Sister', true)).toEqual(['run the ward round']);
    expect(tasksInProse('They enjoy their work.', 'Ward Sister', true)).toBeNull();
  });
  it.each(['lead that move', 'act on them', 'call on each at least once a quarter'])(
    '%s needs what stood before',
    (task) => {
      expect(speaksOfBefore(task)).toBe(true);
    },
  );
  it.each(['replace a system that dates from 2006', 'ensure that the station stays open', 'check these are clean'])(
    '%s does not',
    (task) => {
      expect(speaksOfBefore(task)).toBe(false);
    },
  );
});

describe('a job description in prose', () => {
  const mined = (text: string, title: string) => mineJobDescription(text, '', title);
  it('has the tasks of its sentences, and tells those that it cannot say', () => {
    const { duties, unread } = mined(
      'We are moving our billing service to Go. You will lead that move, pair with two engineers, and talk to finance about edge cases.',
      'Software Engineer',
    );
    expect(duties.map(({ text }) => text)).toEqual(['pair with two engineers', 'talk to finance about edge cases']);
    expect(unread.duties).toEqual(['Lead that move']);
  });
  it('has those of a row behind the name of its list', () => {
    expect(
      mined(
        "What you'll be doing: matching carers to clients, planning rounds on Birdie, covering gaps at short notice",
        'Coordinator',
      ).duties.map(({ text }) => text),
    ).toEqual(['match carers to clients', 'plan rounds on Birdie', 'cover gaps at short notice']);
  });
  it('has those of few words, and no order without what it is done to', () => {
    const told = (text: string) => mined(text, 'Porter').duties.map((duty) => duty.text);
    expect(told('Jobs: pots, pans, bins, veg prep')).toEqual([
      'wash the pots and pans',
      'empty the bins',
      'handle veg prep',
    ]);
    expect(told('Milking 220 cows with one other person (herringbone 20:20). Fencing.')).toContain(
      'milk 220 cows with one other person',
    );
    expect(told('Main duties:\nGoods in - check, book in, put away').join()).not.toMatch(/put away|book in/);
  });
  it('has those of sentences without a subject', () => {
    expect(
      mined(
        'Testing and inspecting in houses and flats all over the west of Leeds. Issuing certificates on iCertifi. Mentoring a 3rd year apprentice.',
        'Electrician',
      ).duties.map(({ text }) => text),
    ).toEqual(['issue certificates on iCertifi', 'mentor a 3rd year apprentice']);
  });
});

it.each([
  ['The Marketing Executive plans and runs campaigns for our bedding', 'plan and run campaigns for our bedding'],
])('all verbs of a row are turned: %s', (line, task) => {
  expect(tasksInProse(line, 'Marketing Executive', false)).toEqual([task]);
});

describe('a task that points back at another sentence', () => {
  it.each([
    'make sure that the business plan can support both',
    'report on all of these',
    'lead on the former',
    'plan for this',
  ])('%s', (task) => {
    expect(speaksOfBefore(task)).toBe(true);
  });
  it.each(['manage both sites', 'check both the till and the safe', 'lead our next refinancing in 2027'])(
    'and not %s',
    (task) => {
      expect(speaksOfBefore(task)).toBe(false);
    },
  );
});
