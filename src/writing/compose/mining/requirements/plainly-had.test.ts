/** Short lines of which one word decides what they are. */
import { describe, expect, it } from 'vitest';
import { allExclusions } from '../../ledger/withhold.ts';
import { readPerson } from './person.ts';

const read = (line: string): string => {
  const fact = readPerson(line);
  return fact ? `${fact.kind}: ${fact.text}` : 'null';
};

describe('what one word decides', () => {
  it.each([
    ['MA Psychology or MSW', 'have: an MA in Psychology or an MSW'],
    ['B.Tech Civil or diploma civil', 'have: a B.Tech in civil engineering or a diploma in civil engineering'],
    ['MBA AGRI business', 'have: an MBA in agri business'],
    ['M.Com or MBA Finance', 'have: an M.Com or an MBA in Finance'],
    ['PhD chemistry or equivalent', 'have: a PhD in chemistry or equivalent'],
    ['MA Psychology graduate', 'be: an MA Psychology graduate'],
    ['LLB', 'have: an LLB'],
    ['GNM or ANM', 'have: a GNM or ANM qualification'],
    [
      'a director level in housing or a related sector',
      'have: experience at director level in housing or a related sector',
    ],
    ['board level', 'have: experience at board level'],
    ['senior management level within the NHS', 'have: experience at senior management level within the NHS'],
    ['21 or over to supervise alcohol sales', 'do: are 21 or over, to supervise alcohol sales'],
    ['must be 18 to work nights', 'do: are 18, to work nights'],
    [
      'technical training or degree in chemistry or plastics',
      'have: technical training or a degree in chemistry or plastics',
    ],
    ['working R', 'have: a working knowledge of R'],
    ['good working German', 'have: a good working knowledge of German'],
    ['working knowledge of R', 'have: a working knowledge of R'],
    ['Eyesight 6/9 without spectacles', 'have: eyesight of 6/9 without spectacles'],
    ['distance vision 6/6 in each eye without glasses', 'have: distance vision of 6/6 in each eye without glasses'],
    ['safety glasses and steel toes required', 'do: wear safety glasses and steel toes'],
    ['hard hat and hi-vis must be worn', 'do: wear a hard hat and hi-vis'],
    ['12th pass or a graduate', 'do: have passed 12th standard or are a graduate'],
    ['At least 2 years with KUKA robots', 'have: at least 2 years’ experience with KUKA robots'],
    ['Minimum 2 years with Fanuc', 'have: at least 2 years’ experience with Fanuc'],
  ])('%s', (line, text) => {
    expect(read(line)).toBe(text);
  });
});

describe('the least age that a law asks', () => {
  it.each(['ready for shift work from age 18', 'able to drive the van from the age of 18'])(
    '%s bars nobody',
    (line) => {
      expect(allExclusions(line)).toEqual([]);
    },
  );
  it.each(['from age 18 to 30', 'aged 18 to 25', 'under 35'])('%s does', (line) => {
    expect(allExclusions(line)).not.toEqual([]);
  });
});
