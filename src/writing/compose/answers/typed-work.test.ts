/** Tasks typed without a verb stand in a list behind words of ours; a verbless line is no sentence. */
import { describe, expect, it } from 'vitest';
import { ask, type Over, siteManager } from '../testing/ask.ts';

const write = (answer: string, over: Over = {}): string => ask(siteManager, 3, answer, over).contents.join('\n');

describe('a task without a verb', () => {
  it.each<[string, RegExp]>([
    ['Weekly site accounts\nCash flow sheets and the yearly budget\nYou will train two clerks', /^Cash flow/],
    ['Safety reports\nSite visits and the monthly audit\nYou will brief the gangs', /^Site visits/],
    ['Daily rotas\nStaff training and induction days\nYou will order stock', /^Staff training/],
    ['Print ads\nPress releases and the yearly report\nYou will run the website', /^Press releases/],
    ['Timesheets\nPlant hire and fuel cards\nYou will meet suppliers', /^Plant hire/],
    ['Monthly accounts\nCash flow forecasts and the yearly budget\nYou will train two clerks', /^Cash flow/],
    ['Board minutes\nStaff sickness records and a weekly count\nYou will run the payroll', /^Staff sickness/],
  ])('is never alone as a sentence: %s', (answer, alone) => {
    for (const iteration of [0, 1]) {
      for (const sentence of write(answer, { iteration }).split(/(?<=[.])\s+/)) expect(sentence).not.toMatch(alone);
      const rows = write(answer, { outputType: 'bullets', iteration }).split('\n');
      // It has a bullet of its own: three tasks, three bullets.
      expect(rows[0]).toMatch(/:$/);
      expect(rows.filter((row) => row.startsWith('• '))).toHaveLength(3);
      expect(rows.some((row) => /^• /.test(row) && alone.test(row.slice(2)))).toBe(true);
    }
  });

  it.each([
    ['Forecasts and the yearly budget\nStock counts', /\bforecast and the|to forecast/i],
    ['Reports and the safety file\nStock counts', /\breport and the/i],
    ['Orders and a weekly delivery\nStock counts', /\border and a/i],
  ])('is no verb before "and the": %s', (answer, wrong) => {
    expect(write(answer)).not.toMatch(wrong);
    expect(write(answer, { outputType: 'bullets' })).not.toMatch(wrong);
  });

  it.each([
    ['Duty one day in ten\nYou will write reports', "You'll be on duty one day in ten."],
    ['Standby one week in six\nYou will write reports', "You'll be on standby one week in six."],
    ['Lunch duty twice a week\nYou will write reports', "You'll be on lunch duty twice a week."],
    ['On call every fourth night\nYou will write reports', "You'll be on call every fourth night."],
  ])('that comes round: %s', (answer, wanted) => {
    expect(write(answer)).toContain(wanted);
    expect(write(answer, { iteration: 1 })).toContain(wanted.slice(wanted.indexOf('on ')));
  });

  it.each([
    [
      'Teaching physics to classes 8, 9 and 10 (20 hours a week)\nSetting tests',
      'classes 8, 9 and 10 (20 hours a week)',
    ],
    ['Supervising lines 1, 2 and 4 on nights\nChecking quality', 'lines 1, 2 and 4 on nights'],
    ['Teach years 7, 8 and 9\nRun a club', 'years 7, 8 and 9'],
    ['Cleaning floors 3, 4 and 5 every evening\nWashing up', 'floors 3, 4 and 5 every evening'],
  ])('keeps its numbers: %s', (answer, wanted) => {
    expect(write(answer)).toContain(wanted);
    expect(write(answer, { outputType: 'bullets' })).toContain(wanted);
  });
});

describe('what was typed in one line', () => {
  const answer =
    '- Lift slabs, mix mortar and point walls\n- Read drawings\n- Keep the van tidy\n- Meet the client when the manager is away\n- Order sand';
  it.each([0, 1, 2])('stays in one, and no task follows a "when": turn %i', (iteration) => {
    for (const outputType of ['sentences', 'bullets'] as const) {
      const text = write(answer, { outputType, iteration });
      expect(text).toMatch(/lift slabs, mix mortar and point walls/i);
      expect(text).toMatch(/meet the client when the manager is away\./i);
    }
  });
});

describe('bullets', () => {
  const rows = (answer: string, iteration = 0): string[] =>
    write(answer, { outputType: 'bullets', iteration })
      .split('\n')
      .filter((row) => row.startsWith('• '));
  it('have one task each where there is room', () => {
    for (const iteration of [0, 1, 2]) {
      const five = rows(
        'Meet our 30 dealers every month and plan their stock\nVisit farms and advise on pumps\nRun open days in spring\nCollect payments on time\nReport sales every Friday',
        iteration,
      );
      for (const row of five) expect(row).not.toMatch(/;| and .*, and .* and /);
      const four = rows(
        'Site accounts within eight days\nStock sheets\nYou will work with the gangs on costs\nYou will present results every quarter',
        iteration,
      );
      for (const row of four) expect(row).not.toContain(';');
    }
  });
});
