import { describe, expect, it } from 'vitest';
import { readBriefs } from '#cli/write-input.ts';
import { briefOf } from '#testing/brief-of.ts';
import { writeStep } from '../index.ts';
import { inShortSteps } from './brief-wishes.ts';

describe('what the brief of the last step tells to do', () => {
  it.each([
    [
      'CV and cover letter to Orla Keane at careers@moran.example by Friday 30 January',
      ['Send your CV and cover letter to Orla Keane at careers@moran.example', 'Apply by Friday 30 January'],
    ],
    [
      'Text Dana at 828-555-0147 to set up a stage, or apply by April 10',
      ['Text Dana at 828-555-0147 to set up a stage', 'Apply by April 10'],
    ],
    [
      'Send a short video, two references and your CV to Orla Keane at careers@moran.example',
      ['Send a short video, two references and your CV to careers@moran.example'],
    ],
    ['Apply by 30 January', ['Apply by 30 January']],
    [
      'Ask them to call Ruth Dawson on 01539 555 214 for a chat',
      ['Ask them to call Ruth Dawson on 01539 555 214 for a chat'],
    ],
  ])('is put in calls of twelve words: %s', (brief, steps) => {
    expect(inShortSteps(brief)).toEqual(steps);
  });

  const [read] = readBriefs(
    JSON.stringify({
      briefs: [
        {
          id: 'x',
          company: { companyName: 'Fell Care' },
          advert: { jobTitle: 'Staff Nurse', country: 'United Kingdom', location: 'Kendal' },
          advertBrief: { responsibilitiesRole: 'dress wounds, visit patients at home, keep notes' },
        },
      ],
    }),
    'x.json',
  );
  if (!read) throw new Error('no brief');
  it.each([
    ['Ask them to call Ruth Dawson, team lead, on 01539 555 214 for a chat', /01539 555 214/],
    ['CV and cover letter to Orla Keane at careers@moran.example by Friday 30 January', /careers@moran\.example/],
  ])('is in a call of each batch: %s', (brief, contact) => {
    const options = { ...read.options[6], noOfLine: 8, brief };
    const shown: string[] = [];
    for (const iteration of [0, 1]) {
      const { items, notes } = writeStep(read.input, 6, options, { iteration, shown });
      const said = items.map(String).filter((item) => contact.test(item));
      expect(said, items.join('\n')).toHaveLength(1);
      expect(notes.filter((note) => note.includes('did not fit'))).toEqual([]);
      shown.push(...items.map(String));
    }
  });
  it.each([
    ['For a chat, ring Ruth Dawson on 01539 555 214', 'none', /01539 555 214/],
    ['For a chat, ring Ruth Dawson on 01539 555 214', 'titleAndSector', /01539 555 214/],
    ['Send your CV to careers@moran.example', 'none', /careers@moran\.example/],
    ['Send your CV to careers@moran.example', 'titleAndSector', /careers@moran\.example/],
  ] as const)(
    'is in each of four batches, never word for word, title sequence or not: %s %s',
    (brief, sequence, contact) => {
      const constraints = { ...read.options[6].constraints, jobTitleSequence: sequence !== 'none' };
      const options = { ...read.options[6], noOfLine: 8, brief, constraints };
      const shown: string[] = [];
      for (const iteration of [0, 1, 2, 3]) {
        const items = writeStep(read.input, 6, options, { iteration, shown }).items.map(String);
        expect(
          items.filter((item) => contact.test(item)),
          items.join('\n'),
        ).toHaveLength(1);
        expect(items.filter((item) => shown.includes(item))).toEqual([]);
        expect(items.join('\n')).not.toMatch(/please (?:please|for)|: Ring/);
        // Nothing that could still be said is used up by writing the earlier batches once more.
        // A third batch of so few facts has one question fewer than before: two of them were one line.
        if (sequence !== 'none' && iteration < 3) expect(items.length).toBeGreaterThanOrEqual(iteration < 2 ? 8 : 7);
        shown.push(...items);
      }
    },
  );
  it('is not said beside the job description, which has the number', () => {
    const { input, options } = briefOf(
      { jobTitle: 'HR Advisor' },
      { responsibilitiesRole: 'advise managers, coach supervisors' },
      {
        jobDescription: {
          fileName: 'a.docx',
          checkResult: 'match',
          text: 'HR Advisor\nDuties\n• Manage cases\n• Coach supervisors\nFor an informal chat contact Maya Lewis on 01788 555 310.',
        },
      },
    );
    const { items } = writeStep(input, 6, {
      ...options[6],
      useJobDescription: true,
      noOfLine: 8,
      brief: 'Invite them to call Maya for a chat',
    });
    const said = items.map(String).filter((item) => /Maya/.test(item));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('01788 555 310');
  });
});

it.each([
  [
    'Bring a resume to the service desk or use the form on our website',
    ['Bring a resume to the service desk', 'Use the form on our website'],
  ],
  [
    'Leave your name with the yard office in Quay Street or ring the skipper after six',
    ['Leave your name with the yard office in Quay Street', 'Ring the skipper after six'],
  ],
  ['Bring a resume or a letter', ['Bring a resume or a letter']],
])('two ways to apply that are too long for a line are two calls: %s', (typed, calls) => {
  expect(inShortSteps(typed)).toEqual(calls);
});

describe('what is done before the application is a call, and no word to the writer', () => {
  const { input, options } = briefOf(
    { jobTitle: 'Staff Nurse' },
    { responsibilitiesRole: 'dress wounds, visit patients at home, keep notes' },
  );
  const callsOf = (brief: string): string[] =>
    writeStep(input, 6, { ...options[6], noOfLine: 8, brief }, {}).items.map(String);
  it.each([
    ['Talk to the Chief Executive first', /talk to the Chief Executive first/i],
    ['Try the job for two days first', /try the job for two days first/i],
    ['Speak to the head of nursing before you apply', /speak to the head of nursing before you apply/i],
    ['See the workshop before applying', /see the workshop before applying/i],
    ['Work with us for a morning before you decide', /work with us for a morning before you decide/i],
  ])('%s', (brief, call) => {
    expect(callsOf(brief).filter((line) => call.test(line))).toHaveLength(1);
  });
  it.each(['Talk to school leavers', 'Put the pay first', 'Speak plainly first', 'Talk about the team first'])(
    'but not what steers the writer: %s',
    (brief) => {
      expect(callsOf(brief).join('\n').toLowerCase()).not.toContain(brief.toLowerCase());
    },
  );
});
