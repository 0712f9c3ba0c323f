import { describe, expect, it } from 'vitest';
import { lowerFirst } from '../../language/first-capitals.ts';
import { displayTitle } from '../../ledger/title.ts';
import { mineJobDescription } from '../mine.ts';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

describe('a requirement in full words', () => {
  it.each([
    ['diploma or graduate', 'have', 'a diploma or a degree'],
    ['Degree or equivalent professional qualification', 'have', 'a degree or an equivalent professional qualification'],
    ['Any graduate / Diploma in Refrigeration', 'have', 'a degree or a Diploma in Refrigeration'],
    ['IT (BACAS or similar helpful)', 'have', 'experience in IT (ideally BACAS or similar)'],
    ['Retail experience (jewellery useful)', 'have', 'retail experience (ideally jewellery)'],
    ['HND or graduate', 'have', 'an HND or a degree'],
    ['3 years of cold storage or warehouse', 'have', '3 years of cold storage or warehouse experience'],
    ['2 years of sales and marketing', 'have', '2 years of sales and marketing experience'],
    ['min 4 yrs consulting experience', 'have', 'at least 4 years’ consulting experience'],
    ['3+ years teaching experience', 'have', '3+ years’ teaching experience'],
    ['Welsh speaker or learner', 'be', 'a Welsh speaker or learner'],
    ['French speaker or willing to learn', 'be', 'a French speaker or willing to learn'],
    ['Be able to work to deadlines', 'can', 'work to deadlines'],
    ['be confident with tills', 'be', 'confident with tills'],
    ['plays an instrument', 'do', 'play an instrument'],
    ['rides a horse', 'do', 'ride a horse'],
    ['carries a spare key', 'do', 'carry a spare key'],
    ['doesn’t mind mud', 'do', 'don’t mind mud'],
    ['isn’t afraid of heights', 'be', 'not afraid of heights'],
    ['Two wheeler with licence', 'have', 'a two-wheeler with a licence'],
    ['professional appearance', 'have', 'a professional appearance'],
    ['Willing to work in UK shift', 'be', 'willing to work the UK shift'],
    ['permit to work', 'have', 'knowledge of permit-to-work systems'],
    ['Fit enough to walk all day', 'be', 'fit enough to walk all day'],
    ['Full UK driving licence and access to a vehicle', 'have', 'a full UK driving licence and access to a vehicle'],
    ['Cert IV in Leisure and Health', 'have', 'a Certificate IV in Leisure and Health'],
    ['clear and concise writer', 'be', 'a clear and concise writer'],
    ['calm and patient approach', 'have', 'a calm and patient approach'],
    ['GCSE English and maths (or do them with us)', 'have', 'GCSE English and maths (or do them with us)'],
    ['GCSE maths (or you will work towards it)', 'have', 'GCSE maths (or you will work towards it)'],
    ['retail experience (jewellery ideal)', 'have', 'retail experience (ideally jewellery)'],
    ['S7', 'have', 'S7'],
    ['Elektroniker or Mechatroniker', 'have', 'Elektroniker or Mechatroniker'],
    ['switching authorisation up to 30 kV', 'have', 'switching authorisation up to 30 kV'],
    ['Pediatric draws', 'have', 'pediatric draws'],
    ['surface mining 3 yrs', 'have', '3 years of surface mining experience'],
    ['Trade qualified HD fitter', 'be', 'a trade qualified HD fitter'],
    ['1+ yr draws incl peds', 'have', '1+ year of draws including peds'],
    ['syringe driver', 'have', 'syringe driver'],
    ['good van driver', 'be', 'a good van driver'],
    ['6 months post reg in elderly care', 'have', '6 months’ post-registration experience in elderly care'],
    ['2 wheeler + licence', 'have', 'a two-wheeler and a licence'],
    ['English ok', 'can', 'speak English'],
    ['Experienced butcher with knife skills', 'be', 'an experienced butcher with knife skills'],
    ['skilled joiner', 'be', 'a skilled joiner'],
    ['PA1 PA6', 'have', 'PA1 and PA6'],
    ['outdoors in all weathers', 'be', 'happy outdoors in all weathers'],
    ['maths degree or similar', 'have', 'a maths degree or similar'],
    ['Flexible to work weekends', 'be', 'happy to work weekends'],
    ['unvented', 'have', 'unvented'],
    ['cooked for big numbers', 'do', 'have cooked for big numbers'],
    ['drives (manual)', 'can', 'drive (manual)'],
    ['HCPC reg.', 'be', 'HCPC registered'],
    ['You’ve spent at least five years in an agency', 'do', 'have spent at least five years in an agency'],
    ['2-3 yrs RTG or EOT', 'have', '2 to 3 years of RTG or EOT experience'],
    ['5 years HR generalist', 'have', '5 years of HR generalist experience'],
    ['4 years PQE', 'have', '4 years’ post-qualification experience'],
    ['ITI any trade', 'have', 'ITI in any trade'],
    ['night shift ok', 'be', 'happy with night shifts'],
    ['Hindi must', 'can', 'speak Hindi'],
    ['5 yrs min in drainage', 'have', 'at least 5 years’ experience in drainage'],
    ['Fit and active', 'be', 'fit and active'],
    ['Swim England Level 2 Teacher', 'have', 'Swim England Level 2 Teacher'],
    ['Cert III Civil or trade background', 'have', 'Certificate III Civil or trade background'],
    ['Dentally or SOE', 'do', 'know Dentally or SOE'],
    ['immunised against Hepatitis B', 'be', 'immunised against Hepatitis B'],
    ['ServSafe Manager', 'have', 'ServSafe Manager'],
    ['Level 3 in childcare', 'have', 'a Level 3 qualification in childcare'],
    ['able to talk to landlords re arrears', 'can', 'talk to landlords about arrears'],
    ['able to read accounts and to coach managers', 'can', 'read accounts and coach managers'],
    ['must be able to work alone and to keep calm', 'can', 'work alone and keep calm'],
    ['PRINCE2 Practitioner', 'have', 'PRINCE2 Practitioner'],
    ['Registered Social Worker', 'be', 'a Registered Social Worker'],
    ['straight talker', 'be', 'a straight talker'],
    ['own two wheeler', 'have', 'your own two-wheeler'],
    ['HPLC & GC hands on', 'have', 'hands-on experience with HPLC and GC'],
    ['2-4 yrs in dairy or bakery', 'have', '2 to 4 years’ experience in dairy or bakery'],
    ['GDC registered or in training', 'be', 'GDC registered or in training'],
    ['NMC registered or about to qualify', 'be', 'NMC registered or about to qualify'],
  ])('%s', (line, kind, text) => {
    expect(readPerson(line)).toMatchObject({ kind, text, desirable: false });
  });
  it.each([
    'plays an instrument (a bonus)',
    'drives a van (preferred but not essential)',
    'Spanish would be lovely',
    'charity experience ideal',
    'SEN experience great',
    'Epic experience preferred not required',
    'payments background nice',
  ])('%s: no must', (line) => {
    expect(readPerson(line)?.desirable).toBe(true);
  });
  it.each([
    'EEO/AA employer. Drug-free workplace',
    'M/F/D/V',
    'TBC',
    'Only shortlisted candidates will be contacted',
    'newly quals fine',
  ])('%s: nothing that is asked', (line) => {
    expect(readPerson(line)).toBeNull();
  });
  it.each([
    ['local knowledge of Stoke, Excel', ['local knowledge of Stoke', 'Excel']],
    [
      '2-4 yrs Salesforce admin, ADM 201, Flow Builder, good spoken English; TBC',
      ['2-4 yrs Salesforce admin', 'ADM 201', 'Flow Builder', 'good spoken English', 'TBC'],
    ],
    ['happy with 2 days, 2 nights', ['happy with 2 days, 2 nights']],
    ['able to do shifts, Access NI check', ['able to do shifts', 'Access NI check']],
  ])('%s: parted where it ends', (line, parts) => {
    expect(splitRequirements(line)).toEqual(parts);
  });
});

describe('a heading that wishes', () => {
  it.each([
    'Highly regarded:',
    'It would be great if you also had',
    'Bonus points:',
    'What would set you apart',
    'Not essential but',
    'You’ll stand out if you have',
    'Also welcome',
    'BROWNIE POINTS FOR',
    'Optional extras',
    'Not essential but nice',
    'What would make us smile:',
    'Would be fab to see',
    'Don’t worry if you don’t have these, but they’d help:',
    'The icing on the cake',
    'We’d be thrilled if you had',
  ])('%s', (heading) => {
    const { person } = mineJobDescription(`Requirements\n- Forklift licence\n${heading}\n- First aid certificate`, '');
    expect(person.map(({ text, desirable }) => [text, desirable])).toEqual([
      ['a forklift licence', false],
      ['a first aid certificate', true],
    ]);
  });
  it.each([
    'Willing to work evenings, weekends and bank holidays',
    'Prepared to travel to Leeds, York and Hull',
    'Happy to work indoors, outdoors and at height',
  ])('over the row “%s” parts nothing', (line) => {
    const { person } = mineJobDescription(`Essential\n- ${line}`, '');
    expect(person.map(({ text }) => text)).toEqual([line.charAt(0).toLowerCase() + line.slice(1)]);
  });
  it('is no sentence about the reader', () => {
    const { person } = mineJobDescription(
      'About you:\nYou’d ideally have experience of Famly\nFirst aid certificate',
      '',
    );
    expect(person.map(({ text, desirable }) => [text, desirable])).toEqual([
      ['experience of Famly', true],
      ['a first aid certificate', false],
    ]);
  });
  it('is over a must as well, where the line says so; how to apply is neither', () => {
    const { person, duties } = mineJobDescription(
      'Preferred\n- Must pass a drug test\nDuties:\n- Fix snags\nApply with CV.',
      '',
    );
    expect(person).toMatchObject([{ text: 'pass a drug test', desirable: false }]);
    expect(duties.map(({ text }) => text)).toEqual(['fix snags']);
  });
  it('ends where another list begins, and at nothing that has its own name', () => {
    const { person, duties } = mineJobDescription(
      'Desirable\nLaw firm experience\nSecond language\nWork:\n- Milk cows',
      '',
    );
    expect(person.map(({ desirable }) => desirable)).toEqual([true, true]);
    expect(duties).toHaveLength(1);
  });
  it('is none where it says what the work is', () => {
    expect(mineJobDescription('In this role you will help:\n- check deliveries', '').duties).toHaveLength(1);
  });
  it('is none where a bullet is only letters', () => {
    expect(mineJobDescription('Essential\n- BSN\n- A level in biology', '').person).toHaveLength(2);
  });
});

describe('a capital', () => {
  it.each([
    ['Current LR licence', 'current LR licence'],
    ['Flexible for Christmas opening', 'flexible for Christmas opening'],
    ['Makaton training', 'Makaton training'],
    ['Staplerschein', 'Staplerschein'],
    ['Gesellenbrief', 'Gesellenbrief'],
    ['Realschulabschluss or better', 'Realschulabschluss or better'],
    ['Access NI check', 'Access NI check'],
    ['Pass DBS check', 'pass DBS check'],
    ['Phlebotomy experience', 'phlebotomy experience'],
    ['Neurodiverse children', 'neurodiverse children'],
    ['Zones of Regulation', 'Zones of Regulation'],
  ])('%s', (text, said) => {
    expect(lowerFirst(text)).toBe(said);
  });
  it.each([
    ['Care Co-ordinator', 'Care Co-ordinator'],
    ['CARE CO-ORDINATOR', 'Care Co-ordinator'],
    ['Front-of-house Manager', 'Front-of-house Manager'],
    ['Salesforce Administrator ⭐ Top Payer ⭐', 'Salesforce Administrator'],
    ['🔥 URGENT 🔥 Chef de Partie', 'Chef de Partie'],
    ['★ Store Manager ★ £32k ★', 'Store Manager'],
    ['Lead Vehicle Technician ⚡️ Sign-on Bonus', 'Lead Vehicle Technician'],
  ])('of the title %s', (typed, said) => {
    expect(displayTitle(typed, null)?.text).toBe(said);
  });
});
