/** Notes that lack a small word or have it in another place, in the words in which somebody would ask: "any degree", "1 yr roofing", "BPT min". */

import { withArticle } from '../../language/articles.ts';
import { isProperFirst, lowerFirst } from '../../language/first-capitals.ts';
import { degreeLetters } from './degree-letters.ts';
import { withItsRecord } from './licences.ts';

const count = '(?:at least |over |more than )?(?:\\d+\\+?|one|two|three|four|five|six|ten|twelve)(?: to \\d+)?';
/** "1 yr min retail", "1yr minimum bar work": the least of it. */
const least = /^(\d+)\+? ?(yrs?|years?|mths?|months?)(?:['’])? ?min(?:imum)?\.? (?:of )?(?!in\b|as\b)(?=[a-z])/i;
const letters = new RegExp(`^(?:an? )?(${degreeLetters}) (?:as a )?min(?:imum)?\\.?$`);
/** "Any stream graduate", "degree any discipline", "any degree". */
const anySubject =
  /^any (?:(?:stream|discipline|field|subject) )?(?:degree|graduation)(?: holder)?$|^(?:an? )?degree,? (?:in |of |from )?any (?:stream|discipline|field|subject|kind)$|^(?:an? )?graduates?,? (?:in |of |from )?any (?:stream|discipline|field|subject)$|^any (?:stream|discipline|field|subject) (?:graduates?|degree)$/i;
const anyOfTwo = /^any (degree|diploma) or (degree|diploma)$/i;
/** "Any nursing council registration": with whichever council. */
const anyBody =
  /^any ((?:[A-Za-z]+ ){0,3}(?:council|board|body|institute|association|regulator)) (registration|membership|licen[cs]e)$/i;
const anyPaper =
  /^any ((?:[a-z]+ ){0,2}(?:qualification|certificate|certification|diploma|licen[cs]e|training|apprenticeship|ticket))$/i;

/** The line with its small words; the same line where it lacks none. */
export function unhurried(line: string): string {
  const text = withItsRecord(line)
    .trim()
    .replace(/[.!]$/, '')
    // "Mechanical engg", as it is typed in India.
    .replace(/\b(E|e)ngg\b\.?/g, (_, first: string) => `${first}ngineering`)
    // "8 years in HR out of which 3 years in manufacturing": some of them.
    .replace(
      /,? out of which ((?:at least )?(?:\d+|one|two|three|four|five|six)) years? (?=in\b|as\b|with\b)/i,
      ', of which $1 ',
    );
  if (anySubject.test(text)) return 'a degree in any subject';
  const two = anyOfTwo.exec(text);
  if (two) return `a ${two[1]?.toLowerCase()} or a ${two[2]?.toLowerCase()} in any subject`;
  const [, body = '', place = ''] = anyBody.exec(text) ?? [];
  if (body) return `${place.toLowerCase()} ${/^l/i.test(place) ? 'from' : 'with'} any ${body}`;
  const paper = anyPaper.exec(text)?.[1];
  if (paper) return /training$/i.test(paper) ? `${paper} of any kind` : `${withArticle(paper)} of any kind`;
  if (/^any (?:[a-z]+ )?experience (?:in|of|with|as) /i.test(text)) return `some ${text.slice('any '.length)}`;
  if (/^any (?:other )?language (?:besides|other than|apart from) /i.test(text))
    return `a ${text.slice('any '.length)}`;
  // "Housing or customer service background", "Retail background": one, in which fields.
  const [, fields = '', more = ''] =
    /^(?:[Aa]n? )?([A-Za-z][a-z-]+ (?:or|and) [a-z-]+ [a-z-]+) background( (?:is )?(?:preferred|desirable|helpful|useful|an advantage|a plus))?$/.exec(
      text,
    ) ?? [];
  if (fields) return `a background in ${isProperFirst(fields) ? fields : lowerFirst(fields)}${more}`;
  const own = /^([A-Z][a-z]+ (?:[a-z]+ )?)background\b/.exec(text)?.[1];
  if (own && !isProperFirst(own)) return withArticle(lowerFirst(text));
  // "Numbers ok", "MVR clean", "good number skills, GCSE maths or similar": what the second half is of.
  if (/^numbers,? (?:ok(?:ay)?|fine|good|no problem)$/i.test(text)) return 'comfortable with numbers';
  const clean = /^(MVR|driving record|licen[cs]e|record),? clean$/i.exec(text)?.[1];
  if (clean) return `a clean ${clean === 'MVR' ? clean : clean.toLowerCase()}`;
  const [, skills = '', proof = ''] =
    /^((?:good|strong|basic|sound) [a-z]+ skills), ((?:GCSE|A[- ]level|National \d) [A-Za-z ]+ or (?:similar|equivalent))$/i.exec(
      text,
    ) ?? [];
  if (skills) return `${skills} (${proof})`;
  // "B.Com or equal degree": one of them.
  if (
    /^(?:B|M)\.?(?:Com|Sc|Tech|Ed|Eng|Arch|Pharm|BA|A|E|L)\.?(?:$| or (?:an? )?(?:equal|equivalent|similar|related|comparable)\b)/.test(
      text,
    )
  )
    return withArticle(text);
  // "Own hand tools, power tools are supplied": what is asked, and what is given.
  const asked =
    /^((?:your )?own [a-z -]{3,40}), (?:(?:the )?[a-z -]{3,40} (?:is|are) (?:supplied|provided|given))$/i.exec(
      text,
    )?.[1];
  if (asked) return asked;
  // "Strong lamination": skills in it, as with what ends in "-ing".
  const skill =
    /^((?:very )?(?:strong|good|solid|excellent) (?!edu|repu|rel|present|moti|communic|organi[sz]|represent|appreci|found|dedic)[a-z]+ation)$/i.exec(
      text,
    )?.[1];
  if (skill) return `${skill} skills`;
  // "Paediatric first aid (we will train you)": who is ready to learn it may come.
  const [, aid = '', trained = ''] =
    /^((?:(?:paediatric|pediatric|emergency|outdoor) )?first aid)( \(?(?:we (?:will|can)|we['’]ll|will) train(?: you)?\)?)?$/i.exec(
      text,
    ) ?? [];
  if (trained) return `willing to train in ${lowerFirst(aid)}`;
  // "First aid (FAW or EFAW)": the bracket names the papers.
  const papers = /^first aid (\([A-Z]{2,6}(?:(?:,| or| ?\/) ?[A-Z]{2,6})*\))$/i.exec(text)?.[1];
  if (papers) return `a first aid certificate ${papers}`;
  // "First aid" among the skills: nobody has typed a paper, and "paediatric first aid" is the name of a course.
  if (/^first aid$/i.test(aid)) return 'knowledge of first aid';
  if (aid) return `${withArticle(lowerFirst(aid))} certificate`;
  if (/^up[- ]to[- ]date with [\w /-]+$/i.test(text)) return `you are ${lowerFirst(text)}`;
  const degree = letters.exec(text)?.[1];
  if (degree) return `at least ${withArticle(degree)}`;
  return text.replace(
    least,
    (_, number: string, unit: string) =>
      `at least ${number} ${/^y/i.test(unit) ? 'year' : 'month'}${number === '1' ? '' : 's'} `,
  );
}

const trade =
  '(?:roofing|scaffolding|plastering|tiling|framing|welding|cleaning|flooring|glazing|landscaping|catering|nursing|farming|driving|baking|bricklaying|plumbing|decorating|painting|fencing|paving|groundworking|carpeting|caring|gardening|sewing|tailoring|barbering|hairdressing|teaching|tutoring|nannying|babysitting|bartending|waiting|cooking|butchering|milking|shearing|warehousing|picking|packing|merchandising|telemarketing|fundraising|recruiting|bookkeeping|programming|coding|testing|machining|turning|milling|moulding|drywalling|siding|logging|trucking|dispatching|detailing|grooming|housekeeping|soldering|rigging|fabricating|printing|finishing)';
const worked = new RegExp(`^(${count} (?:years?|months?))['’]?(?:s)?(?: experience)?(?: of)? (${trade})$`, 'i');
const finished =
  /^((?:successfully )?(?:completed|finished|passed|concluded)) (?!an?\b|the\b|your\b|our\b)((?:[a-z-]+ ){0,3}(?:apprenticeship|traineeship|internship|diploma|degree|probation))(?= (?:as|in|or|with|and)\b|$)/;

/** "1 year roofing", "completed commercial apprenticeship or comparable training": as a sentence has it. */
export const withSmallWords = (text: string): string =>
  text
    // "Likes working with hands".
    .replace(/\b(work(?:ing)?|making things|building things) with hands$/, '$1 with your hands')
    // "A full driving licence and car".
    .replace(/\b(licen[cs]e) and (?=(?:car|van|vehicle|bike|motorbike)$)/, '$1 and a ')
    .replace(worked, (_, years: string, what: string) => `${years} of ${what.toLowerCase()} experience`)
    .replace(
      /^(have (?:successfully )?(?:completed|finished)) (?!an?\b|the\b|your\b)((?:[a-z-]+ ){0,3}(?:apprenticeship|traineeship|internship|diploma|degree))(?= (?:as|in|or|with|and)\b|$)/,
      (_, how: string, what: string) => `${how} ${withArticle(what)}`,
    )
    .replace(finished, (_, how: string, what: string) => withArticle(`${how} ${what}`));
