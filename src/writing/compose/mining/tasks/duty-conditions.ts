/** What limits a task: in brackets ("adults and (after training) children") or at its end ("with an interpreter when needed"). Without it the task would be another one. */
import { rare } from '../../language/its-words.ts';
import type { VerbPhrase } from '../../language/verb-phrase.ts';
import { baseOfIng, isVerbBase, nounLike } from '../../language/verbs.ts';

/** "After training", "with a licence", "up to the second floor": on what terms, how far, and how not. */
const condition =
  /^(?:(?:but |and )?only|once|after|before|if|when(?:ever)?|where(?:ver)?|unless|until|while|under|with|without|within|except|excluding|subject to|following|up to|at most|at least|no more than|not more than|max(?:imum)?|by appointment|on request|in pairs|(?:but )?not|in (?:the )?[\w'’ ]{0,20}absence|in season|in (?:winter|summer|spring|autumn)|occasionally|rarely|sometimes)\b/i;
/** What is offered, told or asked beside the task, whatever it begins with: "with training given", "where applicable". */
const beside =
  /\b(?:given|provided|paid|supplied|etc|e\.?g|i\.?e|bonus|extra|applicable|possible|appropriate|relevant|with .*training)\b|[?!@=/&]|\d{4}/i;
/** What may stand at the end of a sentence without its brackets: "drive the coach once trained". */
const mayEnd =
  /^(?:only (?=once|after|if|when|where|with|under|until|in\b)|once|after|if|when|where|unless|until|with|without|within|under|before|on request|in)\b/i;

/** "(38 people)", "(€14m in sales today)": of what size it is. What somebody is paid, and how long it takes, is none. */
const size = rare(
  /^(?:(?:about|around|up to|over|currently|now) )?(?:(?:\d{1,3}(?:,\d{3})?|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?!(?:days?|hours?|hrs?|weeks?|months?|years?|yrs?|nights?|minutes?|mins?|times?|shifts?|miles?|km|kg|per|in|of|an?|or|to|off|on|and|posts?|points|pages|evenings?|mornings?|afternoons?|weekends?|am|pm)\b)[a-z]+(?: [a-z]+)?|[£€$₹]\d[\d.,]*(?:(?:m|bn| million| billion| crore)(?: [A-Za-z]+){0,3}|(?:k| lakh)(?: (?!(?:per|an?|pa|p\/a|each|every|pay|salary|bonus|allowance|uplift|target)\b)[A-Za-z]+){1,3}))$/,
);

/** Whether a bracket says on what terms something is done, or how large it is. */
export const limits = (aside: string): boolean =>
  size.test(aside) ||
  ((condition.test(aside) || / only$|\bwith (?:approval|permission|consent|supervision)\b/i.test(aside)) &&
    !beside.test(aside) &&
    aside.split(/\s+/).length <= 7);
/** "Children and (by arrangement) adults": what stands behind an "and" is said of one of the two. */
const ofOne =
  /^(?:in|at|by|from|on|during|for|over|once|twice|three times|every|each|later|eventually|occasionally|sometimes|rarely) [\w ]{3,30}$|^(?:later(?: on)?|eventually|occasionally|sometimes|rarely|seasonally)$/i;

interface Limit {
  aside: string;
  /** The words beside it, in small letters: it stands between them wherever they stand. */
  before: string;
  behind: string;
}

/** The conditions of a line, each with its neighbours. */
function limitsIn(line: string): Limit[] {
  const word = (text: string | undefined): string => (text ?? '').toLowerCase().replace(/^\W+|\W+$/g, '');
  return [...line.matchAll(/\(([^()]*)\)/g)].flatMap((found) => {
    const aside = (found[1] ?? '').trim();
    const [head, tail] = [line.slice(0, found.index), line.slice(found.index + found[0].length)].map((part) =>
      part.replace(/\([^()]*\)/g, ' ').trim(),
    );
    const before = word(head?.split(/\s+/).at(-1));
    // "(With supervision) cut patterns": before all that it is said of.
    if (before === '' && limits(aside) && mayEnd.test(aside)) return [{ aside, before, behind: '' }];
    return before !== '' && (limits(aside) || (/^(?:and|or)$/.test(before) && tail !== '' && ofOne.test(aside)))
      ? [{ aside, before, behind: word(tail?.split(/\s+/)[0]) }]
      : [];
  });
}

/** The condition in its place again; null where the words that it stood between are gone. */
function withLimit(text: string, { aside, before, behind }: Limit): string | null {
  if (before === '') return `${text} ${aside.charAt(0).toLowerCase()}${aside.slice(1)}`;
  const words = text.split(' ');
  const plain = words.map((word) => word.toLowerCase().replace(/^\W+|\W+$/g, ''));
  const small = /^(?:an?|the|our|your|all|any)$/;
  const at = plain.findLastIndex((word, index) => {
    const next = small.test(plain[index + 1] ?? '') && plain[index + 1] !== behind ? index + 2 : index + 1;
    return word === before && (plain[next] ?? '') === behind;
  });
  if (at < 0) return null;
  const [head, tail] = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')];
  if (tail === '') return mayEnd.test(aside) ? `${head} ${aside}` : `${head} (${aside})`;
  // Two commas say the same, where an "and" stands before them.
  return /^(?:and|or)$/.test(before) && !aside.includes(',')
    ? `${head}, ${aside}, ${tail}`
    : `${head} (${aside}) ${tail}`;
}

/** On what terms, behind a dash and nothing after it. */
const behindDash =
  / [-–—] ((?:(?:but )?only|once|after|when|if|unless|until|under|subject to|not before) [^-–—,;:()]+?)(?=[.]?$)/i;

/** "And, at weekends, the pool": the same between commas, which stand in nobody's way as brackets. */
export const asBracketed = (line: string): string =>
  line
    // "Operate the planer - only after you're trained": what stands behind a dash at the end limits all before it.
    .replace(behindDash, (whole, terms: string) => (limits(terms) ? ` (${terms})` : whole))
    // "Sales and, occasionally, end customers".
    .replace(/\b(and|or), (occasionally|sometimes|rarely), (?=[a-z])/gi, '$1 $2 ')
    // "Hand tools and, later, machines": without its commas it would be "later machines". Of an order it stands without them.
    .replace(/\b(and|or), (eventually|later(?: on)?), ([a-z]+)/gi, (_, link: string, when: string, next: string) =>
      isVerbBase(next.toLowerCase()) && !nounLike.has(next.toLowerCase())
        ? `${link} ${when} ${next}`
        : `${link} (${when}) ${next}`,
    )
    // "And if upheld, agree redress": the comma before it is missing.
    .replace(/ (and|or) ((?:if|when|where|once) [^,()]{3,30}), (?=[a-z])/gi, ' $1, $2, ')
    // "And, when it is quiet, pack orders", "and, if needed, in court": of an order and of a place it is said at the end.
    .replace(
      /\b(and|or), ((?:if|when|where|once|unless|after) [^,()]{3,40}), ([a-z]+)( [^,;()]+?)(?=[.;]?$)/i,
      (whole, link: string, when: string, first: string, rest: string) =>
        /^(?:in|at|on|to|with|for|by|from)$/.test(first) ||
        ((isVerbBase(first) || baseOfIng(first) !== null) && !/^ (?:and|or|of|for|in)\b/.test(rest))
          ? `${link} ${first}${rest} ${when}`
          : whole,
    )
    .replace(
      /\b(and|or), ((?:if|when|where|after|once|unless|with|without|under|in|at|by|from|on|during) [^,()]{3,40}), (?=\S)/gi,
      '$1 ($2) ',
    );

interface Task {
  phrase: VerbPhrase;
  text: string;
  nouns?: readonly string[];
}

/** A task read from its line without brackets, with the conditions that stood in them; null where one of them has no place any more. */
export function withConditions<Read extends Task>(line: string, duty: Read | null): Read | null {
  let kept = duty;
  for (const limit of limitsIn(line)) {
    if (!kept) return null;
    if (kept.text.toLowerCase().includes(limit.aside.toLowerCase())) continue;
    const text = withLimit(kept.text, limit);
    const { rest } = kept.phrase;
    // What is done to stands in the phrase behind its verb, which is a neighbour too.
    const verb = kept.text.slice(0, kept.text.length - rest.length);
    if (text === null || !text.startsWith(verb) || !kept.text.endsWith(rest)) {
      // The task stands without its size; without its terms it would be another one.
      if (size.test(limit.aside)) continue;
      return null;
    }
    const nouns = kept.nouns?.map((noun) => withLimit(noun, limit) ?? noun);
    kept = {
      ...kept,
      text,
      phrase: { ...kept.phrase, rest: text.slice(verb.length).trimStart() },
      ...(nouns ? { nouns } : {}),
    };
  }
  return kept;
}

/** "As appropriate", "where applicable": the form's own words, which say nothing. */
const asFits = rare(
  /(?<!, [a-z]+ing),?\s+(?:as|when|where|if|whenever|wherever) (?:and when )?(?:appropriate|applicable|relevant|possible)\b(?!,| but\b)/gi,
);
/** "Liaise, as appropriate, with the families": the same between two commas. */
const fitsBetween = rare(
  /(?<!\b(?:and|or|but)), (?:as|when|where|if|whenever|wherever) (?:and when )?(?:required|necessary|needed|appropriate|applicable|relevant|possible), (?=[a-z])/gi,
);
/** "Ring 111 where needed and inform the family", "cover reception, as required": not always, and the task says so. */
const atNeed =
  /,? (?<need>(?:(?:but )?only )?(?:as|when|where|if|whenever|wherever) (?:and (?:when|where) )?(?:required|necessary|needed))(?=\W*$| and )/gi;

/** The line without "as appropriate", but with "when needed", which says that it is not always so. */
export const withoutNeed = (typed: string): string =>
  typed
    .replace(fitsBetween, ' ')
    .replace(asFits, '')
    .replace(atNeed, (_, need: string) => ` ${need.toLowerCase()}`)
    .replace(/ \W+$/, '');
