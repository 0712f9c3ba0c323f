import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { optionsWithoutSenders, sendersOf, withoutSender } from './senders.ts';

const senders = new Set(['Sinéad', 'Declan']);

describe('who sent a note', () => {
  it('is named by greetings, thanks and quoted mails', () =>
    expect([
      ...sendersOf([
        'Hi Sinéad, the bits for the ad. Thanks, Declan',
        '> On Tue, Niamh wrote: which towns is it?',
        'From Una: mention the bus',
        'Hi all, thanks Everyone.',
        'Thanks to Joan we grow.',
      ]),
    ]).toEqual(['Sinéad', 'Declan', 'Niamh', 'Una']));

  it.each([
    ['Sinéad: form only, no CVs', 'Form only, no CVs'],
    ['From Declan: two vans and a studio', 'Two vans and a studio'],
    ['Declan says the bus is new', 'The bus is new'],
    ['Garda vetting has to go in – S.', 'Garda vetting has to go in'],
    ['FW: Level 7/8 in youth work', 'Level 7/8 in youth work'],
    ['RE: duties – run 3 evening groups a week', 'Run 3 evening groups a week'],
    ["Per Declan's report to the board, 214 young people came", '214 young people came'],
    ['Two years.\n> On Tue, Sinéad wrote: which towns?\nLongford.', 'Two years.\nLongford.'],
    // A first name that is no word needs nobody to name it besides.
    ['Maureen: apply by post only', 'Apply by post only'],
  ])('is told to nobody: %s', (typed, left) => expect(withoutSender(typed, senders, false)).toBe(left));

  it.each([
    'Location: Leeds and York',
    'From Monday: two shifts a day',
    'Grace: our first value',
    'Notice period: 30 days',
    'Re-seal joints – weekly',
    'RE: your question on pay – it is fixed',
    'Leeds says yes to trams',
    'Vitamin D.',
    'Our founder Declan opened it in 1998',
  ])('and what is no sender stays: %s', (typed) => expect(withoutSender(typed, senders, true)).toBe(typed));
});

describe('what a sender asks to have said', () => {
  it.each([
    [
      "From Declan: say the minibus and the studio are there already, the new person doesn't have to fundraise for them",
      "The minibus and the studio are there already. You don't have to fundraise for them",
    ],
    ["Declan: don't forget to mention that the pay is reviewed each April", 'The pay is reviewed each April'],
    ['Say that nobody works Sundays', 'Nobody works Sundays'],
  ])('is said where it is a sentence: %s', (typed, said) => expect(withoutSender(typed, senders, true)).toBe(said));
  it.each(['Say goodbye to the commute', 'Say yes to the sea', 'Add salt where it is needed'])(
    'and an order to the reader stays: %s',
    (typed) => expect(withoutSender(typed, senders, true)).toBe(typed),
  );
});

describe('what is wished for a step', () => {
  const left = (brief: string): string | null | undefined => optionsWithoutSenders({ brief }, makeInput()).brief;
  it.each([
    ['1. Apply on Naukri 2. Notice period max 30 days', 'Apply on Naukri.\nNotice period max 30 days'],
    ['(1) Mention the rota (2) no hype', 'Mention the rota.\nno hype'],
    ['a) Apply by post b) no calls', 'Apply by post.\nno calls'],
    ['i. Ring the yard ii. Ask for the manager', 'Ring the yard.\nAsk for the manager'],
    ['1. Mention 84 branches', 'Mention 84 branches'],
  ])('has no numbers of its points: %s', (typed, said) => expect(left(typed)).toBe(said));
  it.each(['Apply by 2. June', 'Grade 1 or 2. Own van', 'Mention the 3 sites', 'I. Meyer reads each letter'])(
    'and its other figures: %s',
    (typed) => expect(left(typed)).toBe(typed),
  );
});
