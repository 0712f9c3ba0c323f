/** Notes on how the day and the week of a job go, with the words that they lack: "starts at 4am", "closed Sundays and Mondays". */
import { monthInFull as month, weekdayInFull } from '../../../text/calendar.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst } from '../../language/first-capitals.ts';

const weekday = `${weekdayInFull}s?`;
const shut = new RegExp(
  `^(?:we are )?(closed|open) (?:on )?((?:all |both )?(?:${weekday}|bank holidays|Christmas|weekends|public holidays)(?:(?:, | and |, and | to )(?:${weekday}|bank holidays|Christmas|public holidays))*)((?:,? (?:always|all year|only))?(?: (?:from )?${month} to ${month})?)$`,
  'i',
);
/** "Closed all January", "shut for the first two weeks of August": when nobody works. */
const shutFor = new RegExp(
  `^(?:we are )?(closed|shut|open) ((?:all(?: of| through)?|in|throughout|for (?:all of |most of )?|over|every) (?:${month}|Christmas|Easter|New Year|summer|winter|the (?:summer|winter|holidays))|between Christmas and New Year|for (?:the )?(?:first |last )?(?:one|two|three|four|a|\\d+) weeks? (?:in|of|at|over) (?:${month}|Christmas|Easter)|all year|365 days a year)$`,
  'i',
);
/** "Two days off together": time of one's own. */
const daysOff =
  /^(?:(?:always|at least) )?(?:one|two|three|four|a|\d) (?:full |consecutive |straight )?(?:days?|nights?|evenings?|weekends?|mornings?|afternoons?) off(?: (?:together|in a row|running|(?:an?|each|every|per) (?:week|fortnight|month)|every (?:second|other|third) (?:week|month)|in seven|in lieu))?$/i;
/** "Friday and Saturday nights off": time of one's own, where it is all that a note says. */
export const nightsOff = new RegExp(
  `^(?:every |all |each )?${weekday}(?:(?:, | and |, and )${weekday})*(?: nights?| evenings?| mornings?| afternoons?)? (?:always )?off$`,
  'i',
);
const clock = String.raw`\d{1,2}(?:[.:]\d\d)? ?(?:[ap]\.?m\.?)?(?: sharp)?|noon|midday|midnight`;
const startsAt = new RegExp(`^(starts|begins|ends|finishes) (?:at )?(${clock})((?: (?:on|from|in|to) [^:;,]+)?)$`, 'i');
const doneBy = new RegExp(
  `^(done|finished|home|off|out) (by|before|at|(?<=home )from) (${clock})((?: (?:on|every|most) [^:;,]+)?)$`,
  'i',
);
const homeNights = /^(?:back )?home (?:(?:every|each|most) (?:night|evening|weekend)s?\b[^:;,]*|daily|nightly)$/i;

/** "Five days a week, closed Mondays and Tuesdays so you always get two days off". */
const openDays = new RegExp(
  `^((?:three|four|five|six|\\d) (?:days|evenings|nights) (?:a|per) week), (?:we are )?closed (?:on )?(${weekday}(?:(?:, | and |, and )${weekday})*)(,? so (?:that )?you [^:;]+)$`,
  'i',
);
/** "Nights on a 4 on 4 off pattern", "flexitime with core hours 9.30 to 15.00": how one works. */
const inPattern =
  /^(?:(?:permanent |regular |rotating )?(?:nights|days|earlies|lates|evenings|weekends|mornings|afternoons|shifts)(?: only)? (?:on|in) (?:an?|the|our) [^:;]*\b(?:pattern|rota|basis|system|roster|rotation|cycle)\b[^:;]*|flexi-?time with [^:;]+)$/i;
/** "Duty desk one day a week": whose turn it is. */
const onDuty =
  /^(?:the )?((?:(?:duty|front|help|information|enquiry|reception|triage|phone|service) (?:desk|line|rota|team))|reception|triage|duty) ((?:one|two|three|a|an|half a|\d) (?:day|morning|afternoon|evening|shift|weekend|hour)s? (?:a|an|per|every|each|in) [a-z]+)$/i;
/** "One-to-one and small group support in Year 2": what a pupil gets. */
const gives =
  /^(?:one-to-one|1:1|small[- ]group|in-class|individual|after-school)(?:(?:,| and|, and) (?:one-to-one|small[- ]group|in-class|individual|group|whole-class))* (?:support|teaching|tuition|tutoring|care|coaching|supervision) (?:in|for|to|with|at|across) [^:;]+$/i;

/** A note of the day as a sentence; null for every other note. */
export function ofTheDay(text: string): string | null {
  const [, how = '', days = '', when = ''] = shut.exec(text) ?? [];
  if (how)
    return `We are ${how.toLowerCase()}${/^(?:all|both|Christmas|weekends)\b| to /i.test(days) ? '' : ' on'} ${days}${when.replace(',', '')}`;
  const [, closed = '', long = ''] = shutFor.exec(text) ?? [];
  if (closed) return `We are ${closed.toLowerCase().replace('shut', 'closed')} ${long}`;
  if (daysOff.test(text)) return `You have ${lowerFirst(text)}`;
  const [, goes = '', at = '', more = ''] = startsAt.exec(text) ?? [];
  if (goes) return `The day ${goes.toLowerCase()} at ${at}${more}`;
  const [, done = '', by = '', hour = '', where = ''] = doneBy.exec(text) ?? [];
  if (done) return `You are ${done.toLowerCase()} ${by} ${hour}${where}`;
  const [, week = '', then = '', so = ''] = openDays.exec(text) ?? [];
  if (week) return `You work ${lowerFirst(week)}, and we are closed on ${then}${so.replace(/^,? so/i, ', so')}`;
  if (inPattern.test(text) && !hasVerb(text)) return `You work ${lowerFirst(text)}`;
  const [, duty = '', often = ''] = onDuty.exec(text) ?? [];
  if (duty)
    return `You are on ${/^(?:reception|duty|triage|call)$/i.test(duty) ? lowerFirst(duty) : `the ${lowerFirst(duty)}`} ${often}`;
  if (gives.test(text) && !hasVerb(text)) return `You give ${lowerFirst(text)}`;
  return homeNights.test(text) && !hasVerb(text) ? `You are ${lowerFirst(text)}` : null;
}
