/** A course is nothing that one has: it has been done. */
import type { PersonFact } from './person-shapes.ts';

const course =
  /^(an? )(?:completed |finished |done )?((?:(?!of\b|in\b)[\w’'&-]+ ){1,5}course)((?: (?:for|in|on|with|at) [^,;:]+)?)$/i;

/** "A first-aid course for children" as what somebody has done; every other requirement as it is. */
export function asCourseDone(read: PersonFact): PersonFact {
  const [, article = '', name = '', rest = ''] = read.kind === 'have' ? (course.exec(read.text) ?? []) : [];
  // "A clear course of action", "a golf course" is none that is done.
  return name === '' || /\b(?:golf|race|obstacle|main|first|crash) course$/i.test(name)
    ? read
    : { ...read, kind: 'do', text: `have done ${article}${name}${rest}` };
}
