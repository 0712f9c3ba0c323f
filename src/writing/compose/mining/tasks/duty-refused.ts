/** Lines that stand among the tasks and are none: targets, working times, pay, what is provided, notes to a colleague. */

import { rare } from '../../language/its-words.ts';
import { seldom } from '../../language/seldom.ts';
import { isToldOfPlace } from '../../language/told-of-place.ts';
import { baseOfIng, baseOfParticiple, baseOfThird, isVerbBase, nounLike } from '../../language/verbs.ts';
import { isToldClause } from './told-clause.ts';

/** What is measured, and has its figure. */
const measured =
  '(?:accuracy|rates?|otif|on[- ]time(?: deliver(?:y|ies))?|targets?|goals?|growth|turnover|shrink(?:age)?|wastage|waste|margins?|gp|oee|mttr|mtbf|uptime|downtime|availability|service levels?|conversion|nps|csat|satisfaction|engagement|absence|sickness|attrition|churn|yields?|right[- ]first[- ]time|first[- ]time fix|utili[sz]ation|occupancy|retention|revenue|slas?|scrap|ticket|footfall|pass rate|attendance|efficiency|productivity|complaints|rework|defects|late deliveries|response time|lead time|turnaround|tat|aht|dso|debtor days|asa|fcr|scores?|ratings?|savings?|list growth|follower growth|basket|spend per head|cost per \\w+|labour cost|food cost|stock loss|budget variance)';
const figure =
  '(?:(?:is|are|of|at|to be|not|no|be|kept|maintained) )*(?:(?:under|below|over|above|within|less than|more than|no less than|no more than|at least|at most|max\\.?|min\\.?|maximum|minimum|around|about|approx\\.?|[<>=≥≤~:]+) ?)*[£€$₹]?\\d[\\d.,]*\\s?(?:%|k\\b|m\\b|bn\\b|per ?cent|mins?\\b|secs?\\b|seconds|minutes|hours?|hrs?|days?|points?)?\\+?';
/** "Dispatch accuracy 99.5%", "wastage to be below 2%", "email list growth 15% a year". */
const target = seldom(
  /\d/,
  new RegExp(
    `^(?:[\\w/&-]+ ){0,4}?(?:[\\w/&-]+ and )?${measured}(?: (?:for|of|on|per) (?:[\\w/-]+ ){0,2}[\\w/-]+)??:? ${figure}(?: (?:yoy|y/y|year on year|monthly|annually|each|every|per|a|on|by|of|in|annual) ?.*)?$`,
    'i',
  ),
);
/** "97% on-time deliveries", "99.9% uptime". */
const shareOf = seldom(
  /^(?:[<>≥≤~]\s?)?\d[\d.,]*\s?(?:%|per ?cent)/i,
  new RegExp(`^(?:[<>≥≤~]\\s?)?\\d[\\d.,]*\\s?(?:%|per ?cent)\\+? (?:[\\w-]+ ){0,2}${measured}\\b`, 'i'),
);
/** "Portion control and wastage to be below 2%": how much, whatever is measured. */
const bounded = rare(
  /^(?!.*\b(?:ensure|ensuring|make sure|making sure|check|checking)\b).*\bto be (?:kept |maintained |held )?(?:no (?:less|more|fewer|later) than|not (?:less|more) than|below|under|above|over|within|less than|more than|at least|at most|max|min|[<>≥≤])\b/i,
);
/** "Timely filing 100%", "on time placement 97%": a few words and their share. */
const share = /^(?:[\w/-]+ ){1,4}\d[\d.]*\s?%\+?$/;
/** "Zero accidents". */
const none =
  /^(?:zero|nil|no) (?:[\w-]+ ){0,3}(?:accidents?|incidents?|defects?|complaints?|absences?|errors|injuries|rework)$/i;
/** "Measured" words begin what is done with them too: "complaints handling", and a verb stands before others: "achieve". */
const achieves =
  /^(?:to |you(?:['’]ll| will) )?(?:control|order|forecast|check|review|audit|plan|balanc|contribut|measur|achiev|hit|meet|deliver|exceed|maintain|keep|ensur|reduc|improv|increas|grow|driv|support|manag|monitor|track|report|tak|hold|clos|generat|cut|own|secur|rais|sustain|work|run|lead|beat|lift)(?:e|es|s|ing|ting|ping)?\b/i;

/** "Order stock and keep waste under 4%". */
const achievesToo =
  /(?:\band|,) (?:keep|hold|control|bring|get|stay|cut|reduce|achieve|hit|maintain|meet|deliver|improve|increase|grow|run|drive|manage)(?:ing)? /i;

/** "6 days week", "12 hours duty", "weekends in season": when, and no task. */
const times = seldom(
  /\d|\boff\b|days?\b|night|hybrid|remote|wfh|shift|unsoci|antisoci|evening|weekend|bank holiday|overtime|term[- ]time|^open |hours|saturday|sunday|lates|earlies|(?:friendly|flexible|flexi|part|full)[- ]?(?:time|working)|work(?:ing)? from|(?:two|three|four|five|six|double|split|single|rotating|rotational|early|late|day)[- ]?work|^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\s?(?:[-–/]|to)| (?:start|finish)/i,
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:and (?:mon|tues|wednes|thurs|fri|satur|sun)days? )?off\b|(?:\d|five|six|seven)[- ]days? (?:a |per )?weeks?\b|\d+(?:\.\d+)? ?h(?:ou)?rs? (?:duty|shifts?|days?|per|a|weekly|week)\b|\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\.?)? ?(?:-|–|to) ?\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\.?)? shifts?\b|nights? in (?:the )?[a-z]+ season\b|(?:hybrid|remote|wfh)(?:$| (?:after|from|possible|working|option))|shifts? (?:between|from)\b|\d+[- ]?(?:hours?|hrs?)[- ]shifts?\b|\d days? (?:in (?:the )?|from )?(?:office|remote|wfh|wfo|home|on ?site|hybrid)\b|start(?:s|ing)?(?: time)?:? (?:at )?\d[\d.:]*(?: ?[ap]\.?m\.?)?$|(?:(?:an? )?element of |some )?(?:unsocial|unsociable|antisocial) hours\b|(?:evening|weekend|shift|night|bank holiday)(?:,? (?:and|or|&|\/) (?:weekend|evening|shift|night|bank holiday))* work(?:ing)?(?:$| (?:is |may be |will be )?(?:essential|required|expected|involved|needed|necessary|on (?:a )?rota))|(?:up to |about |around |some |approx\.? )?\d+ ?% (?:european |national |international |global |business )?travel\b|\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\.? (?:start|finish)|(?:mandatory |compulsory |paid |voluntary )?overtime\b(?! (?:reports?|claims?|records?|sheets?|requests?|approvals?|payments?|cover))|\d+ (?:days|hours|hrs|shifts|nights) (?:over|per|out of|in) (?:\d|an?\b|the\b)|(?:1st|2nd|3rd|first|second|third) shift\b.*\d|(?:hybrid|remote|site[- ]based|office[- ]based|home[- ]based|on[- ]?site)\b.*\bdays?\b|term[- ]time\b(?! (?:clubs?|activit|sessions?))|open (?:late|early|until|till|from)\b|hands[- ]on\b.*\d ?%|out[- ]of[- ]hours (?:is |are )?(?:covered|provided)\b|(?:one|\d)(?: in |:)\w+ (?:weekends?|saturdays?|sundays?|nights?|evenings?|bank holidays?|lates|earlies)\b|projects? (?:of |from |worth |up to |ranging from )?[£€$₹]\d|(?:family[- ]friendly|flexible|flexi|part|full)[- ]?(?:time|working|hours)\b(?! (?:staff|team|colleague|employee|worker|requests?))|limited to \d|(?:normal |standard |core |your |contracted |flexible )?(?:working |work |shift |office |opening |business )?(?:hours|times)(?: of work)?\b.*\d|(?:to )?work(?:ing)? (?:a )?\d[\d.]*[ -]?(?:h|hrs?|hours?|days?)\b|(?:to )?work(?:ing)? from (?:the |our )?(?:office|home|hq)\b|(?:\d|two|three|four|five|six|double|split|single|rotating|rotational|early|late|night|day|weekend|shift)[- ]?(?:shift|shifts|work|working)(?: (?:work|working|operation|operations|system|pattern|rota|model|basis))?(?:$|[ ,:/(]+(?:[\d(]|early|late|days?|nights?|rotating|week|alternat|over|on|mon|tues|incl))|shifts?(?: pattern| work| rota)?(?::| \d| \(| -|\/|$| (?:early|late|days|nights|rotating))|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\s?(?:-|–|to|\/)\s?(?:mon|tue|wed|thu|fri|sat|sun)|(?:yard|site|depot|shop|store|kitchen|shift|early|late|daily|earliest) (?:starts?|finish(?:es)?)\b|(?:no |some |occasional |regular |alternate |every (?:other|second|third|fourth) )*(?:nights? out|nights? away|overnights?)\b|(?:no|some|occasional|alternate|regular|every (?:other|second|third|fourth)|one in \w+) (?:weekends?|saturdays?|sundays?|nights?|evenings?|bank holidays?|late evenings?|lates|earlies|overtime)\b|(?:weekends?|saturdays?|sundays?|evenings?|bank holidays?)(?:,? (?:and|or|&|\/) (?:weekends?|saturdays?|sundays?|evenings?|nights?|bank holidays?))*(?:$| (?:in|during|as|when|required|needed|included|essential|expected|necessary|a must|work|working|on a|1|one|\()))/i,
);
const pay = seldom(
  /^(?:[a-z]+ )?(?:ctc|ote|salary|pay|bonus|commission|package|stipend|wage|rate|remuneration)|^(?:mileage|expenses) |^tv|allowance|^ta ?\/|^[£€$₹]/i,
  /^(?:(?:annual |basic |base |gross |starting |hourly |monthly )?(?:ctc|ote|salary|pay|bonus|commission|package|stipend|wage|wages|rate of pay|remuneration)\b(?! (?:calculations?|runs?|reviews?|queries|negotiations?|schemes?|claims?))(?: [a-z]+){0,3} ?:? ?(?:[£€$₹]?\d|\bpaid\b|negotiable|competitive)|(?:uncapped|generous|monthly|quarterly|annual|attractive|competitive) (?:commission|bonus|salary|pay|package|rates?)$|(?:mileage|expenses) (?:at |of )?[£€$₹]?\d|tv-?l\b|tvöd\b|(?:cpd|car|travel|clothing|shift|meal|london|phone|tool|training) allowance\b|ta ?\/ ?da\b|[£€$₹]\d[\d.,]*k? ?(?:(?:shift |night |weekend )?(?:differential|diff|premium|allowance|bonus|sign[- ]?on)|p\.?\/?h|an hour|per hour|a year|per annum|p\.?a)\b)/i,
);

const given =
  '(?:training|induction|phone|mobile|mobile phone|laptop|tablet|pda|van|vehicle|car|truck|bike|tools?|uniforms?|ppe|workwear|boots|gear|clothing|freezer gear|insurance|transport|mileage|expenses|travel|travel costs|flights|accommodation|accomm|housing|lodging|room|meals?|food|lunch|breakfast|dinner|parking|kit|equipment|fuel|fuel card|materials|hotel|hotels|bed|live[- ]in|live[- ]out|cab|cabs|taxi|taxis|staff house|licen[cs]e|dbs|toil|overtime|enhanced rate|allowance|per diem|childcare|creche|mentor|mentoring|support|supervision|full support|shadowing|handover|course|courses)';
const giving =
  '(?:provided|supplied|given|included|available|offered|arranged|covered|reimbursed|refunded|issued|paid(?: for)?|bought|funded|thrown in|on offer|free)';
/** "Training given", "van and tools provided", "transport provided from the yard": what somebody gets. */
const provided = seldom(
  new RegExp(giving, 'i'),
  new RegExp(
    `^(?:and |but |with )?(?:(?:full|all|some|free|further|your|own|an?|the|on[- ]the[- ]job|in[- ]house|hot|good|company|staff|necessary|relevant|paid|initial|ongoing|external|special|specialist) )*${given}(?:(?:,| and| &| \\+| \\/|\\/) ?(?:full |free |all )?${given})*(?: (?:on|during|at|from|to) (?:the |your )?[a-z]+)? (?:is |are |will be |can be |all |also |fully |usually )*${giving}(?: (?:by|from|for|to|on|at|after|when|if|in|free|extra|us|weekly|monthly|daily|separately|once)\\b.*)?$`,
    'i',
  ),
);
/** "Waders supplied", "work boots provided by us": whatever it is, somebody gets it. "Meals provided to residents" is told of others. */
const suppliedToo = rare(
  /^(?:and )?(?:[\w/'’-]+ ){1,4}(?:supplied|provided|furnished|laid on|thrown in|on offer)(?: (?:by us|free|free of charge|at no cost|as standard))*$/i,
);
/** "Work on your own account as a 1099 contractor": how one is employed, and no task. "Manage contractors" is one. */
const employedAs = rare(
  /^(?:you )?(?:(?:will )?(?:work|operate|be (?:engaged|employed|paid|hired|treated|classed)|trade|act|invoice us|earn|join us)\b.*\b(?:on your own account|as an? (?:(?:1099|independent|self-employed|freelance|sub-?) ?)*(?:contractor|freelancer|sole trader|sub-?contractor|agency worker|consultant on a day rate)|on (?:a )?(?:1099|W-?2|zero[- ]hours?|freelance|commission[- ]only)\b)|earn \d+ ?(?:%|percent|per cent) commission\b)/i,
);
/** "Renewal paid by us", "registration paid after six months". */
const paidFor = rare(
  /^(?:and )?(?:[\w/-]+ ){1,3}(?:is |are |will be |can be )?(?:paid|funded|reimbursed|covered|refunded)(?: for)?(?: (?:by us|by the company|for you|by employer|after (?:\d+|\w+) \w+|in full|annually))?$/i,
);
/** "Staff canteen on site", "live-in", "company truck". */
const perk = rare(
  /^(?:(?:staff|subsidi[sz]ed|free|on-?site) (?:canteen|parking|meals?|discount|gym|restaurant|shuttle|bus|creche|uniform)|live[- ](?:in|out)(?: available)?$|(?:van|car|truck)(?:,| and| &| \+) (?:fuel card|phone|tools|laptop)\b|tips\b|free (?:coffee|drinks|food|lunch|fruit)\b|benefits\b(?! (?:administration|admin|queries|renewal|enrol|advice|claims|assess))|401|company (?:car|van|truck|vehicle|phone|laptop|pension|bike)(?:$|,| (?:and|or|&|\+|with))|(?:free|ample|secure) parking|(?:unlimited|generous|paid) (?:pto|holidays?|leave)\b|pension\b|\d+ days['’]? (?:holiday|leave|annual)|holidays? \d)/i,
);

/** "Readiness to travel", "flexibility regarding shifts", "must hold a valid pass": asked of somebody. */
const asked = rare(
  /^(?:ready|happy|willing|prepared|available|able) to (?:work|travel|relocate|commute)\b|^(?:readiness|willingness|ability|flexibility|availability|suitability|eligibility|capability|capacity|openness|enthusiasm|passion) (?:to|for|in|regarding|with|of)\b|^(?:you )?(?:must|should|need to|to)? ?(?:hold|have|possess) (?:an? )?(?:valid|current|full|clean|up[- ]to[- ]date|in[- ]date|relevant)\b|^maintain(?:s|ing)? (?:an? )?(?:neat|clean|smart|tidy|professional|good|well-groomed) (?:and \w+ )?(?:appearance|attendance|time ?keeping|grooming)\b|^(?:to )?wear(?:ing)? (?:the |your |full |all |company )*(?:uniform|ppe)\b.*\b(?:provided|at all times|required|issued)\b/i,
);

/** "About 200 a day", "up to 40 calls per shift": how many. */
const howMany = rare(
  /^(?:about|around|approx\.?|approximately|circa|c\.?|up to|over|some|roughly|average|avg\.?|typically|usually)? ?(?:\d[\d,.]*k?\+?|two|three|four|five|six|eight|ten|twelve) (?:[a-z]+ ){0,2}(?:a|an|per|each|every) (?:day|week|month|shift|night|hour|year)$/i,
);

/** "Stands for extended periods", "lift 50 lbs and sit for long periods": asked of the body, and no task. */
const bodily = rare(
  /\b(?:stand|sit|walk|kneel|bend|crouch|stoop)(?:s|ing|ting)?\b[^.;]* for (?:long|extended|prolonged|lengthy) (?:periods?|hours|spells)\b/i,
);

/** "See JD", "as per attached", "ask Gary for the rest": said to a colleague. */
const note = rare(
  /^(?:pls |please |as per |refer to |per |cf\.? |see |ref |check |copy from |take from |use |same as |as in |rest (?:is |as )?(?:in |per )?)+(?:the |our |attached |full |old |last |existing |current |previous )*(?:jd|jds|job desc\w*|job spec\w*|role profile|attach\w*|above|below|advert|ad)(?:$|[,;.]| (?:for|from|attached|please|thanks|pls))/i,
);

/** "Say that the job is nine to five", "don't mention overtime in the ad": said to whoever writes the advert. */
const ofAdvert = seldom(
  /^(?:please |pls )?(?:do not|don['’]t|never|say|mention|state|write|claim|tell|make it sound|pretend|put) /i,
  /^(?:please |pls )?(?:(?:do not|don['’]t|never) (?:say|mention|state|write|name|put|talk about|refer to)\b.*|(?:say|state|write|claim|tell (?:them|people|applicants|candidates)|make it sound|pretend) (?:that )?(?:it|it['’]s|this|the (?:job|role|post|position|work)) (?:is|are|has|pays|will|comes|like)\b.*|(?:say|mention|state|write|put) .*\bin (?:the|this|your|our) (?:ad|advert|advertisement|job ad|posting|post|text|copy))$/i,
);

/** "Report to the CFO": who is over somebody. */
const over =
  /^(?:accountable|answerable|responsible) to\b|^(?:to )?report(?:s|ing)? (?:directly )?(?:in)?to (?:the |an? |our )?(?:[\w-]+ ){0,4}(?:manager|head|director|lead|supervisor|officer|partner|ceo|cfo|coo|cto|cio|md|gm|chair|coordinator)$/i;

export const beginsOrder = (line: string): boolean => {
  const first = line.replace(/^to /i, '').split(/[ ,]/)[0]?.toLowerCase() ?? '';
  return (isVerbBase(first) && !nounLike.has(first)) || (/ing$/.test(first) && baseOfIng(first) !== null);
};

const mayBeOrder = (line: string): boolean => {
  const first = line.replace(/^to /i, '').split(/[ ,]/)[0]?.toLowerCase() ?? '';
  return (
    isVerbBase(first) ||
    baseOfIng(first) !== null ||
    baseOfThird(first) !== null ||
    /\b(?:of|at|on|to|by|in|for)\b/.test(line.replace(/\b(?:on|in) (?=time\b|full\b)/gi, ''))
  );
};

/** "1 week in 6": how often it is one's turn. */
const onceIn =
  /^(?:one|\d+|every (?:second|third|fourth|fifth|sixth)) (?:weeks?|nights?|weekends?|days?|evenings?|saturdays?|sundays?|shifts?)(?: in (?:\d+|[a-z]+))?$/i;

/** "You start on the ground": where somebody begins, and nothing to be done there. */
const startsSomewhere = rare(
  /^(?:you(?:['’]ll| will)? )?(?:start|begin|finish|end) (?:off |out )?(?:on|in|at|with|by|as|from) (?:the |a |an |our |your )?(?:ground|floor|bottom|top|beginning|basics|team|yard|depot|site|office|workshop|warehouse|shop|store|kitchen|bench|bar|till|front|back|day|week|month|year|\d)/i,
);

/** Whether a line among the tasks says something else: how much, when, for how much, what is provided, what is asked. */
export function isNoWork(raw: string): boolean {
  const line = raw.replace(/^[\s–—•*·>-]+|[\s.;,]+$/g, '').replace(/^to (?=hold|have|wear)/i, '');
  // "..., including one evening": said of what stood before it.
  if (/^(?:including|incl\.?|inclusive of|excluding)\s/i.test(line)) return true;
  const bare = line.replace(/\s*\([^)]*\)/g, '');
  return (
    (target.test(bare) && !achieves.test(bare) && !achievesToo.test(bare)) ||
    // "Carry out audits, score to be no less than 90%": a task, with its measure behind it.
    (bounded.test(bare) && !(/, /.test(bare) && beginsOrder(bare))) ||
    shareOf.test(bare) ||
    none.test(bare) ||
    isToldClause(bare) ||
    (share.test(bare) && !mayBeOrder(bare)) ||
    /^(?:no|not|never) (?!shows?\b)/i.test(bare) ||
    times.test(line) ||
    pay.test(bare) ||
    provided.test(bare) ||
    ((paidFor.test(bare) || suppliedToo.test(bare)) && !beginsOrder(bare)) ||
    perk.test(bare) ||
    employedAs.test(bare) ||
    asked.test(bare) ||
    bodily.test(bare) ||
    howMany.test(bare) ||
    note.test(bare) ||
    ofAdvert.test(bare) ||
    over.test(bare) ||
    startsSomewhere.test(bare) ||
    isToldOfPlace(bare) ||
    onceIn.test(bare) ||
    /^reporting (?:lines?|relationships?|structure)$/i.test(bare)
  );
}

/** Whether a piece between commas only remarks on the task before it: "training given", "phone provided". */
export const isAside = (piece: string): boolean => {
  const bare = piece
    .trim()
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/[.;]+$/, '');
  return (
    provided.test(bare) ||
    /^(?:fully |well )?(?:paid|unpaid|paid extra|rotating|negotiable)(?: (?:extra|separately|on top|at .+))?$/i.test(
      bare,
    )
  );
};

/** "Defects to be reported to the foreman", after a task of its own; "floors and bins to be cleaned" ends a row. */
const isToBeDone = (piece: string): boolean => {
  const done = /^(?!and\b|or\b)(?:(?!and\b|or\b)[a-z'’-]+ ){1,3}to be ([a-z]+)\b/i.exec(piece)?.[1];
  return done !== undefined && baseOfParticiple(done) !== null;
};

/** The line without what is remarked behind a comma or at its end: "drive the minibus, training given". */
export function withoutAsides(line: string): string {
  let text = line;
  for (let cut = text.lastIndexOf(', '); cut > 0; cut = text.lastIndexOf(', ')) {
    const behind = text.slice(cut + 2);
    if (!isAside(behind) && !isToBeDone(behind) && !bounded.test(behind)) break;
    text = text.slice(0, cut);
  }
  return text.replace(/(?<=\S) (?:is |are )?paid (?:extra|separately|on top|at (?:time|double)\b.*)$/i, '');
}
