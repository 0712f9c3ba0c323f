/** Notes of things and what is said of them, with the verb that they lack: "free parking available after six months". */
import { monthInFull as month } from '../../../text/calendar.ts';
import { determine, withArticle } from '../../language/articles.ts';
import { finiteAuxiliary, pronouns } from '../../language/clause.ts';
import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { kindOf } from '../../language/kind.ts';
import { headOf, isCounted } from '../../language/nouns.ts';
import { isFunder } from './terms-in-full.ts';

/** A thing and what is said of it, without the "is" between them. */
const given =
  /^(?!(?:an?|the|our|your|all|any|no|each|every|some) (?:available|provided|included|supplied|offered|guaranteed|refunded|reimbursed|funded|required|needed|essential|desirable|preferred|possible|negotiable|considered|optional|mandatory|paid) )(.+?) (available|provided|included|supplied|offered|guaranteed|refunded|reimbursed|funded|required|needed|essential|desirable|preferred|possible|negotiable|considered|optional|mandatory|paid for|welcome|due(?= (?:in|by|on|Q\d|next|this|early|late|mid|[A-Z]))|an? (?:(?:big|real|definite|distinct) )?(?:must|plus|bonus|advantage))(?=$|[ ,.(])(.*)$/i;
/** "Caseload capped at 14", "rotas published six weeks ahead". */
const setAt =
  /^((?!(?:an?|no|all|our|the)\b)(?:[a-z-]+ ){0,2}[a-z]{4,}) (capped|limited|published|shared|fixed) (?=(?:at|to|between|with|by|for|every|each|on|in|(?:\w+ ){1,2}(?:weeks?|months?|days?) (?:ahead|in advance|before))\b)/i;

/** A thing, or a row of things, whatever else their words may be: "van, fuel, uniform and phone". */
const isThing = (subject: string): boolean =>
  kindOf(subject) === 'np' ||
  // "Live-in", "on-call", "drop-off": one word, and a thing.
  /^[a-z]+-(?:in|on|off|up|out|call|over)$/i.test(subject) ||
  // "Part-time considered": a way of working.
  /^(?:part|full)[- ]time(?: (?:or|and) (?:part|full)[- ]time)?$/i.test(subject) ||
  (subject.includes(', ') && subject.split(/, | and /).every((part) => !part.includes(' ') || kindOf(part) === 'np'));

/** "Shift plan fixed for the whole year": what is settled, and for how long. */
export const isSetAt = (text: string): boolean => setAt.test(text);

/** "Free parking available after six months" with its "is"; null where that can't be told. */
export function withVerb(text: string): string | null {
  const set = setAt.exec(text);
  if (set?.[1] && set[2] && isThing(set[1]) && !/\b(?:we|you|they|it)\b/i.test(set[1])) {
    const head = headOf(set[1]).toLowerCase();
    const subject =
      isCounted(head) || isCounted(head.split(' ').at(-1) ?? '') ? `The ${lowerFirst(set[1])}` : upperFirst(set[1]);
    return `${subject} ${/[^s]s$/.test(set[1]) ? 'are' : 'is'} ${set[2]} ${text.slice(set[0].length)}`;
  }
  // "Storm work paid double".
  const [, work = '', rate = ''] =
    /^((?!(?:an?|all|our|the)\b)(?:[A-Za-z-]+ ){1,3}?)paid (double|triple|extra|time and .+|at (?:double|time|£|€|\$|\d).*|weekly|fortnightly|monthly)$/i.exec(
      text,
    ) ?? [];
  if (work && isThing(work.trim()))
    return `${upperFirst(work.trim())} ${/[^su]s $/.test(work) ? 'are' : 'is'} paid ${rate}`;
  const found = given.exec(text);
  const [whole = '', what = '', rest = ''] = found?.slice(1) ?? [];
  // "Uniform and phone all supplied", "sponsorship not available": the word stands behind the verb.
  const [, subject = whole, small = ''] = /^(.+?),? (all|both|not|also)$/i.exec(whole) ?? [];
  // "11 months, possible extension": what is possible comes after it.
  if (
    /^(?:possible|essential|optional|negotiable|mandatory|welcome)$/i.test(what) &&
    /^ (?!for\b|to\b|at\b|in\b|from\b|on\b|with\b|after\b|if\b|but\b|once\b|and\b|or\b|by\b|when\b|where\b|within\b)[a-z]/.test(
      rest,
    )
  )
    return null;
  // "Disability Confident and guaranteed interview scheme": what comes after the "and" is a thing of its own.
  if (/(?:\b(?:and|or)|[&+/])$/i.test(subject)) return null;
  const words = subject.split(' ');
  // "Not optional": said of what stood before it.
  if (/^(?:not|only|also|all|both|very|fully)$/i.test(subject)) return null;
  // "One-year post funded by the lottery": the post itself.
  if (
    /^(?:funded|offered|supplied|provided)$/i.test(what) &&
    /\b(?:post|role|job|position|contract|placement|apprenticeship|internship|fellowship|secondment)$/i.test(subject)
  )
    return null;
  // "Section 10 funded": by whom.
  if (/\d$/.test(subject) && /^funded$/i.test(what)) return null;
  // "Lottery funded": by what the post is paid for.
  if (/^funded$/i.test(what) && isFunder(subject)) return null;
  // "60% state funded": a share, and no fund.
  if (/^\d[\d.]* ?%/.test(subject) && /^(?:funded|paid for)$/i.test(what)) return null;
  if (!found || words.length > 8 || /[:;–]| - |,$/.test(subject) || !isThing(subject)) return null;
  if (words.some((word) => finiteAuxiliary.test(word) || pronouns.test(word) || /^(?:if|as|when|where)$/i.test(word)))
    return null;
  // "English-speaking team welcome" greets the team, or those who would join it: nobody can tell.
  if (/^welcome$/i.test(what) && /\b(?:team|office|site|kitchen|place|shop|environment)$/i.test(subject)) return null;
  const parts = subject.split(', ');
  // "28-bed ward, parking available": two notes.
  const row = parts.length > 1 && /\s(?:and|or)\s/.test(parts.at(-1) ?? '');
  if (parts.length > 1 && !row) return null;
  const head = headOf(subject).split(' ').at(-1) ?? '';
  const many =
    /\s(?:and|&)\s/.test(subject) ||
    // "Two exams a year": the number says how many, whatever stands last.
    /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|[2-9]|\d{2,}) (?:[\w’'-]+ ){0,3}?[a-z]+s (?:a|per|each|every) (?:year|month|week|day|term)$/i.test(
      subject,
    ) ||
    /^(?:staff|people|children|men|women|police|cattle|sheep|grads)$/i.test(head) ||
    // "DBS": letters, and one.
    (/s$/i.test(head) && !/(?:ss|us|is)$/i.test(head) && !/^[A-Z]{2,}$/.test(head));
  const first =
    headOf(parts[0] ?? '')
      .split(' ')
      .at(-1) ?? '';
  // "4-day week pattern available": one of them.
  // "Two-wheeler required": so is that.
  const one = !many && /^\d[\d.]*-[a-z]+ [a-z]|^(?:two|three|four)-[a-z]+er$/i.test(subject);
  // Of an extension nobody has told yet.
  const named =
    one || /^extension$/i.test(subject)
      ? withArticle(lowerFirst(subject))
      : isCounted(first.toLowerCase()) || !many
        ? determine(subject)
        : subject;
  // "Car driver essential": somebody to be.
  if (
    /^(?:required|needed|essential)$/i.test(what) &&
    !many &&
    /^(?:driver|speaker|swimmer|holder|keyholder|graduate|owner)$/i.test(head)
  )
    return `You need to be ${determine(subject)}${rest}`;
  // "Preferred but will wait 30 days": we will.
  const after = rest
    .replace(/^ (?=Q\d\b)/, ' in ')
    .replace(/^,? (but|and) (?=(?:will|can|could|would|may) (?!be\b)[a-z])/i, ', $1 we ');
  return `${upperFirst(named)} ${many ? 'are' : 'is'} ${small ? `${small.toLowerCase()} ` : ''}${what.toLowerCase()}${new RegExp(`^ \\d[^:]*${month}`, 'i').test(after) ? ' on' : /^ [£€$₹]/.test(after) ? ' for' : ''}${after}`;
}
