/** Whom the post reports to, as the job description has it; where the brief names another post, that one. */

import { coverage } from '../language/words.ts';
import { namesPost, partedReporting, readReporting } from '../mining/reporting.ts';
import { cleanLine } from './clean.ts';
import { isInitialsOf } from './notes/wording.ts';
import { forEverybody } from './open-titles.ts';
import { splitSentences } from './split-sentences.ts';
import { findExclusions } from './withhold.ts';

/** "Manager - Maintenance" is the maintenance manager, and "Head, Planning" the head of planning. */
export const inOrder = (post: string): string =>
  post
    // "SR. ENGINEER UTILITY".
    .replace(/^S[Rr]\b\.? (?=[A-Z])/, 'Senior ')
    .replace(/^J[Rr]\b\.? (?=[A-Z])/, 'Junior ')
    .replace(
      /^(Manager|Director|Lead|Supervisor|Head|Coordinator)(?:\s*[–—-]\s*|,\s*)([A-Za-z][\w &]*)$/,
      (_, rank: string, field: string) => (/^Head$/.test(rank) ? `${rank} of ${field}` : `${field} ${rank}`),
    )
    // "WORKSHOP MANAGER" was calmed as a line is; the name of a post has its capitals throughout.
    .replace(/^[A-Z][a-z]+(?: [A-Z][a-z]+)?(?: [a-z]+)+$/, (calmed) =>
      calmed.replace(/ (?!of\b|and\b|the\b|for\b)([a-z])/g, (_, letter: string) => ` ${letter.toUpperCase()}`),
    )
    // "OT In-charge / Nursing Superintendent".
    .replace(/(?<=[a-z])\s*\/\s*(?=[A-Z])/g, ' or ');
/** A name that is longer than any post's was read too far, and cut it would end within a word. */
const ofPost = (to: string): string => (to.length > 60 ? '' : to);

/** Whom the post reports to, by post or by name. What the two say otherwise is told. */
export function readReportsTo(
  briefText: string,
  keyed: (pattern: RegExp) => string,
  notes: Set<string>,
): string | null {
  const ofPaper = ofPost(
    cleanLine(
      partedReporting(
        keyed(/^(?:reports? |reporting|responsible to|accountable to|line manager|manager$)/).split(/[;(]/)[0] ?? '',
      ).to,
    ),
  );
  const ofBrief =
    splitSentences(briefText)
      .map((sentence) => readReporting(sentence)?.to)
      .find((to) => to !== undefined) ||
    ofPost(
      cleanLine(
        partedReporting(
          /\breport(?:s|ing)? (?:directly )?(?:in)?to:? (?:the |our )?((?:(?! (?:Dr|Mr|Mrs|Ms|Prof|Rev)\b)[^.,;()\n]){3,120})/i.exec(
            briefText,
          )?.[1] ?? '',
        ).to,
      ),
    );
  // The brief wins, here too, where it names a post of its own.
  const disputed =
    ofPaper !== '' &&
    ofBrief !== '' &&
    namesPost(ofBrief) &&
    coverage(ofBrief, ofPaper) === 0 &&
    // "CEO" and "Chief Executive Officer" are one.
    !isInitialsOf(ofBrief, ofPaper) &&
    !isInitialsOf(ofPaper, ofBrief);
  if (disputed)
    notes.add(
      `The brief says that the post reports to the ${ofBrief}, the job description to the ${ofPaper}. We use the brief.`,
    );
  // "Regional Sales Manager - TBC", "Head Chef?": without the mark of what is undecided.
  const who =
    (disputed ? ofBrief : ofPaper || ofBrief).replace(/[^\p{L}\p{N})]+$/u, '').replace(/[\s,–—-]+TB[ACD]$/i, '') ||
    null;
  // "Aoife Quinn, Director": the post.
  const [, postOf = ''] = /^\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+, (\p{Lu}[\p{L} ]+)$/u.exec(who ?? '') ?? [];
  const named = postOf !== '' && namesPost(postOf) ? postOf : who;
  // "Foreman / Superintendent": what is withheld elsewhere is not said here, and a post has a name for everybody.
  if (named === null || findExclusions(named).length === 0) return named;
  const open = forEverybody(named);
  if (open === named || findExclusions(open).length > 0) return null;
  notes.add(`The post reports to the "${named}". That names a sex, so we write "${open}".`);
  return open;
}
