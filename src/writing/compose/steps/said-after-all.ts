/** Notes on what is missing, held against the texts themselves: a line whose every word stands in one sentence of them is not missing. */
import { isVerbBase } from '../language/verbs.ts';
import { isNamed, isSaid, stemsOf, stretchesOf, unsaidOf } from './quoted-parts.ts';

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
const figures = (text: string): string[] => text.match(/\d[\d.,:]*(?<![.,:])/g) ?? [];
/** Other words for a term: who reads "the contract is unlimited" knows that it is permanent. */
const otherWords: Readonly<Record<string, RegExp>> = {
  permanent:
    /\b(?:unlimited|open[- ]ended|indefinite) (?:employment )?contract\b|\bcontract is (?:unlimited|open[- ]ended|indefinite)\b/i,
};
/** Whether the texts have a term: so many hours, "permanent", "full time". */
const hasTerm = (term: string, texts: readonly string[]): boolean => {
  const [figure] = figures(term);
  const bare = term.toLowerCase().replace(/-/g, ' ');
  return texts.some((text) =>
    figure === undefined
      ? text.toLowerCase().replace(/-/g, ' ').includes(bare) || otherWords[bare]?.test(text)
      : figures(text).includes(figure) && /\bhours?\b/i.test(text),
  );
};

/** Notes that quote what the texts lack, with the words around one line and around several; without these, the words stay as they are. */
const shapes: readonly { lead: RegExp; tail: RegExp; one?: string; several?: string; end?: [string, string] }[] = [
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
  {
    lead: /^These words of the [a-z]+ are in none of these texts: /,
    tail: /\. Read whether the texts say enough of (?:it|them)\.$/,
    end: ['. Read whether the texts say enough of it.', '. Read whether the texts say enough of them.'],
  },
  {
    lead: /^A part of the (?:description|proposition) is in none of these texts \(/,
    tail: /\): [^"]+$/,
  },
  {
    lead: /^No sentence of these texts comes from (?=")/,
    tail: /(?<=")(?:, which the job description asks for)?\. [^"]+$/,
  },
];
/** A note on a guideline, whose name is quoted whole. */
const onGuide = /^"([^"]+)" is named in none of these texts, though its slider/;

/** ... on an imperative that only names something, and on a step brief that none of the facts was chosen for. */
const onNamed =
  /^(?:"([^"]+)" is only named(?:, and we could not tell|\. What comes nearest)|The step brief "([^"]+)" did not steer|No fact was chosen for the step brief "([^"]+)")/;

/** Why a whole line is in no text, where another is much like it; of a part that the texts lack no line is. */
const likeIt = 'Another line asks for something like it: read whether that is enough.';
const restIsSaid = 'The rest of its line is said.';

const ofPaper = /^No sentence of these texts comes from /;
/**
 * Whether what is left of a line of the paper reads as a part of it: one stretch, between the stops and commas of the line,
 * or an order behind an "and". "Visitor before they enter the room" is half of a row, and its line is quoted whole.
 */
function isCutSoundly(line: string, left: string): boolean {
  const at = line.indexOf(left);
  if (at < 0) return false;
  const [before, behind] = [line.slice(0, at).trimEnd(), line.slice(at + left.length).trimStart()];
  const [first = ''] = left.toLowerCase().split(' ');
  const begins =
    before === '' ||
    /[,;:()]$|\s[-–—/]$|[a-z)\d]\.$|\b(?:as|because)$/.test(before) ||
    (/\b(?:and|but|plus)$/.test(before) &&
      (isVerbBase(first) || isVerbBase(first.replace(/e?s$/, '')) || /^\d|^(?:an?|the|at|no)$/.test(first)));
  return begins && (behind === '' || /^(?:[,;:.()]|[-–—/] |(?:and|but|plus) )/.test(behind));
}

/** The notes without what the texts say after all; `texts` are the items in full, `names` what every one of them is about. */
export function withoutSaid(
  notes: readonly string[],
  texts: readonly string[],
  names: readonly string[] = [],
): string[] {
  const stretches = stretchesOf(texts);
  const known = stemsOf(names.join(' '));
  return notes.flatMap((note) => {
    if (note.startsWith(termsNote.lead)) {
      const left = (note.match(/"[^"]+"/g) ?? []).filter((quoted) => {
        const term = quoted.slice(1, -1);
        // "Saturday work is every second week": a term of several words by its words as well.
        return !(
          (term.split(' ').length > 2 && unsaidOf(term, stretches, known) === null) ||
          (term.split(' ').length < 6 && hasTerm(term, texts))
        );
      });
      return left.length === 0 ? [] : [`${termsNote.lead}${left.join(', ')}${termsNote.tail}`];
    }
    const only = onNamed
      .exec(note)
      ?.slice(1)
      .find((quoted) => quoted !== undefined);
    if (only !== undefined) return isNamed(only, stretches, known) ? [] : [note];
    const [, name] = onGuide.exec(note) ?? [];
    if (name !== undefined) return isSaid(name, stretches, known) ? [] : [note];
    const shape = shapes.find(({ lead, tail }) => lead.test(note) && tail.test(note));
    if (!shape) return [note];
    const before = shape.lead.exec(note)?.[0] ?? '';
    const behind = shape.tail.exec(note)?.[0] ?? '';
    const inside = note.slice(before.length, note.length - behind.length);
    const lines = inside.match(/"[^"]+"/g) ?? [];
    const more = / and \d+ more$/.exec(inside)?.[0] ?? '';
    const left = lines.flatMap((quoted) => {
      const unsaid = unsaidOf(quoted.slice(1, -1), stretches, known);
      if (unsaid === null) return [];
      return [ofPaper.test(before) && !isCutSoundly(quoted.slice(1, -1), unsaid) ? quoted : `"${unsaid}"`];
    });
    if (left.join() === lines.join()) return [note];
    if (left.length === 0 && more === '') return [];
    // "SCL, Profinet" of "Siemens S7-1500, SCL, Profinet": what is like the line is only what the texts say of it.
    const why = behind.endsWith(likeIt) ? behind.replace(likeIt, restIsSaid) : behind;
    const many = left.length + (more === '' ? 0 : 1) > 1;
    return [
      `${(many ? shape.several : shape.one) ?? before}${left.join(', ')}${more}${shape.end?.[many ? 1 : 0] ?? why}`,
    ];
  });
}
