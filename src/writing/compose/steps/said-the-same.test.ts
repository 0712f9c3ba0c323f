import { describe, expect, it } from 'vitest';
import { inFullForms } from '../language/same-words.ts';
import { readImperatives } from '../ledger/imperatives.ts';
import { withItsTitle } from '../ledger/reward-wording.ts';
import { saysImperative } from '../ledger/says-imperative.ts';
import { makeInput } from '../testing/input.ts';
import type { StepOptions } from '../types.ts';
import { writeStep } from '../write.ts';

function write(step: 2 | 3 | 4 | 6, options: Partial<StepOptions>, brief: Record<string, string> = {}) {
  const input = makeInput({
    advert: { jobTitle: 'Locksmith', location: 'Halifax', salaryFrom: 30000, salaryTo: 32000, brandName: 'Kestrel' },
    brief: { description: 'Permanent.', responsibilitiesRole: 'keep records, help the team, plan the day', ...brief },
    guidelines: { companyName: 'Kestrel' },
  } as never);
  const made = writeStep(
    input,
    step,
    { noOfLine: step === 6 ? 8 : 3, outputLengthType: 'medium', ...options } as StepOptions,
    { seed: 3 },
  );
  const texts = made.items.map((item) => (typeof item === 'string' ? item : Object.values(item).join('\n')));
  return { text: texts.join('\n'), notes: made.notes.join('\n') };
}
const order = (value: string) => ({ imperatives: [{ id: '1', value }] });

describe('words that are the same', () => {
  it.each([
    ["Freshers can't be considered", 'Freshers can not be considered'],
    ['We prep veg', 'We prepare vegetables'],
    ["We won't and you'll", 'We will not and you will'],
  ])('"%s" is "%s"', (one, other) => {
    expect(inFullForms(one)).toBe(other);
  });

  it('finds an imperative in a text with contractions', () => {
    const [said] = readImperatives([{ id: '1', value: 'Say that freshers cannot be considered' }]).required;
    expect(said && saysImperative("Freshers can't be considered.", said)).toBe(true);
    expect(said && saysImperative('Freshers can be considered.', said)).toBe(false);
  });
});

describe('a step brief beside its imperative', () => {
  it('is not said for a second time', () => {
    const { text } = write(4, { brief: 'New grads welcome', ...order('Say that new graduates are welcome') });
    expect(text).toContain('New graduates are welcome');
    expect(text).not.toContain('New grads');
    const visit = write(6, {
      brief: 'Invite them to visit',
      ...order('Say that people can visit the yard before they apply'),
    });
    expect(visit.text).not.toMatch(/: (?:come and )?visit(?: us)?$/im);
  });

  it('alone says whom to visit or call', () => {
    expect(write(6, { brief: 'Invite them to visit' }).text).toMatch(/come and visit us/i);
    expect(write(6, { brief: 'Friendly, invite a phone call' }).text).toMatch(/call us/i);
  });

  it('is noted where one word of it is all that is said', () => {
    expect(write(2, { brief: 'Be honest, some days are hard' }).notes).toMatch(/some days are hard/);
    expect(write(2, { brief: 'Highlight the 4-day week and the team' }).notes).toMatch(/"the 4-day week"/);
  });
});

describe('orders that were printed', () => {
  it.each([
    [2, 'No on-call - say so', /say so/, /There is no on-call/],
    [4, 'List tickets CS38 and CS39', /\blist tickets/i, /tickets CS38 and CS39/],
    [3, 'List the routes', /\blist the/i, /Locksmith/],
    [4, 'List the NCCCO card', /Ask us|\blist\b/i, /NCCCO card/],
    [4, 'Ask for PSRA licence', /Send us/, /You need a PSRA licence/],
    [4, 'Ask for someone who knows charity accounts', /Send us/, /We want someone who knows charity accounts/],
    [4, 'Ask for Tally experience', /Send us/, /You need Tally experience/],
    [4, 'Ask for a Level 3 as a minimum', /Send us/, /You need a Level 3 as a minimum/],
    [6, 'Put in the closing date of 14 June', /put in/i, /close on 14 June/],
    [3, 'Mention school runs', /^School runs\.?$/m, /includes school runs/i],
    [2, 'Put the two weeks on, two off rota first', /\bput\b/i, /two weeks on, two off rota/],
    [2, 'Name the cathedral (Lincoln)', /includes the cathedral/, /Locksmith/],
  ] as const)('step %i: "%s"', (step, value, not, said) => {
    const { text } = write(step, order(value));
    expect(text).not.toMatch(not);
    expect(text).toMatch(said);
  });
});

describe('what is promised', () => {
  it('joins two sentences that only a comma parts', () => {
    const { text } = write(2, {}, { proposition: 'You choose which jobs we take, head office signs off the budget.' });
    expect(text).toMatch(/jobs we take, and head office signs off the budget/);
  });

  it.each([
    ['Paid according to HSE scales', 'Increments', 'Increments are paid according to HSE scales'],
    ['Paid according to results', 'Bonus', 'Your bonus is paid according to results'],
    ['Up to BMW 5 Series or equivalent', 'Company car', 'A company car, up to a BMW 5 Series or equivalent'],
  ])('"%s" under "%s"', (text, title, said) => {
    expect(withItsTitle(text, title)).toBe(said);
  });
});
