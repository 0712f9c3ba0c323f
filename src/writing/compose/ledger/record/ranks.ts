/** Ranks and prizes as they are jotted down, and what was done without who did it: said as what was won, no more and no less. */
import { lowerFirst } from '../../language/articles.ts';
import { bareOf } from './parts.ts';

/** What a rank is in a sentence of ours. */
const said: readonly (readonly [RegExp, string])[] = [
  [/^(?:gold|silver|bronze)$/i, 'won $'],
  [/^(?:second|third|fourth|fifth)(?: place)?$/i, 'came $'],
  [/^(?:regional|national|category|overall|county|local) winners?$/i, 'were the $'],
  [/^(?:regional |national )?finalists?$/i, 'were a $'],
  [/^(?:regional |national )?runners?-up$/i, 'were $'],
  [/^(?:highly )?commended$/i, 'were $'],
  [/^(?:shortlisted|nominated)(?: (?:twice|again|three times))?$/i, 'were $'],
  [/^honou?rable mention$/i, 'had an $'],
  [/^(?:merit|distinction)$/i, 'won a $'],
];
const rank =
  /^((?:regional|national|category|overall|county|local|highly) )?(gold|silver|bronze|second|third|fourth|fifth|winners?|finalists?|runners?-up|commended|shortlisted|nominated|honou?rable mention|merit|distinction)( place| twice| again| three times)?(,| (?:for|in|at)\b) (\S[^;:()]*)$/i;
const event = /\b(?:awards?|prizes?|show|festival|championships?|competition|challenge|fair)\b/i;
const withThe = (name: string): string => (/^(?:the|our|an?) |^\S+['’]s? /i.test(name) ? name : `the ${name}`);

/**
 * "Silver, Best Cheese Counter, Marches Food Awards 2025": we won Silver for that there. The rank goes before everything
 * else: whoever came second has the "best" of nothing.
 */
export function ranked(text: string): string | null {
  const [, kind = '', what = '', how = '', joint = '', rest = ''] = rank.exec(bareOf(text)) ?? [];
  if (!rest || / (?:is|are|was|were|won|has|have|had) /.test(rest)) return null;
  const placed = `${kind}${what}${how.trim() === 'place' ? '' : how}`;
  const turn = said.find(([shape]) => shape.test(placed))?.[1];
  if (turn === undefined) return null;
  const we = `We ${turn.replace('$', /^(?:gold|silver|bronze)$/i.test(placed) ? placed : placed.toLowerCase().replace(/s$|s(?=-)/, ''))}`;
  if (joint.trim() === 'in' && !/^(?:the|our|an?) /i.test(rest)) return null;
  const parts = rest.split(', ');
  if (parts.length > 2) return null;
  const [first = '', last] = parts;
  const year = last !== undefined && /^(?:in )?(?:19|20)\d\d$/.test(last);
  if (last !== undefined && !year && !event.test(last)) return null;
  const where = last === undefined ? '' : year ? ` in ${last.replace(/^in /, '')}` : ` at ${withThe(last)}`;
  if (joint !== ',') return `${we}${joint} ${first}${where}`;
  return event.test(first) && last === undefined
    ? `${we} at ${withThe(first)}`
    : `${we}${/ mention$/i.test(we) ? ' at' : ' for'} ${event.test(first) ? withThe(first) : first}${where}`;
}

/** Whether a record names what somebody came to in a row of others: cut, it would boast of more. */
export const namesRank = (text: string): boolean =>
  /\b(?:gold|silver|bronze|runners?-up|finalists?|shortlist(?:ed)?|commended|nominated|second|third|winners?|awards?|prizes?|medals?|merit|rosettes?)\b|\b[Bb]est [A-Z]/i.test(
    text,
  );

const sum = String.raw`(?:over |about |nearly |some )?[£€$₹]\d[\d.,]*(?: ?(?:k|m|bn|million|billion|lakh|crore))?`;
const isDone = new RegExp(`^(${sum}) (?:is|are) (invested|spent|put) ((?:in|into|on) .*)$`, 'i');
const inMonth =
  /^(.* )are ([a-z]+(?:ed|sold|built|made|sent|served|grown) in (?:January|February|March|April|May|June|July|August|September|October|November|December))$/;

/** A sentence that was made of a note, in its right time: "we have invested €11 million", "5,400 meals were delivered in December". */
export const inItsTime = (sentence: string): string =>
  sentence
    .replace(isDone, (_, much: string, deed: string, into: string) => `We have ${deed} ${lowerFirst(much)} ${into}`)
    .replace(inMonth, '$1were $2');

/** Small words that a note lacks, and what it was made without: null where it is none of these. */
export function jotted(text: string): string | null {
  const bare = bareOf(text);
  // "Won Silver at the 2024 Green Apple Awards".
  if (/^Won (?=\p{Lu}|the\b|an?\b|two\b|three\b)/u.test(bare)) return `We w${bare.slice(1)}`;
  // "No agency nurses used since January 2023": nobody has used any.
  const [, none = '', done = '', since = ''] =
    /^(No (?:[a-z-]+ ){0,2}[a-z]+s) (used|hired|lost|closed|cancelled|missed|made) (since [^,;:]+)$/.exec(bare) ?? [];
  if (none) return `We have ${done} ${lowerFirst(none)} ${since}`;
  // "7 of last 10 team leaders came from the line".
  if (/^\S+ (?:out )?of last \d+ /.test(bare)) return bare.replace(/(^\S+ (?:out )?of) last /, '$1 our last ');
  return null;
}
