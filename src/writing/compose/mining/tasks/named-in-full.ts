/** Tasks that a line names with how often they are done, how, or of what they consist: "daily check of the van before use", "full care of the baby: bottles, naps", "MIS reports: OTIF, stock days". */

import { lowerFirst } from '../../language/first-capitals.ts';
import { inTurn } from '../../language/its-words.ts';
import { joinList } from '../../language/joined-phrases.ts';
import { baseOfIng } from '../../language/verbs.ts';
import { verbBeforeOf } from './duty-rows.ts';

type Rule = readonly [RegExp, (found: string, ...groups: (string | undefined)[]) => string];

const oftenDone: Readonly<Record<string, string>> = { chec: 'check', clea: 'clean', coun: 'count', insp: 'inspect' };
/** When or against what it is done, in front of which "daily" has its place. */
const often =
  /^(?:the )?(daily|weekly|monthly|nightly|hourly) (?:(checks?|checking) (?:of|on)|(cleaning|clean|counts?|counting|inspections?) of) (.+?)( (?:before|after|against|prior to) .+)?$/i;

/** A thing that consists of others, and how it is written up. */
const papers =
  /^((?:[\w&/-]+ ){0,3}(?:reports|reporting|dashboards|statistics|KPIs|MIS|analyses|presentations|returns|minutes))\s?: (.+)$/i;
/** Checks of every kind: they are carried out. */
const checks = 'checks|reviews|audits|inspections|surveys|tests|tours|rounds|walks|assessments|visits';
/** What a row behind a colon may not have, to be one of things alone. */
const sentence = /[:;.!?]|\b(?:you|we|is|are|must|will|should|who|which)\b/i;

/** "Bottles, solids, naps": the row as it stands in a sentence; empty where it is none of bare things. */
function rowOf(typed: string): string {
  const pieces = typed
    .replace(/[.,;]+$/, '')
    .split(/, (?:and )?/)
    .map((piece) => piece.trim());
  return pieces.length > 1 &&
    !sentence.test(typed) &&
    pieces.every((piece) => piece !== '' && piece.split(' ').length <= 4)
    ? / and /.test(pieces.at(-1) ?? '')
      ? pieces.join(', ')
      : joinList(pieces.map((piece) => (/^[A-Z][a-z]/.test(piece) ? lowerFirst(piece) : piece)))
    : '';
}

const rules: readonly Rule[] = [
  // "Daily check of the truck before use": checked each day.
  [
    often,
    (_, how, check, other, what, when) =>
      `${oftenDone[(check ?? other ?? '').slice(0, 4).toLowerCase()] ?? 'check'} ${what ?? ''} ${(how ?? '').toLowerCase()}${when ?? ''}`,
  ],
  // "MIS reports: plan vs actual, OTIF, inventory days": what they are on.
  [
    papers,
    (found, paper, row) => {
      const on = rowOf(row ?? '');
      return on === '' ? found : `prepare ${lowerFirst(paper ?? '')} on ${on}`;
    },
  ],
  // "Full care of the baby: bottles, solids, naps": of what it consists.
  [
    /^(?:the )?(?:full|complete|sole|entire) care of ([^:;,]+)(?:: (.+))?$/i,
    (_, whom, row) => {
      const of = rowOf(row ?? '');
      return `take full care of ${whom ?? ''}${of === '' ? '' : `, including ${of}`}`;
    },
  ],
  // "Full post-editing of machine output": it is done fully.
  [
    /^(?:the )?(?:full|complete) ([a-z-]+ing) of (\S.+)$/i,
    (found, doing, what) => {
      const base = baseOfIng((doing ?? '').toLowerCase());
      return base ? `fully ${base} ${what ?? ''}` : found;
    },
  ],
  // "Being on site at our events and looking after guests": what is done there.
  [
    /^being (on[- ]site|there|around|present) (at|for|during) ((?:the |our |all )?[a-z ]{3,30}?) and ([a-z]+ing) (.+)$/i,
    (found, where, at, events, doing, what) => {
      const base = baseOfIng((doing ?? '').toLowerCase());
      const place = /site/i.test(where ?? '') ? ' on site' : '';
      return base ? `${base} ${what ?? ''}${place} ${at ?? ''} ${events ?? ''}` : found;
    },
  ],
  // "On-site help on about 20 event days".
  [/^on-?site (?:help|support|assistance) (?=(?:on|at|during) \S)/i, () => 'help on site '],
  // "Daily running of the restaurant, lunch and dinner service": what belongs to it.
  [
    /^(?:the )?(?:daily|day[- ]to[- ]day) (?:running|management|operation) of (the [a-z ]+), ((?:[a-z]+ and )?[a-z]+ service)$/i,
    (_, place, service) => `run ${place ?? ''} day to day, with ${service ?? ''}`,
  ],
  // "Line management of one executive": nobody lines a management.
  [/^(?:direct )?line[- ]management of (?=(?:an?|one|two|three|four|five|the|our|\d+|[a-z]+s)\b)/i, () => 'manage '],
  // "Drive as per timetable": the one there is.
  [
    /\bas per (?=(?:timetable|schedule|plan|rota|roster|drawing|recipe|contract|specification|checklist|programme|program|order|procedure|job card|route|manual)(?=$|[,.;]| and\b))/gi,
    () => 'as per the ',
  ],
  // "Help in evacuation": in several.
  [
    /^(help|assist)(?:ing)? (?:in|with) (evacuation|inspection|demonstration|presentation|installation|exhibition|excavation|examination|investigation|consultation|negotiation|audit|stocktake|survey|rescue)$/i,
    (_, verb, event) => `${(verb ?? '').toLowerCase()} with ${(event ?? '').toLowerCase()}s`,
  ],
  // "To telephone and email customers": behind its "to" stands a verb.
  [
    /^to (?:tele)?phone and (email|text|write to) (?=[a-z])|^to (email|text|write to) and (?:tele)?phone (?=[a-z])/i,
    (_, one, other) => (one ? `call and ${one.toLowerCase()} ` : `${(other ?? '').toLowerCase()} and call `),
  ],
  // "Roster, attendance and briefing of service staff": all of it is of those people.
  [
    /^(?:the )?((?:roster|rota|attendance|leave|shifts|discipline|payroll)(?:, (?:roster|rota|attendance|leave|shifts|discipline|payroll))* and (?:briefing|attendance|discipline|training|appraisal|supervision|induction) of (?:the |our )?[a-z -]+)$/i,
    (_, row) => `handle the ${lowerFirst(row ?? '')}`,
  ],
  // "College one day a week": where an apprentice goes.
  [
    /^(?:college|day release) (?=(?:one|two|1|2) days? (?:a|per|each|every) (?:week|fortnight)\b)/i,
    () => 'attend college ',
  ],
  // "Branch compliance reviews and follow-up of open points", "pre-departure checks and reporting of defects": the one is carried out.
  [
    new RegExp(`^((?:[\\w&-]+ ){0,3}(?:${checks})) and (?:the )?([a-z-]+) of (\\S.+)$`, 'i'),
    (found, first, noun, what) => {
      const two = /^([a-z]+)-?(up)$/i.exec(noun ?? '');
      const verb = two ? `${(two[1] ?? '').toLowerCase()} up on` : verbBeforeOf(noun ?? '', () => null);
      return verb &&
        verb !== 'keep' &&
        !/^(?:carry|perform|do|conduct|complete|make|undertake|support|help|plan|arrange|book|lead|oversee|attend|organi[sz]e|schedule|prepare|record|order|design|write)\b/i.test(
          first ?? '',
        )
        ? `carry out ${lowerFirst(first ?? '')} and ${verb} ${what ?? ''}`
        : found;
    },
  ],
];

/** The line with such a task told in full; any other as it is. */
export function namedInFull(line: string): string {
  const bare = line.replace(/[.;]+$/, '');
  const told = inTurn(bare, rules);
  return told === bare ? line : told;
}
