/** An answer for a headline as what it says: its sentences with those that lean on them, and the parts that may stand alone. */
import nlp from 'compromise';
import { leansBack } from '../language/leaning.ts';
import { isVerbBase } from '../language/verbs.ts';
import { countWords, wordsOf } from '../language/words.ts';
import { isMainClause } from './clause.ts';
import type { Piece } from './cut.ts';

/** What speaks of something that was named before it: "find the next one", "both of them". */
export const pointsAway = (text: string): boolean =>
  /\b(?:the|a|an|this|that|your|our) (?:next|other|last|first|second|third|same|new|right|only|bigger|better)? ?ones?\b(?! (?:who|that|which|of|to|with|for|in|at|on|where|day)\b)|\b(?:both|neither|the (?:rest|others?|latter|former)) ?$/i.test(
    text,
  ) ||
  // "That would be you": of whom the sentence before it speaks.
  /^(?:that|this|those|these|it|they)(?:['’](?:s|d|ll|re)| (?:is|was|would|will|could|can|are|were|sounds?)) /i.test(
    text,
  ) ||
  // "Help us keep them": in so few words nothing was named.
  (/\b(?:it|them|they|theirs|this|that|these|those)(?:$|[,.!])/i.test(text) && countWords(text) < 8);
/** "We'd like to make it three": before the "it" nothing was named. */
const pointsEarly = (text: string): boolean => {
  const before = /^(.*?)\b(?:it|them|they|theirs|their)\b/i.exec(text)?.[1];
  return (
    before !== undefined &&
    before !== '' &&
    !(nlp(before).json({ terms: { tags: true } }) as { terms: { tags: string[] }[] }[])
      .flatMap(({ terms }) => terms)
      .some(({ tags }) => tags.includes('Noun') && !tags.includes('Pronoun'))
  );
};
/** "From home, after three months": where or when, of what was said before it. */
const isWhereOrWhen = (text: string): boolean =>
  /^(?:from|after|with|without|at|on(?! (?:call|site|average|target|top)\b)|by|until|before) /i.test(text) &&
  countWords(text) < 8 &&
  !isMainClause(text);
/** "In Lübeck you can: ...": what can be done was said before. */
const isElliptic = (text: string): boolean =>
  /\b(?:you|we) (?:can|do|will|would|are|don['’]t|won['’]t)[:,]/i.test(text);

/** "You'd be the third person in a team that leaves at six": it leans in tone only. "That would be you" and "you'd be wrong" do. */
const saysWhatYoudBe = (text: string): boolean =>
  /^you(?:['’]d| would) be (?:an?|the|one of|part of|based|joining|managing|leading|working|responsible)\b(?! ones?\b)/i.test(
    text,
  ) && countWords(text) > 6;

/** One thing that the answer says for a headline. */
export interface Unit {
  /** The sentences, without the last stop. */
  text: string;
  /** Whether it is one sentence. */
  single: boolean;
  /** What of it may stand alone, where it has several parts. */
  parts: string[];
  /** A row of things of which each says something by itself: the row as such is no line. */
  row: boolean;
}

/** "Grow basil", "mint and coriander under glass": what the verb goes on with belongs to it. */
const joinedObjects = (parts: readonly string[]): string[] =>
  parts.reduce<string[]>((kept, part) => {
    const last = kept.at(-1);
    const opens = wordsOf(part)[0] ?? '';
    // "54 buses, mostly Volvo", "41 bridges, none of them late": of the buses, of the bridges.
    if (
      last !== undefined &&
      ((/^(?:mostly|mainly|all|half|some) (?:of them )?[\p{L}]/iu.test(part) && /^\d/.test(last)) ||
        /^(?:none|all|most|half|some|both|each|many|few|one|two|three) of (?:them|these|those|which|whom)\b/i.test(
          part,
        ))
    )
      kept[kept.length - 1] = `${last}, ${part}`;
    else if (
      last !== undefined &&
      isVerbBase(wordsOf(last)[0] ?? '') &&
      countWords(last.split(', ')[0] ?? '') < 4 &&
      !isVerbBase(opens) &&
      !/^(?:an?|the|no|your|our|with|every|one|two|three|\d.*)$/i.test(opens) &&
      // Only a row that ends has an "and".
      /^[\p{L}’'-]+(?: and | or |$)/u.test(part)
    )
      kept[kept.length - 1] = `${last}, ${part}`;
    else kept.push(part);
    return kept;
  }, []);

/** "We pay for one course a year, and you'll get every other Friday off": two things to come for. */
function twoSentences(text: string): string[] {
  const [, one = '', two = ''] =
    /^([^,;:]+(?:, [^,;:]+)?), and ((?:you|we|your|our|the|there|nobody|everyone|an?)(?:['’](?:ll|re|ve|d|s))? [^;:]+)$/i.exec(
      text,
    ) ?? [];
  if (
    one === '' ||
    countWords(text) < 12 ||
    !isMainClause(one) ||
    /\b(?:if|when|while|because|so|both|either)\b/i.test(text)
  )
    return [text];
  return isMainClause(two) && !pointsAway(two) ? [one, two] : [one];
}

/** "A home rated Good, and a budget you control": typed as one sentence without a verb, and so a row of things. */
function partsInOne(text: string): string[] {
  const things = text.split(/,? and (?=(?:an?|the|your|no|one|two|three|four|five|\d[\d,.]*) )|, (?=\D)/);
  return things.length > 1 &&
    /, and /.test(text) &&
    !isMainClause(text) &&
    things.every((part) => countWords(part) > 1 && !/^(?:or|but|so|which|who|with|when|where|if)\b/i.test(part)) &&
    // Of whom "they" speaks the part before it says.
    !/\b(?:both|between|either|mix of)\b/i.test(text)
    ? things
        .map((part) => part.replace(/^and /i, ''))
        .filter((part, at) => at === 0 || !/\b(?:they|them|it|its|their)\b/i.test(part))
    : twoSentences(text);
}

/** The units of an answer, in the order told. `standsAlone` says what of a row may be said by itself. */
export function unitsOf(pieces: readonly Piece[], standsAlone: (part: string) => boolean): Unit[] {
  const sentences = new Map<number, Piece[]>();
  for (const piece of pieces) sentences.set(piece.sentence, [...(sentences.get(piece.sentence) ?? []), piece]);
  const bare = (text: string): number => wordsOf(text).filter((word) => !/^(?:and|also|plus)$/i.test(word)).length;
  const units: Unit[] = [];
  for (const list of sentences.values()) {
    const row = list.map(({ text }) => text).join(', ');
    const source = list[0]?.source ?? '';
    // A sentence of which nothing was left out stands as it was written, with its "and".
    const whole = bare(source) === bare(row) ? `${source}${/\?$/.test(row) ? '?' : ''}` : row;
    const closed = whole.replace(/\?[,.]/g, '?').replace(/(?<=\? )\p{Ll}/gu, (found) => found.toUpperCase());
    const last = units.at(-1);
    if (
      last &&
      !saysWhatYoudBe(closed) &&
      (pointsAway(closed) ||
        (leansBack(closed) && !/^there(?:['’]s| is| are) /i.test(closed)) ||
        pointsEarly(closed) ||
        isElliptic(closed) ||
        isWhereOrWhen(closed))
    ) {
      last.text = `${last.text}${/[.?!]$/.test(last.text) ? '' : '.'} ${closed.charAt(0).toUpperCase()}${closed.slice(1)}`;
      last.single = false;
      last.parts = [];
      last.row = false;
      continue;
    }
    const parts = joinedObjects(
      list.length === 1 ? partsInOne(closed) : list.map(({ text }) => text.replace(/\?$/, '')),
    );
    // "Fire, fish and four-day weeks" is one thing to say: its parts are none.
    const alone =
      parts.length < 2 || countWords(row) < 7
        ? []
        : parts.filter(
            (part, at) =>
              standsAlone(part) &&
              // "Sit right beside them": whom the other half of its sentence names.
              !(at > 0 && (pointsAway(part) || pointsEarly(part))) &&
              // "Series B": of what?
              !/^\S+ (?:[A-Z]|\d+)$/.test(part) &&
              // "With training paid for": said of what stands before it.
              !/^(?:with|without|so|including|plus)\b/i.test(part) &&
              // "14 staff", out of a row: a figure and a noun say too little.
              !/^(?:\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) \S+$/i.test(part) &&
              countWords(part) > 1 &&
              !/^(?:the|an?) \S+$/i.test(part),
          );
    units.push({
      text: closed,
      single: true,
      parts: alone,
      // Two sentences of one are said each by itself.
      row:
        (list.length === 1 && alone.length === 2 && isMainClause(closed)) ||
        (list.length > 1 &&
          alone.length > 2 &&
          (!isMainClause(closed) ||
            (parts.length > 3 &&
              !isMainClause(parts[0] ?? '') &&
              !/^(?:on|in|at|when|if|as|after|with)\b/i.test(closed)))),
    });
  }
  return units;
}
