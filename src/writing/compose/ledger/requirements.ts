/** What is asked of the person: the brief's own first, then what the job description adds. */
import { joinList } from '../language/articles.ts';
import { contentWords, coverage } from '../language/words.ts';
import type { Mined } from '../mining/mine.ts';
import { readPerson } from '../mining/person.ts';
import type { PersonFact } from '../mining/person-shapes.ts';
import { asksNothing } from '../mining/requirement-plain.ts';
import { asksNoMore } from '../mining/requirement-terse.ts';
import { splitRequirements } from '../mining/split-requirements.ts';
import type { BriefInput, FactKind, FactSource } from '../types.ts';
import { cleanLine, cleanText } from './clean.ts';
import { doubtOfRequirement } from './doubt.ts';
import type { FactBook, PersonLine, Usable } from './facts.ts';
import { asksSame, fuller, sameDegree } from './same-requirement.ts';

/** Whether a line that nothing was read of may ask for something: no offer, no welcome, nothing that is waived. */
const asks = (part: string): boolean =>
  part.split(' ').length > 1 &&
  !/\b(?:welcome|considered|given|provided|supplied|paid|available|apply|applicants|e-?mail|call|cv|photo|no|not|never|n['’]t|any|only|bonus|team player)\b|@|^(?:tb[cad]|n\/a|none|see)\b/i.test(
    part,
  ) &&
  !asksNothing(part) &&
  !asksNoMore(part);

const namesIn = (row: string): string[] => row.split(/, | and /);

/** What the person brings. At most 16, nothing twice. */
export function readRequirements(brief: BriefInput | null, mined: Mined, book: FactBook, usable: Usable): PersonLine[] {
  const person: PersonLine[] = [];
  // "Or a related discipline" says nothing of its own.
  const bare = (text: string): string =>
    text.replace(/,? or (?:an? )?(?:related|similar|relevant|equivalent)\b.*$/i, '');
  const knownPerson = ({ text, kind }: PersonFact): boolean =>
    person.some(
      (other) =>
        // "Good with your hands" is no "knowledge of hand tools".
        (coverage(bare(text), bare(other.fact.text)) > 0.6 &&
          (contentWords(text).length > 1 ||
            contentWords(other.fact.text).length === 1 ||
            kind === other.person.kind)) ||
        // "Patient" is not in "patient handling certificate".
        (contentWords(other.fact.text).length > 1 && coverage(bare(other.fact.text), bare(text)) > 0.75),
    );
  const addPerson = (fact: PersonFact, source: FactSource, key: number, raw: string): void => {
    // "A plus, not a must": the mark of what stood before it.
    if (
      /^not(?: an? (?:must|requirement|condition|deal-?breaker)| (?:essential|necessary|needed|required))?$/i.test(
        fact.text,
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
    // "Spring Boot" and "strong experience with Spring Boot and Hibernate": the sentence stands for the word.
    const thin = person.filter(
      (other) =>
        other.person.loose &&
        !fact.loose &&
        fact.kind === 'have' &&
        other.fact.source !== source &&
        other.person.desirable === fact.desirable &&
        coverage(other.fact.text, fact.text) > 0.99 &&
        contentWords(fact.text).length > contentWords(other.fact.text).length &&
        fact.text.split(' ').length <= 12,
    );
    // The same asked for in two ways is said once, with the number that only one of them has.
    const twin = person.find(
      (other) =>
        asksSame(other.person.text, fact.text) ||
        (source !== other.fact.source && sameDegree(other.person.text, fact.text)),
    );
    if (twin && !thin.includes(twin)) {
      const text = fuller(twin.person.text, fact.text);
      if (text !== twin.person.text && twin.person.desirable === fact.desirable && twin.person.kind === fact.kind) {
        twin.person = { ...fact, text };
        twin.fact.text = text;
      }
      return;
    }
    for (const other of [...shorter, ...thin.filter((line) => !shorter.includes(line))]) {
      person.splice(person.indexOf(other), 1);
      book.facts.delete(other.fact.id);
    }
    if (knownPerson(fact)) return;
    // "Know SQL" and "know Docker": one line.
    // "Know Go or Java" keeps its "or" to itself.
    const row = /^know ([A-Z.](?:(?! or |\().)*)$/.exec(fact.text)?.[1];
    const other = row
      ? person.find(
          (line) => /^know [A-Z.](?:(?! or |\().)*$/.test(line.person.text) && line.person.desirable === fact.desirable,
        )
      : undefined;
    if (row && other) {
      const names = [...namesIn(other.person.text.slice('know '.length)), ...namesIn(row)];
      if (names.length > 4) return;
      const text = `know ${joinList(names)}`;
      Object.assign(other, { person: { ...other.person, text } });
      other.fact.text = text;
      return;
    }
    if (person.length >= 16) return;
    const kind: FactKind = fact.kind === 'do' ? 'know' : fact.kind === 'without' ? 'have' : fact.kind;
    person.push({
      fact: book.add(kind, source, `${fact.kind}${key}`, fact.text, {
        weight: source === 'brief' || thin.length > 0 ? 75 : 50,
        desirable: fact.desirable,
      }),
      person: fact,
      typed: raw.replace(/^[\s•·*–-]+|[\s.;,]+$/g, ''),
      doubt: doubtOfRequirement(fact.text, raw, fact),
    });
  };
  splitRequirements(cleanText(brief?.skills).text).forEach((raw, index) => {
    // The whole was calmed: in a part of it, capitals in brackets are no shouting.
    const outside = raw.replace(/\s*\([^()]*\)/g, '').trim();
    const part = raw !== outside && cleanLine(outside) === outside ? raw.trim() : cleanLine(raw);
    if (!part || !usable(part, 'brief', 'the skills')) return;
    const fact = readPerson(part);
    if (fact) addPerson(fact, 'brief', index, part);
    else if (asks(part)) book.unread.add(part.replace(/[.;,]+$/, ''));
  });
  [...mined.person]
    .sort((one, other) => other.score - one.score)
    .forEach((fact, index) => {
      if (usable(fact.text, 'jobDescription', 'the job description'))
        addPerson(fact, 'jobDescription', index, fact.raw);
    });
  return person;
}
