import { describe, expect, it } from 'vitest';
import { writeStep } from '../index.ts';
import { itemText } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';

const written = (
  step: 2 | 3 | 4 | 6,
  brief: Record<string, string>,
  asked: string,
  guidelines: Record<string, unknown> = {},
  seed = 1,
): { said: string; notes: string } => {
  const { items, notes } = writeStep(
    {
      ...makeInput({
        advert: { jobTitle: 'Site Foreman', location: 'Cork', country: 'Ireland' },
        guidelines: { companyName: 'Tigín', ...guidelines },
        brief: { responsibilitiesRole: 'Plan the site, order parts, brief the crew, keep the log', ...brief },
      }),
      jobDescription: { text: asked, matches: true },
    },
    step,
    { outputType: 'prose', outputLengthType: 'medium', noOfLine: 3, useJobDescription: true },
    { seed },
  );
  return { said: JSON.stringify(items), notes: notes.join('\n') };
};
const seeds = [1, 2, 3];

describe('what the law or a clock asks', () => {
  it.each([
    ['- At least nine years in senior site roles', 'nine years', 'Experience as a site foreman or manager'],
    ['- Police vetting will apply', 'vetting', 'Calm, good with people, own car'],
    ['- Must pass a medical and a drug test', 'drug test', 'Calm, good with people, own car'],
    ['- Good knowledge of the Building Control Act', 'Building Control Act', 'Calm, good with people, own car'],
    ['- An SCSI-accredited degree', 'SCSI', 'A degree in construction or a related subject'],
  ])('%s stands in some text or in a note', (line, words, skills) => {
    for (const seed of seeds) {
      const { said, notes } = written(
        4,
        { skills },
        `Requirements\n${line}\n- Good with drawings\n- Tidy\n- Knowledge of concrete\n- Fair\n- Experience of housing schemes\n`,
        {},
        seed,
      );
      expect(`${said}\n${notes}`).toContain(words);
    }
  });
  it('so does work on call', () => {
    for (const seed of seeds) {
      const { said, notes } = written(
        3,
        {},
        'Duties\n- On-call duty one weekend in six\n- Check scaffolds\n- Book cranes\n- Train apprentices\n- Write reports\n- Measure rooms\n- Read drawings\n- Count stock\n',
        {},
        seed,
      );
      expect(`${said}\n${notes}`).toMatch(/on[- ]call/i);
    }
  });
});

describe('when the place is closed', () => {
  it.each([
    'Closed every Sunday and Monday, so you always get two days off.',
    'Shut over Christmas and Easter.',
    'Open five days a week, so your weekends are free.',
  ])('%s has its subject', (proposition) => {
    for (const seed of seeds) {
      const { said } = written(2, { proposition }, '', {}, seed);
      expect(said).not.toMatch(/(?:^|[".] ?)(?:Closed|Shut|Open) /);
      expect(said).not.toMatch(/[Yy]ou(?:'ll| will) open|Want to open|Ready to open/);
    }
  });
});

describe('owners whom nothing has named', () => {
  it.each([
    'The family puts 70% of the profit back into the firm.',
    'The founders still come to work every day.',
    'The foundation owns every share.',
  ])('%s stands behind its name', (statement) => {
    for (const seed of seeds) {
      const { said } = written(
        4,
        { skills: 'Calm, own car, five years on sites' },
        '',
        { pillars: [{ id: '1', value: 'Here to stay', statement, weight: 100 }] },
        seed,
      );
      const bare = statement.slice(0, 14).toLowerCase();
      for (const found of said.toLowerCase().split(bare).slice(0, -1)) expect(found).toMatch(/here to stay[”"]?[^.]*$/);
    }
  });
});

describe('what the job description asks for', () => {
  const description = [
    'What we are looking for',
    ...['Able to work every Saturday', 'Good attention to detail', 'Able to explain things simply to children'],
    ...['Confident with tills', 'A steady hand', 'Careful with money', 'Able to lift 20 kg', 'Knowledge of frames'],
    ...['Good spoken English', 'Able to keep a clear record', 'A tidy worker', 'Ready to learn Optix'],
  ].join('\n- ');
  it('is said in one text of a batch, or told', () => {
    const { said, notes } = written(4, { skills: 'patient, steady, punctual' }, description);
    const told = notes.toLowerCase();
    for (const word of [
      'saturday',
      'attention to detail',
      'children',
      'tills',
      'money',
      '20 kg',
      'frames',
      'english',
      'record',
    ])
      expect(`${said.toLowerCase()} ${told}`, word).toContain(word);
    expect(said).toMatch(/Saturday/);
    expect(said).toMatch(/20 kg/);
  });
});

it('an imperative that names the place is said beside the place', () => {
  const { items } = writeStep(
    makeInput({
      advert: { jobTitle: 'Chief Operating Officer', location: 'Duluth', country: 'United States' },
      brief: {
        description: 'Permanent executive role, on site in Duluth four days a week.',
        skills: 'ten years in logistics, P&L responsibility, an MBA',
      },
    }),
    4,
    {
      outputType: 'prose',
      outputLengthType: 'medium',
      noOfLine: 3,
      imperatives: [{ id: '1', value: 'Say that the role is on site in Duluth four days a week' }],
    },
  );
  for (const item of items) expect(JSON.stringify(item)).toContain('on site in Duluth four days a week');
});

describe('what a line of several things lacks', () => {
  it('is told once, in its own words', () => {
    const line = 'Lift 50 lbs, stand 10 hrs, work in heat/cold';
    for (const seed of seeds) {
      const { said, notes } = written(
        4,
        { skills: 'Two years on sites. Clean driving licence. blueprint' },
        `Requirements\n- ${line}\n- Knowledge of concrete\n- Experience of housing schemes\n- Good with drawings\n`,
        {},
        seed,
      );
      expect(notes).not.toContain(`"${line}", "${line}"`);
      if (said.includes('lift 50 lbs')) expect(notes).not.toContain(line);
      // One word that is neither a paper nor a tool is told, and not asked for.
      expect(said).not.toMatch(/(?:need|ask for|this): blueprint|a blueprint\b/);
    }
  });
});

describe('a job for a time', () => {
  it('is said by an imperative too: no note claims that it is in no text', () => {
    const input = makeInput({
      advert: {
        jobTitle: 'Payroll Clerk',
        location: 'Cork',
        country: 'Ireland',
        salaryFrom: 36_000,
        salaryTo: 41_000,
      },
      guidelines: { companyName: 'Mungret Building Supplies' },
      brief: {
        description: 'Maternity cover, 12 months, full-time 39 hrs Mon-Fri. Office based, Dock Road.',
        proposition: 'No night runs. Everyone on the payroll is somebody we know.',
        responsibilitiesRole: 'Run the payroll daily, answer questions, agree payment plans',
      },
    });
    const shown: string[] = [];
    const notes: string[] = [];
    for (const iteration of [0, 1, 2, 3]) {
      const made = writeStep(
        input,
        2,
        {
          outputType: 'prose',
          outputLengthType: 'small',
          noOfLine: 2,
          constraints: { hemingway: true },
          imperatives: [{ id: '1', value: 'Say that it is maternity cover' }],
        },
        { iteration, shown },
      );
      shown.push(...made.items.map((item) => itemText(item)));
      notes.push(...made.notes);
    }
    expect(notes.join('\n')).not.toContain('for a time only');
  });
});
