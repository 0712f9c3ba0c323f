/** What a record lacks where it was noted in haste: its "in" before a date, "our" before what opened, who cut what. */

import { monthInFull as month, monthNames } from '../../../text/calendar.ts';
import { withArticle } from '../../language/articles.ts';
import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';
import { missesArticle } from '../../language/nouns.ts';
import { withItsSubject } from './its-subject.ts';

const shortMonth = /\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.? (?=(?:19|20)\d\d\b)/g;
/** "Opened October 2025", "bronze for the salad 2024": a date that hangs on nothing. */
const hanging = rare(
  new RegExp(
    String.raw`\b(?!(?:in|of|since|by|from|until|till|to|before|after|during|and|or|for|the|on|early|late|mid|this|last|next|end|every|each|between|with|around|about|through|throughout|over|across|within|all|whole|entire|per|than|least|most|summer|winter|spring|autumn|year|season|fiscal|class|survey|report|awards?|list|guide|show|index|intake)\b)([a-z][a-z'’-]+) ((?:${month} )?(?:19|20)\d\d)(?=$|[,.;)]| [a-z]+ed\b| (?:and|with|by|after|for|when)\b)`,
    'g',
  ),
);
const happened =
  /^((?:(?!(?:our|the|an?|we|you|they|it|every|all|each|two|three|\d)\b)[\p{L}\d&'’-]+ ){1,6}?)((?:in (?:[A-Z][a-z]+ )?(?:19|20)\d\d )?(?:opened|closed|started|launched|finished|moved|passed|reached|doubled|won)\b.*)$/u;
const changed =
  /^((?:(?!(?:our|the|an?|we|you|they|it)\b)[\p{L}\d&'’-]+ ){1,5}?)(cut|reduced|halved|doubled|raised|improved|increased|lowered|shortened) ((?:from|by|to) .*)$/u;

/** What nobody puts an article before. */
const massRate = /^\S*(?:attrition|turnover|absence|sickness|waste|scrap|downtime|overtime|churn) $/i;

/** The record with the small words that it lacks. */
export function withSmallWords(typed: string): string {
  const text = typed
    .replace(/[.!]+$/, '')
    .replace(/^Won (?=(?:an?|the|our|two|three|\d|\p{Lu})\b)/u, 'We won ')
    .replace(
      shortMonth,
      (_, short: string) => `${monthNames.find((name) => name.startsWith(short.slice(0, 3))) ?? short} `,
    )
    // "71% passed vs 44% district": against what.
    .replace(
      /,? vs\.? (\d[\d.]* ?%) (district|state|region|county|industry|sector|city)(?: average)?$/i,
      ', against $1 in the $2',
    )
    .replace(/,? vs\.? (\d[\d.]* ?%) (?:national(?:ly)?|national average|nationwide)$/i, ', against $1 nationally')
    // "In last 3 years".
    .replace(
      /\b(in|over|during|for) (last|past) (?=(?:\d+|two|three|four|five|six|ten|twelve) (?:years|months|weeks)\b)/gi,
      '$1 the $2 ',
    )
    // "99.98% uptime FY25".
    .replace(/(?<=[a-z])(?<!\b(?:for|in|of|since|by)) (?=FY ?\d\d(?:\d\d)?(?:[-–/]\d\d)?$)/, ' in ')
    .replace(hanging, '$1 in $2')
    // "Rated Good by CQC November 2024": when.
    .replace(
      new RegExp(`(\\b(?:by|from) (?:the )?[A-Z][\\w-]*(?: (?!${month})[A-Z][\\w-]*)?),? (?=(?:${month} )?20\\d\\d$)`),
      '$1 in ',
    );
  // "Scored 9.1 by guests", "invested EUR 4.2 million": who did.
  if (/^Scored [^,;:]* by /.test(text)) return `We were scored ${text.slice('Scored '.length)}`;
  // "Worked on York Minster, Ely and Lincoln": what stands in the list of a firm's works.
  if (/^Worked on \p{Lu}[^;:]*$/u.test(text) && !/\b(?:19|20)\d\d\b/.test(text)) return `We have w${text.slice(1)}`;
  const deed = didSo.exec(text)?.[0].trim();
  if (deed !== undefined) {
    // "Sold 900 boats since 1990": until now.
    const rest = text.slice(deed.length);
    return /\bsince\b/.test(rest)
      ? `We have ${partOf[deed] ?? deed.toLowerCase()}${rest}`
      : `We ${deed.toLowerCase()}${rest}`;
  }
  const [, rate = '', figure = '', since = ''] = steady.exec(text) ?? [];
  if (rate) return `Our ${own(rate.trim())} has been ${figure} since ${since}`;
  const [, grade = '', when = ''] =
    new RegExp(`^(Outstanding|Good|Excellent|Very Good) (?:in )?((?:${month} )?20\\d\\d)$`, 'i').exec(text) ?? [];
  if (grade) return `We were rated ${grade} in ${when}`;
  const [, cut = '', how = '', much = ''] = changed.exec(text) ?? [];
  if (cut && !/\b(?:was|were|is|are|has|have|had|been|be)\b/.test(cut))
    return `We ${/\bsince\b/.test(much) ? 'have ' : ''}${how} ${/[^s]s $/.test(cut) ? 'our ' : massRate.test(cut) ? '' : 'the '}${own(cut.trim())} ${much}`;
  const [, what = '', then = ''] = happened.exec(text) ?? [];
  return what && missesArticle(what.trim()) && !/^(?:\p{Lu}\S* )+$/u.test(what)
    ? `Our ${own(what.trim())} ${then}`
    : text;
}

const didSo =
  /^(?:Scored|Invested|Opened|Raised|Trained|Recruited|Hired|Planted|Served|Helped|Supported|Delivered|Built|Launched|Grew|Reached|Treated|Housed|Recycled|Saved|Donated|Spent|Handled|Shipped|Sold|Completed|Processed|Moved|Doubled|Halved|Made|Arranged|Produced|Repaired|Restored|Fitted|Installed|Published|Rehomed|Rescued|Answered|Carried|Hosted|Staged) (?=[£€$₹\d]|(?:EUR|GBP|USD|INR|over|nearly|about|more|our|an?|the|two|three|four|five|six|seven|eight|nine|ten)\b)/;
const partOf: Readonly<Record<string, string>> = { Grew: 'grown' };
/** "IHK pass rate 100% since 2019". */
const steady =
  /^((?!(?:our|the|an?|we)\b)(?:[\p{L}-]+ ){0,4}?(?:rate|score|rating|share|turnover|retention|attrition|occupancy|index))(?: of|:)? (\d[\d.,]*%?(?: out of \d+)?) since ((?:19|20)\d\d)$/iu;
const own = (name: string): string => (/^[A-Z][a-z]/.test(name) ? lowerFirst(name) : name);

/** "We decide claims in 14 days. The national average is 20.": the second says nothing without the first. */
export function withComparison(sentences: readonly string[]): string[] {
  const out: string[] = [];
  for (const sentence of withItsSubject(sentences)) {
    const last = out.at(-1);
    const [, kind = '', figure = ''] =
      /^(?:the )?((?:national|industry|sector|regional|local|UK|US|EU|state|county) (?:average|norm|mean|rate))(?: (?:is|was|of)|:) ([^;:]+?)[.!]?$/i.exec(
        sentence,
      ) ?? [];
    if (last !== undefined && figure !== '')
      out[out.length - 1] = `${last.replace(/[.!]+$/, '')}, against ${withArticle(own(kind))} of ${figure}`;
    else out.push(sentence);
  }
  return out.map(upperFirst);
}
