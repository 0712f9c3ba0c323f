/** Headings that are known by their whole wording, put as those that every reader of headings knows. */
import { baseOfIng, isVerbBase } from '../../language/verbs.ts';
import { isDeniedHead } from './denied-heads.ts';
import { isBullet } from './line-starts.ts';
import { isOrder } from './task-lines.ts';

/** What a heading tells of the lines below it, in words that leave no doubt. */
const offered = 'What we offer:';
const ofUs = 'About us:';
const asked = 'Requirements:';
const work = 'Responsibilities:';
const welcome = 'Desirable:';
const summary = 'Job summary:';

/** Headings in whole phrases: whatever stands below, it is that. */
const phrases: readonly [string, RegExp][] = [
  // "Place in the organisation": who is over whom, and nothing that anybody places.
  [
    ofUs,
    /^(?:(?:place|position|standing) (?:in|within) the (?:organi[sz]ation|company|structure)|organi[sz]ational (?:integration|classification|position|placement))$/i,
  ],
  [
    offered,
    /^(?:in (?:return|exchange)(?:,? (?:we|you)(?:['’]ll| will| can)?(?: (?:offer|give|get|expect|receive|provide|have))?(?: you)?)?|why (?:join|work|us|apply|choose|come|you(?:['’]ll| will)? (?:love|like|enjoy))\b.{0,20}|what(?:['’]s| is| we have) on offer|what (?:we|you)(?:['’]ll| will| can)? (?:give|provide|pay|get|receive|earn)(?: you)?(?: back| in return| from us)?|we (?:give|provide|pay)(?: you)?|you (?:will |can )?(?:receive|earn)|(?:what )?(?:training|support) (?:you(?:['’]ll| will)? (?:get|receive|have)|we give|provided|given)|how we (?:look after|support|reward|train) (?:you|our (?:people|staff|team)))$/i,
  ],
  [
    ofUs,
    /^(?:who you(?:['’]ll| will)? (?:be )?(?:work(?:ing)?|report(?:ing)?)(?: (?:with|to|alongside|for))?|who(?:['’]s| is) (?:here|who|on the team)|meet the team|tools (?:we|you(?:['’]ll| will)?) use|(?:what |how )success (?:looks like|is measured)|success (?:looks like|measures)|how (?:we|you)(?:['’]ll| will)? (?:measure|know)\b.{0,30})$/i,
  ],
  [
    asked,
    /^(?:you )?(?:must|need to|should)(?: be(?: able to)?| have| hold)?$|^(?:non-negotiables|deal-?breakers|musts)$/i,
  ],
  [
    asked,
    /^(?:we(?:['’]d| would) (?:really )?like(?: you to (?:have|be|bring))?|who (?:we|the team)(?: are|['’]re| is)? seek(?:ing|s)?|(?:our|the|your) (?:ideal|perfect|preferred|right|new) (?:colleague|person|candidate|applicant|recruit|hire)|preferred candidates?|what it takes|why you|to (?:be successful|succeed|thrive|do well|excel|shine)(?: in (?:this|the) (?:role|job|post|position))?(?:,? you(?:['’]ll| will)?(?: (?:need|have|bring|be))?)?|(?:is|could) (?:this|it)(?: be)? you|(?:we(?:['’]d| would) (?:like|love) to|please) hear from you if(?: you(?:['’](?:re|ve)| are| have| can)?)?)$/i,
  ],
  [
    asked,
    /^(?:(?:we(?:['’]re| are)? (?:want(?:ing)?|need(?:ing)?|seek(?:ing)?|look(?:ing)? for|after)|looking for|seeking|you(?:['’]re| are)) (?:some(?:one|body)|a person|people|an? [a-z]+(?: [a-z]+)?) (?:who|that)(?:['’]s| is| are| has| have| can| will)?)$/i,
  ],
  [
    work,
    /^(?:(?:a|your|the) (?:typical|average|usual|normal) (?:day|week|shift)|scope of (?:the )?(?:work|role|job)|(?:key|core|main|your|typical) activities|how you(?:['’]ll| will)? (?:spend|fill|use) your (?:time|days?|week)|how you(?:['’]ll| will)? make (?:a|the|your) difference|what you(?:['’]ll| will)? (?:be )?get(?:ting)? up to|(?:the|this|your) (?:role|job|post|position) (?:involves|includes|entails|covers|means|will involve|will include))$/i,
  ],
  [
    welcome,
    /^(?:(?:also )?beneficial|helpful|not essential,?(?: but)? (?:useful|helpful|welcome|nice)|not a must|(?:(?:this|that|these|it|they) )?would be (?:an? |a real |a big )?(?:plus|advantage|bonus|asset|benefit|welcome))$/i,
  ],
  [work, /^(?:key |main |expected |your |role )?(?:outcomes|objectives|priorities)$/i],
  // "We expect", "To apply you need", "Candidates must".
  [
    asked,
    /^(?:(?:what )?we expect(?: (?:of|from) you)?|to (?:apply|be considered)(?: for this (?:role|job|post))?,? you(?:['’]ll| will)? (?:need|must have|should have|must|have to have)|(?:candidates|applicants|all applicants) (?:must|should|need to|will need to)(?: be| have| hold)?)$/i,
  ],
  [asked, /^(?:reqs?|pre-?requisites?|job prerequisites?)$/i],
  [
    asked,
    /^(?:education|training|experience|qualifications|skills)(?:,| and| &|\/) ?(?:licensure|licenses|licensing|credentials)$/i,
  ],
  [asked, /^(?:min(?:imum|\.)? |basic |req(?:uired|'d)? )?(?:quals?|qualifications)$/i],
  [
    welcome,
    /^(?:pref(?:erred|s)?|pref(?:erred)? quals?|desired(?:,? (?:but )?not (?:required|essential))?|desired (?:skills?|qualifications?|experience|attributes|knowledge|qualities)(?: (?:and|&) (?:skills?|qualifications?|experience|attributes|knowledge|qualities))?)$/i,
  ],
  // "Other" below the wishes: what stands there is none of them, and asks only where it says so.
  // "Interview process", "Recruitment timetable", "We are": what happens when, and how the house is, is asked of nobody.
  [
    ofUs,
    /^(?:(?:recruitment|selection|interview|application) (?:time ?table|time ?line|schedule|process|stages|dates)|timetable|we(?:['’]re| are)|(?:employee |staff )?benefits booklet)$/i,
  ],
  [work, /^JD$/],
  [
    asked,
    /^(?:(?:desired|target|preferred) )?(?:candidate|applicant) profile$|^desired skills and personal qualities$/i,
  ],
  [asked, /^(?:person(?:al|nel)? spec(?:ification)?|criteria)\s*[-–(]\s*(?:essentials?|required)\)?$|^need$/i],
  [welcome, /^(?:person(?:al|nel)? spec(?:ification)?|criteria)\s*[-–(]\s*(?:desirables?|preferred)\)?$|^nice$/i],
  ['OTHER', /^(?:other|miscellaneous|(?:other|further|additional) (?:information|details|points|aspects))$/i],
  [ofUs, /^powers(?: (?:and|of) [a-z]+){0,2}$/i],
  [ofUs, /^(?:equal opportunit(?:y|ies)|safeguarding|safer recruitment)(?: (?:statement|employer|policy))?$/i],
  [summary, /^(?:the|your|an) (?:opportunity|challenge)$/i],
  [offered, /^(?:working |your |the )?hours(?: of work)?$/i],
];

/** Headings of a word or two, which may as well name a group of tasks: "Training" above "Train two commis chefs". */
const nouns: readonly [string, RegExp][] = [
  [
    offered,
    /^(?:(?:the |our )?deal|on offer|(?:little )?extras|goodies|upsides|(?:the |your )?(?:pay|salary|wages?|hours|remuneration|compensation|leave|holidays?)(?: (?:and|&) (?:the )?(?:pay|salary|hours|benefits|perks|conditions|leave|holidays?|package|location|contract|rota|shifts))?|(?:the |your |our )?(?:working |work |shift )(?:patterns?|hours|times?|arrangements?|week|model)|(?:the |your )?(?:hours|rota|shifts|schedule|working time)|where (?:and|&) when|when (?:and|&) where|practicalities|practical (?:details|information|points)|contract (?:details|type)|(?:your |our )?(?:training|development|learning|progression|career|growth)(?: (?:and|&) (?:training|development|support|progression|learning|growth|career))*|induction)$/i,
  ],
  [
    ofUs,
    /^(?:(?:the )?small print|(?:pre[- ]employment |background |safer recruitment |vetting )?checks|vetting|(?:the |your |our )(?:team|crew|department|company|business|organi[sz]ation|charity|story|culture|mission|values|setting)|context|reports|reporting(?: lines?)?|direct reports|(?:our |the |your )?(?:(?:tech(?:nology)?|technical) )?stack|kpis?|okrs?|targets|key performance indicators|(?:in )?your first (?:\w+ )?(?:days?|weeks?|months?|year)|first (?:\w+ )?(?:days?|weeks?|months?|year)|budget|dimensions)$/i,
  ],
  [
    asked,
    /^(?:(?:formal |minimum |required )?(?:educat(?:ion|ional background)|academic background|certifications?|certificates|licen[cs]es?|tickets|languages?|credentials|accreditations?|registrations?)(?: (?:and|&|\/) (?:education|training|certifications?|certificates|licen[cs]es?|tickets|experience|qualifications?|skills|languages?|registrations?|credentials))*(?: (?:needed|required|you need))?|(?:the )?(?:bare )?minimum)$/i,
  ],
];

const known = (table: readonly [string, RegExp][], bare: string): string | undefined =>
  table.find(([, pattern]) => pattern.test(bare))?.[0];

const wishWords: ReadonlySet<string> = new Set(
  'preferable preferably preferred desirable desirably desired advantage advantages advantageous useful helpful beneficial plus pluses plusses asset assets optional wishlist wishes'.split(
    ' ',
  ),
);
const aroundWishes: ReadonlySet<string> = new Set(
  'but not also and or highly strongly very an a added additional other further further, points skills skill qualification qualifications experience criteria attributes knowledge requirements would be is are it they these the essential required mandatory necessary nice to have though if you ideal ideally'.split(
    ' ',
  ),
);
/** "Preferable", "Added advantage", "Useful but not essential": a short line of nothing but wishes names what stands below it. */
function isOnlyWishes(bare: string): boolean {
  const words = bare
    .toLowerCase()
    .split(/[\s/&,()–—-]+/)
    .filter(Boolean);
  return (
    words.length < 7 &&
    words.some((word) => wishWords.has(word)) &&
    words.every((word) => wishWords.has(word) || aroundWishes.has(word)) &&
    !/\b(?:essential|required|mandatory|necessary)\b(?<!not (?:essential|required|mandatory|necessary))/i.test(bare)
  );
}

/** Whether most of the first lines of a list tell somebody to do something, or name a doing. */
function listsTasks(below: readonly string[]): boolean {
  const items = below.map((line) => line.replace(/^[\s•·*–—-]+/, '')).slice(0, 3);
  const tasks = items.filter((item) => isOrder(item) || baseOfIng((item.split(' ')[0] ?? '').toLowerCase()) !== null);
  return tasks.length * 2 >= items.length;
}

/**
 * The lines of a job description, with headings of whole wordings ("In return", "Working pattern") put as ones that say
 * plainly what stands below. A noun is a heading only above a list that is none of tasks.
 */
export function withPlainHeadings(raw: readonly string[]): string[] {
  return raw.map((line, index) => {
    const bare = line
      .trim()
      .replace(/[:?!.…]+$/, '')
      .trim();
    if (!/^[A-Z]/.test(bare) || isBullet(line) || bare.split(/\s+/).length > 9) return line;
    const below = raw.slice(index + 1).filter((next) => next.trim() !== '');
    if (below[0] === undefined) return line;
    // "What you will not do": no task stands below it.
    const phrase = isDeniedHead(bare) ? ofUs : known(phrases, bare);
    if (phrase) return phrase;
    if (isOnlyWishes(bare)) return welcome;
    // "Team" above "Cork": a form, and no list.
    const list = isBullet(below[0]) || /:\s*$/.test(line);
    const end = below.findIndex((next) => !isBullet(next));
    return list && !listsTasks(end > 0 ? below.slice(0, end) : below) ? (known(nouns, bare) ?? line) : line;
  });
}

/** Whether the first lines below a shouted word are of the list of tasks above it: an order among them, and most begin with a verb. */
export function goesOnInTasks(below: readonly string[]): boolean {
  const items = below
    .filter((line) => /[a-z]/.test(line))
    .slice(0, 3)
    .map((line) => line.replace(/^[\s•·*–—-]+/, ''));
  const verbs = items.filter((item) => {
    const first = (item.split(' ')[0] ?? '').toLowerCase();
    return isVerbBase(first) || baseOfIng(first) !== null;
  });
  return items.some(isOrder) && verbs.length * 2 > items.length && !items.some((item) => /:\s|[£€$₹]/.test(item));
}
