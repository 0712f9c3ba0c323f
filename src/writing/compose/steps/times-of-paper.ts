/** "Give the duty hours", where the job description says "To be on duty from 6.00 am to 8.30 am": the times, as the paper has them. */
import { rare } from '../language/its-words.ts';
import { cleanText } from '../ledger/clean.ts';
import { readStatement, type Statement } from '../ledger/statement.ts';
import { findExclusion } from '../ledger/withhold.ts';

/** What asks for the times of the work, and nothing else: "the duty hours", "working times", "the start and finish times". */
const asksForTimes =
  /^(?:(?:the|our|your) )?(?:(?:duty|working|work|shift|daily|house|start|finish|opening|exact) (?:and )?)*(?:hours|times)(?: of (?:duty|work))?$/i;

const clock = String.raw`\d{1,2}(?:[.:]\d\d)? ?(?:[ap]\.?m\.?)?`;
const span = `(?:from )?${clock} ?(?:to|until|-|–) ?${clock}`;
/** A line that says when somebody is on duty or works, and no more. */
const whenOnDuty = rare(
  new RegExp(
    String.raw`^(?:(?:to )?be |you (?:are |will be |will )?|(?:the post ?holder |staff )?(?:is|are|will be) )?(on duty|on call|on shift|at work|to work|work(?:ing)?)((?: (?:in|at|on) the [a-z-]+(?: (?!from\b)[a-z-]+)?)?) (${span}(?:(?:,| and|, and) ${span})*(?: (?:every day|each day|daily|on [A-Z][a-z]+days?|(?:on )?weekdays|Monday to (?:Friday|Saturday|Sunday)))?)$`,
    'i',
  ),
);

/** The times of a job description, as a sentence; null where the imperative asks for something else, or no line has them. */
export function timesOfPaper(wanted: string, paper: string | null | undefined): Statement | null {
  if (!asksForTimes.test(wanted)) return null;
  for (const typed of cleanText(paper).text.split('\n')) {
    const line = typed
      .replace(/^\W+/, '')
      .replace(/[.;]\s*$/, '')
      .trim();
    const [, what = '', where = '', when = ''] = whenOnDuty.exec(line) ?? [];
    // "6 to 8 patients": an hour is told by its half of the day or its minutes.
    if (what === '' || !/\d[.:]\d\d|\d ?[ap]\.?m\b/i.test(when) || findExclusion(line)) continue;
    const from = /^from /i.test(when) ? when : `from ${when}`;
    return readStatement(
      /^(?:to )?work/i.test(what) ? `You work${where} ${from}` : `You are ${what.toLowerCase()}${where} ${from}`,
    );
  }
  return null;
}
