/** Notes as sentences. What belongs together shares one; frames turn with the iteration. */
import { joinList, upperFirst } from '../language/articles.ts';
import { toIng } from '../language/verbs.ts';
import { countWords, wordsOf } from '../language/words.ts';
import type { Note } from './notes.ts';
import { isLong as isHeavy, isPlural, isSurelyRow, row, withDeterminer } from './nouns.ts';

/** One sentence of the text. */
export interface Line {
  text: string;
  frameId: string;
  factIds: readonly string[];
  /** What the text loses last when it is too long; 0 to 10. */
  worth: number;
  /** What the sentence is about: paragraphs part where this changes. */
  topic: 'role' | 'own' | 'terms' | 'more' | 'close';
  sentence: number;
}

/** How the sentences are to sound, and which turn this is. */
export interface Manner {
  turn: number;
  contractions: boolean;
  hemingway: boolean;
  formal: boolean;
  /** "a Staff Nurse", "one of our Technicians"; '' without a title. */
  asTitle: string;
}

export const contract = (text: string, manner: Manner): string =>
  manner.contractions
    ? text
    : text
        .replace(/\b(you|we|they)(['’])re\b/gi, '$1 are')
        .replace(/\b(you|we|they|it|he|she)['’]ll\b/gi, '$1 will')
        .replace(/\b(you|we|they)['’]ve\b/gi, '$1 have')
        .replace(/\b(you|we|they)['’]d\b/gi, '$1 would')
        .replace(/\b(that|it|there|what|here)['’]s\b/gi, '$1 is')
        .replace(/\b(do|does|is|are)n['’]t\b/gi, '$1 not')
        .replace(/\bwon['’]t\b/gi, 'will not')
        .replace(/\bcan['’]t\b/gi, 'cannot');

/** The frame whose turn it is. `slot` keeps two sentences of one text apart. */
export const turnOf = (frames: readonly string[], manner: Manner, slot = 0): [text: string, index: number] => {
  const index = (manner.turn + slot) % frames.length;
  return [frames[index] ?? frames[0] ?? '', index];
};

const idsOf = (notes: readonly Note[]): string[] => [...new Set(notes.flatMap(({ factIds }) => factIds))];
/** A sentence around `{}`. */
export function line(
  frame: string,
  filled: string,
  notes: readonly Note[],
  manner: Manner,
  rest: Partial<Line> & { frameId: string },
): Line {
  const text = upperFirst(
    contract(frame, manner)
      .replace('{}', () => filled)
      .replace(/\s+/g, ' ')
      .replace(/ ([,.;:?])/g, '$1'),
  ).replace(/([.?!])\.$/, '$1');
  return { text, factIds: idsOf(notes), worth: 5, topic: 'own', sentence: notes[0]?.sentence ?? 99, ...rest };
}

/** A sentence of the recruiter's own. */
export const clauseLine = (note: Note, manner: Manner): Line =>
  line('{}', `${contract(note.text, manner)}${note.question ? '?' : '.'}`, [note], manner, {
    frameId: 'answer.clause',
    worth: note.seeks ? 8 : 6,
  });

/** Groups of neighbours short enough for one sentence; a part with an "and" of its own ends its group. */
export function chunk(notes: readonly Note[], most: number, words: number): Note[][] {
  const groups: Note[][] = [];
  for (const note of notes) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (
      last &&
      before &&
      last.length < most &&
      !isHeavy(before.text) &&
      last.reduce((sum, { text }) => sum + countWords(text), countWords(note.text)) <= words
    )
      last.push(note);
    else groups.push([note]);
  }
  // One that stands alone at the end of a row joins it where there is room.
  const tail = groups.at(-1);
  const prior = groups.at(-2);
  if (tail?.length === 1 && prior && prior.length > 2) {
    const moved = prior.pop();
    if (moved && !isHeavy(moved.text)) tail.unshift(moved);
    else if (moved) prior.push(moved);
  }
  return groups;
}

const firstDuties = [
  "You'll {}.",
  "As {title}, you'll {}.",
  'Your job is to {}.',
  "In this job, you'll {}.",
  'We need you to {}.',
];
const moreDuties = [
  "You'll also {}.",
  'It will also be your job to {}.',
  "You'll {} too.",
  'You {} as well.',
  "Besides that, you'll {}.",
];
const duties = (texts: readonly string[]): string => {
  const last = texts.at(-1) ?? '';
  return texts.length > 1 && isHeavy(last) ? `${texts.slice(0, -1).join(', ')}, and ${last}` : joinList(texts);
};

export function dutyLines(notes: readonly Note[], manner: Manner, started: boolean): Line[] {
  const groups = chunk(notes, manner.hemingway ? 2 : 2 + ((manner.turn + 1) % 2), manner.hemingway ? 14 : 20);
  return groups.map((group, index) => {
    const first = index === 0 && !started;
    const usable = (first ? firstDuties : moreDuties).filter(
      (frame) =>
        (!frame.includes('{title}') || manner.asTitle !== '') &&
        (!/too\.|as well\./.test(frame) ||
          (group.length === 1 && !isHeavy(group[0]?.text ?? '') && countWords(group[0]?.text ?? '') < 9)),
    );
    const [frame, at] = turnOf(usable, manner, first ? 0 : index);
    return line(frame.replace('{title}', manner.asTitle), duties(group.map(({ text }) => text)), group, manner, {
      frameId: `answer.duty.${first ? 'first' : 'more'}.${at}`,
      worth: group.some(({ filler }) => filler) ? 2 : 7,
    });
  });
}

const workThings = ['Your work includes {}.', 'The job includes {}.', 'Expect {}.', 'There is also {}.'];
/** Behind a colon a row needs no articles. */
const listFrames = ['The work: {}.', 'Your week: {}.', 'What the job covers: {}.', 'Also on your list: {}.'];
const plainFrames = ['What to expect: {}.', 'In short: {}.', 'What there is: {}.'];
const perkList = ['What else you get: {}.', 'Also in the package: {}.', 'On top of that: {}.'];
const onlyPerkList = ['What you get: {}.', 'The package: {}.'];
/** Things in a note that needn't be told apart: a row in a sentence. */
export function thingLines(
  notes: readonly Note[],
  manner: Manner,
  frames: readonly string[],
  frameId: string,
  slot = 0,
  gerunds = false,
): Line[] {
  return chunk(notes, manner.hemingway ? 3 : 5, manner.hemingway ? 16 : 30).map((group, index) => {
    const gerund = (text: string): boolean => gerunds && /^[a-z]+ing\b/.test(text);
    const sure = group.every(({ text }) => gerund(text) || isSurelyRow(text));
    const parts = group.map(({ text }) => (gerund(text) || !sure ? text : withDeterminer(text)));
    if (!sure) {
      const [frame, at] = turnOf(gerunds ? listFrames : plainFrames, manner, slot + index);
      return line(frame, row(parts), group, manner, { frameId: `${frameId}.list.${at}`, worth: 6 });
    }
    const plural =
      isPlural(parts[0] ?? '') ||
      /^(?:\d{2,}|[2-9]\b|two|three|four|five|six|seven|eight|nine|ten|several|many|some)/i.test(parts[0] ?? '');
    const usable = frames.filter(
      (frame) =>
        (!/^(?:You|Here|Expect)/.test(frame) || !/\bof us\b|^no /.test(parts[0] ?? '')) &&
        (!/There are/.test(frame) || plural) &&
        (!/There is|There's/.test(frame) || !plural) &&
        (!/also|as well|On top/.test(frame) || index > 0),
    );
    const pool = usable.length > 0 ? usable : ['Expect {}.'];
    const [frame, at] = turnOf(pool, manner, slot + index);
    return line(frame, row(parts), group, manner, { frameId: `${frameId}.${at}`, worth: 6 });
  });
}

/** Hours, contract, start and pay, in that order and together where they are short. */
export function termLines(notes: readonly Note[], manner: Manner): Line[] {
  const of = (kind: Note['kind']): Note[] => notes.filter((note) => note.kind === kind);
  const lines: Line[] = [];
  const add = (frames: readonly string[], group: readonly Note[], text: string, frameId: string, worth = 8): void => {
    if (group.length === 0) return;
    const [frame, at] = turnOf(frames, manner);
    lines.push(line(frame, text, group, manner, { frameId: `${frameId}.${at}`, worth, topic: 'terms' }));
  };
  const job = of('job');
  add(
    ['The job is {}.', 'The post is {}.', 'The role is {}.'],
    job,
    job.map(({ text }) => text).join(', '),
    'answer.job',
  );
  const time = of('time');
  const patterns = time.map(({ text }) => text);
  const first = patterns[0] ?? '';
  const bare = patterns.some((text) => /\b(?:working|off|on)\b|^(?:flexible|any|no)\b/i.test(text));
  add(
    bare
      ? ['The hours: {}.', 'The pattern: {}.', 'The week: {}.']
      : ["You'll work {}.", 'The hours are {}.', 'You work {}.'],
    time,
    /^(?:early|late|night|day|shift|evening|rotating|split)/i.test(first) || patterns.length > 0
      ? joinTimes(patterns)
      : first,
    'answer.time',
  );
  const pay = of('pay');
  add(['The pay is {}.', "You'll earn {}.", 'We pay {}.'], pay, joinPay(pay.map(({ text }) => text)), 'answer.pay', 9);
  add(
    ['Where: {}.', 'The place: {}.'],
    of('place'),
    of('place')
      .map(({ text }) => text)
      .join(', '),
    'answer.place',
    7,
  );
  const start = of('start');
  add(
    ['The job starts {}.', 'You would start {}.', 'You start {}.'],
    start,
    start.map(({ text }) => text).join(' or '),
    'answer.start',
    7,
  );
  return lines;
}

/** "Monday to Friday, 9 to 5" and "with some weekends". */
function joinTimes(parts: readonly string[]): string {
  const small = parts.map((text) =>
    /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1),
  );
  return small.reduce((all, part) => {
    if (all === '') return part;
    if (/^(?:from )?\d[\d.:]*\s?(?:am|pm)?\s(?:to|until)\s/.test(part)) return `${all}, ${part}`;
    if (/^\d/.test(part) && /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)/.test(all)) return `${all}, ${part}`;
    if (/^(?:some|occasional|one|alternate|every)\b/.test(part)) return `${all}, with ${part}`;
    if (/^no\b/.test(part)) return `${all}, with ${part}`;
    return `${all}, ${part}`;
  }, '');
}
const joinPay = (parts: readonly string[]): string =>
  joinList(parts.map((text) => text.charAt(0).toLowerCase() + text.slice(1)));

const haves = [
  "You'll need {}.",
  'You have {}.',
  'We ask for {}.',
  "We're looking for someone with {}.",
  'The job calls for {}.',
];
const moreHaves = [
  "You'll need {} as well.",
  'You also have {}.',
  'You bring {} too.',
  'We also ask for {}.',
  'The job also calls for {}.',
];
const traits = [
  "You're {}.",
  'We want someone who is {}.',
  'The job suits someone who is {}.',
  "We're looking for someone who is {}.",
];
const cans = ['You can {}.', "You'll be able to {}.", 'You need to be able to {}.'];
const waives = ["You don't need {}.", 'There is no need for {}.', "We don't ask for {}.", 'We do not require {}.'];
const wishes = [
  'It helps if you have {}.',
  'Useful, but not essential: {}.',
  'We would also welcome {}.',
  'Ideally, you also have {}.',
];

/** Requirements: neighbours of one kind share a sentence. */
export function personLines(notes: readonly Note[], manner: Manner): Line[] {
  const lines: Line[] = [];
  let at = 0;
  let had = false;
  while (at < notes.length) {
    const first = notes[at];
    if (!first) break;
    let end = at + 1;
    while (end < notes.length && notes[end]?.kind === first.kind && Boolean(notes[end]?.wish) === Boolean(first.wish))
      end += 1;
    const group = notes.slice(at, end);
    at = end;
    if (first.kind === 'clause') {
      lines.push(...group.map((note) => clauseLine(note, manner)));
      continue;
    }
    for (const part of chunk(group, manner.hemingway ? 2 : 3, manner.hemingway ? 14 : 22)) {
      const texts = part.map(({ text }) => text);
      const slot = lines.length;
      const yours = texts.some((text) => /\byour|\byou\b/i.test(text));
      const frames =
        first.kind === 'have'
          ? first.wish
            ? texts.every((text) => /^(?:an? |some |experience|knowledge|the |sound|good|any )/i.test(text))
              ? wishes
              : ['Useful, but not essential: {}.', 'A plus, though not essential: {}.', 'Helpful, but not needed: {}.']
            : (had ? moreHaves : haves).filter(
                (frame) =>
                  !(/ with \{\}/.test(frame) && (yours || /^(?:no more|at most|the)/.test(texts[0] ?? ''))) &&
                  !(
                    /bring|ask|calls/.test(frame) &&
                    texts.some((text) => /^(?:no |at most|GCSE|.*\bor the will)/.test(text))
                  ),
              )
          : first.kind === 'be'
            ? first.wish
              ? ["It helps if you're {}.", "Ideally, you're {}."]
              : traits.filter((frame) => !/who is/.test(frame) || (!yours && !/^18 or/.test(texts[0] ?? '')))
            : first.kind === 'can'
              ? first.wish
                ? ['It helps if you can {}.', 'Ideally, you can {}.']
                : cans
              : first.kind === 'do'
                ? first.wish
                  ? ['It helps if you {}.', 'Ideally, you {}.']
                  : ['You {}.']
                : waives;
      const [frame, index] = turnOf(frames, manner, slot);
      if (first.kind === 'have' && !first.wish) had = true;
      const text = first.kind === 'without' ? texts.join(' or ') : duties(texts);
      lines.push(
        line(frame, text, part, manner, {
          frameId: `answer.${first.kind}${first.wish ? '.wish' : ''}.${index}`,
          worth: part.some(({ filler }) => filler) ? 2 : first.wish ? 5 : 8,
        }),
      );
    }
  }
  return lines;
}

const perks = ['You also get {}.', "There's also {}.", 'On top of that, you get {}.', 'We also offer {}.'];
const onlyPerks = ['You get {}.', 'We offer {}.', 'The package includes {}.', 'As {title}, you get {}.'];
export function perkLines(notes: readonly Note[], manner: Manner, paid: boolean): Line[] {
  return chunk(notes, manner.hemingway ? 3 : 3 + ((manner.turn + 1) % 3), manner.hemingway ? 16 : 28).map(
    (group, index) => {
      const many = isPlural(withDeterminer(group[0]?.text ?? ''));
      const frames = (index > 0 || paid ? perks : onlyPerks)
        .map((frame) => (many ? frame.replace("There's also", 'There are also') : frame))
        .filter((frame) => !frame.includes('{title}') || manner.asTitle !== '');
      if (!group.every(({ text }) => isSurelyRow(text))) {
        const [list, place] = turnOf(index > 0 || paid ? perkList : onlyPerkList, manner, index);
        return line(list, row(group.map(({ text }) => text)), group, manner, {
          frameId: `answer.perk.list.${place}`,
          worth: 7 - Math.min(index, 3),
        });
      }
      const [frame, at] = turnOf(frames, manner, index);
      return line(
        frame.replace('{title}', manner.asTitle),
        row(group.map(({ text }) => withDeterminer(text))),
        group,
        manner,
        { frameId: `answer.perk.${at}`, worth: 7 - Math.min(index, 3) },
      );
    },
  );
}

const organisation =
  /\b(?:home|firm|company|business|team|shop|store|school|charity|studio|agency|practice|start-?up|office|kitchen|pub|restaurant|hotel|farm|garage|co-?op(?:erative)?|bakery|nursery|brewery|crew|bunch|employer|trust|café|cafe|salon|clinic|surgery|workshop|family|place|site|group)(?: (?:with|of|in|on|above|near|by|for|behind) .+)?$/i;
/** What the company is and has, in the order told. */
export function companyLines(notes: readonly Note[], manner: Manner): Line[] {
  const lines: Line[] = [];
  let pending: Note[] = [];
  let slot = 0;
  const flush = (): void => {
    if (pending.length === 0) return;
    const plainly = [
      "You'll find {}.",
      'There are {}.',
      "There's {}.",
      'Expect {}.',
      "Here you'll find {}.",
      'We have {}.',
    ].filter((frame) => !/We have/.test(frame) || !pending.some(({ text }) => /\b(?:of us|people)\b/.test(text)));
    let made = thingLines(pending, manner, plainly, 'answer.culture', slot);
    // No two sentences that begin alike.
    const opens = (text: string): string => text.split(' ').slice(0, 2).join(' ');
    for (
      let tries = 0;
      tries < plainly.length && made.some(({ text }) => lines.some((other) => opens(other.text) === opens(text)));
      tries += 1
    ) {
      slot += 1;
      made = thingLines(pending, manner, plainly, 'answer.culture', slot);
    }
    lines.push(...made);
    slot += 1;
    pending = [];
  };
  notes.forEach((note) => {
    if (note.kind === 'clause') {
      flush();
      lines.push(clauseLine(note, manner));
      return;
    }
    const text = note.text;
    const since =
      /^(?:an? )?((?:[\w-]+ ){0,3}(?:firm|business|company|team|charity|shop|farm|garage)) since (\d{4}|the .+)$/i.exec(
        text,
      );
    const quality =
      /^(?:[\w-]+-(?:led|run|owned|based|funded|backed|minded|focused|first)|independent|friendly|informal|relaxed|busy|small|quiet|tight-knit|close-knit|supportive)(?: and [\w-]+)?$/i.test(
        text,
      );
    if (since?.[1]) {
      flush();
      lines.push(
        line("We've been {}.", `${withDeterminer(since[1].toLowerCase())} since ${since[2]}`, [note], manner, {
          frameId: 'answer.since',
        }),
      );
    } else if (
      wordsOf(text).length <= 12 &&
      organisation.test(text) &&
      !/^\d/.test(text) &&
      !/^(?:the|our|your)\b/i.test(text)
    ) {
      flush();
      lines.push(line("We're {}.", withDeterminer(text), [note], manner, { frameId: 'answer.we' }));
    } else if (/^(?:ground|first|second|third|top) floor of\b/i.test(text)) {
      flush();
      lines.push(line("We're on {}.", `the ${text}`, [note], manner, { frameId: 'answer.floor' }));
    } else if (
      /^(?:about )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:people|of us) (?:in|above|on|at|from|across|over)\b/i.test(
        text,
      )
    ) {
      flush();
      lines.push(line("We're {}.", text.replace(/ of us\b/, ''), [note], manner, { frameId: 'answer.we' }));
    } else if (/^(?!\d|no\b)(?:[\w-]+ ){1,2}people$/i.test(text)) {
      flush();
      lines.push(line("We're {}.", text, [note], manner, { frameId: 'answer.we' }));
    } else if (quality) {
      flush();
      lines.push(line("We're {}.", text, [note], manner, { frameId: 'answer.we' }));
    } else {
      if (pending[0] && pending[0].sentence !== note.sentence && pending.length > 2) flush();
      pending.push(note);
    }
  });
  flush();
  return lines;
}

/** Every third turn tells the order: "First, send your CV." Only of what the reader does. */
function linked(note: Note, at: number, manner: Manner): Note {
  if (
    manner.turn % 3 !== 2 ||
    !/^(?:send|apply|call|ring|email|text|write|visit|come|pop|bring|complete|fill|upload|phone|contact|tell|drop|submit|book|ask|walk|click)\b/i.test(
      note.text,
    )
  )
    return note;
  return { ...note, text: `${at === 0 ? 'First,' : 'Then'} ${note.text.charAt(0).toLowerCase()}${note.text.slice(1)}` };
}

/** Steps in the order told. */
export function stepLines(notes: readonly Note[], manner: Manner): Line[] {
  const lines: Line[] = [];
  let pending: Note[] = [];
  const flush = (last: boolean): void => {
    if (pending.length === 0) return;
    const started = lines.length > 0;
    const frames = started
      ? ['After that: {}.', 'What comes next: {}.', 'Then: {}.']
      : ['The steps: {}.', 'What to expect: {}.', 'How it works: {}.'];
    const [frame, at] = turnOf(frames, manner, last ? 0 : 1);
    lines.push(
      line(frame, row(pending.map(({ text }) => text)), pending, manner, { frameId: `answer.step.${at}`, worth: 8 }),
    );
    pending = [];
  };
  for (const note of notes) {
    if (note.kind === 'thing') pending.push(note);
    else {
      flush(false);
      lines.push({ ...clauseLine(linked(note, lines.length, manner), manner), worth: 8 });
    }
  }
  flush(true);
  return lines;
}

export const workFrames = workThings;
export const gerund = (duty: string): string => {
  const [verb = '', ...rest] = duty.split(' ');
  return [toIng(verb), ...rest].join(' ');
};
export const wordsIn = (lines: readonly Line[]): number => lines.reduce((sum, { text }) => sum + countWords(text), 0);
export const shortEnough = (text: string, most: number): boolean => wordsOf(text).length <= most;
