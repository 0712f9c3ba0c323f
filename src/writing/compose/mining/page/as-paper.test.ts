/** Job descriptions in the forms in which programs, scanners, mails and microphones give them out: what becomes of each line. */
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../ledger/clean.ts';
import { mineJobDescription } from '../mine.ts';
import { asPaper } from './as-paper.ts';
import { keepMarks } from './paper.ts';

const mined = (paper: string): { duties: string[]; asked: string[] } => {
  const { duties, person } = mineJobDescription(cleanText(keepMarks(paper)).text, '', 'X');
  return {
    duties: duties.map(({ text }) => text).sort(),
    asked: person.map(({ text, desirable }) => `${desirable ? 'wish: ' : ''}${text}`).sort(),
  };
};

describe('one unbroken paragraph is read task by task', () => {
  const clauses = ['patrol the park', 'mend fences', 'write reports for the council'];
  it.each([
    'Job Title: Warden Grade: 7 Section: Parks Job purpose: The postholder shall patrol the park; shall mend fences; to write reports for the council. DBS: Basic.',
    'Duties: patrol the park; mend fences; write reports for the council. Person: a clean licence; a calm head; first aid.',
    'Main duties: (a) patrol the park; (b) mend fences; (c) write reports for the council. Requirements: (a) a clean licence; (b) first aid.',
    'The postholder shall patrol the park; shall mend fences; shall write reports for the council.',
    'Title: Warden Purpose of the post: to patrol the park; to mend fences; and to write reports for the council. Reports to: Head Warden',
    'Post: Warden. Responsibilities: patrol the park; mend fences; write reports for the council. Hours: 37.',
    'Grade: 4 Reports to: Head Warden Tasks: patrol the park; mend fences; write reports for the council',
    'The officer will patrol the park; will mend fences; and will write reports for the council.',
  ])('%s', (paper) => expect(mined(paper).duties).toEqual([...clauses].sort()));
  it('and demand by demand, each with its force', () => {
    const lines = asPaper(
      'Grade: 7 Section: Parks Job purpose: The postholder shall patrol the park; shall mend fences; shall paint gates. Person spec: the successful candidate MUST hold a climbing ticket (E), must be able to write clearly (E), and should ideally have experience of deer (D), and woodland crafts (D). The Council is proud of its parks.',
    ).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        '• Must hold a climbing ticket (E)',
        '• Must be able to write clearly (E)',
        '• Experience of deer (D)',
        '• Experience of woodland crafts (D)',
        'The Council is proud of its parks.',
      ]),
    );
  });
  it.each([
    'You will be part of a team of nine: three wardens, four gardeners and two apprentices, all of them local.',
    'We have two offices: one in Leeds; one in York. Both are near the station and have a kitchen.',
    'Skills: Word, Excel and a little SQL, which you can learn here if you have never used it before.',
    '• Lead the team; plan the work and the holidays of all the wardens in the park and beyond',
    'Salary: £30,000. Location: Leeds, close to the station, with parking for cars and for bicycles too.',
  ])('but not %s', (line) => expect(asPaper(line)).toBe(line));
  it('clauses that count on are each a point', () =>
    expect(
      mined('The postholder will:\n1.1 Patrol the park, and\n1.1.1 chair the safety committee;\n1.2 Mend fences;')
        .duties,
    ).toEqual(['chair the safety committee', 'mend fences', 'patrol the park']));
});

describe('rows of a spreadsheet are read by their kinds', () => {
  const duties = ['agree losses with customers', 'handle home claims', 'instruct surveyors'];
  const asked = ['a degree in law', 'two years’ experience in claims', 'wish: knowledge of Excel'];
  const rows = [
    ['Job role', 'Handling of home claims', ''],
    ['Job role', 'Agreement of losses with customers', ''],
    ['Job role', 'Instruct surveyors', ''],
    ['Education', 'Degree in law', 'Must'],
    ['Experience', 'Two years in claims', 'Mandatory'],
    ['Knowledge', 'Knowledge of Excel', 'Good to have'],
  ];
  const numbered = rows.map((row, at) => [`${at + 1}`, ...row]);
  const other = rows.map(([name = '', ...more], at) => [name === 'Job role' ? `KRA-${at + 1}` : name, ...more]);
  it.each([
    ['commas', `Sr No,Particulars,Details,Remarks\n${numbered.map((row) => row.join(',')).join('\n')}\n#N/A,,,`],
    ['commas without a head', rows.map((row) => row.join(',')).join('\n')],
    ['quotes', numbered.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')],
    ['bars', numbered.map((row) => `|${row.join('|')}|`).join('\n')],
    ['bars with KRAs', other.map((row) => `| ${row.join(' | ')} |`).join('\n')],
    ['tabs', rows.map((row) => row.join('\t')).join('\n')],
    ['tabs with numbers', numbered.map((row) => row.join('\t')).join('\n')],
    [
      'a cell over two lines',
      numbered
        .map((row) => row.join(','))
        .join('\n')
        .replace('Handling of home claims', '"Handling of\nhome claims"'),
    ],
  ])('%s', (_, paper) => {
    expect(mined(paper).duties).toEqual(duties);
    expect(mined(paper).asked).toEqual(expect.arrayContaining([asked[0], asked[1]]));
    expect(mined(paper).asked.join()).toMatch(/wish: .*Excel/);
  });
  it.each([
    'We pack, label, and ship.\nYou lift, carry, and stack.\nGood pay, a canteen, and parking.\nCall us, write, or come.',
    'Duties\n- Plan, lead and review\n- Buy, store and issue stock',
    'Skill | Level\nExcel | good\nWord | good',
  ])('but not %s', (text) => expect(asPaper(text)).toBe(text));
});

describe('what a portal gives out is read as its paper', () => {
  const duties = ['check doses', 'dispense prescriptions'];
  it.each([
    'JD_HTML:&lt;p&gt;Responsibilities:&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Dispensing of prescriptions&lt;/li&gt;&lt;li&gt;Checking of doses&lt;/li&gt;&lt;/ul&gt;\njob_code=SC_1;;status=OPEN',
    '&amp;lt;p&amp;gt;Responsibilities:&amp;lt;/p&amp;gt;&amp;lt;ul&amp;gt;&amp;lt;li&amp;gt;Dispensing of prescriptions&amp;lt;/li&amp;gt;&amp;lt;li&amp;gt;Checking of doses&amp;lt;/li&amp;gt;&amp;lt;/ul&amp;gt;',
    'Responsibilities:\\n\\u2022 Dispensing of prescriptions\\n\\u2022 Checking of doses',
    'Responsibilities:\\r\\n- Dispensing of prescriptions\\r\\n- Checking of doses',
    '{"jobId": 7, "title": "Pharmacist", "duties": ["Dispensing of prescriptions", "Checking of doses"]}',
    '{"job": {"keyResponsibilities": ["Dispensing of prescriptions", "Checking of doses"], "status": "open"}}',
    'job_id=9\nposted_by=hr\nviews=12\nResponsibilities:\n- Dispensing of prescriptions\n- Checking of doses',
    'job_code=SC_1;;status=OPEN;;views=12\nResponsibilities:\n• Dispensing of prescriptions\n• Checking of doses',
  ])('%s', (paper) => expect(mined(paper)).toEqual({ duties, asked: [] }));
  it('skills between two marks, without warnings', () => {
    const { asked } = mined(
      'key_skills:Billing~~Stock counts~~Good Comm.\njob_code=1\nDesired Candidate Profile:\\n\\u2022 Diploma in pharmacy\\n\\u2022 Two years at a counter\nBeware of fraudsters. We never ask for money.',
    );
    expect(asked).toEqual(expect.arrayContaining(['a diploma in pharmacy', 'two years’ experience at a counter']));
    expect(asked.join()).not.toMatch(/fraud|money|Comm\b/);
  });
  it.each(['Hours: 37; Pay: £12', 'Status: permanent', 'Use C:\\new folders', 'A < B &lt; C'])('but not %s', (text) =>
    expect(asPaper(text)).toBe(text),
  );
});

describe('a scan is read as it was typed', () => {
  it.each([
    ['lnspection of sites', 'Inspection of sites'],
    ['Checks 0f sites', 'Checks of sites'],
    ['Reports t0 the board', 'Reports to the board'],
    ['Assess- ment of planning applications', 'Assessment of planning applications'],
    ['D U T I E S', 'DUTIES'],
    ['E X E C U T I V E   P L A N N E R', 'EXECUTIVE PLANNER'],
    ['lnterview of witnesses', 'Interview of witnesses'],
    ['Work 1n teams', 'Work in teams'],
    ['~~~ scanned by ScanMate 4 ~~~', ''],
  ])('%s', (typed, text) => expect(asPaper(typed)).toBe(text));
  it.each(['Pre- and post-natal care', 'Level 10s', 'lng terminals', 'Run A B C checks', 'Size 0s tools'])(
    'but not %s',
    (text) => expect(asPaper(text)).toBe(text),
  );
  it('a name that its letters break stays whole', () =>
    expect(
      mined('Duties\n(1) Giving of evidence to An Coimisiún Plean-\nála.\n(2) Inspection of sites.').duties,
    ).toEqual(['give evidence to An Coimisiún Pleanála', 'inspect sites']));
});

describe('a thread of mails is read as its paper', () => {
  const head = 'From: Dale\nTo: HR\nSubject: RE: FW: posting\n\nHi Kim, see below. Thx, Dale\n\n> On Fri, Kim wrote:\n';
  it('without its marks, asides, signatures and notices', () =>
    expect(
      mined(
        `${head}> > What will they do all day?\n> - Set up three-axis mills and two\n> lathes\n> - Read prints\n> (Dale: also coolant, everybody does coolant)\n>\n> > What do they need?\n> Need: 3 yrs on mills\n> Like: Mastercam\n>\n>> Let's talk at lunch, Kim\n\n--\nDale R. | Shop Lead\nThis e-mail may contain confidential information.\nSent from my iPhone`,
      ),
    ).toEqual({
      duties: ['read prints', 'set up three-axis mills and two lathes'],
      asked: ['three years’ experience on mills', 'wish: knowledge of Mastercam'].map((text) =>
        text === 'wish: knowledge of Mastercam'
          ? expect.stringMatching(/^wish: .*Mastercam$/)
          : expect.stringMatching(/^(?:3|three) years/),
      ),
    }));
  it.each([
    '(Kim: drop this one?)',
    'Thanks, Kim',
    'Cheers',
    "Let's talk tomorrow",
    'Hi all,',
    'If you are not the intended recipient, delete it.',
    'Sent from my iPhone',
    'Can you check this with Ann?',
  ])('%s goes', (line) => expect(asPaper(`${head}> - Read prints\n> ${line}\n> - Check parts`)).not.toContain(line));
  it.each([
    '> Serve guests\n> Lay tables\n> Take bookings',
    'From: 1 May\nDuties\n- Thanks to givers: write the letters',
    'Duties\n> weddings\n> wakes',
  ])('but not %s', (text) => expect(asPaper(text)).toBe(text));
});

describe('a memo that was spoken is read as its paper', () => {
  it('tasks first, then what is asked', () =>
    expect(
      asPaper(
        "From: voice memo\n[00:04] ok so um this is for the tech job\n[00:09] basically they install and repair valves\n[00:15] they gotta program controllers, uh, Rain Bird mostly\n[00:21] and then in the fall winterizing the systems, like two hundred of em\n[00:30] oh and they train the crew, three people\n[00:38] you know the usual stuff, whatever comes up\n[00:44] what they need: two years irrigation experience\n[00:49] a valid driver's license, has to be clean\n[00:55] backflow card, that's a must in Idaho\n[01:02] Spanish would be great but not a must\n[01:08] uh if they've used a mini excavator that's a plus\n[01:15] sorry that was the dog ok bye",
      ).split('\n'),
    ).toEqual([
      'Main duties:',
      '• Install and repair valves',
      '• Program controllers',
      '• Winterizing the systems in the fall',
      '• Train the crew of three people',
      '',
      'Requirements:',
      '• Two years irrigation experience',
      "• A clean driver's license",
      '• Backflow card (E)',
      '• Spanish would be great but not a must',
      '• Experience with a mini excavator (D)',
    ]));
  it.each(['08:00 Open the shop\n09:00 Bake\n10:00 Serve\n12:00 Close', '[00:04] Duties\nServe um guests'])(
    'but not %s',
    (text) => expect(asPaper(text)).toBe(text),
  );
});

describe('where a paper lies in its pack is no part of its name', () => {
  it.each([
    ['APPENDIX B – ROLE PROFILE (track changes)', 'ROLE PROFILE (track changes)'],
    ['Annex 2: Person specification', 'Person specification'],
    ['Schedule 1 - Duties', 'Duties'],
    ['Attachment III. Main duties', 'Main duties'],
  ])('%s', (line, left) => expect(asPaper(line)).toBe(left));
  it.each(['Appendix surgery', 'Schedule deliveries: daily', 'Schedule B. work'])('but not %s', (line) =>
    expect(asPaper(line)).toBe(line),
  );
});
