import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

describe('what somebody is', () => {
  it.each([
    ['fit and able to climb ladders', 'fit and able to climb ladders'],
    ['firm but kind with callers', 'firm but kind with callers'],
    ['hard working', 'hard-working'],
    ['well spoken', 'well spoken'],
    ['people focused', 'people focused'],
    ['cheerful at 6am', 'cheerful at 6am'],
    ['Friendly at 4:45am', 'friendly at 4:45am'],
    ['a good listener at all times', 'a good listener at all times'],
    ['comfortable presenting figures to directors', 'comfortable presenting figures to directors'],
    ['Must be available until mid January', 'available until mid January'],
    ['OK with dogs', 'OK with dogs'],
    ['lone working ok', 'fine with lone working'],
    ['no fear of water', 'not afraid of water'],
    ['CIMA/ACCA qualified', 'CIMA/ACCA qualified'],
    ['HCPC registered (or eligible)', 'HCPC registered or eligible to register'],
    [
      'HCPC registered dietitian (community) with paediatric experience',
      'HCPC registered dietitian (community) with paediatric experience',
    ],
    ['from a call centre background', 'from a call centre background'],
    ['SSSC member', 'an SSSC member'],
    ['honesty and tact', 'honest and tactful'],
    ['a card reader no problem', 'fine with a card reader'],
    ['weekends', 'ready to work weekends'],
    ['travel to 20%', 'ready for travel up to 20%'],
    ['live in shared house', 'ready to live in'],
    ['PMP or Prince2 certified', 'PMP or Prince2 certified'],
    ['good at saying no', 'good at saying no'],
    ['credible with a board and a shop floor', 'credible with a board and a shop floor'],
  ])('reads %s', (typed, text) => {
    expect(readPerson(typed)).toMatchObject({ kind: 'be', text: expect.stringContaining(text) as unknown });
  });
  it.each([
    ['a sailor or rower a bonus', 'a sailor or rower', true],
    ['A DM or strong assistant in a busy branch', 'a DM or strong assistant in a busy branch', false],
    ['baker or confectioner', 'a baker or confectioner', false],
  ])('%s: one person or the other', (typed, text, desirable) => {
    const fact = readPerson(typed);
    if (fact?.kind === 'be') expect(fact).toMatchObject({ text, desirable });
    else expect(fact).toMatchObject({ desirable });
  });
  it('what the work brings with it is nothing to have', () => {
    for (const [typed, text] of [
      ['early starts', 'ready for early starts'],
      ['occasional overnight travel up to 15%', 'ready for occasional overnight travel up to 15%'],
      ['ONSITE TRAVEL 10-20%'.toLowerCase(), 'ready for onsite travel 10 to 20%'],
      ['heavy lifting involved', 'ready for heavy lifting'],
      ['travel between Cork and Sligo each month', 'ready to travel between Cork and Sligo each month'],
      ['weekends as required', 'ready to work weekends as required'],
      ['some travel (~10%)', 'ready for some travel (~10%)'],
      ['in all weathers', 'ready to work in all weathers'],
    ])
      expect(readPerson(typed ?? '')).toMatchObject({ kind: 'be', text });
  });
});

describe('what somebody does', () => {
  it.each([
    ['Stays calm under fire', 'stay calm under fire'],
    ['stay patient when the phones ring', 'stay patient when the phones ring'],
    ['turn up on time', 'turn up on time'],
    ['treats guests with respect', 'treat guests with respect'],
    ['Wear a badge, treat homes with care', 'wear a badge and treat homes with care'],
    ["you'd rather ask than guess", 'would rather ask than guess'],
  ])('reads %s', (typed, text) => {
    expect(readPerson(typed)).toMatchObject({ kind: 'do', text });
  });
  it.each(['care home experience', 'love of books', 'respect for privacy'])('%s is had', (typed) => {
    expect(readPerson(typed)).toMatchObject({ kind: 'have' });
  });
  it('keeps the "to" of what is left out', () => {
    expect(readPerson('You can ask for help and know when not to')?.text).toBe('ask for help and know when not to');
  });
});

it('a deed with a machine is no machine', () => {
  expect(readPerson('driving forklift')?.text).not.toMatch(/^an? driving/);
});

describe('what somebody knows and speaks', () => {
  it.each([
    ['Go or Rust', 'do', 'know Go or Rust'],
    ['Kafka (or similar)', 'do', 'know Kafka (or similar)'],
    ['MS Excel (pivot tables)', 'do', 'know MS Excel (pivot tables)'],
    ['Docker/Kubernetes', 'do', 'know Docker or Kubernetes'],
    ['Excel intermediate', 'have', 'intermediate Excel skills'],
    ['SQL (advanced)', 'have', 'advanced SQL skills'],
    ['Welsh language', 'can', 'speak Welsh'],
    ['Polish/Romanian', 'can', 'speak Polish or Romanian'],
    ['some Latvian or Russian', 'can', 'speak some Latvian or Russian'],
    ['French C1, German B2', 'have', 'French at C1 and German at B2'],
    ['good written english', 'have', 'good written English'],
    ['bilingual Spanish', 'be', 'bilingual in Spanish'],
    ['Italian B2-C1', 'have', 'Italian at B2 to C1'],
    ['excel', 'do', 'know Excel'],
  ])('reads %s', (typed, kind, text) => {
    expect(readPerson(typed)).toMatchObject({ kind, text });
  });
});

describe('what somebody has', () => {
  it.each([
    ['Graduate in any subject', 'a degree in any subject'],
    ['Degree in marketing, design or similar', 'a degree in marketing, design or similar'],
    ['degree in supply chain or logistics', 'a degree in supply chain or logistics'],
    ['caring, "will do" attitude', null],
    ['flexible "will do" attitude', 'a flexible "will do" attitude'],
    ['high school diploma or GED', 'a high school diploma or GED'],
    ['valid CPC and tacho card', 'a valid CPC and tachograph card'],
    ['driving licence B', 'a category B driving licence'],
    ['clean MVR', 'a clean MVR'],
    ['ACCA or CIMA', 'ACCA or CIMA'],
    ['BSc Physics or similar', 'a BSc in Physics or similar'],
    ['18 months experience', '18 months’ experience'],
    ['experience as waiter', 'experience as a waiter'],
    ['writing desk', 'a writing desk'],
    ['a creative eye', 'a creative eye'],
    ['feel for colour', 'a feel for colour'],
    ['gentle nature', 'a gentle nature'],
    ['in date forklift or crane ticket', 'an in-date forklift or crane ticket'],
    ['class 2 or 3 licence', 'a class 2 or 3 licence'],
    ['GC-MS hands on (Agilent)', 'hands-on experience with GC-MS (Agilent)'],
    ['laptop and stable internet', 'a laptop and stable internet'],
    ['strong portfolio showing your drafts', 'a strong portfolio showing your drafts'],
    ['sales skill', 'sales skills'],
    ['GCSE maths/eng or equiv', 'GCSE maths and English or equivalent'],
    ['Graduate / MBA', 'a degree or an MBA'],
    ['BEng Civil', 'a BEng in Civil Engineering'],
    ['degree in maths, physics, statistics', 'a degree in maths, physics or statistics'],
    ['L3 food safety', 'L3 food safety'],
    ['training as a plumber or a degree in engineering', 'training as a plumber or a degree in engineering'],
  ])('reads %s', (typed, text) => {
    const fact = readPerson(typed);
    if (text === null) return expect(fact?.kind).not.toBe('can');
    expect(fact).toMatchObject({ kind: 'have', text });
    expect(fact?.odd).toBeUndefined();
    return expect(fact?.loose).toBeUndefined();
  });
});

describe('who may apply, and what is offered', () => {
  it.each([
    'new grads welcome',
    'time served fitter considered',
    'CIPD study support if wanted',
    'notice period 30 days',
    'fine',
    'ask us',
    'you know how it is',
    'no experience?',
  ])('%s asks for nothing', (typed) => {
    expect(readPerson(typed)).toBeNull();
  });
});

describe('a wish', () => {
  it.each([
    ['Event experience a real advantage', 'event experience'],
    ['Retail background an added advantage', 'a retail background'],
    ['Experience in theatre would be lovely but film or dance is just as good', 'experience in theatre'],
    ['forestry experience a plus but not needed', 'forestry experience'],
    ['warehouse experience (not a dealbreaker!)', 'warehouse experience'],
    ['Level 2 maths - D', 'Level 2 maths'],
    ['first aid at work - training given', 'first aid at work'],
    ['17th edition is desirable, not essential', '17th edition'],
    ['full licence helpful for the odd errand', 'a full licence'],
    ['Two years in a kitchen, career starters also welcome', 'two years'],
  ])('%s', (typed, text) => {
    expect(readPerson(typed)).toMatchObject({ text: expect.stringContaining(text) as unknown, desirable: true });
  });
  it('a form marks what is essential too', () => {
    expect(readPerson('Level 2 maths - E')).toMatchObject({ text: 'Level 2 maths', desirable: false });
  });
});

describe('a row of requirements', () => {
  it.each([
    ['M.A. History + B.Ed.\nkind', ['M.A. History + B.Ed.', 'kind']],
    [
      'Degree in finance, law or economics or comparable training, calm',
      ['Degree in finance, law or economics or comparable training', 'calm'],
    ],
    [
      'MSc in botany, zoology or related field (or five years in the field), patience',
      ['MSc in botany, zoology or related field (or five years in the field)', 'patience'],
    ],
    ['some Dutch, French or German helpful, tidy', ['some Dutch, French or German helpful', 'tidy']],
    [
      '5 yrs in banking with min 2 yrs as lead, Java or Python',
      ['5 yrs in banking with min 2 yrs as lead', 'Java or Python'],
    ],
    ['calm, nice to have: Sage, French', ['calm', 'Sage desirable', 'French desirable']],
    ['3 yrs in paving; 1 leading; own van', ['3 yrs in paving, 1 leading', 'own van']],
    ['own tools; SVQ2, PASMA, IPAF, manual handling', ['own tools', 'SVQ2', 'PASMA', 'IPAF', 'manual handling']],
    ['tidy; yoga, pilates or dance course a plus', ['tidy', 'yoga, pilates or dance course a plus']],
    ['Degree in law, patience, Excel or Word', ['Degree in law', 'patience', 'Excel or Word']],
    ['RICS (or on the way; CIOB equally fine); calm', ['RICS (or on the way, CIOB equally fine)', 'calm']],
    ['ok with dust, noise and heat', ['ok with dust, noise and heat']],
    ['good comm. skills', ['good comm. skills']],
    ['driver helpful, not a must', ['driver helpful, not a must']],
    [
      "master's preferred, charity leadership welcomed; calm",
      ["master's preferred", 'charity leadership welcomed', 'calm'],
    ],
  ])('%s', (typed, parts) => {
    expect(splitRequirements(typed)).toEqual(parts);
  });
});

describe('what a role calls for, though nobody has it', () => {
  it.each(['stock management', 'SAP MM', 'Kerb or Pinewheel', 'trailer towing', 'Asta or MSP'])('%s', (typed) => {
    expect(readPerson(typed)).toMatchObject({ kind: 'have', loose: true, topic: true });
  });
  it.each(['smile', 'no egos', 'coded welder or able to pass a test'])('%s stands behind its colon', (typed) => {
    expect(readPerson(typed)?.topic).toBeUndefined();
  });
});

describe('what a dash says of a requirement', () => {
  it('that it is not needed', () => {
    expect(readPerson('German language - not needed but paid extra')).toMatchObject({
      kind: 'without',
      text: 'German',
    });
  });
});

describe('short forms', () => {
  it.each([
    ['enhanced DBS', 'have', 'an enhanced DBS check'],
    ['FMCG', 'have', 'experience in FMCG'],
    ['COSHH', 'do', 'know COSHH'],
    ['LPN or CNA licence', 'have', 'an LPN or CNA licence'],
    ['A QQI Level 6 or two years in a crèche', 'have', 'a QQI Level 6 or two years in a crèche'],
    ['can lift 40 LBS', 'can', 'lift 40 lbs'],
    ['tractor (class L)', 'have', 'a tractor licence (class L)'],
  ])('%s', (typed, kind, text) => {
    expect(readPerson(typed)).toMatchObject({ kind, text });
  });
  it('of a trade is where somebody has worked', () => {
    expect(readPerson('retail, banking or insurance')).toMatchObject({
      text: 'experience in retail, banking or insurance',
    });
  });
  it('of several qualities end in "and"', () => {
    expect(readPerson('warm, brave, tidy')?.text).toBe('warm, brave and tidy');
  });
  it('no age is asked for', () => {
    expect(readPerson('age up to 40')).toBeNull();
  });
  it('a second verb follows the first', () => {
    expect(readPerson('walks the wards more than sits')?.text).toBe('walk the wards more than sit');
  });
});

describe('checks and licences of two kinds', () => {
  it('are asked for, and nobody has them yet', () => {
    expect(readPerson('Enhanced DBS check and two references')).toMatchObject({
      kind: 'have',
      text: 'an enhanced DBS check and two references',
      loose: true,
    });
  });

  it.each([
    ['Counterbalance or reach truck licence', 'a counterbalance or reach truck licence'],
    ['HGV or PCV licence', 'an HGV or PCV licence'],
  ])('%s has its article', (line, text) => {
    expect(readPerson(line, 'desirable')).toMatchObject({ kind: 'have', text, desirable: true });
  });
});

describe('what is learnt and what is written', () => {
  it.each([
    ['Culinary school', 'have', 'culinary school training'],
    ['clear written reports', 'can', 'write clear reports'],
  ])('%s', (line, kind, text) => {
    expect(readPerson(line, 'desirable')).toMatchObject({ kind, text });
  });
});
