import { describe, expect, it } from 'vitest';
import { asJudged, lacksItsVerb } from './judged.ts';
import { withSubject } from './proof.ts';

describe('what others found of something of ours', () => {
  it.each([
    ['App rated 4.7 in the App Store from 31,000 reviews', 'Our app is rated 4.7 in the App Store from 31,000 reviews'],
    ['Home rated Good by the CQC in 2024', 'Our home was rated Good by the CQC in 2024'],
    ['School judged outstanding by Ofsted', 'Our school was judged outstanding by Ofsted'],
    ['Plant certified to ISO 14001', 'Our plant is certified to ISO 14001'],
    ['Branch voted best in the county', 'Our branch was voted best in the county'],
    ['Practice rated 4.9 on Google from 600 reviews', 'Our practice is rated 4.9 on Google from 600 reviews'],
    ['Site inspected with zero findings in 2025', 'Our site was inspected with zero findings in 2025'],
    ['Our app rated 4.7 on Google Play', 'Our app is rated 4.7 on Google Play'],
    ['Customer service rated 4.8 by 2,000 customers', 'Our customer service is rated 4.8 by 2,000 customers'],
    [
      'Nursery rated Outstanding for three inspections running',
      'Our nursery has been rated Outstanding for three inspections running',
    ],
    ['Homes rated Good by the CQC', 'Our homes are rated Good by the CQC'],
    ['Company named Employer of the Year 2024', 'We were named Employer of the Year 2024'],
    ['Website used by 40,000 people a month', 'Our website is used by 40,000 people a month'],
  ])('%s', (typed, said) => {
    expect(withSubject(typed)).toBe(said);
  });
  it.each([
    'Guests rated our booking service 4.6 out of 5 in 2025',
    'The school is rated Good',
    'Rated Good by Ofsted',
  ])('and what has its verb stays: %s', (text) => {
    expect(asJudged(text)).toBeNull();
  });
});

describe('a thing and what was done to it', () => {
  it.each(['Bread sold in 140 shops', 'Milk certified by the Soil Association'])('lacks its verb: %s', (text) => {
    expect(lacksItsVerb(text)).toBe(true);
  });
  it.each([
    'Guests rated our booking service 4.6 out of 5 in 2025',
    'Our bread is sold in 140 shops',
    'Ofsted rated us Good in 2024',
    '92% of mothers named their midwife',
  ])('has one: %s', (text) => {
    expect(lacksItsVerb(text)).toBe(false);
  });
});
