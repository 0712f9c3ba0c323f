/** What somebody is given charge of and where in a house they stand, noted by its name: "patch of 420 homes", "hematology and chemistry benches". */

import { withArticle } from '../../language/articles.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';

const many = String.raw`(?:about |around |up to |over |roughly |some |at most |no more than )?\d[\d,]*`;
/** "Caseload of 25", "a capped round of 90 lifts": so many, and of what. */
const charge = rare(
  new RegExp(
    String.raw`^(?:an? |the |your )?((?:own|average|capped|small|large|mixed|varied|busy|established|rural|urban|local|shared|monthly|weekly|daily) )?(patch|caseload|round|territory|list|beat|route|portfolio|stock) of (?:between )?(${many}(?: (?:to|and) \d[\d,]*)?(?! (?:interviews?|golf|funding|questions|tests|meetings|months|weeks|days|years)\b)(?: (?!(?:is|are|was|were|have|has|needs?|will|must)\b)[a-z-]+){0,5}(?: (?:in|across|around|between|from|over|on) (?:the |our )?[\p{L}’' -]+)?)$`,
    'iu',
  ),
);

/** Where people stand in rows: in a laboratory, at a press, behind a counter. */
const station = `(?:benche?s?|(?:press|production|assembly|packing|packaging|bottling|filling|canning|paint|finishing|boning|kill|trim|extrusion|SMT|sandwich|salad|bread) lines?|(?:front|help|service|reception|news|sports|picture|information|enquiry|enquiries|cash|reservations|concierge|trading|claims) desks?|(?:deli|fish|meat|bread|bakery|cheese|beauty|make-up|perfume|trade|ticket|pharmacy|cooked meats|hot food) counters?|(?:grill|larder|sauce|pastry|fish|garnish|vegetable) section|shop floor|tills)`;
const stationed = rare(
  new RegExp(
    String.raw`^(?!(?:call|ring|phone|e-?mail|contact|text|ask|visit|see|drop|come)\b)(?:the |our )?((?:(?!(?:in|on|at|for|of|with|to|by|behind|near|our|the|your|an?|(?:full|part)-time|permanent|temporary) )[\w-]+(?:,| and)? ){0,4}?${station})((?: (?:at|in) (?:the|our) [\p{L}’' -]+)?)$`,
    'iu',
  ),
);
/** "Own desk", "free workbench", "new production line": what there is, and nobody's place. */
const noStation =
  /^(?:own|free|your|new|second|third|another|standing|hot|quiet|no|every|each|all|one|two|three|four|five|six|\d|hospital)\b|\b(?:subs|park|free|opening|planned)\b/i;

/** The note as a sentence; null for every other. */
export function ofCharge(note: string): string | null {
  const [, how = '', what = '', of = ''] = charge.exec(note) ?? [];
  if (what && !(/^(?:stock|portfolio)$/i.test(what) && !/ [a-z]/.test(of)))
    return `You ${/^(?:portfolio|stock)$/i.test(what) ? 'look after' : 'have'} ${withArticle(`${how.toLowerCase()}${what.toLowerCase()}`).replace(/^an? own /, 'your own ')} of ${of}`;
  const [, where = '', at = ''] = stationed.exec(note) ?? [];
  if (!where || noStation.test(where) || /\d/.test(where) || hasVerb(where) || /^bench/i.test(where)) return null;
  return `You work on the ${/^[A-Z][a-z]/.test(where) ? lowerFirst(where) : where}${at}`;
}
