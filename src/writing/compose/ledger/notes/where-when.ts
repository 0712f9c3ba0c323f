/** Notes of a description on where, when and with whom or what one works: "on site at the Peelamedu plant", "39 hours Monday to Friday". */

import { weekdayInFull as day } from '../../../text/calendar.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';
import { joinList } from '../../language/joined-phrases.ts';

const few = '(?:two|three|four|five|six|seven|[2-7])';
const times =
  '(?:days|nights|earlies|lates|mornings|afternoons|evenings|weekdays|weekends|day shifts?|night shifts?|early shifts?|late shifts?)';
const onlyTimes = new RegExp(`^${times} only$`, 'i');
const hours = '\\d{1,2}(?:\\.\\d{1,2})? hours(?: (?:a|per) week)?';
const span = `${day}s? (?:to|and) ${day}s?`;
/** "39 hours Monday to Friday", and "days only" before or behind it. */
const hoursAndDays = new RegExp(
  `^(?:(${times} only),? )?(${hours}),? (?:from )?(${span})(?:,? (${times} only))?$`,
  'i',
);
const turnAndDays = new RegExp(
  `^(?:permanent |regular |straight |fixed |steady )?(?:days|nights|earlies|lates|mornings|afternoons|evenings), (?:from )?${span}(?:, (?:about |around )?${hours}(?: on average)?)?$`,
  'i',
);
/** "Six-day week with alternate Saturdays off", "five-day week, Sundays off". */
const weekWith = new RegExp(
  `^(?:an? )?(${few}-day (?:week|fortnight))(?:,| with)? ((?:alternate |every (?:other |second |third )?)?(?:weekends?|${day}s?)(?: and ${day}s?)?) (off|free)$`,
  'i',
);
const termTime =
  /^(?:during )?term[- ]time(?: only)? (?:plus|and|\+) ((?:\d+|one|two|three|four|five|six|ten) (?:(?:staff )?(?:training|INSET|inset|professional development) )?(?:days|weeks))$/i;
/** "On site at the Peelamedu plant", "on site in Galway". */
const onSite = rare(
  /^(?:fully |all |always |100% )?on[- ]?site,? ((?:at|in) (?:(?:the|our) )?(?:[a-z]+ ){0,2}?(?:\p{Lu}[\p{L}'’-]*(?: |$)){1,4}(?:[a-z]+(?: [a-z]+)?)?)$/iu,
);
/** "Year 1 and Year 2 at Newland Lane Primary", "Key Stage 2 at Hill Road Primary". */
const pupils =
  /^((?:(?:Years?|Key Stage|KS|Primary|P|Grade|Class) ?\d{1,2}|Reception|Nursery|EYFS|Early Years|Junior Infants|Senior Infants)(?:(?:,| and| to| &)? (?:(?:Years?|Key Stage|KS|P|Grade|Class)? ?\d{1,2}|Reception|Nursery|Senior Infants))*)(?: (?:class|classes|pupils|children))?( (?:at|in) \p{Lu}[\p{L}'’. -]+)?$/u;
/** "All work on site at Little Island", "all visits within 20 miles of Hull". */
const allOfIt =
  /^all (work|training|travel|shifts|visits|jobs|deliveries|routes|calls|appointments|hours|sessions|lessons|classes|rounds|clients|sites) ((?:is |are )?)((?:on[- ]site|at|in|within|near|from|inside|outdoors|indoors|around|under|by)\b[^,;:]*)$/i;
const spend =
  /^(?:an? |the )?((?:yearly|annual|total|monthly) (?:spend|budget|turnover|sales|revenue|throughput)) (?:of|is|:) ((?:about |over |around |nearly |up to )?[£€$₹]\d[\d.,]*(?: ?(?:k|m|bn|million|billion|lakh|crore))?)( (?:on|for|across|in) [^;:]+)?$/i;
const caseload =
  /^(?:an? )?((?:mixed|busy|varied|large|small|full|general|broad) (?:caseload|workload|patch|client base|customer base|portfolio)): ([^;:]+)$/i;
/** "Outbound side of our distribution center". */
const sideOf = /^(?:the )?([a-z-]+ side of (?:our|the) [^,;:]+)$/i;
const dataOf = /^((?:[a-z]+ ){0,2}data (?:from|on|of|about) (?:[^,;:]|,\d)+)$/i;
/** "Monthly payroll for 640 people at four cold stores". */
const runFor =
  /^((?:monthly|weekly|fortnightly|daily|four-weekly) (?:payrolls?|Entgeltabrechnung|Lohnabrechnung|Gehaltsabrechnung|billing|invoicing|payslips)) (for (?:about |around |over )?\d[\d,.]* [a-z]+(?: (?:at|in|across|on|over) [^,;:]+)?)$/i;

const clock = '\\d{1,2}(?:[.:]\\d{2})? ?(?:[ap]\\.?m\\.?)?';
/** "Six-day week, shifts between 7am and 11pm", "shifts from 6am to 10pm": when the work may be. */
const shiftsBetween = new RegExp(
  `^(?:(?:an? )?(${few}-day week|${few} days (?:a|per|out of) (?:week|seven))(?:,| with| in)? )?((?:rota(?:ting|ted) |rotational |early and late |varied |varying )?shifts) ((?:any time )?between ${clock} and ${clock}|from ${clock} (?:to|until) ${clock})$`,
  'i',
);

const ofSite = (text: string): string => text.replace(/\bon-?site\b/i, 'on site');

/** The note as a sentence without its stop; null where it says nothing of the kind. */
export function ofWhereOrWhen(bare: string): string | null {
  const [, before = '', many = '', week = '', behind = ''] = hoursAndDays.exec(bare) ?? [];
  if (many && !(before && behind)) {
    const how = lowerFirst(before || behind);
    const long = / week$/.test(many) ? many : `${many} a week`;
    return `You work ${how === '' ? '' : `${how}, `}${long}, ${week}`;
  }
  // "Permanent days, Monday to Friday, 48 hours a week on average".
  if (turnAndDays.test(bare)) return `You work ${lowerFirst(bare)}`;
  if (onlyTimes.test(bare)) return `You work ${lowerFirst(bare)}`;
  const [, turn = '', shifts = '', from = ''] = shiftsBetween.exec(bare) ?? [];
  if (from) {
    const span = /day week$/i.test(turn) ? `a ${turn.toLowerCase()}` : turn.toLowerCase().replace('per', 'a');
    return `You work ${span === '' ? '' : `${span}, in `}${lowerFirst(shifts)} ${from}`;
  }
  const [, length = '', free = '', off = ''] = weekWith.exec(bare) ?? [];
  if (length) return `You work a ${length.toLowerCase()} with ${lowerFirst(free)} ${off}`;
  const extra = termTime.exec(bare)?.[1];
  if (extra) return `You work term time plus ${extra}`;
  const where = onSite.exec(bare)?.[1];
  if (where && !hasVerb(where)) return `You work on site ${where}`;
  const [, group = '', school = ''] = pupils.exec(bare) ?? [];
  if (group && (school !== '' || / (?:and|to) /.test(group))) return `You work with ${group}${school}`;
  const [, what = '', , there = ''] = allOfIt.exec(bare) ?? [];
  if (what && !hasVerb(there)) return `All ${what.toLowerCase()} ${/s$/i.test(what) ? 'are' : 'is'} ${ofSite(there)}`;
  const [, sum = '', much = '', on = ''] = spend.exec(bare) ?? [];
  if (sum) return `The ${sum.toLowerCase()} is ${much}${on}`;
  const [, load = '', cases = ''] = caseload.exec(bare) ?? [];
  if (load && !hasVerb(cases)) return `You have a ${load.toLowerCase()}: ${joinList(cases.split(/, (?:and )?/))}`;
  const side = sideOf.exec(bare)?.[1];
  if (side && !hasVerb(side)) return `You work on the ${lowerFirst(side)}`;
  const data = dataOf.exec(bare)?.[1];
  if (data && !hasVerb(data.replace(/^\w+ /, ''))) return `You work with ${lowerFirst(data)}`;
  const [, run = '', whose = ''] = runFor.exec(bare) ?? [];
  if (run) return `You run the ${lowerFirst(run)} ${whose}`;
  return null;
}
