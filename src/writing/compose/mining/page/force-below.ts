/**
 * Lines of what is asked whose last words and force stand below: "Knowledge of safety", "programming (F-CPU) desirable". Read
 * apart, the first half of a wish would be a must.
 */
import { desirableCue, trailingCue } from '../requirements/cues.ts';

/** How much of a thing is asked for, and the first words of it. */
const begun =
  /^(?:(?:an?|some|any|good|sound|solid|basic|strong|first|working|practical|previous|proven|prior|relevant|detailed) )*(?:knowledge|experience|understanding|awareness|familiarity|background|training|qualifications?|degree|skills|interest|expertise) (?:of|in|with) (?:[\w&/’'-]+ ){0,3}[\w&/’'-]+$/i;
/** What is asked for by itself: "forklift licence desirable". */
const another =
  /\b(?:experience|knowledge|understanding|awareness|familiarity|background|licen[cs]e|certificates?|certification|qualifications?|diploma|degree|NVQ|ticket|card|skills?|ability|able|own|must|you|years?|spoken|fluent)\b/i;
/** The force alone: "is desirable", "highly desirable". */
const only = /^(?:(?:is|are|would be|will be) )?(?:(?:highly|very|also|strongly) )?[a-z]+(?: [a-z]+)?$/;

/** Whether a line in small letters has the rest of what the line above asks for, with how much it is asked. */
export function goesOnWithForce(text: string, line: string): boolean {
  if (desirableCue.test(text) || trailingCue.test(text) || !trailingCue.test(line)) return false;
  const rest = line.replace(trailingCue, '').trim();
  if (rest === '') return only.test(line.replace(/[\s.!]+$/, ''));
  return begun.test(text) && !another.test(rest) && !rest.includes(',') && rest.split(' ').length < 5;
}
