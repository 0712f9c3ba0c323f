/** What a company has done or scored, noted without who did it: "€9m film line commissioned in 2025", "tips averaged $7.40/hr", "4.9 on Google from 630 reviews". */
import { withArticle } from '../../language/articles.ts';
import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { missesArticle } from '../../language/nouns.ts';

const deeds =
  'commissioned|opened|installed|completed|built|launched|finished|bought|added|planted|restored|refurbished|rebuilt|hired|promoted|trained|recruited|taken on|rehomed|housed';
const plain: Readonly<Record<string, string>> = {
  built: 'built',
  bought: 'bought',
  rebuilt: 'rebuilt',
  'taken on': 'took on',
};

/** The sentence; null where a note is of no such kind. */
export function asDone(note: string): string | null {
  const text = note.replace(/[.!]+$/, '').trim();
  // "€9m recyclable film line commissioned in 2025", "38 agency workers taken on permanently in the last three years".
  const [, thing = '', deed = '', how = '', when = ''] =
    new RegExp(
      `^((?!(?:we|our|you|all|no|every|each)\\b)(?:[£€$₹]?\\d[\\d.,]*(?:m|k|bn)?|two|three|four|five|six|seven|eight|nine|ten|a|an|new) (?:[\\w’'-]+ ){0,5}?[a-z]+) (${deeds})( permanently| here)? ((?:in|since|over|during) (?:the )?[^,;:]{4,30})$`,
      'i',
    ).exec(text) ?? [];
  // "41 signal boxes commissioned since 2011": by whom nobody said.
  const ours = /^[£€$₹]/.test(thing) || /^(?:hired|promoted|trained|recruited|taken on)$/i.test(deed);
  if (thing && ours && !/\b(?:was|were|is|are|has|have|had|been|who|that|which|of our|of the)\b/.test(thing)) {
    const what =
      /^[£€$₹]/.test(thing) || missesArticle(thing)
        ? /^\d|^(?:two|three|four|five|six|seven|eight|nine|ten|an?) /i.test(thing)
          ? thing
          : withArticle(thing)
        : lowerFirst(thing);
    const lasting = /^(?:since|in the (?:last|past)|over the (?:last|past)|during the)/i.test(when);
    return `We ${lasting ? `have ${deed.toLowerCase()}` : (plain[deed.toLowerCase()] ?? deed.toLowerCase())} ${what}${how} ${when}`;
  }
  // "1.4 million euros put into new machines since 2023".
  const [, sum = '', put = '', into = ''] =
    /^((?:over |about |nearly )?(?:[£€$₹]\d[\d.,]*(?: ?(?:k|m|bn|million|billion|lakh|crore))?|\d[\d.,]* (?:million|billion|thousand|lakh|crore)? ?(?:euros?|pounds|dollars|rupees))) (put|invested|spent) ((?:into|in|on) [^,;:]+ since [^,;:]+)$/i.exec(
      text,
    ) ?? [];
  if (sum) return `We have ${put.toLowerCase()} ${lowerFirst(sum)} ${into}`;
  // "Profitable in each of the past 22 years".
  const state =
    /^(profitable|debt[- ]free|independent|accident[- ]free|carbon neutral|employee[- ]owned|family[- ]owned)( (?:in each|in every|for each|every year|throughout) .+)$/i.exec(
      text,
    );
  if (state) return `We have been ${lowerFirst(state[1] ?? '')}${state[2] ?? ''}`;
  // "Tips averaged $7.40/hr in 2025".
  const [, what = '', averaged = '', per = '', rest = ''] =
    /^((?:[a-z]+ ){0,2}[a-z]+s) (averaged (?:about |over )?[£€$₹]?\d[\d.,]*%?)(?: ?\/ ?(?:hr|hour)| an hour| per hour)?()((?: in| since| over| last)\b[^,;:]*)?$/i.exec(
      text,
    ) ?? [];
  if (what)
    return `Our ${lowerFirst(what)} ${averaged}${/\/ ?(?:hr|hour)| an hour| per hour/i.test(text) ? ' an hour' : per}${rest}`;
  // "6,200 patients on our books".
  if (
    /^(?:over |about |nearly |around )?\d[\d,]* (?:[a-z]+ )?[a-z]+s (?:on our books|on our list|in our care|under our care|on the roll|on roll)$/i.test(
      text,
    )
  )
    return `We have ${lowerFirst(text)}`;
  // "140 people from 23 countries": us.
  if (
    /^(?:about |over |nearly |around )?\d[\d,]* (?:people|staff|colleagues|employees) (?:from|of) \d+ (?:countries|nationalities|nations)$/i.test(
      text,
    )
  )
    return `There are ${lowerFirst(text).replace(/ (?:people|staff|colleagues|employees)(?= )/, ' of us')}`;
  // "1,650 food businesses, 97% rated 3 or above": a share of those.
  const [, these = '', part = '', judgedHow = ''] =
    /^((?:about |over |nearly )?\d[\d,]* (?:[a-z-]+ ){0,2}[a-z]+s), (\d[\d.]*%) ((?:rated|graded|scored|marked|judged|classed) [^,;:]+)$/i.exec(
      text,
    ) ?? [];
  if (these) return `${part} of our ${lowerFirst(these)} are ${judgedHow}`;
  // "7 in 10 of our 2024 instructions were referrals".
  if (
    /^(?:\d+|one|two|three|four|five|six|seven|eight|nine) in (?:\d+|two|three|four|five|six|seven|eight|nine|ten) of our [^,;:]+ (?:were|are|have|had|came|come|stayed|stay|return|returned)\b[^,;:]*$/i.test(
      text,
    )
  )
    return text;
  // "AOSA/SCST accredited since 1998".
  const [, body = '', held = ''] =
    /^([A-Z][\w/&-]*(?: [A-Z][\w/&-]*)*) ((?:accredited|certified|registered|approved) since (?:19|20)\d\d)$/.exec(
      text,
    ) ?? [];
  if (body) return `We have been ${body} ${held}`;
  // "Teacher retention 91 percent last year".
  const [, share = '', mark_ = '', year = ''] =
    /^((?!(?:our|the|an?|we)\b)(?:[\w-]+ ){0,3}(?:retention|turnover|attendance|pass rate|completion|occupancy|satisfaction)) (\d[\d.]* ?(?:%|percent|per cent)) (last (?:year|term|season|quarter)|in (?:19|20)\d\d)$/i.exec(
      text,
    ) ?? [];
  if (share) return `Our ${/^[A-Z]{2}/.test(share) ? share : lowerFirst(share)} was ${mark_} ${year}`;
  // "£2.6m raised last year".
  const [, raised = '', got = '', lately = ''] =
    /^([£€$₹]\d[\d.,]*(?:m|k|bn)?) (raised|invested|given away|donated) (last year|in (?:19|20)\d\d)$/i.exec(text) ??
    [];
  if (raised) return `We ${/^given/i.test(got) ? 'gave away' : got.toLowerCase()} ${raised} ${lately}`;
  // "4.9 on Google from 630 reviews", "kununu 4.6 with 88% recommending us".
  const [, score = '', where = ''] =
    /^(\d(?:\.\d)?(?: (?:out of|\/) ?\d+| stars)?) ((?:on|with) (?:Google|Trustpilot|Glassdoor|kununu|Indeed|Facebook|Tripadvisor|TripAdvisor|Booking\.com|Checkatrade|Yelp|Feefo|Reviews\.io|Zomato|Swiggy|Practo|AmbitionBox|Treatwell)\b[^;:]*)$/.exec(
      text,
    ) ?? [];
  if (score) return `We score ${score} ${where}`;
  // "4.7 out of 5 from customers in 2025": whose score it is.
  const [, marks = '', givers = '', asked = ''] =
    /^(\d(?:\.\d+)?(?: (?:out of|\/) ?\d+| stars)) (?:from|by) ((?:our )?[a-z]+s|patients|people)((?: in| last| this) [^,;:]+)?$/i.exec(
      text,
    ) ?? [];
  if (marks) return `${upperFirst(givers)} ${asked && !/this/.test(asked) ? 'gave' : 'give'} us ${marks}${asked}`;
  const [, site = '', mark = '', further = ''] =
    /^(Google|Trustpilot|Glassdoor|[Kk]ununu|Indeed|Tripadvisor|TripAdvisor)(?: score| rating)?:? (\d(?:\.\d)?)((?:,? with| from) [^;:]+)$/.exec(
      text,
    ) ?? [];
  if (site) return `We score ${mark} on ${site}${further.replace(/^,? with/, ', with')}`;
  // "Midwife vacancy rate down to 3% this spring".
  const [, rate = '', moved = ''] =
    /^((?!(?:our|the|an?|we)\b)(?:[\w-]+ ){1,4}(?:rate|turnover|arrears|score|share|time|absence|vacancies|waste|complaints|attrition)) ((?:up|down) (?:to|by|from) [^;:]+)$/i.exec(
      text,
    ) ?? [];
  if (rate && !/\b(?:is|are|was|were)\b/.test(rate))
    return `Our ${/^[A-Z]{2}/.test(rate) ? rate : lowerFirst(rate)} ${/(?:s)$/.test(rate) ? 'are' : 'is'} ${moved}`;
  return null;
}
