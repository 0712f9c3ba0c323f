import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';
import { asksMore } from './lost-parts.ts';

const ledgerOf = (skills: string, ...lines: string[]) =>
  buildLedger(
    {
      ...makeInput({
        advert: { jobTitle: 'Estimator', location: 'Leeds', brandName: 'Elm Homes' },
        brief: { responsibilitiesRole: 'Price tenders, visit sites, talk to suppliers', skills },
      }),
      jobDescription: {
        text: `Duties\n- Price tenders\n\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`,
        matches: true,
      },
    },
    true,
  );
const textsOf = (skills: string, ...lines: string[]): string[] =>
  ledgerOf(skills, ...lines).person.map(({ person: { text } }) => text);

describe('a degree by its letters and by its whole name', () => {
  it.each([
    ['BS in chemical engineering, calm', 'Bachelor of Science in Chemical Engineering'],
    ['MSc in hydrology, calm', 'Master of Science in Hydrology'],
  ])('is asked for once, and nothing of it is lost: %s', (skills, line) => {
    const ledger = ledgerOf(skills, line);
    expect(ledger.person.filter(({ person }) => /hydrology|chemical/i.test(person.text))).toHaveLength(1);
    expect(ledger.unreadLines.person).toEqual([]);
  });
});

describe('what goes with a line whose place another takes', () => {
  it.each([
    ['SQL, Python, Power BI', 'Strong SQL and working knowledge of Python', 'know Power BI'],
    ['DATEV, calm', 'Confident with DATEV and Excel', 'know DATEV and Excel'],
    ['SAP, calm', 'Confident with SAP and Excel', 'know SAP and Excel'],
    [
      '10 years in purchasing, calm',
      'Minimum 10 years of experience in purchasing, with 3 years as a team leader',
      '10 years’ experience in purchasing, including 3 years as a team leader',
    ],
  ])('"%s" and "%s": %s', (skills, line, text) => {
    expect(textsOf(skills, line)).toContain(text);
  });
  it.each([
    ['Time-served fitter', 'Completed apprenticeship (QQI Level 6 Advanced Craft) as a fitter'],
    ['CIPD Level 5, calm', 'CIPD Level 5 or above, with experience of TUPE'],
    ['German C1 and good English', 'German at C1 level, English at B2'],
  ])('"%s": of "%s" the recruiter is told', (skills, line) => {
    expect(ledgerOf(skills, line).unreadLines.person).toContain(line);
  });
  it.each([
    ['QTS, phonics', 'Qualified Teacher Status'],
    ['Two years in a warehouse', '2 years of warehouse experience'],
    ['Driving licence', 'Full driving licence'],
    ['Training as a Kaufmann/Kauffrau or similar', 'Completed commercial training'],
  ])('but where "%s" has all of "%s" nothing is', (skills, line) => {
    expect(ledgerOf(skills, line).unreadLines.person).toEqual([]);
  });
});

it('what is only wished for stays a wish when the must before it is known', () => {
  const { person } = ledgerOf(
    'Training as a Kaufmann/Kauffrau or similar',
    'Completed commercial training, ideally with a payroll qualification',
  );
  expect(person.map(({ person: asked }) => [asked.text, asked.desirable])).toEqual([
    ['training as a Kaufmann/Kauffrau or similar', false],
    ['a payroll qualification', true],
  ]);
});

describe('one qualification that the brief and the job description call by different names', () => {
  it.each([
    [
      'Level 2 or 3 teaching assistant, phonics',
      'NVQ Level 2 or 3 in supporting teaching and learning',
      ['an NVQ Level 2 or 3 in supporting teaching and learning', 'know phonics'],
    ],
    [
      'Level 3 TA, calm',
      'Level 3 qualification in supporting teaching and learning',
      ['a Level 3 TA qualification', 'calm'],
    ],
    ['Training as a Kauffrau, calm', 'Completed commercial training', ['training as a Kauffrau', 'calm']],
  ])('"%s" and "%s"', (skills, line, texts) => {
    expect(textsOf(skills, line)).toEqual(texts);
  });
  it('two papers of one level are two', () => {
    expect(textsOf('Level 3 in health and safety', 'NVQ Level 3 in health and social care')).toHaveLength(2);
  });
});

describe('whether a line asks for more than the others', () => {
  it.each([
    ['good spoken and written English', ['GCSE grade 4 or above in English and maths'], true],
    ['good spoken English', ['fluent in English'], false],
    ['know Excel', ['know DATEV'], true],
    ['know Excel', ['advanced knowledge of Excel'], false],
    ['at least 10 years in purchasing, with 3 years as a team leader', ['10 years’ experience in purchasing'], true],
    ['knowledge of food law', ['food law'], false],
    ['at least two years of experience after qualifying', ['two years’ post-qualification experience'], false],
  ])('%s beside %s: %s', (text, kept, more) => {
    expect(asksMore(text, kept)).toBe(more);
  });
});
