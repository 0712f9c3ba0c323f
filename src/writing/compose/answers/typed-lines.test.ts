/** Where a line of an answer ends: a break ends what is said, unless the next line plainly goes on or a paper broke it. */
import { describe, expect, it } from 'vitest';
import type { QuestionNumber } from '../questions.ts';
import { ask, type Over, siteManager } from '../testing/ask.ts';
import { linesOf } from './pasted.ts';

const write = (question: QuestionNumber, answer: string, over: Over = {}): string =>
  ask(siteManager, question, answer, over).contents.join('\n');
const texts = (answer: string): string[] => linesOf(answer).map(({ text }) => text);

describe('a line break', () => {
  it.each([
    ['Agree the groundworks programme with the council every fortnight\nwalk the boundary with the neighbours'],
    ['steady hand with a laser level (we have our own, a new one)\nuseful to have: a first aid certificate'],
    ['Site safety passport and confined space tickets are a plus\nhappy outdoors in any weather'],
    ['a garden leave of three months (we pay it in full)\nmeals on site'],
    ['CSCS black card, five years min\nclean licence and a car of your own that is insured for work'],
    ['a black card and a clean licence is what the insurer looks for\nyou get on with neighbours'],
    ['Sort the deliveries as they come in from all the merchants\nring the crane firm'],
  ])('ends what is said: %s', (answer) => {
    expect(texts(answer)).toEqual(answer.split('\n'));
  });

  it.each([
    ['Keep the drawings up to date on the tablets that everybody uses\nand file the old ones'],
    ['Toolbox talks on Mondays\nwith the whole crew'],
    ['Snag lists, handover files,\nmeter readings'],
    ['Order concrete, steel and\nTimber for the frame'],
    ['Chair the client meeting\nwhich is on the first Monday'],
    ['Two days a week in the yard\n(Tuesdays and Thursdays)'],
    ['Run the site\nwhen the contracts manager is away'],
    ['Answer to the owner of\nthe land next door'],
  ])('ends nothing where the next line goes on: %s', (answer) => {
    expect(texts(answer)).toEqual([answer.replace('\n', ' ')]);
  });

  it('is the paper’s own in prose that was wrapped', () => {
    const prose =
      'You would look after three sites at a time, all of them within an\nhour of the yard. Most mornings begin with the foremen, a flask of\ntea and the drawings. In the afternoon you write up what was done\nand what is still missing.';
    expect(texts(prose)).toEqual([prose.replaceAll('\n', ' ')]);
  });

  it('parts notes of about one length that have no stops', () => {
    const notes =
      'check the scaffold tags before anybody climbs on them\nbook the plant hire two weeks ahead of each phase\nwrite the weekly report for the client on Friday';
    expect(texts(notes)).toEqual(notes.split('\n'));
  });

  it('keeps a wrapped bullet whole', () => {
    expect(
      texts('- keep the plant register and the inspection certificates up\nto date\n- order fuel\n- lock up at night'),
    ).toEqual([
      '- keep the plant register and the inspection certificates up to date',
      '- order fuel',
      '- lock up at night',
    ]);
  });

  it('makes two tasks of two lines, and two requirements', () => {
    expect(
      write(3, 'Agree prices for about thirty small jobs a month\nmeasure the work on site with the surveyor', {
        outputLength: 'small',
      }),
    ).toMatch(/a month and measure the work/);
    const asked = write(
      4,
      'SMSTS certificate essential\nFirst aid and fire warden tickets a plus\ncalm with neighbours',
    );
    expect(asked).toMatch(/You're calm with neighbours|who is calm with neighbours/);
    expect(asked).not.toMatch(/a plus calm/);
  });
});
