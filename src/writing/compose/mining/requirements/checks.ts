/** Checks that are made before somebody starts, in a sentence of their own: asked for wherever it stands, wished by none, and nobody's task. */
import { withArticle } from '../../language/articles.ts';
import type { PersonFact } from './person-shapes.ts';

/** Hardly a line speaks of one: the patterns behind it are looked at for those alone. */
const namesCheck = /\b(?:checks?|vetting|clearance|disclosure|DBS|PVG)\b/i;
const name =
  '((?:(?:an?|the|enhanced|basic|standard|satisfactory|clear|full) )*(?:DBS|PVG|AccessNI|Garda|police|security|background|credit|criminal[- ]records?|baseline)(?: (?:checks?|vetting|clearance|disclosure|record check))?)';
/** "An enhanced DBS check is required for this post". */
const isRequired = new RegExp(
  `^${name} (?:is|are|will be) (?:required|needed|necessary|essential|mandatory|compulsory|made|carried out)(?: (?:for|before) (?:this|the|all) (?:posts?|roles?|jobs?|positions?|appointments?)| before (?:you start|appointment|the start|starting|joining))?$`,
  'i',
);
/** "The postholder will be required to undergo an enhanced DBS check". */
const isUndergone = new RegExp(
  `^(?:(?:the |all |any )?(?:post ?-?holders?|(?:successful |chosen )?(?:candidates?|applicants?)|appointees?|employees?|you) )(?:(?:will|must|shall|should|need to|have to|is|are|be|required|expected|asked|obliged|also|to) )*(?:undergo|undertake|pass|complete|go through) ${name}(?: (?:before (?:you start|appointment|starting|joining|taking up (?:the )?(?:post|role|duties))|on appointment|as part of .{3,40}))?$`,
  'i',
);

/** The check by its name, with its article; empty where a line is something else. */
function checkIn(line: string): string {
  if (!namesCheck.test(line)) return '';
  const typed = line.trim().replace(/[.;!]+$/, '');
  const found = isRequired.exec(typed)?.[1] ?? isUndergone.exec(typed)?.[1] ?? '';
  const bare = found
    .replace(/^(?:an? |the )+/i, '')
    .replace(/\b(?:DBS|PVG|AccessNI|Garda)\b/gi, (letters) =>
      /^(?:dbs|pvg)$/i.test(letters) ? letters.toUpperCase() : letters,
    )
    .replace(/^[A-Z](?=[a-z]+ )(?!arda)/, (first) => first.toLowerCase());
  if (bare === '') return '';
  const whole = /^(?:.* )?(?:DBS|PVG)$/.test(bare) ? `${bare} check` : bare;
  return /(?:check|disclosure)$/i.test(whole) ? withArticle(whole) : whole;
}

/** Whether a line says of a check that it is made, and nothing else. */
export const asksForCheck = (line: string): boolean => checkIn(line) !== '';

/** Reads such a line: the post is subject to the check. Null for all else. */
export function readCheck(line: string): PersonFact | null {
  const text = checkIn(line);
  return text === '' ? null : { kind: 'have', text, desirable: false, loose: true };
}
