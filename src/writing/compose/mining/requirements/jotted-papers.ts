/** Papers that are jotted down by their names alone, with the article and the small words that a sentence has: "passed Steuerberater exam", "infant CPR", "RN adult", "CA, CS, LLB or MBA (Finance)". */

import { withArticle } from '../../language/articles.ts';
import { rare } from '../../language/its-words.ts';
import { desirableCue, trailingCue } from './cues.ts';
import type { PersonFact } from './person-shapes.ts';

type Read = Omit<PersonFact, 'desirable'>;

const degreeName =
  '(?:MBA|LL\\.?B|LL\\.?M|B\\.?Com|M\\.?Com|B\\.?Sc|M\\.?Sc|BA|MA|BBA|PGDM|B\\.?Tech|M\\.?Tech|PhD|JD|MPA|MPP|MSW|BSW|BDS|MBBS)';
const bodyName = '(?:CA|CS|CMA|ICWA|ACA|ACCA|CIMA|CIPFA|CFA|FRM|CIA)';
const paperName = `(?:${degreeName}|${bodyName})(?: (?:Inter|Final|Finance|HR|Marketing|Law)| \\([A-Z][A-Za-z ]{1,24}\\))?`;
const row = new RegExp(`^${paperName}(?:(?:, (?:or )?| or | ?/ ?)${paperName})+$`);
const hasBody = new RegExp(`(?:^|[ ,/])${bodyName}(?=$|[ ,/])`);
const hasDegree = new RegExp(`(?:^|[ ,/])${degreeName}(?=$|[ ,/])`);
/** Such rows in a field that commas part: each is one line. */
export const paperRow = new RegExp(
  `(?<=^|[;.\\n]\\s*)${paperName}(?:, ${paperName})+,? or ${paperName}(?=$|[,;.\\n])`,
  'g',
);

/** Papers that go by their German name. */
const german =
  /^(Gesellenbrief|Meisterbrief|Facharbeiterbrief|Staplerschein|Gesundheitszeugnis|Sachkundenachweis|Fachkundenachweis|Führungszeugnis|Ausbildereignungsschein|Jagdschein|Schweißerpass|Kranschein|Motorsägenschein)\b([^,;:]{0,70})$/;
const examPassed = rare(
  /^(?:have )?((?:successfully )?)passed (?:the )?((?:[\p{L}\d&-]+ ){1,5}(?:exam|examination|test|assessment|board exam))$/iu,
);
const learntAs =
  /^((?:an? )?(?:(?:completed|finished|recognised|relevant) )?(?:apprenticeship|training|traineeship|Ausbildung)) as (?!an? |the |part\b)(\p{Lu}[\p{L}-]+)((?: or | in |,).{3,60})?$/u;
/** "Registered Nurse (Adult)", by its letters. */
const nurse =
  /^(?:an? )?(?:RN|registered nurse),? \(?(adult|child(?:ren)?|mental health|learning disabilit(?:y|ies))\)?$/i;
const courses =
  '(?:CPR|first aid|BLS|basic life support|manual handling|moving and handling|food hygiene|food safety|fire safety|fire marshal|safeguarding|lone working|working at heights?)';
const whose = '(?:infant|child|baby|adult|paediatric|pediatric|emergency)';
/** "Infant and child CPR/first aid": what one is trained in. */
const course = new RegExp(
  `^((?:current|valid|in-date|up-to-date) )?((?:${whose}(?:(?: and | ?/ ?| & )${whose})? )${courses}(?:(?: and | ?/ ?| & )${courses})?|(?:moving and|manual) handling|lone working|working at heights?)$`,
  'i',
);
const doneSo = /^(working at heights?|lone(?=[- ]working$))(?:[- ]working)?$/i;
const taught = new RegExp(`^(?:${whose} )?${courses}(?:(?:, | and | ?/ ?| & )${courses})*$`, 'i');
/** "Manual licence held 1 yr": how long somebody has had it. */
const held =
  /^(?:an? )?((?:(?:full|clean|valid|manual|automatic|UK|EU|US|Irish|driving|driver['’]s),? )*licen[cs]e)(?: \([^()]*\))?,? held (?:for )?(?:at least |min(?:imum)?\.? |over )?(\d{1,2}|an?|one|two|three|five)\+? ?(?:yrs?|years?)(?: (?:min|minimum|or more))?$/i;
const lifeSupport = /^(?:BLS|CPR|ACLS|PALS|AED|NRP)(?: ?\/ ?(?:BLS|CPR|ACLS|PALS|AED|NRP))+$/;
const rowOf = (names: readonly string[], word: string): string =>
  `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1) ?? ''}`;
const advanced = /\b(?:BLS|CPR)\b.*\b(?:ACLS|PALS|NRP)\b|\b(?:ACLS|PALS|NRP)\b.*\b(?:BLS|CPR)\b/;
/** What somebody drives, for which whoever hires trains: "PCV (we train)". */
const licence =
  /^(?:an? )?((?:PCV|PSV|HGV|LGV|FLT|CDL|D1|C1|forklift|minibus|reach truck|Class [12]|category [A-E]\d?E?)(?: or (?:PCV|PSV|HGV|LGV|C1|D1))?)(?: licen[cs]e)?$/i;
const weTrain =
  /^(.{2,50}?)[ ,]*\((?:(?:but )?(?:we|we['’]ll|we (?:will|can)|can|will|full) train(?:ing)?(?: you| provided| given| for (?:it|this))?)\)$/i;
/** "Swim England L2 or STA equivalent (L1 considered)". */
const scheme =
  /^([A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)*) (?:L|Level )(\d)(?:,? or (?:an? |the )?([A-Z]{2,6}) equivalent)?(?: \((?:L|Level )(\d) (?:is |also |will be )*considered\))?$/;
const namedPaper =
  /^([A-Z][\w'’&-]*(?: (?:(?:of|in|and|for) )?[A-Z][\w'’&-]*)*(?: \([A-Z][A-Za-z]{1,6}\))? (?:credential|endorsement))$/;
/** "Professional qualification recognised by the RIAI": by whom. */
const fromWhom = rare(
  /^((?:[a-z-]+ ){0,3}(?:qualification|apprenticeship|certificate|diploma|degree|licence|license|accreditation|credential|course) (?:recogni[sz]ed|accredited|approved|issued|awarded|validated) by [^,;]{2,60})$/i,
);
/** "NQP competencies signed off": of whoever reads it. */
const signedOff =
  /^(?:your )?((?:[A-Z]{2,6} |[a-z]+ )?(?:competenc(?:y|ies)|logbook|portfolio|modules|hours|placements?)),? (?:all )?(signed off|completed|complete)$/;
/** "Qualified (Solas craft cert) or at least 5 years in the trade", "time-served or 5 yrs": what one is, or has. */
const isOrHas = rare(
  /^((?:fully |part[- ]|newly )?(?:qualified|time[- ]served|registered|licensed|certified|chartered|trained))((?: \([^()]{2,40}\))?),? or (?:have |with |has )?((?:at least |over |more than |min(?:imum)?\.? )?(?:\d+\+?|two|three|four|five|six|ten)) ?(?:years?|yrs?)['’]?( [^,;()]{3,60})?$/i,
);
/** "4 yrs glazing or finished apprenticeship": worked, or learnt. */
const yearsOrLearnt = rare(
  /^((?:at least |over )?(?:\d+\+?|two|three|four|five|six|ten)) ?(?:years?|yrs?)['’]?(?: of)? ([a-z]+ing|[a-z]+ work),? or (?:an? )?((?:(?:finished|completed|recognised|relevant|full|trade) )+(?:apprenticeship|traineeship|training|diploma|degree|qualification|certificate))$/i,
);

const small = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
const shown = (text: string): string =>
  text.replace(/\bcert\b\.?/gi, 'certificate').replace(/\bqual\b\.?/gi, 'qualification');

/** "Appointed as Steuerberater". */
const appointed =
  /^(appointed|registered|licensed|certified|admitted|sworn in|qualified) as (?!an? |the |part\b)(\p{Lu}[\p{L}-]+)$/iu;
/** "Garda vetting will be needed for nursing home work": for that alone. */
const vetting =
  /^(?:an? )?((?:enhanced |basic |full |clear )?(?:Garda|DBS|PVG|AccessNI|police|security|background) (?:vetting|check|clearance|disclosure)) (?:is|are|will be) (?:needed|required|necessary) for ([a-z][^,;:]{2,40} (?:work|jobs?|sites?|contracts?|visits?|shifts?|placements?|projects?))$/i;

function readPaper(text: string): Read | null {
  const as = appointed.exec(text);
  if (as) return { kind: 'be', text: `${small(as[1] ?? '')} as ${withArticle(as[2] ?? '')}` };
  const [, check = '', only = ''] = vetting.exec(text) ?? [];
  if (check)
    return {
      kind: 'have',
      text: `${/vetting$|clearance$/i.test(check) ? check : withArticle(check)} for ${only}`,
      loose: true,
      topic: true,
    };
  const [, paper = '', years = ''] = held.exec(text) ?? [];
  if (paper)
    return {
      kind: 'have',
      text: `${withArticle(small(paper))}, held for at least ${/^(?:1|one|an?)$/i.test(years) ? 'a year' : `${years} years`}`,
    };
  // "BLS/ACLS": a basic paper and an advanced one, and whoever needs the second has the first; "BLS/CPR" is one by two names.
  if (lifeSupport.test(text))
    return { kind: 'have', text: `${rowOf(text.split(/ ?\/ ?/), advanced.test(text) ? 'and' : 'or')} certification` };
  // Degrees alone, and bodies alone, have their readers.
  if (row.test(text) && hasBody.test(text) && (hasDegree.test(text) || /\b(?:CS|ICWA|Inter|Final)\b/.test(text))) {
    const names = text
      .split(/, (?:or )?| or | ?\/ ?/)
      .map((name) => name.replace(/ (Finance|HR|Marketing|Law)$/, ' ($1)'));
    const last = names.at(-1) ?? '';
    const kind = new RegExp(`^${degreeName}`).test(last) ? '' : ' qualification';
    return { kind: 'have', text: `${withArticle(`${names.slice(0, -1).join(', ')} or ${last}`)}${kind}` };
  }
  if (german.test(text)) return { kind: 'have', text: withArticle(text) };
  const [, well = '', exam = ''] = examPassed.exec(text) ?? [];
  if (exam !== '' && !/^(?:an?|your|all|any|drugs?) /i.test(exam))
    return { kind: 'do', text: `have ${well.toLowerCase()}passed the ${exam}` };
  const learnt = learntAs.exec(small(text));
  if (learnt) return { kind: 'have', text: `${learnt[1] ?? ''} as ${withArticle(learnt[2] ?? '')}${learnt[3] ?? ''}` };
  const branch = nurse.exec(text)?.[1];
  if (branch)
    return {
      kind: 'be',
      text: `a Registered Nurse (${branch.toLowerCase().replace(/(?:^|(?<= ))[a-z]/g, (first) => first.toUpperCase())})`,
    };
  // "Working at height", "lone working": how one works, and no paper that anybody asked for.
  const how = doneSo.exec(text)?.[1]?.toLowerCase();
  if (how !== undefined) return { kind: 'can', text: how === 'lone' ? 'work alone' : how.replace('working', 'work') };
  const [, current = '', trained = ''] = course.exec(text) ?? [];
  if (trained)
    return {
      kind: 'have',
      text: `${current.toLowerCase()}${small(trained)
        .replace(/^(manual|moving|lone|working) (?=[A-Z])(.*)$/, (whole) => whole.toLowerCase())
        .replace(/ ?[/&] ?/g, ' and ')} training`,
    };
  const [, name = '', level = '', other = '', lower = ''] = scheme.exec(text) ?? [];
  if (level && (other || lower))
    return {
      kind: 'have',
      text: `${withArticle(name)} Level ${level} qualification${other ? ` or the ${other} equivalent` : ''}${lower ? ` (Level ${lower} is considered)` : ''}`,
    };
  const credential = namedPaper.exec(text)?.[1] ?? small(fromWhom.exec(text)?.[1] ?? '');
  if (credential && !/^(?:an?|any|your|the) /i.test(credential)) return { kind: 'have', text: withArticle(credential) };
  const signed = signedOff.exec(text);
  if (signed)
    return { kind: 'do', text: `have your ${signed[1] ?? ''} ${signed[2]?.replace(/^complete$/, 'completed') ?? ''}` };
  const [, what = '', aside = '', count = '', where = ''] = isOrHas.exec(text) ?? [];
  if (what)
    return {
      kind: 'do',
      text: `are ${small(what)}${shown(aside)} or have ${small(count).replace(/^min(?:imum)?\.?/, 'at least')} years${where === '' || /^ (?:experience|exp)\.?$/i.test(where) ? '’ experience' : where}`,
    };
  const [, long = '', trade = '', paperToo = ''] = yearsOrLearnt.exec(text) ?? [];
  if (paperToo)
    return {
      kind: 'have',
      text: `${small(long)} years’ ${trade.toLowerCase()} experience or ${withArticle(small(paperToo))}`,
    };
  return null;
}

/** Reads such a paper; null for all else. */
export function readJottedPaper(line: string, wished: boolean): PersonFact | null {
  const desirable = wished || desirableCue.test(line);
  const [, asked = ''] = weTrain.exec(line) ?? [];
  const what = asked.replace(trailingCue, '');
  // "CPR and first aid (we train)": who is ready to learn it may come.
  if (taught.test(what)) return { kind: 'be', text: `willing to train in ${small(what)}`, desirable, sure: true };
  const toDrive = licence.exec(what)?.[1];
  // "PCV an advantage (we train)": wished for, and taught to whoever has none.
  if (toDrive) {
    const named = withArticle(small(toDrive));
    return desirable || desirableCue.test(asked)
      ? { kind: 'have', text: `${named} licence (we train you if you have none)`, desirable: true, sure: true }
      : { kind: 'do', text: `have ${named} licence or are willing to train for one`, desirable: false, sure: true };
  }
  const read = readPaper(line.replace(trailingCue, '').trim());
  return read && { ...read, desirable, sure: true };
}
