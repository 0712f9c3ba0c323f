/** A second opinion on single words: what the tagger's own lexicon says they are. */
import nlp from 'compromise';

let lexicon: ReadonlyMap<string, readonly string[]> | null = null;
let switches: ReadonlyMap<string, string> | null = null;

const entries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
const part = (value: unknown, key: string): unknown => entries(value).find(([name]) => name === key)?.[1];

function read(): void {
  const model: unknown = nlp.model();
  lexicon = new Map(
    entries(part(part(model, 'one'), 'lexicon')).map(([word, tags]) => [
      word,
      (Array.isArray(tags) ? tags : [tags]).filter((tag): tag is string => typeof tag === 'string'),
    ]),
  );
  switches = new Map(
    entries(part(part(model, 'two'), 'switches')).flatMap(([word, kinds]) =>
      typeof kinds === 'string' ? [[word, kinds] as const] : [],
    ),
  );
}

/** What the lexicon says of a word; nothing where it doesn't know it. */
export function lexiconTags(word: string): readonly string[] {
  if (!lexicon) read();
  return lexicon?.get(word) ?? [];
}

/** Between which kinds the lexicon can't tell: "Noun|Verb", "Adj|Gerund". */
export function lexiconSwitch(word: string): string | null {
  if (!switches) read();
  return switches?.get(word) ?? null;
}

/** Whether the tagger, by how a word is made, takes it for a verb: "eject", "disinfect", "reseal". */
export function looksLikeVerb(word: string): boolean {
  const known = guesses.get(word);
  if (known !== undefined) return known;
  const guess = tagsOf(word).includes('Infinitive');
  if (guesses.size > 2000) guesses.clear();
  guesses.set(word, guess);
  return guess;
}
const guesses = new Map<string, boolean>();

/** Whether the lexicon has a word as a noun or an adjective, whatever else it may be. */
export const knowsNoun = (word: string): boolean =>
  lexiconSwitch(word) !== null ||
  lexiconTags(word).some((tag) => /^(?:Noun|Singular|Uncountable|Actor|Adjective|Plural|Unit|Place)$/.test(tag));

/** Whether a word is a thing and nothing else, by the lexicon or by its ending: "equipment", "dignity"; "respect" is not. */
export const knowsThing = (word: string): boolean =>
  lexiconSwitch(word) === null &&
  (lexiconTags(word).some((tag) => /^(?:Noun|Singular|Uncountable|Plural)$/.test(tag)) ||
    (lexiconTags(word).length === 0 && /[a-z]{3}(?:ity|ness|ment|[st]ion|ance|ence|ship|hood|dom)$/.test(word)));

/** "Current", "flexible": a word that says how something is, for the lexicon or by the tagger's guess, and is no name of anything. */
export function describes(word: string): boolean {
  const lower = word.toLowerCase();
  const tags = lexiconTags(lower);
  if (tags.length > 0) return tags.some((tag) => /^(?:Adjective|Adverb|Determiner|Conjunction|Preposition)$/.test(tag));
  if (lexiconSwitch(lower) !== null) return false;
  const known = described.get(lower);
  if (known !== undefined) return known;
  const guess = tagsOf(lower).includes('Adjective');
  if (described.size > 2000) described.clear();
  described.set(lower, guess);
  return guess;
}
const described = new Map<string, boolean>();

const tagsOf = (word: string): readonly string[] => {
  const read = nlp(word).json({ terms: { tags: true } }) as readonly {
    terms: readonly { tags: readonly string[] }[];
  }[];
  return read[0]?.terms[0]?.tags ?? [];
};
