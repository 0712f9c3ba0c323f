/** What an answer says against the General tab or the brief: the General tab's fact is used, and the recruiter is told. */
import { wordsOf } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import { findContract, findHours, findTime } from '../ledger/slots.ts';
import type { Piece } from './cut.ts';
import type { Note, QuestionNumber } from './note.ts';
import { isPayNote, readPay } from './terms.ts';

interface Settled<T> {
  kept: T[];
  told: string[];
}

const roleNoun =
  /^(?:manager|lead|head|chef|nurse|cook|clerk|assistant|apprentice|director|secretary|deputy|carer|matron|partner|[a-z]{3,}(?:er|or|ist|ant|ian|eer|ee|man|woman))s?$/i;
const level =
  /^(?:senior|junior|lead|head|deputy|assistant|trainee|apprentice|principal|chief|part|full|time|new|another|experienced|qualified|the|an?|our|next)$/i;
const titled = /\b(\p{Lu}[\p{L}&/-]*(?: (?:of |and |& )?\p{Lu}[\p{L}&/-]*){1,4})/gu;

/** Another title than the advert's in words that seek somebody: it has a word of it, and another trade. */
export function otherTitle(text: string, title: string): string | null {
  const own = wordsOf(title.toLowerCase());
  const core = own.filter((word) => !level.test(word));
  const trade = core.at(-1) ?? '';
  for (const [found] of text.matchAll(titled)) {
    const words = wordsOf(found.toLowerCase());
    const last = words.at(-1) ?? '';
    if (
      roleNoun.test(last) &&
      last.replace(/s$/, '') !== trade.replace(/s$/, '') &&
      words.some((word) => core.includes(word)) &&
      !own.includes(last)
    )
      return found;
  }
  return null;
}

const titleTold = (found: string, title: string): string =>
  `The answer's title (${found}) differs from the General tab (${title}). We use the General tab.`;
const placeTold = (found: string, place: string): string =>
  `The answer's place (${found}) differs from the General tab (${place}). We use the General tab.`;

/** Whether words name a place, and another than the advert's. */
function otherPlace(text: string, ledger: Ledger): boolean {
  const { place, employer } = ledger;
  if (!place || place.remote || place.name === '') return false;
  const names = text.match(/\p{Lu}\p{Ll}[\p{L}'’-]+/gu) ?? [];
  const known = `${place.name} ${employer ?? ''}`.toLowerCase();
  return names.length > 0 && names.every((name) => !known.includes(name.toLowerCase()));
}

const sources: Readonly<Record<string, string>> = { jobDescription: 'job description' };
/** Contract and hours against the brief's: the answer is newer, and both are named. */
function againstBrief(said: string, { slots, sentences }: Ledger): string[] {
  // What a sentence of the description tells stands in no slot.
  const told = sentences.map(({ statement }) => statement.text).join('\n');
  const pairs = [
    [findContract, slots.contract],
    [findTime, slots.time],
    [findHours, slots.hours],
  ] as const;
  return pairs.flatMap(([find, slot]) => {
    const mine = find(said);
    const other = slot?.text ?? find(told);
    return mine !== null && other !== null && mine !== other
      ? [
          `The answer says “${mine}”, the ${sources[slot?.source ?? ''] ?? 'brief'} “${other}”. We use the answer. Please check.`,
        ]
      : [];
  });
}

/** The notes of an answer with the General tab's title and place, and what the recruiter is to be told. */
export function withGeneral(
  notes: readonly Note[],
  question: QuestionNumber,
  said: string,
  ledger: Ledger,
): Settled<Note> {
  if (question !== 2) return { kept: [...notes], told: [] };
  const told: string[] = againstBrief(said, ledger);
  const title = ledger.title?.text ?? '';
  const kept = notes.flatMap((note): Note[] => {
    const found = note.seeks && title !== '' ? otherTitle(note.text, title) : null;
    if (found) {
      told.push(titleTold(found, title));
      return [{ ...note, text: note.text.replace(found, title) }];
    }
    if (note.kind !== 'place' || !otherPlace(note.text, ledger)) return [note];
    const name = ledger.place?.name ?? '';
    // "At our Thirsk yard" may be where the advert's town has it, "in Thirsk" is another town.
    if (/^in (?!the\b|our\b)\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(note.text)) {
      told.push(placeTold(note.text.replace(/^in /, ''), name));
      return [];
    }
    told.push(
      `The answer names a place (${note.text.replace(/^(?:in|at|on|near) /i, '')}) beside the General tab's (${name}). The text has both. Please check.`,
    );
    return [note];
  });
  return { kept, told };
}

/** The parts of a line: "Yard Manager, Thirsk (£40,000 and a van)" has four. */
const partsOfLine = (text: string): string[] =>
  text
    .split(/,(?!\d)\s+|\s*[()]\s*|\s[-–—]\s|;\s+/)
    .flatMap((part) => {
      const [first = '', second = ''] = part.split(/ and (?=\S)(.+)/);
      return second !== '' && (isPayNote(first) || isPayNote(second)) ? [first, second] : [part];
    })
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The pieces of a headline's answer without a title, a place or a pay that the General tab says otherwise. */
export function withGeneralLine(pieces: readonly Piece[], ledger: Ledger, locale: string): Settled<Piece> {
  const told: string[] = [];
  const title = ledger.title?.text ?? '';
  const seen = new Set<number>();
  const kept = pieces.flatMap((piece): Piece[] => {
    if (seen.has(piece.sentence)) return [];
    const whole = pieces.filter(({ sentence }) => sentence === piece.sentence);
    const parts = whole.flatMap(({ text }) => partsOfLine(text));
    let named = false;
    const left = parts.filter((part) => {
      const found = title === '' ? null : otherTitle(part, title);
      const own = title !== '' && part.toLowerCase().startsWith(title.toLowerCase());
      named ||= found !== null || own;
      if (found && wordsOf(part).length <= wordsOf(found).length + 2) {
        told.push(titleTold(found, title));
        return false;
      }
      const pay = isPayNote(part) ? readPay(part, ledger, locale).note : null;
      if (pay) {
        told.push(pay);
        return false;
      }
      // A name alone beside a title is a place.
      if (
        named &&
        !own &&
        /^(?:in |at |based in )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(part) &&
        otherPlace(part, ledger)
      ) {
        told.push(placeTold(part, ledger.place?.name ?? ''));
        return false;
      }
      return true;
    });
    if (left.length === parts.length) return [piece];
    seen.add(piece.sentence);
    return left.map((text, at) => ({ ...piece, text, source: left.join(', '), opens: at === 0, typed: false }));
  });
  return { kept, told };
}
