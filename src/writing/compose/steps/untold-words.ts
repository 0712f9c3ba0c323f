/**
 * The last net under a batch: what the recruiter typed is held against what stands there, word by word. What readers
 * of a field lost on the way, whatever the reason, is in no fact and so in none of the notes on facts.
 */

import { literal } from '../language/any-of.ts';
import { rare } from '../language/its-words.ts';
import { small } from '../language/numbers.ts';
import { inFullForms } from '../language/same-words.ts';
import { writeOut } from '../language/shorthand.ts';
import { contentWords, stem } from '../language/words.ts';
import { cleanLine, cleanText } from '../ledger/clean.ts';
import type { Ledger } from '../ledger/facts.ts';
import { hasGap } from '../ledger/imperatives.ts';
import { asked } from '../ledger/set-apart.ts';
import { splitSentences } from '../ledger/split-sentences.ts';
import { tidyBrief } from '../ledger/tidy-brief.ts';
import { titleInEnglish } from '../ledger/title-tongues.ts';
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

/** "4 day week, 42 hrs" by the words that a text says it in. */
const inWords = (text: string): string =>
  inFullForms(writeOut(text))
    .replace(/\b(?:[1-9]|1[0-2])\b(?![.,:/]\d)/g, (figure) => small[Number(figure)] ?? figure)
    .replace(/[-/]/g, ' ');
/** "Patience" is told by "patient": what words of one family begin with. */
const FAMILY = 5;
const stemsOf = (text: string): string[] =>
  contentWords(inWords(text)).map((word) => stem(word.toLowerCase()).slice(0, FAMILY));

/** What is beside a title and tells nothing of the job: whom the law lets apply, hype, remarks among colleagues, numbers of files. "Immediate start" does. */
const besideTitle = rare(
  /^[\W\d]*$|^(?:[a-z]{1,2}\W){1,3}[a-z]{1,3}$|^(?!.*\bstart).*\b(?:immediate\w*|asap)\b|\b(?:all genders|urgent\w*|hiring|wanted|required|needed|apply|confidential|draft|internal|publish|refs?|req|job id|vacancy|exciting|amazing|fantastic|great|new|hot|top|payer|version|v\d+|rock ?stars?|ninjas?|gurus?|superstars?|title|role|position)\b|[£€$₹%]/i,
);

/** "Support Engineer L2", "Manager Grade 5": what the texts call the job is gone, and a level may be short. */
const levelOf = /^(?:[A-Z]{1,2}\d{1,2}|(?:grade|level|band|tier|step) \w{1,3})$/i;
/** A title by its name and what stands in brackets, behind a dash or a number of posts. */
const partsOfTitle = (title: string, called: string): { part: string; sentence: string }[] =>
  title
    .split(/[()[\]{}|,;:]|\s[-–—/]+\s|\s(?=x ?\d)/)
    .map((part) => part.trim())
    .map((part) => (part.startsWith(`${called} `) ? part.slice(called.length).trim() : part))
    .filter((part) => part !== '' && !besideTitle.test(part))
    .map((part) => ({ part, sentence: part }));

/** A field by its parts: sentences, and what stands between commas there. */
const partsOf = (typed: string, asks = false): { part: string; sentence: string }[] =>
  splitSentences(typed)
    // "What's the job?", "click here": asked for the reader, or of a page; nothing that a text lacks.
    // "Must haves?", "Licence?": the name of the answer behind it; in what is asked it is asked itself where none stands there.
    .filter(
      (sentence, at, all) =>
        !/^(?:\S+ ){0,2}\S+\?$/.test(sentence.trim()) ||
        (asks && at !== all.length - 1 && all[at + 1]?.trim().endsWith('?')) ||
        (asks && at === all.length - 1 && at > 0),
    )
    .filter((sentence) => !asked.test(sentence) && !/^(?:to apply,? |please )*click here\W*$/i.test(sentence))
    .flatMap((sentence) => sentence.split(/[;\n]+/).map((one) => ({ sentence, one })))
    .flatMap(({ sentence, one }) =>
      one
        .split(/,(?!\d)\s*(?:and |or )?/)
        .map(showCommas)
        .map((part) => ({ part: part.replace(/^[\s•*–-]+|[\s.!]+$/g, ''), sentence })),
    )
    .filter(({ part }) => part !== '');

/** What is told already, by its words and as it stands. */
interface Told {
  words: ReadonlySet<string>;
  text: string;
}

/** Whether a part of a field is told nowhere: most of its words are not, or a figure of it. */
function isLost({ part, sentence }: { part: string; sentence: string }, told: Told): boolean {
  const words = [...new Set(stemsOf(part))];
  return (
    words.length > 0 &&
    part.length > 3 &&
    (words.filter((word) => told.words.has(word)).length / words.length < TOLD ||
      figuresOf(part).some((one) => !told.text.includes(one))) &&
    !(part !== sentence && name.test(part)) &&
    !aside.test(part) &&
    !term.test(part) &&
    (part.match(/\(/g)?.length ?? 0) === (part.match(/\)/g)?.length ?? 0) &&
    findExclusions(sentence).length === 0
  );
}

/** "Duties TBC by manager": what a gap was cut out of, as it was typed. */
function asTyped(part: string, typed: string): string {
  if (!/\s{2}/.test(part) && !hasGap(typed)) return part;
  const words = part.split(/\s+/).map(literal);
  const found = words.length > 1 ? new RegExp(words.join('[^,;\\n]{1,40}?'), 'i').exec(typed)?.[0] : undefined;
  return (found ?? part).replace(/\s+/g, ' ');
}

const quote = (parts: readonly { part: string }[], typed: string): string =>
  parts
    .slice(0, QUOTED)
    .map(({ part }) => `"${asTyped(part, typed).replace(/"/g, '')}"`)
    .join(', ') + (parts.length > QUOTED ? ` and ${parts.length - QUOTED} more` : '');

/**
 * The notes on what of the step's field is neither in these texts, nor in earlier ones, nor in another note; with an
 * headlines and an introduction, on what stands beside the title as well.
 * @param texts what stands there, the earlier texts among it
 */
export function untoldWords(
  step: Step,
  { brief, advert }: Pick<WriterInput, 'brief' | 'advert'>,
  { slots, reportsTo, place, title, employer }: Ledger,
  texts: readonly string[],
  notes: readonly string[],
): string[] {
  const field = fields[step];
  if (!field && step !== 1) return [];
  const terms = [slots.hours, slots.contract, slots.time, slots.attendance].map((slot) => slot?.text ?? '');
  const known = [place?.name, advert.location, title?.text, employer, reportsTo ? `reporting to ${reportsTo}` : ''];
  const all = [...texts, ...notes, ...terms];
  const told = {
    words: new Set([...all, ...known, 'full-time part-time permanent'].flatMap((text) => stemsOf(text ?? ''))),
    text: all.join(' '),
  };
  const found: string[] = [];
  const typed = field && tidyBrief(brief)?.[field.key];
  // "Training as an animal keeper, fish farmer or lab assistant": one thing that is asked, and no halves of it.
  const whole = field?.key === 'skills' ? keepOrRows(cleanText(typed).text) : cleanText(typed).text;
  const lost = typed ? partsOf(whole, field?.key === 'skills').filter((part) => isLost(part, told)) : [];
  if (field && lost.length > 0)
    found.push(
      `These words of the ${field.name} are in none of these texts: ${quote(lost, brief?.[field.key] ?? '')}. Read whether the texts say enough of ${lost.length > 1 ? 'them' : 'it'}.`,
    );
  const called = title?.text ?? '';
  const beside =
    step < 3 && title
      ? partsOfTitle(cleanLine(titleInEnglish(advert.jobTitle ?? '')), called).filter((part) =>
          levelOf.test(part.part) ? !told.text.includes(part.part) : isLost(part, told),
        )
      : [];
  // Where the description has it, readers of the whole advert learn it.
  const described = new Set(stemsOf(brief?.description ?? ''));
  const inDescription = beside.every(({ part }) => stemsOf(part).every((word) => described.has(word)));
  if (beside.length > 0)
    found.push(
      `The texts call the job "${called}". What else the title says is in none of these: ${quote(beside, advert.jobTitle ?? '')}. ${
        inDescription ? 'The description says it as well.' : 'Put it into the description if readers should learn it.'
      }`,
    );
  return found;
}
