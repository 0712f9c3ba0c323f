import { describe, expect, it } from 'vitest';
import { writeStep } from '../index.ts';
import { makeInput } from '../testing/input.ts';
import type { LengthType } from '../types.ts';

const written = (skills: string, asked: string, length: LengthType, seed = 1): { said: string; notes: string } => {
  const { items, notes } = writeStep(
    {
      ...makeInput({
        advert: { jobTitle: 'Maintenance Planner', location: 'Cork', country: 'Ireland' },
        guidelines: { companyName: 'Tigín' },
        brief: { responsibilitiesRole: 'Plan shutdowns, order parts, keep the asset list, brief the crew', skills },
      }),
      jobDescription: { text: asked, matches: true },
    },
    4,
    { outputType: 'prose', outputLengthType: length, noOfLine: 3, useJobDescription: true },
    { seed },
  );
  return { said: JSON.stringify(items), notes: notes.join('\n') };
};

describe('what nobody may miss', () => {
  const lines = [
    '6+ years in planning, scheduling or maintenance engineering',
    'Degree or equivalent in engineering or a related subject',
    'Full driving licence',
  ];
  const asked = `Requirements\n${lines.map((line) => `- ${line}`).join('\n')}\n- Good with people\n- Tidy\n`;
  it.each([1, 2, 3, 4])('stands in some text or in a note (%i)', (seed) => {
    const { said, notes } = written('Calm under pressure, five years with compressors, patient', asked, 'medium', seed);
    for (const words of ['compressors', 'maintenance engineering', 'equivalent in engineering', 'driving licence'])
      expect(`${said}\n${notes}`).toContain(words);
  });
  it.each([1, 2, 3, 4])('is told where small texts have no room for it (%i)', (seed) => {
    const { said, notes } = written(
      'CPA, SAP PM, five years with compressors, own car, German at B2, a safety certificate',
      asked,
      'small',
      seed,
    );
    for (const words of ['CPA', 'SAP PM', 'compressors', 'B2', 'maintenance engineering'])
      expect(`${said}\n${notes}`).toContain(words);
    if (notes.includes('There was no room')) expect(notes).not.toContain('Add more skills');
  });
});

describe('one fact that brief and job description both ask for', () => {
  it.each([
    ['B.Tech in civil or structural engineering', 'B.E./B.Tech (Civil/Structural)', /B\.?(?:E|Tech)\b/g],
    ['calm at the Friday rush', 'You can keep a clear head', /calm at|clear head/g],
  ])('%s, %s stands once in a text', (skill, line, pattern) => {
    for (const seed of [1, 2, 3]) {
      const { items } = writeStep(
        {
          ...makeInput({
            advert: { jobTitle: 'Site Manager', location: 'Pune', country: 'India' },
            guidelines: { companyName: 'Tigín' },
            brief: { responsibilitiesRole: 'Plan the site, order parts, brief the crew', skills: `${skill}, own car` },
          }),
          jobDescription: { text: `Requirements\n- ${line}\n- Marathi\n- Tidy\n`, matches: true },
        },
        4,
        { outputType: 'prose', outputLengthType: 'medium', noOfLine: 2, useJobDescription: true },
        { seed },
      );
      for (const item of items as { personDescription?: string }[])
        expect((item.personDescription ?? '').match(pattern)?.length ?? 0).toBeLessThan(2);
    }
  });
});
