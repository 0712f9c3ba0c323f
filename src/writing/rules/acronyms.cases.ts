import type { RuleCases } from './case.ts';

export const acronymsCases: RuleCases = {
  rule: 'Acronyms1',
  options: {
    acronymInBrackets: { Acronyms: true, Acronyms1: true, Acronyms11: 'WithTheAcronymInParentheses' },
    termInBrackets: { Acronyms1: true, Acronyms11: 'WithTheTermInParentheses' },
    either: { Acronyms1: true, Acronyms11: 'UsingEitherConvention' },
    off: { Acronyms: false, Acronyms1: true, Acronyms11: 'WithTheAcronymInParentheses' },
  },
  cases: [
    ['acronymInBrackets', 'KPIs (Key Performance Indicators)', 'Key Performance Indicators (KPIs)'],
    [
      'acronymInBrackets',
      'You agree an SLA (service level agreement) first.',
      'You agree a service level agreement (SLA) first.',
    ],
    ['acronymInBrackets', 'SaaS (software as a service) sells.', 'Software as a service (SaaS) sells.'],
    ['acronymInBrackets', 'the DBS (Disclosure and Barring Service)', 'the Disclosure and Barring Service (DBS)'],
    ['termInBrackets', 'Key Performance Indicator (KPI)', 'KPI (Key Performance Indicator)'],
    [
      'termInBrackets',
      'You agree a service level agreement (SLA) first.',
      'You agree an SLA (service level agreement) first.',
    ],
    ['termInBrackets', 'Key performance indicators (KPIs) matter.', 'KPIs (key performance indicators) matter.'],
    ['acronymInBrackets', 'KPI (our main measure)'],
    ['acronymInBrackets', 'NHS (see below), HTML (Extensible Markup Language)'],
    ['acronymInBrackets', 'Key Performance Indicators (KPIs)'],
    ['acronymInBrackets', 'London (UK) and Leeds (LDS)'],
    ['termInBrackets', 'KPI (Key Performance Indicator)'],
    ['termInBrackets', 'our main measure (KPI)'],
    ['either', 'KPI (Key Performance Indicator), service level agreement (SLA)'],
    ['off', 'KPI (Key Performance Indicator)'],
    ['acronymInBrackets', '"KPI (Key Performance Indicator)"'],
    ['acronymInBrackets', 'NHS (National Health Service)', null, { names: ['NHS'] }],
  ],
};
