/** Lines of the job description beside the tasks that are known: whole, without their rule, or fuller than the brief. */
import { parseVerbPhrase } from '../language/verb-phrase.ts';
import { contentWords, coverage } from '../language/words.ts';
import type { Mined } from '../mining/mined-facts.ts';
import { doubtOfDuty } from './doubt.ts';
import { asTyped } from './duty-lines.ts';
import type { DutyFact } from './facts.ts';
import { isLikeTask, isOnSameDate, isSameTask } from './same/same-duty.ts';
import { inSameWords } from './same/same-words.ts';

/** Whether a line says little more than the task that was read out of it, whatever its form: only then a note may quote all of it. */
const isWhole = ({ raw, text }: Mined['duties'][number]): boolean => {
  const typed = raw.replace(/\s*\([^()]*\)/g, '');
  return (
    (!/[:;(]/.test(typed) || (!/[;(]/.test(typed) && coverage(typed, text) > 0.9)) &&
    Math.abs(typed.split(' ').length - text.split(' ').length) < 4
  );
};

/** What a note may quote of a line: the whole, or as far as it was read, with a mark that more stands there. Nothing where the task has other words than the line. */
export function quotable(duty: Mined['duties'][number]): { typed?: string } {
  if (duty.row !== undefined) return { typed: duty.row };
  if (isWhole(duty)) return { typed: duty.raw };
  const typed = duty.raw.replace(/[\s.;,]+$/, '');
  const [, opener = ''] = /^(to )/i.exec(typed) ?? [];
  const cut = typed.slice(0, opener.length + duty.text.length);
  if (cut.toLowerCase() !== `${opener}${duty.text}`.toLowerCase()) return {};
  return typed.split(' ').length <= QUOTED ? { typed } : { typed: `${cut.replace(/[\s.;,]+$/, '')} …` };
}
/** A note quotes so many words at most. */
const QUOTED = 16;

/** By which rule a task is done, behind a comma or at the end: an advert needs it least. */
const byRule = /,? (?:in line with|in accordance with|as per|in compliance with|in keeping with) [^,;:()]{3,70}$/i;

/** A task that is sure but for the rule that it is done by, without the rule: "drive lorries safely, in line with drivers hours". */
export function withoutRule(duty: Mined['duties'][number]): Mined['duties'][number] {
  if (duty.nouns || !byRule.test(duty.text)) return duty;
  if (doubtOfDuty(duty.text, asTyped(duty.raw, duty.text), null) < FIRST) return duty;
  const text = duty.text.replace(byRule, '');
  const phrase = text.split(' ').length > 2 ? parseVerbPhrase(text) : null;
  return phrase ? { ...duty, text, phrase, raw: duty.raw.replace(byRule, '') } : duty;
}

/**
 * The task of the brief that the job description tells more fully: "help passengers on and off", "assist passengers with
 * pushchairs and wheelchairs". One text may say it as the brief has it, and another so. Null where it adds nothing, or
 * tells of several tasks.
 */
export function fullerThan(
  { text, nouns, phrase }: Mined['duties'][number],
  own: readonly DutyFact[],
  all: readonly DutyFact[],
): DutyFact | null {
  if (nouns || phrase.heads.length > 2 || text.split(' ').length > 14 || !/^\S+ \S+ \S+/.test(text)) return null;
  const same = (other: DutyFact): boolean =>
    isSameTask(other.fact.text, text) ||
    coverage(other.fact.text, text) > 0.6 ||
    coverage(text, other.fact.text) > 0.6 ||
    isLikeTask(other.fact.text, text);
  const [twin, ...further] = own.filter(same);
  if (!twin || further.length > 0 || twin.thing) return null;
  // What the job description said once is enough.
  if (all.some((other) => other.fact.source === 'jobDescription' && same(other))) return null;
  // "Supervise 2 Azubis", "supervise two trainees"; "plan the move in Q4", "coordinate the office move in Q4": nothing more.
  if (isOnSameDate(twin.fact.text, text)) return null;
  const words = contentWords(inSameWords(twin.fact.text));
  return contentWords(inSameWords(text)).filter((word) => !words.includes(word)).length > 1 ? twin : null;
}

/** From this a task is doubtful. */
const FIRST = 0.7;
