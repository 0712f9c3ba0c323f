/** A description that begins with the post by its name, which every text has told: "Part-time florist, three days a week". */
import { literal } from '../language/any-of.ts';
import { upperFirst } from '../language/articles.ts';
import { isVerbBase } from '../language/verbs.ts';

const term =
  '(?:permanent|temporary|full-time|part-time|full time|part time|fixed-term|seasonal|casual|contract|freelance|term-time|year-round|weekend|night|relief|bank)';
const terms = `${term}(?:(?:,| and|, and)? ${term})*`;

/** "For our packaging machines at the plant": one works on them. */
const ofThings =
  /^for (?=(?:our|the|an?|one of our|two|three|four|five|six) (?:[\w&’'-]+ ){0,4}?(?:machines?|lines?|machinery|products?|platforms?|systems?|vehicles|fleet|ranges?|apps?|websites?|networks?|turbines|trains|engines|boilers|lifts|equipment|software|devices|instruments|buildings|roads|bridges|tracks?)(?= (?:at|in|on|of|from|across|near|for|between)\b|$))/i;

/**
 * What a sentence says beside the name of the post: its terms, where it is, and the rest. The sentence itself where it says
 * no more than the name, or begins otherwise.
 */
export function besidePost(sentence: string, title: string | null): readonly string[] {
  if (!title) return [sentence];
  const name = literal(title);
  // "Groom for the yearlings at our second yard", "Site manager to run our new estate".
  const [, place = '', task = ''] =
    new RegExp(
      `^(?:an? |the )?${name}(?: (?:wanted|needed|required|sought))?(?: ((?:for|in|at|on|across|within) (?:our|the|an?|one of our|two|three|four|five|six) [^,;:.]+)| to ([a-z]+ [^;:.]+))[.]?$`,
      'i',
    ).exec(sentence.trim()) ?? [];
  if (place !== '') return [`You work ${place.replace(ofThings, 'on ')}.`];
  if (task !== '' && isVerbBase(task.split(' ')[0] ?? '')) return [`${upperFirst(task)}.`];
  // "Sales Director for Germany and Austria, permanent": the patch, and the terms.
  const short = title.split(' ').slice(0, 2).join(' ');
  const [, patch = '', more = ''] =
    new RegExp(
      `^(?:an? |the )?(?:${name}|${literal(short)}) for ((?:the )?\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)*(?:(?:, | and |, and )(?:the )?\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)*)+)(?:, (${terms}))?[.]?$`,
      'u',
    ).exec(sentence.trim()) ?? [];
  if (patch !== '' && short.includes(' '))
    return [`You cover ${patch}.`, ...(more === '' ? [] : [`${upperFirst(more)}.`])];
  const [, mark = '', where = '', rest = ''] =
    new RegExp(
      `^(?:an? |the )?((?:${terms},? )?)${name}(?: ((?:in|at|on|across|within) (?:our|the|an?) [^,;:.]+))?(?:, ([^;:.]+))?[.]?$`,
      'i',
    ).exec(sentence.trim()) ?? [];
  const told = [
    mark
      .trim()
      .replace(/,$/, '')
      .replace(/ (?=(?:full|part|fixed)[- ])/i, ', '),
    rest,
  ]
    .filter((part) => part !== '')
    .join(', ');
  if (mark === '' || told === '') return [sentence];
  return [...(where === '' ? [] : [`You work ${where}.`]), `${upperFirst(told)}.`];
}
