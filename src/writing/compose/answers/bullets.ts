/** At most three bullets out of notes, parallel, with what can't be one in prose before them. */

import { upperFirst } from '../language/first-capitals.ts';
import { isHeavy, joinList } from '../language/joined-phrases.ts';
import { leansBack } from '../language/leaning.ts';
import { parseVerbPhrase, realiseVerbPhrase } from '../language/verb-phrase.ts';
import { isVerbBase, nounLike } from '../language/verbs.ts';
import { wordsOf } from '../language/words.ts';
import { contract, type Line, line, type Manner, turnOf } from './line.ts';
import type { Note } from './note.ts';
import { flowsOn, listed, row } from './nouns.ts';
import { gives } from './offers.ts';
import { labelsFor } from './say.ts';
import { isPassed, knowing, personLines } from './say-person.ts';
import { turned } from './setting.ts';

export interface Bulleted {
  leadIn: Line | null;
  bullets: Line[];
  rest: Note[];
}

const MOST = 3;

/** "run the pass" as "running the pass"; null where a further verb in it would stay behind. */
function gerundOf(text: string): string | null {
  const phrase = parseVerbPhrase(text);
  if (phrase?.inflects) return realiseVerbPhrase(phrase, 'ing');
  // "Check on everyone and write it down in the app": both are done.
  const at = text.lastIndexOf(' and ');
  const second = text.slice(at + 5);
  const verb = wordsOf(second)[0] ?? '';
  if (at < 0 || !isVerbBase(verb) || nounLike.has(verb)) return null;
  const halves = [parseVerbPhrase(text.slice(0, at)), parseVerbPhrase(second)];
  const made = halves.map((half) => (half?.inflects ? realiseVerbPhrase(half, 'ing') : null));
  return made.every((half) => half !== null) ? made.join(' and ') : null;
}

/** Tasks in one bullet: a row of plain ones; what has an "and" of its own is a sentence of its own. */
const told = (texts: readonly string[], plain: (texts: readonly string[]) => string): string =>
  texts.length > 1 &&
  texts.some((text) => / (?:and|when|if|while|because) |,(?!\d)/.test(text.replace(/\([^)]*\)/g, ''))) &&
  !flowsOn(texts)
    ? texts.map((text, at) => (at === 0 ? text : upperFirst(text))).join('. ')
    : plain(texts);

/** Neighbours shared out over at most three rows, as evenly as they come. */
function share<T>(list: readonly T[]): T[][] {
  const rows = Math.min(MOST, list.length);
  return Array.from({ length: rows }, (_, row) =>
    list.slice(Math.round((row * list.length) / rows), Math.round(((row + 1) * list.length) / rows)),
  ).filter((part) => part.length > 0);
}

/** The same by words and not by number; unlike ones in one row cost. */
function shareByWords<T>(list: readonly T[], words: (one: T) => number, kind: (one: T) => unknown = () => 0): T[][] {
  if (list.length <= MOST) return share(list);
  const cost = (part: readonly T[]): number =>
    part.reduce((sum, one) => sum + words(one) + 1, 0) ** 2 + (new Set(part.map(kind)).size > 1 ? 90 : 0);
  const sum = (of: readonly T[][]): number => of.reduce((all, part) => all + cost(part), 0);
  let best = share(list);
  for (let one = 1; one < list.length - 1; one += 1)
    for (let two = one + 1; two < list.length; two += 1) {
      const rows = [list.slice(0, one), list.slice(one, two), list.slice(two)];
      if (sum(rows) < sum(best)) best = rows;
    }
  return best;
}
/** Tasks beside things: a task has a row of its own where that leaves the rows about even. */
const shareUnlike = (list: readonly Note[]): Note[][] =>
  new Set(list.map(({ kind }) => kind === 'duty')).size < 2
    ? share(list)
    : shareByWords(
        list,
        ({ text }) => wordsOf(text).length,
        ({ kind }) => kind === 'duty',
      );

const joinDuties = (texts: readonly string[]): string => {
  if (flowsOn(texts)) return texts.join(', ');
  const [plain, heavy] = [texts.filter((text) => !isHeavy(text)), texts.filter(isHeavy)];
  if (heavy.length === 0) return joinList(texts);
  if (texts.length < 2) return texts[0] ?? '';
  if (texts.length === 2) return `${texts[0] ?? ''}, and ${texts[1] ?? ''}`;
  // A row with an "and" of its own comes last, unless another leans on it: "assess their case".
  return heavy.length === 1 && (texts.at(-1) === heavy[0] || !plain.some((text) => leansOn.test(text)))
    ? `${plain.join(', ')}, and ${heavy[0] ?? ''}`
    : texts.join('; ');
};
const leansOn = /\b(?:their|them|they|it|its|these|those|this)\b/i;

const subjects: Partial<Record<Note['kind'], string>> = {
  duty: "You'll ",
  at: "You'll be ",
  have: 'You have ',
  be: "You're ",
  can: 'You can ',
  do: 'You ',
  clause: '',
  thing: '',
  quote: '',
};
/** What only helps, or is offered: it opens no list of what is asked. */
const helpsOnly =
  /\b(?:useful|helpful|handy|nice|plus|bonus|advantage|preferred|desirable|ideal|great|fine)\b|^(?:we|our)\b/i;
/** The rows of a list that is asked for again: another of what is asked opens it. */
function turnedRows(rows: readonly Note[][][], turn: number): Note[][][] {
  const ways = rows
    .map((_, at) => [...rows.slice(at), ...rows.slice(0, at)])
    .filter((way) => !helpsOnly.test(way[0]?.[0]?.[0]?.text ?? ''));
  return ways[(ways.length - (turn % Math.max(1, ways.length))) % Math.max(1, ways.length)] ?? [...rows];
}

/** Whole sentences as bullets, in their order; what leans on the one before it stays with it. */
function sentenceBullets(question: 3 | 4, notes: readonly Note[], manner: Manner): Bulleted | null {
  const said = notes.filter(
    ({ kind, text, wish, question: asks }) =>
      subjects[kind] !== undefined && !wish && !asks && !(question === 4 && kind === 'clause' && gives(text)),
  );
  const groups: Note[][] = [];
  for (const note of said)
    if (groups.length > 0 && note.kind === 'clause' && leansBack(note.text)) groups.at(-1)?.push(note);
    else groups.push([note]);
  if (groups.length < 2) return null;
  const [lead, at] = turnOf(
    question === 3
      ? labelsFor(['Your week:', 'What the job covers:', 'Your work:'], notes)
      : ['Who we are looking for:', 'What we ask for:', 'What to know:'],
    manner,
  );
  const rows = shareByWords(groups, (group) => group.reduce((sum, { text }) => sum + wordsOf(text).length, 0));
  return {
    leadIn: line(lead, '', [], manner, { frameId: `answer.leadIn.${at}`, worth: 9 }),
    bullets: turnedRows(rows, manner.turn).map((part) =>
      line(
        '{}',
        part
          .flat()
          .map(({ kind, text }) => `${upperFirst(contract(`${subjects[kind] ?? ''}${text}`, manner))}.`)
          .join(' '),
        part.flat(),
        manner,
        { frameId: `answer.bullet.${question}`, worth: 9 },
      ),
    ),
    rest: notes.filter((note) => !said.includes(note)),
  };
}

/** One thing asked for, and what helps beside it: a row each. */
function wishBullets(notes: readonly Note[], manner: Manner): Bulleted | null {
  const asked = notes.filter(({ kind, wish }) => kind in verbs && !wish);
  const wished = notes.filter(({ kind, wish }) => kind in verbs && wish);
  const helps = personLines(wished, manner).slice(0, MOST - 1);
  const [only] = asked;
  if (!only || asked.length > 1 || helps.length === 0) return null;
  const [lead, at] = turnOf(personLeads, manner);
  return {
    leadIn: line(lead, '', [], manner, { frameId: `answer.leadIn.${at}`, worth: 9 }),
    bullets: [
      line('{}.', `${verbs[only.kind] ?? 'You have'} ${only.text}`, [only], manner, {
        frameId: 'answer.bullet.4',
        worth: 9,
      }),
      ...helps,
    ],
    rest: notes.filter((note) => note !== only && !wished.includes(note)),
  };
}

export function bulletsOf(question: 3 | 4, notes: readonly Note[], manner: Manner): Bulleted {
  const made = rowBullets(question, notes, manner);
  if (made.bullets.length > 0) return made;
  return sentenceBullets(question, notes, manner) ?? (question === 4 ? wishBullets(notes, manner) : null) ?? made;
}

/** Many things to have: what has a comma of its own is told by itself, the others together. */
function haveRows(texts: readonly string[]): string {
  const [alone, plain] = [texts.filter((text) => /,(?!\d)/.test(text)), texts.filter((text) => !/,(?!\d)/.test(text))];
  const row =
    plain.length > 1 && plain.some(isHeavy)
      ? [plain.slice(0, -1).join(', '), plain.at(-1)].join(', and ')
      : joinList(plain);
  return [...alone, ...(row === '' ? [] : [row])]
    .map((text, at) => `You ${at > 0 ? 'also ' : ''}have ${text}`)
    .join('. ');
}

const verbs: Partial<Record<Note['kind'], string>> = { have: 'You have', be: 'You are', can: 'You can', do: 'You' };
const personLeads = ['What you bring:', 'What we ask for:', 'Who we are looking for:'];

/** What comes after what was told before it: such a row keeps its order. */
const inOrder = /^(?:and )?(?:then|later|finally|afterwards|next|after (?:that|this))\b/i;

function rowBullets(question: 3 | 4, notes: readonly Note[], manner: Manner): Bulleted {
  const bullet = (text: string, part: readonly Note[]): Line =>
    line('{}', `${upperFirst(text)}.`, part, manner, { frameId: `answer.bullet.${question}`, worth: 9 });
  const leads =
    question === 3 ? labelsFor(["What you'll do:", 'Your week:', 'Your tasks:', "You'll:"], notes) : personLeads;
  const [lead, at] = turnOf(leads, manner);
  const leadIn = line(contract(lead, manner), '', [], manner, { frameId: `answer.leadIn.${at}`, worth: 9 });
  if (question === 3) {
    // Asked for again, the list begins with another task.
    // "You'll be on duty one day in ten", among other tasks.
    const turns = notes.map(
      (note): Note =>
        note.kind === 'at' && /^on (?:call|duty|standby|\w+ duty)\b/.test(note.text)
          ? { ...note, kind: 'duty', text: `be ${note.text}` }
          : note,
    );
    if (turns.some((note, index) => note !== notes[index])) return rowBullets(question, turns, manner);
    const work = notes.filter(({ kind }) => kind === 'duty' || kind === 'thing' || kind === 'quote');
    const inTurn = work.some(({ text }) => inOrder.test(text)) ? work : turned(work, manner.turn);
    const duties = inTurn.filter(({ kind }) => kind === 'duty');
    const things = inTurn.filter(({ kind }) => kind !== 'duty');
    // Tasks beside things: the tasks become "running the pass", so that all rows have one shape.
    if (things.length > 0 && duties.length + things.length > 1) {
      // "Lockouts", "quote for suites", "log jobs": where a row may be an order or a thing, all keep the form they were typed in.
      const either = things.some(
        ({ text }) =>
          !/^[a-z]+ing\b/i.test(text) &&
          isVerbBase(wordsOf(text)[0] ?? '') &&
          !/^(?:of)?$/.test(wordsOf(text)[1] ?? ''),
      );
      const doing = new Map(duties.map((note) => [note, either ? note.text : gerundOf(note.text)]));
      const list = inTurn.filter((note) => things.includes(note) || (doing.get(note) ?? null) !== null);
      const bullets = shareUnlike(list).map((part) =>
        bullet(
          told(
            part.map((note) => doing.get(note) ?? note.text),
            either ? (texts) => texts.map((text, at) => (at === 0 ? text : upperFirst(text))).join('. ') : listed,
          ),
          part,
        ),
      );
      return {
        leadIn: {
          ...leadIn,
          text: turnOf(labelsFor(['Your work:', 'What the job covers:', 'Your week:'], notes), manner)[0],
        },
        bullets,
        rest: notes.filter((note) => !list.includes(note)),
      };
    }
    const kind = duties.length >= 2 ? 'duty' : things.length >= 2 && duties.length === 0 ? 'thing' : null;
    if (kind === null) return { leadIn: null, bullets: [], rest: [...notes] };
    const list = kind === 'duty' ? duties : things;
    const bullets = share(list).map((part) =>
      bullet(
        told(
          part.map(({ text }) => text),
          kind === 'duty' ? joinDuties : row,
        ),
        part,
      ),
    );
    return {
      leadIn: kind === 'thing' && /You'll|You will/.test(leadIn.text) ? { ...leadIn, text: 'Your work:' } : leadIn,
      bullets,
      rest: notes.filter((note) => !list.includes(note)),
    };
  }
  const asked = notes.filter(({ kind, wish }) => verbs[kind] !== undefined && !wish);
  if (asked.length < 2) return { leadIn: null, bullets: [], rest: [...notes] };
  const kinds = (['have', 'do', 'can', 'be'] as const)
    .map((kind) => asked.filter((note) => note.kind === kind))
    .filter((part) => part.length > 0);
  let parts = kinds.length === 1 ? share(asked) : kinds.slice(0, MOST);
  // Room for three: the longest kind is parted.
  const [longest] = [...parts].sort((one, other) => other.length - one.length);
  if (parts.length === 2 && longest && longest.length > 1)
    parts = parts.flatMap((part) => {
      if (part !== longest) return [part];
      // What has an "and" of its own has a row of its own where it opens or closes.
      const cut = isHeavy(part[0]?.text ?? '')
        ? 1
        : part.length > 2 && isHeavy(part.at(-1)?.text ?? '')
          ? part.length - 1
          : Math.ceil(part.length / 2);
      return [part.slice(0, cut), part.slice(cut)];
    });
  // Another kind of requirement opens the list that is asked for again.
  const first = manner.turn % parts.length;
  parts = [...parts.slice(first), ...parts.slice(0, first)];
  const used = new Set(parts.flat());
  // What is no sentence has a row of its own where there is room.
  const quotes = notes.filter(({ kind }) => kind === 'quote');
  const quoted = parts.length < MOST && quotes.length > 0 ? quotes : [];
  for (const note of quoted) used.add(note);
  const bullets = parts.map((part) =>
    // "You don't flap" and "you have an NVQ": two sentences.
    part.length > 1 &&
    part[0]?.kind === 'do' &&
    part.some(({ text }) => /^(?:don['’]t|do not|never|have|are)\b/.test(text) || / (?:and|or) |,(?!\d)/.test(text)) &&
    part.some(({ text, typed }) => typed || /^(?:don['’]t|do not|never|have|are)\b/.test(text))
      ? bullet(part.map(({ text }) => `You ${text}`).join('. '), part)
      : part[0]?.kind === 'have' && part.length > 2 && joinDuties(part.map(({ text }) => text)).includes(';')
        ? bullet(haveRows(part.map(({ text }) => text)), part)
        : bullet(
            `${part.some(({ kind, text }) => kind === 'have' && isPassed(text)) ? 'You need' : (verbs[part[0]?.kind ?? 'have'] ?? 'You have')} ${joinDuties(knowing(part.map(({ text }) => text)))}`,
            part,
          ),
  );
  if (quoted.length > 0) bullets.push(bullet(listed(quoted.map(({ text }) => text)), quoted));
  return { leadIn, bullets, rest: notes.filter((note) => !used.has(note)) };
}
