import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemBody, itemText } from '../item-text.ts';
import { doubtOfDuty } from '../ledger/doubt.ts';
import { makeInput } from '../testing/input.ts';
import type { Step, StepOptions, WriterInput } from '../types.ts';
import { writeStep } from '../write.ts';

const base = (over: Parameters<typeof makeInput>[0] = {}): WriterInput =>
  makeInput({
    ...over,
    advert: {
      jobTitle: 'Licensing Officer',
      location: 'Tewkesbury',
      salaryFrom: 32_000,
      salaryTo: 35_000,
      ...over.advert,
    },
    guidelines: { companyName: 'Severnside Council', ...over.guidelines },
    brief: {
      responsibilitiesRole: 'Inspect premises and vehicles, investigate complaints, write reports for the committee',
      ...over.brief,
    },
  });
const run = (input: WriterInput, step: Step, options: Partial<StepOptions> = {}, iteration = 0) =>
  writeStep(
    input,
    step,
    { outputType: 'prose', outputLengthType: 'medium', noOfLine: step === 1 || step === 6 ? 8 : 3, ...options },
    { iteration },
  );
const words = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).sort().join(' ');

describe('a sentence that only makes sense whole', () => {
  const turn =
    "One week you're at a festival site meeting, the next you're on a taxi rank with the police: no two applications are the same.";
  it.each([1, 6] as const)('is never cut in half, in step %i', (step) => {
    for (const jobTitleSequence of [false, true]) {
      const lines = [0, 1].flatMap((iteration) =>
        run(
          base({ brief: { proposition: turn } }),
          step,
          { brief: 'variety of the work', constraints: { jobTitleSequence } },
          iteration,
        ).items.map(itemText),
      );
      expect(lines.filter((line) => /festival/.test(line) && !/taxi rank/.test(line))).toEqual([]);
    }
  });
  it('is two sentences where sentences are to be short', () => {
    const { items, notes } = run(base({ brief: { proposition: turn } }), 2, {
      outputLengthType: 'large',
      constraints: { hemingway: true },
    });
    expect(items.map(itemBody).join('\n')).toContain('with the police. No two applications are the same.');
    expect(notes.join('\n')).not.toMatch(/proposition is in none/);
  });
});

describe('lines asked for again', () => {
  it.each([
    ['You must hold a driving licence', 1],
    ['Interviews are on 18 March', 6],
    ['Applications close at 5pm on 12 February 2027', 6],
  ] as const)('say "%s" otherwise than with the halves turned round', (value, step) => {
    const options = { imperatives: [{ id: '1', value }], constraints: { jobTitleSequence: true } };
    const first = run(base(), step, options).items.map(itemText);
    const again = run(base(), step, options, 1).items.map(itemText);
    expect(again.length).toBeGreaterThan(2);
    expect(again.filter((line) => first.some((other) => words(other) === words(line)))).toEqual([]);
  });
});

describe('an order of the next step, asked for again', () => {
  const bare = (line: string): string => words(line.replace(/\bplease\b|\binterested\?/gi, ''));
  it.each(['call in and see the home', 'come and do a trial shift', 'send us a short letter'])(
    'stands beside another fact: %s',
    (brief) => {
      const first = run(base(), 6, { brief }).items.map(itemText);
      const again = run(base(), 6, { brief }, 1).items.map(itemText);
      const order = new RegExp(brief, 'i');
      expect(again.some((line) => order.test(line))).toBe(true);
      expect(again.filter((line) => first.some((other) => bare(other) === bare(line)))).toEqual([]);
    },
  );
});

describe('what a step brief points at', () => {
  it.each([
    ['the getting-people-home idea', 2],
    ['accessibility should come through strongly', 3],
  ] as const)('is found by each of its words: %s', (brief, step) => {
    const input = base({
      advert: { jobTitle: 'Station Assistant' },
      brief: {
        proposition: "You're the one who gets people home.",
        responsibilitiesRole: 'keep the station accessible for all customers, sell tickets, make announcements',
      },
    });
    expect(run(input, step, { brief }).notes.join('\n')).not.toMatch(/No fact was chosen/);
  });
});

describe('bullets of a job that asks for little', () => {
  const input = base({
    brief: { skills: '2 years in retail. Happy to work weekends. Good numeracy. Forklift ticket an advantage' },
  });
  it('are not the same in each text', () => {
    const bodies = run(input, 4, { outputType: 'bullet', outputLengthType: 'small' }).items.map(itemBody);
    const lists = bodies.map((body) =>
      words(
        body
          .split('\n')
          .filter((line) => line.startsWith('• '))
          .join(' '),
      ),
    );
    expect(new Set(lists).size).toBe(lists.length);
    expect(bodies.join('\n')).toMatch(/• You ideally have a forklift ticket\./);
  });
});

describe('a row that stands as it was typed', () => {
  it.each([
    ['lead finance, treasury, tax and IT', 'Lead finance, treasury, tax and IT (38 people)', null],
    [
      'lead the implementation of a new ERP system',
      'Lead the implementation of a new ERP system (go-live planned for 2028)',
      null,
    ],
    [
      'medication rounds, care plans on Epic Care and wound care',
      'medication rounds, care plans on Epic Care, wound care',
      { sure: true },
    ],
  ] as const)('is said: %s', (said, raw, named) => {
    expect(doubtOfDuty(said, raw, named)).toBeLessThan(0.65);
  });
});

describe('headlines that would say little', () => {
  const lines = (input: WriterInput, options: Partial<StepOptions>): string[] =>
    [0, 1, 2].flatMap((iteration) => run(input, 1, options, iteration).items.map(itemText));
  it('name no employer by its kind', () => {
    const input = base({ advert: { jobTitle: 'Office Manager', sector: 'Law firm' } });
    expect(lines(input, { constraints: { sector: true } }).filter((line) => /^Law firm with/.test(line))).toEqual([]);
  });
  it('ask for a job and answer with no figure of the company', () => {
    const input = base({ brief: { supportingEvidence: '1,900 employees at five plants' } });
    expect(
      lines(input, { constraints: { jobTitleSequence: true } }).filter((line) =>
        /^Licensing Officer\? 1,900/.test(line),
      ),
    ).toEqual([]);
  });
});

describe('what a step brief points at', () => {
  it.each([
    ['62 of our 85 carers have been here for more than two years.', 'Lead on how long carers stay'],
    [
      'Rounds of our carers are planned within five miles of their own front door in the valley.',
      'Lead on the rounds of carers',
    ],
    ['Every carer has a pension that we pay after one full year in the job with us.', 'Lead on the pension for carers'],
  ])('keeps its limit in a line, or is not told: %s', (supportingEvidence, brief) => {
    const { input, options } = briefOf(
      { jobTitle: 'Home Care Worker', location: 'Halifax' },
      { supportingEvidence, responsibilitiesRole: 'help clients wash, cook meals, keep notes' },
    );
    for (const iteration of [0, 1])
      for (const item of writeStep(
        input,
        1,
        { ...options[1], brief, constraints: { jobTitleSequence: true }, noOfLine: 8 },
        { iteration },
      ).items)
        expect(String(item)).not.toMatch(/been here$|been here:|are planned(?:$|:)|that we pay(?:$|:)/);
  });
});

describe('a field that is called by its houses', () => {
  it('is not where the employer has one', () => {
    const { input, options } = briefOf(
      { jobTitle: 'Apprentice Chef', location: 'Kinsale', sector: 'Hotels' },
      { responsibilitiesRole: 'prepare vegetables, bake bread' },
    );
    const lines = [1, 2, 3, 4, 5, 6].flatMap(
      (seed) =>
        writeStep(input, 1, { ...options[1], constraints: { sector: true }, noOfLine: 8 }, { seed }).items as string[],
    );
    expect(lines.some((line) => /hotels/i.test(line))).toBe(true);
    for (const line of lines) expect(line).not.toMatch(/hotels in Kinsale|hotels job|^hotels with/i);
  });
});
