/** Whether a line goes on with the one above it, by what that ends in, what this begins with and how wide the paper is. */

import { endsOpen } from '../../language/ending.ts';
import { lacksNoun } from '../../language/lacking-noun.ts';
import { goesOnWithVerb } from '../../language/lacking-verb.ts';
import { isVerbBase } from '../../language/verbs.ts';
import { asksAnew } from './asks-anew.ts';
import { goesOnWithForce } from './force-below.ts';
import { keys } from './form-keys.ts';
import { headingOf } from './headings.ts';
import { endsInParticle } from './line-kinds.ts';
import { beginAlike, beginsDeed, beginsOrder, opensSentence } from './line-starts.ts';
import { goesOnWithHead } from './same-head-below.ts';
import type { Joined } from './specification-rows.ts';

/** What a number counts that ended the line above. */
const ofNumbers =
  /^(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|yrs?|miles?|metres?|meters?|lbs?|pounds?|kg|km|mm|cm|feet|inches|percent|degrees|people|staff|beds|patients|customers|units|tons?|tonnes?)\b/;

interface Paper {
  /** The line as it was typed. */
  line: string;
  bullet: boolean;
  /** Whether the paper has bullets. */
  bulleted: boolean;
  /** Whether each line that begins with a deed is a line of its own. */
  deeds: boolean;
  width: number;
  edge: number;
  /** Which part of the width a line fills that was broken. */
  full: number;
  /** How much of the line above is filled, with the first word of this one. */
  filled: number;
  /** Whether lines begin with a capital. */
  capital: boolean;
  /** Whether the line above can't be over. */
  wants: boolean;
  /** Whether the line above ends inside a name. */
  inName: boolean;
}

/** Whether a line goes on with the one above it. */
export function goesOnAbove(
  last: Joined,
  content: string,
  { line, bullet, bulleted, deeds, width, edge, full, filled, capital, wants, inName }: Paper,
): boolean {
  return (
    !last.closed &&
    !bullet &&
    !keys.test(content) &&
    // "Desirable: a nursing qualification" begins a row of its own.
    !(/^[A-Z][\w' -]{2,30}:\s/.test(content) && headingOf(`${content.split(':')[0] ?? ''}:`, false) !== null) &&
    !/[:!?]$/.test(last.text) &&
    !asksAnew(last.text, content) &&
    !(deeds && beginsDeed(content) && !endsOpen(last.text) && !/,$/.test(last.text)) &&
    // Two notes that begin alike: "running the pass when the chef is off", "ordering fish".
    !(
      beginAlike(last.text, content) &&
      !/(?:,|\b(?:and|or|of|to|the|an?|with|for|by|in|on|at|from|our|your|their))$/.test(last.text)
    ) &&
    // "Decide what good is": ended.
    !/\b(?:what|how|who|where|why) .*\b(?:is|are)$/.test(last.text) &&
    // "Turn out and bring in": ended by the word that belongs to the verb.
    !(/^[A-Z]/.test(content) && endsInParticle.test(last.text)) &&
    !/\((?:E|D|essential|desirable)\)$/i.test(last.text) &&
    (/^[a-z(&]/.test(content)
      ? // Notes in short lines tell nothing of the paper's width.
        // An indented line under a bullet goes on with it.
        (((width > 60 || last.bullet) && filled > edge * full) ||
          goesOnWithVerb(last.text, content) ||
          goesOnWithHead(last.text, content) ||
          (capital && goesOnWithForce(last.text, content)) ||
          (last.bullet && /^\s{2,}\S/.test(line)) ||
          // Where every other row has its mark, one without is none.
          (last.bullet && bulleted && /^[a-z]/.test(content) && !isVerbBase(content.split(/[ ,]/)[0] ?? '')) ||
          (capital &&
            !last.bullet &&
            /^[a-z]/.test(content) &&
            !isVerbBase(content.split(/[ ,]/)[0] ?? '') &&
            // "Keep workshop clean", and below that short line "collecting parts": another task.
            // ... and so is "basic first aid" below the short "Experience of dumpers".
            filled >= Math.min(edge, 76) * 0.6) ||
          // "... within 30", "minutes when on standby": a number, and what there is of it.
          (/\s\d+$/.test(last.text) && ofNumbers.test(content)) ||
          endsOpen(last.text) ||
          lacksNoun(last.text) ||
          (/\b(?:on|in|at|by|over|about|against|under|through|during)$/.test(last.text) &&
            (!isVerbBase(content.split(/[ ,]/)[0] ?? '') || last.text.endsWith(' against'))) ||
          /,$/.test(last.text)) &&
        (!/\.$/.test(last.text) || last.text.length > 60)
      : // A capital goes on only where the line before it can't end: "turbines at", "Skerry Bank".
        (endsOpen(last.text) ||
          wants ||
          inName ||
          (/(?<![-\w])(?:at|in|near|from|with|by|under|through|against|using|within)$/.test(last.text) &&
            filled > width * 0.8)) &&
        !/\b(?:dept|max|min|approx|no)\.?$/i.test(last.text) &&
        // "Wash pans when ...": an order is a task of its own.
        !(/\b(?:and|or|the|an?|our|your|their|its|plus|via|per)$/i.test(last.text) ? false : beginsOrder(content)) &&
        !(/\ba (?:big |real |definite )?plus$/i.test(last.text) || opensSentence.test(content)) &&
        // "... or a similar", "CAM package": the words of a heading, and the noun that was still to come.
        ((wants && !/:$/.test(content)) || headingOf(content, false) === null)) &&
    headingOf(last.text, last.bullet) === null
  );
}
