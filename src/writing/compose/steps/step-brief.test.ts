import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { writeStep } from '../index.ts';
import { makeInput } from '../testing/input.ts';
import { asksForLength, isOnReaders, readStepBrief } from './step-brief.ts';

describe('a step brief that says how the text should sound', () => {
  it.each([
    'warm',
    'chatty',
    'casual, not salesy',
    'serious, no hype',
    'plain, no waffle',
    'formal tone please',
    'Formal and brief',
  ])('is its tone: %s', (brief) => {
    expect(readStepBrief(brief)).toMatchObject({ rest: '', unknownTone: false });
  });
  it.each(["don't make it sound too corporate", 'classy', 'edgy'])('in words that are no tone of ours: %s', (brief) => {
    expect(readStepBrief(brief)).toEqual({ tone: null, unknownTone: true, rest: '' });
  });
  it('may go on with what it is about', () => {
    const { tone, rest } = readStepBrief('warm, mention the residents');
    expect(rest).toBe('mention the residents');
    expect(tone?.warmth).toBe(5);
  });
  it.each(['Lead on the rota', 'Mention the team of 46', 'school leavers', 'three days off'])(
    'and else speaks of the job: %s',
    (brief) => {
      expect(readStepBrief(brief)).toEqual({ tone: null, unknownTone: false, rest: brief });
    },
  );
});

describe('a step brief that says who reads the text', () => {
  it.each(['Write for a 17-year-old', 'Pitch it at school leavers', 'Speak directly to parents'])('%s', (brief) => {
    expect(isOnReaders(brief)).toBe(true);
    const { notes } = writeStep(makeInput({ advert: { jobTitle: 'Baker' } }), 2, { noOfLine: 3, brief });
    expect(notes.join(' ')).toContain(`"${brief}" says who reads the text`);
  });
  it.each(['Lead on the room for parents', 'Write about the team', 'Speak of the residents'])(
    'or of the job: %s',
    (brief) => {
      expect(isOnReaders(brief)).toBe(false);
    },
  );
});

describe('a step brief that says it in other words than the fact', () => {
  const input = makeInput({
    advert: { jobTitle: 'Tree Surveyor', location: 'Ludlow', brandName: 'Marches Trees' },
    brief: {
      description: 'You have a company van.',
      proposition: 'You are out of the office four days a week.',
      responsibilitiesRole: 'Survey street trees; write reports; brief contractors',
    },
  });
  it.each(['the outdoors', 'Lead on the time outside', 'life on the road'])('leads on it: %s', (brief) => {
    const { items, notes } = writeStep(input, 1, { brief, noOfLine: 8 });
    expect(items.map(String).join('\n')).toMatch(/out of the office|company van/i);
    expect(notes.join('\n')).not.toMatch(/No fact was chosen/);
  });
});

describe('a step brief that points at a fact', () => {
  const input = makeInput({
    advert: { jobTitle: 'Night Carer', location: 'Leeds', brandName: 'Elm House', salaryFrom: 24000, salaryTo: 25000 },
    brief: {
      description: 'Four nights a week. A new wing opens in May.',
      proposition: "You'll never be the only one awake. 182 shifts a year, no more.",
      responsibilitiesRole: 'Check on residents; help people to bed; write the night log',
      supportingEvidence: 'Carers here earned £26,400 on average in 2025',
    },
  });
  const headlines = (brief: string, sequence = false) =>
    writeStep(input, 1, { brief, noOfLine: 8, constraints: { jobTitleSequence: sequence } });
  it.each([
    ['Lead on never being alone at night', /only one awake/],
    ['Mention what carers really earn', /£26,400/],
    ['Lead on 182 shifts', /182 shifts/],
    ['focus on the new wing', /new wing/],
  ])('has it in its headlines: %s', (brief, words) => {
    for (const sequence of [false, true]) {
      const { items, notes } = headlines(brief, sequence);
      expect(items.join('\n')).toMatch(words);
      expect(notes.join()).not.toMatch(/No fact was chosen/);
    }
  });
  it('tells where the tone comes from, when it only speaks of that', () => {
    expect(headlines('classy').notes.join()).toMatch(/tone of voice in the General tab/);
    expect(headlines('chatty').notes.join()).not.toMatch(/steer|General tab/);
  });
});

describe('a step brief that left no trace', () => {
  const input = makeInput({
    advert: { jobTitle: 'Roofer', location: 'Leeds', brandName: 'Elm Roofs' },
    brief: {
      description: 'Hybrid tool store in Hunslet.',
      responsibilitiesRole: 'lay slates, fix gutters, repair leads, train helpers',
      skills: 'two years on roofs, a driving licence',
    },
  });
  const notes = (brief: string, iteration = 0) =>
    writeStep(input, 4, { brief, outputType: 'prose', outputLengthType: 'medium', noOfLine: 3 }, { iteration }).notes;
  it('is told', () => {
    expect(notes('The hybrid drill set that we buy').join(' ')).toMatch(
      /No fact was chosen for the step brief "The hybrid drill set that we buy"/,
    );
    expect(notes('Lead on the driving licence').join(' ')).not.toMatch(/No fact was chosen/);
  });
  it.each([
    [6, 'Lead on the pay'],
    [2, 'Mention the hours'],
    [2, 'Lead on the contract'],
  ] as const)('is not told of what frames say, step %i: %s', (step, brief) => {
    const paid = {
      ...input,
      advert: { ...input.advert, salaryFrom: 31_000, salaryTo: 36_000, country: 'United Kingdom' },
      brief: { ...input.brief, description: 'Full-time and permanent, 39 hours a week.' },
    };
    const { notes: told } = writeStep(paid as typeof input, step, { brief, noOfLine: step === 6 ? 8 : 3 });
    expect(told.join(' ')).not.toMatch(/No fact was chosen/);
  });
  it('is told once, as all else is: of what earlier rounds lacked nothing is left', () => {
    const short = (iteration: number) => notes('', iteration).filter((note) => /shorter|fewer/.test(note)).length;
    expect(short(2)).toBeLessThan(2);
  });
});

describe('the next step of a call to action', () => {
  const calls = (brief: string) =>
    writeStep(makeInput({ advert: { jobTitle: 'Chef', location: 'Bath', brandName: 'The Copper Pan' } }), 6, {
      brief,
      noOfLine: 8,
    });
  it.each([
    ['demo lesson, then panel', /demo lesson, then panel/i],
    ['message Bríd on Facebook', /message Bríd/i],
    ['Discretion is assured', /discretion is assured/i],
  ])('is said in one of them, and never twice: %s', (brief, words) => {
    const { items, notes } = calls(brief);
    expect(items.filter((line) => words.test(String(line))).length, items.join('\n')).toBe(1);
    expect(notes.join()).not.toMatch(/No fact was chosen/);
  });
  it.each([
    ['Tell them to come and see the kitchen', /come and see the kitchen/i],
    ["mention the trial shift, it's paid", /have a trial shift/i],
    ['Invite a visit to the kitchen', /come for a visit to the kitchen/i],
    ['Invite them to visit the kitchen', /visit the kitchen/i],
    ['Suggest a chat with the chef', /have a chat with the chef/i],
  ])('is said to the reader, though it was said to the writer: %s', (brief, words) => {
    const text = calls(brief).items.join('\n');
    expect(text).toMatch(words);
    expect(text).not.toMatch(/tell them|mention|invite a|suggest/i);
  });
});

describe('a step brief about what is there', () => {
  const input = makeInput({
    advert: { jobTitle: 'Shift Manager', location: 'Naas', country: 'Ireland', deadline: '2027-03-12' },
    brief: {
      description: '4 on 4 off, days & nights, 12 hr shifts. Permanent.',
      responsibilitiesRole: 'Run the shift, plan the labour, check the docks',
    },
  });
  it.each([
    [1, '4 on 4 off is the hook'],
    [3, '4 on 4 off is the hook'],
    [6, 'the closing date'],
  ] as const)('is not told as missing: step %i, %s', (step, brief) => {
    const { items, notes } = writeStep(input, step, { brief, noOfLine: step === 3 ? 3 : 6 });
    expect(notes.join('\n')).not.toMatch(/No fact was chosen/);
    expect(JSON.stringify(items)).toMatch(step === 6 ? /12 March/ : /4 on,? 4 off/);
  });
  it('is told where nothing says it', () => {
    const { notes } = writeStep(input, 3, { brief: 'the helicopter pad', noOfLine: 3 });
    expect(notes.join('\n')).toMatch(/No fact was chosen/);
  });
});

describe('a step brief whose words are in the texts', () => {
  const write = (brief: string): string => {
    const { input, options } = briefOf(
      { jobTitle: 'Caretaker', location: 'Leeds', salaryFrom: 24000, salaryTo: 26000 },
      {
        description: 'Permanent, 37 hours a week.',
        responsibilitiesRole: 'Plan boiler maintenance, open the school, look after two cleaners',
        skills: 'Handy, an early riser',
      },
      { guidelines: {} },
    );
    return writeStep(input, 3, { ...options[3], brief, outputLengthType: 'large' }).notes.join('\n');
  };
  it('has steered them', () => {
    expect(write('the maintenance is what keeps this building alive')).not.toContain('No fact was chosen');
  });
  it('is told where none of them is', () => {
    expect(write('the orchestra and its travels')).toContain('No fact was chosen');
  });
});

describe('a step brief on the length', () => {
  it.each(['Keep it short', 'Short and crisp, please', 'Be concise'])('%s is no tone', (brief) => {
    expect(asksForLength(brief)).toBe(true);
  });
  it.each(['Keep it short and sober', 'Discreet and courteous', 'Not too corporate'])('%s is one', (brief) => {
    expect(asksForLength(brief)).toBe(false);
    expect(readStepBrief(brief).rest).toBe('');
  });
});

describe('a step brief on people, and on the place', () => {
  const write = (brief: string): string =>
    writeStep(
      makeInput({
        advert: { jobTitle: 'Developer', location: 'Leipzig', brandName: 'Fahrplan Labs' },
        brief: {
          description: 'You work on the labour ward.',
          proposition: 'What you ship on Tuesday is on 2.3 million phones by Thursday.',
          responsibilitiesRole: 'Build the journey planner; review code; write tests',
          supportingEvidence: 'We had 1,640 births in 2025.',
        },
      }),
      2,
      { brief, noOfLine: 3, outputLengthType: 'small' },
    ).notes.join('\n');
  it.each(['Lead on how many people use the app', 'about the unit', 'Say something about our school'])(
    '%s is not said to lead nowhere',
    (brief) => {
      expect(write(brief)).not.toMatch(/No fact was chosen/);
    },
  );
  it('where nothing tells of it that is said', () => {
    expect(write('the orchestra and its travels')).toMatch(/No fact was chosen/);
  });
});
