import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { guideFrames } from '../frames/guides.ts';
import { makePool } from '../plan/pool.ts';
import { createRandom } from '../seed.ts';
import { allFrames } from '../steps/body-tables.ts';
import { stepContext } from '../steps/context.ts';

/** All that could be said of one pillar, with its statement or, where no sentence takes that, without. */
function said(value: string, supportingValue: string | null): { all: string[]; nameOnly: string[] } {
  const brief = briefOf(
    { jobTitle: 'Keeper' },
    { responsibilitiesRole: 'Feed the birds' },
    {
      guidelines: { evpPillars: [{ id: 1, value, supportingValue }] },
      sliders: { evpPillars: [{ guidelineTitleId: 1, selectedPercentages: 100 }] },
    },
  );
  const { ledger, style } = stepContext(brief.input, brief.options[2], 2);
  const options = { samples: 1, mostWords: 30 };
  return {
    all: makePool(ledger, allFrames[2], style, createRandom(1), options)
      .filter(({ factIds }) => factIds.some((id) => id.startsWith('pillar')))
      .map(({ text }) => text),
    nameOnly: makePool(
      { ...ledger, guides: ledger.guides.map((guide) => ({ ...guide, statement: null, more: [] })) },
      guideFrames,
      style,
      createRandom(1),
      options,
    ).map(({ text }) => text),
  };
}

describe('a name that reads like a clause', () => {
  it.each([
    ['Every penny counted', 'Donors see what each gift pays for.'],
    ['Promises kept', 'We repair what the tenants ask us for.'],
    ['A job well done', 'Nobody leaves before the hall is clean.'],
    ['Nobody left behind', 'We know who each walker is responsible for.'],
    ['Rent well spent', 'Tenants see where each pound of rent goes to.'],
    ['Problems shared', 'Anyone may ask which team a fault belongs to.'],
    ['Every voice heard', 'The board answers each question that it is sent.'],
  ])('is said with its statement and never on offer: %s', (value, statement) => {
    const { all, nameOnly } = said(value, statement);
    expect(all.join('\n')).toContain(`${value}: ${statement.charAt(0).toLowerCase()}${statement.slice(1)}`);
    for (const text of [...all, ...nameOnly])
      expect(text).not.toMatch(new RegExp(`(?:get|offer|Expect|promise:) ${value}`, 'i'));
  });
  it.each(['A rota you can live with', 'A fair share', 'Paid training'])('but a thing may be: %s', (value) => {
    expect(said(value, null).nameOnly.join('\n')).toMatch(new RegExp(`(?:get|offer|Expect|promise:) ${value}`, 'i'));
  });
});

describe('what a company means by a name', () => {
  it.each([
    ['Safe home', 'Work stops when anyone sees a risk.'],
    ['Straight talk', 'Bad news comes before good news.'],
    ['Quiet hours', 'Every shift starts with ten minutes of calm.'],
  ])('%s: %s', (value, statement) => {
    for (const text of said(value, statement).all)
      expect(text).not.toMatch(/\bmean (?!that\b|it:)|\bmeans (?!that\b)[a-z]+ (?:stops|comes|shift)/);
  });
});
