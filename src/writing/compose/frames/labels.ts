import { type Frame, frames } from './frame.ts';
import { joinsOrHouse, placedAlready } from './patterns.ts';

/** A pillar or a value by its name, over a text that speaks of it. */
const named = frames('label', ['{g}'], { from: ['pillar', 'value'], nameUnless: /[.?!]$/ });

/** Short titles above an introduction, a role or a person. */
export const labelFrames: Readonly<Record<'introduction' | 'role' | 'person', readonly Frame[]>> = {
  introduction: [
    ...frames('label', [
      '{V}',
      ['{d1} {inPlace}', 'last'],
      '{title} {inPlace}',
      'Join {employer} {inPlace}',
      ['{d1:ing} for {employer}', 'last'],
      'Work {atPlace}',
      'A job {inPlace}: {title}',
      ['{d1} and {d2}', 'stiff'],
      '{title} with {employer}',
      'The job, in short',
    ]),
    ...frames('label', ['{g}'], { from: ['pillar'], nameKinds: ['np'] }),
    // "Fair territories in Denver": they lie elsewhere.
    ...frames('label', ['{g} {inPlace}'], {
      from: ['pillar'],
      nameKinds: ['np'],
      nameMatch: /\b(?:jobs?|work|careers?|trade|apprenticeships?)$/i,
      nameUnless: placedAlready,
    }),
    ...frames('label', ['{g}, with {employer}'], { from: ['pillar'], nameKinds: ['np'], nameUnless: joinsOrHouse }),
    ...frames('label', ['{g}'], { from: ['pillar', 'strapline'], nameUnless: /[.?!]$/ }),
  ],
  role: [
    ...frames('label', [
      '{d1}',
      '{d1} and {d2}',
      '{d1:ing} and {d2:ing}',
      'What [you will] do {inPlace}',
      'What {aTitle} does here',
      ['{d1:ing} {inPlace}', 'last'],
      'Your work as {asTitle}',
      'The job: {d1}',
      'Your part at {employer}',
      '{d1}, {d2}, {d3}',
      'What the job is',
      'Your work with {employer}',
    ]),
    ...named,
  ],
  person: [
    ...frames('label', [
      'What you bring',
      'What we ask for',
      'Who we want',
      '{b1:cap} and {b2}',
      '{b1:cap}, and ready to {d1}',
      'You, as {asTitle}',
      'Who would suit this job',
      'What {aTitle} needs here',
      'The person for the job',
      'What you would bring to {employer}',
      ['Could this be you?', 'question warm'],
      'You are {b1}',
      ['Can you {c1}?', 'question'],
      ['Are you {b1}?', 'question'],
      ['Are you {b1} and {b2}?', 'question'],
    ]),
    ...named,
  ],
};
