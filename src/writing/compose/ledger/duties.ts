/** Duties: the brief's own first, then what the job description adds. */
import { lowerFirst, upperFirst } from '../language/first-capitals.ts';
import { isHeavy } from '../language/joined-phrases.ts';
import { parseVerbPhrase, realiseVerbPhrase } from '../language/verb-phrase.ts';
import { isVerbBase, mayBeVerb } from '../language/verbs.ts';
import { coverage } from '../language/words.ts';
import type { Mined } from '../mining/mined-facts.ts';
import { bareOrder } from '../mining/tasks/bare-order.ts';
import { coveredThing } from '../mining/tasks/covered-things.ts';
import { isDoing } from '../mining/tasks/doing.ts';
import { readDuty } from '../mining/tasks/duty.ts';
import { splitDuties } from '../mining/tasks/duty-list.ts';
import { isFittedRow } from '../mining/tasks/duty-starts.ts';
import { namedWork } from '../mining/tasks/named-work.ts';
import { isNounFirst, isSurelyNamed } from '../mining/tasks/noun-first.ts';
import { pairOfOrders } from '../mining/tasks/order-phrase.ts';
import { splitOutsideBrackets } from '../mining/tasks/outside-brackets.ts';
import { isEitherForm, leanOf } from '../mining/tasks/parallel.ts';
import { isRowOfOne } from '../mining/tasks/row-groups.ts';
import { isSharedRow } from '../mining/tasks/shared-rows.ts';
import { isHalfTyped } from '../mining/tasks/stated-tasks.ts';
import {
  asThing,
  type Duty,
  isEither,
  joinNames,
  mayBeField,
  mayBeThing,
  readThing,
  responsibleFor,
} from '../mining/tasks/things.ts';
import type { BriefInput } from '../types.ts';
import { cleanLine } from './clean.ts';
import { doubtOfDuty } from './doubt.ts';
import {
  inTeams,
  isOtherPeriod,
  isSeveral,
  isSureOrder,
  ledPeople,
  ledTo,
  light,
  now,
  onCall,
  orderBeside,
  saysNothing,
  soonMore,
  teamOf,
} from './duty-kinds.ts';
import {
  asOrderAtClose,
  asTyped,
  cleanList,
  closingTime,
  fields,
  isLostTask,
  isOnlyVerb,
  joinVerbs,
  withoutUndecided,
} from './duty-lines.ts';
import { eitherWay } from './either-way.ts';
import type { DutyFact, FactBook, Usable } from './facts.ts';
import { fullerThan, quotable, withoutRule } from './fuller-duties.ts';
import { inOwnArticles } from './own-articles.ts';
import { withoutKnown } from './partly-known.ts';
import { withNouns, withTheirTask } from './pointing-back.ts';
import { isSameTask } from './same/same-duty.ts';
import { readsAsTask } from './surely/tasks.ts';
import { tellsWhen } from './times-among-tasks.ts';
import { lineFor, linesForVerbs, standsAlone } from './told-by-line.ts';
import { tellsNamed, withTold } from './unread-told.ts';
import { ledOnce } from './whom-one-leads.ts';
import { allExclusions } from './withhold.ts';

/** What the person will do. At most 16, nothing twice. */
export function readDuties(brief: BriefInput | null, read: Mined, book: FactBook, usable: Usable): DutyFact[] {
  const mined = {
    ...read,
    duties: ledOnce(
      read,
      `${brief?.responsibilitiesRole ?? ''}. ${brief?.description ?? ''}. ${brief?.skills ?? ''}`,
    ).map((duty) => ({ ...duty, ...inOwnArticles(duty.raw)(duty.raw, duty) })),
  };
  const duties: DutyFact[] = [];
  /** What each of the brief's tasks was typed as: a note quotes that, and no reading that failed. */
  const parts = new Map<string, string>();
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
  const listed = withTheirTask(
    withNouns(splitDuties(cleanList(soonMore(withoutUndecided(brief?.responsibilitiesRole))))),
  ).slice(0, 24);
  /** Whether one of them can be nothing but an order. */
  const surelyOrders = listed.some((raw) => isSureOrder(raw) && !isNounFirst(raw, true));
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
  const lines = mined.duties.filter(({ text }) => usable(text, 'jobDescription', 'the job description'));
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
    for (const { verb, name: work } of works.flat()) {
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
  // Among things ("blade inspections, documentation") a word that may be either is no verb: "retrofit campaigns".
  const unlike = listed.filter((raw) => readDuty(raw) === null && readThing(raw) !== null).length;
  const things = unlike > 0;
  const lean = leanOf(
    listed
      .flatMap((raw) => (bareOrder(raw) || isFittedRow(raw) ? [raw] : splitOutsideBrackets(raw)))
      // "Pipe and commission systems" is what its neighbours are.
      .filter((raw) => pairOfOrders(lowerFirst(raw)) === null),
  );
  // Among orders a verb alone is one: "cook", "couple and uncouple".
  // So is "cash up" beside one that has its object.
  const plainOrders = listed.filter((raw) => readDuty(raw)?.nouns === undefined && readDuty(raw) !== null).length;
  const orders = plainOrders === 1 && listed.some((raw) => closingTime.test(raw)) ? plainOrders + 1 : plainOrders;
  // Where most are things, what ends in "-ing" is one too: "bills, payment plans, moving house".
  const named = (raw: string, duty: Duty | null): Duty | null =>
    duty &&
    !duty.nouns &&
    unlike > listed.length / 2 &&
    // "Feeding calves, moving irrigation": beside a doing it is one.
    !(
      listed.some(isDoing) &&
      /^[a-z]+ing [a-z]+(?:tion|ment|stock|feed|timber|hay|silage|machinery|equipment)$/i.test(raw)
    ) &&
    /^[a-z]+ing\b/i.test(raw) &&
    !isDoing(raw) &&
    // "Standing in for the manager", "sorting faults early": told with how and for whom, so done.
    !/^[a-z]+ing (?:in|up|out|on|off|down|over) (?:for|with|to|the|our)\b|^[a-z]+ing .*\b(?:early|quickly|promptly|safely|fast)$/i.test(
      raw,
    ) &&
    duty.phrase.inflects
      ? responsibleFor([realiseVerbPhrase(duty.phrase, 'ing')])
      : duty;
  const asWritten = inOwnArticles(brief?.responsibilitiesRole ?? '');
  const mayAllBeThings = eitherWay(listed.flatMap(splitOutsideBrackets), surelyOrders || lean === 'orders', things);
  const leads = ledTo.test(brief?.responsibilitiesRole ?? '');
  // "Sign into her hands, guide her outdoors": whom one serves, where the whole field shuts nobody out.
  const field = brief?.responsibilitiesRole ?? '';
  const serves = /\b(?:her|him|his)\b/i.test(field) && allExclusions(field).length === 0;
  const ofWhomOneServes = (part: string): string => (serves ? part.replace(/\b(?:her|him|his)\b/gi, 'them') : part);
  const inRow = new Set<string>();
  // "Water and feed" among orders: two of them, where not both are fields.
  const isPair = (part: string): boolean =>
    lean === 'orders' &&
    /^[a-z]+ (?:and|&|\+) [a-z]+$/i.test(part) &&
    !part
      .toLowerCase()
      .split(/ (?:and|&|\+) /)
      .every((word) => fields.test(word));
  joinVerbs(
    listed.flatMap((raw) =>
      readDuty(raw) ||
      bareOrder(raw) ||
      // "Shrinkage, attrition and quality": what stands between semicolons is one part.
      (/[;\n]/.test(brief?.responsibilitiesRole ?? '') && /, .* and /.test(raw) && readThing(raw) !== null) ||
      isRowOfOne(raw) ||
      // "Sand, gesso and dapple horses": whether its verbs are read or not, none is a task without the horses.
      isSharedRow(raw) ||
      /^[a-z]+ (?:to|from|in|around|across|between) [A-Z][a-z]+(?:, [A-Z][a-z]+)* and [A-Z][a-z]+$/i.test(raw)
        ? [raw]
        : splitOutsideBrackets(raw),
    ),
    lean === 'orders' ? inRow : null,
  ).forEach((raw, index) => {
    const part = asOrderAtClose(cleanLine(raw.replace(/^plus (?=[a-z])/i, '')) ?? '');
    // "Both on the ward and at home": said of the thing before it.
    if (/^(?:both|either|mostly|mainly|especially|particularly) (?:on|in|at|for|with|to|by|from)\b/i.test(part)) return;
    if (!part || !usable(ofWhomOneServes(part), 'brief', 'the responsibilities')) return;
    // "Travel advice and vaccs", "log books": of what kind they are stands first, and nobody travels or logs them.
    if (isNounFirst(part, !surelyOrders && lean !== 'orders')) {
      const name = lowerFirst(part.replace(/[.;]+$/, ''));
      if (namedWork(name) === null) put(index, name, true);
      else sayNames(index, [name]);
      return;
    }
    const led = teamOf.test(part) || ((leads || inTeams.test(part)) && ledPeople.test(part));
    if (led) {
      const lead = readDuty(`Lead ${lowerFirst(part)}`);
      if (lead) {
        flush(index);
        if (!known(lead.text))
          duties.push({
            fact: book.add('duty', 'brief', index, lead.text, { weight: 75 }),
            phrase: lead.phrase,
            doubt: doubtOfDuty(lead.text, lead.text, null),
          });
        return;
      }
    }
    const duty = asWritten(
      part,
      (orders > 1 || closingTime.test(part) || /^[a-z]+, [a-z]+.* and [a-z]+$/i.test(part)
        ? bareOrder(part, inRow.has(raw) || isPair(part))
        : null) ??
        (things && lean !== 'orders' && isEither(part)
          ? { ...responsibleFor([lowerFirst(part)]), unsure: true }
          : null) ??
        (things && ((lean !== 'orders' && mayBeThing(part)) || (mayBeField(part) && !isDoing(part)))
          ? asThing(part)
          : null) ??
        named(part, readDuty(part, { fallback: true, lean })) ??
        readThing(part) ??
        (isRowOfOne(part) ? responsibleFor([lowerFirst(part)]) : null),
    );
    // "Talks and tours": things, and nobody who talks.
    if (isSeveral.test(part) && (!duty || (!duty.nouns && duty.phrase.rest === ''))) {
      sayNames(index, [lowerFirst(part)]);
      return;
    }
    const row = splitOutsideBrackets(part);
    const either =
      duty && !duty.nouns && mayAllBeThings(row) ? row.map((one) => coveredThing(lowerFirst(one), true)) : [];
    if (either.length > 0 && either.every((one) => one !== null)) {
      for (const one of either) put(index, one, true);
      return;
    }
    const thing = duty ? null : coveredThing(lowerFirst(part), !surelyOrders);
    if (thing) {
      put(index, thing, true);
      return;
    }
    if (!duty) {
      // A task that nobody can read is not lost in silence: as the least sure of all it is told.
      // Nor is when one works, where the description tells it otherwise, and what there is now and then.
      if (isSurelyNamed(part, !surelyOrders) && !tellsWhen(part) && !now.test(part)) put(index, lowerFirst(part), true);
      else if (isLostTask(part) || tellsWhen(part) || now.test(part)) leave(index, lowerFirst(part));
      return;
    }
    // "Room patients" among orders: what is done with them, in the words of a trade.
    if (duty.nouns && orders > 1 && /^[a-z]+ (?:patients|residents|guests|pupils|visitors)$/i.test(part)) {
      leave(index, lowerFirst(part));
      return;
    }
    // "Quote", "water", "restring": among orders a word that may be one is no surely named thing.
    if (
      duty.nouns &&
      (lean === 'orders' || orders > 0) &&
      /^[a-z]+$/i.test(part) &&
      (mayBeVerb(part.toLowerCase()) || isVerbBase(part.toLowerCase())) &&
      (part.toLowerCase() === 'water' || !fields.test(part.toLowerCase())) &&
      // ... unless the job description says it with its verb.
      lines.length === 0
    ) {
      leave(index, lowerFirst(part));
      return;
    }
    if (duty.nouns) {
      sayNames(index, duty.nouns);
      return;
    }
    // "Greet and book": whom and what only the job description says.
    if (!standsAlone(duty.phrase)) {
      if (!sayLines(index, linesForVerbs(duty.phrase, lines))) leave(index, lowerFirst(part));
      return;
    }
    flush(index);
    if (!known(duty.text)) {
      const fact = book.add('duty', 'brief', index, duty.text, { weight: 75 });
      parts.set(fact.id, part.replace(/[.;]+$/, ''));
      duties.push({
        fact,
        phrase: duty.phrase,
        doubt:
          doubtOfDuty(duty.text, asTyped(part, duty.text), null, lean === 'orders' && !isEitherForm(duty.text)) +
          (inRow.has(raw) && !part.split(/,? and |, /).some(isOnlyVerb) ? 0.7 : 0),
      });
    }
  });
  flush(99);
  // Lines of the description that are duties ("Drive the school routes") belong to the duties.
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
  const typedIn = `${field}\n${brief?.description ?? ''}`;
  return withTold(
    duties.map((duty) => {
      if (readsAsTask(duty.fact.text, duty.typed ?? typedIn)) return duty;
      const typed = duty.typed ?? parts.get(duty.fact.id);
      return { ...duty, ...(typed === undefined ? {} : { typed }), doubt: UNREAD };
    }),
    UNREAD,
  );
}

/** A task with less of its words than this in another is not told by it. */
const HALF_SAID = 0.6;
/** Work that was only named, and has its verb or is one by itself. */
const NAMED = 0.3;
/** More than any doubt: a line that was not read. */
const UNREAD = 3;
