/** Crosses in two columns: which of the two a row stands in is what makes it a must or a wish. */
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../ledger/clean.ts';
import { mineJobDescription } from '../mine.ts';
import { keepMarks } from './paper.ts';

const asked = (...lines: string[]): string[] =>
  mineJobDescription(cleanText(keepMarks(lines.join('\n'))).text, '', 'Xxx').person.map(
    ({ text, desirable }) => `${desirable ? 'wish: ' : ''}${text}`,
  );

describe('a cross', () => {
  it('stands below its letter', () => {
    expect(
      asked(
        'Criteria                          E     D',
        'Full HGV class 1 licence          X',
        'ADR certificate                         X',
        'Able to plan a route and          X',
        'read a tachograph',
      ),
    ).toEqual(['a full HGV class 1 licence', 'wish: an ADR certificate', 'plan a route and read a tachograph']);
  });
  it('is nearer to the words in the first column where the page lost its columns', () => {
    expect(
      asked(
        '3. PERSON SPECIFICATION',
        '                    E     D',
        'Registered social worker with a current licence   X',
        'Experience of court work         X',
        'Practice teaching award           X',
        'Able to brief doctors and',
        'senior colleagues    X',
        '4. GENERAL',
      ),
    ).toEqual([
      expect.stringContaining('registered social worker'),
      'wish: experience of court work',
      expect.stringMatching(/^wish: .*practice teaching award/i),
      'brief doctors and senior colleagues',
    ]);
  });
  it('stands in a column of tabs or bars', () => {
    const rows = ['GCSE maths', 'First aid certificate'];
    expect(asked('Criteria\tE\tD', `${rows[0]}\tX\t`, `${rows[1]}\t\tX`)).toEqual([
      'GCSE maths',
      'wish: a first aid certificate',
    ]);
    expect(asked('| Requirement | E | D |', `| ${rows[0]} | X | |`, `| ${rows[1]} | | X |`)).toEqual([
      'GCSE maths',
      'wish: a first aid certificate',
    ]);
  });
  it('stands below the middle of a long name', () => {
    expect(
      asked(
        'CRITERIA                                  ESSENTIAL   DESIRABLE   A/I/T',
        'Two years of work in a library                X                    A/I',
        'Membership of CILIP                                       X        A',
        'Able to write clear notes to deadlines        X                    T',
      ),
    ).toEqual([
      expect.stringMatching(/^two years/),
      expect.stringMatching(/^wish: .*CILIP/),
      'write clear notes to deadlines',
    ]);
  });
  it('may stand two blanks behind words that fill their column', () => {
    expect(
      asked(
        'Criteria                                         E/D   Assessed by',
        'Degree or diploma in ecology, botany or related  E     A',
        'subject, or equivalent experience',
        'Experience of giving talks                       D     I',
        'Full driving licence and use of a car            E     A',
      ),
    ).toEqual([
      'a degree or a diploma in ecology, botany or a related subject, or equivalent experience',
      'wish: experience of giving talks',
      'a full driving licence and the use of a car',
    ]);
  });
  it('in both is a must', () => {
    expect(asked('Criteria              E   D', 'Knowledge of SAP      X   X', 'Knowledge of Oracle       X')).toEqual([
      'knowledge of SAP',
      'wish: knowledge of Oracle',
    ]);
  });
  it('tells a wish below a table of tasks too', () => {
    const lines = [
      'TASKS                                   SHARE',
      'Creation of work plans for the shop     40 %',
      'Set-up of the bending machines          30 %',
      'Instruction of trainees                  5 %',
      '',
      'REQUIREMENTS                            MUST / CAN',
      'Two years of experience in bending      MUST',
      'Experience with stainless steel         CAN',
      'German language level B1                MUST',
    ];
    expect(asked(...lines)).toEqual([
      'two years of experience in bending',
      'wish: experience with stainless steel',
      'German language level B1',
    ]);
  });
  it('is no part of the line that a note quotes', () => {
    const { person } = mineJobDescription(
      cleanText(keepMarks('Criteria\tE\tD\nKnowledge of SAP\tX\t\nKnowledge of Oracle\t\tX')).text,
      '',
      'Xxx',
    );
    expect(person.map(({ raw }) => raw)).toEqual(['Knowledge of SAP', 'Knowledge of Oracle']);
  });
});

describe('columns by other names', () => {
  it.each([
    ['REQUIREMENTS                            MUST / CAN', 'MUST', 'CAN'],
    ['Criteria                                M/D', 'M', 'D'],
    ['Requirement                             Required/Preferred', 'Required', 'Preferred'],
    ['Skill                                   Must or nice', 'must', 'nice'],
    ['Skill                                   Priority', 'must', 'optional'],
  ])('%s', (head, must, wish) => {
    expect(
      asked(
        head,
        `Full HGV class 1 licence                ${must}`,
        `Experience with titanium or             ${wish}`,
        'another hard metal',
        `Two years as a welder                   ${must}`,
      ),
    ).toEqual([
      'a full HGV class 1 licence',
      'wish: experience with titanium or another hard metal',
      'two years’ experience as a welder',
    ]);
  });
  it.each([
    "REQUIREMENTS | REQ'D | PREF'D",
    'Skill | Must have | Nice to have',
    'Criteria | M | O',
    'Requirements\tRequired\tPreferred',
  ])('%s', (head) => {
    const bar = head.includes('\t') ? '\t' : ' | ';
    expect(
      asked(
        head,
        `Forklift certification${bar}X${bar}`,
        `Makaton training${bar}${bar}X`,
        `Own car${bar}X${bar}`,
      ).filter((line) => line.startsWith('wish: ')),
    ).toHaveLength(1);
  });
  it('are none where they hold numbers', () => {
    expect(asked('Shift      M     O', 'Early      6     2', 'Late       4     3')).toEqual([]);
  });
});

describe('marks that the paper explains', () => {
  const list = (head: string, ...rows: string[]) => asked('Duties', '- Load the van', '', head, ...rows);
  it.each([
    [['Requirements (* = desirable)', '- Forklift licence', '- First aid certificate *']],
    [['Requirements', '- Forklift licence', '- First aid certificate*', '', '* desirable, not essential']],
    [['Requirements', '- Forklift licence', '- First aid certificate*', 'Items marked * are preferred']],
    [['Requirements', '- Forklift licence *', '- First aid certificate', '* denotes essential criteria']],
    [['Requirements', '- Forklift licence (M)', '- First aid certificate (D)']],
    [['Requirements', '- Forklift licence (must)', '- First aid certificate (can)']],
  ])('%j', ([head = '', ...rows]) => {
    expect(list(head, ...rows)).toEqual(['a forklift licence', 'wish: a first aid certificate']);
  });
  it.each([
    [['Requirements', '* Forklift licence', '* First aid certificate']],
    [['Requirements', '- Forklift licence', '- First aid certificate (M)']],
    [['Requirements', '- Forklift licence', '- First aid certificate', '* desirable']],
  ])('not: %j', ([head = '', ...rows]) => {
    expect(list(head, ...rows).filter((line) => line.startsWith('wish: '))).toEqual([]);
  });
});

describe('the name of a part among what is asked', () => {
  it.each([
    'Post Specific Requirements',
    'Role Specific Criteria',
    'Statutory Requirements',
    'Additional eligibility requirements',
    'Specific Requirements of the Post',
    'Other special requirements',
  ])('%s', (name) => {
    expect(asked('Requirements', 'Full driving licence', name, 'First aid certificate')).toEqual([
      'a full driving licence',
      'a first aid certificate',
    ]);
  });
  it.each([
    'Knowledge of legal requirements',
    'Able to meet dietary requirements',
    'Experience of writing specifications',
    'Understanding of GDPR requirements',
  ])('not: %s', (line) => {
    expect(asked('Requirements', 'Full driving licence', line, 'First aid certificate')).toHaveLength(3);
  });
});

describe('words in two columns', () => {
  it.each([
    [
      'bars',
      'Must have | Nice to have',
      'HGV licence | ADR certificate',
      'Fluent English | French',
      ' | Knowledge of tankers',
    ],
    [
      'bars around',
      '| Required | Preferred |',
      '| HGV licence | ADR certificate |',
      '| Fluent English | French |',
      '| | Knowledge of tankers |',
    ],
    ['tabs', 'Must\tWish', 'HGV licence\tADR certificate', 'Fluent English\tFrench', '\tKnowledge of tankers'],
    [
      'blanks',
      'Essential                    Optional',
      'HGV licence                  ADR certificate',
      'Fluent English               French',
      '                             Knowledge of tankers',
    ],
    [
      'criteria',
      'Essential criteria | Desirable criteria',
      'HGV licence | ADR certificate',
      'Fluent English | French',
      ' | Knowledge of tankers',
    ],
  ])('are asked for and wished for by their column: %s', (_, ...lines) => {
    expect(asked('REQUIREMENTS', ...lines, '- Able to read a tachograph', '', 'We offer', '- A van')).toEqual([
      'an HGV licence',
      'wish: an ADR certificate',
      'fluent in English',
      'wish: speak French',
      'wish: knowledge of tankers',
      'read a tachograph',
    ]);
  });
  it('stand in whichever order the names do', () => {
    expect(
      asked(
        'Requirements',
        'Nice to have | Must have',
        'Knowledge of French | A driving licence',
        ' | Two years in retail',
      ),
    ).toEqual(['wish: knowledge of French', 'a driving licence', 'two years’ experience in retail']);
  });
  it('go on below in their own column', () => {
    expect(
      asked(
        'PERSON SPECIFICATION',
        'Essential                            Desirable',
        'A teaching degree or an              Knowledge of Welsh',
        'equivalent',
        'Experience of classes of 30          A first aid certificate',
      ),
    ).toEqual([
      'a teaching degree or an equivalent',
      'wish: knowledge of Welsh',
      'experience of classes of 30',
      'wish: a first aid certificate',
    ]);
  });
});

describe('a heading that is the name of a wish', () => {
  it.each(['Plus points', 'Plus points:', 'Bonus', 'A plus', 'Bonus points'])('opens wishes: %s', (heading) => {
    expect(
      asked('Requirements', '- Forklift licence', heading, '- Reach truck licence', '', 'We offer', '- A van'),
    ).toEqual(['a forklift licence', 'wish: a reach truck licence']);
  });
  it.each(['What you need', 'You bring', 'Profile', 'Your profile'])('and others do not: %s', (heading) => {
    expect(asked('Requirements', '- Forklift licence', heading, '- Reach truck licence')).toEqual([
      'a forklift licence',
      'a reach truck licence',
    ]);
  });
  it('is of the pay where it stands among what is offered', () => {
    expect(asked('What we offer', '- Pension', 'Bonus', '- Paid each March')).toEqual([]);
  });
});
