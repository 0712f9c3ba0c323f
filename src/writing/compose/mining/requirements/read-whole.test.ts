import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { keepMarks } from '../page/paper.ts';
import { asNamedOnly } from './bare-names.ts';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';
import { readsBadly } from './unsound.ts';

const said = (line: string): string => {
  const fact = readPerson(line);
  return fact ? `${fact.desirable ? 'wish ' : ''}${fact.kind} ${fact.text}` : 'nothing';
};
const each = (line: string): string[] => splitRequirements(line).map(said);

describe('a word that is noun and verb, by what stands behind it', () => {
  it.each([
    ['able to explain the law, access to a car', ['can explain the law', 'have access to a car']],
    ['Ability to write clear reports and access to a van', ['can write clear reports', 'have access to a van']],
    ['Able to read drawings, respect for quiet streets', ['can read drawings', 'have respect for quiet streets']],
    ['Can cook for forty, interest in local food', ['can cook for forty', 'have an interest in local food']],
    ['Able to lift 25 kg, contact with growers nearby', ['can lift 25 kg', 'have contact with growers nearby']],
    ['Able to drive a tractor, use of a car', ['can drive a tractor', 'have the use of a car']],
    ['Can weld and experience with brass', ['can weld', 'have experience with brass']],
    // Deeds stay deeds.
    ['Able to listen, care for patients', ['can listen', 'can care for patients']],
    ['Able to lead a crew, support apprentices', ['can lead a crew', 'can support apprentices']],
    ['Able to use a till, access the records', ['can use a till', 'can access the records']],
    ['Able to work alone, contact suppliers', ['can work alone', 'can contact suppliers']],
  ])('%s', (line, texts) => {
    expect(each(line)).toEqual(texts);
  });
  it.each([
    ['Clear speaking voice', 'have a clear speaking voice'],
    [
      'Clear speaking voice and comfort with groups of up to 80',
      'have a clear speaking voice and comfort with groups of up to 80',
    ],
    ['Clean driving record', 'have a clean driving record'],
    ['Comfortable speaking English', 'be comfortable speaking English'],
    ['Confident handling cash', 'be confident handling cash'],
  ])('%s', (line, text) => {
    expect(said(line)).toBe(text);
  });
});

describe('whose something is', () => {
  it.each([
    ['has made something with their hands', 'do have made something with your hands'],
    ['has built something themselves', 'do have built something yourself'],
    ['looks after their tools', 'do look after your tools'],
    ['puts their name to their work', 'do put your name to your work'],
    ['has their own van and tools', 'have your own van and tools'],
    ['is proud of their work', 'be proud of your work'],
    ['can present themselves well', 'can present yourself well'],
    // Of others.
    ['listens to patients and their families', 'do listen to patients and their families'],
    ['has helped customers with their accounts', 'do have helped customers with their accounts'],
    ['has taught children to read their first book', 'do have taught children to read their first book'],
    ['remembers regulars and their orders', 'do remember regulars and their orders'],
  ])('%s', (line, text) => {
    expect(said(line)).toBe(text);
  });
});

describe('one of several', () => {
  it.each([
    ['one cloud platform', 'experience with one cloud platform'],
    ['one CAD package', 'experience with one CAD package'],
    ['at least one of the cloud platforms', 'experience with at least one of the cloud platforms'],
    ['at least one of the major ERP systems', 'experience with at least one of the major ERP systems'],
    ['one foreign language', 'one foreign language'],
    ['one year of experience', 'one year of experience'],
    ['at least one of these qualifications', 'at least one of these qualifications'],
  ])('%s', (line, text) => {
    const fact = readPerson(line);
    expect(fact && asNamedOnly(fact, line).text).toBe(text);
  });
});

describe('how well each is known', () => {
  it.each([
    ['Good SQL, some Python or R', ['have good SQL skills', 'have some knowledge of Python or R']],
    ['good Excel, some SQL or VBA', ['have good Excel skills', 'have some knowledge of SQL or VBA']],
    ['strong Java, basic Kotlin', ['have strong Java skills', 'have basic Kotlin skills']],
    ['some Revit', ['have some knowledge of Revit']],
    ['Some Excel', ['have some knowledge of Excel']],
    ['some Python desirable', ['wish have some knowledge of Python']],
    // As before.
    ['Solid Python and SQL', ['have solid Python and SQL skills']],
    ['Strong Python, Go or Rust', ['do know Python, Go or Rust']],
    ['some German', ['can speak some German']],
    ['some experience with horses', ['have some experience with horses']],
  ])('%s', (line, texts) => {
    expect(each(line)).toEqual(texts);
  });
  it.each([
    ['English or German good enough for the kitchen', 'can speak English or German well enough for the kitchen'],
    ['Polish or English good enough for the yard', 'can speak Polish or English well enough for the yard'],
    ['French good enough to chat with guests', 'can speak French well enough to chat with guests'],
  ])('%s', (line, text) => {
    expect(said(line)).toBe(text);
  });
});

describe('two ways in, each with its own verb', () => {
  it.each([
    [
      'ITI electrician or diploma in electrical engineering',
      'do are an ITI electrician or have a diploma in electrical engineering',
    ],
    [
      'ITI fitter or diploma in mechanical engineering',
      'do are an ITI fitter or have a diploma in mechanical engineering',
    ],
    ['time-served fitter or HNC in engineering', 'do are a time-served fitter or have an HNC in engineering'],
    ['Qualified chef or diploma in catering', 'do are a qualified chef or have a diploma in catering'],
    ['teacher or degree in education', 'do are a teacher or have a degree in education'],
    ['Degree or diploma in engineering', 'have a degree or a diploma in engineering'],
    ['registered with the CIEH or EHRB', 'be registered with the CIEH or EHRB'],
    ['Registered with the NMC or HCPC', 'be registered with the NMC or HCPC'],
    ['registered with the GMC or GDC', 'be registered with the GMC or GDC'],
    ['member of RICS or CIOB', 'be a member of RICS or CIOB'],
    [
      "Recognised engineering apprenticeship or at least five years' CNC setting",
      "have a recognised engineering apprenticeship or at least five years' CNC setting experience",
    ],
    ["Relevant degree or three years' audit work", "have a relevant degree or three years' audit work"],
    ['1 yr leading a team in a warehouse', 'have 1 year’s experience leading a team in a warehouse'],
    ['1 year teaching adults', 'have 1 year’s experience teaching adults'],
    ['2 yrs running a bar', 'have 2 years’ experience running a bar'],
  ])('%s', (line, text) => {
    expect(said(line)).toBe(text);
  });
});

describe('what a paper has below its list, and asks of nobody', () => {
  const asked = (text: string, title: string): string[] =>
    mineJobDescription(keepMarks(text), '', title).person.map(
      ({ desirable, kind, text: what }) => `${desirable ? 'wish ' : ''}${kind} ${what}`,
    );
  it('a heading above a sentence', () => {
    const found = asked(
      'Head Brewer\nRole and candidate profile\n\nContext\nThe brewery makes 40,000 hectolitres of lager a year.\n\nReporting\nThe Head Brewer reports to the board of the brewery.\n\nCandidate profile\n– Experience of lager brewing\n– Knowledge of hops',
      'Head Brewer',
    );
    expect(found).toEqual(['have experience of lager brewing', 'have knowledge of hops']);
  });
  it('a block with its own name, and what the company says of itself', () => {
    const found = asked(
      'Role profile: Tree Surgeon\n\nThe job\nClimb and prune trees in gardens and parks\nFell trees in sections\n\nYou will need\nNPTC chainsaw tickets\nFull UK driving licence\n\nGood to have\nExperience of ecology surveys\n\nShift pattern\nMon-Thu 7.30 to 4, Fri 7.30 to 1\n\nOakhart Trees is ARB approved.',
      'Tree Surgeon',
    );
    expect(found.join('\n')).not.toMatch(/shift pattern|approved/i);
    expect(found).toContain('have a full UK driving licence');
    expect(found).toContain('wish have experience of ecology surveys');
  });
  it('a list that is only spaced out stays', () => {
    const found = asked(
      'Requirements\n\nDriving licence\nFirst aid certificate\n\nGood English\nExperience with children',
      'Play Worker',
    );
    expect(found).toHaveLength(4);
  });
  it('what an apprenticeship ends in', () => {
    const paper = (last: string): string =>
      `Apprentice joiner\n\nLooking for someone who\n- can work outside\n- likes making things\n\n${last}`;
    expect(asked(paper('Qualification: Level 3 Bench Joiner'), 'Apprentice Joiner').join()).not.toContain('Level 3');
    expect(asked(paper('Qualification: Level 2 in maths'), 'Apprentice Joiner').join()).toContain('Level 2');
    expect(asked('Joiner\n\nYou need\n- own tools\n\nQualification: Level 3 in joinery', 'Joiner').join()).toContain(
      'Level 3',
    );
  });
  it('a line that was broken before its noun', () => {
    expect(
      asked(
        'Toolmaker\n\nSKILLS AND EXPERIENCE\nAble to read engineering drawings for press tools and dies\nIt would be an advantage to have used Mastercam or a similar\nCAM package\nExperience of wire erosion machines in a small tool room',
        'Toolmaker',
      ),
    ).toContain('wish do have used Mastercam or a similar CAM package');
  });
  it('pairs of a force and what it asks for, side by side', () => {
    expect(
      asked(
        'POSITION\tLAB TECHNICIAN\n\nQUALIFICATION AND EXPERIENCE:\nEssential\tDMLT\tDesirable\tPHLEBOTOMY CERTIFICATE\nEssential\t2 YEARS IN A HOSPITAL LAB\tDesirable\tTAMIL AND ENGLISH\n\nCOMPETENCIES:\n- Calm in emergencies',
        'Lab Technician',
      ),
    ).toEqual(
      expect.arrayContaining([
        'wish have a phlebotomy certificate',
        'wish can speak Tamil and English',
        'be calm in emergencies',
      ]),
    );
  });
  it.each([
    ['Oakhart Trees is ARB approved', true],
    ['Everyone at the yard has a locker', true],
    ['calm when the kitchen is full', false],
    ['proud of what the team has built', false],
  ])('%s', (text, bad) => {
    expect(readsBadly({ kind: 'be', text, desirable: false }, text)).toBe(bad);
  });
});
