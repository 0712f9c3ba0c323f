/** What finds mistakes in spelling and grammar. */

/** A mistake and what belongs in its place. Offsets in UTF-16 units of the text. */
export interface Correction {
  start: number;
  end: number;
  replacement: string;
}

export interface Proofreader {
  /**
   * The mistakes of a text in the English of a country, in order, none over another.
   * @param names words that are right as they are: of the company, its brands, places and people
   * @throws when it takes too long or can't run
   */
  proofread(
    text: string,
    options: { country: string | null; names: readonly string[]; signal?: AbortSignal | undefined },
  ): Promise<Correction[]>;
  close(): Promise<void>;
}
