import { describe, expect, it } from 'vitest';
import { askedOf } from '../testing/asked.ts';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';

describe('what the job description says more fully', () => {
  it.each([
    ['Training as a joiner or roofer', '- Completed vocational training as a joiner, roofer or similar'],
    ['Patience', '- Kind, patient and reliable'],
    ['Apprenticeship as a plumber', '- Finished apprenticeship as a plumber or similar'],
  ])('"%s" stays as much asked for as the brief asks for it', (skills, line) => {
    const lines = askedOf(`${skills}, a driving licence`, line);
    expect(lines.filter(({ fact }) => fact.source === 'brief')).toHaveLength(2);
    expect(lines).toHaveLength(2);
  });
});

describe('a must beside a wish of another number', () => {
  it('is not told by the wish', () => {
    const lines = askedOf('Calm', '- Level 3 Food Hygiene preferred\n- Level 2 Food Hygiene is a must');
    expect(lines.map(({ person: asked }) => [asked.text, asked.desirable])).toEqual(
      expect.arrayContaining([
        ['Level 3 Food Hygiene', true],
        ['Level 2 Food Hygiene', false],
      ]),
    );
  });
});

describe('a degree of the brief and one of the job description', () => {
  it.each([
    ["Master's degree in physics, geology or surveying", '- Degree in a technical subject'],
    ['MSc in data science', '- A degree in a numerate discipline'],
    ["Bachelor's degree in building", '- Degree in a relevant field'],
    ['PhD in chemistry', '- University degree in a natural science'],
  ])('"%s" is the one that is said', (skills, line) => {
    const lines = askedOf(`${skills}, a driving licence`, line);
    expect(lines.map(({ fact }) => fact.source)).toEqual(['brief', 'brief']);
  });
  it('but a higher one that is only wished for is another', () => {
    const lines = askedOf('Degree in building, a driving licence', "- Master's degree in surveying preferred");
    expect(lines.some(({ person: asked }) => asked.desirable && /master/.test(asked.text))).toBe(true);
  });
});

describe('what the brief names and the job description asks for in other words', () => {
  const texts = (skills: string, line: string) =>
    askedOf(skills, line).map(({ person: { kind, text, desirable } }) => `${desirable ? 'wish ' : ''}${kind} ${text}`);
  it.each([
    ['Solibri, a driving licence', '- Experience with Solibri or Navisworks is welcome', 'do know Solibri'],
    ['BORAS, a driving licence', '- BORAS card preferred, but we can put you through it', 'have a BORAS card'],
    [
      '12 years in quarries, a driving licence',
      '- 12+ years of experience, at least 4 as a manager',
      'have at least 4 years’ experience as a manager',
    ],
  ])('%s is asked for once, and as a must', (skills, line, text) => {
    const lines = texts(skills, line);
    expect(lines).toContain(text);
    expect(lines.join()).not.toContain('wish');
  });
  it.each([
    ['- Good Excel skills, knowledge of SAP desirable', ['have good Excel skills', 'wish have knowledge of SAP']],
    [
      '- Fluent German, experience of tenders would be a plus',
      ['be fluent in German', 'wish have experience of tenders'],
    ],
    ['- Knowledge of the Care Act 2014', ['have knowledge of the Care Act 2014']],
    ['- Basic fire safety training: we do drills each month', ['have basic fire safety training']],
  ])('%s', (line, wanted) => {
    expect(texts('a car for work, patience', line)).toEqual(expect.arrayContaining(wanted));
  });
});

it.each(['A caring nature, a car for visits', 'Careful, own car', 'Caring, your own car, a laptop of your own'])(
  'a car is not in a caring nature: %s',
  (skills) => {
    const texts = askedOf(skills, '').map(({ person: { text } }) => text);
    expect(texts).toHaveLength(skills.split(',').length);
    expect(texts.join()).toMatch(/\bcar\b/);
  },
);

describe('what is asked of everybody beside a wish', () => {
  it('the willingness to learn for a paper is no echo of the wish for it', () => {
    const lines = askedOf(
      'a driving licence, Level 3 in residential childcare is great but we put you through it',
      '- Willing to work towards the Level 3 Diploma in Residential Childcare within two years\n\nDesirable\n- Level 3 Diploma for Residential Childcare',
    );
    expect(lines.filter(({ person: { desirable } }) => !desirable).map(({ fact }) => fact.text)).toContain(
      'willing to work towards the Level 3 Diploma in Residential Childcare within two years',
    );
    expect(lines.filter(({ person: { desirable } }) => desirable)).toHaveLength(1);
  });

  it('points stand on a licence, in whatever sentence', () => {
    const lines = askedOf(
      'driving licence, a head for heights',
      '- Full UK driving licence with no more than 6 points (E)',
    );
    expect(lines.map(({ fact }) => fact.text)).toContain('no more than 6 points on your licence');
  });

  it('completed studies are a degree', () => {
    const lines = askedOf(
      'degree in surveying, building or civil engineering or state-certified technician',
      '- Completed studies (surveying, building) or technician with relevant experience',
    );
    expect(lines).toHaveLength(1);
  });

  it('who the job is not for is no requirement, and is told as it was typed', () => {
    const ledger = buildLedger(
      makeInput({
        brief: {
          responsibilitiesRole: 'Price tenders',
          skills: 'CPA required. No one who needs a big staff to get a number.',
        },
      }),
      true,
    );
    expect(ledger.person).toHaveLength(1);
    expect(ledger.unread).toContain('No one who needs a big staff to get a number');
  });
});
