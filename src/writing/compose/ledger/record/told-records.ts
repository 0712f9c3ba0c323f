/** Records as they are typed, in the words that their readers take: rows of years, a share beside the average, a question with its answer. */
import { countsThem } from '../../language/bare-shares.ts';

const yearRow = /\b((?:19|20)\d\d)((?:, (?:19|20)\d\d)+,? (?:&|and) (?:19|20)\d\d)(?=[.)]?$)/;
/** "2022, 2023 & 2024": from the first to the last where none is missing. */
const inOneSpan = (line: string): string =>
  line.replace(yearRow, (whole, first: string, rest: string, at: number) => {
    const years = [first, ...(rest.match(/\d{4}/g) ?? [])].map(Number);
    if (!years.every((year, index) => index === 0 || year === (years[index - 1] ?? 0) + 1)) return whole;
    const before = line.slice(0, at);
    return /\b(?:since|from) *$/i.test(before)
      ? `${first} to ${years.at(-1)}`
      : /\bin *$/i.test(before)
        ? whole
        : `from ${first} to ${years.at(-1)}`;
  });

/** Whom a house counts. */
const ones =
  '(?:(?:[a-z-]+ ){0,2}(?!years|months|weeks|days|hours|sites|shops|stores|branches|awards)[a-z]+(?:s|staff)|staff|people|of us)';
/** What they did or became with the house. */
const became =
  '(?:chartered|qualified|certified|registered|licensed|accredited|trained|joined|started|graduated|returned)';
/** "31 fire engineers; 14 chartered with us since 2018", "62 staff, 11 promoted since 2022": so many of them. */
const someOfThem: Shape[] = [
  [
    new RegExp(
      `^(?:We (?:have|are|employ) )?(\\d+ ${ones})[;,.] (\\d+) (${became} (?:(?:with us|here|in-house) ?)?since \\d{4})[.]?$`,
      'i',
    ),
    'We have $1, and $2 of them have $3',
  ],
  [
    new RegExp(
      `^(?:We (?:have|are|employ) )?(\\d+ ${ones})[;,.] (\\d+) (${became} (?:with us|here|in-house))[.]?$`,
      'i',
    ),
    'We have $1, and $2 of them $3',
  ],
  [
    new RegExp(`^(?:We (?:have|are|employ) )?(\\d+ ${ones})[;,.] (\\d+) (promoted since \\d{4})[.]?$`, 'i'),
    'We have $1, and $2 of them have been $3',
  ],
  [
    new RegExp(`^(?:We (?:have|are|employ) )?(\\d+ ${ones})[;,.] (\\d+) (promoted in \\d{4})[.]?$`, 'i'),
    'We have $1, and $2 of them were $3',
  ],
  [
    new RegExp(
      `^(?:We (?:have|are|employ) )?(\\d+ ${ones})[;,.] (\\d+) (?:still )?(?:here|with us) ((?:for )?(?:over|more than|at least) [\\w ]+ years)[.]?$`,
      'i',
    ),
    'We have $1, and $2 of them have been here $3',
  ],
];

type Shape = readonly [RegExp, string];
const shapes: readonly Shape[] = [
  ...someOfThem,
  // "97% pass first time; national average 81%".
  [
    /^([^;()]*\d[\d.]* ?%[^;()]*); ((?:the )?(?:national|sector|industry|UK|Irish|county|state|regional|market|branch) average)(?::| is| of)? (\d[\d.]* ?%)[.]?$/i,
    '$1 ($2 $3)',
  ],
  // "Est. 1887 by two brothers".
  [/^Est(?:ablished|d|\.)? (?:in )?((?:1[5-9]|20)\d\d)(?=$|[.,]| (?:by|in|as|with)\b)/i, 'We were established in $1'],
  // "Great Place to Work certified from 2022 to 2024".
  [
    /^(?!(?:We|Our|It|The)\b)(\p{Lu}[^,;:.]{3,60} (?:certified|accredited|listed|rated|recogni[sz]ed)) (from \d{4} to \d{4})[.]?$/u,
    'We were $1 $2',
  ],
  // "Survived two floods": so did we.
  [/^(Survived|Weathered|Outlived|Outlasted) (?=[a-z0-9])/i, 'We have $1 '],
  [/^Sold out (\d+ of (?:the |our )?\d+ )/i, 'We sold out $1'],
  // "Only laboratory in Ireland accredited for it".
  [
    /^(?:The )?[Oo]nly (?=(?!(?:one|two|three|four|five|six|seven|eight|nine|ten|a|an|half|few|some)\b|\d)(?:[a-z]+ )?(?![a-z]*(?:s|men|people) )[a-z]+ (?:in|to|with|that|outside|between|north|south|east|west)\b)/,
    'The only ',
  ],
  // "The bridge over the Wye? Ours."
  [/^((?:The|That|This) [^?.]{3,60})\? (?:It['’]s |That['’]s |That is )?[Oo]urs[.!]?$/, '$1 is ours'],
  [/^(?:Zero|No) ((?!one\b)[a-z-]+(?: [a-z-]+)?) in ((?:19|20)\d\d)[.]?$/i, 'We had no $1 in $2'],
];

/** "11 apprentices trained since 2009 and 7 of them still here": they are, and no second half of what we have done. */
const stillHere =
  /(?<=\S,? and )((?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|most|many|all|half|some) of (?:them|those)) ((?:still|now|all) (?:here|with us|with the|in the|at the|on the|on our|in our|at our|part of)\b)/gi;
const withStillHere = (line: string): string =>
  line.replace(
    stillHere,
    (_, some: string, where: string) => `${some} ${/^one\b/i.test(some) ? 'is' : 'are'} ${where}`,
  );

/** The lines of the evidence in such words. */
/** "We delivered 46 lines in 2025; 41 passed at the first attempt": so many of those that the first half names, and nothing without it. */
const withItsWhole = (evidence: string): string =>
  evidence.replace(/(?<=\d[^;\n.]*)(?:;| [-–—]) (?=\d{1,4} [a-z])/g, (joint: string, at: number, all: string) =>
    // "62 staff; 11 promoted" has no verb in its first half: it is read as a row.
    /^(?:we|of|our|the)\b/i.test(
      all
        .slice(0, at)
        .split(/[.\n]\s*/)
        .at(-1) ?? '',
    ) && countsThem(all.slice(at + joint.length))
      ? ', and '
      : joint,
  );

export const recordsInWords = (evidence: string | null | undefined): string =>
  withItsWhole(evidence ?? '')
    .split('\n')
    .map((typed) => {
      // "In last four seasons", "in same period": the one that is meant.
      const line = withStillHere(inOneSpan(typed.trim())).replace(
        /\b([Ii]n|[Oo]ver|[Dd]uring) (?=(?:(?:last|past|next) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|few) [a-z]+s\b|same (?:period|time|months?|years?|seasons?)\b))/g,
        '$1 the ',
      );
      const shape = shapes.find(([pattern]) => pattern.test(line));
      return shape
        ? line
            .replace(shape[0], shape[1])
            .replace(/^We have ([A-Z])/, (_, first: string) => `We have ${first.toLowerCase()}`)
        : line;
    })
    .join('\n');

/** "2 recalls in 20 years, 0 from firmware", "three claims in ten years, none upheld": a count, and how few of it matter. */
export const correctsItself = (piece: string): boolean =>
  /^(?:only |just |about )?(?:\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten) [a-z-]+(?: [a-z-]+)?(?: (?:in|since|over) [^,;]+)?, (?:and |but )?(?:0|none|no|zero|nil|not one|neither|only one|(?:all|both|one|two|three|\d+) (?=(?:minor|settled|closed|dismissed|upheld|withdrawn|lost|serious)\b))(?: of (?:them|these|those|which))?(?: |$)/i.test(
    piece,
  ) && !/\b(?:staff|people|sites|shops|vans|branches|members|customers)\b/i.test(piece);
