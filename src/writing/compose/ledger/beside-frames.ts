/** What of a sentence is left beside what frames of their own say: the pay, the hours and the contract. */

import { upperFirst } from '../language/first-capitals.ts';
import type { FactKind, WriterInput } from '../types.ts';
import { ofOneTurn, withTeam } from './notes/one-turn.ts';
import { sayNote } from './notes/say-note.ts';
import { payDepends } from './pay-depends.ts';
import { withoutPay } from './pay-lines.ts';
import { withoutSlots } from './read-slots.ts';
import { unlabelled, whatOneDoes, withoutIt } from './sentence-wording.ts';
import type { Slots } from './slots.ts';
import type { DisplayTitle } from './title.ts';

/** So long a contract, and what it pays. */
const lengthWithPay =
  /^((?:This is |It['’]s |It is )?an? [a-z\d-]+[- ](?:year|month|week) (?:fixed[- ]term )?(?:contract|post|appointment|placement)),? (?:at|on|paying|paid at) [£€$₹][^.;]*[.]?$/i;

/** What is left of a piece, null where nothing is. What a sentence says beside the pay may still be said. */
export function besideFrames(
  whole: string,
  kind: FactKind,
  advert: WriterInput['advert'],
  slots: Slots,
  title: DisplayTitle | null,
  titleWords: readonly string[],
): string | null {
  // "$26 to $31 an hour depending on your weld test": the figures have frames of their own.
  const depends = kind === 'description' ? payDepends(whole, advert.salaryFrom, advert.salaryTo) : null;
  const noted =
    kind === 'description'
      ? // "This is a one-year contract at $24 an hour": how long, whatever it pays.
        (depends ?? withoutIt(whole.replace(lengthWithPay, '$1')))
      : // "£3.2m going into new lines this year": it is.
        whole.replace(
          /^((?:over |about |nearly )?[£€$₹][\d.,]+ ?(?:k|m|bn|million|billion|crore|lakh)?) going (?=into |on |to )/i,
          '$1 is going ',
        );
  // "£13.85 an hour, weekly pay every Friday": notes of a promise, of which the frames say the first.
  const unpaid =
    kind === 'description' || (kind === 'proposition' && advert.salaryFrom && /^[£€$₹]\d/.test(noted))
      ? upperFirst(withoutPay(noted) ?? noted)
      : noted;
  // "(1 in 8, £220 a week)" without its pay has lost its bracket.
  const closed = unpaid.split('(').length === unpaid.split(')').length ? unpaid : unpaid.replace(/\(([^()]*)$/, '($1)');
  const slotless = kind === 'description' ? withoutSlots(closed, slots) : closed;
  // "36 hours, with one sleep-in a week": the rest of it.
  const kept =
    slotless === null || slotless === noted ? slotless : upperFirst(slotless.replace(/^(?:and|plus|with)\s+/i, ''));
  // "Permanent, hybrid: two days in the office": without its first word it is a note of another kind.
  return kind === 'description' && kept !== null && ofOneTurn.test(kept)
    ? `You work ${kept.toLowerCase()}`
    : kind === 'description' && kept !== null
      ? withTeam(unlabelled(kept === whole ? kept : sayNote(whatOneDoes(kept), titleWords)), title)
      : kept;
}
