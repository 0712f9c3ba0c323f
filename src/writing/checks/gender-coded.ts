/**
 * Gender-coded words after Gaucher, Friesen and Kay (2011), with the stems and the matching of Gender Decoder
 * (github.com/lovedaybrooke/gender-decoder). The evidence is mixed (Castilla and Rho 2023; NBER w31314), so they are
 * suggestions and no uplift is promised.
 */
import type { Finding } from '../engine/finding.ts';
import type { Reading } from '../text/reading.ts';
import { alternativesFor } from './gender-alternatives.ts';

/** How a word is coded. */
export type Coding = 'masculine' | 'feminine';

const feminine =
  `agree affectionate child cheer collab commit communal compassion connect considerate cooperat co-operat depend emotiona empath feel flatterable gentle
  honest interpersonal interdependen interpersona inter-personal inter-dependen inter-persona kind kinship loyal modesty nag nurtur pleasant polite quiet
  respon sensitiv submissive support sympath tender together trust understand warm whin enthusias inclusive yield share sharin`.split(
    /\s+/,
  );
const masculine =
  `active adventurous aggress ambitio analy assert athlet autonom battle boast challeng champion compet confident courag decid decision decisive defend
  determin domina dominant driven fearless fight force greedy head-strong headstrong hierarch hostil impulsive independen individual intellect lead logic
  objective opinion outspoken persist principle reckless self-confiden self-relian self-sufficien selfconfiden selfrelian selfsufficien stubborn superior
  unreasonab`.split(/\s+/);
const hyphenated =
  'co-operat inter-personal inter-dependen inter-persona self-confiden self-relian self-sufficien'.split(' ');
const neverCoded = new Set(['sharepoint']);

const byFirst = new Map<string, (readonly [string, Coding])[]>();
for (const [stems, coding] of [
  [masculine, 'masculine'],
  [feminine, 'feminine'],
] as const) {
  for (const stem of stems) byFirst.set(stem.slice(0, 2), [...(byFirst.get(stem.slice(0, 2)) ?? []), [stem, coding]]);
}

/** A coded word. */
export interface CodedWord {
  start: number;
  end: number;
  coding: Coding;
  stem: string;
}

function codingsOf(word: string): readonly (readonly [string, Coding])[] {
  if (neverCoded.has(word)) return [];
  return (byFirst.get(word.slice(0, 2)) ?? []).filter(([stem]) => word.startsWith(stem));
}

/** Characters that Gender Decoder turns into spaces, besides all that are not ASCII. */
const parting = /[^\s.,<>*?!"[\]@':;()/&\u0080-\uFFFF]+/g;

interface Piece {
  text: string;
  start: number;
}

function parts({ text, start }: Piece): Piece[] {
  let at = start;
  return text.split('-').map((part) => {
    const piece = { text: part, start: at };
    at += part.length + 1;
    return piece;
  });
}

/**
 * Every coded word as Gender Decoder counts it. A word that begins with two stems counts twice ("dominant"), and the
 * word behind the first one keeps its hyphens, as it does there.
 */
export function findRawCoded(text: string): CodedWord[] {
  const words = [...text.matchAll(parting)].map(({ 0: word, index }) => ({ text: word.toLowerCase(), start: index }));
  const isKept = (word: string): boolean => hyphenated.some((stem) => word.startsWith(stem));
  // It takes words apart while it walks the list, and so steps over the one behind the first that it takes out.
  const first = words.findIndex(({ text: word }) => !word.startsWith('-') && !isKept(word));
  const skipped = first === -1 ? undefined : words[first + 1]?.text;
  const turns = new Map<string, number>();
  for (const [index, { text: word }] of words.entries())
    if (index !== first + 1) turns.set(word, (turns.get(word) ?? 0) + 1);
  const pieces = words.flatMap((word) => {
    if (!word.text.includes('-') || word.text.startsWith('-') || isKept(word.text)) return [word];
    // Equal words are taken apart from the front, as often as there are turns.
    const left = turns.get(word.text) ?? 0;
    turns.set(word.text, left - 1);
    return word.text === skipped && left <= 0 ? [word] : parts(word);
  });
  return pieces.flatMap(({ text: word, start }) =>
    codingsOf(word).map(([stem, coding]) => ({ start, end: start + word.length, coding, stem })),
  );
}

/** Where a coded word is the name of a thing, or says what a job is: listed, not counted. */
const exempt: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^lead(?:s|ing|er|ers|ership)?$/,
    /(?:team|tech|project|shift|squad|section|site|group|deputy|practice|clinical|technical|product|design|engineering|sales|account|ward|room|scout|youth|assistant|area|regional|night|floor|class|cabin crew)[\s-]$/,
  ],
];
const exemptAfter: readonly (readonly [RegExp, RegExp])[] = [
  [/^lead$/, /^[\s-]?(?:times?|generation|paint|acid|free|pipes?|poisoning|in\b|flashing|work\b)/],
  [/^leads$/, /^\s(?:and prospects|from|generated)/],
  [
    /^support$/,
    /^\s(?:workers?|assistants?|staff|teams?|officers?|engineers?|desk|tickets?|services?|plans?|technicians?|analysts?|managers?|lines?|groups?|package|role|function|centre|network)/,
  ],
  [/^competitive$/, /^\s(?:salary|salaries|pay|rates?|benefits|package|wage|remuneration|tender)/],
  [/^active$/, /^\s(?:directory|record|listening|travel|duty|service|ingredient|transport)/],
  [/^analy(?:st|sts|tics)$/, /^/],
  [/^force$/, /^\s(?:majeure|field|feedback|measurement)/],
  [/^forced?$/, /^\s(?:air|labour)/],
  [/^trust$/, /^['’]?s?\s(?:board|policy|policies|wide|headquarters|values)|^\s?[.,)]?$/],
  [/^objectives?$/, /^[\s-]c\b/],
  [/^logic$/, /^\s(?:controllers?|app|pro|gates?)/],
  [/^share(?:d|s)?$/, /^\s(?:schemes?|options?|point|parental|holders?|ownership|save|plan|capital|price|drive|lives)/],
  [/^individual$/, /^\s(?:savings|training|learning)/],
  [/^commit(?:s|ted)?$/, /^\s(?:to git|messages?|code|log)/],
  [/^response?$|^respond(?:er|ers)$/, /^\s(?:times?|unit|team|vehicle|plan)/],
  [/^championship$|^championships$/, /^/],
  [/^independent$/, /^\s(?:living|school|schools|review|financial|hospital|prescriber|travel)/],
  [/^warm$/, /^\s(?:up|water|home|homes|storage)/],
  [/^kind$/, /^\s(?:of)\b/],
  [/^forces?$/, /^\s(?:covenant|family|families|veterans?)/],
];

function isExempt(word: string, text: string, start: number, end: number, jobTitle: string): boolean {
  const before = text.slice(Math.max(0, start - 30), start).toLowerCase();
  const after = text.slice(end, end + 30).toLowerCase();
  // "Gentlemen" is no gentle word.
  if (/^gentlem[ae]n/.test(word)) return true;
  if (/^child(?:care|minders?|minding|ren|rens|hood|birth)?$/.test(word)) return true;
  if (/(?:armed|air|police|task|sales|work|field)[\s-]$/.test(before) && /^forces?$/.test(word)) return true;
  if (
    /(?:nhs|foundation|academy|national|multi-academy|hospital|charitable|university|wildlife|prince['’]s|pension|housing)\s$/.test(
      before,
    ) &&
    /^trusts?$/.test(word)
  )
    return true;
  if (exempt.some(([stem, context]) => stem.test(word) && context.test(before))) return true;
  if (exemptAfter.some(([stem, context]) => stem.test(word) && context.test(after))) return true;
  if (jobTitle === '') return false;
  const from = Math.max(0, start - jobTitle.length);
  const at = text
    .slice(from, end + jobTitle.length)
    .toLowerCase()
    .indexOf(jobTitle);
  return at !== -1 && from + at <= start && end <= from + at + jobTitle.length;
}

function describe(text: string, { start, end, coding, stem }: CodedWord, scored: boolean): Finding {
  const word = text.slice(start, end);
  return {
    rule: `genderCoded.${coding}`,
    level: 'suggestion',
    start,
    end,
    text: word,
    message: scored
      ? `“${word}” is counted as ${coding}.`
      : `“${word}” is not counted here, because it is the name of a thing or part of the job title.`,
    reason: 'Studies disagree on how much such words change who applies, so these are suggestions and not errors.',
    replacements: scored ? alternativesFor(stem) : [],
    safe: false,
    scored,
  };
}

/** Guarded: as Gender Decoder by block, once a word; names of things and the job title are listed and not counted. */
export function findGuardedCoded(reading: Reading): Finding[] {
  const title = (reading.surroundings.jobTitle ?? '').trim().toLowerCase();
  const found: Finding[] = [];
  for (const word of findCoded(reading.text)) {
    if (reading.mask.touches(word.start, word.end)) continue;
    if (word.start < (found.at(-1)?.end ?? 0)) continue;
    const lower = reading.text.slice(word.start, word.end).toLowerCase();
    found.push(describe(reading.text, word, !isExempt(lower, reading.text, word.start, word.end, title)));
  }
  return found;
}

/** Coded words with every hyphen parted but those of the listed forms. */
function findCoded(text: string): CodedWord[] {
  const found: CodedWord[] = [];
  for (const { 0: whole, index } of text.matchAll(parting)) {
    const word = { text: whole.toLowerCase(), start: index };
    const pieces =
      word.text.includes('-') && !hyphenated.some((stem) => word.text.startsWith(stem)) ? parts(word) : [word];
    for (const { text: piece, start } of pieces) {
      const coded = codingsOf(piece)[0];
      if (coded !== undefined) found.push({ start, end: start + piece.length, stem: coded[0], coding: coded[1] });
    }
  }
  return found;
}

/** Raw: what Gender Decoder says about a whole text. */
export function findRawFindings(text: string): Finding[] {
  return findRawCoded(text).map((word) => ({ ...describe(text, word, true), rule: `genderCodedRaw.${word.coding}` }));
}
