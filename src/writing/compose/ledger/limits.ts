/** What the brief sets a limit to, and what it says nobody works: "never more than two groups a day", "no Sundays". A line of the job description that breaks it goes. */
import { rare } from '../language/its-words.ts';
import { findNumbers } from '../language/numbers.ts';
import { remembering, stem } from '../language/words.ts';
import { timesOff } from './same/told-task.ts';
import { splitSentences } from './split-sentences.ts';

const number =
  '(?:\\d+(?:\\.\\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)';
const counted = `(?:[a-z-]+ ){0,2}?([a-z-]+)`;
const unit = '(?:an?|per|each|every|in an?|in any|in one|/) ?(hour|shift|day|night|week|month|term|season|year)s?';
const most =
  '(?:(?:never|not?|nobody[a-z ]*?) (?:[a-z]+ ){0,3}?(?:more|over) than|at most|a maximum of|maximum(?: of)?|max\\.?|capped at|limited to|up to)';
const before = new RegExp(`\\b${most} (${number}) ${counted} ${unit}\\b`, 'gi');
const behind = new RegExp(
  `\\b(${number}) ${counted} ${unit},? (?:at (?:the )?most|maximum|max|and no more|never more|tops)\\b`,
  'gi',
);
const amount = new RegExp(`\\b(${number})(?: ?(?:-|–|to|or) ?(${number}))?\\+? ${counted} ${unit}\\b`, 'gi');

interface Count {
  value: number;
  what: string;
  unit: string;
}
/** Things that one counts for one another: whoever leads three tours leads three groups. */
const alike: readonly string[] = [
  'group tour walk party visit excursion trip',
  'patient appointment client consultation examination person people case resident',
  'class lesson period session course workshop',
  'delivery drop parcel stop',
  'call conversation enquiry ticket chat',
  'night sleep-in',
  'customer guest table cover',
  'room flat house home property viewing',
];
const kinOf = remembering((word) => alike.findIndex((row) => row.split(' ').some((one) => stem(one) === word)));
const sameCount = (one: string, other: string): boolean =>
  one === other || (kinOf(one) >= 0 && kinOf(one) === kinOf(other));

const figureOf = (word: string): number => (/^an?$/i.test(word) ? 1 : (findNumbers(word)[0]?.value ?? Number(word)));
const countOf = (value: string, what = '', per = ''): Count => ({
  value: figureOf(value),
  what: stem(what.toLowerCase()),
  unit: per.toLowerCase(),
});

/** The limits that a text sets. */
const limitsIn = (text: string): Count[] =>
  splitSentences(text).flatMap((sentence) =>
    [before, behind].flatMap((pattern) =>
      [...sentence.matchAll(pattern)].map((found) => countOf(found[1] ?? '', found[2], found[3])),
    ),
  );

const plural = (count: Count, text: string): string =>
  new RegExp(`\\b${count.what}[a-z]*`, 'i').exec(text)?.[0].toLowerCase() ?? count.what;

/** The times of a week that hold another. */
const within: Readonly<Record<string, RegExp>> = {
  weekend: /\b(?:weekends?|saturdays?|sundays?)\b/i,
  sunday: /\b(?:sundays?|weekends?)\b/i,
  saturday: /\b(?:saturdays?|weekends?)\b/i,
  evening: /\bevenings?\b/i,
  night: /\bnights?\b/i,
};
/** A time that somebody works, and not only one that the work is about: "work alternate weekends", "open the shop on Sundays". */
const time = '(?:weekends?|saturdays?|sundays?|evenings?|nights?)';
const worked = rare(
  new RegExp(
    `\\b(?:work(?:ing)?|cover(?:ing)?|available|do|doing|rota|rotas|rostered|shifts?|including|include|flexible|alternate|alternating|some|occasional|regular|every|each|every (?:second|third|other)|one(?: in)?|on-call|on call|on the|join the)\\b(?: [a-z]+){0,4}? ${time}\\b(?! (?:specials?|menus?|sales|figures|takings|rota|trade|papers?|press|reports?)\\b(?! one))|\\b(?:on|at|over|in) (?:the )?(?:alternate |some |occasional |many )?${time}(?=$|[,.;]| and\\b| or\\b| in\\b)|\\b${time} (?:work|working|shifts?|duty|cover|hours|on|in|included|involved|required|needed)\\b|^${time}(?:,| and )`,
    'i',
  ),
);
const off = new RegExp(`\\b${time} (?:off|free)\\b|\\bno ${time}\\b|\\b(?:at|on|over) the weekend before\\b`, 'i');

/** What a line breaks, in the words of a note; null where it breaks nothing. */
export function findBroken(briefText: string): (line: string) => string | null {
  const limits = limitsIn(briefText);
  const free = [...timesOff(briefText)].filter(
    (word) =>
      within[word] !== undefined &&
      // What the brief itself takes back is no limit.
      !splitSentences(briefText).some(
        (sentence) => timesOff(sentence).size === 0 && within[word]?.test(sentence) && worked.test(sentence),
      ),
  );
  return (line) => {
    for (const found of line.matchAll(amount)) {
      const asked = countOf(found[1] ?? '', found[3], found[4]);
      const least = asked.value;
      const limit = limits.find(
        (one) => one.unit === asked.unit && sameCount(one.what, asked.what) && least > one.value,
      );
      if (limit)
        return `The job description speaks of ${asked.value} ${plural(asked, line)} a ${asked.unit}, the brief of at most ${limit.value}. We use the brief.`;
    }
    const broken = off.test(line) || !worked.test(line) ? undefined : free.find((word) => within[word]?.test(line));
    if (broken === undefined) return null;
    const name = /day$/.test(broken) ? `${broken.charAt(0).toUpperCase()}${broken.slice(1)}s` : `${broken}s`;
    const theirs = new RegExp(time, 'i').exec(line)?.[0].toLowerCase().replace(/s?$/, 's') ?? name;
    return `The job description speaks of ${/days$/.test(theirs) ? theirs.charAt(0).toUpperCase() + theirs.slice(1) : theirs}, and the brief promises no ${name}. We use the brief.`;
  };
}
