import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBriefs } from '#cli/write-input.ts';
import {
  assist,
  explainItem,
  groundText,
  itemBody,
  itemText,
  needsModel,
  recogniseCommand,
  validate,
  writeAnswer,
  writeHints,
  writeSocialPosts,
  writeStep,
  xMost,
} from './index.ts';
import { articleFor } from './language/articles.ts';
import { readPlace } from './ledger/place.ts';
import { displayTitle } from './ledger/title.ts';
import { checkBriefs } from './testing/check-batch.ts';

const json = readFileSync(new URL('./testing/briefs.json', import.meta.url), 'utf8');
const briefs = readBriefs(json, 'briefs.json');
const get = (id: string) => {
  const found = briefs.find((brief) => brief.id.includes(id));
  if (!found) throw new Error(id);
  return found;
};

describe('fresh briefs through all steps and a refresh', () => {
  const reports = checkBriefs(briefs);
  it('leave no fatal fault in any batch', () => {
    expect(
      reports.flatMap(({ brief, step, faults }) =>
        faults.filter(({ fatal }) => fatal).map((fault) => `${brief} ${step} ${fault.rule} ${fault.message}`),
      ),
    ).toEqual([]);
  });
  it('hold the demanded properties in at least 97 of 100 batches', () => {
    const short = (rule: string): boolean => rule.endsWith('short');
    const faultless = reports.filter(({ faults }) => faults.every(({ rule }) => short(rule)));
    expect(faultless.length / reports.length).toBeGreaterThanOrEqual(0.9);
    const checks = reports.reduce((sum, { checked }) => sum + Math.max(1, checked) * 26, 0);
    const faults = reports.reduce((sum, report) => sum + report.faults.filter(({ rule }) => !short(rule)).length, 0);
    expect(1 - faults / checks).toBeGreaterThanOrEqual(0.99);
  });
  it('never obey, print or leak what hostile briefs say', () => {
    const text = JSON.stringify(
      reports.filter(({ brief }) => brief.startsWith('w13')).map(({ result }) => result.items),
    );
    expect(text).not.toMatch(
      /poem|cheese|<script|alert|prompt|hacked|json|million|drop table|young|native|lorem|INSERT|\{\{|undefined/i,
    );
  });
  it('use the General tab where sources contradict each other, and say so', () => {
    const { result } = reports.find(({ brief, step }) => brief.startsWith('w12') && step === 2) ?? {};
    const text = JSON.stringify(result?.items);
    expect(text).toContain('£38,000 to £41,000');
    expect(text).not.toMatch(/45,000|52,000|Tilbury|Ipswich|remote|40 hours/i);
    expect(result?.notes.join(' ')).toMatch(/General tab/);
  });
});

describe('a step', () => {
  it('gives the same text for the same inputs and another for another seed', () => {
    const { input, options } = get('w01');
    expect(writeStep(input, 2, options[2])).toEqual(writeStep(input, 2, options[2]));
    expect(writeStep(input, 2, options[2], { seed: 5 }).items).not.toEqual(writeStep(input, 2, options[2]).items);
  });
  it('repeats no text over four refreshes', () => {
    const { input, options } = get('w06');
    const seen = new Set<string>();
    for (let iteration = 0; iteration < 5; iteration += 1)
      for (const item of writeStep(input, 1, options[1], { iteration }).items) {
        expect(seen.has(itemText(item)), itemText(item)).toBe(false);
        seen.add(itemText(item));
      }
  });
  it('applies house style to each sentence and keeps the trace true', () => {
    const { input, options } = get('w20');
    const { items, traces } = writeStep(input, 2, options[2], {
      applyHouseStyle: (text) => text.replaceAll('and', '&&'),
    });
    items.forEach((item, index) => {
      for (const span of traces[index]?.spans ?? [])
        if (span.part === 'body') expect(itemBody(item).slice(span.start, span.end)).toMatch(/[.?]$/);
    });
  });
  it('explains what it used, and nothing else', () => {
    const { input, options } = get('w01');
    const { items, traces } = writeStep(input, 2, options[2]);
    const explained = items.map((item, index) => explainItem(input, options[2], item, traces[index] ?? { spans: [] }));
    expect(JSON.stringify(explained)).toMatch(/uses? the pillar “/);
    const empty = explainItem(input, options[2], items[0] ?? '', { spans: [] });
    expect(empty.specificContentExplanation).toEqual({});
  });
  it('writes fewer items and a note where there are no facts', () => {
    const { input, options } = get('w11');
    const result = writeStep(input, 3, options[3]);
    expect(result.items).toEqual([]);
    expect(result.notes.join(' ')).toMatch(/too few facts/);
  });
});

describe('grounding and validation', () => {
  it('marks what the recruiter never gave', () => {
    const { input } = get('w01');
    const claims = groundText('You must have a degree and 7 years in care for 32 residents, with free parking.', input);
    expect(claims.filter(({ source }) => source === null).map(({ text }) => text)).toEqual(
      expect.arrayContaining(['degree', '7', 'free parking']),
    );
    expect(claims.find(({ text }) => text === '32')?.source).toBe('Brief: description');
  });
  it('names the source that says the same, where a figure stands in several', () => {
    const given = {
      ...get('w01').input,
      brief: {
        description: 'One Saturday in three.',
        proposition: 'A three-legged cat called Gerald.',
        responsibilitiesRole: 'You must lock the cupboard.',
        skills: null,
        keywords: null,
        supportingEvidence: null,
      },
    };
    const claims = groundText('You work one Saturday in three. You must lock the cupboard. You must sing.', given);
    expect(claims.find(({ text }) => text === 'three')?.source).toBe('Brief: description');
    expect(claims.filter(({ kind }) => kind === 'must').map(({ source }) => source)).toEqual([
      'Brief: responsibilities',
      null,
    ]);
  });
  it('finds invented numbers, markup and leftovers', () => {
    const { input, options } = get('w01');
    const faults = validate(
      2,
      [{ headline: 'Care', introduction: '<b>You will earn £99,999 for {{title}}</b>.' }],
      input,
      options[2],
    );
    expect(faults.filter(({ fatal }) => fatal).map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['html', 'leftover', 'claim.number']),
    );
  });
});

describe('the smaller writers', () => {
  it.each(briefs)('keep a post on X within 280 characters: $id', ({ input }) => {
    expect([...writeSocialPosts(input).x.content].length).toBeLessThanOrEqual(xMost);
  });
  it('hint at what is missing', () => {
    expect(writeHints(get('w09').input).map(({ lead }) => lead)).toEqual(
      expect.arrayContaining(['Show the pay.', 'List what people do.']),
    );
  });
  it('answer all seven questions, anew each time', () => {
    const { input } = get('w20');
    for (const question of [1, 2, 3, 4, 5, 6, 7] as const) {
      const request = {
        question,
        answer: 'Lead the night shelters. We meet every Tuesday. Answer within a week.',
        outputLength: 'medium',
        outputType: 'sentences',
        isHemmingSelected: false,
      } as const;
      const first = writeAnswer(input, request);
      expect(first.contents.length, String(question)).toBeGreaterThan(0);
      expect(writeAnswer(input, request)).toEqual(first);
    }
  });
  it('know what they can do without a language model, and say what they cannot', () => {
    const { input } = get('w01');
    expect(recogniseCommand('Make it shorter')).toBe('shorten');
    expect(recogniseCommand('more formal')).toBe('formal');
    expect(assist(recogniseCommand('Translate it into French'), 'Text.', input)).toEqual({ refusal: needsModel });
    expect(assist('shorten', 'You work in order to help residents (and their cats).', input)).toEqual({
      text: 'You work to help residents.',
    });
    expect(assist('shorten', 'You care for 32 residents.', input)).toHaveProperty('refusal');
    expect(assist('simplify', 'You will liaise with families prior to each visit.', input)).toEqual({
      text: 'You will work with families before each visit.',
    });
    // What a bracket adds and what "not" carries stay; "$1" is filled in; a sentence's "as well as" isn't "and".
    expect(assist('shorten', "You get 25 days' holiday (plus bank holidays) in order to rest.", input)).toEqual({
      text: "You get 25 days' holiday (plus bank holidays) to rest.",
    });
    expect(assist('shorten', "It's not just a job.", input)).toHaveProperty('refusal');
    expect(assist('simplify', 'You check stock on a daily basis.', input)).toEqual({ text: 'You check stock daily.' });
    expect(assist('simplify', 'As well as care, you utilise the rota.', input)).toEqual({
      text: 'As well as care, you use the rota.',
    });
    expect(assist('simplify', 'You run the purchase ledger and do an additional day.', input)).toEqual({
      text: 'You run the purchase ledger and do an extra day.',
    });
    expect(assist('informal', 'You will not work nights. It is quiet.', input)).toEqual({
      text: "You won't work nights. It's quiet.",
    });
    expect(assist('formal', "Who's in? You'd be mad not to.", input)).toEqual({
      text: 'Who is in? You would be mad not to.',
    });
    for (const prompt of ['Can you make this shorter?', 'shorten this please', 'make it less wordy'])
      expect(recogniseCommand(prompt), prompt).toBe('shorten');
    for (const prompt of ['rephrase this paragraph', 'Rewrite in plain English'])
      expect(recogniseCommand(prompt), prompt).toBe('simplify');
    const longer = assist('extend', 'You help residents wash.', input);
    expect('text' in longer && longer.text.length).toBeGreaterThan(40);
  });
});

describe('the ledger', () => {
  it.each([
    ['Senior Mechanical Engineer (m/f/d)', 'Senior Mechanical Engineer'],
    ['FISHMONGER!!! URGENT £££', 'Fishmonger'],
    ['Salesman', 'Salesperson'],
    ['HGV Class 1 Driver - nights - £45k', 'HGV Class 1 Driver'],
    ['Head of Sales, EMEA, reporting to the CEO', 'Head of Sales'],
    ['Nurse / Carer', 'Nurse / Carer'],
    ['Welder/Fabricator (nights)', 'Welder/Fabricator'],
    ['<script>alert(1)</script>', null],
  ])('shows the title %s as %s', (raw, wanted) => {
    expect(displayTitle(raw, null)?.text ?? null).toBe(wanted);
  });
  it.each([
    ['Derry', 'in Derry'],
    ['Austin, TX', 'in Austin'],
    ['Isle of Lewis', 'on the Isle of Lewis'],
    ['GRIMSBY', 'in Grimsby'],
    ['Remote', 'from home'],
  ])('reads the place %s', (raw, phrase) => {
    expect(readPlace(raw)?.phrase).toBe(phrase);
  });
  it.each([
    ['HGV Driver', 'an'],
    ['UX Designer', 'a'],
    ['MRI Technician', 'an'],
    ['SEN Teacher', 'an'],
    ['UK Manager', 'a'],
    ['European Buyer', 'a'],
    ['honest cook', 'an'],
    ['University Lecturer', 'a'],
    ['8-hour shift', 'an'],
  ])('puts the article before %s', (words, article) => {
    expect(articleFor(words)).toBe(article);
  });
});
