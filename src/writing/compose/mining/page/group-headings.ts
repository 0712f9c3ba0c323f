/** Names of groups that have a number or a letter, above tasks that have marks of their own: "4) Customer Service", then "- Resolve complaints". */
import { headingOf } from './headings.ts';
import { isOrder } from './task-lines.ts';

const counted = /^(\s*)(?:\(?(\d{1,2}|[A-Za-z]|[ivx]{1,4})[.):](?=\s|[A-Z])|(\d{1,2})(?=\s{2,}))\s*(\S.{1,60}?):?\s*$/;
const pointed = /^\s*(?:[-–—•*·▪◦●○‣>✓➢→■□\uf0a7\uf0b7]|o\s|\d{1,2}\.\d{1,2}\b|\(?[a-z][.)]|\(?[ivx]{1,4}[.)])\s*\S/;
/** How a line is counted: by figures, capitals or small letters. */
const wayOf = (mark: string): string => (/\d/.test(mark) ? '1' : /[A-Z]/.test(mark) ? 'A' : 'a');

interface Counted {
  index: number;
  name: string;
  way: string;
  /** Whether points of another kind stand below it. */
  above: boolean;
}

/** Whether a few words only name what stands below them. */
const isName = (name: string): boolean =>
  name.split(/\s+/).length <= 6 && /^[A-Z]/.test(name) && !/[.;,!?]$/.test(name) && !/^(?:To|You) /.test(name);

/** The lines without such names; tasks that are counted and have points below them stay. */
export function withoutGroupNames(lines: readonly string[]): string[] {
  const rows: Counted[] = [];
  lines.forEach((line, index) => {
    const [, , mark = '', figure = '', name = ''] = counted.exec(line) ?? [];
    const way = mark || figure;
    if (way === '' || name === '') return;
    const next = lines.slice(index + 1).find((one) => one.trim() !== '') ?? '';
    const nextWay = counted.exec(next);
    const below = pointed.test(next) && (nextWay === null || wayOf(nextWay[2] ?? nextWay[3] ?? '') !== wayOf(way));
    // "1. Administration", then "Keep the diary and file letters.": a sentence stands below it.
    const told = /^\s*[A-Z][a-z]+ \S+ .*[.]\s*$/.test(lines[index + 1] ?? '') && counted.exec(next) === null;
    rows.push({ index, name, way: wayOf(way), above: below || told });
  });
  const drop = new Set<number>();
  for (const way of new Set(rows.map((row) => row.way))) {
    const names = rows.filter((row) => row.way === way && row.above);
    const others = rows.filter((row) => row.way === way && !row.above);
    if (names.length < 2 || names.length <= others.length || !names.every(({ name }) => isName(name))) continue;
    // "1. Manage the store" above its points is a task itself where most of them are.
    if (names.filter(({ name }) => isOrder(name)).length * 2 > names.length) continue;
    for (const { index, name } of names) {
      const section = headingOf(`${name}:`, false);
      if (section === null || section === 'none' || section === 'offer' || section === 'summary') drop.add(index);
    }
  }
  return drop.size === 0 ? [...lines] : lines.map((line, index) => (drop.has(index) ? '' : line));
}
