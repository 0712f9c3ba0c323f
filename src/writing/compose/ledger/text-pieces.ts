/** What is typed in a field of the brief or the guidelines, put into words and cut into the pieces that are read one by one. */

import type { FactKind } from '../types.ts';
import { atItsDash, atSemicolons, atSplice, joinedBack } from './cut-sentences.ts';
import { countsOfPast, withAnswer } from './kept-together.ts';
import { timesOfRow } from './notes/times-of-row.ts';
import { readNotes } from './notes.ts';
import { besidePost } from './own-post.ts';
import { postFor } from './post-for.ts';
import { isFirstHalf, leansOnAnother, tellsWhatWas } from './promises.ts';
import { withComparison } from './record/proof-dates.ts';
import { atCommas } from './record/rows.ts';
import { correctsItself } from './record/told-records.ts';
import { asOrder, withCapitals, withLead } from './sentence-wording.ts';
import { withoutOpening } from './set-apart.ts';
import { soughtPost } from './sought-post.ts';
import { splitSentences } from './split-sentences.ts';
import type { DisplayTitle } from './title.ts';

/** The text as it is cut: what only makes sense behind what was said before it stands there. */
export const wordedText = (said: string, kind: FactKind): string =>
  withCapitals(
    (kind === 'proposition' ? withLead(withoutOpening(said)) : said)
      // "Every Monday. No layers in between.": of what was said before it.
      .replace(
        /(?<=[a-z\d])\. No ((?:[a-z]+ ){1,3}(?:in between|in the middle|either|beyond that|after that))(?=[.]|$)/g,
        ', with no $1',
      )
      // "You get a lunch break. A real one.": of what was said before it.
      .replace(
        /(?<=[a-z\d])\. (An?) ((?:[a-z-]+ ){0,2}one)(?=[.!]|$)/g,
        (_, article: string, one: string) => `, ${article.toLowerCase()} ${one}`,
      ),
  )
    .replace(
      // "You run campaigns yourself, budget of €120k a year": with one.
      /(?<=^(?:You|We)\b[^.;:]*[a-z]), (budget|team|patch|fleet|caseload) of (?=[£€$₹\d]|two|three|four|five|six|seven|eight|nine|ten)/g,
      ', with a $1 of ',
    )
    .replace(/\bwith a budget of ([£€$₹][\d.,]+(?:k|m|bn)?) a year\b/g, 'with a yearly budget of $1')
    .replace(/^\s*(?![-–]\d+ ?(?:°|degrees?\b|deg\b|C\b|F\b))[-–—•*·▪]\s*/gm, '');

/** "In our 2025 survey": the survey of that year. */
const ofTheYear = (text: string): string =>
  text.replace(/\b(in|from|by) our (?=(?:19|20)\d\d (?:[a-z]+ )?(?:survey|poll|audit|report|review)\b)/gi, '$1 the ');

/** The pieces of a text, by what kind of text it is; what stands whole or not at all is left to `leave`. */
export const piecesOf = (
  text: string,
  kind: FactKind,
  title: DisplayTitle | null,
  titleWords: readonly string[],
  leave: (piece: string) => void,
): string[] =>
  kind === 'description'
    ? joinedBack(
        readNotes(
          joinedBack(splitSentences(text))
            .flatMap(timesOfRow)
            .flatMap(
              (one) =>
                postFor(one, titleWords) ??
                soughtPost(one, title?.text ?? null) ??
                besidePost(one, title?.text ?? null),
            )
            .join(' '),
          titleWords,
        ),
      ).map(asOrder)
    : (kind === 'evidence' ? withComparison(splitSentences(ofTheYear(withAnswer(text)))) : splitSentences(text))
        .flatMap(atItsDash)
        .flatMap((piece) =>
          kind === 'evidence'
            ? // "2 recalls in 20 years, 0 from firmware": the second half corrects the first, and neither stands alone.
              correctsItself(piece) || countsOfPast(piece)
              ? left(piece, leave)
              : atSemicolons(piece).flatMap((one) => atCommas(one, leave))
            : kind === 'proposition' &&
                // "You don't chase numbers, you chase leaks": the one against the other.
                !/^(?:you|we) (?:don['’]t|do not|never|won['’]t)\b/i.test(piece)
              ? atSplice(piece)
              : [piece],
        );

const left = (piece: string, leave: (piece: string) => void): string[] => {
  leave(piece);
  return [];
};

/** "No touch. No NYC. Home when we say.": whether the pieces of a promise only live together, or lean on each other: "Rogue traders come to our towns. You send them home." */
export const areCries = (pieces: readonly string[]): boolean =>
  pieces.length > 1 &&
  pieces.some(
    (piece, index) =>
      piece.split(' ').length < 3 ||
      (index > 0 && leansOnAnother(piece)) ||
      // "Not a cog. The clockmaker.", "Who checks the checkers? You do.", "We can't promise sunshine. We can promise a dry workshop.": two halves.
      (index === 0 && (isFirstHalf(piece) || tellsWhatWas(piece))),
  );
