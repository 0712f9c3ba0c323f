/** Next steps as they are typed in haste: whom to ring, where to have a look and who is welcome for what. */
import { describe, expect, it } from 'vitest';
import { askReader } from '../ledger/ask-reader.ts';
import { inFull, nextMeeting } from './brief-wishes.ts';

describe('a visit or a chat that is called welcome', () => {
  it.each([
    ['informal visit welcome', 'Come for an informal visit'],
    ['Informal visits are very welcome', 'Come for an informal visit'],
    ['informal chats encouraged', 'Have an informal chat'],
    ['Informal discussion always welcome.', 'Have an informal discussion'],
    ['tour possible', 'Come for a tour'],
  ])('is one to have: %s', (typed, said) => expect(nextMeeting(typed)).toBe(said));
  it.each([
    ['Informal chat with the team first', 'Have an informal chat with the team first'],
    ['Visits are by arrangement', 'Visits are by arrangement'],
    ['A talk with the chair comes first', 'A talk with the chair comes first'],
  ])('and nothing else becomes one: %s', (typed, said) => expect(nextMeeting(typed)).toBe(said));
});

describe('a look that is asked for', () => {
  it.each([
    ['Ask for a look on board.', 'Come for a look on board'],
    ['ask for a look round the kitchen', 'Come for a look round the kitchen'],
    ['Ask for a walk round the site', 'Come for a walk round the site'],
    ['ask for a coffee with the head chef', 'Have a coffee with the head chef'],
  ])('is had there, and nobody sends it: %s', (typed, said) => expect(askReader(typed)).toBe(said));
  it.each([
    ['ask for a photo of a cake', 'Send us a photo of a cake'],
    ['Ask for a look book', 'Send us a look book'],
    ['Ask for a trial day', 'Come for a trial day'],
  ])('and what is sent stays so: %s', (typed, said) => expect(askReader(typed)).toBe(said));
});

describe('the place that is rung', () => {
  it.each([
    ['ring yard', 'ring the yard'],
    ['Call site office before 8', 'Call the site office before 8'],
    ['phone depot and ask for Sam', 'phone the depot and ask for Sam'],
    ['pop into shop', 'pop into the shop'],
    ['Ring ward on 01482 555 0100', 'Ring the ward on 01482 555 0100'],
  ])('is the one there is: %s', (typed, said) => expect(inFull(typed)).toBe(said));
  it.each(['ring Dave', 'Call the office', 'call office hours only', 'phone calls welcome', 'call centre staff'])(
    'and no other word gets an article: %s',
    (typed) => expect(inFull(typed)).toBe(typed),
  );
});
