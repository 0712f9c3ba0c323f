/** Lists in which most lines say what somebody does: "screens for risks", "rooms patients, takes vitals". */
import { baseOfThird, mayBeVerb } from '../../language/verbs.ts';
import { speltTask } from '../spelt-out.ts';
import { dressed } from './dressed.ts';
import { clearDuty } from './duty-line.ts';
import { withFurtherBases } from './further-thirds.ts';
import type { Duty } from './things.ts';
import { isPlainVerb } from './verb-rows.ts';

/** "Screens for risks" as an order: "screen for risks". */
export function asBase(line: string): string {
  const [first = ''] = line.split(' ');
  const stem = first.toLowerCase().replace(/([^s])s$/, '$1');
  // "Floats to other wards": a verb that no list has.
  const base =
    baseOfThird(first.toLowerCase()) ??
    (stem !== first.toLowerCase() && mayBeVerb(stem) && /^\S+ (?:to|the|an?|all|any|out|up|off)\b/.test(line)
      ? stem
      : null);
  return base === null ? line : `${base}${line.slice(first.length)}`;
}

/** The same where most lines of a list say what somebody does: "flags results", "rooms patients, takes vitals". */
function asBaseAmong(line: string): string {
  const asOrder = asBase(line);
  const known = asOrder === line ? line : withFurtherBases(asOrder);
  const [, first = '', next = '', more = ''] = /^([A-Z]?[a-z]+[^s\W]s) ([a-z-]+)(.*)$/.exec(line) ?? [];
  const base = first.toLowerCase().slice(0, -1);
  if (known !== line || first === '' || /^(?:of|for|and|or|in|on|at|to|with|from|is|are|per)$/.test(next)) return known;
  // What may be a verb is one, and so is what stands before further deeds.
  const deeds = [...more.matchAll(/(?:, |\band )([a-z]+s) [a-z]/g)].some(
    ([, word = '']) => baseOfThird(word) !== null && isPlainVerb(baseOfThird(word) ?? ''),
  );
  return mayBeVerb(base) || deeds
    ? `${base}${line
        .slice(first.length)
        .replace(
          /((?:, |\band )(?:and )?)([a-z]+s)(?= (?!(?:of|for|in|on|and|or)\b)[a-z])/g,
          (whole, before: string, word: string) => {
            const further = baseOfThird(word);
            return further !== null ? `${before}${further}` : whole;
          },
        )}`
    : line;
}

/** Whether such a line begins with what somebody does. */
export const isAmongThirds = (line: string): boolean => asBaseAmong(line) !== line;

/** A line of such a list whose first verb no list has. */
export function readAmongThirds(line: string): Duty | null {
  // "Works of art", "minutes for the board": things.
  const told = /^\S+ (?:of|for|and|or|in|on|at)\b/.test(line) ? line : asBaseAmong(line);
  const text = told === line ? null : clearDuty(speltTask(told));
  const [verb = '', ...rest] = text?.split(' ') ?? [];
  return rest.length < 2 || verb.toLowerCase() !== told.split(' ')[0]?.toLowerCase()
    ? null
    : dressed({
        heads: [{ adverb: '', verb: verb.toLowerCase(), particle: '', joiner: '' }],
        rest: rest.join(' '),
        inflects: !/,|\band\b/.test(text ?? ''),
      });
}
