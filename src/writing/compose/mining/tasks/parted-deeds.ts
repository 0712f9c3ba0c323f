/** Two deeds that are only named, with a comma between them: "Observation of vital signs, pain assessment with scales for children". */
import { lowerFirst } from '../../language/first-capitals.ts';
import { isActivity } from './activity.ts';

const shape =
  /^(\W*(?:[A-Z]?[a-z-]+ ){0,2}[A-Za-z-]+(?:ing|tion|sion|ment|ance|ence|ysis|y|al|ign|air|up|ole) of) ([^,;:()]+), ([^;:()]+)$/;
/** What is done to deeds as well: "supervision of trainees, shift planning" may be the supervision of both. */
const overDeeds =
  /^\W*(?:[a-z-]+ )*(?:supervision|management|co-?ordination|planning|monitoring|organi[sz]ation|control|oversight|review|support|evaluation|improvement|administration|leadership|assurance|optimi[sz]ation|responsibility|provision|delivery|documentation|recording|preparation|completion|co-?operation)\b/i;
const tail =
  / (?:of|with|by|on|in|at|for|every|each|after|before|during|to|from|using|along|through|per|within|once|twice|daily|weekly|monthly|quarterly|yearly)\b.*$/i;
/** Deeds that say nothing without their kind or their thing, and are none the less. */
const bareDeed =
  /(?:^| )(?:support|documentation|diagnosis|diagnostics|advice|records?|reporting|service|maintenance|testing)$/i;

/** The deeds behind the comma, without what the last of them is done with; empty where one of them is none. */
function deedsIn(row: string): string[] {
  const names = row
    .replace(tail, '')
    .split(/,? and |, /)
    .map((name) => lowerFirst(name.trim()));
  return names.every((name) => isActivity(name) || bareDeed.test(name)) ? names : [];
}

/**
 * The line with a verb for what stands behind the comma, which is no object of what stands before it. Null where it may
 * be one. A row of things ("repair of pumps, motors and valves") stays as it is.
 */
export function withOwnDeed(typed: string): string | null {
  const [, deed = '', object = '', row = ''] = shape.exec(typed.replace(/[.;]\s*$/, '')) ?? [];
  // "Laying of tables, clearing of plates": each with what it is done to.
  if (/(?:^|, |\band )[a-z-]+ of\b/i.test(row)) return typed;
  if (row === '' || / and |,/.test(object) || isActivity(lowerFirst(object.replace(tail, '')))) return typed;
  const names = deedsIn(row);
  if (names.length === 0) return typed;
  // "Development of software, testing and support" has a row of bare deeds, all of them of one thing.
  if (overDeeds.test(deed)) return tail.test(row) ? null : typed;
  if (!tail.test(row) && names.every((name) => !name.includes(' '))) return null;
  const care = names.every((name) => /\b(?:care|support|advice|therapy|training|tuition)$/.test(name));
  // "Dressing of wounds, catheter care, stoma care": a row that no "and" closes.
  const closed = / and /.test(row) ? row : row.replace(/, ([^,]+)$/, ' and $1');
  return `${deed} ${object} and ${care ? 'provision' : 'carrying out'} of ${lowerFirst(closed)}`;
}
