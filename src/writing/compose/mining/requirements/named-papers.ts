/** Papers by their proper names: none of their words is a quality, a deed or a place. "Basic Life Support certificate", "Working at Height ticket". */

import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';
import type { PersonFact } from './person-shapes.ts';

const names =
  '(?:(?:emergency|paediatric|pediatric|mental health|outdoor|remote|advanced|basic|occupational) )?first aid(?: at work)?|(?:basic|immediate|intermediate|advanced|paediatric|pediatric|newborn) life support|(?:safe )?work(?:ing)? at heights?|work(?:ing)? in confined spaces|confined spaces?|(?:safe )?(?:manual|patient|people|inanimate|animal) (?:moving and )?handling|(?:safe )?moving (?:and|&) handling|food (?:safety|hygiene)|abrasive wheels|asbestos awareness|fire (?:safety|marshal|warden)|child protection|infection (?:prevention and )?control|street ?works|medication administration|(?:safe )?administration of medic(?:ines|ation)|slinger[ /]signaller|traffic marshal|door supervis(?:or|ion)|mental health first aid';
const papers =
  'certificates?|certification|cards?|tickets?|training|courses?|qualifications?|awards?|licen[cs]es?|permits?';
const whole = rare(
  new RegExp(
    `^((?:an? )?(?:(?:valid|current|in[- ]date|up[- ]to[- ]date|recognised|recent) )?)(Level \\d )?(${names})( Level \\d)?(?: (${papers}|certs?))?$`,
    'i',
  ),
);
/** "First Aid at Work", each word with its capital; "First aid at work" has only that of its line. */
const inCapitals = (name: string): boolean =>
  name.split(/[ /]/).every((word) => /^[A-Z]/.test(word) || /^(?:at|and|in|of|&)$/.test(word));

/** A paper or a training by its name, with the article that it has in a sentence. */
export function readNamedPaper(line: string, desirable: boolean): PersonFact | null {
  const [, state = '', before = '', name = '', after = '', typed = ''] = whole.exec(line.trim()) ?? [];
  if (!name) return null;
  // "Child protection" and "manual handling" are done: alone they may be no paper. "Basic Life Support" is one by its capitals.
  if (typed === '' && (!inCapitals(name) || !/\b(?:life support|first aid|food|height)/i.test(name))) return null;
  const said = inCapitals(name) ? name : name.toLowerCase();
  const level = (before || after).trim().replace(/^l/, 'L');
  const paper = typed.toLowerCase().replace(/^cert(s?)$/, 'certificate$1');
  const quality = state.replace(/^an? /i, '').toLowerCase();
  const text = `${quality}${level ? `${level} ` : ''}${said}${paper ? ` ${paper}` : ''}`;
  return {
    kind: 'have',
    text: /(?:^|training|certification|s)$/.test(paper) ? text : withArticle(text),
    desirable,
    sure: true,
  };
}

/** "Certified Nursing Assistant": somebody, by a name that a register gives, and the class that it gives it in. */
const registered =
  /^(?:(?:must|should) be )?(?:an? )?((?:Certified|Registered|Licensed|Chartered|Accredited|Approved|Incorporated) (?:[A-Z][a-z]+ ){0,3}[A-Z][a-z]+)((?: \([A-Z]{2,6}\)|,? (?:at )?(?:Class|Level|Grade|Category|Part|Tier|Band) [A-Z\d]{1,3})?)$/;
const posts =
  /^(?:Nurse|Assistant|Technician|Aide|Practitioner|Engineer|Accountant|Surveyor|Therapist|Hygienist|Arborist|Electrician|Plumber|Welder|Physiotherapist|Dietitian|Pharmacist|Midwife|Paramedic|Counsellor|Counselor|Architect|Planner|Appraiser|Inspector|Operator|Installer|Trainer|Interpreter|Assessor|Valuer|Manager|Officer|Adviser|Advisor|Auditor|Broker|Optician|Farrier|Driver|Diver|Examiner|Verifier|Consultant|Actuary)$/;
export function readRegisteredPost(line: string, desirable: boolean): PersonFact | null {
  const [, who = '', mark = ''] = registered.exec(line.trim()) ?? [];
  return who !== '' && posts.test(who.split(' ').at(-1) ?? '')
    ? { kind: 'be', text: `${withArticle(who)}${mark}`, desirable, sure: true }
    : null;
}

/** "State recognition as a midwife in Germany", "Approbation as a physician": that a state lets somebody work as what they are. */
const recognised =
  /^(?:an? |the )?((?:(?:full|state|official|professional|German|equivalent) )*(?:recognition|approbation|accreditation) as an? [a-z][a-z -]{2,40}(?: in (?:the )?[A-Z][\w -]{2,30})?)$/i;
export function readRecognition(line: string, desirable: boolean): PersonFact | null {
  const [, paper = ''] = / as an? |approbation$/i.test(line)
    ? (recognised.exec(line.trim()) ?? /^((?:[A-Za-z]+ )?approbation)$/i.exec(line.trim()) ?? [])
    : [];
  return paper
    ? { kind: 'have', text: /^German/.test(paper) ? paper : lowerFirst(paper), desirable, sure: true }
    : null;
}

/** "Fit to dive medical", "safe to fly certificate": a paper, named by what it lets somebody do. */
const letting =
  /^(?:(?:an?|the) )?((?:(?:valid|current|in[- ]date|recent) )?(?:fit|safe|cleared|fitness)[- ]to[- ][a-z]+ (?:medical|certificate|card|letter|note|assessment|declaration|test|report))$/i;
export function readLettingPaper(line: string, desirable: boolean): PersonFact | null {
  const [, paper = ''] = letting.exec(line.trim()) ?? [];
  return paper ? { kind: 'have', text: withArticle(lowerFirst(paper)), desirable, sure: true } : null;
}

/** What only says of which kind a paper is: "Valid Driving Licence" was typed in capitals, and has no name. */
const quality = /^(?:valid|full|clean|current|active|own|new|recent|relevant)$/i;
const licence = /\bDriv(?:ing|er|ers|er['’]s) Licen[cs]e$/;
const paperNoun = /^(?:certificates?|certification|cards?|tickets?|licen[cs]es?|registration|diploma|award|permit)\b/i;

/** "A commercial Pesticide Applicator license", "a full Clean Driving Licence": a name is not halved, and what has none has no capitals. */
export function withWholeName(fact: PersonFact, typed: string): PersonFact {
  const [, first = '', rest = '', next = ''] =
    /^\W*([A-Z][a-z]+) ((?:[A-Z][a-z]+)(?: [A-Z][a-z]+){0,3})(?: ([a-z]+)|$|(?=[,.(]))/.exec(typed) ?? [];
  const half = `${lowerFirst(first)} ${rest}`;
  if (fact.kind !== 'have' || rest === '' || !fact.text.includes(half)) return fact;
  if (quality.test(first))
    return licence.test(rest) ? { ...fact, text: fact.text.replace(half, half.toLowerCase()) } : fact;
  return paperNoun.test(next) ? { ...fact, text: fact.text.replace(half, `${first} ${rest}`) } : fact;
}
