/** Which facts say nearly the same: the brief's "lead two assistants" and the job description's "supervise two lifestyle assistants". */
import { findNumbers } from '../../language/numbers.ts';
import { contentWords, coverage, sharedBy, stem, wordsOf } from '../../language/words.ts';
import { deedRoot } from '../deed-nouns.ts';
import type { DutyFact, GuideFact, PersonLine, SentenceFact } from '../facts.ts';
import { promisesAlike } from './like-promise.ts';
import { isNearTask } from './near-task.ts';
import { isLikeTask, sameDeed } from './same-duty.ts';
import { freesSame, tellsTask } from './told-task.ts';

/** Words that many tasks and requirements have: that two share one says nothing. */
const general = new Set(
  `experience knowledge skill understanding ability able background degree level year month day week daily weekly monthly minimum least equivalent similar related relevant excellent strong
  customer client patient resident guest child children pupil student people staff team colleague member service quality business company project process product system
  site stock order sale data information equipment material area department office store shop home health safety standard policy procedure requirement need time event activity
  support help assist ensure maintain manage carry provide prepare handle look complete keep deliver take part work use make record report check write review update plan lead supervise
  run train serve answer attend respond deal develop build improve monitor liaise coordinate organise`
    .split(/\s+/)
    .map(stem),
);

/** Names and letters inside a text: "HACCP", "QGIS", "Siemens". */
const namesIn = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text)
      .filter(
        (word, index, all) =>
          /^[A-Z][A-Z\d]{2,}s?$|^[A-Za-z]*[a-z][A-Z][A-Za-z]*$/.test(word) ||
          ((index > 0 || all.length < 3) && /^[A-Z][a-z]{3,}$/.test(word)),
      )
      .map((word) => word.replace(/s$/, '')),
  );

interface Said {
  id: string;
  text: string;
  source: string;
  /** A task's verbs. */
  verbs: readonly string[];
  words: ReadonlySet<string>;
  /** The same by their roots. */
  roots: ReadonlySet<string>;
  /** With the words that many tasks have. */
  all: ReadonlySet<string>;
  names: ReadonlySet<string>;
  years: boolean;
}

const years =
  /\byears?\b.*\bexperience\b|\bexperience\b.*\byears?\b|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\+? years?['’]? (?:in|as|of|with|working|post)\b/i;

/** "Cleanings" and "clean", "fault-find" and "find faults": words by their roots. */
const rootsOf = (words: Iterable<string>): ReadonlySet<string> =>
  new Set(
    [...words]
      .flatMap((word) => word.split('-'))
      .map(deedRoot)
      .filter((word) => word.length > 2),
  );

function saysSame(one: Said, other: Said, common: ReadonlySet<string>): boolean {
  // So many years, asked for by the brief and by the job description: one of them in a text.
  if (one.years && other.years) return true;
  for (const name of one.names) if (!common.has(name) && other.names.has(name)) return true;
  // "Answer the phone", "take calls from customers": words that all tasks have, though they mean the same.
  if (
    one.verbs.length > 0 &&
    other.verbs.length > 0 &&
    (isLikeTask(one.text, other.text) || isNearTask(one.text, other.text))
  )
    return true;
  const least = Math.min(one.words.size, other.words.size);
  if (least === 0) return false;
  const shared = sharedBy(one.words, other.words);
  if (shared / least >= 0.5) return true;
  if (one.verbs.length > 0 && other.verbs.length > 0) {
    // Two tasks that share a word which few have: "brief the shift each morning", "hold the start-of-shift briefing".
    if (sharedBy(one.roots, other.roots) > 0) return true;
    // "Write reports with recommendations" and "prepare audit reports": like deeds, done to the same.
    const deed = one.verbs.some((verb) => other.verbs.some((like) => sameDeed(verb, like)));
    const isVerb = (word: string): boolean => [...one.verbs, ...other.verbs].some((verb) => stem(verb) === word);
    if (deed && [...one.all].some((word) => other.all.has(word) && !isVerb(word))) return true;
  }
  // "Take reports of deaths" and "record reports of deaths": a word of its own, and one that many have.
  const any = sharedBy(one.all, other.all);
  return shared > 0 && any > 1 && any / Math.min(one.all.size, other.all.size) >= 0.33;
}

/** Words that most promises and notes have. */
const everywhere = new Set(
  `people year week day hour month time want know see come go give first last own place join stay start end keep let full half always never everyone nobody each other two three four
  five six ten world life way thing well best better next here there today long short real right long early late open`
    .split(/\s+/)
    .map(stem),
);

/** The words of a text without its figures and those of the `common` sets. */
const wordsIn = (text: string, ...common: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set(contentWords(text).filter((word) => !/^\d/.test(word) && !common.some((words) => words.has(word))));

/** A figure that many facts may share by chance. */
const plainFigure = (figure: number): boolean => figure < 4 || (figure > 1990 && figure < 2040);

/** All that a fact says, the words that many facts have among it. */
interface Whole {
  id: string;
  words: readonly string[];
  figures: readonly number[];
}
const wholeOf = (id: string, text: string, common: ReadonlySet<string>): Whole => ({
  id,
  words: [...wordsIn(text, common)],
  figures: findNumbers(text)
    .map(({ value }) => value)
    .filter((figure) => !plainFigure(figure)),
});
const longWord = 6;
/** "Caseload" and "cases". */
const near = (one: string, other: string): boolean =>
  one === other || (one.length > 3 && other.length > 3 && (one.startsWith(other) || other.startsWith(one)));

/** A note of the description and a task: "leads a team of nine and a target of £4.2m", "lead a team of nine". */
function tellsSame(note: Whole, task: Whole): boolean {
  const shared = task.words.filter((word) => note.words.some((other) => near(word, other))).length;
  if (shared === 0) return false;
  // "It happened 6 times, and a tester stopped it", "3 to 6 years in testing": one word, and a figure of something else.
  if (
    (shared > 1 || note.figures.some((figure) => figure > 12)) &&
    note.figures.some((figure) => task.figures.includes(figure))
  )
    return true;
  const least = Math.min(note.words.length, task.words.length);
  return (
    (shared > 1 && shared / least >= 0.75) ||
    (least === 1 && task.words.some((word) => word.length >= longWord && note.words.includes(word)))
  );
}

const aims = /^(?:mission|vision|purpose)$/;

/** What a sentence or a guideline tells. */
interface Told {
  words: ReadonlySet<string>;
  /** With the words that most have. */
  all: ReadonlySet<string>;
  figures: readonly number[];
}

const knowing = new Set(['know', 'think', 'find'].map(stem));
const withoutKnowing = (words: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...words].filter((word) => !knowing.has(word)));

/** The proposition and a pillar promise the same early Fridays: two words of it, or one and a figure. */
function promisesSame(one: Told, other: Told): boolean {
  const shared = sharedBy(one.words, other.words);
  const least = Math.min(one.words.size, other.words.size);
  // "A full hour with every patient", "we book one patient an hour": words that all have, but two of three.
  // "If we don't know a plant, we find out before we sell it" is not told by "what you know will sell": knowing is everybody's.
  const any = sharedBy(withoutKnowing(one.all), withoutKnowing(other.all));
  if (any > 1 && any / Math.min(one.all.size, other.all.size) >= 0.6) return true;
  // "You look after 40 associations", "nobody looks after more than 40 customers".
  const beside = [...one.all].some((word) => other.all.has(word) && !everywhere.has(word) && !/^\d/.test(word));
  if (beside && one.figures.some((figure) => !plainFigure(figure) && other.figures.includes(figure))) return true;
  if (shared === 0) return false;
  return (
    (shared > 1 && shared / least > (least > 3 ? 0.5 : 0.4)) ||
    (shared === 1 && least <= 1) ||
    one.figures.some((figure) => other.figures.includes(figure))
  );
}

/**
 * For each fact the others that would say it again in the same text. They may stand in another text of the batch.
 * Only facts of different sources are compared: within one list the recruiter has told them apart.
 */
export function findAlike(
  duties: readonly DutyFact[],
  person: readonly PersonLine[],
  /** Names that the whole advert shares: of the employer, the place, the title. */
  shared: readonly string[],
  sentences: readonly SentenceFact[] = [],
  guides: readonly GuideFact[] = [],
  /** To whom the post reports. */
  boss: string | null = null,
): ReadonlyMap<string, ReadonlySet<string>> {
  const common = new Set(shared.flatMap((text) => wordsOf(text).flatMap((word) => [word, stem(word)])));
  const found = new Map<string, Set<string>>();
  const put = (one: string, other: string): void => {
    const set = found.get(one);
    if (set) set.add(other);
    else found.set(one, new Set([other]));
  };
  for (const list of [
    duties.map(({ fact, phrase }) => ({ fact, verbs: phrase.heads.map(({ verb }) => verb) })),
    person.map(({ fact }) => ({ fact, verbs: [] })),
  ]) {
    const said = list.map(
      ({ fact, verbs }): Said => ({
        id: fact.id,
        text: fact.text,
        source: fact.source,
        verbs,
        words: wordsIn(fact.text, common, general),
        roots: rootsOf(wordsIn(fact.text, common, general)),
        all: wordsIn(fact.text, common),
        names: namesIn(fact.text),
        years: years.test(fact.text),
      }),
    );
    for (const [index, one] of said.entries())
      for (const other of said.slice(index + 1))
        if (one.source !== other.source && saysSame(one, other, common)) {
          put(one.id, other.id);
          put(other.id, one.id);
        }
  }
  const told = [
    ...sentences
      .filter(({ fact }) => /^(?:proposition|description|evidence|mission|vision|purpose)$/.test(fact.kind))
      .map(({ fact, statement }) => ({ fact, text: statement.text, promise: statement.text })),
    ...guides.map(({ fact, name, statement }) => ({
      fact,
      text: `${name.text} ${statement?.text ?? ''}`,
      promise: statement?.text ?? name.text,
    })),
  ].map(({ fact, text, promise }) => ({
    fact,
    text,
    promise,
    words: wordsIn(text, common, general, everywhere),
    all: wordsIn(text, common),
    figures: findNumbers(text).map(({ value }) => value),
  }));
  // Within one field the recruiter has told them apart.
  for (const [index, one] of told.entries())
    for (const other of told.slice(index + 1))
      if (
        one.fact.kind !== other.fact.kind &&
        // A mission and a purpose may share the place that they are for.
        (!aims.test(one.fact.kind) || !aims.test(other.fact.kind) || sharedBy(one.all, other.all) > 2) &&
        (promisesSame(one, other) ||
          freesSame(one.text, other.text) ||
          ([one, other].some(({ fact }) => fact.kind === 'proposition') &&
            [one, other].some(({ fact }) => /^(?:pillar|value|strapline)$/.test(fact.kind)) &&
            promisesAlike(one.promise, other.promise, common)))
      ) {
        put(one.fact.id, other.fact.id);
        put(other.fact.id, one.fact.id);
      }
  // What a note tells, and a task or a requirement.
  const notes = [...sentences, ...guides].map(({ fact, statement }) =>
    wholeOf(fact.id, statement?.text ?? fact.text, common),
  );
  const tasks = [...duties, ...person].map(({ fact }) => wholeOf(fact.id, fact.text, common));
  for (const note of notes)
    for (const task of tasks)
      if (tellsSame(note, task)) {
        put(note.id, task.id);
        put(task.id, note.id);
      }
  // A sentence of the brief that tells the reader what a task tells: the words may all be others.
  for (const { fact, statement } of sentences)
    if (/^(?:proposition|description)$/.test(fact.kind) && /^(?:clause|verb)$/.test(statement.kind))
      for (const { fact: task } of duties)
        if (tellsTask(statement.text, task.text)) {
          put(fact.id, task.id);
          put(task.id, fact.id);
        }
  // "Report to the plant head every month", and "you report to the Plant Head".
  for (const { fact } of duties)
    if (
      boss !== null &&
      /^(?:report|answer) (?:directly )?(?:in)?to\b/.test(fact.text) &&
      coverage(boss, fact.text) > 0.5
    ) {
      put(fact.id, 'team:jobDescription:reports');
      put('team:jobDescription:reports', fact.id);
    }
  // What says again the one wording of a task says again the other.
  for (const { fact, twin } of duties)
    if (twin) {
      for (const id of [...(found.get(twin) ?? [])]) if (id !== fact.id) put(fact.id, id);
      for (const id of [...(found.get(fact.id) ?? [])]) if (id !== twin) put(twin, id);
      put(fact.id, twin);
      put(twin, fact.id);
    }
  return found;
}
