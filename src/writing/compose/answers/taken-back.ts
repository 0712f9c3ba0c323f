/** What an answer says and takes back: one of the two is said, and the recruiter is told both. */

import { wordsOf } from '../language/words.ts';
import type { Piece } from './cut.ts';
import type { Note, QuestionNumber } from './note.ts';

const plain = /^(?:an?|the|any|no|your|own|previous|prior|particular|formal|at|all|much|of|in|with|or|and)$/i;
const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/['’]s?$/, '')
    .replace(/s$/, '');
const telling = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !plain.test(word))
    .map(stem);

/** Years that are asked for at work, and not of a licence or a course. */
const yearsOfWork =
  /^(?!.*\b(?:licen[cs]e|contract|course|degree|old|passport|residen\w+)\b).*\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\+? years?\b/i;
const anyExperience = /^(?:any |previous |prior |relevant )?(?:work )?experience(?: at all)?$/i;

interface Settled {
  notes: Note[];
  told: string[];
}

/** What is waived though it is asked for: "three years on site" takes back "no experience needed". */
function withoutWaived(notes: readonly Note[]): Settled {
  const asked = notes.filter(({ kind, wish }) => kind === 'have' && !wish);
  const told: string[] = [];
  const kept = notes.filter((note) => {
    if (note.kind !== 'without') return true;
    const words = telling(note.text);
    const same = words.length > 0 && asked.some(({ text }) => words.every((word) => new Set(telling(text)).has(word)));
    const years = anyExperience.test(note.text) ? asked.find(({ text }) => yearsOfWork.test(text)) : undefined;
    if (same || years)
      told.push(
        years && !same
          ? `The answer says two things: that no experience is needed, and that it asks for ${years.text}. We ask for it. Please check.`
          : `The answer asks for ${note.text.replace(/ at all$/, '')} and says that none is needed. We say that it is needed. Please check.`,
      );
    return !(same || years);
  });
  return { notes: kept, told };
}

const count = String.raw`(\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)`;
/** The whole firm, as one number: "a family firm of 12", "140 people in three depots". */
const wholeFirm = [
  new RegExp(
    String.raw`\b(?:firm|company|business|employer|charity|practice|agency|organi[sz]ation) of (?:about |around |some |over |just )?${count}\b(?! (?:parts|sites|shops|depots|homes|kinds))`,
    'i',
  ),
  // Of a part of the firm ("64 of us in the kitchen") nothing follows.
  new RegExp(
    String.raw`^(?:we(?:['’]re| are) |there are |about |around |some )*${count} (?:people|staff|employees|of us|colleagues)(?=$|,| altogether| in (?:all|total)| on site| worldwide| (?:in|across|at|over) (?:all |our )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|both|all)\b)`,
    'i',
  ),
];
const small: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
};
const sizeOf = (text: string): number | null => {
  for (const pattern of wholeFirm) {
    const found = pattern.exec(text)?.[1]?.toLowerCase();
    if (found) return small[found] ?? Number(found.replace(/,/g, ''));
  }
  return null;
};

/** Two statements that can't both be so: the test of the one, of the other, and which of them is said. */
interface Clash {
  one: RegExp;
  other: RegExp;
  says: 'one' | 'other' | 'both';
  of: readonly QuestionNumber[];
}
const clashes: readonly Clash[] = [
  {
    one: /^(?!.*\bno\b)(?:.*\b)?(?:call|ring|phone|telephone)\b.*(?:\d{3}|\bon\b)/i,
    other: /\bno (?:phone )?calls\b|\bdo(?: not|n['’]t) (?:call|ring|phone)\b|\b(?:e-?mails?|online) only\b/i,
    says: 'other',
    of: [7],
  },
  {
    one: /^(?!.*\bno\b).*\b(?:send|e-?mail|apply with|upload|bring)\b.*\b(?:CV|r[eé]sum[eé])\b/i,
    other: /\bno (?:CVs?|r[eé]sum[eé]s?)\b(?! (?:without|later))/i,
    says: 'other',
    of: [7],
  },
  {
    one: /^(?!.*\b(?:no|without)\b).*\bcover(?:ing)? letter\b/i,
    other: /\b(?:no|without an?) cover(?:ing)? letters?\b/i,
    says: 'other',
    of: [7],
  },
  {
    one: /\bwork(?:s|ing)? (?:mostly |mainly |entirely |largely )?(?:alone|on your own|by yourself|solo)\b/i,
    other: /\b(?:manag|lead|supervis|run)\w* (?:an? |the |our )?(?:small |large )?(?:team|crew|staff)\b/i,
    says: 'both',
    of: [2, 3],
  },
  {
    one: /^(?:no|never any) weekends?\b|\bno weekend work\b|\bevery weekend off\b/i,
    other:
      /^(?!.*\b(?:no|off|never)\b).*\b(?:(?:one|two|some|alternate|every|occasional|most) (?:saturdays?|sundays?|weekends?)|(?:to|and|,) (?:saturday|sunday)s?)\b/i,
    says: 'both',
    of: [2, 3, 5],
  },
];

/** The notes without what the answer itself takes back, and what the recruiter is to be told. */
export function withoutTakenBack(typed: readonly Note[], question: QuestionNumber, pieces: readonly Piece[]): Settled {
  const { notes: waived, told } = withoutWaived(typed);
  let notes = waived;
  const wordsAs = (note: Note): string => {
    const piece = pieces[Number(note.factIds[0]?.split(':').at(-1))];
    return piece && note.factIds.length === 1 ? piece.text : note.text;
  };
  const sides = (one: string, other: string, said: string): string =>
    `The answer says two things: “${one}” and “${other}”. ${said} Please check.`;
  for (const { one, other, says, of } of clashes) {
    if (!of.includes(question)) continue;
    const first = notes.find((note) => one.test(wordsAs(note)) && !other.test(wordsAs(note)));
    const second = notes.find((note) => note !== first && other.test(wordsAs(note)));
    if (!first || !second) continue;
    told.push(
      sides(
        wordsAs(first),
        wordsAs(second),
        says === 'both' ? 'The text has both.' : `We use “${wordsAs(says === 'one' ? first : second)}”.`,
      ),
    );
    if (says !== 'both') notes = notes.filter((note) => note !== (says === 'one' ? second : first));
  }
  if (question === 2 || question === 3) {
    const weeks = notes.flatMap((note) => {
      const found = /\b(\d+(?:\.\d+)?) hours (?:a|per|each) week\b/i.exec(wordsAs(note))?.[1];
      return found ? [{ note, found }] : [];
    });
    const [first] = weeks;
    const unlike = weeks.find(({ found }) => first && Number(found) !== Number(first.found));
    if (first && unlike) told.push(sides(wordsAs(first.note), wordsAs(unlike.note), 'The text has both.'));
  }
  if (question === 6 || question === 2) {
    const sized = notes.flatMap((note) => {
      const size = sizeOf(wordsAs(note)) ?? sizeOf(note.text);
      return size === null ? [] : [{ note, size }];
    });
    const [first] = sized;
    const unlike = sized.find(({ size }) => first && size !== first.size);
    if (first && unlike) {
      told.push(sides(wordsAs(first.note), wordsAs(unlike.note), `We use “${wordsAs(first.note)}”.`));
      notes = notes.filter((note) => note !== unlike.note);
    }
  }
  return { notes, told };
}
