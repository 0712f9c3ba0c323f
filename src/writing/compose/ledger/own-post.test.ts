import { describe, expect, it } from 'vitest';
import { besidePost } from './own-post.ts';

describe('a description that begins with the name of the post', () => {
  it.each([
    ['Head groom for our racing yard by the Curragh.', 'Head Groom', ['You work for our racing yard by the Curragh.']],
    [
      'Test engineer for our packaging machines at the Heidenheim plant.',
      'Test Engineer',
      ['You work on our packaging machines at the Heidenheim plant.'],
    ],
    [
      'Sales Director for Germany, Austria and Switzerland, permanent and full time.',
      'Sales Director DACH',
      ['You cover Germany, Austria and Switzerland.', 'Permanent and full time.'],
    ],
    ['Dock supervisor in one of our three depots.', 'Dock Supervisor', ['You work in one of our three depots.']],
    ['Pastry chef needed to run our second kitchen.', 'Pastry Chef', ['Run our second kitchen.']],
    [
      'Permanent dock supervisor in a depot with ten doors.',
      'Dock Supervisor',
      ['You work in a depot with ten doors.', 'Permanent.'],
    ],
  ])('says what it tells beside the name: %s', (sentence, title, said) => {
    expect(besidePost(sentence, title)).toEqual(said);
  });
  it.each([
    ['Head groom for life.', 'Head Groom'],
    ['Pastry chef to the Queen of Denmark.', 'Pastry Chef'],
    ['You work for our racing yard.', 'Head Groom'],
  ])('and stays where it tells nothing else, or tells it otherwise: %s', (sentence, title) => {
    expect(besidePost(sentence, title)).toEqual([sentence]);
  });
});
