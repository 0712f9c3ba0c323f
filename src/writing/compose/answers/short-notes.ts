/** What a recruiter is told of a text that stays below the length that was asked for: what would make it longer. */
import { joinList } from '../language/joined-phrases.ts';
import { wordsOf } from '../language/words.ts';
import type { LengthType } from '../types.ts';
import type { Note, QuestionNumber } from './note.ts';
import { gives } from './offers.ts';

interface Topic {
  /** What may be added, behind "Say". */
  say: string;
  /** Whether the answer has it. */
  has: (notes: readonly Note[], said: string) => boolean;
}
const kind =
  (...kinds: readonly Note['kind'][]) =>
  (notes: readonly Note[]): boolean =>
    notes.some((note) => kinds.includes(note.kind));
const words =
  (pattern: RegExp) =>
  (_: readonly Note[], said: string): boolean =>
    pattern.test(said);

const topics: Readonly<Record<Exclude<QuestionNumber, 1>, readonly Topic[]>> = {
  2: [
    {
      say: 'why the job is open',
      has: (notes, said) =>
        kind('clause')(notes) || /\b(?:retir|left\b|leav|resign|promot|maternity|grow|doubl|because|so we)/i.test(said),
    },
    { say: 'its hours or days', has: (notes, said) => kind('time')(notes) || /\bhours?\b|\b\w+day\b/i.test(said) },
    {
      say: 'the contract',
      has: (notes, said) =>
        kind('job')(notes) ||
        /\b(?:permanent|perm|temporary|temp|fixed[- ]term|contract|full[- ]time|part[- ]time|freelance|seasonal|casual|apprenticeship|zero[- ]hours|maternity cover|ftc)\b/i.test(
          said,
        ),
    },
    {
      say: 'when it starts',
      has: (notes, said) => kind('start')(notes) || /\bstart|\bfrom (?:\d|\p{Lu})/iu.test(said),
    },
    { say: 'who works beside the reader', has: words(/\b(?:team|crew|with|under|report)/i) },
  ],
  3: [
    { say: 'two or three more tasks', has: (notes) => notes.length > 5 },
    {
      say: 'how often or how many',
      has: words(
        /\d|\b(?:daily|weekly|monthly|every|each|once|twice|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|dozens?|an? (?:day|shift|week|month|year))\b/i,
      ),
    },
    { say: 'whom one works with or reports to', has: words(/\b(?:with|report\w*|team)\b/i) },
    { say: 'what changes after a few months', has: words(/\b(?:after|later|first (?:year|month|week)|in time)\b/i) },
  ],
  4: [
    { say: 'what somebody needs on the first day', has: (notes) => notes.filter(({ wish }) => !wish).length > 3 },
    {
      say: 'what only helps',
      has: (notes, said) =>
        notes.some(({ wish, kind: of }) => wish || of === 'without') ||
        /\b(?:useful|helpful|welcome|bonus|plus|desirable|preferred|ideal\w*|handy|advantage)\b/i.test(said),
    },
    {
      say: 'what can be learnt with you',
      has: (notes) => notes.some(({ text }) => gives(text) || /\b(?:learn|train|teach|course)/i.test(text)),
    },
    { say: 'how somebody goes about the work', has: kind('be', 'do', 'can') },
  ],
  5: [
    { say: 'the holiday', has: words(/\b(?:days|holidays?|leave|PTO|vacation)\b/i) },
    {
      say: 'the pension',
      has: words(/\b(?:pension|401|superannuation|retirement|provident fund|pf|epf|prsa|nest|lgps)\b/i),
    },
    {
      say: 'what you pay for or lend',
      has: words(/\b(?:pay for|allowance|course|training|budget|laptop|van|car|tools?|kit|uniform|parking|bike)\b/i),
    },
    { say: 'what else has a figure', has: words(/\d.*\d.*\d/s) },
  ],
  6: [
    {
      say: 'what you do or make',
      has: words(
        /\b(?:we|and|who|that) (?:make|build|sell|mend|run|care|serve|teach|grow|print|design|move|look|fix|repair|clean|feed|train|help|keep|bake|brew|cook|farm|treat|ship|deliver|insure|house|publish)\b|\b\p{Lu}[\p{L}&]+ (?:makes|builds|sells|mends|runs|cares|serves|teaches|grows|prints|designs|moves|looks|fixes|repairs|cleans|feeds|trains|helps|keeps|bakes|brews|treats|ships|delivers|insures|houses|publishes)\b/iu,
      ),
    },
    {
      say: 'how many you are',
      has: words(
        /\b(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred) (?:(?!years\b)[a-z-]+ )?(?:of us|people|staff|colleagues|children|pupils|students|kids|nurses|chefs|crew|apprentices|hands|technicians|mechanics|employees|engineers|drivers|in all|altogether|guides|guards|residents|[a-z]{3,}(?<!numb|memb|corn|lett|ord|comput|trail|contain|trait|custom|wat|summ|wint|quart|hectar|wint|numb)ers|[a-z]{2,}(?:tors|ists|ians|ants|ees|men|women))\b|\b(?:team|crew|staff) of\b|\b\d+[- ]strong\b/i,
      ),
    },
    { say: 'a habit of the team', has: words(/\b(?:every|each|on \w+days?|\w+days|at \d|o['’]clock|lunch|tea)\b/i) },
    { say: 'what changed last year', has: words(/\b(?:19|20)\d\d\b|\blast year\b|\bsince\b/i) },
  ],
  7: [
    {
      say: 'whom to write to or call',
      has: words(
        /@|\d{3} ?\d{3}|\b(?:call|ring|phone|text|ask for|see|email|write to|visit|message) (?:the |our )?\p{Lu}?[\p{L}]+|\bonline\b|\blink\b|\bwebsite\b|\bwww\b|\bapply (?:on|at|via|through)\b/iu,
      ),
    },
    {
      say: 'the closing date',
      has: words(
        /\b(?:clos|deadline|(?:by|before|until|till) (?:the )?(?:\d|noon|midnight|\w+day|\w+ \d)|(?:last|final) (?:date|day)|rolling|as soon|no (?:closing|end) date|ongoing)/i,
      ),
    },
    { say: 'how you choose', has: words(/\b(?:interview|trial|call|chat|visit|test|task|shift|meet|screen)/i) },
    {
      say: 'when one hears from you',
      has: words(/\b(?:reply|replies|answer|let you know|decision|decide|offer|hear|within)\b/i),
    },
    {
      say: 'whom to ask beforehand',
      has: words(
        /\b(?:questions?|enquir|quer|informal|not sure|unsure|find out more|more about|talk it over|a chat (?:first|before))/i,
      ),
    },
  ],
};

/** The note on a text that has fewer words than its length; null where it has enough. */
export function shortNote(
  question: Exclude<QuestionNumber, 1>,
  text: string,
  length: LengthType,
  least: number,
  notes: readonly Note[],
  said: string,
): string | null {
  const count = wordsOf(text).length;
  // A word or two below it is near enough.
  if (count >= least * 0.9) return null;
  const missing = topics[question].filter(({ has }) => !has(notes, said)).map(({ say }) => say);
  const add = joinList(missing.slice(0, 3)).replace(/ and (?=[^,]*$)/, ' or ');
  return `The text is short: ${count} words, and a ${length} one has at least ${least}. ${missing.length > 0 ? `For more, say ${add}` : 'For more, add another fact or two'}.`;
}

/** The note on a list that was asked for and could not be made. */
export const listNote = (question: 3 | 4): string =>
  `The answer has too little for a list, so the text is in sentences. Name two or more ${question === 3 ? 'tasks' : 'things that you ask for'} for bullets.`;
