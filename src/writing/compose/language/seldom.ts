/** Large patterns that few texts have: the time is in their compiling, which a short pattern spares most texts. */

/** A pattern that is asked as a `RegExp` is, and replaced by `text.replace`. */
export interface Seldom extends Pick<RegExp, 'test' | 'exec'> {
  [Symbol.replace](text: string, by: string): string;
  [Symbol.replace](text: string, by: (found: string, ...groups: string[]) => string): string;
}

/**
 * A pattern that is compiled when a text first has what it can't be found without.
 * @param needs a short pattern that is found wherever the large one is
 */
export const seldom = (needs: RegExp, pattern: RegExp): Seldom => ({
  test: (text) => needs.test(text) && pattern.test(text),
  exec: (text) => (needs.test(text) ? pattern.exec(text) : null),
  // One of the two kinds of `by` is what `replace` takes; TypeScript asks for one at a time.
  [Symbol.replace]: (text: string, by: string | ((found: string, ...groups: string[]) => string)) =>
    needs.test(text) ? text.replace(pattern, by as string) : text,
});
