/** Fields that somebody knows, and the work of hands that somebody has done, where a note only names them: nobody "has German wage tax", and no job "asks for laser alignment". */
import { rare } from '../../language/its-words.ts';
import { areTechniques } from './known-techniques.ts';
import type { PersonFact } from './person-shapes.ts';

/** What is laid down, taught or taken in by the state: one knows it. */
const known =
  /^(?!(?:an?|the|your|our|no|own|any|some|good|strong|sound|solid|clear|basic|few|strict|following|follow)\b)(?:[A-Za-z][\w&'’/-]* (?:(?:and|or|&) )?){0,5}(?:VAT|PAYE|USC|PRSI|PRSA|GST|TDS|TCS|TRS|BIK|CIS|IR35|ESIC?|EPF|FICA|(?:wage|sales|income|corporate|corporation|property|payroll|employment|withholding|capital gains|indirect|direct|personal|business|local|state|federal|inheritance|input|output|excise|road) tax(?:es|ation)?|taxation|social (?:insurance|security)|insurance law|(?:[A-Za-z]+ )?law|legislation|case law|rules|regulations?|regs|by-?laws|codes of (?:practice|conduct)|(?:building|wiring|electrical|plumbing|fire|tax|food|highway|labou?r|ASME|NEC|BIS|IBC) codes?|bookkeeping standards|accounting standards|auditing standards|welding standards|(?:British|Indian|Irish|European|German|ISO|EN|BIS|DIN|ASTM) standards|pedagogy|didactics|phonetics|pharmacology|anatomy|physiology|ergonomics|metrology|tribology|botany|taxonomy|terroir|viticulture|nutrition|child development|(?:customs|tariff|export|import|wage|safety|safeguarding|data protection|returns|credit|planning|housing|immigration|procurement) (?:procedures|policies|policy|codes|requirements))$/;
/** Words that make another thing of it: "tax return experience". */
const noField =
  /\b(?:experience|knowledge|understanding|skills?|qualification|certificate|degree|diploma|training|background|licen[cs]e|card|ability|awareness|team|firm|practice|office|working|reading|reads?|applying|law firm|of|for|in|with|to|on|at|by|from|per|that|which|who|is|are|be|can|know|knows)\b|\d/;
/** What is learnt at school: alone it is a field, and nobody "has maths". */
const subjects =
  /^(?:maths|mathematics|statistics|algebra|physics|chemistry|biology|economics|geography)(?:(?:, | and | or )(?:maths|mathematics|statistics|algebra|physics|chemistry|biology|economics|geography))*$/;
/** A row of them, each by itself: "TRS and PAYE", "GST and TDS". */
const isField = (text: string): boolean =>
  known.test(text) && !areTechniques(text) && !noField.test(text.replace(/\bcodes of (?:practice|conduct)$/, ''));

/** The work of hands and of the trade by its last word: "laser alignment", "exercise prescription". */
const handwork = rare(
  /^(?!(?:an?|the|your|our|some|good|strong|more|no|own|full|clean|valid|current|any)\b)(?:[A-Za-z][\w-]* (?:(?:and|or|&) )?){1,3}(?:alignment|levelling|leveling|balancing|fitting|fixing|laying|cutting|grinding|polishing|spraying|sewing|stitching|folding|crimping|jointing|terminations?|pulling|bending|fabrication|assembly|installation|commissioning|inspections?|prescription|therapy|needling|strapping|taping|manipulation|mobilisation|mobilization|massage|cannulation|catheteri[sz]ation|injections?|dressings?|lambing|shearing|immuni[sz]ations?|vaccinations?|phlebotomy|venepuncture|electrotherapy|hydrotherapy|rehabilitation|splinting|casting|moulding|repairs?|servicing|overhauls?|refurbishment|restoration|renovation|decorating|plating|coating|lamination|icing|baking|butchery|filleting|plumbing|wiring|rewiring|cabling|splicing|estimating|valuation|drafting|draughting|detailing|ironing|pressing|tailoring|dyeing|weaving|felting|upholstery|valeting|detailing|cash handling|stock counts?|stocktaking)$/,
);
const noHandwork =
  /\b(?:experience|knowledge|skills?|training|ability|manual handling|licen[cs]e|certificate|card|ticket|qualification|test|check|checks|team|staff|shop|good|clean|tidy|fast|neat|careful|accurate|life|home|of|for|in|with|to|on|at|by|from|under|over)\b|\d/;

const thing =
  '(?:[a-z][a-z-]+ )?(?:castings|forgings|pressings|mou?ldings|parts|components|pumps|valves|seals|bearings|gearboxes|motors|drives|belts|gauges|drawings|jigs|fixtures|dies|presses|lathes|mills|conveyors|compressors|turbines|generators|transformers|boilers|burners|chillers|sensors|controls|hydraulics|pneumatics|fasteners|fittings|fixings|adhesives|coatings|fabrics|yarns|timbers|plastics|metals|steels|resins|chemicals|fertili[sz]ers|pesticides|feeds|grains|tills|stock|(?:wound|stoma|skin|personal|catheter) care|scanners|vending machines|tyres|brakes|clutches|engines|axles|exhausts|windscreens|locks|alarms|windows|doors|roofs|floors|drains|pipes|cables|fish|meat|poultry|cheeses?|wines?|spirits|allergens|spices|plants|shrubs|trees|catheters|wounds|stomas|dressings|customs|freight|tariffs|incoterms|contracts|leases|mortgages|pensions|annuities|bonds|equities|derivatives|claims|annuals)';
/** Two things that one works with: "castings and machined parts". */
const pair = new RegExp(`^${thing} (?:and|&) ${thing}$`);

/** "School finance", "HR": what somebody has worked in, where a job "needs HR" of nobody. */
const workedIn = rare(
  /^(?:(?:school|public sector|charity|group|corporate|retail|hotel|general|trade) )?(?:finance|HR|IT|PR|procurement|logistics|compliance|accounting|budgeting|recruitment|contracts|facilities|governance|credit control|property management|project management|supply chain|employee relations|purchasing|merchandising|lettings|treasury|conveyancing|litigation|fundraising)$/,
);
/** "Audit methods", "design principles": known, and nothing that anybody audits. */
const methods =
  /^(?:audit|test|testing|survey|research|design|sales|teaching|sampling|analysis|laboratory|lab|statistical|cooking|brewing|pruning|costing|training|planning|cleaning|quality|lean|counselling|interview|interviewing|therapy|treatment) (?:methods?|techniques?|principles|methodolog(?:y|ies))$/i;

/** "German wage tax and social insurance", "building regs": what somebody knows; "laser alignment": what somebody has done. */
export function readField(text: string): Omit<PersonFact, 'desirable'> | null {
  if (isField(text) || subjects.test(text) || (pair.test(text) && !noHandwork.test(text)))
    return {
      kind: 'have',
      text: `knowledge of ${text.replace(/\bregs$/, 'regulations').replace(/ & /g, ' and ')}`,
      sure: true,
    };
  return handwork.test(text) && !noHandwork.test(text)
    ? { kind: 'have', text: `experience of ${text.replace(/ & /g, ' and ')}`, sure: true }
    : null;
}

/** Doings that are a trade, of which there are rules: nobody wires regulations, or plans a policy. */
const ofTheTrade =
  /^(?:(?:[A-Z][\w-]*|the) )?(?:wiring|building|planning|safeguarding|housing|licensing|banking|accounting|auditing|catering|nursing|mining|shipping|trading|zoning|parking|racing|gaming|fishing|farming|marketing|advertising|recycling) (?:regs|regulations|rules|law|legislation|policy|policies|procedures|standards|codes)$/;
/** Codes by their names: there is one, and somebody knows it. */
const theCode = /^(?:the )?((?:Highway|Companies|[A-Z]{2,5}|Building|Fire|Tax) (?:[Cc]ode(?: of [Pp]ractice)?))$/;

/** "Wiring regs", "the Highway Code": fields that other readings would take for a deed or a thing to have. */
export function readFieldNote(text: string): Omit<PersonFact, 'desirable'> | null {
  const small = text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  if (workedIn.test(small)) return { kind: 'have', text: `experience in ${small}`, sure: true };
  if (methods.test(text)) return { kind: 'have', text: `knowledge of ${small}`, sure: true };
  // "Plain language": what somebody writes in.
  if (/^plain (?:language|English)$/i.test(text))
    return { kind: 'can', text: `write in ${text.replace(/^P/, 'p')}`, sure: true };
  const code = theCode.exec(text)?.[1];
  if (code) return { kind: 'have', text: `knowledge of the ${code}`, sure: true };
  if (!ofTheTrade.test(text) && !/\b(?:regs|regulations|rules)$/.test(text)) return null;
  return ofTheTrade.test(text)
    ? { kind: 'have', text: `knowledge of ${text.replace(/\bregs$/, 'regulations')}`, sure: true }
    : readField(text);
}
