/** What a company has or did, told by its number alone: "96 vehicles, 22 of them electric", "4,200 scans in 2025", "46 stores and app". */
import { withArticle } from '../../language/articles.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { joinList } from '../../language/joined-phrases.ts';

const number =
  '(?:(?:about |over |nearly |around |more than |some )?(?:(?!0 )\\d[\\d.,]*(?:m|k)?(?: million)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty))';
/** Times, sums and measures are no things that one has. */
const noThing =
  /\b(?:hours?|hrs|days?|weeks?|months?|years?|nights?|shifts?|minutes|mins|times|points?|stars|miles|km|metres|pounds|euros|dollars|pm|am|percent|weekends?|evenings?|mornings?|holidays|a week|per week|ages?)\b|[%£€$₹:;()]/i;
const things = `${number} (?:[a-z-]+ ){0,3}(?:[a-z-]+[^su\\W]s|staff|people|children|sheep|cattle)`;
const counted = new RegExp(`^${things}(?: of [a-z -]+(?: and [a-z -]+)?)?$`, 'i');
const ofThem = new RegExp(
  `^(${things}),? (?:and )?(${number}|half|most|all|some) of (?:them|which) (?:are )?((?!(?:in|on|at|from|with|by|for|under|over)\\b)[a-z -]+)$`,
  'i',
);
/** Houses that a company has several of, and tells by their number alone. */
const houses =
  '(?:stores|shops|branches|clinics|restaurants|hotels|depots|plants|schools|hospitals|offices|sites|salons|practices|pubs|bakeries|farms|campuses|warehouses|garages|nurseries|surgeries|pharmacies|libraries|theatres|museums|factories|laboratories|showrooms|centres|centers|gyms|care homes|cafés|cafes)';
/** What is done to such things, by those whose work they are. */
const doing: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:scans|tests|operations|procedures|inspections|repairs|surgeries|treatments|assessments|installations|audits|surveys|screenings|examinations|checks|services|MOTs|rescues|transplants|consultations)$/i,
    'carried out',
  ],
  [
    /\b(?:events|courses|workshops|classes|sessions|clinics|tours|concerts|exhibitions|conferences|programmes|camps)$/i,
    'ran',
  ],
  [/\b(?:samples|specimens)$/i, 'tested'],
  [/\b(?:deliveries|drops|calls|home visits)$/i, 'made'],
  [/\b(?:meals|covers|lunches|dinners|breakfasts)$/i, 'served'],
  [/\b(?:projects|jobs|builds|refits|conversions|extensions|schemes|renovations)$/i, 'completed'],
];

/** A row of such counts ("8 labs, 1,040 pupils, team of three technicians"), or one; null where a part is anything else. */
function row(text: string): string | null {
  const parts = text.split(/,\s+(?:and )?|(?<=s) and (?=\d)/);
  const each = parts.map((part, at) =>
    counted.test(part) && !noThing.test(part)
      ? lowerFirst(part)
      : at > 0 && /^(?:an? )?team of (?:\d+|[a-z]+)(?: [a-z]+s)?$/i.test(part)
        ? withArticle(lowerFirst(part).replace(/^an? /, ''))
        : null,
  );
  return parts.length > 1 && each.every((part) => part !== null) ? `We have ${joinList(each)}` : null;
}

/** The sentence; null where a note counts nothing of the kind. */
export function asCounts(note: string): string | null {
  const text = note.replace(/[.!]+$/, '').trim();
  if (/^(?:we|our|you|there)\b/i.test(text)) return null;
  const [, all = '', some = '', which = ''] = ofThem.exec(text) ?? [];
  if (all && !noThing.test(all))
    return `We have ${lowerFirst(all)}, of ${/\b(?:people|staff|children|colleagues|employees|volunteers|pupils|students|nurses|drivers|teachers)$/i.test(all) ? 'whom' : 'which'} ${some} are ${which}`;
  const [, many = '', one = ''] =
    new RegExp(
      `^(${things}) and (app|website|web ?shop|online shop|warehouse|depot|workshop|café|cafe|bakery|farm|central kitchen|head office|laboratory|lab|nursery)$`,
      'i',
    ).exec(text) ?? [];
  if (many && !noThing.test(many)) return `We have ${lowerFirst(many)} and ${withArticle(one)}`;
  // "4,200 scans in 2025", "4,300 eye tests last year".
  const [, done = '', when = ''] =
    new RegExp(
      `^(${things})((?: in (?:Q[1-4] |H[12] |fiscal )?(?:19|20)\\d\\d(?:[-/]\\d\\d)?| last (?:year|season|summer|winter)))$`,
      'i',
    ).exec(text) ?? [];
  if (done && !noThing.test(done)) {
    const verb = doing.find(([kind]) => kind.test(done))?.[1];
    if (verb || / (?:last|in [QHf])/.test(when)) return `We ${verb ?? 'had'} ${lowerFirst(done)}${when}`;
  }
  // "1.4m riders a month".
  const [, often = '', span = ''] =
    new RegExp(`^(${things}) ((?:a|per|each|every) (?:day|week|month|year))$`, 'i').exec(text) ?? [];
  if (
    often &&
    !noThing.test(often) &&
    /\b(?:riders|visitors|guests|customers|passengers|users|patients|readers|listeners|viewers|shoppers|callers|subscribers|clients)$/i.test(
      often,
    )
  )
    return `We have ${lowerFirst(often)} ${span}`;
  // "14 policy systems live since 2019".
  const [, systems = '', state = '', since = ''] =
    new RegExp(`^(${things}) (live|in use|in operation|up and running|in service) (since (?:19|20)\\d\\d)$`, 'i').exec(
      text,
    ) ?? [];
  if (systems) return `${upperFirst(systems)} have been ${state.toLowerCase()} ${since}`;
  // "41 schemes completed for county councils since 2018": for others, so by us.
  const [, finished = '', deed = '', whom = '', from = ''] =
    new RegExp(
      `^(${things}) (completed|delivered|built|fitted|installed|restored|designed) (for (?:[a-z-]+ ){0,3}[a-z-]+s) (since (?:19|20)\\d\\d|in (?:19|20)\\d\\d|last year)$`,
      'i',
    ).exec(text) ?? [];
  if (finished)
    return `We ${/^since/i.test(from) ? 'have ' : ''}${deed.toLowerCase()} ${lowerFirst(finished)} ${whom} ${from}`;
  // "41,000 sessions done since 2017": what one does is work, and the house's own.
  const [, work = '', did = '', since_ = ''] =
    new RegExp(`^(${things}) (done|performed|conducted|carried out) (since (?:19|20)\\d\\d)$`, 'i').exec(text) ?? [];
  if (work && !noThing.test(work)) return `We have ${did.toLowerCase()} ${lowerFirst(work)} ${since_}`;
  // "Five stores".
  if (new RegExp(`^${number} ${houses}$`, 'i').test(text)) return `We have ${lowerFirst(text)}`;
  // "11 technicians moved up to engineer roles since 2022": they have.
  const [, who = '', went = '', on = ''] =
    new RegExp(
      `^(${number} (?:of (?:our|the|us) )?(?:[a-z-]+ ){0,4}(?:[a-z-]+[^su\\W]s|people|staff)) (moved|joined|passed|qualified|stayed|started|progressed|trained|graduated|stepped|advanced|returned)( .*\\bsince (?:19|20)\\d\\d)$`,
      'i',
    ).exec(text) ?? [];
  if (who) return `${upperFirst(who)} have ${went.toLowerCase()}${on}`;
  // "Accredited to ISO 17025 since 2004".
  const [, held = ''] =
    /^((?:accredited|certified|registered|regulated|approved|licensed|recogni[sz]ed|inspected) (?:to|by|for|under|with|as) [^,;:]+ since (?:19|20)\d\d)$/i.exec(
      text,
    ) ?? [];
  if (held) return `We have been ${lowerFirst(held)}`;
  // "Not one redundancy in 20 years".
  const [, never = ''] =
    /^(?:not one|not a single) ([a-z][^,;:]{2,60} (?:for|in|since) [^,;:]*\d[^,;:]*)$/i.exec(text) ?? [];
  if (never && !hasVerb(never)) return `We have not had one ${never}`;
  // "Turnover of 6% in three years".
  const [, rate = '', share = '', span_ = ''] =
    /^((?:staff )?turnover|absence|sickness|vacancy rate) (?:of )?(\d[\d.]*%) (in (?:the (?:last|past) )?(?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:years|months))$/i.exec(
      text,
    ) ?? [];
  if (rate)
    return `Our ${rate.toLowerCase() === 'turnover' ? 'staff turnover' : rate.toLowerCase()} has been ${share} ${span_}`;
  // "On-time dispatch up from 82% to 95% during 2025".
  const [, what = '', moved = '', by = ''] =
    /^((?:[A-Za-z-]+ ){0,3}[A-Za-z-]+) (up|down) (from \d[^,;:]*? to \d[^,;:]*? during [^,;:]+)$/i.exec(text) ?? [];
  if (what && !hasVerb(what))
    return `Our ${/^[A-Z]{2}/.test(what) ? what : lowerFirst(what)} went ${moved.toLowerCase()} ${by}`;
  // "RIAI housing award 2024": won.
  const [, award = '', year = ''] =
    /^([A-Z][\w&’'-]*(?: [\w&’'-]+){0,4} (?:award|prize|medal|trophy)),? ((?:19|20)\d\d)$/.exec(text) ?? [];
  if (award && !hasVerb(award)) return `We won ${withArticle(award)} in ${year}`;
  // "2,400 employees, 5 plants in Germany, Poland and Mexico".
  const [, staff = '', places = ''] =
    new RegExp(
      `^(${number} (?:employees|staff|people|colleagues)), (?:and )?(${number} [a-z]+s (?:in|across) (?:\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)?(?:, | and )?){1,5})$`,
      'u',
    ).exec(text) ?? [];
  if (staff) return `We have ${lowerFirst(staff)} and ${places}`;
  return row(text);
}
