/** Marks that others gave a company, and what has long not happened there, as sentences: "4.6/5 on Glassdoor", "Investors in People Gold", "featured in a list". */

import { hasVerb } from '../../language/clause.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { bareOf } from './parts.ts';

/** "4.6/5 on Glassdoor", "9.1 out of 10 from 340 guests". */
const mark =
  /^(?:rated |scoring )?(\d(?:[.,]\d+)?) ?(?:\/|out of) ?(5|10|100)((?: stars?)?(?:,? (?:on|from|across|in|by|with|based on) [^;:]+)?)$/i;
/** "NPS of +71, up from 48". */
const score =
  /^(?:an? |our )?((?:e?NPS|CSAT|OEE|net promoter score|[a-z]+ (?:satisfaction|engagement)(?: score)?)) of ([+-]?\d[\d.,]*%?)((?:,? (?:up|down|in|against|from|versus|vs\.?) [^;:]+)?)$/i;
/** "Investors in People Gold until 2027": a mark by its name, which looks like people. */
const standing =
  /^((?:Investors in (?:People|Volunteers|Diversity)|Athena S[Ww]an|Stonewall|Carers? Confident|Cyber Essentials|EcoVadis|Green Dragon|Eco-Schools|Rainbow|Armed Forces Covenant|Fair Tax Mark|Tommy['’]s)(?: (?:Gold|Silver|Bronze|Platinum|Plus|accreditation|status|award|mark))?)((?:,? (?:until|to|since|in|from|for) [^;:]+)?)$/;
/** "Great Place to Work certified, 4 years running". */
const certified =
  /^((?:[A-Z][\w&'’-]*|of|to|for|the|in|a|and)(?: (?:[A-Z][\w&'’-]*|of|to|for|the|in|a|and|\d[\d:/-]*)){0,6}[ -](?:certified|accredited|registered|approved))(?:,? [–—-]? ?(?:for )?((?:\d+|[a-z]+) years (?:running|in a row))|,? (since|until|in) ([^;:,]+))?$/;
/** "Featured in The Caterer's Top 100 list". */
const featured = /^(featured|named|included|ranked|recommended|reviewed|profiled) (?=(?:in|on|by|among|as) )([^;:]+)$/i;
/** "No agency staff used on nights since January". */
const notDone =
  /^(no (?:[a-z-]+ ){1,4}?)(used|employed|lost|made|cancelled|closed|missed|reported|recorded|hired|wasted|sent|turned away|sold|refused) ((?:[a-z][^;:,]* )?(?:since|for|in) (?:the (?:last|past) )?[^;:,]+)$/i;
/** "8 out of 10 new starters still here after a year": they are. */
const stillSo =
  /^((?:about |over |nearly )?(?:\d+|one|two|three|four|five|six|seven|eight|nine) (?:out of|in) (?:every )?(?:\d+|four|five|ten) (?:of (?:our|the) )?(?:[a-z-]+ ){0,2}?[a-z]+s) ((?:still|back|now) (?:here|with us|in (?:work|post|the job|practice))\b[^;:]*)$/i;
/** "Twice winner of the Queen's Award". */
const winnerOf =
  /^(twice|three times|four times|five times|(?:two|three|four|five)[- ]time|\d+[- ]times?)[, -](?:winners?) of ((?:the )?[A-Z][^;:]*)$/i;
const howOften: Readonly<Record<string, string>> = { two: 'twice' };
const inYear = /\bin (?:[A-Z][a-z]+ )?(?:19|20)\d\d$|\blast (?:year|month|season|winter|summer)$/;

/** The sentence of such a note; null where it is none. */
export function asPraise(text: string): string | null {
  const bare = bareOf(text);
  const [, some = '', here = ''] = stillSo.exec(bare) ?? [];
  if (some) return `${some} are ${here}`;
  const [, often = '', prize = ''] = winnerOf.exec(bare) ?? [];
  if (prize) {
    const count = /^(\w+)[- ]times?$/i.exec(often)?.[1]?.toLowerCase();
    return `We have won ${prize} ${count ? (howOften[count] ?? `${count} times`) : often.toLowerCase()}`;
  }
  const [, many = '', most = '', where = ''] = mark.exec(bare) ?? [];
  // "Rated 4.6 out of 5 by over 8,000 guests": a score is from them, a rating by them.
  if (many && !hasVerb(where))
    return /^(?: stars?)?,? by /i.test(where)
      ? `We ${inYear.test(where) ? 'were' : 'are'} rated ${many} out of ${most}${where}`
      : `We score ${many} out of ${most}${where}`;
  const [, what = '', figure = '', since = ''] = score.exec(bare) ?? [];
  if (what) return `Our ${/^[A-Z]?[a-z]+ /.test(what) ? lowerFirst(what) : what} is ${figure}${since}`;
  const [, name = '', until = ''] = standing.exec(bare) ?? [];
  if (name)
    return `We ${/ (?:since|for) /.test(until) ? 'have held' : inYear.test(until) ? 'won' : 'hold'} ${name}${until}`;
  const [, seal = '', running = '', link = '', when = ''] = certified.exec(bare) ?? [];
  if (seal)
    return running
      ? `We have been ${seal} for ${running}`
      : link
        ? `We ${link === 'since' ? 'have been' : link === 'in' ? 'were' : 'are'} ${seal} ${link} ${when}`
        : `We are ${seal}`;
  const [, verb = '', list = ''] = featured.exec(bare) ?? [];
  if (verb && /^(?:featured|profiled|reviewed)$/i.test(verb) && !hasVerb(list))
    return `We ${/\b(?:19|20)\d\d\b/.test(list) ? 'were' : 'have been'} ${verb.toLowerCase()} ${list}`;
  const [, none = '', done = '', rest = ''] = notDone.exec(bare) ?? [];
  if (none && !hasVerb(none))
    return `We ${inYear.test(rest) ? '' : 'have '}${done.toLowerCase()} ${lowerFirst(none.trim())} ${rest}`;
  return null;
}
