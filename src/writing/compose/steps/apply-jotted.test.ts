import { expect, it } from 'vitest';
import { asApplied } from './apply-jotted.ts';

it.each([
  ['apply, Indeed, bring CV', 'Apply on Indeed and bring your CV'],
  ['Apply via LinkedIn with CV', 'Apply on LinkedIn with your CV'],
  ['apply, our website, attach CV and cover letter', 'Apply on our website and attach your CV and cover letter'],
  ['apply thru portal', 'Apply through our portal'],
  ['call in, bring CV', 'Call in and bring your CV'],
])('"%s" is said as a sentence', (typed, said) => expect(asApplied(typed)).toBe(said));

it.each([
  'Apply, ask for Nuala',
  'Apply by Friday',
  'Apply on Indeed or ring the yard',
  'Say where to apply, and mention the trial shift',
])('"%s" stays as it was', (typed) => expect(asApplied(typed)).toBe(typed));
