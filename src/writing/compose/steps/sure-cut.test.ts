import { describe, expect, it } from 'vitest';
import { isSureCut } from './sure-cut.ts';

describe('where a sentence may end before its end', () => {
  it.each([
    ['You will spend', ', on average, three days of each week out on the network'],
    ['You can choose', ', within reason, your own hours'],
    ['Call-outs are paid door to door at time', ' and a half'],
    ['Sundays are paid at time', ' and a third'],
    ['The week is four days', ' and a half'],
    ['You wait an hour', ' and a quarter at most'],
    ['A walk of a mile', ' and a half'],
    ['Overtime is time', ' and half'],
    ['The ship sails at six', ' and you are home by ten'],
    ['New presses going', ' in this spring'],
    ['A second kiln coming', ' on line in May'],
    ['Every cot is set', ' up by two of us'],
    ['Two lifts being put', ' in at the clinic'],
    ['Old vans are phased', ' out by 2028'],
    ['You spend 14 days on board and 14 days', ' at home'],
    ['You work two weeks at sea, two weeks', ' off'],
    ['The parish hall is given', ' over to the nursery on Fridays'],
  ])('not before what it is all about: %s', (part, rest) => {
    expect(isSureCut(part, rest)).toBe(false);
  });

  it.each([
    ['You get a van', ' and a fuel card'],
    ['You spend 14 days on board', ' in all weathers'],
    ['You spend two days in the shop and drive', ' in the afternoon'],
    ['We open a second bakery', ' in Trim next year'],
    ['You meet every patient', ' on the ward before theatre'],
    ['New looms arrive', ' in this spring'],
    ['We build one boat', ' at a time in Foynes'],
    ['We train you from scratch', ' and you are paid while you learn'],
    ['Your rota is out six weeks ahead', ' and you can swap shifts'],
    ['You run the bar', ', in short, as if it were yours'],
    ['You keep the same round', ', so you know every customer by name'],
  ])('before what comes beside it: %s', (part, rest) => {
    expect(isSureCut(part, rest)).toBe(true);
  });
});

describe('a thing of which a quality is still to come', () => {
  it.each([
    ['The mandate is to take a profitable', ', founder-led company to the public market'],
    ['You run a small', ', calm kitchen by the sea'],
    ['Lead a loyal', ', long-serving crew'],
    ['You join a friendly', ', busy practice'],
  ])('is not cut: %s', (part, rest) => expect(isSureCut(part, rest)).toBe(false));
  it.each([
    ['You run the shop', ', and we stay out of your way'],
    ['You get every Friday off', ', all year round'],
    ['You drive a new van', ', with your name on it'],
    ['You run the team', ', which has nine people'],
  ])('and a whole one is: %s', (part, rest) => expect(isSureCut(part, rest)).toBe(true));
});
