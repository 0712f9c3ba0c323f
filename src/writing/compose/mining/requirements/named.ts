/** What a note only names, in the words in which somebody has it, knows it or does it: nobody "looks for root cause analysis", and nobody "has CPA". */

import { articleFor, withArticle } from '../../language/articles.ts';
import { inDictionary } from '../../language/dictionary.ts';
import { rare } from '../../language/its-words.ts';
import { countWords } from '../../language/words.ts';
import { degreeLetters } from './degree-letters.ts';
import { readField } from './fields.ts';
import { areTechniques } from './known-techniques.ts';
import { readLevel } from './levels.ts';
import { isLanguage, type PersonFact, readTools } from './person-shapes.ts';

/** Whose programs are many, so that what stands behind the name is one of them: "Sage Payroll", "SAP FICO". */
const makers =
  /^(?:Sage|SAP|Xero|QuickBooks|Oracle|Microsoft|MS|Adobe|Google|IRIS|Salesforce|HubSpot|AWS|Azure|AutoCAD|Revit|Civil 3D|Excel|Power BI|Tableau|Opera|ADP|Workday|Kronos|Bloomberg|IBM|Cisco|Siemens|Autodesk|BrightPay|Moneysoft|Tally|Zoho|Shopify|WordPress|Avid|Pro Tools|Final Cut|DaVinci|Ableton|Cubase|Premiere|After Effects|Lightroom|InDesign|Photoshop|Illustrator|ArcGIS|QGIS|MATLAB|SolidWorks|CATIA|Siemens NX|Navisworks|MicroStation|Primavera|Asana|Trello|Jira|Slack|Mailchimp|Canva|GitHub|GitLab|Docker|Kubernetes|Linux|Windows|Unix|Java|Python|SQL|REST|SOAP|GraphQL|Figma|Sketch|Epic|Cerner|Meditech|Toast|Lightspeed|Square|Fidelio|Micros|Fourth|Bullhorn|Zendesk|ServiceNow|Dynamics|NetSuite|Infor|Epicor|Yardi|LEAP|Clio|Datev|DATEV)(?= |$)/;
/** What a paper is called, or somebody who holds one, by whatever maker. */
const certified =
  /\b(?:Certif\w+|certif\w+|Associate|Professional|Practitioner|Partner|Level|level|Grade|[Ll]icen[cs]e|[Aa]ccredit\w+|[Qq]ualif\w+|[Dd]iploma|Award|Belt|Expert|Administrator|Consultant|Card|card|Developer|Engineer|Specialist)\b/;
/** Standards and ways of working that have a name. */
const standards =
  /^(?:(?:US |UK |Irish |Indian |German )?GAAP|IFRS|Ind AS|HIPAA|GDPR|COSHH|RIDDOR|LOLER|PUWER|PACE|TUPE|GDPR and TUPE|MiFID(?: II)?|Basel III|Solvency II|SOX|HGB|CSRD|FRS 10[25]|PSD2|GMP|GLP|GCP|GxP|cGMP|GAMP|Agile|Scrum|Kanban|Kaizen|Six Sigma|Lean|Lean Six Sigma|Prince2 method|BIM|JCT|NEC[34]?|NFPA|ASME|ASTM|HACCP)(?:(?:, | and | or |\/)(?:(?:US |UK |Irish |Indian |German )?GAAP|IFRS|HGB|CSRD|HIPAA|GDPR|COSHH|SOX|GMP|GLP|GCP|Agile|Scrum|Kanban|Kaizen|Six Sigma|Lean|JCT|NEC[34]?|HACCP))*$/;
/** What is done in a program, behind its name: "Excel lookups and pivot tables". */
const features =
  /^[A-Z][\w.+#]*(?: [A-Z\d][\w.+#]*)* (?:APIs?|(?:look-?ups?|formulas?|pivots?|pivot tables?|macros?|dashboards?|functions?|charts?|spreadsheets?|queries|scripting|scripts|modules?|plugins?|APIs?|services|containers?)(?:(?:, | and | or )(?:pivots|pivot tables?|macros?|look-?ups?|dashboards?|formulas?|charts?|queries|scripts))*)$/;

/** A row of names, each a program's or one of a maker's. */
function isKnown(text: string): boolean {
  if (/^an? |[:;()]/.test(text) || certified.test(text) || countWords(text) > 9) return false;
  if (standards.test(text) || areTechniques(text)) return true;
  if (features.test(text)) return makers.test(text) || readTools(text.split(' ')[0] ?? '') !== null;
  const names = text.split(/, (?:and |or )?| and | or |\//);
  const known = names.map(
    (name) => readTools(name) !== null || (makers.test(name) && /^\S+(?: [A-Z\d]\S*){0,3}$/.test(name)),
  );
  // "Xero and Dext": a name that no list has, beside one that is a program's.
  return (
    names.length < 6 &&
    known.some((is) => is) &&
    names.every(
      (name, at) =>
        known[at] || (/^[A-Z][a-z]+[A-Za-z]*$/.test(name) && !isLanguage(name) && !inDictionary(name.toLowerCase())),
    )
  );
}

/** What is worked out step by step: one does it. */
const worked =
  /^(?!(?:an?|the|your|our|some|good|strong|more|no)\b)(?:[a-z][a-z-]+ ){1,3}(?:analys[ie]s|testing|modelling|modeling|mapping|profiling|benchmarking|troubleshooting|forecasting|budgeting|bookkeeping)$/;
/** What somebody has learnt by doing it, whatever it is called after. */
const technique =
  /^(?!(?:an?|the|your|our|some|good|strong|more|no|own|full|clean|valid|current|willing|regular|occasional|frequent|daily|weekly|national|international)\b)(?:(?:[A-Za-z][\w/-]*|\d[A-Z]) ){0,3}(?:[a-z]+(?:metry|graphy|scopy|tomy|puncture|plasty|nulation|phoresis|lysis)|cultures?|optimi[sz]ation|blotting|sequencing|cloning|staining|dissection|suturing|triage|resuscitation|titration|calibration|pipetting|analys[ie]s|techniques?|control|management|maintenance|assessments?|hedging|welding|soldering|brazing|machining|moulding|molding|casting|forging|plastering|tiling|roofing|glazing|joinery|carpentry|masonry|pointing|rigging|scaffolding|lean manufacturing|manufacturing|fundraising|campaigning|lobbying|merchandising|procurement|recruitment|onboarding|payroll|bookkeeping|research|copywriting|proofreading|editing|broadcasting|radio|print|livestock|towing|grafting|pruning|lambing|milking|calving|rotation|irrigation|surveying|estimating|litigation|conveyancing|mediation|arbitration|safeguarding|counselling|coaching|teaching|facilitation|negotiation|budgeting|forecasting|modelling|modeling|reconciliations?|testing|mapping|development|design|delivery|planning|innovation|engagement|marketing|machinery|machines|machine tools|safety|(?:wound|personal|home|respite|residential|domiciliary|stoma|catheter|elderly|dementia|palliative|patient|animal|skin|critical|intensive|end-of-life) care|childcare|(?:pattern|fabric|timber|glass|tile|stone|metal|gem) cutting|(?:conflict|dispute) resolution|horticulture|agriculture|logistics|diagnostics|electronics|hydraulics)$/;
/** ... by its letters. */
const letterTechnique =
  /^(?:q?(?:RT-)?PCR|HPLC|UPLC|GC-?MS|LC-?MS(?:\/MS)?|ELISA|FACS|NMR|SEO|PPC|CAD|CAM|BIM|CNC|TIG|MIG|NDT|FEA|CFD|M&E|B2B sales|UX|CRO|ABM|SDLC|TDD|OSINT|IVF|ECG|ECGs|ABA|CBT|DBT|EMDR)(?:(?:, | and | or |\/)(?:q?(?:RT-)?PCR|HPLC|GC-?MS|LC-?MS|ELISA|FACS|NMR|SEO|PPC|CAD|CAM|BIM|CNC|TIG|MIG|NDT|FEA|CFD|UX|CBT|DBT|EMDR))*(?: (?:welding|machining|assays?|testing|campaigns|design))?$/;

/** Two or three words that end in several, in a doing or in a kind of work. */
const workedWith =
  /^(?:(?!(?:an?|the|your|our|some|good|strong|more|no|own|full|clean|valid|current|willing|regular|occasional|frequent|any|other|steady|safe|sensible|smart|early|late|high|two|three|four|five)\b)(?:[A-Z][A-Za-z]*[A-Z]|[a-z][a-z-]+) ){1,2}(?:[a-z]{3,}[^su]s|[a-z]{3,}ing|casework|sales|service|series|coding|work)$|^[a-z]{5,}(?:ations|ments)$/;
/** What people own, bring or show. */
const ownThings =
  /\b(?:contacts|references|boots|tools|clothes|shoes|gloves|trousers|glasses|publications|points|tattoos|convictions|piercings|nerves|hands|eyes|ears|feet|legs|manners|links|ties|roots|connections|results|grades|passes|skills|languages|hours|shifts|weekends|nights|days|evenings|years|months|seasons|knives|ideas|numbers|papers|documents|licen[cs]es|cards|tickets|certificates|qualifications|starts|finishes|times|standing|lifting|walking|climbing|training|learning|timekeeping|thinking|hearing|upbringing|standards|values|principles|qualities|attributes|levels|credits|checks|wheels|transport|lockdowns|applicants|candidates|leavers|graduates|starters|people|drivers|nurses|chefs|teachers|willing|driving|spelling|handwriting|bearing|clothing|speaking|writing|reading|listening|working|giving|sharing|nursing|catering|farming|banking|competencies|codes)$/;

/** What is no skill, whatever it ends in. */
const noSkill =
  /\b(?:check|checks|test|tests|exam|medical|licen[cs]e|certificate|degree|diploma|card|clearance|travel|shifts?|rota|hours|weekends?|nights?|membership|registration|experience|knowledge|skills?|understanding|training|qualification|background|driving|attitude|sector|industry|industries|environment|team|risk|health|anger|self|time|stress|waste|weight)\b/;

/** Degrees that are called by their letters. */
const degree = `(?:B\\.?E\\.?|M\\.?E\\.|B\\.?\\s?Tech\\.?|M\\.?\\s?Tech\\.?|B\\.?\\s?Com\\.?|M\\.?\\s?Com\\.?|B\\.?\\s?Sc\\.?|M\\.?\\s?Sc\\.?|B\\.?\\s?Ed\\.?|M\\.?\\s?Ed\\.?|B\\.?Pharm\\.?|M\\.?Pharm\\.?|D\\.?Pharm\\.?|PharmD|BEng|MEng|B\\.?A\\.?|M\\.?A\\.|MA|B\\.?S\\.?|M\\.S\\.|MS|BSN|MSN|MBA|BBA|BCA|MCA|MBBS|MBChB|BDS|BVSc|DVM|LL\\.?B\\.?|LL\\.?M\\.?|JD|J\\.D\\.|PGDM|${degreeLetters})`;
const degreeRow = rare(
  new RegExp(
    `^${degree}(?:(?:, | or |, or | ?\\/ ?)${degree})*(?=$|,? or (?:an? )?(?:equivalent|similar|higher)| in | with | from an? | \\()(?!.*[:;])`,
  ),
);
/** Who is what the letters say. */
const holders = '(?:MD|DO|CPA|RN|LPN|LVN|CNA|CMA|EMT|CRNA|CEng|IEng)';
const holderRow = new RegExp(
  `^(?:([Aa]ctive|[Ll]icensed|[Rr]egistered|[Cc]ertified|[Qq]ualified) )?(${holders}(?:(?: or |\\/)${holders})*)$`,
);
/** What people qualify in, by the letters of the body that examines them. */
const bodies =
  '(?:ACCA|CIMA|ACA|CIPFA|CIPD|CIPS|CIPP|CMI|AAT|ILM|CII|IFoA|ICAEW|RICS|CIM|NEBOSH|IOSH|CFA|FRM|FCA|CA|CMA)';
const bodyRow = new RegExp(`^${bodies}(?:(?:, | or |, or |\\/)${bodies})*$`);
/** Whether words are only names of such bodies: "ACA, ACCA or CIMA". */
export const areBodies = (text: string): boolean => bodyRow.test(text);
const certificates =
  /^(?:PMP|CISSP|CISM|CISA|CKA|CKAD|CCNA|CCNP|PRINCE2|ITIL|CAPM|CSM|SHRM-CP|PHR|SPHR|CSCP|CPIM|CIA|CFE|CFP|AWS|OSCP|CEH|ISTQB|BLS|ACLS|PALS|CPR|SMSTS|SSSTS|F-Gas|ACS|CompEx|BPEC|WRAS|IRATA|NATE|OFTEC|HAZWOPER|EPA 608|LEED|CSWIP|PCN)(?:(?: or | and |\/)(?:PMP|CISSP|CISM|CISA|CKA|CKAD|CCNA|CCNP|PRINCE2|ITIL|CAPM|CSM|PHR|SPHR|BLS|ACLS|PALS|CPR|SHRM-CP|SHRM-SCP))*$/;
const belt =
  /^(?:[Aa]n? )?((?:[Ll]ean )?[Ss]ix [Ss]igma (?:[Gg]reen|[Bb]lack|[Yy]ellow|[Ww]hite)(?: or (?:Green|Black))? [Bb]elt)$/;

/** A degree with its article, and what else will do. */
const sureDegree = new RegExp(
  `^an? (?:(?:degree|diploma|bachelor['’]s degree|master['’]s degree) or (?:an? )?equivalent(?: (?:in|from) (?:an? )?[a-z][^:;()]{3,60})?|${degree}(?: or (?:an? )?(?:equivalent|similar))?)$`,
);
/** "Up to 25% travel in Ohio", "occasional travel to Leeds". */
const travel =
  /^(?:((?:up to|about|around|at least) \d+(?: ?[-–] ?\d+)? ?%)|((?:some|occasional|regular|frequent|limited|national|international|domestic|overseas)(?: (?:national|international|domestic|overseas|overnight))?)) travel( (?:in|within|across|to|between|throughout|around) [^:;()]{3,60})?$/i;

/** "ACA/ACCA/CIMA", "B.E. or B.Tech": one of them. */
const slashed = (text: string): string => {
  const names = text.split(/ ?\/ ?| or |, (?:or )?/);
  return names.length < 2 ? text : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
};

/** "2+ years of lab experience with a BS": how many years it takes, by the degree. */
const byDegree = ([, years = '', first = '', fewer = '', second = '', what = '']: readonly string[]): string =>
  `${years} years ${what} with ${withArticle(first)} (or ${fewer.replace(/ ?[-–] ?/, ' to ')} with ${withArticle(second)})`;

const lettersOrPaper =
  /^[A-Z][A-Z\d]{1,6}(?:, [A-Z][A-Z\d]{1,6})*,? or (?:(?:associate|bachelor['’]s|master['’]s|foundation|higher|national|university|honours|postgraduate) )?(?:degree|diploma|certificate)(?=$| in | from | \()(?!.*[:;])/;

/** Papers that are called by their letters, with the article that they have in a sentence. */
function readLetters(text: string): Omit<PersonFact, 'desirable'> | null {
  const sash = belt.exec(text)?.[1];
  if (sash)
    return { kind: 'have', text: withArticle(sash.replace(/\b(?!or\b)[a-z]/g, (letter) => letter.toUpperCase())) };
  const held = holderRow.exec(text);
  if (held?.[2])
    return {
      kind: 'be',
      text: withArticle(`${held[1] ? `${held[1].toLowerCase()} ` : ''}${slashed(held[2])}`),
    };
  // "ACA/ACCA with ten years' post-qualification experience".
  const [, letters = '', tail = ''] = /^([A-Z/, ]+(?: or [A-Z]+)?)( with .{5,70})$/.exec(text) ?? [];
  if (bodyRow.test(letters)) return { kind: 'have', text: withArticle(`${slashed(letters)} qualification${tail}`) };
  if (bodyRow.test(text))
    return {
      kind: 'have',
      text: withArticle(`${slashed(text)} ${/^(?:NEBOSH|IOSH)$/.test(text) ? 'certificate' : 'qualification'}`),
    };
  // "BTEC or degree in a science": one of them.
  if (lettersOrPaper.test(text) && countWords(text) <= 16) return { kind: 'have', text: withArticle(text) };
  if (certificates.test(text)) return { kind: 'have', text: `${slashed(text)} certification` };
  // "CPA or MBA": somebody, or something to have.
  const mixed = new RegExp(`^${holders} or (${degree})$`).exec(text);
  if (mixed)
    return {
      kind: 'have',
      text: text.replace(
        /^(\S+) or (.+)$/,
        (_, one: string, other: string) => `${withArticle(one)} licence or ${withArticle(other)}`,
      ),
    };
  // "2+ years (BS) or 0 to 1 (MS) of lab experience": less of it with more of a degree.
  const either = new RegExp(
    `^(\\d+\\+?(?: to \\d+)?) years \\((${degree})\\) or (\\d+\\+?(?: ?(?:to|-|–) ?\\d+)?)(?: years?)? \\((${degree})\\) (of [^:;]{3,60})$`,
  ).exec(text);
  if (either) return { kind: 'have', text: byDegree(either) };
  // "BS with 2+ years or MS with 0 to 1 years of lab experience".
  const other = new RegExp(
    `^(?:an? )?(${degree}) with (\\d+\\+?(?: to \\d+)?) years or (?:an? )?(${degree}) with (\\d+\\+?(?: to \\d+)?) years? (of [^:;]{3,60})$`,
  ).exec(text);
  if (other)
    return {
      kind: 'have',
      text: byDegree([text, other[2] ?? '', other[1] ?? '', other[4] ?? '', other[3] ?? '', other[5] ?? '']),
    };
  // "Valid CSCS": what it is stands before the card.
  const card =
    /^(?:(?:valid|current|in-date|active) )?(?:CSCS|ECS|CPCS|NPORS|IPAF|PASMA|TIPS|NRSWA|PTS|TWIC|JIB|CCNSG)$/.exec(
      text,
    )?.[0];
  if (card) return { kind: 'have', text: withArticle(`${card} card`) };
  // "BE Mechanical": a field behind the letters.
  const subject =
    /^(B\.?E\.?|B\.?Tech\.?|M\.?Tech\.?|M\.?E\.|[BM]\.?Sc)\.? ((?:[A-Z][a-z]+)(?: (?:and|or|&) [A-Z][a-z]+)?)$/.exec(
      text,
    );
  if (subject)
    return {
      kind: 'have',
      text: withArticle(`${subject[1] ?? ''} in ${(subject[2] ?? '').replace(/ & /, ' and ').toLowerCase()}`),
    };
  const row = degreeRow.exec(text)?.[0];
  if (!row || countWords(text) > 18) return null;
  const rest = text
    .slice(row.length)
    // "BS with 2+ years or MS with 1 year".
    .replace(
      new RegExp(` or (${degree})(?= (?:with|in|and)\\b)`),
      (_, other: string) => ` or ${articleFor(other)} ${other}`,
    );
  // "BE, BTech, MCA or similar": the row has its "or".
  const closed =
    row.includes(', ') && / or /.test(row) === false && /^ or (?:an? )?(?:similar|equivalent)\b/.test(rest);
  return { kind: 'have', text: withArticle(`${closed ? row : slashed(row)}${rest}`) };
}

/** A field of knowledge by its last word, in lower case or behind letters. */
const field =
  /^(?:(?:[a-z][a-z'’-]*|[A-Z]{2,5}) ){1,3}(?:rules|regulations?|law|legislation|pipelines|filtration|distillation|fermentation|chromatography|microscopy|spectroscopy|metallurgy|hydraulics|pneumatics|electronics|statistics|logistics|standards|principles|techniques|protocols|chemistry|biology|physics)$/;
/** What one learns by doing it. */
const practised = /^(?:public speaking|(?:team|people|crew|shift|line) (?:leading|leadership|management|supervision))$/;

/** "CPA", "Sage Payroll", "flow cytometry": as it is said in a sentence. Every other reading as it is. */
export function asSaid(fact: PersonFact): PersonFact {
  // "Hep B vaccinations": had, and not given.
  if (fact.sure && /^(?:Hep|hepatitis|tetanus|MMR|BCG)\b/.test(fact.text)) return fact;
  // "Civil 3D": a name that begins like a quality.
  const name = `${fact.text.charAt(0).toUpperCase()}${fact.text.slice(1)}`;
  if (fact.kind === 'be' && /^\S+ \d\S*$/.test(name) && readTools(name) !== null)
    return { kind: 'do', text: `know ${name}`, desirable: fact.desirable, sure: true };
  // "A graduate with BEd".
  if (fact.kind === 'be')
    return /\bgraduate with [A-Z]/.test(fact.text)
      ? {
          ...fact,
          text: fact.text.replace(
            new RegExp(`\\bgraduate with (${degree})$`),
            (_, name: string) => `graduate with ${withArticle(name)}`,
          ),
        }
      : fact;
  if (fact.kind !== 'have') return fact;
  const { desirable } = fact;
  // "Strong SQL and working knowledge of Python": of which there is one.
  const text = fact.text.replace(
    /(^|, | and )((?:good |sound |solid |basic |strong )?)working knowledge (?=of\b)/g,
    (_, before: string, how: string) => `${before}a ${how}working knowledge `,
  );
  const paper = readLetters(text);
  if (paper) return { ...paper, desirable, sure: true };
  const level = readLevel(text);
  if (level) return { ...level, desirable };
  const known = readField(text);
  if (known) return { ...known, desirable };
  // "A crop rotation": a way of working, of which nobody has one.
  const counted = /^an? ((?:crop|stock|pasture|duty) rotation)$/.exec(text)?.[1];
  if (counted) return { kind: 'have', text: `experience of ${counted}`, desirable, sure: true };
  const open = fact.topic || fact.loose || fact.odd;
  if (!open || text !== fact.text) return text === fact.text ? fact : { ...fact, text };
  if (sureDegree.test(text)) return { kind: 'have', text, desirable, sure: true };
  const trip = travel.exec(text);
  if (trip)
    return {
      kind: 'be',
      text: trip[1]
        ? `ready to travel ${trip[1].toLowerCase()} of the time${trip[3] ?? ''}`
        : `ready for ${(trip[2] ?? '').toLowerCase()} travel${trip[3] ?? ''}`,
      desirable,
      sure: true,
    };
  if (isKnown(text))
    return {
      kind: 'do',
      text: `know ${text.replace(/, ([^,]+)$/, (whole, last: string) => (/ (?:and|or) /.test(text) ? whole : ` and ${last}`))}`,
      desirable,
      sure: true,
    };
  // "Confidence in planning": more than the name of a skill.
  if (/\b(?:of|for|in|with|to|on|at|by|from|as|under|who|that|which|is|are|be|you|we|not|if)\b|[,:;?!]/.test(text))
    return fact;
  // "Membrane filtration", "drivers' hours rules", "public speaking": a field alone is nothing that one has.
  if (field.test(text) && !technique.test(text) && !letterTechnique.test(text))
    return { kind: 'have', text: `knowledge of ${text}`, desirable, sure: true };
  // "Mould clamp safety": its rules, which one knows.
  if (/^(?:[a-z-]+ ){1,3}safety$/.test(text) && technique.test(text))
    return { kind: 'have', text: `knowledge of ${text}`, desirable, sure: true };
  if (practised.test(text)) return { kind: 'have', text: `experience of ${text}`, desirable, sure: true };
  if (noSkill.test(text) && !/^(?:risk|waste|time|stress) (?:assessments?|analysis)$/.test(text)) return fact;
  if (worked.test(text)) return { kind: 'can', text: `do ${text}`, desirable, sure: true };
  if (technique.test(text) || letterTechnique.test(text))
    return { kind: 'have', text: `experience of ${text}`, desirable, sure: true };
  // "Court reports", "conduit bending", "SaaS sales": what somebody has worked with, and nothing that anybody has.
  if (!fact.odd && workedWith.test(text) && !ownThings.test(text))
    return { kind: 'have', text: `experience of ${text}`, desirable, sure: true };
  return fact;
}
