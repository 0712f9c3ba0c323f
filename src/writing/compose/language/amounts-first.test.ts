import { describe, expect, it } from 'vitest';
import { findNames } from '../ledger/names.ts';
import { lowerFirst } from './first-capitals.ts';
import { withNames } from './names-here.ts';

describe('a quality or a number before a figure or letters', () => {
  it.each([
    'Free 500 Mbps broadband at home',
    'Fast 1 Gbps fibre',
    'Paid 5 CPD days',
    'Two RDO days a month',
    'Two RIAI and CIF awards',
  ])('loses its capital: %s', (text) =>
    withNames(findNames([text]), () => expect(lowerFirst(text)).toBe(text.charAt(0).toLowerCase() + text.slice(1))),
  );
  it.each(['Year 2 PGCE', 'Level 3 NVQ', 'Stage 2 in childcare', 'Opera PMS knowledge', 'Grade 5 or above'])(
    'and a name keeps it: %s',
    (text) => withNames(findNames([text]), () => expect(lowerFirst(text)).toBe(text)),
  );
});
