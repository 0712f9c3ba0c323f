import { describe, expect, it } from 'vitest';
import { writeStep } from '../index.ts';
import { makeInput } from '../testing/input.ts';

const notesFor = (skills: string): string =>
  writeStep(
    makeInput({
      advert: { jobTitle: 'Baker', location: 'Cork', country: 'Ireland' },
      guidelines: { companyName: 'Tigín' },
      brief: { responsibilitiesRole: 'Shape loaves, run the ovens, clean down', skills },
    }),
    4,
    { outputType: 'prose', outputLengthType: 'medium', noOfLine: 2 },
    { seed: 1 },
  ).notes.join('\n');

describe('what the brief asks for and nobody could read', () => {
  it('is told', () => {
    expect(
      notesFor('calm under pressure, own car, punctual, glazed bakes / 2 gold stars min / will do split days / blades'),
    ).toContain(
      'No sentence of these texts comes from "glazed bakes / 2 gold stars min / will do split days / blades"',
    );
  });
  it.each(['dogs welcome', 'no time wasters', 'training given', 'no experience needed'])(
    'but not what asks for nothing: %s',
    (line) => {
      expect(notesFor(`calm under pressure, own car, ${line}`)).not.toContain('No sentence of these texts');
    },
  );
});
