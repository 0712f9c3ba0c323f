import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

describe('notes in the words that they stand for', () => {
  it.each([
    ['cat C+E', 'have', 'a category C+E licence'],
    ['Class 1 or 2 essential', 'have', 'a Class 1 or 2 licence'],
    ['class B', 'have', 'a class B licence'],
    ['lambing exp 2 seasons min', 'have', 'at least 2 seasons of lambing experience'],
    ['counterbalance experience 6 months or reach', 'have', '6 months’ counterbalance or reach experience'],
    ['12 months resi lettings', 'have', '12 months of residential lettings experience'],
    ['2-3 yrs wholesale (retail ok)', 'have', '2 to 3 years of wholesale experience (retail ok)'],
    ['1y bakery exp ideally sourdough', 'have', 'a year of bakery experience, ideally sourdough'],
    ['3-5 years rail experience only', 'have', '3 to 5 years’ rail experience'],
    ['Stamp 4 / eligibility to work in Ireland', 'have', 'Stamp 4 or eligibility to work in Ireland'],
    ['18+ by 1 Sept', 'be', '18 or over by 1 September'],
    ['21+ to drive school minibus', 'be', '21 or over to drive the school minibus'],
    ['lives within 20 mins of station', 'do', 'live within 20 minutes of the station'],
    ['5am starts', 'be', 'ready for 5am starts'],
    ['3 nights away per week', 'be', 'ready for 3 nights away a week'],
    ['SQL (must)', 'do', 'know SQL'],
    ['portfolio a must', 'have', 'a portfolio'],
    ['own van required as no public transport', 'have', 'your own van, as there is no public transport'],
    ['willing to travel approx 40%', 'be', 'willing to travel about 40% of the time'],
    ['tail lifts', 'have', 'experience with tail lifts'],
    ['Italian conversational (B1) or very good English', 'have', 'conversational Italian (B1) or very good English'],
    ['own initiative', 'can', 'use your own initiative'],
    ['R&D', 'have', 'experience in R&D'],
    ['Garda vetted', 'be', 'Garda vetted'],
    ['cool head', 'have', 'a cool head'],
    ['Hep A vaccination', 'have', 'Hep A vaccination'],
    ["Somebody who remembers regulars' orders", 'do', "remember regulars' orders"],
    ['Someone who turns up and likes people', 'do', 'turn up and like people'],
    ["You'll be calm, warm and able to juggle", 'be', 'calm, warm and able to juggle'],
    ['Must be available Friday to Sunday, 6pm to 1am', 'be', 'available Friday to Sunday, 6pm to 1am'],
    ['A polite, cheerful manner with visitors', 'have', 'a polite, cheerful manner with visitors'],
    ['Stand-up reach truck experience', 'have', 'stand-up reach truck experience'],
    ['call-out rota 1 in 4', 'be', 'ready for a 1-in-4 call-out rota'],
    ['24x7 on call in turns', 'be', 'ready for 24/7 on-call work in turns'],
    ['hybrid 2 days in office', 'be', 'ready for 2 days in the office'],
    ['lates/wknd', 'be', 'ready for late and weekend shifts'],
    ['over 21 for insurance purposes', 'be', 'over 21 for insurance purposes'],
    ['van driver', 'be', 'a van driver'],
    ['Clean and careful painter who respects tenants', 'be', 'a clean and careful painter who respects tenants'],
    ['ACA/ACCA part-qual or finalist', 'be', 'ACA/ACCA part-qualified or a finalist'],
    ['Newly qualified or part-qualified accountant', 'be', 'a newly qualified or part-qualified accountant'],
    ['Lives in or willing to move to Kerry', 'do', 'live in Kerry or are willing to relocate'],
    ["You don't leave a mess behind", 'do', "don't leave a mess behind"],
    ['Gas Safe (CCN1)', 'have', 'Gas Safe registration (CCN1)'],
    ['clean licence 5 yrs', 'have', 'a clean licence over 5 years'],
    ['good Excel (lookups, macros)', 'have', 'good Excel skills (lookups, macros)'],
    ['lift 40#', 'can', 'lift 40 lb'],
    ['Italian at least B2', 'have', 'Italian at B2 or better'],
    ['Should have managed team of 40', 'do', 'have managed a team of 40'],
    ['2 yrs+ catering', 'have', '2+ years’ experience in catering'],
    ['Honesty and a calm manner', 'have', 'honesty and a calm manner'],
    ['bird knowledge (or a twitcher haha)', 'have', 'bird knowledge'],
    ['1-2 yrs NHS or agency', 'have', '1 to 2 years of NHS or agency experience'],
  ])('%s', (typed, kind, text) => {
    expect(readPerson(typed)).toMatchObject({ kind, text, desirable: false });
  });
  it.each([
    ['Must pass drug test and background check', 'pass a drug test and a background check'],
    ['must pass background check & TB test', 'pass a background check and a TB test'],
    [
      'Ability to pass DOT physical, drug test and criminal history check',
      'pass a DOT physical, a drug test and a criminal history check',
    ],
    ['must pass 3G test', 'pass a 3G test'],
    ['A hearing test will be required', 'pass a hearing test'],
  ])('what is passed has its articles: %s', (typed, text) => {
    expect(readPerson(typed)).toMatchObject({ kind: 'can', text });
  });
  it.each([
    ['paediatric first aid or willing', 'a paediatric first aid certificate or the willingness to train'],
    ['Full UK Category D licence held for at least 2 years', 'a full UK Category D licence held for at least 2 years'],
    ['Valid Driver CPC and digital tacho card', 'a valid Driver CPC and digital tachograph card'],
    ['Breadth of experience in acute care', 'breadth of experience in acute care'],
    ['High attention to detail', 'high attention to detail'],
  ])('sure enough to be said: %s', (typed, text) => {
    const fact = readPerson(typed);
    expect(fact).toMatchObject({ kind: 'have', text });
    expect(fact?.odd ?? false).toBe(false);
  });
});

describe('a wish behind a frame', () => {
  it.each([
    ["It would be a bonus if you've used a booking system", 'do', 'have used a booking system'],
    ['bonus points for Kafka', 'have', 'Kafka'],
    ['PGDM (Finance) will be given preference', 'have', 'PGDM (Finance)'],
    ['Preference will be given to candidates with retail experience', 'have', 'retail experience'],
    ['Spanish not needed but nice', 'can', 'speak Spanish'],
    ['Ideally, knowledge of stone walling', 'have', 'knowledge of stone walling'],
    ['Scaffolding ticket desirable or willing to study', 'have', 'a scaffolding ticket or the willingness to study'],
    ['driving helpful', 'can', 'drive'],
  ])('%s', (typed, kind, text) => {
    expect(readPerson(typed)).toMatchObject({ desirable: true });
    if (readPerson(typed)?.kind === kind) expect(readPerson(typed)).toMatchObject({ text });
  });
  it('a past that only supposes is nothing that somebody did', () => {
    expect(readPerson('It would be lovely if you spoke Breton')).toBeNull();
  });
  it('what we would love to hear of is asked for', () => {
    expect(readPerson("We'd love to hear from you if you have experience of leading walks")).toMatchObject({
      kind: 'have',
      text: 'experience of leading walks',
      desirable: false,
    });
  });
});

describe('parting a row', () => {
  it('one way in or the other keeps together, and none of it is a must', () => {
    const [first = '', ...rest] = splitRequirements(
      'Fortran, MPI, Slurm; or a good developer in another language; curiosity',
    );
    expect(first).toBe('Fortran, MPI, Slurm, or a good developer in another language');
    expect(rest).toEqual(['curiosity']);
    expect(readPerson(first)).toMatchObject({ odd: true });
  });
  it.each([
    ['SEN int. a bonus, patience', ['SEN int. a bonus', 'patience']],
    ["hort. cert or several seasons' exp, lifting", ["hort. cert or several seasons' exp", 'lifting']],
    ['accom. avail. on site, milking', ['accom. avail. on site', 'milking']],
    ['Good English - Dutch not needed but nice', ['Good English', 'Dutch not needed but nice']],
  ])('a short form ends no sentence: %s', (typed, parts) => {
    expect(splitRequirements(typed)).toEqual(parts);
  });
});
