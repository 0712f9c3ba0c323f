import { describe, expect, it } from 'vitest';
import { splitRequirements } from './split.ts';

describe('what stands behind a comma and is said of what stands before it', () => {
  it.each([
    ['Happy to do sleep-ins, two a week on average', ['Happy to do sleep-ins, two a week on average']],
    [
      'Able to travel between sites at Leeds, Bradford and Wakefield',
      ['Able to travel between sites at Leeds, Bradford and Wakefield'],
    ],
    ['Not afraid of spiders, rats or the odd snake', ['Not afraid of spiders, rats or the odd snake']],
    ["Valid driver's license, clean record", ["Valid driver's license with a clean record"]],
    ['CDL, good MVR, calm', ['CDL with a good MVR', 'calm']],
    ['Calm, clean record', ['Calm', 'clean record']],
    ['German B1, happy in the team of Mr. Petersen', ['German B1', 'happy in the team of Mr Petersen']],
    ['Not afraid of heights, own car, clean licence', ['Not afraid of heights', 'own car', 'clean licence']],
    ['WMS experience eg Manhattan, Red Prairie', ['WMS experience (e.g. Manhattan or Red Prairie)']],
    ['CRM experience e.g. HubSpot, fluent French', ['CRM experience e.g. HubSpot', 'fluent French']],
    [
      "Call centre background, inbound or outbound, targets don't scare you",
      ['Call centre background (inbound or outbound)', "targets don't scare you"],
    ],
    ['Milked before, robotic or parlour', ['Milked before (robotic or parlour)']],
    ['Good comms, esp. on phone', ['Good comms, especially on phone']],
    ['Coded welder: TIG, MMA, own van', ['Coded welder: TIG, MMA', 'own van']],
    ['Computer literate: Word, Outlook and one EPOS', ['Computer literate: Word, Outlook and one EPOS']],
  ])('%s', (text, parts) => {
    expect(splitRequirements(text)).toEqual(parts);
  });
});

describe('two halves that ask for different things', () => {
  it.each([
    ['No experience necessary - just a big heart', ['No experience necessary', 'a big heart']],
    ["You don't need a CS degree but you do need to be able to code", ["You don't need a CS degree", 'able to code']],
    ['Not required to drive, but a licence would help', ['Not required to drive', 'a licence would help']],
    [
      'Aseptic technique - cell culture exp of at least 12 mths',
      ['Aseptic technique', 'cell culture exp of at least 12 mths'],
    ],
    ['Full clean licence - auto OK', ['Full clean licence - auto OK']],
    ['First aid - we train you', ['First aid - we train you']],
    ['QTS + ability to teach KS3 maths', ['QTS', 'ability to teach KS3 maths']],
  ])('%s', (text, parts) => {
    expect(splitRequirements(text)).toEqual(parts);
  });
});

describe('what stands behind years in a kind of work', () => {
  it.each([
    [
      '10 years in purchasing, castings and machined parts, negotiation',
      ['10 years in purchasing', 'castings and machined parts', 'negotiation'],
    ],
    ['3 years in retail, tills and stock, calm', ['3 years in retail', 'tills and stock', 'calm']],
    ['5 years in logistics, customs and freight', ['5 years in logistics', 'customs and freight']],
    ['3 years in nursing, wound care and catheters', ['3 years in nursing', 'wound care and catheters']],
    ['5 years in sales, marketing and PR, driving licence', ['5 years in sales, marketing and PR', 'driving licence']],
    ['5 years in sales, marketing or PR', ['5 years in sales, marketing or PR']],
    ['3 years in cleaning, catering and security', ['3 years in cleaning, catering and security']],
  ])('%s', (typed, parts) => {
    expect(splitRequirements(typed)).toEqual(parts);
  });
});
