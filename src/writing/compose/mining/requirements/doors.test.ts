import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

describe('two ways in, each of its own kind', () => {
  it.each([
    [
      'degree in mechatronics, electrical or mechanical engineering or state-certified technician',
      'have a degree in mechatronics, electrical or mechanical engineering or are a state-certified technician',
    ],
    [
      'degree in biology, chemistry or food science or a food technologist',
      'have a degree in biology, chemistry or food science or are a food technologist',
    ],
    [
      'Degree in law, criminology or social policy or a qualified probation officer',
      'have a degree in law, criminology or social policy or are a qualified probation officer',
    ],
    ['Qualified butcher or 2 yrs at a counter', 'are a qualified butcher or have 2 years’ experience at a counter'],
    ['Trained chef or 3 years in a busy kitchen', 'are a trained chef or have 3 years’ experience in a busy kitchen'],
    ['leaving cert or 18+', 'have a leaving certificate or are 18 or over'],
    ['Driving licence or be over 21', 'have a driving licence or are over 21'],
    ['time served or NVQ 2 in plumbing or joinery', 'are time-served or have NVQ 2 in plumbing or joinery'],
    [
      'NVQ Level 2 or City & Guilds in a building trade, or time served (E)',
      'have NVQ Level 2 or City and Guilds in a building trade or are time-served',
    ],
    [
      'Educated to A level standard or equivalent experience',
      'are educated to A level standard or have equivalent experience',
    ],
    [
      'time served or NVQ 2 in plumbing or joinery, able to turn your hand to the rest',
      'are time-served or have NVQ 2 in plumbing or joinery, and can turn your hand to the rest',
    ],
    ['Fluent in French, willing to learn the other', 'are fluent in French, and are willing to learn the other'],
    ["Must be 22 or over as the home's registration says so", "are 22 or over, as the home's registration says so"],
    ['18 or over because you serve alcohol', 'are 18 or over, because you serve alcohol'],
  ])('%s', (typed, text) => {
    expect(splitRequirements(typed)).toHaveLength(1);
    expect(readPerson(splitRequirements(typed)[0] ?? '')).toMatchObject({ kind: 'do', text, desirable: false });
  });

  it.each([
    ['Ohio notary or willing to become one', 'be', 'an Ohio notary or willing to become one'],
    [
      'Fire marshal or willing to become one within six months',
      'be',
      'a fire marshal or willing to become one within six months',
    ],
    [
      'Institute of Licensing Professional Qualification, or willing to work towards it',
      'have',
      'an Institute of Licensing Professional Qualification or the willingness to work towards it',
    ],
    [
      'At least eight years in B2B software sales with three leading managers or teams',
      'have',
      'at least eight years’ experience in B2B software sales, three of them leading managers or teams',
    ],
    [
      '5 years in kitchens with two running a section',
      'have',
      '5 years’ experience in kitchens, two of them running a section',
    ],
    [
      '2+ yrs in a law firm or similar, with 1 managing staff',
      'have',
      '2+ years’ experience in a law firm or similar, 1 of them managing staff',
    ],
    [
      "You'll need to be a confident driver with no more than 3 points",
      'be',
      'a confident driver with no more than 3 points',
    ],
    ['Clean licence (no more than 6 points)', 'have', 'a clean licence with no more than 6 points'],
    ['No more than 3 points on licence', 'have', 'no more than 3 points on your licence'],
    [
      'First Aid at Work certificate, or willing to work towards it',
      'have',
      'a First Aid at Work certificate or the willingness to work towards it',
    ],
    ['Good with people, calm, able to say no', 'be', 'good with people, calm and able to say no'],
    // Brands that lead, and no years.
    ['3 years in retail with three leading brands', 'have', '3 years’ experience in retail with three leading brands'],
  ])('%s', (typed, kind, text) => {
    expect(readPerson(typed)).toMatchObject({ kind, text });
  });

  it.each([
    'Nurses waiting on their adaptation welcome to enquire',
    'Newly qualifieds are welcome to apply',
    'Not for anyone who minds mud',
    'No one who needs a big staff to get a number.',
  ])('%s asks for nothing', (typed) => {
    expect(readPerson(typed)).toBeNull();
  });
});

describe('a paper or the will to get it', () => {
  it.each([
    ['BSL level 1 or willing to learn', 'have', 'Level 1 BSL or the willingness to learn it'],
    ['Maths GCSE or the willingness to sit it', 'have', 'a Maths GCSE or the willingness to sit it'],
    ['Forklift licence or willing to get one', 'do', 'have a forklift licence or are willing to get one'],
    ['IATF 16949 core tools (APQP, PPAP, FMEA)', 'have', 'knowledge of IATF 16949 core tools (APQP, PPAP, FMEA)'],
    [
      'Completed training as mechatronics technician or industrial mechanic, or comparable',
      'have',
      'completed training as a mechatronics technician or industrial mechanic, or comparable',
    ],
    ['Strong coding in Java or Python', 'have', 'strong coding skills in Java or Python'],
    ['Readiness to travel (about 15%)', 'be', 'ready to travel (about 15%)'],
    ['Knowing your way round a kitchen', 'do', 'know your way round a kitchen'],
  ])('%s', (typed, kind, text) => {
    expect(readPerson(typed)).toMatchObject({ kind, text });
  });
});
