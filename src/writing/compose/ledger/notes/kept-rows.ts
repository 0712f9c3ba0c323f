/** Parts of a note that are one row behind a small word ("rehab after knee, hip and shoulder surgery"): none of them is a note of its own. */
import { perkLike } from '../../frames/patterns.ts';
import { isOfTime } from './part-times.ts';

/** What a row may hang on, and its first thing. */
const rowBegins =
  /^.* (?:after|for|of|with|in|on|across|between|from|to|by|before|including|covering|into|around|under|about|through) (?:the |our |both |all )?([\p{L}\d'’/-]+(?: [\p{L}\d'’/-]+)?)$/u;
/** One thing in the middle of a row, or the last two of it. */
const further = /^[\p{L}\d'’/-]+(?: [\p{L}\d'’/-]+){0,2}$/u;
const last =
  /^([\p{L}\d'’/-]+(?: [\p{L}\d'’/-]+){0,2}),? (?:and|&|or) [\p{L}\d'’/-]+(?: [\p{L}\d'’/-]+){0,3}$|^(?:and|&|or) [\p{L}\d'’/-]+(?: [\p{L}\d'’/-]+){0,3}$/u;
const terms =
  /^(?:permanent|temporary|full[- ]time|part[- ]time|hybrid|remote|on[- ]?site|fixed[- ]term|seasonal|freelance|no|free|paid|own)\b/i;

/** "Property and HR at a charity with 260 staff": the last two, and where. */
const lastThere =
  /^[\p{L}\d'’/-]+(?: [\p{L}\d'’/-]+){0,2},? (?:and|&) [\p{L}\d'’/-]+(?: [\p{L}\d'’/-]+)? (?:at|in|for|within|across) (?:an?|the|our|one|two|three|four|five|six|\d)\b/u;

/** "A maker of seals": what a house makes or sells goes on as long as its row does. */
const makes =
  /\b(?:makers?|producers?|suppliers?|manufacturers?|sellers?|importers?|exporters?|distributors?|growers?|builders?|breeders?|wholesalers?|retailers?|publishers?) of [^,;:]+$/i;
const lastOfIt =
  /^[\p{L}\d'’/-]+(?: [\p{L}\d'’/-]+){0,2},? (?:and|&) [\p{L}\d'’/-]+(?: [\p{L}\d'’/-]+){0,2} (?:with|for|in|at|from|across|to) \S/u;

// "IT", "HR": letters for a thing, and no name.
const isName = (text: string): boolean => /^\p{Lu}\p{Ll}/u.test(text);

/** How many parts from `at` on are one row; one where the part stands for itself. */
function rowLength(parts: readonly string[], at: number): number {
  const first = rowBegins.exec(parts[at] ?? '')?.[1];
  if (!first) return 1;
  for (let end = at + 1; end < parts.length; end += 1) {
    const part = parts[end] ?? '';
    // "A driver in Leeds, van and fuel card": no town of the row.
    if (isOfTime(part) || terms.test(part) || perkLike.test(part)) return 1;
    if (!/^(?:and|&|or) /.test(part) && isName(part) !== isName(first)) return 1;
    if (last.test(part) || lastThere.test(part) || (lastOfIt.test(part) && makes.test(parts[at] ?? '')))
      return end - at + 1;
    if (!further.test(part)) return 1;
  }
  return 1;
}

const clock = String.raw`(?:from )?\d{1,2}(?:[.:]\d\d)?(?: ?[ap]\.?m\b\.?)? ?(?:to|until|-|–) ?\d{1,2}(?:[.:]\d\d)?(?: ?[ap]\.?m\b\.?)?`;
/** "6 am to 6 pm and 6 pm to 6 am": the hours of two shifts, and never those of one day. */
const twoShifts = new RegExp(`^${clock}(?: and|,| or|;| \\/| &) ${clock}$`, 'i');
const ofShifts = /\b(?:shifts?|days|nights|rota|rotation|roster|earlies|lates)$/i;

/** The parts, those of one row kept together, and the hours of two shifts with the shifts. */
export function keptRows(typed: readonly string[]): string[] {
  const parts = typed.reduce<string[]>((all, part) => {
    const last = all.at(-1);
    return last !== undefined && ofShifts.test(last) && twoShifts.test(part)
      ? all.with(-1, `${last}, ${part}`)
      : all.concat(part);
  }, []);
  const out: string[] = [];
  for (let at = 0; at < parts.length; ) {
    const many = rowLength(parts, at);
    out.push(parts.slice(at, at + many).join(', '));
    at += many;
  }
  return out;
}

/** "Six months on farms, then the cupping room", "nights, up to three a week": what comes next or how often says nothing without what stands first. */
export const followsOn =
  /^(?:and )?(?:then|otherwise|afterwards|thereafter|later|subsequently|eventually|elsewhere|(?:up to|at most|about|around|roughly) (?:once|twice|one|two|three|four|five|six|\d+) (?:a|per|each|every))\b/i;
