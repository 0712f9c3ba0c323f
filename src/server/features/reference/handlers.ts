/** Endpoints of reference data. */
import type { Handlers } from '#contract/handler.ts';
import { industries, listCountries, listLanguages, sectors, tones } from './lists.ts';

type Names =
  | 'organisation.industries'
  | 'reference.languages'
  | 'reference.countries'
  | 'reference.tones'
  | 'reference.sectors';

export function referenceHandlers(): Handlers<Names> {
  return {
    'organisation.industries': async () => industries,
    'reference.languages': async () => listLanguages(),
    'reference.countries': async () => listCountries(),
    'reference.tones': async () => tones,
    'reference.sectors': async () => sectors,
  };
}
