/** Notes of the unit that one works in: "central reservations desk for our four hotels", "our Chakan plant, 640 employees". */
import { withArticle } from '../../language/articles.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { joinList } from '../../language/joined-phrases.ts';

const desk =
  '(?:(?!(?:the|an?|our|your|call|ring|phone|e-?mail|contact|text|ask|visit|see|to)\\b)[a-z-]+ ){0,3}(?:reservations?|bookings?|service|help|front|reception|order|orders|trade|news|sales|support|trading|dispatch|information|enquir(?:y|ies)|complaints|claims|returns|parts|technical|IT|travel|ticket|accounts|payments|picture|sports|city|control) desk';
const line =
  '(?:[a-z-]+ ){0,2}(?:production|assembly|packing|packaging|bottling|filling|canning|processing|butchery|bakery) line';
const room =
  '(?:[a-z-]+ ){0,2}(?:control|post|mail|stock|plant|server|operations|sorting|tool|test|cutting|print|packing|dispatch|wash|press) room';
/** Names that end in "-ing" of what is done there: the office is none that anybody does. */
const named =
  '(?:planning|training|marketing|engineering|nursing|accounting|housing|purchasing|printing|packing|picking|machining|tooling|welding|finishing|catering|fundraising|sorting|banking|trading|bottling|brewing) (?:office|department|team|unit|hall|shop|lab|section|hub)';
const behind = '((?: (?:for|of|at|in|across) [^:;,]+)?)';
const onIt = new RegExp(`^(an? |the |our )?(${desk}|${line})${behind}$`, 'i');
const inIt = new RegExp(`^(an? |the |our )?(${room}|${named})${behind}$`, 'i');
/** "Nursing home in Cork", "engineering firm with 30 staff": a house by what is done there. */
const homeOf =
  /^(?:an? )?((?:(?!(?:and|or|in|on|at|for|of|with)\b)[a-z-]+ ){0,2}?(?:nursing|boarding|training|shopping|driving|riding|sailing|welding|printing|engineering|catering|marketing|accounting|trading|farming|fishing|brewing) (home|school|centre|center|college|academy|works|firm|company|agency|business|charity|practice))((?: (?:for|of|at|in|near|with|on|by|outside) [^:;,]+)?)$/i;
/** "11 to 16 school with 920 pupils": a school by whom it teaches. */
const schoolOf =
  /^(?:an? )?((?:(?:\d{1,2} ?(?:to|-|–) ?\d{1,2}|mixed|co-educational|coeducational|primary|secondary|infant|junior|comprehensive|special|independent|selective|non-selective|church|day|state|grammar|free) )+(?:school|academy|college))((?: (?:for|of|in|near|with|on|outside) [^:;,]+)?)$/i;
const buildingSite = new RegExp(`^(?:an? )?building site${behind}$`, 'i');

/** The unit as where one works, without its stop; null where the words name no such unit. */
export function ofUnit(bare: string): string | null {
  for (const [shape, link] of [
    [onIt, 'on'],
    [inIt, 'in'],
  ] as const) {
    const [, article = 'the ', unit = '', more = ''] = shape.exec(bare) ?? [];
    if (unit && !hasVerb(more)) return `You work ${link} ${article.toLowerCase()}${lowerFirst(unit)}${more}`;
  }
  const [, home = '', kind = '', where = ''] = homeOf.exec(bare) ?? [];
  if (home && where && !hasVerb(where))
    return `You work ${/firm|company|agency|business|charity/i.test(kind) ? 'for' : 'in'} ${withArticle(lowerFirst(home))}${where}`;
  const [, school = '', its = ''] = schoolOf.exec(bare) ?? [];
  if (school && its && !hasVerb(its)) return `You work in ${withArticle(lowerFirst(school))}${its}`;
  const [, site] = buildingSite.exec(bare) ?? [];
  return site && !hasVerb(site) ? `You work on a building site${site}` : null;
}

const house =
  '(?:plant|unit|shop|store|school|home|hotel|site|office|ward|clinic|kitchen|farm|lab|laboratory|depot|practice|nursery|centre|center|department|restaurant|factory|workshop|hospital|library|consultancy|consultants|museum|theatre|brewery|bakery|studio|campus|yard|surgery|hospice|warehouse|salon|garage|pool|pub|inn|café|cafe|branch|headquarters|HQ|works|mill|dairy|college|academy|firm|agency|charity|house|stables)';
const many =
  '(?:(?:about|over|nearly|around|some|more than) )?(?:\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)';
const who =
  '(?:staff|people|employees|colleagues|workers|drivers|vets|nurses|doctors|dentists|partners|teachers|engineers|chefs|agents|operators|technicians|stylists|carers|solicitors|lawyers|pupils|students|children|residents|patients|members|beds|rooms|covers|seats|places|desks|chairs|bays|cows|sows|horses|acres|machines|lines|presses|vans|lorries|trucks|buses|vehicles|classes|classrooms|kennels|berths|pitches|tables|theatres|wards)';
const counted = `(?:${many} (?:[a-z-]+ )?${who}|(?:an? )?staff of ${many})`;
/** "For our Chakan plant, 640 employees": what a place has, as a telegram has it behind a comma. */
const soMany = new RegExp(
  `(\\b(?:in|at|for|on|from|to|of|our|the|with) (?:[^,.;:]* )?${house}(?: (?:in|near|outside|at|by|on) [^,.;:]{2,30})?), (${counted}(?:(?:, | and |, and )${counted})*)(?=[.]?$|, )`,
  'i',
);

/** "Full-time, small planning consultancy, six people": at the end of a note, where nothing stands before the house. */
const soManyThere = new RegExp(
  `(?<=^|, )((?:an? )?(?:[a-z-]+ ){0,4}${house}), (${counted}(?:(?:, | and |, and )${counted})*)(?=[.]?$)`,
  'i',
);

/** Where no number stands behind a comma, the long patterns are not asked. */
const numberBehind =
  /, (?:an? )?(?:staff of|about|over|nearly|around|some|more than|\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)/i;

/** The same in a row of words: "for our Chakan plant with 640 employees". */
export const withSoMany = (sentence: string): string => {
  if (!numberBehind.test(sentence)) return sentence;
  const joined = (_: string, place: string, has: string): string => {
    const all = has.split(/, and |, | and /).map((part) => part.replace(/^(?=staff of)/i, 'a '));
    return `${place} with ${joinList(all)}`;
  };
  return sentence.replace(soMany, joined).replace(soManyThere, joined);
};
