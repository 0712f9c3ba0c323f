/** Names that a requirement consists of: programs that are called like everyday words, rules by their numbers, cuisines. Somebody knows them, and nobody has them. */
import { inDictionary } from '../../language/dictionary.ts';
import { trailingCue } from './cues.ts';
import { isLanguage, type PersonFact, readTools } from './person-shapes.ts';
import { readProgramNames } from './tools.ts';

/** Programs whose name is a word that everybody knows, or two of them; only with their capitals. */
const everydayNames = new Set(
  `Northgate|MEDDIC|MEDDPICC|BIMcollab|Academy|Mosaic|Arbor|Opera|Opera Cloud|Micros|Orchard|Civica|Capita One|Planday|Nourish|Birdie|Access Care|Person Centred Software|Big Red Book|Thesaurus Payroll Manager|Read Write Inc|White Rose Maths|Tapestry|Famly|Satchel One|Show My Homework|Google Classroom|Moodle|Concur|Coupa|Ariba|Anaplan|Genesys|Five9|Avaya|Looker|Snowflake|Databricks|Airflow|Ansible|Playwright|Solid Edge|Power Query|Power Automate|Meta Ads|Google Ads|Google Analytics|GA4|Looker Studio|Hootsuite|Sprout Social|Pipedrive|Zoho|Lusha|Exchequer|Iris Cascade|Star Payroll|Kashflow|FreeAgent|Dext|Fathom|Silverfin|Caseware|VT Final Accounts|TaxCalc|BTCSoftware|Keyhouse|Proclaim|Partner for Windows|Osprey|Aderant|iManage|Practical Law|Westlaw|LexisNexis|Reapit|Jupix|Dezrez|Apex27|Yardi|Northgate Housing|Aareon|Liquidlogic|Lorenzo|Badgernet|Datix|Adastra|EMIS|SystmOne|HealthOne|CompleteGP|Dentally|Carestream|R4|SOE|Kodak R4|Cerner|Epic|Meditech|PointClickCare|Pharmasys|McLernons|TouchStore|ProScript Connect|Pharmacy Manager|Rx30|Mandata|Microlise|TomTom|Road Tech|Tachomaster|CargoWise|Dakosy|ATLAS|Blue Yonder|Snapfix|Guestline|Rezlynx|ResDiary|OpenTable|SevenRooms|Kitchen CUT|Nutritics|Jolt|Procure Wizard|Harri|Bizimply|Tally|Tally Prime|Winman|Saral|Elster|Lexware|Lohn und Gehalt|Fanuc|Heidenhain|Mazatrol|Mastercam|Edgecam|TIA Portal|STEP 7|EPLAN|STAAD Pro|ETABS|MX Road|12d|Tekla|Causeway|Bluebeam|Procore|Asta|Asta Powerproject|Fieldview|Dalux|Cubit|PlanSwift|HEC-RAS|HEC-HMS|InfoWorks|MicroDrainage|SWMM|WaterGEMS|EPANET|PLAXIS|SLOPE/W`.split(
    '|',
  ),
);
/** ... that are as often the word itself, so that only a name beside them tells: "Exact or Carestream". */
const besideOthers = new Set(
  `Access Vision Busy Later Float Analyst Outreach SAFE Sun Elite Candy Civils Exact Deputy Unity Compass Agenda Spark Canvas Titan Street Alto Paris Act! Collins Manhattan Paragon Pearl Apollo Conquest Square Toast Fusion Cascade Eclipse Buffer Gong Star Sequoia Rio Thesaurus Trimble Socrates Helix Blackboard Rightmove TR PDS Cypress Postman Puppet Maya Rhino Inventor Fourth Sona Marg Qube MRI Pegasus Zapp Athena Addison Unreal Blender Descartes`.split(
    /\s+/,
  ),
);

/** "MX Road" is a list's; what ends so is a program whatever its maker is called. */
const suffix =
  /^[A-Z][A-Za-z\d]+(?: [A-Z][A-Za-z]+)? (?:Pro|Portal|Ads|Analytics|Studio|Classroom|Payroll|EPOS|POS|PMS|CRM|ERP|WMS|TMS|LIMS|CAFM|R\d|V\d+|365)$/;
/** "HEC-RAS": letters with a hyphen; without one they may be a paper's as well. */
const letters = /^(?!A-)[A-Z]{2,4}-[A-Z]{3,5}$/;
const paperLetters = /^(?:CDL-A|LGV-\w+|HGV-\w+|SHRM-\w+|PRE-\w+|NON-\w+|PART-\w+)$/;
/** "HTM 04-01", "Part L", "BS 7671", "NEC contracts": rules by their number, contracts by their form. */
const rules =
  /^(?:(?:HTM|HBN|BS|BS EN|EN|IS|ISO|Eurocode|EC\d|FRS|IAS|IFRS|SSAP|ASTM|ASME|NFPA|ACI|AISC|AASHTO|DIN|VDE|VOB|HOAI|IEC|IEEE|API|AWS D1\.\d|TR|CESWI|NHSS|BRE|LOLER|PUWER|DSEAR|IR|PAS|PD|CP|SP) ?\d[\d.:/-]*(?: (?:and|or|to) \d[\d.:/-]*)?|Part [A-Z]|(?:NEC\d?|JCT|FIDIC|RIAI|GCCC|PWC|AIA|VOB|NHS standard) contracts?|[A-Z]{3,5} (?:standards|guidelines|rules|regulations|regs|contracts))$/;

const isName = (name: string): boolean =>
  everydayNames.has(name) ||
  suffix.test(name) ||
  rules.test(name) ||
  (letters.test(name) && !paperLetters.test(name) && !isLanguage(name)) ||
  readProgramNames(name) !== null;

/** Kitchens of a country, a region or a way of eating. */
const cuisine =
  /^((?:(?:good|strong|deep|sound|authentic|traditional|some|modern|classical|classic|contemporary|regional) )*)((?:[A-Z][a-z]+(?:-[A-Z][a-z]+)?|vegan|vegetarian|plant-based|gluten-free)(?:(?:,| and| or|,? and|,? or) (?:[A-Z][a-z]+|coastal|vegan|vegetarian|plant-based|gluten-free))*) (cuisines?|food|seafood|cooking|baking|pastry|breads|sweets|curries|desserts|dishes|menus|patisserie)$/;
/** A capital that is a place's and not the line's: "Fresh food" is of none. */
const isPlace = (word: string): boolean =>
  isLanguage(word) || !/^[A-Z]/.test(word) || !inDictionary(word.toLowerCase());

function readCuisine(text: string): string | null {
  const [, how = '', where = '', what = ''] = cuisine.exec(text) ?? [];
  const places = where.split(/, (?:and |or )?| and | or /);
  if (where === '' || !places.every(isPlace)) return null;
  if (/^(?:cuisines?|food|seafood)$/.test(what) && /[A-Z]/.test(where))
    return `know ${how.replace(/^(?:good|strong|deep|sound|some) /, '')}${where} ${what}`;
  return `experience of ${how.replace(/^(?:good|strong|deep|sound|some) /, '')}${where} ${what}`;
}

/** "HEC-RAS", "Northgate/Academy", "Kerala seafood": what nobody has is known; every other reading as it is. */
export function asKnown(fact: PersonFact, typed: string): PersonFact {
  if (fact.arranged || fact.kind === 'without') return fact;
  const text = typed
    .trim()
    .replace(/^[\s•·*–-]+|[\s.;,]+$/g, '')
    .replace(/^(?:ideally|preferably),? /i, '')
    .replace(trailingCue, '')
    .replace(/^(?:good|strong|some|basic) (?=[A-Z])/, '');
  const open = fact.kind === 'have' && (fact.loose || fact.odd || fact.topic);
  const kitchen = open ? readCuisine(text) : null;
  if (kitchen)
    return {
      kind: /^know /.test(kitchen) ? 'do' : 'have',
      text: kitchen,
      desirable: fact.desirable,
      sure: true,
      ...(fact.strong ? { strong: true } : {}),
    };
  // "Thesaurus Payroll Manager" is nobody, and "Read Write Inc" nothing that somebody can do.
  if (!open && !everydayNames.has(text)) return fact;
  const names = text.split(/, (?:and |or )?| and | or | ?\/ ?/);
  if (names.length > 4 || !names.some(isName)) return fact;
  if (
    !names.every(
      (name) =>
        isName(name) ||
        besideOthers.has(name) ||
        readTools(name) !== null ||
        (/^[A-Z][a-z]{3,}$/.test(name) && !isLanguage(name) && !inDictionary(name.toLowerCase())),
    )
  )
    return fact;
  const row = everydayNames.has(text) ? text : text.replace(/ ?\/ ?/g, ' or ');
  return {
    kind: 'do',
    text: `know ${row.replace(/, ([^,]+)$/, (whole, last: string) => (/ (?:and|or) /.test(row) ? whole : ` and ${last}`))}`,
    desirable: fact.desirable,
    sure: true,
    ...(fact.strong ? { strong: true } : {}),
  };
}
