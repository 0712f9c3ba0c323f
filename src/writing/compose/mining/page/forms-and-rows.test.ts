/** Job descriptions that are forms: labels in columns, weights, marks of the law, and rows whose mark is of the last alone. */
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../ledger/clean.ts';
import { mineJobDescription } from '../mine.ts';
import { partForms } from './form-rows.ts';
import { keepMarks } from './paper.ts';

const mined = (text: string) => mineJobDescription(cleanText(keepMarks(text)).text, '', 'Engineer');
const duties = (text: string): string[] => mined(text).duties.map((duty) => duty.text);
const asked = (text: string): string[] =>
  mined(text).person.map((fact) => `${fact.desirable ? '(wish) ' : ''}${fact.text}`);

describe('a form', () => {
  it('has a label and its answer in each line', () => {
    expect(
      partForms(['JOB TITLE            Tutor', 'LINE MANAGER    Education Manager', 'HOLIDAYS   38 days']),
    ).toEqual(['Job title: Tutor', 'Line manager: Education Manager', 'Holidays: 38 days']);
    expect(partForms(['Reports to: Supervisor, Imaging      Union: none      FLSA: NE'])).toEqual([
      'Reports to: Supervisor, Imaging',
      'Union: none',
      'FLSA: NE',
    ]);
  });
  it('has them in two lines as well, where they are of the job', () => {
    expect(partForms(['Hours         35 a week', 'Probation     1 year'])).toEqual([
      'Hours: 35 a week',
      'Probation: 1 year',
    ]);
    const asked = ['Cooking      Two years', 'Driving      One year'];
    expect(partForms(asked)).toEqual(asked);
  });
  it('keeps the columns of a table of criteria', () => {
    const table = [
      'KNOWLEDGE    ESSENTIAL    DESIRABLE',
      'EXPERIENCE    Two years in a shop',
      'DUTIES    Stock the shelves',
    ];
    expect(partForms(table)).toEqual(table);
  });
  it('loses its column of weights, where the weights are all of the work', () => {
    expect(partForms(['1\tPolicy\t50%', '2\tReports\t30%', '3\tTeam\t20%'])).toEqual([
      '1\tPolicy',
      '2\tReports',
      '3\tTeam',
    ]);
    const shares = ['Cut waste by 50%', 'Grow sales by 30%', 'Hold costs at 4%'];
    expect(partForms(shares)).toEqual(shares);
  });
  it('asks nobody for the name of the company', () => {
    const text = `Saguaro Sun LLC | License # 4411\nRegistered charity in England and Wales\n\nRequirements\n- A driving licence\n`;
    expect(asked(text)).toEqual(['a driving licence']);
  });
  it('names what somebody may decide, and asks nobody for it', () => {
    const text = [
      '1  Tasks',
      '1.1  Preparation of offers',
      '1.2  Support and training of distributors',
      '',
      '2  Requirements',
      'Experience:   min. 3 years in technical sales',
      'Other:   driving licence class B',
      '',
      '3  Powers',
      'Discount authority up to 5%; prices below this by agreement.',
      '',
      '4  Working time',
      '38 h/week',
    ].join('\n');
    expect(asked(text)).toEqual(['at least 3 years’ experience in technical sales', 'a category B driving licence']);
  });
});

describe('a mark', () => {
  it('of the last of a row is of the last alone', () => {
    expect(asked('Requirements\n- Languages: English C1, German B2, Dutch desirable\n')).toEqual([
      'English at C1',
      'German at B2',
      expect.stringMatching(/^\(wish\) .*Dutch/),
    ]);
  });
  it('of what is required holds below a heading of what is wished for', () => {
    expect(asked('Preferred:\n- Experience with Enphase\n- Background check required\n')).toEqual([
      '(wish) experience with Enphase',
      expect.stringMatching(/^a background check$/),
    ]);
  });
  it('says what is asked for, and not why', () => {
    expect(
      asked(
        'Requirements:\n- Own transport essential due to location\n- Full driving licence required because of the remote site\n',
      ),
    ).toEqual([expect.stringMatching(/^your own transport$/i), expect.stringMatching(/full driving licence$/)]);
  });
  it('names what somebody can do to its end', () => {
    expect(asked('Requirements:\n- Lift 50 lbs, stand 10 hrs, work in heat/cold\n')).toEqual([
      'lift 50 lbs',
      'stand 10 hours',
      'work in heat or cold',
    ]);
  });
  it('goes on in the next line behind a small word', () => {
    expect(
      asked(
        [
          'PERSON SPECIFICATION',
          'Criteria                                   Essential   Desirable',
          'Ability to work in a team                      X',
          'Willingness to work some evenings and',
          'Saturdays                                      X',
          'Experience of a library                                    X',
          'Ability to lift and push loaded trolleys',
          '(reasonable adjustments will be made)          X',
        ].join('\n'),
      ),
    ).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/some evenings and Saturdays$/),
        'lift and push loaded trolleys',
        '(wish) experience of a library',
      ]),
    );
  });
  it('of what an employee must be able to do is asked', () => {
    expect(asked('Requirements\n- HS diploma\nOther\nEmployee must be able to work w/o visa sponsorship.\n')).toContain(
      'able to work without visa sponsorship',
    );
  });
  it('of a test that is passed has its article', () => {
    expect(asked('Requirements\n- Must pass 3G weld test\n')).toEqual(['pass a 3G weld test']);
  });
  it('of short headings is known', () => {
    expect(asked('MIN QUALS\nBLS card\nPREF\nEpic experience\n').join()).toMatch(/BLS.*\(wish\)/);
  });
});

describe('a line of work', () => {
  it.each([
    [
      'Root cause analysis of data issues and co-ordination with IT for remediation',
      /find the root causes of data issues and coordinate with IT/,
    ],
    ['Set up the Business Glossary in Collibra', /in Collibra$/],
  ])('%s', (line, expected) => {
    expect(duties(`Duties\n- ${line}\n- Run the monthly council\n`).join('\n')).toMatch(
      new RegExp(expected.source, 'm'),
    );
  });
  it('names three deeds where all are done to one thing', () => {
    expect(duties('Duties\n- Sets up presses\n- Fits, tacks and welds assemblies in all positions\n')).toContain(
      'fit, tack and weld assemblies in all positions',
    );
  });
  it('names figures, and nobody who picks them', () => {
    expect(duties('Duties\n- Pick rates\n- Run the shift\n')).not.toContain('pick rates');
    expect(duties('Duties\n- Pick orders\n- Run the shift\n')).toContain('pick orders');
  });
  it('names checks, and nobody who scours', () => {
    expect(duties('Duties\n- Scour checks after floods\n- Brief the works squad\n').join()).not.toMatch(
      /^scour checks/,
    );
    expect(duties('Duties\n- Perform checks after floods\n- Brief the works squad\n').join()).toMatch(/perform checks/);
  });
  it('is not how often it is one’s turn, nor whom one reports to', () => {
    expect(duties('Duties\n- 1 week in 6\n- Report to the Chair\n- Brief the works squad\n')).toEqual([
      'brief the works squad',
    ]);
  });
});
