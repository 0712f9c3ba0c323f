/** The tasks of a job description: lines of work, one by one, and those that only the others show to be work. */

import { upperFirst } from '../language/first-capitals.ts';
import { lacksNoun } from '../language/lacking-noun.ts';
import { lacksVerb } from '../language/lacking-verb.ts';
import { isVerbBase } from '../language/verbs.ts';
import { aboutUs, namesJob, saysSomething, toApplicants } from './line-cues.ts';
import type { Mined } from './mined-facts.ts';
import type { Line } from './page/lines.ts';
import { isOrder } from './page/task-lines.ts';
import { endsInHalfName } from './page/wrapped-lines.ts';
import type { PaperForm } from './paper-form.ts';
import { asBase, isAmongThirds, readAmongThirds } from './tasks/among-thirds.ts';
import { bareOrder } from './tasks/bare-order.ts';
import { withDeedApart } from './tasks/deeds-apart.ts';
import { isDoing } from './tasks/doing.ts';
import { readDuty } from './tasks/duty.ts';
import { splitDuties } from './tasks/duty-list.ts';
import { isRatherName } from './tasks/parallel.ts';
import { asWritten, speaksOfBefore, tasksInProse } from './tasks/prose-tasks.ts';
import { withSecondDeed } from './tasks/second-deed.ts';
import { tasksBetween } from './tasks/semicolons.ts';
import { isSureTask } from './tasks/sure-task.ts';
import { type Duty, readThing } from './tasks/things.ts';
import { isPlainVerb } from './tasks/verb-rows.ts';

/** Small words of verbs; with the others they may be a thing as well: "follow up", "sign off". */
const withParticle =
  /^(?!(?:follow|start|pick|check|sign|hand|set|back|call|log|shut|clock|break|make|stand|build|roll|turn) \S+$)[a-z]{3,} (?:up|down|out|off|away|back|in|on)(?: and [a-z]{3,}(?: (?:up|down|out|off|away|back|in|on))?)?$/i;
/** "Mill and etch plate", "release" among orders: what is done, and no things that somebody handles. */
const isBareDeed = (line: string): boolean => {
  const bare = line.trim().replace(/^to /i, '');
  const [, one = '', other = ''] =
    /^([a-z]{3,})(?: and ([a-z]{3,})(?: (?!of\b|for\b|in\b)[a-z].*)?)?$/i.exec(bare) ?? [];
  return (
    isVerbBase(one.toLowerCase()) &&
    ![other, bare].some((words) => /(?:s|ing|tion|ment|ity|ance|ence|ship|control|work|duty)$/i.test(words))
  );
};

/** "Provide safety advice to projects.": an order though a stop ends it, and nothing that is told of the employer. */
const beginsPlainly = (line: string): boolean =>
  /^[A-Z][a-z]+ [a-z]/.test(line) && isPlainVerb(line.split(' ')[0] ?? '') && !aboutUs.test(line) && /\.$/.test(line);

/** The label before the name of a post. */
const namesPost = /^(?:position|post|role|job(?: title)?|title)\b:?\s+/i;

/** What takes the tasks of one paper. */
interface Tasks {
  /** A line that may be work. */
  addDuty: (line: Line) => void;
  /** A line that is work, whatever it looks like. */
  pushDuty: (line: Line) => void;
  keepDuty: (line: Line, duty: Duty) => void;
  ordersInNote: (line: Line) => boolean;
  /** Reads what was not read, now that all others are known. */
  readRest: () => void;
}

/** Takes tasks into `mined`. */
export function takeTasks(mined: Mined, form: PaperForm, jobTitle: string, score: (line: Line) => number): Tasks {
  const { title, headsWork, thirds, stopped, bulleted, lean, unheaded, doings } = form;
  const unread: Line[] = [];
  // Orders that stand under no heading, in a paper that has others.
  const silent: string[] = [];
  // Whether the sentence before told of somebody's work, so that "they" is known.
  let prose = false;
  function addDuty(line: Line): void {
    // Prose to the reader: "you check loads, you plan your own breaks and you keep the truck clean".
    if (!line.bullet && /^you [a-z]+ .*(?:,|\band) you [a-z]+/i.test(line.text)) {
      line.text.split(/,?\s+(?:and )?(?=you\s)/i).forEach((part, index) => {
        pushDuty({ ...line, text: part, index: line.index + index / 100 });
      });
      return;
    }
    // "The postholder will chair the board, ...": each of its tasks.
    const tasks = line.bullet ? null : tasksInProse(line.text, jobTitle, prose);
    prose = tasks !== null;
    if (tasks) {
      tasks.forEach((part, at) => {
        const duty = speaksOfBefore(part)
          ? null
          : (readDuty(part, { lean: tasks.length > 1 ? lean : null }) ?? readThing(part));
        const one = { ...line, text: asWritten(part, line.text), index: line.index + at / 100 };
        if (duty && !duty.unsure) keepDuty(one, duty);
        else if (saysSomething(part)) mined.unread.duties.push(upperFirst(part));
      });
      return;
    }
    if (
      !line.bullet &&
      line.section !== 'duty' &&
      !(doings > 1 && isDoing(line.text) && /^(?:none|summary)$/.test(line.section)) &&
      !(unheaded && line.section === 'none' && !aboutUs.test(line.text)) &&
      !ordersInNote(line) &&
      !(
        line.section === 'summary' &&
        (!/[.!?:]$/.test(line.text) || beginsPlainly(line.text)) &&
        line.text.split(' ').length <= 16
      ) &&
      !/^(?:to\s|you(?:['’]ll| will)|the (?:post ?holder|successful|role)|responsib)/i.test(line.text)
    ) {
      if (line.section === 'none' && !aboutUs.test(line.text) && !toApplicants.test(line.text) && isOrder(line.text))
        silent.push(line.text);
      return;
    }
    pushDuty(line);
  }
  // "Clean the inside of trains between 10pm and 6am": in a paper of a few lines an order is work, without a heading.
  function ordersInNote({ section, bullet, text: one }: Line): boolean {
    return (
      form.brief &&
      section === 'none' &&
      !bullet &&
      !aboutUs.test(one) &&
      !toApplicants.test(one) &&
      isVerbBase((one.split(' ')[0] ?? '').toLowerCase()) &&
      isOrder(one)
    );
  }
  // "Leadership" among sentences: the name of what follows.
  function namesGroup(line: Line): boolean {
    return !line.bullet && stopped && line.text.split(' ').length <= 2;
  }
  // Where no heading says so, the first list of a paper is its tasks.
  function ofWork(line: Line): boolean {
    return line.section === 'duty' || (line.section === 'none' && line.bullet && !headsWork);
  }
  function pushDuty(whole: Line): void {
    tasksBetween(whole.text)
      .flatMap(withDeedApart)
      .forEach((text, at) => {
        pushTask({ ...whole, text, index: whole.index + at / 100 });
      });
  }
  function pushTask(line: Line): void {
    // "Plant Operator - Dowlow Quarry": with its place.
    if (
      namesJob(line.text, title) ||
      // "Position CNC programmer", which lost the gap of its form: the post by its name.
      (namesPost.test(line.text) && namesJob(line.text.replace(namesPost, ''), title)) ||
      (!line.bullet && namesJob(line.text.split(/\s[-–—|]\s|\s\(|,\s/)[0] ?? '', title))
    )
      return;
    // "Attend the conference (optional)": nobody has to, and no text says so.
    if (/\((?:optional|voluntary|if (?:you )?(?:wish|like|want)\w*)\)/i.test(line.text)) {
      if (ofWork(line)) mined.unread.duties.push(line.text);
      return;
    }
    // "... on alternate": the rest is on no line, and a half is no task.
    if (lacksNoun(line.text) || lacksVerb(line.text) || endsInHalfName(line.text)) {
      if (ofWork(line)) mined.unread.duties.push(`${line.text} …`);
      return;
    }
    const duty =
      readDuty(line.text, { lean }) ??
      (thirds ? (readDuty(asBase(line.text), { lean }) ?? readAmongThirds(line.text)) : null);
    // A row that nothing closes is none.
    const row = duty && / and /.test(duty.text) ? [] : tasksInRow(line);
    if (row.length > 0)
      for (const [at, one] of row.entries())
        keepDuty({ ...line, text: one.raw, index: line.index + at / 100 }, one.duty);
    else if (duty) keepDuty(line, duty);
    // "Floats to other wards" in such a list: what somebody does, and no thing.
    else if (thirds && isAmongThirds(line.text)) return;
    else if ((line.bullet || !bulleted) && ofWork(line) && !/[.:]$/.test(line.text) && !namesGroup(line))
      unread.push(line);
    else if (line.bullet && ofWork(line) && saysSomething(line.text)) mined.unread.duties.push(line.text);
  }
  // "Matching carers to clients, planning rounds, covering gaps": a line under a heading of work with several of them.
  function tasksInRow(line: Line): { raw: string; duty: Duty }[] {
    if (line.section !== 'duty' || line.text.split(',').length < 3 || aboutUs.test(line.text.replace(/\byour\b/gi, '')))
      return [];
    const parts = splitDuties(line.text.replace(/[.]$/, ''));
    const read = parts.flatMap((raw) => {
      const duty = readDuty(raw) ?? readThing(raw);
      return duty ? [{ raw, duty }] : [];
    });
    // "Rotation through design, foundry and assembly, about four months each": places, and no tasks.
    if (
      / (?:through|across|between|among|in|to|at|from) /.test(parts[0] ?? '') &&
      !parts.some((part) => readDuty(part))
    )
      return [];
    // "Book in, put away": of what, only the heading of the row tells.
    if (read.some(({ duty }) => !duty.nouns && /^\S+ (?:in|out|up|down|away|off|on)$/.test(duty.text))) return [];
    return parts.length > 2 && read.length === parts.length && parts.every((part) => part.split(' ').length <= 14)
      ? read
      : [];
  }
  // Among orders a word that may be a verb is one; what has no verb at all names its task.
  function readRest(): void {
    const orders = mined.duties.length;
    // One of them may be a slogan; several are work, and whoever can't do it has to know.
    if (silent.length > 1) mined.unread.duties.push(...silent.filter((line) => saysSomething(line)));
    for (const line of unread) {
      const among = lean === 'orders' || /^to /i.test(line.text);
      const deed = line.text.replace(/^to /i, '');
      const duty =
        (orders > 2 &&
        orders >= unread.length &&
        lean !== 'things' &&
        !isRatherName(line.text) &&
        !/^[A-Z]{2,}\b/.test(line.text)
          ? readDuty(line.text, { order: true })
          : null) ??
        (among || withParticle.test(deed) ? bareOrder(deed) : null) ??
        // A deed without its thing, of which nobody knows what it is, is told rather than handled.
        (withParticle.test(deed) || (among && isBareDeed(line.text)) ? null : readThing(line.text));
      if (duty) keepDuty(line, duty);
      else if (line.bullet && saysSomething(line.text)) mined.unread.duties.push(line.text);
    }
  }
  function keepDuty(line: Line, read: Duty): void {
    const text = read.nouns ? read.text : withSecondDeed(read.text);
    // "Collect samples and sending": its end is on no line.
    if (text === null || !isSureTask(text, line.text)) {
      // "Direct reports: none" says nothing.
      if (/\b(?:none|n\/?a|nil)\W*$/i.test(line.text)) return;
      mined.unread.duties.push(line.text);
      return;
    }
    const duty = text === read.text ? read : (readDuty(text) ?? read);
    mined.duties.push({
      ...duty,
      raw: line.text,
      score:
        score(line) -
        (duty.nouns ? 0.7 : 0) -
        (/^(?:look after|ensure|comply|adhere|liaise|support)\b/.test(duty.text) ? 1 : 0),
    });
  }
  return { addDuty, pushDuty, keepDuty, ordersInNote, readRest };
}
