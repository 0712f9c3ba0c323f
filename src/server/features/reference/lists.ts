/** Reference data: countries and languages from well-kept packages, industries, sectors and tones of our own. */
import countries from 'i18n-iso-countries/index.js';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import languages from 'iso-639-1';
import industriesData from './industries.json' with { type: 'json' };
import tonesData from './tones.json' with { type: 'json' };

/** Industries with their sectors, in alphabetical order. */
export const industries: { name: string; sectors: string[] }[] = industriesData;

// Fields of work that cut across industries; recruiters use them as sectors too.
const acrossIndustries = [
  'Data and technology',
  'Finance',
  'Health and safety',
  'Health and social care',
  'Legal and planning',
  'Logistics',
  'Maritime',
  'Operations',
  'People',
  'Procurement',
  'Renewable energy',
  'Science and environment',
];

const byName = (one: { name: string }, other: { name: string }): number => one.name.localeCompare(other.name, 'en');

/** Every sector once, in alphabetical order. */
export const sectors: { name: string }[] = [
  ...new Set([...acrossIndustries, ...industries.flatMap((item) => item.sectors)]),
]
  .map((name) => ({ name }))
  .sort(byName);

/** Tones of voice with a sample sentence. */
export const tones = tonesData.map(({ toneOfVoice, description, sample, bestFor }) => ({
  toneOfVoice,
  description,
  sample,
  bestFor,
}));

let countryList: { code: string; name: string }[] | undefined;

/** Countries by their usual English names. */
export function listCountries(): { code: string; name: string }[] {
  if (countryList === undefined) {
    countries.registerLocale(english);
    countryList = Object.entries(countries.getNames('en', { select: 'alias' }))
      .map(([code, name]) => ({ code, name }))
      .sort(byName);
    // The alias of the United Kingdom is an abbreviation; adverts spell it out.
    for (const country of countryList) {
      if (country.code === 'GB') country.name = 'United Kingdom';
      if (country.code === 'US') country.name = 'United States';
    }
    countryList.sort(byName);
  }
  return countryList;
}

/** Languages by their English names. */
export function listLanguages(): { code: string; name: string }[] {
  return languages
    .getAllCodes()
    .map((code) => ({ code, name: languages.getName(code) }))
    .sort(byName);
}
