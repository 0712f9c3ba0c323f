import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { buildLedger } from './ledger.ts';
import { withOwnPlaces, withoutOtherTown } from './own-places.ts';
import { readPlace } from './place.ts';

describe('a place of the company', () => {
  it.each([
    ['The plant makes pipe for drinking water.', 'Our plant makes pipe for drinking water.'],
    ['Full-time. The clinic opens at 8am.', 'Full-time. Our clinic opens at 8am.'],
    ['The role is permanent.', 'The role is permanent.'],
    ['The home of good bread.', 'The home of good bread.'],
  ])('%s', (typed, said) => {
    expect(withOwnPlaces(typed)).toBe(said);
  });
});

describe('a town that the General tab does not name', () => {
  const told = (text: string, known = ''): [string, number] => {
    const notes = new Set<string>();
    return [withoutOtherTown(text, readPlace('Leeds'), known, notes), notes.size];
  };
  it.each([
    ['A permanent role in our Bradford office', 'A permanent role in our office', 1],
    ['Day shift at our Jalandhar works, 48 hours', 'Day shift at our works, 48 hours', 1],
    ['Permanent, nights at our Batley mill', 'Permanent, nights at our mill', 1],
    ['A contract at our Kochi brewery', 'A contract at our brewery', 1],
    ['Full-time. Based at Dublin Airport.', 'Full-time.', 1],
    ['You will be based at Cardiff Station.', '', 1],
    ['Based at Leeds Airport.', 'Based at Leeds Airport.', 0],
    ['Based at Ocean Terminal', 'Based at Ocean Terminal', 0],
    ['You sit on our Sheffield works council', 'You sit on our Sheffield works council', 0],
    ['Nights at our Parkside works', 'Nights at our Parkside works', 0],
    ['Office based in Millstreet.', 'The job is office-based.', 1],
    ['Permanent, 39 hours. Based at the Ishpeming campus.', 'Permanent, 39 hours.', 1],
    ['Workshop-based in Hawick, permanent', 'The job is workshop-based, permanent', 1],
    ['Driving is shared. Depot based in Selby.', 'Driving is shared. The job is depot-based.', 1],
    ['Full-time, based at our Selby depot', 'Full-time', 1],
    ['The job is based in Nantwich', '', 1],
    ['Office based in Leeds.', 'Office based in Leeds.', 0],
    ['Based at the Northgate branch', 'Based at the Northgate branch', 0],
    ['Based in the Victorian school', 'Based in the Victorian school', 0],
    ['A team based in Ishpeming sends the orders', 'A team based in Ishpeming sends the orders', 0],
    ['Based at our Elm Avenue store', 'Based at our Elm Avenue store', 0],
    ['Two days in the Munich office, rest remote', 'Two days in the office, rest remote', 1],
    ['The fourth week at a customer site in Europe', 'The fourth week at a customer site in Europe', 0],
    ['A colleague is moving to our Bradford office', 'A colleague is moving to our Bradford office', 0],
    ['Drive from our Selby depot', 'Drive from our depot', 1],
    ['A permanent role in our Leeds office', 'A permanent role in our Leeds office', 0],
    ['Teach in our Victorian school', 'Teach in our Victorian school', 0],
    ['Work in our Head Office', 'Work in our Head Office', 0],
    ['Sales Lead for our Bradford office, on a one-year contract', 'Sales Lead, on a one-year contract', 1],
    ['Bake bread for our Bradford shop.', 'Bake bread for our shop.', 1],
    ['Help customers at our Elm Avenue store', 'Help customers at our Elm Avenue store', 0],
    ['Nurse for our Mill Lane clinic', 'Nurse for our Mill Lane clinic', 0],
    ['Teach in our Castle Hill school', 'Teach in our Castle Hill school', 0],
    ['Mend bikes in our Cass Corridor shop', 'Mend bikes in our Cass Corridor shop', 0],
    ['Mend bikes in our Milton Keynes shop', 'Mend bikes in our shop', 1],
    ['Work at our Northgate branch', 'Work at our Northgate branch', 0],
    ['Sell shoes at our Quayside store', 'Sell shoes at our Quayside store', 0],
    ['Drive from our Station Road depot', 'Drive from our Station Road depot', 0],
    [
      'Two posts on the gateline and platforms at Leominster. Permanent.',
      'Two posts on the gateline and platforms. Permanent.',
      1,
    ],
    ['A full-time role in Skipton, 35 hours a week', 'A full-time role, 35 hours a week', 1],
    ['Two posts on the gateline at Leeds', 'Two posts on the gateline at Leeds', 0],
    ['We opened in Skipton last year', 'We opened in Skipton last year', 0],
    ['Clerk in our Nottingham office', 'Clerk in our office', 1],
    [
      'Permanent, in a small house for three adults in Selby. Sleep-ins.',
      'Permanent, in a small house for three adults. Sleep-ins.',
      1,
    ],
    ['Chef for our new hotel in Whitby, opening in May', 'Chef for our new hotel, opening in May', 1],
    ['Chef for our new hotel in Leeds, opening in May', 'Chef for our new hotel in Leeds, opening in May', 0],
    ['Some cover at the Selby site', 'Some cover at the Selby site', 0],
    ['Free nights in our sister hotel in Whitby', 'Free nights in our sister hotel in Whitby', 0],
    ['You visit schools in Selby', 'You visit schools in Selby', 0],
    [
      'Permanent days job, 4 x 9.5hrs. Sheffield site. You make patterns.',
      'Permanent days job, 4 x 9.5hrs. You make patterns.',
      1,
    ],
    ['You work on the Sheffield site.', '', 1],
    ['Sheffield site, permanent', 'permanent', 1],
    ['A permanent job on the Sheffield works', 'A permanent job', 1],
    ['Leeds site, permanent', 'Leeds site, permanent', 0],
    ['The Northgate site. Days.', 'The Northgate site. Days.', 0],
    ['Help on the Derby site twice a week', 'Help on the Derby site twice a week', 0],
    ['We seek a sales lead, seat of the company in Ulm. Permanent.', 'We seek a sales lead. Permanent.', 1],
  ])('%s', (typed, said, count) => {
    expect(told(typed)).toEqual([said, count]);
  });
  it('knows one quarter of a city from another', () => {
    const told = new Set<string>();
    expect(withoutOtherTown('A bar in a hotel in Hamburg-Altona.', readPlace('Hamburg-Wandsbek'), '', told)).toBe(
      'A bar in a hotel.',
    );
    expect(told.size).toBe(1);
  });
  it('stays where the job description puts it there', () => {
    expect(told('Run the line at our Morley plant', 'Location: Morley, Leeds')[0]).toContain('Morley');
  });
  it('goes where the job description offers the one or the other', () => {
    expect(told('Supervisor for our Bradford store', 'Location: Leeds or Bradford')[0]).not.toContain('Bradford');
    expect(told('Supervisor for our Bradford store', 'Location: Bradford / Leeds')[0]).not.toContain('Bradford');
  });
});

describe('what a brief says against its General tab', () => {
  it('names neither the other town nor the other pay', () => {
    const { input } = briefOf(
      { jobTitle: 'Payroll Clerk', location: 'Leeds', salaryFrom: 29000, salaryTo: 32000 },
      { description: 'Permanent role in our Bradford office. Full time, 35 hours a week, paying £27,000.' },
    );
    const { sentences, notes } = buildLedger(input, false);
    expect(sentences.map(({ statement }) => statement.text).join(' ')).not.toMatch(/Bradford|27,000|paying/);
    expect([...notes].filter((note) => /Bradford|General tab/.test(note)).length).toBeGreaterThanOrEqual(2);
  });
});

describe('evidence', () => {
  it.each([
    'Members received $9.3 million in patronage in 2025',
    'Scrap fell from 4.1% to 2.6% between 2023 and 2025',
    'Shrink fell from 6.1% to 4.4% last year',
    'Complaints halved after we changed the rota',
    'Returns dropped by a third since 2023',
    '98.6% of containers cleared EU residue checks last season',
    'Sickness absence halved in a year',
    '94% of our pupils went on to college in 2025',
    'Staff raised £40,000 for the hospice last year',
    'Trade Weekly named us best small yard in 2024',
    '7 of 9 sales executives met quota in 2025',
    'Tenants scored 91% of our repairs as good or excellent in 2025',
    'Parents marked 95% of our lessons as fun last year',
    'Guests gave our breakfast 9.2 out of 10 in 2024',
    'Inspectors graded all of our homes as good',
    'Readers voted our coffee the best in Cork in 2025',
    'Farmers rated 8 of our 9 machines as reliable',
    'Customers returned 4 of our 12,000 clocks in 2025',
    'The auditors passed 41 of our 42 sites in 2025',
  ])('%s: is a sentence as it was typed', (supportingEvidence) => {
    const { input } = briefOf({ jobTitle: 'Clerk' }, { supportingEvidence });
    const [found] = buildLedger(input, false).sentences.filter(({ fact }) => fact.kind === 'evidence');
    expect(found?.statement.kind).toBe('clause');
    expect(found?.statement.text).toBe(supportingEvidence);
  });
});

describe('some of whom a house counts', () => {
  it.each([
    [
      '31 fire engineers; 14 chartered with us since 2018',
      'We have 31 fire engineers, and 14 of them have chartered with us since 2018',
    ],
    ['24 nurses, 9 trained with us', 'We have 24 nurses, and 9 of them trained with us'],
    ['62 staff; 11 promoted since 2022', 'We have 62 staff, and 11 of them have been promoted since 2022'],
    ['40 drivers, 12 here over ten years', 'We have 40 drivers, and 12 of them have been here over ten years'],
  ])('%s', (supportingEvidence, said) => {
    const { input } = briefOf({ jobTitle: 'Clerk' }, { supportingEvidence });
    const evidence = buildLedger(input, false).sentences.filter(({ fact }) => fact.kind === 'evidence');
    expect(evidence.map(({ statement }) => statement.text)).toEqual([said]);
  });
});

describe('keywords', () => {
  it('that end like somebody are nobody', () => {
    const { input } = briefOf(
      { jobTitle: 'Process Engineer' },
      { keywords: 'process engineer, polymer, amber, vector, caliper, fibre, poultry' },
    );
    expect(buildLedger(input, false).sentences.filter(({ fact }) => fact.kind === 'keyword')).toEqual([]);
  });
  it.each([
    'family butcher',
    'high street chemist',
    'boutique jeweller',
    'local estate agent',
    'toy retailer',
    'ferry operator',
    'furniture maker',
  ])('%s is the employer, and nobody who is looked for', (keyword) => {
    const { input } = briefOf({ jobTitle: 'Sales Assistant' }, { keywords: keyword });
    expect(buildLedger(input, false).sentences.filter(({ fact }) => fact.kind === 'keyword')).toEqual([]);
  });
  it.each(['family solicitor', 'independent prescriber', 'regional driver', 'plant operator'])(
    'but %s is somebody',
    (keyword) => {
      const { input } = briefOf({ jobTitle: 'Yard Hand' }, { keywords: keyword });
      expect(buildLedger(input, false).sentences.filter(({ fact }) => fact.kind === 'keyword')).toHaveLength(1);
    },
  );
  it.each(['welder', 'driver', 'carpenter', 'surveyor'])('%s is somebody', (keyword) => {
    const { input } = briefOf({ jobTitle: 'Yard Hand' }, { keywords: keyword });
    expect(buildLedger(input, false).sentences.filter(({ fact }) => fact.kind === 'keyword')).toHaveLength(1);
  });
});

describe('an office of another town', () => {
  it.each([
    ['Full-time, 40 hours a week, in the Cork office. Fixed-term.', 'Full-time, 40 hours a week. Fixed-term.', 1],
    ['Two days a week in the Head office.', 'Two days a week in the Head office.', 0],
    ['Based in the Rosslare office.', 'Based in the Rosslare office.', 0],
  ])('%s', (text, said, notes) => {
    const told = new Set<string>();
    expect(withoutOtherTown(text, readPlace('Rosslare'), '', told)).toBe(said);
    expect(told.size).toBe(notes);
  });
});
