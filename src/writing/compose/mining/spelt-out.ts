/** Small words and endings that people leave out or carry along in a line of a job description, put right before the line is read. */

import { inTurn } from '../language/its-words.ts';
import { baseOfThird, isVerbBase } from '../language/verbs.ts';
import { withFurtherBases } from './tasks/further-thirds.ts';
import { writtenTask } from './tasks/hurried-tasks.ts';

type Rule = readonly [RegExp, string | ((found: string, ...groups: string[]) => string)];

const often = 'daily|weekly|fortnightly|monthly|quarterly|annual|yearly';
const papers =
  'report|dashboard|review|return|forecast|newsletter|rota|roster|schedule|plan|budget|audit|update|summary|statement|MIS|stocktake|reconciliation';

const tasks: readonly Rule[] = [
  // "Enters results in LIMS and flags out-of-range values": what somebody does, twice.
  [
    /^([A-Z][a-z]+s) (?=[a-z])(.*)$/,
    (found, first, rest) => {
      const base = baseOfThird((first ?? '').toLowerCase());
      if (base === null) return found;
      const told = withFurtherBases(rest ?? '');
      return told === rest ? found : `${base.charAt(0).toUpperCase()}${base.slice(1)} ${told}`;
    },
  ],
  // "Monitor completion thereof": of what stands before it.
  [/ thereof\b/gi, ''],
  // "Working time rules": of one kind.
  [/\bworking time (?=rules|regulations|directive|records|limits|law)/gi, 'working-time '],
  // "Keeping vendors posted": told how things stand.
  [/^keep(?:ing)? ((?:the |our |all )?[a-z]+(?: and [a-z]+)?s) posted\b/i, 'Keep $1 up to date'],
  // "On call 1:6 nights and weekends": one in so many.
  [
    /^(?:be )?on[- ]call,? (?:1|one)(?::| in )(\d{1,2}) (nights?|weekends?|weeks?)( and (?:nights?|weekends?))?\b/i,
    'Be on call one in $1 $2$3',
  ],
  // "Ultimate accountability for the balance sheet": somebody has it.
  [
    /^(ultimate|overall|full|sole|joint|shared|day-to-day) (responsibility|accountability) for (?=\S)/i,
    (_, how, what) => `Take ${(how ?? '').toLowerCase()} ${(what ?? '').toLowerCase()} for `,
  ],
  // "Serves as executive sponsor", "acts as first contact": what somebody acts as.
  [/^(?:to )?(?:serv(?:e|es|ing)|act(?:s|ing)) as (?=an? |the |[a-z])/i, 'Act as '],
  // "Cooking tea together": with whom nobody says.
  [/^((?:cook|bak|eat|shop|play|garden)(?:e|ing|ping)? [^,;]+?) together$/i, '$1'],
  // "Leads on fire safety".
  [/^Leads on (?=[a-z])/, 'Lead on '],
  // "Hiring: two AEs in the first six months": so many are hired.
  [
    /^(Hiring|Recruiting|Teaching|Supervising|Coaching|Mentoring|Managing|Leading|Ordering|Cleaning|Feeding|Selling): (?=(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2}|the|our|all|new|an?) (?!(?:days?|hours?|weeks?|months?|years?|nights?|times?|mornings?|evenings?|per)\b)[A-Za-z])/,
    '$1 ',
  ],
  // "At start of the shift".
  [/\b(at|by|until|before|from) (end|start|beginning|close) of (?=(?:the|each|every|your|our) )/g, '$1 the $2 of '],
  // "Preparation of Daily MIS and weekly performance dashboard": the ones that there are.
  [
    new RegExp(
      `(^[A-Za-z-]+(?: of)?|\\band) (${often}) (?=(?:[A-Za-z]+ ){0,3}(?:${papers})(?:$|[,.;]| (?:and|to|for|in|with|on|by)\\b))`,
      'gi',
    ),
    (_, before, how) => `${before} the ${(how ?? '').toLowerCase()} `,
  ],
  // "Coordination with Training team".
  [/\b(with|from|by|for|to) (?=(?:[A-Z][A-Za-z]+ ){1,2}(?:team|department|desk)\b)/g, '$1 the '],
  // "Bills of materials and handover to Purchasing": they are handed over.
  [/(s) and handover to (?=[A-Z]|the )/g, '$1 and hand them over to '],
  [
    /\b(during|after|before|following|upon) (?=(?:introduction|installation|construction|preparation|delivery|development|completion|implementation|commissioning|transport|assembly) of\b)/gi,
    '$1 the ',
  ],
  [/\b(?:an? )?minimum (?:of )?(?=\d)/gi, 'at least '],
  // "Under Factories Act": the one there is.
  [
    /\b(under|of|with|by|per) (?=(?:[A-Z][a-z]+ ){1,4}(?:Act|Regulations|Code|Rules)(?=$|[,.;]| (?![A-Z])))/g,
    '$1 the ',
  ],
  // "Reduction of accidents and of emissions": of both.
  [/^([A-Z][a-z]+(?:tion|ment|ance|sion|al|ing) of [^,;]+?) and of (?=\S)/, '$1 and '],
];

const asked: readonly Rule[] = [
  // "Dip or BSc dialysis technology", "dip in horticulture": what is studied, and its paper.
  [/^(an? )?dip\.? (?=(?:or|in) |\/)/i, '$1diploma '],
  [/^diploma or (BSc|BA|BEng|MSc|BTech) (?!in\b|or\b|from\b|with\b|equiv|degree)(?=[a-z])/i, 'diploma or $1 in '],
  // "Hepatitis B vaccination must be up to date", "first aid certificate must be in date".
  [
    /^(?!you\b|all\b|we\b)([A-Z][\w -]{3,50}?) (?:must|should|has to|have to|needs? to) be (?:kept )?(up to date|current|valid|in date|complete)$/i,
    (_, what, how) =>
      `${/^up|^cur/i.test(how ?? '') ? 'up-to-date' : /^com/i.test(how ?? '') ? 'full' : 'valid'} ${(what ?? '').replace(/^[A-Z](?=[a-z]+ [a-z])/, (first) => first.toLowerCase())}`,
  ],
  // "And one year of work with animals": the second half of a row.
  [/^and (?=(?:at least |a minimum of )?(?:one|two|three|four|five|six|\d{1,2}\+?) (?:years?|months?)\b)/i, ''],
  // "Safeguarding: the appointment is subject to an enhanced DBS check".
  [/^[A-Z][a-z]+(?: [a-z]+)?: (?=(?:the|this|all|any|your) [^:]*\bsubject to\b)/, ''],
  // "Tamil is must".
  [/ is (must|plus|bonus|advantage)$/i, ' is a $1'],
  // "Right to work docs": what somebody shows.
  [/^(?:valid )?right to work (?:docs?|documents?|documentation|papers?)$/i, 'proof of your right to work'],
  // "Food hygiene instruction": a lesson that somebody had, and no experience of giving one.
  [
    /^(?:an? )?((?:[a-z-]+ ){0,2}(?:hygiene|safety|infection protection|first aid|radiation|fire|HACCP|health)) instruction((?: (?:under|according to|in accordance with|as per) [^()]{3,60})?)$/i,
    (_, what, law) =>
      `Have had ${(what ?? '').replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())} instruction${law ?? ''}`,
  ],
  [/^instruction (under|according to|in accordance with|as per) ([^()]{3,60})$/i, 'Have had instruction $1 $2'],
  // "Years of stilt walking": so long, and no experience of years.
  [/^years of ([a-z]+ing|[a-z]+ [a-z]+ing)$/i, 'years of $1 experience'],
  // "To live within a sensible distance of Wigan".
  [/^to (?=(?:live|be living|be based) (?:within|in|near|close to)\b)/i, 'You '],
  // "Ability to remain calm and to act quickly".
  [
    /^((?:able|ability|capacity|willing(?:ness)?) to [^,;]+?) and to ([a-z]+)\b/i,
    (found, head, verb) => (isVerbBase(verb ?? '') ? `${head} and ${verb}` : found),
  ],
  // "Written communication": how well.
  [
    /^((?:written|verbal|oral|good|clear|strong|excellent)(?: and (?:written|verbal|oral))?) communication$/i,
    '$1 communication skills',
  ],
  // "In Accounting or related field".
  [
    /\bor (related|similar|relevant|equivalent|comparable) (field|subject|discipline|area|degree|qualification|role|industry)\b(?!s)/gi,
    (_, kind, what) => `or ${/^[aeiou]/i.test(kind ?? '') ? 'an' : 'a'} ${kind} ${what}`,
  ],
  // "Understanding of HIPAA Security Rule": the one there is.
  [
    /\b(of|with|in|under) (?=[A-Z]{2,}(?: [A-Z][a-z]+){1,3}(?<=Rule|Act|Regulations?|Standards?|Code|Directive|Framework|Guidelines)\b)/g,
    '$1 the ',
  ],
  [/\b(with|to work|in|for) (?=(?:UK|US|night|day|rotational|general|late|early|second|third) shift\b)/gi, '$1 the '],
  [/\(we can provide\)/gi, '(we can provide one)'],
  [
    /^(enhanced |basic |standard )?DBS (?:with|and|incl(?:uding|\.)?) (?:the )?barred lists? check$/i,
    '$1DBS check with the barred list',
  ],
  // "Time-served or L3 heavy vehicle": a paper of that level, and no vehicle.
  [
    /((?:^|\bor )(?:an? )?(?:SVQ |NVQ |City & Guilds )?(?:L|Level )\d (?:[a-z]+ )?(?:vehicles?|plant|machinery|equipment|engines?|refrigeration|electrics))$/,
    '$1 qualification',
  ],
  // "Fish or butchery background": one.
  [/^((?:[a-z]+ or )?[a-z]+ background)$/i, 'a $1'],
  [/^(?:Adobe )?Illustrator$/, 'knowledge of Illustrator'],
  // "Associate degree, respiratory care": the field of it.
  [
    /^((?:an? )?(?:(?:associate|bachelor|master|doctoral|undergraduate|honou?rs|postgraduate)(?:['’]?s)? degree|(?:higher |national |advanced )?diploma)),? ?[,–—-] ((?!(?:and|or|in|with|plus|good|some|own|full|experience|knowledge|valid|current|clean)\b)[a-z]+(?: (?:and |& )?[a-z]+){0,3})$/i,
    (found, paper, field) =>
      /\b(?:skills?|experience|years?|licen[cs]e|registration|certificat\w+|degree|diploma|required|preferred|desirable|essential|equivalent|training|english|driver|minimum|only|level|related|ability|minded|or)\b/i.test(
        field ?? '',
      )
        ? found
        : `${paper ?? ''} in ${field ?? ''}`,
  ],
  // "NMBI registered - general division": the part of the register.
  [
    /^([A-Z][A-Za-z]{1,6})[ -]reg(?:istered|istration|\.)?,? ?[(–—-] ?((?:[a-z]+ ){1,2}(?:division|branch|part|register|field|section|scope))\)?$/i,
    '$1 registration ($2)',
  ],
  // "18 by start (night work)": so old by that day.
  [
    /^(?:aged? )?(1[68]|21)(?: ?\+| (?:years(?: old)?|or over|and over))? (?:by|before|at|on) (?:the |your )?(?:start(?:ing)?(?: date)?|first day|day one)(?= \(|$)/i,
    'must be $1 by the start date',
  ],
];

/** A line of work with its small words. */
export const speltTask = (line: string): string => inTurn(writtenTask(line), tasks);
/** A line of what is asked for with its small words. */
export const speltAsked = (line: string): string => inTurn(line, asked);
