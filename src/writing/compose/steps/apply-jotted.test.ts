import { expect, it } from 'vitest';
import { asApplied } from './apply-jotted.ts';

it.each([
  ['apply, Indeed, bring CV', 'Apply on Indeed and bring your CV'],
  ['Apply via LinkedIn with CV', 'Apply on LinkedIn with your CV'],
  ['apply, our website, attach CV and cover letter', 'Apply on our website and attach your CV and cover letter'],
  ['apply thru portal', 'Apply through our portal'],
  ['walk in interview', 'Come to a walk-in interview'],
  ['Walk-in interviews every Tuesday', 'Come to one of our walk-in interviews every Tuesday'],
  ['drop in session on 4 May', 'Come to a drop-in session on 4 May'],
  ['call in, bring CV', 'Call in and bring your CV'],
])('"%s" is said as a sentence', (typed, said) => expect(asApplied(typed)).toBe(said));

it.each([
  'Apply, ask for Nuala',
  'Apply by Friday',
  'Walk in on Saturday',
  'Walk in, interview on the spot',
  'Drop in and ask for Nuala',
  'Apply on Indeed or ring the yard',
  'Say where to apply, and mention the trial shift',
])('"%s" stays as it was', (typed) => expect(asApplied(typed)).toBe(typed));
