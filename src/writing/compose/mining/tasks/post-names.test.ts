import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { readDuty } from './duty.ts';
import { isPostName } from './post-names.ts';

describe('a post by its name', () => {
  it.each([
    'Shift In-charge',
    'Plant Incharge',
    'Watch Commander',
    'Plant Head',
    'Guard Commander',
    'Stage Manager',
    'Train Matron',
    'Yard Foreman',
    'Drill Sergeant',
    'Shift In-Charge',
  ])('%s is no task', (line) => {
    expect(isPostName(line)).toBe(true);
    expect(readDuty(line, { fallback: true })).toBeNull();
  });

  it.each(['Shift patients', 'Plant heads of lettuce', 'watch the head', 'Stage shows', 'Ward off pests'])(
    '%s is none',
    (line) => expect(isPostName(line)).toBe(false),
  );

  it('is no task of a form whose row says who is over somebody', () => {
    const { duties } = mineJobDescription(
      'Designation | STAFF NURSE\nDept | Wards | Grade | E2\nReporting to | Shift In-charge\nSr. | Responsibility | Frequency\n1 | Check vital signs | Every shift\n2 | Give medicines and oxygen | As needed\n3 | Hand over the patient to the doctor | Every call',
      '',
    );
    expect(duties.map(({ text }) => text)).not.toContain('shift In-charge');
  });
});
