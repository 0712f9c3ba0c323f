/** Brief and job description often name one task, one skill, one time in two ways. */
import { describe, expect, it } from 'vitest';
import { makeInput } from '../../testing/input.ts';
import { buildLedger } from '../ledger.ts';
import { fuller } from './fuller-requirement.ts';
import { isSameTask } from './same-duty.ts';
import { asksSame } from './same-requirement.ts';

describe('one task', () => {
  it.each([
    ['check on guests through the night', 'carry out hourly checks at night'],
    ['carry out planned maintenance', 'handle preventive maintenance of our packing lines'],
    ['lead a team of eight', 'supervise the bakery team'],
    ['lead a shift of 12', 'lead, motivate and coach a team of 12 pickers'],
    ['give out medication', 'administer medication in line with our policy'],
    ['go to college one day a week', 'attend college on day release'],
    ['guide apprentices', 'mentor apprentices'],
  ])('%s / %s', (one, other) => {
    expect(isSameTask(one, other)).toBe(true);
    expect(isSameTask(other, one)).toBe(true);
  });
  it.each([
    ['check stock', 'carry out vehicle checks'],
    ['build the leadership team', 'lead a team of 30'],
    ['lead a team of 4', 'supervise a team of 20'],
    ['go to college one day a week', 'attend meetings'],
  ])('two: %s / %s', (one, other) => {
    expect(isSameTask(one, other)).toBe(false);
  });
});

describe('a task of two, one of which is known', () => {
  it('keeps the one that is new', () => {
    const { duties } = buildLedger(
      {
        ...makeInput({
          advert: { jobTitle: 'Herd Manager' },
          brief: { responsibilitiesRole: 'Milk twice a day, watch the health of the herd, plan grazing' },
        }),
        jobDescription: {
          matches: true,
          text: 'Herd Manager\n\nTasks\n- Monitor herd health and treat lameness and mastitis\n- Keep records for audits\n',
        },
      },
      true,
    );
    const texts = duties.map(({ fact }) => fact.text);
    expect(texts).toContain('treat lameness and mastitis');
    expect(texts.join('; ')).not.toMatch(/monitor herd health/);
  });
});

describe('one requirement', () => {
  it('leaves the door open that the longer one opens', () => {
    const wide = 'a degree in surveying, housing or a related subject, or equivalent experience';
    expect(fuller('a degree in surveying', wide)).toBe(wide);
  });
  it.each([
    ['know Excel', 'proficient in Microsoft Excel', 'know Excel'],
    ['know Freshdesk', 'experience with Freshdesk', 'know Freshdesk'],
    ['ready to work weekends', 'happy to work weekends', 'ready to work weekends'],
    ['ready to work nights', 'ready to work nights and weekends', 'ready to work nights and weekends'],
    ['experience of working with volunteers', 'have worked with volunteers', 'experience of working with volunteers'],
    ['three years’ experience', '3 to 5 years of experience in Java', '3 to 5 years of experience in Java'],
  ])('%s / %s', (one, other, text) => {
    expect(asksSame(one, other)).toBe(true);
    expect(fuller(one, other)).toBe(text);
  });
  it.each([
    ['work a rotating shift', 'available for shift work, including nights and weekends'],
    ['flexible with shifts', 'work early and late shifts'],
    ['know Excel', '3 years’ experience with Excel models'],
  ])('two: %s / %s', (one, other) => {
    expect(asksSame(one, other)).toBe(false);
  });
});
