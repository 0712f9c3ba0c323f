/** Requirements with a measure: years of experience, and what is lifted. */

import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { baseOfIng } from '../../language/verbs.ts';
import { wordsOf } from '../../language/words.ts';
import type { Asked } from './shapes.ts';

/** Reads "3 years in retail", "5+ years as site manager", "50 lbs lifting"; null where nothing is measured. */
export function readMeasured(text: string, wish: boolean): Asked | null {
  const role =
    /^(?:at least )?(\d+\+?(?: to \d+)?) years? (?:as )?((?:[a-z]+ )?(?:supervisor|manager|chef|teacher|nurse|driver|engineer|developer|designer|buyer|officer|analyst|accountant|consultant|coordinator|administrator)\b.*)$/i.exec(
      text,
    );
  if (role?.[2])
    return {
      kind: 'have',
      text: `${/^\d+$/.test(role[1] ?? '') ? 'at least ' : ''}${role[1]} ${role[1] === '1' ? 'year' : 'years'} as ${withArticle(lowerFirst(role[2]))}`,
      wish,
    };
  const spent = /^(?:at least |minimum )?(\d+\+?(?: to \d+)?) (years?|months?) (?:of )?([a-z]+ing .+)$/i.exec(text);
  if (spent?.[3] && baseOfIng(wordsOf(spent[3])[0] ?? '') !== null)
    return {
      kind: 'have',
      // "Coordinating or senior carer": a task, or what somebody was.
      text: `${/^\d+$/.test(spent[1] ?? '') ? 'at least ' : ''}${spent[1]} ${spent[2]} of ${spent[3].replace(/ or ((?:[a-z]+ )?[a-z]+(?:er|or|ist|ant|ian))$/, ' or as $1').replace(/(?<= or as )[a-z].*$/, withArticle)}`,
      wish,
    };
  // "5 years of field work, ideally in drains": typed in full, it is no note.
  const full =
    /^(?:at least )?\d+ years of (?!experience|old|[a-z]+ing\b)[a-z][\w -]{2,40}, (?:ideally|preferably) /i.exec(text);
  if (full) return { kind: 'have', text: lowerFirst(text), wish };
  const years =
    /^(?:at least |minimum )?(\d+\+?(?: to \d+)?) (?:years|(?<=\b1 )year)['’]? (?:in |of )?(?!experience|old|post|or\b|as\b|with\b|on\b|at\b|working|running|minimum|qualified|PQE|PAE)([\w, -]{2,60})$/i.exec(
      text,
    );
  if (years?.[2] && !/experience/i.test(years[2]))
    return {
      kind: 'have',
      text: `${/^\d+$/.test(years[1] ?? '') ? 'at least ' : ''}${years[1]} ${years[1] === '1' ? 'year' : 'years'} in ${lowerFirst(years[2].replace(/^in /, ''))}`,
      wish,
    };
  const since = /^(?:at least )?(\d+\+?) years? (qualified|registered|chartered)$/i.exec(text);
  if (since)
    return {
      kind: 'be',
      text: `${since[2]?.toLowerCase()} for ${since[1]} ${since[1] === '1' ? 'year' : 'years'}`,
      wish,
    };
  const lifted = /^(\d+ ?(?:lbs?|kg|kilos)) lifting$|^lifting (?:up to )?(\d+ ?(?:lbs?|kg|kilos))$/i.exec(text);
  if (lifted) return { kind: 'can', text: `lift ${lifted[1] ?? lifted[2]}`, wish };
  const served = /^(?:at least )?(\d+\+?) years as (?!an? |the |one |part )([a-z].+)$/i.exec(text);
  if (served?.[2])
    return {
      kind: 'have',
      text: `${/^\d+$/.test(served[1] ?? '') ? 'at least ' : ''}${served[1]} years as ${withArticle(served[2])}`,
      wish,
    };
  const served2 = /^(?:at least )?(\d+\+?(?: to \d+)?) years (PQE|PAE)$/.exec(text);
  if (served2) return { kind: 'have', text: `${served2[1]} years’ ${served2[2]}`, wish };
  const long = /^(?:at least )?(\d+) year ([a-z].{3,})$/.exec(text);
  if (long?.[2] && !/^(?:old|in|of|post|min)\b|\bexperience\b/.test(long[2]))
    return { kind: 'have', text: withArticle(`${long[1]}-year ${long[2]}`), wish };
  const experience =
    /^(?:(at least|minimum of|minimum) )?(\d+\+?(?: to \d+)?) (years?|months?)['’]? (?:of )?(.*\bexperience\b.*)$/i.exec(
      text,
    );
  if (experience)
    return {
      kind: 'have',
      text: `${experience[1] ? 'at least ' : ''}${experience[2]} ${experience[2] === '1' ? `${(experience[3] ?? '').replace(/s$/, '')}’s` : `${(experience[3] ?? '').replace(/s?$/, 's')}’`} ${experience[4]}`,
      wish,
    };
  if (
    /^(?:at least|no more than|at most|up to|more than|under|over|about)\s+(?:\d|one|two|three|four|five|six)/i.test(
      text,
    )
  )
    return { kind: 'have', text: lowerFirst(text), wish };
  return null;
}
