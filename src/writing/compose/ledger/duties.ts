/** Duties: the brief's own first, then what the job description adds. What each part of the field is, read one by one. */
import { lowerFirst } from '../language/first-capitals.ts';
import { realiseVerbPhrase } from '../language/verb-phrase.ts';
import { isVerbBase, mayBeVerb } from '../language/verbs.ts';
import type { Mined } from '../mining/mined-facts.ts';
import { bareOrder } from '../mining/tasks/bare-order.ts';
import { coveredThing } from '../mining/tasks/covered-things.ts';
import { isDoing } from '../mining/tasks/doing.ts';
import { readDuty } from '../mining/tasks/duty.ts';
import { splitDuties } from '../mining/tasks/duty-list.ts';
import { isFittedRow } from '../mining/tasks/duty-starts.ts';
import { namedWork } from '../mining/tasks/named-work.ts';
import { besideThings, isNamedInPaper } from '../mining/tasks/noun-beside-things.ts';
import { isNounFirst, isSurelyNamed } from '../mining/tasks/noun-first.ts';
import { pairOfOrders } from '../mining/tasks/order-phrase.ts';
import { splitOutsideBrackets } from '../mining/tasks/outside-brackets.ts';
import { isEitherForm, leanOf } from '../mining/tasks/parallel.ts';
import { isRowOfOne } from '../mining/tasks/row-groups.ts';
import { isSharedRow } from '../mining/tasks/shared-rows.ts';
import {
  asThing,
  type Duty,
  isEither,
  mayBeField,
  mayBeThing,
  readThing,
  responsibleFor,
} from '../mining/tasks/things.ts';
import { tellsInTurn } from '../mining/tasks/told-in-turn.ts';
import type { BriefInput } from '../types.ts';
import { cleanLine } from './clean.ts';
import { doubtOfDuty } from './doubt.ts';
import { inTeams, isSeveral, isSureOrder, ledPeople, ledTo, now, soonMore, teamOf } from './duty-kinds.ts';
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
import { withoutAsking } from './kept-together.ts';
import { inOwnArticles } from './own-articles.ts';
import { withNouns, withTheirTask } from './pointing-back.ts';
import { sortedDuties, UNREAD } from './sorted-duties.ts';
import { readsAsTask } from './surely/tasks.ts';
import { tellsWhen, timesApart } from './times-among-tasks.ts';
import { linesForVerbs, standsAlone } from './told-by-line.ts';
import { withTold } from './unread-told.ts';
import { ledOnce } from './whom-one-leads.ts';
import { allExclusions } from './withhold.ts';

/** What somebody is, whatever verb says it. */
const stateOf =
  /^(?:stay|remain|become|be|feel|keep|look) (?:calm|awake|alert|kind|patient|polite|friendly|cool|tidy|warm|fit|cheerful|positive|flexible|honest|open|professional)\b/i;

/** "The successful candidate will cook and eat with the young people": whoever reads it, so that what is done stands first. */
const toReader = <Text extends string | null | undefined>(text: Text): Text =>
  (text
    ?.replace(/\bdemo of (?=[^,;.]+, )/i, 'demos of ')
    .replace(
      /(^|[.\n]\s*)(?:the |our )?(?:(?:successful|ideal|right) (?:candidate|applicant|person)|post ?holder|job ?holder) (?:will|shall) (?:be expected to |also )?([a-z])/gi,
      (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
    ) ?? text) as Text;

/** What the person will do. At most 16, nothing twice. `learns`: the post is one in which a trade is learnt. */
export function readDuties(
  brief: BriefInput | null,
  read: Mined,
  book: FactBook,
  usable: Usable,
  learns = false,
): DutyFact[] {
  const mined = {
    ...read,
    duties: ledOnce(
      read,
      `${brief?.responsibilitiesRole ?? ''}. ${brief?.description ?? ''}. ${brief?.skills ?? ''}`,
    ).map((duty) => ({ ...duty, ...inOwnArticles(duty.raw)(duty.raw, duty) })),
  };
  /** What each of the brief's tasks was typed as: a note quotes that, and no reading that failed. */
  const parts = new Map<string, string>();
  const listed = withTheirTask(
    withNouns(
      splitDuties(
        timesApart(withoutAsking(cleanList(soonMore(withoutUndecided(toReader(brief?.responsibilitiesRole)))))),
      ),
    ),
  ).slice(0, 24);
  /** Whether one of them can be nothing but an order. */
  const surelyOrders = listed.some((raw) => isSureOrder(raw) && !isNounFirst(raw, true));
  const lines = mined.duties.filter(({ text }) => usable(text, 'jobDescription', 'the job description'));
  const sorted = sortedDuties(book, usable, lines, surelyOrders, learns);
  const { duties, known, flush, leave, put, sayLines, sayNames } = sorted;
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
  const typedParts = field.split(/[,;\n]+/).map((part) => part.trim());
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
      tellsInTurn(raw) ||
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
    // "Book space. Track.": the stop of a list that is parted by stops is no part of the word.
    const part = asOrderAtClose((cleanLine(raw.replace(/^plus (?=[a-z])/i, '')) ?? '').replace(/(?<=^[a-z]+)\.$/i, ''));
    // "Both on the ward and at home": said of the thing before it.
    if (/^(?:both|either|mostly|mainly|especially|particularly) (?:on|in|at|for|with|to|by|from)\b/i.test(part)) return;
    if (!part || !usable(ofWhomOneServes(part), 'brief', 'the responsibilities')) return;
    if (tellsInTurn(part)) {
      leave(index, lowerFirst(part));
      return;
    }
    // "Travel advice and vaccs", "log books": of what kind they are stands first, and nobody travels or logs them.
    const paper = lines.map((line) => line.raw);
    const nounFirst = isNounFirst(part, !surelyOrders && lean !== 'orders') || isNamedInPaper(part, paper);
    const beside = nounFirst ? 'thing' : besideThings(part, typedParts);
    if (beside === 'unknown') {
      leave(index, lowerFirst(part));
      return;
    }
    if (beside === 'thing') {
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
    // "Stay calm with callers": how somebody is, and nothing that is handled.
    if (stateOf.test(part)) {
      leave(index, lowerFirst(part));
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
  sorted.addLines(mined);
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
