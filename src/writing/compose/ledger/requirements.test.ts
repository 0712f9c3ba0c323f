import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';

const person = (skills: string, lines: string) =>
  buildLedger(
    {
      ...makeInput({
        advert: { jobTitle: 'Estimator', location: 'Leeds', brandName: 'Elm Homes' },
        brief: { responsibilitiesRole: 'Price tenders, visit sites, talk to suppliers', skills },
      }),
      jobDescription: { text: `Duties\n- Price tenders\n\nRequirements\n${lines}`, matches: true },
    },
    true,
  ).person;

describe('what the job description says more fully', () => {
  it.each([
    ['Training as a joiner or roofer', '- Completed vocational training as a joiner, roofer or similar'],
    ['Patience', '- Kind, patient and reliable'],
    ['Apprenticeship as a plumber', '- Finished apprenticeship as a plumber or similar'],
  ])('"%s" stays as much asked for as the brief asks for it', (skills, line) => {
    const lines = person(`${skills}, a driving licence`, line);
    expect(lines.filter(({ fact }) => fact.source === 'brief')).toHaveLength(2);
    expect(lines).toHaveLength(2);
  });
});

describe('a degree of the brief and one of the job description', () => {
  it.each([
    ["Master's degree in physics, geology or surveying", '- Degree in a technical subject'],
    ['MSc in data science', '- A degree in a numerate discipline'],
    ["Bachelor's degree in building", '- Degree in a relevant field'],
    ['PhD in chemistry', '- University degree in a natural science'],
  ])('"%s" is the one that is said', (skills, line) => {
    const lines = person(`${skills}, a driving licence`, line);
    expect(lines.map(({ fact }) => fact.source)).toEqual(['brief', 'brief']);
  });
  it('but a higher one that is only wished for is another', () => {
    const lines = person('Degree in building, a driving licence', "- Master's degree in surveying preferred");
    expect(lines.some(({ person: asked }) => asked.desirable && /master/.test(asked.text))).toBe(true);
  });
});
