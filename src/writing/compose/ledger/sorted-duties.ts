/**
 * Where each task goes: into a sentence of its own, into a row of names that share one, to what another already
 * says, or to the notes. The brief's tasks are sorted one by one as they are read, the description's lines behind them.
 */
import { upperFirst } from '../language/first-capitals.ts';
import { isHeavy } from '../language/joined-phrases.ts';
import { parseVerbPhrase, realiseVerbPhrase } from '../language/verb-phrase.ts';
import { coverage } from '../language/words.ts';
import type { Mined } from '../mining/mined-facts.ts';
import { coveredThing } from '../mining/tasks/covered-things.ts';
import { namedWork } from '../mining/tasks/named-work.ts';
import { isSurelyNamed } from '../mining/tasks/noun-first.ts';
import { isEitherForm, leanOf } from '../mining/tasks/parallel.ts';
import { isHalfTyped } from '../mining/tasks/stated-tasks.ts';
import { joinNames, responsibleFor } from '../mining/tasks/things.ts';
import { doubtOfDuty } from './doubt.ts';
import { isOtherPeriod, light, onCall, orderBeside, saysNothing } from './duty-kinds.ts';
import { asTyped } from './duty-lines.ts';
import type { DutyFact, FactBook, Usable } from './facts.ts';
import { fullerThan, quotable, withoutRule } from './fuller-duties.ts';
import { asLearnt } from './of-learners.ts';
import { withoutKnown } from './partly-known.ts';
import { isSameTask } from './same/same-duty.ts';
import { lineFor, standsAlone } from './told-by-line.ts';
import { tellsNamed } from './unread-told.ts';

type Lines = Mined['duties'];

/** What the tasks of one brief are sorted into. */
export interface SortedDuties {
  readonly duties: DutyFact[];
  known(text: string): boolean;
  flush(index: number): void;
  leave(index: number, name: string): void;
  put(index: number, name: string, isAbout: boolean): void;
  sayLines(index: number, found: Lines): boolean;
  sayNames(index: number, names: readonly string[]): void;
  addLines(mined: Mined): void;
}

/** Nothing is sorted yet. `lines` are the job description's, `surelyOrders` says how the brief's tasks are typed. */
export function sortedDuties(
  book: FactBook,
  usable: Usable,
  lines: Lines,
  surelyOrders: boolean,
  learns = false,
): SortedDuties {
  const duties: DutyFact[] = [];
  // "Run flow cytometry" and "perform flow cytometry, qPCR and imaging": the verb says nothing.
  const bare = (text: string): string => text.replace(light, '');
  const known = (text: string): boolean =>
    isSaid(
      text,
      duties.filter(({ doubt }) => doubt < UNREAD),
    );
  const isSaid = (text: string, duties: readonly DutyFact[]): boolean =>
    duties.some(
      (other) =>
        light.test(text) &&
        light.test(other.fact.text) &&
        Math.max(coverage(bare(text), bare(other.fact.text)), coverage(bare(other.fact.text), bare(text))) > 0.9,
    ) ||
    (onCall.test(text) && duties.some((other) => onCall.test(other.fact.text))) ||
    duties.some((other) => isSameTask(other.fact.text, text)) ||
    duties.some(
      (other) =>
        // "Attend committee hearings" is not told by "write reports for the committee", whatever words they share.
        !(/^attend /.test(text) && /^(?:write|prepare|produce|draft|organise|arrange) /.test(other.fact.text)) &&
        (coverage(text, other.fact.text) > 0.6 ||
          coverage(other.fact.text, text) > (text.split(' ')[0] === other.fact.text.split(' ')[0] ? 0.6 : 0.75)),
    );
  let pending: string[] = [];
  /** Whether what is pending are things that the work is about, rather than work by its names. */
  let about = false;
  const flush = (index: number): void => {
    // "Activities", alone: of what kind nobody knows, so that a note tells it rather than a text.
    const says = !(pending.length === 1 && (saysNothing.test(pending[0] ?? '') || isHalfTyped(pending[0] ?? '')));
    const duty = pending.length > 0 ? responsibleFor(pending) : null;
    if (duty && !known(duty.text))
      duties.push({
        fact: book.add('duty', 'brief', `nouns${index}`, duty.text, { weight: 75 }),
        phrase: duty.phrase,
        thing: { text: joinNames(pending), sure: true, names: pending, ...(about ? { about } : {}) },
        doubt: says ? NAMED : UNREAD,
      });
    pending = [];
  };
  /** What nothing can be said of: a note tells it. */
  const leave = (index: number, name: string): void => {
    flush(index);
    if (!known(name))
      duties.push({
        fact: book.add('duty', 'brief', `unread${index}`, name, { weight: 75 }),
        phrase: responsibleFor([name]).phrase,
        thing: { text: name, sure: false, names: [name] },
        doubt: UNREAD,
      });
  };
  /** The job description's line where it says with a verb what the brief only names; false where it has none. */
  const sayLines = (index: number, found: readonly Mined['duties'][number][]): boolean => {
    if (found.length === 0) return false;
    flush(index);
    for (const line of found.map(withoutRule))
      if (!known(line.text))
        duties.push({
          ...quotable(line),
          fact: book.add('duty', 'jobDescription', `for${index}.${line.text}`, line.text, { weight: 75 }),
          phrase: line.phrase,
          doubt: doubtOfDuty(line.text, asTyped(line.raw, line.text), null, true),
        });
    return true;
  };
  /** A name into the row of those before it. */
  const put = (index: number, name: string, isAbout: boolean): void => {
    // Up to three share a sentence, as long as the row stays readable. What has an "and" of its own stands alone.
    if (
      about !== isAbout ||
      pending.length === 3 ||
      pending.some(isHeavy) ||
      (pending.length > 0 && (isHeavy(name) || / (?:with|between|alongside) /.test(pending.at(-1) ?? ''))) ||
      pending.join(' ').split(' ').length + name.split(' ').length > 14
    )
      flush(index);
    about = isAbout;
    pending.push(name);
  };
  /** Names of work: each with its verb, or beside the others as what the job includes. */
  const sayNames = (index: number, names: readonly string[]): void => {
    const [name = ''] = names;
    const line = lineFor(names.join(' and '), lines);
    if (line && sayLines(index, [line])) return;
    const works = isHalfTyped(name) ? null : names.map(namedWork);
    // "Weld", among things: as the job description says it.
    const same = lines.filter(
      ({ nouns, phrase }) => !nouns && phrase.rest !== '' && `-${phrase.heads[0]?.verb ?? ''}`.endsWith(`-${name}`),
    );
    if (names.length === 1 && sayLines(index, same.slice(0, 1))) return;
    if (!works?.every((work) => work !== null)) {
      // What the job description tells in full waits for its line.
      const told = lines.some(({ text }) => tellsNamed(joinNames(names), text));
      const covered = told || isHalfTyped(name) ? null : coveredThing(joinNames(names), !surelyOrders);
      const order = covered !== null && surelyOrders ? orderBeside(covered) : undefined;
      if (order) {
        flush(index);
        if (!known(order.text))
          duties.push({
            fact: book.add('duty', 'brief', `order${index}`, order.text, { weight: 75 }),
            phrase: order.phrase,
            doubt: doubtOfDuty(order.text, joinNames(names), null, true),
          });
      } else if (covered && order === undefined) put(index, covered, true);
      else if (!told && !isHalfTyped(name) && isSurelyNamed(joinNames(names), !surelyOrders))
        put(index, joinNames(names), true);
      else leave(index, joinNames(names));
      return;
    }
    for (const { verb: itsVerb, name: work } of works.flat()) {
      const verb = learns ? asLearnt(itsVerb) : itsVerb;
      const task = verb === null ? null : parseVerbPhrase(`${verb} ${work}`);
      if (verb !== null && !task) leave(index, work);
      else if (task) {
        flush(index);
        const text = realiseVerbPhrase(task, 'base');
        if (!known(text))
          duties.push({
            fact: book.add('duty', 'brief', `${index}.${text}`, text, { weight: 75 }),
            phrase: task,
            doubt: NAMED,
          });
      } else put(index, work, false);
    }
  };
  /** Lines of the description that are duties ("Drive the school routes") belong to the duties. */
  const addLines = (mined: Mined): void => {
    // What another task stands for, and says the less of: a note tells it, and the recruiter judges.
    const tellHalfSaid = (line: string, typed: string): void => {
      if (
        !onCall.test(line) &&
        !duties.some(({ fact }) => isSameTask(fact.text, line) || coverage(line, fact.text) >= HALF_SAID)
      )
        mined.unread.duties.push(typed);
    };
    const ranked = [...mined.duties]
      .sort((one, other) => other.score - one.score)
      .map(withoutRule)
      .map((duty) => {
        const left = withoutKnown(duty, known);
        const gone = duty.text.endsWith(` and ${left.text}`) ? duty.text.slice(0, -` and ${left.text}`.length) : '';
        if (gone !== '') tellHalfSaid(gone, upperFirst(gone));
        return left;
      });
    const among = leanOf(mined.duties.map(({ raw }) => raw)) === 'orders';
    const own = [...duties];
    ranked.forEach((duty, index) => {
      // The brief's "weekly and monthly payrolls" over the "fortnightly" ones of an older paper.
      if (own.some(({ fact }) => isOtherPeriod(bare(fact.text), bare(duty.text)))) {
        mined.unread.duties.push(duty.raw);
        return;
      }
      const twin = known(duty.text) ? fullerThan(duty, own, duties) : null;
      // What comes behind the last that there is room for is told as unsaid.
      if (duties.length >= 16 && !known(duty.text)) mined.unread.duties.push(duty.raw);
      else if (!twin && known(duty.text)) tellHalfSaid(duty.text, duty.raw);
      if (
        duties.length >= 16 ||
        (known(duty.text) && !twin) ||
        !usable(duty.text, 'jobDescription', 'the job description')
      )
        return;
      if (!duty.nouns) {
        duties.push({
          ...(twin ? { twin: twin.fact.id } : {}),
          ...quotable(duty),
          fact: book.add('duty', 'jobDescription', index, duty.text, { weight: 50 }),
          phrase: duty.phrase,
          doubt: standsAlone(duty.phrase)
            ? doubtOfDuty(duty.text, asTyped(duty.raw, duty.text), null, among && !isEitherForm(duty.text))
            : UNREAD,
        });
        return;
      }
      // What the job description only names has its verb too, or is told.
      const works = isHalfTyped(duty.nouns[0] ?? '') ? [null] : duty.nouns.map(namedWork);
      const read = works.every((work) => work !== null) ? works.flat() : [];
      const named = read.filter(({ verb }) => verb === null).map(({ name }) => name);
      if (read.length === 0 || named.length > 0) {
        const names = read.length === 0 ? duty.nouns : named;
        const { phrase, text } = responsibleFor(names);
        duties.push({
          fact: book.add('duty', 'jobDescription', `nouns${index}`, text, { weight: 50 }),
          phrase,
          thing: { text: joinNames(names), sure: read.length > 0, names },
          doubt: read.length > 0 ? NAMED : UNREAD,
        });
      }
      for (const { verb, name } of read) {
        const task = verb === null ? null : parseVerbPhrase(`${verb} ${name}`);
        const text = task ? realiseVerbPhrase(task, 'base') : '';
        if (task && !known(text))
          duties.push({
            typed: works.flat().length === 1 ? duty.raw : name,
            fact: book.add('duty', 'jobDescription', `nouns${index}.${text}`, text, { weight: 50 }),
            phrase: task,
            doubt: NAMED,
          });
      }
    });
  };
  return { duties, known, flush, leave, put, sayLines, sayNames, addLines };
}

/** A task with less of its words than this in another is not told by it. */
const HALF_SAID = 0.6;
/** Work that was only named, and has its verb or is one by itself. */
const NAMED = 0.3;
/** More than any doubt: a line that was not read. */
export const UNREAD = 3;
