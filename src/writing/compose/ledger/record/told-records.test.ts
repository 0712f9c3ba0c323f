import { describe, expect, it } from 'vitest';
import { recordsInWords } from './told-records.ts';

describe('records in words that their readers take', () => {
  it.each([
    ['97% of trainees pass first time; national average 81%', '97% of trainees pass first time (national average 81%)'],
    ['Great Place to Work certified 2022, 2023 & 2024', 'We were Great Place to Work certified from 2022 to 2024'],
    ['Winner 2021, 2022 and 2023', 'Winner from 2021 to 2023'],
    ['Est. 1887 by two brothers from Cork', 'We were established in 1887 by two brothers from Cork'],
    ['Survived two floods and a fire', 'We have survived two floods and a fire'],
    ['Sold out 26 of 30 nights', 'We sold out 26 of 30 nights'],
    [
      'Only laboratory in Ireland accredited for bat rabies',
      'The only laboratory in Ireland accredited for bat rabies',
    ],
    ['The bridge over the Wye? Ours.', 'The bridge over the Wye is ours'],
    [
      '11 apprentices trained since 2009 and 7 of them still here',
      '11 apprentices trained since 2009 and 7 of them are still here',
    ],
    [
      'Nine nurses hired in 2024, and one of them now with us',
      'Nine nurses hired in 2024, and one of them is now with us',
    ],
    ['Zero complaints in 2024', 'We had no complaints in 2024'],
  ])('%s', (typed, said) => {
    expect(recordsInWords(typed)).toBe(said);
  });
  it.each([
    'Winner 2019, 2021 and 2023',
    'Only one leaver in 2024',
    'Estate of 900 acres',
    'No lost-time accident since 4 Feb 2017',
    '98% on time; 4.8 of 5 on Google',
    'Family-run since 1951\nISO 9001, ISO 14001',
  ])('and others stay: %s', (typed) => {
    expect(recordsInWords(typed)).toBe(typed);
  });
});
