import { anyOf } from '../language/any-of.ts';
import { type Frame, frames } from './frame.ts';
import { bare, ownLabel } from './guide-words.ts';
import { pillarFrames } from './pillars.ts';
import { valueFrames } from './values.ts';

/** Pillars, values and the strapline. */
export const guideFrames: readonly Frame[] = [
  ...pillarFrames,
  ...valueFrames,
  ...bare('why', ['“{g}” is something that matters to us.', 'Something that matters to us: “{g_}”.'], {
    from: ['pillar'],
    kinds: ['gap'],
  }),
  ...frames('line', ['{g}.', 'Our line is “{g}”.'], { from: ['strapline'] }),
].map((frame) =>
  frame.template.includes('{st_}')
    ? { ...frame, unless: frame.unless ? anyOf(frame.unless, ownLabel) : ownLabel }
    : frame,
);
