import { describe, expect, it } from 'vitest';
import { itemBody, itemText } from '../item-text.ts';
import { findExclusion } from '../ledger/withhold.ts';
import { shareGuidelines } from '../plan/required.ts';
import { makeInput } from '../testing/input.ts';
import type { Step, StepOptions, WriterInput } from '../types.ts';
import { writeStep } from '../write.ts';

const textsOf = (input: WriterInput, step: Step, options: Partial<StepOptions> = {}, part = itemText): string[] =>
  [0, 1].flatMap((iteration) =>
    writeStep(
      input,
      step,
      { outputType: 'prose', outputLengthType: 'medium', noOfLine: step === 1 || step === 6 ? 8 : 3, ...options },
      { iteration },
    ).items.map(part),
  );

const ferry = (over: Parameters<typeof makeInput>[0] = {}): WriterInput =>
  makeInput({
    ...over,
    advert: { jobTitle: 'Deck Officer', location: 'Mallaig', salaryFrom: 34_000, salaryTo: 39_000, ...over.advert },
    guidelines: { companyName: 'Sleat Ferries', ...over.guidelines },
    brief: {
      responsibilitiesRole: 'Load cars and lorries, brief the crew, keep the log, inspect the lifeboats each month',
      skills: 'Officer of the Watch ticket, ENG1 medical',
      ...over.brief,
    },
  });

describe('what is to be left out', () => {
  it.each([1, 2, 3, 6] as const)('is left out by whatever name, in step %i', (step) => {
    const texts = textsOf(ferry(), step, { imperatives: [{ id: 'i', value: 'Do not mention the salary' }] });
    // Of two tasks, both runs have what is not told again.
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.join('\n')).not.toMatch(/34,000|39,000/);
  });
  it('is nothing to lead on', () => {
    const texts = textsOf(ferry(), 3, { brief: 'Leave out the lifeboats' });
    // Of two tasks, both runs have what is not told again.
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.join('\n')).not.toMatch(/lifeboat/i);
  });
  it('an aside to the writer stays with the writer', () => {
    const texts = textsOf(ferry(), 4, { brief: 'No experience of ferries is needed - please say so' });
    expect(texts.join('\n')).not.toMatch(/say so/i);
    expect(texts.join('\n')).toMatch(/no experience of ferries is needed/i);
  });
});

describe('names and promises keep together', () => {
  it('a stop in a name ends no sentence', () => {
    const texts = textsOf(ferry({ guidelines: { companyName: 'Küstenverein e.V.' } }), 2);
    expect(texts.join('\n')).toMatch(/Küstenverein e\.V\./);
    expect(texts.join('\n')).not.toMatch(/e\.V\. (?:Is|As|Needs|Would|In|To)\b|e\.V\.\./);
  });
  it('a note in small letters begins with a capital all the same', () => {
    const texts = textsOf(
      ferry({ brief: { description: 'own three routes. hybrid, two days a week in the office. team of 7.' } }),
      3,
    );
    expect(texts.join('\n')).toMatch(/is hybrid, with two days a week in the office|Team of 7/);
    expect(texts.join('\n')).not.toMatch(/[.] (?:hybrid|team)\b/);
  });
  it('a promise in two sentences is said whole or not at all', () => {
    const input = ferry({ brief: { proposition: 'Storms come in from the west. You read them first.' } });
    for (const step of [1, 2, 6] as const)
      for (const text of textsOf(input, step))
        expect(/read them first/i.test(text)).toBe(/storms come in from the west/i.test(text));
  });
  it('how far something goes is not cut', () => {
    const input = ferry({
      brief: { proposition: 'Take a hundred-year-old ferry from the scrapyard to the open sea.' },
    });
    for (const step of [1, 2, 6] as const)
      expect(textsOf(input, step).join('\n')).not.toMatch(/take a hundred-year-old ferry(?! from)/i);
  });
  it('a row of figures is not cut', () => {
    const input = ferry({ brief: { proposition: '2 weeks on, 2 weeks off, and your rota for the year in January.' } });
    expect(textsOf(input, 1).join('\n')).not.toMatch(/2 weeks on(?!,)/i);
  });
  it('the proposition is in a first introduction', () => {
    const input = ferry({ brief: { proposition: 'Home for your tea each evening - no nights, no split shifts.' } });
    expect(textsOf(input, 2, { outputLengthType: 'small' })[0]).toMatch(/home for your tea/i);
  });
  it('what a pillar says of things is not said of people', () => {
    const input = ferry({
      guidelines: { pillars: [{ id: 'p1', value: 'Built here', statement: 'We build our own boats.', weight: 100 }] },
    });
    expect(textsOf(input, 1).join('\n')).not.toMatch(/Built here: Deck|Deck Officer: built here/i);
    const sequenced = textsOf(input, 1, { constraints: { jobTitleSequence: true } });
    expect(sequenced.join('\n')).not.toMatch(/Built here: Deck|Deck Officer: built here/i);
    expect(sequenced.join('\n')).toMatch(/build our own boats|built here/i);
  });
  it('nothing that all have is the reader’s alone', () => {
    const input = ferry({
      guidelines: {
        rewards: [
          { id: 'r1', title: 'Shares', statement: 'Shares for everyone on board.' },
          { id: 'r2', title: 'Health', statement: 'Free physio and counselling by phone.' },
        ],
      },
    });
    const texts = textsOf(input, 5, { selectedBenefits: ['r1', 'r2'], outputLengthType: 'small' });
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.join('\n')).not.toMatch(/you get shares for everyone|get health, free/i);
  });
});

describe('a thing that a text must say', () => {
  it('is a sentence', () => {
    const texts = textsOf(ferry(), 3, { imperatives: [{ id: 'i1', value: 'Cabin cleaning twice a week' }] });
    expect(texts.join('\n')).toMatch(/there is cabin cleaning twice a week/i);
  });
  it('is said by the task that has it', () => {
    const texts = textsOf(ferry(), 3, { imperatives: [{ id: 'i1', value: 'Mention the lifeboats' }] });
    expect(texts.join('\n')).toMatch(/inspect the lifeboats|inspecting the lifeboats/i);
    expect(texts.join('\n')).not.toMatch(/(?:^|[.] )The lifeboats\./);
  });
});

describe('guidelines are shared out', () => {
  const guide = (id: string, weight: number) => ({ id, fact: { weight } });
  it('100 in all but one, 75 and 50 in one, and no text carries them all', () => {
    const items = shareGuidelines([guide('a', 100), guide('b', 100), guide('c', 75), guide('d', 50)], 3, 2);
    const times = (id: string): number => items.flat().filter((one) => one.id === id).length;
    expect(['a', 'b', 'c', 'd'].map(times)).toEqual([2, 2, 1, 1]);
    expect(items.every((list) => list.length <= 2)).toBe(true);
  });
});

describe('the same is said once', () => {
  it('by the description and by what must be said', () => {
    const input = ferry({ brief: { description: 'A fixed-term contract for two years. Six boats.' } });
    const texts = textsOf(
      input,
      2,
      { imperatives: [{ id: 'i', value: 'Say that this is a two-year contract' }] },
      itemBody,
    );
    expect(texts.length).toBeGreaterThan(3);
    for (const text of texts) expect(text.match(/two[- ]years?/gi), text).toHaveLength(1);
  });
  it('by the description and by a task', () => {
    const input = ferry({
      brief: {
        description: 'Lead a watch of seven and a fuel budget.',
        responsibilitiesRole: 'Lead a watch of seven, brief the pilots, keep the log, load cars and lorries',
      },
    });
    for (const text of textsOf(input, 3, {}, itemBody))
      expect(text.match(/watch of seven/gi)?.length ?? 0).toBeLessThan(2);
  });
});

describe('who is shut out', () => {
  it.each([
    'Recent college leavers only',
    'Send your CV with a full size photo',
    'pleasing personality',
    'no one with childcare problems',
    'nobody who has small children',
    'Fresh graduates',
  ])('%s', (text) => {
    expect(findExclusion(text)).not.toBeNull();
  });
  it('is told of each phrase', () => {
    const { notes } = writeStep(
      ferry({ brief: { skills: 'Physically fit man with no family commitments, ENG1 medical' } }),
      4,
      { outputType: 'prose', outputLengthType: 'medium', noOfLine: 3 },
    );
    expect(notes.join(' ')).toMatch(/"man".*"physically fit".*"no family commitments"|"Physically fit"/i);
    expect(notes.filter((note) => /can shut people out/.test(note))).toHaveLength(3);
  });
  it.each([
    'Use signs and picture cards with the children',
    'No manager looks after more than 40 customers',
    'Support two autistic men in their own house',
    'You must be over 18 (alcohol)',
    'Send a photo of a dish you are proud of',
    'Photo ID needed',
    'Freshers can apply',
  ])('nobody by: %s', (text) => {
    expect(findExclusion(text)).toBeNull();
  });
});

describe('what the General tab says', () => {
  it('goes before the brief, and that is told', () => {
    const { items, notes } = writeStep(
      ferry({
        advert: { jobTitle: 'Deck Officer (12-month FTC)' },
        brief: { description: 'Permanent role, four on four off. Salary £27,000.' },
      }),
      2,
      { outputType: 'prose', outputLengthType: 'medium', noOfLine: 3 },
    );
    const text = items.map(itemText).join(' ');
    expect(text).not.toMatch(/permanent|27,000/i);
    expect(text).toMatch(/fixed-term/);
    expect(notes.join(' ')).toMatch(/The job title says fixed-term, the brief permanent/);
    expect(notes.join(' ')).toMatch(/Pay in the brief or the job description differs/);
  });
});

describe('a headline', () => {
  it.each(['stock shelves, serve customers, do the papers', 'mentor students, talk with families, hand over at night'])(
    'says no sentence of its text over again: %s',
    (responsibilitiesRole) => {
      const input = makeInput({
        advert: { jobTitle: 'Shop Assistant', location: 'Mallaig' },
        guidelines: { companyName: 'Sleat Ferries' },
        brief: { responsibilitiesRole, skills: 'reliable and punctual, a driver card' },
      });
      for (const outputLengthType of ['small', 'large'] as const)
        for (const iteration of [0, 1, 2])
          for (const item of writeStep(input, 4, { outputType: 'prose', outputLengthType, noOfLine: 3 }, { iteration })
            .items) {
            const [headline = ''] = itemText(item).split('\n');
            const sentences = itemBody(item)
              .split(/(?<=[.?!])\s+|\n/)
              .map((sentence) => sentence.replace(/[.?!]$/, ''));
            expect(sentences).not.toContain(headline.replace(/[.?!]$/, ''));
          }
    },
  );
});

describe('what follows an application', () => {
  it.each([
    ['A confidential conversation with our chair, Eilidh Ross', /have a confidential conversation with our chair/i],
    ['Say when people will hear back: within five days', /you will hear from us within five days/i],
    ['a first talk with Morag', /have a first talk with Morag/i],
    ['A confidential talk with Morag comes first', /a confidential talk with Morag comes first/i],
  ])('%s', (brief, said) => {
    expect(textsOf(ferry(), 6, { brief }).join('\n')).toMatch(said);
  });
});

describe('advice', () => {
  const notes = (brief: NonNullable<Parameters<typeof makeInput>[0]>['brief']): string =>
    writeStep(
      makeInput({ advert: { jobTitle: 'Deck Officer' }, guidelines: { companyName: 'Sleat Ferries' }, brief }),
      2,
      { outputType: 'prose', outputLengthType: 'large', noOfLine: 3 },
    ).notes.join(' ');
  it('asks for what is not there', () => {
    expect(notes({ description: 'Six boats.' })).toMatch(/Add a proposition and supporting evidence to the brief/);
    expect(notes({ proposition: 'Home each night.', supportingEvidence: 'Afloat since 1901.' })).toMatch(
      /Add a description to the brief/,
    );
  });
});

describe('what was typed in haste', () => {
  const made = (brief: Partial<NonNullable<WriterInput['brief']>>, step: Step, title = 'Deck Officer'): string =>
    textsOf(
      makeInput({
        advert: { jobTitle: title, location: 'Mallaig' },
        guidelines: { companyName: 'Sleat Ferries' },
        brief: { responsibilitiesRole: 'Load cars and lorries, brief the crew, keep the log', ...brief },
      }),
      step,
    ).join('\n');
  it('a title keeps its name beside a gap', () => {
    expect(made({}, 2, 'URGENT!!! Deck Officer (Night) [REF: TBC] – ROCKSTARS ONLY 🚀')).toMatch(/Deck Officer/);
  });
  it('pay that comes later is not what one starts with', () => {
    expect(made({ description: 'Pay: minimum wage in yr 1 then £9.50 an hour in yr 2.' }, 1)).not.toMatch(/9\.50/);
  });
  it('a shortened measure ends no sentence', () => {
    expect(made({ description: 'We run a 40,000 sq. ft. terminal in Mallaig.' }, 3)).not.toMatch(/sq\. Ft\./);
  });
  it('a temperature is no contract', () => {
    expect(made({ description: 'Work at sub-zero temp.' }, 2)).not.toMatch(/fixed-term/i);
  });
  it('half a condition says nothing', () => {
    const text = made(
      { proposition: 'When the phone wakes you up, you get the whole of the next day off in return.' },
      1,
    );
    expect(text).not.toMatch(/when the phone wakes you up(?!, you)/i);
  });
  it('a boast that must be said is not, and that is told', () => {
    const { items, notes } = writeStep(ferry(), 3, {
      imperatives: [{ id: 'i', value: 'Write about why we are the best company in the world' }],
      noOfLine: 3,
    });
    expect(items.map(itemText).join(' ')).not.toMatch(/best company/i);
    expect(notes.join(' ')).toMatch(/best company/);
  });
});
