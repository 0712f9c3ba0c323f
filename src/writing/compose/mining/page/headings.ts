/** Which lines of a job description are headings, and of what. */

import { isHead } from '../requirements/marks.ts';
import { asks, asksLast, asksOfIts, asksOfWhat, letters } from './asked-at-once.ts';
import { opensList } from './list-openings.ts';
import { besideHeadings } from './near-headings.ts';
import { headings, type Section } from './sections.ts';
import { isOrder, isShoutedTask, isTaskOf } from './task-lines.ts';
import { opensWishes, wishesOfIts } from './wish-headings.ts';

/** The section that a line opens, or null where it is no heading. */
export function headingOf(line: string, bullet: boolean): Section | null {
  // "Deine Aufgaben / Your tasks": the half that is English says it.
  const halves = bullet ? [] : line.split(/\s[/|–-]\s/);
  if (halves.length === 2 && (/\s[/|]\s/.test(line) || halves.every((half) => half.trim().split(' ').length <= 3))) {
    const known = halves
      .map((half) => headingOf(half, false))
      .filter((section) => section !== null && section !== 'drop' && section !== 'none');
    if (known.includes('person') && known.includes('desirable')) return 'person';
    if (known.length > 0) return known.at(-1) ?? null;
  }
  const sure = besideHeadings(line, bullet);
  if (sure !== undefined) return sure;
  const opened = bullet ? null : opensList(line);
  if (opened !== null) return opened;
  // "Things you'll do -".
  if (!bullet && /[a-z]\s+[–—-]$/.test(line)) return headingOf(line.replace(/\s+[–—-]$/, ':'), false);
  // "PERSON SPEC   E = essential   D = desirable": the head of the form, with its legend.
  if (!bullet && /\bessential\b/i.test(line) && /\bdesirable\b/i.test(line) && isHead(line)) return 'person';
  const colon = /[:?]$/.test(line);
  // "CCNA (CCNP desirable)" asks for something; "Requirements (essential)" does not.
  const bare = line
    .replace(/\s*\([^)]*\)\s*$/, (aside) => (colon ? aside : ''))
    .replace(/[:?.]+$/, '')
    .trim();
  if (
    !bullet &&
    !colon &&
    (asks.test(bare) ||
      asksLast.test(bare) ||
      asksOfIts.test(bare) ||
      (asksOfWhat.test(bare) && /[a-z]/.test(bare) && !/\b(?:and|or|your|you|we)\b|&/i.test(bare)))
  )
    return null;
  const words = bare.split(/\s+/).length;
  if (!bare || words > 16) return null;
  if (bullet && !colon && letters.test(bare)) return null;
  if (!bullet && !colon && wishesOfIts.test(bare)) return null;
  if (!bullet && opensWishes(bare, colon)) return 'desirable';
  // "You'd ideally have experience of Famly": asked, in a sentence.
  if (!colon && /^you\b.*\b(?:ideally|preferably)\b.*\b(?:have|be|hold|know|speak|bring)\b \S/i.test(bare)) return null;
  const shouted = /[A-Z]{3}/.test(bare) && !/[a-z]/.test(line);
  if (
    bullet &&
    !colon &&
    !(
      words <= 4 &&
      !/[.,;]$/.test(line) &&
      /^(?:terms|benefits|powers|powers and authority|working time|working hours|notes?|note|package|physical environment|working conditions|essential|desirable|person specification|main duties|duties|key duties|responsibilities|qualifications|skills|experience|about us|how to apply|general|requirements|summary)(?:\s+(?:and|&|\/|criteria|required|requirements?|specification|include|duties|of the (?:role|post|job))\b.*)?$/i.test(
        bare,
      )
    ) &&
    !shouted
  )
    return null;
  if (!shouted && !colon && (words > 6 || /[.,;]$/.test(line) || /\d{2}/.test(bare))) return null;
  if (/\bwhat (?:will|does|you['’]?ll|you will)\b[^?]*\bdo(?:ing)?\b/i.test(bare)) return 'duty';
  // "Take and review digital radiographs": an order, and no name of a section.
  if (
    !bullet &&
    !colon &&
    !shouted &&
    words > 2 &&
    isOrder(bare) &&
    !/^(?:selection|requirements|skills)\b/i.test(bare)
  )
    return null;
  // "Role profile": the name of the paper.
  if (
    /^(?:(?:apprenticeship|apprentice|traineeship|internship|volunteer|standard|generic) )?(?:role|job|post|position) (?:profile|description|specification)\b/i.test(
      bare,
    )
  )
    return 'summary';
  if (/\bessential (?:job )?(?:functions|duties)|^(?:job |key )?functions\b/i.test(bare)) return 'duty';
  if (/essential/i.test(bare) && /desirable/i.test(bare)) return 'person';
  // "You will be required to carry out the following duties:" asks for nothing but work.
  if (
    (colon || /\bthe following\b/i.test(bare)) &&
    /\b(?:required|expected|asked|have|need) to (?:carry out|undertake|perform|do|fulfil|complete)\b.*\b(?:dut(?:y|ies)|responsibilit\w+|tasks?|functions|activities|work)\b/i.test(
      bare,
    )
  )
    return 'duty';
  // "The successful candidate will be responsible for:" is about the work, though it names a person.
  if (
    (colon || /\b(?:candidate|applicant|post ?holder|job ?holder|incumbent) (?:will|shall)(?: be)?$/i.test(bare)) &&
    /\b(?:(?:responsible|accountable) for|(?:tasked|charged) with|(?:required|expected) to|(?:candidate|applicant|post ?holder|job ?holder|incumbent) (?:will|shall)(?: be)?|(?:someone|somebody|a person|you|job is) to)$/i.test(
      bare,
    )
  )
    return 'duty';
  if (colon && /\bwho(?: (?:is|can|has|will))?$/i.test(bare)) return 'person';
  // "Registration without conditions", "able to work in all weather conditions": asked for.
  if (!colon && /\bwithout (?:conditions|restrictions?)\b|\b(?:in|of|under) (?:[a-z]+ ){0,2}conditions\b/i.test(bare))
    return null;
  for (const [section, pattern] of headings)
    if (
      pattern.test(bare) &&
      // "- CHECKING OF DRAWINGS PREPARED BY DRAUGHTSMEN": a task, though "prepared by" stands at the foot of papers too.
      !(section === 'drop' && !colon && words > 2 && (shouted ? bullet && isShoutedTask(bare) : isTaskOf(bare)))
    )
      return section;
  // "- RAISE PURCHASE ORDERS IN SAGE": a task that was typed in capitals.
  if (bullet && shouted && !colon && words > 2 && isShoutedTask(bare)) return null;
  return shouted && words <= 8 ? 'none' : null;
}
