/** What kind of thing a statement speaks of, by its wording: times, posts, places, teams, news. */
import { weekdayInFull as weekday } from '../../text/calendar.ts';

/** Wording that is news for the reader, and wording that is a working pattern. */
export const noteLike =
  /^(?:no|not|free|paid|all|every|any|some|subject to)\b|\bonly$|\b(?:needed|required|provided|paid|included|welcome|available|offered|covered)\b/i;
export const rotaLike =
  /^(?:every|each) (?:other |second |third |fourth )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:every|each) (?:other |second |third |fourth )?(?:weekend|night|evening|morning)$|\b(?:on|off|shifts?|weekends?|nights?|evenings?|hours)\b.*\b(?:on|off|a week|shifts?|weekends?|nights?|evenings?|hours|per week)\b|\bweeks? (?:on|off)\b/i;

/** "No Sundays, and alternate Saturdays only", "5 days (Saturdays and Sundays off)": when somebody works, and when not. */
export const workedSo =
  /^(?!.*[:;])(?!.*\b(?:is|are|was|needed|required|available|paid)\b)(?:no (?:Sundays?|Saturdays?|weekends?|nights?|evenings?|bank holidays?|late (?:nights|shifts)|(?:split|night|weekend) shifts)(?=$|,| or | and )|(?:four|five|six|[4-6]) days \([^()]+\)$)/i;
/** "The rotational Saturday in peak season", "an on-call weekend every six weeks": a part of the working time. */
export const partOfRota =
  /^(?:the|an?|some|occasional|our) (?:[\w-]+ ){0,2}?(?:Saturdays?|Sundays?|weekends?|night shifts?|late shifts?|evenings?|bank holidays?|on-call (?:duty|shifts?|weekends?)|stand-?by)\b(?!.*[:;])(?!.*\b(?:off|free|is|are|rate|pay|paid|premium|bonus|allowance|enhancement)\b)/i;

/** "A three-year apprenticeship" is the role itself; "a kitchen of nine" is where it is done. */
export const roleLike =
  /^(?:an?|the|one of) (?:[\w-]+,? ){0,5}?(?:role|post|job|position|apprenticeship|contract|placement|internship|secondment|traineeship)\b/i;
export const placeLike =
  /^(?!.*\b(?:home office|from home|to home|plus \d+ days?)\b)(?!.*\b(?:school|college) (?:in blocks|release|term|holidays?)\b)(?:an?|the(?! (?:rest|remainder|others?)\b)) (?:[\w-]+ ){0,3}?(?:kitchen|office|ward|school|home|store|shop|garage|firm|studio|workshop|department|unit|clinic|hospital|restaurant|hotel|salon|nursery|warehouse|factory|lab|laboratory|depot|cross-dock|plant|yard|mill|brewery|bakery|theatre|theater|gallery|museum|library|surgery|pharmacy|gym|centre|center|bank|branch|court|base|terminal|quarry|vineyard|farm|estate|garden|inn|pub|bar|café|cafe|bistro|care home|site|practice|academy|college)\b(?! (?:of|plus|from|at|up to|between) (?:about |around )?[£€$₹]?\d[\d,.]*(?:k\b|,\d|\d{3}))(?! (?:salary|pay|rate|wage|plus)\b)(?! (?:[a-z-]+ )?(?:collections?|deliver(?:y|ies)|visits?|meals|runs?|rounds?|transport|shifts?|hours|sales|supplies|repairs?|installations?|moves?|insurance|loans?|tuition|lessons|tests?|sampling|improvements?)\b)(?! (?:[a-z-]+ )?(?:rebuild|project|refurbishment|extension|scheme|upgrade|renovation|fit-out|restoration|conversion)\b)(?! (?:nurse|manager|assistant|porter|worker|sister|clerk|supervisor|teacher|chef|operative|operator|technician|cleaner|leader)\b)(?=$|[,;(.]| (?:[a-z]+(?:ing|ed|en)|in|on|at|of|for|with|without|near|off|by|from|across|outside|inside|between|opposite|beside|behind|under|over|within|and|or|to|that|which|where|who|whose|just|about|built|run|set|up|two|three|four|five|six|next|not|half|open|\d\S*)(?!\S))/i;

/** When somebody works, short enough to say of the job: "three days a week", "part-time, 21 hours over three days". */
export const plainTime =
  /^(?!.*\bbetween (?!\d))(?!.*\bfull[- ]time\b.*\bpart[- ]time\b|.*\bpart[- ]time\b.*\bfull[- ]time\b)(?:(?:part|full)[- ]time\b(?! (?!(?:in|on|at|over|for|from|or|and|with|only|days?|nights?|evenings?|mornings?|weekends?|hours?|shifts?|between|across|within)\b)[a-z])|freelance\b|(?:one|two|three|four|five|six|\d+) (?:days?|hours|evenings|nights|mornings) (?:a|per|over)\b)/i;

/** "A school rebuild worth £24 million": what one works on. */
export const projectLike =
  /^(?!.*\b(?:pensions?|bonus|discount|reward|loyalty|savings?|share|incentive|cycle|bike|health|dental|medical|insurance|benefits?|commission|sick|leave|mentor(?:ing)?|buddy|referral|relocation|apprenticeship|training|graduate) (?:scheme|plan)s?\b)(?:an?|the|two|three|four|five) (?:[\w£€$.-]+ ){0,6}?(?:rebuild|project|refurbishment|extension|scheme|upgrade|renovation|fit-out|restoration|conversion)s?\b(?! (?:manager|engineer|officer|coordinator|team|assistant|lead|office)\b)/i;

/** "A team of 31", "a family-owned maker of glass": people or a firm that somebody joins. */
export const joinable =
  /^(?!\d|.* scales?\b)(?:an? )?(?:(?!(?:of|in|on|at|for|with|to|from|by|as|an?|the|our|your|each|every|and|or) )[\w-]+ ){0,3}?(?:team|crew|brigade|squad|department|faculty|collective|co-?op(?:erative)?|set|group|firm|practice|company|maker|charity|business|agency|consultancy|manufacturer|studio|partnership|start-up)(?=,|$| (?:of|with|that|which|who|in|making|practising|serving|for)\b)/i;
/** Times, patterns and days as they are noted: "7.30-4, Friday finish 1pm", "hybrid, 2 days office", "4-on 4-off". */
export const clockLike =
  /^(?!an? (?!\w+ shift, )|the\b)(?:\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?\s?(?:-|–|to)\s?\d{1,2}(?!\d| (?:year|academy|school|college|secondary|primary|provision|age|bed|seat|people|staff|children|students|pupils))|(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:to|-|–)|(?:hybrid|remote|on[- ]?site|permanent|temporary|fixed[- ]term|full[- ]time|part[- ]time|\d[- ]on|[\d.]+ ?fte|shifts?|days|nights|earlies|\d+ hours)\b.*[,;(/+]|(?:mornings|evenings|nights|days|weekends|earlies|lates|1st|2nd|3rd|first|second|third|day|night|late|early|evening|morning|back|twilight)\b(?: shifts?)?,? .*\d|an? (?:\w+ )shift, .*\d)/i;

/** A whole sentence that tells when one works: "You'll have two Sundays off in every three", "The working pattern is earlies and lates". */
export const tellsWhen =
  /^(?:(?:with us|here|in this (?:job|role|post)), )?(?:you(?:['’]ll| will)? (?:work|have|get|start|finish|do|cover|be on|share|are on|['’]re on)\b.*\b(?:week(?:end|day)s?|nights?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|shifts?|earlies|lates|evenings?|rota|days? (?:over|out of|on\b|a week|per week)|hours a week|(?:days?|mornings?|afternoons?) off|on[- ]call|bank holidays?)\b|the (?:working pattern|pattern|shifts?|rota|hours|working week|week) (?:is|are|runs?)\b)/i;

const clock = String.raw`(?:\d{1,2}(?:[.:]\d\d)? ?(?:[ap]\.?m\.?)?|noon|midnight|midday)`;
const few = String.raw`(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|sixteen|eighteen|(?:twenty|thirty|forty|fifty)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?|\d+(?:\.\d+)?)`;
const turns = [
  `(?:(?:part-time|full-time|waking|rotating|alternate|alternating|early|late|split|day|night|evening|twilight|weekend|fixed|permanent|regular|straight|back|double|long|short|12-hour|ten-hour|twelve-hour|8-hour|eight-hour) )*(?:days|nights|earlies|lates|mornings|evenings|afternoons|weekends|shifts)`,
  `${weekday}s?(?: (?:to|through|and|or) ${weekday}s?)?(?: only)?`,
  `${clock} ?(?:to|until|till|-|–) ?${clock}`,
  `(?:offshore|outdoors|indoors)`,
  `${few}(?: (?:days|nights|shifts|weeks))? on(?:,| and)? ${few}(?: (?:days|nights|shifts|weeks))? off`,
  `${few} (?:days?|nights?|hours|shifts?|mornings?|evenings?|afternoons?) (?:a|per|each|every) week`,
  `${few} (?:days|nights|mornings|evenings)(?=, (?:\\d|${weekday}))`,
  `${few} (?:days|nights|hours|shifts) over (?:${few} (?:days|nights|weeks)|${few})`,
  `${few} days? out of ${few}`,
  `no (?:[a-z]+ )?(?:nights|weekends|evenings|shifts|lates|earlies|Sundays|Saturdays|bank holidays|double-backs)`,
  String.raw`(?:one|two) (?:weekends?|Saturdays?|Sundays?) in (?:two|three|four|five|six|\d)`,
].join('|');
/** When somebody works, and nothing else: "nights, 10pm to 6am, Sunday to Thursday". */
export const workTimes = new RegExp(
  `^(?!(?:days|nights)$)(?:(?:^|,? and |, with |, | )(?:${turns}))+(?: in (?:turn|rotation))?(?:,? (?:and |with |plus )?(?:every|one|alternate) (?:second |third |fourth |other )?weekends?(?: in (?:two|three|four|five|six))?)?(?:,? (?:with )?(?:every|alternate|one|two) [a-z ]+ off)?$`,
  'i',
);

/** Where somebody works, as it is noted: "hybrid, two days a week in Vauxhall", "on site four days a week". */
export const attendanceNote =
  /^(?:(?:fully |mostly |largely )?(?:hybrid|remote|on[- ]?site|home[- ]based|office[- ]based)(?:[- ]first)?)(?=,| (?:with|in|from|four|three|two|one|five|\d)\b|$)(?!.*[;:])(?!.*\b(?:is|are|not|flexi\w*|permanent|contract)\b)/i;

/** What is said of times and is no work: time that is free, paid, or only possible. */
const notWorked =
  '(?!.*(?:: |;|\\b(?:off|free|paid|unpaid|allowance|premium|bonus|available|optional|possible|considered|required|needed|negotiable|closed|on completion|holidays?|(?<!\\b(?:maternity|paternity|parental|adoption|family|sick|long-term) )leave|college|university|day release)\\b))';
const terms =
  '(?:(?:full|part)[- ]time|permanent|temporary|fixed[- ]term|term[- ]time|seasonal|freelance|casual|school hours|hybrid|remote|on[- ]?site|home[- ]based|office[- ]based)';
/** The terms of a job, whatever stands behind them: "full-time for the school year, 186 days", "28 hours a week over four days". */
export const termsNote = new RegExp(
  [
    `^${notWorked}(?:${terms}(?:(?:,? (?:and|or|but|then) |, )(?:${terms}|${few} days(?: a week)?))*(?=$|,| (?:for|in|at|on|from|to (?:[A-Z]|\\d|the end|start|begin)|till|until|over|after|based|only|during|with|across|plus|all|anywhere|\\d))`,
    `${weekday}s? (?:to|through|till|until|and|or) ${weekday}s?\\b`,
    `${few} hours (?=${weekday}s? (?:to|through) )`,
    `${few}(?: and a half)?(?:(?:-| or | to )${few})? (?:(?:[a-z]+|\\d+)-hour |full |half |long |short )?(?:days|hours|nights|evenings|mornings)(?=,| (?:a|per|each|every|over|out of|in|at|on|with|including|across)\\b))`,
  ].join('|'),
  'i',
);
const turn =
  '(?:early|late|day|night|evening|morning|twilight|weekend|straight|part-time|full-time|rotational|rotating|alternate|alternating|split|double|fixed|regular|waking|sleep-in|back|long|short|first|second|third|1st|2nd|3rd|two|three|four|five|continental|(?:\\w+)-(?:shift|hour|day|week))';
/** A shift or several, whatever stands behind them: "early and late shifts, no nights", "second shift, 2pm to 10pm". */
export const shiftNote = new RegExp(
  `^${notWorked}(?:${turn}(?:,? (?:and|or) |, | ))+(?:shifts|nights|days|earlies|lates|weekends)\\b|^${notWorked}(?:first|second|third|1st|2nd|3rd) shift\\b`,
  'i',
);
/** A shift or a pattern of them that wants its article: "three-shift pattern on two lines". "Three shift operation" is the plant's. */
export const patternNote = new RegExp(
  `^${notWorked}(?:an? )?(?:${turn}(?:,? (?:and|or) |, | ))+(?:shift(?: pattern)?|pattern|rota|roster)(?=$|[,(]| (?:on|in|at|with|from|of|to|over|across|for|and|or|plus|including|covering|system|basis|pattern|rota|running|changing|rotating|\\d|${weekday}))`,
  'i',
);
/** One shift by its name: "a day shift, Monday to Thursday 7 to 5, Fridays off". */
export const oneShift =
  /^(?:an? )?(?:early|late|day|night|evening|morning|twilight|weekend|back|afternoon|middle|graveyard|rotating|split) shift(?=,| (?:from|on|in|at|with|only)\b|$)(?!.*[:;])(?!.*, (?:[a-z-]+ ){0,2}(?:warehouse|depot|kitchen|site|factory|hall|store|office|plant|workshop|shop|ward|yard)\b)/i;
/** So many things, one kind or a row: "nine stages, two of them in college", "30 rooms, 50 covers and one rosette". */
export const countedNote =
  /^(?:(?:about|over|nearly|around|up to|more than|some) )?(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty)(?: (?:million|lakh|crore))? (?!(?:of|to|or|and|until|till|in|on|x|[ap]m|PQE)\b|(?:full |half |long |short )?(?:days?|nights?|shifts?|hours|hrs|weeks?['’]?|months?['’]?|years?['’]?|weekends?|evenings|mornings|minutes|miles)\b)(?:(?!\d)[\w’'&-]+ ){0,3}?(?:[\w’'&-]*[a-z][^\Wsu]s|(?:staff|people)(?!$))(?=$|,| (?:in|on|at|of|with|across|from|for|and|a|per|each|between|under|to|by|near|along|beside|daily|weekly|nightly)\b)(?!.*[:;])/i;
/** What comes so often: "one sleep-in a week", "two site visits a month". */
export const onceEvery =
  /^(?:about |up to |at least )?(?:one|two|three|four|five|six|\d+)(?: or (?:two|three|four|\d+))? (?!(?:days?|hours?|weeks?|nights?|shifts?|mornings?|evenings?|afternoons?|weekends?|[A-Z][a-z]+days?)\b)(?:[a-z-]+ ){0,2}[a-z-]+ (?:an?|per|each|every) (?:day|night|shift|week|fortnight|month|quarter|term|season|year)(?=$|,| (?:in|on|at|to|with|for|and)\b)(?!.*[:;])/i;
/** How often something is worked: "two Sundays a month", "one weekend in four, plus bank holidays". */
export const oftenNote = new RegExp(
  `^${notWorked}(?:about )?${few} (?:${weekday}s?(?: (?:mornings?|afternoons?|evenings?|nights?))?|weekends?|evenings?|nights?|mornings?) (?:an?|per|each|every|in|out of) \\w+`,
  'i',
);
/** From when until when, whatever stands behind it: "9 to 5.15 Monday to Friday plus one Saturday in four". */
export const clockNote = new RegExp(
  `^${notWorked}(?:mostly |mainly |usually )?${clock} ?(?:to|until|till|-|–) ?${clock}(?=$|,| (?:${weekday}|on|plus|with|and|or|every|each|in|over)\\b)`,
  'i',
);
/** The job by its name, with or without its article: "hybrid role, three days in the Leeds office, squad of eight". */
export const bareRole =
  /^(?:an? )?(?!(?:an?|the|our|this|one(?!-)|no|every|each|new)\b)(?:[\w-]+,? ){1,4}?(?:role|post|job|position|apprenticeship|contract|placement|internship)(?=,| \(| (?:funded|paid for|created|shared|supported|split|running|starting|beginning|reporting to|with|in|on|of|at|for|covering|based|from|leading|managing|working|after)\b)(?!.*(?:: |;))/i;
/** Time of one's own: "every Friday off, all year". */
export const offNote = new RegExp(
  `^(?!.*[:;])(?:(?:every|each|alternate|all|most|two|one)(?: second| other| third)? )?(?:${weekday}s?|weekends?|evenings|Christmas|bank holidays)(?: and (?:${weekday}s?|weekends?|bank holidays))? (?:always )?(?:off|free)\\b`,
  'i',
);

/** "Twelve-month maternity cover from February": what kind of contract it is. */
export const coverNote =
  /^(?:an? )?(?:(?:\d+|two|three|four|five|six|nine|ten|twelve|eighteen)[- ](?:month|year)s? )(?:(?:fixed[- ]term|maternity|paternity|parental|temporary|seasonal|full-time|part-time) )*(?:cover|contract|placement|secondment|post|role|fixed term)\b(?!.*[;:])/i;

/** "Maternity cover from April 2027 for one year": whose place it is. */
export const leaveCover =
  /^(?:maternity|paternity|parental|adoption|sickness|secondment|sabbatical|career break)(?: leave)? cover\b(?!.*[;:])/i;

/** The same, where the thing is the job: "politically restricted post". */
export const barePost =
  /^(?!an?\b|the\b|our\b|your\b|one\b|on\b|in\b|at\b|.* (?:in|of|at|for|with|to|on) )(?:[\w-]+ ){1,4}?(?:apprenticeship|internship|placement|contract|post|role|job|position|secondment|traineeship)$/i;

/** "Rated Outstanding in 2023": it was, whatever it is now. */
export const pastYear = /(?:\b(?:in|finalists?|winners?|award|of the year) |, )(?:[A-Z][a-z]+ )?(?:19|20)\d\d\b/i;

/** What comes with a job beside the pay, as a brief notes it: "staff meal and parking". */
export const perkLike =
  /^(?!.*\b(?:team|manage\w*|plan\w*|deliver\w*|design\w*|ensure|admin\w*|contracts?|enforcement|control|services?)\b)(?!(?:dry|box|panel|refrigerated|reefer|transit|Luton|curtain) vans?\b)(?:[\w’'£€$₹%-]+ ){0,3}(?:meals?|lunch(?:es)?|breakfasts?|parking|uniforms?|laptop|phone|mobile|company car|van|fuel card|pension|bonus(?:es)?|discounts?|tips|accommodation|gym|tools?|bus pass|rail card|season ticket|holidays?|leave|healthcare|medical|insurance|allowance|drinks|snacks|creche|package|relocation)(?=$|,| and | plus | after | from | at | on (?:shift|site))/i;

/** A name with a clause, a place or a break of its own: nothing can be hung on it. */
export const joins = /[,;:]|\b(?:that|who|which|but|with|in|at|near|from|by|here|you|we|if|when|where)\b/i;

/** "Steady company", "safe shop": it is the employer itself, and nothing that there is with it. */
const isHouse =
  /^(?!(?:an?|the|our|your)\b)(?:[\w-]+ )+(?:company|firm|employer|business|shop|workplace|team|school|practice|depot|kitchen|office|hotel|hospital|family|place)$/i;
/** What joins a name to something else already, or says where and who. */
export const joinsOrHouse = new RegExp(`${joins.source}|${isHouse.source}`, 'i');

/** A name that says when, how many or what there is not: with a place behind it, it would say something else. */
export const placedAlready =
  /[,;:]|\b(?:that|who|which|but|with|in|at|near|from|by|here|you|we|if|when|where|no|not|never|one|two|three|four|five|six|seven|eight|nine|ten|\d+|days?|weeks?|months?|years?|hours?|nights?|\w+days?|early|late|home|after|before|every|each|time|off|pay|paid|reserves?|target|travel|remote|anywhere|abroad|world)\b/i;

/** Somebody who does a job, and where: "ward nurse on a unit of 22 residents". */
export const personLike =
  /^(?!an?\b|the\b|our\b|your\b|no\b|free\b|company\b|one\b|two\b|\d)(?:[\w-]+ ){0,3}(?:driver|nurse|carer|teacher|engineer|technician|manager|assistant|worker|officer|chef|cook|cleaner|operator|developer|analyst|advisor|adviser|leader|supervisor|coordinator|designer|accountant|administrator|apprentice|fitter|electrician|mechanic|planner|buyer|consultant|scientist|specialist|practitioner|handler|packer|porter|receptionist) (?:in|on|at|for|with) (?:an?|the|our|one|two|three) /i;

/** What there is not, what was, and people who do something: nothing to get or to expect. */
export const noPromise =
  /^(?:the|an?) (?:one |only |first |kind of )?(?:person|place|job|role|post|team|school|company|part)\b|^(?:no|not|never|nothing|every|each|at (?:most|least)|all|always|from|within|before|after|up to|because)\b|\b(?:last (?:year|month|week|season|winter|summer|quarter)|in (?:all of )?20\d\d|so far|to date|since|generations?|of us)\b|\b(?:investors|owners|founders|family)$|^our (?:[a-z]+, )*[a-z]+(?: and [a-z]+)? (?:work|live|stay|run|make|teach)\b/i;

/** "One teacher, one language, all day long": a cry that others are promised too, and nothing that one gets. */
export const slogan = /^(\S+) [^,;:]+, \1 |^(?!.*\b(?:and|or)\b)[^,]+,[^,]+,[^,]+$/i;

/** What can be nothing but a thing: it has its article, or it is so many. */
export const givenThing =
  /^(?:an?|the|your|\d|[£€$₹]|paid|free|full|half|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b|^[£€$₹]/i;
