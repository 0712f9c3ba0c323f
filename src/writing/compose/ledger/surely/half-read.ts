/** Readings of what is asked that put side by side what does not belong together: no sentence says them, and a note tells what was typed. */
import { withArticle } from '../../language/articles.ts';
import { isMass } from '../../language/nouns.ts';
import { isTongue } from '../../language/tongues.ts';
import { isSomebody, type PersonFact } from '../../mining/requirements/person-shapes.ts';

/** A deed that is over, behind what it was done to: "target beaten", "USFDA audit faced". */
const doneTo =
  /^experience (?:of|with|in) (?!the |being |getting |having )(?:[\w-]+ )+(?:beaten|met|hit|won|run|led|held|built|done|sold|taught|[a-z]{3,}(?:[^e]ed|eed|ied))$/;
/** Whether a time lacks what was done in it, or a thing its small words. */
export function isHalfRead({ kind, text, odd }: PersonFact, typed: string): boolean {
  if (kind === 'be')
    // "2 years line cook", "post-primary".
    return (
      /^\d+\+? (?:years?|yrs?|months?) (?!old\b|of age\b|or\b|and\b)[a-z]/.test(text) ||
      /^(?:pre|post)-[a-z]+$|^ready for no /.test(text)
    );
  // "Proven record in bids": what a quality stands before is a thing. "Roofing at least 3 years".
  if (kind === 'can')
    return (
      new RegExp(
        `^\\W*(?:proven|demonstrable|established|solid|strong|clear|good|excellent) ${/^[a-z]+/.exec(text)?.[0] ?? '-'}\\b`,
        'i',
      ).test(typed) || /^[a-z]+ (?:at least |over |min(?:imum)? )?\d+\+? (?:years?|months?)$/.test(text)
    );
  if (kind !== 'have') return false;
  // "No nut allergy": nobody has what they have not.
  if (odd === true && text.startsWith('no ')) return true;
  // "An English negotiable level".
  if (isTongue(/^an? ([A-Z][a-z]+) [a-z]+ level$/.exec(text)?.[1] ?? '')) return true;
  if (!text.includes('experience ')) return false;
  // "Two years with broker", "commis to train", "Optometrist GOC": somebody without an article, what is to be done, a post and its register.
  const [, who = ''] = /\bexperience (?:of|with|for|under) ([A-Za-z]+)(?: [A-Z]{2,6})?$/.exec(text) ?? [];
  return (
    (doneTo.test(text) && !/^\W*(?:[a-z]+ )?experience\b/i.test(typed)) ||
    (who !== '' &&
      (isSomebody(withArticle(who.toLowerCase())) || (/^[a-z]{3,}(?:er|or)$/.test(who) && !isMass(who)))) ||
    (/^experience (?:of|with) [a-z ]+ to [a-z]+s$/.test(text) && / to [a-z]+\W*$/.test(typed))
  );
}
