import { describe, expect, it } from 'vitest';
import { check } from '../engine/text.ts';
import { makeBlock } from '../text/block.ts';
import { Reading } from '../text/reading.ts';
import { gradeSentences, measureReadability } from './readability.ts';

const surroundings = { country: null, jobTitle: null, names: [], locked: [], apostrophe: "'" as const };
const read = (text: string): Reading => new Reading(makeBlock(text), surroundings);
const rulesOf = (text: string, checks: readonly ('equality' | 'profanity' | 'readability' | 'cliche')[]): string[] =>
  check(text, { checks }).findings.map(({ rule }) => rule);

describe('equality', () => {
  it('says once what two lists hold', () => {
    expect(rulesOf('Our guys in the yard.', ['equality'])).toHaveLength(1);
    expect(
      rulesOf('She is confined to a wheelchair.', ['equality']).filter((rule) => rule.includes('wheel')),
    ).toHaveLength(1);
  });

  it('offers verbs where "man" is one', () => {
    const [found] = check('You will man the desk.', { checks: ['equality'] }).findings;
    expect(found?.replacements).toEqual(['staff', 'run', 'cover']);
  });

  it.each([
    'We welcome disabled candidates.',
    'a Disability Confident employer',
    'maternity leave and paternity pay',
    'a Scrum Master',
    'the host of the event',
    'a midwife on the ward',
    'Gypsy, Roma and Traveller families',
    "a master's degree or Master of Science",
    'master data',
    'mental health nurses',
    'special educational needs',
    'women in engineering',
    "a girls' school",
    'We ADD to it.',
    'people with ADHD',
    'asylum seekers',
    'a BI developer',
    'an actor',
    'the landlord',
    'sea dyke maintenance',
    'nuts and bolts',
    'a rehab centre',
    'Ward Sister',
    'the mother and baby unit',
    'an invalid card',
    "the King's Trust",
    'hosts for our restaurants',
    'a special needs teacher',
    'Oriental rugs',
    'ball bearings, nuts and screws',
    'screws, nuts, washers',
  ])('leaves alone: %s', (text) => {
    expect(rulesOf(text, ['equality'])).toEqual([]);
  });

  it.each([
    ['the chairman', 'equality.chairman-chairwoman'],
    ['a salesman', 'equality.saleslady-salesman'],
    ['our manpower', 'equality.manpower'],
    ['he will lead', 'equality.he-she'],
    ['his team', 'equality.her-him'],
    ['a young team', 'equality.young'],
    ['native English speaker', 'equality.native-speaker'],
    ['a digital native', 'equality.digital-native'],
    ['wheelchair-bound', 'equality.wheelchair-bound'],
    ['a sanity check', 'equality.sanity-check'],
    ['able-bodied people', 'equality.ablebodied'],
    ['culture fit', 'equality.culture-fit'],
    ['the foreman', 'equality.foreman-forewoman'],
    ['recent graduates', 'equality.recent-graduate'],
    ['100 man-hours', 'equality.manhours'],
    ['the blacklist', 'equality.blacklist'],
  ])('marks: %s', (text, rule) => {
    expect(rulesOf(text, ['equality'])).toEqual([rule]);
  });

  it('lists the condescending family and quotations, and counts neither', () => {
    const { findings } = check('It is easy, just call. He wrote "the chairman" once.', { checks: ['equality'] });
    expect(findings.filter(({ scored }) => scored).map(({ text }) => text)).toEqual(['He']);
    expect(findings.map(({ text }) => text)).toEqual(['easy', 'just', 'He', 'chairman']);
  });

  it('gives a reason and replacements with the capital of the word', () => {
    const [finding] = check('Chairman wanted', { checks: ['equality'] }).findings;
    expect(finding).toMatchObject({
      level: 'warning',
      replacements: ['Chair', 'Chairperson'],
      reason: "The title names a man, the role doesn't.",
    });
  });
});

describe('profanity', () => {
  it.each([
    'a welfare assistant',
    'a rigger',
    'Gypsy, Roma and Traveller',
    'a slave cylinder',
    'the Scunthorpe site',
    'nip to the shop',
    'she’ll and he’ll',
    'fire retardant',
  ])('leaves alone: %s', (text) => {
    expect(rulesOf(text, ['profanity'])).toEqual([]);
  });

  it.each(['this shit', 'a bastard', 'half-caste', 'knobheads', 'a bitch', 'SHIT', 'bullshit'])(
    'marks as an error: %s',
    (text) => {
      expect(check(text, { checks: ['profanity'] }).findings.map(({ level }) => level)).toEqual(['error']);
    },
  );

  it('lists a quoted word without counting it', () => {
    expect(check('They said "shit happens" there', { checks: ['profanity'] }).findings).toMatchObject([
      { level: 'suggestion', scored: false },
    ]);
  });
});

describe('readability', () => {
  it('grades a sentence by letters and words, and lets short ones be', () => {
    const long =
      'You coordinate international maintenance operations across several manufacturing facilities and communicate regularly with engineering management.';
    const [grade] = gradeSentences(read(long));
    const letters = long.replace(/[^A-Za-z]/g, '').length;
    expect(grade).toMatchObject({
      words: 15,
      grade: Math.round(4.71 * (letters / 15) + 0.5 * 15 - 21.43),
      level: 'veryHard',
    });
    expect(gradeSentences(read('Internationalisation necessitates organisational transformation.'))).toMatchObject([
      { level: 'fine' },
    ]);
  });

  it('measures the Flesch-Kincaid grade', () => {
    const text =
      'The cat sat on the mat. The dog ran to the door. We all went home at ten, and then we had a cup of tea.';
    const { words, sentences, syllables, grade } = measureReadability([read(text)]);
    expect({ words, sentences }).toEqual({ words: 26, sentences: 3 });
    expect(grade).toBe(Math.max(0, Math.round((0.39 * (26 / 3) + 11.8 * (syllables / 26) - 15.59) * 10) / 10));
  });

  it('marks adverbs, passives and long words', () => {
    expect(rulesOf('The plan was written quickly. We utilise vans.', ['readability'])).toEqual([
      'readability.passive',
      'readability.adverb',
      'readability.complex',
    ]);
    expect(rulesOf('You are based in Leeds and work early for a family firm.', ['readability'])).toEqual([]);
  });
});

describe('clichés and inflated requirements', () => {
  it.each([
    ['a rockstar', 'cliche.rockstar'],
    ['coding ninjas', 'cliche.ninja'],
    ['hit the ground running', 'cliche.hitTheGroundRunning'],
    ['a fast-paced office', 'cliche.fastPaced'],
    ['a competitive salary', 'cliche.competitiveSalary'],
    ['an exciting opportunity', 'cliche.excitingOpportunity'],
    ['a team player', 'cliche.teamPlayer'],
    ['Work hard, play hard.', 'cliche.workHardPlayHard'],
    ['a go-getter', 'cliche.goGetter'],
    ['a self-starter', 'cliche.selfStarter'],
    ['a can-do attitude', 'cliche.goGetter'],
    ['at least five years of experience', 'cliche.inflation.years'],
    ["3+ years' experience", 'cliche.inflation.years'],
    ['educated to degree level', 'cliche.inflation.degree'],
  ])('marks: %s', (text, rule) => {
    expect(rulesOf(text, ['cliche'])).toEqual([rule]);
  });

  it.each([
    'a dynamic load test',
    'five years in care',
    'a two-year plan',
    'a degree of freedom',
    'We value experience.',
    'team meetings',
    'Our 20 years of experience',
  ])('leaves alone: %s', (text) => {
    expect(rulesOf(text, ['cliche'])).toEqual([]);
  });

  it('marks the item with which a list of requirements gets too long', () => {
    const list = `# What you need\n${Array.from({ length: 10 }, (_, index) => `- Thing ${index}`).join('\n')}`;
    expect(check(list, { checks: ['cliche'] }).findings).toMatchObject([
      { rule: 'cliche.inflation.list', text: 'Thing 7' },
    ]);
  });
});

describe('languages', () => {
  it.each([
    [
      'Wir suchen eine Pflegekraft für unser Team in Berlin, die mit uns und für die Menschen arbeitet. 10% mehr!',
      'German',
    ],
    ['Nous cherchons une personne pour notre équipe à Lyon, avec une bonne expérience dans la vente.', 'French'],
  ])('says that it does not check %s', (text, name) => {
    const result = check(text, { options: { Percentages1: true, Percentages11: 'SpellOutPercentInsteadOfUsing%' } });
    expect(result).toMatchObject({ checked: false, fixed: text, findings: [], language: { name } });
  });

  it('checks English with foreign names in it', () => {
    expect(
      check('We look for a chef de partie at Le Pain in Lyon, and 10% of you know it.', { checks: ['equality'] })
        .checked,
    ).toBe(true);
  });
});
