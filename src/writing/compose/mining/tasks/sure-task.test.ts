import { expect, it } from 'vitest';
import { isSureTask } from './sure-task.ts';

it.each([
  ['tidy the worker', 'tidy worker'],
  ['direct reports', 'Direct reports; None'],
  ['pre-start checks', 'Pre-start checks.'],
  ['act as deputy', 'Act as Deputy; Information Governance Manager'],
  ['act as deputy', 'Deputy; Colleague of same shift'],
  [
    'manage 6 tutors, a pastoral support the worker and the clerk',
    'Manage 6 tutors, a pastoral support worker and the clerk',
  ],
])('is not sure of "%s"', (text, raw) => {
  expect(isSureTask(text, raw)).toBe(false);
});

it.each([
  ['tidy the worker', 'Tidy the worker'],
  ['train the driver', 'Train driver'],
  ['act as fire marshal', 'Fire marshal'],
  ['check the vehicle and sign the log', 'Check vehicle and sign log'],
  ['support a key worker', 'Support a key worker'],
])('is sure of "%s"', (text, raw) => {
  expect(isSureTask(text, raw)).toBe(true);
});
