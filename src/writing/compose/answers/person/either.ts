/** Requirements in two halves, only one of which has a verb: "first aid or will get it", "3 years roofing or you've run your own crew". */

import { isVerbBase } from '../../language/verbs.ts';
import type { Asked } from './shapes.ts';
import { isQuality } from './words.ts';

const orYou = /^(?!you\b)([^,;:]{2,60}?),? (or|but) (you(?:['’](?:ve|re|ll|d)| have| are| can| will| know| want) .+)$/i;
const orWill =
  /^(?!you\b|must\b|should\b)([^,;:]{2,60}?),? or ((?:will|can|could|would) (?!be able\b)(?:soon |happily |gladly )?(?:get|gain|do|obtain|take|be|work|learn|have|pass|finish|complete|start|sit)\b.*)$/i;

/** "You'll be patient and you'll ask": one reader, and one subject. */
const twice =
  /^you(?:['’]ll| will) (?:also )?((?!be able\b)[^,;:]{2,40}?),? and you(?:['’]ll| will)? (?!be\b)([a-z]+ .+)$/i;
/** "Typing while talking": what somebody can do at the same time. */
const atOnce = /^([a-z]+ing) ((?:[a-z]+ ){0,3}?)while ((?:[a-z]+)ing\b.*)$/i;

/** Whether a note has two halves like these, which share a sentence with nothing else. */
export const hasHalves = (text: string): boolean =>
  /, (?:or|but) (?:you|will|can|could|would)\b|^are .* and |^are an? .* or have /.test(text);

/** Reads such a note with the reader for its first half; null where it has one half, or two verbs. */
export function readEither(
  note: string,
  read: (half: string) => Asked | null,
  baseOf: (ing: string) => string | null,
): Asked | null {
  const you = orYou.exec(note);
  const will = you ? null : orWill.exec(note);
  const [, half = '', joint = 'or', rest = ''] = you ?? (will ? [will[0], will[1], 'or', will[2]] : []);
  if (half !== '') {
    const first = isQuality(half) ? { kind: 'be', text: half.toLowerCase(), wish: false } : read(half);
    if (!first || first.wish) return null;
    const had =
      first.kind === 'have'
        ? `have ${first.text}`
        : first.kind === 'be'
          ? `are ${first.text}`
          : first.kind === 'can'
            ? `can ${first.text}`
            : first.kind !== 'do'
              ? null
              : // "ServSafe or will get it": what is got is had, whatever could be known.
                will && /^\w+ (?:get|gain|obtain|sit|pass|do|take|complete)\b/i.test(rest)
                ? first.text.replace(/^know /, 'have ')
                : first.text;
    return had === null ? null : { kind: 'do', text: `${had}, ${joint} ${rest}`, wish: false };
  }
  const both = twice.exec(note);
  if (both?.[1] && both[2] && isVerbBase(both[2].split(' ')[0] ?? '')) {
    const quality = /^be (.+)$/i.exec(both[1])?.[1];
    if (quality ? isQuality(quality) : isVerbBase(both[1].split(' ')[0] ?? ''))
      return { kind: 'do', text: `${quality ? `are ${quality}` : both[1]} and ${both[2]}`, wish: false };
  }
  const doing = atOnce.exec(note);
  const base = doing?.[1] ? baseOf(doing[1].toLowerCase()) : null;
  return base ? { kind: 'can', text: `${base} ${doing?.[2] ?? ''}while ${doing?.[3] ?? ''}`, wish: false } : null;
}
