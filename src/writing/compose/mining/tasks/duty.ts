/** What a person does at work, read out of one line. */

import { closeEnd } from '../../language/ending.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { withNamedBodies } from '../../language/named-bodies.ts';
import { isNamedByDoing } from '../../language/named-by-doing.ts';
import { rememberingHere } from '../../language/names-here.ts';
import { isToldOfPlace } from '../../language/told-of-place.ts';
import { parseVerbPhrase, realiseVerbPhrase, type VerbPhrase } from '../../language/verb-phrase.ts';
import { isVerbBase } from '../../language/verbs.ts';
import { speltTask } from '../spelt-out.ts';
import { namedDoings } from './bare-doings.ts';
import { lacksHalf, leavesHalf } from './both-halves.ts';
import { asName, calledTask, isSafeguardingTask } from './called-tasks.ts';
import { withCharge, withHeld } from './charge.ts';
import { withClock } from './clock-behind.ts';
import { withClosedRow } from './closed-rows.ts';
import { isNamedByDeed, isNamedWhole, isRatherCompound } from './compound.ts';
import { cutShort } from './cut-short.ts';
import { isDoing } from './doing.ts';
import { dressed } from './dressed.ts';
import { asBracketed, withConditions } from './duty-conditions.ts';
import { clearDuty } from './duty-line.ts';
import { withLikeHalf, withVerbFirst } from './duty-verbs.ts';
import { isFixedName } from './fixed-names.ts';
import { withHowOften } from './how-often.ts';
import { withObjects } from './lacking-objects.ts';
import { likeItsLine } from './like-its-line.ts';
import { saysNoDeed } from './no-deed.ts';
import { partIn } from './nominal.ts';
import { asOrder, doingOf, isDoneBy, isNameOfDeed, orderOf, pairOfOrders } from './order-phrase.ts';
import { readRowOnOne, readVerbRow, withNamedCheck } from './order-rows.ts';
import { surelyOrder } from './order-surely.ts';
import { isDoneForAbsent } from './others-absence.ts';
import {
  isEitherForm,
  isNamedDoing,
  isOrderAmong,
  isOrderInList,
  isRatherName,
  type Lean,
  writesDown,
} from './parallel.ts';
import { withOwnDeed } from './parted-deeds.ts';
import { particleRowOn, plainThirds, tradeOrder } from './particle-rows.ts';
import { plainTask } from './plain-task.ts';
import { readPosition, readSeenAt } from './position.ts';
import { isPostName } from './post-names.ts';
import { sharedCharge } from './shared-charge.ts';
import { type Duty, isCompound, isHandled, namedTask, responsibleFor } from './things.ts';
import { deedAndPair, learntRow } from './told-in-turn.ts';
import { withTopicsInOrders } from './topic-order.ts';
import { withPlainMarks } from './typed-marks.ts';
import { carriedOut, doneInWays, standsIn } from './verbs-by-wording.ts';
import { readWithoutVerb } from './without-verb.ts';
import { managed } from './work-of-kind.ts';

interface ReadOptions {
  fallback?: boolean;
  order?: boolean;
  lean?: Lean;
}

/** Reads a line as something that a person does at work. Null when it isn't one, or says nothing. */
export const readDuty = (typed: string, options?: ReadOptions): Duty | null =>
  options ? read(typed, options) : readPlainly(typed);
const readPlainly = rememberingHere((typed) => read(typed, {}));

function read(asTyped: string, options: ReadOptions): Duty | null {
  const typed = plainThirds(withTopicsInOrders(asTyped));
  if (isPostName(typed) || isToldOfPlace(typed.trim()) || isDoneForAbsent(typed)) return null;
  const together = /(?:articipation|nvolvement) in /.test(typed) ? partIn.exec(typed)?.[1] : undefined;
  const shared = together ? parseVerbPhrase(`take part in ${together}`) : null;
  if (shared) return { phrase: shared, text: realiseVerbPhrase(shared, 'base') };
  const row = typed.includes(', ') ? (learntRow(typed) ?? deedAndPair(typed)) : null;
  if (row) return dressed(row);
  const parted = withOwnDeed(typed);
  if (parted === null) return null;
  const line = asBracketed(withHowOften(speltTask(plainTask(withObjects(withClosedRow(withClock(parted)))))));
  return likeItsLine(line, withConditions(line, readWithout(line, options)));
}

function readWithout(typed: string, options: ReadOptions): Duty | null {
  const raw = withNamedBodies(withNamedCheck(withPlainMarks(typed)));
  const atOnce = readAtOnce(raw, options);
  if (atOnce !== undefined) return atOnce;
  const cleared = withCharge(raw, clearDuty(raw));
  return cleared === null ? null : readCleared(cleared, options);
}

const inName = /\d\([a-z]\)|[A-Z]\([A-Z]{1,4}\)[A-Z]/;
const lettersInName = /(?<=\d)\(([a-z])\)|(?<=[A-Z])\(([A-Z]{1,4})\)(?=[A-Z])/g;

/** What a line is by how it is put, before anything of it is cleared away; undefined for any that has to be read. */
function readAtOnce(raw: string, options: ReadOptions): Duty | null | undefined {
  const paper = managed(lowerFirst(raw.replace(/^\W+|[\s.;]+$/g, '')));
  if (paper !== null) return readDuty(paper, options);
  // "Accounts payable", "records management": a name in any list.
  if (isFixedName(raw.trim())) return options.fallback ? named(raw.trim().replace(/[\s.;]+$/, '')) : null;
  const seen = readSeenAt(raw);
  if (seen) return { phrase: seen, text: realiseVerbPhrase(seen, 'base') };
  const trade = particleRowOn(raw) ?? tradeOrder(raw.replace(/^\W+/, ''));
  if (trade) return dressed(trade);
  const sure = surelyOrder(raw.replace(/^\W+/, ''));
  if (sure) return dressed(sure);
  if (isSafeguardingTask(raw)) return options.fallback ? responsibleFor([asName(raw)]) : null;
  const carried = carriedOut(raw);
  if (carried) return dressed(carried);
  const bare = lowerFirst(raw.replace(/^\W+|[\s.;]+$/g, ''));
  const doings = namedDoings(bare);
  if (doings) return doings;
  if (isNamedByDoing(bare)) return options.fallback ? responsibleFor([namedTask(bare)]) : null;
  const row = (options.lean === 'orders' || options.order ? readVerbRow(bare) : null) ?? readRowOnOne(bare);
  if (row) return dressed(row);
  // "510(k) submissions", "403(b) plans", "IR(ME)R 2017": the letters are part of the name, and no aside.
  if (inName.test(raw)) {
    const duty = readDuty(raw.replace(lettersInName, '\u2985$1$2\u2986'), options);
    const restored = (text: string): string => text.replaceAll('\u2985', '(').replaceAll('\u2986', ')');
    return duty && { ...duty, text: restored(duty.text), phrase: { ...duty.phrase, rest: restored(duty.phrase.rest) } };
  }
  // "Monitoring of patients and keeping of records", "responds to guests and passes on what is serious": both halves alike.
  const alike = withLikeHalf(raw);
  if (alike !== raw) return readDuty(alike, options);
  const charge = sharedCharge(raw);
  if (charge) return { phrase: charge, text: realiseVerbPhrase(charge, 'base') };
  if (saysNoDeed(raw)) return null;
  const cover = standsIn(raw);
  if (cover) return dressed(cover);
  const called = calledTask(raw);
  if (called !== null) return options.fallback ? responsibleFor([called]) : null;
  return undefined;
}

/** Reads what is left of a line without what stands around its task. */
function readCleared(cleared: string, options: ReadOptions): Duty | null {
  const text = withVerbFirst(cleared);
  if (text === null) return null;
  // "Garden visits", "stock and order control": a name in any list.
  const surely = isNameOfDeed(lowerFirst(text)) && !(options.lean === 'orders' && writesDown(text));
  const listed = options.lean === 'orders' && !surely && isOrderInList(text);
  const amongOrders = listed || (options.lean === 'orders' && !surely && isOrderAmong(text));
  if (isCompound(text) && !amongOrders)
    return options.fallback ? responsibleFor([namedTask(lowerFirst(cleared))]) : null;
  // "Your tutor and you'll plan": a sentence of its own.
  if (/^(?!.*\b(?:so that|what|when|where|how|whatever|which|that|if)\b).*\b(?:you|we)(?:['’]ll| will)\b/i.test(text))
    return null;
  const held = withHeld(text);
  const inWays = doneInWays(held);
  if (inWays) return dressed(inWays);
  const told = inShort(held);
  return told === null ? null : readInShort(told, cleared, options, listed, amongOrders);
}

/** As much of a task as a sentence carries, in plain words; null where half of it is missing. */
function inShort(typed: string): string | null {
  if (leavesHalf(typed)) return null;
  let text = typed;
  // What a long line includes is more than a sentence can carry.
  if (text.split(' ').length > 12) text = text.replace(/,?\s+including\s.*$/i, '');
  if (text.split(' ').length > 17) {
    const cut = cutShort(text);
    if (cut === null) return null;
    text = cut;
  }
  text = text
    .replace(/^(.+)$/, (whole) =>
      // "Decide what good enough is".
      (/\b(?:what|how|who|where|why) .*\b(?:is|are|to)$/.test(whole) ? whole : closeEnd(whole)).replace(/,$/, ''),
    )
    .replace(/\bthe Company['’]s\b/g, 'our')
    .replace(/\bin order to\b/gi, 'to')
    .replace(/\butili[sz]e\b/gi, 'use')
    .replace(/\bminimum of\b/g, 'minimum of');
  return lacksHalf(text) ? null : text;
}

/** Reads a task in as few words as it has: as an order where it has a verb, as a name or a thing where it has none. */
function readInShort(
  text: string,
  cleared: string,
  options: ReadOptions,
  listed: boolean,
  amongOrders: boolean,
): Duty | null {
  const pair = options.lean === 'orders' ? pairOfOrders(lowerFirst(text)) : null;
  if (pair && parseVerbPhrase(lowerFirst(text))?.heads.length !== 2) return dressed(pair);
  const position = readPosition(text);
  if (position) return { phrase: position, text: realiseVerbPhrase(position, 'base') };
  const phrase =
    parseVerbPhrase(lowerFirst(text)) ??
    (options.order || (options.lean === 'orders' && isDoneBy(lowerFirst(text))) ? asOrder(lowerFirst(text)) : null) ??
    (amongOrders ? orderOf(lowerFirst(text)) : null) ??
    // "Control of rejects and rework": whose noun gave its verb back begins with an order, whatever it may name elsewhere.
    (hidesItsVerb(cleared, text) ? orderOf(lowerFirst(text)) : null) ??
    // "Improving processes": a deed, whatever it is done to.
    (isDoing(text) ? doingOf(lowerFirst(text)) : null);
  // "Billing on POS and daily closing": two names.
  if (phrase && /^[a-z]+ing\b.* and (?:daily|weekly|monthly|nightly|regular|basic|general) [a-z]+ing$/i.test(text))
    return options.fallback ? { ...responsibleFor([lowerFirst(text)]), unsure: true } : null;
  if (phrase && isName(text, phrase, cleared, options, listed)) return options.fallback ? named(cleared) : null;
  if (phrase) return readPhrase(text, phrase, options);
  return options.fallback ? readWithoutVerb(text) : null;
}

/** "Nail surgery": a name, and nobody nails anything. "Support plans" is one where its neighbours are names. */
const isName = (text: string, phrase: VerbPhrase, cleared: string, options: ReadOptions, listed: boolean): boolean =>
  isNamedByDeed(text, phrase) ||
  isNamedWhole(cleared) ||
  (!options.order &&
    !listed &&
    (isRatherCompound(text, phrase) ||
      isRatherName(cleared) ||
      // "Patch tracking": nobody patches it.
      (isNamedDoing(cleared) && cleared.toLowerCase().startsWith(`${phrase.heads[0]?.verb ?? ''} `)) ||
      (options.lean === 'things' &&
        isEitherForm(cleared) &&
        // "Contact person for suppliers" was given a verb of its own.
        cleared.toLowerCase().startsWith(phrase.heads[0]?.verb ?? ''))));

/** A task by its verb and what the verb is done to; null where the one says nothing without the other. */
function readPhrase(text: string, phrase: VerbPhrase, options: ReadOptions): Duty | null {
  // "Setting out" is a task with a name, and nothing is set.
  if (/^(?:and|or|per)\s/.test(phrase.rest) || /^(?:out|up|off|on|down|over)$/.test(phrase.rest)) return null;
  // "Washing and dressing", of whom nobody says: the name of a task.
  if (phrase.rest === '' && phrase.heads.length > 1 && /^[a-z]+ing\b/i.test(text)) return null;
  // "Cleaning", among names: a task with its name, and no order to clean.
  if (phrase.rest === '' && /^[a-z]+ing$/i.test(text))
    return options.fallback ? responsibleFor([lowerFirst(text)]) : null;
  if (
    phrase.heads.length === 1 &&
    !phrase.rest &&
    !/^(?:drive|cook|teach|sell|weld|clean|paint|patrol)$/.test(phrase.heads[0]?.verb ?? '')
  )
    return null;
  if (
    /^(?:have|be|know|understand|possess)$/.test(phrase.heads[0]?.verb ?? '') &&
    !/^be (?:the|a|an|our|first|on call|on stand-?by|on hand|on the|part of|present|available for|involved in|responsible for)\b/.test(
      realiseVerbPhrase(phrase, 'base'),
    )
  )
    return null;
  return dressed(phrase);
}

/** "Control of rejects": a noun before "of" that became the verb it hides. */
const hidesItsVerb = (cleared: string, text: string): boolean =>
  /^[a-z]+(?:, [a-z]+)*(?: and [a-z]+)? of /i.test(cleared) &&
  !/ of /.test(text.split(' ').slice(0, 2).join(' ')) &&
  /^[a-z]+ (?!of\b|and\b)[a-z]/i.test(text) &&
  isVerbBase(text.split(' ')[0]?.toLowerCase() ?? '') &&
  !text.includes(',') &&
  text.toLowerCase() !== cleared.toLowerCase();

/** A line that names what is done: said where it may stand, else only quoted. */
const named = (text: string): Duty => {
  // "Form F assessments": the form has a letter for its name.
  const name = /^[A-Z][a-z]+ [A-Z](?= |$)/.test(text) ? text : lowerFirst(text);
  return isHandled(name) ? responsibleFor([namedTask(name)]) : { ...responsibleFor([name]), unsure: true };
};
