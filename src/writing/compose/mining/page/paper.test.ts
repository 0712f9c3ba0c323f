import { describe, expect, it } from 'vitest';
import { kindOf } from '../../language/kind.ts';
import { cleanText } from '../../ledger/clean.ts';
import { mineJobDescription } from '../mine.ts';
import { keepMarks } from './paper.ts';

const mined = (text: string, title = 'Chef'): { duties: string[]; person: string[]; desirable: string[] } => {
  const { duties, person } = mineJobDescription(cleanText(keepMarks(text)).text, '', title);
  return {
    duties: duties.map((duty) => duty.nouns?.join(', ') ?? duty.text),
    person: person.filter((fact) => !fact.desirable).map((fact) => fact.text),
    desirable: person.filter((fact) => fact.desirable).map((fact) => fact.text),
  };
};

describe('the marks before lines', () => {
  it.each([
    ['a letter', '  o  ', ''],
    ['two signs', '>> ', ''],
    ['an arrow', '-> ', ''],
    ['a tilde', '~ ', ''],
    ['a tick', '✔️ ', ''],
    ['an emoji', '👉 ', ''],
    ['a list element', '<li>', '</li>'],
    ['a paragraph sign', '§ ', ''],
    ['a number', '#1 ', ''],
  ])('are no part of them: %s', (_, before, after) => {
    const { duties } = mined(
      `Key duties\n${before}Execution of protocols${after}\n${before}Leading investigations${after}\n${before}Wash the floors${after}`,
    );
    expect(duties).toEqual(['carry out protocols', 'lead investigations', 'wash the floors']);
  });
});

describe('columns, rows and lists run together', () => {
  it('tell what is essential and what is not at the end of their rows', () => {
    const read = mined(
      'PERSON SPECIFICATION            E / D     A / I / T\nExperience of working in a kitchen   D     A/I\nAble to explain a menu in plain words      E     I\nFull driving licence       E     A\n',
    );
    expect(read.person).toEqual(['explain a menu in plain words', 'a full driving licence']);
    expect(read.desirable).toEqual(['experience of working in a kitchen']);
  });
  it('tell it in brackets behind each part', () => {
    const read = mined(
      'Person specification\nQualifications: NMC registration. [E] PhD in nursing. [D] Teaching certificate. [D]\nExperience: Teaching students. [E]\n',
    );
    expect(read.person).toEqual(['NMC registration', 'teach students']);
    expect(read.desirable).toHaveLength(2);
  });
  it('stand numbered in one sentence', () => {
    expect(
      mined('ROLE. The postholder will: (1) perform assays; (2) maintain lines; and (3) contribute to papers.').duties,
    ).toEqual(['perform assays', 'maintain lines', 'contribute to papers']);
  });
  it('are joined where a line ends in a word', () => {
    expect(
      mined(
        'Duties\n1.1  Investigation of complaints and the preparation of cases for the Licensing Sub-\n      Committee.\n',
      ).duties,
    ).toEqual(['investigate complaints and prepare cases for the Licensing Sub-Committee']);
  });
});

describe('lines in capitals', () => {
  it('go on where they end in "&" or a slash', () => {
    expect(
      mined(
        'DUTIES\n#1 CARRY OUT WALK ROUND CHECKS & DEFECT\nREPORTING\n#2 KEEP THE UNIT CLEAN\n#3 ADHERE TO DRIVERS HOURS',
      ).duties[0],
    ).toBe('carry out walk-round checks and defect reporting');
  });
});

describe('what is neither work nor asked', () => {
  it.each([
    '©2025 Brandauer Werk GmbH | Form HR-12b | Rev. 7',
    'Contact: Frau Brandt, Tel. 0341 5550192, jobs@haus.example',
    'WhatsApp +91 98480 22338 for details',
    'Shift allowance applies to this role',
    'Work permit holders only',
    'Electric vehicle training given',
  ])('is left out: %s', (line) => {
    const { person, desirable } = mined(`Requirements\n- A driving licence\n- ${line}\n- Patience\n`);
    expect([...person, ...desirable]).toEqual(['a driving licence', 'patient']);
  });
  it('is a rota', () => {
    expect(mined('Duties\n- Rotating on-call: 1 Saturday in 4\n- Wash the floors\n').duties).toEqual([
      'wash the floors',
    ]);
  });
});

describe('headings in everyday words', () => {
  it.each([
    'day to day',
    'KRAs',
    'Things you’ll do -',
    'What you’ll own',
    'During your training you’ll:',
    'The ideal candidate will',
  ])('%s is followed by work', (heading) => {
    const text = heading === 'The ideal candidate will' ? `Main duties:\n${heading}` : heading;
    expect(mined(`${text}\n- prepare nightly reports\n- rostering of night staff\n`).duties).toEqual([
      'prepare nightly reports',
      'roster night staff',
    ]);
  });
  it.each(['you', 'Things we’d like -', 'You have:'])('%s is followed by what is asked', (heading) => {
    expect(mined(`${heading}\n- a driving licence\n`).person).toEqual(['a driving licence']);
  });
  it.each(['Good to have', 'Nice to have:'])('%s is followed by what is welcome', (heading) => {
    expect(mined(`Must haves\n- a driving licence\n${heading}\n- experience in omnichannel\n`).desirable).toEqual([
      'experience in omnichannel',
    ]);
  });
});

describe('a line read by its sense', () => {
  it.each([
    ['Acting as key worker to a young person', 'act as key worker to a young person'],
    ['Cash handling and banking of fines', 'handle cash and bank fines'],
    ['Integrate CAN / CAN FD & Ethernet stacks', 'integrate CAN, CAN FD and Ethernet stacks'],
    ['Programming PLCs (Siemens S7)', 'program PLCs'],
  ])('%s', (line, duty) => {
    expect(mined(`Duties\n- ${line}\n- Wash the floors\n`).duties[0]).toBe(duty);
  });
  it.each([
    ['Should know Excel (VLOOKUP, Pivot)', 'know Excel (VLOOKUP, Pivot)'],
    ['Safeguarding awareness', 'safeguarding awareness'],
    ['Examined nurse (Germany) or recognition certificate', 'examined nurse (Germany) or recognition certificate'],
  ])('%s is asked', (line, asked) => {
    expect(mined(`Requirements\n- ${line}\n`).person).toEqual([asked]);
  });
  it('is welcome where it is preferable', () => {
    expect(mined('Requirements\n- Knowledge of Tamil (preferable)\n').desirable).toEqual(['knowledge of Tamil']);
  });
});

describe('clauses', () => {
  it.each([
    '97% of our shifts end on time',
    'Whoever picks it up sees it through',
    'Engineers test new releases themselves',
  ])('%s has its verb', (line) => {
    expect(kindOf(line)).toBe('clause');
  });
  it.each(['97% of our shifts', 'Drivers of lorries and vans', '40% of the team'])('%s has none', (line) => {
    expect(kindOf(line)).not.toBe('clause');
  });
});

describe('headings and their lists', () => {
  const read = (text: string) => mineJobDescription(text, '');
  it('may stand on one line', () => {
    const { person } = read(
      'Duties\n- Unload trailers\nREQUIREMENTS: forklift licence, own boots, 2 years in a warehouse',
    );
    expect(person.map(({ text }) => text).join(' | ')).toMatch(/forklift licence.*boots.*2 years/);
  });
  it("asks for nothing under what isn't needed", () => {
    const { person } = read(
      "Essential\n- A driving licence\nWhat's not needed\n- A degree in logistics\n- Years of experience",
    );
    expect(person.map(({ text }) => text).join(' | ')).not.toMatch(/degree|years/i);
  });
  it('is none of a qualification of its own', () => {
    const { person } = read(
      'Desirable\nLeadership qualification\nA module on stroke care\nEssential\nRegistered nurse',
    );
    expect(person.filter(({ text }) => /leadership|stroke/.test(text)).every(({ desirable }) => desirable)).toBe(true);
    expect(person.some(({ text, desirable }) => /registered nurse/i.test(text) && !desirable)).toBe(true);
  });
});

describe('requirements that have words of headings', () => {
  const asked = (text: string): string[] => mineJobDescription(text, '', '').person.map(({ raw }) => raw);
  it('are requirements', () => {
    const lines = asked(
      'Requirements\nForklift licence\nDOT physical and drug screen\nHands-on experience in stock software\nLevel 3 qualification in logistics\nMust own steel-toed boots\n',
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        'DOT physical and drug screen',
        'Hands-on experience in stock software',
        'Level 3 qualification in logistics',
      ]),
    );
    expect(lines).toHaveLength(5);
  });
  it('headings stay headings', () => {
    const { person } = mineJobDescription(
      'Requirements\n- Forklift licence\nDesirable skills\n- First aid certificate\nOur benefits\n- Free parking\n',
      '',
      '',
    );
    expect(person.map(({ desirable }) => desirable)).toEqual([false, true]);
  });
  it('a table of three columns has its label first', () => {
    const { person } = mineJobDescription(
      'Person specification\nAttributes\tEssential\tDesirable\nQualifications\tNVQ 3 in joinery; CSCS card\tFirst aid certificate\nExperience\tTwo years in a workshop\tHeritage work\n',
      '',
      '',
    );
    expect(person.filter(({ desirable }) => !desirable).map(({ raw }) => raw)).toEqual(
      expect.arrayContaining(['NVQ 3 in joinery', 'CSCS card']),
    );
    expect(person.filter(({ desirable }) => desirable).map(({ raw }) => raw)).toContain('First aid certificate');
  });
  it('who hears from whom opens no wishes', () => {
    const { person } = mineJobDescription(
      "We'd love to hear from you if you have:\n- a van\n- a full licence\n",
      '',
      '',
    );
    expect(person.map(({ desirable }) => desirable)).toEqual([false, false]);
  });
});

describe('a line that goes on with a name', () => {
  it('is one, though the next begins with a capital', () => {
    const { duties } = mineJobDescription(
      'Your tasks\n• You coach trainees in the field\n• Root cause analysis of faults in co-operation with Design, Purchasing and\n  PLC Software\n• Documentation of results',
      '',
      'Test Engineer',
    );
    expect(duties.map(({ raw }) => raw)).toContain(
      'Root cause analysis of faults in co-operation with Design, Purchasing and PLC Software',
    );
  });
  it('letters in a bracket are no shouting', () => {
    const { person } = mineJobDescription(
      'Requirements\n- IATF 16949 core tools (APQP, PPAP, FMEA, SPC, MSA)\n- Knowledge of gears',
      '',
      'Engineer',
    );
    expect(person.map(({ raw }) => raw)).toContain('IATF 16949 core tools (APQP, PPAP, FMEA, SPC, MSA)');
  });
});
