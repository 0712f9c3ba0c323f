/** A block read once: its words, sentences and protected spans, with what is true of the whole text. */
import type { Block, BlockKind } from './block.ts';
import { Mask, makeMask, type Protected } from './mask.ts';
import { findSentences, findWords, type Sentence, type Word } from './words.ts';

/** What is true of the whole text and decides how a block is read. */
export interface Surroundings extends Protected {
  /** The advert's country as the product names it, or null. */
  country: string | null;
  /** The advert's job title, or null. */
  jobTitle: string | null;
  /** The apostrophe that the text uses. */
  apostrophe: "'" | '’';
}

const unitedStates = new Set(['united states', 'united states of america', 'usa', 'us', 'u.s.', 'u.s.a.']);

/** A block with everything that rules ask about it. Words and sentences are found when first asked for. */
export class Reading {
  readonly text: string;
  readonly kind: BlockKind;
  readonly runsOn: boolean;
  readonly surroundings: Surroundings;
  #mask: Mask | undefined;
  #words: Word[] | undefined;
  #sentences: Sentence[] | undefined;

  constructor(block: Block, surroundings: Surroundings) {
    this.text = block.text;
    this.kind = block.kind;
    this.runsOn = block.runsOn;
    this.surroundings = surroundings;
  }

  get mask(): Mask {
    this.#mask ??= this.kind === 'code' ? new Mask([[0, this.text.length]]) : makeMask(this.text, this.surroundings);
    return this.#mask;
  }

  get words(): readonly Word[] {
    this.#words ??= findWords(this.text);
    return this.#words;
  }

  get sentences(): readonly Sentence[] {
    this.#sentences ??= findSentences(this.text);
    return this.#sentences;
  }

  get american(): boolean {
    return unitedStates.has((this.surroundings.country ?? '').trim().toLowerCase());
  }

  /** Index of the first word that begins at the offset or later. */
  wordIndexFrom(offset: number): number {
    const words = this.words;
    let low = 0;
    let high = words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((words[middle]?.start ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The first word at or after the offset. */
  wordAfter(offset: number): Word | undefined {
    return this.words[this.wordIndexFrom(offset)];
  }

  /** The last word that ends at or before the offset, `back` words further back when asked. */
  wordBefore(offset: number, back = 0): Word | undefined {
    let index = this.wordIndexFrom(offset) - 1;
    while (index >= 0 && (this.words[index]?.end ?? 0) > offset) index--;
    return this.words[index - back];
  }

  /** The word before the offset when only spaces part them. */
  adjacentBefore(offset: number): Word | undefined {
    const word = this.wordBefore(offset);
    return word !== undefined && isSpace(this.text.slice(word.end, offset)) ? word : undefined;
  }

  /** The word after the offset when only spaces part them. */
  adjacentAfter(offset: number): Word | undefined {
    const word = this.wordAfter(offset);
    return word !== undefined && isSpace(this.text.slice(offset, word.start)) ? word : undefined;
  }

  /** The last sentence that begins at or before the offset. */
  sentenceAt(offset: number): Sentence | undefined {
    const sentences = this.sentences;
    let low = 0;
    let high = sentences.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sentences[middle]?.start ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return sentences[low - 1];
  }

  /** Whether a sentence, or the block, begins at the offset (opening signs left out). */
  opensSentence(offset: number): boolean {
    const sentence = this.sentenceAt(offset);
    return (
      sentence !== undefined &&
      offset - sentence.start < 4 &&
      /^["'“‘(]*$/.test(this.text.slice(sentence.start, offset))
    );
  }
}

function isSpace(gap: string): boolean {
  return gap.length <= 3 && gap.trim() === '';
}
