/** What is asked of the person: the brief's own first, then what the job description adds. One line beside the others: `asked-so-far.ts`. */

import { joinBroken } from '../language/broken-words.ts';
import { coverage } from '../language/words.ts';
import type { Mined } from '../mining/mined-facts.ts';
import { asNamedOnly } from '../mining/requirements/bare-names.ts';
import { inRoundBrackets } from '../mining/requirements/in-answers.ts';
import { asSaid } from '../mining/requirements/named.ts';
import { asksNothing } from '../mining/requirements/none.ts';
import { isBookedPaper } from '../mining/requirements/paper-book.ts';
import { readPerson } from '../mining/requirements/person.ts';
import type { PersonFact } from '../mining/requirements/person-shapes.ts';
import { splitRequirements } from '../mining/requirements/split.ts';
import { asksNoMore } from '../mining/requirements/terse.ts';
import { takesToo } from '../mining/requirements/two-clauses.ts';
import { inTheirLetters } from '../mining/requirements/typed-whole.ts';
import type { BriefInput } from '../types.ts';
import { askedSoFar, namedOnly } from './asked-so-far.ts';
import { cleanLine, cleanText } from './clean.ts';
import { doubtOfRequirement } from './doubt.ts';
import type { FactBook, PersonLine, Usable } from './facts.ts';
import { furtherParts } from './further-parts.ts';
import { lostOf } from './lost-lines.ts';
import { type Asked, findLost } from './lost-parts.ts';
import { kindOf } from './merge-requirements.ts';
import { shutsWay } from './narrower.ts';
import { countsYears } from './requirement-years.ts';
import { asksSame } from './same/same-requirement.ts';
import { isSurelyAsked } from './surely/asked.ts';
import { isSureOnPaper, losesMust, withChoiceOf, withOwnArticle } from './surely/on-paper.ts';
import { unsettledIn, unsettledOf } from './unsettled.ts';
import { shutsOutAsTyped } from './usable.ts';
import { bothAsk, withoutWaived } from './waived.ts';
import { findExclusions } from './withhold.ts';
import { withoutMarks } from './without-marks.ts';

/** Whether a line that nothing was read of may ask for something: no offer, no welcome, nothing that is waived. */
const asks = (part: string): boolean =>
  part.split(' ').length > 1 &&
  !/\b(?:welcome|considered|given|provided|supplied|paid|available|apply|applicants|e-?mail|call|cv|photo|no|not|never|n['’]t|any|only|bonus|team player)\b|@|^(?:tb[cad]|n\/a|none|see)\b/i.test(
    part,
  ) &&
  !asksNothing(part) &&
  !asksNoMore(part);

/** Names with figures or strokes between capitals: "SAP S/4HANA MM/SD". */
const isCoded = (part: string): boolean =>
  /^[A-Z\d][A-Z\d/.-]*(?: [A-Z\d/.-]+){0,3}$/.test(part) && /[A-Z]\/|\d[A-Z]|[A-Z]\d/.test(part);

/** What the person brings. At most 16, nothing twice. */
export function readRequirements(brief: BriefInput | null, mined: Mined, book: FactBook, usable: Usable): PersonLine[] {
  const skills = joinBroken(cleanText(brief?.skills && inRoundBrackets(brief.skills)).text);
  const { person, asked, unsound, known: knownPerson, add: addPerson } = askedSoFar(mined, book, skills);
  const open = unsettledIn(brief?.skills);
  const pieces = splitRequirements(skills);
  // What no piece holds any more is told all the same where it shuts people out.
  for (const lost of skills.split(/[,;\n]|(?<=[a-z])\. /))
    if (lost.trim() !== '' && !pieces.some((piece) => piece.includes(lost.trim())) && findExclusions(lost).length > 0)
      usable(lost.trim(), 'brief', 'the skills');
  pieces.forEach((raw, index) => {
    // "Bar licence training TBC": nobody has decided it yet.
    const unsettled = unsettledOf(raw, open);
    if (unsettled) {
      book.unread.add(unsettled.typed);
      return;
    }
    // The whole was calmed: in a part of it, capitals in brackets are no shouting.
    const outside = raw.replace(/\s*\([^()]*\)/g, '').trim();
    // "CENWAT", "SAP S/4HANA MM/SD": letters of a paper or a program, and nobody shouts.
    const part =
      (raw !== outside && cleanLine(outside) === outside) || isBookedPaper(raw.trim()) || isCoded(raw.trim())
        ? raw.trim()
        : cleanLine(raw);
    if (!part || !usable(part, 'brief', 'the skills')) return;
    const fact = readPerson(part) ?? (asks(part) ? namedOnly(part) : null);
    if (fact) addPerson(fact, 'brief', index, part);
    else if (
      asks(part) ||
      // "CA Inter candidates can also apply": who else may, which no text says. "Vim": a name that nothing was read of.
      /^(?!no\b)[^,;]{5,90} (?:can|may) (?:also )?apply(?: too| as well)?[.!]?$/i.test(part) ||
      takesToo.test(part) ||
      /^(?!(?:none|tb[cad]|various|any|see|other|nothing|yes|no|as|all|same|above|below|essential|desirable|required|skills|experience|qualifications?|education|training|flexible|immediate)\b)[A-Z][A-Za-z+#.]{2,15}$/i.test(
        part,
      ) ||
      // "R", "C": languages with a name of one letter.
      /^[RC]$/.test(part) ||
      // "4Q", "X12": letters with a figure name something, whatever it is.
      /^(?=.*\d)(?=.*[A-Z])[A-Z\d][A-Z\d.+/-]{1,9}$/.test(part) ||
      /^(?:(?:no ?(?:one|body)|not for (?:anyone|people|those)) who|no (?:candidates?|applicants?) from)\b/i.test(part)
    )
      book.unread.add(withoutMarks(part.replace(/[.;,]+$/, ''), skills));
  });
  mined.person
    .map((fact) => ({ ...fact, ...withOwnArticle(withChoiceOf(fact, brief?.skills ?? '')) }))
    .sort((one, other) => other.score - one.score)
    .forEach((fact, index) => {
      if (shutsOutAsTyped(fact.raw, fact.text) && !usable(fact.raw, 'jobDescription', 'the job description')) return;
      if (!usable(fact.text, 'jobDescription', 'the job description')) {
        // "Fluent in English and Hindi": what the brief says of the one takes nothing from the other.
        tongues(fact.text).forEach((text, at) => {
          if (usable(text, 'jobDescription', 'the job description'))
            addPerson({ ...fact, text }, 'jobDescription', 200 + index * 4 + at, fact.raw);
        });
        return;
      }
      if (shutsWay(fact, person)) {
        mined.unread.person.push(fact.raw);
        return;
      }
      // Of a line that asks for two things the one that nobody has asked for is not lost with the other.
      const further = furtherParts(
        fact,
        (part) =>
          person.some(({ person: other }) => other.kind !== 'without' && asksSame(other.text, part.text)) ||
          knownPerson(part),
      );
      // "A full clean driving licence and your own car": the licence is the fuller one, though the car alone is news.
      const [licence = ''] = fact.text.split(/ and (?=your own |an? )/);
      if (further.length > 0 && /\bclean\b.*\bdriving licen[cs]e$/.test(licence) && licence !== fact.text)
        addPerson({ ...fact, text: licence }, 'jobDescription', 300 + index, fact.raw);
      if (further.length > 0)
        further.forEach((part, at) => {
          addPerson(part, 'jobDescription', 100 + index * 4 + at, part.text);
        });
      else addPerson(fact, 'jobDescription', index, fact.raw);
    });
  const said = withLost(asked, asSentences(person, book), book, skills).filter((line, _, lines) => {
    const halved = line.fact.source === 'jobDescription' && losesMust(line, lines);
    if (
      !halved &&
      isSurelyAsked(line.person, line.typed) &&
      (line.fact.source === 'brief' || isSureOnPaper(line.person, line.typed))
    )
      return true;
    // What was not read for sure is told in the recruiter's own words, and stands in no text.
    book.facts.delete(line.fact.id);
    if (line.fact.source === 'brief' || !line.person.desirable || halved)
      unsound.push({ typed: line.typed, source: line.fact.source === 'brief' ? 'brief' : 'jobDescription' });
    return false;
  });
  for (const line of said) if (line.fact.source === 'brief') line.typed = withoutMarks(line.typed, skills);
  // ... unless another line asks for it in better words.
  for (const { typed, source } of unsound)
    if (!said.some(({ fact }) => coverage(typed, fact.text) > 0.6)) {
      if (source === 'brief') book.unread.add(withoutMarks(typed, skills));
      // "Education", "Qualities": the name of a column says nothing.
      else if (/[\s\d]|^[A-Z]{2,}$/.test(typed)) mined.unread.person.push(typed);
    }
  // What no reader kept, whatever the reason, is told in its own words.
  for (const line of lostOf(mined, said, [brief?.skills, brief?.description, brief?.responsibilitiesRole].join(' ')))
    mined.unread.person.push(line);
  // "Graduate in any discipline, 60% and above": of a degree that the brief asks for too, the grade is told.
  for (const { raw, desirable } of mined.person) {
    const [grade = ''] = /\b\d{2} ?%|\bCGPA\b|\b2[.:][12]\b/.exec(raw) ?? [];
    if (
      grade !== '' &&
      !desirable &&
      !mined.unread.person.includes(raw) &&
      !said.some(({ fact }) => fact.text.includes(grade))
    )
      mined.unread.person.push(raw);
  }
  return withoutWaived(said, book);
}

/** Each language of a line that asks for two alike: "fluent in English and Hindi". */
function tongues(text: string): readonly string[] {
  const [, how = '', one = '', other = ''] =
    /^((?:fluent|proficient|literate) in )([A-Z][a-z]+) and ([A-Z][a-z]+)$/.exec(text) ?? [];
  return other === '' ? [] : [how + one, how + other];
}

/** What went with a line whose place another took: the programs are a line of their own, and the rest is told. */
function withLost(asked: readonly Asked[], person: PersonLine[], book: FactBook, skills: string): PersonLine[] {
  const { programs, lines } = findLost(
    asked,
    person.map(({ fact }) => fact.text),
  );
  for (const [at, { text, of, beside }] of programs.entries()) {
    const line = person.find(({ fact, person: asked }) => fact.text === beside && !asked.desirable);
    if (line) {
      line.person = { ...line.person, text };
      line.fact.text = text;
      continue;
    }
    if (person.length >= 16) break;
    const fact: PersonFact = { kind: 'do', text, desirable: false, sure: true };
    person.push({
      fact: book.add(kindOf(fact), of.source, `lost${at}`, text, { weight: of.source === 'brief' ? 75 : 50 }),
      person: fact,
      typed: of.raw.replace(/^[\s•·*–-]+|[\s.;,]+$/g, ''),
      doubt: 0,
    });
  }
  for (const { raw, source } of lines) {
    const typed = raw.replace(/^[\s•·*–-]+|[\s.;,]+$/g, '');
    if (source === 'brief') book.unread.add(withoutMarks(typed, skills));
    else book.lost.add(typed);
  }
  return person;
}

/** What was only named, as a sentence says it. So worded it may ask for what another line asks for already. */
function asSentences(person: readonly PersonLine[], book: FactBook): PersonLine[] {
  const said: PersonLine[] = [];
  for (const line of person) {
    const named = asNamedOnly(asSaid(line.person), line.typed);
    const text = inTheirLetters(named.text);
    const worded = text === named.text ? named : { ...named, text };
    if (worded !== line.person) {
      line.person = worded;
      line.fact.text = worded.text;
      line.fact.kind = kindOf(worded);
      line.doubt = doubtOfRequirement(worded.text, line.typed, worded);
    }
    // A must is no echo of a wish.
    if (
      !said.some(
        ({ person: other }) =>
          other.desirable === worded.desirable &&
          bothAsk(other.kind, worded.kind) &&
          asksSame(other.text, worded.text) &&
          // Who asks for years asks for more.
          (countsYears.test(other.text) || !countsYears.test(worded.text)),
      )
    )
      said.push(line);
    else book.facts.delete(line.fact.id);
  }
  return said;
}
