/** Duties and requirements: the brief's own first, then what the job description adds. */
import { isHeavy, joinList } from '../language/articles.ts';
import { coverage } from '../language/words.ts';
import { asThing, mayBeThing, readDuty, responsibleFor, splitDuties, splitOutsideBrackets } from '../mining/duty.ts';
import type { Mined } from '../mining/mine.ts';
import { readPerson } from '../mining/person.ts';
import type { PersonFact } from '../mining/person-shapes.ts';
import { splitRequirements } from '../mining/split-requirements.ts';
import type { BriefInput, FactKind, FactSource } from '../types.ts';
import { cleanLine, cleanText } from './clean.ts';
import type { DutyFact, FactBook, PersonLine, Usable } from './facts.ts';

const light = /^(?:run|perform|do|carry out|conduct|undertake|handle|manage|complete|deliver|provide|look after) /;

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
    duties.some(
      (other) =>
        coverage(text, other.fact.text) > 0.6 ||
        coverage(other.fact.text, text) > (text.split(' ')[0] === other.fact.text.split(' ')[0] ? 0.6 : 0.75),
    );
  let pending: string[] = [];
  const flush = (index: number): void => {
    const duty = pending.length > 0 ? responsibleFor(pending) : null;
    pending = [];
    if (duty && !known(duty.text))
      duties.push({
        fact: book.add('duty', 'brief', `nouns${index}`, duty.text, { weight: 75 }),
        phrase: duty.phrase,
      });
  };
  const listed = splitDuties(cleanText(brief?.responsibilitiesRole).text).slice(0, 24);
  // Among things ("blade inspections, documentation") a word that may be either is no verb: "retrofit campaigns".
  const things = listed.some((raw) => readDuty(raw) === null && readDuty(raw, { fallback: true })?.nouns !== undefined);
  listed

    .flatMap((raw) => (readDuty(raw) ? [raw] : splitOutsideBrackets(raw)))
    .forEach((raw, index) => {
      const part = cleanLine(raw);
      if (!part || !usable(part, 'brief', 'the responsibilities')) return;
      const duty = things && mayBeThing(part) ? asThing(part) : readDuty(part, { fallback: true });
      if (!duty) return;
      if (duty.nouns) {
        // Up to three nouns share one verb, as long as the row stays readable.
        // What has an "and" of its own stands alone.
        if (
          pending.length === 3 ||
          isHeavy(part) ||
          pending.some(isHeavy) ||
          pending.join(' ').split(' ').length + part.split(' ').length > 14
        )
          flush(index);
        pending.push(...duty.nouns);
        return;
      }
      flush(index);
      if (!known(duty.text))
        duties.push({ fact: book.add('duty', 'brief', index, duty.text, { weight: 75 }), phrase: duty.phrase });
    });
  flush(99);
  // Lines of the description that are duties ("Drive the school routes") belong to the duties.
  const ranked = [...mined.duties].sort((one, other) => other.score - one.score);
  ranked.forEach((duty, index) => {
    if (duties.length >= 16 || known(duty.text) || !usable(duty.text, 'jobDescription', 'the job description')) return;
    duties.push({ fact: book.add('duty', 'jobDescription', index, duty.text, { weight: 50 }), phrase: duty.phrase });
  });
  return duties;
}

const namesIn = (row: string): string[] => row.split(/, | and /);

/** What the person brings. At most 16, nothing twice. */
export function readRequirements(brief: BriefInput | null, mined: Mined, book: FactBook, usable: Usable): PersonLine[] {
  const person: PersonLine[] = [];
  const knownPerson = (text: string): boolean =>
    person.some((other) => coverage(text, other.fact.text) > 0.6 || coverage(other.fact.text, text) > 0.75);
  const addPerson = (fact: PersonFact, source: FactSource, key: number): void => {
    if (knownPerson(fact.text)) return;
    // "Know SQL" and "know Docker": one line.
    const row = /^know ([A-Z.].*)$/.exec(fact.text)?.[1];
    const other = row
      ? person.find((line) => /^know [A-Z.]/.test(line.person.text) && line.person.desirable === fact.desirable)
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
        weight: source === 'brief' ? 75 : 50,
        desirable: fact.desirable,
      }),
      person: fact,
    });
  };
  splitRequirements(cleanText(brief?.skills).text).forEach((raw, index) => {
    const part = cleanLine(raw);
    if (!part || !usable(part, 'brief', 'the skills')) return;
    const fact = readPerson(part);
    if (fact) addPerson(fact, 'brief', index);
  });
  [...mined.person]
    .sort((one, other) => other.score - one.score)
    .forEach((fact, index) => {
      if (usable(fact.text, 'jobDescription', 'the job description')) addPerson(fact, 'jobDescription', index);
    });
  return person;
}
