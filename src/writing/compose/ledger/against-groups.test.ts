import { describe, expect, it } from 'vitest';
import { againstGroups } from './against-groups.ts';
import { displayTitle, withheldOfTitle } from './title.ts';
import { tellExclusion } from './usable.ts';
import { allExclusions } from './withhold.ts';

describe('a group that a turn bars, or wants alone', () => {
  it.each([
    ['No Muslims', 'religion or belief'],
    ['Diploma in catering, no Sikhs', 'religion or belief'],
    ['Not for Catholics', 'religion or belief'],
    ['Christians need not apply', 'religion or belief'],
    ['Only Hindus', 'religion or belief'],
    ['Non-Muslims only', 'religion or belief'],
    ['Muslims will not be considered', 'religion or belief'],
    ["We don't hire Jews", 'religion or belief'],
    ['Preference will be given to Hindus', 'religion or belief'],
    ['Must be Hindu', 'religion or belief'],
    ['No Pakistanis', 'race, nationality or language'],
    ['Only for Sri Lankans', 'race, nationality or language'],
    ['Irish need not apply', 'race, nationality or language'],
    ['no black candidates', 'race, nationality or language'],
    ['no Chinese applicants', 'race, nationality or language'],
    ['Poles need not apply', 'race, nationality or language'],
    ['no SC/ST candidates', 'race, nationality or language'],
    ['Upper castes only', 'race, nationality or language'],
    ['No refugees', 'race, nationality or language'],
    ['No candidates on maternity break', 'family or marital status'],
    ['Nobody back from parental leave', 'family or marital status'],
    ['no applicants with a career break', 'family or marital status'],
    ['no pregnant women', 'family or marital status'],
    ['must not be pregnant', 'family or marital status'],
    ['No expectant mothers', 'family or marital status'],
    ['No wheelchair users', 'disability or health'],
    ['deaf people will not be considered', 'disability or health'],
    ['No gays', 'sexual orientation or gender identity'],
    ['heterosexual only', 'sexual orientation or gender identity'],
    ['no transgender applicants', 'sexual orientation or gender identity'],
    ['No senior citizens', 'age'],
  ])('%s', (text, about) => {
    expect(againstGroups(text).map((found) => found.about)).toEqual([about]);
  });
  it('is told as a whole', () => {
    expect(allExclusions('No candidates on maternity break').map(({ phrase }) => phrase)).toEqual([
      'No candidates on maternity break',
    ]);
  });
});

describe('what bars nobody', () => {
  it.each([
    'no smoking',
    'no weekends',
    "no children's parties",
    "No women's health experience needed",
    'Muslim chaplain',
    'Lead prayers and visit Muslim patients',
    'Hindu temple kitchen',
    'German speaker',
    'no German needed',
    'no Italian required',
    'no African safari experience needed',
    'work with older people',
    'support refugees',
    'we are not only for Christians',
    'not only Germans work here',
    'no refugees are turned away',
    'cover a colleague on maternity leave',
    'no candidates without a licence',
    'no candidates from agencies',
    'no applicants with a notice period over 60 days',
    'no tent poles to carry',
    'no disabled access yet',
    'no blind spots',
    'black tie events only',
  ])('%s', (text) => {
    expect(allExclusions(text)).toEqual([]);
  });
});

describe('what a title has beside its name', () => {
  const withheld = (raw: string) =>
    allExclusions(withheldOfTitle(raw, displayTitle(raw, null))).map(({ phrase }) => phrase);
  it.each([
    ['Front Office Executive (Female, below 28 yrs) *** URGENT ***', ['Female', 'below 28']],
    ['Tele Caller - Ladies only', ['Ladies only']],
    ['Driver (Muslims need not apply)', ['Muslims need not apply']],
    ['Cook (male/female)', []],
    ['Fitter (m/f/d)', []],
    ["Physiotherapist (Women's Health)", []],
    ['Football Coach - Under 12s', []],
    // The note on the changed title tells these.
    ['Female Receptionist', []],
    ['Senior Salesman', []],
  ])('%s', (raw, phrases) => {
    expect(withheld(raw)).toEqual(phrases);
  });
});

describe('what stood beside it', () => {
  it.each([
    ['Male candidates only as there is night deployment', 'night deployment'],
    ['No ladies because of heavy lifting', 'heavy lifting'],
  ])('is told where it goes with it: %s', (typed, beside) => {
    const notes = new Set<string>();
    tellExclusion(typed, 'the skills', notes);
    expect([...notes].at(-1)).toContain(`"${beside}"`);
  });
  it('is nothing where nobody is shut out', () => {
    const notes = new Set<string>();
    tellExclusion('Early start as there is a tide', 'the skills', notes);
    expect([...notes]).toEqual([]);
  });
});

it.each([
  ['Fast typing. Mothers with small kids would not cope with the hours.', ['Mothers with small kids would not cope']],
  ['People with a young family will struggle to manage', ['People with a young family will struggle to manage']],
  ['North Indians need not apply', ['North Indians need not apply']],
  ['Anyone with children would love the hours', []],
  ['Parents with young children can bring them to our nursery', []],
])('is told whole, and nothing else is: %s', (text, phrases) => {
  expect(allExclusions(text).map(({ phrase }) => phrase)).toEqual(phrases);
});

describe('parents and speakers', () => {
  it.each([
    ['A town where no parent has to cope alone', 0],
    ['No parent should ever feel alone', 0],
    ['no parents with small children please', 1],
    ['no single parent will be taken on, no parents', 1],
    ['native Irish speakers of English only', 1],
  ])('%s', (text, barred) => {
    expect(allExclusions(text).length > 0 ? 1 : 0).toBe(barred);
  });
});
