import { describe, expect, it } from 'vitest';
import { kindOf } from '../../language/kind.ts';
import { readDuty } from './duty.ts';
import { splitDuties } from './duty-list.ts';
import { namedWork } from './named-work.ts';

const said = (line: string): string | undefined => readDuty(line, { fallback: true, lean: 'orders' })?.text;

describe('kinds of changes are carried out', () => {
  it.each(['seal changes', 'plate changes', 'oil changes', 'bed changes', 'tool changeovers', 'wheel changes'])(
    '%s',
    (name) => {
      expect(readDuty(name)).toBeNull();
      expect(namedWork(name)).toEqual([{ verb: 'carry', name: `out ${name}` }]);
    },
  );
  it.each(['manage changes', 'record changes', 'test changes on the staging system', 'communicate changes'])(
    'an order stays one: %s',
    (line) => {
      expect(readDuty(line)?.text).toBe(line);
    },
  );
});

describe('"own" says whose something is, unless all around it are orders', () => {
  it.each([
    ['Service and repair of lifts, own route, company van', 'own route'],
    ['Filling and cleaning of machines, own round', 'own round'],
    ['Sales and service of scales, own territory, company car', 'own territory'],
    ['Facials and massage, own column', 'own column'],
    ['Cleaning of windows, own area', 'own area'],
    ['Hearing tests and fittings, own diary', 'own diary'],
  ])('%s', (list, own) => {
    expect(splitDuties(list)).toContain(own);
    expect(said(own)).toBe(`manage your ${own}`);
  });
  it.each(['Own the rota, lead the team', 'Own rota, lead the team', 'Own backlog', 'Run reviews, own budget'])(
    'an order stays one: %s',
    (list) => {
      expect(splitDuties(list).some((part) => /^own the /i.test(part))).toBe(true);
    },
  );
});

describe('what is done has no article behind its preposition', () => {
  it.each([
    'Investigate reports of building without permission',
    'Train apprentices and operators on basic setting',
    'Follow up complaints of dumping near the river',
    'Look into cases of trading without a licence',
    'Teach new starters about safe lifting',
    'Investigate allegations of letting without consent',
    'Brief crews on winter driving',
  ])('%s', (line) => {
    expect(said(line)?.toLowerCase()).toBe(line.toLowerCase());
  });
  it.each([
    ['Take care of building', 'take care of the building'],
    ['Lock doors to building', 'lock doors to the building'],
    ['Take papers to hearing', 'take papers to the hearing'],
    ['Support people in clinical setting', 'support people in a clinical setting'],
  ])('a house, an occasion and a place keep theirs: %s', (line, text) => {
    expect(said(line)).toBe(text);
  });
});

describe('where a row of orders ends', () => {
  it.each([
    ['Train new colleagues, till and hygiene checks', 'till and hygiene checks'],
    ['Coach two recruits, cash and stock checks', 'cash and stock checks'],
    ['Manage two payroll officers, submit to Revenue on time', 'submit to Revenue on time'],
    ['Lead four inspectors, file in the county system', 'file in the county system'],
    ['Supervise six pickers, enter in the log', 'enter in the log'],
    ['Train the stewards, record in the app', 'record in the app'],
  ])('%s', (list, last) => {
    expect(splitDuties(list).at(-1)).toBe(last);
  });
  it.each([
    ['Collect samples, label and store in the cold box', 'collect samples, and label and store them in the cold box'],
    ['Prepare returns, submit to the office', 'prepare returns, and submit them to the office'],
    ['Take readings, enter in the log', 'take readings, and enter them in the log'],
    ['Pick orders, place on the belt', 'pick orders, and place them on the belt'],
  ])('a thing is pointed at: %s', (list, whole) => {
    expect(splitDuties(list).map((part) => part.toLowerCase())).toEqual([whole]);
  });
  it('checks of two kinds are one piece of work', () => {
    expect(namedWork('till and hygiene checks')).toEqual([{ verb: 'carry', name: 'out till and hygiene checks' }]);
    expect(namedWork('planned and breakdown maintenance on pumps, valves and fans')).toEqual([
      { verb: 'carry', name: 'out planned and breakdown maintenance on pumps, valves and fans' },
    ]);
  });
});

describe('a note on where one works is no task', () => {
  it.each([
    'Expect about three days a week out in practices',
    'Expect some weekend work in summer',
    'You can expect two nights away a month',
    'Shop in east Tulsa, some field startup',
    'Plant in north Leeds',
    'Base near Thetford',
    'Store in Bath',
  ])('%s', (line) => {
    expect(readDuty(line)).toBeNull();
    expect(kindOf(line)).not.toBe('verb');
  });
  it.each(['Store parts in the van', 'Plant in April', 'Staff the shop in east Tulsa', 'Plant trees in Leeds'])(
    'a task stays one: %s',
    (line) => {
      expect(readDuty(line, { fallback: true, lean: 'orders' })).not.toBeNull();
    },
  );
});

describe('a verb that somebody made of a noun', () => {
  it.each(['rota the team', 'rota 12 volunteers'])('takes no other form: %s', (line) => {
    expect(readDuty(line)?.phrase.inflects ?? false).toBe(false);
  });
  it.each(['ski the runs', 'order from local nurseries', 'plan the rota', 'keep the beds full'])(
    'any other does: %s',
    (line) => {
      expect(readDuty(line)?.phrase.inflects ?? true).toBe(true);
    },
  );
});
