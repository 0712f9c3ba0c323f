import { describe, expect, it } from 'vitest';
import { joinsBadly } from './impossible-joins.ts';

describe('words that a sentence can not join', () => {
  it.each([
    'Expect an everyone who passes receives a permanent contract.',
    'You get a nobody works past six.',
    'Trainee Tram Driver: an everyone who stays gets a van',
    '94% of a patients rate the nursing team.',
    'We look after a drivers who know the valley.',
    'A school hours all year round: be our Bookkeeper',
    'Bookkeeper: a holiday weeks. Apply now.',
    'We have a revenue ₹118 crore last financial year, up 61%.',
    'There is a turnover £4m and eight shops.',
    'By “your Sundays and Mondays” we mean that the same two days off every week.',
    'It matters to us that disagree in the room, agree outside it.',
    'By “stand up straight” we mean that a van you can stand up in.',
    'Worth knowing about us: is it going well.',
    'A fact about Tern Kitchens: are we growing.',
    'A job that helps to help people grow what they eat',
    'Do you have a pass a background check?',
    'Applicants will need a hold the keys of two shops.',
    'You ask questions and is polite to customers.',
    "We're looking for people who ask questions and is polite.",
  ])('are found: %s', (text) => {
    expect(joinsBadly(text)).toBe(true);
  });
  it.each([
    'Everyone who passes receives a permanent contract.',
    'You join a sales team of nine.',
    'You work in a gas works who many know.',
    'We look after a sales and marketing team.',
    'You work a few hours in the shop.',
    'You have a couple of days in the workshop.',
    'You work a full days and nights pattern.',
    'We have a revenue of ₹118 crore.',
    'You get an annual £500 for kit.',
    'Our fund of £4m grows.',
    'By “your Sundays and Mondays” we mean that you have the same two days off every week.',
    'It matters to us that every hive is opened gently.',
    'It matters to us that nobody eats alone.',
    'It matters to us that your rota comes out six weeks ahead.',
    'Worth knowing about us: is it going well? It is.',
    'A fact about Tern Kitchens: we have three shops.',
    'You know that we like to disagree.',
    'A job that helps people to keep their homes',
    'You work a day a week in the shop.',
    'You join a crew that shares its tools and is proud of them.',
    'You help somebody who lives alone and is unsteady.',
    'You run a shop where everybody helps and is paid well.',
  ])('are not found in: %s', (text) => {
    expect(joinsBadly(text)).toBe(false);
  });
});
