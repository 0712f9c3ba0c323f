/** A row stands whole or not at all: "the work is claims for fishing boats", of "claims for fishing boats, workboats and cargo", tells of a third of it. */
import { tellsTerms, tellsTimes } from './times.ts';

/** Sentences of ours that say what all of the work is, or where one works. */
const opening =
  /^(?:(?:The|Your) (?:work|job) (?:is|includes) (?:the |an? )?|You do (?:the |an? )?|You work in (?:an? |the )?(?=.* and )|You work (?=[a-z]+ or ))/;
/** What goes on with the piece before it, and tells nothing new. */
const goesOn =
  /^(?:with|without|mostly|mainly|usually|often|sometimes|including|plus|some|no|not|in|on|at|for|from|by|near|across|about|around|up to|one|two|three|four|five|six|\d|we|you|our|the|it|they|there)\b/;
const somebody = /\b[a-z]{3,}(?:er|or|ist|ant|ian|ee|man|woman|chef|cook|nurse|clerk|lead|hand|mate)s?$/;

const standsApart = (part: string): boolean =>
  part === '' || tellsTimes(part) || tellsTerms(part) || goesOn.test(part) || somebody.test(part);

/** `all`: what was typed, in small letters and with its marks. */
export function isTorn(text: string, all: string): boolean {
  const lead = opening.exec(text)?.[0];
  if (lead === undefined) return false;
  const rest = text
    .slice(lead.length)
    .replace(/[.!]+$/, '')
    .toLowerCase();
  const at = all.indexOf(rest);
  if (at < 0) return false;
  const [behind = ''] = all.slice(at + rest.length).split(/[.;:!?\n]/);
  const before = (
    all
      .slice(0, at)
      .split(/[.;:!?\n]/)
      .at(-1) ?? ''
  ).replace(/\b(?:the|an?)\s*$/, '');
  // Cut before its end: "seed sales" of "seed sales of $46 million".
  if (/^ (?:of|and|or|&) /.test(behind)) return true;
  const next = /^, (?:and )?([^,]+)/.exec(behind)?.[1]?.trim() ?? '';
  const last = /([^,]+), (?:and )?$/.exec(before)?.[1]?.trim() ?? '';
  return !standsApart(next) || !standsApart(last);
}
