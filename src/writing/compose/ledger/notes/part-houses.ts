/** Parts of a note that name a house or a firm with what describes it ("58-bed hotel", "beverage wholesaler in Dortmund"): where and for whom one works. */
import { withArticle } from '../../language/articles.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { saysClause, severalDo } from '../../language/sure-clause.ts';

/** Houses and rooms that one works in. */
const inside = `hospital clinic surgery practice home house hotel restaurant gastropub pub bar bistro cafe café kitchen kiosk shop store branch boutique
  showroom outlet bakery plant factory mill workshop garage bodyshop warehouse depot office studio lab laboratory school college university nursery
  creche crèche library museum gallery theatre theater venue cinema shelter centre center hub room hall pharmacy dealership salon spa gym greenhouse
  brewery dairy abattoir cathedral church prison brasserie hostel hospice lodge dispensary foundry sawmill quarry yard newsroom classroom department
  dept division unit team workplace bookshop optician's optician butcher's baker's florist's chemist's greengrocer's restaurant-bar takeaway canteen
  refinery smelter sub-station substation data-centre depot-workshop supermarket hypermarket deli delicatessen chippy bookstore pharmacy-shop call-centre DC property park`;
/** Those that one works on. */
const upon = `counter checkout till tills site farm estate campus desk ward floor vessel ship rig vineyard holding project`;
const placedAt = `station airport port harbour racecourse marina terminal academy`;
/** Those that one works for. */
const working = `firm company supplier wholesaler retailer manufacturer maker agency startup start-up scaleup scale-up charity group insurer bank trust
  council consultancy contractor business brand carrier operator association society institute foundation cooperative co-operative
  provider builder distributor importer exporter publisher broadcaster utility municipality chain partnership nonprofit non-profit ngo broker
  brokerage co-op developer haulier producer processor grower packer nbfc psu mnc`;
/** Things that a number of them shows the size of a house by. */
const counted =
  /^(?:(?:about|around|over|nearly|some|~) ?)?(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:(?:[a-z-]+ ){0,2}?(?:beds|rooms|covers|staff|people|employees|vets|techs|technicians|pupils|students|children|sites|cars|vans|trucks|tractors|buses|lorries|tables|seats|dogs|cats|chairs|bays|ramps|vehicles|screens|bars|chefs|doctors|gps|surgeries|colleagues|volunteers|counters|tills|lanes|machines|cows|floors|pitches|berths|stables|theatres|beds|flats|residents|patients|members))$/i;

type Preposition = 'in' | 'on' | 'at' | 'for';
let heads: ReadonlyMap<string, Preposition> | null = null;
const headsOf = (): ReadonlyMap<string, Preposition> => {
  heads ??= new Map(
    (
      [
        [inside, 'in'],
        [upon, 'on'],
        [placedAt, 'at'],
        [working, 'for'],
      ] as const
    ).flatMap(([words, link]) => words.split(/\s+/).map((word) => [word, link] as const)),
  );
  return heads;
};

/** Where the name of a thing ends and what is said of it begins. */
const after =
  /^(.*?)((?:,? (?:in|at|on|of|for|with|near|off|by|from|across|outside|inside|between|opposite|beside|behind|under|over|within|making|serving|selling|building|supplying|since|around)\b| \().*)?$/i;
const determined =
  /^(?:the|our|your|their|this|most|all|every|each|some|half|any|one|two|three|four|five|six|seven|eight|nine|ten|both|several|many|few|\d+(?! ?(?:bed|room|form|seat|cover|acre|sq|km|ha|m|year|storey|star|cap)\b)(?= ))\b/i;
/** What stands before a house and is no quality of it: somebody, a doing, a time. */
const noQuality =
  /^(?:in|on|at|behind|beside|under|over|above|with|from|near|by|for|of|to|you|we|they|it|he|she|is|are|no|not|new job|based|part|working|work|join|run|lead|manage|own|help|support|cover|visit|visits|travel|trips?|access|contact|head|all|mostly|mainly|some|every|each|half|full-time|part-time|full|first|second|extra|living|live|set|open|close|clean|staff|sell|serve|build|make|keep|use|need|needs|see|handle|hybrid|remote|permanent|temporary)$/i;

/** A preposition or a conjunction within what should be a name: it is none. */
const insideName =
  /\b(?:after|before|during|through|into|onto|until|till|because|when|than|against|towards?|without|despite)\b/i;

/** "On weekends", "by six", "every Friday". */
const whenThere =
  /^ (?:on (?:the )?(?:weekends?|weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)|at (?:weekends|night|\d)|by \d|by (?:one|two|three|four|five|six|seven|night|noon|midday|evening)|for (?:the )?(?:weekend|night|lunch|tea|christmas))\b/i;

/** A house or firm by its name, cut into how one works there, the name, and what is said of it. */
interface House {
  link: Preposition;
  name: string;
  rest: string;
}

const saysHowMuch =
  /^(?:and )?(?:then|otherwise|afterwards|later|plus|about|around|roughly|nearly|almost|over|under|up to|at least|at most|some|half|part|most(?:ly)?|mainly|usually|often|sometimes|otherwise|also|only)\b|\b(?:days?|nights?|weeks?|months?|hours?|years?) (?:a|per|each|every) /i;

export function readHouse(part: string): House | null {
  const note = part.trim().replace(/^an? /i, '');
  const [, name = '', rest = ''] = after.exec(note) ?? [];
  const words = name.replace(/,$/, '').split(' ');
  const head = words.at(-1) ?? '';
  const link =
    /\b(?:park|local|health|port|water|housing|planning|national|education|transport|harbour|borough) authority$/i.test(
      name,
    )
      ? 'for'
      : (headsOf().get(head) ?? headsOf().get(head.toLowerCase()));
  if (
    !link ||
    words.length > 8 ||
    determined.test(name) ||
    // "About three days a week on the road", "then the tasting room": how long or what comes next, and no house.
    saysHowMuch.test(name) ||
    words.slice(0, -1).some((word) => noQuality.test(word)) ||
    // "Group of 18 children": whom one looks after.
    (/^(?:group|team|unit|chain)$/i.test(head) && /^ of (?:about )?\d/i.test(rest)) ||
    // One alone tells nothing: "office", "team".
    (words.length < 2 && rest === '') ||
    hasVerb(name.replace(/\bIT\b/g, '')) ||
    hasVerb(rest) ||
    // "Patients come to us after surgery", "outreach St. Georg and harbour": a clause, or a place behind what has none.
    insideName.test(words.slice(0, -1).join(' ')) ||
    (words.at(-2) === 'and' && /^[^ ]+ (?:[^ ]+ )*?\p{Ll}[^ ]* \p{Lu}/u.test(name)) ||
    severalDo(name) ||
    saysClause(name) ||
    /[:;]|\b(?:who|which|that|if|when|where|so|because)\b/i.test(note) ||
    // "Home on weekends", "office on Mondays": when somebody is there; "home by six".
    whenThere.test(rest) ||
    (words.length < 2 &&
      /^home$/i.test(head) &&
      !/^ (?:for (?!lunch|tea|christmas)|of|with|near|in (?:the |a |our |\p{Lu}))/iu.test(rest)) ||
    // "Academy for 8 weeks": how long, and "a house looks for somebody".
    /^,? (?:for|in) (?:about |the first )?(?:\d+|an?|one|two|three|four|five|six|eight|ten|twelve) (?:days?|weeks?|months?|years?)\b/i.test(
      rest,
    ) ||
    / (?:looks?|looking|seeks?|seeking|searches|needs|wants|hires) /i.test(`${name}${rest} `) ||
    // "Up to 2 days home office": where one may be, and no house.
    /\bhome office\b/i.test(name) ||
    // "Vocational school in blocks": where one learns.
    /^(?:vocational|evening|night|sunday|summer)\b/i.test(name) ||
    (/^(?:own|caseload|home|head|back|front|post|box|opening|night|day)$/i.test(words.slice(0, -1).join(' ')) &&
      // "Front office of a primary school": one of its rooms.
      !(/^(?:front|back|head|post|box) office$/i.test(name) && /^ of (?:an?|the|our) /i.test(rest)))
  )
    return null;
  return { link, name: name.replace(/,$/, ''), rest };
}

/** A name of a town or a field behind a comma: "Mid Wales", "Hesse region", "downtown Omaha". */
const named =
  /^(?:(?:downtown|central|north|south|east|west|greater|mid|rural|inner|outer) )?(?:the )?\p{Lu}[\p{L}'’-]+(?:(?: and | & | on | upon |-|,? )(?:the )?\p{Lu}[\p{L}'’-]+){0,3}(?: (?:area|region|city|town|county|district|metro|way|coast|valley))?$/u;
export const namedPlace = (part: string): string | null => {
  if (
    !named.test(part) ||
    // "QC lab, HPLC and GC": ways of working by their letters, and no two towns.
    /^[A-Z]{2,5}(?:, | and | & )[A-Z]{2,5}$/.test(part) ||
    /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|^(?:Grade|Band|Year|Class|Series|Remote|Hybrid|Permanent|Full|Part|Level|Basic|Van|Sage)\b/.test(
      part,
    )
  )
    return null;
  return `in ${/ (?:area|region|metro|district|valley|coast)$/.test(part) && !/^the /i.test(part) ? 'the ' : ''}${part.replace(/ & /g, ' and ').replace(/^(?:Downtown|Central|Rural) /, (word) => word.toLowerCase())}`;
};

/** "4-star", "CQC-rated" stand as they are typed. */
const small = (text: string): string =>
  headsOf().has(text.toLowerCase())
    ? text.toLowerCase()
    : /^\p{Lu}\p{Ll}+(?:[ -]|$)/u.test(text)
      ? lowerFirst(text)
      : text;

/** "Coblenz branch", "Dublin 2 office": the one that is there. */
const ofTown =
  /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+| \d+)?(?: port)? (?:branch|office|store|site|plant|depot|clinic|campus|shop|showroom|yard|warehouse|station)$/u;

/** "The front office of a school", "the finance department of a brewery": a house has one of them. */
const roomOf =
  /^(?:(?:front|back|main|head|post|school|ticket|box|booking|site) office|kitchen|main kitchen|reception|(?:[a-z]+ )?workshop|(?:[a-z]+ (?:and [a-z]+ )?)?(?:department|division)|(?:[a-z]+ )?(?:library|laundry|pharmacy|dispensary|canteen|laboratory|lab|newsroom|stores|yard|nursery|gym|spa|bakery))$/i;

/** Teams that are counted behind the house: "crew of 14". */
const crew = /^(?:an? )?((?:team|crew|brigade|group) of (?:about |around )?[\w-]+)$/i;

/** The sentence of a house, with the counts, the team and the town that stand behind it; what is left of the row comes back. */
export function sayHouse(parts: readonly string[]): { said: string; used: number } | null {
  const house = readHouse(parts[0] ?? '');
  if (!house) return null;
  const { link, name, rest } = house;
  // "Product team for a bank" is a team; what one joins has sentences of its own.
  const own = small(name).replace(/\bdept$/i, 'department');
  const since = / since (?:1[6-9]|20)\d\d$/.exec(rest)?.[0];
  if (since) return { said: `We have been ${withArticle(own)}${rest}`, used: 1 };
  let text = `${ofTown.test(own) || (roomOf.test(own) && /^ of (?:an?|the|our|one of) /i.test(rest)) ? `the ${own}` : withArticle(own)}${rest.replace(/ & /g, ' and ')}`;
  let used = 1;
  let withIt = / with /.test(text) || / for /.test(rest);
  for (const part of parts.slice(1)) {
    const town = used === 1 && !/ (?:in|at|near|outside|across) /.test(text) ? namedPlace(part) : null;
    const group = crew.exec(part)?.[1];
    if (town) text = `${text} ${town}`;
    else if (group && !withIt) text = `${text} with a ${lowerFirst(group)}`;
    else if (counted.test(part) && !withIt) text = `${text} with ${lowerFirst(part).replace(/^~ ?/, 'about ')}`;
    else break;
    withIt ||= !town;
    used += 1;
  }
  return { said: `You work ${link} ${text}`, used };
}

/** "Two sites", "three branches in Powys": how many there are to work in. */
export function saySites(part: string): string | null {
  const [, many = ''] =
    /^((?:two|three|four|five|six|seven|eight|nine|ten|2|3|4|5|6) (?:[a-z]+ )?(?:sites|buildings|locations|campuses|wards|clinics|kitchens|floors|offices|studios|workshops|depots|stores|schools)(?: (?:in|across|around|near) [^,;:]+)?)$/i.exec(
      part,
    ) ?? [];
  return many ? `You work across ${lowerFirst(many)}` : null;
}
