import { describe, expect, it } from 'vitest';
import { asAskedOfReaders } from './asked-of-readers.ts';
import { tellsNextStep } from './brief-wishes.ts';

describe('what a brief of the calls has readers do', () => {
  it.each([
    ['Close with an invitation to ring Maeve for a chat', 'Ask them to ring Maeve for a chat'],
    ['Finish with a call to visit the depot any Thursday', 'Ask them to visit the depot any Thursday'],
    [
      'Ask them in the last line to tell us about a hedge they have laid',
      'Ask them to tell us about a hedge they have laid',
    ],
    ['Invite people at the end to walk the route', 'Invite people to walk the route'],
    ['Close the shop at nine', 'Close the shop at nine'],
  ])('%s', (typed, asked) => expect(asAskedOfReaders(typed)).toBe(asked));

  it.each([
    'Open on the moment the curtain goes up and the stage manager calls the cue',
    'The hook should be the open source work',
    'More warmth than last time, it read like a tax letter',
    "I'd like it to begin with the children's names for the nursery hens",
    'A touch of humour is fine, we sell sausages',
    'Address them as "you" all the way through',
    'Bullet points for the duties, the rest in prose',
    'End on the first call of the night shift',
  ])('is not what is wanted of the text: %s', (typed) => expect(tellsNextStep(typed)).toBe(false));

  it.each([
    'Ask for a sketch of a chair in place of a CV',
    'Invite them to pull a few pints with us one evening',
    'Interviews are on 4 June in Cork',
    'You will hear from us within five days',
    'Send your portfolio and one drawing',
  ])('is told: %s', (typed) => expect(tellsNextStep(typed)).toBe(true));
});
