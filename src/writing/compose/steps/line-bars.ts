/** Which lines may not stand in a batch beside those that were chosen. */

import { wordOverlap, wordsOf } from '../language/words.ts';
import type { Candidate } from '../plan/pool.ts';
import { onceOnly, soughtOnly } from './bare-lines.ts';
import { PROMISED, WITH_TASK } from './line.ts';
import type { LineDesk } from './line-desk.ts';
import { invites, isBare, sharesFact } from './line-worth.ts';
import { HOW } from './promise-lines.ts';
import { standsIn } from './same-lines.ts';
import { isMust } from './shown-lines.ts';

/** Whether a line has no place in the batch as it is so far. */
export const isBarred = (line: Candidate, desk: LineDesk): boolean =>
  isOutOfTurn(line, desk) ||
  isOutOfSequence(line, desk) ||
  beginsLikeAnother(line, desk) ||
  saysAnother(line, desk) ||
  isFieldAgain(line, desk) ||
  isKindAgain(line, desk);

/** A promise that is not owed, and a pillar's name beside a task where it need not stand. */
function isOutOfTurn(line: Candidate, { plan, owes, has }: LineDesk): boolean {
  if (line.group === PROMISED && !owes.any(line)) return true;
  const withTask = line.group === WITH_TASK;
  // It is for a refresh in which no line has the pillar otherwise, nor the task.
  if (withTask && (plan.shown.length === 0 || has(({ group }) => group === WITH_TASK) > 1)) return true;
  // "“Own rota” comes with the job" beside "“Fix it once” is how we work": one frame twice in a batch.
  if (line.frameId === HOW && has(({ frameId }) => frameId === HOW) > 0) return true;
  // What is at 100% comes first.
  if (withTask && !owes.whole(line) && owes.wholeLeft()) return true;
  return has((other) => (withTask || other.group === WITH_TASK) && sharesFact(other, line)) > 0;
}

/** Where each line has the title, half of them begin with it; otherwise one does. */
function isOutOfSequence(line: Candidate, { plan, chosen, titleFirst, has }: LineDesk): boolean {
  const first = titleFirst(line);
  if (plan.sequence === 'none') return first && has(titleFirst) >= 1;
  return first
    ? has(titleFirst) >= Math.ceil(plan.count / 2)
    : chosen.length - has(titleFirst) >= plan.count - Math.floor(plan.count / 2);
}

function beginsLikeAnother(line: Candidate, { plan, ledger, likeness, chosen, titleFirst }: LineDesk): boolean {
  const { bare } = likeness;
  const first = titleFirst(line);
  const title = ledger.title?.text.toLowerCase() ?? '';
  const distinct = first
    ? wordsOf(line.text)
        .slice(0, wordsOf(title).length + 2)
        .join(' ')
        .toLowerCase()
    : line.opening;
  return chosen.some(
    (other) =>
      (plan.sequence !== 'none' && sharesFact(other, line) && wordOverlap(bare(line.text), bare(other.text)) > 0.45) ||
      other.text.toLowerCase().startsWith(distinct) ||
      (!first && other.opening === line.opening),
  );
}

/** Headlines that one of the chosen says already, in other words or with more of them. */
function saysAnother(line: Candidate, { plan, likeness, chosen, owes, loose }: LineDesk): boolean {
  if (plan.kind !== 'headline') return false;
  // "Optometrist: keep learning" for "Optometrist, £48,000 to £58,000: keep learning", "help us keep notes" for "you keep notes".
  if (
    !line.factIds.some((id) => plan.pointed.includes(id)) &&
    chosen.some((other) => sharesFact(other, line) && likeness.saysAgain(line.text, other.text))
  )
    return true;
  return loose < 2 && !owes.any(line) && chosen.some((other) => standsIn(line.text, other.text));
}

const twice = (text: string, words: string): boolean => text.indexOf(words) !== text.lastIndexOf(words);

/** The field of work twice in a line, or once in too many of them. */
function isFieldAgain(line: Candidate, { plan, likeness, owes, has }: LineDesk): boolean {
  const { sectorText, onlyField } = likeness;
  if (plan.sequence === 'titleAndSector')
    return (
      // "Roofer, Roofing: move to roofing": its field twice in one line. "Optical Assistant, Opticians: two opticians teach you" has it in the words of
      // a pillar that some line has to have.
      (sectorText !== '' && !owes.pillar(line) && twice(line.text.toLowerCase(), sectorText)) ||
      // "Join us as a Roofer", "move to roofing as a Roofer": one line that says nothing but come.
      (invites(line) && has(invites) > 0)
    );
  // "Work in bakeries in Hull", "bring your skills to bakeries in Hull": one of them is enough where no more are asked for.
  return plan.kind === 'headline' && !plan.sector && onlyField(line.text) && has(({ text }) => onlyField(text)) > 0;
}

/** "Start here: apply to be a Porter", "Ready to be a Porter? Apply": one call, whatever leads to it. */
const appliesAs = /\bapply to be\b|^(?:are you )?ready to be\b/i;
const tellsOnlyNames = ({ factIds }: Candidate): boolean =>
  factIds.every((id) => /^(?:title|employer|place|sector|pay):/.test(id));

/** A bare line of a kind of which there is enough. */
function isKindAgain(line: Candidate, { plan, likeness, chosen, eased, loose, has }: LineDesk): boolean {
  if (
    plan.kind === 'call' &&
    loose < 2 &&
    appliesAs.test(line.text) &&
    tellsOnlyNames(line) &&
    has((other) => appliesAs.test(other.text) && tellsOnlyNames(other)) > 0
  )
    return true;
  const { kindOf, shownKinds } = likeness;
  // Of a call the pay says no more than the names do.
  const isPlain =
    isBare(line) ||
    (plan.kind === 'call' && line.factIds.every((fact) => /^(?:title|employer|place|sector|pay):/.test(fact)));
  const kind = isPlain ? kindOf(line.text) : null;
  // The title alone, or with its field, is no headline.
  if (kind === 'label' && plan.kind === 'headline' && line.factIds.every((id) => /^(?:title|sector):/.test(id)))
    return true;
  if (
    kind !== null &&
    (chosen.some((other) => kindOf(other.text) === kind) ||
      (onceOnly.has(kind) && shownKinds.has(kind)) ||
      // There are other calls enough; a headline that only seeks somebody is better than none.
      (plan.kind === 'call' &&
        plan.sequence === 'none' &&
        soughtOnly.has(kind) &&
        plan.shown.some((other) => soughtOnly.has(kindOf(other)))) ||
      // "Could you be our next Baker?" for "Baker: is this your next job?".
      (plan.kind === 'call' && !eased && /^(?:asks|apply)$/.test(kind) && shownKinds.has(kind)))
  )
    return true;
  // The same order in two lines is the same line twice.
  return plan.kind === 'call' && isMust(line) && has(({ group }) => group === line.group) > 0;
}
