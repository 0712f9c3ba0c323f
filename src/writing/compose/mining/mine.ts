/** Reads a job description: each of its lines is a task, something that is asked, a value of a form, how to apply, or nothing of these. */

import { contentWords } from '../language/words.ts';
import { splitSentence, takeAsked } from './asked-lines.ts';
import { rowsOfManaged, withWhomOneManages } from './direct-reports.ts';
import { asksForSure, namesJob, personCue, reaches } from './line-cues.ts';
import type { Mined } from './mined-facts.ts';
import { takeTasks } from './mined-tasks.ts';
import { tellsHowToApply } from './page/apply-steps.ts';
import { isEnglish } from './page/english.ts';
import { type Line, readLines } from './page/lines.ts';
import { legalTail } from './page/paper.ts';
import { unparted } from './page/run-together.ts';
import { formOf } from './paper-form.ts';
import { readReporting, saysReporting, tellsWhoIsOver } from './reporting.ts';
import { asksForCheck } from './requirements/checks.ts';
import { isEntry } from './requirements/entry.ts';
import { readPerson } from './requirements/person.ts';
import { asksOfSomebody, asksPlainly } from './requirements/person-prose.ts';
import { readRow } from './requirements/read-row.ts';
import { splitRequirements } from './requirements/split.ts';
import { showCommas } from './requirements/split-kept.ts';
import { isDoing } from './tasks/doing.ts';
import { readDuty } from './tasks/duty.ts';
import { readSeenAt } from './tasks/position.ts';
import { tasksInProse } from './tasks/prose-tasks.ts';
import { readThing } from './tasks/things.ts';
import { tellLostTasks, untoldTerms } from './untold-terms.ts';

/** A line that was made of the cells of a row, as it stands on the paper: "Deputy | Colleague of same shift". */
function asInRow(line: string, text: string): string {
  if (!line.includes('; ') || !text.includes('|') || text.includes(line)) return line;
  const cells = line.split(/; ?/);
  const typed = text
    .split('\n')
    .find((row) => row.includes('|') && cells.every((cell) => row.toLowerCase().includes(cell.toLowerCase())));
  return typed?.replace(/^[\s•·*–—|-]+|[\s|]+$/g, '') ?? line;
}

/** "POST TITLE SONOGRAPHER ACCOUNTABLE TO Lead Sonographer HOURS 37.5": labels of a form in one line, and no task. */
const formLabel =
  /\b(?:(?:POST|JOB|POSITION) TITLE|(?:ACCOUNTABLE|RESPONSIBLE|REPORTS) TO|BASE|HOURS|GRADE|BAND|DEPARTMENT|DIRECTORATE|LOCATION|SALARY)\b/g;

/** Reads a job description. `topic` is what the brief talks about: lines that share its words rank higher. */
export function mineJobDescription(text: string, topic: string, jobTitle = ''): Mined {
  const { lines, values } = readLines(withWhomOneManages(text));
  const wanted = new Set(contentWords(topic));
  const mined: Mined = {
    duties: [],
    person: [],
    unread: { duties: [], person: [] },
    values,
    apply: [],
    said: [],
    terms: [],
    foreign: text.split('\n').some((line) => line.trim().length > 20 && !isEnglish(line)),
  };
  const score = (line: Line): number => {
    const words = contentWords(line.text);
    const overlap = words.filter((word) => wanted.has(word)).length;
    const specific = (/\d/.test(line.text) ? 1.5 : 0) + (/\s[A-Z][a-z]+/.test(line.text) ? 0.5 : 0);
    const length = line.text.split(' ').length;
    return overlap * 1.2 + specific + (length >= 5 && length <= 14 ? 1 : 0) - line.index * 0.02;
  };
  const form = formOf(lines, jobTitle);
  const { title, listed, terse } = form;
  const { addDuty, pushDuty, keepDuty, ordersInNote, readRest } = takeTasks(mined, form, jobTitle, score);
  const { askedInList, askedIn } = takeAsked(mined, form, score);
  for (const typed of lines.slice(0, 600)) {
    // Under a list of what is asked for, only a sentence of its own is one.
    const over =
      /^(?:none|summary|duty)$/.test(typed.section) ||
      (/^(?:person|desirable)$/.test(typed.section) && (saysReporting.test(typed.text) || tellsWhoIsOver(typed.text)))
        ? readReporting(typed.text)
        : null;
    if (over) {
      values.push({ key: 'reports to', value: over.to });
      mined.said.push(typed.text);
      if (over.rest === '') continue;
    }
    // What else the sentence says is done, wherever it stands.
    const kept: Line = over
      ? { ...typed, text: over.rest, section: /^(?:person|desirable)$/.test(typed.section) ? 'duty' : typed.section }
      : typed;
    const line: Line = listed && kept.section === 'summary' ? { ...kept, section: 'duty' } : kept;
    const { section } = line;
    // Nobody can tell where its first column ends.
    if (line.text.endsWith(unparted)) {
      const { duties, person } = mined.unread;
      (section === 'person' || section === 'desirable' ? person : duties).push(line.text.slice(0, -unparted.length));
      continue;
    }
    // Few lines have two words in capitals with others behind them.
    if (/[A-Z]{4}\b.* [A-Z]{4}/.test(line.text) && (line.text.match(formLabel)?.length ?? 0) > 1) continue;
    // "Complete confidentiality is assured": a promise to who applies.
    if (
      /^(?:[a-z]+ )?(?:confidentiality|discretion|confidence) (?:is|will be) (?:assured|guaranteed|maintained|respected)\b/i.test(
        line.text,
      )
    )
      continue;
    // "Closing date 30 April 2027": nobody has to be able to close dates.
    if (
      /^(?:closing date|closes|deadline|interviews?(?: dates?)?|start(?:ing)? date|applications? close)\b.*\d/i.test(
        line.text,
      )
    )
      continue;
    // "Apply at the front desk, weekdays 9 to 4", "to apply, bring a resume": no work.
    if (
      tellsHowToApply(line.text) ||
      /^(?:please )?apply (?:at|in person|online|by|via|through|to|now|today|before|on)\b/i.test(line.text)
    ) {
      if (line.text.split(' ').length <= 14) mined.apply.push(line.text);
      continue;
    }
    // What every employer of a country has to print says nothing about the job.
    if (legalTail.test(line.text)) continue;
    // "Apply with CV.": how, wherever it stands.
    if (
      section !== 'apply' &&
      /^(?:please |to )?(?:apply|send|email|submit|forward|post|drop)\b.*\b(?:CVs?|r[ée]sum[ée]s?|applications?|covering letter|cover letter)\b/i.test(
        line.text,
      ) &&
      line.text.split(' ').length <= 14
    ) {
      if (line.text.split(' ').length > 2) mined.apply.push(line.text);
      continue;
    }
    // A telephone, an address: how somebody is reached is neither work nor asked for.
    if (section !== 'apply' && reaches(line.text)) continue;
    if (section !== 'drop') mined.said.push(line.text);
    // "You must be 16 or over" in the middle of prose on the job.
    const asksHere = !line.bullet && /^(?:none|summary|duty)$/.test(section) && asksPlainly(line.text);
    if (asksHere || (section === 'summary' && isEntry(line.text))) {
      askedIn(line);
      continue;
    }
    if (section === 'drop' || section === 'offer' || section === 'summary') {
      if (section === 'summary') addDuty(line);
      continue;
    }
    if (section === 'apply') {
      if (line.text.split(' ').length <= 14 && !/closing date|as advertised|deadline/i.test(line.text))
        mined.apply.push(line.text);
      continue;
    }
    // "To manage a caseload" under "Job specific requirements" is work, whatever the heading says.
    if (
      section === 'person' &&
      /^to (?!(?:live|have|be|hold|own|relocate|travel|pass|speak|possess|know|get)\b)[a-z]+ \w+/i.test(line.text)
    ) {
      addDuty(line);
      continue;
    }
    // "You will manage the Director of Care": what the form tells of the post, under whatever heading it stands.
    if (section === 'person' && !line.bullet && line.text.startsWith('You will manage ')) {
      addDuty({ ...line, section: 'duty' });
      continue;
    }
    if (section === 'person' || section === 'desirable') {
      askedInList(line, section);
      continue;
    }
    // "You will need to have a genuine interest in older people" in the middle of prose: asked for, or told. "You will
    // take a colour vision test before you start": gone through before the work, wherever it stands.
    if (
      (section === 'none' && !line.bullet && asksOfSomebody(line.text)) ||
      isEntry(line.text) ||
      asksForCheck(line.text)
    ) {
      askedIn(line);
      continue;
    }
    // "You'll need your own car and experience of fundraising" below the tasks: asked for.
    const needs = /^you(?:['’]ll| will)? (?:also )?(?:need|must have|should have) (?!to\b)(\S.+?)\.?$/i.exec(
      line.text,
    )?.[1];
    if (needs && !line.bullet && /^(?:duty|none|summary)$/.test(section)) {
      for (const part of splitRequirements(needs).flatMap((one) =>
        one.split(/,? and (?=experience (?:of|in|with|as)\b)/),
      ))
        for (const fact of readRow(part, 'person')) mined.person.push({ ...fact, score: score(line), raw: part });
      continue;
    }
    // "Hold a full licence", "NATE certification preferred" among the tasks: asked for.
    if (
      section === 'duty' &&
      (/^(?:(?:you|the (?:post ?holder|successful candidate))(?:['’]ll| will| must)? )?(?:(?:must|should|need to|to) )?(?:hold|possess) .*\b(?:licen[cs]e|certificate|certification|qualification|degree|ticket|card|registration|diploma|pass)\b/i.test(
        line.text,
      ) ||
        asksForSure.test(line.text) ||
        /^be (?:able|willing|prepared|happy|comfortable|available) to\b/i.test(line.text) ||
        /\b(?:preferred|desirable|advantageous|(?:an? )?(?:added |distinct )?(?:advantage|plus|bonus)|not (?:essential|required))\W*$/i.test(
          line.text,
        ) ||
        /^(?:pass|undergo) (?:an? )?(?:drug|background|criminal|dbs|medical)\b/i.test(line.text))
    ) {
      const fact = readPerson(line.text.replace(/^be\s+/i, ''));
      if (fact) mined.person.push({ ...fact, score: score(line), raw: line.text });
      continue;
    }
    // "Be an inspirational communicator" among the tasks: what somebody is.
    if (
      section === 'duty' &&
      /^(?:have|be|possess) (?!responsible|accountable|on call|the |our |first |part )/i.test(line.text)
    ) {
      const fact = readPerson(line.text.replace(/^be\s+/i, ''));
      // "Be a named keyworker": work, unless it is a quality.
      // "Be visible on our estates": how somebody is seen at it.
      if (/^be\b/i.test(line.text) && (fact?.kind !== 'be' || readSeenAt(line.text) !== null)) addDuty(line);
      else if (fact) mined.person.push({ ...fact, score: score(line), raw: line.text });
      continue;
    }
    // "Jobs: pots, pans, floors", "Milking 220 cows": work, however few words there are.
    if (terse && (isDoing(line.text) || ordersInNote(line) || tasksInProse(line.text, jobTitle, false))) {
      if (isDoing(line.text)) pushDuty(line);
      else addDuty(line);
      continue;
    }
    if (terse && !namesJob(line.text, title)) {
      if (
        /\b(?:needed|required|preferred|own|must|useful|helpful|an advantage|a plus)\b/i.test(line.text) ||
        personCue.test(line.text) ||
        // "CSCS card".
        /^[A-Z]{3,6} (?:card|ticket|cert(?:ificate)?|licen[cs]e)$/.test(line.text)
      ) {
        const fact = readPerson(line.text);
        if (fact) mined.person.push({ ...fact, score: score(line), raw: line.text });
      } else if (
        !/^(?:start|starts|starting|immediate|apply|call|pay|hours?)\b|\d|\b(?:day rate|hourly rate|PAYE|CIS|wanted|speak to|text me)\b/i.test(
          line.text,
        )
      ) {
        const duty = readDuty(line.text) ?? readThing(line.text);
        if (duty) keepDuty(line, duty);
      }
      continue;
    }
    if (section === 'none' && personCue.test(line.text)) {
      for (const part of splitSentence(line.text).map(showCommas)) {
        const fact = readPerson(part);
        if (fact) mined.person.push({ ...fact, score: score(line) - 0.5, raw: part });
      }
      continue;
    }
    addDuty(line);
  }
  readRest();
  for (const list of [mined.unread.duties, mined.unread.person])
    list.forEach((line, at) => {
      list[at] = asInRow(line, text);
    });
  tellLostTasks(lines, mined);
  const rows = rowsOfManaged(text);
  for (const duty of mined.duties) {
    const row = rows.get(duty.raw.toLowerCase());
    if (row) duty.row = row;
  }
  // "Direct reports: 3 operators" is told as a task, or by its note.
  mined.terms = untoldTerms(text, lines, mined, jobTitle).filter(
    (term) => !mined.duties.some(({ row }) => row?.replace(/[.;]$/, '') === term.replace(/[.;]$/, '')),
  );
  return mined;
}
