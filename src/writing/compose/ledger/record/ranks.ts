/** Ranks and prizes as they are jotted down, and what was done without who did it: said as what was won, no more and no less. */
import { lowerFirst } from '../../language/first-capitals.ts';
import { bareOf } from './parts.ts';

const rankWords: ReadonlySet<string> = new Set(
  `gold silver bronze second third fourth fifth winner winners finalist finalists runner runners shortlist shortlisted
  commended nominated mention merit distinction award awards prize prizes medal medals rosette rosettes 2nd 3rd 4th 5th`.split(
    /\s+/,
  ),
);
const hasRank = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .some((word) => rankWords.has(word));

/** What a rank is in a sentence of ours. */
const said: readonly (readonly [RegExp, string])[] = [
  [/^(?:gold|silver|bronze)$/i, 'won $'],
  [/^(?:second|third|fourth|fifth)(?: place)?$/i, 'came $'],
  [/^(?:regional|national|category|overall|county|local) winners?$/i, 'were the $'],
  [/^joint winners?$/i, 'were $'],
  [/^[2-9](?:nd|rd|th)(?: place)?$/i, 'came $'],
  [/^(?:regional |national )?finalists?$/i, 'were a $'],
  [/^(?:regional |national )?runners?[- ]up$/i, 'were $'],
  [/^(?:highly )?commended$/i, 'were $'],
  [/^(?:shortlisted|nominated)(?: (?:twice|again|three times))?$/i, 'were $'],
  [/^honou?rable mention$/i, 'had an $'],
  [/^(?:merit|distinction)$/i, 'won a $'],
];
const rank =
  /^((?:regional|national|category|overall|county|local|joint|highly) )?(gold|silver|bronze|second|third|fourth|fifth|[2-9](?:nd|rd|th)|winners?|finalists?|runners?[- ]up|commended|shortlisted|nominated|honou?rable mention|merit|distinction)( place| twice| again| three times)?(,| (?:for|in|at)\b) (\S[^;:()]*)$/i;
const event = /\b(?:awards?|prizes?|show|festival|championships?|competition|challenge|fair)\b/i;
const withThe = (name: string): string => (/^(?:the|our|an?) |^\S+['’]s? /i.test(name) ? name : `the ${name}`);

/**
 * "Silver, Best Cheese Counter, Marches Food Awards 2025": we won Silver for that there. The rank goes before everything
 * else: whoever came second has the "best" of nothing.
 */
export function ranked(text: string): string | null {
  if (!hasRank(text.split(' ', 2).join(' '))) return null;
  const [, kind = '', what = '', how = '', joint = '', rest = ''] = rank.exec(bareOf(text)) ?? [];
  if (!rest || / (?:is|are|was|were|won|has|have|had) /.test(rest)) return null;
  const placed = `${kind}${what}${how.trim() === 'place' ? '' : how}`;
  const turn = said.find(([shape]) => shape.test(placed))?.[1];
  if (turn === undefined) return null;
  const we = `We ${turn.replace('$', /^(?:gold|silver|bronze)$/i.test(placed) ? placed : placed.toLowerCase().replace(/s$|s(?=-)/, ''))}`;
  if (joint.trim() === 'in' && !/^(?:the|our|an?) /i.test(rest)) return null;
  const parts = rest.split(', ');
  // "Shortlisted, Yard Awards 2025": for the awards, as `listed` has it.
  if (
    joint === ',' &&
    parts.length === 1 &&
    event.test(rest) &&
    /^(?:shortlisted|nominated|(?:highly )?commended|finalist|runner)/i.test(placed)
  )
    return null;
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
export const namesRank = (text: string): boolean => hasRank(text) || /\b[Bb]est [A-Z]/.test(text);

const sum = String.raw`(?:over |about |nearly |some )?[£€$₹]\d[\d.,]*(?: ?(?:k|m|bn|million|billion|lakh|crore))?`;
const isDone = new RegExp(`^(${sum}) (?:is|are) (invested|spent|put) ((?:in|into|on) .*)$`, 'i');
const inMonth =
  /^(.* )are ([a-z]+(?:ed|sold|built|made|sent|served|grown) in (?:January|February|March|April|May|June|July|August|September|October|November|December))$/;

/** "Our second shift finishes at 10", "our caseloads are capped at 18": the verb is its own, and no thing that is "at" anything. */
const atAnHour = (sentence: string): string =>
  sentence
    .replace(
      /^(Our (?:[a-z’'-]+ )*[a-z]*(?:[^s\W]|[us]s)) (starts|finishes|ends|closes|opens|leaves|departs|sails|runs) are at (?=\d)/,
      '$1 $2 at ',
    )
    .replace(
      /^(Our (?:[a-z’'-]+ )*[a-z]+) (capped|limited|held|kept|set|fixed) (?:is|are) at (?=[£€$₹]?\d)/,
      (_, things: string, how: string) => `${things} ${/[^su]s$/.test(things) ? 'are' : 'is'} ${how} at `,
    );

/** "Our uptime is 99.97% in the last 12 months": a time that began before now. */
const upToNow =
  /^(Our [^,;:]{2,60}?) (is|are) ([^;:]*\d[^;:]* (?:in|over|for|during|across|throughout) the (?:last|past) (?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) )?(?:years?|months?|weeks?|quarters?|seasons?|days?)(?: |$).*)$/;

/** A sentence that was made of a note, in its right time: "we have invested €11 million", "5,400 meals were delivered in December". */
export const inItsTime = (sentence: string): string =>
  (sentence.includes(' at ') ? atAnHour(sentence) : sentence)
    .replace(
      /^((?:Our|The) [a-z][^,;:]{1,50}?) is (?=[^;:,]* since (?:[A-Z][a-z]+ )?(?:1[5-9]|20)\d\d$)/,
      '$1 has been ',
    )
    .replace(
      upToNow,
      (_, what: string, is: string, figure: string) => `${what} ${is === 'are' ? 'have' : 'has'} been ${figure}`,
    )
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
  // "Nobody made redundant in 30 years".
  if (/^(?:Nobody|No one) (?:made|laid|let|paid|sent|hurt|injured|turned) [^,;:]*(?:in|for|since) [^,;:]+$/.test(bare))
    return bare.replace(/^(Nobody|No one) /, '$1 has been ');
  // "New £7m unit opened in March", "£5m refurbishment finished in May": ours.
  const [, thing = '', opened = ''] =
    /^((?:New (?:[£€$₹]\d\S* )?|[£€$₹]\d\S* )(?:[a-z-]+ ){1,3})((?:opened|finished|launched|started) (?:in|on|last|this) [^,;:]+)$/.exec(
      bare,
    ) ?? [];
  if (thing) return `Our ${lowerFirst(thing)}${opened}`;
  // "£3m being spent on the theatre".
  if (new RegExp(`^${sum} being (?:spent|invested|put) `, 'i').test(bare)) return bare.replace(' being ', ' is being ');
  // "Approved by Historic England".
  if (/^Approved by \p{Lu}[^,;:]*$/u.test(bare) && !/\d/.test(bare)) return `We are a${bare.slice(1)}`;
  // "No major findings at the last notified body audit": there were none.
  if (
    /^(?:No|Zero) (?:[a-z-]+ ){0,2}(?:findings|actions|non-conformances|issues|breaches|complaints|defects) (?:at|in|from) (?:our|the) (?:last|latest|most recent) /.test(
      bare,
    )
  )
    return `There were ${lowerFirst(bare)}`;
  if (/^Passed with [^,;:]* at (?:our|the) last /.test(bare)) return `We p${bare.slice(1)}`;
  // "Average age of team 34": ours.
  const ofUs = /^(Average .* of )((?:[a-z]+ )?(?:team|crew|fleet)(?::| ).*\d.*)$/.exec(bare);
  if (ofUs) return withOurs(ofUs[1] ?? '', ofUs[2] ?? '');
  // "7 of last 10 team leaders came from the line".
  if (/^\S+ (?:out )?of last \d+ /.test(bare)) return bare.replace(/(^\S+ (?:out )?of) last /, '$1 our last ');
  return null;
}

const withOurs = (measure: string, rest: string): string | null => {
  const [, whose = '', amount = ''] = /^([a-z]+(?: [a-z]+)?):? (\d[^,;:]*)$/.exec(rest) ?? [];
  return whose === '' ? null : `The ${lowerFirst(measure)}our ${whose} is ${amount}`;
};
