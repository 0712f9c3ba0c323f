/**
 * Tables that lost the gaps between their cells: "No. Key Task Frequency KPI" above "1 Change inserts Daily Tool spend".
 * Only the row of names still tells that there were columns. A row is parted where one place alone can be the end of its
 * first cell; any other can't be read, and is kept as a whole for the note on what no sentence says.
 */
import { isAlsoName } from '../../../text/vocabulary.ts';
import { inDictionary } from '../../language/dictionary.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { isEveryday } from '../../language/known-words.ts';
import { isVerbBase } from '../../language/verbs.ts';
import { joinCells } from './cells.ts';
import { headingOf } from './headings.ts';

/** What a row that can't be parted ends with: its line is work or asked for, and nobody knows how much of it. */
export const unparted = ' ¦';

type Column = 'number' | 'area' | 'work' | 'measure' | 'often' | 'share' | 'essential' | 'desirable' | 'way';
/** The last word of a column's name. */
const heads: readonly [Column, RegExp][] = [
  ['number', /^(?:no|nr|sr|s|sl|ser|ref|item|#)\.?(?:no\.?)?$/i],
  ['work', /^(?:tasks?|dut(?:y|ies)|activit(?:y|ies)|responsibilit(?:y|ies)|accountabilit(?:y|ies)|actions?)$/i],
  ['often', /^(?:freq\.?|frequency|often|interval|season|when|time)$/i],
  ['share', /^(?:%|weight|weighting|weightage)$/i],
  [
    'measure',
    /^(?:kpis?|measures?|targets?|outputs?|metrics?|indicators?|evidence|deadline|timing|standards?|outcomes?|results?|priority|rating)$/i,
  ],
  [
    'area',
    /^(?:areas?|criteria|criterion|attributes?|factors?|category|requirements?|qualifications?|eligibility|profile)$/i,
  ],
  ['essential', /^(?:essential|required|minimum|mandatory)$/i],
  ['desirable', /^(?:desirable|preferred|optional)$/i],
  ['way', /^(?:assessed|tested|identified|assessment|evidenced|method)$/i],
];
const beforeHead = /^(?:key|main|core|primary|job|how|performance|success|of|time)$/i;

/** The columns that a row of names has, whatever parts them; null where another word stands in it. */
function columnsOf(line: string): Column[] | null {
  const words = line
    .trim()
    .replace(/% (?:of )?time$/i, '%')
    // "How assessed", "method of assessment": the last column, in one word or three.
    .replace(/(?:how|method of|means of) (?:assessed|tested|identified|evidenced|measured|assessment)$/i, 'assessed')
    .replace(/(?:assessed|tested|identified|evidenced|measured) by$/i, 'assessed')
    .split(/\s+/);
  if (words.length < 2 || words.length > 9 || /\S {2,}\S|[\t|]|^\s/.test(line)) return null;
  const columns: Column[] = [];
  for (const word of words) {
    const found = heads.find(([, pattern]) => pattern.test(word))?.[0];
    if (found) columns.push(found);
    else if (!beforeHead.test(word)) return null;
  }
  return heads.some(([, pattern]) => pattern.test(words.at(-1) ?? '')) ? columns : null;
}

const often =
  /(?<=[a-z)\d] )(?:(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)-[JFMASOND][a-z]+|\d{1,2}[.:]\d\d(?: ?[-–] ?\d{1,2}[.:]\d\d)?|All year|Spring|Summer|Autumn|Winter|Daily|Weekly|Fortnightly|Monthly|Quarterly|Yearly|Annual(?:ly)?|Hourly|Nightly|Once|Twice|(?:Each|Every|Per) [a-z]+|As (?:and when )?(?:required|needed|reqd\.?|necessary)|When(?:ever)? (?:required|needed)|Ongoing|Continuous(?:ly)?|Always|Ad[- ]hoc|On (?:demand|request)|[DWMQYA](?=$| [A-Z\d]))\b/g;
/** No cell ends with them. */
const endsNoCell =
  /(?:[,&/-]|\b(?:and|or|of|with|to|in|the|an?|for|by|at|on|from|as|per|using|via|our|your|their|its|under|into|than|new|all))$/;

/** By what a form assesses, at the end of a row: "A/I", "AF, T". */
const ways = / (?:(?:AF|CV|[AITCRPQ])(?: ?[/,&+] ?(?:AF|CV|[AITCRPQ]))*)$/;

const isCommon = (word: string): boolean => isEveryday(word) && !isAlsoName(word);

/** Where the first cell of a row can end: before a capital behind a word in small letters, where it is no name's. */
function endsOfCell(row: string): number[] {
  // "CARRY OUT MAINTENANCE (CHUCKS) Weekly TPM score": of capitals the first word that has small letters begins the next cell.
  const shouted = /^[^a-z]{12,}? (?=[A-Z][a-z])/.exec(row)?.[0].length;
  if (shouted !== undefined && !endsNoCell.test(row.slice(0, shouted).trim().toLowerCase())) return [shouted];
  // "CARRY OUT THE WEEKLY CHECKS PPM completion": letters that stand for a name begin it; a word that shouts may be of either.
  const [, before = '', letters = ''] = /^([^a-z]{12,} )([A-Z]{2,}) (?=[a-z])/.exec(row) ?? [];
  if (letters !== '') return inDictionary(letters.toLowerCase()) ? [] : [before.length];
  return [...row.matchAll(/(?<=[a-z)\d%] )[A-Z][a-z]+(?:-[a-z]+)*/g)]
    .filter(({ 0: word, index }) => isCommon(word.toLowerCase()) && !endsNoCell.test(row.slice(0, index).trim()))
    .map(({ index }) => index);
}

/** The place where the work of a row ends; null where there is none or more than one. */
function endOfWork(row: string, [next, ...more]: readonly Column[]): number | null {
  const places = [...row.matchAll(often)].map(({ index }) => index);
  // "Season   Frequency": two columns say when, and the first of them ends the work.
  const times = [next, ...more].filter((column) => column === 'often').length;
  if (next === 'often' && places.length > 0 && places.length <= times) return places[0] ?? null;
  const figure = more.length === 0 && next === 'share' ? / \d{1,3} ?%?$/.exec(row)?.index : undefined;
  if (figure !== undefined) return figure;
  const ends = endsOfCell(row);
  return ends.length === 1 ? (ends[0] ?? null) : null;
}

/** "Experience: wound care; lone working": each is experience, though only the row's name says so. */
const underName = (name: string, cell: string): string =>
  /^experience$/i.test(name) && cell.includes('; ')
    ? cell
        .split('; ')
        .map((one) =>
          /^(?:[a-z]+ ){0,2}experience\b|^(?:\d|at least|minimum|proven|previous|recent|some|having|working|managing|leading|[a-z]+ing [a-z])/i.test(
            one,
          )
            ? one
            : `Experience of ${lowerFirst(one)}`,
        )
        .join('; ')
    : cell;

/** "Experience 3 years setting lathes Sliding head": its name, what is a must and what is a wish, with their gaps again. */
function askedRow(row: string, labelled: boolean): string {
  const [, name = '', rest = ''] = labelled
    ? (/^([A-Z][a-z]+(?:(?: and| &|\/|,)? ?[a-z]+){0,2}) ((?=[A-Z\d]).+)$/.exec(row) ?? [])
    : ['', '', row];
  const [end = 0, other] = endsOfCell(rest);
  // "Fanuc or Mazatrol Both": a wish that points back at its must.
  if (end === 0 || other !== undefined || /^(?:both|either|all|same|as above)$/i.test(rest.slice(end)))
    // What can't be parted is noted whole: at a semicolon only its last piece would have the mark.
    return `• ${row.replace(/;/g, ',')}${unparted}`;
  return `${labelled ? `${name}\t` : ''}${underName(name, rest.slice(0, end).trim())}\t${rest.slice(end)}`;
}

/** "Knowledge Reading of plans": a row may begin like a heading, but is longer than one. */
function isHeading(line: string): boolean {
  if (/:$/.test(line)) return true;
  const [first = ''] = line.split(' ');
  const section = line.split(' ').length < 4 || !/[a-z]/.test(line) ? headingOf(line, false) : null;
  // "CARRY OUT THE WEEKLY CHECKS": capitals name a section of their own where no order begins with them.
  return (
    section !== null &&
    !(
      section === 'none' &&
      !/[a-z]/.test(line) &&
      (isVerbBase(first.toLowerCase()) || endsNoCell.test(line.toLowerCase()))
    )
  );
}

/** "CARRY OUT PLANNED WORK TO THE WEEKLY", "SCHEDULE Completion": capitals go on until the cell behind them stands. */
const goesOnShouted = (row: string, line: string): boolean =>
  row !== '' && /[A-Z]{3}/.test(row) && !/[a-z]/.test(row) && /^[A-Z]{2}/.test(line);

/** The rows below a row of names: each begins with its number, or where the line before it can end. */
function rowsBelow(lines: readonly string[], from: number, numbered: boolean): { rows: string[]; next: number } {
  const rows: string[] = [];
  let at = from;
  for (; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trim().replace(/\s+/g, ' ');
    if (line === '') {
      // A page ended, and its table goes on.
      const next = lines.slice(at + 1).find((one) => one.trim() !== '') ?? '';
      if (!numbered || !new RegExp(`^\\s*${rows.length + 1}[.)]? `).test(next)) break;
      continue;
    }
    const text = line.replace(numbered ? /^\d{1,2}[.)]? / : /^[•*·▪–-] /, '');
    const row = rows.at(-1) ?? '';
    const begins = numbered
      ? text !== line
      : !/^[a-z(&]/.test(text) && !endsNoCell.test(row) && !goesOnShouted(row, text);
    if (begins) {
      if (!numbered && isHeading(line)) break;
      rows.push(text);
    } else if (rows.length === 0 || isHeading(line)) break;
    else rows[rows.length - 1] = joinCells(row, text);
  }
  return { rows, next: at };
}

/** The lines with such tables as lists of work, and with the columns of what is asked apart again. */
export function partRunTogether(lines: readonly string[]): string[] {
  const parted: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    const columns = columnsOf(line);
    const work = columns?.indexOf('work') ?? -1;
    const [must, wish] = [columns?.indexOf('essential') ?? -1, columns?.indexOf('desirable') ?? -1];
    const numbered = columns?.[0] === 'number';
    // What is done stands first or behind its number, with something behind it; two columns of what is asked stand last.
    const ofWork = work >= 0 && work === (numbered ? 1 : 0) && (columns?.length ?? 0) > work + 1;
    // How each point is assessed is of the form, whatever else its row says.
    const assessed = columns?.at(-1) === 'way';
    const ofAsked =
      must >= 0 && wish === must + 1 && must <= 1 && !numbered && columns?.length === wish + (assessed ? 2 : 1);
    const found = ofWork || ofAsked ? rowsBelow(lines, at + 1, numbered) : null;
    // Rows with bars or tabs lost nothing: "Key responsibility areas" only names the table below it.
    if (!columns || !found || found.rows.length < 2 || found.rows.some((row) => / \| |\t/.test(row))) {
      parted.push(line);
      at += 1;
      continue;
    }
    if (ofAsked) {
      const rows = found.rows.map((row) => askedRow(assessed ? row.replace(ways, '') : row, must === 1));
      parted.push(
        ...(rows.some((row) => !row.endsWith(unparted))
          ? [must === 1 ? 'Criteria\tEssential\tDesirable' : 'Essential\tDesirable']
          : ['Requirements:']),
        ...rows,
        '',
      );
    } else {
      const rows = found.rows.map((row) => {
        const end = endOfWork(row, columns.slice(work + 1));
        return end === null ? `• ${row}${unparted}` : `• ${row.slice(0, end).trim()}`;
      });
      parted.push('Main duties:', ...rows, '');
    }
    at = found.next;
  }
  return parted;
}
