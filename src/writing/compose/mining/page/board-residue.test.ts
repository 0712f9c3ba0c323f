import { describe, expect, it } from 'vitest';
import { withoutBoard } from './board-residue.ts';

describe('what a job board leaves in a paper', () => {
  it.each([
    '*Posted 47 days ago · 112 applicants · Promoted*',
    'Reposted 2 weeks ago',
    'Posted 30+ days ago',
    'Over 200 applicants',
    'Be an early applicant',
    'Be among the first 25 applicants',
    'Easy Apply',
    '⚡ Easy Apply',
    'Apply on company website',
    'Show more',
    'Show less ›',
    'Save',
    'Save job | Share | Report this job',
    'Actively recruiting',
    'Responses managed off LinkedIn',
    'Seniority level: Entry level',
    'Job function: Health Care Provider',
    'Industries: Dentistry',
    'Job ID: 4471-A',
    '1,204 views',
    'Skip to main content',
    'We use cookies to improve your experience. Accept all to go on.',
    'Accept all cookies',
    'Cookie settings',
    'By clicking Apply you agree to our terms.',
    'See who Panhandle Smiles has hired for this role',
    'Message the hiring team',
    'No longer accepting applications',
    'Back to search results',
    'Powered by Greenhouse',
  ])('%s', (line) => expect(withoutBoard(`${line}\nClean teeth`).trim()).toBe('Clean teeth'));

  it.each([
    'Apply fillings and sealants',
    'Save energy in all of our buildings',
    'Share what you learn with the team',
    'Report faults to the control room',
    'Promoted from within: two of three managers',
    'Follow the cleaning plan',
    'Print labels and pack parcels',
    'Back up the servers each night',
    'Post invoices and reconcile accounts',
    'Interview applicants with the manager',
    'Handle 40 applications a week',
    'Show guests to their rooms',
    'Bake cookies and cakes',
    'Apply with a CV to Jane',
    'Views on the design are welcome',
    'Full-time · Permanent',
    'Similar experience in another trade',
    'Similar roles in retail for two years\nFirst aid',
    'Related positions considered\nFirst aid',
  ])('stays: %s', (line) => expect(withoutBoard(line)).toBe(line));

  it('of a row what is of the job stays', () => {
    expect(withoutBoard('Full-time · Posted 3 days ago · Amarillo, TX · Easy Apply')).toBe('Full-time · Amarillo, TX');
  });
  it('other jobs below are none of this one, up to its next heading', () => {
    expect(
      withoutBoard('Clean teeth\nSimilar jobs\nDental Assistant\nAcme, Lubbock\nRequirements\nRDH license')
        .split('\n')
        .filter((line) => line !== ''),
    ).toEqual(['Clean teeth', 'Requirements', 'RDH license']);
  });
});
