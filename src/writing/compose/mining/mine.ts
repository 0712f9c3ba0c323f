import { upperFirst } from '../language/articles.ts';
import { plainTongue } from '../language/tongues.ts';
import { isVerbBase } from '../language/verbs.ts';
import { contentWords } from '../language/words.ts';
import { withWhomOneManages } from './direct-reports.ts';
import { isEnglish } from './page/english.ts';
import { isOrder } from './page/headings.ts';
import { type KeyValue, type Line, readLines } from './page/lines.ts';
import { legalTail } from './page/paper.ts';
import { readReporting, saysReporting, tellsWhoIsOver } from './reporting.ts';
import { readBareName } from './requirements/bare-names.ts';
import { desirableCue } from './requirements/cues.ts';
import { isEntry } from './requirements/entry.ts';
import { inTheirForces } from './requirements/forces.ts';
import { asksNothing } from './requirements/none.ts';
import { readPerson } from './requirements/person.ts';
import { asksOfSomebody, asksPlainly, partProse } from './requirements/person-prose.ts';
import type { PersonFact } from './requirements/person-shapes.ts';
import { readRow } from './requirements/read-row.ts';
import { partSomebody, splitRequirements } from './requirements/split.ts';
import { showCommas } from './requirements/split-kept.ts';
import { asBase, isAmongThirds, readAmongThirds } from './tasks/among-thirds.ts';
import { bareOrder } from './tasks/bare-order.ts';
import { isDoing } from './tasks/doing.ts';
import { readDuty } from './tasks/duty.ts';
import { isFormWording, isNoTask } from './tasks/duty-line.ts';
import { splitDuties } from './tasks/duty-list.ts';
import { isRatherName, leanOf } from './tasks/parallel.ts';
import { asWritten, speaksOfBefore, tasksInProse } from './tasks/prose-tasks.ts';
import { tasksBetween } from './tasks/semicolons.ts';
import { type Duty, readThing } from './tasks/things.ts';
import { isPlainVerb } from './tasks/verb-rows.ts';

/** How well a line fits the advert, and how it was typed. */
interface Source {
  score: number;
  raw: string;
}

export interface Mined {
  duties: (Duty & Source)[];
  person: (PersonFact & Source)[];
  /** Lines under a heading of work, and of what is asked, that nothing could be read of. */
  unread: { duties: string[]; person: string[] };
  values: KeyValue[];
  /** How to apply, as the job description puts it. */
  apply: string[];
  /** Lines in another language were left out. */
  foreign: boolean;
  /** All that is said about the job, whether it could be used or not. */
  said: string[];
}

const personCue =
  /\b(?:must (?:have|be|hold)|able to|ability to|experience (?:of|in|with|using)|knowledge of|understanding of|licen[cs]e|qualification|degree|certificate|essential|desirable|skills?\b|years['’]? experience|gcse|nvq|registered|right to work|willing(?:ness)? to|no degree|no experience)\b/i;

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

/** Whether a line that could not be read says something of this job all the same, and is no form's wording. */
const saysSomething = (line: string): boolean => {
  const count = line.split(/\s+/).length;
  return (
    count > 2 &&
    count <= 40 &&
    !isNoTask(line) &&
    !isFormWording(line) &&
    !legalTail.test(line) &&
    !/\b[A-Z]{2,}\/[A-Z]+\/\d|\brev(?:ision)?\.? ?\d|^[A-Z]\)/.test(line) &&
    !/\b(?:other|such|additional|further) (?:\w+ )?(?:duties|tasks|responsibilities)\b|\b(?:commensurate|exhaustive)\b|[:?]$/i.test(
      line,
    )
  );
};

/** What a title says beside the job's name. */
const rank =
  /^(?:level|grade|band|scale|tier|stage|[ivx]+|\d+|job|description|advert|profile|specification|role|post|title|the|an?|our|your)$/;

/** "JOB DESCRIPTION: TEACHING ASSISTANT LEVEL 2": the job's own name is no task. */
function namesJob(line: string, title: ReadonlySet<string>): boolean {
  const words = line
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '' && !rank.test(word));
  return words.length > 0 && words.every((word) => title.has(word));
}

/** "Tel. 0341 5550192", "WhatsApp +91 ...", an address. */
export const reaches = (text: string): boolean =>
  /\S@\S+\.\S|https?:|\bwww\.|\b(?:tel|phone|mobile|whatsapp|call|ring|text)\b\W{0,3}(?:\w+ ){0,3}(?:on |at )?\+?[\d(][\d ()-]{6,}\d|\+\d{2}[\d ()-]{7,}\d|(?<![£€$₹\d.,])\b0\d{3,4}[ -]?\d{3}[ -]?\d{3,4}\b|\b(?:contact|call|ring|phone|questions?|enquiries|queries|speak to|talk to)\b[^.\n]{0,60}\b(?:0\d[\d ]{6,}\d|\d{3}[ .-]\d{3}[ .-]\d{4})\b|^applications? (?:close|must|should|by)\b.*\d/i.test(
    text,
  );

/** "Provide safety advice to projects.": an order though a stop ends it, and nothing that is told of the employer. */
const beginsPlainly = (line: string): boolean =>
  /^[A-Z][a-z]+ [a-z]/.test(line) && isPlainVerb(line.split(' ')[0] ?? '') && !aboutUs.test(line) && /\.$/.test(line);

/** "At least three years' experience", "fluent German", "completed studies": asked of somebody, under whatever heading it stands. */
const asksForSure = new RegExp(
  String.raw`^(?:(?:at least |minimum(?: of)? |over )?(?:\d{1,2}\+?|one|two|three|four|five|several|a few)(?: to \d+)? years?(?:['’]s?)?(?: of)? (?:[\w/-]+ ){0,3}experience\b|(?:very |a )?(?:good|excellent|sound|strong|solid|basic|working|proven|in-depth) (?:[\w/-]+ ){0,2}(?:knowledge|command|understanding) of\b|(?:business |very )?fluent (?:in )?[A-Z][a-z]+|completed (?:studies|degree|vocational training|training|apprenticeship|education)\b|(?:an? )?(?:bachelor|master)['’]?s(?: degree)?\b|(?:an? )?degree in\b|(?:full |valid |clean |current )+(?:UK )?(?:driving |driver['’]?s )?licen[cs]e\b|(?:very )?good (?:[A-Z][a-z]+ and )?(?:good )?(?:spoken |written )?${plainTongue}\b|(?:previous |proven )experience (?:in|of|with|as)\b)`,
  'i',
);

/** What is told of the employer, wherever it stands. */
const aboutOurs = /\b(?:we|us|our|ours)\b|\bwelcome\W*$|\bjoiners?\b/i;

/** Said to the reader, and no line of a list: "Join our crew". */
const aboutUs = /\b(?:we|us|our|you|your|yours?elf)\b/i;

/** "Visit our website to learn more", "support our vision": said to whoever reads the paper, and no work. */
const toApplicants =
  /^(?:see|visit|read|join|click|view|follow|find|ask|bring|note|refer|quote|download|send|submit|go|look at|check out)\b|\b(?:website|web ?page|link|application|vision|mission|values|further details|more information)\b/i;

/** The letter of a form's column, of which no note has to speak. */
const columnLetter = / \([ED]\)$/i;

/** Reads a job description. `topic` is what the brief talks about: lines that share its words rank higher. */
export function mineJobDescription(text: string, topic: string, jobTitle = ''): Mined {
  const title = new Set(jobTitle.toLowerCase().split(/[^a-z\d]+/));
  const { lines, values } = readLines(withWhomOneManages(text));
  const wanted = new Set(contentWords(topic));
  const mined: Mined = {
    duties: [],
    person: [],
    unread: { duties: [], person: [] },
    values,
    apply: [],
    said: [],
    foreign: text.split('\n').some((line) => line.trim().length > 20 && !isEnglish(line)),
  };
  const score = (line: Line): number => {
    const words = contentWords(line.text);
    const overlap = words.filter((word) => wanted.has(word)).length;
    const specific = (/\d/.test(line.text) ? 1.5 : 0) + (/\s[A-Z][a-z]+/.test(line.text) ? 0.5 : 0);
    const length = line.text.split(' ').length;
    return overlap * 1.2 + specific + (length >= 5 && length <= 14 ? 1 : 0) - line.index * 0.02;
  };
  const unread: Line[] = [];
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
  // Whether the sentence before told of somebody's work, so that "they" is known.
  let prose = false;
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
    // "Apply at the front desk, weekdays 9 to 4": no work.
    if (/^(?:please )?apply (?:at|in person|online|by|via|through|to|now|today|before|on)\b/i.test(line.text)) {
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
    if (section === 'person' || section === 'desirable') {
      // "Finance Director, Carnegie Quay Shipping Ltd": the name of the paper, and nothing that is asked.
      if (!line.bullet && namesPaperOf(line.text)) continue;
      for (const hidden of partSomebody(inTheirForces(line.text))
        .flatMap((one) => one.split('\n'))
        .flatMap(partProse)) {
        const part = showCommas(hidden);
        const read = readRow(hidden, section);
        // "Phlebotomy", "third-party products": what nothing was read of may be the name of a field.
        const named =
          read.length === 0 && !/[.!?]$|^[A-Z]+$/.test(part) && !asksNothing(part) ? readBareName(part) : null;
        const facts =
          named && !named.loose ? [{ ...named, desirable: section === 'desirable' || desirableCue.test(part) }] : read;
        for (const fact of facts)
          mined.person.push({
            ...fact,
            // "Have served as a finance director": it stands as it was written.
            ...(fact.text === part && fact.kind === 'do' ? { sure: true } : {}),
            score: score(line),
            raw: part.replace(columnLetter, ''),
          });
        if (
          facts.length === 0 &&
          section === 'person' &&
          (line.bullet ||
            part !== line.text ||
            asksOfSomebody(part) ||
            (!markedAsks && !/[.!?]$/.test(line.text) && !aboutOurs.test(part))) &&
          saysSomething(part) &&
          !asksNothing(part)
        )
          mined.unread.person.push(part.replace(columnLetter, ''));
      }
      continue;
    }
    // "You will need to have a genuine interest in older people" in the middle of prose: asked for, or told. "You will
    // take a colour vision test before you start": gone through before the work, wherever it stands.
    if ((section === 'none' && !line.bullet && asksOfSomebody(line.text)) || isEntry(line.text)) {
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
      if (/^be\b/i.test(line.text) && fact?.kind !== 'be') addDuty(line);
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
  function askedIn(line: Line): void {
    for (const hidden of splitSentence(line.text)) {
      const facts = readRow(hidden, 'person');
      const part = showCommas(hidden);
      for (const fact of facts) mined.person.push({ ...fact, score: score(line) - 0.5, raw: part });
      if (facts.length === 0 && saysSomething(part)) mined.unread.person.push(part);
    }
  }
  function splitSentence(text: string): string[] {
    // "Must have a Safe Pass (we'll get you one) + manual handling": each of them.
    const must = /^must have ([^.:;]+)[.]?$/i.exec(text)?.[1];
    const parts = must ? must.split(/ \+ /).flatMap(splitRequirements) : [];
    return parts.length > 1
      ? parts
      : inTheirForces(text)
          .split('\n')
          .filter((part) => part.trim() !== '')
          .flatMap(partProse);
  }
  function namesPaperOf(text: string): boolean {
    return (
      text.split(' ').length <= 10 &&
      (namesJob(text.split(/\s[-–—|]\s|\s\(|,\s/)[0] ?? '', title) ||
        /^[A-Z][^.;:]*, [A-Z][^.;:]* (?:Ltd|Limited|plc|PLC|GmbH|AG|Inc|LLC|LLP|Pvt Ltd|Group|DAC|CLG)\.?$/.test(text))
    );
  }
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
    )
      return;
    pushDuty(line);
  }
  // "Clean the inside of trains between 10pm and 6am": in a paper of a few lines an order is work, without a heading.
  function ordersInNote({ section, bullet, text: one }: Line): boolean {
    return (
      told.length < 6 &&
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
    return line.section === 'duty' || (line.section === 'none' && line.bullet && work.length === 0);
  }
  function pushDuty(whole: Line): void {
    tasksBetween(whole.text).forEach((text, at) => {
      pushTask({ ...whole, text, index: whole.index + at / 100 });
    });
  }
  function pushTask(line: Line): void {
    // "Plant Operator - Dowlow Quarry": with its place.
    if (
      namesJob(line.text, title) ||
      (!line.bullet && namesJob(line.text.split(/\s[-–—|]\s|\s\(|,\s/)[0] ?? '', title))
    )
      return;
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
  const orders = mined.duties.length;
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
  function keepDuty(line: Line, duty: Duty): void {
    mined.duties.push({
      ...duty,
      raw: line.text,
      score:
        score(line) -
        (duty.nouns ? 0.7 : 0) -
        (/^(?:look after|ensure|comply|adhere|liaise|support)\b/.test(duty.text) ? 1 : 0),
    });
  }
  return mined;
}
