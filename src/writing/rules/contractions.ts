import { findFullForms } from './contract.ts';
import { findContractions } from './expand.ts';
import type { Rule } from './rule.ts';

/** Contractions1, 11: use contractions, or don't. */
export const contractions: Rule = {
  id: 'Contractions1',
  group: 'punctuation',
  label: 'Choose whether to use contractions',
  message: 'House style writes this form another way.',
  reason: 'Contractions sound closer to speech, full forms more official; a mix sounds careless.',
  samples: [
    { options: { Contractions1: true, Contractions11: 'use' }, before: 'We are hiring two chefs.' },
    { options: { Contractions1: true, Contractions11: 'dontUse' }, before: "You'll run the night shift." },
  ],
  detect(reading, options) {
    const choice = options.choice('Contractions11');
    if (choice === 'use') return findFullForms(reading);
    return choice === 'dontUse' && /['’]/.test(reading.text) ? findContractions(reading) : [];
  },
};
