/** Whether a word behind a comma or an "and" starts a further verb phrase, or closes a row of things. */

import { knowsNoun } from './lexicon.ts';
import { namedByUse } from './thing-first.ts';
import { baseOf, type VerbForm } from './verb-bases.ts';
import { isVerbBase, mayBeVerb, nounLike } from './verbs.ts';

const objectStart =
  /^(?:the|a|an|all|any|our|your|their|its|his|her|this|that|these|those|each|every|both|new|own|people|customers?|clients?|staff|it|them|what|how|when|where|who|why|with|to|at|for|from|up|out|on|off|down|in|over|into|\d)/i;

const fields =
  /^(?:safeguarding|planning|training|building|housing|marketing|engineering|purchasing|nursing|catering|accounting|manufacturing|cleaning|testing|learning|teaching|lending|banking|trading|funding|licensing|operating|working|reporting|staffing|parking|recycling|rating|billing|booking|pricing|shipping|invoicing|onboarding)$/i;
const written =
  /^(?:legislation|laws?|polic(?:y|ies)|standards?|requirements?|records?|procedures?|regulations?|guidance|needs|systems?|processes|practices?|conditions|hours|materials?|equipment|costs?|budgets?|plans?|alerts?|concerns|referrals|matters|issues|enquiries|inquiries|queries|drawings)[.,;]?$/i;

/** Whether the word at `index` starts a further verb phrase after a comma, "and", "then" or "or". */
export function startsVerb(words: readonly string[], index: number, form: VerbForm): string | null {
  const word = words[index];
  if (word === undefined || /^[A-Z]/.test(word)) return null;
  // "Supporting residents, including referral": an inclusion is no further task.
  if (/^(?:including|excluding|regarding|concerning|according|depending|using|during)$/.test(word)) return null;
  const next = words[index + 1];
  // "Scoring them", "tallying it": a doing, whether a list has it or not.
  const done =
    form === 'ing' && /^[a-z]{3,}ing$/.test(word) && /^(?:them|it)\b/.test(next ?? '')
      ? [word.slice(0, -3), `${word.slice(0, -3)}e`].find((base) => mayBeVerb(base) || isVerbBase(base))
      : undefined;
  const found = baseOf(word, form) ?? (done === undefined ? null : { base: done, form });
  if (!found) return null;
  if (form === 'base' && nounLike.has(found.base)) {
    // "check vehicles and report defects" against "plans and support teams": only a clear object makes it a verb.
    if (next === undefined || /[,;]$/.test(word)) return null;
    // "And report to the Head of Sales": nothing else is reported to.
    if (found.base === 'report' && /^to$/i.test(next)) return found.base;
    // "And work with system owners".
    if (/^(?:work|help|support)$/.test(found.base) && /^(?:with|alongside|closely)$/i.test(next)) return found.base;
    if (!objectStart.test(next) || /^(?:with|for|in|on|at|from|to)$/i.test(next)) return null;
  }
  // "Containment and wiring to BS 7671", "fencing around the site": what was made, and no further deed.
  if (
    form === 'ing' &&
    /^(?:wir|pip|cabl|trunk|duct|plumb|til|fenc|floor|roof|gutter|cladd|deck|glaz|panell|shelv)ing$/.test(word) &&
    (next === undefined || /^(?:to|in|on|at|for|across|around|between|under|from)$/.test(next))
  )
    return null;
  if (
    form === 'ing' &&
    next !== undefined &&
    /^(?:and|of|in|for|,)$/.test(next) &&
    // "And confirming in the system": a verb and nothing else.
    !(/^(?:in|for)$/.test(next) && !nounLike.has(found.base) && !knowsNoun(found.base) && !knowsNoun(word))
  )
    return null;
  // "And meeting room": where it is done, and nobody meets a room.
  if (
    form === 'ing' &&
    /^(?:rooms?|areas?|bays?|points?|machines?|stations?|desks?|halls?|pools?|yards?|sheds?|licen[cs]es?|permits?|schedules?|rotas?|lists?)[,.;]?$/.test(
      next ?? '',
    ) &&
    /^(?:meet|wait|train|park|load|chang|dress|staff|clean|wash|fit|din|live|liv|sew|mill|weigh|swim|climb|land|pick|pack|sort|serv|cool|heat|read|print|laundr|hold|vend|work|liv)/.test(
      word,
    )
  )
    return null;
  // "Personal care and toileting needs".
  if (form === 'ing' && /^(?:needs|aids|routines|difficulties)[,.;]?$/.test(next ?? '')) return null;
  // "Personal care, cooking, shopping": a row of things.
  if (form === 'ing' && /,$/.test(word)) return null;
  // "Handles cash, checks, cards", "records hours, repairs and costs".
  if (
    form === 'third' &&
    (/,$/.test(word) ||
      ((nounLike.has(found.base) || knowsNoun(found.base)) && /^(?:|and|or|in|on|at|of|for|to|with)$/.test(next ?? '')))
  )
    return null;
  // "And safeguarding legislation": a field and what is written about it.
  if (form === 'ing' && fields.test(word) && next !== undefined && written.test(next)) return null;
  return found.base;
}

/** Whether "and" before the word at `at` closes a row of things: a comma without an "and" stood before it. */
export const closesThings = (words: readonly string[], at: number): boolean =>
  words.slice(0, at - 1).some((word) => /,$/.test(word)) &&
  !words.slice(0, at - 1).some((word) => /^(?:and|or)$/.test(word)) &&
  !words.slice(1, at - 1).some((word, index) => /,$/.test(words[index] ?? '') && /ing$/.test(word)) &&
  namedByUse.test(words.slice(at).join(' '));

/** After a gerund's object an order: "preparing invoices and chase payments". */
export function isOrderAmong(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  const next = words[at + 1];
  return (
    /^(?:and|then)$/i.test(words[at - 1] ?? '') &&
    isVerbBase(word) &&
    next !== undefined &&
    !/^(?:and|or|of|in|at|for|on)$/.test(next) &&
    (!nounLike.has(word) || objectStart.test(next))
  );
}
