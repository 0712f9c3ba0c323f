/** How a job description was typed, which decides what a line of it is: with headings and bullets, in notes, or in sentences. */

import { aboutUs, namesJob, personCue } from './line-cues.ts';
import type { Line } from './page/lines.ts';
import { asBase } from './tasks/among-thirds.ts';
import { isDoing } from './tasks/doing.ts';
import { readDuty } from './tasks/duty.ts';
import { isNoTask } from './tasks/form-wording.ts';
import { leanOf } from './tasks/parallel.ts';
import { readThing } from './tasks/things.ts';

/** The form of one paper. */
export interface PaperForm {
  /** The words of the job's name. */
  title: ReadonlySet<string>;
  /** Whether some heading names work. */
  headsWork: boolean;
  /** Most tasks say what somebody does, and most end in a stop. */
  thirds: boolean;
  stopped: boolean;
  /** Tasks, and what is asked, have bullets. */
  bulleted: boolean;
  markedAsks: boolean;
  /** Whether the tasks are rather orders or things. */
  lean: ReturnType<typeof leanOf>;
  /** A few notes, none of them under a heading. */
  terse: boolean;
  /** So few lines that each order is one of the work. */
  brief: boolean;
  /** Lines without a heading are tasks. */
  unheaded: boolean;
  /** Sentences that each tell of a deed. */
  doings: number;
  /** A list of tasks stands under a heading that names none. */
  listed: boolean;
}

/** Finds out how a paper was typed. */
export function formOf(lines: readonly Line[], jobTitle: string): PaperForm {
  const title = new Set(jobTitle.toLowerCase().split(/[^a-z\d]+/));
  // "Develops plans", "coordinates with clinics": where most lines say what somebody does, "screens for risks" does as well.
  const work = lines.filter(({ section }) => section === 'duty');
  const thirds = work.length > 2 && work.filter(({ text: one }) => asBase(one) !== one).length > work.length / 2;
  const stopped = work.length > 3 && work.filter(({ text: one }) => /[.;]$/.test(one)).length > work.length / 2;
  // Where nobody typed bullets, each line is one.
  const bulleted = lines.some(({ bullet, section }) => bullet && section === 'duty');
  const lean = leanOf(work.filter(({ bullet }) => bullet || !bulleted).map(({ text: one }) => one));
  // A few words without heading or bullet: "Internal skim and external render. Own tools."
  const told = lines.filter(({ text }) => !namesJob(text, title));
  const terse =
    told.length > 0 &&
    told.length <= 12 &&
    told.every(({ section, text }) => section === 'none' && text.split(' ').length <= 9) &&
    told.filter(({ bullet }) => bullet).length < 2;
  // Where nobody typed a heading either, lines are tasks if most of them read like one.
  const plain = told.filter(({ section, bullet, text: one }) => section === 'none' && !bullet && !isNoTask(one));
  const tasks = plain.filter(({ text: one }) => !aboutUs.test(one) && readDuty(one) !== null);
  const unheaded =
    work.length < 3 && tasks.length >= 4 && (tasks.length + work.length) * 2 >= plain.length + work.length;
  // "Issuing certificates. Mentoring an apprentice.": sentences that each tell of a deed.
  const doings = told.filter(
    ({ section, bullet, text: one }) => !bullet && /^(?:none|summary)$/.test(section) && isDoing(one),
  ).length;
  // "Role", and under it a list of tasks that nobody marked.
  const under = told.filter(({ section }) => section === 'summary');
  const listed =
    work.length === 0 &&
    under.length > 2 &&
    under.every(
      ({ text: one }) =>
        !/[.!?:]$/.test(one) &&
        one.split(' ').length <= 12 &&
        !aboutUs.test(one) &&
        !isNoTask(one) &&
        !personCue.test(one) &&
        (readDuty(one) ?? readThing(one)) !== null,
    ) &&
    under.some(
      ({ text: one }) =>
        readDuty(one) !== null || /\b[a-z]{3,}ing (?:of|and|in|with)\b|\b[a-z]{3,}tion of\b/i.test(one),
    );
  // Where nobody typed bullets, each line of what is asked is one.
  const markedAsks = lines.some(({ bullet, section }) => bullet && /^(?:person|desirable)$/.test(section));
  return {
    title,
    headsWork: work.length > 0,
    thirds,
    stopped,
    bulleted,
    markedAsks,
    lean,
    terse,
    brief: told.length < 6,
    unheaded,
    doings,
    listed,
  };
}
