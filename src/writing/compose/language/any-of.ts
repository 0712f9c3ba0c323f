/** One pattern that matches what any of the given ones does, in capitals or small letters. */
export const anyOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'), 'i');

/** Words as a part of a pattern that finds just them. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
