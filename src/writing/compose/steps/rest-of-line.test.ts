import { describe, expect, it } from 'vitest';
import { withoutSaid } from './said-after-all.ts';

const alike = 'Another line asks for something like it: read whether that is enough.';

describe('a line of which the texts say a part', () => {
  it('is quoted by what is missing, which no other line is like', () => {
    expect(
      withoutSaid(
        [`No sentence of these texts comes from "Siemens S7-1500, SCL, Profinet". ${alike}`],
        ['You have a sound knowledge of Siemens S7-1500.'],
      ),
    ).toEqual(['No sentence of these texts comes from "SCL, Profinet". The rest of its line is said.']);
  });
  it('keeps its reason where none of it is said', () => {
    const note = `No sentence of these texts comes from "Siemens S7-1500, SCL, Profinet". ${alike}`;
    expect(withoutSaid([note], ['You have a driving licence.'])).toEqual([note]);
  });
});
