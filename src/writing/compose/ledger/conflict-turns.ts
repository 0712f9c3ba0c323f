/**
 * How often somebody is on call or on standby: "one week in five" of the brief against "one week in three" of the job description.
 * The brief is stronger, and what was left out is told.
 */
import { findNumbers } from '../language/numbers.ts';

const number = '(\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)';
const onCall = /\b(?:on[- ]?call|stand-?by|pager|call-?outs?|duty rota)\b/i;
const share = new RegExp(
  `\\b${number} (?:(week|night|weekend|day|evening)s? )?(?:in|out of|of)(?: every)? ${number}\\b(?! (?:hours|minutes))(?: (week|night|weekend|day|evening)s?)?|\\b1:(\\d{1,2})\\b|\\bevery (second|third|fourth|fifth|sixth|seventh|eighth|other) (week|night|weekend|day|evening)\\b`,
  'i',
);
const nth: Readonly<Record<string, number>> = {
  second: 2,
  other: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
};
const amountOf = (word: string): number => (/^(?:an?|one)$/i.test(word) ? 1 : (findNumbers(word)[0]?.value ?? 0));

interface Turn {
  /** The part of the time, and how it was put. */
  part: number;
  unit: string;
  said: string;
}

/** The turns on call that a text names, sentence by sentence. */
function turnsIn(text: string): Turn[] {
  return text.split(/[.;\n]/).flatMap((sentence) => {
    if (!onCall.test(sentence)) return [];
    const [said = '', many = '', before = '', of = '', behind = '', ratio = '', which = '', span = ''] =
      share.exec(sentence) ?? [];
    if (said === '') return [];
    const unit = (before || behind || span || 'week').toLowerCase();
    const part = which
      ? 1 / (nth[which.toLowerCase()] ?? 1)
      : ratio
        ? 1 / Number(ratio)
        : amountOf(many) / amountOf(of);
    return part > 0 && part < 1 ? [{ part, unit, said: said.trim() }] : [];
  });
}

/** What a line of the job description says of turns against the brief, as a note; null where the two agree. */
export function againstTurns(brief: string): (line: string) => string | null {
  const ours = turnsIn(brief);
  return (line) => {
    for (const theirs of turnsIn(line)) {
      const mine = ours.find(({ unit }) => unit === theirs.unit);
      if (mine && !ours.some(({ part, unit }) => unit === theirs.unit && Math.abs(part - theirs.part) < 0.001))
        return `The job description says on call ${theirs.said.toLowerCase()}, the brief ${mine.said.toLowerCase()}. We use the brief.`;
    }
    return null;
  };
}
