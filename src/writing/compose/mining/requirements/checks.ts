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

/** "Pass a background check", "clear a police check", "subject to a background check and drug screen": what one has to get through. */
const passed =
  /^(?:an? )?(?:must |will |to |you |have to |need to |can |able to |be able to )*(?:pass|clear|get through|(?:is |are )?subject to(?: passing)?(?=[^,]* and )) ((?:(?:an?|the|any|all|our|your) )?[A-Za-z][\w -]{1,50}(?:,? and (?:an? |the )?[\w -]{3,40})?)$/i;
const oneCheck =
  /^(?:(?:an?|the|any|our|your) )?((?:pre-employment |criminal |satisfactory )?(?:background|police|credit|criminal records?|reference|security|drugs?|alcohol|drug and alcohol|medical|fingerprint|motor vehicle record|MVR|driving record) (?:checks?|screens?|screening|tests?|clearance|vetting))$/i;

/** Reads what somebody has to get through; null for all else. */
export function readPassedCheck(line: string): PersonFact | null {
  if (!namesCheck.test(line)) return null;
  const typed = line.trim().replace(/[.;!]+$/, '');
  const row = passed.exec(typed)?.[1];
  if (row === undefined) return null;
  const checks = row.split(/,? and /).map((one) => oneCheck.exec(one)?.[1] ?? '');
  if (checks.some((one) => one === '')) return null;
  const named = checks.map((one) => {
    const bare = one.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
    return /(?:s|clearance|screening|vetting)$/i.test(bare) ? bare : withArticle(bare);
  });
  return { kind: 'can', text: `pass ${named.join(' and ')}`, desirable: false, sure: true };
}

/** Whether a line says of a check that it is made, and nothing else. */
export const asksForCheck = (line: string): boolean => checkIn(line) !== '';

/** Reads such a line: the post is subject to the check. Null for all else. */
export function readCheck(line: string): PersonFact | null {
  const text = checkIn(line);
  return text === '' ? null : { kind: 'have', text, desirable: false, loose: true };
}
