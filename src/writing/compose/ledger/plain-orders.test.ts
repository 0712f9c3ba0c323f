import { describe, expect, it } from 'vitest';
import { readImperatives } from './imperatives.ts';

const said = (value: string) => readImperatives([{ id: '1', value }]).required.map(({ text }) => text);

describe('orders in many words', () => {
  it.each([
    ['Let them know interviews are on 12 June in Galway', ['Interviews are on 12 June in Galway']],
    ['Please let people know that tips are paid weekly', ['Tips are paid weekly']],
    ['It has to be said that lone working is part of the day', ['Lone working is part of the day']],
    ['Make sure they know a drug test comes before the offer', ['A drug test comes before the offer']],
    ['We need to say that the post is politically restricted', ['The post is politically restricted']],
    ['Must mention: H1B transfer ok', ['H1B transfer is fine']],
    ['Say who they report to, Dr Anita Rao, head of formulation', ['You report to Dr Anita Rao, head of formulation']],
    ['Mention Gerry, who retires after 41 years', ['Gerry retires after 41 years']],
    ['Mention free parking, it matters at this hospital', ['Free parking']],
    [
      'Mention the two night shifts a month and that they are paid at time and a half',
      ['The two night shifts a month are paid at time and a half'],
    ],
    [
      'Mention the gang of eight and that two of them have been here since 1998',
      ['Two of the gang of eight have been here since 1998'],
    ],
  ])('%s', (typed, sentences) => expect(said(typed)).toEqual(sentences));

  it.each([
    ['Say that we close in August', ['We close in August']],
    ['Mention the crew of six', ['The crew of six']],
    ['Let them bring a dog', ['Let them bring a dog']],
    ['Mention that the van, which is new, goes home with you', ['The van, which is new, goes home with you']],
  ])('%s stays what it was', (typed, sentences) => expect(said(typed)).toEqual(sentences));
});
