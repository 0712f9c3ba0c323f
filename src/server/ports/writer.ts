/** What writes: the built-in writer, or a language model. */

export interface Writer {
  /**
   * Translates a stored document into a language, named in English; formats, links and numbers stay. Absent where only a
   * language model can do it and none is connected.
   */
  translate?: (content: string, language: string) => Promise<string>;
}
