/** Rows of a line that was jotted down: parted by strokes, or by nothing. */

/** A line with its rows as a sentence has them: "starters, leavers and changes", "from June through August". */
export const withRows = (text: string): string =>
  text
    // "Starters / leavers / changes": three things.
    .replace(
      /^([\w-]+(?: [\w-]+)?)((?: \/ [\w-]+(?: [\w-]+)?)+) \/ ([\w-]+(?: [\w-]+)?)$/,
      (_, one: string, more: string, last: string) => `${one}${more.replaceAll(' / ', ', ')} and ${last}`,
    )
    // "CAN / CAN FD & Ethernet stacks": names, and no alternatives that could be left out. "Per OSHA / EPA rules": two of them.
    .replace(/(?<=\b[A-Z][A-Z\d]+) \/ (?=[A-Z])/g, (_, at: number, line: string) =>
      (/,|&|\band\b/.test(line.slice(at)) && !/^ \/ [A-Z\d]+ [a-z]+s and\b/.test(line.slice(at))) ||
      line.slice(at + 1).includes(' / ')
        ? ', '
        : ' and ',
    )
    // "The bookmobile, June through August": when.
    .replace(
      /,? (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) (?:to|through|until|till) (?:January|February|March|April|May|June|July|August|September|October|November|December)\b)(?<!\b(?:from|in|between),? ?)/g,
      ' from ',
    )
    // "Wash van Wednesdays and Saturdays": on them.
    .replace(
      /(?<=[a-z] [a-z]{2,}) (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days(?:(?:, | and |, and )(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days)*$)(?<!\b(?:on|and|or|except|from|to|most|all|some|alternate|busy|of|for|over|between|including) )/g,
      ' on ',
    )
    // "Supply to two care homes": what is done is the supplying.
    .replace(
      /^supply to (?=(?:the|our|an?|all|two|three|four|five|six|\d+|local|[a-z]+s)\b)/i,
      'look after the supply to ',
    )
    // "On call 1:6 nights and weekends, second on-call back-up for the first six months".
    .replace(/,? (?:with )?(?=(?:a )?(?:second|senior) on-call (?:back-?up|cover|support)\b)/i, ' with ')
    // "On the Athlone / Moate / Ballinasloe route": places, all of them.
    .replace(
      /(?<=\b(?:the|our|an?) )(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)((?: \/ \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)*) \/ (?=\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?(?: [a-z]+)?(?:$|[,.;)]))/gu,
      (_, one: string, more: string) => `${one}${more.replaceAll(' / ', ', ')} and `,
    )
    // "Phase 1 / UKHab surveys": one or the other; more of it was no part of the task.
    .replace(/\s\/\s(?=(?:[\w&'’-]+ ?){1,4}$)/, ' or ')
    .replace(/\s\/\s.*$/, '');
