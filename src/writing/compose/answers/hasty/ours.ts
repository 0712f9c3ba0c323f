/** Hasty notes on the company and on how to apply as clauses: who still does what, what takes how long, what is needed. */
import { upperFirst } from '../../language/first-capitals.ts';
import { end, from, isOrAre, type Row, row, words } from '../clause-rows.ts';

const stateOf = '(?:on|off|in|open|full|ready|warm|hot|busy|quiet|free|here|around|about|up)';
const busy = 'busy|quiet|hectic|packed|rammed|mad|chaos|calm|lively|loud|noisy';
/** On the company. */
export const companyClauses: readonly Row[] = [
  row(
    `${from}(?:a |our |the )?(?:office |shop |salon |yard )?(dog|cat),? (?:called |named )?(\\p{L}{3,}),? (?:is )?(in|here|about|around)\\b`,
    (_, what = '', name = '', where = '') => `our ${what}, ${upperFirst(name)}, is ${where}`,
    'gu',
  ),
  row(
    `${from}(?:our |the )?(owner|boss|manager|founder|head chef|gaffer|director) (?!is\\b|still\\b|always\\b|never\\b|also\\b)(\\p{L}+) (?:is )?(?=(?:on|in|at|behind|out) )`,
    (_, who = '', name = '') => `our ${who}, ${upperFirst(name)}, is `,
    'gu',
  ),
  row(`${from}(?:the )?(brew|kettle|tea|coffee|bait|porridge) on (?=at\\b|from\\b|by\\b)`, 'the $1 is on '),
  row(String.raw`${from}(\d+) under[- ](\d{1,2})s\b`, '$1 children under $2'),
  row(
    String.raw`${from}(?:our )?(sales|engineering|design|product|marketing|support|finance|ops|service|kitchen|front of house|parts|dev) (?:\+|&|and|n) (sales|engineering|design|product|marketing|support|finance|ops|service|front of house|parts|dev|qa|QA) (sit|eat|work|share|meet) `,
    'our $1 and $2 teams $3 ',
  ),
  row(
    `${from}(slack|teams|zoom|excel|whatsapp|WhatsApp|email|notion|jira|figma|sap|SAP|HubSpot|Jira|Excel) mostly${end}`,
    (_, tool = '') => `we mostly use ${tool === 'email' ? tool : upperFirst(tool)}`,
  ),
  row(
    String.raw`${from}((?:it['’]s )?busy from \S+ (?:to|-) \S+) (?:with )?((?!then\b|on\b|in\b|at\b|most\b|every\b|and\b)[a-z-]+(?: [a-z-]+)?),? then (?=[a-z])`,
    (_, when = '', what = '') => `${when} with the ${what}, then there's `,
  ),
  row(
    String.raw`${from}(?:we['’]re )?(?:an? )?(family (?:farm|firm|business|shop|pub|bakery|garage|run [a-z]+)),? ((?:me|us|my)\b.*?)${end}`,
    (_, what = '', who = '') =>
      `we're a ${what}: ${who
        .replace(/\b(me|wife|husband|brother|sister|dad|mum|son|daughter) (?=my |our |\d)/g, '$1, ')
        .replace(/,? (?:\+|&|n) /, ' and ')
        .replace(/(?<=\d )(?:people|colleagues)$/, 'others')}`,
  ),
  row(String.raw`${from}(up|in|out|home|done|finished) (at|by) (?=\d)`, "we're $1 $2 "),
  row(`^(${busy}|friendly|small)[!.]`, "it's $1."),
  row(String.raw`${from}(${busy}) (?=(?:from|between|at|on|until|till|after|before|all|every|in|most)\b)`, "it's $1 "),
  row(
    String.raw`\b(\d+ (?:staff|people|drivers|nurses|carers|fitters|mechanics|cooks|teachers|of us)),? (most|many|some|half|all|both)(?: of (?:them|us))? (?:have |has )?been (?=here|with)`,
    (_, who = '', share = '') => `${share} of our ${who} have been `,
  ),
  row(
    String.raw`${from}(?:the )?(\p{Lu}\p{L}+(?:,? the \p{L}+)?|(?:the|our) [a-z]+(?: \p{Lu}\p{L}+)?|radio|kettle|heating|music|boss|owner|gaffer) (still|always|usually|never|mostly|often) (?=(?:${stateOf}|behind|at|out|down)\b)`,
    (_, who = '', how = '') =>
      `${/^[a-z]/.test(who) && !/^(?:the|our)\b/.test(who) ? `the ${who}` : who.replace(/^(\p{Lu}\p{L}+),? (the \p{L}+)$/u, '$1, $2,')} is ${how} `,
    'gu',
  ),
  row(
    `${from}(1|one|first|top|ground) floor,? (?:over|above) (?:an? |the )?(?=[a-z])`,
    (_, which = '') => `we're ${/^[1o]/.test(which) ? 'one floor' : `on the ${which} floor`} above a `,
  ),
  row(`${from}(?:the )?([a-z]+) ([a-z]+s) for real${end}`, 'the $1 $2 for real'),
  row(
    String.raw`${from}(?=(?:GM|MD|CEO|gaffer|foreman|kitchen|canteen|dog|cat|plant|bakery|yard|(?:plant|site|shop|branch|store|depot|practice) (?:manager|mgr)) (?:has|is|knows|does|runs|cooks|sits|lives|sleeps|comes|came|makes|drives|works|smells|still|always|started)\b)`,
    'the ',
  ),
];

/** On how to apply. */
export const stepClauses: readonly Row[] = [
  row(
    `${from}(?:an? )?((?:\\d+-minute |quick |short |phone |video |zoom )*(?:call|chat|interview|screen)) (?:with|w\\/?) ((?!you\\b)[^,.;]+), (?:then )?(?:an? )?(?=[a-z])(?!you\\b|we\\b|if\\b|on\\b|at\\b|in\\b|the\\b|then\\b)`,
    "there's a $1 with $2, then a ",
  ),
  row(
    `${from}(?:an? )?((?:quick |short |informal |brief |friendly )?(?:chat|phone call|call|phone screen|coffee|interview)),? then (?:an? )?(?=[a-z])(?!you\\b|we\\b|meet\\b|visit\\b|come\\b|the\\b|if\\b)`,
    "there's a $1, then a ",
  ),
  row(`\\b(after|before|from) (\\d{1,2}(?:[.:]\\d\\d)? ?[ap]m),? (?=\\+?\\(?0\\d{3})`, '$1 $2 on '),
  row(`\\bcall in (?:at |to )?(?:the )?(yard|depot|salon|shop|office|site|branch|pub|kitchen)\\b`, 'call in at the $1'),
  row(String.raw`, (?=\d (?:rounds|interviews|stages|steps) ?[-–:])`, '. '),
  row(`((?:u|you) [^,.;]+), they (?=[a-z]+(?: it)?${end})`, '$1, and they '),
  row(
    String.raw`\b(WhatsApp|whatsapp|email|send|drop|text|forward) (?:an? )?(cv|CV|resume)(?= (?:to|into|in|at)\b)`,
    (_, verb = '', what = '') => `${verb} your ${what === 'cv' ? 'CV' : what}`,
  ),
  row(
    String.raw`, (?=(?:I|we)(?:['’]ll| will) |(?:(?:Mrs?|Ms|Dr) )?\p{Lu}\p{L}+ (?:calls|rings|phones|replies|answers|meets|will)\b)`,
    '. ',
    'gu',
  ),
  row(
    String.raw`\b(ring|call|visit|phone)( the [a-z]+| \p{Lu}\p{L}+)? (?=(?:ask for|speak to|talk to|leave) )`,
    '$1$2 and ',
    'gu',
  ),
  row(
    String.raw`(?<=\b(?:ask for|speak to|talk to) \p{Lu}?\p{L}+) or (?=(?:email|send|text|whatsapp|drop|pop)\b)`,
    ', or ',
    'gu',
  ),
  row(
    String.raw`${from}(?:an? |the )?((?:(?:trade|skills?|paid|typing|driving|work|maths|cook|road|practical|written|short|phone|video|online) )?(?:test|trial|interview|call|chat|visit|task|tour|assessment|exam))(?: is| takes| lasts)? ((?:about |approx |around )?\d+(?:[.]\d)?(?: ?(?:-|to) ?\d+)? ?(?:hrs?|hours?|mins?|minutes?))${end}`,
    'the $1 takes $2',
  ),
  row(String.raw`\bwith name\b`, 'with your name'),
  row(
    String.raw`${from}((?:about |approx )?\d+ ?(?:wks?|weeks?|days?)) (?:from )?start to finish`,
    'it takes $1 from start to finish',
  ),
  row(
    String.raw`${from}(?:the )?comp(?:ensation)? (?:is )?(?=(?:talked about|discussed|agreed|shared|explained)\b)`,
    'the pay is ',
  ),
  row(
    String.raw`${from}(?:the )?(pay|salary|rota|contract|offer|hours) (talked about|discussed|agreed|shared|explained|confirmed|made) (?=(?:on|in|at|before|after|by)\b)`,
    'the $1 is $2 ',
  ),
  row(
    String.raw`${from}((?:refs|references|two references|2 references)(?: ?(?:\+|&|and|n) ?(?:an? )?(?:enhanced )?(?:dbs|DBS)(?: check)?)?|(?:enhanced )?(?:dbs|DBS)(?: check)?|drug test|medical|police check)(?: needed| required| checked)? before (?:u |you )?(?:start|starting|day one|joining|day 1)${end}`,
    (_, what = '') =>
      `we need ${what
        .replace(/^refs/, 'references')
        .replace(/ ?(?:\+|&|n) ?(?=(?:an? )?(?:enhanced )?dbs)/i, ' and ')
        .replace(
          /(?:an? )?(enhanced )?dbs(?: check)?/i,
          (_found, how?: string) => `${how ? 'an enhanced' : 'a'} DBS check`,
        )
        .replace(/^(?=drug|medical|police)/, 'a ')} before you start`,
  ),
  row(String.raw`\b(\d) (rounds|interviews|stages|steps) ?[-–] ?(?=\p{L})`, '$1 $2: ', 'gu'),
  row(
    `${from}(${words(4)}) (?:is |are )?(?:ok|okay|fine|welcome|enough)${end}`,
    (found = '', what = '') =>
      `${what.replace(/ or (?=resume|cv|CV|letter|call)/, ' or a ')} ${isOrAre(what)} ${
        found
          .split(' ')
          .at(-1)
          ?.replace(/^ok(?:ay)?$/, 'OK') ?? 'fine'
      }`,
    'gu',
  ),
  row(
    `((?:test|trial|task|exercise|assessment)) ((?:about |approx )?\\d+ ?(?:hrs?|hours?|mins?|minutes?))${end}`,
    '$1 ($2)',
  ),
];

/** "Dogs ok": they are. */
export const isFine: Row = row(
  String.raw`${from}(${words(3)}) (?:ok|okay|fine|welcome)( on \p{Lu}\p{L}+s?)?${end}`,
  (found = '', what = '', when?: string) =>
    `${what} ${isOrAre(what)} ${/ welcome/.test(found) ? 'welcome' : / fine/.test(found) ? 'fine' : 'OK'}${when ?? ''}`,
  'gu',
);
