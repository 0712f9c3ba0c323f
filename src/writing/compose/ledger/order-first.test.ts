import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { buildLedger } from './ledger.ts';

const kindOfDescription = (description: string, jobTitle = 'Keeper'): string | undefined =>
  buildLedger(briefOf({ jobTitle }, { description }).input, false).sentences.find(
    ({ fact }) => fact.kind === 'description',
  )?.statement.kind;

it('is no less one where the title has its verb', () => {
  expect(kindOfDescription('Head a team of 14 cleaners in an old hotel.', 'Head Cleaner')).toBe('verb');
});

describe('a description that begins with a verb', () => {
  it.each([
    'Treat dogs and cats in a three-room practice.',
    'Fit bathrooms in private homes across Sussex.',
    'Care for 30 residents with dementia.',
    'Care for otters, seals and penguins in our aquarium.',
    'Design and test the software in our parking meters.',
    'Head a team of five planners.',
    'Support adults with learning disabilities in their own flats.',
    'Price roofs for private customers.',
    'Book tours for schools and clubs.',
    'Guide walkers across the mud flats.',
    'Nurse children on a 20-bed ward.',
    'Plant hedges across three counties.',
    'Process claims for a large insurer.',
    'Film weddings along the coast.',
    'Nurse farm animals and pets at our surgery.',
    'Machine gear parts for cable cars and ski lifts.',
    'Cook lunch for 200 children in a village school.',
    'Support families who are moving out of shelter and into homes.',
    'Test heart valves before they leave the clean room.',
    'Process boiled and smoked fish for two chains.',
    'Coach crews of six to eight rowers on the lake.',
    'Farm 240 acres of oats.',
    'Process weekly payroll for six hotels, from 30 to 200 staff each.',
    'Cover shifts in three of our pharmacies.',
    'Mind toddlers aged one and two.',
  ])('%s', (description) => {
    expect(kindOfDescription(description)).toBe('verb');
  });
  it.each([
    ['Head chef in a 40-cover restaurant.', 'Chef'],
    ['Board pay committee meets every other month.', 'Clerk'],
    ['Night market team works until ten.', 'Seller'],
    ['Test equipment for two labs.', 'Fitter'],
    ['Care work in two small homes.', 'Carer'],
    ['Support role in a busy office.', 'Clerk'],
    ['Night shifts in a warm bakery.', 'Baker'],
    ['Care homes across Kent.', 'Nurse'],
    ['Office hours with one late night.', 'Clerk'],
    ['Market stalls in two towns.', 'Seller'],
    ['Service engineers on call.', 'Engineer'],
    ['Split shifts in summer.', 'Waiter'],
    ['Test results for nine surgeries.', 'Clerk'],
    ['Review minutes of the board.', 'Clerk'],
    ['Band 6 nurses on two wards.', 'Nurse'],
    ['Plant nursery near Ely.', 'Gardener'],
    ['Pay rates above the union scale.', 'Welder'],
    ['Book shop with a café.', 'Bookseller'],
  ])('but %s', (description, title) => {
    expect(kindOfDescription(description, title)).not.toBe('verb');
  });
});
