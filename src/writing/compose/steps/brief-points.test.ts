import { describe, expect, it } from 'vitest';
import { itemBody, itemText, writeStep } from '../index.ts';
import { makeInput } from '../testing/input.ts';
import type { StepOptions } from '../types.ts';

const jobDescription = [
  'Team: Validation (8 people)',
  'Duties',
  '- Order supplies within budget',
  '- Train new staff',
  '- Report faults to the plant',
  'Apply online at a.example/jobs by 12 noon on Sunday 31 January 2027, or ring 01434 555 016.',
].join('\n');

const write = (
  step: 1 | 2 | 3 | 4 | 6,
  options: StepOptions,
  brief: Record<string, string> = {},
): { texts: string[]; notes: string } => {
  const { items, notes } = writeStep(
    {
      ...makeInput({
        advert: { jobTitle: 'Deputy Manager', location: 'Hexham', sector: 'Elderly care', deadline: '2027-01-31' },
        guidelines: {
          companyName: 'Fellgate',
          strapline: {
            value: 'Built to run',
            statement: 'Our drives are tested for 10,000 hours before they are sold.',
          },
          values: [
            {
              id: '1',
              value: 'Honest',
              statement: 'If something goes wrong, the family hears it from us the same day.',
              weight: 100,
            },
          ],
        },
        brief: {
          proposition: 'You get your own budget and a proper say in how the home is run, Joan doesn’t hover.',
          responsibilitiesRole:
            'Plan weekly rotas for 24 carers, answer calls from families, cover visits, keep records, hold meetings',
          skills: 'Fluent Polish and Dutch, a driving licence, three years in care',
          description: '35-hour week. Monday to Friday with one weekend in five on call.',
          ...brief,
        },
      }),
      jobDescription: { text: jobDescription, matches: true },
    },
    step,
    { outputType: 'prose', outputLengthType: 'medium', noOfLine: 3, useJobDescription: true, ...options },
  );
  return {
    texts: items.map((item) => (step === 1 || step === 6 ? itemText(item) : itemBody(item))),
    notes: notes.join('\n'),
  };
};
const asked = (value: string): StepOptions => ({ imperatives: [{ id: '1', value }] });

describe('a step brief that points', () => {
  it('at a figure of the strapline brings it into the text, and not the hours of the week', () => {
    const { texts } = write(2, { brief: 'Begin with the 10,000 hours' });
    expect(texts.filter((text) => text.includes('10,000 hours')).length).toBeGreaterThan(1);
  });
  it('at the strapline by its name does so too', () => {
    const { texts } = write(2, { brief: 'Use the strapline.' });
    expect(texts.filter((text) => /10,000 hours|built to run/i.test(text)).length).toBeGreaterThan(1);
  });
  it('at the languages has them in each text', () => {
    const { texts, notes } = write(4, { brief: 'Be clear about the languages' });
    for (const text of texts) expect(text).toMatch(/Polish/);
    expect(notes).not.toContain('No fact was chosen');
  });
  it('at a task has it first in the list', () => {
    const { texts } = write(3, { brief: 'Start with the rotas', outputType: 'bullet' });
    expect(
      texts.filter((text) => /• Plan weekly rotas/.test(text.split('\n').find((line) => line.startsWith('•')) ?? ''))
        .length,
    ).toBeGreaterThan(0);
  });
  it('at what is not to be said leaves it out in any form', () => {
    for (const outputType of ['prose', 'bullet'] as const) {
      const { texts } = write(3, { brief: "Don't mention ordering supplies", outputType });
      for (const text of texts) expect(text).not.toMatch(/suppl/i);
    }
  });
});

describe('a step brief in words of haste', () => {
  it('says what is wanted less of', () => {
    for (const outputType of ['prose', 'bullet'] as const) {
      const { texts } = write(3, { brief: 'focus on the rotas, less on the meetings pls', outputType });
      for (const text of texts) expect(text).not.toMatch(/meetings/);
    }
  });
  it('says what to do and what not to ask for', () => {
    const { texts } = write(6, { brief: "They can walk in or text, don't ask for a resume" });
    expect(texts.join('\n')).toMatch(/you can walk in or text/i);
    expect(texts.join('\n')).not.toMatch(/r[eé]sum[eé]/i);
  });
  it('names what comes with the application', () => {
    const said = write(6, { brief: 'ask for CTC + NP in mail, 2 rounds only' }).texts.join('\n');
    expect(said).toMatch(/There are only 2 rounds of interviews/i);
    expect(said).toMatch(/CTC and notice period by e-mail/);
  });
  it('names whom to ask for', () => {
    expect(write(6, asked('Name Denny Alvarado')).texts.join('\n')).toMatch(/[Aa]sk for Denny Alvarado/);
  });
});

describe('what must be said and asks for a fact', () => {
  it('is the size of the team, where somebody told it', () => {
    for (const text of write(3, asked('Name the size of the team')).texts) expect(text).toMatch(/team has 8 people\./);
  });
  it('is a note, where nobody did', () => {
    const { texts, notes } = write(3, { ...asked('Name the size of the team'), useJobDescription: false });
    for (const text of texts) expect(text).not.toMatch(/size of the team/);
    expect(notes).toMatch(/size of the team" is only named/);
  });
  it('is the hour at which applications close', () => {
    const { texts } = write(6, asked('Give the closing time'));
    expect(texts.join('\n')).toMatch(/12 noon on Sunday 31 January 2027/);
    expect(texts.join('\n')).not.toMatch(/give the closing/i);
  });
  it('is whom the job reports to', () => {
    for (const text of write(3, asked('Say whom the job reports to'), {
      description: 'You report to the Chair and sit on the board.',
    }).texts) {
      expect(text).toMatch(/you report to the Chair/i);
      expect(text).not.toMatch(/whom/i);
    }
  });
  it('is the telephone number', () => {
    const { texts } = write(6, asked('Give the phone number'));
    expect(texts.join('\n')).toContain('01434 555 016');
    expect(texts.join('\n')).not.toMatch(/give the phone/i);
  });
  it('is sent as the reader’s own', () => {
    expect(write(6, asked('Ask for a CV and the earliest start date')).texts.join('\n')).toMatch(
      /[Ss]end us your CV and your earliest start date/,
    );
  });
  it('is no second sentence on what a note says', () => {
    for (const text of write(3, asked('Mention the on-call weekend')).texts)
      expect(text.match(/on[- ]call/g)).toHaveLength(1);
  });
});

describe('a step brief that makes something less', () => {
  it('says that it is only a plus', () => {
    const { texts } = write(
      4,
      { brief: 'Make clear that merchandising is only a plus' },
      { skills: 'Two years in retail. Experience with merchandising would be useful.' },
    );
    for (const text of texts) expect(text).toMatch(/[Mm]erchandising is only a plus|merchandising.*not essential/);
  });
});

it('breaks off no sentence before what it tells', () => {
  const { texts } = write(
    1,
    { brief: 'Use the 400,000 farmers', noOfLine: 8, constraints: { jobTitleAndSectorSequence: true } },
    { proposition: 'Your models tell 400,000 farmers when to sow, water and spray.' },
  );
  for (const text of texts) expect(text).not.toMatch(/400,000 farmers$/);
});

it('says nothing of a company in one word', () => {
  const { texts } = write(1, { noOfLine: 8, constraints: { jobTitleAndSectorSequence: true } });
  for (const text of texts) expect(text).not.toMatch(/: “Honest”$|^“Honest”:/);
});

it('parts what a comma joined', () => {
  const { texts } = write(2, {});
  expect(texts.join('\n')).not.toMatch(/how the home is run, Joan/);
});

it('says of the pay what the General tab says, whatever a note has', () => {
  const input = makeInput({
    advert: { jobTitle: 'Deputy Manager', location: 'Hexham', salaryFrom: 36500, salaryTo: 39000 },
    guidelines: { companyName: 'Fellgate' },
    brief: {
      description: 'Alternate weekends. £35k-£38k depending on exp.',
      responsibilitiesRole: 'Run the home, write rotas',
    },
  });
  const { items, notes } = writeStep(input, 2, { noOfLine: 3, outputLengthType: 'medium', outputType: 'prose' });
  expect(JSON.stringify(items)).not.toMatch(/35k|38k/);
  expect(notes.join('\n')).toMatch(/differs from the General tab/);
});

describe('a step brief that names the job besides what it means', () => {
  it('points at no fact for the job alone', () => {
    const { texts } = write(
      4,
      { brief: 'ward managers should feel that they can apply' },
      { description: 'A Band 5 deputy manager, 30 or 37 hours (tell us which). Monday to Friday.' },
    );
    expect(texts.join('\n')).not.toMatch(/Band 5/);
  });
});
