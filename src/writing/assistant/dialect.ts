/** Which English a text is corrected to: that of the advert's country, British where the country has none of these. */

export type Dialect = 'American' | 'Australian' | 'British' | 'Canadian' | 'Indian';

const dialects: Readonly<Record<string, Dialect>> = {
  'United States': 'American',
  'United States of America': 'American',
  USA: 'American',
  Canada: 'Canadian',
  Australia: 'Australian',
  'New Zealand': 'Australian',
  India: 'Indian',
};

export const dialectOf = (country: string | null): Dialect => dialects[country ?? ''] ?? 'British';

/** What is corrected, in words; the people who ask for another language read it. */
export const correctsEnglish =
  "The built-in writer corrects English: American, Australian, British, Canadian or Indian, whichever the advert's country writes.";
