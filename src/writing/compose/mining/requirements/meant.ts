/** Requirements put into the order and the words that they were meant in, before they are read: "CPC up to date", "SQL is key", "> £20m". */

import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { inTurn } from '../../language/its-words.ts';
import { describes } from '../../language/lexicon.ts';
import { isSureNoun } from '../../language/nouns.ts';
import { isLanguage, readTools } from './person-shapes.ts';

type Rule = readonly [RegExp, string | ((found: string, ...groups: string[]) => string)];

/** Signs of measure. */
const signs: readonly Rule[] = [
  [/^((?:[A-Z][\w.+#]*)(?: [A-Z][\w.+#]*)?) ?(?:>=|≥|=>) ?(\d[\d.]*)(?=$|,| \()/, '$1 $2 or later'],
  [/(^|\s)(?:>=|≥|=>) ?(?=[£€$₹]?\d)/g, '$1at least '],
  [/(^|\s)(?:<=|≤) ?(?=[£€$₹]?\d)/g, '$1at most '],
  [
    /(\b(?:responsibility|budget|turnover|portfolio|revenue|spend|team|caseload|experience|headcount)) > ?(?=[£€$₹]?\d)/gi,
    '$1 of more than ',
  ],
  [/(^|\s)> ?(?=[£€$₹]?\d)/g, '$1more than '],
  [/^< ?(?=\d+ (?:points?|penalties|years?|endorsements?)\b)/, 'fewer than '],
];

/** Words of several parts before their noun. */
const compounds: readonly Rule[] = [
  [/\b(after|before) school (?=(?:club|care|provision|sessions?|activit(?:y|ies)|tuition)\b)/gi, '$1-school '],
  [/\bout of hours (?=(?:cover|rota|work|calls?|service|support|duty|duties)\b)/gi, 'out-of-hours '],
  [/\bin full time (?=education\b)/gi, 'in full-time '],
];

const heavy =
  '(?:key|vital|crucial|critical|paramount|imperative|non-negotiable|indispensable|(?:a given|a must-have|the key))';
/** How much the line itself weighs. */
const weight: readonly Rule[] = [
  // "One year in practice, but new graduates are welcome to apply": who else may.
  [
    /^([^,;]{5,60}),? (?:but )?((?:newly qualified(?: [a-z]+)?|(?:new |recent )?graduates|career changers|returners|beginners|trainees|students|apprentices)(?: are)?(?: also)? welcome) to apply$/i,
    '$1, $2',
  ],
  [/^([^,;]{3,60}?),? (?:is |are |would be )?even better$/i, '$1 desirable'],
  // "Good timekeeping as you'll hold the keys": why it is asked for is no part of it.
  [
    /^((?:good|strong|excellent|very good) [a-z]+(?: [a-z]+)?),? (?:as|because|since) (?:you(?:['’](?:ll|re))?|we(?:['’]re)?|it|the|this|our|there)\b[^;:]{4,70}$/i,
    '$1',
  ],
  // "A Class 2 licence, but Class 1 preferred": the must stays one.
  [
    /^(?!.*\b(?:not|no|desirable|preferred|ideally|useful|helpful|advantage)\b.*\bbut\b)(.{4,80}?),? (?:but|though|although) (?!training|not|we\b|you\b)([^,;]{2,30}?) (?:is |are |would be )?(?:preferred|desirable|ideal|(?:an? )?(?:advantage|plus|bonus))$/i,
    '$1, ideally $2',
  ],
  [
    /^([^,;]{2,40}?) (?:would|might|could|will) (?:really |also )?(?:help|be (?:useful|helpful|handy|great|nice)) (?:on|in|with|for|at) [^,;]{3,40}$/i,
    '$1 desirable',
  ],
  [/^(.{6,90}?) (?:is|are|matters?|counts?) (?:far |much )?more(?: important)?(?: to us)? than [^,;:]{4,60}$/i, '$1'],
  [
    /^(?:not (?:essential|required)|optional),? but (?:useful|helpful|desirable|welcome|nice|handy|an advantage)\s*[:–-]\s*(\S.+)$/i,
    '$1 desirable',
  ],
  [/^(?:desirable|preferred|nice to have)\s+[–-]\s+(?=[a-z])(.{4,90})$/i, '$1 desirable'],
  [/^(.{3,50}?) (?:is |would be )?an? (?:dream|dream come true)$/i, '$1 desirable'],
  [
    new RegExp(
      `^(?!.*(?:,| but | not | how | why | what ))(.{4,80}?) (?:is|are|will be) (?:absolutely |also |really |very )?${heavy}(?: (?:here|for us|in this (?:role|job)|to this (?:role|job)|for this (?:role|job)))?$`,
      'i',
    ),
    '$1',
  ],
  // "Non-smoker preferred as working in homes": why it is wished for is no part of it.
  [/^([^,;]{3,60}?) (preferred|desirable|ideal),? (?:as|because|since|due to|given) (?!an?\b)[^;]{5,80}$/i, '$1 $2'],
  // "ACLS preferred within 6 months of hire": by when, and no part of the wish.
  [/^([^,;]{3,60}?) (preferred|desirable) ((?:within|by) (?:the first )?\w+ [^,;]{3,40})$/i, '$1 $3 $2'],
  // "Level 5 award, Level 6 preferred": asked for, and more of it wished for.
  [
    /^(?!.*\b(?:desirable|preferred|preferably|ideally|useful|advantage)\b.*,)([^,;]{5,110}), ((?:(?:NVQ|SVQ|QQI|NFQ) )?(?:Level|Grade|Band) ?\d\+?) (?:is |would be )?(?:preferred|desirable|ideal|(?:an? )?(?:advantage|plus|bonus))$/i,
    '$1, ideally $2',
  ],
  [
    /^((?:it|this) (?:would|['’]d) be (?:nice|great|good|lovely|helpful|useful|ideal|brilliant|an? (?:bonus|plus|advantage))),? if you (had|could|were)\b/i,
    (_, frame = '', verb = '') => `${frame} if you ${present[verb.toLowerCase()] ?? verb}`,
  ],
];
const present: Readonly<Record<string, string>> = {
  had: 'have',
  could: 'can',
  were: 'are',
};

const papersOf =
  '(?:certs?|certificates?|certification|cards?|licen[cs]e|tickets?|registration|DBS|CPC|SMSTS|SSSTS|PIN|BLS|ACLS|vaccinations?|jabs|training|passport|visa|insurance|portfolio|CV|skills|CPD)';
/** Words that stand behind what they are said of. */
const behind: readonly Rule[] = [
  [
    /^((?:[A-Za-z][\w/-]*)(?:(?: | & | and )[A-Za-z][\w/-]*){0,2}) (competent|confident|proficient|aware|experienced)$/,
    (found, what = '', how = '') => {
      const words = what.split(' ');
      const head = words.at(-1) ?? '';
      if (
        /(?:ly|ful|ous|ive)$/i.test(head) ||
        /^(?:very|highly|more|most|fully|well|not|self|quite|and|or|be|is|are|feel|so|as|super|both|you|who|calm|kind|safe|clear|fit|newly|being|become|an?|the|has|have|any|someone|somebody)$/i.test(
          words[0] ?? '',
        ) ||
        (!/^[A-Z]{2,}$/.test(head) && !isSureNoun(head.toLowerCase()) && !/(?:ing|omy|ics|logy)$/i.test(head))
      )
        return found;
      const thing = lowerFirst(what);
      const small = how.toLowerCase();
      return `${small} ${small === 'aware' ? 'of' : small === 'confident' ? 'with' : 'in'} ${thing}`;
    },
  ],
  [
    /^(weekdays|weekends|start dates?|shifts|locations?) flexible$/i,
    (_, when = '') => `flexible on ${when.toLowerCase()}`,
  ],
  [
    /^(?:your )?((?:[A-Za-z][\w-]* ){0,3}[a-z]+(?:s|wear|kit|gear)),? (?:your )?own (?:pair|set|kit|ones)$/,
    (_, what = '') => `own ${lowerFirst(what)}`,
  ],
  [
    new RegExp(
      `^(?!.*\\b(?:keep|keeping|stay|be|are|is|and|or)\\b)(?:an? )?((?:[\\w&/-]+ ){0,4}${papersOf})(?:,| is| are)? (up[- ]to[- ]date|in[- ]date)( \\([^()]+\\))?$`,
      'i',
    ),
    (_, what = '', how = '', aside = '') => {
      const article = /(?:[^s]s|ing|insurance|CPD)$/.test(what) ? '' : 'an ';
      return `${article}${how.toLowerCase().replace(/ /g, '-')} ${lowerFirst(what)}${aside}`;
    },
  ],
  [
    /^([A-Z][a-z]+) ([ABC][12]) min\.?$/,
    (found, language = '', level = '') => (isLanguage(language) ? `${language} ${level} minimum` : found),
  ],
];

const amount = '(?:strong|good|solid|basic|advanced|excellent|intermediate|working)';
/** Skills in a program, with what they cover. */
const skilled: readonly Rule[] = [
  [
    new RegExp(
      `^(${amount}) ((?:MS |Microsoft )?[A-Z][\\w.+#]*(?:(?: and | or |/| & )[A-Z][\\w.+#]*)?)(?:( \\([^()]+\\))|,? (?:incl?\\.?|including|with) (\\S.+))$`,
      'i',
    ),
    (found, how = '', tool = '', aside = '', more = '') =>
      readTools(tool.replace(/ or /, ' and ')) === null && !/^(?:excel|word|go|powerpoint|outlook|access)$/i.test(tool)
        ? found
        : `${how.toLowerCase()} ${tool} skills${aside ? aside : `, including ${more}`}`,
  ],
  [
    /^((?:at least |over )?\d+\+? years?) of ([A-Z][\w.+#]*)$/,
    (found, years = '', tool = '') => (readTools(tool) ? `${years} of ${tool} experience` : found),
  ],
];

const sense = '(?:spirit|sense|love|eye|ear|head|passion|flair|feel|nose|knack|gift|thirst|heart)';
/** Small words that a list leaves out. */
const articles: readonly Rule[] = [
  [
    new RegExp(`^(?:an? )?(${sense} (?:of|for) [^,;&]+?) (?:and|&) (?:an? )?(${sense} (?:of|for) [^,;]+)$`, 'i'),
    (_, one = '', other = '') => `a ${lowerFirst(one)} and a ${lowerFirst(other)}`.replace(/\ba (?=ear|eye)/g, 'an '),
  ],
  [
    /^(?:an? )?((?!no )[a-z]+ (?:heart|head|hand|mind|skin|smile|ego|stomach|voice|handshake))(?:,? (?:and|but) | & |, )(?:an? )?((?!no )[a-z]+ (?:heart|head|hand|mind|skin|smile|ego|stomach|voice|handshake))$/i,
    (_, one = '', other = '') => `${withArticle(lowerFirst(one))} and ${withArticle(lowerFirst(other))}`,
  ],
  [/^degree (\(or [^()]+\)) in (?=[a-z])/i, 'a degree $1 in '],
  [/^(\(?or )?(\d+ to \d+|\d+-\d+) (?:yrs|years) PQE\b/i, "$1$2 years' PQE"],
];

/** What stands alone for more. */
const written: readonly Rule[] = [
  [
    /^(?:can|able to) drive (manual|automatic) (and|or|&) (manual|automatic)(?= (?:up to|over|under)\b|$)/i,
    (_, one = '', joint = '', other = '') => `can drive ${one} ${joint === '&' ? 'and' : joint} ${other} vehicles`,
  ],
  [/^deep clean$/i, 'deep cleaning'],
  [
    /^(pastry|sauce|larder|grill|veg|fish|garnish|starters) section$/i,
    (_, what = '') => `experience on the ${what.toLowerCase()} section`,
  ],
  [/ ?\+ ?[£€$₹]\d[\d.]*(?: ?(?:\/ ?(?:hr|hour)|ph|p\/h|an hour|per hour))?$/, ''],
  [
    /^(?:not|no) (?:less|fewer) than (?=(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:years?|months?)\b)/i,
    'at least ',
  ],
  [/\bif need be$/i, 'if needed'],
  // "Apprentice trained": trained so, and not only trained.
  [
    /^(apprentice|apprenticeship|college|factory|army|navy|forces|industry) trained$/i,
    (_, how = '') => `${how.toLowerCase()}-trained`,
  ],
  // "Driver with car": one of each.
  [
    /^(?:an? )?((?:car |van |experienced |confident )?(?:driver|rider|cyclist|owner-driver)) with (own )?(car|van|vehicle|bike|transport|tools)$/i,
    (_, who = '', own = '', what = '') =>
      `a ${who.toLowerCase()} with ${own || /transport|tools/i.test(what) ? 'your own' : 'a'} ${what.toLowerCase()}`,
  ],
  // "Basic math": one has the skills.
  [/^(basic|good|strong|solid|sound|simple) (math|maths|arithmetic)$/i, '$1 $2 skills'],
  // "Basic chemistry": nobody has it, one knows some of it.
  [
    /^(basic|good|sound|solid|strong) ((?:[a-z]+ )?(?:[a-z]+(?:ology|(?<!min)istry|onomy|physics|chanics)|physics|botany|geography|anatomy|genetics|electronics|hydraulics|pneumatics|statistics))$/i,
    (_, how = '', what = '') => `a ${how.toLowerCase()} knowledge of ${what}`,
  ],
  // "Good geography and time zones": the second is known as the first is, unless it is said how that is too.
  [
    /^(basic|good|sound|solid|strong) ((?:[a-z]+(?:ology|(?<!min)istry|onomy|physics)|physics|botany|geography|anatomy|genetics|electronics|hydraulics|pneumatics|statistics|algebra|geometry|history)) and ([a-z-]+(?: [a-z-]+)?)$/i,
    (whole, how = '', what = '', beside = '') =>
      describes(beside.split(' ')[0] ?? '') ||
      /^(?:an?|the|own|your|basic|good|sound|solid|strong)\b|(?:skills?|experience|knowledge|manner|attitude|eyesight|health)$/i.test(
        beside,
      )
        ? whole
        : `a ${how.toLowerCase()} knowledge of ${what.toLowerCase()} and ${beside}`,
  ],
  // "18 years plus in FMCG".
  [/\b(\d{1,2}) ?(years?|yrs?) plus (?=(?:in|of|with|as|at)\b)/gi, '$1+ $2 '],
  // "12 months Class 1 experience for the insurance".
  [
    /^((?:at least |min(?:imum|\.)? )?\d{1,2}) (months?|years?) ((?:[\w+]+ ){1,4}experience) for (?:the |our )?insurance(?: purposes)?$/i,
    (_, count = '', unit = '', what = '') =>
      `${count} ${unit}${unit.endsWith('s') ? '’' : '’s'} ${what} (for the insurance)`,
  ],
  // "Just turn up": how little it is, and no part of what is done.
  [/^(?:you )?(?:just|only|simply) (?:have to |need to )?(?=(?:turn|be|bring|show|come|want|listen|like|have)\b)/i, ''],
  // "Proven delivery of capital projects": a record of it, and no delivery that somebody has.
  [
    /^(?:an? )?(proven|demonstrable|demonstrated|successful) delivery of (?=[a-z])/i,
    (_, how = '') => `a ${how.toLowerCase()} record of delivering `,
  ],
  [
    /^((?:capex|project|programme|program|service|software|change|training|audit|benefits) delivery)$/i,
    (_, what = '') => `experience of ${lowerFirst(what)}`,
  ],
  [/^(?=B\.(?:Com|Tech|Sc|Ed|Pharm) or [BM]\.[A-Z][a-z]+$)/, 'a '],
  // "BSc/MSc Physiotherapy": one or the other.
  [
    /^(BSc|BA|BEng|MSc|MA|MEng) ?(?:\/|or) ?(BSc|BA|BEng|MSc|MA|MEng)(?: \(Hons\))? (?:in )?(?=[A-Z][a-z])/,
    'a $1 or $2 in ',
  ],
  [/ as (?:provided|issued|supplied)$/i, ''],
  [/^(?:an? )?Ph\.?D\.? (?:in )?(?=[A-Z][a-z])/, 'a PhD in '],
  [/^Any (?=\d)/, 'any '],
  [/^(Safe Pass|CSCS) current$/, 'a current $1 card'],
  [/^(?:shall|will) (?=(?:possess|have|hold|be) )/i, 'must '],
  [/^(?:you(?:['’]ll| will) )?need to be able to (?=[a-z])/i, 'able to '],
  [/^(able to|can|must) evidence (?=[a-z\d])/i, '$1 show '],
  [
    /\b((?:any|at least|one|two|three) (?:(?:one|two|three) )?of)(?: (?:these|the following))?: (?=[A-Z])([^:;()]+)$/,
    (_, any = '', row = '') =>
      `${any} ${/ (?:and|or) /.test(row) ? row : row.replace(/, ([^,]+)$/, /(?:any|one) of$/i.test(any) ? ' or $1' : ' and $1')}`,
  ],
  [/^(band|grade|level) (\d\w?) ready$/i, (_, what = '', step = '') => `ready for ${what.toLowerCase()} ${step}`],
  [
    /^(reach truck|counterbalance|FLT|forklift|VNA|LLOP|telehandler|bendi)(?: truck)? in[- ]date$/i,
    (_, what = '') => `an in-date ${lowerFirst(what)} licence`,
  ],
  [
    /^(purchase|sales|nominal|general|bought) ledger(?= \(|$)/i,
    (_, what = '') => `${what.toLowerCase()} ledger experience`,
  ],
  [
    /^([A-Z][a-z]+),? a (?:little )?bit$/,
    (found, language = '') => (isLanguage(language) ? `a bit of ${language}` : found),
  ],
  [/^(minimum|at least) (?=(?:[12]:[12]|first)\b)/i, 'at least a '],
  [
    /^(.*\b(?:transport|car|vehicle))(?: (?:is )?(?:essential|required|needed))?,? as (?:it['’]s |it is |we['’]re |we are )?not (?:on|near|close|served|accessible)\b.*$/i,
    '$1',
  ],
  // "An equivalent industry experience": there is no single one.
  [
    /\bor an? ((?:equivalent|similar|relevant|related|comparable) (?:field|subject|discipline|area|degree|role|industry) (?:experience|knowledge|training))\b/g,
    'or $1',
  ],
  // Letters that are a word elsewhere.
  [/\b(ideally|preferably|and|or|plus) BE$/, '$1 BE entitlement'],
  [
    /^(.{2,40}? (?:experience|exp\.?)),? (?:of )?(?:min\.? |at least )?(\d+(?:-\d+)?) ?(?:yrs?|years?)(\+?) (\([^()]+\))$/i,
    (_, what = '', count = '', plus = '', aside = '') =>
      `${count}${plus} ${count === '1' && plus === '' ? "year's" : "years'"} ${lowerFirst(what)} ${aside}`,
  ],
];

const rules: readonly Rule[] = [...signs, ...compounds, ...weight, ...behind, ...skilled, ...articles, ...written];

/** The line as it was meant; the line itself where nothing is to be said in another way. */
export const asMeant = (line: string): string => inTurn(line, rules);
