import { describe, expect, it } from 'vitest';
import { measureReadability } from '../checks/readability.ts';
import { parseBlocks } from '../text/block.ts';
import { Checker } from './checker.ts';
import { findEssentials } from './completeness.ts';
import { previewRule, previewTerm, ruleInfos } from './preview.ts';
import { advertScore, scoreFormula, scoreOf } from './score.ts';
import { britishSelects } from './testing/selects.ts';
import { check } from './text.ts';

const advert = `# Night nurse in Leeds
You care for 12 people in a small home. The pay is £32,000 a year. You work three nights a week, on a permanent contract.
You lead a team of two carers, and we train you in all that is new. Nobody is left alone on a shift.
- Ask us for the rota before you apply.
- Send your CV by 5 May to jobs@example.org.`;

describe('the score', () => {
  it('is public, whole and adds up', () => {
    expect(Object.values(scoreFormula.weights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
    const { total, parts, verdict } = advertScore(advert, {
      options: { Percentages1: true, Percentages11: 'Use%InsteadOfSpellingOutPercent' },
    });
    expect(parts.map(({ part }) => part)).toEqual(['readability', 'inclusive', 'house', 'length', 'completeness']);
    expect(total).toBe(Math.round(parts.reduce((sum, { points }) => sum + points, 0)));
    expect(verdict).not.toBeNull();
  });

  it('tells no reading age that nobody has', () => {
    const reason = (text: string) => advertScore(text, {}).parts.find(({ part }) => part === 'readability')?.reason;
    expect(reason(advert)).toMatch(/^Reading age \d+, /);
    expect(reason('word '.repeat(2_000))).toMatch(/^Reading age over 25, /);
  });

  it('leaves house style out and scales up when no rule is set', () => {
    const { total, parts } = advertScore(advert, {});
    expect(parts).toHaveLength(4);
    expect(total).toBe(Math.round((parts.reduce((sum, { points }) => sum + points, 0) / 80) * 100));
  });

  it('counts the company’s own words as rules: a word that has another costs points, one to think about costs none', () => {
    const houseOf = (avoid: string, use: string | null) =>
      advertScore(advert, { terms: [{ avoid, use, source: '' }] }).parts.find(({ part }) => part === 'house');
    const { weights, perHouse } = scoreFormula;
    expect(houseOf('nowhere', 'here')?.points).toBe(weights.house);
    expect(houseOf('rota', 'timetable')).toMatchObject({ points: weights.house - perHouse, count: 0, of: 1 });
    expect(houseOf('rota', null)).toMatchObject({
      points: weights.house,
      reason: expect.stringContaining('need your eye: 1'),
    });
  });

  it('never falls when a finding goes', () => {
    const request = { options: Object.fromEntries(ruleInfos.map(({ id }) => [id, true])), checks: undefined };
    const text = `${advert}\nthe salesman and his manpower, shit!!! You MUST lead, drive and compete; 5 people, 3 sites. The organisation's administrative responsibilities necessitate comprehensive interdepartmental communication and coordination.`;
    const checked = new Checker({
      ...request,
      checks: ['house', 'equality', 'profanity', 'genderCoded', 'readability'],
    }).check(parseBlocks(text));
    const findings = checked.blocks.flat();
    const input = {
      readability: measureReadability(checked.readings),
      words: 120,
      essentials: findEssentials(text),
      houseRules: ruleInfos.length,
    };
    const whole = scoreOf({ ...input, findings }).total ?? 0;
    expect(findings.length).toBeGreaterThan(10);
    for (const gone of findings) {
      expect(
        scoreOf({ ...input, findings: findings.filter((finding) => finding !== gone) }).total ?? 0,
      ).toBeGreaterThanOrEqual(whole);
    }
    expect(scoreOf({ ...input, findings: [] }).total ?? 0).toBeGreaterThan(whole);
  });

  it('counts one word as one', () => {
    const length = (text: string) => advertScore(text, {}).parts.find(({ part }) => part === 'length');
    expect(length('Baker')?.reason).toBe('1 word, and 250 to 650 read well.');
    expect(length('word '.repeat(249))?.fixes[0]?.text).toBe('1 more word would reach 250.');
    expect(length('word '.repeat(651))?.fixes[0]?.text).toBe('1 word above 650.');
    expect(advertScore('Baker.', {}).parts[0]?.reason).toMatch(/, 1 word a sentence/);
  });

  it('is no score where there is no advert: a locked statement, letters typed to try it out, a few words', () => {
    const statement =
      'We are an equal opportunities employer and welcome applications from everyone, whatever their age, disability, race, religion or sex. Tell us which adjustments you need and we will make them.';
    for (const text of [
      statement,
      `Come to us.\n${statement}`,
      'asdf qwer yxcv '.repeat(30),
      'asdf\n'.repeat(40),
      'work '.repeat(60),
    ]) {
      expect(advertScore(text, { locked: [statement] }).total, text.slice(0, 30)).toBeNull();
    }
    // Where the statement isn't known it is a text without anything that readers look for.
    expect(advertScore(statement, {}).total ?? 0).toBeLessThan(60);
  });

  it('is held down while the advert is short or lacks most of what readers look for', () => {
    const short =
      'We hire a chef in Leeds. You cook lunch for sixty children, five days a week, from 8am to 3pm. It is a permanent job and pays £27,000 a year. Apply by 1 June.';
    expect(advertScore(short, {})).toMatchObject({ total: 59, heldAt: 59 });
    const kind = 'You bake bread with us and learn how we do it. We talk a lot and help each other. ';
    const { total, heldAt } = advertScore(kind.repeat(14), {});
    expect([total, heldAt]).toEqual([59, 59]);
    const some = `${kind.repeat(14)} It is a permanent job. You work nights.`;
    expect(advertScore(some, {}).total).toBeLessThan(75);
    expect(advertScore(`${some} We are based in Hull. The pay is £27,000.`, {}).heldAt).toBeUndefined();
  });

  it('lets the job title be what it is, whatever word the company avoids', () => {
    const terms = [{ avoid: 'staff', use: 'colleagues', source: '' }];
    const places = (text: string, jobTitle: string | null) =>
      check(text, { terms, jobTitle, options: {} }).findings.map(({ start }) => start);
    const text = 'Staff Nurse wanted. Our staff nurses teach staff.';
    expect(places(text, 'Staff Nurse')).toEqual([text.lastIndexOf('staff')]);
    expect(places(text, null)).toHaveLength(3);
  });

  it.each([
    ...[
      '30k a year',
      'up to 45K',
      '30,000 euros',
      '42.000 Euro',
      '45.000 €',
      '15 an hour',
      '14.20/hr',
      'fifteen an hour',
      'twelve pounds an hour',
    ],
    ...[
      'Thirty thousand pounds',
      'NOK 520 000',
      '520 000 kroner',
      'kr 450 000',
      'CHF 90,000',
      '2,500 SEK',
      'AUD 80k',
      'R 350,000',
      '6000 zł',
      '₹8 lakh',
      '12 LPA',
    ],
    ...[
      'Pay: 28,000',
      'Salary 28000 to 30000',
      'a day rate of 350',
      'US$ 90K',
      'the real living wage',
      'Band 5',
      '28,500 a year',
    ],
  ])('finds the pay in %s', (text) => {
    expect(findEssentials(text).pay).toBe(true);
  });

  it.each([
    ...[
      'a competitive salary',
      '40 hours a week',
      '15 visits an hour',
      'an 8 hour day',
      '25 days a year',
      '30,000 customers a year',
      '30k customers',
    ],
    ...[
      'you lift 25 pounds',
      'GCSE maths at grade 4',
      '20 people are paid',
      'paid leave of 25 days',
      'no pay is given',
      'in 2024',
      'open 24 hours',
    ],
  ])('finds no pay in %s', (text) => {
    expect(findEssentials(text).pay).toBe(false);
  });

  it('says what is missing, with the points that it brings', () => {
    const { parts } = advertScore(
      'We look for somebody who likes people and works well with others in a small home. You learn all that you need from us.',
      {},
    );
    const completeness = parts.find(({ part }) => part === 'completeness');
    expect(completeness?.fixes.map(({ gain }) => gain)).toContain(scoreFormula.perEssential);
    expect(completeness?.reason).toContain('pay');
  });

  it('waits for enough words and for English', () => {
    expect(advertScore('Nurse wanted.', {}).total).toBeNull();
    expect(
      advertScore(
        'Wir suchen eine Pflegekraft für unser Team in Berlin, die mit uns und für die Menschen arbeitet.',
        {},
      ).total,
    ).toBeNull();
  });

  it.each([
    ['pay', '£12.50 an hour', 'pay to be agreed'],
    ['hours', 'Monday to Friday', 'when it suits'],
    ['contract', 'a permanent post', 'a post'],
    ['apply', 'Send your CV', 'Good luck'],
    ['place', 'based in Leeds', 'at ease with figures'],
  ] as const)('finds %s', (essential, there, missing) => {
    expect(findEssentials(there)[essential]).toBe(true);
    expect(findEssentials(missing)[essential]).toBe(false);
  });
});

describe('previews', () => {
  it('shows a rule on the company’s own text', () => {
    const options = { Percentages1: true, Percentages11: 'Use%InsteadOfSpellingOutPercent' };
    expect(previewRule('Percentages1', options, ['No figures here.', 'We add ten percent.\nMore follows.'])).toEqual([
      { before: 'We add ten percent.', after: 'We add 10%.', text: 1 },
    ]);
  });

  it('falls back to the rule’s own example', () => {
    expect(previewRule('DashesAndHyphens1', {}, ['Nothing.'])).toMatchObject([
      { text: null, after: 'Two days at home – three with us. Shifts of 8–10 hours.' },
    ]);
    expect(previewRule('Percentages1', {}, [])).toEqual([]);
  });

  it.each(ruleInfos.map(({ id }) => id))('has a working example for %s', (id) => {
    const [preview] = previewRule(id, britishSelects, []);
    expect(preview?.after).not.toBe(preview?.before);
    expect(preview).toBeDefined();
  });

  it.each([
    ['Use crew, not manpower.', 'manpower', 'crew'],
    ['Use wind farm, not windfarm.', 'windfarm', 'wind farm'],
    ['Say colleagues instead of staff.', 'staff', 'colleagues'],
    ['avoid leverage', 'leverage', null],
    ['Never write “synergy”.', 'synergy', null],
    ['Never use guys, say everyone instead', 'guys', 'everyone'],
    ["Don't say punter", 'punter', null],
    ['Write “email”, not “e-mail”', 'e-mail', 'email'],
  ])('reads %s', (source, avoid, use) => {
    expect(previewTerm(source, []).terms).toEqual([{ avoid, use, source }]);
  });

  it.each([
    'Give the rota or the weekly hours before the first subheading.',
    'Write to one person and say you.',
    '',
    'Avoid long sentences when the reader is in a hurry',
  ])('leaves free words to the writer: %s', (source) => {
    expect(previewTerm(source, []).terms).toEqual([]);
  });

  it('shows what a custom rule would catch', () => {
    const { matches, total } = previewTerm('Use crew, not manpower.', [
      'Our Manpower counts. MANPOWER!',
      'See https://a.org/manpower and powermanpower.',
    ]);
    expect(total).toBe(2);
    expect(matches.map(({ replacement }) => replacement)).toEqual(['Crew', 'CREW']);
  });

  it('flags terms and never fixes them', () => {
    const terms = previewTerm('Use crew, not manpower.', []).terms;
    const { fixed, findings } = check('Our manpower is strong.', { terms, checks: ['house'] });
    expect(fixed).toBe('Our manpower is strong.');
    expect(findings).toMatchObject([
      { rule: 'house.term', replacements: ['crew'], message: 'Your company writes “crew”, not “manpower”.' },
    ]);
  });
});

describe('a checker', () => {
  it('marks an acronym that nobody introduced once, where it stands first', () => {
    const options = { Acronyms1: true, Acronyms11: 'UsingEitherConvention' };
    const { findings } = check(
      'Know LOLER well.\nLOLER again, and COSHH (Control of Substances Hazardous to Health). COSHH counts.',
      { options },
    );
    expect(findings.map(({ text, start }) => [text, start])).toEqual([['LOLER', 5]]);
  });

  it('leaves the locked statement alone', () => {
    const statement = 'we welcome 5 people of every background & will adapt the work!!!';
    const options = {
      Capitalization1: true,
      Ampersands1: true,
      PunctuationChecker: true,
      NumbersFractionsAndUnits1: true,
    };
    expect(check(`You plan & run it.\n${statement}`, { options, locked: [statement] }).fixed).toBe(
      `You plan and run it.\n${statement}`,
    );
  });
});
