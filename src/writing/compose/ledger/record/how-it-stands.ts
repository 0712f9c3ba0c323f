/** How things of a company stand, and since when: "order book full until May", "TB-free since 1991", "salaries paid on time every month since 1988". */

import { determine } from '../../language/articles.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { kindOf } from '../../language/kind.ts';
import { isVerbBase } from '../../language/verbs.ts';
import { bareOf, dated, isSubject, ofOurs, severalHead } from './parts.ts';

/** How a thing is: "full until May", "closed since June", "below 4%". */
const state =
  /^(.+?) ((?:(?:now|nearly|almost|still) )?(?:full|fully (?:booked|staffed|funded|let|occupied|subscribed|crewed)|sold out|oversubscribed|booked(?: up| out)?|closed|open|debt-free|profitable|in profit|in surplus|stable|rising|falling|steady|flat|green|clean|clear|intact)(?= (?:to|till|until|for|since|through|every|by|all|in|at|from|seven|six|five|\d)\b|$)|(?:well |just |consistently |always )?(?:below|under|above|over|within|at) (?:just )?[£€$₹]?\d)(.*)$/i;
export function stands(text: string): string | null {
  const [, thing = '', how = '', rest = ''] = state.exec(bareOf(text)) ?? [];
  if (
    !thing ||
    / (?:from|of|in|at|on|to|by|with|for|done)$/.test(thing) ||
    !(isSubject(thing) || /^average (?:[a-z]+ ){0,3}[a-z]+$/i.test(thing)) ||
    /[:;]/.test(rest) ||
    // "Rooms 90% booked": a share of them is.
    /\d%$/.test(thing) ||
    isVerbBase(thing.toLowerCase()) ||
    // "Hosted the Irish Open": a name, and no state.
    /^[A-Z]/.test(how) ||
    /^[A-Z][a-z]+ed (?:the|our|an?) /.test(thing)
  )
    return null;
  // "Series A closed in May": it did.
  if (/^closed$/i.test(how) && /\b(?:series [a-h]|seed|round|funding|fund|deal|acquisition|offer)\b/i.test(thing))
    return `${ofOurs(thing)} closed${rest}`;
  // "15 years at 2 sites": a number of things, and no state of them.
  // "Five therapists here over 8 years": they have been.
  const staying =
    /^((?:\d+|two|three|four|five|six|seven|eight|nine|ten|half|most|all) (?:of (?:us|our [a-z]+) |[a-z]+ )?(?:[a-z]+s )?)here$/i.exec(
      thing,
    )?.[1];
  if (staying && /^(?:over|under|within)/i.test(how))
    return `${upperFirst(staying.trim())} have been here ${how}${rest}`;
  if (
    /^(?:two|three|four|five|six|seven|eight|nine|ten)\b/i.test(thing) ||
    (/^[£€$₹]?\d/.test(thing) && !/^[£€$₹]?\d[\d.,]*%? of\b/.test(thing))
  )
    return null;
  const subject = ofOurs(thing);
  const many = severalHead(thing);
  const is = /\bsince\b/.test(rest)
    ? many
      ? 'have been'
      : 'has been'
    : dated.test(rest) && !/\b(?:until|till|to|through|from)\b/i.test(rest)
      ? many
        ? 'were'
        : 'was'
      : many
        ? 'are'
        : 'is';
  return `${subject} ${is} ${how}${rest}`;
}

/** "Somatic cell count below 120,000 for three years": so it has been. */
export function keptAt(text: string): string | null {
  const [, thing = '', where = ''] =
    /^((?:our )?(?:[a-z-]+ ){0,3}?[a-z-]+) ((?:below|above|under|over) [£€$]?\d[\d,.]*%?[^;:]* (?:for|since) [^;:,]+)$/i.exec(
      bareOf(text),
    ) ?? [];
  return thing !== '' && isSubject(thing) && !severalHead(thing) && !hasVerb(where)
    ? `${ofOurs(thing)} has been ${where}`
    : null;
}

/** "TB-free since 1991", "Chambers Tier 1 since 2015", "two rosettes since 2022": what we have been, or have had. */
export function eversince(text: string): string | null {
  const [, what = '', since = ''] =
    /^([^,;:]+?)( since (?:the )?(?:[A-Z][a-z]+ )?(?:1[5-9]\d\d|20\d\d|[a-z]+ \d+|\d{4}s)\b[^;]*)$/.exec(
      bareOf(text),
    ) ?? [];
  if (!what || what.split(' ').length > 7 || /^(?:we|our|the|all|every|staff|it)\b/i.test(what)) return null;
  if (hasVerb(what)) return null;
  if (/^(?:B|Benefit) Corp(?:oration)?$/i.test(what)) return `We have been a ${what}${since}`;
  if (/^(?:(?:the )?FTSE|S&P|DAX|Fortune|Nifty|ISEQ|Nasdaq)\b/.test(what))
    return `We have been in the ${what.replace(/^the /i, '')}${since}`;
  if (/^[A-Za-z][\w-]*(?: [\w-]+){0,3} free$/.test(what)) return `We have been ${lowerFirst(what)}${since}`;
  if (
    /^(?:[\w]+-(?:free|owned|run|led|neutral|positive|funded|built|accredited|based)|(?:carbon|climate|cost) (?:neutral|negative|positive)|independent|not-for-profit|non-profit|a charity|organic|profitable|open|in (?:business|profit|surplus|print|town)|fully [a-z]+(?:ed)?)(?: (?:and|to|in|by|for) [\w ]+)?$/i.test(
      what,
    )
  )
    return `We have been ${lowerFirst(what)}${since}`;
  if (/(?:^| )(?:Tier|Band|Grade|Number|No\.?|Level|Rank) ?\d+$|^(?:Top|Tier|Band|Number) \d/i.test(what))
    return `We have been ${what}${since}`;
  if (
    /^(?:two|three|four|five|six|\d+) [^\d]+s$|\b(?:star|rosette|Warrant|licen[cs]e|status|accreditation|award|charter|certificate|certification|kitemark|rating|mark)$/i.test(
      what,
    )
  )
    // "Two AA rosettes": so many, and no name.
    return `We have had ${determine(what.replace(/^(?:Two|Three|Four|Five|Six) (?=\p{Lu})/u, (many) => many.toLowerCase()))}${since}`;
  return null;
}

/** "£6.2m repair programme agreed up to 2028": ours, and how it stands. */
export function planned(text: string): string | null {
  const [, what = '', how = '', rest = ''] =
    /^((?:about |over |nearly )?[£€$₹][\d.,]+ ?(?:k|m|bn|million|billion|crore|lakh)? (?:[a-z-]+ ){1,4}?)(agreed|approved|planned|funded|secured|signed off|under way|underway|in place)((?: (?:for|up to|until|to|by|in|over|from|through) [^;:,]+)?)$/i.exec(
      bareOf(text),
    ) ?? [];
  return what &&
    /(?:programme|program|plan|scheme|budget|project|contract|investment|refit|extension|upgrade|fund|refurbishment) $/i.test(
      what,
    )
    ? `Our ${what}is ${how.replace(/^underway$/i, 'under way')}${rest}`
    : null;
}

/** "Salaries paid on time every month since 1988": they have been. */
export function keptUp(text: string): string | null {
  const [, what = '', verb = '', rest = ''] =
    /^((?:[A-Z][a-z]+ )?[A-Za-z]+s) (paid|delivered|answered|kept|met|run|checked|served|published|made) ((?:on time|in full|every|each|without|within)\b[^;:,]* since (?:[A-Z][a-z]+ )?(?:1[5-9]|20)\d\d)$/.exec(
      bareOf(text),
    ) ?? [];
  return what && kindOf(what) === 'np' && !hasVerb(rest) ? `${what} have been ${verb} ${rest}` : null;
}

/** "Bitterns breeding since 2009", "licence granted 2023". */
export function goesOn(text: string): string | null {
  const bare = bareOf(text);
  const [, who = '', doing = '', since = ''] =
    /^((?:[A-Za-z-]+ ){0,2}?[A-Za-z-]+s) ([a-z]+ing) (since [^;:,]+)$/.exec(bare) ?? [];
  if (who && kindOf(who) === 'np' && !/^(?:we|our)\b/i.test(who))
    return `${upperFirst(who)} have been ${doing} ${since}`;
  const [, thing = '', verb = '', year = ''] =
    /^(.+?) (granted|renewed|completed|finished|installed|awarded|rebuilt|refurbished|extended) (?:in )?((?:[A-Z][a-z]+ )?(?:19|20)\d\d)$/.exec(
      bare,
    ) ?? [];
  if (thing && isSubject(thing))
    return `${/^[A-Z][a-zA-Z]*[A-Z]|^[A-Z]+-/.test(thing) ? `Our ${thing}` : ofOurs(thing)} ${severalHead(thing) ? 'were' : 'was'} ${verb} in ${year}`;
  return null;
}

/** "41% of leavers in work at six months": they are. */
export function shareStands(text: string): string | null {
  const [, share = '', where = ''] =
    /^((?:about |over |nearly )?\d[\d.]*% of (?:our |all |the )?(?:[a-z-]+ ){0,2}?[a-z]+s) ((?:in|at|on|from|with|under|over|within|still|back|right|(?:very |fully )?(?:satisfied|happy|pleased|confident|proud|likely|willing)) [^;:]+)$/i.exec(
      bareOf(text),
    ) ?? [];
  if (
    !share ||
    / (?:comes|goes|lives|works|stays|leaves|grows)$/.test(share) ||
    (!/^(?:very |fully )?(?:satisfied|happy|pleased|confident|proud|likely|willing) /.test(where) &&
      (hasVerb(where) || /\b[a-z]+ed\b/.test(where)))
  ) {
    // "60% of new patients referred by a friend".
    const [, some = '', verb = '', by = ''] =
      /^((?:about |over |nearly )?\d[\d.]*% of (?:our |all |the )?(?:[a-z-]+ ){0,2}?[a-z]+s) ([a-z]+ed|made|grown|bought|sold|built) (by [^;:]+)$/i.exec(
        bareOf(text),
      ) ?? [];
    return some && !hasVerb(by) ? `${some} are ${verb} ${by}` : null;
  }
  return `${share} ${dated.test(where) ? 'were' : 'are'} ${where}`;
}
