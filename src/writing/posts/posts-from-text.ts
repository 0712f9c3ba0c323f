/**
 * Posts in the advert's own words. A completed advert was approved sentence by sentence, so its sentences are quoted, not
 * written again: the headline, what a reader is told first, the facts of the job, and how to go on.
 */
import type { SocialPosts } from '../compose/index.ts';

/** X takes 280 characters. */
const xMost = 280;
/** Longer posts are cut by the platforms' "more" anyway. Characters of the quoted part. */
const linkedinMost = 600;
const facebookMost = 420;
/** Shorter lines are labels or facts, not something to read. */
const paragraphLeast = 60;

export interface AdvertText {
  /** The first heading; null where the advert has none. */
  headline: string | null;
  /** Running text in order: no headings, no list items. */
  paragraphs: readonly string[];
  /** Lines of its lists, in order. */
  points: readonly string[];
  jobTitle: string;
  place: string | null;
  /** '£34,000 to £41,500 a year'. */
  pay: string | null;
  /** '11 December 2026'; null where there is none, or it has passed. */
  deadline: string | null;
}

const sentenceEnd = /(?<=[.?!]["'”’)]?)\s+(?=["'“‘(]?[\p{Lu}\p{N}])/u;
const length = (text: string): number => [...text].length;

/** Whole sentences from the beginning, as many as fit. */
function opening(text: string, most: number): string {
  const kept: string[] = [];
  for (const sentence of text.split(sentenceEnd)) {
    if (length([...kept, sentence].join(' ')) > most) break;
    kept.push(sentence);
  }
  return kept.join(' ');
}

const closed = (text: string): string => (/[.?!…]["'”’)]?$/.test(text) ? text : `${text}.`);
const join = (parts: readonly (string | null)[], between: string): string =>
  parts.filter((part): part is string => part !== null && part !== '').join(between);

/**
 * Three posts, or undefined where the text has no sentence worth quoting.
 * @param iteration chooses other passages, as far as there are any
 */
export function postsFromText(text: AdvertText, iteration: number): SocialPosts | undefined {
  const passages = text.paragraphs.filter(
    (paragraph) => length(paragraph) >= paragraphLeast && /[.?!]/.test(paragraph),
  );
  const lead = passages[iteration % Math.max(1, passages.length)];
  if (lead === undefined) return undefined;
  const next = passages[(iteration + 1) % passages.length] ?? lead;
  const facts = closed(join([text.jobTitle, text.place], ', '));
  const pay = text.pay === null ? null : closed(text.pay);
  // What the quoted words say already isn't said again.
  const factsBeside = (quoted: string): string => {
    const named = quoted.includes(text.jobTitle) && (text.place === null || quoted.includes(text.place));
    const paid = text.pay === null || quoted.includes(text.pay);
    return join([named ? null : facts, paid ? null : pay], ' ');
  };
  const apply = text.deadline === null ? null : `Apply by ${text.deadline}.`;
  const title = text.headline ?? text.jobTitle;
  const points = text.points.filter((point) => length(point) <= 90).slice(0, 3);
  const list = points.length < 2 ? null : points.map((point) => `• ${point}`).join('\n');

  const long = [opening(lead, linkedinMost), lead === next ? null : opening(next, 220)];
  const linkedin = join([...long, factsBeside(join(long, ' ')), list, apply], '\n\n');
  const facebook = join(
    [
      opening(next, facebookMost),
      factsBeside(opening(next, facebookMost)),
      join(['Know someone who would suit this? Send it to them.', apply], ' '),
    ],
    '\n\n',
  );
  return {
    linkedin: { title, content: linkedin },
    x: {
      title,
      content: forX([closed(title), opening(lead, 120), factsBeside(`${title} ${opening(lead, 120)}`), apply]),
    },
    facebook: { title, content: facebook },
  };
}

/** What matters least goes first until the post fits: the passage, then the pay with its facts, then the end of the headline. */
function forX(parts: readonly (string | null)[]): string {
  const [title, passage, facts, apply] = parts;
  for (const kept of [[title, passage, facts, apply], [title, facts, apply], [title, facts], [title]]) {
    const whole = join(
      kept.map((part) => part ?? null),
      ' ',
    );
    if (length(whole) <= xMost) return whole;
  }
  return `${[...(title ?? '')]
    .slice(0, xMost - 1)
    .join('')
    .trimEnd()}…`;
}
