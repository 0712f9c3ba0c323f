import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemBody, writeStep } from '../index.ts';
import type { Step, StepOptions } from '../types.ts';

const advert = { jobTitle: 'Planning Officer', salaryFrom: 34314, salaryTo: 39513 };
const tasks = { responsibilitiesRole: 'write delegated reports, present at committee, negotiate amendments' };
const write = (
  step: Step,
  advertBrief: Record<string, unknown>,
  over: Partial<StepOptions> = {},
  rest: Record<string, unknown> = {},
): string[] => {
  const { input, options } = briefOf(advert, { ...tasks, ...advertBrief }, rest);
  return writeStep(input, step, { ...options[step], outputLengthType: 'medium', noOfLine: 3, ...over }).items.map(
    (item) => (typeof item === 'string' ? item : itemBody(item)),
  );
};
const named = (value: string) => [{ id: '1', value }];

describe('a step brief', () => {
  it('that says what to start with has it first in each text that says it', () => {
    const texts = write(
      2,
      { proposition: 'You get barn conversions one day and a 60-home scheme the next.' },
      { brief: 'Start with the barn conversions' },
    );
    expect(
      texts.every((text) => /^[^.?]*barn conversions/.test(text)),
      texts.join('\n'),
    ).toBe(true);
  });
  // One of three texts made of three tasks leaves it to the two beside it: else they would be one text three times.
  it('that points at a task by a word of its family has it in two texts of three', () => {
    const texts = write(
      3,
      { responsibilitiesRole: 'coach managers, keep Cascade up to date, manage 25 ER cases from start to finish' },
      { brief: 'Focus on the casework' },
    );
    expect(texts.filter((text) => /25 ER cases/.test(text)).length, texts.join('\n')).toBeGreaterThanOrEqual(2);
  });
});

describe('an imperative', () => {
  it('that names the purpose has what it is, and no order', () => {
    const texts = write(
      2,
      {},
      { imperatives: named('Name the purpose') },
      { advert: { ...advert, hasPurpose: true }, guidelines: { purpose: 'Clean water for everyone.' } },
    );
    expect(texts.join('\n')).not.toMatch(/name the purpose/i);
  });
  it('of which a note of the description says more is said as the note, in each text', () => {
    const texts = write(
      2,
      { description: 'Mon-Thurs 7.30-4.30, Fri 2.30 finish' },
      { imperatives: named('Mention the 2.30 finish fri') },
    );
    for (const text of texts) expect(text).toContain('and finish at 2.30 on Fridays');
  });
});

describe('a promise', () => {
  it('that only its second sentence names is not torn from its first', () => {
    const lines = write(
      1,
      { proposition: 'You get a proper mix of schemes. Not stuck on householders.' },
      { noOfLine: 8 },
    ).join('\n');
    expect(lines).not.toMatch(/(?:^|: )not stuck on householders/im);
  });
  it('of what follows an order is no second half of it', () => {
    const texts = write(2, { proposition: 'Hit quota two quarters running and you move up to lead.' }).join('\n');
    expect(texts).not.toMatch(/(?:you['’]ll|ready to|want to|you) hit quota two quarters running and you/i);
  });
  it('in notes gives each of its notes a line', () => {
    const lines = write(
      1,
      { proposition: 'Proper trade, paid while you learn, job at the end if you pass' },
      { noOfLine: 8 },
    ).join('\n');
    expect(lines).toMatch(/job at the end if you pass/i);
  });
  it('of pay says what else it says', () => {
    const lines = write(1, { proposition: '£13.85ph + nights uplift inc, weekly pay every fri' }, { noOfLine: 8 });
    expect(lines.join('\n')).toMatch(/weekly pay every Friday/i);
    expect(lines.join('\n')).not.toMatch(/plus a nights uplift/);
  });
});

describe('who is welcome', () => {
  it('is told so in each text, and is no wish', () => {
    const texts = write(4, { skills: 'NMC pin, newly qualified welcome, calm at 3am, returners are welcome' });
    for (const text of texts) {
      expect(text).toMatch(/welcome if you(?:['’]re| are) newly qualified/);
      expect(text).toMatch(/returners are welcome/i);
    }
    expect(texts.join(' ')).not.toMatch(
      /ideally, you(?:['’]re| are) newly qualified|helps if you(?:['’]re| are) newly/i,
    );
  });
});

describe('a reward', () => {
  it.each([
    ['College fees', 'paid', /college fees are paid/i],
    ['Tools', '£600 tool kit after probation', /a £600 tool kit/],
    ['Canteen', 'half price all night', /Canteen[^.]*: half price all night/],
    ['Free bus', 'from Rugby, leaves 9.15pm', /leaving at 9\.15pm/],
  ])('%s: %s', (title, value, said) => {
    const [text = ''] = write(
      5,
      {},
      { selectedBenefits: [title] },
      { guidelines: { rewards: [{ id: 1, title, value }] } },
    );
    expect(text).toMatch(said);
  });
});

describe('essentials', () => {
  it('of the brief are each in a text, though they have but one sentence of their own', () => {
    const skills =
      'Degree in planning or related subject, or working towards one. At least 1 yr in a planning team (public or private). Can explain a refusal without jargon. Full driving licence or able to get about by other means';
    const text = write(4, { skills }).join('\n');
    expect(text).toMatch(/degree in planning/);
    expect(text).toMatch(/at least 1 year/);
    expect(text).toMatch(/full driving licence/);
    expect(text).toMatch(/explain a refusal/);
  });
});
