/** Standards by their numbers: "experience with DIN EN ISO/IEC 17025" and "knowledge of ISO 17025" ask for one thing. */
import { about } from './requirement-parts.ts';

const bodies =
  '(?:DIN|EN|ISO|IEC|TS|BS|IS|VDA|IATF|AS|ASTM|API|NFPA|ASME|ANSI|UL|AWS|SS|NF|UNI|JIS|GMP|FSSC|BRCGS|SAE|EASA|Part)';
const standard = new RegExp(`\\b${bodies}(?:[ /-]+${bodies})*[ -]?(\\d{3,5}(?:-\\d{1,3})?)(?::\\d{4})?(?![\\d.])`, 'g');
/** Year of an edition: "ISO 9001:2015" is ISO 9001. */
const numberOf = (text: string): string[] => [...text.matchAll(standard)].map((found) => found[1] ?? '');

/** Whether both ask for one and the same standard, and for nothing else. */
export function sameStandard(one: string, other: string): boolean {
  const [mine, theirs] = [one, other].map(numberOf);
  if (mine?.length !== 1 || theirs?.length !== 1 || mine[0] !== theirs[0]) return false;
  return [one, other].every(
    (text) => about(text.replace(standard, ' ').replace(/\b(?:some|first|initial)\b/gi, ' ')).size === 0,
  );
}
