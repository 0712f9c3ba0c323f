/**
 * Whom a public house says it appoints, and to which part of it: "The Council is seeking to appoint a Registration Officer to its
 * Registration and Ceremonies Service". The post and the house are in every text; what is left is where one works.
 */
import { withArticle } from '../language/articles.ts';
import { coverage } from '../language/words.ts';

const house =
  "(?:we|the (?:council|trust|board|authority|school|college|university|company|charity|hospital|practice|partnership|association|foundation|group|service|department|diocese|parish|commission|agency|institute|museum|academy|federation)|the (?:city|county|town|borough|district|village|university|diocese|state|port|royal borough) of (?:\\p{Lu}[\\p{L}'’-]*(?: (?:and |upon |on )?(?=\\p{Lu}))?){1,4})";
const seeks =
  "(?:is|are|['’]re) (?:now |currently )?(?:(?:seeking|looking|wishing|pleased|proposing) to (?:appoint|recruit|employ|hire)|hiring|recruiting|appointing|seeking|looking for)|(?:wish|wishes|intends?|proposes?|seeks?) to (?:appoint|recruit|employ)|invites? applications for the (?:post|position|role) of";
const term = '(?:permanent|temporary|full-time|part-time|fixed-term|seasonal)';
const appoints = new RegExp(
  `^${house} ?(?:${seeks}) (?:to (?:an?|the) (?:(${term}(?:,? ${term})?) )?(?:post|position|role) of |(?:an?|the) (?:(${term}(?:,? ${term})?) )?)?([^,;:.]+?) (?:to|for|in|within|at) (?:its|our|their) ([^,;:.]+)$`,
  'iu',
);
/** Parts of a house that one works in, and places that one works at. */
const inIt =
  /^(?:service|department|team|section|division|directorate|unit|office|branch|faculty|group|laboratory|lab|library|kitchen|workshop|registry|bureau|squad|practice)s?$/i;
const atIt =
  /^(?:plant|centre|center|site|store|shop|school|college|depot|clinic|hospital|campus|works|station|yard|museum|theatre|hotel|home|garage|factory|nursery|farm|surgery|branch|headquarters|airport|port|terminal)s?$/i;

/** "Full-time ASM at our Hamilton Place store", for an Assistant Store Manager: the post by its letters, and where. */
const byLetters = /^(?:an? )?(?:(full|part)[- ]time )?([A-Z]{2,5}) ((?:at|in|on) our [^,;:.]+)$/;
function whereByLetters(sentence: string, title: string): string[] | null {
  const [, share = '', letters = '', where = ''] =
    byLetters.exec(sentence.replace(/^[FP](?=(?:ull|art)[- ])/, (first) => first.toLowerCase())) ?? [];
  const initials = title
    .split(/[ /-]+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.charAt(0))
    .join('');
  return letters !== '' && letters === initials
    ? [`You will work ${share === '' ? '' : `${share.toLowerCase()}-time `}${where}.`]
    : null;
}

/** What such a sentence says beside the post; null where it is none, or where its last words may be no place. */
export function whereAppointed(typed: string, title: string): string[] | null {
  const short = whereByLetters(typed.trim().replace(/[.]$/, ''), title);
  if (short) return short;
  const [, first = '', second = '', name = '', where = ''] = appoints.exec(typed.trim().replace(/[.]$/, '')) ?? [];
  if (where === '' || coverage(name, title) < 1 || /\b(?:who|that|which|with)\b/.test(where)) return null;
  // "Literacy centre in Longford town": of what it is, and where that is.
  const head =
    where
      .replace(/ (?:in|at|on|near) (?:the )?\p{Lu}.*$/u, '')
      .split(' ')
      .at(-1) ?? '';
  const link = inIt.test(head) ? 'in' : atIt.test(head) ? 'at' : head === 'ward' ? 'on' : '';
  if (link === '') return null;
  const terms = first || second;
  return [
    `You will work ${link} our ${where}.`,
    ...(terms === '' ? [] : [`This is ${withArticle(`${terms.toLowerCase()} post`)}.`]),
  ];
}
