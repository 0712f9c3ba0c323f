/** What somebody knows or will learn: "knows the calendar or willing to learn", "AI tools, or keen to learn them". Both halves have a verb. */
import { rare } from '../../language/its-words.ts';
import type { PersonFact } from './person-shapes.ts';

const known = rare(
  /^(?:(knows?|uses?|can) )?([^,;:()]{2,50}?),? \(?or (?:be |are |is |someone |somebody )*(willing|keen|happy|prepared|ready|eager|able|open|wants?|wishes|wish) to (learn|be taught|be trained|be shown|train|get|buy|find|take|do)((?: it| them| this| one| how| how to| quickly| fast| on the job)*)\)?$/i,
);
/** A name, or tools: one knows them, and nobody has them. */
const isNamed = (what: string): boolean =>
  (/^[A-Z]/.test(what) || /\b(?:tools|software|systems?|programs?|packages?)$/i.test(what)) &&
  !/\b(?:speaker|holder|owner|driver|user|licen[cs]e|certificate|card|ticket|GCSEs?|degree|diploma|qualification|experience|knowledge|skills?|language|level|trained|certified|qualified|registered|training)\b/i.test(
    what,
  );
const isVerb = (typed: string): boolean => /^(?:wants?|wish(?:es)?)$/i.test(typed);

/** Reads such a line; null where it is none. `read` reads the first half. */
export function readKnownOrLearnt(
  line: string,
  desirable: boolean,
  read: (half: string) => PersonFact | null,
): PersonFact | null {
  if (!line.includes(' or ')) return null;
  const [, verb = '', what = '', way = '', deed = '', rest = ''] = known.exec(line) ?? [];
  if (what === '' || / or /.test(what)) return null;
  const then = isVerb(way) ? `${way.toLowerCase().replace(/(?:es|s)$/, '')} to ` : `are ${way.toLowerCase()} to `;
  const whole = (first: string): PersonFact => ({
    kind: 'do',
    text: `${first} or ${then}${deed.toLowerCase()}${rest}`,
    desirable,
    sure: true,
  });
  if (/^(?:knows?|uses?)$/i.test(verb)) return whole(`${verb.toLowerCase().replace(/s$/, '')} ${what}`);
  const half = read(`${verb === '' ? '' : `${verb} `}${what}`);
  if (half?.odd || half?.topic) return null;
  if (half?.kind === 'can' && /^can$/i.test(verb)) return whole(`can ${half.text}`);
  if (half?.kind === 'do' && !/^can\b/.test(half.text) && !/^(?:are|have) .* or /.test(half.text))
    return whole(half.text);
  if (
    verb === '' &&
    /^learn$/i.test(deed) &&
    isNamed(what) &&
    (half === null || (half.kind === 'have' && half.text === what))
  )
    return whole(`know ${what}`);
  return null;
}
