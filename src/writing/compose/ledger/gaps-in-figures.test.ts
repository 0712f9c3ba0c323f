/** Figures that nobody has filled in, and words that were copied with another firm's advert. */
import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';
import { cleanText, unfilledIn } from './clean.ts';

describe('a figure that is not filled in', () => {
  it.each([
    'xx% of our staff would recommend us',
    'X% of patients rate us good',
    'We grew by XX percent',
    'Pay from £xx,xxx a year',
    'You get XX days off',
  ])('is never said: %s', (text) => {
    expect(cleanText(text)).toMatchObject({ text: '', placeholders: true });
    expect(unfilledIn(text)).toEqual([text]);
  });
  it('goes alone from a row', () => {
    expect(cleanText('Forklift licence, XX years of experience, German at B1').text).toBe(
      'Forklift licence, German at B1',
    );
  });
  it.each(['Sizes S to XXL', 'The XX chromosome', 'Class X drivers', '4% of X-rays', 'Series XX trains'])(
    'is no such thing: %s',
    (text) => {
      expect(cleanText(text).text).toBe(text);
      expect(unfilledIn(text)).toEqual([]);
    },
  );
});

describe('what belongs to the advert that was copied', () => {
  it.each([
    'Text copied from FrostLog24 advert, please adapt!!',
    'All taken from last year.',
    'JD copied from the old intranet.',
    'Please amend.',
  ])('is no sentence of ours: %s', (text) => {
    expect(cleanText(`${text} We have 12 vans.`).text).toBe('We have 12 vans.');
  });
  it('is no step brief, and told', () => {
    const input = {
      ...makeInput({
        advert: { jobTitle: 'Shift Lead', location: 'Duisburg' },
        guidelines: { companyName: 'Rheinhafen' },
        brief: { responsibilitiesRole: 'Plan the shift, check temperatures' },
      }),
      jobDescription: {
        text: 'About FrostLog24\nFrostLog24 is the market leader.\nTasks\n- Plan the shift',
        matches: true,
      },
    };
    const { items, notes } = writeStep(input, 6, { noOfLine: 8, brief: 'Apply today at FrostLog24 careers' }, {});
    expect(JSON.stringify(items)).not.toContain('FrostLog24');
    expect(notes.join('\n')).toContain('"Apply today at FrostLog24 careers" speaks of another company');
  });
});
