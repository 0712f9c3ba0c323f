/** Notes of the terms of a job, as recruiters type them, in the sentences that they stand for. */

import { weekdayInFull } from '../../../text/calendar.ts';
import { withArticle } from '../../language/articles.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';

const ordinal = '(?:1st|2nd|3rd|4th|first|second|third|fourth|last|alternate|every (?:other|second|third)|each)';
const weekday = `${weekdayInFull}s?`;
/** "2nd and 4th Saturday off". */
const daysOff = new RegExp(
  `^(?:the )?(${ordinal}(?:,? (?:and |& )?${ordinal})* ${weekday}(?: and ${weekday})?) off$`,
  'i',
);
/** "General shift with rotation as required, 6 days a week". */
const onShift =
  /^(?:an? )?((?:general|rotating|rotational|day|night|morning|evening|afternoon|late|early|split|back|twilight|weekend) shift)((?: with| from|,).+)?$/i;
/** "Two year commis chef apprenticeship, Level 6", "18 month contract". */
const lastingPost =
  /^(?:an? )?(\d+|one|two|three|four|five|six|nine|twelve|eighteen)[ -](year|yr|month|week)[ -]((?:[\w-]+ ){0,4}(?:apprenticeship|traineeship|internship|placement|secondment|contract|programme|program|scholarship|residency|fellowship)\b[^;:]*)$/i;
/** "College on day release", "college one day a week". */
const atCollege =
  /^(?:an? |the )?(college|school|university|uni) ((?:on (?:day|block) release|(?:one|two|a|every|each|1|2) (?:day|week|evening)s?\b|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|in blocks|by day release)[^;:]*)$/i;
/** "Base salary plus 60% OTE variable, uncapped", "basic + commission". */
const basePlus = /^(?:an? )?(base|basic)( salary| pay)? (?:plus|\+|and) ((?:[^;:]){3,80})$/i;

/** "37 hours Monday to Friday, one week in seven on call (paid extra)". */
const hoursAndDays = new RegExp(
  `^(\\d+(?:\\.\\d+)?) hours?(?: (?:a|per) week)?,? (${weekday.replace('s?', '')} to ${weekday.replace('s?', '')})(?:,? (?:and |with )?(one|1|two|2) (week|weekend|night|day)s? in (\\w+) on[- ]call( \\([^()]{3,40}\\))?)?$`,
  'i',
);
/** "Hybrid: Munich office two days a week, the rest at home". */
const hybridAt = rare(
  /^hybrid[:,]? (?:in |at )?(?:(?:the|our) )?(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?) (office|site|HQ) ((?:\d|one|two|three|four)(?: (?:to|or) (?:\d|two|three|four|five))? days? (?:a|per|each) week)(, [^;:]+)?$/iu,
);

/** "Four on four off, 4am starts", "4 days on, 3 off". */
const onAndOff =
  /^(\d|one|two|three|four|five|six|seven)( days?| nights?| shifts?| weeks?)? on,? (\d|one|two|three|four|five|six|seven)(?: (?:days?|nights?|shifts?|weeks?))? off(?:,? (?:with )?((?:[\d.:]+ ?(?:am|pm)|early|late) (?:starts?|finish(?:es)?)))?$/i;

/** "Three 12 hour days one week and four the next, nights every sixth week". */
const soManyShifts =
  /^(?!.*\b(?:home|office|remote|off|leave|holidays?|training|notice|considered|possible|available|course|college|paid|free|max|maximum|minimum|of|from|in|at)\b)(?:two|three|four|five|six|\d) (?:\d+[- ]hour |long |short |late |early )?(?:days|nights|shifts|evenings|mornings|lates|earlies)\b(?!['’]| (?:an?|per|each|every) )[^;:()]*$/i;

/** What goes on with days: further ones, and what comes with them. */
const ofWeek =
  /\b(?:shifts?|nights?|(?:\p{L}+)?days?|weeks?|weekends?|evenings?|mornings?|afternoons?|hours|starts?|finish(?:es)?|lates|earlies|early|late|mostly|rota)\b|\d/iu;
const few = '(?:\\d|two|three|four|five|six|seven)';
/** "Per hour, plus mileage": for how long the pay is, which the figures say, and what comes on top. */
const payUnit =
  /^(?:paid )?(?:per (?:hour|year|annum|day|month|week)|an hour|a year|hourly|p\/?h|p\.?a)(?: rate)?,? (?:plus|\+|and|with) ((?:paid |holiday |shift |travel |night |weekend )?(?:mileage|travel time|travel|tips|commission|overtime|holiday pay|bonus|expenses|allowances?|a company car|pension))$/i;

/** "5 over 7", "five days over seven". */
const daysOver = new RegExp(
  `^(${few})(?: days?)? (over) (${few})(?: days?)?((?:,? (?:including|incl\\.?|with) [^;:]{3,40})?)$`,
  'i',
);
/** "Three-shift system Monday to Friday", "2 shift pattern". */
const shiftSystem = new RegExp(
  `^(?:an? )?(${few})[- ]shift (system|pattern|rota|roster)(?:,? (?:from )?(${weekday.replace('s?', '')} to ${weekday.replace('s?', '')}))?$`,
  'i',
);
/** "30 or 37.5 hours (tell us which you'd like)". */
const eitherHours = /^(\d[\d.]* or \d[\d.]*) (?:hours|hrs)(?: (?:a|per) week)?( \([^()]{3,60}\))?$/i;

/** "The 2nd and 4th Saturday": with its article, where days are counted. */
const theDays = (days: string): string =>
  /^(?:alternate|every|each)/i.test(days) ? lowerFirst(days) : `the ${lowerFirst(days)}`;

/** The sentence of a note of terms, without its stop; null where the note is of another kind. */
export function ofTerms(note: string): string | null {
  if (/^(?:an? )?essential car user(?: (?:post|allowance|status))?$/i.test(note))
    return 'This is an essential car user post';
  // "Fixed purpose to August 2027": how Irish schools call such a contract.
  const [, until = ''] = /^(?:an? )?fixed[- ]purpose(?: contract)?,? (?:to|until) ([^;:]{4,60})$/i.exec(note) ?? [];
  if (until) return `This is a fixed-purpose contract until ${until}`;
  const onTop = payUnit.exec(note)?.[1]?.replace(/^paid /i, '');
  if (onTop) return `There ${/[^s]s$/i.test(onTop) ? 'are' : 'is'} ${lowerFirst(onTop)} on top of the pay`;
  // "Full P&L ownership of our plant", "sole charge of the unit": what one has.
  const held =
    /^(?:full|sole|overall|complete|shared|joint|total|direct) (?:[\w&]+ ){0,2}(?:ownership|responsibility|accountability|charge|control|oversight) (?:of|for) [^;:]{3,80}$/i.exec(
      note,
    )?.[0];
  if (held && !hasVerb(held.replace(/ (?:of|for) .*$/, ''))) return `You have ${lowerFirst(held)}`;
  const [, worked = '', over = '', all = '', among = ''] = daysOver.exec(note) ?? [];
  if (worked) return `You work ${worked.toLowerCase()} days ${over.toLowerCase()} ${all.toLowerCase()}${among}`;
  const [, turns = '', kind = '', from = ''] = shiftSystem.exec(note) ?? [];
  if (turns)
    return `You work ${withArticle(`${turns.toLowerCase()}-shift ${kind.toLowerCase()}`)}${from === '' ? '' : `, ${from}`}`;
  const [, either = '', which = ''] = eitherHours.exec(note) ?? [];
  if (either) return `You work ${either} hours a week${which}`;
  const off = daysOff.exec(note)?.[1];
  if (off) return `You have ${theDays(off)} off`;
  const [, shift = '', more = ''] = onShift.exec(note) ?? [];
  if (shift && !hasVerb(more)) {
    const parts = more.split(/, /).map((part) => {
      const days = daysOff.exec(part)?.[1];
      return days ? `with ${theDays(days)} off` : part;
    });
    return `You work ${withArticle(shift.toLowerCase())}${parts.join(', ')}`;
  }
  const [, many = '', span = '', post = ''] = lastingPost.exec(note) ?? [];
  if (post && !hasVerb(post))
    return `This is ${withArticle(`${many.toLowerCase()}-${span.toLowerCase().replace(/^yr$/, 'year')} ${post}`)}`;
  const [, where = '', when = ''] = atCollege.exec(note) ?? [];
  if (where && !hasVerb(when)) return `You go to ${where.toLowerCase().replace(/^uni$/, 'university')} ${when}`;
  const [, hours = '', days = '', one = '', turn = '', of = '', aside = ''] = hoursAndDays.exec(note) ?? [];
  if (hours && one)
    return `You work ${hours} hours a week, ${days}, and are on call ${one.toLowerCase()} ${turn.toLowerCase()} in ${of}${aside}`;
  if (hours) return `You work ${hours} hours a week, ${days}`;
  if (
    soManyShifts.test(note) &&
    !hasVerb(note) &&
    note
      .split(', ')
      .slice(1)
      .every((part) => ofWeek.test(part))
  )
    return `You work ${lowerFirst(note)
      .replace(/(\d+) hour (?=days|nights|shifts)/i, '$1-hour ')
      .replace(
        /, (?=(?:nights|weekends|evenings|Saturdays|Sundays) )/i,
        / with (?:an? |some )?(?:early|late)/.test(note) ? ' and ' : ', with ',
      )}`;
  const notice =
    /^(?:a )?notice period (?:of )?(?:up ?to|max(?:imum)?(?: of)?) (\d+ [a-z]+)(?: (?:is|are) (?:ok|okay|fine|acceptable|all right))?$/i.exec(
      note,
    )?.[1];
  if (notice) return `A notice period of up to ${notice} is fine`;
  const language =
    /^working language ((?:in|of|with) [^,;:]{3,50}? is \p{Lu}\p{L}+)(?:, (?:and )?(\p{Lu}\p{L}+ is [^,;:]{3,60}))?$/u.exec(
      note.replace(/^W/, 'w'),
    );
  if (language) return `The working language ${language[1]}${language[2] ? `, and ${language[2]}` : ''}`;
  const shifts =
    /^(?:an? )?((?:unlimited|permanent|open-ended|fixed-term|indefinite) contract), ((?:two|three|four|five|\d)-shift (?:system|pattern|work))((?:,? (?:from )?\p{Lu}\p{Ll}+day to \p{Lu}\p{Ll}+day)?)$/iu.exec(
      note,
    );
  if (shifts)
    return `This is ${withArticle((shifts[1] ?? '').toLowerCase())} with ${/work$/.test(shifts[2] ?? '') ? shifts[2] : withArticle(shifts[2] ?? '')}${shifts[3] ? `, ${(shifts[3] ?? '').replace(/^[, ]+/, '')}` : ''}`;
  const officeDays = /^(\d|one|two|three|four) days? from (?:the )?office$/i.exec(note)?.[1];
  if (officeDays)
    return `You work ${officeDays.toLowerCase()} ${/^(?:1|one)$/i.test(officeDays) ? 'day' : 'days'} from the office`;
  const [, on = '', unit = '', offFor = '', start = ''] = onAndOff.exec(note) ?? [];
  if (on)
    return `You work ${on.toLowerCase()}${unit.toLowerCase()} on, ${offFor.toLowerCase()} off${start === '' ? '' : `, with ${/s$/i.test(start) || /^\d/.test(start) ? start.replace(/(start)$/i, '$1s') : `an ${start}`}`}`;
  const [, town = '', office = '', share = '', rest = ''] = hybridAt.exec(note) ?? [];
  if (town) return `The job is hybrid: ${lowerFirst(share)} in the ${town} ${office}${rest}`;
  const [, base = '', pay = '', plus = ''] = basePlus.exec(note) ?? [];
  if (base && !hasVerb(plus))
    return `You get a ${base.toLowerCase()}${pay.toLowerCase() || ' salary'} plus ${lowerFirst(plus)}`;
  return null;
}

/** "5 days over 7, early starts twice a week", "38 hours a week in two shifts, on-call duty one week in six": with them. */
export const withTimes = (note: string): string =>
  /^(?:\d[\d.]*|two|three|four|five|six) (?:days|hours|nights|shifts)\b/i.test(note)
    ? note
        .replace(
          /, (?=(?:early|late|occasional|some|regular) (?:starts?|finishes|evenings|weekends|nights)\b|on[- ]call (?:duty|rota|work)\b)/gi,
          ', with ',
        )
        .replace(
          /, with (early|late|occasional|regular) (start|finish|evening|weekend|night)(?=$|,)/gi,
          (_, how: string, what: string) => `, with ${withArticle(`${how} ${what}`)}`,
        )
    : note;

/** "Base salary as shown plus commission": what was said to whoever puts up the advert, and points at nothing in it. */
export const withoutPointer = (text: string): string =>
  text.replace(/ (?:as|see) (?:shown|above|advertised|stated|listed|below|per (?:the )?advert)\b(?=[ ,.;]|$)/gi, '');
