import { describe, expect, it } from 'vitest';
import { writeStep } from '../index.ts';
import { makeInput } from '../testing/input.ts';
import { readImperatives } from './imperatives.ts';
import { isOnText, orderOnThings, stepInOrder } from './orders-on-text.ts';

describe('orders on the text as a whole', () => {
  it.each([
    'Headline should not be a question',
    'Tone: sober',
    'Sober tone',
    'Be funny',
    'Not salesy at all',
    'Not too formal, but not cheeky',
    'As last time',
    'The usual please',
    'In German please',
    'Bullets please',
    '2 paragraphs max',
    'Use humour',
    'Address the reader as "you"',
  ])('are none of the reader: %s', (text) => {
    expect(isOnText(text)).toBe(true);
  });
  it.each([
    'Be a baker',
    'Be at the yard by seven',
    'Keep bees',
    'In Germany twice a year',
    'Usual hours are nine to five',
    'Text us on 07700 900123',
    'No experience needed',
    'Direct line to the owner',
    'Post is term-time only',
  ])('and these are: %s', (text) => {
    expect(isOnText(text)).toBe(false);
  });
});

describe('orders in other words', () => {
  it.each([
    ['Say nothing about the merger', "Don't mention the merger"],
    ['Steer clear of politics', "Don't mention politics"],
    ["We'd like something about the sea", 'Mention the sea'],
    ['One sentence about the dog', 'Mention the dog'],
  ])('%s', (typed, meant) => {
    expect(orderOnThings(typed)).toBe(meant);
  });
  it.each([
    ['Give the number to ring: 0117 496 0123', 'Call us on 0117 496 0123'],
    ['Send to jobs@example.org', 'Send your application to jobs@example.org'],
    ['No nights', 'No nights'],
  ])('%s', (typed, meant) => {
    expect(stepInOrder(typed)).toBe(meant);
  });
  it('speaks to those who read', () => {
    const { required } = readImperatives([
      { id: '1', value: "Tell readers that they needn't send a cover letter" },
      { id: '2', value: 'Mention that the owners live on site and that they cook' },
    ]);
    expect(required[0]?.text).toBe("You needn't send a cover letter");
    expect(required[1]?.text).toContain('they cook');
  });
});

describe('a step brief on the wording', () => {
  const notes = (brief: string, step: 1 | 2 | 6): string[] =>
    writeStep(
      makeInput({ advert: { jobTitle: 'Baker', location: 'Derby' } }),
      step,
      { brief, noOfLine: 3 },
      { seed: 1 },
    ).notes;
  it('is told as one', () => {
    expect(notes('In German please', 1)).toContain(
      'The step brief "In German please" is about the wording and no thing to say: please check the texts for it.',
    );
  });
  it('and what the text should lead on is a thing', () => {
    expect(notes('Focus on the apprenticeship', 1).join(' ')).not.toContain('about the wording');
  });
});

describe('what is not to be spoken of, and what was asked and denied', () => {
  it.each([
    ['No exams talk please', "Don't mention exams"],
    ['no talk of exams', "Don't mention exams"],
    ['No mention of the merger.', "Don't mention the merger"],
    ['No small talk at the counter', 'No small talk at the counter'],
    ['No small talk please', 'No small talk please'],
    ['No exams', 'No exams'],
  ])('%s', (typed, read) => expect(orderOnThings(typed)).toBe(read));

  it.each([
    ['text Jen? no, apply on Poached', 'apply on Poached'],
    ['CVs? No: form only', 'form only'],
    ['Can they visit? Yes, any Friday for observation', 'You can visit any Friday for observation'],
    ['Curious? Not sure yet? Ring us', 'Curious? Not sure yet? Ring us'],
    ['Apply now?', 'Apply now?'],
  ])('%s', (typed, read) => expect(stepInOrder(typed)).toBe(read));
});

describe('what the company does', () => {
  it.each([
    ['Say that the company provides the truck', 'We provide the truck'],
    ['Say that the company pays the licence', 'We pay the licence'],
    ['Say that we offer a free lunch', 'We offer a free lunch'],
  ])('%s', (value, said) => expect(readImperatives([{ id: '1', value }]).required[0]?.text).toBe(said));
});
