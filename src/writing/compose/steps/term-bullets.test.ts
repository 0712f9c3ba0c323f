import { describe, expect, it } from 'vitest';
import { itemText } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';

const batch = (responsibilitiesRole: string) =>
  writeStep(
    makeInput({
      advert: { jobTitle: 'Library Assistant', location: 'Aberdeen', brandName: 'City Libraries', salaryFrom: 23900 },
      brief: { description: 'Permanent, 20 hours a week.', responsibilitiesRole },
    }),
    3,
    { outputType: 'bullet', outputLengthType: 'small', noOfLine: 2 },
    { seed: 3 },
  );
const texts = (responsibilitiesRole: string): string[] => batch(responsibilitiesRole).items.map(itemText);

describe('a text on the role for which bullets are wanted', () => {
  it('lists the terms where no task is known', () => {
    const [first = ''] = texts('');
    expect(first).toMatch(/\n• .*(?:20 hours|permanent|23,900)/);
    expect(batch('').notes).toContainEqual(
      expect.stringMatching(/^Bullets need two tasks or more, so these tell the terms/),
    );
  });
  it('lists them where one task alone is known, which is in the prose', () => {
    const [first = ''] = texts('Shelve books');
    expect(first).toMatch(/\n• .*(?:20 hours|permanent|23,900)/);
    expect(first).toMatch(/shelv/i);
  });
  it('lists tasks where there are any', () => {
    const list = texts('Shelve books, run story time, help readers').flatMap((text) =>
      text.split('\n').filter((row) => row.startsWith('• ')),
    );
    expect(list.length).toBeGreaterThan(0);
    for (const row of list) expect(row).not.toMatch(/20 hours|permanent|23,900/);
  });
});
