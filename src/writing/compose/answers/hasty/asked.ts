/** Hasty notes on the person and on the rewards as clauses: what we offer beside what we ask for, and what is paid. */
import { articleFor } from '../../language/articles.ts';
import { upperFirst } from '../../language/first-capitals.ts';
import { end, from, type Row, row, withOne, words } from '../clause-rows.ts';
import { isPluralNoun } from '../nouns.ts';

/** On the person: what we offer beside what we ask for, and what somebody has done. */
export const whoClauses: readonly Row[] = [
  row(
    `${from}((?:(?:school|hospital|hotel|pub|hospice|nursery|care home|restaurant|bakery|factory|prison|army) )?(?:kitchen|care home|school|hospital|hotel|pub|hospice|nursery|restaurant|bakery|factory|warehouse|garage|salon|call centre|farm|shop|clinic|lab|workshop)(?: or (?:[a-z]+ )?(?:kitchen|home|school|hospital|hotel|pub|hospice|nursery|restaurant|bakery|factory|warehouse|garage|salon|call centre|farm|shop|clinic|lab|workshop))?) (great|good|ideal|useful|handy|nice|a plus|a bonus)${end}`,
    (_, where = '', how = '') => `experience of ${articleFor(where)} ${where} would be ${how}`,
  ),
  row(
    `${from}own ((?:hand |basic |power |small )?(?:tools|transport|car|van|boots|ppe|PPE|kit|knives|laptop|bike|vehicle|insurance|scissors|whites|phone))(?: (?:needed|required|reqd|essential))?${end}`,
    'you need your own $1',
  ),
  row(
    String.raw`${from}(${words(4)} training)(?: is)? (given|provided|paid for|paid)(?= for\b| by\b| in\b|$|\n|[.,;!?](?:\s|$))`,
    (_, what = '', how = '') => `we give ${what}${how.startsWith('paid') ? ' and pay for it' : ''}`,
    'gu',
  ),
  row(
    String.raw`${from}((?:\d+-(?:week|month|day) |paid |full |proper )?(?:ramp(?:-up)?|onboarding|induction|mentoring|coaching))(?: is| given)?(?= with\b| w\/| by\b|$|\n|[.,;!?](?:\s|$))`,
    (_, what = '') => `we give you ${articleFor(what)} ${what.replace(/^ramp$/, 'ramp-up')}`,
  ),
  row(String.raw`(we give you [^.;,]+), ((?:[A-Z]+ )?[\p{L}-]+ training)${end}`, '$1, and $2', 'gu'),
  row(String.raw`\b(\p{Lu}\p{L}+) our (?=(?:VP|head|lead|manager|director|owner|founder|CEO)\b)`, '$1, our ', 'gu'),
  row(
    String.raw`\bwe send (?:u |you )?(?:for|on) (?:an? |the )?(?=[\p{L} -]+? (?:course|programme|program|workshop|training))`,
    'we send you on a ',
    'gu',
  ),
  row(
    `${from}((?:enhanced )?(?:DBS|dbs|police check|vetting|medical|CPC|cpc|visa|course|uniform|registration|licence fee))(?: check)?,? we (?:pay|fund|cover|sort)(?: (?:for )?(?:it|that|this))?${end}`,
    (_, what = '') => `we pay for the ${/dbs$/i.test(what) ? `${what.replace(/dbs/i, 'DBS')} check` : what}`,
  ),
  row(
    `${from}((?!what\\b|if\\b|and\\b)[\\p{L}]+(?: [\\p{L}]+){0,2}?),? we (?:pay|fund|cover) for(?: it| that)?${end}`,
    'we pay for your $1',
    'gu',
  ),
  row(`\\bno agency (?:lads|guys|people|staff)\\b`, 'no agencies'),
  row(
    `${from}(?:a )?(drug screen|drug test|background check|police check|medical)(?: (?:before|b4|pre) (?:hire|start|starting|you start))${end}`,
    "there's a $1 before you start",
  ),
  row(`${from}([a-z]+ing|colour|color) (?:an? |is an? )?(?:must|essential)${end}`, '$1 experience essential'),
  row(`([a-z]) not just (?=[a-z])`, '$1, not just '),
  // What we give is no part of what we ask for.
  row(', (?=we (?:give|pay|send|train|teach|convert|put|cover|fund)\\b)', '. '),
  row(
    String.raw`${from}(hit|beat|met|exceeded|smashed) (quota|target|budget|targets)(?: in)? (?=\d of)`,
    'have $1 $2 in ',
  ),
  row(String.raw`\bin (\d) of (?:the )?last (?=\d)`, 'in $1 of the last '),
  row(`${from}((?!need|must|trained|based|used|own)[a-z]{3,}ed(?: [a-z]+){1,4}) before${end}`, 'you have $1 before'),
  row(`${from}(?:it )?won['’]?t (?=suit|fit|work|be)`, "it won't "),
  row(
    `${from}(${words(4)}) (?:is |would be )?(?:ideal|nice|great|good|handy|perfect),? (?:but )?not (?:essential|needed|required|reqd|necessary)${end}`,
    (_, what = '') => `ideally ${withOne(what)}`,
    'gu',
  ),
  row(
    String.raw`${from}(${words(4)}) (?:is |would be )?(nice|handy|useful|great|good|helpful|ideal),? but (?:we (?:can )?|we['’]ll )(?=[a-z]+ (?:u|you|for)\b)`,
    (_, what = '', how = '') => `${withOne(what)} would be ${how}, but we `,
    'gu',
  ),
  row(
    `${from}(${words(5)}) (?:is |are )?(?:ok|okay|fine),? (?:as )?we (?:can |will )?(convert|train|teach|retrain|show|upskill) (?:u|you)${end}`,
    (_, what = '', verb = '') => `${withOne(what)} is fine: we ${verb} you`,
    'gu',
  ),
  row(
    String.raw`${from}((?:English|Hindi|Irish|Welsh|French|German|Spanish|Polish|Tamil|Gujarati|Marathi|Urdu|Kannada|Telugu|Punjabi|Arabic)(?: (?:\+|&|and|n) \p{L}+)*) fluent${end}`,
    (_, tongues = '') =>
      `fluent ${tongues
        .replace(/ (?:\+|&|n) /g, ' and ')
        .replace(/(?<= )\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase())
        .replace(/ And /g, ' and ')}`,
    'gu',
  ),
  row(
    String.raw`${from}min(?:imum)?\.? (\d{1,2}) ?(?:yrs?|years?) (?=(?!exp|in\b|as\b|of\b|with\b|at\b|on\b|or\b|post|[a-z]+ing\b)[a-z])`,
    'at least $1 years in ',
  ),
  // A wish, or what is fine as well, stands beside what is asked in no row.
  row(`, (?=[^,.;]+ (?:would be [a-z]+, but we |is fine: we |is fine${end}))`, '. '),
];

/** On what somebody gets. */
export const perkClauses: readonly Row[] = [
  row(`${from}(?:your |ur )?(?:bday|birthday) off${end}`, 'your birthday off'),
  row(
    String.raw`${from}((?:medical|health|dental|vision|life)(?:(?:, | and |, and |/)(?:medical|health|dental|vision|life))*)(?: insurance| cover)? (\d+%) (?:paid|covered)(?: by us)?${end}`,
    (_, what = '', share = '') => `we pay ${share} of your ${what} cover`,
  ),
  row('(we pay \\d+% of your [^,.;]+ cover), ', '$1. '),
  row(String.raw`${from}OTE (?:of |is )?(?=[£€$₹]?\d)`, 'an OTE of '),
  row(
    `${from}(yearly|annual|monthly|quarterly|signing|joining|referral) (increment|bonus|pay review|pay rise|appraisal|raise)${end}`,
    (_, kind = '', what = '') => `${articleFor(kind)} ${kind} ${what}`,
  ),
  row(String.raw`${from}(\d+-(?:month|week|day) [a-z]+(?: (?!and\b|or\b)[a-z]+)?)${end}`, (_, what = '') =>
    isPluralNoun(what.split(' ').at(-1) ?? '') ? what : `${articleFor(what)} ${what}`,
  ),
  row(
    String.raw` ?(?:\+|&|and|plus) ?(xmas|christmas|easter|diwali) (?:wk|week) (?:shut|off|closed)(?:,? paid)?`,
    (_, feast = '') => ` and ${feast === 'xmas' ? 'Christmas' : upperFirst(feast)} week off (paid)`,
    'gi',
  ),
  row(
    String.raw`\b(service charge|tips|tronc|commission|bonus)s? (?:avg|average|averages) (?:of )?(?=[£€$₹]?\d)`,
    (_, what = '') => `${/^(?:service|bonus)/.test(what) ? 'a ' : ''}${what} averaging `,
  ),
  row(
    String.raw`\b(house|flat|room|cottage|caravan|bedsit)( [a-z]+)?,? (\d{2,4}) ?\/ ?(month|mth|wk|week)${end}`,
    (_, what = '', more = '', sum = '', time = '') =>
      `${withOne(what)}${more} (${sum} a ${/^w/.test(time) ? 'week' : 'month'})`,
  ),
  row(String.raw`\b(hols?|holidays?|leave) not (in|during|at) `, '$1 but not $2 '),
];
