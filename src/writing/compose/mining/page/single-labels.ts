/** A label with what it asks for, on a paper that is no list of it: "Must have: a diploma" above tasks and demands by turns. What is a task stays one. */
import { isVerbBase, nounLike } from '../../language/verbs.ts';
import { headingOf } from './headings.ts';

import type { Joined } from './specification-rows.ts';

/** How many lines that are surely orders tell that what stands below is no list of what is asked. */
const fromHere = 3;
/** What is asked of a person may begin with a verb as well: "work under pressure", "communicate clearly". */
const ofPerson =
  /^(?:work|communicate|have|be|hold|possess|speak|read|write|know|understand|demonstrate|show|live|drive|travel|lift|stand|walk|pass|enjoy|like|want|bring|use|own|think|learn|listen|relate|cope|adapt|handle stress)\b/i;

const isOrder = (line: string): boolean => {
  const [first = '', second = ''] = line.split(' ');
  const verb = first.toLowerCase();
  return isVerbBase(verb) && !nounLike.has(verb) && /^[A-Za-z\d]/.test(second) && !ofPerson.test(line);
};

/** Whether a line below such a label is a task: an order, or what somebody is responsible for. */
export const isTaskBelow = (line: string): boolean => {
  const [first = '', second = ''] = line.split(' ');
  return (
    /^responsible for\b/i.test(line) ||
    (isVerbBase(first.toLowerCase()) &&
      /^(?!of\b|and\b|skills?\b|experience\b)[A-Za-z\d]/.test(second) &&
      !ofPerson.test(line))
  );
};

/** Whether tasks stand below the label of a line, and no heading of the paper names any. */
export function leadsAMixture(joined: readonly Joined[], at: number): boolean {
  const isTask = ({ text, bullet }: Joined): boolean => headingOf(text, bullet) === 'duty';
  if (joined.some(isTask)) return false;
  const end = joined.findIndex(
    ({ text, bullet }, place) => place > at && text !== '' && headingOf(text, bullet) !== null,
  );
  const below = joined.slice(at + 1, end < 0 ? undefined : end);
  return !below.some(({ bullet }) => bullet) && below.filter(({ text }) => isOrder(text)).length >= fromHere;
}
