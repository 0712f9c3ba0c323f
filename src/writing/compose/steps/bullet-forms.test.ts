/** Lists of what is asked beside each other: one tells the reader, the next one names it. */
import { describe, expect, it } from 'vitest';
import { itemBody } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';
import { hasName, nameOf } from './bullet-forms.ts';

describe('the name of what is asked', () => {
  it.each([
    ['have', ['CWI certification'], 'CWI certification'],
    ['can', ['read X-ray film', 'lift 20 kg'], 'the ability to read X-ray film and lift 20 kg'],
    ['do', ['know QGIS', 'know the Care Act'], 'knowledge of QGIS and the Care Act'],
  ])('%s %j', (kind, texts, name) => {
    expect(nameOf(kind, texts)).toBe(name);
  });

  it.each(['know how to prune', 'know your way around a lathe', 'like to take things apart', 'know that care is work'])(
    'is none for "%s"',
    (text) => {
      expect(hasName({ person: { kind: 'do' }, fact: { text } })).toBe(false);
    },
  );
});

describe('lists of few things', () => {
  it.each([
    'CWI certification, can read X-ray film, experience with ASME Section IX',
    'CSCS card, able to work at height, NVQ Level 2 in roofing',
    'food hygiene certificate, can plan a rota, experience with bread ovens',
  ])('of %s differ in each text', (skills) => {
    const input = makeInput({
      advert: { jobTitle: 'Inspector', location: 'Leeds' },
      guidelines: { companyName: 'Birch' },
      brief: { skills },
    });
    for (let seed = 0; seed < 4; seed += 1) {
      const bodies = writeStep(
        input,
        4,
        { noOfLine: 2, outputLengthType: 'small', outputType: 'bullet' },
        { seed },
      ).items.map(itemBody);
      const [one, other] = bodies.map((body) => body.split('\n').filter((row) => row.startsWith('• ')));
      expect(one?.length).toBeGreaterThan(1);
      expect(other?.length).toBeGreaterThan(1);
      expect(
        one?.filter((row) => other?.includes(row)),
        bodies.join('\n'),
      ).toEqual([]);
    }
  });
});
