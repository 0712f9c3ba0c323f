/** What is told of imperatives that no text, or not each of them, says. */

import { itemText } from '../item-text.ts';
import { literal } from '../language/any-of.ts';
import { contentWords } from '../language/words.ts';
import { saysImperative } from '../ledger/says-imperative.ts';
import type { Step, StepItem } from '../types.ts';
import type { StepContext } from './context.ts';

/** Whether a text has a figure as one of its own: "3 March" is not in "€38,900". */
const hasFigure = (text: string, figure: string): boolean =>
  new RegExp(`(?<![\\d.,])${literal(figure)}(?![.,]?\\d)`).test(text);
/** Tells which imperative found no place: no text is no place for it to be missed in silence. */
export function noteUnsaid(
  items: readonly StepItem[],
  step: Step,
  { imperatives, notes }: StepContext,
  earlier: readonly string[],
): void {
  if (step === 5) return;
  if (items.length === 0) {
    for (const imperative of imperatives)
      if (!/^(?:jobDescription|brief)/.test(imperative.id))
        notes.add(
          earlier.some((text) => saysImperative(text, imperative))
            ? `"${imperative.text}" is in an earlier text; there is no new one to say it again.`
            : `The imperative "${imperative.text}" is in no text: there is none to say it.`,
        );
    return;
  }
  const texts = items.map(itemText);
  for (const imperative of imperatives) {
    // "Applications close on 27 March", in a line that ends "apply by 27 March".
    const closes = /^Applications close on (.+)$/.exec(imperative.statement.text)?.[1]?.replace(/[.]$/, '');
    const says = (text: string): boolean =>
      saysImperative(text, imperative) || (closes !== undefined && hasFigure(text, closes));
    const said = texts.filter(says).length;
    // What only the job description says is no wish of the recruiter's: it is told where no line at all has it.
    if (imperative.id.startsWith('jobDescription')) {
      if (said === 0 && !earlier.some(says) && !/^For /.test(imperative.text))
        notes.add(`The job description says "${imperative.text}": no line had room for it.`);
      continue;
    }
    // "The closing date is 31 May 2027", in a line that ends "by 31 May 2027".
    const [date] =
      /\b\d{1,2} [A-Z][a-z]+ 20\d\d\b|\b[A-Z][a-z]+ \d{1,2}, 20\d\d\b/.exec(imperative.statement.text) ?? [];
    if (said === 0 && date && texts.some((text) => text.includes(date))) continue;
    // "The deadline is 15 February 2027", in a line "applications close on 15 February".
    const day = date?.replace(/,? 20\d\d$/, '');
    if (
      said === 0 &&
      day &&
      /\b(?:deadline|clos(?:e|es|ing))\b/i.test(imperative.text) &&
      texts.some((text) => /\b(?:deadline|clos(?:e|es|ing)|by)\b/i.test(text) && hasFigure(text, day))
    )
      continue;
    // A refresh repeats nothing: among lines what was said once is said, and whoever reads these is told where.
    if (said === 0 && (step === 1 || step === 6) && earlier.some(says)) {
      // "Mention the 2pm finish", in a line "Deli shifts end by 2pm".
      const figures = imperative.text.match(/\d[\d.,:]*(?:[ap]m)?/g) ?? [];
      // "No cover letter is needed", beside "send your CV only, no cover letter".
      const other = contentWords(imperative.text).filter(
        (word) => !/^(?:need|requir|welcom|essential|necessary)/.test(word),
      );
      if (other.length > 1 && texts.some((text) => other.every((word) => contentWords(text).includes(word)))) continue;
      // "CVs are not accepted", in a line "online form, no CVs".
      const none = /^(?:the )?([\w ]{2,30}?) (?:is|are)(?: not|n['’]t) /i.exec(imperative.text)?.[1];
      if (none && texts.some((text) => new RegExp(`\\b(?:no|not|without) ${literal(none)}`, 'i').test(text))) continue;
      if (figures.length === 0 || !texts.some((text) => figures.every((figure) => hasFigure(text, figure))))
        notes.add(`"${imperative.text}" is in an earlier line; these do not say it again.`);
      continue;
    }
    // A line says one thing: which of them says it is told, since a person chooses one.
    if (said > 0 && said * 2 < texts.length && (step === 1 || step === 6) && !imperative.id.startsWith('brief')) {
      notes.add(
        `"${imperative.text}" is in ${said === 1 ? 'one' : said} of these ${texts.length} lines: each says one thing. Choose ${said === 1 ? 'that one' : 'one of those'} where it has to be said.`,
      );
      continue;
    }
    if (said === 0 || (step > 1 && step < 5 && said < texts.length))
      notes.add(
        `${imperative.id.startsWith('brief') ? 'What the step brief says' : 'The imperative'} "${imperative.text}" ${
          said === 0
            ? 'is not in any text: it did not fit.'
            : `is in ${said === 1 ? 'one' : said} of these ${texts.length} texts only: it did not fit into the other${texts.length - said === 1 ? '' : 's'}.`
        } Say it in a short sentence of its own.`,
      );
  }
}
