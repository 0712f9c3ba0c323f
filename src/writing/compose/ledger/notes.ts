/** Notes of a brief ("parking avail", "start asap", "chef wanted, mornings") said as sentences, where it is sure which. */
import { determine, lowerFirst, upperFirst, withArticle } from '../language/articles.ts';
import { finiteAuxiliary, pronouns } from '../language/clause.ts';
import { kindOf } from '../language/kind.ts';
import { headOf, isCounted, missesArticle } from '../language/nouns.ts';
import { writeOut } from '../language/shorthand.ts';
import { yourOwn } from '../mining/duty.ts';
import { splitSentences } from './clean.ts';

/** A thing and what is said of it, without the "is" between them. */
const given =
  /^(.+?) (available|provided|included|supplied|offered|guaranteed|refunded|reimbursed|funded|required|needed|essential|negotiable|optional|mandatory)(?=$|[ ,.(])(.*)$/i;
const month = `(?:january|february|march|april|may|june|july|august|september|october|november|december)`;
const date = String.raw`(?:(?:early|mid|late|end of)[- ])?(?:\d{1,2}(?:st|nd|rd|th)? )?${month}(?: \d{1,2}(?:st|nd|rd|th)?)?(?:,? \d{4})?`;
const starts = new RegExp(
  String.raw`^(?:start(?:s|ing)?|joining|to start|available)(?: dates?)?\s*[:–-]?\s*(?:(by|on|in|from|no later than)\s+)?(${date}|as soon as possible|immediately)$`,
  'i',
);
/** What stands before the times of a form: "Hours: 9 to 5". */
const timeLabel =
  /^(?:(?:working )?(?:hours|times|shifts?|shift pattern|rota|pattern|days)\s*[:–]\s*(?=\S)|(?:shift|shifts|timings?)\s+(?:are |is )?(?=\d))/i;
const wayOfWorking = /^((?:hybrid|remote|agile|flexible)(?: working)?)\s*(?::|\s[–-])\s+(?=\S)/i;
const wanted = /^((?:[\w&/-]+ ){1,5}?)(?:wanted|needed|required|sought)(?:,| -| –)? (.+)$/i;

/** The sentences of a text, its notes written out. Of a question that answers itself with "no" nothing is left. */
export function readNotes(text: string, titleWords: readonly string[]): string[] {
  const sentences = splitSentences(text.replace(/\s+[/|]\s+/g, ', '));
  return sentences.flatMap((sentence, index) => {
    const answer = sentences[index + 1] ?? '';
    if (/^(?:yes|no|none|n\/a)\W*$/i.test(sentence)) return [];
    if (sentence.endsWith('?') && /^(?:no|none|n\/a)\W*$/i.test(answer)) return [];
    if (sentence.endsWith('?') && /^yes\W*$/i.test(answer)) return [sentence.slice(0, -1)];
    return atDashes(sentence).flatMap((part) => parted(sayNote(part, titleWords)));
  });
}

/** "Hybrid - we meet on Wednesdays" is two notes; what has no verb after its dash is a row. */
function atDashes(sentence: string): string[] {
  const [first = '', second, more] = sentence.split(/(?<!\d|[ap]\.?m\.?) [–—-] /);
  if (second === undefined || more !== undefined) return [sentence];
  return kindOf(second.replace(/[.!]+$/, '')) === 'clause' ? [first, upperFirst(second)] : [`${first}, ${second}`];
}

/** A quality, and one thing that has it: it wants its article. */
const described = /^(?:brand[- ]new|new|busy|small|large|modern|purpose-built|dedicated|friendly|quiet|growing) [a-z]/i;

/** One note as a sentence; what isn't surely one stays as it is. */
export function sayNote(raw: string, titleWords: readonly string[] = []): string {
  const text = ownThing(writeOut(raw))
    .replace(/(?<=[a-z)])\s\+\s(?=[a-z])/g, ' and ')
    // "3 days Leeds HQ", "2 days office".
    .replace(/(?<=\b(?:\d|one|two|three|four) days? )(?=(?:[A-Z][a-z]+ )+(?:HQ|[Oo]ffice|[Ss]ite)\b)/g, 'at the ')
    .replace(/(?<=\b(?:\d|one|two|three|four) days? )(?=office\b)/gi, 'in the ')
    .replace(/\s+/g, ' ')
    .trim();
  const bare = text.replace(/[.!]+$/, '');
  const start = starts.exec(bare);
  if (start?.[2]) {
    const when = start[2];
    const link = start[1] ?? (/^\d|\d(?:st|nd|rd|th)?$/.test(when.replace(/,? \d{4}$/, '')) ? 'on' : 'in');
    return `The job starts ${/^(?:as soon|immediately)/i.test(when) ? when.toLowerCase() : `${link.toLowerCase()} ${when}`}`;
  }
  if (/^immediate start$/i.test(bare)) return 'The start is immediate';
  const labelled = bare.replace(timeLabel, '').replace(wayOfWorking, '$1, ');
  if (labelled !== bare) return /\d/.test(labelled) ? upperFirst(labelled) : text;
  const seeks = wanted.exec(bare);
  const who = seeks?.[1]?.trim().toLowerCase().split(' ') ?? [];
  if (seeks?.[2] && titleWords.length > 0 && titleWords.includes(who.at(-1) ?? ''))
    return /^(?:for|to|in|at|with|who)\b/i.test(seeks[2])
      ? `We want ${withArticle(who.join(' '))} ${seeks[2]}`
      : upperFirst(seeks[2]);
  const short = /^([A-Z]{2,5}) (?=(?:for|in|at|on|with|to) )/.exec(bare)?.[1];
  if (short && isShortFor(short, titleWords.join(''))) return `You will be ${withArticle(bare)}`;
  return withVerb(bare) ?? (described.test(bare) && missesArticle(bare) ? withArticle(lowerFirst(bare)) : text);
}

/** "Own truck" is the reader's. */
const ownThing = (text: string): string =>
  yourOwn(text).replace(/^own (?!(?:the|our|your|an?|all)\b)(?=[a-z])/i, 'Your own ');

/** Whether letters are those of a title in their order: "CFO" of "Chief Financial Officer". */
function isShortFor(letters: string, title: string): boolean {
  let at = 0;
  for (const letter of letters.toLowerCase()) {
    at = title.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return title.startsWith(letters.charAt(0).toLowerCase());
}

/** "Free parking available after six months" with its "is"; null where that can't be told. */
function withVerb(text: string): string | null {
  const found = given.exec(text);
  const [subject = '', what = '', rest = ''] = found?.slice(1) ?? [];
  const words = subject.split(' ');
  if (!found || words.length > 8 || /[:;–]| - |\bnot$/.test(subject) || kindOf(subject) !== 'np') return null;
  if (words.some((word) => finiteAuxiliary.test(word) || pronouns.test(word) || /^(?:if|as|when|where)$/i.test(word)))
    return null;
  const parts = subject.split(', ');
  // "28-bed ward, parking available": two notes.
  const row = parts.length > 1 && /\s(?:and|or)\s/.test(parts.at(-1) ?? '');
  if (parts.length > 1 && !row) return null;
  const head = headOf(subject).split(' ').at(-1) ?? '';
  const many = /\sand\s/.test(subject) || (/s$/i.test(head) && !/(?:ss|us|is)$/i.test(head));
  const first =
    headOf(parts[0] ?? '')
      .split(' ')
      .at(-1) ?? '';
  const named = isCounted(first.toLowerCase()) || !many ? determine(subject) : subject;
  return `${upperFirst(named)} ${many ? 'are' : 'is'} ${what.toLowerCase()}${rest}`;
}

/** A row of notes in which one can be said as a sentence: that one stands alone. */
function parted(text: string): string[] {
  const parts = text.replace(/[.!]+$/, '').split(/,\s+/);
  if (parts.length < 2) return [text];
  const said = parts.map((part) => withVerb(part));
  if (said.every((part) => part === null) || parts.some((part) => /^(?:and|or|but|so|which|who|that)\b/i.test(part)))
    return [text];
  const rest = parts.filter((_, index) => said[index] === null);
  return [...(rest.length > 0 ? [rest.join(', ')] : []), ...said.filter((part) => part !== null)];
}
