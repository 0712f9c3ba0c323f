/** A row that signs part: "2 years in a kitchen / HACCP trained / own knives", "nursing degree + NMBI pin + English". */
import { readPerson } from './person.ts';

const several = (part: string): boolean => part.trim().includes(' ');

/** "HS diploma/GED - CPhT - 1 yr retail preferred -able to stand": a list whose marks are all in one line, four and more of them or with one before the first. */
function betweenDashes(line: string): string[] | null {
  const bare = line.trim().replace(/[.;]+$/, '');
  const parts = bare
    .replace(/^[-–]\s*/, '')
    .split(/\s+[-–]\s?(?=[A-Za-z\d(])/)
    .map((part) => part.trim());
  if (
    parts.length < (/^[-–]\s/.test(bare) ? 3 : 4) ||
    parts.some((part) => part.length < 3 || part.split(' ').length > 12)
  )
    return null;
  const facts = parts.map((part) => readPerson(part));
  return facts.includes(null) ? null : parts;
}

/** Its parts, where each is a requirement of its own; the line itself where one of them may be another name of the same. */
export function partSigns(line: string): string[] {
  const dashed = betweenDashes(line);
  if (dashed) return dashed;
  for (const sign of [' / ', ' + ', ' | ']) {
    const parts = line
      .replace(/[.;]+$/, '')
      .split(sign)
      .map((part) => part.trim());
    if (parts.length < 3 || parts.some((part) => part.length < 3 || /^(?:or|and|etc)\b/i.test(part))) continue;
    const facts = parts.map((part) => readPerson(part));
    // "SQL / Python / R": one of them. What a plus joins is asked for together.
    const unsure = facts.filter((fact) => !fact || fact.odd || fact.topic || fact.loose).length;
    // "Plated desserts / will work split shifts / own knives": of several kinds, and so no names of one thing.
    const kinds = new Set(facts.flatMap((fact) => fact?.kind ?? [])).size;
    if (
      sign === ' / '
        ? (unsure > 0 && kinds < 2) || parts.filter(several).length * 2 < parts.length
        : facts.includes(null)
    )
      continue;
    return parts;
  }
  return [line];
}
