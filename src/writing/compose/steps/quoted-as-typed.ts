/** A note quotes what was typed. What readers of a field added to it ("desirable", an article, "you work") or put in another order is not quoted. */
import type { StepOptions, WriterInput } from '../types.ts';

/** Notes that quote a source; others quote names, or what a text says. */
const onSources =
  /^(?:No sentence of these texts comes from|The built-in writer is not sure how to say|A part of the (?:description|proposition) is in none|That the job is for a time only)/;

/** What a sentence of ours begins with where a note was typed. */
const ourLead = /^(?:the (?:job|post|role) is|this is|it is|you (?:work|have|will be|will|are)) /i;

interface Word {
  word: string;
  start: number;
  end: number;
}
const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\d]+/gu)].map((match) => ({
    word: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Everything that somebody typed, each field by itself. */
function fieldsOf(...sources: readonly unknown[]): string[] {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string') found.push(value.replace(/<[^>]*>/g, ' '));
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(walk);
  };
  sources.forEach(walk);
  return found;
}

/** So many typed words may stand between two that a quotation has side by side: "capex for [the] third packhouse". */
const BETWEEN = 2;
/** From this share of its words on a quotation is a stretch of a field. */
const MOST = 0.6;

/** The stretch of a field that a quotation comes from; null where none has most of its words in their order. */
function stretchIn(quoted: readonly Word[], field: string): { text: string; share: number } | null {
  const typed = wordsIn(field);
  let best: { text: string; share: number } | null = null;
  typed.forEach(({ word }, first) => {
    const at = quoted.findIndex((other) => other.word === word);
    if (at < 0) return;
    let last = first;
    let found = 1;
    for (const { word: wanted } of quoted.slice(at + 1)) {
      const next = typed.slice(last + 1, last + 2 + BETWEEN).findIndex((other) => other.word === wanted);
      if (next < 0) continue;
      last += next + 1;
      found += 1;
    }
    const share = found / quoted.length;
    if (share < MOST || share <= (best?.share ?? 0)) return;
    // "FT days" of "full-time days": what was written out stands before it.
    const before = at > 0 ? typed[first - 1] : undefined;
    const from = before && /^ $/.test(field.slice(before.end, typed[first]?.start)) ? before : typed[first];
    // "1:15pm" is cut nowhere.
    const to = typed[last]?.end ?? 0;
    const rest = /^(?:[^\s\p{L}\d]\d[\p{L}\d]*)+/u.exec(field.slice(to))?.[0] ?? '';
    const cut = field.slice(from?.start ?? 0, to + rest.length).replace(/\s+/g, ' ');
    // "(one week in eight)": what was opened is closed.
    const text = /\([^)]*$/.test(cut) && field[to + rest.length] === ')' ? `${cut})` : cut;
    best = { text: text.replace(/^(?:and|or|but) /i, ''), share };
  });
  return best;
}

/** The notes with what they quote of a source in the words that were typed there. */
export function quotedAsTyped(notes: readonly string[], input: WriterInput, options: StepOptions): string[] {
  let fields: { text: string; plain: string }[] | null = null;
  return notes.map((note) => {
    if (!onSources.test(note)) return note;
    return note.replace(/"([^"]+)"/g, (whole, quoted: string) => {
      fields ??= fieldsOf(input, options).map((text) => ({
        text,
        plain: ` ${wordsIn(text)
          .map(({ word }) => word)
          .join(' ')} `,
      }));
      const joined = (words: readonly Word[]): string => ` ${words.map(({ word }) => word).join(' ')} `;
      const all = wordsIn(quoted);
      if (all.length < 2 || fields.some((field) => field.plain.includes(joined(all)))) return whole;
      const words = wordsIn(quoted.replace(ourLead, ''));
      const found = fields
        .flatMap(({ text }) => stretchIn(words, text) ?? [])
        .sort((one, other) => other.share - one.share)[0];
      return found ? `"${found.text.replace(/"/g, '')}"` : whole;
    });
  });
}
