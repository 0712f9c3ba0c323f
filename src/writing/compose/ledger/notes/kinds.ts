/** Notes of a description that say what they are by their kind: "dry van, 90% no-touch", "OTE $84,000", "25 people needed for peak". */

import { monthNames } from '../../../text/calendar.ts';
import { withArticle } from '../../language/articles.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';
import { joinList } from '../../language/joined-phrases.ts';
import { asOnTarget } from '../on-target.ts';
import { ofCharge } from './charges.ts';
import { ofWhereOrWhen } from './where-when.ts';

const kindOfWork =
  '(?:(?:light |heavy )?(?:domestic|commercial|industrial|agricultural|residential)|new[- ]build|new builds|refurb(?:ishment)?|retail|private|public|social housing)';
export const startsAround = new RegExp(
  `^start(?:s|ing)?:? (?:at (?:the )?|in )?(beginning|start|end|middle|early|mid|late)(?: of|-| )+(${monthNames.join('|')})$`,
  'i',
);
const people =
  '(?:[a-z-]+ ){0,2}(?:operators|nurses|carers|drivers|people|assistants|engineers|chefs|cooks|teachers|leads|leaders|technicians|colleagues|apprentices|doctors|dentists|vets|stylists|fitters|supervisors|managers|officers|porters|cleaners|volunteers|trainees)';
const soManyPeople = new RegExp(
  `^(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ${people}(?:(?:, | and |, and )(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ${people.replace('cleaners', 'cleaners|manager|supervisor|apprentice|trainee|nurse|chef|assistant')})*(?: (?:on|across|over) [^:;,]+)?$`,
  'i',
);
/** "Domestic and light commercial". */
const kindsOfWork = new RegExp(
  `^(?:mostly |mainly )?${kindOfWork}(?:(?:, | and |, and )${kindOfWork})+(?: work)?$`,
  'i',
);

/** "Independent pharmacy on the high street with a consultation room": a house of a kind, and where it is or what it has. */
const ofAKind = rare(
  /^(?:city[- ]centre|town[- ]centre|riverside|open-plan|bright|independent|family[- ](?:run|owned)|community|village|rural|coastal|seaside|privately owned|award-winning|boutique|busy|small|large|modern|purpose-built|listed|historic|former) (?:[a-z-]+,? (?:and )?){0,3}?(?:pharmacy|practice|surgery|school|clinic|salon|garage|restaurant|library|nursery|workshop|bakery|brewery|hotel|inn|pub|café|cafe|bistro|garden centre|care home|office|depot|warehouse|lab|laboratory|theatre|museum|gallery|farm|vineyard|estate|gym|studio|hospital|hospice|boatyard|shop|store) (?:on|in|by|near|at|with|off|beside|behind|opposite|overlooking|above) (?!.*\b(?:is|are|has|needs?|seeks?|wants?|looking)\b)/i,
);

/** "25 people needed for peak": we need them. */
export function weNeed(note: string): string | null {
  const [, many = '', until = ''] =
    /^((?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|more) (?:[a-z]+ )?(?:[a-z]+s|people|staff)) (?:needed|wanted|required|sought) ((?:for|over|until|through|this|from|before|to cover) [^:;]+)$/i.exec(
      note,
    ) ?? [];
  return many === '' ? null : `We need ${lowerFirst(many)} ${until}`;
}

/** "A five-surgery mixed practice", "three-form entry school": a house, by how many of something it has. */
const ofSoMany =
  /^(?:an? )?(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)-(?:surgery|partner|site|form|class|bay|chair|dentist|doctor|vet|branch|storey|screen|table) (?:[\w&-]+ ){0,5}?(?:practice|surgery|school|clinic|salon|garage|depot|cinema|firm|company|restaurant|library|nursery|charity|workshop|shop|bakery|brewery)\b(?! (?:is|are|was|has|needs?|seeks?|wants?|looking)\b)/i;

/** "24-member team in Baner": the reader joins it. */
export function joinsTeam(note: string): string | null {
  const [, many = '', where = ''] =
    /^(?:an? )?(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)[- ](?:member|person|people|strong) team((?: (?:in|at|across|of|within) [^,:;]+)?)$/i.exec(
      note,
    ) ?? [];
  return many === ''
    ? null
    : `You will join ${withArticle(`${many}-${/strong/i.test(note) ? 'strong' : 'person'} team`)}${where}`;
}

/** "44-bed residential and dementia home (Tarset House)": a house by its size. */
const ofASize =
  /^(?:an? )?\d+-(?:bed(?:room)?|room|place|cover|seat|acre|berth|pitch|cow|storey|pupil|patient) (?:[a-z&-]+,? (?:and )?){0,5}?(?:home|hotel|hospital|ward|unit|nursery|school|restaurant|pub|inn|hostel|hospice|campsite|farm|estate|centre|site|park|house|marina|theatre|care home|nursing home)(?: \([A-Z][\w' -]+\)| (?:in|on|by|near|outside|at) [^:;,]+)?$/i;

/** "4 year SOLAS apprenticeship", "18-month fixed term": what the post is, and for how long. */
const forSoLong =
  /^(?:an? )?((?:\d+|one|two|three|four|five|six|nine|twelve|eighteen)[- ](?:year|month|week)) ((?:[\w&-]+ ){0,3}(?:apprenticeship|traineeship|programme|program|scheme|internship|placement|residency|fellowship|secondment)|fixed[- ]term|fixed[- ]term contract)(?!.*[:;])((?: (?:with|at|in|for|to|leading|covering) [^:;]+)?)$/i;

/** "Executive role responsible for nursing practice": the job, and what it answers for. */
const answersFor = /^(?:an? )?(?:[a-z-]+ ){1,3}(?:role|post|position|job) (?:responsible|accountable) for [^:;]+$/i;

/** "Shift allowance of 12%": there is one. */
const allowance =
  /^(?:an? )?(?:(?:[a-z-]+ )?(?:shift|weekend|night|on-call|standby|London|car|meal|tool|clothing|travel|relocation|language|market) (?:allowance|premium|supplement|differential|weighting)) of [£€$₹]?\d[^:;]*$/i;

/** "3 days from home once trained", "two days a week from home": what one may do. */
const fromHome =
  /^(?:up to |about |usually )?(?:one|two|three|four|[1-4])(?:(?: to |-| or )(?:two|three|four|[2-4]))? days?(?: (?:an?|per|each|every) (?:week|fortnight))? (?:(?:working )?from|at) home\b(?!.*(?::|;| is\b| are\b))[^,]*$/i;

/** Where the work is done, with its preposition. */
const whereOf: Readonly<Record<string, string>> = {
  ward: 'on the ward',
  wards: 'on the wards',
  floor: 'on the floor',
  'shop floor': 'on the shop floor',
  site: 'on site',
  theatres: 'in theatres',
  dispensary: 'in the dispensary',
  kitchen: 'in the kitchen',
  bar: 'behind the bar',
  office: 'in the office',
  workshop: 'in the workshop',
  yard: 'in the yard',
  warehouse: 'in the warehouse',
  shop: 'in the shop',
  lab: 'in the lab',
  clinic: 'in the clinic',
  clinics: 'in clinics',
  reception: 'on reception',
  stores: 'in the stores',
  road: 'on the road',
};

/** The note as a sentence, where its kind says which; `raw` is as it was typed, `bare` without its stop. Null for every other note. */
export function ofItsKind(raw: string, bare: string, titleWords: readonly string[]): string | null {
  const charge = ofCharge(bare);
  if (charge !== null) return charge;
  // "Dry van, 90% no-touch, mostly Wisconsin": what is hauled.
  if (
    /^(?:dry van|reefer|refrigerated|flatbed|tanker|intermodal|containers?|LTL|box van|curtain-?siders?)\b(?!.*\b(?:is|are|licen[cs]e|experience|endorsement)\b)/i.test(
      bare,
    )
  )
    return `The work is ${lowerFirst(bare).replace(/\bmostly (?=[A-Z])/, 'mostly in ')}`;
  // "Your own 2025 Kenworth T680": had.
  if (
    /^your own/i.test(raw.trim()) &&
    /^your own (?!.*\b(?:is|are|will|required|needed|essential|provided)\b)[^:;]+$/i.test(bare)
  )
    return `You will have ${lowerFirst(bare)}`;
  // "Working mainly in Year 1".
  const [, mainly = ''] =
    /^working ((?:mainly|mostly|largely|usually|primarily|closely|partly) [^:;]+)$/i.exec(bare) ?? [];
  if (mainly) return `You will work ${mainly}`;
  // "Perm after 3 months": it becomes that.
  const [, later = ''] = /^perm(?:anent)? after ([^:;,]+)$/i.exec(bare) ?? [];
  if (later)
    return `The job becomes permanent after ${later.replace(/^(?:an? )?(\d+|one|two|three|four|six|nine|twelve)[- ](month|week)s?['’]? (?=probation)/i, (_, many: string, unit: string) => `${withArticle(`${many}-${unit}`)} `)}`;
  // "Start beginning of September", "starting mid-May".
  const [, point = '', ofMonth = ''] = startsAround.exec(bare) ?? [];
  if (point)
    return /^(?:early|mid|late)$/i.test(point)
      ? `The job starts in ${point.toLowerCase()}${/^mid$/i.test(point) ? '-' : ' '}${upperFirst(ofMonth)}`
      : `The job starts at the ${point.toLowerCase()} of ${upperFirst(ofMonth)}`;
  // "24 operators and four line leads on three lines": there are.
  if (soManyPeople.test(bare) && / (?:on|across|over) | and /.test(bare) && !raw.includes(':') && !hasVerb(bare))
    return `There are ${lowerFirst(bare)}`;
  // "Exempt, with a 10% shift differential".
  if (/^(?:FLSA[- ])?(?:non-)?exempt\b(?=$|,)/i.test(bare)) return `The job is ${lowerFirst(bare)}`;
  // "About 60% travel in Germany, Monday to Thursday, home on Fridays".
  const [, much = '', home = ''] =
    /^((?:about |around |up to )?\d+ ?% travel\b[^;:]*?)(, (?:and )?home (?:on|every|by|at) [^,;:]+)?$/i.exec(bare) ??
    [];
  if (much)
    return `The job involves ${lowerFirst(much)}${home ? `, and you are ${home.replace(/^, (?:and )?/, '')}` : ''}`;
  // "OTE $84,000": what is earned when targets are met.
  const onTarget = asOnTarget(bare);
  if (onTarget !== null) return onTarget;
  // "Level 2 Hospitality Team Member": what an apprentice works towards.
  if (/^Level \d(?:\/\d)? (?:[A-Z][a-z]+ ?){2,6}$/.test(bare) && titleWords.includes('apprentice'))
    return `The apprenticeship is ${bare}`;
  // "Domestic and light commercial": what the work is.
  if (kindsOfWork.test(bare)) return `The work is ${lowerFirst(bare).replace(/ work$/i, '')}`;
  // "Five-surgery mixed practice by the harbour": where the work is.
  if ((ofSoMany.test(bare) || ofAKind.test(bare)) && !/[:;]/.test(bare))
    return `You will work in ${withArticle(lowerFirst(bare).replace(/^an? /, ''))}`;
  // "$3,000 sign-on bonus, half after 90 days": there is one.
  if (
    /^(?:an? )?[£€$₹]\d[\d.,]*k? (?:sign(?:ing)?-?[ -]?on|joining|welcome|retention|referral|relocation|start|golden hello) (?:bonus|payment|allowance|package)\b[^:;]*$/i.test(
      bare,
    )
  )
    return `There is ${withArticle(lowerFirst(bare).replace(/^an? /, ''))}`;
  // "L2/L3 production support for our card switch": what the work is.
  if (/^(?:L\d(?:\/L?\d)? )?(?:[a-z]+ ){0,2}support (?:for|of|to) (?:our|the) [^:;,]+$/i.test(bare))
    return `The work is ${lowerFirst(bare).replace(/ & /g, ' and ')}`;
  // "Rotational shifts including 1 night week in 6".
  if (/^(?:rotating|rotational|rolling|alternating|variable) shifts\b(?!.*(?::|;| is\b| are\b))[^,]*$/i.test(bare))
    return `You work ${lowerFirst(bare).replace(/ (?=includ)/, ', ')}`;
  // "Night allowance paid".
  const [, extra = ''] =
    /^((?:night|shift|weekend|on-call|standby|travel|meal) allowance) (?:is )?paid$/i.exec(bare) ?? [];
  if (extra) return `${upperFirst(withArticle(extra.toLowerCase()))} is paid`;
  // "Fleet of 212 school buses, 38 of them electric": ours.
  if (/^(?:an? )?fleet of (?:about |over |around )?\d[^:;]*$/i.test(bare))
    return `We have a ${lowerFirst(bare).replace(/^an? /, '')}`;
  const placed = ofWhereOrWhen(bare);
  if (placed !== null) return placed;
  const joined = joinsTeam(bare);
  if (joined !== null) return joined;
  if (ofASize.test(bare)) return `You will work in ${withArticle(lowerFirst(bare).replace(/^an? /, ''))}`;
  const [, long = '', post = '', more = ''] = forSoLong.exec(bare) ?? [];
  if (long)
    return `This is ${withArticle(`${long.toLowerCase().replace(' ', '-')} ${/^fixed/i.test(post) ? 'fixed-term contract' : lowerFirst(post)}`)}${more}`;
  if (answersFor.test(bare)) return `This is ${withArticle(lowerFirst(bare).replace(/^an? /, ''))}`;
  if (allowance.test(bare)) return `There is ${withArticle(lowerFirst(bare).replace(/^an? /, ''))}`;
  if (fromHome.test(bare)) return `You can work ${lowerFirst(bare)}`;
  // "Flexitime between 6:00 and 20:00", "core hours 10 to 3".
  if (/^flexi-?time (?:between|from|with|around) [^;]+$/i.test(bare)) return `You work ${lowerFirst(bare)}`;
  // "39 hours over five days, including every other weekend".
  if (
    /^\d[\d.]* hours over (?:two|three|four|five|six|[2-6]) (?:days|nights|mornings|afternoons|evenings)(?:,? (?:including|with|mostly|usually|from|between) [^:;,]+)?$/i.test(
      bare,
    )
  )
    return `You work ${lowerFirst(bare)}`;
  // "Monday to Friday, finish at 1 on Fridays".
  const [, weekOf = '', ends = ''] =
    /^((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days? to (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?),? (?:and )?finish(?:ing)? ((?:at )?[^,:;]*(?:\d|noon|midday)[^,:;]*)$/i.exec(
      bare,
    ) ?? [];
  if (weekOf) return `You work ${weekOf} and finish ${/^at /i.test(ends) ? ends : `at ${ends}`}`;
  // "10 pm to 6:30 am, Sunday night to Thursday night".
  if (
    /^\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\.?)? ?(?:to|-|–|until) ?\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\.?,? (?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?: (?:night|morning|evening)s?)? (?:to|and|through) |weekdays|every day|daily)[^:;]*$/i.test(
      bare,
    )
  )
    return `You work ${bare}`;
  // "Wards and dispensary": where the work is.
  const rooms = bare.toLowerCase().split(/ and |, /);
  if (rooms.length > 1 && rooms.every((room) => whereOf[room] !== undefined))
    return `You work ${joinList(rooms.map((room) => whereOf[room] ?? room))}`;
  // "Monday to Friday with one weekend in five on call".
  const [, days = '', besides = ''] =
    /^((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days? (?:to|and) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?),? (with [^:;]*\b(?:weekends?|Saturdays?|Sundays?|evenings?|nights?|on[- ]call)\b[^:;]*)$/i.exec(
      bare,
    ) ?? [];
  if (days) return `You work ${days}, ${besides}`;
  // "2nd shift Monday to Thursday 1:00 pm to 11:30 pm (no weekends)": which, on which days and between which hours.
  const [, which = '', weekdays = '', clock = ''] =
    /^((?:[123](?:st|nd|rd)|first|second|third|swing|graveyard) shift),? ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days? (?:to|and) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?),? (\d.*)$/i.exec(
      bare,
    ) ?? [];
  if (which) return `You work ${lowerFirst(which)}, ${weekdays}, ${clock}`;
  // "Alternate weekends": some are worked, and not they alone.
  if (/^(?:alternate|every (?:other|second|third|fourth)) (?:weekends?|Saturdays?|Sundays?)$/i.test(bare))
    return `You work ${lowerFirst(bare)}`;
  const [, core = ''] = /^core hours,? ?:? ?(?:are |from )?(\d[^;,]*)$/i.exec(bare) ?? [];
  if (core) return `Core hours are ${core}`;
  const [, span = ''] = /^flexible (?:working )?hours,? ((?:between|from|around) [^:;,]+)$/i.exec(bare) ?? [];
  if (span) return `The hours are flexible ${span}`;
  // "No. 2 to Joan, registered manager, who has been there 11 years".
  const [, name = '', office = '', since = ''] =
    /^(?:(?:the )?(?:No\.?|number) ?(?:2|two)|second|deputy|right hand) to (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?), (?:our |the )?((?:[a-z-]+ ){0,3}[a-z]+)(, who[^:;]+)?$/u.exec(
      lowerFirst(bare).replace(/^no\b/, 'No'),
    ) ?? [];
  if (name) return `You will be number two to ${name}, our ${office}${since}`;
  const many = weNeed(bare);
  if (many !== null) return many;
  // "Some early starts to meet the night shift": there are.
  if (
    /^(?:some|occasional|regular|a few|frequent) (?:early|late|weekend|evening|night|Saturday|Sunday|bank holiday|short|long|overnight) (?:starts|finishes|stays|calls|visits|trips|meetings|openings)\b(?! (?:is|are|will|may|can)\b)[^:;]*$/i.test(
      bare,
    )
  )
    return `There are ${lowerFirst(bare)}`;
  return null;
}
