/** What a page brings along that is no line of the job: its number and foot, a second tongue beside the first, capitals for the first half of a line. */

import { isVocabulary } from '../../../text/vocabulary.ts';
import { rare } from '../../language/its-words.ts';
import { isEveryday } from '../../language/known-words.ts';
import { seldom } from '../../language/seldom.ts';
import { isEnglish } from './english.ts';

/** "© 2025 Brandauer Werk GmbH | Form HR-12b": what stands at the foot of a page. */
const footer = rare(
  /\b(?:last )?(?:reviewed|updated|revised)\b\W{0,3}(?:on |in )?(?:\d{1,2}\/)?(?:\d{2}\/)?(?:[A-Z][a-z]{2,8} )?(?:19|20)?\d\d\b|\bJD\b.*\bv\.? ?\d|\bpage \d+ of \d+\W*$|^\W*pp?g?\.? ?\d+ (?:of|\/) ?\d+\b.{0,20}$|©|\(c\)\s?(?:[A-Z]{2,6} )?\d{4}|\bcopyright\b|^\W*(?:form|rev(?:ision)?|version|doc(?:ument)?|template|issue)\.? ?(?:no\.? ?|ref\.? ?)?[A-Z]{0,4}-?\d[\w./-]*\W*$/i,
);
/** "Seite 2 von 3", "Sivu 1 / 2", "Pg 1/2": the number of a page, in whatever tongue, alone or at the end of its foot. */
const numbered =
  /(?:^|\s{2,}|[|·•–—-]\s*)(?:page|pg\.?|sheet|seite|p[aá]gina|pagina|pagin[ae]|side|sida|sivu|strona|strana|leathanach|tudalen)\s*\d{1,3}(?:\s*(?:\/|of|von|de|sur|van|di|av|af|z|as|o)\s*\d{1,3})?\W*$/i;
/** "Page 1 of 3   WYESHIRE COUNCIL": the number first, and behind it what stands on each page. */
const numberFirst =
  /^\W*(?:[Pp]age|PAGE|[Ss]eite) \d{1,3}(?: (?:of|von) \d{1,3}(?:\W+[A-Z][\w&'’.-]*(?:\s+(?:[A-Z][\w&'’.-]*|of|and|the|for)){0,8}\W*$)|\s{3,}\S)/;
/** "Printed copies are uncontrolled", "(Continued)": said of the paper. */
const ofPaper = rare(
  /\b(?:printed copies|uncontrolled (?:copy|when|if|once)|all rights reserved|do not (?:photo)?copy)\b|^\W*(?:this is an? )?(?:un)?controlled (?:copy|document)\W*$|\buncontrolled when printed\b|\(cont(?:inue)?d?\.?\)\s*(?:page \d+)?\W*$/i,
);

/** "Printed 04/11/2025 14:32", "04/11/2025, 14:32 Job description", "Issue 4, 12/03/2024", "Version 3.2, printed 14.11.2024": when it was put on paper. */
const stamped = rare(
  /^\W*(?:date )?printed(?: (?:on|by|from|at))?\b.*\d{2}|^\W*\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}[:.]\d{2}\b|^\W*(?:issue|version|ver|rev(?:ision)?|v)\.? ?\d+(?:\.\d+)*\b[\s,|–-]*(?:(?:dated?|printed|issued|saved|updated) ?(?:on)?:? ?)?(?:\d{1,2}[/. -][\dA-Za-z]{2,9}[/. -]\d{2,4}|[A-Z][a-z]{2,8} \d{4})\W*$/i,
);
/** Where it is kept: "S:\\HR\\JDs\\tester_v3.docx", "Intranet > HR > Job descriptions", "HR/JD/0452 v2", "https://intranet.acme/jds/114 1/3". */
const kept = rare(
  /^\W*(?:[A-Z]:\\|\\\\)|(?:[\\/]|_)\S*\.(?:docx?|pdf|xlsx?|odt|rtf)\W*$|^\W*[\w ()-]*[\w)]\.(?:docx?|pdf|xlsx?|odt|rtf)\W*$|^[^>»›]{2,40} [>»›] [^>»›]{2,60} [>»›] |^\W*(?:intranet|sharepoint|home|hr portal|you are here)\W{1,3}[>»›/|]|^\W*(?:HR|JD|DOC|POL|FRM|PS)(?:[/_-][A-Z\d]{1,8}){1,4}(?: ?v(?:ersion)? ?\d[\d.]*)?\W*$|^\s*https?:\/\/\S+\s+\d+\/\d+\s*$/i,
);
/** Who may read it and who looks after it: "CONFIDENTIAL", "Confidential - internal use only", "Document owner: HR", "Review date: May 2026". */
const control = seldom(
  /^\W*(?:strictly|private|commercially|company|confidential|in confidence|for internal|internal use|not for|document|policy|form|template|next review|review date|date|effective date|prepared by|approved by|authori[sz]ed by|written by|issued by|evaluated by)/i,
  /^\W*(?:strictly |private (?:and|&) |commercially |company )?(?:confidential|in confidence)(?:\W{1,4}(?:(?:for )?(?:internal|company|staff|office|hr)(?: use)?(?: only)?|not for (?:distribution|circulation|publication|sharing)))?\W*$|^\W*(?:for )?internal use only\W*$|^\W*not for (?:distribution|circulation|publication)\W*$|^\W*(?:document|policy|form|template) (?:owner|author|number|no|ref(?:erence)?|control|title|status|version|id|history)\b|^\W*(?:next review|review date|date (?:of (?:last )?(?:issue|review)|created|prepared|revised|issued|reviewed)|effective date|prepared by|approved by|authori[sz]ed by|written by|issued by|evaluated by)\b.{0,50}$/i,
);

/** "Druckdatum 14.11.2025", "Stand: November 2025", "Erstellt von: M. Krause", "Formular-Nr. PE-07": the same on a German paper. */
const ofGermanPaper = seldom(
  /^\W*(?:druck|gedruckt|ausdruck|stand|fassung|ausgabe|letzte|änderung|zuletzt|geändert|erstell|gültig|freig|überarbei|revision|version|geprüft|genehmigt|verfasst|bearbeitet|dok|form|vorlage|datei|streng|vertraulich|nur für|bei fragen)/i,
  /^\W*(?:druck(?:datum)?|gedruckt|ausdruck|stand|fassung|ausgabe(?:datum)?|(?:letzte )?änderung|(?:zuletzt )?geändert|erstell(?:t|ungsdatum)|gültig (?:ab|bis)|freigabe(?:datum)?|freigegeben|überarbeite?t|revision(?:sstand)?|version)(?: (?:am|vom|ab|bis))?\W{0,3}\s*(?:nr\.? ?)?(?:\d{1,2}\.(?: ?\d{1,2}\.| [A-Z]\S+) ?\d{2,4}|\d{1,2}\/\d{4}|(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember) \d{4}|\d+(?:\.\d+)*)\b(?:,? (?:(?:vom|am) \d{1,2}\.\d{1,2}\.\d{2,4}|\d{1,2}[:.]\d{2}(?: uhr)?))?\W*$|^\W*(?:erstellt|geprüft|freigegeben|genehmigt|verfasst|bearbeitet) (?:von|durch)\b.{0,40}$|^\W*(?:dok(?:ument)?|form(?:ular|blatt)?|vorlage|datei)(?:en?)?-? ?(?:nr|nummer|name|bezeichnung|pfad|id|eigner)\b.{0,50}$|^\W*(?:streng )?vertraulich\W*$|^\W*nur für den (?:internen|dienst)\S* ?\S*\W*$|^\W*bei fragen wenden sie sich\b/i,
);
/** "Print date: 4 March 2026", "Last saved by J Hurley", "File name: tester.docx", "Date of issue 03/24", "Author: HR", "Doc ref HR-12": how it was made, by whom, and where it lies. */
const made = rare(
  /^\W*(?:print(?:ed)?(?:ing)?[- ]?(?:date|time|on)|date of (?:print(?:ing)?|issue|revision|approval|review)|date (?:printed|approved|saved|modified|updated)|last (?:saved|modified|edited|printed|amended|reviewed|updated|approved)(?: (?:by|on))?|file ?(?:name|path|ref(?:erence)?|location)|doc(?:ument)? (?:ref|name|code|date|type)|form (?:no|number|ref)|jd (?:no|number|ref|code)|(?:author|owner|originator|compiled by|reviewed by|checked by|signed off by|verified by|released by|amended by|agreed by))\b(?:\s*[:–]\s*| - |\s+(?=\d|HR\b|JD\b)).{0,50}$|^\W*last (?:saved|modified|edited|printed|amended) (?:by|on) .{1,40}$/i,
);
/** "Signed (manager) ____   Date ____": where somebody signs. */
const signed =
  /^\W*(?:employee['’]?s? |manager['’]?s? |post ?holder['’]?s? |line manager['’]?s? |supervisor['’]?s? )?(?:signed|signature|name|date|unterschrift|datum)\b[^_]{0,40}_{3,}|^\W*(?:signed|signature)\b\W*(?:\([\w ]+\)|by|of|for)?\W*(?:the )?(?:post ?holder|employee|manager|line manager|supervisor)?\W*(?:date\W*)?$/i;

/** "KEY: A = APPLICATION   I = INTERVIEW   T = TEST": what the letters of a column stand for. */
const legend = /^(?!.*\b(?:essential|desirable)\b)\W*(?:key\W+)?(?:[A-Z]{1,3} ?= ?[A-Za-z]+(?: [a-z]+)*[\s,;.]*){2,}$/i;

/** Whether one cell of a line, or the whole of it, belongs to the page. */
const marksPage = (line: string): boolean =>
  footer.test(line) ||
  numbered.test(line) ||
  numberFirst.test(line) ||
  ofPaper.test(line) ||
  stamped.test(line) ||
  kept.test(line) ||
  control.test(line) ||
  ofGermanPaper.test(line) ||
  made.test(line) ||
  signed.test(line) ||
  legend.test(line);
/** "CONFIDENTIAL - do not copy", "1", "HR/JD/0041 Rev 7": what stands beside such a mark in a foot, and is one only there. */
const besideMark =
  /^\W*(?:\d{1,3}|(?:strictly )?confidential\b.{0,30}|[A-Z]{1,5}(?:[/_-][A-Z\d]{1,8}){1,4}(?:,? ?(?:rev|issue|v|version)\.? ?\d[\d.]*)?|(?:rev|issue|v|version)\.? ?\d[\d.]*|doc(?:ument)? no\b.{0,24}|(?:not controlled|uncontrolled|draft|final|tbc|tba|[_.]{3,}))\W*$/i;

/** "HR/JD/0041 Rev 7     CONFIDENTIAL - do not copy", "tester.doc          1": every cell is of the page, and one for sure. */
const isFoot = (line: string): boolean => {
  const cells = line
    .split(/\t+|\s{3,}|\s\|\s/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  return (
    cells.length > 1 &&
    cells.every((cell) => marksPage(cell) || besideMark.test(cell)) &&
    cells.some((cell) => marksPage(cell) || /[A-Za-z]{2}.*\d|confidential/i.test(cell))
  );
};

/** Whether a line belongs to the page, and not to what is written on it. */
export const isPageMark = (line: string): boolean =>
  line.trim() !== '' && line.split(/\s+/).length <= 14 && (marksPage(line) || isFoot(line));

/** Lines of the head or foot that come again on each page, beside its number: "Slieve Derg County Council      Information Booklet". */
export function withoutRunningHeads(lines: readonly string[]): string[] {
  const bare = (line: string): string => line.replace(/\s+/g, ' ').trim();
  const numberOf = (line: string): readonly string[] =>
    pageNumber.exec(bare(line)) ?? farNumber.exec(line.trim()) ?? [];
  const beside = lines.filter((line, at) => {
    const near = [lines[at - 1], lines[at + 1]];
    return (
      bare(line) !== '' &&
      !/^\s*[•*·▪–-]|[.:;]\s*$/.test(line) &&
      bare(line).split(' ').length <= 12 &&
      near.some((next) => next !== undefined && (numbered.test(next) || bareNumber.test(next)))
    );
  });
  const often = new Map<string, number>();
  for (const line of beside) often.set(bare(line), (often.get(bare(line)) ?? 0) + 1);
  // "VAIGAI AUTO COMPONENTS    DOC NO: HR/F/023    REV 04": a row with the number of the form, and the same each time.
  for (const line of lines) if (cellsOfFoot(line)) often.set(bare(line), (often.get(bare(line)) ?? 0) + 1);
  // "ACME CO-OP | POSITION PROFILE | CONFIDENTIAL | 2": cells of a page that come again with another number behind them.
  const counted = new Map<string, Set<string>>();
  for (const line of lines) {
    const [, head = '', number = ''] = numberOf(line);
    if (head !== '') counted.set(head, (counted.get(head) ?? new Set()).add(number));
  }
  return lines.filter(
    (line) => (often.get(bare(line)) ?? 0) < 2 && (counted.get(numberOf(line)[1] ?? '')?.size ?? 0) < 2,
  );
}

/** The number of a page on a line of its own. */
const bareNumber = /^\s*\d{1,3}\s*$/;

/** A row of the page's own cells, and the number of the page in the last of them. */
const pageNumber = /^((?:[^|]{2,40} \| ){1,4}[^|]*?)(?:\||- )? ?(?:page |p\.? ?)?(\d{1,2})$/i;

/** "BOARD APPROVED - NOV 2025               2": the number of the page, far behind what stands over each. */
const farNumber = /^([A-Z].{5,60}?)(?:\t+|\s{6,})(?:page |p\.? ?)?(\d{1,2})$/i;

const cellsOfFoot = (line: string): boolean =>
  line.split(/\t+|\s{3,}/).length > 1 &&
  /\b(?:doc(?:ument)?|form|policy) ?(?:no|ref|number)\b|\brev(?:ision)?\.? ?\d|\bissue \d/i.test(line);

const mark = /^\s*[•*·▪–-]\s*/;
/** A line in two columns: what stands left of the gap, and right of it with its place. */
function columns(line: string): { left: string; right: string; at: number } | null {
  const found = /^(\s*\S.*?)(\s{2,})(?=\S)/.exec(line.replace(mark, (sign) => ' '.repeat(sign.length)));
  if (!found) return null;
  const at = found[0].length;
  return { left: line.slice(0, at).trim(), right: line.slice(at).trim(), at };
}
/** Letters and endings that no English word has. */
const otherTongue =
  /[äöüßøåæœçñłřžéèêàáíóúõ]|(?:keit|heit|schaft|ungen?|ische[rns]?)(?![a-z])|\b(?:und|der|die|das|von|mit|für|et|les?|des?|du|y|los|las|del|oraz|och|og)\b/i;

/** A paper that says everything twice, side by side, in two tongues: the column in English. All others as they are. */
export function inOneTongue(lines: readonly string[]): string[] {
  const rows = lines.map(columns);
  const counts = new Map<number, number>();
  for (const row of rows) if (row) counts.set(row.at, (counts.get(row.at) ?? 0) + 1);
  const [at = 0, often = 0] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [];
  const inColumn = (index: number): boolean => {
    const row = rows[index];
    return row !== null && row !== undefined && Math.abs(row.at - at) < 3;
  };
  const both = lines.map((_, index) => index).filter(inColumn);
  const foreign = both.filter((index) => {
    const row = rows[index];
    return row && (otherTongue.test(row.left) || !isEnglish(row.left)) && !/[äöüßøåæœłřž]/i.test(row.right);
  });
  if (often < 5 || foreign.length < 4 || foreign.length * 5 < both.length * 2) return [...lines];
  return lines.map((line, index) => {
    const row = rows[index];
    if (row && inColumn(index)) return row.right;
    // The right column goes on where the left one has ended.
    if (line.slice(0, at).trim() === '') return line.trim() === '' ? line : `  ${line.trim()}`;
    return line.length > at - 2 && /\s{2,}\S/.test(line.slice(at - 6))
      ? line.slice(at - 2).trim()
      : otherTongue.test(line)
        ? ''
        : line;
  });
}

/** Words, and no letters of a name: "HACCP" stays as it is. */
const isWord = (word: string): boolean => {
  const lower = word.replace(/\W/g, '').toLowerCase();
  return small.test(word) || (lower.length > 3 && (isVocabulary(lower) || isEveryday(lower) || lower.length > 8));
};
const small =
  /^(?:A|AN|AND|ALL|AT|AS|BY|FOR|FROM|IN|NEW|OF|ON|OR|OUR|THE|TO|WITH|ANY|DAY|USE|RUN|OUT|UP|OFF|INTO|NOT)$/;
/** "TO CARRY OUT REGULAR REVIEWS of care plans": three words of capitals and more at the start of a line that goes on in small letters. */
export const withoutShout = (line: string): string =>
  line.replace(
    /^(\s*(?:[•*·▪o–-]\s+|\(?[\da-z]{1,2}(?:\.\d{1,2})?[.)]?\s+)?)((?:[A-Z][A-Z'’/&-]*,? ){3,})(?=(?:of|for|in|and|or|to|with|on|at|by|the|a|an|from|that|who|which|as|including) [a-z\d])/,
    (whole, start: string, shouted: string) => {
      const words = shouted.trim().split(' ');
      if (words.filter((word) => isWord(word) && word.length > 4).length < 2) return whole;
      const calmed = words.map((word) => (isWord(word) ? word.toLowerCase() : word)).join(' ');
      return `${start}${calmed.charAt(0).toUpperCase()}${calmed.slice(1)} `;
    },
  );
