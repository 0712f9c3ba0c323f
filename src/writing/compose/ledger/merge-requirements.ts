/** Two lines that ask for the same are one: what the job description's says beyond the brief's. */
import type { PersonFact } from '../mining/requirements/person-shapes.ts';
import type { FactKind, FactSource } from '../types.ts';
import { doubtOfRequirement } from './doubt.ts';
import type { PersonLine } from './facts.ts';
import { keepsOpen, secondWay } from './kept-open.ts';
import { withItsYears } from './requirement-years.ts';
import { fuller } from './same/fuller-requirement.ts';
import { saysHowWell } from './tongue-force.ts';

export const kindOf = ({ kind }: PersonFact): FactKind => (kind === 'do' ? 'know' : kind === 'without' ? 'have' : kind);

/** The line of the brief's in the job description's words. */
function become(line: PersonLine, fact: PersonFact, raw: string): void {
  line.person = fact;
  line.fact.text = fact.text;
  line.fact.kind = kindOf(fact);
  line.doubt = doubtOfRequirement(fact.text, raw, fact);
}

/** "Tamil" of the brief's, where the job description says that it is read and written: nobody wrote that it is spoken. */
function tongueInFull(person: readonly PersonLine[], fact: PersonFact, raw: string): boolean {
  const [, tongue = ''] =
    (fact.kind === 'can' &&
      /^(?:read|write|understand|sign)(?:(?:, | and |, and )(?:read|write|understand|speak))* ([A-Z][a-z]+)$/.exec(
        fact.text,
      )) ||
    [];
  const line = person.find(
    (other) =>
      other.fact.source === 'brief' &&
      other.typed === tongue &&
      other.person.text === `speak ${tongue}` &&
      other.person.desirable === fact.desirable,
  );
  if (!line) return false;
  become(line, fact, raw);
  return true;
}

const name = String.raw`(?=\S*[A-Z])[A-Za-z\d][\w.+#/-]*(?: (?=\S*[A-Z\d])[\w.+#/-]+)*`;
const rowOfNames = new RegExp(`^${name}(?:(?:, (?:and )?| and )${name})+$`);
/** "A sound knowledge of Siemens S7-1500 and SCL", and of nothing else. */
const ofNames = new RegExp(
  `^(?:an? )?(?:[a-z]+ ){0,2}(knowledge|experience) (of|with|in) (${name}(?:(?:, (?:and )?| and )${name})*)$`,
);
const namesIn = (row: string): string[] => row.split(/, (?:and )?| and /);
/** "Siemens S7-1500, SCL, Profinet" of the brief's, where the job description says of one of them that it is known: all of the row are. */
function rowInFull(person: readonly PersonLine[], fact: PersonFact): boolean {
  const [, what = '', of = '', row = ''] = (fact.kind === 'have' && ofNames.exec(fact.text)) || [];
  const line =
    row === ''
      ? undefined
      : person.find(
          ({ fact: { source }, person: own }) =>
            source === 'brief' &&
            own.loose &&
            own.desirable === fact.desirable &&
            rowOfNames.test(own.text) &&
            namesIn(row).every((one) => namesIn(own.text).includes(one)),
        );
  if (!line) return false;
  const text = `${what} ${of} ${line.person.text}`;
  const { loose: _, ...sure } = fact;
  become(line, { ...sure, text }, text);
  return true;
}

/** Whether what the brief only names is told by the job description's line, which then stands in its place. */
export const toldInFull = (person: readonly PersonLine[], fact: PersonFact, raw: string): boolean =>
  tongueInFull(person, fact, raw) || rowInFull(person, fact);

const orEqual = /\bor (?:an? )?(?:equal|equivalent|similar|comparable|its equivalent)\b/i;

const paper = /\b(?:certificate|certification|licen[cs]e|ticket|card|permit|registration)\b/i;
const codesIn = (text: string): readonly string[] =>
  text.replace(/\([^()]*\)/g, '').match(/\b[A-Z]{1,4}-?\d{1,4}[A-Z]?\b/g) ??
  // "Fachkunde 1 (FK1) certificate": its code stands behind its name.
  [...text.matchAll(/(?<=[A-Za-z\d] )\(([A-Z]{1,4}-?\d{1,4}[A-Z]?)\)/g)].map(([, code = '']) => code);

/** "A certificate of competence FK1" and "an FK1 certificate or equal": one paper, by its only code. */
export const isSamePaper = (one: string, other: string): boolean => {
  if (!paper.test(one) || !paper.test(other)) return false;
  const [mine, ...more] = codesIn(one);
  const [theirs, ...others] = codesIn(other);
  return mine !== undefined && mine === theirs && more.length === 0 && others.length === 0;
};

/** What the second of two lines that ask for the same adds to the first. */
export function mergeInto(twin: PersonLine, fact: PersonFact, source: FactSource, raw: string): void {
  // "Or working towards it": the job description's bare "Level 5 diploma" takes no second way in away.
  if (source !== twin.fact.source && secondWay.test(twin.person.text) && !secondWay.test(fact.text)) return;
  // "FK1 certificate or equal": the bare certificate of the other source shuts out who has the equal.
  if (orEqual.test(twin.person.text) && !orEqual.test(fact.text)) {
    const [more = ''] = / \(ideally [^()]+\)$/.exec(fact.text) ?? [];
    if (more === '' || twin.person.text.includes('(')) return;
    twin.person = { ...twin.person, text: `${twin.person.text}${more}` };
    twin.fact.text = twin.person.text;
    return;
  }
  // "Fluent in Malayalam and English" of the brief's "Malayalam and English".
  if (source === 'jobDescription' && saysHowWell(twin.person, fact)) {
    become(twin, fact, raw);
    return;
  }
  // "Forklift certified or willing to certify": the second way in is open, however short the brief is.
  if (source === 'jobDescription' && keepsOpen(twin.person, fact)) {
    become(twin, fact, raw);
    return;
  }
  const text = withItsYears(fuller(twin.person.text, fact.text), fact.text, source);
  if (
    text !== twin.person.text &&
    twin.person.desirable === fact.desirable &&
    (twin.person.kind === fact.kind || (text === fact.text && (fact.sure || /^know /.test(twin.person.text))))
  ) {
    twin.person = { ...fact, text };
    twin.fact.text = text;
  }
  // "IRTEC", and "an IRTEC licence" that the job description only wishes for: asked for, by its whole name.
  else if (text === fact.text && twin.person.loose && !fact.loose && fact.kind === 'have') {
    twin.person = { ...fact, desirable: twin.person.desirable };
    twin.fact.text = text;
    twin.doubt = 0;
  }
}
