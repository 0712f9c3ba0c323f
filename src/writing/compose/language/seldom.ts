/** Large patterns that few texts have: the time is in their compiling, which a short pattern spares most texts. */

/** A pattern that is asked as a `RegExp` is. */
export type Seldom = Pick<RegExp, 'test' | 'exec'>;

/**
 * A pattern that is compiled when a text first has what it can't be found without.
 * @param needs a short pattern that is found wherever the large one is
 */
export const seldom = (needs: RegExp, pattern: RegExp): Seldom => ({
  test: (text) => needs.test(text) && pattern.test(text),
  exec: (text) => (needs.test(text) ? pattern.exec(text) : null),
});
