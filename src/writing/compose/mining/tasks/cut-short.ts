/** Long lines, told up to where they may end. */

import { endsOpen } from '../../language/ending.ts';
import { describes } from '../../language/lexicon.ts';
import { isVerbBase, nounLike } from '../../language/verbs.ts';

const joints =
  /(?:[,;]|\s(?:including|ensuring|whilst|while|in order|so that|which|with a view|in line with|in accordance with|in relation to|as part of))\s/g;

/** "Record the results", "report defects to": behind what may be a thing, what is done to. */
const takesObject = /^(?:the|all|any|our|your|each|every)\b|^[a-z]+[^su\W]s (?:on|in|to|with|at|for|by|from)$/;

/** "Inspect parts using micrometers, bore gauges and height gauges and record the results on the card": a row is told to its end, where a second deed begins; null in any other line. */
function atClosedRow(text: string): string | null {
  for (const { index, 1: verb = '', 2: behind = '' } of text.matchAll(/ and (?=([a-z]+) ([a-z]+ ?[a-z]*))/g)) {
    const cut = text.slice(0, index);
    if (
      !isVerbBase(verb) ||
      (nounLike.has(verb) && !takesObject.test(behind)) ||
      !/, [^,]+ and [^,]+$/.test(cut) ||
      endsOpen(cut)
    )
      continue;
    return cut.split(' ').length < 18 ? cut : null;
  }
  return null;
}

/** A long line up to the first joint at which it may end: "a responsive, customer focused service" is one thing, and no end. */
export function cutShort(text: string): string | null {
  const row = atClosedRow(text);
  if (row !== null) return row;
  for (const joint of text.matchAll(joints)) {
    const cut = text.slice(0, joint.index);
    const words = cut.split(' ');
    if (words.length < 3) continue;
    if (words.length > 17) return null;
    const last = words.at(-1) ?? '';
    const before = words.at(-2) ?? '';
    if (endsOpen(cut)) continue;
    if (
      /^,/.test(joint[0]) &&
      describes(last) &&
      (/^(?:an?|the|our|your|its|their|and|more|most|very)$/i.test(before) || describes(before))
    )
      continue;
    return cut;
  }
  return null;
}
