import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { readAmongThirds } from './among-thirds.ts';

describe('lists that say what somebody does', () => {
  it('a verb that no list has is one among them', () => {
    const { duties } = mineJobDescription(
      'Key tasks\n- Rooms patients, takes vitals and updates allergies\n- Screens calls from members\n- Handles prior authorizations\n- Maintains the log\n- Flags abnormal results to the provider\n',
      '',
    );
    expect(duties.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'room patients, take vitals and update allergies',
        'flag abnormal results to the provider',
        'screen calls from members',
      ]),
    );
  });
  it.each(['Works of art', 'Minutes for the board', 'Business in the community'])('%s stays a thing', (line) => {
    expect(readAmongThirds(line)).toBeNull();
  });
});
