/** Where a sentence of what is asked is cut at its commas, and where it is one row. */

import { splitOutsideBrackets } from '../tasks/outside-brackets.ts';
import { adjectives, desirableCue, traits } from './cues.ts';
import { isLanguage } from './person-shapes.ts';
import { areQualities } from './qualities.ts';
import { qualification } from './rows.ts';

/** What asks for something by itself, wherever it stands: "good spoken English", "polite with callers". */
const stands = (piece: string): boolean =>
  /^(?:good|strong|excellent|basic|some(?= [A-Z])|full|clean|fluent|own|able|willing|happy|can|must|at least|\d+\+? ?(?:years?|yrs?))\s/i.test(
    piece,
  ) ||
  (adjectives.test(piece) && piece.includes(' ')) ||
  // "A good telephone manner, neat, keen": how somebody is.
  areQualities(piece) ||
  isLanguage(piece) ||
  /\bconsidered\W*$/.test(piece) ||
  // "Likes talking to people as much as to figures".
  /^(?:likes|loves|enjoys|knows|speaks|understands|cares|writes|thinks|listens|keeps|takes) [a-z]/.test(piece) ||
  (qualification.test(piece) && !/^[A-Z\d]+(?: [A-Z\d]+)* ?$/.test(piece));

/** Four and more short names without an "and": each is asked for by itself. */
const isBareRow = (commas: readonly string[]): boolean =>
  commas.length > 3 &&
  commas.every((piece) => piece.split(' ').length <= 4 && !/ (?:and|or) /.test(piece)) &&
  !commas.every((piece) => adjectives.test(piece));

/** Whether the wish at the end of a row is of the whole row, by its "or". */
const endsInWish = (commas: readonly string[]): boolean =>
  commas.length > 1 &&
  desirableCue.test(commas.at(-1) ?? '') &&
  / or /.test(commas.at(-1) ?? '') &&
  commas
    .slice(0, -1)
    .every((piece) => /^[A-Za-z]+(?: [a-z]+)?$/.test(piece) && !adjectives.test(piece) && !traits[piece.toLowerCase()]);

/** Stands for a comma that parts nothing. */
const JOINED = '\u0003';
const namesInRow =
  /\b(?:[Hh]ands-on|[Ee]xperience|[Ee]xperienced|[Pp]roficient|[Ss]killed|[Ff]amiliar|[Cc]onfident|[Cc]omfortable|[Cc]ompetent|[Ee]xpert)(?: experience)? (?:with|in|of|using) [A-Z][^,;.]*?(?:, [A-Z][\w .+#/-]*?)*, [A-Z][\w .+#/-]*? (?:and|or) [A-Z][\w+#.-]*/g;

/** "Experience of ISO 17025, German and English": languages are no part of a row of names that begins with another. */
const endsInTongues = (row: string): boolean => {
  const [first = '', ...more] = row.split(/, | and | or /);
  return !isLanguage(first.split(' ').at(-1) ?? '') && more.slice(-2).length > 1 && more.slice(-2).every(isLanguage);
};

/** The pieces of a sentence out of `text`: who parts by semicolons uses commas inside a requirement. */
export function piecesOf(bare: string, text: string): readonly string[] {
  // "Hands-on with Google Ads, Meta Ads Manager and GA4": names of what one has one's hands on.
  const commas = splitOutsideBrackets(
    bare.replace(namesInRow, (row) => (endsInTongues(row) ? row : row.replaceAll(', ', JOINED))),
  ).map((piece) => piece.replaceAll(JOINED, ', '));
  const whole =
    text.includes(';') &&
    // "German not required, publications".
    !/\bnot (?:required|needed|necessary|essential)$/i.test(commas[0] ?? '') &&
    !desirableCue.test(commas.length > 1 ? (commas[0] ?? '') : '') &&
    commas.some((piece) => desirableCue.test(piece)) === desirableCue.test(commas[0] ?? '');
  return (
    // "5 GCSEs inc maths, English, science".
    (text.includes(';') &&
      /\b(?:incl?|including|inc)\b\.? [\w ]+$/.test(commas[0] ?? '') &&
      commas.slice(1).every((piece) => /^(?:and |or )?[\w&]+(?: (?:and|or) \w+)?$/.test(piece))) ||
      (whole &&
        (commas.length < 4 || bare.split(' ').length <= 12) &&
        !commas.slice(1).some(stands) &&
        !isBareRow(commas) &&
        // "Tractor driving, chainsaw tickets, walling or willing to learn": its "or" closes no row.
        !(
          commas.length > 2 &&
          /\bor (?:be |are )?(?:willing|prepared|happy|ready|able|working)\b/.test(commas.at(-1) ?? '')
        ) &&
        // Four and more are a row of one thing only where it says so.
        !(
          commas.length > 3 &&
          !/ (?:and|or|&) /.test(commas.at(-1) ?? '') &&
          !/\b(?:in|of|with|using|any|such as|e\.g\.)\b/.test(commas[0] ?? '')
        ) &&
        // "Kotlin or Java (5+ yrs), Postgres you can tune": each says more of its own.
        !commas.some((piece) => /\(\d+\+? ?(?:years?|yrs?)\b|[A-Za-z] you(?:['’]re| can| are| have)\b/.test(piece))) ||
      // "Pilates, yoga or sports course a plus", among requirements that semicolons part.
      (text.includes(';') && commas.length < 4 && endsInWish(commas))
      ? [bare]
      : commas
  );
}
