/** The sentences of one question's text, in order: what the answer says, then what else is known. */
import { guideFrames, statementFrames } from '../frames/shared.ts';
import { coverage } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import { realisePay } from '../ledger/pay.ts';
import { titleWithArticle } from '../ledger/title.ts';
import { realiseDate, singles } from '../plan/bind.ts';
import { makePool, type Style } from '../plan/pool.ts';
import type { Random } from '../seed.ts';
import type { LengthType } from '../types.ts';
import type { Note } from './notes.ts';
import {
  clauseLine,
  companyLines,
  dutyLines,
  type Line,
  line,
  type Manner,
  perkLines,
  personLines,
  stepLines,
  termLines,
  thingLines,
  turnOf,
  wordsIn,
  workFrames,
} from './say.ts';

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
const isTerm = ({ kind }: Note): boolean => termKinds.has(kind);
/** A sentence that leans on the one before it. */
const leaning = /^(?:it|it['’]s|they|this|that|these|those|he|she|so|but|and|then|there|you['’]d be|you would be)\b/i;

/** The notes in another order for each turn: a later sentence first. What leans on the sentence before it, or tells a sequence, keeps its place. */
function turned(notes: readonly Note[], turn: number): Note[] {
  const groups: Note[][] = [];
  for (const note of notes) {
    const last = groups.at(-1);
    const leans =
      note.kind === 'clause' &&
      (leaning.test(note.text) || /^(?:his|her|their|its|one of|after that|then|next)\b/i.test(note.text));
    if (last && (leans || last[0]?.sentence === note.sentence)) last.push(note);
    else groups.push([note]);
  }
  // One sentence with many parts turns by its parts.
  if (groups.length === 1) groups.splice(0, 1, ...notes.map((note) => [note]));
  if (turn === 0 || groups.length < 2) return [...notes];
  const whole = groups.length > 4 ? Math.max(2, Math.floor(groups.length / 3)) : 1;
  const at = (turn * whole) % groups.length;
  return [...groups.slice(at), ...groups.slice(0, at)].flat();
}

/** Who looks for whom, and where. */
function roleLine({ ledger, manner, said }: Setting, seeking: boolean): Line[] {
  const shared = singles(ledger);
  const get = (name: string): string => shared.get(name)?.text ?? '';
  const [employer, aTitle, asTitle, place] = [get('employer'), get('aTitle'), get('asTitle'), get('inPlace')];
  if (aTitle === '' && employer === '') return [];
  const named = ledger.title !== null && coverage(ledger.title.text, said) > 0.99;
  const placed = ledger.place === null || ledger.place.remote || said.includes(ledger.place.name);
  if (named && placed && seeking) return [];
  const where = placed && seeking ? '' : ` ${place}`;
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
      worth: 9,
      topic: 'role',
      factIds: [
        'title:general:0',
        ...(employer ? ['employer:general:0'] : []),
        ...(where.trim() ? ['place:general:0'] : []),
      ],
    }),
  ];
}

function payNote(ledger: Ledger): Note[] {
  if (!ledger.pay) return [];
  const { pay } = ledger;
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
const moreDuties = ({ ledger, said }: Setting): Note[] =>
  ledger.duties
    .filter(({ fact }) => coverage(fact.text, said) < 0.5)
    .map(({ fact }) => ({ kind: 'duty', text: fact.text, sentence: 99, filler: true, factIds: [fact.id] }));
const morePerson = ({ ledger, said }: Setting): Note[] =>
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
function guideLines({ ledger, style, random, manner, said }: Setting, least: number): Line[] {
  const frames = [...guideFrames, ...statementFrames.filter(({ group }) => group === 'aim' || group === 'proof')];
  const pool = makePool(ledger, frames, style, random, { samples: 2, mostWords: manner.hemingway ? 18 : 28 });
  const weight = (id: string): number => ledger.facts.get(id)?.weight ?? 0;
  const byFact = new Map<string, typeof pool>();
  for (const candidate of pool) {
    const id = candidate.factIds.find((fact) =>
      /^(?:pillar|value|mission|vision|purpose|evidence|strapline)/.test(fact),
    );
    if (id === undefined || (/^(?:pillar|value)/.test(id) && weight(id) < least) || /^strapline/.test(id)) continue;
    if (coverage(candidate.text, said) > 0.6) continue;
    byFact.set(id, [...(byFact.get(id) ?? []), candidate]);
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

/** The reason for the job, who looks for whom, and the terms. */
function introduction(notes: readonly Note[], setting: Setting): Line[] {
  const { manner, ledger, length, band } = setting;
  const terms = notes.filter(isTerm);
  const seeking = notes.some((note) => note.seeks);
  const rest = notes.filter((note) => !isTerm(note));
  const own: Line[] = [];
  let duties: Note[] = [];
  let things: Note[] = [];
  const flush = (): void => {
    if (duties.length > 0)
      own.push(
        ...dutyLines(
          duties,
          manner,
          own.some(({ frameId }) => frameId.startsWith('answer.duty')),
        ),
      );
    if (things.length > 0)
      own.push(...thingLines(things, manner, ['There are {}.', "There's {}.", 'Expect {}.'], 'answer.thing', 0));
    duties = [];
    things = [];
  };
  for (const note of rest) {
    if (note.kind === 'duty') {
      if (things.length > 0) flush();
      duties.push(note);
    } else if (note.kind === 'thing') {
      if (duties.length > 0) flush();
      things.push(note);
    } else {
      flush();
      if (note.kind === 'at') own.push(line("You'll be {}.", note.text, [note], manner, { frameId: 'answer.at' }));
      else own.push(clauseLine(note, manner));
    }
  }
  flush();
  const termed = termLines(
    [
      ...terms,
      ...(terms.some(({ kind }) => kind === 'pay') || /[£€$₹]\s?\d[\d,.]*\s*(?:k\b|a year|an hour)/.test(setting.said)
        ? []
        : payNote(ledger)),
    ],
    manner,
  );
  const role = roleLine(setting, seeking);
  const [first, ...later] = own;
  const leans = later[0] !== undefined && leaning.test(later[0].text);
  const orders: Line[][] = [
    [...own, ...role, ...termed],
    [...role, ...termed, ...own],
    first && !leans ? [first, ...role, ...later, ...termed] : [...role, ...own, ...termed],
    [...role, ...own, ...termed],
    first && !leans ? [first, ...role, ...termed, ...later] : [...own, ...role, ...termed],
  ];
  const order =
    own.length === 0 || leaning.test(own[0]?.text ?? '')
      ? manner.turn % 2 === 0
        ? [...role, ...termed, ...own]
        : [...role, ...own, ...termed]
      : (orders[manner.turn % orders.length] ?? own);
  const lines = [...order];
  if (length !== 'small') {
    if (wordsIn(lines) < band[0] || length === 'large')
      lines.push(
        ...dutyLines(moreDuties(setting).slice(0, length === 'large' ? 6 : 3), manner, false).map((made) => ({
          ...made,
          topic: 'more' as const,
          worth: 2,
        })),
      );
    if (length === 'large' || wordsIn(lines) < band[0])
      lines.push(...guideLines(setting, length === 'large' ? 25 : 50).slice(0, length === 'large' ? 3 : 1));
  }
  return lines;
}

/** The week: tasks, what else there is, and when. */
function roleText(notes: readonly Note[], setting: Setting): Line[] {
  const { manner, length, band } = setting;
  const lines: Line[] = [];
  let group: Note[] = [];
  const flush = (): void => {
    const [first] = group;
    if (!first) return;
    if (first.kind === 'duty')
      lines.push(
        ...dutyLines(
          group,
          manner,
          lines.some(({ frameId }) => frameId.startsWith('answer.duty')),
        ),
      );
    else lines.push(...thingLines(group, manner, workFrames, 'answer.work', lines.length, true));
    group = [];
  };
  for (const note of turned(
    notes.filter((entry) => !isTerm(entry)),
    manner.turn,
  )) {
    if (note.kind === 'duty' || note.kind === 'thing') {
      if (group[0] && group[0].kind !== note.kind) flush();
      group.push(note);
      continue;
    }
    flush();
    if (note.kind === 'at')
      lines.push(
        line(turnOf(["You'll be {}.", "You're {}."], manner)[0], note.text, [note], manner, { frameId: 'answer.at' }),
      );
    else lines.push(clauseLine(note, manner));
  }
  flush();
  lines.push(...termLines(notes.filter(isTerm), manner));
  if (length !== 'small' && (wordsIn(lines) < band[0] || length === 'large')) {
    const spare = moreDuties(setting);
    const started = lines.some(({ frameId }) => frameId.startsWith('answer.duty'));
    lines.push(
      ...dutyLines(spare.slice(0, length === 'large' ? 9 : 4), manner, started).map((made) => ({
        ...made,
        topic: 'more' as const,
        worth: 2,
      })),
    );
    if (length === 'large') lines.push(...guideLines(setting, 75).slice(0, 1));
  }
  return lines;
}

function personText(notes: readonly Note[], setting: Setting): Line[] {
  const { manner, length, band } = setting;
  const rank = (note: Note): number =>
    note.kind === 'clause'
      ? note.fragment
        ? 1
        : note.question
          ? 4
          : /^(?:we|our|training|you['’]ll learn)/i.test(note.text)
            ? 4
            : 2.5
      : note.kind === 'without'
        ? 3
        : note.wish
          ? 2
          : 1;
  // What is asked comes before what helps, and what we teach comes last; within that the order is the recruiter's.
  const ordered = notes
    .map((note, index) => ({ note, index }))
    .sort((one, other) => rank(one.note) - rank(other.note) || one.index - other.index)
    .map(({ note }) => note);
  const groups = ['have', 'do', 'can', 'be'] as const;
  const asked = ordered.filter((note) => rank(note) === 1);
  const shift =
    manner.turn % 2 === 0 ? groups : ([asked[0]?.kind === 'be' ? 'be' : 'do', 'be', 'can', 'have'] as const);
  const turned = [...asked].sort((one, other) => shift.indexOf(one.kind as never) - shift.indexOf(other.kind as never));
  const lines = personLines([...turned, ...ordered.filter((note) => rank(note) !== 1)], manner);
  if (length !== 'small' && (wordsIn(lines) < band[0] || length === 'large')) {
    const spare = morePerson(setting).slice(0, length === 'large' ? 8 : 4);
    lines.push(
      ...personLines(spare, { ...manner, turn: manner.turn + 1 }).map((made) => ({
        ...made,
        topic: 'more' as const,
        worth: 2,
      })),
    );
    if (length === 'large') lines.push(...guideLines(setting, 75).slice(0, 1));
  }
  return lines;
}

function rewards(notes: readonly Note[], setting: Setting, statements: readonly string[]): Line[] {
  const { manner, ledger, said } = setting;
  const pay = notes.filter(({ kind }) => kind === 'pay');
  const paid =
    pay.length > 0 ? pay : /\b(?:salary|pay|wage)\b/i.test(said) && /[£€$₹]/.test(said) ? [] : payNote(ledger);
  const termed = termLines(paid, manner);
  const lines: Line[] = [];
  let things: Note[] = [];
  const flush = (): void => {
    lines.push(
      ...perkLines(things, { ...manner, turn: manner.turn + lines.length }, termed.length > 0 || lines.length > 0),
    );
    things = [];
  };
  const none = notes.filter(({ kind, text }) => kind === 'thing' && /^no\s/i.test(text));
  for (const note of turned(
    notes.filter((entry) => entry.kind !== 'pay' && !none.includes(entry)),
    manner.turn,
  )) {
    if (note.kind === 'thing') things.push(note);
    else {
      flush();
      lines.push(clauseLine(note, manner));
    }
  }
  flush();
  if (none.length > 0)
    lines.push(
      line('There is {}.', none.map(({ text }) => text).join(' and '), none, manner, {
        frameId: 'answer.none',
        worth: 5,
      }),
    );
  for (const [index, text] of statements.entries())
    if (coverage(text, said) < 0.7)
      lines.push(
        line('{}', /[.?!]$/.test(text) ? text : `${text}.`, [], manner, {
          frameId: 'answer.statement',
          factIds: [`reward:guidelines:${index}`],
          worth: 3,
          topic: 'more',
        }),
      );
  return manner.turn % 3 === 2 &&
    lines.length > 1 &&
    /^(?:You also|There's also|On top|We also|There is also)/.test(lines[0]?.text ?? '') === false
    ? [...lines, ...termed]
    : [...termed, ...lines];
}

function apply(notes: readonly Note[], setting: Setting): Line[] {
  const { manner, ledger, said, length } = setting;
  const steps = stepLines(notes, manner);
  const shared = singles(ledger);
  const title = shared.get('asTitle')?.text;
  const employer = shared.get('employer')?.text;
  const openers =
    title === undefined
      ? ['Interested?']
      : [
          employer ? `Want to join ${employer} as ${title}?` : `Would you like to be ${title}?`,
          'Here is how to apply.',
          `Ready to apply?`,
          employer ? `Would you like to work with us as ${title}?` : 'Interested?',
        ];
  const lines: Line[] = [];
  if (length !== 'small' || notes.length < 3) {
    const [frame, at] = turnOf(openers, manner);
    lines.push(
      line(frame, '', [], manner, {
        frameId: `answer.invite.${at}`,
        worth: 1,
        topic: 'own',
        factIds: title ? ['title:general:0'] : [],
      }),
    );
  }
  lines.push(...steps);
  const deadline = realiseDate(ledger.deadline, ledger.american);
  if (deadline && !/\b(?:clos(?:es?|ing)|deadline|apply by|by (?:midnight|noon|the \d|\d))/i.test(said)) {
    const [frame, at] = turnOf(['Please apply by {}.', 'Applications close on {}.'], manner);
    lines.push(
      line(frame, deadline, [], manner, {
        frameId: `answer.deadline.${at}`,
        worth: 9,
        topic: 'close',
        factIds: ['deadline:general:0'],
      }),
    );
  }
  return lines;
}

/** All sentences of a text; longer than the band where the answer is. */
export function composeAnswer(
  question: 2 | 3 | 4 | 5 | 6 | 7,
  notes: readonly Note[],
  setting: Setting,
  statements: readonly string[],
): Line[] {
  if (question === 2) return introduction(notes, setting);
  if (question === 3) return roleText(notes, setting);
  if (question === 4) return personText(notes, setting);
  if (question === 5) return rewards(notes, setting, statements);
  if (question === 6) {
    const lines = companyLines(turned(notes, setting.manner.turn), setting.manner);
    if (setting.length !== 'small')
      lines.push(
        ...guideLines(setting, setting.length === 'large' ? 25 : 50).slice(0, setting.length === 'large' ? 4 : 2),
      );
    return lines;
  }
  return apply(notes, setting);
}

/** What fits the band: the least worth goes first, the last of them before the others. */
export function fitLines(lines: readonly Line[], most: number): Line[] {
  const kept = [...lines];
  while (kept.length > 1 && wordsIn(kept) > most) {
    let least = kept.length - 1;
    kept.forEach(({ worth }, index) => {
      if (worth <= (kept[least]?.worth ?? 0) && index > 0)
        least = worth < (kept[least]?.worth ?? 0) || index > least ? index : least;
    });
    kept.splice(least, 1);
  }
  return kept;
}
export const asTitleOf = (ledger: Ledger): string =>
  ledger.title && !ledger.title.plural ? titleWithArticle(ledger.title) : '';
