/** The rewritten lines beside the account forms: what adverts often say, and what they could. */
import type { Specimen } from '#web/ui/split-page.tsx';

export const specimens = {
  login: {
    before: 'We are seeking a dynamic, results-driven individual to join our fast-paced team.',
    after: 'Keep 240,000 homes lit, from',
    marked: 'ninety metres up.',
    role: 'Offshore Wind Technician',
    place: 'Fenmoor Energy, Grimsby',
  },
  signUp: {
    before: 'The successful candidate will possess excellent communication skills.',
    after: 'Be the first voice islanders hear',
    marked: 'before a turbine turns.',
    role: 'Community Liaison Manager',
    place: 'Fenmoor Energy, Lerwick',
  },
} satisfies Record<string, Specimen>;
