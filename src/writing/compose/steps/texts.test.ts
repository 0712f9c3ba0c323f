import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBriefs } from '#cli/write-input.ts';
import { briefOf } from '#testing/brief-of.ts';
import { itemBody, itemText, steps, writeStep } from '../index.ts';
import { buildLedger } from '../ledger/ledger.ts';

const json = readFileSync(new URL('../testing/briefs.json', import.meta.url), 'utf8');
const briefs = readBriefs(json, 'briefs.json');
const notes =
  /(?:^|[.?] |\n)(?:In short|What to expect|At a glance|The outline|This is (?:the short version|the job in a line|our record so far)|Here(?: is|['’]s) (?:what to expect|the outline|something to know about us)|The facts are these|We can (?:tell you|point to) this|Note this|It(?: is|['’]s) worth knowing|You may like to know this|Worth knowing|For the record|The record so far):/g;

/** A brief with only what a case is about. */

describe('texts of all briefs', () => {
  const texts = briefs.flatMap(({ id, input, options }) =>
    steps.flatMap((step) =>
      writeStep(input, step, options[step], { seed: 3 }).items.map((item) => ({ id, step, text: itemBody(item) })),
    ),
  );
  it('carry one labelled note at most, two where they are long', () => {
    const most = (text: string): number => (text.split(/\s+/).length > 90 ? 2 : 1);
    expect(texts.filter(({ text }) => (text.match(notes)?.length ?? 0) > most(text))).toEqual([]);
  });
  it('say "here" once in a sentence, and put no two articles together', () => {
    expect(
      texts.filter(({ text }) => /\bhere\b[^.?!\n]*\bhere\b|\b(?:an?|the) (?:an?|the|our|your)\b/i.test(text)),
    ).toEqual([]);
  });
  it('give a bullet one task where that task has an "and" of its own', () => {
    for (const { text } of texts)
      for (const bullet of text.split('\n').filter((line) => line.startsWith('• ') && !/^• You/.test(line)))
        expect(bullet.match(/, and /g)?.length ?? 0, bullet).toBeLessThanOrEqual(1);
  });
});

describe('a step', () => {
  it('says pay once, with what comes on top', () => {
    const { input, options } = briefOf(
      { jobTitle: 'Barback' },
      {
        description: '£12.71/hr + tips. Nights from Thursday to Sunday.',
        responsibilitiesRole: 'Collect glasses, change barrels, restock the fridges',
      },
    );
    for (const item of writeStep(input, 2, options[2]).items) {
      expect(itemBody(item)).toContain('£12.71 an hour plus tips');
      expect(itemBody(item).split('12.71')).toHaveLength(2);
    }
  });
  it('says premium, contract, district and where one works, and the hours once', () => {
    const { input, options } = briefOf(
      { jobTitle: 'Picker', country: 'Ireland', location: 'Ballycoolin, Dublin 15', salaryFrom: 16.4 },
      {
        description: '€16.40/hr + 25% night premium. 39 hrs/wk, Sun-Thurs 10pm-6am. Perm. Hybrid, 2 days in office.',
        responsibilitiesRole: 'Load trailers, pick orders, check stock',
      },
    );
    const items = writeStep(input, 2, { ...options[2], outputLengthType: 'medium' }).items.map(itemBody);
    for (const body of items) {
      expect(body).toContain('plus a 25% night premium');
      expect(body).toContain('Ballycoolin, Dublin 15');
      expect(body).toMatch(/permanent/);
      expect(body.match(/39 hours/g)?.length ?? 0).toBeLessThanOrEqual(1);
    }
    expect(items.join(' ')).toMatch(/hybrid, with 2 days in the office/i);
    const site = buildLedger(briefOf({}, { description: 'Keep safe on site and wear boots.' }).input, false);
    expect(site.slots.attendance).toBeNull();
  });
  it('names no year for pay that is too small for one', () => {
    const { input } = briefOf({ country: 'Germany', salaryFrom: 3400, salaryTo: 3900 }, {});
    expect(buildLedger(input, false).pay?.per).toBe('');
  });
  it('says the pay of a country as its people write it', () => {
    const { input, options } = briefOf(
      { jobTitle: 'Data Engineer', country: 'Romania', salaryFrom: 192_000, salaryTo: 264_000 },
      { responsibilitiesRole: 'Design pipelines, review code' },
    );
    expect(writeStep(input, 2, options[2]).items.map(itemText).join()).toContain('192,000 to 264,000 RON a year');
  });
  it('writes most of a refreshed batch though every line has the title', () => {
    const { input, options } = briefOf(
      { jobTitle: 'Production Shift Manager', sector: 'Food' },
      { responsibilitiesRole: 'Lead daily briefings, drive improvement, hit yield targets, manage handovers' },
    );
    for (const step of [1, 6] as const) {
      const first = writeStep(input, step, { ...options[step], constraints: { jobTitleSequence: true } });
      const again = writeStep(
        input,
        step,
        { ...options[step], constraints: { jobTitleSequence: true } },
        { iteration: 1 },
      );
      expect(again.items.length).toBeGreaterThanOrEqual(6);
      expect(first.items.filter((item) => again.items.includes(item))).toEqual([]);
    }
  });
  it('keeps sector, employer and place in their own case', () => {
    const { input } = briefOf(
      { jobTitle: 'Analyst', brandName: 'Quayline Payments', sector: 'Payments', location: 'NEWCASTLE UPON TYNE' },
      {},
    );
    const ledger = buildLedger(input, false);
    expect(ledger.place?.phrase).toBe('in Newcastle upon Tyne');
    expect(ledger.names.has('Payments')).toBe(false);
    expect(buildLedger(briefOf({ location: 'nr Shepton Mallet' }, {}).input, false).place?.phrase).toBe(
      'near Shepton Mallet',
    );
  });
  it('describes a reward that is only an amount by its title', () => {
    const { input, options } = briefOf(
      { jobTitle: 'Cook' },
      {},
      {
        guidelines: {
          rewards: [
            { id: 1, title: 'Leave', value: '32 days, plus bank holidays.' },
            { id: 2, title: 'Family meal', value: 'Sit-down, at 3:30, every day.' },
            { id: 3, title: 'Pension', value: 'Local Government Pension Scheme.' },
            { id: 4, title: 'Conference', value: 'One congress a year, paid for.' },
          ],
        },
      },
    );
    const items = writeStep(input, 5, {
      ...options[5],
      noOfLine: 4,
      selectedBenefits: ['Leave', 'Family meal', 'Pension', 'Conference'],
    }).items.map(itemBody);
    expect(items).toHaveLength(4);
    expect(items[0]).not.toMatch(/you get 32/);
    expect(items[2]).not.toMatch(/the the/i);
  });
});

describe('the brief of the call to action', () => {
  const linesFor = (brief: string): string[] => {
    const { input } = briefOf({ jobTitle: 'Welder' }, { responsibilitiesRole: 'Weld frames, read drawings' });
    return writeStep(input, 6, { brief, noOfLine: 8 }).items.map(itemText);
  };

  it('is a fact where it says what comes next', () => {
    expect(linesFor('15 minute phone call first, no cover letter').join('\n')).toMatch(
      /15 minute phone call first, no cover letter/i,
    );
  });

  it.each(['make it punchy', 'ask them to call us', 'Warm, please'])(
    'is never said where it speaks to the writer: %s',
    (brief) => {
      expect(linesFor(brief).join('\n')).not.toMatch(/punchy|ask them|warm/i);
    },
  );
});

it('joins nothing to a task that ends in a clause of its own', () => {
  const { input, options } = briefOf(
    { jobTitle: 'Baker' },
    {
      responsibilitiesRole:
        'advise shops so that they can comply, bake bread, order flour, train one commis, plan the week, greet guests',
    },
  );
  for (const outputType of ['prose', 'bullet'] as const)
    for (const iteration of [0, 1, 2, 3])
      for (const item of writeStep(
        input,
        3,
        { ...options[3], outputLengthType: 'medium', outputType, noOfLine: 3 },
        { iteration },
      ).items)
        expect(itemBody(item)).not.toMatch(/comply,? (?:and|too)\b|comply, /);
});

describe('a value of one word', () => {
  const withValue = (value: string, statement: string | null) => {
    const { input, options } = briefOf({ jobTitle: 'Baker' }, { responsibilitiesRole: 'bake bread, order flour' });
    return writeStep(
      { ...input, guidelines: { ...input.guidelines, values: [{ id: '1', value, statement, weight: 100 }] } },
      3,
      { ...options[3], outputLengthType: 'medium', noOfLine: 3 },
    )
      .items.map(itemBody)
      .join('\n');
  };
  it('is what matters, and stands in no quotes', () => {
    const text = withValue('Openness', null);
    expect(text).toMatch(/(?:Openness matters|We value openness|Here, openness matters)/);
    expect(text).not.toMatch(/“openness”/i);
  });
  it('keeps its quotes where it is a phrase', () => {
    expect(withValue('Ship small', null)).toMatch(/“ship small”/i);
  });
  it('is followed by what it means', () => {
    expect(withValue('Respect', 'We listen before we answer.')).toMatch(
      /(?:Respect|respect)(?: means this| matters here)?: we listen before we answer\./,
    );
  });
});

describe('a refresh', () => {
  it('keeps the length where the facts carry it', () => {
    const { input, options } = briefOf(
      { jobTitle: 'Baker', salaryFrom: 26000, salaryTo: 28000 },
      {
        proposition: 'You choose the loaf of the week.',
        description: 'Permanent, 39 hours. Team of 6. Start in May. Finish by 2pm.',
        responsibilitiesRole: 'bake bread, order flour, train one commis, keep the ovens clean, plan the week',
        supportingEvidence: 'We sold 40,000 loaves in 2025',
      },
    );
    const first = writeStep(input, 2, { ...options[2], outputLengthType: 'medium', noOfLine: 3 });
    const again = writeStep(input, 2, { ...options[2], outputLengthType: 'medium', noOfLine: 3 }, { iteration: 1 });
    const before = first.items.map(itemBody);
    for (const body of again.items.map(itemBody)) {
      expect(body.split(/\s+/).length).toBeGreaterThanOrEqual(45);
      expect(before).not.toContain(body);
    }
  });
});

describe('rows of a form in the description', () => {
  const said = (description: string): string[] =>
    buildLedger(briefOf({ jobTitle: 'Baker' }, { description }).input, false)
      .sentences.filter(({ fact }) => fact.kind === 'description')
      .map(({ statement }) => statement.text);
  it.each([
    ['Team: 6 engineers', ['The team is 6 engineers']],
    ['Dress code: smart casual', ['The dress code is smart casual']],
    ['Permanent, hybrid: two days a week in the office', ['You are in the office two days a week']],
    ['Four tens: every weekend is three days long', ['Four tens: every weekend is three days long']],
  ])('%s', (raw, texts) => {
    expect(said(raw)).toEqual(texts);
  });
  it('keeps both ends of the hours', () => {
    const { slots } = buildLedger(briefOf({}, { description: '30 to 39 hours a week' }).input, false);
    expect(slots.hours?.text).toBe('30 to 39 hours a week');
    const either = buildLedger(briefOf({}, { description: '30 or 37.5 hrs pw' }).input, false);
    expect(either.slots.hours?.text).toBe('30 or 37.5 hours a week');
  });
});
