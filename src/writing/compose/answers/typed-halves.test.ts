/** Lines on the person with two verbs, one verb, or none: both halves are told of the reader. */
import { describe, expect, it } from 'vitest';
import type { QuestionNumber } from '../questions.ts';
import { ask, type Over, siteManager } from '../testing/ask.ts';

const write = (question: QuestionNumber, answer: string, over: Over = {}): string =>
  ask(siteManager, question, answer, { outputLength: 'small', ...over }).contents.join('\n');

describe('both halves are told of the reader', () => {
  it.each([
    ['Someone who likes to mend things and remembers names', 'You like to mend things and remember names.'],
    ['Somebody who loves dogs and explains things to children', 'You love dogs and explain things to children.'],
    [
      "You'll be patient and you'll ask when a drawing looks wrong. Good English.",
      'You are patient and ask when a drawing looks wrong.',
    ],
    [
      'You season well, you taste all of it and you never shout. A van.',
      'You season well, you taste all of it and you never shout.',
    ],
    ['You plan ahead and you say no when you must. A van.', 'and you say no when you must.'],
    ['You stop work when you must. A van.', 'You stop work when you must.'],
    ["You'll keep the rota and you'll ring in the gaps. Good English.", 'You keep the rota and ring in the gaps.'],
    ["You'll be working outdoors all year. A clean licence.", "You'll be working outdoors all year."],
    ['Tells it as it is, but kind with it. A clean licence.', "You tell it as it is, but you're kind with it."],
    [
      'Says what is wrong, but calm with people. A clean licence.',
      "You say what is wrong, but you're calm with people.",
    ],
    [
      "3 years gardening or you've run your own plot. A clean licence.",
      "You have at least 3 years in gardening, or you've run your own plot.",
    ],
    ['Qualified or you will be by June. A clean licence.', 'You are qualified, or you will be by June.'],
    ['Can cook or will learn. A clean licence.', 'You can cook, or will learn.'],
    ['Registered or will be by May. A clean licence.', 'You are registered, or will be by May.'],
    [
      'First aid certificate or will get it in the first month - we pay',
      'You have a first aid certificate, or will get it in the first month (we pay).',
    ],
  ])('%s', (answer, wanted) => {
    for (const outputType of ['sentences', 'bullets'] as const)
      for (const iteration of [0, 1]) expect(write(4, answer, { outputType, iteration })).toContain(wanted);
  });

  it.each([
    ['Writing while listening. A clean licence.', /able to write while listening/],
    ["You'll be patient with children. A clean licence.", /(?:who is|You're) patient with children/],
    ['Dutch C1, English for guests', /Dutch at C1 and English for guests/],
    ['Fluent French, good Italian for the kitchen', /^(?=.*fluent in French)(?=.*good Italian for the kitchen)/],
  ])('%s', (answer, wanted) => {
    for (const iteration of [0, 1]) expect(write(4, answer, { iteration })).toMatch(wanted);
  });

  it('what is liked stays a thing', () => {
    expect(write(4, 'Likes walks and talks')).toContain('You like walks and talks.');
  });
});

describe('a name with a verb in it', () => {
  it.each([
    ['plan the rota\norder parts\n- back to work meetings, sick notes', /back-to-work meetings/],
    ['plan the rota\nface to face reviews\norder parts', /face-to-face reviews/],
    ['plan the rota\nleave requests and sick notes\norder parts', /leave requests/],
  ])('is nothing that anybody does: %s', (answer, wanted) => {
    for (const iteration of [0, 1]) {
      expect(write(3, answer, { iteration })).toMatch(wanted);
      expect(write(3, answer, { iteration })).not.toMatch(/(?:You'll|and|or|,) (?:also )?(?:back to|face to|leave)\b/);
    }
  });

  it.each([
    [
      'site visits\nhold or reject deliveries at the gate\nsafety walks',
      /you'll hold or reject deliveries at the gate/i,
    ],
    ['stock counts\nlend or repair tools\nsafety walks', /you'll lend or repair tools/i],
  ])('two verbs among nouns are an order: %s', (answer, wanted) => {
    for (const iteration of [0, 1])
      expect(write(3, answer, { iteration })).toMatch(/(?:you'll|job is to|need you to)/i);
    expect(write(3, answer)).toMatch(wanted);
  });

  it('two plurals of one bullet are joined', () => {
    expect(write(3, '- plan the rota\n- order parts\n- site meetings, sick notes')).toContain(
      'site meetings and sick notes',
    );
  });
});

describe('how to apply', () => {
  it.each([
    ['Write to jobs@pell.example, CV is enough.', 'A CV is enough.'],
    ['Applications to jobs@pell.example by 3 May.', 'Send your application to jobs@pell.example by 3 May.'],
    [
      'Apply online. Round 1 phone call with HR, round 2 a day with us',
      'Round 1: phone call with HR. Round 2: a day with us.',
    ],
    ['A short letter is fine. Email it to jobs@pell.example.', 'A short letter is fine.'],
    ['Apply online. Contact: Ms Orr, Tel. 0161 496 0100.', 'Your contact is Ms Orr (0161 496 0100).'],
    ['Apply online. Contact us on 0161 496 0100.', 'Contact us on 0161 496 0100.'],
    ['Apply online. Contact: Dev Rao, 0161 496 0101.', 'Your contact is Dev Rao (0161 496 0101).'],
    ['Apply online. Questions to Morven, site@pell.example', 'With questions, write to Morven at site@pell.example.'],
    [
      'Apply online. Informal chat with Ann, ann@pell.example',
      'For an informal chat, write to Ann at ann@pell.example.',
    ],
    ['Apply online. Two stage interview: first by phone', 'The interview has two stages: first by phone.'],
    [
      'Apply online. Three round interview, last one with the owner.',
      'The interview has three rounds: the last one with the owner.',
    ],
  ])('%s', (answer, wanted) => {
    for (const iteration of [0, 1]) {
      const text = write(7, answer, { iteration });
      // In a second text something may stand before it.
      expect(text.toLowerCase()).toContain(wanted.toLowerCase());
      expect(text).not.toMatch(
        /Send your CV is|Tel\. Call|Apply to (?:site|ann)@|There are (?:two|three) \w+ interview/,
      );
    }
  });
});

describe('names and states of the company', () => {
  it.each([
    ['We have three farms in the Allgäu.', 'in the Allgäu.'],
    ['We run four huts near Pérou and Bambü.', 'near Pérou and Bambü.'],
    ['Founded in 1978 by four gardeners, still a charity. 60 beds.', "We're still a charity."],
    ['Founded in 1950 by two brothers, still independent.', "We're still independent."],
  ])('%s', (answer, wanted) => {
    for (const iteration of [0, 1]) expect(write(6, answer, { iteration })).toContain(wanted);
  });
});
