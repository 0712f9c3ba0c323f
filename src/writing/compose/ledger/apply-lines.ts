/** How to apply, as the job description has it. */

import type { FactBook, SentenceFact, Usable } from './facts.ts';
import { sayNote } from './notes/say-note.ts';
import { splitSentences } from './split-sentences.ts';
import { readStatement, type Statement } from './statement.ts';

/** When applications close, as a job description has it on a line of its own. */
function closingOf(jobDescription: string): Statement | null {
  const line =
    /^\W*(?:closing date|application deadline|deadline|applications close|last date(?: to apply| for applications?)?)\b\W*((?:on |is )?[^\n]*\d[^\n]*)/im.exec(
      jobDescription,
    )?.[1];
  const said = line ? sayNote(`Closing date: ${splitSentences(line)[0]?.replace(/^(?:on|is) /i, '') ?? ''}`) : '';
  return /^Applications close (?:on|at) /.test(said) && said.split(' ').length < 14 ? readStatement(said) : null;
}

/** What whoever applies does, or what is done with it. */
const saysWhatToDo =
  /\b(?:appl(?:y|ications?|ying)|send|e-?mail|call|ring|phone|text|write|post|submit|complete|fill|upload|attach|bring|visit|come|drop|walk|ask|speak|talk|tell|include|cv|cvs|r[ée]sum[ée]s?|letters?|forms?|portfolio|references?|interviews?|clos(?:e|es|ing)|deadline|shortlist\w*|contact|invited?|click|register|download|use|via|through)\b/i;

/** The job description's lines on how to apply, and by when where the General tab doesn't say so. */
export function readApply(
  lines: readonly string[],
  jobDescription: string,
  deadline: string | null | undefined,
  book: FactBook,
  usable: Usable,
): SentenceFact[] {
  const apply: SentenceFact[] = [];
  lines.forEach((raw, index) => {
    if (
      apply.length >= 4 ||
      !usable(raw, 'jobDescription', 'the job description') ||
      /@|https?:|\b\d{4,}\b|\bcontact\b|->/i.test(raw)
    )
      return;
    // "Three technical rounds and one with HR", "Chat (30 min) 2. Take-home": how the house chooses, and nothing to do.
    if (!saysWhatToDo.test(raw) || /\s\d\. /.test(raw)) return;
    const statement = readStatement(raw);
    if (statement) apply.push({ fact: book.add('apply', 'jobDescription', index, statement.text), statement });
  });
  const closing = deadline ? null : closingOf(jobDescription);
  if (
    closing &&
    !apply.some(({ statement }) => /^Applications close/.test(statement.text)) &&
    usable(closing.text, 'jobDescription', 'the job description')
  )
    apply.unshift({ fact: book.add('apply', 'jobDescription', 'closing', closing.text), statement: closing });
  return apply;
}
