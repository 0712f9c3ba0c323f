import { describe, expect, it } from 'vitest';
import { asNamedOnly } from './bare-names.ts';
import { asSaid } from './named.ts';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

const read = (line: string): string[] =>
  splitRequirements(line).map((part) => {
    const read = readPerson(part);
    const fact = read && asNamedOnly(asSaid(read), part);
    return fact ? `${fact.kind}: ${fact.text}` : 'null';
  });

describe('two demands of which one head fits only the first', () => {
  it.each([
    [
      'Fluency in Malayalam and working knowledge of English',
      ['be: fluent in Malayalam', 'have: a working knowledge of English'],
    ],
    ['Fluent in Welsh and a good command of English', ['be: fluent in Welsh', 'have: a good command of English']],
    ['Fluency in Kannada and basic knowledge of Hindi', ['be: fluent in Kannada', 'have: a basic knowledge of Hindi']],
    ['Proficient in Irish and good spoken English', ['be: proficient in Irish', 'have: good spoken English']],
    [
      'Experience of ISO/IEC 17025, German and English at B2',
      ['have: experience of ISO/IEC 17025', 'have: German and English at B2'],
    ],
    ['knowledge of HACCP, Polish and English at B1', ['have: knowledge of HACCP', 'have: Polish and English at B1']],
    ['experience of ISO 9001, French or Dutch at B2', ['have: experience of ISO 9001', 'have: French or Dutch at B2']],
    [
      'NVQ in joinery (Level 2), bench or site experience',
      ['have: an NVQ in joinery (Level 2)', 'have: bench or site experience'],
    ],
    [
      'HNC in building services, plant or facilities background',
      ['have: an HNC in building services', 'have: a plant or facilities background'],
    ],
    [
      'degree in law, at least three years of drafting',
      ['have: a degree in law', 'have: at least three years of drafting experience'],
    ],
    ['able to lift, do not mind early mornings', ['can: lift', 'do: do not mind early mornings']],
    ["able to drive, don't mind heights", ['can: drive', "do: don't mind heights"]],
  ])('%s', (line, parts) => {
    expect(read(line)).toEqual(parts);
  });

  it.each([
    ['Fluent in English and Hindi', ['be: fluent in English and Hindi']],
    [
      'Excellent command of Dutch and working knowledge of German',
      ['have: an excellent command of Dutch and a working knowledge of German'],
    ],
    [
      'Experience with Google Ads, Meta Ads Manager and GA4',
      ['have: experience with Google Ads, Meta Ads Manager and GA4'],
    ],
    ['degree in maths, statistics or economics', ['have: a degree in maths, statistics or economics']],
    ['NVQ in joinery, carpentry or shopfitting', ['have: an NVQ in joinery, carpentry or shopfitting']],
    ['Three years in catering, hotels or events', ['have: three years’ experience in catering, hotels or events']],
    ['able to climb, kneel and lift', ['can: climb', 'can: kneel and lift']],
  ])('parts nothing else: %s', (line, parts) => {
    expect(read(line)).toEqual(parts);
  });
});

describe('what somebody has learnt to be', () => {
  it.each([
    ['Trained Zerspanungsmechaniker or similar', 'be: a trained Zerspanungsmechaniker or similar'],
    ['Trained Bäcker or comparable', 'be: a trained Bäcker or comparable'],
    ['qualified Anlagenmechaniker', 'be: a qualified Anlagenmechaniker'],
    ['trained Koch', 'be: a trained Koch'],
    ['Trained nurse or similar', 'be: a trained nurse or similar'],
    [
      'CCAB or CIMA qualified with significant post-qualification experience',
      'be: CCAB or CIMA qualified with significant post-qualification experience',
    ],
    [
      'RICS or CIOB qualified with extensive project experience',
      'be: RICS or CIOB qualified with extensive project experience',
    ],
    ['IOSH or NEBOSH certified with a food background', 'be: IOSH or NEBOSH certified with a food background'],
    ['Strong finance', 'be: strong in finance'],
    ['strong procurement', 'be: strong in procurement'],
    [
      'Two years in appraisal, real estate or assessment',
      'have: two years’ experience in appraisal, real estate or assessment',
    ],
    ['two years in inspection, survey or design', 'have: two years’ experience in inspection, survey or design'],
    [
      'patient with people who are worried about their feet',
      'be: patient with people who are worried about their feet',
    ],
  ])('%s', (line, text) => {
    expect(read(line)).toEqual([text]);
  });

  it.each([
    ['Trained in first aid', 'be: trained in first aid'],
    ['ACCA qualified with five years in practice', 'be: ACCA qualified with five years in practice'],
    ['strong numeracy', 'have: strong numeracy skills'],
    ['knows their way round a van', 'do: know your way round a van'],
    ['happy on their feet', 'be: happy on your feet'],
    ['two years in kitchen, hotel or bar', 'have: two years’ experience in a kitchen, hotel or bar'],
  ])('leaves alone: %s', (line, text) => {
    expect(read(line)).toEqual([text]);
  });
});
