/** What a company measures of itself: averages, shares and scores. */

import { withArticle } from '../../language/articles.ts';
import { finiteAuxiliary } from '../../language/clause.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { isCounted } from '../../language/nouns.ts';
import { severalHead } from './parts.ts';

/** "Average claim settled in: 23 days": what is done, and how long that takes. "Caseloads: 14 on average": ours. */
export function labelled(text: string): string | null {
  const [, rank = '', what = '', verb = '', by = '', figure = ''] =
    /^(Average|Typical|Median) ((?:[a-z-]+ ){0,2}[a-z-]+) ([a-z]+ed|paid|sold|built|made|done|seen|given|sent|met|dealt with|put right) (in|within|after|by|at|for):? ((?:about |under |over |just )?[£€$₹]?\d[^,;:]*(?:, (?:against|down from|up from) [^,;:]+)?)$/i.exec(
      text.replace(/[.]$/, ''),
    ) ?? [];
  if (what)
    return `Our ${rank.toLowerCase()} ${what} ${/\b(?:19|20)\d\d\b|\blast \w+$/.test(figure.replace(/, .*$/, '')) ? 'was' : 'is'} ${verb} ${by} ${figure}`;
  const [, things = '', many = ''] =
    /^((?:[A-Z][a-z]+ )?[A-Za-z]+s): (\d[\d.,]*%?(?: [a-z]+)? (?:on average|at most|max(?:imum)?))$/.exec(
      text.replace(/[.]$/, ''),
    ) ?? [];
  return things && severalHead(things)
    ? `Our ${lowerFirst(things)} are ${many.replace(/ max(?:imum)?$/, ' at most')}`
    : null;
}

/** "Average length of service 6.5 years": ours. */
export function averaged(text: string): string | null {
  const [, what = '', figure = ''] =
    /^Average ([a-z][a-z -]*?)(?:: | of | - | is | )((?:about |over |just over |under )?[£€$₹]?\d.*)$/i.exec(
      text.replace(/[.]$/, ''),
    ) ?? [];
  // "Average driver stays 6.2 years": a verb of its own.
  if (/ (?:stays|lasts|earns|takes|spends|waits|drives|serves|joins|gets)$/.test(what))
    return `Our average ${what} ${figure}`;
  // "Average carer has been here 7 years": a verb of its own.
  if (what.split(' ').some((word) => finiteAuxiliary.test(word))) return `Our average ${what} ${figure}`;
  // "Average time with us": whose it is has been said.
  const whose = /\b(?:with us|here|at our|in our|on our|of our)\b/i.test(what) ? 'The' : 'Our';
  // "Average age of truck 2.5 years": of ours.
  const [, measure_ = '', of = ''] = /^(age|cost|size|value|weight) of ([a-z]+)$/.exec(what) ?? [];
  if (measure_ && (/s$/.test(of) || isCounted(of)))
    return `The average ${measure_} of ${/s$/.test(of) ? `our ${of}` : withArticle(of)} is ${figure}`;
  return what &&
    what.split(' ').length <= 5 &&
    !/\b(?:is|was|are|were|of|under|over|about|below|above|around|between|at|from|up|down|by|in|within|for|on|with|after)$/.test(
      what,
    ) &&
    !/, .*,|;|\d home \d/.test(figure)
    ? `${whose} average ${what.toLowerCase() === what ? what : lowerFirst(what)} ${/\bin (?:19|20)\d\d$/.test(figure) || /\blast (?:year|season|quarter)$/.test(what) ? 'was' : /^[a-z]+[^su\W]s$/.test(what) ? 'are' : 'is'} ${figure}`
    : null;
}

/** What a firm has a share of, or so many points in, as it counts it itself. */
const measure =
  'accuracy|retention|turnover|score|rating|rate|uptime|availability|occupancy|satisfaction|revenue|income|growth|attendance|footfall|punctuality|compliance|completion|pass rate|response time|waiting time|vacancy rate|sickness rate|absence|staff turnover|index|net promoter score|NPS';
export const dated = /\b(?:19|20)\d\d\b|\bFY ?\d\d|\blast (?:year|month|season|winter|summer|quarter)\b/;
/** "Payroll accuracy of 99.7% in 2025", "99.98% uptime over twelve months": ours. */
export function measured(text: string): string | null {
  const bare = text.replace(/[.]$/, '');
  const [, what = '', figure = ''] =
    new RegExp(
      `^((?:[A-Z][a-z]+ )?(?:[a-z-]+ ){0,2}?(?:${measure}))(?: of|:) ((?:over |about |under |nearly )?[£€$₹]?\\d[^,;:]*)$`,
      'i',
    ).exec(bare) ?? [];
  if (what && !/^(?:our|we|the)\b/i.test(what))
    return `Our ${lowerFirst(what)} ${dated.test(figure) ? 'was' : 'is'} ${figure}`;
  // "Export share of 71%": whatever it is, a share of something is measured.
  const [, other = '', percent = ''] =
    /^([A-Z][a-z]+(?: [a-z-]+){0,2}) of (\d[\d.]*%(?: in (?:19|20)\d\d)?)$/.exec(bare) ?? [];
  if (other && !/^(?:Our|We|The|All|Most|Each|Every|Discount|Bonus|Pension|Some|Over|About)\b/.test(other))
    return `Our ${lowerFirst(other)} ${dated.test(percent) ? 'was' : 'is'} ${percent}`;
  const share = new RegExp(
    `^(\\d[\\d.]*%) ((?:[a-z-]+ ){0,2}?(?:${measure}))\\b(?= (?:in|over|since|for|across|last)\\b|$)([^,;:]*)$`,
    'i',
  ).exec(bare);
  return share
    ? `We ${/\bsince\b|\b(?:past|last) (?:\w+ )?(?:months|years)\b/.test(bare) ? 'have had' : dated.test(bare) ? 'had' : 'have'} ${/ (?:rate|score|level|margin|average)\b/i.test(bare) && !/^\d[\d.]*% (?:uptime|satisfaction|retention|occupancy|attendance)\b/i.test(bare) ? withArticle(bare) : bare}`
    : null;
}
