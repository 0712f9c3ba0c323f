/** One requirement beside those that stand already: which of two says more stays, and nothing is asked for twice. */

import { joinList } from '../language/joined-phrases.ts';
import { contentWords, coverage } from '../language/words.ts';
import type { Mined } from '../mining/mined-facts.ts';
import { asFreeFor } from '../mining/requirements/able.ts';
import { asNamedOnly, readBareName } from '../mining/requirements/bare-names.ts';
import { desirableCue } from '../mining/requirements/cues.ts';
import { readLevel } from '../mining/requirements/levels.ts';
import { asSaid } from '../mining/requirements/named.ts';
import { isLanguage, type PersonFact } from '../mining/requirements/person-shapes.ts';
import { readsBadly } from '../mining/requirements/unsound.ts';
import type { FactSource } from '../types.ts';
import { doubtOfRequirement, namesPaper } from './doubt.ts';
import type { FactBook, PersonLine } from './facts.ts';
import { isClosed } from './kept-open.ts';
import type { Asked } from './lost-parts.ts';
import { isSamePaper, kindOf, mergeInto, toldInFull } from './merge-requirements.ts';
import { countsYears, withoutSum } from './requirement-years.ts';
import { isDegreeOf } from './same/same-degree.ts';
import { asksSame, isOtherClass, isPartedIn } from './same/same-requirement.ts';
import { withTypedCapitals } from './surely/typed-capitals.ts';
import { saysHowWell } from './tongue-force.ts';
import { bothAsk } from './waived.ts';
import { withoutMarks } from './without-marks.ts';

/** What nothing was read of may still be the name of a field or of a system. */
export const namedOnly = (part: string): PersonFact | null => {
  const named = readBareName(part);
  return named && { ...named, desirable: desirableCue.test(part) };
};

/** The languages that a requirement asks for, where it asks for nothing else. */
const tonguesIn = (text: string): string[] =>
  /^(?:speak |(?:a )?(?:good|fluent|basic|excellent|strong|native|business|conversational|working|very|some|level|command|of|knowledge|written|spoken|and|or|at|to|in|both|better|[ABC][12]\+?|[A-Z][a-z]+)(?:[ ,]+|$))+$/.test(
    text,
  )
    ? (text.match(/\b[A-Z][a-z]+\b/g) ?? []).filter((word) => isLanguage(word))
    : [];

/** Whether what was read begins in the middle of something. */
const isTorn = ({ kind, text }: PersonFact): boolean =>
  (kind === 'have' &&
    /^(?:or|and|but|in|on|at(?! least| most)|of|to|with|from|by|together|including|plus|for|as|such)\b/i.test(text)) ||
  (kind === 'be' && /^(?:or|and|but|of|to|with|from|by|together|including|such)\b/i.test(text));

const willing =
  /^(?:be |are )?(?:willing|ready|prepared|happy|committed) to (?:work towards|study|train|complete|do|undertake|gain|obtain|take|enrol|register|get|achieve)\b/;
/** "Willing to work towards the diploma" is asked of everybody where the diploma itself is only wished for: the one doesn't tell the other. */
const onTheWay = (one: Pick<PersonFact, 'text' | 'desirable' | 'kind'>, other: PersonFact): boolean =>
  one.desirable !== other.desirable &&
  willing.test(one.text) !== willing.test(other.text) &&
  willing.test((one.desirable ? other : one).text);

/** "Experience with Siemens S7", where "Siemens S7" was all that was typed. */
const isOnlyNamed = ({ person: { text, kind }, typed }: PersonLine): boolean =>
  kind === 'have' && text.startsWith(`experience with ${typed}`) && !/^experience\b/i.test(typed);

/** "Respect" of "a respect for family ownership". */
const headNoun = (text: string): string => /^(?:an? |the )?([a-z]+) (?:of|for|in|with) /.exec(text)?.[1] ?? '';

/** "Water birth experience" that helps is not in the two years of birth experience that are a must. */
const wishesMore = (wish: PersonFact, must: PersonFact): boolean =>
  wish.desirable && !must.desirable && coverage(wish.text, must.text) < 1;

/** How well what stands before it is known, and nothing else beside it. */
const howWell = / (?:well|inside out|thoroughly|in depth|deeply|by heart)$/;

const namesIn = (row: string): string[] => row.split(/, | and /);

/** What is asked of the person so far, and who adds to it. */
interface AskedSoFar {
  /** The lines as they stand, at most 16. */
  readonly person: PersonLine[];
  /** All that was read, what stands and what another line took the place of. */
  readonly asked: readonly Asked[];
  /** What no editor would print, as it was typed. */
  readonly unsound: { typed: string; source: FactSource }[];
  readonly known: (fact: PersonFact) => boolean;
  readonly add: (typed: PersonFact, source: FactSource, key: number, raw: string) => void;
}

/** An empty list of what is asked, in front of the facts that go into it; `skills` is the field as it was typed. */
export function askedSoFar(mined: Mined, book: FactBook, skills: string): AskedSoFar {
  const person: PersonLine[] = [];
  // "Or a related discipline" says nothing of its own.
  const bare = (text: string): string =>
    text
      .replace(/,? or (?:an? )?(?:related|similar|relevant|equivalent)\b.*$/i, '')
      // "A caring manner" has no car in it.
      .replace(/\bcars?\b/gi, 'vehicle');
  // "Know Civil 3D" is no degree in civil engineering, and "F-Gas certification" no Gas Safe registration.
  const otherPaper = (text: string, other: string, own: boolean): boolean =>
    namesPaper(text) &&
    (!namesPaper(other) || (own && (text.match(/\b[A-Z]\w+/g) ?? []).some((name) => !other.includes(name))));
  const knownPerson = ({ text, kind, desirable }: PersonFact, own = false): boolean =>
    person.some(
      (other) =>
        bothAsk(kind, other.person.kind) &&
        !otherPaper(text, other.fact.text, own) &&
        !isOtherClass(text, other.fact.text) &&
        // "Level 3 preferred; Level 2 is a must": what is only wished for tells no must.
        !(
          other.person.desirable &&
          !desirable &&
          other.fact.source === 'jobDescription' &&
          ((/\d/.test(text) && contentWords(text).length > 1) ||
            // "Experience of family ownership is desirable, a respect for it essential".
            (headNoun(text) !== '' && headNoun(other.fact.text) !== '' && headNoun(text) !== headNoun(other.fact.text)))
        ) &&
        ((!onTheWay({ text, kind, desirable }, other.person) &&
          // "Good with your hands" is no "knowledge of hand tools".
          coverage(bare(text), bare(other.fact.text)) > 0.6 &&
          !(own && wishesMore({ text, kind, desirable }, other.person)) &&
          !isPartedIn(other.fact.text, text) &&
          (contentWords(text).length > 1 ||
            contentWords(other.fact.text).length === 1 ||
            kind === other.person.kind)) ||
          // "Patient" is not in "patient handling certificate".
          (contentWords(other.fact.text).length > 1 &&
            coverage(bare(other.fact.text), bare(text)) > 0.75 &&
            // "Team leading", and "7+ years in test automation with at least 2 of leading a team": the years are asked for too.
            (countsYears.test(other.fact.text) || !countsYears.test(text)))),
    );
  const asked: Asked[] = [];
  const unsound: { typed: string; source: FactSource }[] = [];
  const addPerson = (typed: PersonFact, source: FactSource, key: number, raw: string): void => {
    // "Level 2 or 3 teaching assistant": by its whole name it is found again in the job description.
    const level = typed.kind === 'have' ? readLevel(typed.text) : null;
    const typedRead = asFreeFor(level ? { ...level, desirable: typed.desirable } : typed);
    // "A paediatric caseload" is nobody's own: what was only named is asked for as experience of it.
    const rescued =
      typedRead.kind === 'have' && / /.test(raw.trim()) && readsBadly(asNamedOnly(asSaid(typedRead), raw), raw)
        ? namedOnly(raw)
        : null;
    const read =
      rescued && !readsBadly(rescued, raw) && !rescued.loose ? { ...rescued, desirable: typed.desirable } : typedRead;
    // "Steady nerves heights": what no editor would print is told, and not said.
    if (readsBadly(asNamedOnly(asSaid(read), raw), raw)) {
      if (source === 'brief' || !read.desirable)
        unsound.push({ typed: raw.replace(/^[\s•·*–-]+|[\s.;,]+$/g, ''), source });
      return;
    }
    // "Or equivalent experience", "together with financial acumen": the end of what stood before it, and nothing by itself.
    if (isTorn(read)) {
      // "And for the replacement of a system": the rest of what somebody is in charge of, and asked of nobody.
      if (source === 'brief' || !/^(?:and |or )?(?:for|of|to|in|on|by|from)\b/i.test(raw.trim()))
        book.unread.add(withoutMarks(raw.replace(/^[\s•·*–-]+|[\s.;,]+$/g, ''), skills));
      return;
    }
    const capitals = { ...read, text: withTypedCapitals(read.text, raw) };
    const fact = source === 'jobDescription' ? withoutSum(capitals, person) : capitals;
    asked.push({ fact, source, raw });
    // "A plus, not a must": the mark of what stood before it.
    if (
      /^not(?: an? (?:must|requirement|condition|deal-?breaker)| (?:essential|necessary|needed|required))?$/i.test(
        fact.text,
      )
    )
      return;
    // "German at C1 and English at B1", where the brief asks for both in words of its own.
    const tongues = tonguesIn(fact.text);
    if (
      source === 'jobDescription' &&
      tongues.length > 1 &&
      !fact.desirable &&
      !person.some(({ person: asked }) => saysHowWell(asked, fact)) &&
      tongues.every((tongue) =>
        person.some(
          (other) =>
            other.fact.source === 'brief' && !other.person.desirable && tonguesIn(other.person.text).includes(tongue),
        ),
      )
    )
      return;
    // "Kind, patient and reliable" says more than "patient": the longer stands for the shorter.
    const shorter = person.filter(
      (other) =>
        other.person.kind === fact.kind &&
        other.person.desirable === fact.desirable &&
        !fact.loose &&
        coverage(other.fact.text, fact.text) > 0.99 &&
        contentWords(fact.text).length > contentWords(other.fact.text).length &&
        fact.text.split(' ').length <= 9,
    );
    // "8 years, of which 3 in a manufacturing company", where the brief says in what: one line of both.
    const [, count = '', inside = ''] =
      /^(?:at least )?(\d+\+?|[a-z]+) years[’']?(?: of)? experience(, of which .+)$/.exec(fact.text) ?? [];
    const whole =
      inside && source === 'jobDescription'
        ? person.find(
            ({ fact: line, person: own }) =>
              line.source === 'brief' &&
              own.desirable === fact.desirable &&
              new RegExp(
                `^(?:at least )?${count.replace('+', '\\+')} years[’']? (?:of )?experience (?:in|of|with|as)\\b[^,\\d]*$`,
              ).test(own.text),
          )
        : undefined;
    if (whole) {
      whole.person = { ...whole.person, text: `${whole.person.text}${inside}` };
      whole.fact.text = whole.person.text;
      return;
    }
    // "Spring Boot" and "strong experience with Spring Boot and Hibernate": the sentence stands for the word.
    const thin = person.filter(
      (other) =>
        (other.person.loose || isOnlyNamed(other)) &&
        !fact.loose &&
        fact.kind === 'have' &&
        other.fact.source !== source &&
        other.person.desirable === fact.desirable &&
        // "Siemens S7" and "knowledge of Siemens S7 controls": where the line says knowledge, knowledge is asked.
        (other.person.loose
          ? coverage(other.fact.text, fact.text) > 0.99 &&
            contentWords(fact.text).length > contentWords(other.fact.text).length
          : /\bknowledge of /.test(fact.text) && coverage(other.typed, fact.text) > 0.99) &&
        fact.text.split(' ').length <= 12,
    );
    if (source === 'jobDescription' && toldInFull(person, fact, raw)) return;
    // The same asked for in two ways is said once, with the number that only one of them has.
    const twin = person.find(
      (other) =>
        bothAsk(fact.kind, other.person.kind) &&
        !onTheWay(fact, other.person) &&
        !(source === 'brief' && wishesMore(fact, other.person)) &&
        (asksSame(other.person.text, fact.text) ||
          (source !== other.fact.source && isSamePaper(other.person.text, fact.text)) ||
          (source !== other.fact.source && isDegreeOf(other.person.text, fact.text, fact.desirable))),
    );
    if (twin && !thin.includes(twin)) {
      mergeInto(twin, fact, source, raw);
      // "An LPN license or a graduate awaiting the exam": the second half fits into no line of the brief's, and is told.
      if (source === 'jobDescription' && isClosed(twin.person.text, raw)) mined.unread.person.push(raw);
      return;
    }
    // What says more than the brief's own line stands in its place, and is as much asked for.
    const own =
      source === 'brief' ? undefined : [...shorter, ...thin].find(({ fact: line }) => line.source === 'brief');
    if (own) {
      for (const other of [...shorter, ...thin])
        if (other !== own && person.includes(other)) {
          person.splice(person.indexOf(other), 1);
          book.facts.delete(other.fact.id);
        }
      own.person = fact;
      own.fact.text = fact.text;
      own.fact.kind = kindOf(fact);
      own.doubt = doubtOfRequirement(fact.text, raw, fact);
      return;
    }
    for (const other of [...shorter, ...thin.filter((line) => !shorter.includes(line))]) {
      person.splice(person.indexOf(other), 1);
      book.facts.delete(other.fact.id);
    }
    if (knownPerson(fact, source === 'brief')) {
      if (
        source === 'jobDescription' &&
        !fact.desirable &&
        isClosed('', raw) &&
        !person.some(({ person: other }) => /\bor\b/.test(other.text) && coverage(other.text, raw) > 0.5)
      )
        mined.unread.person.push(raw);
      return;
    }
    // "Know SQL" and "know Docker": one line.
    // "Know Go or Java" keeps its "or" to itself.
    // ... and "knows BCAR well" its "well".
    const row = howWell.test(fact.text) ? undefined : /^know ([A-Z.](?:(?! or |\().)*)$/.exec(fact.text)?.[1];
    const other = row
      ? person.find(
          (line) =>
            /^know [A-Z.](?:(?! or |\().)*$/.test(line.person.text) &&
            !howWell.test(line.person.text) &&
            line.person.desirable === fact.desirable,
        )
      : undefined;
    if (row && other) {
      const names = [...new Set([...namesIn(other.person.text.slice('know '.length)), ...namesIn(row)])];
      if (names.length > 4) return;
      const text = `know ${joinList(names)}`;
      Object.assign(other, { person: { ...other.person, text } });
      other.fact.text = text;
      return;
    }
    if (person.length >= 16) return;
    person.push({
      fact: book.add(kindOf(fact), source, `${fact.kind}${key}`, fact.text, {
        weight: source === 'brief' || thin.length > 0 ? 75 : 50,
        desirable: fact.desirable,
      }),
      person: fact,
      typed: raw.replace(/^[\s•·*–-]+|[\s.;,]+$/g, ''),
      doubt: doubtOfRequirement(fact.text, raw, fact),
    });
  };
  return { person, asked, unsound, known: (fact) => knownPerson(fact), add: addPerson };
}
