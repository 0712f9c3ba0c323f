/** A row of the company's record ("64 trucks, 97% first-time pass rate in 2024"): each part in its own sentence, where each has one. */
import { kindOf } from '../../language/kind.ts';
import { doesItself } from '../../language/own-verb.ts';
import { saysClause } from '../../language/sure-clause.ts';
import { saidOfUs } from '../said-of-us.ts';
import { inFullWords, leaningTail } from './leans.ts';
import { asOwned } from './owned.ts';
import { withSubject } from './proof.ts';

/** What says nothing without the part before it: "average age under four years" of the trucks, "17 still with us". */
const leans =
  /^(?:the )?(?:oldest|newest|largest|smallest|biggest|latest|youngest) (?:is|are|was|of)\b|^(?:(?:and |but |plus )?(?:of (?:whom|which|them)|a (?:third|quarter|half)(?! of (?:us|our)\b)|(?:most|half|all|none)(?! of (?:us|our)\b)|up|down|including|with|by|for|from|at|in|on|since|still|both|also|more|fewer|less|twice)\b|average (?!length of (?:service|stay)|stay\b|tenure|service\b|time (?:with us|here)|employee|staff|team|rating|score|class size|response|earnings?|pay|wages?|salary|bonus|tips|order|spend|basket|sale))|\b(?:them|they|it|its|their|theirs|those|which|who|whom|same|others?|another|afterwards|still with|still here)\b/i;
/** When or by whom it was said: no part of its own. */
const source =
  /^(?:(?:the )?(?:[A-Z][\w&'’.-]* )*(?:19|20)\d\d(?:\/\d\d)?|(?:(?:19|20)\d\d )?(?:[A-Za-z]+ ){0,3}(?:survey|report|audit|inspection|review|index|poll|awards?|table)(?: (?:19|20)\d\d)?|[A-Z][\w&'’.-]*(?: [A-Z][\w&'’.-]*){0,3})$/;
const survey = /^(?:(?:19|20)\d\d )?(?:[a-z]+ ){0,3}(?:survey|poll|audit|report)(?: (?:19|20)\d\d)?$/;

/** "Average caseload 65 claims" leans on nothing where it stands first. */
const leansAt = (part: string, at: number): boolean => leans.test(part) && !(at === 0 && /^average /i.test(part));

/** Whether one part alone becomes a sentence. */
const saysItself = (part: string, at: number): boolean => {
  if (leansAt(part, at)) return false;
  if (saidOfUs(part) || asOwned(part) !== null) return true;
  const said = withSubject(part);
  return said === part ? saysClause(part) && kindOf(part) === 'clause' : !/, /.test(said);
};

/** "Nine in ten staff would recommend us, 2025 staff survey": where it was asked stands in brackets. */
const withSurvey = (text: string): string => {
  const [, what = '', where = ''] = /^([^,;()]+), ([^,;()]+?)[.]?$/.exec(text) ?? [];
  return what !== '' && survey.test(where) && saysClause(what) ? `${what} (${where})` : text;
};

/** "Ofsted Outstanding in 2023 and 14 staff on Level 5": a mark, and another proof. */
const twoMarks = (part: string): string[] => {
  const [, mark = '', more = ''] = /^([^,]+?) (?:and|&) (\d[^,]+)$/.exec(part) ?? [];
  return mark && / rated us /.test(withSubject(mark)) ? [mark, more] : [part];
};

/** A year that a part ends in goes with what is said of it. */
const parted = (piece: string): string[] => {
  const parts: string[] = [];
  for (const part of piece
    .replace(/[.]$/, '')
    // "Four in ten know us, but only 6% bought us": the one says little without the other.
    .split(/, (?:and )?(?!(?:but|yet|so|while|though|although|whereas)\b)(?![^()]*\))/)
    .flatMap(twoMarks)) {
    const before = parts.at(-1);
    const tail = before === undefined ? null : leaningTail(part);
    const first = before !== undefined && tail !== null ? (asOwned(before) ?? withSubject(before)) : null;
    if (
      tail !== null &&
      first !== null &&
      (first !== before || saysClause(first)) &&
      // "3 in 2023" is of the same only where the year before stands beside it.
      (!/^\S+ in (?:19|20)\d\d$/.test(part) || /\b(?:19|20)\d\d\b/.test(first))
    ) {
      parts.pop();
      parts.push(`${first}${tail}`);
      continue;
    }
    // "38 projects completed, 31 of them handed over on time": some of the same.
    if (
      parts.length > 0 &&
      ((source.test(part) && asOwned(part) === null) ||
        // "1,650 food businesses, 97% rated 3 or above": of those.
        /^\d[\d.]*% (?:rated|graded|scored|marked|judged|classed) (?!us\b|our\b)/i.test(part) ||
        // "11 operators use our engine, 2,300 trains a day": what they do with it, and nothing that is ours.
        (doesItself(before ?? '') &&
          /^(?:about |over |nearly )?\d[\d.,]*k? (?:[a-z-]+ ){1,3}(?:an?|per|each|every) [a-z]+$/i.test(part)) ||
        // "14 systems live since 2019, 11 on the planned date": of those.
        /^\d[\d,]* (?:on|ahead of|within|under|by|before|in) (?:the |their )?(?:planned|agreed|original|promised|budget|time|schedule|deadline)/i.test(
          part,
        ) ||
        /^(?:\d[\d,.]*%?|half|most|all|two|three|four|five|six|seven|eight|nine|ten|some|many) of (?:them|these|those|which|whom)\b/i.test(
          part,
        ))
    )
      // "71 weddings, and 29 of those couples": with the "and" that was typed.
      parts.push(`${parts.pop() ?? ''}, ${piece.includes(`, and ${part}`) ? 'and ' : ''}${part}`);
    else parts.push(part);
  }
  return parts.map(withSurvey);
};

/** "Of 23 trainees since 2010, 17 are tasters today": so many of them. */
const ofSoMany =
  /^(?:out )?of (?:(?:our|the|all|every|those|some|about|around|roughly|over|nearly|almost) )?(?:(?:last|first|past|current) )?(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty) (?:[\p{L}'’-]+ ){0,8}?[^,;:]*, /iu;
/** A number of things, and no word of when or where. */
const bareCount = /^(?:about |over |nearly |more than )?\d[\d,.]* (?:[a-z-]+ ){0,2}[a-z]+$/i;
/** Things that every company counts as its own. */
const ofAnyHouse =
  / (?:staff|people|employees|colleagues|members|sites|offices|stores|shops|branches|depots|plants|clinics|schools|countries|customers|clients|drivers|nurses|teachers|engineers|vehicles|vans|trucks|beds|rooms)$/i;

/**
 * The piece in its parts where every one says itself, or where the whole says nothing and a part does; else as it is.
 * What only leans on another part is told to `leave`.
 */
export function atCommas(typed: string, leave: (part: string) => void): string[] {
  const piece = inFullWords(typed);
  if (/[;:“”"]/.test(piece) || ofSoMany.test(piece)) return [piece];
  const parts = parted(piece);
  if (parts.length < 2 || !/, /.test(piece)) return parts;
  // "In 2025, 1,940 children finished the challenge": when it was leads into the rest.
  if (leansAt(parts[0] ?? '', 0)) return [piece];
  const alone = parts.map(saysItself);
  const bare = piece.replace(/[.]$/, '');
  const whole = withSubject(bare);
  // "OTIF 97%, scrap 1.2%": read together already.
  if (whole !== bare && !/, (?!and )/.test(whole)) return [piece];
  if (alone.every(Boolean)) return parts;
  // "Used in 140 hospitals, 62% of tests are automated": what stands first says nothing, whatever comes behind it.
  // "Average caseload 65 claims, 4.7 out of 5 from customers": each figure is another.
  const figures =
    alone[0] === true && whole !== bare && parts.slice(1).every((part) => /^(?:\d|no(?:t one)? )/i.test(part));
  if (!figures && (whole !== bare || !alone.some(Boolean) || (saysClause(bare) && alone[0]))) return [piece];
  return parts.filter((part, at) => {
    // "National Collection of Primula auricula, 340 varieties": of what stands before it, which no sentence says.
    if (alone[at] && !(at > 0 && !alone[at - 1] && bareCount.test(part) && !ofAnyHouse.test(part))) return true;
    leave(part);
    return false;
  });
}
