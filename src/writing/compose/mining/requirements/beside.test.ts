import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';

describe('what stands beside the requirements and asks for nothing', () => {
  it.each([
    'Trainees from catering colleges may also apply',
    'recent college graduates preferred',
    'Original certificates and PAN to be produced at interview',
    'Aadhaar, PAN and last three month payslips to be brought for interview',
    'Please bring your documents',
    'Bank account and PPS number',
    'Salary no bar for the right candidate',
    'family accommodation provided near the plant',
    'No subcontractors',
    'no non-compete',
    'Applicants must, on the closing date for application:',
    'Who are we looking for?',
    'certificates encouraged',
    'job share also possible',
    'Beginners and returners are very welcome',
    'uniform allowance',
    'NP max 60 days',
    'physically demanding!',
    "You're looking for a place where you can grow",
    'Factor; Essential; Desirable',
  ])('%s', (typed) => {
    expect(readPerson(typed)).toBeNull();
  });
  it.each([
    ['No driving convictions', 'driving convictions'],
    ['willing to apply for a visa', 'willing'],
    ['a recent graduate in chemistry', 'graduate in chemistry'],
    ['no degree required', 'degree'],
    ['a year on the grill; trainees may also apply', 'a year on the grill'],
  ])('what is asked stays: %s', (typed, part) => {
    expect(readPerson(typed)?.text ?? '').toContain(part);
  });
});
