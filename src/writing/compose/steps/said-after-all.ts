/** Notes on what is missing, held against the texts themselves: a line whose every word stands in one sentence of them is not missing. */
import { inFullForms } from '../language/same-words.ts';
import { writeOut } from '../language/shorthand.ts';
import { contentWords, stem } from '../language/words.ts';

/** What is told of wording that can't be read for sure. It may be a whole sentence: the note says nothing against it. */
export const roughNote = {
  lead: 'The built-in writer is not sure how to say ',
  one: ', so it was left out. Put it in other words, or into a text yourself.',
  several: ', so they were left out. Put them in other words, or into a text yourself.',
} as const;

/** What is told of hours and terms that no text of a batch has. */
export const termsNote = {
  lead: 'These terms of the job are in none of these texts: ',
  tail: '. Please add them where the texts are used alone.',
} as const;
/** Whether the texts have a term: so many hours, "permanent", "full time". */
const hasTerm = (term: string, texts: readonly string[]): boolean => {
  const [figure] = figures(term);
  const bare = term.toLowerCase().replace(/-/g, ' ');
  return texts.some((text) =>
    figure === undefined
      ? text.toLowerCase().replace(/-/g, ' ').includes(bare)
      : figures(text).includes(figure) && /\bhours?\b/i.test(text),
  );
};

/** Notes that quote what the texts lack, with the words around one line and around several; `parts` where a line may be quoted in part. */
const shapes: readonly {
  lead: RegExp;
  tail: RegExp;
  one: string;
  several: string;
  end: [string, string];
  parts?: boolean;
}[] = [
  {
    lead: /^No sentence of these texts comes from (?:this line|these lines) of the job description: /,
    tail: /\. Read whether the texts say enough of (?:it|them)\.$/,
    one: 'No sentence of these texts comes from this line of the job description: ',
    several: 'No sentence of these texts comes from these lines of the job description: ',
    end: ['. Read whether the texts say enough of it.', '. Read whether the texts say enough of them.'],
  },
  {
    lead: /^The built-in writer is not sure how to say /,
    tail: /, so (?:it was|they were) left out\. Put (?:it|them) in other words, or into a text yourself\.$/,
    one: roughNote.lead,
    several: roughNote.lead,
    end: [roughNote.one, roughNote.several],
    parts: true,
  },
];
/** Notes on one line, whole. */
const single =
  /^No sentence of these texts comes from "([^"]+)"[.,]|^"([^"]+)" is named in none of these texts, though its slider/;

/** Who has something, and that it is had: "the successful candidate will hold" asks for the thing that follows. */
const anybodyHas =
  /^(?:(?:s?he|he or she|they|you|the (?:successful |ideal )?(?:candidate|applicant|person)|applicants|candidates) )?(?:will|must|should|would|shall|need to|has to|have to) (?:hold|have|possess|be) /i;

/** "First-aid courses" and "first aid course" are the same words. */
const stems = (text: string): Set<string> =>
  new Set(
    contentWords(inFullForms(writeOut(text)).replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')).map((word) =>
      stem(word.toLowerCase()),
    ),
  );
const denial = /\b(?:no|not|never|nobody|without|none)\b|n['’]t\b/i;
const figures = (text: string): string[] => text.match(/\d[\d.,:]*(?<![.,:])/g) ?? [];

/** A stretch of a text by what it says. */
interface Said {
  stems: ReadonlySet<string>;
  figures: readonly string[];
  denies: boolean;
}
const saidIn = (text: string): Said => ({ stems: stems(text), figures: figures(text), denies: denial.test(text) });

/** The stretches of the texts: sentences, and what stands between the commas of one that denies something ("you have Sundays off, and there's no night duty"). */
const stretchesOf = (texts: readonly string[]): Said[] =>
  texts
    .flatMap((text) => text.split(/(?<=[.?!:])\s+|\n/))
    .flatMap((sentence) =>
      denial.test(sentence) ? [sentence, ...sentence.split(/[,;:]\s|\s(?:and|but)\s/)] : [sentence],
    )
    .map(saidIn);

/** Whether one stretch of the texts has every word and every figure of a line; `known` are words that every text has. */
function isSaid(line: string, stretches: readonly Said[], known: ReadonlySet<string>): boolean {
  const whole = stems(line.replace(anybodyHas, ''));
  if (whole.size === 0 || (whole.size === 1 && ([...whole][0]?.length ?? 0) < 4)) return false;
  const asked = [...whole].filter((word) => !known.has(word));
  // What has no word beside the title's is no line that texts could say again.
  if (asked.length === 0) return false;
  const numbers = figures(line);
  // "Experience is not needed" is not said by what asks for experience.
  const denies = denial.test(line);
  return stretches.some(
    (stretch) =>
      stretch.denies === denies &&
      asked.every((word) => stretch.stems.has(word)) &&
      numbers.every((number) => stretch.figures.includes(number)),
  );
}

const oneTerm = /^(?:permanent|temporary|seasonal|hybrid|remote|full-time|part-time)$/i;
/** "3) 37 hours a week": its number in a list is no figure of it. */
const inList = /^\(?\d{1,2}\) +(?=\S)/;

/**
 * What of a line is not said: its parts between commas, so that "rotating shifts, no night duty" is quoted without the half that
 * stands in the texts. Null where all of it is said.
 */
function unsaidOf(
  line: string,
  inParts: boolean,
  stretches: readonly Said[],
  known: ReadonlySet<string>,
): string | null {
  const plain = line.replace(inList, '');
  if (isSaid(plain, stretches, known)) return null;
  // A bracket and an inner quotation are cut nowhere.
  if (!inParts || /[()“”]/.test(plain)) return line;
  const parts = plain.split(/,(?!\d)\s+|\s\/\s|;\s+/).map((part) => part.trim());
  // "Learn to carve, gesso and paint" is torn without a verb of its row: one word goes only where it is a term.
  const left = parts.filter(
    (part) => (!/ /.test(part) && !oneTerm.test(part)) || !isSaid(part.replace(/^(?:and|or) /i, ''), stretches, known),
  );
  if (left.length === parts.length) return line;
  return left.length === 0 ? null : left.join(', ').replace(/^(?:and|or) /i, '');
}

/** The notes without what the texts say after all; `texts` are the items in full, `names` what every one of them is about. */
export function withoutSaid(
  notes: readonly string[],
  texts: readonly string[],
  names: readonly string[] = [],
): string[] {
  const stretches = stretchesOf(texts);
  const known = stems(names.join(' '));
  return notes.flatMap((note) => {
    if (note.startsWith(termsNote.lead)) {
      const left = (note.match(/"[^"]+"/g) ?? []).filter((quoted) => !hasTerm(quoted.slice(1, -1), texts));
      return left.length === 0 ? [] : [`${termsNote.lead}${left.join(', ')}${termsNote.tail}`];
    }
    const [, line, name] = single.exec(note) ?? [];
    const alone = line ?? name;
    if (alone !== undefined) return isSaid(alone, stretches, known) ? [] : [note];
    const shape = shapes.find(({ lead, tail }) => lead.test(note) && tail.test(note));
    if (!shape) return [note];
    const inside = note.replace(shape.lead, '').replace(shape.tail, '');
    const lines = inside.match(/"[^"]+"/g) ?? [];
    const more = / and \d+ more$/.exec(inside)?.[0] ?? '';
    const left = lines.flatMap((quoted) => {
      const unsaid = unsaidOf(quoted.slice(1, -1), shape.parts === true, stretches, known);
      return unsaid === null ? [] : [`"${unsaid}"`];
    });
    if (left.join() === lines.join()) return [note];
    if (left.length === 0 && more === '') return [];
    const many = left.length + (more === '' ? 0 : 1) > 1;
    return [`${many ? shape.several : shape.one}${left.join(', ')}${more}${shape.end[many ? 1 : 0]}`];
  });
}
