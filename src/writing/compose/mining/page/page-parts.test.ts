import { describe, expect, it } from 'vitest';
import { cleanText } from '../../ledger/clean.ts';
import { mineJobDescription } from '../mine.ts';
import { inOneTongue, isPageMark, withoutShout } from './page-parts.ts';
import { keepMarks } from './paper.ts';

const tasks = (text: string, title = 'Clerk') =>
  mineJobDescription(cleanText(keepMarks(text)).text, title, title).duties.map(({ text: said }) => said);

describe('marks of a page', () => {
  it.each([
    'Seite 2 von 3',
    '                          Pagina 1 / 2',
    'Page 1 of 3   WYESHIRE COUNCIL',
    'Page 2 of 4 Moss Lane Trust',
    'Page 1      Job description: Ranger',
    'Moss Lane Trust      Ref HR/12      Page 3',
    'Harbour Board - Chief Clerk (Continued)   Page 2',
    'Printed copies are uncontrolled           4',
    'Printed 04/11/2025 14:32 \\\\TBC-FS02\\HR\\JDs\\RB114.doc',
    'Date printed: 3 March 2025',
    '04/11/2025, 14:32 Benefits Officer - Tamebridge',
    'S:\\HR\\JDs\\tester_v3.docx',
    'tester_v3.docx',
    'Intranet > HR > Job descriptions > Testing',
    'HR/JD/0452 v2',
    'https://intranet.acme.example/jds/114 1/3',
    'Issue 4, 12/03/2024',
    'CONFIDENTIAL',
    'Confidential - internal use only',
    'Confidential: HR use only',
    'Strictly confidential – not for distribution',
    'Version 3.2, printed 14.11.2024',
    'Document owner: HR',
    'Review date: May 2026',
    'Druckdatum 14.11.2025',
    'Stand 11/2025',
    'Stand: November 2025',
    'Gedruckt am 03.02.2026',
    'Erstellt von: M. Krause',
    'Freigegeben durch Personalabteilung',
    'Formular-Nr. PE-07',
    'Dateiname: stelle_koch.docx',
    'Version 2.1 vom 04.03.2025',
    'Vertraulich',
    'Print date: 4 March 2026',
    'Last saved by J Hurley',
    'File name: tester.docx',
    'Author: HR team',
    'Doc ref HR-12',
    'HR/JD/0041 Rev 7                 CONFIDENTIAL - do not copy',
    'moss-lane-2231.doc                                    1',
    'PREPARED BY\tTBC\tAPPROVED BY\t________',
    'Signed (postholder) ____________   Date ________',
    'KEY: A = APPLICATION   I = INTERVIEW   T = TEST',
  ])('are no line: %s', (line) => {
    expect(isPageMark(line)).toBe(true);
  });
  it.each([
    'Lay out page 2 of the newsletter',
    'Page 3 readers when the ward calls',
    'Take the left side 3 times a week',
    'Continued professional development',
    'Confidential handling of patient files',
    'Printed media experience',
    'Send your CV as a .pdf',
    'Prepare documents and file them',
    'https://jobs.acme.example/apply',
    'Stand for long periods',
    'Stand 3 hours at the till',
    'Version control with Git',
    'Print dates on labels',
    'Author of technical manuals',
    'Owner-driver with a van',
    'Checked by hand',
    'Reviewed drawings for 3 sites',
    'Signature dishes cooked to order',
    'Date stock and rotate it',
    'Signed off as competent on a forklift',
    'Ausgabe von Werkzeug',
  ])('stay what they are: %s', (line) => {
    expect(isPageMark(line)).toBe(false);
  });
  it('are never a task among tasks', () => {
    expect(
      tasks('Your tasks\n- Plan the field trials\n- Write up the results\n        Seite 1 / 2\n- Brief the team\n'),
    ).toEqual(['plan the field trials', 'write up the results', 'brief the team']);
  });
});

describe('the head of each page', () => {
  it('is no line between two tasks, and closes no list', () => {
    expect(
      tasks(
        [
          'Duties',
          '(i)   assessing claims and writing them up;',
          'Harbour County Council                 Candidate Booklet',
          '                                        Page 4 of 11',
          '(ii)  dealing with queries from the public;',
          'Harbour County Council                 Candidate Booklet',
          '                                        Page 5 of 11',
          '(iii) keeping the register.',
        ].join('\n'),
      ),
    ).toEqual(['assess claims and write them up', 'deal with queries from the public', 'keep the register']);
  });
});

describe('a line that was broken', () => {
  it('behind a hyphen goes on, however wide a table stands below', () => {
    expect(
      tasks(
        'Job summary\nThe post holder will work as a named nurse within a multi-\n professional team that sees people at home.\n\nMain duties\n- Plan care\n\nQualities      | ESSENTIAL                                        | DESIRABLE\nSkills         | Able to keep calm                                | Driving licence, at the latest by June\n',
        'Nurse',
      )[0],
    ).toBe('work as a named nurse within a multi-professional team that sees people at home');
  });
  it('inside a bracket, or behind "under", goes on', () => {
    expect(
      tasks(
        'Key responsibilities\n• Prepare the annual and interim accounts of the three trading companies under\nFRS 102 and IFRS\n• Host outside audits (ISO 9001, BRC\n4711, retailers)\n',
      ),
    ).toEqual([
      'prepare the annual and interim accounts of the three trading companies under FRS 102 and IFRS',
      'host outside audits',
    ]);
  });
  it('"o" among bullets is one of them', () => {
    expect(tasks('Duties\n• Order dressings\no Keep the store tidy\n• Check dates\n')).toEqual([
      'order dressings',
      'keep the store tidy',
      'check dates',
    ]);
  });
});

describe('capitals at the start of a line', () => {
  it.each([
    ['1.  TO CARRY OUT REGULAR REVIEWS of care plans', '1.  To carry out regular reviews of care plans'],
    [
      '• THE TIMELY COLLECTION OF SERVICE CHARGES and ground rent',
      '• The timely collection of service charges and ground rent',
    ],
    // Names and short forms, and headings.
    ['HACCP COSHH BRCGS and hygiene audits', 'HACCP COSHH BRCGS and hygiene audits'],
    ['MAIN DUTIES AND RESPONSIBILITIES', 'MAIN DUTIES AND RESPONSIBILITIES'],
    ['IFS audits of the line', 'IFS audits of the line'],
  ])('are small letters: %s', (line, calmed) => {
    expect(withoutShout(line)).toBe(calmed);
  });
});

describe('two tongues side by side', () => {
  const paper = [
    'AUFGABEN                          TASKS',
    '- Pflege der Anlagen              - Maintenance of the plant',
    '- Durchführung von Prüfungen      - Carrying out of tests and',
    '                                    measurements',
    '- Schulung der Mitarbeiter        - Training of new staff',
    '- Freigabe der Ware               - Release of goods',
    'ANFORDERUNGEN                     REQUIREMENTS',
    '- Ausbildung als Schlosser        - Apprenticeship as a fitter',
  ];
  it('leave the English one', () => {
    expect(inOneTongue(paper)).toEqual([
      'TASKS',
      '- Maintenance of the plant',
      '- Carrying out of tests and',
      '  measurements',
      '- Training of new staff',
      '- Release of goods',
      'REQUIREMENTS',
      '- Apprenticeship as a fitter',
    ]);
  });
  it('are no table in English', () => {
    const table = paper.map((line) =>
      line.replace(/^(- )?\S.*?(?=\s{2,})/, (left) => 'Planning the work'.padEnd(left.length)),
    );
    expect(inOneTongue(table)).toEqual(table);
  });
});

describe('what a paper says of itself', () => {
  it('its title is no task', () => {
    expect(tasks('Position profile: Managing Partner Sales & Service\nTasks\n- Win new clients\n', 'Partner')).toEqual([
      'win new clients',
    ]);
  });
  it('groups of tasks have names', () => {
    expect(
      tasks(
        'Teaching Assistant\n\nSupport for families\n- Greet parents\n- Run the breakfast club\n\nSupport for staff\n- Copy worksheets\n',
      ),
    ).toEqual(['greet parents', 'run the breakfast club', 'copy worksheets']);
  });
  it('who is over somebody, and what is said to whoever writes, are no tasks', () => {
    expect(
      tasks(
        'Reporting line:Head of Audit\nRoles & Responsibilities:\n- Test releases\n- Coordinate with the US team\nDo not mention overtime in the ad. Say it is a day job.\n- Any other activity assigned by the manager\n',
      ),
    ).toEqual(['test releases', 'coordinate with the US team']);
  });
});
