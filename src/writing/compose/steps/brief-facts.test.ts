import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemBody, writeStep } from '../index.ts';
import type { Step } from '../types.ts';
import { withBriefFacts } from './brief-facts.ts';

/** An advert of the framework: nobody wrote a brief. */
const { input, options } = briefOf({ jobTitle: 'Planning Officer', salaryFrom: 34314, salaryTo: 39513 }, {});
const framework = { ...input, brief: null };
const told = (brief: string, step: Step) => withBriefFacts(framework, brief, step).brief;

describe('what the brief of a step tells, where nobody wrote a brief', () => {
  it.each<[Step, string, string]>([
    [3, 'Own caseload of about 45 applications, write delegated reports, present at committee', 'responsibilitiesRole'],
    [3, 'Serve customers, unpack deliveries and open the shop on Saturdays', 'responsibilitiesRole'],
    [4, 'Degree in planning. At least 1 yr in a planning team. Full driving licence. Returners welcome', 'skills'],
    [
      4,
      'Degree in law, or working towards one. Full driving licence or able to get about by bike. Returners welcome',
      'skills',
    ],
    [4, 'NMC pin, calm at night, experience with syringe drivers', 'skills'],
    [2, 'Mostly nights, two nurses, eight beds', 'description'],
    [2, "You'd get a proper mix: barn conversions one day, a 60-home scheme the next.", 'description'],
    [1, 'Four-day week and a £2,000 joining bonus', 'description'],
  ])('step %i: %s', (step, brief, field) => {
    expect(told(brief, step)).toMatchObject({ [field]: expect.stringContaining(brief.slice(0, 12)) });
  });
  it.each<[Step, string]>([
    [3, 'Lead with the beach, then list the tasks'],
    [3, 'Describe the team and show the variety'],
    [3, 'Services first, checking second'],
    [3, 'Focus on the casework'],
    [3, 'Make it punchy, keep it short'],
    [4, 'Warm and friendly'],
    [4, 'lived experience matters to us'],
    [4, 'Encourage newly qualified nurses'],
    [4, "Make clear that an MBA isn't needed"],
    [2, 'Start on the ferry, name the pay early'],
    [2, 'Punchy. Growth story first'],
    [2, 'The rota is the best thing about it'],
    [1, 'Push the variety of the caseload'],
    [6, 'Apply by 3 May'],
  ])('but step %i is only steered by: %s', (step, brief) => {
    expect(told(brief, step)).toBeNull();
  });
  it('keeps its sentences apart where another says how it should sound', () => {
    expect(told('Punchy please. We build labs for 14 countries. You get your own lab from week one.', 2)).toMatchObject(
      {
        description: 'We build labs for 14 countries. You get your own lab from week one.',
      },
    );
  });
  it('asks for no brief, which the framework has not', () => {
    const { notes } = writeStep(framework, 2, { ...options[2], brief: 'Permanent, 37 hours a week', noOfLine: 3 });
    expect(notes.join(' ')).not.toMatch(/to the brief/);
  });
  it('is left to the brief that somebody wrote', () => {
    const written = briefOf({ jobTitle: 'Planning Officer' }, { responsibilitiesRole: 'decide applications' }).input;
    expect(withBriefFacts(written, 'write reports, present at committee', 3)).toBe(written);
  });
  it('is said of what has two ways in', () => {
    const brief = 'Degree in law, or working towards one. Full driving licence or able to get about by bike.';
    const { items } = writeStep(framework, 4, { ...options[4], brief, noOfLine: 3 });
    expect(items.map(itemBody).join(' ')).toMatch(/full driving licence or are able to get about by bike/);
  });
  it('is said in the texts', () => {
    const brief = 'Own caseload of about 45 applications, write delegated reports, present at committee';
    const { items, notes } = writeStep(framework, 3, { ...options[3], brief, noOfLine: 3, outputType: 'bullet' });
    expect(items).toHaveLength(3);
    for (const item of items) expect(itemBody(item)).toMatch(/your own caseload of about 45 applications/);
    expect(notes.filter((note) => note.includes('No fact was chosen'))).toEqual([]);
  });
});
