/** Answers whose sentences, rows and names stay whole. */
import { describe, expect, it } from 'vitest';
import type { QuestionNumber } from '../questions.ts';
import { ask } from '../testing/ask.ts';
import { makeInput } from '../testing/input.ts';

const input = makeInput({
  advert: { jobTitle: 'Electrician', location: 'Grimsby' },
  guidelines: { companyName: 'The Heron Inn' },
});
const write = (question: QuestionNumber, answer: string): string =>
  ask(input, question, answer, {}).contents.join('\n');

describe('what is typed as one stays one', () => {
  it.each<[QuestionNumber, string, string]>([
    [
      6,
      'The owners, Sue and Martin Pryce, work in the home every day and know everyone by name. We close at six.',
      'The owners, Sue and Martin Pryce, work in the home every day and know everyone by name.',
    ],
    [
      3,
      'Fault finding on motors, sensors and Siemens PLCs, responding to breakdowns, recording jobs on the CMMS',
      'ault finding on motors, sensors and Siemens PLCs',
    ],
    [
      3,
      'Teach Geography to Years 7 to 11, and to A level if you wish.\nBe a form tutor.',
      'Years 7 to 11, and to A level',
    ],
    [4, 'Qualified Teacher Status is essential. Above all, you should enjoy teaching.', 'Qualified Teacher Status'],
    [4, 'Qualified Teacher Status is essential. Above all, you should enjoy teaching.', 'Above all, you should enjoy'],
    [
      4,
      'time-served apprenticeship or NVQ Level 3 in maintenance\na steady hand',
      'a time-served apprenticeship or NVQ',
    ],
    [4, 'a steady hand\nNice to have:\n- Siemens S7', 'Siemens S7'],
    [5, 'free parking, uniform provided and a £300 bonus after six months', 'A uniform is provided.'],
    [
      5,
      'Medical, dental and vision insurance from day one, 401(k) with a 5% match',
      'medical, dental and vision insurance from day one',
    ],
    [5, '£41,000 a year, free fish box each month, cycle to work scheme', 'a free fish box each month'],
    [2, 'heron inn, pub w/ rooms nr whitby, 55 covers', 'The Heron Inn is a pub with rooms near Whitby.'],
    [
      3,
      'Planned maintenance on conveyors, freezers and packing machines, fault finding on motors, responding to breakdowns',
      'planned maintenance on conveyors, freezers and packing machines',
    ],
    [
      1,
      'Days only, brand new packing lines, tool allowance of £400 a year, no weekends',
      'ool allowance of £400 a year',
    ],
  ])('question %i: %s', (question, answer, said) => {
    expect(write(question, answer)).toContain(said);
  });

  it('a row of things is said thing by thing, and never as a row', () => {
    const lines = ask(
      input,
      1,
      'Days only, brand new packing lines, tool allowance of £400 a year, no weekends',
    ).contents;
    expect(lines.filter((text) => text.includes('Days only,'))).toEqual([]);
  });

  it('"one of the most popular" leans on nothing', () => {
    const lines = ask(
      input,
      1,
      'A laptop and your own bench\nOne of the most popular workshops in town\nCentralised ordering, so that fitters can fit all day long',
    ).contents;
    expect(lines.filter((text) => /bench\. One of/.test(text))).toEqual([]);
  });
});
