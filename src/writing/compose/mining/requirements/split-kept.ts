/** Commas of a note that part nothing that is asked: rows of places of one experience, and what is said of it behind them. */

/** A comma that parts nothing, while the others are looked at. */
export const kept = '\uE003';
const keptCommas: readonly RegExp[] = [
  // "Two years in a deli, bakery or café": any of them.
  /(?<=\b(?:years?|yrs|months|experience|worked|work|working|job|background) (?:[a-z]+ )?(?:in|at|for|with|as) an? [\p{L}-]+(?: [\p{L}-]+)?(?:, (?:an? )?[\p{L}-]+(?: [\p{L}-]+)?)*), (?=(?:(?:an? )?[\p{L}-]+(?: [\p{L}-]+)?, )*(?:an? )?[\p{L}-]+(?: [\p{L}-]+)? or (?!(?:be |are )?(?:working|studying|willing|prepared|eligible|training) (?:towards?|for|to)\b))/giu,
  // "Just show up, listen and ask": deeds of one person, one by one too little to be asked.
  /(?<=(?:^|[.;!\n]\s*)(?:just|only|simply) [a-z]+(?: [a-z]+)?), (?=[a-z]+(?: [a-z]+)? and [a-z]+(?: [a-z]+){0,3}(?:$|[.;!\n]))/gi,
  // "..., some of that minding a shift".
  /, (?=(?:some|most|much|part|half|all|(?:at least )?(?:\d+|one|two|three|four|five|six)(?: years?)?) of (?:that|it|them|which|those)\b)/gi,
];

/** The text with those commas put out of sight, so that the others part it. */
export const hideCommas = (text: string): string =>
  keptCommas.reduce((left, comma) => left.replace(comma, `${kept} `), text);

/** A part with its own commas again. */
export const showCommas = (part: string): string => part.replaceAll(kept, ',');
