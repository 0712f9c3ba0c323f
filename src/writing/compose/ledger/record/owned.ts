/** What a company has, counted: "140 volunteers", "9 cities", "kitchen team of 11". */

import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { asDone } from './done.ts';
import { bareOf } from './parts.ts';

/** "Kitchen team of 11 from 6 countries": how many they are. */
export function teamOf(text: string): string | null {
  const [, team = '', many = '', from = ''] =
    /^(?:an? |our )?((?:[a-z]+ ){0,2}(?:team|crew|workforce|office|department|desk|squad)) of ((?:about |over |nearly )?(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty))(?: people)?( from (?:over )?(?:\d+|[a-z]+) (?:countries|nations|nationalities))?$/i.exec(
      bareOf(text),
    ) ?? [];
  return team ? `Our ${lowerFirst(team)} has ${many} people${from}` : null;
}

/** "4 million accident-free miles in 2024", "140 volunteers": what we had, or have. */
export function owned(text: string): string | null {
  const bare = bareOf(text);
  // "11 new trucks on order", "waiting list of 140", "1.2 GW under maintenance": what we have.
  if (
    /^(?:over |about |nearly )?(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:(?:[a-z-]+ ){0,2}[a-z]+s|[A-Z]{2,3}) (?:on order|under (?:maintenance|management|construction|contract|offer)|in (?:the pipeline|training|production|store|care)|on (?:the books|site|the road)|across \d.*)$/i.test(
      bare,
    )
  )
    return `We have ${lowerFirst(bare)}`;
  const list =
    /^((?:[a-z-]+ ){0,2}?(?:list|backlog|pipeline|fleet|workforce|membership|network|portfolio|client base|congregation|herd|flock|patch|caseload)) of ((?:over |about |nearly )?[£€$₹]?\d[^,;:]*)$/i.exec(
      bare,
    );
  if (list?.[1]) return `We have ${withArticle(lowerFirst(list[1]))} of ${list[2]}`;
  if (
    /^(?:over |about |nearly )?\d[\d.,]*(?: million| billion)? (?:[a-z]+(?:-[a-z]+)+ )?[a-z]+s in (?:19|20)\d\d$/i.test(
      bare,
    )
  )
    return `We had ${lowerFirst(bare)}`;
  return null;
}

/** "140 volunteers": so many of them are ours. */
export function asOwned(text: string): string | null {
  const done = asDone(text);
  if (done) return done;
  const bare = bareOf(text);
  // "9 cities": where we are. "0 breaches": that there were none tells nothing without since when.
  if (/^0 /.test(bare)) return null;
  const [, where = ''] =
    /^((?:over |about |nearly )?\d[\d.,]* (?:[a-z-]+ )?(?:cities|towns|countries|states|counties|regions|continents|markets|districts|villages))$/i.exec(
      bare,
    ) ?? [];
  if (where) return `We are in ${lowerFirst(where)}`;
  return /^(?:over |about |nearly )?\d[\d.,]*k? (?:[a-z-]+ )?(?:[a-z]+[^su\W]s|children)$/i.test(bare) &&
    !/\b(?:years?|months|weeks|days|hours|times|points|stars|miles|litres|tonnes|per|afterwards|upwards|(?!(?:articled|skilled|qualified|registered|trained|licensed|managed|furnished|listed|chartered|certified|dedicated|heated|refrigerated|detached)\b)[a-z]+ed)\b/.test(
      bare,
    )
    ? `We have ${lowerFirst(bare)}`
    : /^(?:over |about |nearly |around )?\d[\d,]* (?:staff|people|employees)$/i.test(bare)
      ? `There are ${lowerFirst(bare).replace(/ (?:staff|people|employees)$/, '')} of us`
      : null;
}
