import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';

const told = 'Pay in the brief or the job description differs from the General tab. We use the General tab.';
const ledgerOf = (description: string) =>
  buildLedger(
    makeInput({
      advert: { jobTitle: 'Packer', country: 'United States', salaryFrom: 37_440, salaryTo: 41_600 },
      brief: { description },
      guidelines: {
        companyName: 'Quill Parts',
        pillars: [
          { id: 'p', value: 'A degree on the job', statement: 'We have paid for nine part-time degrees.', weight: 100 },
        ],
      },
    }),
    false,
  );

describe('pay that another source names by the hour, the week or the month', () => {
  it.each([
    '$18/hr to start, raise every 6 months.',
    'Pay is $19.50 an hour.',
    '$18 to $20 an hour.',
    '$720 to $800 a week.',
    'Pay is $3,120 to $3,467 per month.',
  ])('is the same pay: %s', (description) => {
    expect(ledgerOf(description).notes).not.toContain(told);
  });
  it.each(['Pay is $24 to $26 an hour.', 'Pay is $15 an hour.', 'We pay $25/hr to start.', 'We pay $1,100 a week.'])(
    'is another pay, and told: %s',
    (description) => {
      expect(ledgerOf(description).notes).toContain(told);
    },
  );
  it.each(['Rate is 32,000 plus a share of tips.', 'Salary: 35,500 and a van.', 'The pay is 44,000.'])(
    'is another pay without its sign: %s',
    (description) => {
      expect(ledgerOf(description).notes).toContain(told);
    },
  );
  it.each(['Rate is 38,000 plus a share of tips.', 'The plant packs 32,000 boxes a day.', 'Pay is weekly.'])(
    'is none: %s',
    (description) => {
      expect(ledgerOf(description).notes).not.toContain(told);
    },
  );
});

it('a full-time post leaves a guideline its part-time degrees', () => {
  const [pillar] = ledgerOf('Full-time, Monday to Friday.').guides;
  expect(pillar?.statement?.text).toBe('We have paid for nine part-time degrees');
});

it('a job description tells when applications close, where nobody else does', () => {
  const input = {
    ...makeInput({ advert: { jobTitle: 'Packer' }, brief: { description: 'Full-time.' } }),
    jobDescription: {
      text: 'Duties\n- Pack orders\nClosing date: Friday 22 January 2027 at noon. Interviews w/c 1 February.',
      matches: true,
    },
  };
  const said = (deadline: string | null): string[] =>
    buildLedger({ ...input, advert: { ...input.advert, deadline } }, true).apply.map(({ statement }) => statement.text);
  expect(said(null)).toEqual([expect.stringMatching(/^Applications close (?:at noon )?on Friday 22 January 2027/)]);
  expect(said('2027-02-01')).toEqual([]);
});

describe('a salary among other terms of the description', () => {
  it.each([
    'Two-shift rota, 40 hours, $52,000 plus shift.',
    '$48k to $50k inc shift allowance.',
    'Permanent, 45.000 USD plus tips.',
  ])('is not said where the General tab has another: %s', (description) => {
    const ledger = ledgerOf(description);
    const said = ledger.sentences.map(({ statement }) => statement.text).join(' ');
    expect(said).not.toMatch(/52|48k|45\.000/);
    expect(ledger.notes.join(' ')).toContain(told);
  });
  it('is no rival where it comes on top', () => {
    expect(ledgerOf('OTE $52,000.').notes.join(' ')).not.toContain(told);
  });
});

describe('pay in lakh, and what is no pay of the post', () => {
  const inIndia = (brief: { description?: string; supportingEvidence?: string }): readonly string[] =>
    buildLedger(
      makeInput({
        advert: { jobTitle: 'Store Manager', country: 'India', salaryFrom: 540_000, salaryTo: 660_000 },
        guidelines: { companyName: 'Quill Parts' },
        brief,
      }),
      false,
    ).notes;
  it.each(['Salary 4.5 to 5.5 lakh plus incentives.', 'CTC 3-4 LPA', 'We pay 4 lakhs per annum.'])(
    'differs and is told: %s',
    (description) => expect(inIndia({ description })).toContain(told),
  );
  it.each([
    { supportingEvidence: 'Our top seller earned Rs 3.1 lakh incentive in 2024-25.' },
    { supportingEvidence: 'We serve 2 lakh farmers in four districts.' },
    { description: 'Salary 5.4 to 6.6 lakh plus incentives.' },
  ])('differs in nothing: %o', (brief) => expect(inIndia(brief)).not.toContain(told));
});

it('a promise with the same pay in another unit stays', () => {
  const ledger = buildLedger(
    makeInput({
      advert: { jobTitle: 'Apprentice Lineworker', country: 'United States', salaryFrom: 62_400 },
      brief: { proposition: 'Start at $30 an hour and finish as a journeyman, with no tuition to pay.' },
      guidelines: { companyName: 'Quill Parts' },
    }),
    false,
  );
  expect(ledger.sentences.map(({ statement }) => statement.text)).toContain(
    'Start at $30 an hour and finish as a journeyman, with no tuition to pay',
  );
  expect(ledger.notes).not.toContain(told);
});

it('a remote job that the General tab gives a place is told once', () => {
  const { notes } = buildLedger(
    {
      ...makeInput({
        advert: { jobTitle: 'Analyst', country: 'United States', location: 'Chicago' },
        brief: { description: 'Permanent, fully remote within the US.' },
        guidelines: { companyName: 'Quill Parts' },
      }),
      jobDescription: { text: 'Location: Chicago (on-site 5 days)\nDuties\n- Update the forecast', matches: true },
    },
    true,
  );
  expect(notes.join('\n')).not.toContain('The brief says remote');
  expect(notes.join('\n')).toContain('the General tab says Chicago');
});

it.each([
  ['Paying £36,900 with night premium included.', true],
  ['Salary of £31,000 including shift allowance.', true],
  ['There is a night premium of £3,000 a year.', false],
])('a sum with what is in it is a pay: %s', (description, differs) => {
  const { notes } = buildLedger(
    makeInput({
      advert: { jobTitle: 'Shift Leader', country: 'United Kingdom', salaryFrom: 33_500, salaryTo: 35_800 },
      brief: { description },
      guidelines: { companyName: 'Quill Parts' },
    }),
    false,
  );
  expect(notes.includes(told)).toBe(differs);
});

describe('hours of a job description that has other working times than the brief', () => {
  const read = (description: string, text: string) => {
    const { slots, notes } = buildLedger(
      {
        ...makeInput({
          advert: { jobTitle: 'Shift Leader', country: 'United Kingdom', location: 'Wakefield' },
          brief: { description },
          guidelines: { companyName: 'Quill Parts' },
        }),
        jobDescription: { text: `Shift Leader\n${text}\nDuties\n- Brief the shift`, matches: true },
      },
      true,
    );
    return { hours: slots.hours?.text ?? null, told: notes.some((note) => note.includes('its own working times')) };
  };
  it('are left out, and told', () => {
    expect(read('4 on 4 off nights, 10pm to 6am.', 'Hours: 45 hours, Monday to Friday, 6pm-3am')).toEqual({
      hours: null,
      told: true,
    });
  });
  it.each(['Full-time or from 30 hours a week.', 'Full- or part-time.'])('nor beside a choice: %s', (description) => {
    expect(read(description, 'Hours: 38.5 hours a week').hours).toBeNull();
  });
  it.each([
    ['4 on 4 off nights, 10pm to 6am.', 'Hours: 42 hours a week, 10pm - 6am'],
    ['You work nights.', 'Hours: 42 hours a week, 6pm-3am'],
    ['Mornings, 6 am to 2 pm.', 'Hours: 38 hours a week'],
  ])('are kept where nothing differs: %s / %s', (description, text) => {
    expect(read(description, text)).toMatchObject({ hours: expect.stringMatching(/hours/), told: false });
  });
});
