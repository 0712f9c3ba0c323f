/** Small words that lines leave out, and tables and sections that come off the paper. */
import { describe, expect, it } from 'vitest';
import { cleanText } from '../ledger/clean.ts';
import { mineJobDescription } from './mine.ts';
import { keepMarks } from './page/paper.ts';
import { readPerson } from './requirements/person.ts';
import { readDuty } from './tasks/duty.ts';

const mined = (text: string) => mineJobDescription(cleanText(keepMarks(text)).text, '', 'Officer');

describe('a line of work', () => {
  it.each([
    ['Serves as executive sponsor for incident response', 'act as executive sponsor for incident response'],
    ['Fosters a culture of blameless review', 'foster a culture of blameless review'],
    ['Conducting of team huddles at start of the shift', 'conduct team huddles at the start of the shift'],
    ['Preparation of Daily MIS and weekly dashboard', 'prepare the daily MIS and the weekly dashboard'],
    ['Identifying needs and coordination with Training team', 'identify needs and coordinate with the Training team'],
    ['To submit reports, and to attend court as a witness', 'submit reports, and attend court as a witness'],
    ['Reduction of accidents and of emissions', 'reduce accidents and emissions'],
    [
      'Support of Production during introduction of new devices',
      'support Production during the introduction of new devices',
    ],
    ['Operation of saws (from year 2)', 'operate saws from year 2'],
  ])('%s', (line, said) => {
    expect(readDuty(line)?.text).toBe(said);
  });
});

describe('what is asked for', () => {
  it.each([
    ['Ability to remain calm and to act quickly', 'remain calm and act quickly'],
    ['Able to work under pressure and to deadlines', 'work under pressure and to deadlines'],
    ['A degree in Accounting or related field', 'a degree in Accounting or a related field'],
    ['Deep understanding of HIPAA Security Rule', 'a deep understanding of the HIPAA Security Rule'],
    ['OK with UK shift (1:30 pm to 10:30 pm)', 'OK with the UK shift (1:30 pm to 10:30 pm)'],
    ['Enhanced DBS with barred list check', 'an enhanced DBS check with the barred list'],
    ['fish or butchery background', 'a fish or butchery background'],
    ['written communication', 'written communication skills'],
    ['Illustrator', 'knowledge of Illustrator'],
  ])('%s', (line, said) => {
    expect(readPerson(line)?.text).toBe(said);
  });
});

describe('a table of what is asked for', () => {
  const rows = (lines: readonly string[]): string[] =>
    mined(['Main duties', '- Prepare claims', '', ...lines].join('\n')).person.map(
      (fact) => `${fact.desirable ? '(wish) ' : ''}${fact.text}`,
    );
  it('has its marks in columns of tabs', () => {
    expect(
      rows([
        'Criteria\tEssential\tDesirable',
        'Able to type at 30 words per minute\tE',
        'NVQ level 2 in customer service\t\tD',
      ]),
    ).toEqual(['type at 30 words per minute', expect.stringMatching(/^\(wish\) .*NVQ level 2/)]);
  });
  it('or of spaces, with what goes on in the next line', () => {
    expect(
      rows([
        'Person specification',
        '                                          Essential  Desirable  Stage',
        'AAT Level 4,',
        'or equivalent experience                     *                    A',
        'Knowledge of grant terms                                *         I',
      ]),
    ).toEqual([
      expect.stringMatching(/AAT Level 4.*equivalent experience/),
      expect.stringMatching(/^\(wish\) .*grant terms/),
    ]);
  });
  it('or a word behind each row', () => {
    expect(
      rows([
        'CANDIDATE PROFILE',
        'Full clean driving licence (cat. B)        ESSENTIAL',
        'Forklift ticket       DESIRABLE',
      ]),
    ).toEqual(['a full clean driving licence (category B)', '(wish) a forklift ticket']);
  });
});

describe('sections with numbers', () => {
  const text = [
    '1. Purpose of the Post',
    'Responsibility for the inspection of bridges.',
    '2. Main Duties & Responsibilities',
    '2.1 Maintenance of the structures database',
    '2.2 Supervision of contractors on site',
    '3. Knowledge, Skills and Experience',
    'A full driving licence',
    '4. Special Conditions',
    'A health check before you start',
  ].join('\n');
  it('are headings, and no points of a list', () => {
    const { duties, person } = mined(text);
    expect(duties.map((duty) => duty.text)).toEqual(
      expect.arrayContaining(['maintain the structures database', 'supervise contractors on site']),
    );
    expect(duties).toHaveLength(3);
    expect(person.map((fact) => fact.text)).toContain('a full driving licence');
  });
});

it('lines that nothing could be read of are kept to be told', () => {
  const { unread } = mined(
    'Duties\n- Prepare claims\n- Use of the Pathways triage system to reach a safe disposition\n- Any other duties as required\n',
  );
  expect(unread.duties).toEqual([expect.stringContaining('Pathways triage system')]);
});
