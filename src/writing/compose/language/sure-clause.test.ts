import { describe, expect, it } from 'vitest';
import { settle } from '../ledger/statement.ts';
import { kindOf } from './kind.ts';
import { countedDo, saysClause } from './sure-clause.ts';

describe('so many, and what they do', () => {
  it.each([
    'Eight volunteers serve 90 lunches',
    'About 2,300 children read what we print',
    'Half of our crews sail every week',
    'most guests book us again',
  ])('is a clause: %s', (text) => {
    expect(countedDo(text)).toBe(true);
    expect(saysClause(text)).toBe(true);
  });

  it.each(['Four rooms furnished by our guests', 'Two evenings a week', 'Twelve lambs'])('is none: %s', (text) => {
    expect(countedDo(text)).toBe(false);
  });
});
describe('what there is not', () => {
  it.each(['No hotel stays and no weekend calls', 'No night shifts or no split shifts'])('is no clause: %s', (text) => {
    expect(kindOf(text)).toBe('np');
  });
});
describe('a sentence that needs no words of ours', () => {
  it.each([
    'Ofsted judged us Outstanding in June 2024',
    'HIQA found us compliant in all areas in 2024',
    'Tenants rate our calls 4.6 out of 5',
    "Estyn judged our pupils' wellbeing to be excellent",
    '11 of our last 12 apprentices now work here',
    'Nine of our last ten graduates still teach in Wales',
    'Shifts rotate, with every third weekend off',
    '96% of parcels arrive on the first try',
    '97% of loads arrived on time in 2024',
    'Orders range from 20 boxes to 3,000',
    'Our grants range from £500 to £20,000',
  ])('is said: %s', (text) => {
    expect(saysClause(text)).toBe(true);
    expect(settle({ text, lower: text, kind: kindOf(text), toYou: false, mark: '.' }).kind).toBe('clause');
  });

  it.each([
    'Two days a week with our apprentices',
    'Travel between our sites',
    'Parts for our own vans',
    'Night cover in our unit',
  ])('is none: %s', (text) => {
    expect(saysClause(text)).toBe(false);
  });
});

describe('an order, and what was done to us', () => {
  it.each([
    ['Ofsted judged us Outstanding in June 2024', 'clause'],
    ['Trusted by our clients since 1990', 'participle'],
    ['Join us in Leeds', 'verb'],
    ['Travel between our sites', 'np'],
  ])('%s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });
  it('come and join us has no subject', () => {
    expect(kindOf('Come and join us')).not.toBe('clause');
  });
});

describe('a thing that may be an order, and what is done about it', () => {
  it.each([
    ['travel to Athlone is paid', 'clause'],
    ['Study for the exam is covered', 'clause'],
    ['work from home is possible on Fridays', 'clause'],
    ['Check that travel to Cork is paid', 'verb'],
    ['Support people whose care is funded', 'verb'],
  ])('%s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });
});

describe('a typed sentence that begins with its time, or with so many of somebody', () => {
  it.each([
    'Every sixth week you are at college in Birmingham',
    'Every fourth Saturday you open the shop',
    'One week in five you carry the phone',
    'Each third month we train at the yard in Hull',
    '62 counties used the map in the 2025 fire season',
    '41 schools booked the bus in 2025',
    '98.2% of sailings ran in 2025',
    '94% of our loads left on time',
  ])('is one: %s', (text) => {
    const kind = kindOf(text);
    expect(settle({ text, lower: text, kind, toYou: false, mark: '.' }).kind).toBe('clause');
  });

  it.each([
    'Every sixth week off',
    'One week in four on call',
    'One Saturday in five',
    '30 vans serviced every week',
    '12 kilns used all year',
    'Four rooms furnished by our guests',
    '18 beds reserved the whole year',
    '22 vans leased by the council',
  ])('is none: %s', (text) => {
    const kind = kindOf(text);
    expect(settle({ text, lower: text, kind, toYou: false, mark: '.' }).kind).not.toBe('clause');
  });
});
