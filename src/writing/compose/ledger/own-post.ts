/** A description that begins with the post by its name, which every text has told: "Part-time florist, three days a week". */
import { literal } from '../language/any-of.ts';
import { withArticle } from '../language/articles.ts';
import { lowerFirst, upperFirst } from '../language/first-capitals.ts';
import { isVerbBase } from '../language/verbs.ts';
import { coverage } from '../language/words.ts';
import { namesPost } from './notes/atoms.ts';
import { workedOn } from './notes/worked-on.ts';
import { namesSomebody } from './title-number.ts';

const term =
  '(?:permanent|temporary|full-time|part-time|full time|part time|fixed-term|seasonal|casual|contract|freelance|term-time|year-round|weekend|night|relief|bank)';
const terms = `${term}(?:(?:,| and|, and)? ${term})*`;

/**
 * What a sentence says beside the name of the post: its terms, where it is, and the rest. The sentence itself where it says
 * no more than the name, or begins otherwise.
 */
export function besidePost(sentence: string, title: string | null): readonly string[] {
  if (!title) return [sentence];
  const name = literal(title);
  const [one = '', two = ''] = title.split(' ');
  // "Process operators" for a Process Operator, "Test Engineer" for a Test Engineer E-Drive.
  const named = `(?:${name}${two && title.split(' ').length > 2 ? `|${literal(`${one} ${two}`)}` : ''})s?`;
  // "Groom for the yearlings at our second yard", "Site manager to run our new estate".
  const [, place = '', task = ''] =
    new RegExp(
      `^(?:an? |the )?${named}(?: (?:wanted|needed|required|sought))?(?: ((?:for|in|at|on|across|within) (?:(?:our|the|an?|one of our|two|three|four|five|six) [^,;:.]+|(?:[a-z-]+ ){1,3}[a-z]{3,}s))| to ([a-z]+ [^;:.]+))[.]?$`,
      'i',
    ).exec(sentence.trim()) ?? [];
  // "Electrician (Elektroniker) for flats, schools and small offices": one row, and where one works.
  const [, sorts = '', last_ = '', town = ''] =
    new RegExp(
      `^(?:an? |the )?${named}(?: \\([^()]*\\))? for ((?:(?:[a-z]+ )?[a-z]+s, )*(?:[a-z]+ )?[a-z]+s,? and ((?:[a-z]+ )*[a-z]+s))( (?:in|around|across) [A-Z][\\w ]+)?[.]?$`,
      'i',
    ).exec(sentence.trim()) ?? [];
  if (last_ !== '' && sorts === sorts.toLowerCase())
    return [
      `You work ${/^(?:[a-z]+ )?(?:flats|houses|homes|offices|schools|hotels|shops|hospitals|farms|factories|restaurants)$/.test(last_) ? 'in' : 'for'} ${sorts}${town}.`,
    ];
  if (place !== '') return [`You work ${workedOn(place)}.`];
  if (task !== '' && isVerbBase(task.split(' ')[0] ?? '')) return [`${upperFirst(task)}.`];
  // "Full-time director to run planning and logistics": what for, and the terms.
  const [, how = '', what = ''] =
    new RegExp(
      `^(?:an? |the )?((?:${terms},? )?)${literal(title.split(' ').at(-1) ?? '')} to ([a-z]+ [^;:.]+)[.]?$`,
      'i',
    ).exec(sentence.trim()) ?? [];
  if (what !== '' && isVerbBase(what.split(' ')[0] ?? ''))
    return [...(how.trim() === '' ? [] : [`${upperFirst(how.trim().replace(/,$/, ''))}.`]), `You ${what}.`];
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
  // "Chef de partie, fish and sauces, hotel restaurant with 70 covers": what stands behind the name.
  if (mark === '' && where === '' && rest.includes(',') && !termLike.test(rest)) return [`${upperFirst(rest)}.`];
  if (mark === '' || told === '') return besideTerms(sentence, title);
  return [...(where === '' ? [] : [`You work ${where}.`]), `${upperFirst(told)}.`];
}

/** Hours, days, shifts and contracts, as a note has them behind the post. */
const termLike =
  /\b(?:hours?|hrs?|hpw|days?|nights?|shifts?|weekends?|evenings?|mornings?|earlies|lates|rota|roster|permanent|perm|temporary|temp|fixed[- ]term|contract|part[- ]time|full[- ]time|term[- ]time|fte|seasonal|\d+ (?:over|on|in|out of) \d+|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?)\b|\d ?[ap]m\b/i;

/**
 * "Full-time butcher for the meat counter, 39 hours, 5 over 7": who is looked for and for what is one note, and the terms behind
 * it are another. The post is known by the title's last word, by its initials, or as the name of somebody.
 */
function besideTerms(sentence: string, title: string): readonly string[] {
  const [post = '', ...rest] = sentence
    .trim()
    .replace(/[.]$/, '')
    .split(/,\s+(?![^(]*\))/);
  const who = post.replace(
    / (?:for|in|at|on|across|within|with|of) (?:our|the|an?|one of our|two|three|four|\p{Lu}).*$/u,
    '',
  );
  const last = who.split(' ').at(-1) ?? '';
  const initials = title
    .split(/[ -]/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  const own =
    last.toLowerCase() === title.split(' ').at(-1)?.toLowerCase() ||
    (last.length > 1 && last === initials) ||
    // "Lunch and dinner, closed Mondays", "rosters of five days": nobody.
    (who.split(' ').length > 1 &&
      /^[a-z]+$/.test(last) &&
      !/ (?:and|of) /.test(who) &&
      namesSomebody(who) &&
      namesPost(last));
  const name = /^(?:[A-Z]{2}|Band \d|Grade \d)/.test(post) ? post : lowerFirst(post);
  // Every text names the post anyway: what stands before it or behind it is what the note tells.
  const told =
    coverage(post, title) > 0.99
      ? []
      : [
          `You will work as ${withArticle(name.replace(/\b(full|part) time\b/i, '$1-time').replace(/^(?:an?|the) /i, ''))}.`,
        ];
  return rest.length > 0 &&
    own &&
    // "48 hours over 4 days": nobody.
    !/\b\d[\d.]* ?(?:hours?|hrs?|h|days?|nights?|shifts?)\b/i.test(who) &&
    who.split(' ').length <= 6 &&
    !/[:;.]/.test(post) &&
    rest.every(
      (part) =>
        (termLike.test(part) || /^start(?:s|ing)? /i.test(part)) && part.split(' ').length <= 10 && !/[:;]/.test(part),
    )
    ? [...told, `${upperFirst(rest.join(', '))}.`]
    : [sentence];
}
