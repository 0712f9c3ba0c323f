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
