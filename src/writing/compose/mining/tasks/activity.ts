/** What one can do or take part in by its name alone, so that a job can include it: "hoof trimming", "stock control", "night work". */
import { baseOfIng, isVerbBase, nounLike } from '../../language/verbs.ts';
import { isReadily } from './compound.ts';

/** Nouns of action. Places, papers, people and tools are none. */
const deeds =
  /^(?:maintenance|care|control|cover|planning|upkeep|preparation|prep|administration|coordination|co-ordination|collections?|installations?|calibration|inspections?|verification|registrations?|negotiations?|reconciliations?|distribution|supervision|sterili[sz]ation|decontamination|translations?|moderation|demonstrations?|presentations?|consultations?|investigations?|allocation|rotation|rehabilitation|interpretation|evaluation|facilitation|mediation|procurement|recruitment|casework|snagging|valuations?|drop-?offs?|pick-?ups?|safety|measurement|management|assessments?|deployments?|replacements?|renewals?|removals?|disposal|appraisals?|referrals?|analysis|analytics|research|support|service|sales|marketing|bookkeeping|triage|phlebotomy|outreach|liaison|audits?|rounds|visits|calls|shifts|checks|counts|repairs|surveys|upgrades|tune-ups|set-?ups?|changeovers|handovers?|follow-ups?|deliveries|collections|trips|walks|tours|talks|lessons|workshops|sessions|clinics|clubs|meetings|demos|exhibitions|fairs|auctions|reviews|on-call|work|groundworks?|fieldwork|housework|paperwork|laundry|take-offs|pre-screening|ride-alongs|stocktakes?|stocktaking|assemblies|improvement|improvements|optimi[sz]ation|integration|migrations?|compliance|security|safeguarding|hygiene|dosing|physiotherapy|massage|haulage|storage|despatch|dispatch|purchasing|design|testing|time|evenings|day)$/i;
/** Of these such as only say something with their kind before them: "night work", "wound care", "story time". */
const needKind =
  /^(?:care|control|cover|work|time|day|evenings|calls|service|support|sessions|management|design|analysis|security|compliance|storage|safety|improvements?|counts|checks|rounds|visits|reviews|clinics|clubs|meetings|assemblies|integration|hygiene|shifts|day|tours|walks|trips|talks|set-?ups?)$/i;
const times =
  /^(?:library )?(?:story|bath|bed|meal|snack|circle|lunch|play|nap|home|carpet) time$|^(?:sports|open|moving) day$|^parents['’]? evenings$|^(?:naps|nap times?|bottles|feeds|nappies|diapers|meal ?times|bath ?time|bed ?time|play ?dates)$/i;

/** Nouns that end like a doing and are things: nobody does a building. */
const things =
  /^(?:buildings?|ceilings?|clothing|bedding|wiring|flooring|paintings?|housings?|casings?|decking|cladding|piping|ducting|tubing|bearings?|coatings?|linings?|fittings?|drawings?|castings?|lighting|railings?|meetings|briefings?|bookings?|filings?|listings?|savings?|earnings?|belongings?|findings?|recordings?|funding|seedlings?|things?|anything|everything|rings?|strings?|springs?|wings?|evenings?|mornings?|puddings?|dressings?|readings?|tooling|heating|setting|settings|king|sibling|opening|being|wellbeing|feeling|ceiling)$/i;

/** Things that may stand before a doing, and are what it is done to or its kind. */
const isKind = (word: string): boolean =>
  /^[a-z][a-z'’/-]+$/i.test(word) && (!isVerbBase(word.toLowerCase()) || nounLike.has(word.toLowerCase()));

/** Verbs whose doing is one by itself: "cleaning", "invoicing"; "handling" and "ensuring" leave open what. */
const leavesOpen =
  /^(?:handle|ensure|make|take|give|get|keep|put|bring|provide|have|be|do|use|help|let|set|hold|add|include|follow|maintain|support|assist|attend|lead|manage|own|run|meet|complete|check|monitor|supervise|develop|deliver|improve|review|update|prepare|process|create|build|control|respond|work|report|order|answer|greet|welcome|feed|walk|cut|open|close|move)$/;

/** Whether a name says something that one does or takes part in, and stands in a sentence as it is. */
export function isActivity(typed: string): boolean {
  const name = typed.replace(/^the /i, '').trim();
  const words = name.split(/\s+/);
  const last = words.at(-1) ?? '';
  const [first = ''] = words;
  const before = words.slice(0, -1);
  if (words.length > 5 || /\b(?:and|or)\b/.test(name) || name === '' || !/^[\w'’&/ -]+$/.test(name)) return false;
  if (times.test(name)) return true;
  // "Lay underlayment", "order supplies": an order, and no name.
  if (
    before.length > 0 &&
    isVerbBase(first.toLowerCase()) &&
    (isReadily(first.toLowerCase()) || !nounLike.has(first.toLowerCase()))
  )
    return orderLikeKind.test(first) && (deeds.test(last) || isDoingNoun(last));
  if (/^(?:an?|our|your|all|any|each|every|some|\d.*)$/i.test(first)) return false;
  if (/^(?:time|day|evenings)$/i.test(last)) return false;
  if (deeds.test(last)) return before.length > 0 ? before.every(isKindOfDeed) : !needKind.test(last);
  return (
    isDoingNoun(last) &&
    (before.length === 0 ? !leavesOpen.test(baseOfIng(last.toLowerCase()) ?? '') : before.every(isKind))
  );
}

/** First words that are orders elsewhere and name the kind of a deed here: "stock control", "cash handling", "test planning". */
const orderLikeKind =
  /^(?:stock|cash|test|order|service|care|process|project|contract|cost|price|price|sample|claim|record|file|market|design|report|document|plant|paint|post|house|garden|staff|train|travel|team|repair|record|waste|water|control|lift|food|light|hand|machine|tool|wood|glass|stone|milk|grass|ward|night|field|site|shop|store|floor|bar|table|room|bed|dish|pot|weld|phone|mail|press|print|board|risk|credit|budget|finance|fleet|fuel|label|load|route|schedule|sound|stage|support|tax|trade|transport|visit|wash|watch|weed|work|vet)$/i;

const isDoingNoun = (word: string): boolean =>
  /^[a-z-]{3,}ing$/i.test(word) && !things.test(word) && (baseOfIng(word.toLowerCase()) !== null || /-/.test(word));

const isKindOfDeed = (word: string): boolean => isKind(word) || /^[A-Z\d]+$/.test(word) || /^[a-z-]+ing$/i.test(word);
