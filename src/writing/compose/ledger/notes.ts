/** Notes of a brief ("parking avail", "start asap", "chef wanted, mornings") said as sentences, where it is sure which. */

import { upperFirst } from '../language/first-capitals.ts';
import { kindOf } from '../language/kind.ts';
import { withCapitals } from '../language/sentence-capitals.ts';
import { writeOut } from '../language/shorthand.ts';
import { withSizes } from '../language/sizes.ts';
import { partedReporting } from '../mining/reporting.ts';
import { sayPost } from './notes/atoms.ts';
import { orByParts } from './notes/by-parts.ts';
import { notesApart } from './notes/notes-apart.ts';
import { parted } from './notes/parted-rows.ts';
import { ofApprenticeship } from './notes/posts.ts';
import { rowsInFull } from './notes/rows-in-full.ts';
import { inCharge, sayNote } from './notes/say-note.ts';
import { withSmallWords } from './notes/small-words.ts';
import { ofTermsInFull } from './notes/terms-in-full.ts';
import { withSoMany } from './notes/units.ts';
import { withVerb } from './notes/verbs.ts';
import { sayWhole } from './notes/whole-notes.ts';
import { wholeWeek } from './notes/whole-weeks.ts';
import { workedDays } from './notes/worked-days.ts';
import { beginsWithOrder } from './order-first.ts';
import { splitSentences } from './split-sentences.ts';

/** What one completes, where a text names it. */
const completed =
  /\b(programme|program|apprenticeship|traineeship|placement|internship|residency|training|probation)\b/i;
/** "Permanent on completion": of what, another sentence tells; where none does, nobody can say it. */
const withWhatIsCompleted = (sentence: string, text: string): string => {
  const of = completed.exec(text)?.[1]?.toLowerCase();
  return of && !/^(?:training|probation)$/.test(of)
    ? sentence.replace(
        /(^|, |\band |\bthen )permanent (?:on|after|upon|following) (?:successful )?completion(?=[.]?$)/i,
        (_, before: string) =>
          `${before.startsWith(',') ? '. ' : before}The job becomes permanent on completion of the ${of}`,
      )
    : sentence;
};

/** The sentences of a text, its notes written out. Of a question that answers itself with "no" nothing is left. */
export const readNotes = (typed: string, titleWords: readonly string[]): string[] =>
  notesTogether(typed, titleWords)
    .flatMap((said) => notesApart(said, typed).map((one) => (one === said ? one : sayNote(one, titleWords))))
    .map((one) => one.replace(bareHours, '$1 to $2'));

/** The same before notes that one sentence can't hold are parted. */
function notesTogether(typed: string, titleWords: readonly string[]): string[] {
  // "Reports to the CEO Dr. Lena Ortiz": no end of a sentence.
  const text = withCapitals(typed.replace(/\b(Dr|Mr|Mrs|Ms|Prof|Rev)\. (?=\p{Lu})/gu, '$1 '));
  const sentences = splitSentences(
    splitSentences(rowsInFull(withSmallWords(text)))
      .map((sentence) =>
        /permanent \S+ (?:successful )?completion/i.test(sentence) ? withWhatIsCompleted(sentence, text) : sentence,
      )
      .join('\n'),
  ).flatMap((sentence) => apartFromPost(withSizes(withSoMany(writeOut(sentence))), titleWords));
  return sentences.flatMap((sentence, index) => {
    const answer = sentences[index + 1] ?? '';
    if (/^(?:yes|no|none|n\/a)\W*$/i.test(sentence)) return [];
    if (sentence.endsWith('?') && /^(?:no|none|n\/a)\W*$/i.test(answer)) return [];
    if (sentence.endsWith('?') && /^yes\W*$/i.test(answer)) return [sentence.slice(0, -1)];
    const week = wholeWeek(sentence) ?? workedDays(sentence);
    if (week)
      return [
        ...(week.terms ? [upperFirst(week.terms)] : []),
        week.said,
        ...(week.rest ? readNotes(upperFirst(week.rest), titleWords) : []),
      ];
    const cover = coverFor(sentence);
    if (cover) return [cover.said, ...readNotes(upperFirst(cover.rest), titleWords)];
    const whole = sayWhole(sentence, titleWords);
    if (whole) return [whole];
    const said = sentence
      .split(
        /;\s+(?=\S+ \S+)|(?<=^(?:A )?[Tt]eam of (?:about )?\w+), (?=(?:[a-z]+-[a-z]+|an?) (?:[a-z-]+ ){0,5}[a-z-]+[.]?$)/,
      )
      .map((part, at) => (at > 0 ? upperFirst(part) : part))
      .flatMap(withReporting)
      .filter((part) => !/^(?:directly )?report(?:s|ing)? (?:directly )?(?:in)?to\b/i.test(part))
      .flatMap(atDashes)
      .flatMap((part) => ofApprenticeship(writeOut(part).replace(/[.!]+$/, '')) ?? [part])
      // "Finish 12 on a Friday": when, and no order.
      .map((part) => ofTermsInFull(part.replace(/[.!]+$/, '')) ?? part)
      .flatMap((part) =>
        beginsWithOrder(part, titleWords) ? [inCharge(part) ?? part] : parted(sayNote(part, titleWords), titleWords),
      );
    return orByParts(sentence, said, titleWords).map((one) => one.replace(withSomeTime, 'You work '));
  });
}

/** "Reports to the board chair and works beside the music director": who is over the reader has frames of its own, and the reader does the rest. */
function withReporting(part: string): string[] {
  if (!/^(?:directly )?report(?:s|ing)? (?:directly )?(?:in)?to\b/i.test(part)) return [part];
  const { to, does } = partedReporting(part.replace(/[.!]+$/, ''));
  return does === '' ? [part] : [to, `You ${does}`];
}

/** "You work 9-5", "you work the general shift, 9-6": from the one to the other. "5-2" are days. */
const bareHours =
  /(?<=^You work (?:(?:the|an?) [a-z]+ shift, )?)((?:[6-9]|1[0-2])(?:[.:]\d\d)?|5[.:]\d\d) ?[-–] ?([1-9](?:[.:]\d\d)?)(?=$|[,.])/;
/** "With one day a fortnight at the outreach room": so long there, and nobody to work with. */
const withSomeTime =
  /^You work with (?=(?:one|two|three|four|an?|half an?|\d) (?:days?|mornings?|afternoons?|evenings?|nights?|weeks?|weekends?|shifts?) )/;

/** "Maternity cover, 12 months, full-time 39 hours Monday to Friday": whose place it is and for how long, and what else there is to say of it. */
function coverFor(sentence: string): { said: string; rest: string } | null {
  const [, cover = '', long = '', rest = ''] =
    /^((?:maternity|paternity|parental|adoption|sickness|secondment|sabbatical|career break)(?: leave)? cover)(?:,| for|:)? (?:for )?((?:about |up to |initially )?(?:\d+|six|nine|ten|eleven|twelve|one|two) (?:months|years?)),? (.+)$/i.exec(
      sentence,
    ) ?? [];
  return cover ? { said: `This is ${cover.toLowerCase()} for ${long.toLowerCase()}`, rest } : null;
}

/** "HR adviser for the factory, 14 months maternity cover": the post, and on what terms. */
function apartFromPost(sentence: string, titleWords: readonly string[]): string[] {
  const [, before = '', after = ''] =
    /^([^,;:]+ (?:for|in|at|on|with|across|within) [^,;:]+), (?=(?:[\w-]+ months?\b|\w+-(?:month|year) |(?:maternity|paternity|parental|adoption|sickness)\b|(?:part|full)[- ]time\b|(?:permanent|temporary|fixed[- ]term|hybrid|remote)\b|\w+ (?:days|hours) (?:a|per) week\b))(.+)$/i.exec(
      sentence,
    ) ?? [];
  return before && sayPost(before, titleWords) !== null ? [before, upperFirst(after)] : [sentence];
}

/** "Hybrid - we meet on Wednesdays" is two notes; what has no verb after its dash is a row. */
function atDashes(sentence: string): string[] {
  const [first = '', second, more] = sentence.split(/(?<!\d|[ap]\.?m\.?) [–—-] /);
  if (second === undefined || more !== undefined) return [sentence];
  if (/^(?:no|yes)\W*$/i.test(second)) return /^y/i.test(second) ? [first] : [];
  // "New grads welcome - 18-month programme": with its verb the first is a sentence.
  return kindOf(second.replace(/[.!]+$/, '')) === 'clause' || withVerb(first) !== null
    ? [first, upperFirst(second)]
    : [`${first}, ${second}`];
}
