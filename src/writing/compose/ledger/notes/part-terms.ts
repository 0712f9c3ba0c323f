/** Parts of a note on the terms of a post, without their verb: why it is open, for how long, what goes with it ("backfill", "season April to October", "cottage with the job"). */
import { monthInFull } from '../../../text/calendar.ts';
import { withArticle } from '../../language/articles.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { isCounted, isMass } from '../../language/nouns.ts';

const months = `(?:the end of |the start of |early |mid-?|late )?(?:\\d{1,2}(?:st|nd|rd|th)? )?${monthInFull}(?: \\d{1,2}(?:st|nd|rd|th)?)?(?: \\d{4})?`;
const few = '(?:\\d+|one|two|three|four|five|six|nine|twelve|eighteen)';

/** Words on a contract, of which a note may offer two. */
const terms =
  /^(?:bank|permanent|perm|temporary|temp|casual|freelance|contract|full-time|part-time|job share|job-share|secondment|fixed-term|self-employed|employed|zero hours|price|day rate|day work|hourly|salaried|paye|cis|on-call|wholetime|retained|term time|year-round|hybrid|remote|office-based|seasonal|locum)$/i;
const spelt = (word: string): string =>
  lowerFirst(word)
    .replace(/^perm$/i, 'permanent')
    .replace(/^temp$/i, 'temporary')
    .replace(/^(full|part) time$/i, '$1-time');

function ofContract(note: string): string | null {
  const [, one = '', link = '', two = ''] = /^([a-z -]+?),? (or|then|to|not) ([a-z -]+)$/i.exec(note) ?? [];
  // "Full-time or part-time" has a sentence of its own.
  if (one && terms.test(spelt(one)) && terms.test(spelt(two)) && !(/time$/.test(one) && /time$/.test(two))) {
    if (/price|rate/i.test(note))
      return link === 'or' ? `The pay is by ${spelt(one)} or ${spelt(two)}`.replace('by day rate', 'by the day') : null;
    if (link === 'not') return `The job is ${spelt(one)} and not ${spelt(two)}`;
    return link === 'or'
      ? `The job can be ${spelt(one)} or ${/share$/.test(two) ? 'a ' : ''}${spelt(two)}`
      : `The job is ${spelt(one)} to begin with and then ${spelt(two)}`;
  }
  const [, share = ''] = /^((?:\d{2}|100) ?%) (?:position|post|role|job|contract|hours|part-time)$/i.exec(note) ?? [];
  if (share) return `This is a ${share.replace(' ', '')} post`.replace('a 80%', 'an 80%');
  const [, fte = ''] = /^((?:0[.,]\d+|1(?:\.0)?) ?(?:FTE|WTE))$/i.exec(note) ?? [];
  if (fte) return `The post is ${fte.toUpperCase()}`;
  const [, part = ''] = /^part-time,? (\d{2} ?%)$/i.exec(note) ?? [];
  if (part) return `The job is part-time (${part.replace(' ', '')})`;
  if (/^(?:unlimited|indefinite|open-ended)(?: contract)?$/i.test(note)) return 'The contract is permanent';
  const [, weekly = ''] =
    /^(\d{1,2}(?:\.\d+)?) hours? (?:a week )?(?:flexitime |flexi(?:ble)? )contract$/i.exec(note) ?? [];
  if (weekly) return `This is a flexible contract of ${weekly} hours a week`;
  const [, cases = ''] =
    /^case-?work (?:of |is )?((?:about |around )?\d+)(?: live| open)?(?: cases)?$/i.exec(note) ?? [];
  if (cases) return `You have about ${cases.replace(/^about |^around /i, '')} live cases`;
  const [, season = ''] =
    new RegExp(`^season,? (?:from |is )?(${months} (?:to|until|-|–) ${months})$`, 'i').exec(note) ?? [];
  if (season) return `The season runs from ${season.replace(/ ?[-–] ?/, ' to ')}`;
  const [, sort = '', span = ''] =
    new RegExp(
      `^(seasonal|fixed-term|temporary)(?: (?:contract|post|role|job))?,? (?:from )?(${months} (?:to|until|-|–) ${months})$`,
      'i',
    ).exec(note) ?? [];
  if (sort) return `The job is ${lowerFirst(sort)}, from ${span.replace(/ ?[-–] ?/, ' to ')}`;
  const [, till = ''] =
    new RegExp(`^fixed-term (?:to|until) ((?:the )?end of [A-Z][a-z]+(?: \\d{4})?|${months})$`, 'i').exec(note) ?? [];
  if (till) return `The job is fixed-term until ${till.replace(/^end of/i, 'the end of')}`;
  const [, long = ''] =
    new RegExp(`^(?:fixed[- ]term|temporary),? (?:for )?(${few} (?:months|years))$`, 'i').exec(note) ?? [];
  if (long) return `The job is fixed-term for ${long.toLowerCase()}`;
  const [, limit = '', beside = ''] =
    new RegExp(
      `^(initially )?(?:limited|fixed[- ]term)(?: contract)? (?:to|for) (${few} (?:years?|months))$`,
      'i',
    ).exec(note) ?? [];
  if (beside) return `The contract is limited to ${beside.toLowerCase()}${limit ? ' at first' : ''}`;
  if (/^takeover (?:intended|planned|possible|desired)$/i.test(note))
    return `A permanent contract is ${/possible/i.test(note) ? 'possible' : 'planned'} afterwards`;
  const [, years = '', from = ''] =
    new RegExp(
      `^(?:an? )?(${few}(?:[.,]\\d)?[- ](?:year|month) (?:apprenticeship|traineeship|placement|contract|internship|secondment))( from ${months}| starting (?:in |on )?${months})$`,
      'i',
    ).exec(note) ?? [];
  if (years) return `This is ${withArticle(years.toLowerCase().replace(/^(\S+) (year|month)/, '$1-$2'))}${from}`;
  if (/^self-employed(?:,? \(?CIS\)?)?$/i.test(note))
    return `You are self-employed${/CIS/i.test(note) ? ' under CIS' : ''}`;
  if (
    /^(?:maternity|paternity|parental leave|sickness|adoption leave|sick leave|long-term sick(?:ness)?|leave) cover$/i.test(
      note,
    )
  )
    return `This is ${note.toLowerCase()}`;
  const [, lieu = ''] = /^(?:paid |with )?(time (?:off |back )?in lieu(?: for [^,;:]+)?)$/i.exec(note) ?? [];
  if (lieu) return `You get ${lowerFirst(lieu).replace(/^time in/, 'time off in')}`;
  if (/^franchise$/i.test(note)) return 'This is a franchise';
  const [, times = '', since = ''] =
    /^(full-time|part-time|permanent) (all year(?: round)?|from [A-Z][a-z]+(?: \d{4})?|throughout the year)$/i.exec(
      note,
    ) ?? [];
  if (times) return `The job is ${times.toLowerCase()} ${since}`;
  const [, name = '', figure = ''] =
    /^((?:shift|night|weekend|sunday|late|unsocial hours|stand-?by|on-call|travel|site|skills|retention) (?:premium|allowance|supplement|enhancement|rate))(?: of|:)? ([£€$₹]?\d[\d.,]*%?(?: (?:a|per|an) [a-z]+)?)$/i.exec(
      note,
    ) ?? [];
  if (name) return `The ${lowerFirst(name)} is ${figure}`;
  const [, batch = '', begins = ''] =
    new RegExp(
      `^((?:batch|session|term|course|training|intake|season|cohort|class)) starts? (?:in |on )?(${months}|Monday|next week)$`,
      'i',
    ).exec(note) ?? [];
  if (batch) return `The ${batch.toLowerCase()} starts ${/^\d|\d$|day$/.test(begins) ? 'on' : 'in'} ${begins}`;
  const [, day = ''] =
    /^start(?:s|ing)? (?:on )?(Monday|Tuesday|Wednesday|Thursday|Friday|next week|next month|straight away|right away)$/i.exec(
      note,
    ) ?? [];
  if (day) return `The job starts ${/day$/.test(day) ? 'on ' : ''}${day}`;
  const [, group = '', then = ''] =
    new RegExp(`^(class|group|batch|intake|cohort) of (\\d+ (?:starting|starts) (?:in |on )?${months})$`, 'i').exec(
      note,
    ) ?? [];
  if (group)
    return `You join a ${group.toLowerCase()} of ${then.replace(/starts? /, 'starting ').replace(/starting ing/, 'starting')}`;
  // "About 6,500 calls a year", "10-15 units a week", "up to 5 clients a day".
  return null;
}

/** Why the post is open. */
function ofReason(note: string): string | null {
  if (/^(?:a )?back-?fill(?: (?:post|role|position))?$/i.test(note)) return 'You take over an existing post';
  const [, who = '', whose = ''] =
    /^(?:replacing|replacement for|to replace|succeeding|taking over from|takes over from) (.+?)(,? who (?:is|has|retires|leaves|moves|goes|left|retired|moved)\b.*)?$/i.exec(
      note,
    ) ?? [];
  if (who && !hasVerb(who) && who.split(' ').length < 7)
    return `You take over from ${/^\p{Lu}/u.test(who) || /^(?:an?|the|our|two|three)\b/i.test(who) ? who : withArticle(lowerFirst(who))}${whose.replace(/^ who/, ', who')}`;
  const [, sought = ''] =
    /^successor (?:wanted|sought|needed|required) (?:for|to) ((?:an?|our|the) [^,;:]+)$/i.exec(note) ?? [];
  if (sought) return `You take over from ${lowerFirst(sought)}`;
  const [, retired = ''] =
    /^(?:retirement replacement|replacement for (?:a )?retirement)( with [^,;:]+)?$/i.exec(note) ?? [];
  if (/^(?:retirement replacement|replacement for (?:a )?retirement)/i.test(note) && (retired || !/ with /.test(note)))
    return `You take over from a colleague who is retiring${retired ? `,${retired}` : ''}`;
  const [, due = ''] =
    /^(?:the )?(?:vacancy|post|position|opening|role)(?: is)?(?: open| vacant| available| created)? (?:due to|because of|after|following|owing to) ((?:[a-z’'-]+ ?){1,7})$/i.exec(
      note,
    ) ?? [];
  if (due && !hasVerb(due)) return `The post is open because of ${due}`;
  return null;
}

/** What goes with the post, and is had by whoever has it. */
const goods =
  '(?:housing|accommodation|cottage|flat|house|apartment|room|bedsit|annexe|truck|van|car|vehicle|pick-?up|minibus|bike|transport|cab|laptop|phone|mobile|tablet|parking|meals|lunch|dinner|uniform|tools|workwear|fuel card|gym|pool|crèche|creche|canteen|bus|shuttle|quad|tractor|caravan|chalet)';
const sorts =
  '(?:company|works?|pool|staff|shared|family|free|take-home|furnished|single|tied|both[- ]side|subsidised|hot|evening|on-site|off-street|private|two-bed|three-bed|one-bed|\\d-bed(?:room)?|own|new|electric|branded|liveried|fuel|service)';
const given = new RegExp(
  `^(?:an? |the )?((?:${sorts} ){0,2}${goods}(?: (?:and|&|or|\\+|plus) (?:[a-z-]+ )?${goods})?)( (?:with the (?:job|post|role)|on site|on campus|on the (?:farm|estate)|at camp|from day one|(?:is )?(?:included|available|provided|supplied)(?: [^,;:]*)?))?$`,
  'i',
);
function ofGoods(note: string): string | null {
  const [, what = '', how = ''] = given.exec(note) ?? [];
  if (
    !what ||
    hasVerb(what) ||
    hasVerb(how) ||
    /^(?:own|no|not|your|multi|food|hire|new|used)\b/i.test(what) ||
    / (?:sales|repairs|driver)$/i.test(what)
  )
    return null;
  const thing = what.toLowerCase().replace(/ (?:&|\+|plus) /, ' and ');
  const head = thing.split(' ').at(-1) ?? '';
  const several = / and /.test(thing) || (/s$/.test(head) && !/bus$/.test(head));
  const one =
    several ||
    (isMass(head) && !/^(?:cottage|garage)$/.test(head)) ||
    /^(?:housing|accommodation|transport|parking|lunch|dinner|workwear)$/.test(head) ||
    !(
      isCounted(head) ||
      /^(?:cottage|annexe|bedsit|pickup|pick-up|truck|cab|caravan|chalet|quad|flat|house|van|crèche|canteen)$/.test(
        head,
      )
    )
      ? thing
      : withArticle(thing);
  const state = / (included|available|provided|supplied)\b(.*)$/i.exec(how);
  if (state) return `${upperFirst(one)} ${several ? 'are' : 'is'} ${state[1]?.toLowerCase()}${state[2]}`;
  if (/^ with the (?:job|post|role)$/i.test(how)) return `${upperFirst(one)} ${several ? 'come' : 'comes'}${how}`;
  if (/^ (?:on|at|near)\b/i.test(how)) return `There ${several ? 'are' : 'is'} ${one}${how}`;
  return /^(?:take-home|company|pool|works|staff|shared|both side|free)\b/i.test(thing) || how
    ? `You get ${one}${how}`
    : null;
}

/** "School hours fine", "weekends a must": what something is, with its verb. */
function ofState(note: string): string | null {
  const [, what = '', state = ''] =
    /^((?:[a-z-]+ ){0,2}(?:hours|weekends|evenings|nights|shifts|overtime|flexitime|part-time|job share|live-in|relocation|returners|remote|home office|training))(?:,)? (fine|ok|okay|possible|a must|essential|negotiable|by agreement|considered|welcome|guaranteed|if wanted|if needed)$/i.exec(
      note,
    ) ?? [];
  if (!what || hasVerb(what)) return null;
  const thing = lowerFirst(what);
  const many = /[^s]s$/.test(thing);
  const how = state.toLowerCase().replace(/^ok(?:ay)?$/, 'fine');
  if (/^if /.test(how))
    return `You can ${thing === 'live-in' ? 'live in' : `have ${thing}`} if ${how.slice(3)}`.replace(
      'if wanted',
      'if you want to',
    );
  if (/^remote$/.test(thing)) return 'The job can be done remotely';
  return `${upperFirst(thing)} ${many ? 'are' : 'is'} ${how}`;
}

/** "Home office up to 2 days", "60% mobile working", "Remote OK within EST". */
function ofPlaceOfWork(note: string): string | null {
  const [, days = ''] =
    /^home[- ]?(?:office|working) ((?:up to |about |plus )?(?:\d|one|two|three|four)(?:(?: or | to |-)(?:\d|two|three|four))? days?)(?: (?:a|per) week)?$/i.exec(
      note,
    ) ?? [];
  if (days && !/^plus/i.test(days)) return `You can work from home ${days.toLowerCase()} a week`;
  const [, share = ''] =
    /^((?:up to |about )?\d{2} ?%) (?:mobile|home|remote) ?-?(?:working|work|office)$/i.exec(note) ?? [];
  if (share) return `You can work away from the office ${lowerFirst(share)} of the time`;
  const [, road = ''] =
    /^home office plus ((?:\d|one|two|three|four)(?:(?: or | to |-)(?:\d|two|three|four|five))? days? on the road)$/i.exec(
      note,
    ) ?? [];
  if (road) return `You have a home office and are ${road.replace(/^(.+?) on the road$/, 'on the road $1')} a week`;
  const [, within = ''] = /^remote (?:ok|okay|fine|possible)(?: (within [^,;:]+))?$/i.exec(note) ?? [];
  if (/^remote (?:ok|okay|fine|possible)\b/i.test(note)) return `You can work remotely${within ? ` ${within}` : ''}`;
  const [, anywhere = ''] = /^(?:fully )?remote,? ((?:from )?anywhere in [^,;:]+)$/i.exec(note) ?? [];
  if (anywhere) return `You work remotely, ${lowerFirst(anywhere)}`;
  const [, office = ''] =
    /^(\d|one|two|three|four|five) days? (?:work from office|wfo|in office|office)$/i.exec(note) ?? [];
  if (office)
    return `You work in the office ${office.toLowerCase()} ${/^(?:1|one)$/i.test(office) ? 'day' : 'days'} a week`;
  const [, there = '', where = ''] =
    /^((?:mostly |mainly |fully |partly )?(?:in-house|community-based|home-based|field-based|office-based|site-based|school-based|hospital-based|clinic-based|workshop-based|showroom-based|vehicle-based|ward-based)) ((?:at|in|across|within|with|from|around) [^,;:]+)$/i.exec(
      note,
    ) ?? [];
  if (there && !hasVerb(where)) return `The job is ${lowerFirst(there)} ${where}`;
  const [, based = ''] = /^(?:mainly |mostly )?based (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)$/u.exec(note) ?? [];
  if (based) return `You are based in ${based}`;
  const [, town = ''] =
    /^mobile,? (?:in |around |across )?(\p{Lu}[\p{L}'’-]+(?:,? (?:and |& )?\p{Lu}[\p{L}'’-]+){0,3})$/u.exec(
      lowerFirst(note),
    ) ?? [];
  return town ? `The job is mobile, across ${town.replace(' & ', ' and ')}` : null;
}

/** The sentence of such a part; null where it tells no terms. */
export function sayTerms(typed: string): string | null {
  const note = typed
    .trim()
    .replace(/\b(full|part) time\b/gi, (_, how: string) => `${how}-time`)
    .replace(/\bfixed term\b/gi, (found) => found.replace(' ', '-'));
  return ofContract(note) ?? ofReason(note) ?? ofPlaceOfWork(note) ?? ofState(note) ?? ofGoods(note);
}
