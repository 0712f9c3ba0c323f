/** Single wordings of notes that the readers behind them would take for something else, written out first: "live in available", "early start, weekends on rota", "2 days 2 nights 4 off". */

import { withArticle } from '../../language/articles.ts';
import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { inTurn } from '../../language/its-words.ts';
import { readHouse, sayHouse } from './part-houses.ts';
import { dayOf } from './shapes.ts';
import { weekInParts } from './week-in-parts.ts';

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const few = '(?:two|three|four|five|six|seven|\\d)';
const terms = '(?:self-employed|employed|PAYE|CIS|freelance|umbrella|limited company)';

type Rule = readonly [RegExp, string | ((found: string, ...groups: string[]) => string)];
let rules: readonly Rule[] | null = null;
const rulesOf = (): readonly Rule[] => {
  rules ??= [
    // "Live in available": a bed, and nobody who lives.
    [/\b(l)ive[- ]in (?=(?:is )?(?:available|possible|offered|optional|an option)\b)/gi, '$1ive-in accommodation '],
    [/\b(s)ign(?:ing)?[- ]on bonus\b/gi, '$1ign-on bonus'],
    [/\b(?:on|in) rota\b/gi, 'on a rota'],
    // "Occasional Saturday": one now and then; "occasional Saturday mornings" are several.
    [
      /(^|[.\n] ?|, )(occasional|odd) (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b(?! (?:work|shift|cover|working|start)| [a-z -]*[^su\W]s\b)|(?:weekend|evening|night)(?=$|[,.\n]| on| in))/gi,
      (_, before, how) => `${before ?? ''}${/^[A-Z]/.test(how ?? '') ? 'An occasional ' : 'an occasional '}`,
    ],
    // "Five days out of seven, every other weekend": among them.
    [
      new RegExp(
        `\\b(${few} days (?:out of|over|in) (?:seven|7)), (?=every (?:other|second|third|fourth|2nd|3rd|4th) weekend\\b(?! off)|(?:one|1) weekend in \\w+|alternate weekends\\b(?! off))`,
        'gi',
      ),
      '$1, including ',
    ],
    // "Learn bricklaying on site four days a week, college one day".
    [
      /(?<=\b(?:[Ll]earn|[Tt]rain|[Ww]ork)\b[^,;.\n]* days? a week),? (?:and )?(college|school|university) (one|two|1|2) (days?)(?: a week)?(?=$|[.\n])/g,
      ' and go to $1 $2 $3 a week',
    ],
    // "Staff meal and tips shared".
    [/(?<=[a-z])(?:,| and) tips (?:are )?(shared|split|pooled)(?=$|[,.\n])/gi, '. Tips are $1'],
    // "Four 10-hour days, two hygienists and one float": when, and with whom.
    [
      /(?<=\b(?:days|nights|shifts|weekends|hours|tens)), ((?:one|two|three|four|five|six|seven|eight|\d+) (?:[a-z]+ )?[a-z]{2,}(?:ists|ians|nurses|chefs|techs|technicians|partners|vets|assistants|doctors|colleagues) (?:and|&) )/gi,
      (_, whom) => `. ${upperFirst(whom ?? '')}`,
    ],
    // "Continuous shift: 2 days 2 nights 4 off".
    [
      new RegExp(
        `(?:(?:continuous|rotating|rolling|shift) (?:shifts?|pattern|rota)[:,]? )?\\b(${few}) days?,? (?:and )?(${few}) nights?,? (?:then |and )?(${few}) (?:days )?off\\b`,
        'gi',
      ),
      (_, days, nights, off) =>
        `You work ${(days ?? '').toLowerCase()} days and ${(nights ?? '').toLowerCase()} nights, then have ${(off ?? '').toLowerCase()} days off`,
    ],
    // "A 4-month contract, joining Fujairah": where it begins.
    [/(?<=\b(?:contract|months)), joining (?:in |at )?(?=\p{Lu}\p{Ll}+(?=$|[.\n]))/gu, '. You join in '],
    // "Board post, voting executive director": as what.
    [
      /(^|[.\n] ?)((?:board|executive|leadership|trustee|management|council)(?: level)? (?:post|role|position|appointment)), ((?:voting |non-voting )?(?:executive |non-executive )?(?:director|member|trustee|partner|officer))(?=$|[.,;\n])/gi,
      (_, before, post, as) =>
        `${before ?? ''}This is ${withArticle(lowerFirst(post ?? ''))} as ${withArticle(lowerFirst(as ?? ''))}`,
    ],
    // "Self-employed or PAYE", behind the days: how one is employed is a note of its own.
    [
      new RegExp(`, (${terms} or ${terms})(?=$|[.,\\n])`, 'gi'),
      (_, how) => `. The job can be ${/^[A-Z][a-z]/.test(how ?? '') ? lowerFirst(how ?? '') : (how ?? '')}`,
    ],
    // "Maternity cover, January to July, could go on", "fixed term 18 months, may extend".
    [
      new RegExp(
        `\\b((?:maternity|paternity|parental|adoption|sickness|leave)? ?cover|contract|secondment|placement), (${month}) to (${month})\\b`,
        'gi',
      ),
      '$1 from $2 to $3',
    ],
    [
      /,? (?:which |and )?(?:may|might|could|can) (?:extend|go on|run on|be renewed|continue|be extended)(?=$|[.\n])/gi,
      ', extension possible',
    ],
    // "Monday to Friday 8.30 to 5 (4.30 fri)": till when on that day.
    [
      /\((?:to |until |till |finish )?(\d{1,2}(?:[.:]\d\d)?(?: ?[ap]\.?m\.?)?|noon)(?: finish)?,? (?:on )?(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?\)/gi,
      (_, hour, day) => `(${hour ?? ''} on ${dayOf(day ?? '')}s)`,
    ],
    // "With a 36 minute lunch break".
    [
      /(\d) (minute|hour) (?=(?:(?:unpaid|paid|tea|lunch|meal|rest) )*(?:break|lunch|commute|drive|walk)\b)/gi,
      '$1-$2 ',
    ],
  ];
  return rules;
};

/** "Piano house in Leipzig looks for a tuner": the house; whom it looks for every text tells. */
const looksFor =
  /^([^,;:.]+?),? (?:looks for|is looking for|seeks|is seeking|is hiring|wants|needs) (?:an? |its |our )?(?:[a-z-]+ ){0,3}[a-z-]+$/i;
const withoutSearch = (text: string): string =>
  text.split(/(?<=[.\n]) ?|, /).some((part) => looksFor.test(part.replace(/[.]$/, '')))
    ? text.replace(/^[^,;.\n]+/, (first) => {
        const house = looksFor.exec(first)?.[1] ?? '';
        return house !== '' && readHouse(house) !== null ? house : first;
      })
    : text;

/** "Payroll department of a hospital group, 35 hours": there is one of these rooms, and the rest is a note of its own. */
const roomFirst = /(^|[.\n] ?)([A-Z][a-z]+(?: [a-z]+){0,3} of (?:an?|the|our) [^,;:.\n]+)(?:, (\S)|(?=$|[.\n]))/g;
const withItsRoom = (text: string): string =>
  text.replace(roomFirst, (whole, before: string, part: string, next?: string) => {
    const said = sayHouse([part])?.said ?? '';
    return said.startsWith('You work in the ') ? `${before}${said}${next ? `. ${next.toUpperCase()}` : ''}` : whole;
  });

/** The text with such wordings written out. */
export const withSmallWords = (text: string): string =>
  inTurn(withItsRoom(withoutSearch(weekInParts(text))), rulesOf());
