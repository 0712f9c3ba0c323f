import { describe, expect, it } from 'vitest';
import { writeStep } from '../index.ts';
import { makeInput } from '../testing/input.ts';

/** All that the writer says of a reward, whatever the seed. */
const allOf = (title: string, statement: string | null): string[] =>
  [1, 2, 3, 4, 5, 6].flatMap((seed) =>
    writeStep(
      makeInput({
        advert: { jobTitle: 'Team Member', location: 'Derby' },
        guidelines: { companyName: 'Calder', rewards: [{ id: '1', title, statement }] },
      }),
      5,
      { selectedBenefits: [title], noOfLine: 1, outputLengthType: 'small' },
      { seed },
    ).items.map((item) => (typeof item === 'string' ? item : Object.values(item).join(' / '))),
  );

describe('a reward says what its statement means', () => {
  it.each([
    ['Scrubs', 'Scrubs laundered on site.', /your scrubs are laundered on site/i, /you can scrub/i],
    ['Breakfast', 'is on us before early shifts', /your breakfast is on us/i, /: is on us/],
    ['Tools', 'can be taken home at weekends', /your tools can be taken home/i, /: can be/],
    ['Your own van', 'Taken home, racked out to your liking', /: taken home/, /an? taken home/],
    ['Ambulance cab', 'Washed weekly by the depot', /: washed weekly/, /an? washed/],
    ['LTA', 'as per company policy', /LTA.*: as per company policy/, /an as per/],
    ['401(k)', 'Match up to 4%, vested at once', /up to 4% of what you pay in, vested at once/, /at once of what/],
    ['Great benefits', 'and much more!', /great benefits/i, /much more/],
    ['Free entry', 'You + 3 to all our gardens', /: you plus 3/, /(?:With Calder|this: |means for you: )you plus/],
    ['Home visits paid', 'Travel between visits counts as working time', /travel between visits counts/i, /get travel/],
    ['Lessons', 'Free piano lesson each week from a colleague', /free piano lesson/i, /^Lessons \/ Each week from/],
    ['Course fees', 'refunded once you pass', /course fees.*refunded once you pass/i, /get an? refunded/],
    ['Waders repaired', null, /waders are repaired/i, /get waders/],
    ['Fruit', 'Mon + Thu', /Monday and Thursday/, /plus/],
    ['Sauna', null, /a sauna/i, /(?:has|have|there's) Sauna/],
    ['Gym in the building', null, /a gym in the building/i, /get gym/],
    [
      'Free moorings',
      'A berth for your own boat, May to September',
      /a berth for your own boat/i,
      /(?:Here|Calder), a berth/,
    ],
    ['Uniform', 'Two sets, washed by us', /uniform.*: two sets/i, /get two sets/],
  ] as const)('%s: %s', (title, statement, said, never) => {
    const texts = allOf(title, statement);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.every((text) => said.test(text))).toBe(true);
    expect(texts.filter((text) => never.test(text))).toEqual([]);
  });
  it.each([
    ['Fish box', '5 kg of whatever was landed, every second Friday', /5 kg of whatever was landed/],
    ['Seed packets', 'Pick any 20 packets from the catalogue each spring', /pick any 20 packets/i],
    ['Mentor', 'A mentor for your first year', /a mentor for your first year/i],
    ['Kit', 'Kit bag and two shirts', /kit bag and two shirts/i],
  ] as const)('and plain ones stay: %s: %s', (title, statement, said) => {
    expect(allOf(title, statement).every((text) => said.test(text))).toBe(true);
  });
});

describe('what is done with all of something', () => {
  const texts = (title: string, value: string): string => allOf(title, value).join('\n');
  it.each([
    ['Tickets', 'all saw and climbing tickets paid for', /all saw and climbing tickets are paid for/i],
    ['Resits', 'every exam resit covered', /every exam resit is covered/i],
    ['Travel', 'all travel between sites paid', /all travel between sites is paid/i],
    ['Dogs', 'dogs welcome in the office', /dogs are welcome in the office/i],
  ])('%s: %s is said with its verb', (title, value, said) => expect(texts(title, value)).toMatch(said));
  it.each([
    ['Pension', 'all staff are paid a pension', /all staff are paid a pension/i],
    ['Tools', 'all tools that you need paid for', /all tools that you need paid for/i],
  ])('%s: %s stays', (title, value, said) => expect(texts(title, value)).toMatch(said));
  it('lets nobody but the owner pay', () =>
    expect(texts('Chainsaw', 'I pay for your chainsaw and boots')).not.toMatch(/Calder|\bwe\b/));
});
