/** Things by how large they are, which somebody has worked with and nobody is: "progressive dies up to 400T", "budgets of up to £2m". */
import type { PersonFact } from './person-shapes.ts';

const unit =
  '(?:T|t|kg|kN|kW|MW|kV|V|kVA|mm|m|cm|ft|bar|hp|HP|GVW| ?(?:tonnes?|tons?|litres?|metres?|inches|storeys?|seats?|beds?|volts?|amps?))';
const sized = new RegExp(
  `^((?:[a-z-]+ ){0,3}([a-z-]+[^\\Wsu]s)) ((?:of )?(?:up to|over|above|from|under|to)) ((?:[£€$₹]\\d[\\d.,]*(?: ?(?:k|m|bn|million|lakh|crore))?|\\d[\\d.,]*${unit})(?:(?: to |-)\\d[\\d.,]*${unit})?)$`,
);
/** What is lifted, climbed or worked, and what a licence is for. */
const notWorkedWith =
  /^(?:weights|loads|boxes|parcels|items|sacks|bags|shifts|hours|days|nights|weeks|weekends|heights|distances|vehicles|vans|lorries|trucks|trailers|years|months|miles|licences|licenses|tickets|certificates|skills|needs)$/;
/** Nobody lifts, drives or carries behind such a word. */
const deed =
  /^(?:lift|carry|move|push|pull|drive|climb|work|handle|manage|run|lead|operate|set|make|build|read|weld|use)$/;

/** Reads such a line; null where it is none. */
export function readSizedThings(line: string, desirable: boolean): PersonFact | null {
  const text = line
    .trim()
    .replace(/[.;]+$/, '')
    .replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
  const [, things = '', head = '', how = '', size = ''] = sized.exec(text) ?? [];
  if (things === '' || notWorkedWith.test(head) || deed.test(things.split(' ')[0] ?? '')) return null;
  if (/\b(?:the|an?|and|or|of|with|to|for|experience|able|must|your|own)\b/.test(things)) return null;
  return { kind: 'have', text: `experience with ${things} ${how} ${size}`, desirable, sure: true };
}
