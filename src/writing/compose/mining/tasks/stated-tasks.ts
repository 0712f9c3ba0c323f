/** Tasks typed as how something is to be, for how many, or as a thing with a verb's look: "van kept clean", "rota for 9 staff", "load tests before peak season". */
import { inTurn } from '../../language/its-words.ts';
import { isMass } from '../../language/nouns.ts';
import { isVerbBase } from '../../language/verbs.ts';

type Rule = readonly [RegExp, string | ((found: string, ...groups: string[]) => string)];

/** What is handed in, filed or made, where a line only says that it is to be on time. */
const inTime: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:college|course|school|class|apprenticeship|training)[ -]?(?:work|assignments|tasks)$|^(?:home ?work|assignments|essays|portfolio|portfolio work|time ?sheets|expenses|(?:[a-z]+ )?reports|logbooks?)$/i,
    'hand in',
  ],
  [/^(?:(?:VAT|tax|GST|TDS|PAYE|statutory|RTI|EPA|CSO|annual) )?(?:returns|filings)$/i, 'file'],
  [/^(?:(?:[a-z]+ )?(?:deliveries|drops|collections|payments))$/i, 'make'],
  [
    /^(?:[a-z]+ ){0,2}(?:assessments|paperwork|notes|records|forms|checks|jobs|repairs|job cards|reviews)$/i,
    'complete',
  ],
];
/** What is kept up: "allergen folder up to date", "CRM straight". */
const states =
  'up[- ]to[- ]date|current|straight|in order|in good order|tidy|stocked|spotless|shipshape|audit[- ]ready';
const several = /(?:[^su\Wi]s|\b(?:people|children|staff|stock|equipment|paperwork|data))$/i;
const one = (noun: string): string =>
  several.test(noun) || isMass(noun.split(' ').at(-1) ?? '') || /^(?:the|our|your|all|every|each)\b/i.test(noun)
    ? noun
    : `the ${noun}`;
const isOrder = (line: string): boolean => {
  const [first = '', second = ''] = line.toLowerCase().split(' ');
  return (isVerbBase(first) || /ing$/.test(first)) && !/^(?:stock|staff|training|cleaning|meeting|loading)$/.test(first)
    ? second !== ''
    : false;
};

const deeds: Readonly<Record<string, string>> = {
  updated: 'update',
  cleaned: 'clean',
  checked: 'check',
  filed: 'file',
  answered: 'answer',
  logged: 'log',
  restocked: 'restock',
  emptied: 'empty',
  swept: 'sweep',
  mopped: 'mop',
  recorded: 'record',
};

const rules: readonly Rule[] = [
  // "College work on time", "VAT returns on time".
  [
    /^([a-z-]+(?: [a-z-]+){0,2}) (?:in |done |filed |completed |handed in |sent )?on time$/i,
    (found, what) => {
      if (isOrder(what ?? '')) return found;
      const verb = inTime.find(([thing]) => thing.test(what ?? ''))?.[1];
      return verb ? `${verb} ${/^portfolio|^log/i.test(what ?? '') ? 'the ' : ''}${what ?? ''} on time` : found;
    },
  ],
  // "Rota for 9 staff", "weekly roster for 22 agents".
  [
    /^(?:the )?((?:weekly |monthly |staff |shift )?)(rota|roster)s? for (?=(?:about |around )?(?:\d|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|twelve\b|the\b|our\b|all\b))/i,
    (_, how, paper) => `write the ${(how ?? '').toLowerCase()}${(paper ?? '').toLowerCase()} for `,
  ],
  // "Van kept clean", "records kept up to date".
  [
    /^((?:(?:the|our|your|all) )?[a-z]+(?: [a-z]+){0,2}) (?:always )?kept (?=(?:clean|tidy|safe|secure|informed|happy|warm|full|legal|locked|charged|fuelled|topped up|up[- ]to[- ]date|straight|in order|stocked|spotless|current|clear)\b)/i,
    (found, what) =>
      isOrder(what ?? '') || /\b(?:to|be|is|are|must|should)\b/.test(what ?? '')
        ? found
        : `keep ${one((what ?? '').replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()))} `,
  ],
  // "Allergen folder up to date", "shelves full", "showroom tidy".
  [
    new RegExp(`^((?:[A-Z]{2,}|[a-z]+)(?: [a-z]+){0,2}) (${states}|(?<=s )full)$`, 'i'),
    (found, what, how) =>
      isOrder(what ?? '') ||
      /\b(?:and|or|of|to|for|with|in|on|be|is|are|not)\b|^(?:stay|get|be|come)\b/i.test(what ?? '')
        ? found
        : `keep ${one(what ?? '')} ${how ?? ''}`,
  ],
  // "Load tests before peak season", "drop tests": carried out, and nothing that is loaded.
  [
    /^((?:weekly |monthly |regular |nightly )?(?:load|soak|stress|smoke|regression|performance|penetration|pen|usability|volume)) tests(?=$| (?:before|after|on|in|for|at|every|each|and|with|per|during|ahead)\b)/i,
    'run $1 tests',
  ],
  [
    /^((?:weekly |monthly |regular |daily )?(?:drop|leak|pressure|flow|drain|soil|wear|burst|tensile|spin|tilt|shake|fire alarm)) tests(?=$| (?:before|after|on|in|for|at|every|each|and|with|per|during)\b)/i,
    'carry out $1 tests',
  ],
  // "Visits 8am to 2pm": made then, and nobody who visits the hours.
  [
    /^((?:home |care |client )?(?:visits|calls|deliveries|drops)) (?:from |between )?(\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?) ?(?:to|-|–|and) ?(?=\d{1,2}(?:[:.]\d\d)?(?: ?(?:am|pm)\b|(?: (?:on|every|at weekends|daily|mon|tue|wed|thu|fri|sat|sun)[^,;]*)?[.\s]*$))/i,
    (_, what, start) => `make ${(what ?? '').toLowerCase()} from ${start ?? ''} to `,
  ],
  // "A chat and a cup of tea": there is time for it.
  [
    /^(?=an? (?:(?:little|quick|good|proper|friendly) )?(?:chat|cuppa|cup of tea|brew|natter|game of|listening ear)\b)/i,
    'make time for ',
  ],
  // "Monthly stock take": done.
  [
    /^((?:weekly|monthly|quarterly|annual|nightly|daily) )?stock[- ]?take(s?)(?=$| (?:on|in|at|with|every|each|and|once|twice)\b)/i,
    (_, how, more) =>
      `do ${how && !more ? 'the ' : ''}${(how ?? '').toLowerCase()}stocktake${how ? (more ?? '') : 's'}`,
  ],
  // "Hit monthly target", "hitting targets".
  [
    /^hit(?:ting)? (?:the |your )?((?:monthly|weekly|quarterly|annual|sales|team|daily) )?target(s?)$/i,
    (_, how, more) => `reach ${more ? '' : 'the '}${(how ?? '').toLowerCase()}target${more ?? ''}`,
  ],
  // "CRM updated daily", "bins emptied every night": done to them.
  [
    /^((?:[A-Z]{2,}|[a-z]+)(?: [a-z]+)?) (updated|cleaned|checked|filed|answered|logged|restocked|emptied|swept|mopped|recorded) (?=(?:daily|weekly|nightly|monthly|hourly|every|each|twice|once|before|after|by|same|the same)\b)/,
    (found, what, done) => (isOrder(what ?? '') ? found : `${deeds[done ?? ''] ?? ''} ${one(what ?? '')} `),
  ],
  // "Fork lift", "reach truck": driven.
  [
    /^(?:the )?(fork ?-?lift|FLT|reach truck|dumper|telehandler|excavator|minibus|tractor)(?: truck)?$/i,
    (_, machine) =>
      `drive the ${/^fork/i.test(machine ?? '') ? 'forklift' : /^FLT$/i.test(machine ?? '') ? 'FLT' : (machine ?? '').toLowerCase()}`,
  ],
  // "Cut and blow drys".
  [/^(cut|wash|shampoo)s? (?:and|&|\+) blow[ -]dr(?:ys|ies)$/i, 'do $1s and blow-dries'],
  // "Tidy up after": after the job.
  [
    /\b(tidy|tidying|clean|cleaning|clear|clearing|sweep|sweeping|wash|washing) (up|down|away) after(?=$|[.;])/gi,
    '$1 $2 afterwards',
  ],
];

/** Such a line as the order that it is; any other as it was typed. */
export const statedTask = (line: string): string => inTurn(line, rules);

/** What only half of a task is typed of: "payments on time", "brakes clutches timing belts". No sentence says it, and a note tells it. */
export const isHalfTyped = (thing: string): boolean =>
  / (?:on time|on budget|up[- ]to[- ]date|when busy|same day|first time)$/i.test(thing) ||
  // Things in a row that nothing parts.
  /^[a-z]+[^su\W]s [a-z]+(?:[^su\W]|e)s (?:[a-z]+ )?[a-z]+s$/i.test(thing) ||
  /\b\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)\b/i.test(thing);
