import { expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { cleanText } from './clean.ts';
import { buildLedger } from './ledger.ts';
import { displayTitle } from './title.ts';

it.each([
  ['Chief Operating Officer, Regional Freight Network (Confidential search)', 'Chief Operating Officer'],
  ['CONFIDENTIAL - Finance Director', 'Finance Director'],
  ['Finance Director - confidential', 'Finance Director'],
  ['Confidential: Ward Manager', 'Ward Manager'],
  ['Accountant [DRAFT]', 'Accountant'],
  ['Head of Data (draft v2)', 'Head of Data'],
  ['Nurse (internal only)', 'Nurse'],
  ['Plumber (replacement)', 'Plumber'],
  // Words of the job itself.
  ['Confidential Secretary', 'Confidential Secretary'],
  ['Draft Beer Technician', 'Draft Beer Technician'],
  ['Internal Auditor', 'Internal Auditor'],
  ['Graduate Trainee, Supply Chain', 'Supply Chain Graduate Trainee'],
  ['Calibration Technician, Optical Length Measurement', 'Calibration Technician'],
  ['Chief Nursing Officer, Acute Care', 'Chief Nursing Officer (Acute Care)'],
])('the remark beside a title is no part of it: %s', (typed, title) => {
  expect(displayTitle(typed, null)?.text).toBe(title);
});

it('tells what could not be read, and asks for a title only where there is none', () => {
  const notes = (jobTitle: string | null): string =>
    buildLedger({ ...makeInput({ advert: { jobTitle } }), jobDescription: null }, false).notes.join('\n');
  expect(notes(null)).toContain('Add a job title in the General tab');
  expect(notes('???')).toContain('No title could be read from "???" in the General tab');
  expect(notes('???')).not.toContain('Add a job title');
});

it.each([
  ['Plan the move (confidential until June) with the landlord', 'Plan the move with the landlord'],
  ['Lead a team (approved by: HR) of nine', 'Lead a team of nine'],
  ['Manage the budget. Internal use only.', 'Manage the budget.'],
])('a remark to colleagues in brackets takes nothing with it: %s', (typed, words) => {
  expect(cleanText(typed).text).toBe(words);
});
