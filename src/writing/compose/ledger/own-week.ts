/** Whether a brief names a week of its own, beside which the hours of a pasted job description are another week's. */
import { small } from '../language/numbers.ts';

const count = '(\\d|one|two|three|four|five|six|seven)';
/** "Three 12-hour shifts a week", "four 10 hour nights": so many, and so long. */
const shifts = new RegExp(
  `\\b${count} (\\d{1,2}(?:\\.\\d)?)[- ]?(?:hours?|hrs?|h) (?:[a-z]+ )?(?:shifts?|nights?|days?)\\b`,
  'i',
);
/** "P/t 30 hrs", "full-time, 37.5 hours": so many in all. */
const inAll =
  /\b(?:p\/t|f\/t|(?:part|full)[- ]time|permanent|perm)\b[^.;\n\d]{0,24}\b([1-5]\d(?:\.\d{1,2})?) ?(?:hours|hrs)\b(?!['’]? (?:shifts?|days?|nights?|notice))/i;
/** "Four on, four off", "4-on/4-off". */
const onOff = new RegExp(`\\b${count}[- ]on\\b[ ,/&]*(?:and |then )?${count}[- ]off\\b`, 'i');
const days = /\b(?:Mon(?:day)?s?\.? ?(?:to|-|–) ?(?:Thu(?:rs)?|Fri)(?:day)?|weekdays)\b[^.;\n]{0,20}\d/i;
const weekdays = /\b(?:Mon(?:day)?s?\.? ?(?:to|-|–)|weekdays|(?:5|five) (?:x|×|days?|\d{1,2}-hour)\b)/i;
/** Times that a week of plain weekdays doesn't have. */
const beside = /\b(?:evenings?|nights?|saturdays?|sundays?|weekends?|shifts?|rota|rotating|lates?)\b/gi;

/** What the brief says of its week, where hours of `week` in `line` of a job description don't go with it; empty where they may. */
export function ownWeek(brief: string, line: string, week: number): string {
  const [found = '', many = '', long = ''] = shifts.exec(brief) ?? [];
  if (found !== '') {
    const hours = (/\d/.test(many) ? Number(many) : small.indexOf(many.toLowerCase())) * Number(long);
    // "Two 12-hour days, then two nights" is no whole week: only what is one by its words is counted.
    const whole = /\b(?:a|per|each|every) week\b|\bweekly\b/i.test(brief) || hours >= 30;
    return whole && Math.abs(hours - week) > 2 ? found : '';
  }
  const [sum = '', hours = ''] = inAll.exec(brief) ?? [];
  if (sum !== '' && Math.abs(Number(hours) - week) > 2) return sum;
  const [pattern = ''] = onOff.exec(brief) ?? [];
  // Hours by themselves may be those of four on and four off; days of the week are another week.
  if (pattern !== '') return !onOff.test(line) && weekdays.test(line) ? pattern : '';
  if (!days.test(brief)) return '';
  const other = (line.match(beside) ?? []).filter((word) => !brief.toLowerCase().includes(word.toLowerCase()));
  return other.length > 0 ? (/\bMon(?:[^.;\n]|\.(?=\d)){3,40}/i.exec(brief)?.[0] ?? '').trim() : '';
}
