/** What proves a company's word ("Ofsted Good 2023", "average stay six years") as sentences, where it is sure which. */

import { lowerFirst } from '../../language/first-capitals.ts';
import { kindOf } from '../../language/kind.ts';
import { doesItself } from '../../language/own-verb.ts';
import { tellsDeed } from '../../language/past-deeds.ts';
import { saidOfUs } from '../said-of-us.ts';
import { counts, shareDone } from './counted-work.ts';
import { asCounts } from './counts.ts';
import { asDeed } from './deeds.ts';
import { asDoing } from './does.ts';
import { asDoneEachTime } from './done-each-time.ts';
import { asFirm } from './firm.ts';
import { asHolder } from './held-marks.ts';
import { asJudged } from './judged.ts';
import { withOur } from './lacks-our.ts';
import { asLeavers } from './leavers.ts';
import { averaged, labelled, measured } from './measures.ts';
import { changed, moved } from './moves.ts';
import { asItWasThen, foundThen, wonThen } from './past-time.ts';
import { inItsTime, jotted, ranked } from './ranks.ts';
import { judged, rated, titled, won } from './rated-as.ts';
import { asRecord } from './record.ts';
import { someDid, someFelt } from './some-did.ts';
import { asNone, asStated } from './stated.ts';

const done: Readonly<Record<string, string>> = {
  grew: 'grown',
  cut: 'cut',
  won: 'won',
  built: 'built',
  opened: 'opened',
  doubled: 'doubled',
  halved: 'halved',
  raised: 'raised',
  hired: 'hired',
  trained: 'trained',
  delivered: 'delivered',
  launched: 'launched',
  served: 'served',
  promoted: 'promoted',
  reached: 'reached',
  passed: 'passed',
  kept: 'kept',
  saved: 'saved',
};

/** A note of the record with who it is said of: "grew 14% a year since 2019", we have; what has no such shape stays as it is. */
export function withSubject(typed: string): string {
  const said = inItsTime(
    asItWasThen(ranked(typed) ?? jotted(typed) ?? foundThen(typed) ?? wonThen(typed) ?? sentenceOf(typed)),
  );
  return said === typed ? withOur(said) : said;
}

function sentenceOf(typed: string): string {
  // "11 still with us": they are.
  const text = typed.replace(
    /, (?:and )?((?:\d+|two|three|four|five|six|seven|eight|nine|ten|most|all|half)(?: of them)?) still (?=(?:with|here|at|in)\b)/i,
    // "Of 40 graduates since 2015, 31 still with us".
    /^(?:out )?of /i.test(typed) ? ', $1 are still ' : ', and $1 are still ',
  );
  if (/^(?:out )?of [^,]*\d[^,]*, \d+ are still /i.test(text)) return text;
  const left = asLeavers(text);
  if (left) return left;
  const eachTime = asDoneEachTime(text);
  if (eachTime) return eachTime;
  if (saidOfUs(text) || someDid.test(text) || someFelt.test(text) || tellsDeed(text) || doesItself(text)) return text;
  const doing = asDoing(text);
  if (doing) return doing;
  const found = asJudged(text);
  if (found) return found;
  // "Drivers are rated 4.8 out of 5 by customers (2025)": ours.
  const [, whom = '', is = '', judgement = ''] =
    /^((?!(?:We|Our|The|All|Most|Every|Some|Both)\b)[A-Z][a-z]+s) (?:(are|were|have been) )?((?:rated|scored|ranked|marked) (?:at )?\d.*)$/.exec(
      text,
    ) ?? [];
  if (whom) return `Our ${lowerFirst(whom)} ${is || (/\b20\d\d\b/.test(judgement) ? 'were' : 'are')} ${judgement}`;
  // "Passed 100% of inspections 2 years running": who did.
  if (
    /^(?:passed|reached|served|delivered|trained|launched|raised|promoted|hired) (?=\d|all\b|every\b|over \d|more than \d)/i.test(
      text,
    )
  )
    return `We ${/\bsince\b|\b(?:running|in a row)\W*$/.test(text) ? 'have ' : ''}${lowerFirst(text)}`;
  // "Brand new 14-bay shop opened in 2024": one.
  if (/^brand[- ]new (?:[\w-]+ ){1,3}(?:opened|built|launched|completed|installed) (?:in|on|last|this) /i.test(text))
    return `A ${lowerFirst(text).replace(/^brand new/, 'brand-new')}`;
  const told =
    asNone(text) ??
    asFirm(text) ??
    asCounts(text) ??
    rated(text) ??
    labelled(text) ??
    changed(text) ??
    averaged(text) ??
    measured(text) ??
    judged(text) ??
    titled(text) ??
    won(text) ??
    shareDone(text) ??
    counts(text) ??
    moved(text) ??
    asRecord(text) ??
    asDeed(text) ??
    asStated(text);
  // "Our 90% of staff": nobody has them.
  if (told && !/^Our \d[\d.,]*% of\b/.test(told)) return told;
  // "Average stay on the team: 6 years" is ours.
  const figure = /^((?:[A-Z]{2,5}|[A-Z][a-z]+(?: [a-z]+){1,5})): (\d\S*(?: \S+){0,3})$/.exec(text.replace(/[.]$/, ''));
  if (
    figure?.[1] &&
    figure[2] &&
    // "Grants won: 14 of 19", "fellows on staff: 11", "longest-serving guide: 31 seasons": no measure.
    !/ (?:of|in|out of) \d/.test(figure[2]) &&
    !/^longest\b|[^su\W]s (?!(?:of|per)\b)[a-z]/i.test(figure[1]) &&
    kindOf(figure[2]) === 'np' &&
    !/^mean time\b|[^s]s$|\b(?:in|within|by|at|for|after|of|to|on|from|with|per|under|over)$/i.test(figure[1])
  )
    return `Our ${lowerFirst(figure[1].replace(/^The (?=\S+ )/, '').replace(/^./, (letter) => letter.toUpperCase()))} is ${figure[2]}`;
  const holder = asHolder(text);
  if (holder !== null) return holder;
  const verb =
    /^([A-Za-z]+)(?= \d| (?:our|the|an?|by|from|all|over|more|every|two|three|four|five|six|seven|eight|nine|ten)\b| [£€$₹])/.exec(
      text,
    )?.[1];
  const participle = verb ? done[verb.toLowerCase()] : undefined;
  if (!verb || !participle || /\bby (?:our|the|an?|us)\b|^[a-z]+ with\b/i.test(text)) return text;
  const rest = text.slice(verb.length);
  return /\bsince\b/.test(rest) ? `We have ${participle}${rest}` : `We ${verb.toLowerCase()}${rest}`;
}
