/** Lines that were written in Title Case, and which of their words keep their capitals. */

import { isVocabulary } from '../../../text/vocabulary.ts';
import { isProperFirst } from '../../language/first-capitals.ts';

/** "Company Secretary", "Director of Governance": the name of somebody's post. */
const post =
  /^(?:Secretary|Leader|Supervisor|Coordinator|Superintendent|Matron|Registrar|Principal|Curator|Director|Manager|Officer|Head|Chief|Chair|President|Treasurer|Board|Committee|Trustees?|Governors?)$/;
const ofTitle = (words: readonly string[], index: number): boolean =>
  post.test(words[index] ?? '') ||
  (/^[A-Z]/.test(words[index] ?? '') && post.test((words[index + 1] ?? '').replace(/[.,;]$/, ''))) ||
  // "The Chief Executive", "the Deputy Chief Nurse": what follows such a word behind an article.
  (post.test(words[index - 1] ?? '') &&
    /^(?:the|our)$/i.test(words[index - 2] ?? '') &&
    /^(?:Executive|Nurse|Engineer|Constable|Inspector|Accountant|Economist|Scientist|Steward|Clerk|Whip|Minister|Justice)$/.test(
      (words[index] ?? '').replace(/[.,;]$/, ''),
    )) ||
  (/^(?:of|for)$/.test(words[index - 1] ?? '') && post.test(words[index - 2] ?? ''));

/** What closes the name of a body, a law or a scheme: "the Audit and Risk Committee", "Aged Care Quality Standards". */
const closesName =
  /^(?:Committee|Board|Council|Commission|Authority|Agency|Association|Institute|Department|Ministry|Standards?|Act|Regulations?|Code|Framework|Charter|Award|Protocol|Directive|Register|Trust|Society|Federation|Union)[,.;)]?$/;
/** The words of such names inside a line: they keep their capitals. */
function namedWords(words: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  words.forEach((word, at) => {
    if (!closesName.test(word) || at < 2) return;
    for (let index = at; index > 0; index -= 1) {
      if (!/^[A-Z]/.test(words[index] ?? '') && !/^(?:and|of|for)$/.test(words[index] ?? '')) break;
      found.add(index);
    }
  });
  return found;
}

/** Words that are built as words are, whether a list has them or not: "glossary". */
const formed = /(?:ary|ory|aries|ories|tions?|ments?|ness|ing|ics|ists?|ers|ity|ities|ances?|ences?|ology|ship|ships)$/;

/** Lower case where a line was written in Title Case: "Manage The Daily Rota". */
export function untitle(text: string): string {
  // "Member of Executive Team": the name of a body.
  if (/^(?:[Bb]e an? )?[Mm]ember of (?:the )?[A-Z]/.test(text))
    return text.replace(/^((?:[Bb]e an? )?[Mm]ember of) (?=[A-Z])/, '$1 the ');
  const words = text.split(' ');
  const named = namedWords(words);
  const plain = words.map((word) => word.replace(/[.,;]$/, ''));
  // A name keeps its capital, and is no sign of a title.
  const long = words.filter((word) => /^[A-Za-z]{4,}/.test(word) && !isProperFirst(word));
  if (long.length < 3 || long.filter((word) => /^[A-Z][a-z]/.test(word)).length / long.length < 0.8) return text;
  // "Learn and code in Java, Spring Boot": a word of weight in lower case, and the capitals are names.
  if (
    long.some(
      (word) =>
        /^[a-z]/.test(word) &&
        !/^(?:with|from|into|over|within|across|that|their|your|when|after|before|under|between|through|during|while|where|which|than|upon|onto|using|including)\b/.test(
          word,
        ),
    )
  )
    return text;
  return words
    .map((word, index) =>
      index > 0 &&
      !named.has(index) &&
      /^[A-Z][a-z]+(?:['’]s?)?[,;.]?$/.test(word) &&
      !isProperFirst(word.replace(/\W$/, '')) &&
      // "Collibra": no word of any day, so a name.
      (isVocabulary(word.replace(/(?:['’]s?)?\W?$/, '').toLowerCase()) || formed.test(word.replace(/\W$/, ''))) &&
      !ofTitle(plain, index)
        ? word.toLowerCase()
        : word,
    )
    .join(' ');
}
