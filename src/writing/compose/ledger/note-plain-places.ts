/** Notes that name where one works, in which team and when, without a verb: "warehouse for frozen fish near the port", "food and safety team", "home working up to three days a week". */
import { lowerFirst, withArticle } from '../language/articles.ts';
import { hasVerb } from '../language/clause.ts';

const few = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)';
const clock = '\\d{1,2}(?:[.:]\\d\\d)?(?: ?[ap]\\.?m\\.?)?(?: noon| midnight)?';
const house =
  'warehouse|workshop|depot|kitchen|restaurant|café|cafe|bakery|clinic|surgery|practice|hospital|ward|nursery|studio|factory|plant|garage|shop|store|salon|hotel|laboratory|lab|library|museum|school|office|farm|call centre|contact centre|care home|dairy|brewery|foundry|yard|theatre|gym|pub';
/** "Warehouse for frozen fish near the port", "kitchen with 40 covers". */
const placeFirst = new RegExp(`^(?:an? )?(${house}) ((?:for|of|with|on|in|at|near|by|behind|beside|off) [^;:]+)$`, 'i');
const team = /^(?:the )?((?:[a-z&-]+(?:,| and)? ){1,6}(?:team|department|desk|unit))(?: of (\S+))?$/i;
const fromHome = new RegExp(
  `^(?:home[- ]?working|homeworking|wfh|mobile working)(?: for)?,? ((?:up to |about |around )?${few} days? (?:an?|per|each) week|(?:up to )?\\d+ ?%(?: of the (?:time|week))?)( [^,;:]+)?$`,
  'i',
);
const whenOfDay = new RegExp(
  `^(mornings|afternoons|evenings|nights|days|weekends)(?: only)?,? (?:from )?(${clock}) ?(?:to|-|–) ?(${clock})(?:,? (${few} (?:days|mornings|evenings|nights|afternoons) (?:a|per) (?:week|fortnight)))?$`,
  'i',
);
const twoShifts = new RegExp(`^((?:two|three|2|3) (?:rotating |alternating )?shifts),? (?:of )?(\\d.* (?:to|-|–) .*)$`, 'i');

/** "Heat pump and bathroom installs, some repairs", "home claims, mostly escape of water". */
const jobsMostly =
  /^((?:[a-z-]+(?:,| and| or)? ){1,5}(?:claims|installs|installations|repairs|cases|files|projects|extensions|refurbs|refurbishments|callouts|call-outs|houses|jobs|orders|accounts|instructions|transactions|scans|deliveries|events|weddings|contracts|builds)),? ((?:(?:mostly|mainly|largely|chiefly|some|a few|occasional|plus|with some) )(?:[a-z-]+(?:,| and| or| of)? ){0,6}[a-z-]+)$/i;
const sortOfWork =
  /^((?:mostly |mainly )?(?:(?:domestic|commercial|industrial|residential|light commercial|new[- ]build|private|insurance|maintenance|site|workshop|field|reactive|planned|day|contract|project|heritage|conservation)(?:,| and| or)? )+work)$/i;

/** The sentence of such a note, without its stop; null where it is of no such kind. */
export function asPlainPlace(note: string): string | null {
  const [, place = '', how = ''] = placeFirst.exec(note) ?? [];
  if (place && !hasVerb(how.replace(/^\w+ /, '')) && !/, /.test(how)) return `You work in ${withArticle(lowerFirst(place))} ${how}`;
  const [, home = '', rest = ''] = fromHome.exec(note) ?? [];
  if (home && !hasVerb(rest)) return `You can work from home ${lowerFirst(home)}${rest}`;
  const [, parts = '', from = '', to = '', days = ''] = whenOfDay.exec(note) ?? [];
  if (parts) return `You work ${parts.toLowerCase()}, ${from} to ${to}${days ? `, ${lowerFirst(days)}` : ''}`;
  const [, shifts = '', times = ''] = twoShifts.exec(note) ?? [];
  if (shifts) return `You work in ${shifts.toLowerCase()}, ${times}`;
  const [, jobs = '', chiefly = ''] = jobsMostly.exec(note) ?? [];
  if (jobs && !hasVerb(jobs.replace(/ \w+$/, '')))
    return `The work is ${lowerFirst(jobs)}, ${/^(?:some|a few|occasional) /i.test(chiefly) ? 'with ' : ''}${lowerFirst(chiefly)}`;
  // "Solar pump range": the products.
  const range = /^((?:[a-z&-]+ ){1,4}(?:range|product line|catalogue|portfolio))$/i.exec(note)?.[1];
  if (range && !hasVerb(range) && !/^(?:wide|full|broad|large|an?|our|client|property|investment|varied)\b/i.test(range)) return `You work on the ${lowerFirst(range)}`;
  const work = sortOfWork.exec(note)?.[1];
  if (work) return `You do ${lowerFirst(work)}`;
  const [, which = '', many = ''] = team.exec(note) ?? [];
  // "Small team", "great team": how it is, and not which.
  if (which && / /.test(which) && !hasVerb(which.replace(/ \w+$/, '')) && !/^(?:an?|permanent|temporary|(?:full|part)-time|hybrid|remote|our|your|small|big|large|great|close|friendly|busy|lean|tight|young|new|whole|strong|own|a)\b/i.test(which))
    return `You work in the ${lowerFirst(which)}${many ? ` of ${many}` : ''}`;
  return null;
}
