/** A requirement's wording around its middle: what stands behind its dash, and the years that it asks for. */

import { withArticle } from '../../language/articles.ts';
import { isWorkInRow } from '../../language/needs-no-article.ts';
import { isSureNoun } from '../../language/nouns.ts';
import { withArticles } from '../../language/shorthand-articles.ts';
import { isVerbBase } from '../../language/verbs.ts';
import { desirableCue, trailingCue } from './cues.ts';
import { isSomebody, type PersonFact } from './person-shapes.ts';

/** "RN (Adult) - current NMC registration": what follows the dash is asked too, unless it is a remark. */
export const tailed = (text: string): string =>
  text
    // "Own transport essential due to location": why it is asked for is no part of what is had.
    .replace(
      /^(?!.*\bnot\b)(.{3,80}? (?:essential|required|needed|necessary|mandatory|a must)),? (?:due to|because of|owing to|given the|as (?:the|it|we|this|there)|because|since) .+$/i,
      '$1',
    )
    // "German - not needed", "first aid - training given": what the dash says of it.
    .replace(/^([^–—]{3,50}?)\s+[–—-]\s+((?:but )?not (?:needed|required|necessary|essential|a must))\b.*$/i, '$1 $2')
    .replace(
      /^([^–—]{3,50}?)\s+[–—-]\s+(?:(?:full )?training (?:is |will be )?(?:given|provided|available|on offer)|we(?:['’]ll| will| can)? train\b).*$/i,
      '$1 desirable',
    )
    .replace(/^([^–—]{3,50}?)\s+[–—-]\s+((?:[^\s,;:–—]+ ?){1,6})$/, (whole, head: string, tail: string) =>
      desirableCue.test(head) ||
      desirableCue.test(tail) ||
      trailingCue.test(` ${tail}`) ||
      /\b(?:provided|given|paid|arranged|offered|we|you|will|is|are|if|or|not?)\b/i.test(tail) ||
      !isSureNoun(tail)
        ? whole
        : `${head}, ${tail}`,
    );

/** "2+ years OTR", "3 years FMCG or pharma supervision": years of it. */
export const ofYears = (text: string): string =>
  text
    // "4 years consulting experience".
    .replace(
      /\b(\d+\+?) years (?=[a-z-]+ing (?:[a-z-]+ )?experience\b)/i,
      (_, count: string) => `${count} ${count === '1' ? 'year’s' : 'years’'} `,
    )
    // "Three years after qualifying": of work.
    .replace(
      /^((?:at least |over )?(?:\d+\+?|one|two|three|four|five|six|seven|eight|nine|ten)) years? (?=(?:after|since) (?:qualif|graduat|registr)\w+)/i,
      (_, count: string) => `${count} ${/\b(?:1|one)$/i.test(count) ? 'year’s' : 'years’'} experience `,
    )
    // "2 yrs' room leader": as one.
    .replace(
      /^((?:at least |over )?(?:\d+\+?|two|three|four|five) (?:years|yrs)['’]) ((?:[a-z-]+ ){0,3}[a-z-]+)$/i,
      (whole, count: string, who: string) =>
        isSomebody(withArticle(who)) ? `${count.replace(/yrs/i, 'years')} experience as ${withArticle(who)}` : whole,
    )
    // "1 year leading a crew": of experience.
    .replace(
      /^((?:at least |over )?(?:1|one)) (?:year|yr) (?=[a-z]{3,}ing [a-z])(?![a-z]+ing (?:experience|practice|work)\b)/i,
      '$1 year’s experience ',
    )
    // "5 yr checkable work history".
    .replace(/^(\d+|two|three|five|ten) years? (?!of )((?:[a-z]+ ){0,3}history)$/i, 'a $1-year $2')
    .replace(
      /^((?:at least |over |more than )?(?:\d+\+?(?: to \d+)?|one|two|three|four|five|six|seven|eight|nine|ten) years?) (?=[A-Za-z])(?!(?:[a-z]+ ){0,2}(?:contractor|consultancy|agency|employer|company|firm|practice|environment|setting|role|post|team|hotel|restaurant|school|office)\b|of\b|in\b|as\b|on\b|with\b|at\b|or\b|and\b|old\b|post\b|post-|experience|work experience|after\b|from\b|since\b|[a-z]+ing\b)/i,
      '$1 of ',
    )
    // "One year of leading a team": experience of a doing.
    .replace(
      /^((?:at least |over |more than )?(?:\d+\+?(?: to \d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|several)) (years?) of (?=[a-z]{3,}ing [a-z])(?![a-z]+ing (?:experience|practice|work|after|before|since|or|and|in|at|with|on|for|to|from)\b)/i,
      (_, count: string, unit: string) => `${count} ${unit}${/s$/.test(unit) ? '’' : '’s'} experience of `,
    )
    .replace(
      /^(.* years? of (?:[\w/&-]+ ){0,2}(?!experience\b|practice\b|work\b|service\b|supervision\b|training\b|study\b|age\b|PQE\b)[\w/&-]+)$/,
      (whole) =>
        // "Registration within a year of hire": by when, and no field.
        /\b(?:experience|or|and|old|including|after|since|history|within|first|next)\b| of [A-Z]\S*$| of (?:hire|hiring|starting|joining|employment|appointment)$/.test(
          whole,
        )
          ? whole
          : `${whole} experience`,
    )
    // "3 years of cold storage or warehouse".
    .replace(
      /^(.* years? of )(?:an? )?((?:[\w/&-]+ ){1,3}(?:or|and) (?:an? )?(?:[\w/&-]+ ){0,2}(?!(?:experience|practice|work|service|supervision|training|study|age|similar|equivalent|PQE)\b)[\w/&-]+)$/,
      (whole, years: string, fields: string) =>
        /\bwithin\b/.test(years) ||
        /\b(?:experience|the|your|with|using|old|in|grad|graduate|diploma|certificate|degree|school|apprenticeship|training)\b|^[a-z]+ing\b/.test(
          fields,
        )
          ? whole
          : `${years}${fields.replace(/ or an? /, ' or ')} experience`,
    );

const doneOf =
  /^(?:[a-z]+ ){0,3}(?:experience|knowledge|understanding|awareness) (?:of|in|with) (?:(?!an?\b|the\b)[a-z-]+ ){1,2}(?!(?:environment|department|establishment|institution|organi[sz]ation|station|position|government|apartment|element|document|instrument|audience|conference|residence|application|session|location)$)(?:[a-z-]+(?:tion|sion|ment|ance|ence|ysis)|delivery)$/i;

/** What is asked is one of many: "work in a busy kitchen", "pass a drug screen". */
export function withIndefinite(kind: PersonFact['kind'], text: string): string {
  // "A degree in supply chain, law or business": fields.
  if (
    /^(?:an? )?(?:[\w'’.]+ ){0,3}(?:degree|diploma|phd|doctorate|masters?|master['’]s|bachelor['’]?s|BSc|MSc|qualification|background) in /i.test(
      text,
    )
  )
    return text;
  // "Two years' experience in appraisal, real estate or assessment": work that is done, and no places.
  if (isWorkInRow(text)) return text;
  // "Experience of wheelchair prescription": something that is done, and no thing of which there is one.
  if (doneOf.test(text)) return text;
  const [verb = '', ...rest] = text.split(' ');
  return kind === 'can' && isVerbBase(verb) && rest.length > 0
    ? `${verb} ${withArticles(verb, rest.join(' '), 'a')}`
    : // "Over rough ground": stuff that one walks on.
      withArticles('', text, 'a').replace(/ an? (?=(?:[a-z]+ )?(?:ground|terrain)\b)/, ' ');
}
