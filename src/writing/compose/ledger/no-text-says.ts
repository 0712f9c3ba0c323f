/** Statements that no text says: rows of forms, what nobody typed so, and what frames of their own say. */

import { contentWords, coverage, wordsOf } from '../language/words.ts';
import type { FactKind, WriterInput } from '../types.ts';
import { payWithTerms } from './pay-with-terms.ts';
import type { Statement } from './statement.ts';
import type { DisplayTitle } from './title.ts';
import { isTornNote } from './torn-notes.ts';

/** "Post ref WV/1182", "location Nagpur": a row of a form, whose place the General tab has. */
const formRow =
  /^(?:(?:post|job|vacancy|role|position|advert|req(?:uisition)?) )?(?:ref(?:erence)?|id|number|code|no)\b[.:# ]{0,4}(?:[A-Z]{1,4}[-/ ]?){0,3}\d[\w/-]*$|^(?:job |work |office )?(?:location|place of work|duty station)\W+(?:(?:is|in|at) )?[A-Z][\w ,'’-]*$/i;

/** What a note quotes of a statement that no text says, empty where nothing is lost by it; null where it may be said. */
export function unsaidOf(
  statement: Statement,
  whole: string,
  text: string,
  kind: FactKind,
  advert: WriterInput['advert'],
  title: DisplayTitle | null,
): string | null {
  if (wordsOf(statement.text).length > 32 || wordsOf(statement.text).length < 2) return '';
  if (formRow.test(statement.text)) return '';
  // "One fixed day in the office (Wednesday) (hybrid)": what stands side by side, nobody typed so.
  if (/\([^()]*\) ?\(/.test(statement.text) || (kind === 'description' && isTornNote(statement.text, text)))
    return whole;
  // "The rest: out with clients" says nothing without the sentence before it.
  if (kind === 'description' && /^(?:the )?(?:rest|remainder|others?)\s*:/i.test(whole)) return '';
  // Who somebody reports to has frames of its own.
  if (/^report(?:s|ing) (?:directly )?(?:in)?to\b/i.test(statement.text)) return '';
  if (
    /^(?:location|salary|hours|contact|email|tel|http)/i.test(statement.text) &&
    /:/.test(statement.text) &&
    // "Hours are annualised: 1,950 a year" is a sentence.
    !/^hours are [a-z]/i.test(statement.text)
  )
    return '';
  // The General tab's pay is said by the frames.
  if (advert.salaryFrom && payWithTerms(statement.text) !== null) return '';
  if (advert.salaryFrom && /^(?:salary|ctc|package|stipend)\b[^.]*\d/i.test(statement.text)) return '';
  if (/^(?:salary|pay|wages?)\W+\S*\d/i.test(statement.text)) return '';
  if (/\b(?:https?:|www\.|@\w)|\b0\d{3,} ?\d{3}/.test(statement.text)) return '';
  // "Busy team seeks paralegal": the frames say who looks for whom.
  if (
    kind === 'description' &&
    title &&
    /\b(?:seeks?|seeking|looking for|recruiting|hiring|require[sd]?|wanted|needed|vacancy)\b/i.test(statement.text) &&
    coverage(title.text.split(' ').at(-1) ?? '', statement.text) > 0
  )
    // "We are recruiting a gardener with a licence to spray": what it tells beside the name is in no frame.
    return contentWords(statement.text).length > contentWords(title.text).length + 3 ? statement.text : '';
  return null;
}
