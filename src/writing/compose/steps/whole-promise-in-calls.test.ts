/** What stands before "Apply" in a call is a promise as a whole; and a refresh of calls seeks nobody again. */
import { describe, expect, it } from 'vitest';
import { itemText } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';

function calls(proposition: string, iteration: number): string[] {
  const input = makeInput({
    advert: { jobTitle: 'Locksmith', location: 'Halifax', salaryFrom: 30000, salaryTo: 32000, brandName: 'Kestrel' },
    brief: { proposition, responsibilitiesRole: 'cut keys, open doors, fit locks' },
    guidelines: { companyName: 'Kestrel' },
  } as never);
  return writeStep(input, 6, { noOfLine: 8 }, { iteration }).items.map(itemText);
}

describe('a call', () => {
  it.each([
    'People come in with half a key in a bag and a story, and you send them home with a door that opens again.',
    "You draw it Monday, it's on the lathe Thursday, and you can walk down and look at it whenever you want.",
  ])('has no half of "%s"', (proposition) => {
    const text = [0, 1].flatMap((iteration) => calls(proposition, iteration)).join('\n');
    expect(text).not.toMatch(/half a key|draw it Monday/i);
  });

  it('has a short promise', () => {
    expect([0, 1, 2].flatMap((iteration) => calls('You are home each night.', iteration)).join('\n')).toMatch(
      /home each night/i,
    );
  });

  it('seeks somebody in a first batch or in its refresh', () => {
    const seeks = /\bour next\b|your next (?:job|role)|we need|wanted/i;
    const [first, second] = [calls('', 0), calls('', 1)];
    expect(first.some((line) => seeks.test(line)) && second.some((line) => seeks.test(line))).toBe(false);
  });
});
