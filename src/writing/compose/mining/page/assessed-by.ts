/**
 * Marks of selection grids: how each point is assessed, and whether it is essential. "Eight years in schools (A/I)", "[E, A/T] A
 * degree", "Chartered engineer | E | A", "Assessed by: A/I/P", "A = application form, I = interview". A force stays, as the "(E)"
 * or "(D)" that every reader knows; a way of assessing is of the form, and stands in no text.
 */
import { rare } from '../../language/its-words.ts';

const wayNames =
  'applications?(?: forms?)?|app(?:lication)?\\.? forms?|interviews?|(?:skills? |practical |written |aptitude |work )?test(?:s|ing)?|ref(?:erence)?s?|certificates?|certification|presentations?|portfolios?|observations?|assess(?:ment)?(?: (?:cent(?:re|er)|day|exercise|task)s?)?|CVs?|documentation|documents?|(?:group |written |in-tray )?exercises?|(?:practical |work )?tasks?|psychometric(?: tests?)?|probation|selection(?: (?:process|tests?|day))?|(?:supporting |personal |written )?statements?|(?:proof|evidence|production) of (?:qualifications?|certificates?)|qualification certificates?|work samples?|role ?play|practicals?|(?:pre-employment |DBS |medical )?checks?|medicals?|occupational health|cover(?:ing)? letter|screening|shortlisting|panel|micro-?teach(?:ing)?|lesson observation|professional discussion';
const forceNames = 'ess(?:ential)?\\.?|des(?:irable)?\\.?|mandatory|optional|preferred|required';
const wayName = new RegExp(`^(?:${wayNames})$`, 'i');
const equals = '(?:=|:|[-–—](?=\\s)|denotes|means|stands for)';
/** "A = application form", "(I) Interview"; "application (A)", "interview = I". */
const keyFirst = `[([]?\\b[A-Z]{1,3}\\b[)\\]]?\\s*${equals}\\s*(?:${wayNames}|${forceNames})\\b\\.?`;
const nameFirst = `\\b(?:${wayNames}|${forceNames})\\s*(?:=\\s*[A-Z]{1,3}\\b|[([]\\s*[A-Z]{1,3}\\s*[)\\]])`;
const part = `(?:${keyFirst}|${nameFirst})`;
const lead =
  '(?:(?:key|legend|abbreviations|codes?|assess(?:ed|ment)(?: (?:by|through|via|method|methods|key|criteria))?|methods? of assessment|how (?:assessed|tested)|evidence|source)\\s*[:–-]?\\s*)?';
const legend = new RegExp(`[([]?${lead}${part}(?:(?:[\\s,;/|.&]|\\band\\b|\\bor\\b)+${part})+[)\\]]?[.;]?`, 'gi');
/** One key alone, which only an "=" makes one: "(I = interview)". */
const oneKey = rare(new RegExp(`[([]\\s*[A-Z]{1,3}\\s*=\\s*(?:${wayNames})\\s*[)\\]]`, 'gi'));
const keyLetter = new RegExp(
  `\\b([A-Z]{1,3})\\b[)\\]]?\\s*${equals}\\s*(?:${wayNames})\\b|\\b(?:${wayNames})\\s*[=([]\\s*([A-Z]{1,3})\\b`,
  'g',
);
const tellsWay = new RegExp(`\\b(?:${wayNames})\\b`, 'i');

/** "Assessed by: A/I/P", "Method of assessment - application form and interview", "E/D: Essential or Desirable": rows of the form alone. */
const ofForm = new RegExp(
  `^\\W*(?:(?:how |to be |all )?(?:assessed|tested|evidenced|identified|measured)(?: (?:by|at|through|via|how))?|(?:method|means|stage)s? of (?:assessment|testing|selection)|assessment(?: methods?| stages?)?)\\s*[:=–-]\\s*(?:(?:${wayNames}|[A-Z]{1,2})(?:\\s*(?:[,/&+;]|and|or)\\s*|\\W*$))+$|^\\W*E ?[/|] ?D\\b\\W*(?:[:=–-]\\s*(?:ess(?:ential)?)\\s*(?:or|and|[/,&])\\s*des(?:irable)?)?\\W*$|^\\W*ess(?:ential)?\\.?(?: \\(E\\))? ?(?:or|/|and) ?des(?:irable)?\\.? ?(?:\\(D\\))? ?[=:(]+ ?E ?[/|] ?D\\b\\W*$`,
  'i',
);
/** "(assessed at interview)", "- tested by A/I". */
const assessedBehind = new RegExp(
  `\\s*(?:[([]|[-–—,;]\\s)\\s*(?:to be |this is |which is )?(?:assessed|tested|evidenced|measured|identified|demonstrated)(?: (?:by|at|through|via|in|on|from))?:?\\s*(?:the |an? |your )?(?:${wayNames}|[A-Z]{1,2})(?:\\s*(?:[,/&+]|and|or)\\s*(?:the |an? |your )?(?:${wayNames}|[A-Z]{1,2}))*\\s*[)\\]]?(?=\\s*[.;]?\\s*$)`,
  'i',
);

/** The names of columns that such a grid has. */
const headCell =
  /^(?:criteri(?:on|a)|requirements?|attributes?|factors?|qualifications?(?: and (?:training|experience))?|experience|skills?(?: and (?:abilities|knowledge))?|knowledge|area|category|item|no\.?|ref\.?|ess(?:ential)?|des(?:irable)?|E|D|E ?[/|] ?D|ess(?:ential)? ?(?:or|\/|and) ?des(?:irable)?|weight(?:ing)?|(?:how |where |when )?(?:assessed|tested|measured|identified|evidenced)(?: (?:by|at|through|via))?|(?:method|means|stage)s? of (?:assessment|testing)|assessment(?: method| stage)?|evidence|[AITRPC](?: ?\/ ?[AITRPC]{1,2})+)$/i;
const sureHead = /^(?:E ?[/|] ?D|ess\w* ?(?:or|\/|and) ?des\w*)$/i;
const wayHead = /\b(?:assess(?:ed|ment)|tested|measured|identified|evidenced?)\b|^[AITRPC](?: ?\/ ?[AITRPC]{1,2})+$/i;
const force = /^(?:E|D|ess(?:ential)?\.?|des(?:irable)?\.?)$/i;
const usual = ['A', 'AF', 'I', 'T', 'R', 'P', 'C', 'S', 'O', 'CV', 'AC', 'Q', 'PS', 'SS', 'L', 'D'];
/** Letters with a slash that are words of offices and trades: "accounts payable (A/P)", "(P/T)", "(I/O)". */
const otherLetters = /^(?:A ?\/ ?[CPRV]|P ?\/ ?[TLO]|I ?\/ ?O|R ?\/ ?C|C ?\/ ?[OC]|T ?\/ ?A|S ?\/ ?[PO]|L ?\/ ?C)$/;

const tokensOf = (mark: string): string[] =>
  mark
    .split(/\s*(?:[,/&+;|]|\band\b)\s*/)
    .map((token) => token.trim())
    .filter((token) => token !== '');

interface Mark {
  force: 'E' | 'D' | null;
  ways: number;
}

/** What stands in a bracket or a cell, where it is of the form alone: "A/I", "E, A/T", "E A/I", "Essential - interview"; null for anything else. */
function markOf(typed: string, letters: ReadonlySet<string>): Mark | null {
  const tokens = tokensOf(typed.replace(/^(E|D|Essential|Desirable)[\s:–-]+(?=\S)/i, '$1,').replace(/[.;]$/, ''));
  let found: Mark['force'] = null;
  let ways = 0;
  for (const token of tokens) {
    if (force.test(token) && !(token === 'D' && found !== null)) found = /^e/i.test(token) ? 'E' : 'D';
    else if (letters.has(token) || wayName.test(token)) ways += 1;
    else return null;
  }
  return tokens.length === 0 ? null : { force: found, ways };
}

const inBracket = /\s*[([]([A-Za-z][A-Za-z /,&+;|.–-]{0,38})[)\]]/g;
/** "Good at figures A/I": letters without a bracket, where there are two of them. */
const bareBehind = /(?<=[a-z)\d.%])\s+(?:[-–—|]\s*)?((?:[ED]\s+)?[A-Z]{1,2}(?: ?[/&+,] ?[A-Z]{1,2})+)\s*$/;
const bareBefore =
  /^(\s*(?:[•*·–-]\s+|\d{1,2}[.)]\s+)?)((?:[ED]\s+)?[A-Z]{1,2}(?: ?[/&+] ?[A-Z]{1,2})+)(?:\s+|\s*[:|–-]\s+)(?=[A-Z\d][A-Za-z\d]*\s)/;
const bracketBefore =
  /^(\s*(?:[•*·–-]\s+|\d{1,2}[.)]\s+)?)[([]([A-Za-z][A-Za-z /,&+;|.–-]{0,30})[)\]]\s*(?=[A-Za-z\d])/;

/** Whether letters in a bracket can only be ways: "(A/I)" has the two that every grid has. */
const isSign = (typed: string): boolean => {
  const tokens = tokensOf(typed.replace(/^[ED][\s,:–-]+/, ''));
  return (
    tokens.length > 1 &&
    tokens.every((token) => usual.includes(token)) &&
    tokens.some((token) => token === 'A' || token === 'AF') &&
    tokens.includes('I')
  );
};

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .split(/\s*\|\s*|\t+|\s{3,}/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');

/** The rows of a grid with bars or tabs: "Chartered engineer | E | A", "Degree | Essential | Application form". */
function withoutWayCells(lines: readonly string[], letters: ReadonlySet<string>): string[] {
  const rows = lines.map((line) => {
    if (!/\||\t|\S {3,}\S/.test(line)) return null;
    const cells = cellsOf(line);
    const last = cells.length > 2 ? markOf(cells.at(-1) ?? '', letters) : null;
    const asked = cells.at(-3) ?? '';
    return last && last.ways > 0 && last.force === null && force.test(cells.at(-2) ?? '') && /[A-Za-z]{3}/.test(asked)
      ? `• ${asked.replace(/^[•*·–-]\s*/, '')} (${/^e/i.test(cells.at(-2) ?? '') ? 'E' : 'D'})`
      : null;
  });
  if (rows.filter((row) => row !== null).length < 2) return [...lines];
  return lines.map((line, at) => {
    const row = rows[at];
    if (row) return row;
    const cells = cellsOf(line);
    return cells.length > 1 && cells.every((cell) => headCell.test(cell)) ? 'Person specification' : line;
  });
}

/** What no paper with such marks lacks. */
const mayMark =
  /[([][A-Z]|\b[A-Z]{1,3} ?[=:–-] ?[A-Z]|\b[A-Z] ?[/&+,|] ?[A-Z]\b|\b(?:assess|test|evidenc|identifi|measur)/i;

/** The lines of a paper without its ways of assessing, each force as "(E)" or "(D)" behind its line. */
export function withoutAssessment(typed: readonly string[], paper = typed.join('\n')): string[] {
  if (!mayMark.test(paper)) return [...typed];
  const letters = new Set<string>();
  // A page's own key is gone before its lines are read.
  for (const [whole] of paper.matchAll(legend))
    if (tellsWay.test(whole))
      for (const [, first, second] of whole.matchAll(keyLetter)) letters.add(first ?? second ?? '');
  let explained = letters.size > 0;
  let lines = typed.flatMap((line) => {
    // "Person specification (A = application, I = interview)": the heading stays.
    const left = line.replace(legend, (whole: string) => {
      return tellsWay.test(whole) ? '' : whole;
    });
    const bare = left.replace(oneKey, (whole: string) => {
      letters.add(/[A-Z]{1,3}/.exec(whole)?.[0] ?? '');
      explained = true;
      return '';
    });
    if (bare !== line && !/[A-Za-z]{3}/.test(bare.replace(/\b(?:key|legend|note)s?\b/gi, ''))) return [];
    return ofForm.test(bare) ? [] : [bare.trimEnd()];
  });
  const grid = lines.findIndex((line) => {
    const cells = /\||\t|\S {2,}\S/.test(line) ? line.split(/\s*\|\s*|\t+|\s{2,}/).filter((cell) => cell.trim()) : [];
    return (
      cells.length > 1 &&
      cells.every((cell) => headCell.test(cell.trim())) &&
      cells.some((cell) => wayHead.test(cell.trim()))
    );
  });
  const signed = lines.some(
    (line) =>
      [...line.matchAll(inBracket)].some(([, mark = '']) => isSign(mark)) || isSign(bareBehind.exec(line)?.[1] ?? ''),
  );
  if (explained || signed || grid >= 0)
    for (const letter of usual) if (!(explained && letter === 'D') && letter !== 'D') letters.add(letter);
  // "Criterion E/D Assessed": a head that lost its gaps.
  lines = lines.map((line) => {
    const words = line.trim().split(/\s+/);
    return words.length > 1 &&
      words.length < 6 &&
      words.some((word) => sureHead.test(word)) &&
      words.every((word) => headCell.test(word) || /^(?:by|how|of|method)$/i.test(word))
      ? 'Person specification'
      : line;
  });
  lines = withoutWayCells(lines, letters.size > 0 ? letters : new Set(['A', 'I', 'A/I']));
  const named = lines.filter((line) =>
    [...line.matchAll(inBracket)].some(([, mark = '']) => (markOf(mark, new Set())?.ways ?? 0) > 0),
  ).length;
  return lines.map((line) => markedLine(line.replace(assessedBehind, ''), letters, explained, named > 1));
}

const either = /^E ?[/|] ?D$/;
const behindToo = /\S[^[(]*[([](?:E|D|Ess|Des|Essential|Desirable)\.?[)\]][.;]?\s*$/;

/** One line without its marks; a bracket that holds a force and a way keeps the force. */
function markedLine(line: string, letters: ReadonlySet<string>, explained: boolean, named: boolean): string {
  if (!/[([]|[A-Z] ?[/&+,] ?[A-Z]/.test(line)) return line;
  let own: Mark['force'] = null;
  const take = (mark: string): string | null => {
    if (either.test(mark)) return '';
    if (otherLetters.test(mark) && !explained) return null;
    const found = markOf(mark, letters);
    if (!found || found.ways === 0) return null;
    // "(interview)" alone may be a word of the line; "(application, interview)" is none.
    if (found.ways === 1 && found.force === null && wayName.test(mark) && !letters.has(mark) && !named) return null;
    // "(A)" is a way only where the paper says so.
    if (found.ways === 1 && found.force === null && letters.has(mark) && letters.size === 0) return null;
    return found.force ?? '';
  };
  let text = line.replace(bracketBefore, (whole, start: string, mark: string) => {
    const alone = /^(?:E|D|Ess|Des|Essential|Desirable)\.?$/.test(mark);
    // "[D] Teaching certificate. [D]": each mark stands behind what it is of, and the first is of the line before.
    if (alone && behindToo.test(line)) return whole;
    const found = alone ? mark.charAt(0).toUpperCase() : take(mark);
    if (found === null) return whole;
    if (found !== '') own = found === 'E' ? 'E' : 'D';
    return start;
  });
  text = text.replace(inBracket, (whole, mark: string) => {
    const found = take(mark);
    return found === null ? whole : found === '' ? '' : ` (${found})`;
  });
  if (letters.size > 0)
    for (const bare of [bareBehind, bareBefore])
      text = text.replace(bare, (whole, first: string, second: string | number) => {
        const [start, mark] = typeof second === 'string' ? [first, second] : ['', first];
        const found = take(mark.replace(/^([ED])\s+/, '$1,'));
        if (found === null) return whole;
        if (found !== '') own = found === 'E' ? 'E' : 'D';
        return start;
      });
  return own === null || /\([ED]\)\s*$/.test(text) ? text : `${text.replace(/[.;,\s]+$/, '')} (${own})`;
}
