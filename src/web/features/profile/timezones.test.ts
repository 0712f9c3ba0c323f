import { describe, expect, it } from 'vitest';
import { listTimezones } from './timezones.ts';

const winter = listTimezones(new Date('2026-01-15T12:00:00Z'), null);
const labelIn = (list: typeof winter, name: string) => list.find((zone) => zone.name === name)?.label;

describe('listTimezones', () => {
  it('has about four hundred, each in the form of the specification', () => {
    expect(winter.length).toBeGreaterThan(380);
    expect(winter.length).toBeLessThan(480);
    for (const { label } of winter) expect(label).toMatch(/^\(GMT [+-]\d{2}:\d{2}\) [A-Za-z_]+(\/[\w+-]+)*$/);
    expect(winter.some(({ label }) => /none/i.test(label))).toBe(false);
  });

  it('shows the time of the season', () => {
    const summer = listTimezones(new Date('2026-07-15T12:00:00Z'), null);
    expect(labelIn(winter, 'Europe/London')).toBe('(GMT +00:00) Europe/London');
    expect(labelIn(summer, 'Europe/London')).toBe('(GMT +01:00) Europe/London');
    expect(labelIn(winter, 'America/St_Johns')).toBe('(GMT -03:30) America/St_Johns');
  });

  it('goes from west to east', () => {
    const at = (name: string) => winter.findIndex((zone) => zone.name === name);
    expect(at('Pacific/Honolulu')).toBeLessThan(at('Europe/London'));
    expect(at('Europe/London')).toBeLessThan(at('Pacific/Auckland'));
  });

  it('keeps a stored zone, and passes over one that nobody knows', () => {
    expect(labelIn(listTimezones(new Date(), 'Etc/UTC'), 'Etc/UTC')).toBe('(GMT +00:00) Etc/UTC');
    expect(labelIn(listTimezones(new Date(), 'Mars/Olympus'), 'Mars/Olympus')).toBeUndefined();
  });
});
