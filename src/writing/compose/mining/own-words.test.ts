import { describe, expect, it } from 'vitest';
import { mineJobDescription } from './mine.ts';
import { readPerson } from './requirements/person.ts';
import { splitRequirements } from './requirements/split.ts';
import { readDuty } from './tasks/duty.ts';
import { splitDuties } from './tasks/duty-list.ts';
import { readThing } from './tasks/things.ts';

describe('papers, years and qualities', () => {
  it.each([
    ['a year of teaching after qualifying', 'have', 'a year of teaching after qualifying'],
    ['two years after qualifying', 'have', 'two years’ experience after qualifying'],
    ["2 yrs' team leader", 'have', "2 years' experience as a team leader"],
    ['Doctor of Pharmacy', 'have', 'a Doctor of Pharmacy'],
    ['A level or HNC in a science', 'have', 'an A level or HNC in a science'],
    ['safety-minded', 'be', 'safety-minded'],
    ['3 years of checkable history', 'have', '3 years of checkable history'],
    ['be a keyworker', 'be', 'a keyworker'],
  ])('%s', (typed, kind, text) => {
    expect(readPerson(typed)).toMatchObject({ kind, text });
  });
  it('a licence that is welcome is no task, whatever its list is called', () => {
    const { duties, person } = mineJobDescription(
      'Your work\n- Feed the calves\n- Fork lift licence an advantage but not essential\n- Mend fences\n',
      '',
      '',
    );
    expect(duties.map(({ text }) => text)).toEqual(['feed the calves', 'mend fences']);
    expect(person).toHaveLength(1);
  });
});

describe('letters and figures without end', () => {
  it('are read as quickly as any others', () => {
    expect(splitRequirements(`NVQ ${'0'.repeat(80)}-x`).length).toBeLessThan(2);
  });
});

describe('tasks that keep together', () => {
  it('"them" stays with what it means', () => {
    expect(splitDuties('draw up the plans, explain them to the tenants, order timber')).toEqual([
      'draw up the plans and explain them to the tenants',
      'order timber',
    ]);
  });
  it('and with nothing that it cannot mean', () => {
    expect(splitDuties('update the records, support them in the yard')).toHaveLength(2);
    expect(splitDuties('help pupils with reading, support them in the yard')).toEqual([
      'help pupils with reading and support them in the yard',
    ]);
  });
  it('what is owned may have an owner', () => {
    expect(readDuty('write the plan and own its delivery')?.text).toBe('write the plan and own its delivery');
  });
  it('the name of a skill is no order', () => {
    expect(readDuty('Moving and handling of residents')).toBeNull();
    expect(readThing('Moving and handling of residents')?.nouns).toEqual(['moving and handling of residents']);
  });
});
