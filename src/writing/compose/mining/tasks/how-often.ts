import { isVerbBase, nounLike } from '../../language/verbs.ts';

/** "Attend meetings of the council approx 2 per month": how often stands behind a comma. Of a verb it is how many. */
export const withHowOften = (line: string): string =>
  line.replace(
    /^((?:\S+ ){2,}([A-Za-z]{3,})\.?) (?:approx\.?|approximately|about|around|roughly|circa|c\.) ?(\d+|one|two|three|four)( times?)? (?:per|a|each|every) (week|fortnight|month|quarter|term|year)(?=\W*$)/i,
    (whole, what: string, last: string, count: string, times: string | undefined, unit: string) =>
      // "Night duty about four times a month": it stands there already.
      times !== undefined ||
      (isVerbBase(last.toLowerCase()) && !nounLike.has(last.toLowerCase())) ||
      /^(?:for|of|with|to|at|up|out|see|and|or|from)$/i.test(last)
        ? whole
        : `${what}, about ${count === '1' ? 'one' : count} a ${unit}`,
  );
