import { describe, expect, it } from 'vitest';
import { withoutMails } from './mails.ts';
import { tidyBrief } from './tidy-brief.ts';

describe('a mail in a field', () => {
  it('has its newest words, without its head and what it quotes', () => {
    expect(
      withoutMails(
        'From: R. Venkataraman\nTo: HR\nSubject: RE: RE: requisition\nLocation is Mumbai, five days in office.\n> From: HR\n> Sir, the earlier note said Pune and hybrid 3 days.',
      ),
    ).toBe('Location is Mumbai, five days in office.');
  });
  it.each([['>> As discussed: own the security strategy', 'Own the security strategy']])('%s', (typed, left) =>
    expect(withoutMails(typed)).toBe(left),
  );
  it.each([
    '> weddings & funerals mainly\n> daily bouquets',
    'From: £12 an hour\nA team of nine.',
    'From: 9 am\nTo: 5 pm',
    'Reports to: Depot Manager',
    'Per week: two clinics',
    'nvda or jaws, excel',
    'You see the same families each week. Thanks to the team, nobody works alone.',
    'See patients in their homes',
  ])('%s stays', (typed) => expect(withoutMails(typed)).toBe(typed));
});

it('tells a description by its newest mail', () => {
  const description = tidyBrief({
    description:
      'From: R. Rao\nTo: HR\nSubject: RE: post\nFive days in office.\n> From: HR\n> The pay is 80 lakh there.',
    proposition: null,
    responsibilitiesRole: null,
    skills: null,
    supportingEvidence: null,
    keywords: null,
  })?.description;
  expect(description).toMatch(/five days/i);
  expect(description).not.toMatch(/80 lakh|From|HR/);
});
