import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemBody } from '../item-text.ts';
import { readImperatives } from '../ledger/imperatives.ts';
import { saysImperative } from '../ledger/says-imperative.ts';
import { readStatement } from '../ledger/statement.ts';
import { writeStep } from '../write.ts';
import { thereIs } from './imperative-notes.ts';
import { asPointed } from './pointed-things.ts';

describe('a thing that an imperative points at', () => {
  it.each([
    ["3 to 6 years' experience", "You need 3 to 6 years' experience"],
    ['At least two years of kitchen experience', 'You need at least two years of kitchen experience'],
    ['Travel up to 40%', 'You travel up to 40% of the time'],
    ['Travel to vendor sites', 'The job includes travel to vendor sites'],
    ['The €14m ARR today', 'ARR is €14m today'],
    ['The $2 million budget', 'The budget is $2 million'],
    ['Team of 9', 'You join a team of 9'],
    ['The kitchen team of six', 'You join a kitchen team of six'],
    ['The budget of £1.4 million', 'The budget is £1.4 million'],
    ['The weekend allowance of 20%', 'There is a weekend allowance of 20%'],
    ['The basic DBS check', 'There is a basic DBS check'],
    ['Garda vetting', 'There is Garda vetting'],
    ['The 6 a.m. starts in July and August', 'The day starts at 6 a.m. in July and August'],
    ['the 7 am start', 'The day starts at 7 am'],
    ['The demo room at Chakan', 'There is a demo room at Chakan'],
    ['the staff canteen', 'There is a staff canteen'],
  ])('%s', (typed, said) => {
    expect(asPointed(typed, 3)?.text).toBe(said);
  });
  it('is the reader’s own where one applies', () => {
    expect(asPointed('Notice period', 6)?.text).toBe('Tell us your notice period');
    expect(asPointed('Notice period', 3)).toBeNull();
  });
  it.each(['The weekend rota', 'Travel light', 'Two years ago we moved'])('leaves "%s" alone', (typed) => {
    expect(asPointed(typed, 3)).toBeNull();
  });
});

describe('an order to apply', () => {
  const read = (value: string): string[] => readImperatives([{ id: '1', value }]).required.map(({ text }) => text);
  it.each([
    ['Ask for Noreen on 044 555 0187', 'Ask for Noreen on 044 555 0187'],
    ['Ask for Dr Vogel', 'Ask for Dr Vogel'],
    ['Ask for two photos of your desserts', 'Send us two photos of your desserts'],
    ['Ask for CV and cover letter', 'Send us your CV and cover letter'],
    ['Write to Graham Garth', 'Write to Graham Garth'],
    ['Write to us at the yard', 'Write to us at the yard'],
    ['Write that tools are provided', 'Tools are provided'],
    ['Send CV with current and expected CTC', 'Send your CV with your current and expected CTC'],
    ['Email portfolio and references', 'Email your portfolio and references'],
  ])('%s', (typed, said) => {
    expect(read(typed)).toEqual([said]);
  });
});

describe('whether a text says what it must', () => {
  const [reports] = readImperatives([{ id: '1', value: 'State that the role reports to the CEO' }]).required;
  it('takes one sentence that does', () => {
    if (!reports) throw new Error('The imperative was not read.');
    expect(
      saysImperative(
        'You act as strategic partner to the CEO and the executive team. We plan in decades and report to people who know our name. The role has six direct reports.',
        reports,
      ),
    ).toBe(false);
    expect(
      saysImperative(
        'You act as strategic partner to the executive team. The role reports to the CEO. We plan in decades and know our name.',
        reports,
      ),
    ).toBe(true);
  });
});

describe('an imperative that a long note of the description says as well', () => {
  it('is said by itself', () => {
    const { input } = briefOf(
      { jobTitle: 'Chief Financial Officer', location: 'Eau Claire' },
      {
        description:
          "The role reports to the CEO, works closely with the family's owners' council, and is based on site in Eau Claire four days a week.",
        responsibilitiesRole: 'Lead finance and tax, own the relationship with our lenders, build the capital plan',
      },
    );
    const { items } = writeStep(input, 3, {
      outputType: 'prose',
      outputLengthType: 'medium',
      noOfLine: 3,
      imperatives: [{ id: '1', value: 'State that the role reports to the CEO' }],
    });
    expect(items.length).toBe(3);
    expect(items.map(itemBody).filter((body) => !/reports to the CEO/.test(body))).toEqual([]);
  });
});

describe('what a job brings, among the things that a person has', () => {
  it.each([
    ['The £1.50/hr weekend enhancement', 'The job includes the £1.50/hr weekend enhancement'],
    ['Hybrid working after probation', 'There is hybrid working after probation'],
    ['Zoom interviews', 'Interviews are on Zoom'],
    ['Phone interview', 'Interviews are by phone'],
    ['7am to 3pm', 'You work 7am to 3pm'],
    ['The 4-day week', 'The job includes the 4-day week'],
    ['Relocation support (up to €3k)', 'There is relocation support (up to €3k)'],
    ['Night allowance £4/hr', 'There is a night allowance of £4/hr'],
    ['A training budget of £500', 'There is a training budget of £500'],
    ['Both sites (Corby and Kettering)', 'The sites are Corby and Kettering'],
    ['All three depots (Hull, Goole and Selby)', 'The depots are Hull, Goole and Selby'],
    ['Training, e.g. the NVQ Level 2', 'You get training, for example the NVQ Level 2'],
  ])('%s', (typed, said) => {
    expect(asPointed(typed, 4)?.text).toBe(said);
  });
  it.each(['Portfolio', 'A full driving licence', 'Experience with budgets', 'A head for figures'])(
    'asks for what is the person’s own: %s',
    (typed) => {
      expect(asPointed(typed, 4)).toBeNull();
    },
  );
});

it('is one, though its name ends as many do', () => {
  const [one] = readImperatives([{ id: '1', value: 'Mention late bus' }]).required;
  if (!one) throw new Error('The imperative was not read.');
  expect(thereIs(one.statement).text).toBe('There is a late bus');
});

describe('a thing that there is not one of', () => {
  it('gets no article', () => {
    const [parking] = readImperatives([{ id: '1', value: 'Must mention: free parking' }]).required;
    if (!parking) throw new Error('The imperative was not read.');
    expect(thereIs(parking.statement).text).toBe('You get free parking');
  });
});

describe('so many that there are', () => {
  it.each([
    ['40 people', 'There are 40 people'],
    ['Three staff', 'There are three staff'],
    ['One mentor', 'There is one mentor'],
  ])('%s', (typed, said) => {
    const statement = readStatement(typed);
    expect(statement && thereIs(statement).text).toBe(said);
  });
});

describe('a thing with its participle is a thing', () => {
  it.each([
    ['Mention the guaranteed interview for disabled applicants', 'guaranteed interview for disabled applicants'],
    ['Mention the paid trial shift for new starters', 'paid trial shift for new starters'],
    ['Mention the included meals', 'included meals'],
  ])('%s, in a whole sentence of each step', (value, thing) => {
    const { input, options } = briefOf({ jobTitle: 'Planner' }, { skills: 'driving licence, patience' });
    for (const step of [2, 3, 4] as const) {
      const { items } = writeStep(input, step, { ...options[step], imperatives: [{ id: '1', value }] }, {});
      for (const item of items) {
        const said = itemBody(item)
          .split(/(?<=[.?!])\s+/)
          .find((sentence) => sentence.includes(thing));
        expect(said, itemBody(item)).toMatch(/^(?:Ask us about|The job (?:includes|comes with)|You|There) /);
      }
    }
  });
});
