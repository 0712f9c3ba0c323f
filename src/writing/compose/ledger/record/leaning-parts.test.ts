import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { buildLedger } from '../ledger.ts';

const said = (supportingEvidence: string): string[] => {
  const { input } = briefOf({ jobTitle: 'Planner' }, { supportingEvidence });
  return buildLedger(input, false).sentences.map(({ statement }) => statement.text);
};

describe('a record whose parts lean on one another stays whole', () => {
  it.each([
    ['Of 31 trainees since 2008, 22 are buyers today', ['Of 31 trainees since 2008, 22 are buyers today']],
    ['Of the 9 opticians here, 6 trained with us', ['Of the 9 opticians here, 6 trained with us']],
    ['Out of our last 12 team leads, 9 began on the tills', ['Out of our last 12 team leads, 9 began on the tills']],
    [
      'Of some 70 formal meetings held in 2025/26, 98% of minutes were published in time',
      ['Of some 70 formal meetings held in 2025/26, 98% of minutes were published in time'],
    ],
    ['Of 40 graduates since 2015, 31 still with us', ['Of 40 graduates since 2015, 31 are still with us']],
    [
      "41 apprentices graduated since '12; 38 still here",
      ["41 apprentices have graduated since '12, and 38 are still here"],
    ],
    ['National Collection of Primula auricula, 340 varieties', []],
    [
      '1,900 robots in the field; mean time between stops 41 days',
      ['1,900 robots in the field, with a mean time between stops of 41 days'],
    ],
    ['120 staff, 4 sites', ['There are 120 of us', 'We have 4 sites']],
    ['62 stores; 1,850 people', ['We have 62 stores', 'There are 1,850 of us']],
  ])('%s', (typed, sentences) => {
    expect(said(typed)).toEqual(sentences);
  });
});

describe('a note of the record with the verb and the time that it lacks', () => {
  it.each([
    ['API uptime 99.97% in the last 12 months', 'Our API uptime has been 99.97% in the last 12 months'],
    ['Fill rate 98.2% over the past 6 months', 'Our fill rate has been 98.2% over the past 6 months'],
    [
      'Average claim settled in 23 days in 2025, against 51 in 2022',
      'Our average claim was settled in 23 days in 2025, against 51 in 2022',
    ],
    ['Average call answered in: 14 seconds', 'Our average call is answered in 14 seconds'],
    ['Average order value £46', 'Our average order value is £46'],
    ['HIQA: fully compliant, Oct 2025', 'HIQA found us fully compliant in October 2025'],
    ['Care Inspectorate: 5 Very Good, June 2025', 'Care Inspectorate rated us 5 Very Good in June 2025'],
    ['rebuilt 71 organs since 1948', 'We have rebuilt 71 organs since 1948'],
    ['bought 6.4m kg in 2025', 'We bought 6.4m kg in 2025'],
    ['never missed a pay day in 27 years', 'We have never missed a pay day in 27 years'],
    ['roast 40 tonnes a year ourselves', 'We roast 40 tonnes a year ourselves'],
    ['Member of CTTA since 1956', 'We have been a member of CTTA since 1956'],
    ['attrition reduced from 61% to 34%', 'We reduced attrition from 61% to 34%'],
    ['0 falls, ever', 'We have never had any falls'],
    ['signal box is from 1903', 'The signal box is from 1903'],
    ['Organ is a 1904 Hill', 'The organ is a 1904 Hill'],
    ['Lab moved to new building', 'The lab moved to a new building'],
    ['Caseloads: 14 on average', 'Our caseloads are 14 on average'],
    ['Used 40,000 times a day', 'Used 40,000 times a day'],
    ['Rated 9 by guests', 'Rated 9 by guests'],
    ['Closed 2 weeks at Christmas', 'Closed 2 weeks at Christmas'],
    ['Housing is provided', 'Housing is provided'],
    ['Staff are paid weekly', 'Staff are paid weekly'],
  ])('%s', (typed, sentence) => {
    expect(said(typed)).toEqual([sentence]);
  });

  it('a capital at the start of a line makes no name', () => {
    expect(said('Ofsted Good in May 2024\nStaff turnover: 4% last year\nPresence in 11 states')).toEqual([
      'Ofsted rated us Good in May 2024',
      'Our staff turnover was 4% last year',
      'A presence in 11 states',
    ]);
  });
});
