import { describe, expect, it } from 'vitest';
import { findPasswordSectionFaults } from './profile-form.ts';

const faults = (oldPassword: string, newPassword: string, confirmPassword: string) =>
  findPasswordSectionFaults({ oldPassword, newPassword, confirmPassword });
const fresh = 'Green!Tide43y';

describe('findPasswordSectionFaults', () => {
  it('asks nothing while the section is empty, or when all is right', () => {
    expect(faults('', '', '')).toEqual([]);
    expect(faults('Blue!Tide42x', fresh, fresh)).toEqual([]);
  });

  it('names each missing one', () => {
    expect(faults('Blue!Tide42x', '', '')).toEqual([
      ['newPassword', 'Please enter a value for New Password'],
      ['confirmPassword', 'Please enter a value for Confirm Password'],
    ]);
    expect(faults('', fresh, '')).toEqual([
      ['oldPassword', 'Please enter a value for Old Password'],
      ['confirmPassword', 'Please enter a value for Confirm Password'],
    ]);
  });

  it('compares new and confirm, and holds the new one against the rules', () => {
    expect(faults('Blue!Tide42x', fresh, 'Other!Tide43y')).toEqual([['confirmPassword', 'Passwords must match']]);
    expect(faults('Blue!Tide42x', 'short', 'short').map(([field]) => field)).toEqual(['newPassword', 'newPassword']);
  });
});
