/** Forms as lines: "LINE MANAGER    Education Manager" is a label and its answer, "Union: none      FLSA: NE" are two, and a column of weights is no part of a task. */

import { rare } from '../../language/its-words.ts';
import { namesPost } from '../reporting.ts';
import { headingOf } from './headings.ts';
import { calmed } from './labelled-rows.ts';

/** A label with its answer behind a colon. */
const answered = /^[A-Z][\w /&'’().-]{1,28}:\s*\S/;
/** A label in capitals, which stands in a column of its own. */
const capitalLabel = /^[A-Z][A-Z&/ -]{2,24}$/;
/** Heads of tables, which are no labels of what stands beside them. */
const head =
  /^(?:ESSENTIAL|DESIRABLE|CRITERIA|REQUIREMENTS?|ATTRIBUTES?|FACTORS?|SKILLS?|KNOWLEDGE|EXPERIENCE|QUALIFICATIONS?|EDUCATION|TRAINING|DUT(?:Y|IES)|TASKS?|RESPONSIBILIT(?:Y|IES)|KRAS?|OTHER|PERSONAL(?: QUALITIES)?|ABILITIES|COMPETENC(?:Y|IES)|[IVX]+)$/;
const weight = /(?:\t|\s{2,})\(?\d{1,3}(?:\.\d)? ?%\)?\s*$/;
const shareBehind = /\S\s+\(?\d{1,3}(?:\.\d)? ?%\)?\s*$/;

export const cellsOf = (line: string): string[] =>
  line
    .replace(/^\s*\|/, '')
    .split(/\t+|\s{3,}|\s\|(?:\s|$)/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');

const isCapitalRow = (cells: readonly string[]): boolean =>
  cells.length === 2 &&
  capitalLabel.test(cells[0] ?? '') &&
  !head.test(cells[0] ?? '') &&
  /[a-z\d]/.test(cells[1] ?? '');

/** "Saguaro Sun LLC | License # 1234", "Registered charity in England and Wales": who the company is by law. */
const ofLaw = rare(
  /^(?=(?:\S+\s+){0,14}\S+$)(?:.*\b(?:LLC|L\.L\.C\.|Ltd|Limited|GmbH|plc|PLC|Inc|AG|CIC|CLG|DAC)\b.*(?:licen[cs]e|registered|reg(?:istration)?\.? no|company no|charity no|vat|#)|\W*(?:a )?(?:registered (?:charity|company|office|in (?:england|scotland|wales|ireland|northern ireland))|(?:charity|company) (?:registration )?(?:no\b|number)))/i,
);

/** "Working pattern     Campus based": a label of a form, and its answer. */
const isTitleRow = (line: string): boolean =>
  /^[A-Z][a-z]+(?:[ /][A-Za-z]+){0,3} {4,}\S/.test(line) &&
  cellsOf(line).length === 2 &&
  !/^(?:Essential|Desirable)/.test(line);

/** Labels that a form of a job has, and no table of what is asked. */
const ofTheJob =
  /^(?:hours|salary|pay|probation|(?:annual )?leave|holidays?|location|base|contract|grade|department|reports to|responsible to|start date|tenure|pension|working pattern)\b/i;

/** Labels under which a form says which post it is of and where that stands: never a deed, even alone among other lines. */
const ofThePost =
  /^(?:position|post|role|job|designation|(?:job|post|position|role) title|title|vacancy|department|dept|division|team|base|location|grade|band|shift|superior|supervisor|line manager|reports? to|reporting to|contact|cost cent(?:re|er)|employer|company|direct reports)$/i;
const nameOfPost =
  /^(?!.*\b(?:requirements?|duties|tasks|responsibilit\w+|description|profile|summary|purpose)\b).*\S/i;

/** Names of answers that tell of the post ... */
const tells = /^(?:shift|hours|responsible to|accountable to|reports? to|reporting to|line manager|type|term)$/i;
/** ... and those that only number or file it. */
const files =
  /^(?:post|job|role|position|ref|reference|(?:post|position|job|form|doc(?:ument)?|vacancy|requisition|req) (?:no|number|ref|code|id)|section|unit|directorate|service|faculty|school|site|scale|status|responsible for|supervises|manages|flsa(?: status)?|union|date|revised|issued?|version)$/i;
const tellsOfPost = (label: string): boolean => tells.test(label) || ofThePost.test(label) || ofTheJob.test(label);
export const isPostLabel = (label: string): boolean => tellsOfPost(label) || files.test(label);
export const bareLabel = (cell: string): string => cell.replace(/[.:]+$/, '').trim();

/**
 * "Grade    G    Section    Housing Needs": two labels with an answer each, in one row; null for any other row. What the
 * labels are tells it: a row of four cells in a table of tasks has none of them.
 */
function pairsIn(line: string): [label: string, answer: string][] | null {
  const cells = cellsOf(line);
  if (cells.length < 4 || cells.length > 6 || cells.length % 2 > 0) return null;
  const pairs: [string, string][] = [];
  for (let at = 0; at < cells.length; at += 2) pairs.push([cells[at] ?? '', cells[at + 1] ?? '']);
  const labels = pairs.map(([label]) => bareLabel(label));
  if (labels.every((label) => force.test(label))) return pairs;
  return labels.every((label) => /^[A-Za-z]/.test(label) && label.split(' ').length < 4) &&
    labels.filter(isPostLabel).length > labels.length / 2 &&
    pairs.every(([, answer]) => !/[.;]$/.test(answer) && (!isPostLabel(bareLabel(answer)) || rankAlone.test(answer)))
    ? pairs
    : null;
}

/** The pairs of a row as lines of their own: what is asked with its mark, and of the post what has a name of its own. */
export const pairLines = (pairs: readonly [label: string, answer: string][]): string[] =>
  pairs.flatMap(([label, answer]) => {
    const must = force.exec(label);
    if (must) return [`• ${calmed(answer)} (${must[1] ? 'E' : 'D'})`];
    const name = bareLabel(label);
    return tellsOfPost(name) && !/^(?:none|n\/?a|nil|-)$/i.test(answer)
      ? [`${name.charAt(0)}${name.slice(1).toLowerCase()}: ${answer}`]
      : [];
  });

/** "Must have", "good to have": how much a row asks for, in a column of its own. */
const force =
  /^(?:(must[- ]have|mandatory|essential|required)|good[- ]to[- ]have|nice[- ]to[- ]have|desirable|optional|preferred)$/i;
/** "Kotlin | Must have | 3+": the cells of a row that asks for one thing; null for anything else. */
function forceRow(line: string): { asked: string; must: boolean; years: string } | null {
  const cells = line
    .replace(/^\s*\|/, '')
    .split(/\s*\|\s*|\t+|\s{3,}/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  const [asked = '', mark = '', time = ''] = cells;
  if (cells.length < 2 || cells.length > 4 || !force.test(mark) || force.test(asked) || !/[A-Za-z]/.test(asked))
    return null;
  return {
    asked: asked.replace(/^[•*·-]\s*/, ''),
    must: force.exec(mark)?.[1] !== undefined,
    years: /^\d{1,2}\+?$/.test(time) ? time : '',
  };
}

/** Rows of what is asked with how much in a column: each a line with its mark, and its years where a column has those. */
function partForce(lines: readonly string[]): string[] {
  const rows = lines.map(forceRow);
  if (rows.filter((row) => row !== null).length < 2) return [...lines];
  const first = rows.findIndex((row) => row !== null);
  const inYears = lines.slice(Math.max(0, first - 2), first).some((line) => /\b(?:yrs|years)\b/i.test(line));
  return lines.flatMap((line, at) => {
    const row = rows[at];
    // The head of the table names its columns and asks for nothing.
    if (!row) return at === first - 1 && /\||\t|\s{3,}/.test(line) ? [] : [line];
    const asked = row.years && inYears ? `${row.years} years of ${row.asked} experience` : row.asked;
    return [...(at === first ? ['Person specification'] : []), `• ${asked} (${row.must ? 'E' : 'D'})`];
  });
}

/** What a post ends in: "Senior Highways" waits for it. */
const rankAlone = rare(
  /^(?:[A-Z][a-z]+ ){0,2}(?:Manager|Director|Lead|Leader|Officer|Supervisor|Inspector|Engineer|Coordinator|Co-ordinator|Head|Matron|Partner|Controller|Superintendent|Foreman|Advis[oe]r|Executive|Administrator|Surveyor|Nurse|Sister|Consultant|Principal|Teacher|Chef|Planner|Accountant|Secretary|Registrar|Librarian|Warden|Bursar|President|Specialist|Buyer|Technician)$/i,
);
const over =
  /^(?:responsible|accountable|reports?|reporting|answerable) (?:in)?to:?$|^(?:line )?manager:?$|^supervisor:?$/i;

/** "Head of Special", "Headteacher and Governing", "Community Midwifery": the name of no post yet. */
const waitsForRest = (to: string): boolean =>
  /^[A-Z]/.test(to) &&
  !rankAlone.test(to) &&
  (/ and [A-Z]?[a-z]+ing$/.test(to) ||
    / of (?:the )?(?:Special|Human|Public|Social|General|Clinical|Medical|Financial|Technical|Digital|Commercial|Environmental|Mental|Primary|Adult|Student|Community|Corporate|Customer)$/i.test(
      to,
    ) ||
    !namesPost(to.replace(/^Senior |^Deputy |^Assistant /, '')));

/** "... Responsible to   Senior Highways" above "Inspector   Responsible for   None", or above "Manager" alone: the name of a post that the edge of the paper broke. */
function withPostsWhole(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const above = whole.at(-1) ?? '';
    const last = cellsOf(above).at(-1) ?? '';
    const [, label2 = '', to = ''] = /^([A-Za-z ]{5,20}):\s*(\S.*)$/.exec(last) ?? [];
    const named = over.test(label2) && waitsForRest(to);
    const cells = over.test(cellsOf(above).at(-2) ?? '') || named ? cellsOf(line) : [];
    const [first = '', label = ''] = cells;
    const open = named || waitsForRest(last);
    const goesOn =
      (open ? /^[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)?$/.test(first) : rankAlone.test(first)) &&
      !rankAlone.test(last) &&
      headingOf(first, false) === null &&
      (cells.length === 1 || answered.test(label) || (cells.length % 2 === 1 && isPostLabel(bareLabel(label))));
    if (!goesOn) {
      whole.push(line);
      continue;
    }
    whole[whole.length - 1] = `${above.trimEnd()} ${first}`;
    if (cells.length > 1) whole.push(cells.slice(1).join('     '));
  }
  return whole;
}

/** The lines of a form, one label and its answer each, without a column of weights. */
export function partForms(typed: readonly string[]): string[] {
  const lines = partForce(withPostsWhole(typed));
  const titled = lines.filter(isTitleRow);
  const titles = titled.length > 3 || titled.filter((line) => ofTheJob.test(line)).length > 1;
  const capitals = lines.filter((line) => isCapitalRow(cellsOf(line))).length > 1;
  // "25%", "20%", "20%" at the end of the rows, and 100 in all: how much of the work each is.
  const weights = lines.filter((line) => weight.test(line) || (/^\s*\d/.test(line) && shareBehind.test(line)));
  const shares = weights.reduce((sum, line) => sum + Number(/(\d{1,3}(?:\.\d)?) ?%\)?\s*$/.exec(line)?.[1] ?? 0), 0);
  const weighted = weights.length > 2 && shares >= 90 && shares <= 110 ? new Set(weights) : new Set<string>();
  const paired = lines.map(pairsIn);
  const asks = paired.filter((pairs) => pairs?.every(([label]) => force.test(label))).length > 1;
  return lines.flatMap((line, at) => {
    const pairs = paired[at];
    if (pairs && (asks || !force.test(pairs[0]?.[0] ?? ''))) return pairLines(pairs);
    // "KBS/HR/014 rev.2": the number of the form.
    if (ofLaw.test(line.trim()) || /^\W*(?:[A-Z]{2,}\/)+[\w./-]+(?: rev\.? ?\d+)?\W*$/.test(line)) return [];
    const bare = weighted.has(line) ? line.replace(/\s*\(?\d{1,3}(?:\.\d)? ?%\)?\s*$/, '') : line;
    // "Forklift ticket        DESIRABLE": a row with its mark behind it.
    const [, asked = '', mark = ''] =
      /^\s*(\S.{5,}?)\s{2,}(ESSENTIAL|DESIRABLE|AN ADVANTAGE|PREFERRED|REQUIRED|Essential|Desirable)\s*$/.exec(bare) ??
      [];
    if (asked && !/^[A-Z ]+$/.test(asked) && !force.test(asked) && !/\s{3,}\S/.test(asked))
      return [`• ${asked.replace(/^[•*·-]\s*/, '')} (${/^(?:E|R)/i.test(mark) ? 'E' : 'D'})`];
    const cells = cellsOf(bare);
    if (cells.filter((cell) => answered.test(cell)).length > 1) return cells;
    const [label = '', answer = ''] = cells;
    if (capitals && isCapitalRow(cells)) return [`${label.charAt(0)}${label.slice(1).toLowerCase()}: ${answer}`];
    if (isTitleRow(bare) && ofThePost.test(label) && nameOfPost.test(answer) && !/[.;]$/.test(answer))
      return [`${label}: ${answer}`];
    if (titles && isTitleRow(bare) && !/[.;]$/.test(answer)) return [`${label}: ${answer}`];
    return [bare];
  });
}
