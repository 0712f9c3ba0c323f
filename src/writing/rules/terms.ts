/** Custom rules in the company's own words, read as term rules where they say what to write and what not. */
import type { Reading } from '../text/reading.ts';
import type { Match } from './rule.ts';

/** A word or phrase that a company doesn't write, with the one that it writes when the rule names it. */
export interface TermRule {
  avoid: string;
  /** Null when the rule only says what to avoid. */
  use: string | null;
  /** The rule as the company wrote it. */
  source: string;
}

const edge = /^[\s"'“”‘’.,;:!]+|[\s"'“”‘’.,;:!]+$/g;
const longest = 60;
/** Each way of writing a term rule; `x` is to be written, `y` not. */
const shapes: readonly (readonly [RegExp, 'use first' | 'avoid first' | 'avoid only'])[] = [
  [
    /^(?:always )?(?:use|write|say|prefer)\s(?<use>.+?),?\s(?:not|never|rather than|instead of|in place of)\s(?<avoid>.+)$/i,
    'use first',
  ],
  [/^(?:replace|change)\s(?<avoid>.+?)\s(?:with|by|to)\s(?<use>.+)$/i, 'avoid first'],
  [
    /^(?:avoid|never|don['’]t|do not)\s(?:using\s|use\s|write\s|writing\s|say\s|saying\s|the words?\s|the phrases?\s|the terms?\s){0,2}(?<avoid>.+?)(?:[,;:.]\s?(?:use|write|say)\s(?<use>.+?)(?:\sinstead)?)?$/i,
    'avoid only',
  ],
];

/**
 * Reads a custom rule as term rules: `use X, not Y`, `say X instead of Y`, `avoid Y`, `never write Y`. Several words to
 * avoid may be joined by "or". A rule in free words gives none.
 */
export function parseTermRule(source: string): TermRule[] {
  const text =
    source
      .split(/(?<=[.!?])\s+(?=[A-Z])/)[0]
      ?.trim()
      .replace(/[.!\s]+$/, '') ?? '';
  if (text.length > 2 * longest + 30) return [];
  for (const [shape] of shapes) {
    const groups = shape.exec(text)?.groups;
    if (groups === undefined) continue;
    const use = clean(groups.use ?? '');
    return (groups.avoid ?? '')
      .split(/\s+or\s+|\s*[,/]\s*(?:or\s+)?/)
      .map(clean)
      .filter((avoid) => isTerm(avoid) && avoid.toLowerCase() !== use.toLowerCase())
      .map((avoid) => ({ avoid, use: use === '' || !isTerm(use) ? null : use, source }));
  }
  return [];
}

function clean(term: string): string {
  return term.replace(edge, '').replace(/\s+/g, ' ');
}

/** At most four words, so that "avoid long sentences when you can" stays a rule in free words. */
function isTerm(term: string): boolean {
  return term !== '' && term.length <= longest && term.split(' ').length <= 4 && /[\p{L}\p{N}]/u.test(term);
}

const patterns = new Map<string, RegExp>();
const mostPatterns = 500;

/** The places of a term, as a pattern. */
export function patternOf(term: string): RegExp {
  const known = patterns.get(term);
  if (known !== undefined) return known;
  const source = term
    .split(' ')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]"))
    .join('\\s{1,3}');
  // A term with capitals inside ("JavaScript") is told apart by them; others match in any case.
  const flags = /\p{Lu}/u.test(term.slice(1)) ? 'gu' : 'giu';
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_-])${source}(?![\\p{L}\\p{N}_]|-\\p{L})`, flags);
  if (patterns.size >= mostPatterns) patterns.clear();
  patterns.set(term, pattern);
  return pattern;
}

/** Whether a place is inside of the advert's own job title, singular or plural. */
function isInTitle({ text, surroundings }: Reading, start: number, end: number): boolean {
  const title = (surroundings.jobTitle ?? '').trim().toLowerCase();
  if (title === '') return false;
  const from = Math.max(0, end - title.length);
  const at = text
    .slice(from, start + title.length)
    .toLowerCase()
    .indexOf(title);
  return at >= 0 && from + at <= start && end <= from + at + title.length;
}

/** Places where a text has a term to avoid. A replacement is offered, never applied: grammar may need more. */
export function findTerms(reading: Reading, terms: readonly TermRule[]): Match[] {
  const found: Match[] = [];
  for (const { avoid, use } of terms) {
    for (const match of reading.text.matchAll(patternOf(avoid))) {
      const start = match.index;
      const end = start + match[0].length;
      // "Staff Nurse" is what the post is called, whatever the company calls its people.
      if (reading.mask.touches(start, end) || isInTitle(reading, start, end)) continue;
      found.push({
        start,
        end,
        ...(use === null ? {} : { offers: [likeCase(use, match[0])] }),
        level: 'warning',
        message: use === null ? `Your company avoids “${avoid}”.` : `Your company writes “${use}”, not “${avoid}”.`,
        reason: "It is one of your company's custom rules.",
      });
    }
  }
  return found;
}

/** Gives a replacement the capitals of what it replaces. */
export function likeCase(use: string, found: string): string {
  if (found.length > 1 && found === found.toUpperCase() && /\p{L}{2}/u.test(found)) return use.toUpperCase();
  return /^\p{Lu}/u.test(found) ? use.charAt(0).toUpperCase() + use.slice(1) : use;
}
