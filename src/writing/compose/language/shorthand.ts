/** What people type short: written out before a line is read, so that no reader has to. */
import { withCountedShifts, withEverySo } from './counted-shifts.ts';
import { mayBeFound } from './its-words.ts';
import { withNamedBodies } from './named-bodies.ts';
import { rememberingHere } from './names-here.ts';
import { shortDays, withShortDays } from './short-days.ts';
import { shortWords } from './short-words.ts';

const counts = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven'];
const months: Readonly<Record<string, string>> = {
  jan: 'January',
  feb: 'February',
  mar: 'March',
  jun: 'June',
  jul: 'July',
  apr: 'April',
  aug: 'August',
  sep: 'September',
  sept: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
};
/** "2 yr apprenticeship" becomes "2-year apprenticeship", "people mgmt incl. absence" "people management including absence". */
export const writeOut = rememberingHere((raw) => withoutAddresses(raw, (words) => withNamedBodies(expand(words))));

/** Runs `work` on a text without its addresses: "comms@" in an e-mail address is no shortened word. */
export function withoutAddresses(text: string, work: (words: string) => string): string {
  const found: string[] = [];
  const masked = text.replace(
    /\S+@\S+\.\w+|https?:\/\/\S+|www\.\S+|\b[a-z][\w-]*(?:\.[a-z]{2,})+\/[\w/?=#&-]+|\b[a-z][\w-]*\.(?:(?:co|org|ac|gov|nhs|sch|ltd|me)\.)?(?:uk|com|org|net|ie|in|eu|io|example|cymru|scot|wales|london|jobs|careers)\b(?!\.[a-z])|(?<=^|\s)@\w+/g,
    (address) => {
      found.push(address);
      return String.fromCodePoint(FIRST_MASK + found.length - 1);
    },
  );
  return found.length === 0
    ? work(text)
    : work(masked).replace(
        /[\uE000-\uF8FF]/g,
        (mark) => found[(mark.codePointAt(0) ?? FIRST_MASK) - FIRST_MASK] ?? mark,
      );
}
const FIRST_MASK = 0xe000;

function expand(raw: string): string {
  // "On site obv": said to a colleague.
  let text = withShortDays(
    withEverySo(withCountedShifts(raw)).replace(/,? \b(?:obvs?|obviously|of course|ofc)\b(?=$|[,.;)])/gi, ''),
  )
    .replace(/(?<=day) \+ (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/g, ' and ')
    // "Replace boilers where beyond repair": those that are. "Fill in sheets on PDA": on one.
    .replace(/\b([a-z]+[^su\W]s) where (?=beyond |past |out of |not |un[a-z]+ed\b)/g, '$1 that are ')
    .replace(/\bon (?=(?:PDA|tablet|iPad|handheld|laptop)(?:$|[,;.)]| \())/g, 'on a ')
    .replace(/\bon a (?=iPad)/g, 'on an ')
    // "Stand for entire shift": there is one.
    .replace(/\b(for|throughout|over|during|across|through) (entire|whole) (?=[a-z])/g, '$1 the $2 ')
    .replace(/(?<=\d )engs\b/g, 'engineers')
    .replace(/\btacho (?=cards?\b)/gi, 'tachograph ')
    .replace(/(?<!\bfrom |, )\bstart to finish\b/g, 'from start to finish')
    // "Deal w clients", "work w/ the team".
    .replace(/(?<=[a-z] )w (?=[A-Za-z]{2,}|\d)/g, 'with ')
    .replace(/(\d)\s?(?:hours?|hrs?)\s?\/\s?w(?:ee)?k\b\.?/gi, '$1 hours a week')
    .replace(
      /\b([2-7])\s?[x×]\s?(\d+)[ -]?(?:hr|hour)s?\b(?= [a-z])/gi,
      (_, count: string, length: string) => `${counts[Number(count)] ?? count} ${length}-hour`,
    )
    .replace(/\bdays?\s?\/\s?w(?:ee)?k\b\.?/gi, 'days a week')
    // "3/4 days wk".
    .replace(/(\d) ?\/ ?(\d) days (?:a )?w(?:ee)?k\b\.?/gi, '$1 or $2 days a week')
    .replace(/(\d) days w(?:ee)?k\b\.?/gi, '$1 days a week')
    .replace(
      /\b(\d+|one|two) wks?\b/gi,
      (_, count: string) => `${count} ${/^(?:1|one)$/i.test(count) ? 'week' : 'weeks'}`,
    )
    .replace(
      /\b(\d+|one|two|three|four|five|six)[ -]?(?:yrs?|year)\b\.? (?=(?:traineeship|apprenticeship|contract|fixed|course|programme|scheme|degree|placement|post|role)\b(?!-| qual| reg))/gi,
      '$1-year ',
    )
    .replace(
      /\b(\d+|one|two|three|four|five|six)[ -]?(?:mth|month)s? (?=(?:apprenticeship|programme|course|scheme|traineeship|contract|fixed|placement|secondment|post|role|cover)\b)/gi,
      '$1-month ',
    )
    // "A 5 year strategy": figure and unit are one word before a noun.
    .replace(
      /\b(\d+|two|three|four|five|six|seven|eight|nine|ten) (year|month|week|day|hour|minute|mile|man|person|point|stage|page|seat|litre|metre|ton|tonne|acre|storey) (?=(?:strategy|plan|programme|program|strategies|plans|roadmap|vision|project|contract|term|budget|forecast|cycle|rota|rotation|menu|course|training|induction|workshop|event|festival|audit|review|warranty|guarantee|lease|licence|team|crew|unit|vessel|process|assessment|inspection|walk|round|run|tour|slot|session|shift|lesson)s?\b)/gi,
      (whole, count: string, unit: string) => (count === '1' ? whole : `${count}-${unit} `),
    )
    // "Six day week", "two week rota": number and unit are one word before the time that they measure.
    .replace(
      /\b(two|three|four|five|six|seven|eight|nine|ten|twelve) (day|week|shift|hour) (?=(?:week|fortnight|rota|roster|system|pattern|cycle|(?:summer|spring|winter|easter) school|shutdown)\b)/gi,
      '$1-$2 ',
    )
    // "Two year trainee scheme", "10 hour days".
    .replace(
      /\b(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:(year|month) (?=(?:trainee |graduate |training |rotational )?(?:scheme|appointment|internship)\b)|(hour) (?=(?:days|nights|shifts)\b))/gi,
      (whole, count: string, span: string | undefined, hour: string | undefined) =>
        count === '1' ? whole : `${count}-${span ?? hour ?? ''} `,
    )
    // "A 5.5 day week", "a busy 90 cover restaurant": figure and noun are one word before another noun.
    .replace(
      /\b(\d[\d.]*) day (?=(?:week|service|rota|roster|working|cover|course|induction|trial|fortnight)\b)/gi,
      '$1-day ',
    )
    .replace(
      /\b(\d+) (bed|cover|seat|room|place|form|bay|berth|acre|storey|site|screen|lane) (?=[a-z]{3,}(?:\s|[.,;]|$))(?!(?:in|on|at|with|and|for|from|that|visits?|meetings?|inspections?|days?|trips?|[a-z]+(?:ers|ors|ists|ants|ians)|staff|people)\b)/gi,
      '$1-$2 ',
    )
    .replace(
      /\b(\d+)[ -](week|month|year|day|hour)s? (?=(?:(?!(?:of|after|before|during|following|from|in|into|with|without|and|or|plus|for|until|till|on|then|once|at|by|to|per|your|the|our|each|every)\b)[a-z]+ )?(?:course|training|induction|programme|placement|probation|internship)\b)/gi,
      '$1-$2 ',
    )
    .replace(/(\d ?[ap]\.?m\.?) ?[-–] ?(?=\d)/gi, '$1 to ')
    // "Nights out 2/3 per week": two or three.
    .replace(/\b([1-9])\/([1-9])(?= (?:per|a|times?|days?|nights?|weekends?|shifts?)\b)/gi, '$1 or $2')
    .replace(
      /\b(\d+)[ -]?hr (?=(?:(?:waking|sleeping|night|day|back) )?(?:shift|day|week|night|contract|post|role)s?\b)/gi,
      '$1-hour ',
    )
    .replace(/\b(\d+\+?)(?:hrs?|Hrs?|HRS)\b/g, (_, count: string) => `${count} ${count === '1' ? 'hour' : 'hours'}`)
    .replace(/\b(\d+\+?) [hH]r\b\.?/g, (_, count: string) => `${count} ${count === '1' ? 'hour' : 'hours'}`);
  for (const [pattern, full] of shortWords)
    if (mayBeFound(pattern, text))
      text = text.replace(pattern, (found, ...rest: (string | number)[]) => {
        // The stop of "dept." ends the sentence too where a capital follows.
        const at = rest.findIndex((part) => typeof part === 'number');
        const whole = String(rest[at + 1] ?? '');
        const start = Number(rest[at] ?? 0);
        const after = whole.slice(start + found.length);
        // To a pattern a letter with an accent ends a word: nothing is written out inside of one.
        if (/(?![A-Za-z])\p{L}$/u.test(whole.slice(0, start)) || /^(?![A-Za-z])\p{L}/u.test(after)) return found;
        const stop =
          found.endsWith('.') &&
          !/^(?:incl?|excl|approx|prev|acc|resp|re|reg|U\.[SK])\b/i.test(found) &&
          /^\s+[A-Z][A-Za-z]/.test(after)
            ? '.'
            : '';
        const out = full.replace(/\$([1-9])/g, (_, at: string) => String(rest[Number(at) - 1] ?? '')) + stop;
        return /^[A-Z][a-z]/.test(found) && !/^[A-Z]\/[A-Z]/.test(found)
          ? out.charAt(0).toUpperCase() + out.slice(1)
          : out;
      });
  // "4+ years incl. public accounting": of experience.
  text = text.replace(/\b(\d+\+?) years including\b/g, "$1 years' experience including");
  // After "hrs" was written out: "37.5 hours/week".
  text = text.replace(/(?<=\d )hours\s?\/\s?w(?:ee)?k\b\.?/gi, 'hours a week');
  text = text.replace(
    /\b(Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec|January|February|March|April|August|September|October|November|December)\b\.?(?:\s?[-–]\s?| to )(Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec|January|February|March|April|August|September|October|November|December)\b\.?/g,
    (_, from: string, to: string) => `${months[from.toLowerCase()] ?? from} to ${months[to.toLowerCase()] ?? to}`,
  );
  text = text.replace(
    /\b(by|to|and|from|in|until|till|til|since|of|mid|early|late|end|starts?|starting|\d{1,2}(?:st|nd|rd|th)?)([ -])(?!(?<=\b(?:to|and) )mar (?!to\b|and\b|\d))(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b\.?(?! [a-z]+ing)/gi,
    // "To mar a surface": to spoil it.
    (found, before: string, gap: string, month: string) =>
      // "OCT scans": letters, and no month.
      /^[A-Z]{3,}$/.test(month) && !/\d/.test(found) ? found : `${before}${gap}${months[month.toLowerCase()] ?? month}`,
  );
  // "Til Oct": "till" is written out as well as its month.
  text = text.replace(/(?<![\w’'])['’]?[Tt]il\b(?= [A-Z\d])/g, 'until');
  // "Tue/Wed/Thu".
  text = text.replace(
    /\b(Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)((?:\s?\/\s?(?:Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun))+)\b/g,
    (row: string) => {
      const days = row.split(/\s?\/\s?/).map((day) => shortDays[day.toLowerCase()] ?? day);
      return `${days.slice(0, -1).join(', ')} and ${days.at(-1) ?? ''}`;
    },
  );
  text = text.replace(
    /\b(Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)\b\.?\s?[-–]\s?(Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)\b\.?/gi,
    (_, from: string, to: string) => `${shortDays[from.toLowerCase()] ?? from} to ${shortDays[to.toLowerCase()] ?? to}`,
  );
  // "Sun in, bills down": a day only where another day or a time is named.
  if (!/\b(?:Mon|Tue|Wed|Thu|Fri|[A-Z][a-z]+day)|\d/.test(text)) return text;
  return text.replace(
    /\b(Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)\b\.?(?!\s?[-–/])(?=s?\b|\s|,|$)/g,
    (found, day: string) => shortDays[day.toLowerCase()] ?? found,
  );
}
