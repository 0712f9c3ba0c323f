import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemText, writeStep } from '../index.ts';
import type { Step } from '../types.ts';
import { asAskedOfReaders } from './asked-of-readers.ts';

const write = (step: Step, brief: Record<string, unknown>, rest: Record<string, unknown> = {}, wished = {}) => {
  const { input, options } = briefOf(
    { jobTitle: 'Baker', salaryFrom: 26000, salaryTo: 29000, salaryCurrency: 'GBP' },
    { responsibilitiesRole: 'Shape loaves, load the oven', ...brief },
    rest,
  );
  const { items, notes } = writeStep(input, step, { ...options[step], ...wished });
  return { texts: items.map(itemText), notes: notes.join('\n') };
};

describe('what would bring more', () => {
  it('is no field that has something in it', () => {
    const { notes } = write(2, { description: 'Night bench, sourdough racks' });
    expect(notes).toMatch(/Add a proposition and supporting evidence to the brief/);
    expect(notes).not.toMatch(/Add [^.]*a description/);
  });
  it('is a field with a gap alone', () => {
    expect(write(2, { description: 'TBC' }).notes).toMatch(/Add a proposition, a description and supporting evidence/);
  });
});

describe('a reward that is still to be filled in', () => {
  const rewards = [
    { id: '1', title: 'Free bread', value: 'A loaf a day.' },
    { id: '2', title: '[benefit 2]', value: 'TBC' },
    { id: '3', title: '[Reward name]', value: null },
  ];
  it.each(['[benefit 2]', '[Reward name]'])('is told as that: %s', (title) => {
    const { notes } = write(5, {}, { guidelines: { rewards } }, { selectedBenefits: ['Free bread', title] });
    expect(notes).toContain(`The reward "${title}" is still to be filled in, so nothing is said about it.`);
    expect(notes).not.toMatch(/is not among/);
  });
  it('is another matter than one that is not there', () => {
    const { notes } = write(5, {}, { guidelines: { rewards } }, { selectedBenefits: ['Free bread', 'Gym'] });
    expect(notes).toContain('"Gym" is not among the company\'s rewards, so nothing is said about it.');
  });
});

describe('what a brief of the calls would have readers do', () => {
  it.each([
    ['Suggest a CV and two lines on why', 'Ask for a CV and two lines on why'],
    ['Propose a short letter with one photo of a cake', 'Ask for a short letter with one photo of a cake'],
    ['Mention applying with a short note', 'Ask them to apply with a short note'],
    ['Suggest sending a link to a garden they planted', 'Ask them to send a link to a garden they planted'],
    ['Stress calling the yard before noon', 'Ask them to call the yard before noon'],
    ['Encourage people to visit the kiln', 'Encourage people to visit the kiln'],
    ['Request three lines about a repair', 'Ask for three lines about a repair'],
    ['Mention that a CV is enough', 'Mention that a CV is enough'],
    ['Mention the portfolio', 'Mention the portfolio'],
    ['Suggest a trial shift', 'Suggest a trial shift'],
    ['Mention lettering', 'Mention lettering'],
    ['Offer references from past apprentices', 'Offer references from past apprentices'],
  ])('%s', (typed, read) => {
    expect(asAskedOfReaders(typed)).toBe(read);
  });
  it.each([
    ['Suggest a CV and two lines on why', /[Ss]end us your CV and two lines on why/],
    ['Propose a short note with your best loaf', /[Ss]end us a short note with your best loaf/],
    ['Mention applying with a short note', /[Aa]pply with a short note/],
    ['Suggest sending a link to a shop they like', /[Ss]end a link to a shop you like/],
  ])('is an order to the reader: %s', (brief, said) => {
    const { texts, notes } = write(6, {}, {}, { brief });
    expect(texts.join('\n')).toMatch(said);
    expect(`${texts.join('\n')}\n${notes}`).not.toMatch(/we offer/i);
  });
});

describe('what an imperative only names', () => {
  const say = (value: string) => write(3, {}, {}, { imperatives: [{ id: '1', value }] });
  it.each([
    'Mention the parish council of eleven',
    'Mention the works committee',
    'Mention the union hall',
    'Mention the board of trustees',
    'Mention the mentor in the first six months',
    'Mention the listed lighthouse',
  ])('is no part of a job, and told or asked about: %s', (value) => {
    const { texts, notes } = say(value);
    expect(texts.join('\n')).not.toMatch(/[Tt]he job includes/);
    expect(`${texts.join('\n')}\n${notes}`).toMatch(
      /is only named, and we could not tell which fact it means|Ask us about/,
    );
  });
  it.each([
    ['Mention the weekend openings', /(?:job includes|Ask us about) the weekend openings/],
    ['Mention the school visits', /includes the school visits/],
    ['Mention the college blocks in Derby', /(?:job includes|Ask us about) the college blocks in Derby/],
    ['Mention the paid training', /the paid training/],
  ])('is a part of a job: %s', (value, said) => {
    expect(say(value).texts.join('\n')).toMatch(said);
  });
  it('is counted only where it is said', () => {
    const { texts, notes } = write(
      1,
      { proposition: 'A small kitchen and a kind crew.' },
      { guidelines: { evpPillars: [{ id: 1, value: 'Small kitchen', supportingValue: 'We cook for thirty.' }] } },
      { imperatives: [{ id: '1', value: 'Say that it is one kitchen' }] },
    );
    const said = texts.filter((text) => /\bone kitchen\b/i.test(text)).length;
    if (said === 0) expect(notes).not.toMatch(/is in (?:one|\d+) of these/);
  });
});

describe('a task or a skill with a gap', () => {
  it.each([
    [
      'responsibilitiesRole',
      'Shape loaves, load the oven, hand the keys to [name of manager]',
      /A gap in the brief was left out \("hand the keys to \[name of manager\]"\)/,
    ],
    [
      'responsibilitiesRole',
      'Shape loaves; order flour from {{supplier}}; load the oven',
      /"order flour from \{\{supplier\}\}"/,
    ],
    ['skills', 'Two years at a bench, a certificate in [course]', /"a certificate in \[course\]"/],
  ])('is told: %s "%s"', (field, typed, quoted) => {
    expect(write(field === 'skills' ? 4 : 3, { [field]: typed }).notes).toMatch(quoted);
  });
  it.each(['Shape loaves, load the oven', 'Shape loaves, [ ], load the oven', 'TBC', 'Tend the mixer [essential]'])(
    'is not, where there is none or nothing else: %s',
    (responsibilitiesRole) => {
      expect(write(3, { responsibilitiesRole }).notes).not.toMatch(/A gap in the brief was left out/);
    },
  );
});
