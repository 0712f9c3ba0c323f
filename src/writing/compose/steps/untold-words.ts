/**
 * The last net under a batch: what the recruiter typed is held against what stands there, word by word. What readers
 * of a field lost on the way, whatever the reason, is in no fact and so in none of the notes on facts.
 */
import { inFullForms } from '../language/same-words.ts';
import { writeOut } from '../language/shorthand.ts';
import { contentWords, stem } from '../language/words.ts';
import { cleanText } from '../ledger/clean.ts';
import type { Ledger } from '../ledger/facts.ts';
import { splitSentences } from '../ledger/split-sentences.ts';
import { tidyBrief } from '../ledger/tidy-brief.ts';
import { findExclusions } from '../ledger/withhold.ts';
import { keepOrRows } from '../mining/requirements/or-rows.ts';
import { showCommas } from '../mining/requirements/split-kept.ts';
import type { Step, WriterInput } from '../types.ts';

/** The field that each step is made from, as a note names it. */
const fields: Partial<Record<Step, { key: 'description' | 'responsibilitiesRole' | 'skills'; name: string }>> = {
  2: { key: 'description', name: 'description' },
  3: { key: 'responsibilitiesRole', name: 'responsibilities' },
  4: { key: 'skills', name: 'skills' },
};

/** So many parts are quoted: a field that was lost whole is read whole. */
const QUOTED = 5;
/** From this share of its words on a part is said, or told by a note: another wording shares fewer. */
const TOLD = 0.5;

/** Pay is the General tab's; asides to whoever reads the brief tell nothing of the job. */
const aside =
  /[£€$₹]|\b(?:salary|wages?|pay|paid|per (?:hour|annum)|p\.?a|lakhs?|LPA|CTC)\b|^(?:and |or )?(?:etc|so on|similar|the like|please|thanks?|see (?:above|below|attached|jd))\b/i;

/** Terms by themselves: they are read as such, and held against the job description elsewhere. */
const term =
  /^(?:(?:an? |the |is |on |perm(?:anent)?|temp(?:orary)?|full|part|time|ft|pt|hybrid|remote|on-?site|office|home|role|job|post|position|based)[ -]*)+$/i;

/** "Superior, Wisconsin": where a place lies. */
const name = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u;
/** Figures of two digits and more; smaller ones are written in words, and clock times and years in many ways. */
const figuresOf = (part: string): string[] =>
  part.match(/(?<![\d.,:/])\d{2,}(?:[.,]\d+)*(?![\d:]|[.,]\d| ?[ap]\.?m)/gi) ?? [];

const numerals = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** "4 day week, 42 hrs" by the words that a text says it in. */
const inWords = (text: string): string =>
  inFullForms(writeOut(text))
    .replace(/\b(?:[1-9]|1[0-2])\b(?![.,:/]\d)/g, (figure) => numerals[Number(figure)] ?? figure)
    .replace(/[-/]/g, ' ');
/** "Patience" is told by "patient": what words of one family begin with. */
const FAMILY = 5;
const stemsOf = (text: string): string[] =>
  contentWords(inWords(text)).map((word) => stem(word.toLowerCase()).slice(0, FAMILY));

/** A field by its parts: sentences, and what stands between commas there. */
const partsOf = (typed: string): { part: string; sentence: string }[] =>
  splitSentences(typed)
    .flatMap((sentence) => sentence.split(/[;\n]+/).map((one) => ({ sentence, one })))
    .flatMap(({ sentence, one }) =>
      one
        .split(/,(?!\d)\s*(?:and |or )?/)
        .map(showCommas)
        .map((part) => ({ part: part.replace(/^[\s•*–-]+|[\s.!]+$/g, ''), sentence })),
    )
    .filter(({ part }) => part !== '');

/**
 * The note on what of the step's field is neither in these texts, nor in earlier ones, nor in another note.
 * @param texts what stands there, the earlier texts among it
 */
export function untoldWords(
  step: Step,
  { brief, advert }: Pick<WriterInput, 'brief' | 'advert'>,
  { slots, reportsTo, place, title, employer }: Ledger,
  texts: readonly string[],
  notes: readonly string[],
): string | null {
  const field = fields[step];
  const typed = field && tidyBrief(brief)?.[field.key];
  if (!field || !typed) return null;
  const terms = [slots.hours, slots.contract, slots.time, slots.attendance].map((slot) => slot?.text ?? '');
  const told = new Set(
    [
      ...texts,
      ...notes,
      ...terms,
      reportsTo ? `reporting to ${reportsTo}` : '',
      place?.name,
      advert.location,
      title?.text,
      employer,
    ]
      .flatMap((text) => stemsOf(text ?? ''))
      .concat(stemsOf('full-time part-time permanent')),
  );
  const spoken = [...texts, ...notes, ...terms].join(' ');
  const lost = partsOf(
    // "Training as an animal keeper, fish farmer or lab assistant": one thing that is asked, and no halves of it.
    field.key === 'skills' ? keepOrRows(cleanText(typed).text) : cleanText(typed).text,
  ).filter(({ part, sentence }) => {
    const words = [...new Set(stemsOf(part))];
    return (
      words.length > 0 &&
      part.length > 3 &&
      (words.filter((word) => told.has(word)).length / words.length < TOLD ||
        figuresOf(part).some((one) => !spoken.includes(one))) &&
      !(part !== sentence && name.test(part)) &&
      !aside.test(part) &&
      !term.test(part) &&
      (part.match(/\(/g)?.length ?? 0) === (part.match(/\)/g)?.length ?? 0) &&
      findExclusions(sentence).length === 0
    );
  });
  if (lost.length === 0) return null;
  const quoted = lost.slice(0, QUOTED).map(({ part }) => `"${part.replace(/"/g, '')}"`);
  const more = lost.length > QUOTED ? ` and ${lost.length - QUOTED} more` : '';
  return `These words of the ${field.name} are in none of these texts: ${quoted.join(', ')}${more}. Read whether the texts say enough of ${lost.length > 1 ? 'them' : 'it'}.`;
}
