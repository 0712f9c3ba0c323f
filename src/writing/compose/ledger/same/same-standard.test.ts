import { describe, expect, it } from 'vitest';
import { askedOf } from '../../testing/asked.ts';
import { asksSame } from './same-requirement.ts';

describe('one standard under two names', () => {
  it.each([
    ['some experience with DIN EN ISO/IEC 17025', 'knowledge of ISO 17025'],
    ['knowledge of ISO 9001:2015', 'experience with ISO 9001'],
    ['experience with EN 1090', 'knowledge of DIN EN 1090'],
  ])('%s', (one, other) => {
    expect(asksSame(one, other)).toBe(true);
    expect(asksSame(other, one)).toBe(true);
  });
  it.each([
    ['experience with ISO 9001', 'knowledge of ISO 14001'],
    ['knowledge of ISO 17025', 'a lead auditor certificate for ISO 17025'],
  ])('%s is not %s', (one, other) => expect(asksSame(one, other)).toBe(false));

  it('the brief asks for it, and the job description does not wish for it beside', () => {
    const asked = askedOf(
      'Completed training as a laboratory technician; first experience with DIN EN ISO/IEC 17025; driving licence class B',
      'Your profile\n- Careful, independent way of working\n- Knowledge of ISO 17025 is an advantage\n- Driving licence class B\n',
    ).map(({ person }) => person);
    expect(asked.filter(({ text }) => /17025/.test(text))).toHaveLength(1);
    expect(asked.find(({ text }) => /17025/.test(text))?.desirable).toBe(false);
  });
});
