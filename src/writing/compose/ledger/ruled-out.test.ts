import { describe, expect, it } from 'vitest';
import { findRuledOut } from './ruled-out.ts';

describe('a task that the brief rules out', () => {
  it.each([
    ['A regular day shift, no nights and no call-out.', 'Attend roadside breakdowns on a call-out rota', 'call-outs'],
    ['No nights, weekends or call-outs', 'Take part in the call out rota', 'call-outs'],
    ['All work is on site.', 'Attend roadside breakdowns', 'work elsewhere'],
    ['Office based, no travel', 'Travel to our sites in Leeds and York', 'travel'],
    ['No on-call and no overtime', 'Join the on-call rota one week in six', 'on-call duty'],
    ['There is no cold calling.', 'Make 40 cold calls a day', 'cold calling'],
    ['No heavy lifting', 'Lift parcels of up to 25 kg', 'lifting'],
    ['no selling', 'Sell insurance to members', 'selling'],
    ['No driving', 'Drive the van to customers', 'driving'],
    ["break down + clean at close. no dish pit, that's Marco", 'wash dishes at the end of the night', 'washing up'],
    ['No washing up, ever', 'Wash up after each party', 'washing up'],
    ['no ironing', 'Do the laundry for six residents', 'laundry'],
    ['Shop only, no deliveries', 'Deliver flowers in the village', 'deliveries'],
    ['Housekeeping only, no personal care.', 'Help residents with personal care', 'personal care'],
  ])('%s / %s', (brief, line, name) => {
    expect(findRuledOut(brief)(line)).toBe(
      `The job description has "${line}", and the brief rules out ${name}. We use the brief.`,
    );
  });
  it.each([
    ['No driving licence needed', 'Drive the forklift'],
    ['No sales experience required', 'Sell tickets'],
    ['No sales targets', 'Sell shoes'],
    ['No travel costs', 'Travel to clients'],
    ['No nights and no call-out', 'Diagnose faults on engines'],
    ['No call-out in your first year', 'Join the call-out rota'],
    ['No travel', 'Book travel for the directors'],
    ['No dishwasher experience needed', 'Wash dishes'],
    ['No deliveries on Sundays before ten, so check the stock', 'Sign for deliveries'],
    ['No sales', 'Keep the sales ledger'],
  ])('is none: %s / %s', (brief, line) => expect(findRuledOut(brief)(line)).toBeNull());
});
