/** Marks that were typed in a hurry: "on the tablet ,collects payment", "stocked / clean". */
import { isCounted } from '../../language/nouns.ts';

/** In what state something is kept: both are wanted, and not one of them. */
const states =
  'clean|tidy|neat|safe|secure|dry|warm|cool|full|ready|current|accurate|complete|legible|free|clear|level|sharp|calm|quiet|cosy|welcoming|hygienic|sanitary|compliant|[a-z]{2,}ed|well[- ][a-z]+|up[- ]to[- ]date';
const kept = new RegExp(
  `\\b(?=(?:keep|make|leave|maintain|hold)(?:s|ing|ping)?\\b)([^,;:/]*?\\b(?:${states}))\\s*/\\s*((?:${states})(?:\\s*/\\s*(?:${states}))*)(?=$|[\\s.,;])`,
  'i',
);

/** The line with a comma where one was meant and an "and" between two states that something is kept in. */
export function withPlainMarks(raw: string): string {
  const line = raw.replace(/(?<=\w)[ \t]+,[ \t]*(?=[A-Za-z])/g, ', ').replace(/(?<=[a-z]{2}),(?=[a-z]{2})/g, ', ');
  return line.replace(kept, (_, first: string, others: string) => {
    const row = others.split(/\s*\/\s*/);
    const last = row.pop() ?? '';
    // "Keep van clean": the one that somebody has.
    const whole = first.replace(/^(\S+) ([a-z]+) (?=[\w-]+$)/i, (all, verb: string, thing: string) =>
      isCounted(thing.toLowerCase()) ? `${verb} the ${thing} ` : all,
    );
    return `${[whole, ...row].join(', ')} and ${last}`;
  });
}
