/** What somebody gives, makes, writes or keeps, as a recruiter names it: "clear advice for people under stress" is given by whom we look for, and nobody has it. */
import { seldom } from '../../language/seldom.ts';
import type { PersonFact } from './person-shapes.ts';

const way =
  '(?:clear|good|honest|sound|accurate|neat|tidy|quick|calm|plain|prompt|fast|polite|kind|friendly|warm|careful|concise|brief|short|simple|legible|readable|reliable|precise|clean|thorough|detailed|timely|frank|straight|practical|sensible|confident|firm|fair|useful|constructive|helpful|correct|complete|consistent|impartial|balanced|gentle|cheerful|safe|great|excellent|well[- ]written)';
const ways = `(?:very )?${way}(?:(?:, | and | but |, but )${way})?`;

const deeds: readonly [string, string][] = [
  [
    'give',
    'advice|feedback|instructions|directions|explanations|presentations|briefings|handovers|guidance|demonstrations|descriptions|answers|replies|reassurance|evidence|service|welcome|greeting|lessons|talks|warnings|commands|quotes',
  ],
  ['make', 'decisions|judgements|judgments|welds|joints|cuts|seams|stitches|drawings|sketches|calculations'],
  // "Clear referral letters": of which kind.
  [
    'write',
    '(?:(?:referral|case|clinical|progress|site|shift|inspection|incident|audit|ward|legal|technical|lab|visit|court|school|discharge|patient|client|customer|survey|management|covering|business) )?(?:reports|notes|letters|e-?mails)|press releases',
  ],
  ['take', 'minutes|measurements|readings'],
  ['keep', 'records|logs|paperwork|files|discipline'],
];
const nouns = deeds.map(([, names]) => names).join('|');
const shape = seldom(
  new RegExp(`^(?:an? )?(?:very )?${way}[ ,]`, 'i'),
  new RegExp(`^(an? )?(${ways}) (${nouns})(?: (.+))?$`, 'i'),
);

/** Those who are spoken to: what is given for them is given to them. */
const people =
  /^(?:(?:the|our|all|new|young|older|worried|anxious|upset|angry|busy|local|every) )?(?:people|guests?|patients?|customers?|clients?|visitors?|families|parents|children|pupils|students|learners|residents|tenants|members|callers|staff|colleagues|teams?|drivers|farmers|buyers|sellers|owners|managers|users|trainees|apprentices|passengers|shoppers|employees|workers|carers|relatives|suppliers|operators|everybody|everyone|beginners|juniors|candidates|learners)\b/i;
const joined =
  /^(?:to|for|under|in|at|on|about|with|by|after|before|over|during|from) (?!.*(?:[,;:()/]|\b(?:and|or|but|is|are|must|needed|required|preferred|essential|desirable|a plus|previous|employers?)\b))\S.{0,60}$/i;

/** Manners of speaking and working: one is so, or does so. */
const manners: Readonly<Record<string, Pick<PersonFact, 'kind' | 'text'>>> = {
  'straight talking': { kind: 'be', text: 'straight-talking' },
  'plain speaking': { kind: 'be', text: 'plain-spoken' },
  'plain talking': { kind: 'be', text: 'plain-spoken' },
  'clear speaking': { kind: 'do', text: 'speak clearly' },
};
const adverbs: Readonly<Record<string, string>> = {
  tidy: 'tidily',
  neat: 'neatly',
  safe: 'safely',
  clean: 'cleanly',
  careful: 'carefully',
  accurate: 'accurately',
  precise: 'precisely',
};

/** What is done, as somebody can do it; 'unsure' where the rest of the line isn't plainly told; null where the line is no such thing. */
export function readGiven(line: string, desirable: boolean): PersonFact | 'unsure' | null {
  const lower = line.toLowerCase();
  const manner = manners[lower.replace('-', ' ')];
  if (manner) return { ...manner, desirable };
  const work = /^([a-z]+) work$/.exec(lower)?.[1] ?? '';
  const how = adverbs[work];
  if (how) return { kind: 'do', text: `work ${how}`, desirable };
  const [, article = '', ofWhatKind = '', what = '', tail = ''] = shape.exec(line) ?? [];
  if (!what) return null;
  const noun = what.toLowerCase();
  const verb = deeds.find(([, names]) => new RegExp(`^(?:${names})$`).test(noun))?.[0] ?? '';
  const one = /^(?:welcome|greeting)$/.test(noun) ? 'a ' : '';
  // "Clean records" are what somebody has, and the police keep them.
  if (/clean/i.test(ofWhatKind) && verb === 'keep') return null;
  // "Good paperwork" is a skill of its own kind.
  if (/^good$/i.test(ofWhatKind) && noun === 'paperwork') return null;
  // "A clear reports".
  if (article && !one) return null;
  // "Good reports management", "clear notes needed": the noun is no end of what is asked.
  if (tail && !/^(?:to|for|under|in|at|on|about|with|by|after|before|over|during|from|and|or|but)\b/i.test(tail))
    return null;
  if (tail && !joined.test(tail)) return 'unsure';
  // "Good service in the army": served there, and given to nobody.
  if (noun === 'service' && tail && !/^(?:to|for) /i.test(tail)) return null;
  const whom = /^for (.+)$/i.exec(tail)?.[1] ?? '';
  // "Clear instructions for use", "good feedback from customers".
  if (verb === 'give' && whom && !people.test(whom)) return 'unsure';
  if (/^(?:from|with|by|over|before) /i.test(tail)) return 'unsure';
  const rest = verb === 'give' && whom ? `to ${whom}` : tail;
  return {
    kind: 'can',
    text: `${verb} ${one}${ofWhatKind.toLowerCase()} ${noun}${rest ? ` ${rest}` : ''}`,
    desirable,
  };
}
