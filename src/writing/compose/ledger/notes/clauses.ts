/** Notes that are clauses but for a small word: "community team, covers Barnsley", "responsible for a £3m budget", "night premium applies". */
import { determine, withArticle } from '../../language/articles.ts';
import { finiteAuxiliary } from '../../language/clause.ts';
import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { kindOf } from '../../language/kind.ts';
import { headOf, isCounted, missesArticle } from '../../language/nouns.ts';

const isThing = (text: string): boolean =>
  (kindOf(text) === 'np' || /^[a-z]+(?: [a-z]+){0,3}$/i.test(text)) &&
  !/[,:;()]/.test(text) &&
  !text.split(' ').some((word) => finiteAuxiliary.test(word)) &&
  !/^(?:we|you|they|it|this|that|there|who|which)\b/i.test(text);

const isMany = (thing: string): boolean => /[^su]s$/i.test(headOf(thing));

/** "Night premium": one, where it is counted. */
const oneOf = (thing: string): string => {
  const lower = determine(lowerFirst(thing));
  const head = headOf(lower).split(' ').at(-1)?.toLowerCase() ?? '';
  return !isMany(lower) &&
    !/^(?:an?|the|our|your|no|all|every|each)\b/i.test(lower) &&
    (missesArticle(lower) || isCounted(head) || /^(?:premium|supplement|uplift|enhancement|allowance)$/.test(head))
    ? withArticle(lower)
    : lower;
};

/** "Community team, covers Barnsley": the team does. */
const doesSo =
  /^((?:the |our |an? )?(?:[\w&'’-]+ ){1,6}?(?:team|service|unit|ward|practice|office|branch|depot|department|site|store|school|charity|firm|company|plant|clinic|centre|hub)),? (covers|serves|supports|runs|handles|looks after|operates|employs|sells|makes|treats|sees|supplies|delivers|produces) (?!(?:plus|and|or|only)\b)(?=[a-z\d£€$₹])([^;:]+)$/i;
/** "Responsible for a £3.4m budget": the reader is. */
const inCharge =
  /^((?:jointly |solely |fully |directly |also )?(?:responsible|accountable|answerable)) (for|to) (?=\S)/i;
/** "Reporting line: Group Treasurer". */
const reportsTo =
  /^(?:[Rr]eporting line|[Rr]eports? in(?:to)?|[Ll]ine manage(?:r|ment)|[Mm]anaged by): (?:the )?((?:[A-Z][\w&'-]* ?(?:of |and |& |for )?){1,6})$/;
/** "Contract runs until May": the contract. */
const runsSo =
  /^((?:[a-z]+ )?(?:contract|post|placement|season|rota|programme|course|depot|kitchen|workshop|day|week|project|grant|apprenticeship|assignment|vacancy)) (runs|lasts|starts|begins|ends|finishes|closes|includes|covers|involves|changes|rotates|expires) (?=[a-z\d])([^;:]+)$/i;
/** "Zero hours contract but we offer 15 hours": what it is, and what we do. */
const butWe =
  /^(?:an? )?((?:[\w-]+ ){1,3}(?:contract|post|role|position|job)),? (but|and|so|although|though) ((?:we|you|there|it|most|some) [^;:]+)$/i;
/** "ISO 17025 accredited": we are. */
const accredited =
  /^((?:fully |also |newly )?(?:(?:ISO|BS|EN|IATF|AS|IEC|BRC|BRCGS|SOC) ?[\d:/-]+(?:(?:, | and )(?:ISO |BS )?[\d:/-]+)*|[A-Z][A-Za-z]*[A-Z][A-Za-z]*(?: and [A-Z]{2,})?|(?:[A-Z][a-z]+ |for |of |the |to |in |a ){0,5}[A-Z][a-z]+)[- ](?:accredited|certified|registered|approved|regulated|listed))((?: (?:since|for|in|until) [^,;:]+)?)$/;
/** "Days to be agreed, must include Friday". */
const toBeAgreed =
  /^(?:the )?((?:exact |working |actual )?(?:days|hours|times|shifts?|rota|pattern|start date|days and hours|hours and days|location|duration|dates?)) (?:to be|tbc?|t\.b\.[ac]\.) ?(agreed|confirmed|arranged|decided|discussed|negotiated)?((?: (?:with|on|at|between|by|after|before) [^,;:]+)?)(?:,? (?:and |but )?(must (?:include|be|cover|fall) [^;:]+))?$/i;
/** "Start date flexible but ideally before 1 March". */
const flexible =
  /^(?:the )?((?:exact |working |daily )?(?:start(?:ing)? date|hours|days|times|shifts?|shift pattern|rota|location|start and finish times|start times?)) ((?:very |fully |quite |mostly |completely |largely )?(?:flexible|fixed|negotiable|variable|staggered|set))(?=$|,| but| and| around| within| between| by| to| as| in| from| for)(.*)$/i;
/** "Night shift premium applies". */
const applies =
  /^(.+?) (applies|apply|is payable|are payable)((?: (?:to|on|from|for|at|after|in|between|over) [^;:]+)?)$/i;
/** "Opening a second branch this autumn, hence the vacancy": we are. */
const becauseOf =
  /^((?:re-?)?(?:opening|expanding|growing|moving|launching|replacing|taking on|building|rebuilding|merging|relocating|restructuring|bringing)\b[^;:]*), ((?:and )?(?:hence|so we|which is why|therefore|thus)\b[^;:]*)$/i;
/** "Seasonal pickers wanted June to September": we need them. */
const wantedFor =
  /^((?!(?:no|an?|the|our|your|own)\b)(?:[a-z-]+ ){0,3}[a-z-]+[^su\W]s|(?:[a-z-]+ )?staff) (?:wanted|needed|required|sought|req['’]?d)(?: from)? ((?:for|over|until|through|from|before|this|in|at) [^;:]+|(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: (?:to|until) \w+)?)$/i;
/** What is owned is no staff: "own tools required". */
const ofStaff =
  /(?:ers|ors|ists|ants|nurses|staff|cooks|chefs|clerks|guards|technicians|trainees|volunteers|apprentices|assistants|hands|tutors|coaches|electricians|mechanics)$/i;

/** A note as the clause that it is; null where it is none of these. */
export function inFullClause(note: string): string | null {
  const [, who = '', does = '', what = ''] = doesSo.exec(note) ?? [];
  if (who && isThing(who))
    return `${/^(?:the|our)\b/i.test(who) ? upperFirst(who) : `Our ${/^[A-Z][a-z]+ [A-Z]/.test(who) ? who : lowerFirst(who).replace(/^an? /, '')}`} ${does} ${what}`;
  // "Ideal for a returner": the job is.
  if (
    /^(?:ideal|suitable|well suited|suited) (?:for|to) (?:an?|some(?:one|body)|any(?:one|body)|people|those|graduates|returners|parents|students) [^;:]+$/i.test(
      note,
    )
  )
    return `The job is ${lowerFirst(note)}`;
  // "Backfill for 6 months": what the post is.
  const [, post = '', long = ''] =
    /^(?:an? )?(backfill|secondment|(?:maternity |sickness |leave |holiday |parental )?cover) (for (?:about |up to |at least )?(?:\d+|two|three|four|six|nine|twelve|eighteen)(?:(?: to |-|–)\d+)? (?:weeks|months)\b[^;:]*)$/i.exec(
      note,
    ) ?? [];
  if (long) return `This is ${/cover$/i.test(post) ? lowerFirst(post) : withArticle(lowerFirst(post))} ${long}`;
  // "Applications reviewed on a rolling basis".
  const [, papers = '', done = '', way = ''] =
    /^((?:all )?(?:applications|interviews|CVs|references|offers|enquiries|candidates)) (reviewed|considered|held|made|read|processed|accepted|answered|assessed|scored|sifted|shortlisted|taken up) ((?:on|in|by|as|within|after|before|every|each|when|throughout|from|weekly|daily|until) ?[^;:]*)$/i.exec(
      note,
    ) ?? [];
  if (papers) return `${upperFirst(papers)} are ${done} ${way}`;
  // "Friday finishes at 1": the reader does.
  const [, day = '', ends = '', hour = ''] =
    /^((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)s? (finish|start|end)(?:es|s)? ((?:at|by) \d[^;:,]*)$/i.exec(note) ??
    [];
  if (day) return `You ${ends.toLowerCase().replace('end', 'finish')} ${hour} on ${day}s`;
  const boss = reportsTo.exec(note)?.[1]?.trim();
  if (boss) return `You report to the ${boss}`;
  const [, lasting = '', runs = '', until = ''] = runsSo.exec(note) ?? [];
  if (runs && !/^(?:the|an?|our|your|this|each|every|no|all|one)\b/i.test(lasting))
    return `The ${lowerFirst(lasting)} ${runs} ${until}`;
  const charge = inCharge.exec(note);
  if (
    charge &&
    !note
      .slice(charge[0].length)
      .split(' ')
      .some((word) => /^(?:is|are|was|will)$/i.test(word))
  )
    return `You are ${lowerFirst(note)}`;
  const [, contract = '', link = '', then = ''] = butWe.exec(note) ?? [];
  if (contract && isThing(contract))
    return `This is ${withArticle(lowerFirst(contract))}, ${link.toLowerCase()} ${then}`;
  const [, seal = '', since = ''] = accredited.exec(note) ?? [];
  if (seal)
    return `We ${since && /since|for/.test(since) ? 'have been' : 'are'} ${seal.replace(/^(?:Fully|Also|Newly) /, (word) => word.toLowerCase())}${since}`;
  const [, open = '', how = '', whom = '', must = ''] = toBeAgreed.exec(note) ?? [];
  if (open)
    return `The ${lowerFirst(open)} ${isMany(open) ? 'are' : 'is'} to be ${(how || 'confirmed').toLowerCase()}${whom}${must ? `, and ${must}` : ''}`;
  // "1 in 6 Saturdays".
  if (
    /^(?:about )?(?:\d|one|two) (?:in|out of) (?:\d|every \d|two|three|four|five|six|seven|eight) (?:(?:Satur|Sun|Mon|Fri)days|weekends|bank holidays|nights|evenings|Christmases)$/i.test(
      note,
    )
  )
    return `You work ${lowerFirst(note)}`;
  const [, date = '', loose = '', but = ''] = flexible.exec(note) ?? [];
  if (date && !/\b(?:is|are|was)\b/.test(loose))
    return `The ${lowerFirst(date)} ${isMany(date) ? 'are' : 'is'} ${loose.toLowerCase()}${but.replace(/^ but/, ', but')}`;
  const [, thing = '', verb = '', where = ''] = applies.exec(note) ?? [];
  if (thing && isThing(thing) && !/\b(?:please|to|how|do|you|we|when|if|anyone|everyone|nobody)\b/i.test(thing))
    return `${upperFirst(oneOf(thing))} ${verb}${where}`;
  const [, doing = '', hence = ''] = becauseOf.exec(note) ?? [];
  if (doing) return `We are ${lowerFirst(doing)}, ${hence}`;
  const [, staff = '', span = ''] = wantedFor.exec(note) ?? [];
  if (staff && ofStaff.test(staff))
    return `We need ${lowerFirst(staff)} ${/^(?:for|over|until|through|from|before|this|in|at)\b/i.test(span) ? span : / (?:to|until) /.test(span) ? `from ${span}` : `in ${span}`}`;
  return null;
}

const time =
  '(?:hours|days|weeks|months|minutes|years|shifts|nights|miles|weekends|evenings|mornings|per|a|an|to|in|of|on|off|out|am|pm|x|or|and)';
/** So many of something that a house has: "5 vets", "240 Holsteins", "120 covers on a Saturday". */
const soMany = new RegExp(
  `^(?:about |over |around )?(?:\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?!${time}\\b)(?:[\\w-]+ ){0,2}?[\\w-]*[^su\\W]s(?: (?:on|a|an|per|in|at|of) [^,:;()]+)?$`,
  'i',
);
/** "One restaurant of 60 covers": a part of a house, and how large it is. */
const oneWith =
  /^(?:one|an?) (?:[a-z-]+ ){0,2}[a-z-]+ (?:of|with|for) (?:about |over |around )?(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|[a-z]+ty) [a-z-]+$/i;
const whenOnly =
  /^(?:days|nights|earlies|lates|evenings|mornings|weekends)(?:(?: and|,| or) (?:days|nights|earlies|lates|evenings|mornings|weekends))*(?: in (?:blocks|runs) of \w+)?$/i;
const house =
  /^(?:an? )?(?:(?:[\w&'’-]+ ){1,3}(?:practice|unit|kitchen|surgery|hotel|school|nursery|home|clinic|farm|bakery|brewery|restaurant|pub|salon|depot|garage|workshop|lab|laboratory|firm|office|studio|pharmacy|theatre|library|centre|shop|store|site|warehouse|bistro|café|cafe|inn|ward|hospice|hospital)|(?:kitchen|brigade|office|salon|workshop|garage) of (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve))$/i;
/** "Small animal practice, 5 vets, own CT scanner": a house with what it has; the other parts of the row follow. Null where a row is no such thing. */
export function withItsHouse(parts: readonly string[]): { house: string; rest: string[] } | null {
  const [first = '', ...others] = parts;
  if (others.length < 1 || !house.test(first)) return null;
  // "12-bed inpatient unit, days and nights": where, and when.
  if (/\d|-/.test(first) && others.every((part) => whenOnly.test(part)))
    return { house: `You work in ${withArticle(lowerFirst(first.replace(/^an? /i, '')))}`, rest: others };
  const has: string[] = [];
  for (const part of others) {
    const own = /^(?:(?:its|your) )?own (?=[\w])([^:;]+)$/i.exec(part)?.[1];
    // "Four 10-hour days": when one works, and nothing that a house has.
    if (/\b(?:days|nights|shifts|hours|weeks|weekends|evenings|months)\b/i.test(part)) break;
    if (soMany.test(part) || (others.length === 1 && oneWith.test(part))) has.push(lowerFirst(part));
    else if (own && has.length > 0 && !finiteAuxiliary.test(own)) has.push(`its own ${own}`);
    else break;
  }
  if (has.length === 0) return null;
  const last = has.pop() ?? '';
  const named = `${upperFirst(withArticle(lowerFirst(first.replace(/^an? /i, ''))))} with ${has.length > 0 ? `${has.join(', ')} and ` : ''}${last}`;
  return {
    // "A kitchen of 7 with 120 covers": what counts things there may look like what it does.
    house: kindOf(named) === 'np' ? named : `You work in ${lowerFirst(named)}`,
    rest: others.slice(has.length + 1),
  };
}
