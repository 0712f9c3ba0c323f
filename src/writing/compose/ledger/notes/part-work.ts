/** Parts of a note that name the work and how much there is of it ("rooftop projects up to 1 MWp", "lots of weddings May to October", "mix of testing and servicing"). */
import { monthInFull } from '../../../text/calendar.ts';
import { withArticle } from '../../language/articles.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { isMass } from '../../language/nouns.ts';
import { baseOfIng } from '../../language/verbs.ts';

/** Heads that name work whatever stands before them; each is done, and none is somebody or a house. */
const workHeads = `displays windows work maintenance repairs projects surveys moves installs installations jobs lists cases claims deliveries weddings lessons
  classes servicing refurbishments renovations conversions extensions refits fit-outs inspections audits treatments appointments enquiries orders
  bookings events tours walks runs rounds routes shoots gigs sessions referrals assessments applications accounts instructions transfers
  removals builds restoration conservation sales logistics casework litigation conveyancing probate lettings logistics analysis
  research discovery testing machining fabrication packing haulage distribution trials studies prosecutions disputes contracts`;
/** Work that one works on. */
const workedOn =
  /\b(?:projects|contracts|builds|renovations|refits|conversions|extensions|trials|studies|restoration)$/i;
let heads: ReadonlySet<string> | null = null;
const isWork = (word: string): boolean => {
  heads ??= new Set(workHeads.split(/\s+/));
  return heads.has(word.toLowerCase());
};

const tail =
  /^(.+?)((?: (?:in|at|on|of|for|with|to|across|around|from|within|near|over|under|between|throughout|and now)\b.*))?$/i;
/** Somebody who does something, or a time: no name of work. */
const noName =
  /^(?:you|we|they|it|our|your|no|not|new|own|is|are|run|lead|manage|help|support|join|own|cover|book|plan|answer|handle|take|make|do|does|carry|deliver|sell|buy|drive|check|train|weekly|daily|every|each|team|permanent|temporary|full-time|part-time|fixed-term|month|year|\d+-month|\d+-year|two-year|one-year|three-year|customer|after|night|day|early|late|hours?|shift|on-call|standby|remote|hybrid|home|working|living)$/i;

const isSeveral = (text: string): boolean => {
  const head =
    text
      .replace(
        / (?:in|at|on|of|for|with|to|from|before|after|during|per|an?|each|most|every|about|away|across|around)\b.*$/i,
        '',
      )
      .split(' ')
      .at(-1) ?? '';
  return /[^su\W]s$|people|staff|children$/i.test(head) && !isMass(head.toLowerCase());
};
const fromMonth = (text: string): string =>
  text.replace(new RegExp(` (?=${monthInFull} (?:to|until) ${monthInFull}$)(?<!\\bfrom )`), ' from ');

/** An amount of something that the note does not name: "20,000 litres a day". */
export const measured =
  /^(?:(?:about|around|up to|over|nearly|some|at least) )?\d[\d,.]*(?: (?:million|thousand|lakh|crore))? (?:metric |cubic |square )?(?:tonnes?|tons?|(?:milli|centi|hecto|mega)?lit(?:re|er)s?|gallons?|kilos?|kilograms?|kg|pounds|lbs|metres?|meters?|kilomet(?:re|er)s?|km|miles|feet|units|pieces|hectares?|acres|megawatts?|MW|kWh|cubic metres)(?: (?:an?|per|each|every) [a-z]+)?$/i;

/** What there is in the job, in its amount: "lots of lifting", "some long weeks", "two shows a year", "overtime most Saturdays". */
function amount(note: string): string | null {
  const lower = fromMonth(lowerFirst(note));
  const [, lots = ''] = /^((?:lots|plenty|loads|a lot) of [a-z][^,;:]*)$/i.exec(lower) ?? [];
  if (lots && !hasVerb(lots)) return `There ${isSeveral(lots.replace(/^.*? of /, '')) ? 'are' : 'is'} ${lots}`;
  const [, some = ''] = /^((?:some|occasional|a few|regular) (?:[a-z-]+ ){1,3}[a-z-]+)$/i.exec(lower) ?? [];
  if (some && !hasVerb(some) && !/\bworking\b/.test(some)) return `There ${isSeveral(some) ? 'are' : 'is'} ${some}`;
  const [, works = '', how = ''] =
    /^(some|occasional|regular) ((?:weekend|evening|night|saturday|sunday|bank holiday|late|early|shift|holiday) (?:and [a-z]+ )?working\b[^,;:]*)$/i.exec(
      lower,
    ) ?? [];
  if (works) return `There is ${works} ${how}`;
  const [, often = ''] =
    /^((?:(?:about|around|up to|over|nearly|some|at least) )?(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve)(?:(?:-| to | or )(?:\d[\d,]*|two|three|four|five|six))? (?:[a-z-]+ ){0,3}[a-z-]+s (?:an?|per|each|every) (?:day|week|month|year|shift|night|term|season|quarter))$/i.exec(
      lower,
    ) ?? [];
  if (
    often &&
    !hasVerb(often) &&
    // "1,100 tonnes a month": of what stands before it.
    !measured.test(often) &&
    !/^\S* ?(?:days|hours|nights|shifts|weeks|evenings|mornings|weekends|units of)\b/i.test(often) &&
    !/\b(?:days|hours|nights|shifts|evenings|mornings|weekends|months|years) (?:an?|per|each|every)\b/.test(often)
  )
    return `There are ${often.replace(' per ', ' a ')}`;
  const [, extra = '', when = ''] =
    /^(overtime|travel|night work|weekend work|time away|nights away) ((?:most|some|about|around|every|one|two|on|in|during|up to|at)\b[^;:]*)$/i.exec(
      lower,
    ) ?? [];
  // "Travel about 25%": so much of it.
  const [, share = '', where = ''] =
    extra === 'travel'
      ? (/^((?:about |around |up to |at least |some )?\d+ ?%)(?: of (?:the|your) time)?(.*)$/.exec(when) ?? [])
      : [];
  if (share) return `The job involves ${share} travel${where}`;
  if (extra)
    return `There ${/^nights/.test(extra) ? 'are' : 'is'} ${extra} ${when.replace(/, paid$/, ', which are paid').replace(/^(.*)$/, (row) => (/^nights/.test(extra) ? row : row.replace(', which are paid', ', which is paid')))}`;
  const [, spell = ''] = /^((?:busy|quiet|peak|hectic) (?:spell|time|period|season)s? [^,;:]+)$/i.exec(lower) ?? [];
  if (spell && !hasVerb(spell))
    return `There ${/^\w+ \w+s\b/.test(spell) ? `are ${spell}` : `is ${withArticle(spell)}`}`;
  const [, nth = '', at = ''] =
    /^((?:first|last) (?:train|tram|bus|ferry|flight|delivery|drop|service|shift|milking|bake|call)),? (?:at |is at |is )?(\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?)$/i.exec(
      lower,
    ) ?? [];
  if (nth) return `The ${nth} is at ${at}`;
  const [, places = ''] =
    /^((?:\d+|two|three|four|five|six|seven|eight|ten) (?:places|vacancies|openings|trainees|apprentices) (?:this|next|every|each) year)$/i.exec(
      lower,
    ) ?? [];
  if (places) return `There are ${places}`;
  const [, comes = ''] = /^work ((?:comes|goes|varies|starts|changes|depends)\b[^;:]*)$/i.exec(lower) ?? [];
  if (comes) return `The work ${comes}`;
  const [, who = '', leaves = ''] =
    /^((?:outgoing|present|current|previous) [a-z]+(?: [a-z]+)?) ((?:is|has|retires|leaves|moves)\b[^;:]*)$/i.exec(
      lower,
    ) ?? [];
  if (who) return `The ${who} ${leaves.replace(/(?<! the | at the )\bend of (the )?year$/, 'at the end of the year')}`;
  const [, blocks = ''] =
    /^(?:the )?(?:vocational|trade|technical|professional) (?:school|college) (in blocks|(?:one|two) days? (?:a|per) week|on [A-Z][a-z]+days?)$/i.exec(
      note,
    ) ?? [];
  return blocks ? `You go to vocational school ${blocks}` : null;
}

/** The sentence of a part that names the work; null where it names none for sure. */
export function sayWork(typed: string): string | null {
  const note = typed.trim().replace(/ & /g, ' and ');
  // "Patch in Tower Hamlets", "own caseload" are had.
  const [, patch = ''] =
    /^((?:patch|territory|beat|round|run|caseload) (?:in|of|across|around|covering) [^,;:]+)$/i.exec(note) ?? [];
  if (patch && !hasVerb(patch) && !/\binterviews?\b/i.test(patch)) return `You have a ${lowerFirst(patch)}`;
  const [, free = ''] = /^((?:[a-z-]+ )?(?:authority|autonomy|sign-off|ownership) from day one)$/i.exec(note) ?? [];
  if (free) return `You have ${lowerFirst(free)}`;
  const [, long = ''] = /^(?:a )?(long run of [^,;:]+)$/i.exec(note) ?? [];
  if (long && !hasVerb(long)) return `There is a ${lowerFirst(long)}`;
  const much = amount(note);
  if (much) return much;
  const [, mix = ''] =
    /^(?:an? )?((?:(?:good|real|varied|mixed|wide|broad|busy) )?(?:mix|mixture|blend|variety|range) of [a-z][^;:]*)$/i.exec(
      note,
    ) ?? [];
  if (mix && !hasVerb(mix)) return `The work is a ${lowerFirst(mix)}`;
  const [, chiefly = '', what = ''] = /^(mostly|mainly|largely|chiefly) ([a-z][^;:,]*)$/i.exec(note) ?? [];
  if (
    what &&
    !hasVerb(what) &&
    (isSeveral(what) || /\bwork\b/.test(what)) &&
    baseOfIng(what.split(' ')[0] ?? '') === null &&
    !noName.test(what.split(' ')[0] ?? '')
  )
    return `The work is ${lowerFirst(chiefly)} ${what}`;
  const [, name = '', rest = ''] = tail.exec(note) ?? [];
  const words = name.split(/ /);
  if (
    words.length > 7 ||
    (words.length < 2 && rest === '') ||
    !(isWork(words.at(-1) ?? '') || /\bfield service$/i.test(name)) ||
    words.slice(0, -1).some((word) => noName.test(word)) ||
    noName.test(name) ||
    /^(?:\d|the|an?|one|two|three|four|five|six|some|all|lots|any|this)\b/i.test(name) ||
    hasVerb(name) ||
    hasVerb(rest) ||
    /[:;,]|\b(?:who|which|that|if|when|where|so|because|contract|post|role|job)\b/i.test(note)
  )
    return null;
  const own = /^[A-Z]{2}|^\p{Lu}\S*\p{Lu}/u.test(note) ? note : lowerFirst(note);
  return workedOn.test(name) ? `You work on ${own}` : / work$/i.test(name) ? `You do ${own}` : `The work is ${own}`;
}
