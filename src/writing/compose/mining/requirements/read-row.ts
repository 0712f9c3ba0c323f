/** The rows of a person specification: which hold one requirement, and which hold several. */
import { termsOf } from '../../language/clause.ts';
import { withHalvesWhole } from '../../language/lacking-noun.ts';
import { splitOutsideBrackets } from '../tasks/outside-brackets.ts';
import { readActivity } from './activity.ts';
import { degreeLetters } from './degree-letters.ts';
import { readPerson } from './person.ts';
import type { PersonFact } from './person-shapes.ts';
import { closesRow } from './rows.ts';
import { goesOn } from './split-joins.ts';
import { showCommas } from './split-kept.ts';
import { readTongueLevels } from './tongue-levels.ts';

const beginsWithAdjective = (piece: string): boolean => termsOf(piece)[0]?.tags.includes('Adjective') ?? false;
const endsInAdjective = (piece: string): boolean => termsOf(piece).at(-1)?.tags.includes('Adjective') ?? false;

/** A degree or another paper, by its letters or its word. */
const paper = new RegExp(`^(?:${degreeLetters})\\b|\\b(?:licen[cs]e|certificate|degree|diploma)\\b`);
/** What says of itself whether it is a must. */
const marked =
  / (?:is |are )?(?:an? )?(?:required|essential|needed|must|mandatory|necessary|preferred|desirable|desired|plus|advantage|bonus|useful|helpful)$/i;

/** One thing that would be a plus. */
const lastIsWish = /^(?!.* (?:or|and) ).* (?:is |would be )?an? (?:[a-z]+ )?(?:plus|bonus|advantage|asset)$/i;

const isRequired =
  /^(?!.*\bnot (?:required|essential|mandatory)).*\b(?:is |are )?(?:required|mandatory|compulsory|essential|a must)\W*$/i;
/** A language with how well it is spoken. */
const levelOf = /^[A-Z][a-z]+ (?:\(?[ABC][12]\+?\)?|fluent|native)$/;

/** "Lift 50 lbs, stand 10 hours, work in heat or cold": what somebody can do, from the first to the last. */
function allCan(pieces: readonly string[], section: 'person' | 'desirable'): PersonFact[] | null {
  const last = pieces.at(-1) ?? '';
  if (pieces.length < 3 || !/^(?:and )?work (?:in|at|on|outside|outdoors|under|with)\b/.test(last)) return null;
  const first = pieces.slice(0, -1).map((piece) => readPerson(piece, section));
  if (!first.every((fact) => fact?.kind === 'can')) return null;
  const text = last.replace(/^and /, '').replace(/([a-z])\/(?=[a-z])/g, '$1 or ');
  return [...first.filter((fact) => fact !== null), { kind: 'can', text, desirable: section === 'desirable' }];
}

/** "Good attitude, turns up on time": a row of different kinds is parted, any other stays one. */
export function readRow(hidden: string, below: 'person' | 'desirable'): PersonFact[] {
  const typed = showCommas(hidden);
  // "Background check required.", though what stands before it is only wished for.
  const section = below === 'desirable' && isRequired.test(typed) ? 'person' : below;
  const text = typed.replace(/^languages?\s*:\s*/i, '');
  // "Fluent English, working Tamil": two languages, each with how well.
  const tongues = readTongueLevels(text, section === 'desirable');
  if (tongues) return [tongues];
  const pieces = withHalvesWhole(splitOutsideBrackets(hidden.replace(/^languages?\s*:\s*/i, ''))).map(showCommas);
  // "English C1, German B2, Dutch desirable": a mark of the last alone.
  if (
    pieces.length > 1 &&
    marked.test(pieces.at(-1) ?? '') &&
    pieces.slice(0, -1).every((piece) => levelOf.test(piece))
  ) {
    const each = pieces.flatMap((piece) => readPerson(piece, section) ?? []);
    if (each.length === pieces.length) return each;
  }
  // "Experience of teaching adults or children, NRASTC": a paper by its letters, and nobody who is taught.
  if (
    pieces.length === 2 &&
    /^[A-Z]{3,7}$/.test(pieces[1] ?? '') &&
    /\bexperience\b.* [a-z]+$/i.test(pieces[0] ?? '')
  ) {
    const each = pieces.flatMap((piece) => readPerson(piece, section) ?? []);
    if (each.length === 2) return each;
  }
  // "MA required, PhD preferred": each with its mark.
  if (
    pieces.length > 1 &&
    pieces.every(
      (piece) => marked.test(piece) && !/ [–—-] |^(?:level|grade|band|the|it|this|more|others?)\b/i.test(piece),
    )
  ) {
    const each = pieces.flatMap((piece) => readPerson(piece, section) ?? []);
    if (each.length === pieces.length) return each;
  }
  // "HNC in surveying, HND preferred": papers of which the last is marked.
  if (pieces.length === 2 && marked.test(pieces[1] ?? '') && pieces.every((piece) => paper.test(piece))) {
    const each = pieces.flatMap((piece) => readPerson(piece, section) ?? []);
    if (each.length === 2 && each.every(({ kind, odd }) => kind === 'have' && !odd)) return each;
  }
  // "Basic arithmetic, touch typing a plus": the wish is of the last alone, where what stands before is no bare name.
  if (
    pieces.length > 1 &&
    section === 'person' &&
    lastIsWish.test(pieces.at(-1) ?? '') &&
    pieces.slice(0, -1).every((piece) => / [a-z]/.test(piece) && !marked.test(piece) && !/ (?:or|and) /.test(piece))
  ) {
    const each = pieces.flatMap((piece) => readPerson(piece, section) ?? []);
    if (
      each.length === pieces.length &&
      each.every(({ odd, desirable }, at) => !odd && desirable === at > pieces.length - 2)
    )
      return each;
  }
  const able = allCan(pieces, section);
  if (able) return able;
  const whole = readPerson(text, section);
  if (
    pieces.length > 1 &&
    // "Good clinical skills: placing catheters, charting": what stands behind a colon is of what stands before it.
    !/[A-Za-z]: /.test(pieces[0] ?? '') &&
    pieces.every((piece) => /^[A-Za-z]/.test(piece)) &&
    // "Willingness to travel, about two days a month": so much of it.
    !pieces.slice(1).some((piece) => goesOn.test(piece)) &&
    // "Willing to work evenings, weekends and bank holidays".
    !closesRow((pieces[0] ?? '').toLowerCase(), pieces.slice(1)) &&
    // "Good communication in Marathi, Hindi and English": one row.
    !/\b(?:(?:in|of|with|using)\s+\S+|(?:to|across|between) [A-Z]\S+)$/.test(pieces[0] ?? '') &&
    pieces.length < 5 &&
    !/\b(?:including|such as|preferably|ideally|with|who|which|or)\b/i.test(text)
  ) {
    const facts = pieces
      .map((piece) => readPerson(piece.replace(/^and /i, ''), section))
      .filter((fact) => fact !== null);
    if (
      facts.length === pieces.length &&
      facts.every(({ odd, kind }) => !odd && kind !== 'without') &&
      // "Able to write clear, analytical reports": the comma is inside the object.
      // "Fast, accurate typing": two adjectives of one noun.
      !pieces.some(
        (piece, index) =>
          index > 0 &&
          facts[index - 1]?.kind === 'be' &&
          (facts[index]?.kind === 'have' || readActivity(piece.toLowerCase()) !== null) &&
          // "Reliable, own transport".
          !/^own\b/i.test(piece) &&
          beginsWithAdjective(piece),
      ) &&
      pieces.slice(0, -1).every((piece, index) => facts[index]?.kind === 'be' || !endsInAdjective(piece)) &&
      // "You can debug a server, a network and a slow query": three objects of one deed, of which nobody has the last.
      !(
        /^(?:can|do)$/.test(facts[0]?.kind ?? '') &&
        pieces
          .slice(1)
          .every((piece, index) => facts[index + 1]?.kind === 'have' && /^(?:an?|the|your|and an?) /i.test(piece)) &&
        / (?:and|or) (?:an?|the|your) /.test(pieces.at(-1) ?? '')
      ) &&
      new Set(facts.map(({ kind }) => kind)).size > 1
    )
      return facts;
  }
  return whole ? [whole] : [];
}
