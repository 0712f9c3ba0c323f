/** What a text can be held against: a pattern, or several. */
export interface TextPattern {
  test(text: string): boolean;
  readonly source: string;
}

/** The same pattern without regard to capitals: one for all that are made of it, so that it is compiled once. */
const blind = new Map<string, RegExp>();
function withoutCase(pattern: TextPattern): TextPattern {
  if (!(pattern instanceof RegExp) || pattern.ignoreCase) return pattern;
  let found = blind.get(pattern.source);
  if (!found) {
    found = new RegExp(pattern.source, 'i');
    blind.set(pattern.source, found);
  }
  return found;
}

/**
 * One pattern that matches what any of the given ones does, in capitals or small letters. It asks each of them: joined
 * into a single expression, a long one would be compiled once more for every union that it is in.
 */
export function anyOf(...patterns: readonly TextPattern[]): TextPattern {
  const all = patterns.map(withoutCase);
  return {
    test: (text) => all.some((pattern) => pattern.test(text)),
    get source() {
      return `(?:${all.map(({ source }) => `(?:${source})`).join('|')})`;
    },
  };
}

/** Words as a part of a pattern that finds just them. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
