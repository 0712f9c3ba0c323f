/** What the job description's longer line leaves open, and the brief's shorter one doesn't name: it stays, however short the brief is. */
import type { PersonFact } from '../mining/requirements/person-shapes.ts';
import { countsYears } from './requirement-years.ts';

/** "Or working towards it", "or are due to qualify by summer 2026", "or we'll put you through it". */
export const secondWay =
  /\bor (?:(?:are |be |is |the |have |has |currently |already |soon )?(?:willing|working|studying|eligible|able|happy|prepared|ready|due|about|expect\w+|set|on (?:track|course)|in (?:line|training|the (?:process|final|last))|awaiting|waiting|qualifying|graduating|registering|sitting|completing|finishing|taking|pursuing|enrolled|applied|retaking|part[- ]qualified|nearly|close to)|(?:you|we|several|many)\b|(?:\d+|two|three|four|five|ten)\+? years|(?:equivalent|similar|relevant|comparable|proven|practical|an? (?:[a-z]+ )?qualification|experience)\b)/i;

const figures = (text: string): string[] => text.match(/\d+/g) ?? [];

/** Whether the job description's `fact` asks for what `brief` does and opens a way that it doesn't: "GDC registered", "GDC registration (or due to qualify)". */
export function keepsOpen(brief: PersonFact, fact: PersonFact): boolean {
  if (fact.odd || brief.desirable || fact.desirable || (fact.loose && !fact.arranged && !brief.loose)) return false;
  // "Three years" and "Level 3" of the brief are not lost for it.
  if (countsYears.test(brief.text) && !countsYears.test(fact.text)) return false;
  if (!figures(brief.text).every((figure) => figures(fact.text).includes(figure))) return false;
  if (fact.arranged) return !brief.arranged && brief.kind === 'have';
  return secondWay.test(fact.text) && !secondWay.test(brief.text) && !/\bor\b/.test(brief.text);
}

/** Ways in that no sentence was made of: "or graduate awaiting NCLEX", "or get it within 60 days". */
const otherWay =
  /\bor (?:an? )?(?:[\w-]+ ){0,2}(?:graduates?|students?|trainees?|apprentices?)\b|\bor (?:to )?(?:get|be|gain|obtain|apply)\b/i;
/** Whether a second way in that the job description's line names is gone from what is asked. */
export const isClosed = (asked: string, typed: string): boolean =>
  (secondWay.test(typed) || otherWay.test(typed)) && !/\bor\b/i.test(asked);
