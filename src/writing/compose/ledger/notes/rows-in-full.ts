/** The notes of a brief before they are read: each row with the small words that it lacks, so that what goes together stays together and what does not is parted. */
import { weekdayInFull } from '../../../text/calendar.ts';
import { shiftWord, withNightsOnce } from '../../language/counted-shifts.ts';
import { baseOfIng } from '../../language/verbs.ts';
import { withBoth } from './atoms.ts';
import { dayOf } from './shapes.ts';

const weekday = `${weekdayInFull}s?`;
/** "Hybrid, Tuesdays and Wednesdays in the office": before the days that are spent there. */
const daysThere = new RegExp(
  `\\b(hybrid(?: working)?),? (?=${weekday}(?:(?:, | and |, and )${weekday})* (?:in|at|on site)\\b)`,
  'gi',
);
const turn = String.raw`\d{1,2}(?:[.:]\d\d)? ?(?:[ap]\.?m\.?)? ?(?:-|–|to) ?\d{1,2}(?:[.:]\d\d)? ?(?:[ap]\.?m\.?)?`;
/** "6-2 / 2-10": the hours of several turns, which go together. */
const turnsInARow = new RegExp(String.raw`(?<![\d/.-])${turn}(?:\s*/\s*${turn})+(?![\d/-])`, 'gi');
const inTurn =
  /\b(?:double|shifts?|earlies|lates|rotat\w*|alternat\w*|continental|panama|rota|roster|days and nights|age[sd]?|years|classes)\b/i;

/** "4 tens", "5 eights in winter", "three twelves": so many days, of so many hours each. */
const longDays =
  /\b([2-7]|two|three|four|five|six|seven) ?(?:x ?)?(eights|nines|tens|twelves|(?:8|9|10|12)s|10 ?hrs?|10h)\b(?! (?:a|per|of) |:)/gi;
const counted = 'two three four five six seven'.split(' ');
const hoursOf: Readonly<Record<string, string>> = { eights: '8', nines: '9', tens: '10', twelves: '12' };

/** "4 tens in summer, 5 eights in winter": the one and the other, each in its time. */
const inSeasons = (line: string): string =>
  line
    .replace(/(-hour days (?:in|from|over|during) [^,;.]+), (?=[a-z]+ \d{1,2}-hour days )/g, '$1 and ')
    .replace(
      /(^|[.,] ?)([a-z]+ \d{1,2}-hour days [^,;.]+ and [a-z]+ \d{1,2}-hour days [^,;.]+)(?=\.|$)/g,
      (_, before: string, row: string) => `${before.replace(',', '.')}You work ${row}`,
    );

/** "8-4.30 Monday to Friday", "office based, one day at home": the text with such rows written out; other text as it was. */
export const rowsInFull = (text: string): string =>
  text
    // "Co. car": no end of a sentence.
    .replace(/\bCo\. (?=(?:car|van|phone|pension|bike|laptop)\b)/g, 'Company ')
    // "Tuesday-Saturday": from the one to the other.
    .replace(
      /\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) ?[-–] ?(?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)/g,
      '$1 to ',
    )
    // "Full time / part time", "days / nights": one or the other.
    .replace(
      /\b((?:full|part)[- ]time|perm(?:anent)?|temp(?:orary)?|ftc|contract|days?|nights?|hybrid|remote|office|on[- ]?site)\s*\/\s*(?=(?:(?:full|part)[- ]time|perm(?:anent)?|temp(?:orary)?|ftc|contract|days?|nights?|hybrid|remote|office|on[- ]?site)\b)/gi,
      '$1 or ',
    )
    // "4 days a week, chair in a busy shop": what comes with it.
    .replace(
      /(\d(?:\.5)? (?:days|nights|evenings|shifts) (?:a|per) week), (?=(?:chair|desk|room|flat|van|car|bench|bay|station|seat|stall|workshop)\b)/gi,
      '$1, with a ',
    )
    // "6 days a week, one fixed weekly off".
    .replace(
      /(\d(?:\.5)?|five|six) days (a|per) week, (?=(?:one|two|1|2) (?:[a-z]+ ){0,2}(?:off|days? off)\b)/gi,
      '$1 days $2 week, with ',
    )
    // "Part time / job share considered": either.
    .replace(
      /\b((?:part|full)[- ]time|job[- ]share|flexible (?:hours|working)|term[- ]time)\s*\/\s*((?:part|full)[- ]time|job[- ]share|flexible (?:hours|working)|term[- ]time) (?=(?:is |are )?(?:considered|possible|available|welcome|an option)\b)/gi,
      '$1 or $2 ',
    )
    // "Hybrid, Tuesdays and Wednesdays in the LoDo office": what the one has of the other.
    .replace(daysThere, '$1, with ')
    // "Permanent, an average of 48 hours a week".
    .replace(/\b(permanent|temporary|full[- ]time|part[- ]time),? (?=an average of \d[\d.]* hours\b)/gi, '$1, with ')
    // "Four-year apprenticeship, 39 hours a week, one day a week at college": no more than that day is there.
    .replace(
      /\b((?:apprenticeship|traineeship|degree apprenticeship|internship|placement|programme|job|post|role)(?:, [^,;.\n]*\bhours[^,;.\n]*)?), (?=(?:an?|one|two|three|1|2|3) (?:days?|evenings?|mornings?|weeks?) (?:an?|per|each|every|in every) (?:week|fortnight|month|term|\w+) (?:at|in|with) )/gi,
      '$1, with ',
    )
    // "Housing Benefit / Council Tax Support assessor", "the Ludlow / Craven Arms round": of both.
    .replace(/^.+$/gm, withBoth)
    .replace(
      /(?<=\b(?:the|our) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) \/ (?=\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:round|area|route|run|patch|branches|sites|offices|teams?|shops|stores)\b)/gu,
      ' and ',
    )
    .replace(turnsInARow, (row, at: number, whole: string) => {
      const turns = row.split(/\s*\/\s*/);
      // What comes in turn is all worked; of hours without a rota one or the other may be.
      const link = inTurn.test(/[^.;]*$/.exec(whole.slice(0, at))?.[0] ?? '') ? 'and' : 'or';
      return `${turns.slice(0, -1).join(', ')} ${link} ${turns.at(-1)}`;
    })
    .replace(/\s+[/|]\s+/g, ', ')
    // "Sun/mon off".
    .replace(
      /\b(mon|tues?|weds?|thurs?|fri|sat|sun)(?:days?)?\s?(?:\/|\+|&|and)\s?(mon|tues?|weds?|thurs?|fri|sat|sun)(?:days?)? (?=off\b)/gi,
      (_, one: string, other: string) => `${dayOf(one)}s and ${dayOf(other)}s `,
    )
    // "(pop. 31,200)": no end of a sentence.
    .replace(/\(pop\. (?=\d)/gi, '(population ')
    // "Welsh desirable, essential you're willing to learn".
    .replace(/, essential (?:that )?(?=you(?:['’]re| are) )/gi, ', and it is essential that ')
    // "Full-time and part-time": whoever applies works one of them.
    .replace(
      /\b(full|part)[- ]time and (full|part)[- ]time\b(?! (?:staff|people|colleagues|teams?)\b)/gi,
      '$1-time or $2-time',
    )
    // "Part-time, supporting four adults": the terms, and what one does.
    .replace(
      /^((?:(?:permanent|temporary|(?:full|part)-time(?: or (?:full|part)-time)?),? ?)+), ([a-z]+ing) (?=(?:an?|the|our|two|three|four|five|six|\d|adults|children|people)\b)/gim,
      (whole, terms: string, doing: string) => {
        const does = baseOfIng(doing.toLowerCase());
        return does ? `${terms}. You ${does} ` : whole;
      },
    )
    // "Monday to Friday, one late evening till 7pm", "35 hours a week, up to 2 days a week from home": with it.
    .replace(
      /^((?:\d{2}(?:\.\d)? hours|(?:Mon|Tues?|Wed|Thur?s?|Fri|Sat|Sun)[a-z]*)\b[^;:]*), (?=(?:(?:up to|about) )?(?:one|two|three|four|five|\d) (?:(?:late|early) (?:evenings?|nights?|starts?|finish(?:es)?)|days? (?:a|per) week (?:from|at) home|days? (?:from|at) home|evenings?)\b[^,;:]*$)/gim,
      '$1, with ',
    )
    // "Hybrid, 3 days on patch, 2 from home or office": how it is split.
    .replace(
      /(, )?\b(hybrid)(?:,| [-–]) (\d|one|two|three|four) days? ((?:on|in|at) [^,;.\n]+), (\d|one|two|three|four) ((?:from|at|in|on) [^,;.\n]+)/gi,
      (_, comma: string | undefined, how: string, many: string, there: string, rest: string, where: string) =>
        `${comma ? ', and ' : ''}${how}, with ${many} days ${there} and ${rest} ${where}`,
    )
    // "4 days out on jobs with us, 1 day at college": the one and the other.
    .replace(
      /(^|[.\n] ?)((?:\d|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our) days? (?!off|a week|per week|over|on,)[^,;.\n]{4,40}), (?=(?:\d|one|two|three) days? (?:at|in|on|from|of|out) [^,;.\n]{3,40}(?:$|[.\n]))/g,
      '$1$2 and ',
    )
    // "9 to 5.15, Monday to Friday, WFH Wednesday and Friday".
    .replace(
      /(^|[.\n] ?)(\d{1,2}(?:[.:]\d\d)?) ?[-–] ?(\d{1,2}(?:[.:]\d\d)?)(?=, (?:Mon|Tue|Wed|Thu|Fri|weekdays))/g,
      '$1$2 to $3',
    )
    .replace(/, (?:WFH|at home|home ?working) (?=(?:on )?(?:Mon|Tue|Wed|Thu|Fri))/gi, ', and from home on ')
    .replace(/(^|[.\n] ?)On-call (?=(?:one|1|two|2) (?:weeks?|nights?|days?|weekends?) )/g, '$1On call ')
    // "Based in Duluth, two days a week from home": with them.
    .replace(
      /(?<=\b[Bb]ased in [A-Z][\w ]+), (?=(?:one|two|three|four|\d) days? (?:a|per) week (?:from|at) home\b)/g,
      ', with ',
    )
    // "Mon to Fri, 9.15 to 5.15, late opening to 6 on Fridays": with it.
    .replace(
      /(?<=\d(?: ?[ap]m)?), (?=(?:late opening|late closing|late night|early finish|early closing|early start) (?:to|till|until|at|on|every)\b)/gi,
      ', with ',
    )
    // "Two or three days a week with customers, the rest at home": how the week is spent.
    .replace(
      /(^|[.\n] ?)((?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|\d)(?: (?:or|to) (?:two|three|four|\d))? days a week (?:with|at|in|on) [^,;.\n]+), (?:and )?the rest ((?:at|in|from|on|with) [^.;\n]+)/g,
      (_, before: string, days: string, rest: string) =>
        `${before}You spend ${days.charAt(0).toLowerCase()}${days.slice(1)} and the rest ${rest}`,
    )
    // "Monday to Friday, one Saturday in five": besides.
    .replace(
      /(?<=\b(?:Friday|Thursday|Saturday|week|\d ?[ap]m|[0-9])), (?=(?:one|1) (?:Saturday|Sunday|weekend|evening|night) (?:in (?:two|three|four|five|six|seven|eight|\d)|a (?:month|fortnight|week)|every \w+)(?=$|[.\n]))/gi,
      ' and ',
    )
    // "Monday to Friday, two days a week from home": with them.
    .replace(
      /(?<=\b(?:Friday|Thursday|week|\d ?[ap]m)), (?=(?:up to )?(?:one|two|three|four|\d) days? (?:a|per) week (?:from|at) home(?:$|[.\n]))/gi,
      ', with ',
    )
    // "Office based, one day at home after probation": with it.
    .replace(
      /\b((?:office|home|site|field|hospital|school)[- ]based), (?=(?:an?|one|two|three|four|\d) days? )/gi,
      '$1, with ',
    )
    // "7.30am to 3.30pm, every second weekend": and then.
    .replace(/(?<=\d ?[ap]m), (?=every (?:second|other|third|fourth) weekend\b)/gi, ', including ')
    // "Day shift, Monday to Friday, hybrid, team of nine": two notes.
    .replace(
      /(?<=\b(?:hybrid|remote|Friday|Saturday|Sunday|shifts?)), ((?:an? )?team of (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty))(?=[.\n]|$)/gi,
      (_, team) => `. ${String(team).charAt(0).toUpperCase()}${String(team).slice(1)}`,
    )
    // "Day shift, Monday to Friday, hybrid": told by itself.
    .replace(/(?<=\b[A-Z][a-z]+day), (?:hybrid|fully remote)(?=[.\n]|$)/g, '')
    // "A 35-hour week, up to 40% mobile working": with it.
    .replace(
      /(?<=(?:week|hours|time|contract|post|role)), (?=up to \d+ ?% (?:mobile|remote|home|hybrid)\b)/gi,
      ', with ',
    )
    // "Working language is English, German is useful": two sentences, and their "and".
    .replace(
      /(^|[.\n] ?)((?:The )?[A-Z]?[a-z]+(?: [a-z]+){0,2} (?:is|are) [^,;:.\n]{2,40}), (?=(?!which\b|who\b|and\b|but\b|or\b|so\b|as\b|if\b|where\b|when\b|that\b|whether\b|not\b)(?:[A-Za-z]+ ){1,3}(?:is|are) [^,;:.\n]{2,40}(?:$|[.\n]))/g,
      '$1$2, and ',
    )
    // "Two shifts (6-14, 14-22), no nights, no Sundays".
    .replace(
      /, no (nights|night shifts?|weekends|evenings), no (nights|weekends|Sundays|Saturdays|evenings)(?=$|[.\n])/gi,
      ', with no $1 or $2',
    )
    // "Start 1 September": the job does.
    .replace(
      /(^|[.\n] ?)(?:To )?[Ss]tart(?:s|ing)? (?:on )?(\d{1,2}(?:st|nd|rd|th)? (?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*(?: 20\d\d)?)(?=$|[.\n])/g,
      '$1The job starts on $2',
    )
    // "8-4.30 Monday to Friday".
    .replace(
      /(^|[.\n] ?)(\d{1,2}(?:[.:]\d\d)?) ?[-–] ?(\d{1,2}(?:[.:]\d\d)?)(?= (?:Mon|Tue|Wed|Thu|Fri|weekdays))/g,
      '$1$2 to $3',
    )
    // "Partner to Repairs and Property": the reader is.
    .replace(
      /(^|[.\n] ?)(?:(?:HR|Business|Finance|People) )?[Pp]artner to (?=(?:the |our )?\p{Lu})/gu,
      '$1You are the partner to ',
    )
    .replace(
      longDays,
      (_, many: string, long: string, __: number, whole: string) =>
        `${counted[Number(many) - 2] ?? many.toLowerCase()} ${hoursOf[long.toLowerCase()] ?? long.replace(/\D/g, '')}-hour ${shiftWord(whole, /12s/.test(long) ? 'shifts' : 'days')}`,
    )
    .replace(/^.*-hour nights.*$/gm, withNightsOnce)
    .replace(/^.*-hour days.*$/gm, inSeasons)
    // "Replaces a colleague who moved to the export business": no task.
    .replace(
      /(^|[.\n] ?)Replac(?:es|ing) (?=(?:an?|our) (?:[a-z-]+ )?(?:colleague|manager|employee|team member|person|[a-z]+er|[a-z]+or) (?:who|leaving|retiring|moving|going|on)\b)/g,
      '$1You take over from ',
    )
    // "Own about 45 accounts": a verb, and nothing that is one's own.
    .replace(/^Own (?=(?:(?:about|around|roughly|some|up to) )?\d)/gm, 'You own ')
    // "Test our billing modules, manual and automated": how it is tested.
    .replace(
      /^((?:You )?[Tt]est [^,;:.]+), (?:both )?manual and automated(?=[.]|$)/gm,
      '$1, with manual and automated tests',
    )
    // "Beg. of Sept", "every sat. Kids' clothes": the stop ends nothing, or all.
    .replace(/\bbeg\.? of\b/gi, 'beginning of')
    .replace(
      /\b(every|each|alternate) (mon|tues?|weds?|thurs?|fri|sat|sun)\b(?:\.(\s+)([a-z]))?\.?/gi,
      (_, how: string, day: string, gap: string | undefined, next: string | undefined) =>
        `${how} ${dayOf(day)}${next ? `.${gap ?? ' '}${next.toUpperCase()}` : ''}`,
    )
    // Who somebody reports to has frames of its own.
    .replace(/,\s*(?:and )?report(?:s|ing) (?:directly )?(?:in)?to (?:(?! and [a-z]+s )[^,.;\n])+(?=[,.;\n]|$)/gi, '')
    .replace(/\s*\([^()]*\b(?:internal|pls|please|speak to|line manager)\b[^()]*\)/gi, '');
