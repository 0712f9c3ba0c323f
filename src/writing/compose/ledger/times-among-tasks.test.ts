import { describe, expect, it } from 'vitest';
import { tellsWhen, timesAmongTasks, timesApart, timesBehindOrders } from './times-among-tasks.ts';

describe('when one works, among the tasks', () => {
  it.each([
    ['cash up, order stock, early and late shifts', 'cash up, order stock', ['Early and late shifts.']],
    ['Drive the van, collect empties, Tuesday to Saturday', 'Drive the van, collect empties', ['Tuesday to Saturday.']],
    [
      'Work on the towpath, regular evenings, check licences',
      'Work on the towpath, check licences',
      ['Regular evenings.'],
    ],
    ['milk cows; feed calves; weekends one in three', 'milk cows; feed calves;', ['Weekends one in three.']],
    ['Fit kitchens, own tools', 'Fit kitchens', ['You bring your own tools.']],
    ['Own tools; hang doors; fit locks', 'hang doors; fit locks', ['You bring your own tools.']],
    ['Own the backlog, cut scope', 'Own the backlog, cut scope', []],
    ['Run reception, lock up; mornings', 'Run reception, lock up;', ['Mornings.']],
    ['Teach piano (Mondays, Fridays), mark', 'Teach piano (Mondays, Fridays), mark', []],
  ])('%s', (tasks, left, times) => expect(timesAmongTasks(tasks, '')).toEqual({ tasks: left, times }));

  it('stays where the description tells of times', () => {
    const tasks = 'Cash up, order stock, early and late shifts';
    expect(timesAmongTasks(tasks, 'A shop in Hull, Thursday to Sunday.')).toEqual({ tasks, times: [] });
  });

  it.each([
    'lay breakfast on Sundays',
    'teach swimming on Saturdays',
    'on call every fifth week',
    'sleep-ins twice a week',
    'callouts 1 week in 4',
    'close 3 nights a week',
    'close at 6',
    'weekly',
    'clean the kitchen daily',
    'Saturday openings monthly',
    'rotating Saturdays',
    'weddings at weekends',
  ])('is no task: %s', (part) => expect(tellsWhen(part)).toBe(false));
});

describe('when one works, behind a deed of the description', () => {
  it.each([
    ['Check guests in and out, early and late shifts.', 'Check guests in and out. Early and late shifts.'],
    ['You run the bar, evenings and weekends.', 'You run the bar. Evenings and weekends.'],
    ['Small inn. Clean rooms, some weekends', 'Small inn. Clean rooms. Some weekends'],
    ['Run the box office, five evenings in seven.', 'Run the box office. Five evenings in seven.'],
    [
      'Manage the night team, 10pm to 6am, Sunday to Thursday.',
      'Manage the night team, 10pm to 6am, Sunday to Thursday.',
    ],
    ['Plan routes, rotas and shifts.', 'Plan routes, rotas and shifts.'],
    ['Night porter, early and late shifts.', 'Night porter, early and late shifts.'],
    ['Lead the ward, day and night.', 'Lead the ward, day and night.'],
  ])('%s', (typed, said) => expect(timesBehindOrders(typed)).toBe(said));
});

describe('times that stay among the tasks', () => {
  it.each([
    ['Play with children, mornings, prepare snacks', 'Play with children; mornings; prepare snacks'],
    ['Bake bread, clean, start at 5 am', 'Bake bread, clean; start at 5 am'],
    ['Play with children, weddings at weekends', 'Play with children, weddings at weekends'],
  ])('are parted from them: %s', (tasks, apart) => expect(timesApart(tasks)).toBe(apart));
});
