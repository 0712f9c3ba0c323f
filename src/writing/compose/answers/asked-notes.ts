/** A requirement as a note: what it asks for where that is sure, and else its own words. */

import { withArticle } from '../language/articles.ts';
import { lowerFirst, upperFirst } from '../language/first-capitals.ts';
import { baseOfThird } from '../language/verbs.ts';
import { isMainClause } from './clause.ts';
import { isSurelyThing } from './confidence.ts';
import type { Piece } from './cut.ts';
import type { Make, Note } from './note.ts';
import { inRow } from './nouns.ts';
import { gives } from './offers.ts';
import { hasHalves } from './person/either.ts';
import { readAsked } from './person/notes.ts';
import { keepsSubject, saysTwice } from './typed-sentence.ts';

/** Whether what would stand in a frame has a finite verb outside of its asides. */
const holdsSentence = (text: string): boolean =>
  /^(?:candidates|applicants|people|anyone|anybody|those|everyone|[a-z]+s) who\b.* (?:is|are|will|can|may|should|must|do|find|have)\b/i.test(
    text,
  ) ||
  (/\b(?:is|are|was|were|will|would|must|should|may|can|could)\b/i.test(
    text
      .replace(/\([^)]*\)|\b(?:or|and) are\b|\bthe will(?:ingness)? to\b/g, '')
      .replace(
        /,? \b(?:who|that|which|where|when|if|because|as|while|although|though|unless|until|whether|how|what|so|whatever|than|but|since|even)\b.*$/i,
        '',
      ),
  ) &&
    !/^(?:can|may|will)\b/i.test(text));

/** Reads a note on the person; null where it says nothing that is asked. */
export function readPersonNote(text: string, piece: Piece, make: Make, clause: (words: string) => Note): Note | null {
  if (gives(text)) return clause(text);
  const row = /^(Essential|Desirable): ([^,]+(?:, [^,]+)* and [^,]+)$/.exec(text);
  if (
    baseOfThird(row?.[2]?.split(' ')[0] ?? '') === null &&
    row?.[2]?.split(/, | and /).every((part) => part.split(' ').length < 3)
  )
    return make('have', row[2], row[1] === 'Desirable' ? { wish: true } : {});
  const person = readAsked(text, piece.opens);
  // "You need fast and accurate typing and a kind voice.": what was typed as a sentence is one.
  if (
    piece.typed &&
    person &&
    !person.wish &&
    /^(?:have|be)$/.test(person.kind) &&
    /,|\b(?:and|or)\b/.test(person.text) &&
    (keepsSubject(text) || /^(?:you|candidates?|applicants?)\b/i.test(text))
  )
    return make('clause', upperFirst(text));
  // "People who have served are encouraged to apply": a sentence with a verb of its own fits into no frame.
  const deeds = person?.kind === 'do' && /^[a-z]+ [^,]*,? (?:and|or|but) (?:can|will|know|have|are) /.test(person.text);
  if (person && person.kind !== 'clause' && !deeds && !hasHalves(person.text) && holdsSentence(person.text))
    return isMainClause(text) || piece.typed ? make('clause', upperFirst(text)) : quote(text, piece, make);
  // "You must be at least 21 and pass a physical": a frame would take the first verb and break the second.
  if (person && /^(?:have|be)$/.test(person.kind) && saysTwice(person.text) && isMainClause(text)) return clause(text);
  if (person && /^(?:have|be)$/.test(person.kind) && saysTwice(person.text))
    return /^(?:must|should) /i.test(text) ? clause(`You ${lowerFirst(text)}`) : quote(text, piece, make);
  // "Ideally you have four years of ...": a sentence says how much it is asked for.
  if (
    person?.kind === 'have' &&
    !isSurelyThing(person.text) &&
    /^(?:ideally,? )?you(?:['’]ll)? (?:have|need|hold|bring) /i.test(text)
  )
    return clause(text);
  // "Your own transport as there is no bus": a thing, and why.
  const [bare = '', why] = person?.kind === 'have' ? person.text.split(/,? (?=as there (?:is|are) )/) : [];
  if (person && why !== undefined && isSurelyThing(bare))
    return make('have', `${bare}, ${why}`, person.wish ? { wish: true } : {});
  if (person?.kind === 'have' && (!isSurelyThing(person.text) || /^any /i.test(person.text)))
    return quote(person.text, piece, make);
  // "No gamblers with the van": nothing that anybody has.
  if (person?.kind === 'have' && /^no\s/i.test(person.text)) return clause(text);
  if (person?.kind === 'clause') return clause(person.text);
  if (person) return make(person.kind, person.text, person.wish ? { wish: true } : {});
  // "Somebody who has run events would do well here": said as it was typed.
  if (!person && piece.typed && keepsSubject(text)) return make('clause', upperFirst(text));
  return null;
}

/** Wording behind a colon; a sentence of its own where another sentence ends inside it. */
/** "Essential: a C licence, or be willing to get one": the label says how much it is asked for; null where it stands before no thing with its reason. */
export function labelledThing(text: string, make: Make): Note | null {
  // "Typing speed of 30 words per minute": one has it.
  if (/^(?:(?:typing|keyboard|shorthand|reading|dictation) )speed of (?:at least |about )?\d/i.test(text))
    return make('have', withArticle(lowerFirst(text)));
  const [, label = '', thing = ''] =
    /^(Essential|Desirable): ((?:an?|the|some|your|at least|any|one|two|three|\d+) .+?,? (?:or be|because|as we|as our|since) .+)$/.exec(
      text,
    ) ?? [];
  return label === '' ? null : make('have', thing, label === 'Desirable' ? { wish: true } : {});
}

export const quote = (text: string, piece: Piece, make: Make): Note =>
  /[.?!]\s|:(?!\d)/.test(text.replace(/\([^)]*\)/g, ''))
    ? make('clause', upperFirst(text))
    : make(
        'quote',
        inRow(
          text.replace(/^(?:An?|The|Your) (?=\p{Ll})/u, (found) => found.toLowerCase()),
          piece.opens,
        ),
      );
