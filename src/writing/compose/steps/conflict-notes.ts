/** Notes of a conflict between the brief and the job description, told as it is for the texts at hand: where none of them says either side, nothing was used. */
import { findNumbers } from '../language/numbers.ts';

const used = / We use the brief\.$/;
const neither = ' These texts say neither.';
const ofSlot = /^The brief says (.+), the job description (.+) \((?:hours|contract|attendance)\)\. We use the brief\.$/;
const ofYears = /^The job description asks for (\S+) years, the brief for (\S+)\. We use the brief\.$/;
const ofLevel = /^The job description asks for another level of (\p{Lu}\p{L}+) than the brief\. We use the brief\.$/u;

const numbersOf = (text: string): number[] => findNumbers(text).map(({ value }) => value);
const squeezed = (text: string): string => text.toLowerCase().replace(/[-\s]+/g, ' ');

/** Whether a text says what one of the two says: "30 hours a week" as "the week is 30 hours", "fixed-term" as it is. */
function says(text: string, side: string): boolean {
  if (squeezed(text).includes(squeezed(side.replace(/"/g, '')))) return true;
  const [figure] = numbersOf(side);
  return (
    figure !== undefined &&
    /\bhours?\b/i.test(side) &&
    /\bhours?\b|\bhrs\b/i.test(text) &&
    numbersOf(text).includes(figure)
  );
}

/** The notes, each conflict of which no text says either side with that in place of which side we use. */
export const asInTexts = (notes: readonly string[], texts: readonly string[]): string[] =>
  notes.map((note) => {
    if (!used.test(note)) return note;
    const [, brief, paper] = ofSlot.exec(note) ?? [];
    const [, more, less] = ofYears.exec(note) ?? [];
    const tongue = ofLevel.exec(note)?.[1];
    const isSaid = (text: string): boolean =>
      brief !== undefined && paper !== undefined
        ? says(text, brief) || says(text, paper)
        : more !== undefined && less !== undefined
          ? /\byears?\b/i.test(text) && [more, less].some((figure) => numbersOf(text).includes(Number(figure)))
          : tongue === undefined || text.includes(tongue);
    return texts.some(isSaid) || texts.length === 0 ? note : note.replace(used, neither);
  });
