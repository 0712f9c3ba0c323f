/** Requirements as they are jotted down, with the small words that every reader puts in: "comfortable outdoors all weather", "knowledge COSHH", "able drive a tractor". Nothing is added but what is plainly meant. */

import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { inTurn } from '../../language/its-words.ts';
import { isSureNoun, missesArticle } from '../../language/nouns.ts';
import { isVerbBase } from '../../language/verbs.ts';
import { desirableCue, trailingCue } from './cues.ts';
import { degreeLetters } from './degree-letters.ts';
import { isTool } from './known.ts';
import { isLanguage } from './person-shapes.ts';

type Rule = readonly [RegExp, string | ((found: string, ...groups: string[]) => string)];

const atEase = '(?:comfortable|happy|content|confident|fine|ok(?:ay)?|at home|at ease|good)';
const amount = '(?:very good|good|strong|excellent|great|solid|sound|basic)';

/** How somebody is out there: nobody has "comfortable outdoors all weather". */
const outdoors: readonly Rule[] = [
  [/\b(outdoors|outside|out) (all|any) (weathers?|conditions|seasons)\b/i, '$1 in $2 $3'],
  [/^used to (?=outdoors\b|outside\b)/i, 'used to being '],
  [/^(likes?|loves?|enjoys?|happy|prefers?) (?=(?:outdoors|outside)\b)/i, '$1 being '],
  [/^(fit|ready) for (?:outdoors|outside)\b/i, '$1 for outdoor work'],
  [/^(?:ok(?:ay)?) (?=outdoors\b|outside\b)/i, 'fine '],
  [
    new RegExp(
      `^${atEase} (?=(?:lone|night|shift|weekend|split|early|late|heavy|manual|public|home|remote|on-call|site) [a-z]+$)(?!.* (?:worker|speaker|driver|person|speaking|[a-z]+ity|skills?|experience|strength|control)$)`,
      'i',
    ),
    (found) => (/^ok/i.test(found) ? found : `${found.trim()} with `),
  ],
];

/** "Degree optional", "knowledge strongly preferred": how much it is asked for, and no field. */
const isCue = (text: string): boolean =>
  desirableCue.test(text) ||
  trailingCue.test(text) ||
  /\b(?:optional|strongly|highly|only|would|will|not|expected|assumed)\b/i.test(text);

/** What stands before a thing and lacks the word between them. */
const between: readonly Rule[] = [
  [
    /^((?:good |sound |basic |some |working |strong |excellent |thorough )?(?:knowledge|understanding|awareness)) (?!of\b|in\b|about\b|and\b|or\b|on\b|with\b|around\b|as\b|at\b|to\b|for\b|is\b|are\b|would\b|will\b|required\b|essential\b|desirable\b|preferred\b|useful\b|helpful\b|needed\b|a\b|an\b|how\b|that\b|skills?\b|sharing\b|management\b|base\b|transfer\b|gained\b|including\b|level\b|within\b|across\b|working\b)([A-Za-z][^,;:()]{1,40})$/i,
    (found, what = '', of = '') => (isCue(of) ? found : `${what} of ${of}`),
  ],
  [
    /^(?:exp|experience) (?!of\b|in\b|with\b|as\b|at\b|on\b|using\b|from\b|and\b|or\b|to\b|for\b|is\b|are\b|a\b|an\b|by\b|the\b|would\b|will\b|not\b|within\b|across\b|level\b|required\b|essential\b|desirable\b|preferred\b|useful\b|helpful\b|needed\b|necessary\b|gained\b|working\b|including\b|ideally\b|desired\b|welcome\b|min(?:imum)?\b|matters\b|counts\b|helps\b|\d)(?![a-z]+ing\b|[a-z]+ed\b)([a-z]+(?: [a-z]+)?)$/i,
    (found, where = '') => (isSureNoun(where) && !isCue(where) ? `${where} experience` : found),
  ],
  [
    /^(?:an? )?background (?!in\b|of\b|with\b|check|and\b|or\b|screen|vetting|within\b|from\b|as\b|is\b|music|noise|knowledge|reading|investigation|working\b|preferred|desirable|essential|useful)([a-z]+(?: [a-z]+)?)$/i,
    (found, where = '') => (isSureNoun(where) && !isCue(where) ? `a background in ${where}` : found),
  ],
  [
    /^(?:an? )?(degree|diploma|apprenticeship) (?!in\b|or\b|of\b|as\b|and\b|with\b|at\b|from\b|level\b|educated|qualified|is\b|not\b|required|essential|desirable|preferred|useful|holders?\b|plus\b|trained|standard|calibre|needed|nice|ideal|min|by\b)([a-z]+(?: [a-z]+)?)$/i,
    (found, what = '', field = '') =>
      isSureNoun(field) && !isCue(field) ? `${withArticle(what.toLowerCase())} in ${field}` : found,
  ],
  [
    /^(able|willing|happy|prepared|ready) (?!to\b|and\b|or\b|for\b|in\b|with\b|worker\b)([a-z]+)((?: [^,;:]{1,50})?)$/i,
    (found, how = '', verb = '', rest = '') =>
      isVerbBase(verb.toLowerCase()) &&
      !/^(?:hands?|work(?:er|ing)s?|learner|made|paced|bodied|smile|face)$/i.test(verb)
        ? `${how.toLowerCase()} to ${verb.toLowerCase()}${withThing(rest)}`
        : found,
  ],
  [
    /^(?:must |can |able to |will |to )*(?:an? )?pass (background|drug|drugs|medical|credit|police)$/i,
    'pass a $1 check',
  ],
  // Papers as they are called on a site, in a school and behind a wheel.
  [
    /^(?:C ?& ?G |City (?:&|and) Guilds )?(23[3-9]\d) (?:test|inspection|and|qualification|exam)[a-z ]{0,30}$/,
    'a City & Guilds $1 qualification',
  ],
  [/^PGCE (?!in\b|or\b|and\b|with\b)([a-z]+(?: [a-z]+)?)$/, 'a PGCE in $1'],
  [/^CDL,? [Cc]lass ([ABC])$/, 'a Class $1 CDL'],
  [/^(?:a )?(?:digi|digital) tacho(?:graph)?(?: card)?$/i, 'a digital tacho card'],
  [/^ADR$/, 'an ADR licence'],
  [/^masters in (?=[a-z])/i, "a master's degree in "],
  [/^(good|strong|excellent) comms$/i, '$1 communication skills'],
  [
    /^(food safety|food hygiene|health and safety|first aid) (?:at )?[Ll]evel ([1-4])$/,
    'a Level $2 qualification in $1',
  ],
  [/^CPC$/, 'a CPC'],
  [/^first aid at work$/i, 'a first aid at work certificate'],
  [/^first aid$/i, 'first aid training'],
  [/^(chartered|part-qualified|qualified|registered) or working towards$/i, '$1 or working towards it'],
  [
    /^weekend shifts? (?:1|one) in ([2-6])$/i,
    (_, often = '') =>
      `ready to work one weekend in ${['two', 'three', 'four', 'five', 'six'][Number(often) - 2] ?? often}`,
  ],
  [/^(\d+(?: ?(?:-|–|to) ?\d+)?\+?) ?(?:yrs?|years?)['’]? PQE$/i, '$1 years’ post-qualification experience'],
  [
    /^(\d+\+?|\d+ ?(?:-|–|to) ?\d+) ?(?:yrs?|years?)['’]? (Python|Java|JavaScript|TypeScript|PHP|Ruby|Go|Kotlin|Swift|React|Angular|Vue|Node|Django|SQL|AWS|Azure|Salesforce|SAP|Excel|Revit|AutoCAD)$/,
    '$1 years’ experience with $2',
  ],
  [
    /^(?:Level|level|L) ?([1-7]) (award|certificate|diploma) (?!in\b|or\b|for\b|of\b|and\b|with\b)([a-z]+)$/,
    'a Level $1 $2 in $3',
  ],
  [
    /^(?:an? )?(?:Level|level) ([1-7]) (?:in (?=[a-z]+(?: [a-z]+)?$))?((?!qualification\b|or\b|and\b|of\b|in\b|to\b|at\b|with\b|required|desirable|preferred|essential|minimum|min\b|plus\b|above|upwards|equivalent)[a-z]+(?:(?: and | & | )(?!and\b|or\b)[a-z]+){0,2})$/,
    (found, level = '', what = '') =>
      /\b(?:award|certificate|diploma|qualification|apprenticeship|qualified|trained|course|training|licen[cs]e|course|or|nvq|standard|english|maths|skills|degree|ticket|card|desirable|preferred|essential|equivalent)$/i.test(
        what,
      ) || /\b(?:or|working|qualified|preferred)\b|^(?:award|certificate|diploma)\b/.test(what)
        ? found
        : // "Level 3 personal trainer": who has it is called so, and nobody is qualified in a trainer.
          / (?:assistant|trainer|instructor|nurse|worker|practitioner|coach|beautician|barber)$/.test(` ${what}`)
          ? `a Level ${level} ${what} qualification`
          : `a Level ${level} qualification in ${what.replace(' & ', ' and ')}`,
  ],
];

/** "Drive tractor": the one thing has its article. */
const withThing = (rest: string): string => {
  const thing = rest.trim();
  return thing && /^[a-z]+(?: [a-z]+)?$/.test(thing) && missesArticle(thing) ? ` ${withArticle(thing)}` : rest;
};

/** Words that only "skills" makes a thing of. */
const skilled: readonly Rule[] = [
  [
    new RegExp(
      `^(${amount}) (documentation|analytical|technical|interpersonal|organi[sz]ational|numerical|verbal|mechanical|managerial|digital|culinary|diagnostic|linguistic|administrative|supervisory|statistical|mathematical|presentational|knife|people|negotiation|interpersonal|bookkeeping|follow[- ]?up|follow[- ]up|coordination|co-ordination|influencing|drafting|spreadsheet)(?:(,? and | ?& ?| or )([a-z]+(?:al|ing|ion)))?$`,
      'i',
    ),
    (_, how = '', what = '', joint = '', other = '') =>
      `${how.toLowerCase()} ${what.toLowerCase().replace(/^follow ?up$/, 'follow-up')}${joint.replace(/ ?& ?/, ' and ')}${other} skills`,
  ],
  [
    new RegExp(`^(${amount}) (?:with )?(paperwork|admin(?:istration)?|record[- ]keeping|housekeeping records)$`, 'i'),
    (_, how = '', what = '') =>
      /^(?:strong|solid|sound|basic)$/i.test(how)
        ? `${how.toLowerCase()} ${what.toLowerCase()} skills`
        : `${how.toLowerCase()} at ${what.toLowerCase()}`,
  ],
  [new RegExp(`^(${amount}) (?:tele)?phone$`, 'i'), 'a $1 phone manner'],
  [/^(?:(?:you )?(?:should|must) be )?good in (?:drawing reading|reading drawings)$/i, 'good at reading drawings'],
  [/^(?:(?:you )?(?:should|must) be )?good in (?=[a-z]+ing\b)/i, 'good at '],
  [/^good (?:in|at) (?:an? )?(?=crisis$|emergency$)/i, 'calm in '],
];

/** Where somebody is at ease, with the article that a note leaves out. */
const places: readonly Rule[] = [
  [
    /\b(on) (phone|telephone|road|tills?|counter|bar|shop floor|front line|ward|water|move|ground)$/i,
    (_, on = '', where = '') => `${on.toLowerCase()} the ${where.toLowerCase()}`,
  ],
  [/\b(in|under) (emergency|crisis)$/i, (_, at = '', what = '') => `${at} ${withArticle(what.toLowerCase())}`],
  [
    /^(.*\b(?:happy|fine|comfortable|work|working|outdoors|outside)) in (cold|heat|rain|dark|wet|mud)$/i,
    '$1 in the $2',
  ],
  [
    /^(.*\b(?:used to|comfortable (?:with|in|around)|happy (?:with|in)|at home in|(?:experience|years?[’']?|background) in|familiar with|worked in)) ((?:(?!an?\b|the\b|your\b|our\b|own\b|any\b|all\b)[A-Za-z-]+ ){0,2}(?:pattern|environment|setting|kitchen|clinic|plant|factory|school|hospital|warehouse|office|practice|nursery|mill|workshop|laboratory|lab|hotel|salon|restaurant|shop|bakery|garage|call centre|call center|contact centre|pharmacy|surgery|store|studio|depot|foundry|brewery|pub|prison|library|theatre|yard))$/i,
    (found, before = '', where = '') =>
      // "In practice", "in hospital": nobody puts an article there.
      /^(?:practice|school|hospital|prison|office|theatre|library)$/i.test(where)
        ? found
        : `${before} ${withArticle(lowerFirst(where))}`,
  ],
];

/** Who somebody is, or has a paper as, in letters. */
const letters: readonly Rule[] = [
  [
    /^(RGN|RMN|RVN|RNLD|RSCN|RN|LPN|CNA|RMT)(?: ?\/ ?| or )(RGN|RMN|RVN|RNLD|RSCN|RN|LPN|CNA|RMT)$/,
    (_, one = '', other = '') => `is ${withArticle(one)} or ${other}`,
  ],
  [/^(?:RGN|RMN|RVN|RNLD|RSCN|RN|LPN)$/, (found) => `is ${withArticle(found)}`],
  [
    /^(?:an? )?HGV (?:class )?((?:C ?\+ ?E|CE|C1E?|C|1|2))$/i,
    (_, of = '') =>
      `an HGV ${/\d$/.test(of) && of.length === 1 ? 'Class ' : ''}${of.toUpperCase().replace(/ /g, '')} licence`,
  ],
  [/^18th (?:ed(?:ition)?\.?)(?: (?:regs|wiring regs|regulations))?$/i, '18th Edition certification'],
  [/^(?:an? )?car owner ?[/&] ?driver$/i, 'is a car owner and driver'],
  [/^can[- ]do$/i, 'a can-do attitude'],
  [/^(fire (?:warden|marshal))$/i, (_, who = '') => `is ${withArticle(who.toLowerCase())}`],
  [
    /^([Aa]pprenticeship|[Tt]raining) as ([A-Z][a-z]{6,})$/,
    (_, what = '', who = '') => `${what.toLowerCase()} as ${withArticle(who)}`,
  ],
];

const doer =
  '(?:er|or|ist|ant|ian|chef|cook|nurse|secretary|clerk|carer|mechanic|agent|assistant|porter|apprentice|sommelier|barista)';
/** So long at something, or as somebody. */
const times: readonly Rule[] = [
  [
    new RegExp(
      `^([A-Za-z][a-z]+(?: [a-z]+)?(?<=${doer})),? (?:min(?:imum)?\\.? |at least )?(\\d+\\+?) ?(?:yrs?|years?)\\.?$`,
    ),
    (_, who = '', count = '') =>
      `${count} ${count === '1' ? 'year’s' : 'years’'} experience as ${withArticle(`${who.charAt(0).toLowerCase()}${who.slice(1)}`)}`,
  ],
  [
    /^(\d+\+?) ?(?:yrs?|years?)['’]? ([A-Z]{2,5})$/,
    (found, count = '', what = '') =>
      /^(?:PQE|PQ|CPD|IT)$/.test(what) || isTool(what)
        ? found
        : `${count} ${count === '1' ? 'year' : 'years'} of ${what} experience`,
  ],
  // "Minimum 2 years in a similar role, NHS preferred": the wish is of the second only.
  [
    /^(?:min(?:imum|\.)?(?: of)?) (\d+\+?) ?(?:yrs?|years?)\b(.*), ([\w/ -]{2,30}?) (?:is |would be )?(?:preferred|preferable|desirable|ideal|pref)$/i,
    (_, count = '', rest = '', wish = '') =>
      `at least ${count} years${rest}, ideally ${
        wish === 'NHS' ? 'in the NHS' : /^[A-Z]{2,5}$/.test(wish) && /experience$/.test(rest) ? `in ${wish}` : wish
      }`,
  ],
  // "You like clients too": nothing stands before it.
  [
    /^((?:you )?(?:likes?|loves?|enjoys?|good with|great with|kind to|polite to|knows?) .+?),? (?:too|as well|also)$/i,
    '$1',
  ],
];

/** Names of papers, of which a similar one is had. */
const paper = new RegExp(
  `\\b(?:${degreeLetters}|NVQ|SVQ|QQI|BTEC|GCSE|ISTQB|PRINCE2|CeMAP|CIPD|Level|Grade|Cert(?:ificate)?|Diploma|Award|Card|Licen[cs]e|Cytech|ServSafe|Gas Safe)\\b`,
);
/** Others of the kind, and where somebody has worked. */
const kinds: readonly Rule[] = [
  [
    /^([A-Z][a-z]+[\w.+#-]*(?: [A-Z][\w.+-]*){0,2}|ISO \d[\d:]*|[Kk]aizen|[Ll]ean),? or (?:similar|the like|something similar)$/,
    (found, name = '') =>
      paper.test(name) || isLanguage(name)
        ? found
        : `know ${name.replace(/^(?:Lean|Kaizen)$/, lowerFirst)} or something similar`,
  ],
  [/^month[- ]end$/i, 'experience of month-end closing'],
  [/^month[- ]end (?=(?:close|accounts|reporting|process(?:es)?|procedures)$)/i, 'experience of month-end '],
  // "Board-level experience, asset-heavy business": nobody has one.
  [
    /^(?:in |at )?(?:an? )?((?!own\b|your\b|small\b)(?:[a-z]+-[a-z]+|busy|large|small|multi-site|regulated|fast|unionised|unionized|[A-Z][A-Za-z\d]+|similar|comparable|family)(?: [a-z-]+)?) (business|company|firm|environment|setting|industry|kitchen|hospital|plant|factory|start-?up|agency|charity|consultancy|call cent(?:re|er)|contact cent(?:re|er)|manufacturer|retailer|hotel|restaurant|lab|laboratory|warehouse)$/,
    (_, how = '', where = '') => `experience in ${withArticle(`${how} ${where}`)}`,
  ],
];

const rules: readonly Rule[] = [...outdoors, ...between, ...skilled, ...places, ...letters, ...times, ...kinds];

/** The line with the words that it leaves out; the line itself where it lacks none. */
export const inFullForm = (line: string): string => inTurn(line, rules);
