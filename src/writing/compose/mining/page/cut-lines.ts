/**
 * Lines that surely go on with the one above, before a table is read or a heading is seen: the rest of a row whose cells stand on
 * the second line ("Performs blood glucose", "monitoring | 04 | E"), and what a verb still needs ("Keeps sewing machines",
 * "running on the shirt lines").
 */
import { rare } from '../../language/its-words.ts';
import { isVerbBase } from '../../language/verbs.ts';
import { headingOf } from './headings.ts';
import { isBullet } from './line-starts.ts';
import { lowerShouted } from './shouted-rest.ts';

const bars = (line: string): number => (line.match(/ \| /g) ?? []).length;
/** A verb that says of its thing how it is or what it does, and a line that ends with the thing. */
const wantsMore = rare(
  /(?:^|[\s:])(?:keep|keeps|keeping|get|gets|getting|leave|leaves|leaving) (?!(?:up|on|track|hold|to|in|an eye|records?|accounts?|minutes|notes|logs?|books)\b)(?:(?:the|our|all|your|its|every) )?(?:[\w&/-]+ ){0,3}[\w&/-]+$/i,
);
/** How the thing is kept or got, at the beginning of the next line. */
const howItIs =
  /^\s*(?:up[- ]and[- ]running|running|working|moving|going|flowing|turning|earning|supplied|stocked|informed|updated|maintained|serviced|clean|tidy|safe|ready|sharp|warm|dry|open|clear|legal|compliant|up to date|up-to-date|in (?:good|working|full|safe|top)|on (?:time|track|schedule|the road)|free (?:of|from))\b/;

/** Whether a row of a table goes on below: it lacks the cells that its neighbours have, and the line below has them. */
const isCutRow = (line: string, next: string, columns: number): boolean =>
  columns > 0 &&
  bars(line) === 0 &&
  bars(next) === columns &&
  /^\s*[a-z]/.test(next) &&
  /[A-Za-z]/.test(line) &&
  !isBullet(next) &&
  !/[.:;!?]\s*$/.test(line);

/** How many bars most rows of a table have; none where a paper has no such table. */
function columnsOf(lines: readonly string[]): number {
  const counts = lines.map(bars).filter((count) => count > 0);
  const [most = 0] = [...new Set(counts)].sort(
    (one, other) => counts.filter((count) => count === other).length - counts.filter((count) => count === one).length,
  );
  return counts.filter((count) => count === most).length > 2 ? most : 0;
}

/** "Keeps sewing machines" above "running on the shirt lines", which no task begins with. */
const wantsBelow = (line: string, next: string): boolean =>
  howItIs.test(next) &&
  !isBullet(next) &&
  wantsMore.test(line.trimEnd()) &&
  !isVerbBase(/^\s*([a-z]+)$/.exec(next)?.[1] ?? '');

/** "SUMMARY: KEEPS SEWING MACHINES" in small letters, its label left: what goes on below is no shout. */
const calmed = (line: string, next: string): string =>
  /[a-z]/.test(line) || !/[a-z]/.test(next)
    ? line
    : line.replace(
        /^(\s*(?:[A-Z ]{3,30}:\s*)?)(.)(.*)$/,
        (_, label: string, first: string, rest: string) => `${label}${first}${lowerShouted(first + rest).slice(1)}`,
      );

/** A paper with such lines whole. */
export function withCutLinesWhole(text: string): string {
  const lines = text.split('\n');
  const columns = columnsOf(lines);
  if (columns === 0 && !lines.some((line) => wantsMore.test(line.trimEnd()))) return text;
  const whole: string[] = [];
  for (const line of lines) {
    const above = whole.at(-1) ?? '';
    const goesOn =
      wantsBelow(above, line) || (isCutRow(above, line, columns) && headingOf(above.trim(), isBullet(above)) === null);
    if (goesOn) whole[whole.length - 1] = `${calmed(above, line).trimEnd()} ${line.trim()}`;
    else whole.push(line);
  }
  return whole.join('\n');
}
