/** Sentences that tell what the post does: all its deeds are told in one form. */
import { expect, it } from 'vitest';
import { tasksInProse } from './prose-tasks.ts';

it.each([
  [
    'Assistant Store Manager',
    'The Assistant Store Manager keeps the store running smoothly and leads the team when the owner is out.',
    'keep the store running smoothly and lead the team when the owner is out',
  ],
  [
    'Head Gardener',
    'The Head Gardener plans the beds and trains two apprentices.',
    'plan the beds and train two apprentices',
  ],
  [
    'Warden',
    'The Warden keeps the paths open and patrols the woods at dusk',
    'keep the paths open and patrol the woods at dusk',
  ],
  ['Tutor', 'The Tutor supports learners and marks their work', 'support learners and mark their work'],
  [
    'Sacristan',
    'The Sacristan opens the church at seven and locks up at night',
    'open the church at seven and lock up at night',
  ],
  [
    'Bosun',
    'The Bosun splices rope, inspects the rigging and trains two deckhands',
    'splice rope, inspect the rigging and train two deckhands',
  ],
  ['Florist', 'The Florist arranges stems and builds the window display', 'arrange stems and build the window display'],
  [
    'Verger',
    'The Verger sets out the chairs, and greets the congregation',
    'set out the chairs, and greet the congregation',
  ],
  // Things stay things.
  ['Cook', 'The Cook prepares meals for children and staff', 'prepare meals for children and staff'],
  ['Driver', 'The Driver carries parcels and letters for the depot', 'carry parcels and letters for the depot'],
  ['Registrar', 'The Registrar records births and deaths', 'record births and deaths'],
  ['Lab Technician', 'The Lab Technician plans and runs campaigns', 'plan and run campaigns'],
])('%s: %s', (title, line, task) => {
  expect(tasksInProse(line, title, false)).toEqual([task]);
});
