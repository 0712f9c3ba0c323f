/** What somebody does, and of what quality: "clear writing in English" is had by nobody, one writes clearly in English. */
import { baseOfIng } from '../../language/verbs.ts';
import type { PersonFact } from './person-shapes.ts';

type Read = Omit<PersonFact, 'desirable'>;

/** How something is done, by the quality that stands before its name. */
const ways: Readonly<Record<string, string>> = {
  clear: 'clearly',
  careful: 'carefully',
  accurate: 'accurately',
  precise: 'precisely',
  exact: 'exactly',
  neat: 'neatly',
  tidy: 'tidily',
  legible: 'legibly',
  concise: 'concisely',
  fluent: 'fluently',
  confident: 'confidently',
  safe: 'safely',
  quick: 'quickly',
  fast: 'fast',
  persuasive: 'persuasively',
  polite: 'politely',
  attentive: 'attentively',
  effective: 'effectively',
  efficient: 'efficiently',
  correct: 'correctly',
  proper: 'properly',
  logical: 'logically',
  critical: 'critically',
  reliable: 'reliably',
  discreet: 'discreetly',
  tactful: 'tactfully',
  sensitive: 'sensitively',
  calm: 'calmly',
  prompt: 'promptly',
  thorough: 'thoroughly',
  diligent: 'diligently',
  consistent: 'consistently',
  methodical: 'methodically',
  courteous: 'courteously',
  good: 'well',
  excellent: 'very well',
};
/** Deeds that everybody knows by their verb, and that need no object. */
const deeds: Readonly<Record<string, string>> = {
  writing: 'write',
  speaking: 'speak',
  speech: 'speak',
  typing: 'type',
  spelling: 'spell',
  drawing: 'draw',
  sketching: 'sketch',
  driving: 'drive',
  listening: 'listen',
  thinking: 'think',
  cooking: 'cook',
  baking: 'bake',
  sewing: 'sew',
  stitching: 'stitch',
  painting: 'paint',
  welding: 'weld',
  measuring: 'measure',
  counting: 'count',
  planning: 'plan',
};
const quality = `(?:${Object.keys(ways).join('|')})`;
const deed = `(?:${Object.keys(deeds).join('|')})`;
const beside = '(?: (?:in|to|for|under|with|at|on|about|by|from) [^,;:]{2,60})?';
const done = new RegExp(`^(${quality})(?:(?:,| and|, and) (${quality}))? (${deed})(?: and (${deed}))?(${beside})$`);
const inPublic = new RegExp(`^(${quality}) (?:public speaking|speaking in public)$`);
/** "Confident handling of samples", "accurate pricing of parts". */
const ofWhat = new RegExp(
  `^(${quality}|competent|skilled|proficient) ([a-z]{3,}ing|use) of ((?:[\\w&/-]+ ){0,3}?[\\w&/-]+?)( to [a-z]+ .{3,50})?$`,
  'i',
);
/** What is written, where somebody is asked for how they write it: "clear written decisions". */
const writtenSo = new RegExp(
  `^(${quality})(,? and (?:${quality}))? written (?!(?:english|german|french|spanish|irish|welsh|communications?|skills?|work|word|style|language|expression|abilit(?:y|ies)|presentation|manner|and|or|to)\\b)((?:[a-z-]+ ){0,2}(?:[a-z-]+s|documentation|correspondence|feedback|guidance|advice|copy|content))(${beside.slice(0, -1)})?$`,
);
/** Gerunds that are a thing by now: one has a good understanding, and good hearing. */
const things =
  /^(?:understanding|training|hearing|timekeeping|standing|grounding|reasoning|upbringing|learning|building|meeting|feeling|following|bearing|clothing|funding|housing|banking|engineering|marketing|nursing|teaching|catering|housekeeping|bookkeeping|setting|parking|wording|working|using|being|having)$/;

/** Reads such a line, in small letters; null where it is none. */
export function readActivity(lower: string): Read | null {
  const spoken = inPublic.exec(lower)?.[1];
  if (spoken) return { kind: 'do', text: `speak ${ways[spoken] ?? ''} in public` };
  // "Accurate data entry".
  const entered = /^(accurate|careful|quick|fast|reliable) (data|order|stock|invoice)s? (?:entry|input)$/.exec(lower);
  if (entered)
    return {
      kind: 'do',
      text: `enter ${entered[2] ?? ''}${entered[2] === 'data' ? '' : 's'} ${ways[entered[1] ?? ''] ?? ''}`.replace(
        'stocks',
        'stock',
      ),
    };
  const found = done.exec(lower);
  if (found) {
    const [, one = '', two, first = '', second, rest = ''] = found;
    // "Good and clear": the weaker word says nothing more.
    const how = two ? `${ways[one] ?? ''} and ${ways[two] ?? ''}` : (ways[one] ?? '');
    const what = second ? `${deeds[first] ?? ''} and ${deeds[second] ?? ''}` : (deeds[first] ?? '');
    return { kind: 'do', text: `${what} ${how}${rest}` };
  }
  const [, so = '', soToo = '', papers = '', about = ''] = writtenSo.exec(lower) ?? [];
  if (papers) return { kind: 'can', text: `write ${so}${soToo} ${papers}${about}` };
  const of = ofWhat.exec(lower);
  const base = of?.[2] && !things.test(of[2]) ? (of[2] === 'use' ? 'use' : baseOfIng(of[2])) : null;
  if (!of || !base) return null;
  const [, how = '', doing = '', object = '', purpose = ''] = of;
  if (/^(?:confident|competent|skilled|proficient)$/.test(how))
    return {
      kind: 'be',
      text: `${how} ${how === 'skilled' ? 'at' : 'in'} ${doing.replace(/^use$/, 'using')} ${object}${purpose}`,
    };
  return /\b(?:in|on|at|with|for|to|from)\b/.test(object)
    ? { kind: 'have', text: `skills in the ${lower}` }
    : { kind: 'do', text: `${base} ${object} ${ways[how.toLowerCase()] ?? ''}${purpose}` };
}
