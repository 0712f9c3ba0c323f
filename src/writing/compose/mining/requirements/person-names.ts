/** Requirements that are a name and no more: a program, a standard, a degree, a place in a register. */

import { withArticle } from '../../language/articles.ts';
import { lexiconTags } from '../../language/lexicon.ts';
import { baseOfThird } from '../../language/verbs.ts';
import type { PersonFact } from './person-shapes.ts';
import { isPaperName } from './tools.ts';

const standard =
  /^(?:(?:BS )?(?:EN )?(?:ISO|IEC|DIN|IS|IATF|ASME|API|NFPA|ASTM|IEEE)|BS EN|EN|BS)[ /-]?\d[\w:./-]*$|^\d+ CFR(?: Part)? \d+$/;
const degree =
  /^((?:BSc|BA|MSc|MA|BEng|MEng|HND|HNC|PhD|BTech|MTech|BCom|MCom|LLB|LLM|BEd|FdSc|FdA)(?: \(?Hons\)?)?)(?:\.(?= [A-Z][a-z]+ [A-Z][a-z]+$))? (?!in\b|or\b|and\b|degree\b|level\b|from\b|with\b)((?:[A-Z][a-z]+|[A-Z]{2,4})(?: (?:and|&) [A-Z][a-z]+| (?!or\b)[A-Z]?[a-z]+)?(?: or (?:an? )?(?:similar|related|equivalent|comparable)(?: (?:subject|field|discipline|degree))?)?)$/;
const onRegister =
  /^[A-Z]{2,6}[- ](?:registered|qualified|accredited|certified|licen[cs]ed|chartered) (?:[a-z]+ )?(?:[a-z]{3,}(?:er|or|ist|ian|ant)|nurse|midwife|architect|coach)$/;
/** A name that is written like one: "SketchUp", "QuickBooks". */
const isProgram = (word: string): boolean => /^[A-Z][a-z]+[A-Z]\w+$/.test(word) && !isPaperName(word);

/** "Strong SQL and PostGIS": how well, before names of which one at least is written like a program's; null for all else. */
export function readHowWell(text: string, desirable: boolean): PersonFact | null {
  const [, how = '', names = ''] =
    /^(Strong|Good|Solid|Excellent|Advanced) ((?:[A-Z][\w.+#]*(?:, | and | or |$)){2,})$/.exec(text) ?? [];
  return names !== '' && names.split(/, | and | or /).some(isProgram)
    ? { kind: 'have', text: `${how.toLowerCase()} ${names} skills`, desirable }
    : null;
}

/** What somebody knows, is or has, where the line is only its name; null for all else. `text` as it was typed. */
export function readNamed(text: string, desirable: boolean): PersonFact | null {
  const names = text.split(/,\s*(?:and )?|\s+(?:and|&)\s+/);
  if (names.length <= 4 && names.every((name) => standard.test(name)))
    return { kind: 'do', text: `know ${listed(names)}`, desirable };
  if (names.length <= 4 && names.every(isProgram)) return { kind: 'do', text: `know ${listed(names)}`, desirable };
  const held = degree.exec(text);
  if (held) {
    // "BEng Civil".
    const of = /^(?:B|M)(?:Eng|Tech)/.test(text)
      ? (held[2] ?? '').replace(
          /^(Civil|Mechanical|Electrical|Chemical|Electronic|Structural|Aerospace)(?=$| or (?:an? )?(?:similar|related|equivalent|comparable))/,
          '$1 Engineering',
        )
      : (held[2] ?? '');
    return { kind: 'have', text: `${withArticle(held[1] ?? '')} in ${of}`, desirable };
  }
  if (onRegister.test(text)) return { kind: 'be', text: withArticle(text), desirable };
  // "12th pass", as it is said in India.
  if (/^(?:8th|10th|12th|SSC|HSC|SSLC) pass$/.test(text)) return { kind: 'be', text, desirable };
  return null;
}

const listed = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}` : (names[0] ?? '');

/** "Friendly with regulars", "nice on the phone": how somebody is with what; "leads from the front": what somebody does. */
export function readManner(lower: string, desirable: boolean): PersonFact | null {
  const [first = '', second = '', third = ''] = lower.split(' ');
  const tags = lexiconTags(first);
  if (
    /^(?:with|on|at|about|under|around|towards)$/.test(second) &&
    third !== '' &&
    /^[a-z-]{3,}$/.test(first) &&
    tags.includes('Adjective') &&
    !tags.includes('Noun')
  )
    return { kind: 'be', text: lower, desirable };
  const base = baseOfThird(first);
  if (
    base &&
    /^(?:leads|plans|drives|works|runs|handles|looks|talks|acts|rolls|copes|thrives|teaches|rises|sticks|starts|stays|thinks|learns)$/.test(
      first,
    ) &&
    /^(?:from|the|an?|with|well|by|up|out|on|to|through|calmly|quickly|under|at|for|in|every|ahead)$/.test(second)
  )
    return { kind: 'do', text: [base, ...lower.split(' ').slice(1)].join(' '), desirable };
  return null;
}
