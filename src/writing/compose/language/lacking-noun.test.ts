import { describe, expect, it } from 'vitest';
import { endsInModifier } from './lacking-noun.ts';

describe('something had that ends before the thing', () => {
  it.each([
    'You have experience of multi-site.',
    'at least two years’ experience of road works or civil',
    'You bring experience in high-volume, and you lead.',
    'Do you have experience of multi-channel?',
    'knowledge of contracts and legal',
    'experience of schools or public',
    'a background in inter-company',
    'experience of budgets and financial',
  ])('%s', (text) => {
    expect(endsInModifier(text)).toBe(true);
  });
  it.each([
    'You have experience of multi-site kitchens.',
    'experience of mechanical and electrical',
    'experience of cross-selling',
    'experience of shops and retail',
    'experience of co-production and planning',
    'You have knowledge of plants and you are practical',
    'experience of large-scale events',
    'experience of bakeries and cafés',
  ])('is none: %s', (text) => {
    expect(endsInModifier(text)).toBe(false);
  });
});
