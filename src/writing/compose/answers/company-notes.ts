/** How many we are, and where: notes on the company that open with a figure. */

import { monthNames } from '../../text/calendar.ts';
import { withArticle } from '../language/articles.ts';
import { lowerFirst, upperFirst } from '../language/first-capitals.ts';
import { kindOf } from '../language/kind.ts';
import { baseOfThird } from '../language/verbs.ts';
import type { Make, Note } from './note.ts';
import { isCountable } from './nouns.ts';

/** "Teaching school since 2021". */
const ever = new RegExp(
  String.raw`^(?:an? )?([\p{L}][\p{L}’'-]*(?: [\p{L}][\p{L}’'-]*){0,4}) since ((?:(?:${monthNames.join('|')}) )?(?:18|19|20)\d\d)$`,
  'u',
);

/** "12 of us", "40 in the office", "820 on roll"; null where nobody is counted. */
export function readUs(text: string, make: Make): Note | null {
  // "Still a family firm": what we are to this day.
  if (
    /^still (?:an? |the |in |on |one of |family|independent|owned|run|led|based|growing|small|privately|hiring)/i.test(
      text,
    ) &&
    !/\b(?:is|are|was|were)\b/i.test(text)
  )
    return make('clause', `We're ${lowerFirst(text)}`);
  // "Our owner Mick used to drive": a name behind who it is.
  if (
    /^(?:our|the) (?:[a-z]+ )?(?:boss|owner|founder|manager|director|chef|head|matron|landlord) (?:(?:Mrs?|Ms|Miss|Dr) )?\p{Lu}\p{Ll}+ (?:used|still|[a-z]+s)\b/u.test(
      text,
    )
  )
    return make('clause', upperFirst(text));
  // "Boss climbs": somebody, and what they do.
  const does =
    /^(?:the )?((?:[a-z]+ )?(?:boss|owner|founder|manager|director|chef|head|chief|gaffer|landlord|partner|principal|matron)) (?:still |also |always |often )?([a-z]+s)(?: .*)?$/i.exec(
      text,
    );
  if (does?.[2] && baseOfThird(does[2]) !== null)
    return make('clause', `The ${lowerFirst(text.replace(/^the /i, ''))}`);
  if (/^\d[\d,]* [a-z]+(?: [a-z]+)* (?:in|across|at) [^:]+: /.test(text))
    return make('clause', `There are ${text.replace(/, (?=[^,]*$)(?!and )/, ' and ')}`);
  if (/^\d[\d,]* on (?:roll|the books|board)\b/i.test(text)) return make('quote', text);
  // "3 of us full time", "teaching school since 2021".
  const timed = /^(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) of us,? (full|part)[- ]time$/i.exec(text);
  if (timed?.[1]) return make('clause', `${upperFirst(timed[1])} of us work ${timed[2]?.toLowerCase()}-time`);
  const since = ever.exec(text);
  if (since?.[1] && isCountable((since[1].split(' ').at(-1) ?? '').toLowerCase()) && kindOf(since[1]) === 'np')
    return make('clause', `We've been ${withArticle(lowerFirst(since[1]))} since ${since[2]}`);
  if (/^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) of us$/i.test(text))
    return make('clause', `There are ${lowerFirst(text)}`);
  // "Work for the council and two hotels": we do.
  if (
    /^(?:mostly |mainly )?work (?:for|with|across|in|from|on) \S/i.test(text) &&
    !/\b(?:is|are|was|were)\b/.test(text)
  )
    return make('clause', `We ${lowerFirst(text)}`);
  if (
    /^(?:a )?(?:(?!the\b|our\b|one\b|two\b)[a-z]+ )?(?:staff|team|crew) of (?:about |over |just )?\d[\d,]*$/i.test(text)
  )
    return make('clause', `We're ${withArticle(lowerFirst(text.replace(/^a /i, '')))}`);
  // "Opens 7 days", "open till late".
  const open = /^opens? ((?:\d|seven|six|five|every|from|until|till|on|all|at) ?.*)$/i.exec(text)?.[1];
  if (open) return make('clause', `We're open ${open}`);
  const us = /^(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ((?:in|on|across|at) .+)$/i.exec(text);
  if (us) return make('clause', `There are ${lowerFirst(us[1] ?? '')} of us ${us[2]}`);
  return null;
}

/** "Family-owned seed company, founded in 1952": what we are, with our beginning. */
const whatWeAre =
  /^(?:an? )?((?:[\p{L}&’'-]+,? ){1,8}(?:company|firm|business|charity|manufacturer|maker|supplier|wholesaler|practice|bakery|brewery|farm|agency|dealership|retailer|chain|contractor|consultancy|studio|co-?operative|trust|group))(?:,? ((?:founded|established|set up|started|formed) (?:in|by) .+))?$/iu;
const ourDoing =
  /^(supplies|serves|employs|exports|sells|makes|produces|provides|designs|builds|operates|runs|owns|manufactures|distributes|stocks|treats|teaches|ships|delivers) (?!(?:to|for|and|or|of)\b)(.+)$/i;
const newThing =
  /^new ([a-z]+(?: [a-z]+){0,2}?(?: (?:in|at|near|on) [^,]+?)?) (opened|opens|opening|launched|launches) (.+)$/i;

/** A row of a list about us that has no subject, as a sentence of ours; null where it is something else. */
export function ourRow(text: string): string | null {
  const [, company, since] = whatWeAre.exec(text) ?? [];
  if (
    company &&
    !/^(?:we|our|the|this|it|your|no|part|member|one|joining|still|once|now|also)\b|\b(?:of|in|at|for|by|with|from|to|who|that)\b/i.test(
      company,
    ) &&
    kindOf(company) === 'np'
  )
    return `We're ${withArticle(lowerFirst(company))}${since ? `, ${since}` : ''}`;
  const [, does = '', what = ''] = ourDoing.exec(text) ?? [];
  const base = baseOfThird(does.toLowerCase());
  if (base !== null && what !== '' && !/\b(?:is|are|was|were|has|have|will|can|must)\b/.test(what))
    return `We ${base} ${what}`;
  const [, thing, verb = '', when] = newThing.exec(text) ?? [];
  if (thing && when) return `Our new ${thing} ${verb.toLowerCase() === 'opening' ? 'is opening' : verb} ${when}`;
  return null;
}
