/** The choice of a batch out of all lines that could be said: sound, wanted and clearly different. */

import { coverage, wordOverlap, wordsOf } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import { saysImperative } from '../ledger/says-imperative.ts';
import { realiseDate } from '../plan/bind.ts';
import type { Candidate } from '../plan/pool.ts';
import type { Random } from '../seed.ts';
import { onceOnly, soughtOnly } from './bare-lines.ts';
import { type LinePlan, PROMISED, WITH_TASK } from './line.ts';
import { foremost, invites, isBare, sharesFact, tells } from './line-worth.ts';
import { isOwedLine } from './promise-lines.ts';
import { callIn, likenessOf, sameWords, saysTheSame, standsIn } from './same-lines.ts';
import { heldAgainstShown, isMust } from './shown-lines.ts';

/** Words without the names and facts, for "the same frame with another noun". */
const masked = (line: Candidate): string => line.frameId.split('+')[0] ?? line.frameId;

/** The share of a batch that a refresh brings in any case, though not all of it tells something new: there are only so many calls. */
const enough = { headline: 0.75, call: 1 } as const;

/** Takes the best line again and again, each judged by those already taken. */
export function choose(pool: readonly Candidate[], plan: LinePlan, ledger: Ledger, random: Random): Candidate[] {
  const chosen: Candidate[] = [];
  const title = ledger.title?.text.toLowerCase() ?? '';
  const titleFirst = (line: Candidate): boolean => title !== '' && line.text.toLowerCase().startsWith(title);
  const half = Math.ceil(plan.count / 2);
  const heavy = ledger.guides
    .filter(({ fact }) => fact.weight >= 75 && fact.kind === 'pillar')
    .map(({ fact }) => fact.id);
  // It is in one headline at least, and so is a value at 100%, though a line before it was much like it.
  const full = ledger.guides.filter(({ fact }) => isOwedLine(fact)).map(({ fact }) => fact.id);
  // Nor is a batch without what the recruiter promises, where some line has it.
  const promises = ledger.sentences.filter(({ fact }) => fact.kind === 'proposition').map(({ fact }) => fact.id);
  const has = (test: (line: Candidate) => boolean): number => chosen.filter(test).length;
  const promised = (line: Candidate): boolean => promises.some((id) => line.factIds.includes(id));
  const owesPillar = (line: Candidate): boolean =>
    plan.owesPillars === true &&
    full.some((fact) => line.factIds.includes(fact) && has(({ factIds }) => factIds.includes(fact)) === 0);
  const told = (fact: string): boolean => has(({ factIds }) => factIds.includes(fact)) > 0;
  // How many of them no line has yet: so many places are theirs.
  const left = (): number => (plan.owesPillars === true ? full.filter((fact) => !told(fact)).length : 0);
  const weights = new Map(ledger.guides.map(({ fact }) => [fact.id, fact.weight]));
  const weightOf = (fact: string): number => weights.get(fact) ?? 0;
  const isWhole = ({ factIds }: Candidate): boolean => factIds.some((fact) => weightOf(fact) >= 100);
  const owed = (line: Candidate): boolean =>
    owesPillar(line) || (plan.owesPillars === true && plan.shown.length === 0 && promised(line) && has(promised) === 0);
  // When applications close is in one call, however it is said; what must be said may have said it.
  const closes =
    plan.kind === 'call' ? (realiseDate(ledger.deadline, ledger.american)?.replace(/,? \d{4}$/, '') ?? '') : '';
  // Which job it is stands in one call at least: it may be all that a reader sees of the advert.
  const namesJob = ({ factIds }: Candidate): boolean => factIds.some((fact) => fact.startsWith('title:'));
  const saysClosing = ({ text }: Candidate): boolean => closes !== '' && text.includes(closes);
  const noisy = pool.map((line) => ({ line, noise: random.int(100) / 70 }));
  const likeness = likenessOf(plan, ledger);
  const { names, sectorText, bare, beside, saysAgain, mirrors, onlyField, kindOf, shownKinds } = likeness;
  // Where hardly anything is new, a fact that was shown may come in another line: somebody who asks gets something.
  let eased = false;
  // Lines that say the same in other words only stand where nothing else is left.
  let loose = 0;
  // What was shown before may then be put in another way, so that somebody who asks for more gets something.
  let again = false;
  const shownAlready = (line: Candidate, other: string): boolean =>
    again
      ? line.text.toLowerCase() === other.toLowerCase() ||
        (plan.kind === 'call' && callIn(line.text) === callIn(other)) ||
        wordOverlap(line.text, other) > 0.9
      : likeness.near(line.text, other, eased);
  const { announcedAgain, likeShown } = heldAgainstShown(pool, plan, likeness, { full, closes, owed });
  for (let round = 0; round < plan.count; round += 1) {
    let best: Candidate | null = null;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const { line, noise } of noisy) {
      if (line.group === PROMISED && !owed(line)) continue;
      // A pillar's name beside a task is for a refresh in which no line has the pillar otherwise, nor the task.
      const withTask = line.group === WITH_TASK;
      if (withTask && (plan.shown.length === 0 || has(({ group }) => group === WITH_TASK) > 1)) continue;
      // What is at 100% comes first.
      if (withTask && !isWhole(line) && full.some((fact) => weightOf(fact) >= 100 && !told(fact))) continue;
      if (has((other) => (withTask || other.group === WITH_TASK) && sharesFact(other, line)) > 0) continue;
      const first = titleFirst(line);
      if (plan.sequence !== 'none' && first && has(titleFirst) >= half) continue;
      if (
        plan.sequence !== 'none' &&
        !first &&
        chosen.length - has(titleFirst) >= plan.count - Math.floor(plan.count / 2)
      )
        continue;
      if (plan.sequence === 'none' && first && has(titleFirst) >= 1) continue;
      const distinct = first
        ? wordsOf(line.text)
            .slice(0, wordsOf(title).length + 2)
            .join(' ')
            .toLowerCase()
        : line.opening;
      if (
        plan.sequence !== 'none' &&
        chosen.some((other) => sharesFact(other, line) && wordOverlap(bare(line.text), bare(other.text)) > 0.45)
      )
        continue;
      if (
        chosen.some(
          (other) => other.text.toLowerCase().startsWith(distinct) || (!first && other.opening === line.opening),
        )
      )
        continue;
      // "Optometrist: keep learning" for "Optometrist, £48,000 to £58,000: keep learning", "help us keep notes" for "you keep notes".
      if (
        plan.kind === 'headline' &&
        !line.factIds.some((id) => plan.pointed.includes(id)) &&
        chosen.some((other) => sharesFact(other, line) && saysAgain(line.text, other.text))
      )
        continue;
      if (
        plan.kind === 'headline' &&
        loose < 2 &&
        !owed(line) &&
        chosen.some((other) => standsIn(line.text, other.text))
      )
        continue;
      // "Roofer, Roofing: move to roofing": its field twice in one line.
      if (plan.sequence === 'titleAndSector' && sectorText !== '' && twice(line.text.toLowerCase(), sectorText))
        continue;
      // "Join us as a Roofer", "move to roofing as a Roofer": one line that says nothing but come.
      if (plan.sequence === 'titleAndSector' && invites(line) && has(invites) > 0) continue;
      // "Work in bakeries in Hull", "bring your skills to bakeries in Hull": one of them is enough where no more are asked for.
      if (
        plan.kind === 'headline' &&
        plan.sequence !== 'titleAndSector' &&
        !plan.sector &&
        onlyField(line.text) &&
        has(({ text }) => onlyField(text)) > 0
      )
        continue;
      // Of a call the pay says no more than the names do.
      const kind =
        isBare(line) ||
        (plan.kind === 'call' && line.factIds.every((fact) => /^(?:title|employer|place|sector|pay):/.test(fact)))
          ? kindOf(line.text)
          : null;
      // The title alone, or with its field, is no headline.
      if (kind === 'label' && plan.kind === 'headline' && line.factIds.every((id) => /^(?:title|sector):/.test(id)))
        continue;
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
        continue;
      // The same order in two lines is the same line twice.
      if (plan.kind === 'call' && isMust(line) && has(({ group }) => group === line.group) > 0) continue;
      let score = line.fit + noise;
      let alike = 0;
      for (const other of chosen) alike = Math.max(alike, wordOverlap(beside(line.text), beside(other.text)));
      // "One of our values: “Do it right”" was said with another announcement, and there is a line that tells what it means.
      if (announcedAgain(line)) continue;
      for (const other of plan.shown) if (shownAlready(line, other)) alike = Math.max(alike, likeShown(line, other));
      if (alike > 0.6 || chosen.some((other) => saysTheSame(line, other, plan, names, loose))) continue;
      score -= alike * 3;
      // A shown line turned round is the last way to say what must be said.
      if (plan.shown.some((other) => sameWords(line.text, other))) score -= 4;
      // So is it with another lead that says nothing.
      else if (isMust(line) && plan.shown.some((other) => mirrors(line.text, other))) score -= 3;
      // Nor is it a new line with something before it.
      else if (plan.shown.some((other) => standsIn(line.text, other))) score -= 3;
      // Where each line has the title, it is the fact beside it that has to differ.
      const alikeGroup = chosen.filter((other) => other.group === line.group);
      if (alikeGroup.length > 0)
        score -= plan.sequence === 'none' || alikeGroup.some((other) => sharesFact(other, line)) ? 3 : 1.2;
      if (chosen.some((other) => masked(other) === masked(line))) score -= 4;
      const firstWord = line.opening.split(' ')[0];
      if (!first && chosen.some((other) => other.opening.split(' ')[0] === firstWord)) score -= 1.2;
      // "Inspect points, renew sleepers" beside "Inspect points, plan possessions": half of it was said.
      const ofTwo = line.factIds.filter((fact) => fact.startsWith('duty:')).length > 1;
      for (const fact of line.factIds)
        if (/^duty:/.test(fact))
          score -= has((other) => other.factIds.includes(fact)) * (ofTwo && plan.sequence === 'none' ? 4 : 1.2);
        else if (!/^(?:title|employer)/.test(fact)) score -= has((other) => other.factIds.includes(fact)) * 0.45;
      for (const fact of heavy)
        if (line.factIds.includes(fact) && has((other) => other.factIds.includes(fact)) === 0) score += 2.5;
      if (plan.kind === 'call' && plan.count - round <= 2 && namesJob(line) && has(namesJob) === 0) score += 6;
      if (saysClosing(line)) score += chosen.some(saysClosing) ? -8 : round > 0 ? 8 : 2;
      if (owesPillar(line)) score += plan.count - round <= Math.max(2, left()) ? (isWhole(line) ? 12 : 9) : 2.5;
      else if (owed(line)) score += plan.count - round <= 2 ? 7 : 0;
      plan.imperatives.forEach((imperative) => {
        const said = (other: Candidate): boolean => saysImperative(other.text, imperative);
        // What must be said is said once.
        if (said(line)) score += has(said) > 0 ? -6 : imperative.id.startsWith('jobDescription') ? 6.5 : 8;
      });
      if (plan.sector && line.factIds.includes('sector:general:0'))
        score += has((other) => other.factIds.includes('sector:general:0')) < 3 ? 4 : 0;
      else if (!plan.sector && plan.sequence !== 'titleAndSector' && line.group === 'sector') score -= 2;
      if (plan.boost) {
        const led = (other: Candidate): boolean =>
          other.factIds.some((id) => plan.pointed.includes(id)) || coverage(plan.boost, other.text) > 0.2;
        const share = line.factIds.some((id) => plan.pointed.includes(id)) ? 0.6 : 0;
        score += Math.max(share, Math.min(0.6, coverage(plan.boost, line.text))) * (has(led) < 3 ? 5 : 0.5);
      }
      score += tells(line, plan.kind, has) + (plan.kind === 'headline' ? foremost(line, ledger) : 0);
      if (line.text.length > 70) score -= 0.6;
      if (line.words >= 4 && line.words <= 9) score += 0.4;
      if (score > bestScore) {
        bestScore = score;
        best = line;
      }
    }
    if (best && bestScore >= -8) chosen.push(best);
    else if (loose < 2) {
      loose += 1;
      round -= 1;
    } else if (!eased && plan.shown.length > 0 && chosen.length < plan.count * enough[plan.kind]) {
      eased = true;
      round -= 1;
    } else if (!again && plan.shown.length > 0 && chosen.length === 0) {
      again = true;
      round -= 1;
    } else break;
    if ((again && chosen.length > 0) || (eased && chosen.length >= plan.count * enough[plan.kind])) break;
  }
  return plan.sequence === 'none' ? chosen : interleave(chosen, titleFirst);
}
const twice = (text: string, words: string): boolean => text.indexOf(words) !== text.lastIndexOf(words);

function interleave(lines: readonly Candidate[], first: (line: Candidate) => boolean): Candidate[] {
  const one = lines.filter(first);
  const other = lines.filter((line) => !first(line));
  const mixed: Candidate[] = [];
  for (let index = 0; index < Math.max(one.length, other.length); index += 1)
    for (const line of [one[index], other[index]]) if (line) mixed.push(line);
  return mixed;
}
