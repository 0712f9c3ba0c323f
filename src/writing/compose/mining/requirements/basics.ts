/** The basics of something: one knows them, and nobody has "experience of bookkeeping basics" or "HTML basics". */

import { lacksArticle } from '../../language/counting.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { desirableCue, trailingCue } from './cues.ts';
import type { PersonFact } from './person-shapes.ts';

/** Who knows them, and how well: "a good grasp of the basics of payroll". */
const before =
  /^(?:(?:must |should |you |to )*(?:know|knows|knowing|understand|understands|understanding|have|has|having|with|be familiar with|familiar with) )?(?:(?:an? )?(?:(?:good|sound|solid|some|basic|working|firm) )*(?:knowledge|understanding|grasp|awareness|experience) (?:of|in|with) )?(?:the |good |solid |some )*/i;
const what = "([A-Za-z][\\w&/'’.+#-]*(?: (?:(?:and|of|in|or|to|for) )?[A-Za-z\\d&][\\w&/'’.+#-]*){0,4})";
const behind = new RegExp(`^(?:very )?(?:basics|fundamentals|rudiments) (?:of|in) ${what}$`, 'i');
const ahead = new RegExp(`^${what} basics$`, 'i');
/** "Basic first aid": what is called by its name alone, and no paper. */
const basic =
  /^basic (first aid|food hygiene|food safety|health (?:and|&) safety|car mechanics|vehicle mechanics|life support|DIY|plumbing|carpentry|joinery|electrics|welding|woodwork|metalwork|sewing|horticulture|gardening|kitchen hygiene|animal care|infection control)$/i;
/** What is no field: "back to basics", "strong technical basics". */
const noField =
  /\b(?:back to|the|these|those|all|any|your|our|technical|practical|training|course|certificate|qualification|level)\b/i;

/** Reads such a line; null where it is none, "unsure" where no sentence tells of what. */
export function readBasics(line: string, wished: boolean): PersonFact | 'unsure' | null {
  const bare = line.replace(trailingCue, '').trim();
  const field =
    basic.exec(bare)?.[1] ?? behind.exec(bare.replace(before, ''))?.[1] ?? ahead.exec(bare.replace(before, ''))?.[1];
  if (field === undefined || noField.test(field)) return null;
  // "Electrical basics": of what, nobody can tell.
  if (/(?:ical|tric|ary|nary|gal|ital|cial|onal|tural)$/.test(field)) return 'unsure';
  // "Computer basics": of one that is counted there are no basics, and what somebody has is skills.
  if (lacksArticle(field.split(' ').at(-1) ?? ''))
    return {
      kind: 'have',
      text: `basic ${lowerFirst(field).replace(/ & /g, ' and ')} skills`,
      desirable: wished || desirableCue.test(line),
      sure: true,
    };
  return {
    kind: 'do',
    text: `know the basics of ${lowerFirst(field).replace(/ & /g, ' and ')}`,
    desirable: wished || desirableCue.test(line),
    sure: true,
  };
}
