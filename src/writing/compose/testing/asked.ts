import type { PersonLine } from '../ledger/facts.ts';
import { buildLedger } from '../ledger/ledger.ts';
import { makeInput } from './input.ts';

/** What an estimator's brief and job description ask for together: the skills field, and the lines under "Requirements". */
export const askedOf = (skills: string, lines: string): PersonLine[] =>
  buildLedger(
    {
      ...makeInput({
        advert: { jobTitle: 'Estimator', location: 'Leeds', brandName: 'Elm Homes' },
        brief: { responsibilitiesRole: 'Price tenders, visit sites, talk to suppliers', skills },
      }),
      jobDescription: { text: `Duties\n- Price tenders\n\nRequirements\n${lines}`, matches: true },
    },
    true,
  ).person;
