/**
 * "Responsible for the safe storage and recording of controlled drugs": a deed by its noun and one by its doing, both of one
 * thing. Read as a charge with an order behind it ("the safe storage and record drugs"), the first would have lost what is stored.
 */
import { lowerFirst } from '../../language/first-capitals.ts';
import type { VerbPhrase } from '../../language/verb-phrase.ts';
import { baseOfIng } from '../../language/verbs.ts';

const inCharge =
  /^\W*(?:you(?:['’]ll| will) |to )?(?:(?:be )?(?:fully |directly |jointly )?(?:responsible|accountable) for|(?:take|have|hold|assume) (?:overall |full )?(?:responsibility|accountability) for) ((?:the )?(?:[a-z-]+ (?:and [a-z-]+ )?)??)([a-z]+) (?:and|or|&) ([a-z]+ing) of ([a-z\d][^,;]*?)[\s.;]*$/i;
/** What a deed ends like as a noun; "team", "budget" and "shop" are things, and "of" belongs to the doing alone. */
const deedNoun =
  /(?:age|[a-z]{2}al|tion|sion|ment|ance|ence|ery|ture|sis|ure)$|^(?:receipt|issue|sale|purchase|supply|repair|dispatch|despatch|care|control|use|return|transfer|transport|test|check|design|build|upkeep|hire|release|search|intake|export|import|supervision|setup|set-up)$/i;
/** Nouns that end so and are things. */
const things =
  /^(?:department|equipment|institution|environment|apartment|document|instrument|portfolio|village|garage|hospital|capital|animal|signal|terminal|station|section|battery|gallery|grocery|nursery|bakery|machinery|furniture|structure|audience|ambulance|finance|conference|mission|manual|material|portal|package|image|stage|cottage|beverage|brewery|surgery|cemetery|delivery|pension|commission|function|furnace|journal|meal|goal|deal)$/i;

/** The charge as a task; null where the line is nothing of the kind. */
export function sharedCharge(line: string): VerbPhrase | null {
  if (!/ing of /i.test(line)) return null;
  const [, how = '', deed = '', doing = '', of = ''] = inCharge.exec(line) ?? [];
  if (deed === '' || !deedNoun.test(deed) || things.test(deed) || baseOfIng(doing.toLowerCase()) === null) return null;
  // "The stock control and ordering of parts": what is controlled stands before it.
  if (/\b(?:and|of|for)\b/i.test(of) && of.split(' ').length > 8) return null;
  const named = `${lowerFirst(how)}${deed.toLowerCase()} and ${doing.toLowerCase()} of ${of}`;
  return {
    heads: [{ adverb: '', verb: 'take', particle: '', joiner: '' }],
    rest: `responsibility for ${named}`,
    inflects: true,
  };
}
