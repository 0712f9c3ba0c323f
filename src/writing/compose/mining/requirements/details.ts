/** What is asked, and behind a colon which of it: "coded welder: TIG 6G stainless", "qualified gas engineer (ACS: CCN1)". */
import { writeOut } from '../../language/shorthand.ts';
import { tellsWhoIsOver } from '../reporting.ts';
import { withoutLabel } from './labels.ts';
import type { PersonFact } from './person-shapes.ts';

type Read = (half: string) => PersonFact | null;

/** What is no detail: a sentence, a number behind a label, a condition. */
const said = /\b(?:is|are|will|can|must|you|we|they|should|not?|if|unless|essential|desirable|preferred|required)\b/i;
/** Heads that name a row of a form. */
const heads =
  /^(?:notes?|must|essential|desirable|requirements?|criteria|minimum|ideal|nice to have|preferred|other|subjects?|level|department|location|hours|salary|start|contract|front|person|we (?:need|want)|you)\b/i;

/** A requirement with its details; null where a line has no such. */
export function readDetails(line: string, read: Read): PersonFact | null {
  const typed = line.trim().replace(/[.;]+$/, '');
  const [, whole = '', colon = ''] = /^([^():;]{4,60}) (\([^():]+: [^():]+\))$/.exec(typed) ?? [];
  if (whole) {
    const fact = read(whole);
    return fact && !fact.odd && /^(?:be|have)$/.test(fact.kind) ? { ...fact, text: `${fact.text} ${colon}` } : null;
  }
  // "Knows wine - WSET 2 or higher": which of it, behind a dash.
  const [, before = '', which = ''] =
    /^([A-Za-z][^–—:;(),]{4,40}?) [–—-] ((?:[\w.+/&-]+ ){1,4}or (?:[\w.+/&-]+ ?){1,3})$/.exec(typed) ?? [];
  if (
    before &&
    !said.test(which) &&
    !said.test(before) &&
    !/^(?:or|and|but)\b|\b(?:days?|nights?|weekends?|training|willing|ready|happy|able|other|similar|equivalent)\b/i.test(
      which,
    )
  ) {
    const fact = read(before);
    return fact && !fact.odd && fact.kind !== 'without' ? { ...fact, text: `${fact.text} (${writeOut(which)})` } : null;
  }
  const [, head = '', details = ''] = /^([A-Za-z][^:;()]{3,45}): (\S[^:;()]{2,90})$/.exec(typed) ?? [];
  if (
    !head ||
    / of$/i.test(head) ||
    tellsWhoIsOver(typed) ||
    withoutLabel(typed) ||
    heads.test(head) ||
    said.test(details) ||
    /^\d/.test(details)
  )
    return null;
  const asked = read(head);
  if (!asked || asked.odd || asked.loose || asked.topic || !/^(?:be|have)$/.test(asked.kind)) return null;
  return { ...asked, text: `${asked.text} (${writeOut(details)})` };
}
