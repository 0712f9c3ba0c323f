/** Notes on the post that name what it is and lack only who does it: "direct contract", "covers Sligo and Leitrim", "executive lead for 1,180 nurses". */
import { withArticle } from '../../language/articles.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { isLeadPost } from '../../mining/tasks/position.ts';
import { asPlainWork } from './plain-work.ts';

const few = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const time = '\\d{1,2}(?:[.:]\\d\\d)?(?: ?[ap]\\.?m\\.?)?';
const ones = '(?:[a-z]+ ){0,2}[a-z]+s';

/** The last comma of a row as its "and"; what has one already stays. */
const joined = (row: string): string =>
  / and /.test(row)
    ? row
    : row
        .replace(/ & /g, ' and ')
        .replace(/, ([^,]+)$/, (whole, last: string) =>
          / and /.test(row.replace(/ & /g, ' and ')) ? whole : ` and ${last}`,
        );

/** The sentence of such a note, without its stop; null where it is of no such kind. */
export function asPlainPost(note: string): string | null {
  // "Direct contract, not through an agency".
  const [, direct = '', not = ''] =
    /^(?:an? )?(direct (?:contract|employment|hire|employee contract))(,? (?:not|no|with no|without) [^;:]{3,50})?$/i.exec(
      note,
    ) ?? [];
  if (direct)
    return `This is ${/employment$/i.test(direct) ? direct.toLowerCase() : withArticle(direct.toLowerCase())}${not}`;
  // "Covers Sligo, Leitrim & north Roscommon".
  const patch =
    /^covers ((?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b)(?:all of |most of )?(?:the )?\p{Lu}[^;:.]+)$/iu.exec(
      note,
    )?.[1];
  if (patch && /^(?:all of |most of )?(?:the )?\p{Lu}/u.test(patch) && !hasVerb(patch))
    return `You cover ${joined(patch)}`;
  // "Shift 1.30 pm to 10.30 pm IST".
  const [, from = '', to = '', zone = ''] =
    new RegExp(
      `^(?:the )?shifts?(?: times?)?:? (?:is |from )?(${time}) ?(?:to|-|–) ?(${time})( [A-Z]{2,4})$`,
      'i',
    ).exec(note) ?? [];
  if (to && zone === zone.toUpperCase() && !/^ ?[ap]m$/i.test(zone))
    return `Your shift is from ${from} to ${to}${zone}`;
  // "Portfolio is water rights and drought".
  const [, own = '', of = ''] =
    /^(portfolio|patch|caseload|territory|remit|brief) (?:is|covers) ([^;:]+)$/i.exec(note) ?? [];
  if (of) return `Your ${own.toLowerCase()} ${/ is /.test(note) ? 'is' : 'covers'} ${of}`;
  // "Call-out 1 in 9, paid on top".
  const [, turn = '', one = '', paid = ''] =
    new RegExp(
      `^(call-?outs?|on[- ]?call|standby)(?: rota)?:? ((?:1|one) in ${few})(, (?:and )?(?:paid|with)\\b[^;:]*)?$`,
      'i',
    ).exec(note) ?? [];
  if (one)
    return `The ${turn
      .toLowerCase()
      .replace(/^on[- ]?call/, 'on-call')
      .replace(/s$/, '')} rota is ${one}${paid}`;
  // "1 in 6 nights on call".
  const [, every = '', unit = ''] =
    new RegExp(`^(?:1|one) in (${few}) (nights?|weekends?|weeks?|days?) on[- ]call$`, 'i').exec(note) ?? [];
  if (unit) return `You are on call one ${unit.toLowerCase().replace(/s$/, '')} in ${every.toLowerCase()}`;
  // "Team of six vets, five nurses".
  const [, some = '', others = ''] =
    new RegExp(`^(?:an? )?team of (${few} ${ones})(?:,| and|, and| plus) (${few} ${ones})$`, 'i').exec(note) ?? [];
  if (others) return `The team has ${some.toLowerCase()} and ${others.toLowerCase()}`;
  // "3 days office (Infopark), 2 remote".
  const [, office = '', where = '', remote = ''] =
    new RegExp(
      `^(${few}) days? (?:in )?(?:the )?office((?: \\([^()]+\\))?),? (?:and )?(${few}) (?:days? )?(?:remote|at home|from home|wfh)$`,
      'i',
    ).exec(note) ?? [];
  if (remote)
    return `You work ${office.toLowerCase()} days in the office${where} and ${remote.toLowerCase()} from home`;
  // "In the office or at the Capitol Tuesday to Thursday, remote otherwise".
  const [, there = ''] =
    /^(in the office\b[^;:,]*), (?:remote|from home|wfh) (?:otherwise|the rest(?: of the time)?)$/i.exec(note) ?? [];
  if (there) return `You work ${lowerFirst(there)}, and remotely otherwise`;
  // "Lead actuary for the closed block, about 210,000 policies".
  if (isLeadPost(note)) return `You will be the ${lowerFirst(note)}`;
  // "Executive lead for 1,180 nurses across a 346-bed hospital".
  const [, lead = ''] =
    /^(?:the |an? )?((?:(?:executive|clinical|technical|operational|strategic|functional|professional|overall|national|regional|first|main|named) )(?:lead|contact|sponsor|owner) (?:for|of|on) [^;:]+)$/i.exec(
      note,
    ) ?? [];
  if (lead && !hasVerb(lead.replace(/^\w+ (?:lead|contact|sponsor|owner) /i, '')))
    return `You will be the ${lowerFirst(lead)}`;
  // "Mixed post, roughly 60% farm, 40% small animal".
  const [, post = '', shares = ''] =
    /^(?:an? )?((?:mixed|varied|split|joint|dual) (?:post|role|job|position|caseload)), ((?:roughly |about |around )?\d+ ?% [^;:]+)$/i.exec(
      note,
    ) ?? [];
  if (post) return `This is a ${post.toLowerCase()}, ${joined(shares)}`;
  // "Early morning van run to shops, cafes and two hospitals".
  const [, run = ''] =
    /^(?:an? |the )?((?:(?:early|late|daily|morning|night|evening|local|school|milk|post|delivery|van|collection) )+(?:run|round|route)s? (?:to|of|in|around|through|for|between) [^;:]+)$/i.exec(
      note,
    ) ?? [];
  if (run && !/(?:runs|rounds|routes) /.test(run) && !hasVerb(run.replace(/\b(?:run|round|route)s?\b/, 'one')))
    return `The job is ${withArticle(lowerFirst(run))}`;
  // "Servicing and repairs in our own 11,600 homes, all within city limits".
  const [, work = ''] =
    /^((?:servicing|repairs?|maintenance|installation|cleaning|gardening|driving|cooking|baking|teaching|nursing|caring|planting|grounds maintenance|sales)(?: and (?:[a-z]+ )?[a-z]+)? (?:in|on|at|for|across|of) (?:our|the|all|\d)[^;:]*)$/i.exec(
      note,
    ) ?? [];
  if (work && !hasVerb(work.replace(/^\S+(?: and (?:\S+ )?\S+)? (?:in|on|at|for|across|of) /i, '')))
    return `The work is ${lowerFirst(work)}`;
  // "Current MD retires March 2027 after 19 years".
  const [, who = '', leaves = '', date = '', after = ''] =
    /^(?:the |our )?(?:current|present|existing) ([\w ]{2,30}?) (retires|leaves|moves on|steps down)(?: in)? ((?:January|February|March|April|May|June|July|August|September|October|November|December)(?: 20\d\d)?|20\d\d)( after [^;:]+)?$/.exec(
      note.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()),
    ) ?? [];
  if (date) return `Our current ${who} ${leaves} in ${date}${after}`;
  // "Three-month handover planned".
  const [, spell = '', sure = ''] =
    /^(?:an? )?((?:one|two|three|four|six|\d+)-(?:month|week|day) (?:handover|induction|training|probation|placement)) (?:is )?(planned|included|given|provided|arranged)$/i.exec(
      note,
    ) ?? [];
  if (spell) return `${upperFirst(withArticle(lowerFirst(spell)))} is ${sure.toLowerCase()}`;
  // "Monday to Thursday four 10-hour days, Fridays voluntary OT".
  const [, span = '', many_ = '', off = ''] =
    /^((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day to (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day),? ((?:two|three|four|five|six|\d) \d+-hour (?:days|shifts|nights))(?:, ((?:Fri|Satur|Sun)days) (?:are )?(?:voluntary|optional) (OT|overtime))?$/i.exec(
      note,
    ) ?? [];
  if (many_)
    return `You work ${many_.toLowerCase()}, ${span}${off === '' ? '' : `, and ${off} are for voluntary overtime`}`;
  // "Site-based QS for a 240-bed hospital project".
  const [, based_ = ''] =
    /^(?:an? )?((?:site|office|field|home|ward|community|depot|school|hospital)-based (?:[A-Z]{2,4}|[a-z]+(?: [a-z]+)?) (?:for|on|in|at|with) [^;:]+)$/.exec(
      note.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()),
    ) ?? [];
  if (based_ && !hasVerb(based_.replace(/-based /, ' '))) return `You will be ${withArticle(based_)}`;
  // "Part-time in our bookshop, Thursday to Sunday, 24 hours".
  const [, share_ = '', at_ = ''] = /^(part|full)[- ]time ((?:in|at) (?:our|the) [^;:]+)$/i.exec(note) ?? [];
  if (share_ && !hasVerb(at_)) return `You work ${share_.toLowerCase()}-time ${at_}`;
  // "Heads finance for a farmer-owned cooperative".
  const heads = /^heads (?!of\b|and\b)([a-z][^;:]+)$/i.exec(note)?.[1];
  if (heads) return `You head ${heads}`;
  // "Between 7 am and 8 pm".
  const between = new RegExp(`^between (${time}) and (${time})$`, 'i').exec(note);
  if (between) return `You work ${lowerFirst(note)}`;
  // "Avg 50 hours".
  const mean = /^(?:avg\.?|average(?: of)?) (\d[\d.]*) ?(?:hours|hrs)(?: (?:a|per) week)?$/i.exec(note)?.[1];
  if (mean) return `You work ${mean} hours a week on average`;
  // "Start 1 September".
  const start =
    /^(?:to )?start(?:s|ing)?(?: date)?:? (?:on )?(\d{1,2}(?:st|nd|rd|th)? (?:January|February|March|April|May|June|July|August|September|October|November|December)(?: 20\d\d)?)$/i.exec(
      note,
    )?.[1];
  if (start) return `The job starts on ${start}`;
  return asPlainWork(note);
}
