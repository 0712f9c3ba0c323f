/** Short notes of a row on the post that lack their verb: "23-strong agency in Finnieston", "finish at 3 on Fridays", "hybrid 3 days in", "12 wk trial". */
import { withArticle } from '../../language/articles.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst } from '../../language/first-capitals.ts';

const few = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)';

/** The sentence of such a note, without its stop; null where it is of no such kind. */
export function asPlainRow(note: string): string | null {
  // "23-strong agency in Finnieston".
  const [, strong = ''] =
    /^(?:an? )?(\d+-strong (?:[a-z]+ )?(?:agency|firm|company|practice|team|consultancy|studio|charity)(?: (?:in|on|near) [^,;:]+)?)$/i.exec(
      note,
    ) ?? [];
  if (strong) return /team/i.test(strong) ? `You work in a ${strong}` : `We are a ${strong}`;
  // "Finish at 3 on Fridays".
  const [, at = '', day = ''] =
    /^(?:early )?finish(?:es|ing)? (?:at )?(\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?) (?:on )?((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)$/i.exec(
      note,
    ) ?? [];
  if (at) return `You finish at ${at} on ${day.replace(/s?$/, 's')}`;
  // "Hybrid 3 days in", "hybrid (3 days office)".
  const [, in_ = ''] =
    new RegExp(`^hybrid,? \\(?(${few}) days? (?:in|office|in office|on site|in the office)\\)?$`, 'i').exec(note) ?? [];
  if (in_)
    return `The job is hybrid, with ${in_.toLowerCase()} ${/^(?:1|one)$/i.test(in_) ? 'day' : 'days'} in the office`;
  // "Two office days in Smithfield, rest at home in Ireland".
  const [, days = '', where = '', rest = ''] =
    new RegExp(`^(${few}) office days?( (?:in|at) [^,;:]+)?, (?:the )?rest ((?:at|from) home[^,;:]*)$`, 'i').exec(
      note,
    ) ?? [];
  if (days) return `You work ${days.toLowerCase()} days a week in the office${where} and the rest ${rest}`;
  // "12 wk trial".
  const [, long = '', unit = '', trial = ''] =
    /^(?:an? )?(\d+|one|two|three|four|six|nine|twelve)[- ]?(wk|week|month|mth|day)s?['’]?[- ](trial|probation|induction|handover)(?:ary)?(?: period)?$/i.exec(
      note,
    ) ?? [];
  if (long)
    return `There is ${withArticle(`${long.toLowerCase()}-${/^w/i.test(unit) ? 'week' : /^m/i.test(unit) ? 'month' : 'day'} ${trial.toLowerCase()}`)}`;
  // "Mid-level role in a five-person team".
  const [, level = ''] =
    /^(?:an? )?((?:mid|entry|senior|junior|lead|first|second)-?(?:level|line)? (?:role|post|job|position) (?:in|on|with) (?:an?|the|our) [^,;:]+)$/i.exec(
      note,
    ) ?? [];
  if (level && !hasVerb(level)) return `This is ${withArticle(lowerFirst(level))}`;
  // "Baner office".
  const [, office = ''] = /^(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)? office)$/u.exec(note) ?? [];
  if (
    office &&
    !/^(?:In|On|At|Head|Main|Back|Front|Post|Box|Ticket|Home|Open|Small|Our|The|Site|Sales|Full|Part|Modern|New|City|Branch|Field|Mixed|Regional|Private|Hybrid|Office|Legal|Law)\b/.test(
      office,
    )
  )
    return `You work in the ${office}`;
  // "12 engineers per pod", "four children per adult".
  const [, each = ''] =
    new RegExp(
      `^(${few} [a-z]+s (?:per|to an?|to each) (?:pod|team|shift|crew|class|group|ward|adult|room|branch|shop))$`,
      'i',
    ).exec(note) ?? [];
  if (each) return `There are ${lowerFirst(each)}`;
  // "Housing on the farm if wanted".
  const [, offered = '', more = ''] =
    /^((?:staff )?(?:housing|accommodation|lodging|room|flat|parking|meals|training|transport)( [^,;:]+)?) if (?:wanted|needed|required|you want (?:it|them))$/i.exec(
      note,
    ) ?? [];
  if (offered && !hasVerb(more))
    return `There is ${lowerFirst(offered)} if you ${/wanted|want/i.test(note) ? 'want' : 'need'} it`;
  // "4 or 5 days".
  const [, one = '', other = ''] = new RegExp(`^(${few}) or (${few}) days(?: (?:a|per) week)?$`, 'i').exec(note) ?? [];
  if (one) return `You work ${one.toLowerCase()} or ${other.toLowerCase()} days a week`;
  // "410 pupils", "class of 27", "11 adults with learning disabilities".
  const [, many = ''] =
    /^((?:about |around |over )?\d[\d,]* (?:pupils|students|residents|beds|patients|children|members|tenants|dogs|cows|ewes|stalls|seats))$/i.exec(
      note,
    ) ?? [];
  if (many) return `We have ${lowerFirst(many)}`;
  const [, own = ''] = /^(?:an? )?(class of (?:about )?\d+)(?: pupils| children)?$/i.exec(note) ?? [];
  if (own) return `You have a ${lowerFirst(own)}`;
  const [, helped = ''] =
    new RegExp(
      `^((?:${few}|\\d+) (?:adults|children|people|residents|young people|tenants|older people) (?:with|living with) [a-z -]+)$`,
      'i',
    ).exec(note) ?? [];
  if (helped && !hasVerb(helped.replace(/\bliving with\b/, 'with'))) return `We support ${lowerFirst(helped)}`;
  // "Some evening and weekend events, with time back".
  const [, some = '', back = ''] =
    /^((?:some|occasional|a few|regular) (?:[a-z]+(?: and| or)? ){1,3}(?:events|work|travel|shifts|meetings|visits|trips|calls|shoots|shows))((?:, | )with [^,;:]+)?$/i.exec(
      note,
    ) ?? [];
  if (some && !hasVerb(some.replace(/ \w+$/, '')))
    return `There ${/(?:work|travel)$/i.test(some) ? 'is' : 'are'} ${lowerFirst(some)}${back}`;
  // "Domestic and small commercial jobs".
  const [, jobs = ''] =
    /^((?:(?:domestic|small|large|commercial|residential|industrial|local|private|light)(?:,| and|, and)? )+(?:jobs|projects|sites|houses|homes|contracts))$/i.exec(
      note,
    ) ?? [];
  if (jobs) return `You work on ${lowerFirst(jobs)}`;
  // "Lunch and dinner": what a kitchen serves, and nothing that anybody is given.
  if (
    /^(?:breakfast|brunch|lunch|dinner|supper|afternoon tea)(?:(?:, | and |, and )(?:breakfast|brunch|lunch|dinner|supper|afternoon tea|late bar))+(?: service)?$/i.test(
      note,
    )
  )
    return `We serve ${lowerFirst(note).replace(/ service$/i, '')}`;
  // "Two testing rooms".
  const [, rooms = ''] = new RegExp(`^(${few} (?:[a-z-]+ )?(?:rooms|bays|theatres|classrooms))$`, 'i').exec(note) ?? [];
  if (rooms && !/bed|day/i.test(rooms)) return `We have ${lowerFirst(rooms)}`;
  // "Walking and van round".
  const [, round = ''] =
    /^(?:an? )?((?:walking|cycling|van|bike|foot|car|delivery|milk|post)(?: and (?:walking|cycling|van|bike|foot|car))? round)$/i.exec(
      note,
    ) ?? [];
  if (round) return `The work is a ${lowerFirst(round)}`;
  // "HR partner to Repairs and Property": the reader is.
  const [, partner = ''] =
    /^(?:the |an? )?((?:HR |business |finance |people |strategic )*partner (?:to|for) [^,;:]+)$/i.exec(note) ?? [];
  if (partner && !hasVerb(partner.replace(/^.*?partner (?:to|for) /i, '').replace(/\([^()]*\)/, '')))
    return `You are the ${/^[A-Z]{2}/.test(partner) ? partner : lowerFirst(partner)}`;
  // "Joining two directors, on call one week in three".
  const [, whom = '', call = ''] =
    /^joining ((?:two|three|four|five|six|our|the|an?) [a-z -]+), (on call [^,;:]+)$/i.exec(note) ?? [];
  if (whom) return `You join ${lowerFirst(whom)} and are ${call}`;
  // "Initially 2 years (befristet)": how long the contract is.
  const [, term = ''] =
    new RegExp(`^initially (?:for )?(${few} (?:years?|months))(?: \\([^()]*\\))?$`, 'i').exec(note) ?? [];
  if (term) return `The contract is for ${term.toLowerCase()} at first`;
  const [, chance = ''] =
    /^((?:good|fair|real|every|strong) chance of (?:staying|(?:an? )?extension|(?:a )?permanent (?:post|contract|role|job)|becoming permanent))$/i.exec(
      note,
    ) ?? [];
  if (chance) return `There is ${/^every/i.test(chance) ? lowerFirst(chance) : withArticle(lowerFirst(chance))}`;
  // "AWS, EKS, Terraform, Grafana stack": with what one works.
  const [, stack = '', last = ''] =
    /^((?:[A-Z][\w.+#-]*(?: [A-Z][\w.+#-]*)?, ){2,8})(?:and )?([A-Z][\w.+#-]*(?: [A-Z][\w.+#-]*)?) stack$/.exec(note) ??
    [];
  return stack ? `Our stack is ${stack.replace(/, $/, '')} and ${last}` : null;
}
