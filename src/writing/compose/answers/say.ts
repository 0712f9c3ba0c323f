/** Notes as sentences: tasks, things, terms and rewards. What belongs together shares one; frames turn with the iteration. */
import { joinList } from '../language/joined-phrases.ts';
import { isVerbBase } from '../language/verbs.ts';
import { countWords, wordsOf } from '../language/words.ts';
import { hastyTask } from './hasty/duties.ts';
import { chunk, type Line, line, type Manner, turnOf } from './line.ts';
import type { Note } from './note.ts';
import {
  flowsOn,
  isLong as isHeavy,
  isPlural,
  isPluralNoun,
  isSurelyRow,
  listed,
  row,
  withDeterminer,
} from './nouns.ts';
import { withPauses } from './sound.ts';

const firstDuties = [
  "You'll {}.",
  "As {title}, you'll {}.",
  'Your job is to {}.',
  "In this job, you'll {}.",
  'We need you to {}.',
];
/** Behind the first task: one sentence, or several in a row, of which not each says "also" and the last says "and". */
const furtherDuty = ["You'll also {}.", 'You also {}.', "You'll {} too.", 'You {} as well.'];
const furtherDuties = ['You also {}.', 'You {}.', "You'll also {}.", 'You {}.'];
const lastDuty = 'And you {}.';
/** "Be on call one weekend in four": behind "you" alone it is no verb. */
const hasBe =
  /(?:^|, | and )be |\bby (?:the end of|the start of|next|Christmas|Easter|spring|summer|autumn|winter|(?:19|20)\d\d|January|February|March|April|May|June|July|August|September|October|November|December)\b/;
export const duties = (texts: readonly string[]): string => {
  const last = texts.at(-1) ?? '';
  if (flowsOn(texts)) return texts.join(', ');
  return texts.length > 1 && isHeavy(last) ? `${texts.slice(0, -1).join(', ')}, and ${last}` : joinList(texts);
};

export function dutyLines(notes: readonly Note[], manner: Manner, started: boolean, slot = 0): Line[] {
  const groups = chunk(notes, manner.hemingway ? 2 : 2 + ((manner.turn + 1) % 2), manner.hemingway ? 14 : 20).flatMap(
    // "When the supervisor is away": behind it no further task of the reader.
    (group) => {
      const at = group.findIndex(
        ({ text }, index) => index < group.length - 1 && / (?:when|if|while|because) /.test(text),
      );
      return at < 0 ? [group] : [group.slice(0, at + 1), group.slice(at + 1)];
    },
  );
  return groups.map((group, index) => {
    const first = index === 0 && !started;
    const more = groups.length - (started ? 0 : 1);
    const frames = first
      ? firstDuties
      : more > 2 && index === groups.length - 1
        ? [lastDuty]
        : more > 1
          ? furtherDuties
          : furtherDuty;
    const be = group.some(({ text }) => hasBe.test(text));
    const usable = frames
      .map((frame) =>
        be
          ? frame.replace(
              /^(And )?[Yy]ou (also )?(?=\{)/,
              (_, and = '', also = '') => `${and}${and ? 'you' : 'You'}'ll ${also}`,
            )
          : frame,
      )
      .filter(
        (frame) =>
          (!frame.includes('{title}') || manner.asTitle !== '') &&
          // "You will prepare reports.": typed so, it is told of the reader.
          (/^You|^And you|^As /.test(frame) || !group.every(({ typed }) => typed)) &&
          !(be && /^You \{/.test(frame)) &&
          (!/too\.|as well\./.test(frame) ||
            (group.length === 1 &&
              !/ (?:when|if|while|because) /.test(group[0]?.text ?? '') &&
              !isHeavy(group[0]?.text ?? '') &&
              countWords(group[0]?.text ?? '') < 9)),
      );
    const [frame, at] = turnOf(usable, manner, first ? 0 : index + slot);
    return line(frame.replace('{title}', manner.asTitle), duties(group.map(({ text }) => text)), group, manner, {
      frameId: `answer.duty.${first ? 'first' : 'more'}.${at}`,
      worth: group.some(({ filler }) => filler) ? 2 : 7,
    });
  });
}

/** Labels for tasks: what comes round in months or years is no week. */
export const labelsFor = (labels: readonly string[], notes: readonly Note[]): readonly string[] =>
  notes.some(({ text }) =>
    /\b(?:months?|monthly|quarter(?:ly)?|terms?|years?|annual(?:ly)?|seasons?|(?:six|four|two|three|eight|\d+) weeks)\b/i.test(
      text,
    ),
  )
    ? labels.filter((label) => !/^Your week\b/.test(label))
    : labels;

/** Frames for wording of any shape, by question: what stands behind a colon needs no form. */
export const quoteFrames: Readonly<
  Record<
    'job' | 'moreJob' | 'work' | 'person' | 'morePerson' | 'perk' | 'company' | 'moreCompany' | 'step',
    readonly string[]
  >
> = {
  job: ['In short: {}.', 'What to expect: {}.', 'The job in brief: {}.'],
  moreJob: ['What else to know: {}.', 'Also: {}.', 'Good to know: {}.'],
  work: ['The work: {}.', 'Your week: {}.', 'What the job covers: {}.', 'Also on your list: {}.'],
  person: ['What we look for: {}.', 'What you need: {}.', 'Our list: {}.'],
  morePerson: ['What else we look for: {}.', 'Also on our list: {}.', 'What else to know: {}.'],
  perk: ['What else you get: {}.', 'Also in the package: {}.', 'On top of that: {}.'],
  company: ['About us: {}.', 'What to know about us: {}.', 'In short: {}.'],
  moreCompany: ['What else to know about us: {}.', 'Also: {}.', 'A few facts: {}.'],
  step: ['Good to know: {}.', 'Please note: {}.', 'What else to know: {}.'],
};
/** The recruiter's own wording behind a colon, neighbours together. */
export function quoteLines(notes: readonly Note[], manner: Manner, about: keyof typeof quoteFrames, slot = 0): Line[] {
  const groups: Note[][] = [];
  for (const note of notes) {
    const last = groups.at(-1);
    if (last && last.reduce((sum, { text }) => sum + countWords(text), countWords(note.text)) <= 36) last.push(note);
    else groups.push([note]);
  }
  return groups.map((group, index) => {
    const [frame, at] = turnOf(labelsFor(quoteFrames[about], group), manner, slot + index);
    return line(frame, listed(group.map(({ text }) => withPauses(text))), group, manner, {
      frameId: `answer.quote.${about}.${at}`,
      worth: 6,
    });
  });
}

export const workFrames = [
  'Your work includes {}.',
  'The job includes {}.',
  'Your week includes {}.',
  'The role covers {}.',
];
/** Behind a colon a row needs no articles. */
const perkList = quoteFrames.perk;
const onlyPerkList = ['What you get: {}.', 'The package: {}.'];
/** What is looked after where one works: there is one of it, and everybody knows which. */
const inTheHouse =
  /^(?:kitchen|toilets?|bins|lobby|hall|corridors?|canteen|lounge|reception|entrance|stairs|stairwells?|staff ?room|washrooms?|windows|floors|bathrooms?|tills?|bar|fridges?|phones?|front desk|door|car park|playground|post|mail|stockroom|showroom|linen)$/i;
/** Things in a note that needn't be told apart: a row in a sentence. */
export function thingLines(
  notes: readonly Note[],
  manner: Manner,
  frames: readonly string[],
  frameId: string,
  slot = 0,
  about: keyof typeof quoteFrames = 'job',
): Line[] {
  const gerunds = about === 'work';
  return chunk(notes, manner.hemingway ? 3 : 5, manner.hemingway ? 16 : 30).map((group, index) => {
    const gerund = (text: string): boolean => gerunds && /^[a-z]+ing\b/.test(text);
    // "Book next appointments" may be an order: behind a colon it may be either.
    const order = (text: string): boolean =>
      gerunds &&
      wordsOf(text).length > 2 &&
      isVerbBase(wordsOf(text)[0] ?? '') &&
      (!isPluralNoun(wordsOf(text)[1] ?? '') || hastyTask(text) !== null) &&
      !/^(?:of|and|or)$/i.test(wordsOf(text)[1] ?? '') &&
      !gerund(text);
    const pair = (text: string): boolean => gerunds && wordsOf(text).length === 2 && isVerbBase(wordsOf(text)[0] ?? '');
    const sure =
      group.every(({ text, kind }) => kind !== 'quote' && (gerund(text) || isSurelyRow(text)) && !order(text)) &&
      !(group.some(({ text }) => pair(text)) && notes.length > 1);
    const parts = group.map(({ text }) =>
      gerund(text) || !sure ? text : gerunds && inTheHouse.test(text) ? `the ${text}` : withDeterminer(text),
    );
    if (!sure) {
      const [frame, at] = turnOf(labelsFor(quoteFrames[about], group), manner, slot + index);
      return line(frame, listed(parts), group, manner, { frameId: `${frameId}.list.${at}`, worth: 6 });
    }
    const plural =
      !/^1 /.test(parts[0] ?? '') &&
      (isPlural(parts[0] ?? '') ||
        /^(?!\d[\d.,]*%)(?:\d{2,}\b(?!-)|[2-9]\b(?!-)|(?:two|three|four|five|six|seven|eight|nine|ten|several|many)\b(?!-)|(?:at (?:most|least)|up to|about|over) (?:\d{2,}|[2-9])\b)/i.test(
          parts[0] ?? '',
        ));
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

/** "Harbour office" as where one is based: at it, in a town, on a street. */
const whereabouts = (text: string): string =>
  /^(?:in|at|on|near|across|between|out of|from)\s/i.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : /\b(?:office|site|depot|branch|campus|store|clinic|HQ|plant|warehouse|yard)$/i.test(text)
      ? `at the ${text.replace(/^the /i, '')}`
      : /\b(?:Street|St|Road|Rd|Lane|Avenue|Terrace|Row|Quay|Hill)$/.test(text)
        ? `on ${text}`
        : `at ${text}`;

/** Hours, contract, start and pay, in that order and together where they are short. */
export function termLines(notes: readonly Note[], manner: Manner): Line[] {
  const of = (kind: Note['kind']): Note[] => notes.filter((note) => note.kind === kind);
  const lines: Line[] = [];
  const add = (frames: readonly string[], group: readonly Note[], text: string, frameId: string, worth = 8): void => {
    if (group.length === 0) return;
    const [frame, at] = turnOf(frames, manner);
    lines.push(line(frame, text, group, manner, { frameId: `${frameId}.${at}`, worth, topic: 'terms' }));
  };
  add(
    ["You'll be based {}.", 'The job is based {}.', 'The post is based {}.'],
    of('place'),
    of('place')
      .map(({ text }) => whereabouts(text))
      .join(', '),
    'answer.place',
    7,
  );
  const job = of('job');
  add(
    ['The job is {}.', 'The post is {}.', 'The role is {}.'],
    job,
    joinTerms(job.map(({ text }) => text.replace(/\b(field|home|office|site|lab) based\b/gi, '$1-based'))),
    'answer.job',
  );
  const time = of('time');
  const patterns = time.map(({ text }) => text);
  const first = patterns[0] ?? '';
  // "Four days a week on the road" is worked; "4 on, 4 off" is not.
  // "Occasional nights away", "a few evening events a year": nobody works them.
  const some = patterns.length === 1 && someTimes.test(first);
  const bare = patterns.some((text, index) =>
    /\bworking\b|^(?:flexible|any|no)\b/i.test(text) && !(index > 0 && withIt.test(text))
      ? true
      : /\b(?:off|on)\b/i.test(text) && !(index > 0 && withIt.test(text)) && !workedTime.test(text),
  );
  add(
    some
      ? ['Expect {}.', /s\b/.test(first.split(/[,(]/)[0] ?? '') ? 'There are {}.' : "There's {}."]
      : bare
        ? ['The hours: {}.', 'The pattern: {}.', 'The week: {}.']
        : /\bhours\b|\d\s?[ap]m\b|\d (?:to|until) \d(?!.*\bdays\b)/i.test(first)
          ? ["You'll work {}.", ...(/\bhours\b/i.test(first) ? [] : ['The hours are {}.']), 'You work {}.']
          : ["You'll work {}.", 'You work {}.'],
    time,
    /^(?:early|late|night|day|shift|evening|rotating|split)/i.test(first) || patterns.length > 0
      ? joinTimes(patterns)
      : first,
    'answer.time',
  );
  const pay = of('pay');
  add(['The pay is {}.', "You'll earn {}.", 'We pay {}.'], pay, joinPay(pay.map(({ text }) => text)), 'answer.pay', 9);
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

/** "Permanent, remote within Spain": both of them, where each says in a word or two what the job is. */
const joinTerms = (texts: readonly string[]): string => {
  const plain =
    /^(?:full-time|part-time|permanent|temporary|fully remote|remote|hybrid|seasonal|casual|freelance|[a-z]+-based)\b/i;
  return texts.length > 1 &&
    texts.every((text) => plain.test(text)) &&
    texts.slice(0, -1).every((text) => countWords(text) < 3)
    ? `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`
    : texts.join(', ');
};
const someTimes =
  /^(?:some|occasional|a few|the odd|one or two|regular|frequent) (?:[a-z-]+ ){0,3}(?:events?|(?:nights?|days?|overnights?|stays?) away|overnight stays?|trips?|travel|fairs?|shows?|meetings|visits)\b/i;
const workedTime =
  /^(?:about |around |up to |at least )?(?:\d[\d.]*(?: (?:to|or) \d[\d.]*)?|one|two|three|four|five|six|every|each) (?:hours?|(?:long |full |half )?days?|evenings?|nights?|mornings?|afternoons?|shifts|weekends?)\b(?! (?:on|off)\b(?: in|,|$))/i;
/** What is told with the hours before it. */
const withIt = /^(?:some|occasional|one|alternate|every|no|with)\b/i;
/** "Monday to Friday, 9 to 5" and "with some weekends". */
function joinTimes(parts: readonly string[]): string {
  const small = parts.map((text) =>
    /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|Panama|Du[Pp]ont|Pitman)/.test(text)
      ? text
      : text.charAt(0).toLowerCase() + text.slice(1),
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

/** "Company bus from the station", "noon finish every Friday": one of them, and where or how often. */
const oneOfIt =
  /^(?:[a-z]+ )?(?:incentive|allowance|voucher|bus|van|car|coach|shuttle|taxi|cab|finish|start|canteen|gym|shop|flat|room|laptop|phone|bike|card|pass|party|trip|lunch break|break|day off)(?: (?:from|to|in|at|on|for|after|before|every|each|once|twice|home)\b.*)?$/;

const perks = ['You also get {}.', "There's also {}.", 'On top of that, you get {}.', 'We also offer {}.'];
const onlyPerks = ['You get {}.', 'We offer {}.', 'The package includes {}.', 'As {title}, you get {}.'];
export function perkLines(notes: readonly Note[], manner: Manner, paid: boolean): Line[] {
  return chunk(notes, manner.hemingway ? 3 : 3 + ((manner.turn + 1) % 3), manner.hemingway ? 16 : 28).map(
    (group, index) => {
      const many =
        isPlural(withDeterminer(group[0]?.text ?? '').split(/ (?:and|plus) /)[0] ?? '') &&
        !/^(?:an?|1|one) /.test(withDeterminer(group[0]?.text ?? ''));
      const frames = (index > 0 || paid ? perks : onlyPerks)
        .map((frame) => (many ? frame.replace("There's also", 'There are also') : frame))
        .filter((frame) => !frame.includes('{title}') || manner.asTitle !== '');
      if (!group.every(({ text, kind }) => kind !== 'quote' && isSurelyRow(text))) {
        const [list, place] = turnOf(index > 0 || paid ? perkList : onlyPerkList, manner, index);
        const parts = group.map(({ text, kind }) =>
          kind !== 'quote' && (isSurelyRow(text) || oneOfIt.test(text)) ? withDeterminer(text) : text,
        );
        return line(list, listed(parts), group, manner, {
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
