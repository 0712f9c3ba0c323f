import { describe, expect, it } from 'vitest';
import { readDuty } from './duty.ts';

describe('a doing that says of what kind a tool or a place is', () => {
  it.each([
    ['hearing aid fittings with real ear measurement', 'hearing aid fittings with real ear measurement'],
    ['meeting room bookings', 'meeting room bookings'],
    ['Swimming pool tests twice daily', 'swimming pool tests twice daily'],
    ['sewing machine repairs', 'sewing machine repairs'],
    ['grooming salon diary', 'the grooming salon diary'],
    ['training centre rota', 'the training centre rota'],
    ['changing room checks', 'changing room checks'],
  ])('"%s" names a deed or a paper', (line, noun) => {
    for (const lean of ['orders', 'things', null] as const)
      expect(readDuty(line, { fallback: true, lean })?.nouns).toEqual([noun]);
  });
  it.each([
    ['grooming salon dogs', 'groom salon dogs'],
    ['checking room bookings', 'check room bookings'],
    ['training new starters', 'train new starters'],
    ['cleaning pool filters', 'clean pool filters'],
    ['meeting clients', 'meet clients'],
  ])('"%s" is done', (line, said) => expect(readDuty(line, { fallback: true })?.text).toBe(said));
});

describe('a word that is no verb in any list', () => {
  it.each(['planogram changes', 'planogram resets', 'audiogram reviews'])('"%s" is never conjugated', (line) => {
    for (const order of [true, false]) expect(readDuty(line, { fallback: true, order })?.nouns).toEqual([line]);
  });
  it.each([
    ['strim verges', 'strim verges'],
    ['dose according to analysis', 'dose according to analysis'],
    ['dose as needed', 'dose as needed'],
  ])('"%s" is an order among orders', (line, said) => {
    const duty = readDuty(line, { fallback: true, lean: 'orders', order: true });
    expect(duty?.nouns).toBeUndefined();
    expect(duty?.text).toBe(said);
  });
  it.each(['salaries according to scale', 'dosage according to weight'])('"%s" stays a thing', (line) =>
    expect(readDuty(line, { fallback: true, lean: 'orders' })?.nouns).toEqual([line]),
  );
});
