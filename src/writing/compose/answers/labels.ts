/** What stands before a list of what is asked: "Must", "Nice to have", "Not bothered". */

import { wordsOf } from '../language/words.ts';

/** "Python", "water/utilities": what is known or had, in a word or two. */
export const isName = (text: string): boolean =>
  wordsOf(text).length < 3 &&
  !/^[a-z]+(?:y|ful|ing|ed|ous|ive|able|ent)$/.test(text) &&
  !/\d\+? ?(?:years|months)/.test(text);

/** "Essential criteria: ...", "Nice: ...", "Not bothered: ...": how much is asked for, and what; null where no label stands. */
export function labelled(text: string): { label: string; rest: string } | null {
  const [, name = '', rest = ''] =
    /^((?:(?:not|no|nice|good|must|essential|desirable|required|preferred|ideal|ideally|should|need|needed|bonus|plus|extra)s?\b)(?:[- ](?:criteria|skills|requirements|experience|qualifications|attributes|points|haves?|to haves?|bothered|needed|required|need|essential|important))?(?: about)?)\s*:\s*(.+)$/i.exec(
      text,
    ) ?? [];
  if (rest === '') return null;
  if (/^(?:not|no)\b/i.test(name)) return { label: 'Waived', rest };
  return { label: /^(?:must|essential|required|need)/i.test(name) ? 'Essential' : 'Desirable', rest };
}
