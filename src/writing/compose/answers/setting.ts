/** What a text is made from, and what fills it up beside the answer. */

import { guideFrames } from '../frames/guides.ts';
import { statementFrames } from '../frames/statements.ts';
import { leansBack } from '../language/leaning.ts';
import { coverage } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import { realisePay } from '../ledger/pay.ts';
import { titleWithArticle } from '../ledger/title.ts';
import { singles } from '../plan/bind.ts';
import { makePool, type Style } from '../plan/pool.ts';
import type { Random } from '../seed.ts';
import type { LengthType } from '../types.ts';
import { type Line, line, type Manner, turnOf } from './line.ts';
import type { Note } from './note.ts';
import { toldOfUs } from './told.ts';
import { isCountOnly } from './typed-fragments.ts';
import { isWholeSentence } from './typed-sentence.ts';

export interface Setting {
  ledger: Ledger;
  style: Style;
  random: Random;
  manner: Manner;
  length: LengthType;
  band: readonly [number, number];
  /** All that the answer says, for telling what it says already. */
  said: string;
}

const termKinds = new Set(['pay', 'time', 'job', 'start', 'place']);
export const isTerm = ({ kind }: Note): boolean => termKinds.has(kind);
/** The notes in another order for each turn: a later sentence first. What leans on the sentence before it, or tells a sequence, keeps its place. */
export function turned(notes: readonly Note[], turn: number): Note[] {
  const groups: Note[][] = [];
  for (const note of notes) {
    const last = groups.at(-1);
    const leans =
      (note.kind === 'duty' &&
        /^[a-z]+ (?:it|them)\b|\b(?:on their behalf|(?:for|with|to|from|about) them)\b/.test(note.text)) ||
      (note.kind === 'clause' && leansBack(note.text));
    if (last && (leans || last[0]?.sentence === note.sentence)) last.push(note);
    else groups.push([note]);
  }
  // One sentence with many parts turns by its parts.
  if (groups.length === 1 && notes.every(({ sentence }) => sentence === notes[0]?.sentence))
    groups.splice(0, 1, ...notes.map((note) => [note]));
  // "A week looks like this.": what follows is it.
  if (/(?:like this|as follows|the following)$/i.test(notes[0]?.text ?? '')) return [...notes];
  if (turn === 0 || groups.length < 2) return [...notes];
  // "Nine staff in a former customs house.": what we are, without a verb, opens the text and makes no sense inside it.
  const [opening] = groups;
  if (
    groups.length > 2 &&
    opening?.every(
      ({ kind, text, stands }) =>
        kind === 'clause' && (stands || !isWholeSentence(text) || isCountOnly(text)) && !/^no\b/i.test(text),
    )
  )
    return [...opening, ...turned(groups.slice(1).flat(), turn)];
  const whole = groups.length > 4 ? Math.max(2, Math.floor(groups.length / 3)) : 1;
  const at = (turn * whole) % groups.length;
  return [...groups.slice(at), ...groups.slice(0, at)].flat();
}

/** Who looks for whom, and where, unless the text has the place already. */
export function roleLine({ ledger, manner, said }: Setting, seeking: boolean, told: boolean): Line[] {
  const shared = singles(ledger);
  const get = (name: string): string => shared.get(name)?.text ?? '';
  const [employer, aTitle, asTitle, place] = [get('employer'), get('aTitle'), get('asTitle'), get('inPlace')];
  if (aTitle === '' && employer === '') return [];
  const named = ledger.title !== null && coverage(ledger.title.text, said) > 0.99;
  const placed = told || ledger.place === null || (ledger.place.remote && seeking);
  if (named && placed && seeking) return [];
  const where = placed ? '' : ` ${place}`;
  const frames =
    aTitle === ''
      ? [`Join ${employer}${where}.`]
      : seeking
        ? employer === ''
          ? [`You'd work${where} as ${asTitle}.`]
          : [
              `Join ${employer}${where} as ${asTitle}.`,
              `You'd work with ${employer}${where} as ${asTitle}.`,
              `Come to ${employer}${where} as ${asTitle}.`,
            ]
        : employer === ''
          ? [`We're looking for ${aTitle}${where}.`, `We need ${aTitle}${where}.`]
          : [
              `${employer} is looking for ${aTitle}${where}.`,
              `Join ${employer}${where} as ${asTitle}.`,
              `We need ${aTitle} at ${employer}${where}.`,
              `${employer} wants to hire ${aTitle}${where}.`,
            ];
  const [frame, at] = turnOf(frames, manner);
  return [
    line(frame, '', [], manner, {
      frameId: `answer.role.${at}`,
      // What was typed has room first, unless it names neither the job nor who offers it.
      worth: named || (employer !== '' && coverage(employer, said) > 0.99) ? 5 : 9,
      topic: 'role',
      factIds: [
        'title:general:0',
        ...(employer ? ['employer:general:0'] : []),
        ...(where.trim() ? ['place:general:0'] : []),
      ],
    }),
  ];
}

export function payNote({ ledger: { pay }, said }: Setting): Note[] {
  // "You will get £42,000 to £48,000, the house rent-free": the answer has told it.
  if (!pay || (realisePay(pay).match(/[£€$₹][\d,.]*\d/g) ?? []).every((amount) => said.includes(amount))) return [];
  return [
    {
      kind: 'pay',
      text: `${realisePay(pay)}${pay.per ? ` ${pay.per}` : ''}`,
      sentence: 98,
      factIds: ['pay:general:0'],
    },
  ];
}

/** Duties of the brief and the job description that the answer leaves out. */
export const moreDuties = ({ ledger, said }: Setting): Note[] =>
  ledger.duties
    .filter(({ fact }) => coverage(fact.text, said) < 0.5)
    .map(({ fact }) => ({ kind: 'duty', text: fact.text, sentence: 99, filler: true, factIds: [fact.id] }));
export const morePerson = ({ ledger, said }: Setting): Note[] =>
  ledger.person
    .filter(({ fact }) => coverage(fact.text, said) < 0.5)
    .map(({ fact, person }) => ({
      kind: person.kind,
      text: person.text,
      wish: person.desirable,
      sentence: 99,
      filler: true,
      factIds: [fact.id],
    }));

/** Sentences about the company from the guidelines: one for each pillar, value and aim, the weightiest first. */
export function guideLines({ ledger, style, random, manner, said }: Setting, least: number): Line[] {
  // What a company calls its promises is said stiffly only where there are no other words.
  const frames = [...guideFrames, ...statementFrames.filter(({ group }) => group === 'aim' || group === 'proof')];
  const isStiff = (id: string): boolean => frames.some((frame) => frame.id === id && frame.tags.includes('stiff'));
  const pool = makePool(ledger, frames, style, random, { samples: 2, mostWords: manner.hemingway ? 18 : 28 });
  const weight = (id: string): number => ledger.facts.get(id)?.weight ?? 0;
  // What the answer says itself needs no pillar and no value, by its statement or by its name.
  const own = said.replace(/n['’]t\b/g, ' not');
  const told = new Set(
    ledger.guides
      .filter(
        ({ statement }) => statement !== null && coverage(statement.text.replace(/n['’]t\b/g, ' not'), own) >= 0.5,
      )
      .map(({ fact }) => fact.id),
  );
  const byFact = new Map<string, typeof pool>();
  for (const candidate of pool) {
    const id = candidate.factIds.find((fact) =>
      /^(?:pillar|value|mission|vision|purpose|evidence|strapline)/.test(fact),
    );
    if (id === undefined || (/^(?:pillar|value)/.test(id) && weight(id) < least) || /^strapline/.test(id)) continue;
    if (told.has(id) || toldOfUs(candidate.text, said)) continue;
    byFact.set(id, [...(byFact.get(id) ?? []), candidate]);
  }
  for (const [id, list] of byFact) {
    const plain = list.filter(({ frameId }) => !isStiff(frameId));
    if (plain.length > 0) byFact.set(id, plain);
  }
  return [...byFact.entries()]
    .sort(([one], [other]) => weight(other) - weight(one))
    .slice(0, 4)
    .flatMap(([, list], index) => {
      const candidate = list[(manner.turn + index) % list.length];
      return candidate
        ? [
            {
              text: candidate.text,
              frameId: candidate.frameId,
              factIds: candidate.factIds,
              worth: 3,
              topic: 'more' as const,
              sentence: 99,
            },
          ]
        : [];
    });
}

export const asTitleOf = (ledger: Ledger): string =>
  ledger.title && !ledger.title.plural ? titleWithArticle(ledger.title) : '';
