/** Two forces in one line, and several names for one thing: each is asked for as it was meant. */
import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

const asked = (text: string): string[] =>
  splitRequirements(text).flatMap((part) => {
    const fact = readPerson(part);
    return fact ? [`${fact.desirable ? '? ' : ''}${fact.text}`] : [];
  });

describe('requirements of two forces', () => {
  it.each([
    ['MSN required and DNP preferred', ['MSN', '? DNP']],
    ["Bachelor's degree required; JD, MPA or MPP preferred", ["a bachelor's degree", '? JD, MPA or MPP']],
    ['NVQ 2 min, 3 preferred', ['NVQ 2 or above', '? NVQ 3']],
    [
      'Qualified solicitor / CILEX / licensed conveyancer, own caseload',
      ['a qualified solicitor, CILEX lawyer or licensed conveyancer', 'experience of running your own caseload'],
    ],
    ['Full licence and use of a car', ['a full driving licence and the use of a car']],
    ['CPA or MBA. 10+ years in finance', ['a CPA or MBA', '10+ years’ experience in finance']],
    [
      'B.Ed or D.El.Ed, min 2 years with primary classes',
      ['a BEd or D.El.Ed', 'at least 2 years’ experience with primary classes'],
    ],
    ['English at C1, German at B1 or higher is an advantage', ['English at C1', '? German at B1 or higher']],
    ['Powerboat Level 2', ['a Powerboat Level 2 qualification']],
    ['Finished Ausbildung in GaLaBau or comparable', ['completed training in GaLaBau or comparable']],
    ['To live within a sensible distance of Wigan', ['live within a sensible distance of Wigan']],
    ['EU citizenship or valid work permit', ['EU citizenship or a valid work permit']],
    ['ACS CCN1, CENWAT, HTR1, CKR1', ['ACS CCN1, CENWAT, HTR1 and CKR1']],
    [
      '2 years in a marketing role, Klaviyo or similar',
      ['2 years’ experience in a marketing role', 'know Klaviyo or something similar'],
    ],
    ['Ideally 12 months as a conveyancing assistant', ['? 12 months’ experience as a conveyancing assistant']],
    ['Law degree or CILEX Level 3', ['a law degree or a CILEX Level 3 qualification']],
    ['CCNP level', ['CCNP-level knowledge']],
    ['a second language, preferably (we get a lot of German visitors)', ['? a second language']],
    [
      'three years at a senior level, orthopaedic or surgical experience',
      ['three years’ experience at a senior level', 'orthopaedic or surgical experience'],
    ],
    ['clear spoken English, Hindi or Marathi', ['clear spoken English', 'speak Hindi or Marathi']],
    ['school finance, HR, Excel', ['experience in school finance', 'experience in HR', 'know Excel']],
    ['audit methods, SAP', ['knowledge of audit methods', 'know SAP']],
    ['plain language', ['write in plain language']],
    ['Driver CPC and digital tacho card', ['a Driver CPC', 'a digital tachograph card']],
    ['working English', ['a working knowledge of English']],
    [
      'B.E. / B.Tech (Mechanical, Electrical or Agriculture), MBA preferred',
      ['B.E. or B.Tech (Mechanical, Electrical or Agriculture)', '? an MBA'],
    ],
    ['two years as sous or strong chef de partie', ['two years’ experience as a sous chef or strong chef de partie']],
    ['1 yr on an espresso bar', ['one year’s experience on an espresso bar']],
    ['credible with shop floor and bank alike', ['credible with shop floor and bank alike']],
    ['At least 1 year in general practice', ['at least 1 year’s experience in general practice']],
  ])('%s', (typed, said) => expect(asked(typed)).toEqual(said));
});

describe('a wish for what experience is in', () => {
  it('is joined with its "in"', () =>
    expect(readPerson('Minimum 2 years post-graduate experience, MSK preferred')?.text).toBe(
      'at least 2 years’ post-graduate experience, ideally in MSK',
    ));
});
