/** Answers typed in a hurry: small letters throughout, notes, shortened words. Put in order before they are read. */
import { upperFirst } from '../../language/first-capitals.ts';
import { withoutAddresses } from '../../language/shorthand.ts';
import { isRowOfUs } from '../bare-notes.ts';
import type { QuestionNumber } from '../note.ts';
import { hastyAfter } from './after.ts';
import { clauseRows } from './clauses.ts';
import { personForms } from './forms.ts';
import {
  anyLines,
  firmLines,
  jobLines,
  moreAnyLines,
  morePerkLines,
  perkLines,
  stepLines,
  whoLines,
  workLines,
} from './lines.ts';
import {
  applyShapes,
  companyShapes,
  dutyShapes,
  hastyShapes,
  jobShapes,
  personShapes,
  rewardShapes,
  withSteps,
  yearly,
} from './more.ts';
import { namesIn, withRaisedNames, withSureNames, withUnknownNames } from './names.ts';
import {
  rowsOfAny,
  rowsOfFirm,
  rowsOfHeadlines,
  rowsOfJob,
  rowsOfPerson,
  rowsOfPlace,
  rowsOfRewards,
  rowsOfSteps,
  rowsOfWork,
} from './rows.ts';
import { withSlashesRead, withWays } from './slash.ts';
import { perkSlips, slips, stepSlips } from './slips.ts';
import { unitRows } from './units.ts';
import {
  hastyApply,
  hastyCompany,
  hastyDays,
  hastyDuties,
  hastyJob,
  hastyPerson,
  hastyRewards,
  hastyWords,
} from './words.ts';

/** Whether an answer was typed without capitals: who does that leaves them out of names too. */
export function isHasty(answer: string): boolean {
  const words = answer.match(/(?<![\p{L}\d@./])\p{L}[\p{L}'’-]*/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length;
  // A telephone raises the first letter of all.
  const opened = [...answer.matchAll(/(?:^|[.!?]\s+|\n)[^\p{L}\d\n]*(\p{L}[\p{L}\d]*)/gu)].map(
    (found) => found[1] ?? '',
  );
  const starts = opened
    // "AHPRA reg": letters are typed so by everybody.
    .filter((word) => !/^\p{Lu}{2}/u.test(word))
    .map((word) => word.charAt(0));
  // "25 days of leave": a figure opens it, and no letter tells.
  if (opened.length === 0) return words.length > 1 && capitals * 5 <= words.length && !/[.!]\s*$/.test(answer);
  const small = starts.filter((letter) => /\p{Ll}/u.test(letter)).length;
  return words.length > 1 && small > 0 && small * 2 > starts.length && capitals * 5 <= words.length;
}

const opensMore =
  /^(?:and|or|but|so|which|who|where|because|if|when|as|incl|including|not|then|also|eg|e\.g|like|such|maybe|ideally|by|to|from|together with|along with|alongside|whether|how)\b|^\d+ (?:with|of (?!us\b)|on|in)\b/i;

const tail = /(?:^[\d%]+ of (?!us\b).*|\b(?:included|covered|extra|on top))$/i;

/** A row in small letters whose commas part it: so it is read, and no comma is taken for a pause. */
function withRowsParted(text: string, by: string): string {
  return text
    .split(/(?<=[.!?])(?=\s+\S)|(?<=\n)/)
    .map((sentence) => {
      if (by === '. ' && isRowOfUs(sentence.trim().replace(/[.]$/, ''))) return sentence;
      const parts = sentence.split(/,\s+(?![^(]*\))/);
      // What is behind the comma may belong before it: "dental, most of it covered", "work with X, Y, Z".
      if (
        parts.some((part) => tail.test(part)) ||
        parts.filter((part) => /^\S+$/.test(part)).length * 2 >= parts.length
      )
        return sentence;
      return parts.length > (by === '. ' ? 1 : 2) &&
        !sentence.includes(';') &&
        !/:(?!\d)/.test(sentence) &&
        parts.every((part) => part.split(/\s+/).length < 9) &&
        parts
          .slice(1)
          .every(
            (part) =>
              !opensMore.test(part) &&
              !/\b(?:and|or)\b/i.test(part.replace(/\b(?:part|full)-time (?:and|or) (?:part|full)-time\b/, '')),
          )
        ? parts.join(by)
        : sentence;
    })
    .join('');
}

/** Four or more things that are asked for in one row: each is one of its own, whatever the first of them begins with. */
const withRequirementsParted = (text: string): string =>
  text
    .split(/(?<=[.!?])(?=\s+\S)|(?<=\n)/)
    .map((sentence) => {
      const parts = sentence.split(/,\s+(?![^(]*\))/);
      return parts.length > 3 &&
        !/;|:(?!\d)/.test(sentence) &&
        /^(?:\s*must |.* or willingness to )/i.test(parts[0] ?? '') &&
        parts.every((part) => part.trim().split(/\s+/).length > 1 && part.split(/\s+/).length < 12) &&
        parts.slice(1).every((part) => !opensMore.test(part))
        ? parts.join('; ')
        : sentence;
    })
    .join('');

const rowsOf: Readonly<Record<QuestionNumber, readonly (typeof hastyWords)[number][]>> = {
  1: [...rowsOfHeadlines, ...hastyJob, ...hastyDays],
  2: [...rowsOfJob, ...jobLines, ...jobShapes, ...hastyJob],
  3: [...rowsOfWork, ...workLines, ...dutyShapes, ...hastyDuties, ...hastyDays],
  4: [...personForms, ...rowsOfPerson, ...whoLines, ...personShapes, ...hastyPerson],
  5: [...rowsOfRewards, ...morePerkLines, ...perkLines, ...rewardShapes, ...hastyRewards, ...hastyDays],
  6: [...rowsOfFirm, ...firmLines, ...companyShapes, ...hastyCompany, ...hastyDays, ...yearly],
  7: [...rowsOfSteps, ...stepLines, ...applyShapes, ...hastyApply],
};
const through = (rows: typeof hastyWords, text: string): string =>
  rows.reduce(
    (all, [pattern, better]) =>
      typeof better === 'string'
        ? all.replace(pattern, better)
        : all.replace(pattern, better as (found: string, ...groups: string[]) => string),
    text,
  );

/** "Need a nurse ft, mixed practice": whom we look for, and then what else there is. */
const withSoughtParted = (text: string): string =>
  text.replace(
    /^((?:we )?(?:need|want|looking for|are looking for|hiring|req)\b[^,;.]+), (?=(\S+))/i,
    (found, sought: string, next: string) => (opensMore.test(`${next} `) || /^to$/i.test(next) ? found : `${sought}. `),
  );

const slipsOf = (question: QuestionNumber): readonly (typeof hastyWords)[number][] =>
  question === 5 ? [...slips, ...perkSlips] : question === 7 ? [...slips, ...stepSlips] : slips;

/** "Good geography of both towns a bonus": the wish stands before a row with an "and", which would part it. */
const withWishFirst = (text: string): string =>
  text.replace(
    /(^|[,;.])\s*(?=\S)([^,;.]+ (?:and|or) [^,;.]+?) (?:is )?(?:an? (?:bonus|plus|advantage)|nice to have|desirable|preferred|pref|useful|handy)(?=$|[,;.])/g,
    (_, before: string, wished: string) =>
      `${before === ',' ? ';' : before}${before === '' ? '' : ' '}ideally ${wished}`,
  );

/** "Bar manager, busy pub": the title is said anyway. */
function withoutTitle(typed: string, title: string): string {
  const answer = typed.replace(/^(\S+(?: \S+)?) (?=(?:ft|pt|f\/t|p\/t|full time|part time)\b)/i, '$1, ');
  const first = /^([^,;.]+)[,;.]\s+(?=\S)/.exec(answer);
  const plain = (words: string): string =>
    words
      .toLowerCase()
      .replace(/\bexec\b/g, 'executive')
      .replace(/\bdev\b/g, 'developer')
      .replace(/\bsr\b/g, 'senior')
      .replace(/\bjr\b/g, 'junior')
      .replace(/\bmgr\b/g, 'manager')
      .replace(/\basst\b/g, 'assistant')
      .trim();
  return first && title !== '' && plain(first[1] ?? '') === plain(title) ? answer.slice(first[0].length) : typed;
}

/** "Telehandler man for a big farm", of a Telehandler Driver: the job, whoever does it. */
function withTitleFor(answer: string, title: string): string {
  const found =
    /^(?:(?:good|strong|young|experienced|handy|reliable) )*([a-z]+)(?: |-)?(?:man|woman|lad|lady|girl|boy|guy)\b/i.exec(
      answer,
    );
  return found?.[1] && title.toLowerCase().split(' ').includes(found[1].toLowerCase())
    ? `${title}${answer.slice(found[0].length)}`
    : answer;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "Plumber exeter - no nights", "sous chef seafood place, 4 on": who, where, and then what. */
function withPlace(answer: string, [title = '', place = '']: readonly string[]): string {
  const town = place.split(',')[0] ?? '';
  if (title === '') return answer;
  const tail =
    title.split(' ').length > 2
      ? `(?:${escaped(title.split(' ').slice(0, -2).join(' '))} )?${escaped(title.split(' ').slice(-2).join(' '))}`
      : escaped(title);
  const short = tail
    .replace(/executive/i, 'exec(?:utive)?')
    .replace(/engineer/i, '(?:engineer|engr|eng)')
    .replace(/manager/i, '(?:manager|mgr)')
    .replace(/assistant/i, '(?:assistant|asst)')
    .replace(/developer/i, 'dev(?:eloper)?');
  const who = new RegExp(
    `^(?:${short})(s?)(?<wanted> wanted| needed| reqd| required)?(?= |,|:|$)[,:]?\\s*(?:[-–]\\s*)?`,
    'i',
  ).exec(answer);
  if (!who) return answer;
  const rest = answer.slice(who[0].length);
  const where =
    town === ''
      ? null
      : new RegExp(
          `(?:^|(?<!\\b(?:near|round|around|outside|off|from|to)),?\\s)(?:in |at )?${escaped(town)}(?:\\s*[-–:,]\\s*|\\s+|$)`,
          'i',
        ).exec(rest);
  const parts = (where ? [rest.slice(0, where.index), rest.slice(where.index + where[0].length)] : [rest])
    .flatMap((part) => part.trim().split(/,\s+|\s+(?=no [a-z]+s?\b)/))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const head = `${title}${who[1] ?? ''}${who.groups?.wanted ?? ''}${where ? ` in ${town}` : ''}`;
  // "Plumber for the Exeter depot": the words go on, and there is nothing to part.
  if (!where && (/^(?:for|to|with|at|in|on|and|or|who|of|near|needed|wanted)\b/i.test(rest) || rest === ''))
    return answer;
  return parts.length === 0 ? head : `${head}: ${parts.join(', ')}`;
}

/** The answer as it is read: its names with their capitals, and what was typed in a hurry in whole words. */
export function tidied(typed: string, question: QuestionNumber, brief: readonly string[], hasty: boolean): string {
  const known = namesIn(brief);
  const answer = hasty && question === 2 ? withoutTitle(typed, brief[0] ?? '') : typed;
  const placed = hasty && question === 1 ? withPlace(withTitleFor(answer, brief[0] ?? ''), brief) : answer;
  // "next.js/graphql" is no address.
  const spelled = hasty ? placed.replace(/\b(?:next|node|vue|nuxt|express|three)\.js\b/g, upperFirst) : placed;
  const sent = hasty && question === 7 ? withWhom(spelled) : spelled;
  return withoutAddresses(sent, (text) => {
    const units = hasty ? through(unitRows, text) : text;
    const named = withSureNames(question === 7 || hasty ? withWays(units) : text, known);
    if (!hasty) return named;
    const written = through(
      rowsOf[question],
      through(
        [...rowsOfPlace, ...anyLines, ...rowsOfAny, ...moreAnyLines, ...hastyShapes, ...hastyWords],
        withRaisedNames(through(slipsOf(question), question === 2 ? withSoughtParted(named) : named)),
      ),
    );
    const insured = question === 5 && /\b(?:dental|vision|medical)\/|\/(?:dental|vision|medical)\b/.test(written);
    const parted =
      question === 2 || question === 3 || insured
        ? withRowsParted(written, '; ')
        : question === 4
          ? withRequirementsParted(written)
          : question === 6
            ? withRowsParted(written, '. ')
            : written;
    const read = through(
      clauseRows[question],
      withSlashesRead(
        question === 7
          ? parted
              .split(/(?<=[.!?])(?=\s+\S)/)
              .map(withSteps)
              .join('')
          : parted,
        question,
      ),
    );
    return question === 7 ? withNumbers(read) : question === 4 && read !== parted ? withWishFirst(read) : read;
  });
}

/** "Email cv to sam sam@...": at that address. */
const withWhom = (text: string): string =>
  text.replace(/\b(to (?:(?!or\b|and\b|at\b|on\b|by\b|via\b)\p{L}+ ){1,4})(?=\S+@\S)/giu, '$1at ');
/** "Ring Sue 07700 ...": on that number. */
const withNumbers = (text: string): string =>
  text
    // "Ring Dave (07700 900281)".
    .replace(
      /\b((?:call|ring|text|phone|whatsapp|message|contact) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) \((\+?0[\d ]{8,}\d)\)/giu,
      '$1 on $2',
    )
    .replace(
      /\b((?:[Cc]all|[Rr]ing|[Tt]ext|[Pp]hone|whatsapp|WhatsApp|[Mm]essage|[Cc]ontact) (?:(?:or|and) [a-z]+ )?(?:the [a-z]+|(?:(?:Mrs?|Ms|Dr) )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)),? (?=\+?\(?\d[\d ()-]{6,})/gu,
      '$1 on ',
    );

/** What only shows once shorthand has been written out: words that are in no list, and figures beside what they are for. */
export const finished = (sentence: string): string =>
  withoutAddresses(sentence, (text) => through(hastyAfter, withUnknownNames(text)));
