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
  ])('%s', (note) => expect(parts(note)).toEqual(note.split(', ')));
});
