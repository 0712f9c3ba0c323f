/** What somebody goes through before the work begins, and is no work: "take a colour vision test before you start", "provide two references". It will be needed, and nobody has it yet. */
import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { seldom } from '../../language/seldom.ts';
import type { PersonFact } from './person-shapes.ts';

const kinds =
  '(?:colou?r[- ](?:vision|blindness)|vision|eye(?:sight)?|hearing|fitness|beep|swim(?:ming)?|aptitude|numeracy|literacy|maths|typing|weld|driving|drug|drugs? and alcohol|substance|medical|health|occupational health|pre-employment(?: medical| health| drug| drugs? and alcohol)?|background|criminal(?: record| background)?|police|Garda|reference|credit|security|right[- ]to[- ]work|DBS|PVG|AccessNI|MVR|DOT|DOT medical|BPSS)';
const checks =
  '(?:tests?|checks?|screens?|screening|vetting|clearance|medicals?|examinations?|exams?|assessments?|physicals?)';
const what = `((?:an? |the |our )?(?:(?:enhanced |basic |standard |full |satisfactory |short |pre-employment |company |DOT )*)(?:${kinds}(?:(?: and|,) ${kinds})? ${checks}|medical|physical|drug test|DBS|Garda vetting))`;
const before =
  '((?:,? (?:before|prior to|ahead of) (?:you (?:start|join|begin)|(?:start|starting|joining|beginning|employment|appointment|hire|your (?:first (?:day|shift)|start)|the (?:job|start|apprenticeship|placement)|work|day one)(?: work)?))?)';
const who =
  "(?:(?:you|candidates?|applicants?|(?:all |every )?new starters?|(?:the |all )?(?:successful |shortlisted )?(?:candidates?|applicants?))(?:['’]ll| will| must| should| need to| have to| are required to| will (?:have|need|be (?:asked|required)) to)? )?";
const taken = seldom(
  /test|check|screen|vetting|clearance|medical|exam|assessment|physical|DBS/i,
  new RegExp(
    `^${who}(?:also )?(?:need to |have to )?(?:take|sit|complete|undergo|undertake|have|do|pass) ${what}${before}[.]?$`,
    'i',
  ),
);
const induction = seldom(
  /induction|orientation|briefing/i,
  new RegExp(
    `^${who}(?:also )?(?:attend|complete|do) ((?:an? |the |our )?(?:[a-z-]+ )?(?:induction|orientation|safety briefing)(?: (?:day|course|session|week))?)${before}[.]?$`,
    'i',
  ),
);
const references = seldom(
  /reference/i,
  new RegExp(
    `^${who}(?:provide|supply|give|have|bring) ((?:two|three|2|3|good|satisfactory|written|recent|professional)(?: (?:good|satisfactory|written|recent|professional|work|character))* references?(?: (?:from|covering|for) [^;:,]{3,40})?)${before}[.]?$`,
    'i',
  ),
);

const time = (typed: string): string =>
  typed === ''
    ? ''
    : ` ${typed
        .replace(/^,? /, '')
        .replace(/^(?:prior to|ahead of)/i, 'before')
        .replace(
          /^before (?:start(?:ing)?|joining|beginning|employment|appointment|hire|the start|your start|work|starting work|beginning work)$/i,
          'before you start',
        )}`;

/** Whether the line tells when, so that it is no work wherever it stands: "before you start". */
export const isEntry = (line: string): boolean => {
  const found = taken.exec(line.trim()) ?? induction.exec(line.trim()) ?? references.exec(line.trim());
  return (
    found !== null &&
    (/^(?:you|candidates?|applicants?|all|every|new|the)\b/i.test(line.trim()) || (found[2] ?? '') !== '')
  );
};

/** Reads such a line; null where it is none. What is passed is passed: "you can pass a drug test". */
export function readEntry(line: string): PersonFact | null {
  const typed = line.trim();
  if (/\bpass (?:an? |the )?/i.test(typed)) return null;
  const found = taken.exec(typed) ?? induction.exec(typed) ?? references.exec(typed);
  const thing = found?.[1]?.replace(/^(?:the|our) /i, '');
  if (!thing) return null;
  const small = lowerFirst(thing).replace(/^2 /, 'two ').replace(/^3 /, 'three ');
  const one = /^(?:an? |two |three )|(?:vetting|screening|clearance|s)$/i.test(small) ? small : withArticle(small);
  return { kind: 'have', text: `${one}${time(found?.[2] ?? '')}`, desirable: false, arranged: true, sure: true };
}
