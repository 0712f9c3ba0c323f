/** Notes on what is missing, held against the texts themselves: a line whose every word stands in one sentence of them is not missing. */
import { inFullForms } from '../language/same-words.ts';
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

/** Notes that quote what the texts lack, with the words around one line and around several. */
const shapes: readonly { lead: RegExp; tail: RegExp; one: string; several: string; end: [string, string] }[] = [
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
  },
];
/** Notes on one line, whole. */
const single =
  /^No sentence of these texts comes from "([^"]+)"[.,]|^"([^"]+)" is named in none of these texts, though its slider/;

/** "First-aid courses" and "first aid course" are the same words. */
const stems = (text: string): Set<string> =>
  new Set(
    contentWords(inFullForms(text).replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')).map((word) => stem(word.toLowerCase())),
  );
const denial = /\b(?:no|not|never|nobody|without|none)\b|n['’]t\b/i;
const figures = (text: string): string[] => text.match(/\d[\d.,:]*/g) ?? [];

/** Whether one sentence of the texts has every word and every figure of a line. */
function isSaid(
  line: string,
  sentences: readonly { stems: Set<string>; figures: readonly string[]; denies: boolean }[],
): boolean {
  const asked = [...stems(line)];
  if (asked.length === 0 || (asked.length === 1 && (asked[0]?.length ?? 0) < 4)) return false;
  const numbers = figures(line);
  // "Experience is not needed" is not said by what asks for experience.
  const denies = denial.test(line);
  return sentences.some(
    (sentence) =>
      sentence.denies === denies &&
      asked.every((word) => sentence.stems.has(word)) &&
      numbers.every((number) => sentence.figures.includes(number)),
  );
}

/** The notes without what the texts say after all; `texts` are the items in full. */
export function withoutSaid(notes: readonly string[], texts: readonly string[]): string[] {
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.?!:])\s+|\n/))
    .map((sentence) => ({ stems: stems(sentence), figures: figures(sentence), denies: denial.test(sentence) }));
  return notes.flatMap((note) => {
    if (note.startsWith(termsNote.lead)) {
      const left = (note.match(/"[^"]+"/g) ?? []).filter((quoted) => !hasTerm(quoted.slice(1, -1), texts));
      return left.length === 0 ? [] : [`${termsNote.lead}${left.join(', ')}${termsNote.tail}`];
    }
    const [, line, name] = single.exec(note) ?? [];
    const alone = line ?? name;
    if (alone !== undefined) return isSaid(alone, sentences) ? [] : [note];
    const shape = shapes.find(({ lead, tail }) => lead.test(note) && tail.test(note));
    if (!shape) return [note];
    const inside = note.replace(shape.lead, '').replace(shape.tail, '');
    const lines = inside.match(/"[^"]+"/g) ?? [];
    const more = / and \d+ more$/.exec(inside)?.[0] ?? '';
    const left = lines.filter((quoted) => !isSaid(quoted.slice(1, -1), sentences));
    if (left.length === lines.length) return [note];
    if (left.length === 0 && more === '') return [];
    const many = left.length + (more === '' ? 0 : 1) > 1;
    return [`${many ? shape.several : shape.one}${left.join(', ')}${more}${shape.end[many ? 1 : 0]}`];
  });
}
