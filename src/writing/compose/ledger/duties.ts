/** Duties: the brief's own first, then what the job description adds. */
import { isHeavy, joinList, lowerFirst } from '../language/articles.ts';
import { kindOf } from '../language/kind.ts';
import { missesArticle } from '../language/nouns.ts';
import { parseVerbPhrase, realiseVerbPhrase } from '../language/verb-phrase.ts';
import { baseOfIng, baseOfThird, isVerbBase, mayBeVerb, nounLike } from '../language/verbs.ts';
import { contentWords, coverage } from '../language/words.ts';
import { bareOrder } from '../mining/bare-order.ts';
import { isDoing } from '../mining/doing.ts';
import { readDuty } from '../mining/duty.ts';
import { clearDuty, isNoTask, withoutOpener } from '../mining/duty-line.ts';
import { isRowOfOne, splitDuties, splitOutsideBrackets } from '../mining/duty-list.ts';
import type { Mined } from '../mining/mine.ts';
import { isEitherForm, leanOf } from '../mining/parallel.ts';
import { isHalfTyped } from '../mining/stated-tasks.ts';
import {
  asThing,
  type Duty,
  isEither,
  joinNames,
  mayBeField,
  mayBeThing,
  readThing,
  responsibleFor,
} from '../mining/things.ts';
import type { BriefInput } from '../types.ts';
import { cleanLine, cleanText } from './clean.ts';
import { doubtOfDuty } from './doubt.ts';
import type { DutyFact, FactBook, Usable } from './facts.ts';
import { withoutKnown } from './partly-known.ts';
import { withNouns } from './pointing-back.ts';
import { isLikeTask, isSameTask } from './same-duty.ts';

const light =
  /^(?:write|produce|prepare|draft|create|run|perform|do|carry out|conduct|undertake|handle|manage|complete|deliver|provide|look after) /;

const kept = /^(?:the|an?|our|your|all|every|each)\b/i;

/** Whoever is called when others are at home, in whatever words. */
const onCall =
  /\bon[- ]call\b|\bout[- ]of[- ]hours (?:[a-z-]+ ){0,2}(?:rota|duty|service|roster|cover|support)\b|\bstand-?by (?:rota|duty|roster)\b/;

/** What the person will do. At most 16, nothing twice. */
export function readDuties(brief: BriefInput | null, mined: Mined, book: FactBook, usable: Usable): DutyFact[] {
  const duties: DutyFact[] = [];
  // "Run flow cytometry" and "perform flow cytometry, qPCR and imaging": the verb says nothing.
  const bare = (text: string): string => text.replace(light, '');
  const known = (text: string): boolean =>
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
  // "RF scanner" where the job description says what is done with it.
  const told = (name: string): boolean =>
    mined.duties.some(
      ({ text, nouns }) =>
        !nouns &&
        coverage(name, text) > 0.99 &&
        text.split(' ').length > 4 &&
        usable(text, 'jobDescription', 'the job description'),
    );
  let pending: string[] = [];
  let typed: string[] = [];
  let sure = true;
  const flush = (index: number): void => {
    // "Activities", alone: of what kind nobody knows, so that a note tells it rather than a text.
    const says = !(pending.length === 1 && (saysNothing.test(pending[0] ?? '') || isHalfTyped(pending[0] ?? '')));
    const duty = pending.length > 0 ? responsibleFor(pending) : null;
    // The article of what there is one of is no guess: "the weekly payment run".
    const named = typed.map((line, at) =>
      /^the /.test(pending[at] ?? '') && !/^the /i.test(line) ? `the ${line}` : line,
    );
    if (duty && !known(duty.text))
      duties.push({
        fact: book.add('duty', 'brief', `nouns${index}`, duty.text, { weight: 75 }),
        phrase: duty.phrase,
        thing: { text: joinNames(pending), sure, names: pending },
        // What stands first is what the job is about: in the form of things it is said, however long the row is.
        // "Board operations committee": behind a label it lacks its article still.
        doubt:
          !says || (!sure && duties.length > 0 && pending.some((name) => missesArticle(name)))
            ? UNREAD
            : Math.min(
                doubtOfDuty(joinNames(pending), named.join(', '), { sure }),
                duties.length === 0 &&
                  pending.join(' ').split(' ').length < 13 &&
                  !isVerbBase(pending[0]?.split(' ')[0] ?? '')
                  ? FIRST
                  : UNREAD,
              ),
      });
    pending = [];
    typed = [];
    sure = true;
  };
  const listed = withNouns(splitDuties(cleanList(withoutUndecided(brief?.responsibilitiesRole)))).slice(0, 24);
  // Among things ("blade inspections, documentation") a word that may be either is no verb: "retrofit campaigns".
  const unlike = listed.filter((raw) => readDuty(raw) === null && readThing(raw) !== null).length;
  const things = unlike > 0;
  const lean = leanOf(listed.flatMap((raw) => (bareOrder(raw) ? [raw] : splitOutsideBrackets(raw))));
  // Among orders a verb alone is one: "cook", "couple and uncouple".
  // So is "cash up" beside one that has its object.
  const plainOrders = listed.filter((raw) => readDuty(raw)?.nouns === undefined && readDuty(raw) !== null).length;
  const orders = plainOrders === 1 && listed.some((raw) => closingTime.test(raw)) ? plainOrders + 1 : plainOrders;
  // Where most are things, what ends in "-ing" is one too: "bills, payment plans, moving house".
  const named = (raw: string, duty: Duty | null): Duty | null =>
    duty &&
    !duty.nouns &&
    unlike > listed.length / 2 &&
    /^[a-z]+ing\b/i.test(raw) &&
    !isDoing(raw) &&
    // "Standing in for the manager", "sorting faults early": told with how and for whom, so done.
    !/^[a-z]+ing (?:in|up|out|on|off|down|over) (?:for|with|to|the|our)\b|^[a-z]+ing .*\b(?:early|quickly|promptly|safely|fast)$/i.test(
      raw,
    ) &&
    duty.phrase.inflects
      ? responsibleFor([realiseVerbPhrase(duty.phrase, 'ing')])
      : duty;
  const leads = ledTo.test(brief?.responsibilitiesRole ?? '');
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
      (isRowOfOne(raw) && readThing(raw) !== null) ||
      /^[a-z]+ (?:to|from|in|around|across|between) [A-Z][a-z]+(?:, [A-Z][a-z]+)* and [A-Z][a-z]+$/i.test(raw)
        ? [raw]
        : splitOutsideBrackets(raw),
    ),
    lean === 'orders' ? inRow : null,
  ).forEach((raw, index) => {
    const part = cleanLine(raw.replace(/^plus (?=[a-z])/i, ''));
    // "Both on the ward and at home": said of the thing before it.
    if (/^(?:both|either|mostly|mainly|especially|particularly) (?:on|in|at|for|with|to|by|from)\b/i.test(part)) return;
    if (!part || !usable(part, 'brief', 'the responsibilities')) return;
    const led = leads ? ledPeople.exec(part) : null;
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
    let duty =
      (orders > 1 || /^[a-z]+, [a-z]+.* and [a-z]+$/i.test(part)
        ? bareOrder(part, inRow.has(raw) || isPair(part))
        : null) ??
      (things && lean !== 'orders' && isEither(part)
        ? { ...responsibleFor([lowerFirst(part)]), unsure: true }
        : null) ??
      (things && ((lean !== 'orders' && mayBeThing(part)) || (mayBeField(part) && !isDoing(part)))
        ? asThing(part)
        : null) ??
      named(part, readDuty(part, { fallback: true, lean })) ??
      readThing(part);
    if (duty?.nouns && told(duty.nouns.join(' '))) return;
    // "Room patients" among orders: what is done with them, in the words of a trade.
    if (duty?.nouns && orders > 1 && /^[a-z]+ (?:patients|residents|guests|pupils|visitors)$/i.test(part))
      duty = { ...duty, unsure: true };
    if (!duty) {
      const name = lowerFirst(part);
      // A task that nobody can read is not lost in silence: as the least sure of all it is told.
      if (isLostTask(part) && !known(name))
        duties.push({
          fact: book.add('duty', 'brief', `unread${index}`, name, { weight: 75 }),
          phrase: responsibleFor([name]).phrase,
          thing: { text: name, sure: false, names: [name] },
          // "Trunking and multi drop up and down the coast": what stands first is what the job is, in the form of a thing.
          doubt: duties.length === 0 && /^[a-z]+ing\b/.test(name) && kindOf(name) !== 'clause' ? FIRST : UNREAD,
        });
      return;
    }
    if (duty.nouns) {
      // Up to three nouns share one verb, as long as the row stays readable.
      // What has an "and" of its own stands alone.
      if (
        pending.length === 3 ||
        (pending.length > 0 && sure !== !duty.unsure) ||
        isHalfTyped(part) ||
        isHalfTyped(pending.at(-1) ?? '') ||
        (isHeavy(part) && (pending.length === 0 || / or |,/.test(part))) ||
        pending.some(isHeavy) ||
        // "Accounting with our outside CPA and partner meetings": with whom would go on.
        / (?:with|between|alongside) /.test(pending.at(-1) ?? '') ||
        // "The weekly payment run" is looked after, and what has no article is handled.
        (pending.length > 0 && kept.test(pending[0] ?? '') !== kept.test(duty.nouns[0] ?? '')) ||
        (pending.length > 1 && isHeavy(part)) ||
        pending.join(' ').split(' ').length + part.split(' ').length > 14
      )
        flush(index);
      sure = !duty.unsure;
      pending.push(...duty.nouns);
      typed.push(part);
      return;
    }
    flush(index);
    if (!known(duty.text))
      duties.push({
        fact: book.add('duty', 'brief', index, duty.text, { weight: 75 }),
        phrase: duty.phrase,
        doubt:
          doubtOfDuty(duty.text, asTyped(part, duty.text), null, lean === 'orders' && !isEitherForm(duty.text)) +
          (inRow.has(raw) && !part.split(/,? and |, /).some(isOnlyVerb) ? 0.7 : 0),
      });
  });
  flush(99);
  // Lines of the description that are duties ("Drive the school routes") belong to the duties.
  const ranked = [...mined.duties]
    .sort((one, other) => other.score - one.score)
    .map(withoutRule)
    .map((duty) => withoutKnown(duty, known));
  const among = leanOf(mined.duties.map(({ raw }) => raw)) === 'orders';
  const own = [...duties];
  ranked.forEach((duty, index) => {
    const twin = known(duty.text) ? fullerThan(duty, own, duties) : null;
    if (
      duties.length >= 16 ||
      (known(duty.text) && !twin) ||
      !usable(duty.text, 'jobDescription', 'the job description')
    )
      return;
    duties.push({
      ...(twin ? { twin: twin.fact.id } : {}),
      fact: book.add('duty', 'jobDescription', duty.nouns ? `nouns${index}` : index, duty.text, { weight: 50 }),
      phrase: duty.phrase,
      ...(duty.nouns ? { thing: { text: joinNames(duty.nouns), sure: !duty.unsure, names: duty.nouns } } : {}),
      doubt: doubtOfDuty(
        duty.nouns?.join(', ') ?? duty.text,
        asTyped(duty.raw, duty.text),
        duty.nouns ? { sure: !duty.unsure } : null,
        among && !isEitherForm(duty.text),
      ),
    });
  });
  return duties;
}

/** By which rule a task is done, behind a comma or at the end: an advert needs it least. */
const byRule = /,? (?:in line with|in accordance with|as per|in compliance with|in keeping with) [^,;:()]{3,70}$/i;

/** A task that is sure but for the rule that it is done by, without the rule: "drive lorries safely, in line with drivers hours". */
function withoutRule(duty: Mined['duties'][number]): Mined['duties'][number] {
  if (duty.nouns || !byRule.test(duty.text)) return duty;
  if (doubtOfDuty(duty.text, asTyped(duty.raw, duty.text), null) < FIRST) return duty;
  const text = duty.text.replace(byRule, '');
  const phrase = text.split(' ').length > 2 ? parseVerbPhrase(text) : null;
  return phrase ? { ...duty, text, phrase, raw: duty.raw.replace(byRule, '') } : duty;
}

/**
 * The task of the brief that the job description tells more fully: "help passengers on and off", "assist passengers with
 * pushchairs and wheelchairs". One text may say it as the brief has it, and another so. Null where it adds nothing, or
 * tells of several tasks.
 */
function fullerThan(
  { text, nouns, phrase }: Mined['duties'][number],
  own: readonly DutyFact[],
  all: readonly DutyFact[],
): DutyFact | null {
  if (nouns || phrase.heads.length > 2 || text.split(' ').length > 14 || !/^\S+ \S+ \S+/.test(text)) return null;
  const same = (other: DutyFact): boolean =>
    isSameTask(other.fact.text, text) ||
    coverage(other.fact.text, text) > 0.6 ||
    coverage(text, other.fact.text) > 0.6 ||
    isLikeTask(other.fact.text, text);
  const [twin, ...further] = own.filter(same);
  if (!twin || further.length > 0 || twin.thing) return null;
  // What the job description said once is enough.
  if (all.some((other) => other.fact.source === 'jobDescription' && same(other))) return null;
  const words = contentWords(twin.fact.text);
  return contentWords(text).filter((word) => !words.includes(word)).length > 1 ? twin : null;
}

/** "About 140 staff through five heads of service": people whom a post that is named so leads. */
const ledPeople =
  /^(?:(?:about|around|approx\.?|approximately|some|over|up to) )?\d[\d,]* (?:people|staff|employees|colleagues|FTEs?|direct reports)\b(?! (?:a|per|each) )/i;
const ledTo =
  /\b(?:chief executive|director|statutory|subsidiaries|(?:revenue|capital|all-funds|operating) budget|P&L|hiring of|heads? of service|full responsibility|overall responsibility|union relations|leadership of)\b/i;

/** "Cash up", "lock up": a verb with its small word. */
const closingTime = /^(?:cash|lock|open|tidy|clean|wash|sweep|clear|set|pack) (?:up|down|away|out)$/i;

/** "Hoover", "mop": a verb of work that is no more often a noun. */
const isOnlyVerb = (word: string): boolean => isVerbBase(word) && !nounLike.has(word.toLowerCase());

/** A word that names every kind of work. */
const saysNothing =
  /^(?:the )?(?:various |general |other |daily |misc(?:ellaneous)? )?(?:activit(?:y|ies)|tasks?|jobs|work|duties|projects?|operations|processes|services|events|meetings|visits|support|support tasks|things)$/i;
/** As much doubt as what the brief names first may have: it is said. */
const FIRST = 0.7;
/** More than any doubt: a line that was not read. */
const UNREAD = 3;
/** Whether a line that gave no task is one all the same: it begins with what may be a verb, and no form or rule stops it. */
function isLostTask(part: string): boolean {
  const words = part.split(' ');
  const [first = ''] = words.map((word) => word.toLowerCase());
  return (
    words.length > 2 &&
    words.length < 13 &&
    !/^(?:report(?:s|ing)?|able|must|be|have|has|need|work|live|hold) /i.test(part) &&
    clearDuty(part) !== null &&
    (isVerbBase(first) ||
      mayBeVerb(first) ||
      baseOfIng(first) !== null ||
      baseOfThird(first) !== null ||
      /^(?:up|out|in|on|down|off)$/.test(words[1] ?? ''))
  );
}

/** The line as its task was typed: "To keep records & files" and "keeping records and files" stand as they are said. */
function asTyped(raw: string, said: string): string {
  const line = withoutOpener(raw)
    .replace(/ & /g, ' and ')
    // By whom it is asked is no part of the task.
    .replace(
      /,? (?:as|when|where|if) (?:and when )?(?:required|requested|directed|needed|instructed|necessary)(?: by (?!law\b)[^,;]+)?[.;]?$/i,
      (end) => (/ (?:when|where|if) (?:required|needed|necessary)$/.test(said) ? end : ''),
    );
  const [first = ''] = line.split(' ');
  const [verb = ''] = said.split(' ');
  const turned = first.toLowerCase() !== verb && (baseOfIng(first) === verb || baseOfThird(first) === verb);
  return turned ? `${verb}${line.slice(first.length)}` : line;
}

/** Words that may be orders and name a field as often: "cash", "stock". */
const fields =
  /^(?:cash|stock|bar|till|floor|stage|board|mark|water|machine|volunteer|staff|nurse|network|market|post|mail|phone|access|support|work|cover|care|admin|project|finance|process|contract|cost|place|point|time|budget|campaign|plant|display|wire|surface|yard)$/;

/** "Quote, close": in a list of orders, words that are each a verb and nothing else are said together. */
function joinVerbs(parts: readonly string[], joined: Set<string> | null): string[] {
  if (!joined) return [...parts];
  const out: string[] = [];
  const isBare = (part: string | undefined): boolean =>
    part !== undefined && /^[a-z]{3,}\.?$/i.test(part) && isVerbBase(part.replace(/\.$/, ''));
  for (let at = 0; at < parts.length; at += 1) {
    let end = at;
    while (isBare(parts[end]) && isBare(parts[end + 1]) && end - at < 4) end += 1;
    // "Stock, cash": fields, unless most of their neighbours are verbs.
    const few = parts.slice(at, end + 1).filter((word) => fields.test(word.toLowerCase()));
    if (few.length * 2 >= end - at + 1) end = at;
    const row = parts.slice(at, end + 1);
    const text =
      row.length > 1 ? joinList(row.map((word) => word.toLowerCase().replace(/\.$/, ''))) : (parts[at] ?? '');
    if (row.length > 1) joined.add(text);
    out.push(text);
    at = end;
  }
  return out;
}

/** What is marked as undecided goes before cleaning takes its mark away: "TBC - generator testing??". */
const withoutUndecided = (typed: string | null | undefined): string | null | undefined =>
  typeof typed === 'string' && /\bTB[ACD]\b|\?\s*\?|to be (?:confirmed|decided|agreed)/i.test(typed)
    ? typed
        .split(/([,;\n]|\.(?=\s))/)
        .filter((part, index) => index % 2 === 1 || !isNoTask(part))
        .join('')
    : typed;

/** A field of a list, cleaned: of a line that cleaning would drop as a whole the parts that nothing is wrong with stay. */
function cleanList(typed: string | null | undefined): string {
  const whole = cleanText(typed);
  if (typeof typed !== 'string' || whole.injected) return whole.text;
  return typed
    .split('\n')
    .map((line) => {
      const { text } = cleanText(line);
      if (text !== '' || !/[,;]/.test(line)) return text;
      const parts = line
        .split(/\s*([,;])\s*/)
        .filter((part, index, all) => index % 2 === 1 || cleanText(part).text !== '' || all.length === 1);
      const kept = parts.filter((part) => !/^[,;]$/.test(part)).map((part) => cleanText(part).text);
      return kept.join(line.includes(';') ? '; ' : ', ');
    })
    .join('\n');
}
