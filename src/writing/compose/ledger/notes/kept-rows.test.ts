import { describe, expect, it } from 'vitest';
import { keptRows } from './kept-rows.ts';

const parts = (note: string): string[] => keptRows(note.split(', '));

describe('the things of one row stay together', () => {
  it.each([
    'Outpatient rehab after knee, hip and shoulder surgery',
    'Emergency care for dogs, cats and rabbits',
    'Fabric from mills, tanneries and a lace workshop',
    'Repairs on lifts, escalators and one ferry terminal',
    'Classes in maths, physics and design studio',
    'Cleaning of wards, theatres and the day surgery',
    'Visits across Kothrud, Karve Nagar and Warje',
    'Kitchens in houses, flats and small offices',
    // With what else there is to say of the house.
    'CTO for a maker of seals, bushes and railway pads with two plants and 640 people',
    'Buyer for a supplier of hinges, locks and door closers with one depot',
    'Work for a grower of apples, pears and soft fruit in Kent',
    'Planner with an importer of tiles, taps and baths from Spain',
    'COO for a builder of trams, buses and trolleybuses with 900 people',
    'Work with breeders of sheep, goats and cattle in the Borders',
  ])('%s', (note) => expect(parts(note)).toEqual([note]));
});

describe('notes that stand for themselves stay apart', () => {
  it.each([
    'Kitchen in Leeds, days and evenings',
    'Driver in Leeds, van and fuel card',
    'Post in Cork, permanent and full-time',
    'Clinic for children, 12 rooms, free parking',
    'Warehouse near the port, lunch and parking',
    'Bakery in York, nights and weekends',
    'Workshop with two bays, paid breaks, no weekends',
    'Nursery in Fife, term time and some Saturdays',
    'CTO for a maker of seals, two plants with 640 people',
    'Buyer for a supplier of hinges, days and some nights in summer',
  ])('%s', (note) => expect(parts(note)).toEqual(note.split(', ')));
});
