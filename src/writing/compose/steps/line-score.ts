/** What a line is worth in a batch, beside those that were chosen and those that were shown. */

import { coverage, wordOverlap } from '../language/words.ts';
import { saysImperative } from '../ledger/says-imperative.ts';
import type { Candidate } from '../plan/pool.ts';
import type { LineDesk } from './line-desk.ts';
import { foremost, sharesFact, tells } from './line-worth.ts';
import { callsOver, differsInSmallWords, isNearCopy } from './near-copies.ts';
import { callIn, sameWords, saysTheSame, standsIn } from './same-lines.ts';
import { isMust } from './shown-lines.ts';

/** What a line is worth beside what is chosen and shown; null where it would say what one of them says. */
export function scoreOf(line: Candidate, desk: LineDesk): number | null {
  const { plan, likeness, chosen, announcedAgain, likeShown } = desk;
  const { names, beside } = likeness;
  let alike = 0;
  for (const other of chosen) alike = Math.max(alike, wordOverlap(beside(line.text), beside(other.text)));
  // "One of our values: “Do it right”" was said with another announcement, and there is a line that tells what it means.
  if (announcedAgain(line)) return null;
  for (const other of plan.shown) if (shownAlready(line, other, desk)) alike = Math.max(alike, likeShown(line, other));
  if (alike > 0.6 || chosen.some((other) => saysTheSame(line, other, plan, names, desk.loose))) return null;
  if (isCopied(line, desk)) return null;
  return (
    line.fit - alike * 3 - ofShown(line, desk) - ofChosen(line, desk) + ofWishes(line, desk) + ofItself(line, desk)
  );
}

/**
 * "Night Porter wanted in Leeds" beside or after "In Leeds: Night Porter": fewer lines are better than one twice, however little is left to say.
 * An order that was given comes again in each batch.
 */
function isCopied(line: Candidate, { plan, ledger, chosen }: LineDesk): boolean {
  const ofBoth = plan.sequence === 'titleAndSector';
  const always = `${ledger.title?.text ?? ''} ${ofBoth ? (ledger.sector ?? '') : ''}`;
  const saysIt = (other: string): boolean => plan.kind === 'headline' && differsInSmallWords(line.text, other, always);
  const shown = isMust(line) ? [] : plan.kind === 'call' ? plan.shown.slice(-plan.count) : plan.shown;
  return (
    chosen.some(({ text }) => isNearCopy(line.text, text) || saysIt(text)) ||
    // Lines that all name the post and its field have few words left to differ in.
    shown.some((other) => isNearCopy(line.text, other) || (saysIt(other) && (!ofBoth || callsOver(line.text))))
  );
}

function shownAlready(line: Candidate, other: string, { plan, likeness, eased, again }: LineDesk): boolean {
  if (!again) return likeness.near(line.text, other, eased);
  return (
    line.text.toLowerCase() === other.toLowerCase() ||
    (plan.kind === 'call' && callIn(line.text) === callIn(other)) ||
    wordOverlap(line.text, other) > 0.9
  );
}

/** What it costs that a line is much like one that was shown. */
function ofShown(line: Candidate, { plan, likeness }: LineDesk): number {
  // A shown line turned round is the last way to say what must be said.
  if (plan.shown.some((other) => sameWords(line.text, other))) return 4;
  // So is it with another lead that says nothing.
  if (isMust(line) && plan.shown.some((other) => likeness.mirrors(line.text, other))) return 3;
  // Nor is it a new line with something before it.
  return plan.shown.some((other) => standsIn(line.text, other)) ? 3 : 0;
}

/** Words without the names and facts, for "the same frame with another noun". */
const masked = (line: Candidate): string => line.frameId.split('+')[0] ?? line.frameId;

/** What it costs that chosen lines are of the same kind, begin alike or tell the same facts. */
function ofChosen(line: Candidate, { plan, chosen, titleFirst, has }: LineDesk): number {
  let cost = 0;
  // Where each line has the title, it is the fact beside it that has to differ.
  const alikeGroup = chosen.filter((other) => other.group === line.group);
  if (alikeGroup.length > 0)
    cost += plan.sequence === 'none' || alikeGroup.some((other) => sharesFact(other, line)) ? 3 : 1.2;
  if (chosen.some((other) => masked(other) === masked(line))) cost += 4;
  const firstWord = line.opening.split(' ')[0];
  if (!titleFirst(line) && chosen.some((other) => other.opening.split(' ')[0] === firstWord)) cost += 1.2;
  // "Inspect points, renew sleepers" beside "Inspect points, plan possessions": half of it was said.
  const ofTwo = line.factIds.filter((fact) => fact.startsWith('duty:')).length > 1;
  for (const fact of line.factIds) {
    const times = has((other) => other.factIds.includes(fact));
    if (/^duty:/.test(fact)) cost += times * (ofTwo && plan.sequence === 'none' ? 4 : 1.2);
    else if (!/^(?:title|employer)/.test(fact)) cost += times * 0.45;
  }
  return cost;
}

const SECTOR = 'sector:general:0';
const namesJob = ({ factIds }: Candidate): boolean => factIds.some((fact) => fact.startsWith('title:'));

/** What it is worth that a line says what the recruiter and the guidelines ask for. */
function ofWishes(line: Candidate, { plan, owes, open, chosen, has, saysClosing }: LineDesk): number {
  let worth = 0;
  for (const fact of owes.heavy)
    if (line.factIds.includes(fact) && has((other) => other.factIds.includes(fact)) === 0) worth += 2.5;
  // Which job it is stands in one call at least: it may be all that a reader sees of the advert.
  if (plan.kind === 'call' && open <= 2 && namesJob(line) && has(namesJob) === 0) worth += 6;
  if (saysClosing(line)) worth += chosen.some(saysClosing) ? -8 : open < plan.count ? 8 : 2;
  if (owes.pillar(line)) worth += open <= Math.max(2, owes.left()) ? (owes.whole(line) ? 12 : 9) : 2.5;
  else if (owes.any(line)) worth += open <= 2 ? 7 : 0;
  for (const imperative of plan.imperatives) {
    const said = (other: Candidate): boolean => saysImperative(other.text, imperative);
    // What must be said is said once.
    if (said(line)) worth += has(said) > 0 ? -6 : imperative.id.startsWith('jobDescription') ? 6.5 : 8;
  }
  if (plan.sector && line.factIds.includes(SECTOR)) worth += has((other) => other.factIds.includes(SECTOR)) < 3 ? 4 : 0;
  else if (!plan.sector && plan.sequence !== 'titleAndSector' && line.group === 'sector') worth -= 2;
  if (plan.boost) {
    const led = (other: Candidate): boolean =>
      other.factIds.some((id) => plan.pointed.includes(id)) || coverage(plan.boost, other.text) > 0.2;
    const share = line.factIds.some((id) => plan.pointed.includes(id)) ? 0.6 : 0;
    worth += Math.max(share, Math.min(0.6, coverage(plan.boost, line.text))) * (has(led) < 3 ? 5 : 0.5);
  }
  return worth;
}

/** What it is worth by what it tells, and by its length. */
function ofItself(line: Candidate, { plan, ledger, has }: LineDesk): number {
  let worth = tells(line, plan.kind, has) + (plan.kind === 'headline' ? foremost(line, ledger) : 0);
  if (line.text.length > 70) worth -= 0.6;
  if (line.words >= 4 && line.words <= 9) worth += 0.4;
  return worth;
}
