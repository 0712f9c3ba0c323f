import { describe, expect, it } from 'vitest';
import { splitDuties } from './duty-list.ts';

describe('one order or the other, in a row of tasks', () => {
  it.each([
    [
      'Check bureau reports, personal discussion with self-employed customers, sanction or reject within TAT',
      ['Check bureau reports', 'personal discussion with self-employed customers', 'sanction or reject within TAT'],
    ],
    ['Check rotas, timesheets and holiday records', ['Check rotas, timesheets and holiday records']],
    ['Sell tickets, drinks or snacks', ['Sell tickets, drinks or snacks']],
  ])('%s', (typed, tasks) => expect(splitDuties(typed)).toEqual(tasks));
});
