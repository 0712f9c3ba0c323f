/** Notes that name where one works, in which team and when, without a verb: "warehouse for frozen fish near the port", "food and safety team", "home working up to three days a week". */
import { withArticle } from '../../language/articles.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { asPlainRow } from './plain-rows.ts';

const few = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)';
const clock = '\\d{1,2}(?:[.:]\\d\\d)?(?: ?[ap]\\.?m\\.?)?(?: noon| midnight)?';
const house =
  'warehouse|workshop|depot|kitchen|restaurant|café|cafe|bakery|clinic|surgery|practice|hospital|ward|nursery|studio|factory|plant|garage|shop|store|salon|hotel|laboratory|lab|library|museum|school|office|farm|call centre|contact centre|care home|dairy|brewery|foundry|yard|theatre|gym|pub';
/** "Warehouse for frozen fish near the port", "kitchen with 40 covers". */
const placeFirst = new RegExp(`^(?:an? )?(${house}) ((?:for|of|with|on|in|at|near|by|behind|beside|off) [^;:]+)$`, 'i');
const team =
  /^(?:the )?((?:(?!(?:of|in|on|at|for|with|the|an?|to|by|as|from|member|part|leads?|leading|role|has|is|free|join|joins|joining|your|our|we|you)\b)[a-z&-]+(?:,| and)? ){1,6}(?:team|department|unit))(?: of (\S+))?$/i;
const fromHome = new RegExp(
  `^(?:home[- ]?working|homeworking|wfh)(?: for)?,? ((?:up to |about |around )?${few} days? (?:an?|per|each) week|(?:up to )?\\d+ ?%(?: of the (?:time|week))?)( [^,;:]+)?$`,
  'i',
);
/** "Up to three days of mobile work per week", "mobile working two days a week": wherever one likes, at home or not. */
const mobile = new RegExp(
  `^(?:mobile work(?:ing)?(?: for)?,? ((?:up to |about |around )?${few} days?)|((?:up to |about |around )?${few} days?) (?:of )?mobile work(?:ing)?),? (?:an?|per|each) week$`,
  'i',
);
const whenOfDay = new RegExp(
  `^(mornings|afternoons|evenings|nights|days|weekends)(?: only)?,? (?:from )?(${clock}) ?(?:to|-|–) ?(${clock})(?:,? (${few} (?:days|mornings|evenings|nights|afternoons) (?:a|per) (?:week|fortnight)))?$`,
  'i',
);
const twoShifts = /^((?:two|three|2|3) (?:rotating |alternating )?shifts),? (?:of )?(\d.* (?:to|-|–) .*)$/i;

/** "Heat pump and bathroom installs, some repairs", "slate and flat roofs, mostly schools and housing": what the work is, and what else or mostly. */
const jobsMostly =
  // "The work is mostly pharma": it has its verb.
  /^(?!.*\b(?:is|are|was)\b)((?:[a-z-]+(?:,| and| or|,? &)? ){0,6}[a-z-]*[^su\W]s(?: (?:for|in|of|at|on) (?:[a-z-]+(?:,| and|,? &)? ){0,5}[a-z-]+)?),? ((?:(?:mostly|mainly|largely|chiefly|some|a few|occasional|with some) )(?:[a-z-]+(?:,| and| or| of| for)? ){0,6}[a-z-]+)$/i;
const ofTime =
  /\b(?:days?|nights?|weekends?|evenings?|mornings?|afternoons?|shifts?|hours|weeks|months|earlies|lates|years?|staff|people|colleagues|us|you|we|Mon|Tue|Wed|Thu|Fri|Sat|Sun|term|Christmas|bonus|overtime|benefits|holidays|hours)\b/i;
const sortOfWork =
  /^((?:mostly |mainly )?(?:(?:domestic|commercial|industrial|residential|light commercial|new[- ]build|private|insurance|maintenance|site|workshop|field|reactive|planned|day|contract|project|heritage|conservation)(?:,| and| or)? )+work)$/i;

const turn = '(?:early|late|day|night|morning|evening|back|split|rotating|rotational|weekend|afternoon)';
/** "Early and late shifts", "no overnight shifts", "site visits about once a week". */
function shiftsOf(note: string): string | null {
  if (new RegExp(`^${turn}(?:(?:, | and |, and )${turn})+ shifts?(?: only)?$`, 'i').test(note))
    return `You work ${lowerFirst(note)}`;
  if (
    /^no (?:overnight|night|split|late|weekend|evening|on-call|sunday|sleep-in) (?:shifts?|duty|duties|work|calls?)$/i.test(
      note,
    )
  )
    return `There ${/s$/i.test(note) ? 'are' : 'is'} ${lowerFirst(note)}`;
  const [, visits = '', often = ''] =
    new RegExp(
      `^((?:site|home|client|school|farm|branch|plant|store|customer|ward|field|office) visits) ((?:about |around |usually |up to )?(?:once|twice|three times|${few} times|${few} (?:days?|mornings?|afternoons?)|every) (?:an?|per|each|every|week|fortnight|month|quarter)\\b[^,;:]*)$`,
      'i',
    ).exec(note) ?? [];
  if (visits) return `There are ${lowerFirst(visits)} ${lowerFirst(often)}`;
  // "Two to three home visits a week".
  if (
    new RegExp(
      `^(?:about |up to )?${few}(?: (?:to|or) ${few})? (?:site|home|client|school|farm|branch|plant|store|customer) visits (?:a|per|each) (?:day|week|month|quarter|term|year)$`,
      'i',
    ).test(note)
  )
    return `There are ${lowerFirst(note)}`;
  // "Year round, not seasonal".
  const [, year = ''] = /^(?:all )?year[- ]round(, (?:and )?not seasonal)?$/i.exec(note) ?? [];
  return year || /^(?:all )?year[- ]round$/i.test(note) ? `The job is year-round${year}` : null;
}

const deed =
  '(?:repair|maintenance|overhaul|servicing|installation|refit|fit-out|design|construction|manufacture|assembly|testing|inspection|import|export|production|development|delivery|care|supply|operation|restoration|management|treatment|transport|rehab(?:ilitation)?|collection|processing|forwarding|haulage|distribution|storage|planning)';
/** "Repair and new build for lake freighters", "design of rural roads across the midlands": the work by its name. */
function deedOf(note: string): string | null {
  const [, deeds = ''] =
    new RegExp(
      `^(${deed} (?:and|or|&) (?:(?:new|general|light|heavy) )?(?:${deed}|build|repairs) (?:for|of|on|in|at) [^;:,]+)$`,
      'i',
    ).exec(note) ?? [];
  if (deeds && !hasVerb(deeds.replace(/^.*? (?:for|of|on|in|at) /i, '')))
    return `The work is ${lowerFirst(deeds).replace(/ & /g, ' and ')}`;
  const [, whole = ''] =
    new RegExp(`^((?:detailed |preliminary |day-to-day |general )?${deed} (?:and ${deed} )?of [^;:,]+)$`, 'i').exec(
      note,
    ) ?? [];
  if (whole && !hasVerb(whole.replace(/^.*? of /i, ''))) return `The work is the ${lowerFirst(whole)}`;
  // "Sea freight import for food customers, around 120 containers a week".
  const [, what = '', whom = '', many = ''] =
    new RegExp(
      `^((?:[a-z-]+ ){0,3}${deed}) ((?:for|in|of|to|from) [^;:,]+|(?:across|around|throughout|after) (?:[^;:,]+, )*[^;:,]+)(, (?:about |around |up to |over )?\\d[\\d,]* [a-z ]+ (?:a|per) (?:day|week|month|year))?$`,
      'i',
    ).exec(note) ?? [];
  if (what && / /.test(what) && !hasVerb(whom.replace(/^\w+ /, '')) && !hasVerb(what.replace(/ \S+$/, '')))
    return `The work is ${lowerFirst(what)} ${whom}${many}`;
  // "Storefront & curtain wall jobs across Erie and Niagara counties".
  const [, jobs = '', across = ''] =
    /^((?:[a-z-]+(?:,| and|,? &)? ){1,5}(?:jobs|projects|installs|installations|refurbishments|repairs|builds)) ((?:across|around|throughout|in and around|all over) [^;:,]+)$/i.exec(
      note,
    ) ?? [];
  if (jobs && !hasVerb(jobs.replace(/ \w+$/, '')))
    return `The work is ${lowerFirst(jobs).replace(/,? & /g, ' and ')} ${across}`;
  // "Service route of 72 lifts in LS postcodes".
  const [, route = ''] =
    /^((?:service |delivery |cleaning |school |sales )?(?:route|round|patch|caseload|portfolio|run|territory) of (?:about |around )?\d(?!.*\binterviews\b)[^;:,]*)$/i.exec(
      note,
    ) ?? [];
  return route && !hasVerb(route) ? `You have ${withArticle(lowerFirst(route).replace(/ \+ /g, ' and '))}` : null;
}

/** "Two plants, 620 employees", "mixed practice, 70% small animal", "KS3 to A level": what the house has, is or teaches. */
function ofHouse(note: string): string | null {
  const [, sites = '', people = ''] =
    new RegExp(
      `^(${few} (?:[a-z]+ )?(?:plants|sites|shops|stores|branches|offices|clinics|depots|hotels|restaurants|schools|homes|farms|kitchens|workshops|labs|pools|halls)),? (?:and )?(\\d[\\d,]* (?:employees|staff|people|colleagues|pupils|students|beds|rooms|patients|volunteers))$`,
      'i',
    ).exec(note) ?? [];
  if (sites) return `We have ${lowerFirst(sites)} and ${people}`;
  const [, sort = '', share = ''] =
    new RegExp(
      `^(?:an? )?((?:mixed|busy|small|large|rural|independent|general|private) (?:${house})), ((?:about |mostly |mainly |roughly )?\\d+ ?% [^,;:]+)$`,
      'i',
    ).exec(note) ?? [];
  if (sort && !hasVerb(share)) return `You work in ${withArticle(lowerFirst(sort))} (${lowerFirst(share)})`;
  if (
    /^(?:KS ?\d|Key Stage \d|Years? \d+|Reception|Nursery|Grades? \d+|Class(?:es)? \d+|Junior Cert\w*|GCSE) to (?:KS ?\d|Key Stage \d|Years? \d+|\d+|A[- ]levels?|GCSE|Leaving Cert\w*|Abitur|Sixth Form)$/i.test(
      note,
    )
  )
    return `The job covers ${note}`;
  // "Band 6 equivalent".
  const [, band = ''] = /^((?:Band|Grade|Level|Tier) \d\w?(?: ?\/ ?\d)?) equivalent$/i.exec(note) ?? [];
  if (band) return `The post is equivalent to ${band.replace(/ ?\/ ?/, ' or ')}`;
  // "Five weeks' paid training".
  return new RegExp(
    `^(?:${few}|\\d+) (?:weeks|months|days)['’] (?:full |fully )?(?:paid )?(?:training|induction|handover)(?: before [^,;:]+)?$`,
    'i',
  ).test(note)
    ? `You get ${lowerFirst(note)}`
    : null;
}

/** The sentence of such a note, without its stop; null where it is of no such kind. */
export function asPlainPlace(note: string): string | null {
  const [, place = '', how = ''] = placeFirst.exec(note) ?? [];
  if (place && !hasVerb(how.replace(/^\w+ /, '')) && !/, /.test(how))
    return `You work in ${withArticle(lowerFirst(place))} ${how}`;
  const [, behind = '', before = behind] = mobile.exec(note) ?? [];
  if (before) return `You can work remotely on ${lowerFirst(before)} a week`;
  const [, home = '', rest = ''] = fromHome.exec(note) ?? [];
  if (home && !hasVerb(rest)) return `You can work from home ${lowerFirst(home)}${rest}`;
  const [, parts = '', from = '', to = '', days = ''] = whenOfDay.exec(note) ?? [];
  if (parts) return `You work ${parts.toLowerCase()}, ${from} to ${to}${days ? `, ${lowerFirst(days)}` : ''}`;
  const [, shifts = '', times = ''] = twoShifts.exec(note) ?? [];
  if (shifts) return `You work in ${shifts.toLowerCase()}, ${times}`;
  const said = shiftsOf(note) ?? deedOf(note) ?? ofHouse(note);
  if (said) return said;
  const [, jobs = '', chiefly = ''] = jobsMostly.exec(note) ?? [];
  if (jobs && !ofTime.test(note) && !hasVerb(jobs.replace(/ \w+$/, '')) && !hasVerb(chiefly))
    return `The work is ${lowerFirst(jobs).replace(/,? & /g, ' and ')}, ${/^(?:some|a few|occasional) /i.test(chiefly) ? 'with ' : ''}${lowerFirst(chiefly)}`;
  // "Solar pump range": the products.
  const range = /^((?:[a-z&-]+ ){1,4}(?:range|product line|catalogue|portfolio))$/i.exec(note)?.[1];
  if (
    range &&
    !hasVerb(range) &&
    !/^(?:wide|full|broad|large|an?|our|client|property|investment|varied|the|salary|pay|price|age|wage|temperature|size|shift|career|job)\b/i.test(
      range,
    )
  )
    return `You work on the ${lowerFirst(range)}`;
  const work = sortOfWork.exec(note)?.[1];
  if (work) return `You do ${lowerFirst(work)}`;
  const [, which = '', many = ''] = team.exec(note) ?? [];
  // "Small team", "great team": how it is, and not which.
  if (
    which &&
    / /.test(which) &&
    !hasVerb(which.replace(/ \w+$/, '')) &&
    !/^(?:an?|permanent|temporary|(?:full|part)-time|hybrid|remote|our|your|small|big|large|great|close|friendly|busy|lean|tight|young|new|whole|strong|own|a)\b/i.test(
      which,
    )
  )
    return `You work in the ${lowerFirst(which)}${many ? ` of ${many}` : ''}`;
  return asPlainRow(note);
}
