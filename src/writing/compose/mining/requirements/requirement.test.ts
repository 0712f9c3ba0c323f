import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { readLines } from '../page/lines.ts';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

describe('a name that no list knows', () => {
  it.each([
    ['Makaton training', 'Makaton training'],
    ['Full manual licence 2 yrs', 'full manual licence held for 2 years'],
    ['Garda vetting', 'Garda vetting'],
    ['Catastrophe response experience', 'catastrophe response experience'],
    ['Woodwork experience', 'woodwork experience'],
  ])('%s', (line, said) => {
    expect(readPerson(line)?.text).toContain(said);
  });
  it('is none of those who need not apply', () => {
    for (const line of ['No lazy people', 'Freshers please excuse']) expect(readPerson(line)).toBeNull();
    expect(readPerson('Handy with tools')?.desirable).toBe(false);
  });
});

describe('a requirement', () => {
  it.each([
    ['smiley', { kind: 'be', text: 'smiley' }],
    ['on time', { kind: 'be', text: 'punctual' }],
    ['Physically able for the role', { kind: 'be', text: 'physically able for the role' }],
    ['data driven', { kind: 'be', text: 'data driven' }],
    ['HCPC registered (or awaiting)', { kind: 'be', text: 'HCPC registered (or awaiting)' }],
    ['18+', { kind: 'be', text: '18 or over' }],
    ['you prefer simple solutions', { kind: 'do', text: 'prefer simple solutions' }],
    ['Access to a car', { kind: 'have', text: 'access to a car' }],
    ['audit exposure preferred', { kind: 'have', text: 'audit exposure', desirable: true }],
    ['2-4 years', { kind: 'have', text: '2 to 4 years of experience' }],
    [
      'Prior warehouse exp. preferred, not required',
      { kind: 'have', text: 'prior warehouse experience', desirable: true },
    ],
    ['No more than 6pts', { kind: 'have', text: 'no more than 6 points' }],
    ['fluent English and Hindi (Kannada a plus)', { kind: 'have', desirable: false }],
    ['Kubernetes (nice to have)', { desirable: true }],
    ['CSCS helpful', { desirable: true }],
    ['hands on', { kind: 'be', text: 'hands-on' }],
    ['Qualified ACA/ACCA', { kind: 'be', text: 'ACA/ACCA qualified' }],
    ['Happy to do sleepovers, 1-2 a week', { kind: 'be', text: 'happy to do sleepovers, 1-2 a week' }],
    ['Someone patient', { kind: 'be', text: 'patient' }],
    ['Able to lift 60 lbs. and more', { kind: 'can', text: 'lift 60 lbs and more' }],
    ['ICU exp. min. 1 yr', { kind: 'have', text: "at least 1 year's ICU experience" }],
    ['barista exp 6 months+', { kind: 'have', text: "6+ months' barista experience" }],
    ['min 2 yrs post-qual', { kind: 'have', text: 'at least 2 years’ post-qualification experience' }],
    ['Team worker', { kind: 'be', text: 'a team worker' }],
    ['Several years in B2B sales, ideally renewables', { kind: 'have', desirable: false }],
    ['Level 2 Food Hygiene (L3 desirable)', { desirable: false }],
    ['City & Guilds 706/2', { text: 'City and Guilds 706/2' }],
    ['Win 10/11', { kind: 'have', text: 'Win 10/11', loose: true }],
    [
      'Care Certificate or willing to complete within 12 weeks',
      { text: 'a Care Certificate or the willingness to complete it within 12 weeks' },
    ],
    ['1 yr post reg', { kind: 'have', text: "1 year's post-registration experience" }],
    ['Experience with hardware a big plus', { text: 'experience with hardware', desirable: true }],
    ['Proven experience as cook', { text: 'experience as a cook' }],
    ['Knowledge of methods (grilling, baking, etc.)', { text: 'knowledge of methods (grilling, baking)' }],
    ['Confident handling of SolidWorks', { kind: 'be', text: 'confident in handling SolidWorks' }],
    ['GDS standards', { kind: 'do', text: 'know GDS standards' }],
    ['5 yr checkable work history', { kind: 'have', text: 'a 5-year checkable work history' }],
    ['regulated industry useful', { text: 'regulated industry', desirable: true, loose: true }],
    ['any graduate', { kind: 'be', text: 'a graduate' }],
    ['not colour blind', { kind: 'be', text: 'not colour blind' }],
    ['report writing', { kind: 'can', text: 'write reports' }],
    ['basic IT', { kind: 'have', text: 'basic IT skills' }],
    ['1 yr acute care', { kind: 'have', text: '1 year of acute care experience' }],
    [
      'highly organised, able to juggle several projects',
      { kind: 'be', text: 'highly organised and able to juggle several projects' },
    ],
  ])('"%s" is read for what it is', (typed, read) => {
    expect(readPerson(typed)).toMatchObject(read);
  });
  it.each(['energy markets', 'time series', 'customer service', 'project finance', '3+ years main contractor'])(
    '"%s" is nothing that somebody has, so it stands behind a colon',
    (typed) => {
      expect(readPerson(typed)).toMatchObject({ kind: 'have', loose: true });
    },
  );
  it('with an alternative of another kind is made one of a kind', () => {
    expect(readPerson('NVQ 2 or willing to work towards')?.text).toBe('NVQ 2 or the willingness to work towards it');
  });
  it('after "can" can be done as well', () => {
    expect(
      splitRequirements('can pass a drug screen, work in cold, lift 60lbs').map((part) => readPerson(part)?.kind),
    ).toEqual(['can', 'can', 'can']);
  });
  it('after a row that has its "or" is another requirement', () => {
    expect(splitRequirements('Degree in planning or similar, RTPI member or eligible, report writing')).toHaveLength(3);
  });
});

describe('a job description', () => {
  it('reads each line where nobody typed bullets, and takes no requirement for a heading', () => {
    const { duties, person } = mineJobDescription(
      [
        'Key responsibilities:',
        'Production of monthly management accounts within 6 working days',
        'Preparation of annual budgets, quarterly forecasts and cashflow',
        'Stock and margin analysis',
        'Requirements:',
        'CCNA (CCNP desirable)',
        'Excellent customer facing skills',
        'Full driving licence',
      ].join('\n'),
      '',
    );
    expect(duties.map(({ text }) => text)).toEqual([
      'produce monthly management accounts within 6 working days',
      'prepare annual budgets, quarterly forecasts and cashflow',
      'handle stock and margin analysis',
    ]);
    expect(person.map(({ desirable }) => desirable)).toEqual([false, false, false]);
  });
  it('keeps lines apart that were not broken by the width of the paper', () => {
    const { lines } = readLines(
      [
        'Essential',
        'At least 3 years of post-qualification experience in development (E)',
        'Full membership of the RTPI (D)',
        'A long paragraph that is as wide as the paper was when somebody typed it all those years ago into it',
      ].join('\n'),
    );
    expect(lines.map(({ text }) => text)).toContain('Full membership of the RTPI (D)');
  });
  it('reads the marks of a table: what is ticked as desirable is not asked', () => {
    const { person } = mineJobDescription(
      'PERSON SPECIFICATION\nCriteria  Essential  Desirable\nHCPC registration  X\nPrevious NHS experience    X\n',
      '',
    );
    expect(person.find(({ text }) => /NHS/.test(text))?.desirable).toBe(true);
    expect(person.find(({ text }) => /HCPC/.test(text))?.desirable).toBe(false);
  });
  it('parts a row of different kinds, and no row of adjectives', () => {
    const read = (line: string) =>
      mineJobDescription(`What we want from you:\n- ${line}\n`, '').person.map(({ kind }) => kind);
    expect(read('good attitude, turns up on time')).toEqual(['have', 'do']);
    expect(read('Able to write clear, analytical reports')).toEqual(['can']);
    expect(read('Fast, accurate typing')).toEqual(['do']);
    expect(read('Good communication in Marathi, Hindi & English')).toEqual(['have']);
  });
  it('reads the English half of a heading, and no foreign line however short', () => {
    const { duties, person } = mineJobDescription(
      'Deine Aufgaben / Your tasks\n- Picking and packing with hand scanner\nDein Profil / Your profile\n- Zuverlässigkeit und Teamgeist\n- Basic English\n',
      '',
    );
    expect(duties.map(({ text }) => text)).toEqual(['pick and pack with the hand scanner']);
    expect(person.map(({ text }) => text)).toEqual(['basic English']);
  });
  it('takes a bonus among the requirements for what is welcome', () => {
    const { person } = mineJobDescription('You have:\n- A degree in maths\nBonus:\n- Knowledge of ERCOT\n', '');
    expect(person.map(({ text, desirable }) => [text, desirable])).toEqual([
      ['a degree in maths', false],
      ['knowledge of ERCOT', true],
    ]);
  });
  it('takes what is preferred for a requirement and no heading', () => {
    const { person } = mineJobDescription(
      "QUALIFICATIONS\n3+ years of store management experience required\nBachelor's degree preferred\nValid driver's license\n",
      '',
    );
    expect(person.map(({ text, desirable }) => [text, desirable])).toEqual([
      ['3+ years of store management experience', false],
      ["a bachelor's degree", true],
      ["a valid driver's license", false],
    ]);
  });
  it('takes "We need someone to:" for the work', () => {
    const { duties } = mineJobDescription(
      'We need someone to:\nSpot and treat sick animals early\nRear calves to weaning\n',
      '',
    );
    expect(duties.map(({ text }) => text)).toEqual(['spot and treat sick animals early', 'rear calves to weaning']);
  });
  it('takes "What we would like to see" for the person, and no other request for work', () => {
    const { duties, person } = mineJobDescription(
      "What you'll do\n- Run audits\n- Any other reasonable request\nWhat we'd like to see\n- Experience in agile teams\n",
      '',
    );
    expect(duties.map(({ text }) => text)).toEqual(['run audits']);
    expect(person.map(({ text }) => text)).toEqual(['experience in agile teams']);
  });
  it('takes "You\'ll need" for the person', () => {
    const { duties, person } = mineJobDescription(
      "Key tasks\n- Run clinics\nYou'll need\n- RCVS registration\n- A calm way with animals\n",
      '',
    );
    expect(duties.map(({ text }) => text)).toEqual(['run clinics']);
    expect(person.map(({ text }) => text)).toEqual(['RCVS registration', 'a calm way with animals']);
  });
  it('asks for nothing of what it offers, and not for its own title', () => {
    const { person } = mineJobDescription(
      'ROLE PROFILE: CHIEF FINANCIAL OFFICER\nYour profile\n- Fluent English\nOur offer\n- 30 days of vacation\n',
      '',
    );
    expect(person.map(({ text }) => text)).toEqual(['fluent in English']);
  });
});

describe('a row of requirements', () => {
  it('parts a qualification from what stands before it, and no row of places', () => {
    expect(splitRequirements('Worked with children with additional needs, GCSE English and maths, calm')).toEqual([
      'Worked with children with additional needs',
      'GCSE English and maths',
      'calm',
    ]);
    expect(splitRequirements('Willing to travel 40% to Coimbatore, Rajkot and Pune foundries')).toEqual([
      'Willing to travel 40% to Coimbatore, Rajkot and Pune foundries',
    ]);
    expect(splitRequirements('experience in sales, marketing or PR')).toEqual(['experience in sales, marketing or PR']);
  });
  it.each([
    ['Must be able to work nights, weekends and holidays'],
    ['Willing to travel to sites, depots and head office'],
    ['Must pass background check, hearing test and psychological evaluation'],
  ])('keeps what belongs to one deed together: %s', (row) => {
    expect(splitRequirements(row)).toEqual([row]);
  });
  it.each([
    ['able to stand, patient and kind', ['able to stand', 'patient and kind']],
    ['happy to work alone, good English and a car', ['happy to work alone', 'good English and a car']],
  ])('and parts what does not: %s', (row, parts) => {
    expect(splitRequirements(row)).toEqual(parts);
  });
  it('reads what somebody has used as experience', () => {
    expect(readPerson('Hands on SAP MM')).toMatchObject({ kind: 'have', text: 'hands-on experience with SAP MM' });
    expect(readPerson('hands on with Docker')).toMatchObject({ kind: 'be', text: 'hands-on with Docker' });
  });
});

describe('a requirement that is a name and no more', () => {
  it.each([
    ['SketchUp', 'do', 'know SketchUp'],
    ['ISO 13485 and 21 CFR 820', 'do', 'know ISO 13485 and 21 CFR 820'],
    ['BSc Podiatry', 'have', 'a BSc in Podiatry'],
    ['HCPC registered podiatrist', 'be', 'an HCPC registered podiatrist'],
    ['12th pass', 'do', 'have passed 12th standard'],
    ['keyholder', 'be', 'a keyholder'],
    ['friendly with regulars', 'be', 'friendly with regulars'],
    ['nice on the phone', 'be', 'nice on the phone'],
    ['leads from the front', 'do', 'lead from the front'],
    ['Marathi', 'can', 'speak Marathi'],
    ['trade with Spain', 'can', 'trade with Spain'],
  ])('%s', (line, kind, text) => {
    expect(readPerson(line)).toMatchObject({ kind, text });
  });
});
