/** How job descriptions come off the paper: marks before lines, columns, words cut at line ends, lists run together. */

import { joinBroken } from '../../language/broken-words.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { linesOf } from '../../language/narrow.ts';
import { isOrdinary } from '../../language/nouns.ts';
import { withoutMarkdown } from '../../ledger/markdown.ts';
import { asPaper } from './as-paper.ts';
import { withoutAssessment } from './assessed-by.ts';
import { withoutBoard } from './board-residue.ts';
import { inEnglishHalves } from './english-halves.ts';
import { partForms } from './form-rows.ts';
import { partHeadedRows } from './headed-rows.ts';
import { headingOf } from './headings.ts';
import { withRowNames } from './labelled-rows.ts';
import { withLabelsBeside } from './labels-over-answers.ts';
import { withForcesShown } from './legends.ts';
import { withForceOfCells, withLettersBehind } from './letters-before.ts';
import { keyOfWays, withoutLostCells } from './lost-cells.ts';
import { partMarkedColumns } from './marked-columns.ts';
import { partNamedColumns } from './named-columns.ts';
import { inOneTongue, isPageMark, withoutRunningHeads, withoutShout } from './page-parts.ts';
import { partRunTogether, unparted } from './run-together.ts';
import { lowerShouted } from './shouted-rest.ts';
import { partForcesBeside } from './two-forces-beside.ts';
import { withLastWords, withMarksBefore } from './wrapped-blocks.ts';
import { calmShoutedLists, calmWrapped } from './wrapped-lines.ts';

/** A row of what is asked behind its force, which goes on below in small letters. "Desirable: a trainer's card" below it is a row of its own. */
const brokenRow =
  /^((?:[Ee]ssential|ESSENTIAL|[Dd]esirable|DESIRABLE|[Rr]equired|REQUIRED|[Pp]referred|PREFERRED)(?: [Cc]riteria| [Ss]kills| CRITERIA| SKILLS)?[ \t]*:[^\n]*;[^\n]*[^;.\n\s])[ \t]*\n[ \t]*(?=[a-z(])(?!(?:essential|desirable|required|preferred)\b)/m;

/** Marks that cleaning would take away with their meaning: list elements, emoji before lines, "[E]" and "[D]". */
export function keepMarks(raw: string): string {
  // "Licence (cat. B)": a stop that ends no sentence.
  let text = inEnglishHalves(withoutMarkdown(withoutBoard(asPaper(raw.slice(0, 200_000))))).replace(
    /\(cat\. ?(?=[A-Z])/g,
    '(category ',
  );
  // "## Nice extras": a heading, whatever it says.
  if (text.includes('## '))
    text = text.replace(/^ {0,3}#{2,6} +([^\n#]*[A-Za-z)])[ #]*$/gm, (whole, name: string) =>
      name.split(' ').length < 8 ? `${name}:` : whole,
    );
  // "a) issue and renew items; b) join members": points of a list in one paragraph.
  if (/; [b-d]\) /.test(text)) text = text.replace(/;\s+(?=[b-z]\) )/g, '\n');
  // "1) set up the station ;2) shuck oysters": the same by numbers, where each is the next.
  text = text.replace(/^[^\S\n]*(\d{1,2})\) .*[;.,] ?\d{1,2}\) .*$/gm, (line: string, first: string) => {
    let number = Number(first);
    return line.replace(/\s*[;.,]\s*(\d{1,2})\)\s+/g, (found, next: string) => {
      if (Number(next) !== number + 1) return found;
      number += 1;
      return `\n${next}) `;
    });
  });
  // "Essential: good literacy; experience", "of dealing with the public": a row that the edge of the paper broke.
  for (let turn = 0; turn < 6 && brokenRow.test(text); turn += 1) text = text.replace(brokenRow, '$1 ');
  // A heading of a page stands on its own line, without the stop that it would have in a text.
  if (/<h[1-6]\b/i.test(text))
    text = text.replace(/<h[1-6]\b[^>]*>([^<\n]{3,60})<\/h[1-6]>/gi, (whole, name: string) =>
      headingOf(name.trim(), false) === null ? whole : `\n${name.trim()}\n`,
    );
  // "(or EOR 202 route) . Experience of pumps . FULL UK LICENCE": stops between two blanks are what is left of the marks of a list.
  if ((text.match(/[\w)] \. [A-Za-z]/g)?.length ?? 0) > 1) text = text.replace(/(?<=[\w)]) \. (?=[A-Za-z])/g, '\n• ');
  if ((text.match(/<li\b/gi)?.length ?? 0) > 1) text = text.replace(/<li\b[^>]*>\s*/gi, '\n• ');
  const emoji = /^[^\S\n]*(?:\p{Extended_Pictographic}[\ufe0e\ufe0f\u200d]*)+[^\S\n]*(?=\S)/gmu;
  if ((text.match(emoji)?.length ?? 0) > 1) text = text.replace(emoji, '• ');
  // "Weights and measures qualification ..... D": dots that lead to the column; a Welsh form has H for what is essential.
  text = text.replace(
    /[^\S\n]*(?:\.[^\S\n]?){3,}[^\S\n]*\(?([EDH])\)?[.;]?[^\S\n]*$/gm,
    (_, letter: string) => ` - ${letter === 'D' ? 'D' : 'E'}`,
  );
  const lines = calmWrapped(
    withLabelsBeside(
      withMarksBefore(inOneTongue(withoutRunningHeads(text.split('\n')).filter((line) => !isPageMark(line)))),
    ),
  );
  return withLastWords(
    calmShoutedLists(
      partColumns(
        partForms(
          withRowNames(
            withoutAssessment(
              withoutLostCells(
                partNamedColumns(
                  partMarkedColumns(
                    partForcesBeside(
                      partRunTogether(withForceOfCells(withLettersBehind(withForcesShown(partHeadedRows(lines))))),
                    ),
                  ),
                ),
                unparted,
                keyOfWays(text),
              ),
              text,
            ),
          ),
        ),
      ),
    ),
  )
    .filter((line) => !isPageMark(line))
    .join('\n')
    .replace(/\[(E|D|Essential|Desirable)\]/gi, '($1)');
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .split(/\t+|\s*\|\s*|\s{3,}/)
    .map((cell) => cell.trim());
/** The head of a table of tasks: "Ref", "Duty", "% of time". */
const headCell =
  /^(?:ref|no\.?|#|%|% of time|time|weight(?:ing)?|duty|duties|tasks?|responsibilit(?:y|ies)|accountabilit(?:y|ies)|area|description)?$/i;

/** A cell of a table with where it stands: its column where tabs or bars part them, else its place on the line. */
interface Cell {
  text: string;
  at: number;
}
function placed(line: string): Cell[] {
  const mark = line.includes('\t') ? '\t' : /\|.*\|/.test(line) ? '|' : null;
  if (mark)
    return line
      .replace(/^\s*\|/, '')
      .replace(/\|\s*$/, '')
      .split(mark)
      .map((cell, at) => ({ text: cell.trim(), at }))
      .filter(({ text }) => text !== '');
  return [...line.matchAll(/\S+(?: \S+)*/g)].map((found) => ({ text: found[0], at: found.index }));
}
const isEssential = ({ text }: Cell): boolean =>
  /^ess(?:ential)?\b\.?|^(?:required|minimum|mandatory|must[- ]haves?):?$/i.test(text);
const isDesirable = ({ text }: Cell): boolean =>
  /^des(?:irable)?\b\.?|^(?:preferred|optional|(?:nice|good)[- ]to[- ]haves?):?$/i.test(text);
const headOfLetters = /^ess(?:ential)?\.? ?(?:\(E\))? ?(?:or|\/|and|&) ?des(?:irable)?\.? ?(?:\(D\))?$|^E ?\/ ?D$/i;
/** A letter or a tick in a column, in place of words. */
const tick = /^(?:E|D|[✓✔√xX●•·*]|yes)$/;

/** "Able to type at 30 words a minute    E", "CSCS card      ✓": what is asked, with its mark; null where a row has none. */
function marked(cells: readonly Cell[], essential: number, desirable: number): string | null {
  const [first, ...rest] = cells;
  const mark = rest.find(({ text }) => tick.test(text));
  if (!first || !mark || !/[A-Za-z]{2}/.test(first.text)) return null;
  const wish =
    mark.text === 'D' || (mark.text !== 'E' && Math.abs(mark.at - desirable) < Math.abs(mark.at - essential));
  return `• ${first.text.replace(/^[•*·-]\s*/, '')} (${wish ? 'D' : 'E'})`;
}

/** Tables as lines: of a person specification's columns each cell with its mark, of the tasks' table without its head and its shares of time. */
function partColumns(lines: readonly string[]): string[] {
  const parted: string[] = [];
  let columns: { essential: number; desirable: number; fresh: boolean; head: readonly Cell[] } | null = null;
  // The first half of a row that went on in the next line.
  let half = '';
  for (const [index, line] of lines.entries()) {
    const cells = placed(line);
    const [essential, desirable] = [cells.find(isEssential), cells.find(isDesirable)];
    if (
      essential &&
      desirable &&
      desirable.at > essential.at &&
      !cells.some(({ text }) => text.split(' ').length > 4)
    ) {
      columns = { essential: essential.at, desirable: desirable.at, fresh: true, head: cells };
      // Whatever the table stood under: what follows is asked for.
      parted.push('Person specification');
      continue;
    }
    // "Factor    Essential (E) or Desirable (D)    Assessed by": the head of a table whose rows have letters.
    // "Criteria - Essential (E) or Desirable (D) - Method of assessment": the same between dashes.
    const dashed = cells.length === 1 ? (cells[0]?.text ?? '').split(/\s+[-–—]\s+/) : [];
    if (
      (cells.length > 1 && cells.length < 6 && cells.some(({ text }) => headOfLetters.test(text))) ||
      (dashed.length > 1 && dashed.length < 6 && dashed.some((text) => headOfLetters.test(text)))
    ) {
      parted.push('Person specification');
      continue;
    }
    if (line.trim() === '') {
      if (!columns?.fresh) columns = null;
      parted.push(line);
      continue;
    }
    if (columns) {
      columns.fresh = false;
      const { essential: first, desirable: second, head } = columns;
      const row = marked(
        half ? [{ text: `${half} ${cells[0]?.text ?? ''}`, at: 0 }, ...cells.slice(1)] : cells,
        first,
        second,
      );
      half = '';
      if (row) {
        parted.push(row);
        continue;
      }
      const next = placed(lines[index + 1] ?? '');
      if (
        cells.length === 1 &&
        (/^[a-z(]/.test(next[0]?.text ?? '') ||
          /(?:\b(?:and|or|of|with|to|in|the|an?|for|by|at)|[,&/])$/.test(cells[0]?.text ?? '')) &&
        marked(next, first, second)
      ) {
        half = cells[0]?.text ?? '';
        continue;
      }
      if (cells.length > 1 && cells.length <= 5) {
        for (const [at, mark] of [
          [first, 'E'],
          [second, 'D'],
        ] as const) {
          // Cells that only blanks part stand nowhere in particular: where none is missing, they count.
          const nth = cells.length === head.length ? head.findIndex((one) => one.at === at) : -1;
          const cell =
            cells[nth] ??
            cells.find((one) => one.at === at) ??
            cells.find((one) => Math.abs(one.at - at) < 4 && one.at > 9);
          if (cell && /[A-Za-z]{2}/.test(cell.text) && !/^(?:none|n\/a)$/i.test(cell.text))
            parted.push(`• ${cell === cells[0] ? cell.text : asDone(cells[0]?.text ?? '', cell.text)} (${mark})`);
        }
        continue;
      }
    }
    const table = /\|.*\|/.test(line);
    if (table && cells.length > 1 && cellsOf(line).every((cell) => headCell.test(cell))) continue;
    parted.push(table ? line.replace(/\|\s*\d{1,3} ?%\s*(?=\||$)/g, '|') : line);
  }
  return parted;
}

/** What every employer of a country has to print, or prints all the same: it says nothing about the job, and asks for nothing. */
export const legalTail =
  /\b(?:registered (?:charity|company|office|in (?:england|scotland|wales|ireland|northern ireland))|(?:charity|company|vat|roc|contractor['’]?s?) (?:registration )?(?:licen[cs]e )?(?:no\b|number|#)|flsa\b|drug[- ]free|e-verify|eoe\b|eeo\b|equal opportunit(?:y|ies) employer|(?:is|are) an? (?:[a-z-]+,? )*equal opportunit|at-will|zero[- ]tolerance|affirmative action|m\/f\/(?:[a-z]\/?)+|(?:only |just )short-?listed|short-?listed (?:candidates|applicants|ones) (?:only|will)|if you (?:have not|haven['’]t|do not|don['’]t) hear|right to (?:close|withdraw|amend|change|interview)|canvassing|(?:no|strictly no) (?:recruitment )?agenc|(?<!\()reasonable (?:adjustments?|accommodations?)|protected (?:characteristics?|veterans?|class)|regardless of (?:race|age|sex|gender|their)|without regard to|disability confident|privacy (?:notice|policy)|applications? (?:will|may|are) be (?:reviewed|considered|kept)|late applications|(?:this|the) (?:job description|list|document) is not (?:exhaustive|intended|exclusive)|not an exhaustive|other duties as (?:assigned|required)|beware of (?:[a-z]+ )*(?:fraud\w*|scam\w*|fake \w+)|(?:never|do not|don['’]t) (?:ask|charge)s? (?:[a-z]+ )*(?:money|fees?|payments?))\b|\bm\/f\/d\b/i;

/** "Experience – of working in the trade (E); of teaching (D)": a row of a person specification with its name in front. */
export const specification =
  /^(qualifications?|experience|skills?|knowledge|education|training|aptitudes?|abilities|personal (?:qualities|attributes)|other(?: requirements)?|mobility|languages?|licen[cs]es?|special(?:ist)? knowledge|it skills|additional(?: requirements)?|miscellaneous)(?: (?:and|&|\/) [a-z]+)?\s*[–—:-]\s+(?=\S)/i;

const twoOf = (text: string, mark: RegExp): boolean => (text.match(mark)?.length ?? 0) > 1;

/** Marks of a list that are letters or signs of other uses too: only where they stand before two lines or more. */
const unusual: readonly RegExp[] = [
  /^[^\S\n]*o[^\S\n]+(?=[A-Za-z(\d])/gm,
  /^[^\S\n]*(?:[-–=]{1,2}>|>{1,3}|»|§|¤|→)[^\S\n]*(?=\S)/gm,
  /^[^\S\n]*[ü§][^\S\n]+(?=\S)/gm,
  /^[^\S\n]*~[^\S\n]*(?=\S)/gm,
  /^[^\S\n]*\.[^\S\n]+(?=[A-Za-z])/gm,
  /^[^\S\n]*#\d{1,2}[.):]?[^\S\n]+(?=\S)/gm,
  /^[^\S\n]*\(\d{1,2}\)[^\S\n]*(?=\S)/gm,
];

/** Word parts that keep their hyphen where a line ends in them. */
const prefixes =
  /(?:^|[\s(])(?:self|full|part|long|short|well|high|low|up|on|off|in|out|co|non|pre|post|multi|cross|day|front|face|end|hands|follow|check|one|two|three|four|five|decision|problem|customer|team|fast|hard|semi|sub|anti|inter|e)$/i;

const rowName =
  /^(?:qualifications?|education(?: (?:and|&) (?:training|qualifications?))?|experience|knowledge|skills?(?: (?:and|&) (?:abilities|knowledge))?|abilities|aptitudes?|attributes|personal qualities|qualities|circumstances|other(?: requirements)?)$/i;
/** "Skills    Ability to explain": the first column names the rows, and asks for nothing. */
function withoutName(row: string): string {
  const [name = '', ...rest] = row.split(/\t+|\s{2,}/);
  if (rest.length > 0 && rowName.test(name.trim())) return rest.join(' ').trim();
  // Where the columns were lost on the way, the capital behind the name tells.
  const [, first = '', asked = ''] = /^([A-Z][a-z]+) ([A-Z].*)$/.exec(row) ?? [];
  return rowName.test(first) ? asked : row;
}
/** "Community or intermediate care" in the row of what somebody has done. */
function asDone(name: string, typed: string): string {
  if (
    !/^experience$/i.test(name) ||
    typed.split(' ').length > 7 ||
    /\b(?:experienced?|years?|yrs?|months?|mths?|background|record|history|knowledge|understanding|worked|abilit(?:y|ies)|able|qualif\w*|degree|NVQ|skills?|evidence|exposure|training|licen[cs]e|has|have|can|must)\b|^[A-Z][a-z]+ed\b|[;,]/i.test(
      typed,
    )
  )
    return typed;
  // Names keep their capital; the first word of a cell is mostly none.
  const asked = typed.replace(/^(?:Broad|Varied|Recent|Wide)(?= )/, (word) => word.toLowerCase());
  return `Experience of ${/^[A-Z][a-z]+ /.test(asked) && isOrdinary(asked.split(' ')[0] ?? '') ? lowerFirst(asked) : asked}`;
}

/** The end of a row of a person specification: "E     A/I". */
const columnMark = /(?:\s{2,}|\t|\s)([ED])(?:\s+(?:[AITRPCS](?:\s?[/,&]\s?[AITRPCS])*))?\s*$/;

/** Before what is left of a line whose first word was broken off the line above: it goes on there for sure. */
export const goesOnBelow = '\u2060';

/** The lines of a job description as its author meant them. */
export function straighten(raw: string): string {
  let text = raw;
  for (const mark of unusual) if (twoOf(text, mark)) text = text.replace(mark, '• ');
  // "• Fitting of aids\no Record keeping": among bullets a single letter at the start is one of them.
  if (/^[^\S\n]*(?:[•·▪*\uf0b7\uf0a7][^\S\n]*|[–-][^\S\n]+)\S/m.test(text))
    text = text.replace(/^[^\S\n]*o[^\S\n]+(?=[A-Z][a-z]+ )/gm, '• ');
  // "SCORE CARD FOR MAN-\nAGEMENT REVIEW": one word, before each line is calmed by itself.
  text = text.replace(/\b([A-Z]{2,})-\n[^\S\n]*([A-Z]{2,})(?![a-z])[^\S\n]*/g, (whole, part: string, rest: string) =>
    prefixes.test(part.toLowerCase()) ? whole : `${part}${rest}\n${goesOnBelow}`,
  );
  text = text.split('\n').map(withoutShout).join('\n');
  text = text
    // "Sub-\n Committee" keeps its hyphen, "con-\nserved" does not; the rest of the line stays where it is.
    // "instruc-\nTIONS": the capitals of a shouted paper go on below.
    .replace(
      /([a-z]{3,})-\n[^\S\n]*([A-Z]{3,})(?![a-z])/g,
      (_, part: string, rest: string) => `${part}-\n${rest.toLowerCase()}`,
    )
    .replace(
      /([A-Za-z]{2,})-\n[^\S\n]*(\S+)[^\S\n]*/g,
      (_, part: string, rest: string) =>
        `${/^\p{Ll}{2}/u.test(rest) && !prefixes.test(part) ? part : `${part}-`}${rest}\n${goesOnBelow}`,
    )
    .replace(new RegExp(`\\n${goesOnBelow}(?=\\s*(?:\\n|$|[•*·▪–-]\\s|\\d{1,2}[.)]\\s))`, 'g'), '\n')
    // "ROLE. The postholder will:": a heading on the line of its text.
    .replace(/^([A-Z]{4,}(?: [A-Z&]{2,}){0,3})\.[^\S\n]+(?=\S)/gm, '$1\n')
    // "The Act\n2003": a year belongs to the line before.
    .replace(
      /(?<=\b(?:Act|Code|Regulations?|Order|Directive|Strategy|Plan|since|of|in))\n[^\S\n]*((?:19|20)\d\d\S*)[^\S\n]*/g,
      ' $1\n',
    );
  // "In-\ncluding nights": no part of a word that has a hyphen.
  text = joinBroken(text);
  const lines: string[] = [];
  // "E / D" at the end of the rows, and more than one of them.
  const rows = text
    .split('\n')
    .filter((line) => /\S\s{2,}[ED](?:\s|$)|\t[ED](?:\s|$)/.test(line) && columnMark.test(line));
  const columned = rows.length > 1;
  for (const line of linesOf(text)) {
    const column = columned && line.trim().split(/\s+/).length > 2 ? columnMark.exec(line) : null;
    if (column) {
      const last = lines.at(-1) ?? '';
      // "5 GCSEs including English\nor equivalent experience   E": the row began in the line before.
      const begun =
        /^\s*(?:or|and|[a-z(])/.test(line) &&
        /\S/.test(last) &&
        !/^\s*[•·]|[.:]\s*$/.test(last) &&
        !headingOf(last.trim(), false);
      if (begun) lines.pop();
      const row = `${begun ? `${last.trim()} ` : ''}${withoutName(line.slice(0, column.index).trim())}`;
      lines.push(`• ${row} (${column[1] ?? 'E'})`);
      continue;
    }
    // "First degree. (E) NMC registration. (E) PhD. (D)": each with its mark behind it.
    if (twoOf(line, /\((?:E|D)\)/g) && !/^\s*essential\b/i.test(line) && !specification.test(line.trim())) {
      for (const part of line.split(/(?<=\((?:E|D)\))[;,.]?\s*/))
        if (/[A-Za-z]{2}/.test(part))
          lines.push(
            `• ${part
              .replace(/^[A-Z][\w &/]{2,24}:\s+/, '')
              .replace(/[.;,]\s*(?=\((?:E|D)\)$)/, ' ')
              .replace(/\s+/g, ' ')
              .trim()}`,
          );
      continue;
    }
    // "(1) perform assays; (2) maintain lines; and (3) ...".
    if (twoOf(line, /\(\d{1,2}\)\s/g)) {
      const [head = '', ...items] = line.split(/\s*\(\d{1,2}\)\s+/);
      if (head.trim()) lines.push(/[:.]$/.test(head.trim()) ? head.trim() : `${head.trim()}:`);
      for (const item of items) lines.push(`• ${item.replace(/[;,.]?\s*(?:and|or)?\s*$/, '').trim()}`);
      continue;
    }
    lines.push(line);
  }
  return joinShouted(lines).join('\n');
}

/** "#2 WALK ROUND CHECKS & DEFECT\nREPORTING VIA APP\n#3 ...": what breaks off goes on in the next line. */
function joinShouted(lines: readonly string[]): string[] {
  const joined: string[] = [];
  // "1.1 TO UNDERTAKE A RANGE OF SCANS, INCLUDING ABDOMINAL,": a number of two parts begins a line as a bullet does.
  const marked = (line: string | undefined): boolean =>
    /^\s*(?:[•*·▪-]\s*\S|\d{1,2}\.\d{1,2}[.)]?\s+\S)/.test(line ?? '');
  lines.forEach((line, index) => {
    const last = joined.at(-1) ?? '';
    if (
      marked(last) &&
      !marked(line) &&
      !/^\s*\d{1,2}[.)]\s/.test(line) &&
      line.trim() !== '' &&
      line.trim().split(/\s+/).length <= 5 &&
      headingOf(line.trim().charAt(0) + line.trim().slice(1).toLowerCase(), false) === null &&
      !/:\s*$/.test(line) &&
      marked(lines[index + 1]) &&
      /[/&,]\s*$|\b(?:and|or|of|for|to|with|the|in|on|via|same|each|every)\s*$|&\s+\S+\s*$/i.test(last)
    )
      joined[joined.length - 1] =
        `${last.trimEnd()}${/\/\s*$/.test(last) ? '' : ' '}${/[a-z]{3}/.test(last) && !/[a-z]/.test(line) ? lowerShouted(line.trim()) : line.trim()}`;
    else joined.push(line);
  });
  return joined;
}

/** "Not required: a degree", "You don't have to: make cold calls": what is no part of it. */
export const isDenied = (line: string): boolean =>
  /^\W*(?:not (?:ok|okay|allowed|needed|required|necessary|essential|wanted|included|expected|a must|your job)|no|nope|don['’]?ts?|never|(?:things )?you (?:do not|don['’]t|won['’]t|will not) (?:have to|need to|need|do))\b[^:.]{0,16}:/i.test(
    line,
  );
