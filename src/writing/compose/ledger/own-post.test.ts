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
    [
      'Packers for the jam and honey plants in Hereford.',
      'Packer',
      ['You work at the jam and honey plants in Hereford.'],
    ],
    ['Test engineer for hydraulic drive units.', 'Test Engineer Drives', ['You work on hydraulic drive units.']],
    [
      'Stable hand for the yearlings at our second yard',
      'Stable Hand',
      ['You work for the yearlings at our second yard.'],
    ],
    [
      'Full-time director to run planning and logistics across four sites.',
      'Logistics Director',
      ['Full-time.', 'You run planning and logistics across four sites.'],
    ],
    [
      'Guaranteed 20 or 25 hours, mornings or evenings, alternate weekends.',
      'Home Carer',
      ['Guaranteed 20 or 25 hours, mornings or evenings, alternate weekends.'],
    ],
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

describe('a post with its terms behind commas', () => {
  it.each([
    [
      'Full time butcher for the meat counter, 39 hours, 5 over 7.',
      'Butcher',
      ['You will work as a full-time butcher for the meat counter.', '39 hours, 5 over 7.'],
    ],
    [
      "Band 5 community nurse, 30 or 37.5 hours (tell us which you'd like).",
      'Community Staff Nurse',
      ['You will work as a Band 5 community nurse.', "30 or 37.5 hours (tell us which you'd like)."],
    ],
    [
      'Warehouse operative, nights, 10pm to 6am, Sunday to Thursday',
      'Warehouse Operative',
      ['Nights, 10pm to 6am, Sunday to Thursday.'],
    ],
    [
      'Experienced HGV technician for our workshop, days',
      'Vehicle Technician',
      ['You will work as an experienced HGV technician for our workshop.', 'Days.'],
    ],
  ])('is told in one sentence, and the terms in another: %s', (sentence, title, said) => {
    expect(besidePost(sentence, title)).toEqual(said);
  });
  it.each([
    ['Maternity cover for our finance manager, 12 months, 30 hours', 'Finance Manager'],
    ["You'll work as part of a team, 39 hours, days.", 'Team Member'],
    ['Butcher for the counter, cutting and serving, 39 hours', 'Butcher'],
  ])('and what is none stays whole: %s', (sentence, title) => {
    expect(besidePost(sentence, title)).toEqual([sentence]);
  });
});
