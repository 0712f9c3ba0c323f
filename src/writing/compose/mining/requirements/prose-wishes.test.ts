import { expect, it } from 'vitest';
import { wishInProse } from './prose-wishes.ts';

it.each([
  [
    'Candidates with experience of mass spectrometry will have an advantage.',
    'experience of mass spectrometry desirable',
  ],
  ['Preference will be given to candidates with a Level 3 diploma.', 'a Level 3 diploma desirable'],
  ['Applicants who have a forklift licence will be given priority.', 'a forklift licence desirable'],
  ['It would be great if you also spoke Polish.', 'able to speak Polish desirable'],
  ["We'd love it if you know Figma.", 'know Figma desirable'],
  ["We'd love it if you have worked in a start-up.", 'Ideally you will have worked in a start-up'],
  ['If you have managed a small team, even better.', 'Ideally you will have managed a small team'],
  ["If you speak French, that's a bonus.", 'able to speak French desirable'],
  ['It is an advantage to have a car.', 'a car desirable'],
  ['We would welcome applications from people with experience of dementia.', 'experience of dementia desirable'],
  ['Anyone with NEBOSH is strongly preferred', 'NEBOSH strongly preferred'],
])('"%s" wishes', (sentence, line) => {
  expect(wishInProse(sentence)).toBe(line);
});
it.each([
  'Candidates must have a degree.',
  "If you have questions, we'd love to hear from you.",
  'It would be great if you did not smoke.',
  'We welcome applications from all parts of the community.',
  'If you can start in May, please say so.',
])('"%s" wishes for nothing', (sentence) => {
  expect(wishInProse(sentence)).toBeNull();
});
