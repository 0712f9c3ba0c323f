/** The eight lines of a regeneration: none that an earlier turn gave, whole, turned round or behind another opener. */
import { describe, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { makeInput } from '../testing/input.ts';
import type { WriterInput } from '../types.ts';

const make = (jobTitle: string, location: string, companyName: string, from: number, to: number, country?: string) =>
  makeInput({
    advert: { jobTitle, location, country: country ?? 'United Kingdom', salaryFrom: from, salaryTo: to },
    guidelines: { companyName },
  });
const nurse = make('Dental Nurse', 'Kendal', 'Millgate Dental Care', 25500, 28000);
const officer = make('Museum Learning Officer', 'Cobh', 'Harbour Museum Trust', 36000, 39500, 'Ireland');
const roofer = make('Roofer', 'Tucson, Arizona', 'Brightridge', 52000, 68000, 'United States');
const clerk = make('Payroll Officer', 'Coimbatore', 'Kaveri Foods', 540000, 720000, 'India');

/** The words that say something, in any order and without what only opens a line. */
const sense = (text: string): string =>
  [...new Set(text.toLowerCase().match(/[\p{L}\d][\p{L}\d.,’'-]*[\p{L}\d]|\d/gu) ?? [])]
    .filter((word) => !/^(?:an?|the|in|at|with|for|as|of|to|is|are|be|we|you|our|us|your|this|want)$/.test(word))
    .sort()
    .join(' ');

describe('a regeneration of the eight lines', () => {
  it.each<[string, WriterInput, string]>([
    [
      'a typed row',
      nurse,
      'A four-day week, no Saturdays, and half an hour for every new patient. Five surgeries in an old wool mill, ten minutes from the station.',
    ],
    [
      'two sentences',
      officer,
      '11,000 schoolchildren a year, one lighthouse lens, and a collection they are allowed to touch. You write the workshops yourself.',
    ],
    [
      'orders',
      roofer,
      '600 roofs last year, not one lost-time injury. Start at 5 a.m., finish by 1:30, and keep your own truck.',
    ],
    ['one thing', clerk, 'A team that leaves at six'],
    ['notes', roofer, '54 homes a yr, 4 on 4 off, $26/hr days $29 nights, tool allowance'],
  ])('repeats no line of an earlier turn: %s', (_, input, answer) => {
    const heard = new Set<string>();
    for (const iteration of [0, 1, 2]) {
      const { contents } = ask(input, 1, answer, { iteration });
      const made = contents.map(sense);
      expect(contents.filter((text) => heard.has(sense(text)))).toEqual([]);
      expect(new Set(made).size).toBe(made.length);
      for (const one of made) heard.add(one);
    }
  });
  it('is shorter where little is known, and says why', () => {
    const bare = makeInput({ advert: { jobTitle: 'Barista' } });
    const { contents, notes } = ask(bare, 1, 'Good coffee', { iteration: 5 });
    expect(contents.length).toBeLessThan(8);
    expect(notes.join(' ')).toContain('no further lines');
  });
  it('gives the same lines for the same turn', () => {
    expect(ask(nurse, 1, 'No Saturdays', { iteration: 2 })).toEqual(ask(nurse, 1, 'No Saturdays', { iteration: 2 }));
  });
});

describe('lines of an answer', () => {
  it('say what stands in a long sentence, part by part', () => {
    const said = [0, 1].flatMap(
      (iteration) =>
        ask(officer, 1, 'A museum rated Good that wants more, and a budget you control.', { iteration }).contents,
    );
    expect(said.join('\n')).toMatch(/a budget you control/i);
  });
  it('tell the second sentence where both are too long for one line', () => {
    const answer =
      "3,200 pay slips, four factories, and no error above ₹500 in the last eleven months. You'd be the third person in a team that leaves at six.";
    expect(ask(clerk, 1, answer).contents.join('\n')).toContain('the third person in a team that leaves at six');
  });
  it.each<[string, RegExp, RegExp]>([
    [
      '54 vans, mostly transits n crafters, 4 on 4 off, series B',
      /54 vans, mostly transits/i,
      /^(?:[^:]*: )?mostly|^series B$/i,
    ],
    [
      '41 vans since 2009, none of them late, home by six',
      /41 vans since 2009, none of them late/i,
      /^(?:[^:]*: )?none of them/i,
    ],
    ['no evenings no sundays!! own section, 62 covers, £14.20ph', /No evenings, no Sundays/i, /evenings no sundays/i],
  ])('hold what belongs together: %s', (answer, wanted, torn) => {
    const said = [0, 1].flatMap((iteration) => ask(nurse, 1, answer, { iteration }).contents);
    expect(said.join('\n')).toMatch(wanted);
    for (const text of said) expect(text).not.toMatch(torn);
  });
  it('keep the stop of a clock time', () => {
    const said = [0, 1].flatMap(
      (iteration) =>
        ask(roofer, 1, 'Start at 5 a.m., finish by 1:30, and keep your own truck.', { iteration }).contents,
    );
    for (const text of said) expect(text).not.toMatch(/\b[ap]\.m(?!\.)/);
    expect(said.join('\n')).toContain('5 a.m.');
  });
  it('tell the pay by the hour, and then no other', () => {
    const { contents } = ask(roofer, 1, '54 homes a yr, 4 on 4 off, $26/hr days $29 nights, tool allowance');
    expect(contents.join('\n')).toContain('$26 an hour on days and $29 on nights');
    expect(contents.join('\n')).not.toContain('$52,000');
  });
});
