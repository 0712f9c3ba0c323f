/** The introduction: the reason for the job, who looks for whom, and the terms. */

import { leaning, leansBack } from '../language/leaning.ts';
import { wordsOf } from '../language/words.ts';
import { sayOfJob } from './bare-notes.ts';
import { clauseLine, type Line, line, wordsIn } from './line.ts';
import type { Note } from './note.ts';
import { isSurelyRow } from './nouns.ts';
import { dutyLines, quoteLines, termLines, thingLines } from './say.ts';
import { guideLines, isTerm, moreDuties, payNote, roleLine, type Setting } from './setting.ts';

const countedThing =
  /^(?:\d(?!\d*(?:st|nd|rd|th)\b| in \d)|an?\b|the\b|some\b|up to|over|about|at (?:least|most)|one\b|two\b|three\b|four\b|five\b|six\b|hybrid|remote|flexible|occasional|full|live)/i;

/** The reason for the job, who looks for whom, and the terms. */
export function introduction(typed: readonly Note[], setting: Setting): Line[] {
  const { manner, length, band, ledger } = setting;
  const titleWords = wordsOf((ledger.title?.text ?? '').toLowerCase());
  const notes = typed
    // "Barista, full time": the title is said anyway.
    .filter(
      ({ kind, text }) =>
        !/^(?:thing|quote)$/.test(kind) || wordsOf(text.toLowerCase()).join(' ') !== titleWords.join(' '),
    )
    .flatMap((note) => sayOfJob(note, ledger.place, titleWords, manner.turn));
  const terms = notes.filter(isTerm);
  const seeking = notes.some((note) => note.seeks);
  const rest = notes.filter((note) => !isTerm(note));
  const own: Line[] = [];
  const quotes: Note[] = [];
  let duties: Note[] = [];
  let things: Note[] = [];
  // "Biweekly payroll, 3 states": in a row with other things, what is counted is a note like them.
  const alone = (note: Note): boolean =>
    rest.every(
      (other) =>
        other === note || other.sentence !== note.sentence || other.kind !== 'thing' || countedThing.test(other.text),
    );
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
    } else if (
      note.kind === 'thing' &&
      isSurelyRow(note.text) &&
      // "There are two years with a view to longer": time is no part of a place.
      !/^\S+ (?:years?|months?|weeks?|days?|hours?)\b/i.test(note.text) &&
      alone(note) &&
      countedThing.test(note.text)
    ) {
      if (duties.length > 0) flush();
      things.push(note);
    } else {
      flush();
      if (note.kind === 'at') own.push(line("You'll be {}.", note.text, [note], manner, { frameId: 'answer.at' }));
      else if (note.kind === 'quote' || note.kind === 'thing') quotes.push(note);
      else {
        const said = clauseLine(note, manner);
        // The pay, typed as a sentence, goes as late as it does as a note.
        own.push(/[£€$₹] ?\d/.test(said.text) ? { ...said, worth: 9 } : said);
      }
    }
  }
  flush();
  const opens = quotes.length > 0 && quotes[0] === rest[0];
  const quoted = quoteLines(quotes, manner, opens || own.length === 0 ? 'job' : 'moreJob');
  if (opens) own.unshift(...quoted);
  else own.push(...quoted);
  const termed = termLines(
    [
      ...terms,
      ...(terms.some(({ kind }) => kind === 'pay') ||
      /[£€$₹]\s?\d[\d,.]*\s*(?:k\b|(?:lakhs? )?(?:a year|an hour|per annum))/.test(setting.said)
        ? []
        : payNote(setting)),
    ],
    manner,
  );
  // The place stands once: with the title, unless a sentence of the answer has it.
  const placed = [...own, ...termed].some(({ text }) => ledger.place !== null && text.includes(ledger.place.name));
  const role = roleLine(setting, seeking, placed);
  const [first, ...later] = own;
  const leans = later[0] !== undefined && leaning.test(later[0].text);
  const orders: Line[][] = [
    [...own, ...role, ...termed],
    [...role, ...termed, ...own],
    first && !leans ? [first, ...role, ...later, ...termed] : [...role, ...own, ...termed],
    [...role, ...own, ...termed],
    first && !leans ? [first, ...role, ...termed, ...later] : [...own, ...role, ...termed],
  ];
  // Where nothing stands beside the answer, its pay opens the text that is asked for again.
  const paid = own.findIndex(({ text }, at) => at > 0 && /[£€$₹] ?\d/.test(text) && !leaning.test(text));
  if (role.length + termed.length === 0 && manner.turn % 2 === 1 && paid > 0 && !leansBack(own[paid + 1]?.text ?? ''))
    own.unshift(...own.splice(paid, 1));
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
