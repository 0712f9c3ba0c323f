import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

describe('years inside years', () => {
  it.each([
    [
      'Minimum 15 years, of which 5 as head of a plant',
      'at least 15 years’ experience, five of them as head of a plant',
    ],
    [
      'At least 12 years, 4 of them as chief engineer on LNG carriers',
      'at least 12 years’ experience, four of them as chief engineer on LNG carriers',
    ],
    ['Min 10 years, including 3 as head chef', 'at least 10 years’ experience, including 3 as head chef'],
    ['20 years with 8 of these abroad', '20 years’ experience, eight of them abroad'],
    ['7+ years, at least 2 in a supervisory role', '7+ years’ experience, at least two of them in a supervisory role'],
    [
      'Minimum 8 years, out of which 3 years in a senior role',
      'at least 8 years’ experience, three of them in a senior role',
    ],
    ["5 years' experience, 2 of them in retail", '5 years’ experience, two of them in retail'],
    [
      '10 yrs plus in textile dyeing, at least 3 of those running a shift',
      '10+ years’ experience in textile dyeing, at least 3 of them running a shift',
    ],
  ])('%s', (line, text) => {
    expect(splitRequirements(line).map((part) => readPerson(part)?.text)).toEqual([text]);
  });

  it.each([
    ['Two years in retail, three months on tills', 'two years’ experience in retail'],
    ['At least two years in a similar role', 'at least two years’ experience in a similar role'],
    ['5 GCSEs and 2 years in an office', null],
    ['2 years in a nursery with 3 to 5 year olds', null],
  ])('leaves all else as it was: %s', (line, text) => {
    const read = splitRequirements(line).map((part) => readPerson(part)?.text ?? '');
    expect(read.join('; ')).not.toMatch(/of them/);
    if (text) expect(read).toContain(text);
  });
});
