/** Where somebody is on which days, and what is paid in its own way, in notes that would say another thing without the words beside them. */
import { joinList } from '../../language/joined-phrases.ts';

const day = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?';
/** "College is one day a week in Nottingham": where a learner goes; no firm has it. */
const learns =
  /^(College|School|University|Uni|Vocational school|Trade school) is ((?:on )?(?:(?:every|each) [A-Z][a-z]+day|one|two|three|1|2|3|every|each|[A-Z][a-z]+days?) ?(?:days?|evenings?|mornings?|afternoons?|weeks?)?(?: (?:a|per|each|every) (?:week|month|term))?(?: (?:and|or) [A-Z][a-z]+days?)?)( (?:in|at) [^,;:]+)?$/i;
/** "Tuesdays and Wednesdays in the studio". */
const daysThere = new RegExp(
  `^(${day}(?:, ${day})*(?:,? (?:and|&|\\+) ${day})?) ((?:in|at) (?:the|our) [a-z-]+(?: [a-z-]+)?|on site)$`,
);
/** "Some call-outs, paid at time and a half": only those are. */
const paidSo =
  /^((?:some|occasional|regular|a few|odd|rare) )((?:[a-z-]+ ){0,2}(?:call-?outs?|call outs?|overtime|nights?|weekends?|evenings?|saturdays?|sundays?|shifts?|weekend work|night work)),? ((?:which are |all )?paid (?:at|as) (?:time and a (?:half|third|quarter)|double time|double|overtime|\d[\d.]* ?x|\d+ ?%)[^;:]*)$/i;

/** Such a note as a sentence; null where it is none. */
export function attends(note: string): string | null {
  if (/ is /.test(note)) {
    const [, where = '', when = '', town = ''] = learns.exec(note) ?? [];
    if (where)
      return `You go to ${where.toLowerCase().replace(/^uni$/, 'university')}${town} ${/^[A-Z]/.test(when) ? `on ${when}` : when}`;
  }
  if (/^(?:[MTWFS][a-z]+days?)\b/.test(note)) {
    const [, days = '', where = ''] = daysThere.exec(note) ?? [];
    if (days) return `You are ${where} on ${joinList(days.split(/,? (?:and|&|\+) |, /))}`;
  }
  if (note.includes('paid ')) {
    const [, some = '', what = '', how = ''] = paidSo.exec(note) ?? [];
    if (what)
      return `There ${/s$/.test(what) ? 'are' : 'is'} ${some.toLowerCase()}${what}, ${how.replace(/^which (?:are|is) /, '')}`;
  }
  return null;
}
