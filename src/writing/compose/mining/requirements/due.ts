/** Who has a paper, or will soon: "GDC registration (or due to qualify by summer 2026)". Both halves are of the same person, each with its own verb. */
import { seldom } from '../../language/seldom.ts';
import { writeOut } from '../../language/shorthand.ts';
import { asSaid } from './named.ts';
import type { PersonFact } from './person-shapes.ts';

const soon = [
  '(?:(?:currently|already|soon) )?(?:due|about|expecting|expected|set|on track|on course|in line|waiting|hoping) to (?:qualify|register|graduate|complete|finish|be (?:registered|qualified|certified|licensed)|become [a-z]+|gain|get|receive|obtain|pass|sit|join|renew)',
  'awaiting (?:your |the )?(?:registration|results?|pin|licen[cs]e|certification|membership|recognition|confirmation|adaptation)',
  'waiting for (?:your )?(?:registration|results?|pin|licen[cs]e|certification|membership|recognition|confirmation|adaptation)',
  // "Manual therapy certificate or working on it", "or currently doing one".
  '(?:(?:currently|already|still) )?(?:working on|doing|studying for|training for) (?:it|one|this|that)',
  'qualifying|graduating|registering',
  '(?:in|nearing|close to) (?:the |your )?(?:final|last) (?:year|months?|semester|term|stages?)',
  'in the process of (?:registering|applying|qualifying|getting|gaining|obtaining|completing|renewing|transferring)',
  '(?:sitting|completing|finishing|taking|pursuing|retaking) (?:the|your|an?|this|their)',
  '(?:about|soon|nearly|almost) (?:qualified|registered|finished)',
].join('|');
const shape = seldom(
  /[ (]or (?:(?:be|are|is|you are|you['’]re|someone|those|anyone) )?(?:currently|already|soon|still|due|about|expect|set|on|in|wait|hop|await|work|do|stud|train|qual|grad|reg|near|clos|sit|compl|fin|tak|purs|retak|almost)/i,
  new RegExp(
    `^([^();]{3,60}?)(?:,? | \\(|,? \\(?)or (?:(?:be|are|is|you are|you['’]re|someone|those|anyone) )?((?:${soon})(?: [^();]{2,45}?)?)\\)?[.!]?$`,
    'i',
  ),
);

/** `read` reads what stands before the "or". */
export function readDue(line: string, read: (half: string) => PersonFact | null): PersonFact | null {
  const [, head = '', typed = ''] = shape.exec(line.trim()) ?? [];
  const held = head ? read(head) : null;
  const fact = held && asSaid(held);
  if (!fact || fact.odd || fact.arranged || /[(),]/.test(fact.text)) return null;
  // "A time-served or qualified joiner, or in the last year".
  const row = /\bor\b/i.test(fact.text);
  if (row && fact.kind !== 'be') return null;
  // "In final year": of somebody's course.
  const then = writeOut(`${typed.charAt(0).toLowerCase()}${typed.slice(1)}`)
    .replace(/^(in|nearing|close to) (?=final|last)/, '$1 the ')
    .replace(/^(awaiting|waiting for) (?!your|the\b|an?\b)/, '$1 your ');
  if (fact.kind === 'be') return { ...fact, text: `${fact.text}${row ? ',' : ''} or ${then}`, sure: true };
  if (fact.kind !== 'have') return null;
  return { kind: 'do', text: `have ${fact.text} or are ${then}`, desirable: fact.desirable, sure: true };
}
