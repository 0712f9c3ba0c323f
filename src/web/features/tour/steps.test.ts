import { describe, expect, it } from 'vitest';
import { tourOf } from './steps.ts';

describe('tourOf', () => {
  it.each(['superAdmin', 'admin'] as const)('leads %s over four pages', (role) => {
    const plan = tourOf(role);
    expect(plan?.steps.map(({ title }) => title)).toEqual(['Hello', 'Library', 'Guidelines', 'Profile overview']);
    expect(plan?.steps.map(({ path }) => path)).toEqual(['/', '/library', '/guidelines', '/profile']);
    expect(plan?.last).toBe("Let's Start");
  });

  it('leads recruiters over three, and ends where adverts begin', () => {
    const plan = tourOf('recruiter');
    expect(plan?.steps.map(({ title }) => title)).toEqual(['Job Adverts', 'Library', 'Create job adverts']);
    expect(plan?.steps.at(-1)?.path).toBe('/create');
    expect(plan?.last).toBe("Let's Create");
  });

  it('is not for copywriters', () => expect(tourOf('copywriter')).toBeUndefined());
});
