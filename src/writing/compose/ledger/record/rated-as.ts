/** How a company was rated and what it won: "Ofsted: Outstanding (2023)", "Deli of the Year 2024", "voted best place to work". */

import { monthNames } from '../../../text/calendar.ts';
import { withArticle } from '../../language/articles.ts';
import { dated } from './measures.ts';

/** "Good (2023)", "Good, May 2024": when it was, at the end of the sentence. */
const when = (tail: string): string =>
  tail
    // "Good all 5 areas": in them.
    .replace(/^ (all (?:\d|four|five|six|seven) (?:areas|categories|domains|key questions))/, ' in $1')
    .replace(/^( \([a-z][^()]*\))?(?:,? \(|, | - | )((?:[A-Z][a-z]+ )?(?:19|20)\d\d)\)?/, '$1 in $2')
    // "Good in all five areas, Feb 2026".
    .replace(
      /(?:,? \(|, | - )((?:[A-Z][a-z]+ )?(?:19|20)\d\d)\)?$/,
      (_, date: string) => ` in ${date.replace(/^[A-Z][a-z]{2}(?= )/, inFull)}`,
    );
const inFull = (short: string): string => monthNames.find((name) => name.startsWith(short)) ?? short;

/** "Ofsted: Outstanding (2023)": who rates, and how. */
export function rated(text: string): string | null {
  const found =
    /^((?:the )?(?:Ofsted|CQC|HIQA|Estyn|HMIE|ETI|KHDA|CIW|RQIA|(?:Care|Education) (?:Inspectorate|Scotland)|[A-Z][a-z]+ Inspectorate))(?: (?:rating|rated|inspection|grade))?(?::| -|,)? ['‘“"]?((?:[1-6] )?Very Good|Outstanding|Good|Excellent|Very Good|Requires Improvement)['’”"]?(?=$|[ ,.(;])(.*)$/.exec(
      text.replace(/[.]$/, ''),
    );
  const [, who = '', how = '', all = ''] = found ?? [];
  // "Good in all five areas, Outstanding for Caring": two marks.
  const tail = all.replace(/, (?=(?:Outstanding|Good|Excellent) (?:for|in)\b)/, ' and ');
  if (found && !/^ (?:by|and)\b/.test(tail)) return `${who} rated us ${how}${when(tail)}`;
  // "HIQA: fully compliant, October 2025".
  const [, body = '', state = '', date = ''] =
    /^((?:the )?(?:[A-Z]{3,5}|[A-Z][a-z]+ Inspectorate|Environment Agency)): ((?:fully |substantially )?compliant(?: (?:in|with|on) [^,;:]+)?)((?:,? (?:in )?(?:[A-Z][a-z]+ )?(?:19|20)\d\d)?)$/.exec(
      text.replace(/[.]$/, ''),
    ) ?? [];
  return body ? `${body} found us ${state}${date.replace(/^,? (?:in )?/, ' in ')}` : null;
}

/** "Beard Award semifinalist, 2023": what we were. */
export function won(text: string): string | null {
  // "Winner of a Great Taste award in 2024": we won it.
  const prize = /^winners? of ((?:an?|the|two|three|four|five|\d+) [^,;:]{3,80})$/i.exec(text.replace(/[.]$/, ''))?.[1];
  if (prize) return `We won ${prize}`;
  const [, what = '', year = ''] =
    /^((?:an? )?(?:[\w&'’-]+ ){1,6}(?:winner|(?:semi-?)?finalist|runner-up)),? (?:in )?((?:19|20)\d\d(?:(?:, | and )(?:19|20)\d\d)*)$/.exec(
      text.replace(/[.]$/, ''),
    ) ?? [];
  return what && !/^(?:We|Our|The)\b/.test(what)
    ? `We were ${withArticle(what.replace(/^an? /i, ''))} in ${year}`
    : null;
}

/** An honour of one person: it was won here, and is nobody else's name. */
const onePerson =
  /^(?:[A-Z][\w&'’-]* )*?(?:Apprentice|Nurse|Midwife|Teacher|Lecturer|Chef|Cook|Baker|Butcher|Manager|Driver|Trainee|Carer|Engineer|Technician|Student|Graduate|Leader|Head|Director|Lawyer|Solicitor|Accountant|Planner|Designer|Stylist|Barber|Barista|Bartender|Sommelier|Electrician|Plumber|Joiner|Farmer|Gardener|Volunteer|Worker|Officer|Assistant|Pharmacist|Therapist|Dentist|Vet|Scientist|Developer|Entrepreneur|Woman|Man|Rookie|Newcomer) of the Year$/;
/** "Deli of the Year, Munster Retail Awards 2024": what we were, and where that was said. */
export function titled(text: string): string | null {
  const [, what = '', where = '', year = ''] =
    /^((?:[A-Z][\w&'’-]* ){1,5}of the Year)(?:,? (?:at |in )?(?:the )?([A-Z][\w&'’ -]*?))?,? (?:in )?((?:19|20)\d\d(?: \([A-Z][^()]*\))?)$/.exec(
      text.replace(/[.]$/, ''),
    ) ?? [];
  if (!what) return null;
  const were = onePerson.test(what) ? 'won' : 'were';
  return /\b(?:Awards?|Prizes?)$/.test(where)
    ? `We ${were} ${what} at the ${where} ${year}`
    : `We ${were} ${what}${where ? ` (${where})` : ''} in ${year}`;
}

/** "Judged Good by Ofsted in November 2024", "Voted best place to work": we were. */
export function judged(text: string): string | null {
  const bare = text.replace(/[.]$/, '');
  if (
    !/^(?:judged|graded|ranked|voted|named|shortlisted|commended|listed|rated|recogni[sz]ed|accredited|certified) (?!(?:on|at|to) )[^;:]+$/i.test(
      bare,
    )
  )
    return null;
  const said = (bare.charAt(0).toLowerCase() + bare.slice(1)).replace(
    /^(shortlisted|commended) (?!(?:(?:again|also|twice) )?(?:for|in|by|at|as|among)\b)/,
    '$1 for ',
  );
  if (/\bsince\b|\b(?:every|each) year\b|\b(?:running|in a row)$/.test(bare)) return `We have been ${said}`;
  return dated.test(bare) ? `We were ${said}` : null;
}
