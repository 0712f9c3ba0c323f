import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';
import { readRow } from './read-row.ts';
import { splitRequirements } from './split.ts';

const said = (line: string): string => {
  const fact = readPerson(line);
  return fact ? `${fact.desirable ? 'wish ' : ''}${fact.kind} ${fact.text}` : 'nothing';
};

describe('two halves of one requirement, each with its own verb', () => {
  it.each([
    [
      'Has a caring and compassionate nature and can show empathy at all times',
      'do have a caring and compassionate nature and can show empathy at all times',
    ],
    [
      'Must have reliable transportation and be able to work mandatory overtime',
      'do have reliable transportation and are able to work mandatory overtime',
    ],
    [
      'Be a car driver with access to a vehicle, or able to meet the mobility requirements of the post by other means',
      'be a car driver with access to a vehicle, or able to meet the mobility requirements of the post by other means',
    ],
    [
      'Hold a minimum of NVQ Level 3 in Care, or equivalent, or be prepared to complete it within 18 months',
      'do hold at least NVQ Level 3 in Care, or equivalent, or are prepared to complete it within 18 months',
    ],
    [
      'Achieved, or expected to achieve, grade 5 in maths',
      'do have achieved grade 5 in maths or are expected to achieve it',
    ],
    ['Nurse prescriber (V300) or on the course', 'be a nurse prescriber (V300) or on the course'],
    ['open & close the shop on your own', 'can open and close the shop on your own'],
    ['Must drive', 'can drive'],
    ['Lived in Asia or the Gulf', 'do have lived in Asia or the Gulf'],
    ['Never late', 'be never late'],
    ['Funny, but not at work', 'be funny, but not at work'],
    ['Should not be afraid of getting their hands dirty', 'be not afraid of getting your hands dirty'],
  ])('%s', (line, fact) => {
    expect(said(line)).toBe(fact);
  });
  it('one thing with two names before it is one', () => {
    expect(
      readRow('Knowledge and understanding of, and commitment to, equality and diversity', 'person').map(
        ({ text }) => text,
      ),
    ).toEqual(['knowledge and understanding of, and commitment to, equality and diversity']);
  });
});

describe('a wish beside a must leaves the must', () => {
  it.each([
    ['Must hold Class 2 licence but Class 1 preferred', 'have a Class 2 licence, ideally Class 1'],
    ['Spanish would help on the floor', 'wish can speak Spanish'],
    ['Comfortable with targets, though never pushy', 'be comfortable with targets, though never pushy'],
  ])('%s', (line, fact) => {
    expect(said(line)).toBe(fact);
  });
});

describe('small things that spoil a line', () => {
  it.each([
    ['Safe Pass current', 'have a current Safe Pass card'],
    ['bilingual Spanish +$2/hr', 'be bilingual in Spanish'],
    ['Not less than 5 years in a food plant', 'have at least 5 years’ experience in a food plant'],
    [
      'Experience of handling cattle safely, on your own if need be',
      'have experience of handling cattle safely, on your own if needed',
    ],
    ['Prepared to wear uniform and PPE as provided', 'be prepared to wear uniform and PPE'],
    ['Ph.D. Chemistry', 'have a PhD in Chemistry'],
    ['Spraying certificates', 'have spraying certificates'],
    ['Banking collections 1-3 yrs', 'have 1 to 3 years’ experience of banking collections'],
    ['Any 5 GCSEs', 'have any 5 GCSEs'],
    ['Would suit a school leaver', 'nothing'],
    ['3D printing as a hobby counts as experience', 'nothing'],
  ])('%s', (line, fact) => {
    expect(said(line)).toBe(fact);
  });
  it('what else will do stays with its papers', () => {
    expect(splitRequirements('Any 5 GCSEs, predicted grades fine')).toEqual(['Any 5 GCSEs (predicted grades fine)']);
  });
});
