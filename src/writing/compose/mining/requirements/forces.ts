/** Notes of requirements with two forces in one, or several names for one thing, put so that each is read by itself. */
import { inTurn } from '../../language/its-words.ts';
import { paperRow } from './jotted-papers.ts';
import { withWaysKept } from './ways-of-working.ts';

const name = "[A-Z][\\w.’']{0,8}";
const wished = '(?:preferred|desirable|desired|an? (?:plus|advantage|bonus)|welcome|helpful|useful|handy)';
const doer =
  '(?:[A-Za-z]+ )?(?:solicitors?|conveyancers?|lawyers?|nurses?|teachers?|engineers?|accountants?|midwives|midwife|pharmacists?|therapists?|workers?|technicians?|electricians?|plumbers?|surveyors?|architects?|designers?|bookkeepers?|paralegals?|practitioners?|vets?)';

const forces: readonly (readonly [RegExp, string | ((found: string, ...parts: string[]) => string)])[] = [
  // "MSN required and DNP preferred": a must and a wish.
  [
    new RegExp(
      `\\b(required|essential|a must|needed)(?:,| and|, and) (?=[^,;.\\n]{2,40} ${wished}(?=$|[,;.\\n]))`,
      'gi',
    ),
    '$1\n',
  ],
  // "B.Tech (Civil or Mechanical), MBA preferred": the first is a must.
  [
    new RegExp(
      `((?:^|[;\\n])\\s*(?:an? )?(?:[A-Za-z]+ )?(?:B\\.?\\s?(?:E|Tech|Sc|Com|A|Eng|Arch|Ed)\\b|[Bb]achelor|[Dd]egree|HND|HNC|LLB|[Dd]iploma)(?:[^,;\\n()]|\\([^()]*\\))*), (?:and )?(?=(?:an? )?(?:M\\.?(?:Tech|Sc|Com|A|Eng|Arch|Ed|Phil)|M\\.?B\\.?A\\.?|[Mm]aster(?:['’]?s)?(?: degree)?|Ph\\.?D\\.?|[A-Z]{2,6}|[Pp]ost-?graduate degree) (?:is |would be )?${wished}(?=$|[;.\\n]))`,
      'g',
    ),
    '$1\n',
  ],
  // "NVQ 2 min, 3 preferred": of the same.
  [
    /\b(NVQ|SVQ|Level|Grade|Band|RQF|NFQ|QQI) ?(?:level )?(\d),? (?:min(?:imum)?|or above|required|essential)\.?,? (?:and )?(?:level )?(\d) (?:preferred|desirable|ideal(?:ly)?|a plus|a bonus)/gi,
    '$1 $2 or above\n$1 $3 preferred',
  ],
  // "Qualified solicitor / CILEX / licensed conveyancer": any of them.
  [
    /(?<=^|[;\n]\s*)((?:[\w’'-]+ ){0,2}[\w’'-]+(?: \/ (?:[\w’'-]+ ){0,2}[\w’'-]+){1,4})(?=$|[,;\n])/g,
    (row) => {
      const parts = row.split(' / ');
      return parts.filter((part) => new RegExp(`^${doer}$`, 'i').test(part)).length * 2 > parts.length
        ? `${parts.slice(0, -1).join(KEPT)} or ${parts.at(-1) ?? ''}`.replace(/\bCILEX(?= |$|\uE003)/, 'CILEX lawyer')
        : row;
    },
  ],
  // "Three years at a senior level, orthopaedic or surgical experience": two.
  [
    /((?:\d+\+?|one|two|three|four|five|six|ten) years?['’]?(?: experience)? (?:at|as) an? [a-z -]+), (?=(?:[a-z-]+ (?:or|and) )?[a-z-]+ experience(?=$|[,;.\n]))/gi,
    '$1\n',
  ],
  // "Clear spoken English, Hindi or Marathi": the one, and one of the others.
  [
    /((?:^|[,;\n]\s*)(?:clear|good|fluent|strong|excellent|very good) (?:spoken |written |spoken and written |written and spoken )?(?:English|German)), (?=[A-Z][a-z]+ or [A-Z][a-z]+(?=$|[,;.\n]))/g,
    '$1\n',
  ],
  // "Working English": a knowledge of it.
  [
    /(?<=^|[,;\n]\s*|\band )(?<!\b(?:[Ff]luent|[Gg]ood|[Ss]trong|[Ee]xcellent) [A-Z][a-z]+(?:,| and) )working (?=(?:English|German|French|Spanish|Italian|Polish|Dutch|Irish|Welsh|Hindi|Tamil|Marathi|Malayalam|Kannada|Telugu|Gujarati|Turkish|Russian|Portuguese)(?=$|[,;.\n]))/gi,
    'a working knowledge of ',
  ],
  // "Training as Chemielaborant or BSc Chemistry".
  [/\b(training|Ausbildung|apprenticeship|qualified) as (?=[A-Z][a-z]{4,}(?=$|[,;.\n]| or ))/g, '$1 as a '],
  [
    /\b(B\.?Sc|B\.?Eng|M\.?Sc|M\.?Eng|B\.?A|B\.?Tech|M\.?Tech)\.? (?=(?:Chemistry|Physics|Biology|Engineering|Nursing|Mathematics|Economics|Accounting|Psychology|Geography|History|Computing|Microbiology|Biochemistry|Pharmacy|Agriculture|Architecture)(?=$|[,;.\n]| or ))/g,
    '$1 in ',
  ],
  // "Two years as sous or strong chef de partie".
  [
    /\bas (sous|commis|demi)(?: chef)? or (?=(?:strong |senior |good |experienced )?(?:chef|demi|CDP))/gi,
    'as a $1 chef or ',
  ],
  // "Driver CPC and digital tachograph card", "Safe Pass and manual handling cert": two papers.
  [
    /\b((?:Driver )?CPC|(?:PCV|HGV|LGV) licen[cs]e|Safe Pass(?: card)?|CSCS(?: card)?) and (?=(?:an? )?(?:valid |current |digital |full |clean )?(?:tacho(?:graph)? card|driving licen[cs]e|Safe Pass|CSCS|manual handling cert|first aid cert)[a-z]*(?: card)?(?=$|[,;.\n]))/g,
    '$1\n',
  ],
  // "Own caseload": somebody has run one.
  [
    /(?<=^|[,;\n]\s*)(?:have |with )?(?:your )?own (caseload|book of clients|client portfolio|portfolio of clients)(?=$|[,;\n.])/gi,
    'experience of running your own $1',
  ],
  // "Full licence and use of a car".
  [
    /(?<=^|[,;.\n]\s*)(?:a )?(full|clean|valid|full clean|full, clean) licen[cs]e and (?:the )?use of a car\b/gi,
    (_, how) => `a ${(how ?? '').toLowerCase()} driving licence and the use of a car`,
  ],
  // "2 years in a marketing role, Klaviyo or similar": a place, and a tool.
  [/(\byears?['’]? (?:experience )?in an? (?:[a-z-]+ ){0,3}(?:role|job|position|post)), (?=[A-Z])/g, '$1\n'],
  // "12 months as a conveyancing assistant": of experience.
  [
    /(?<=^|[,;\n]\s*|[Ii]deally |[Pp]referably )((?:at least |min(?:imum)?\.? )?(?:\d+|six|twelve|eighteen|nine|three)\+? months) (?=(?:as|in|on|with) )/g,
    '$1’ experience ',
  ],
  // "1 year on counterbalance or reach truck".
  [
    /(?<=^|[,;\n]\s*)((?:at least |min(?:imum)?\.? )?)(?:1|one) (?:yr|year) (?=on (?!an?\b|the\b)[a-z])/gi,
    '$1one year’s experience ',
  ],
  // "CCNP level (certificate optional)".
  [/(?<=^|[,;\n]\s*)([A-Z]{3,6})[ -]level(?= \(|$|[,;\n])/g, '$1-level knowledge'],
  // "Valid Staplerschein".
  [/\b(?:valid|gültiger|current) Stapler-?schein\b(?!\))/gi, 'a valid forklift licence'],
  // "Law degree or CILEX Level 3": of the second.
  [/(?<=^|[,;\n]\s*)([Ll]aw degree|LLB) or CILEX (?:Level )?(\d)/g, 'a law degree or a CILEX Level $2 qualification'],
  // "Ohio license 4-9 or 7-12 math": one.
  [
    /(?<=^|[,;\n]\s*)([A-Z][a-z]+(?: [A-Z][a-z]+)?|[A-Z]{2}) (teaching |nursing |driver['’]?s? |driving |RN |journeyman |professional |state )?(license)\b(?!d)/g,
    (whole, state) =>
      /^(?:Full|Clean|Valid|Current|Driving|Own|UK|EU|Category|Class|Must|Have|Hold|Any|No|Active|Nursing|Teaching)\b/.test(
        state ?? '',
      )
        ? whole
        : `${/^[AEIO]/.test(state ?? '') ? 'an' : 'a'} ${whole}`,
  ],
  // "A second language, preferably (we get French visitors)": a wish.
  [/(?<=^|[;\n]\s*)([^,;\n]{4,60}), (?:preferably|ideally) (\([^()]*\))(?=$|[,;.\n])/g, '$1 $2 preferred'],
  // "Basic IT for logging jobs": skills in it.
  [/(?<=^|[,;\n]\s*|\band )((?:basic|good|strong|sound) IT)(?= for | to |$|[,;.\n])/g, '$1 skills'],
  // "B.Sc./B.E./M.Sc. in Statistics": one of them.
  [/\b([BM]\.?[A-Z][a-z]*\.?)\/([BM]\.?[A-Z][a-z]*\.?)\/([BM]\.?[A-Z][a-z]*\.?) (?=in )/g, '$1 or $2 or $3 '],
  // "2 yrs at CDP or strong demi": level.
  [
    /\b(at (?:CDP|demi|commis|sous)(?:[ -]chef)? or (?:strong |senior |good )?(?:demi|commis|sous|CDP)(?:[ -]chef)?)(?=$|[,;.\n])/gi,
    '$1 level',
  ],
  // "2 years lab work": of it.
  [
    /\b(\d+|two|three|four|five) years (?=(?:lab|laboratory|field|office|retail|bar|kitchen|site|farm|shop|warehouse|school|hospital|hotel|youth|community) work\b)/g,
    '$1 years’ ',
  ],
  // "EU citizenship or valid work permit": only the second is counted.
  [
    /\b((?:EU|EEA|UK|US|Irish|German|British|Indian) citizenship or) (?=(?:valid |current )?(?:work|residence) permit\b)/g,
    '$1 a ',
  ],
  // "Balayage and men's cutting both handy": each is.
  [new RegExp(`(?<=\\w) both(?: (?:are|would be))? (?=${wished}|handy)`, 'gi'), ' '],
  // "English at C1, German at B1 or higher is an advantage": two languages, and two forces.
  [
    /(?<=^|[;\n]\s*)((?:English|German|French|Dutch|Italian|Spanish|Polish|Irish) (?:at |level |\()?[ABC][12]\)?), (?=(?:English|German|French|Dutch|Italian|Spanish|Polish|Irish) )/g,
    '$1\n',
  ],
  // "Min 2 years with primary classes": of experience.
  [
    /(?<=^|[,;\n]\s*)((?:at least |min(?:imum)?\.? )?)(\d+|two|three|four|five) (?:yrs|years) (?=with (?:[a-z-]+ )?(?:classes|children|patients|adults|animals|horses|customers|clients|students|pupils|dogs|cattle|families|babies)\b)/gi,
    '$1$2 years’ experience ',
  ],
  // "CPA or MBA", "B.Ed or D.El.Ed": one of them. "ACA, ACCA or CIMA" is a longer row, and has its article before the first.
  [
    /(?<=^|[;.\n]\s*|(?<!\b(?:CPA|MBA|ACA|ACCA|CIMA|CFA|CIPFA|MSc|BSc|BA|MA|PhD|BTech|MTech|LLB|LLM|MSW|BSW|PGCE|RN|DBA)), )((?:CPA|MBA|ACA|ACCA|CIMA|MSc|BSc|BA|MA|PhD|JD|MPA|MPP|BTech|MTech|B\.?Ed|M\.?Ed|PGCE|PGDE|D\.El\.Ed|LLB|LLM|MSW|BSW|RN|LPN|DBA|MFA|BFA)\.?) or ((?:an? )?[A-Z][A-Za-z.]{1,7})(?=$|[,;\n]|\. )/g,
    (whole, one) => `${/^(?:M[ABFPSS]|MSc|MA|RN|LPN|LL|A)/.test(one ?? '') ? 'an' : 'a'} ${whole}`,
  ],
  // "CPA or MBA. 10+ years": the stop ends it, whatever stands before it.
  [/(?<=\b[A-Z]{2,5})\. (?=\d+\+? (?:years?|yrs?)\b)/g, '\n'],
  // "To live within a sensible distance of Wigan".
  [/(?<=^|[,;\n]\s*)to (?=(?:live|be living|be based) (?:within|in|near|close to)\b)/gi, 'you '],
];

/** A comma that parts nothing: what joins the names of one thing, while the others part. */
const KEPT = '\uE003 ';

/** "JD, MPA or MPP preferred": one wish. */
const wishedRow = new RegExp(
  `(?<=^|[;.\\n]\\s*)${name}(?:, ${name})* or ${name} (?:(?:is|are|would be) )?${wished}(?=$|[,;.\\n])`,
  'g',
);
const inOne = (row: string): string => row.replaceAll(', ', KEPT);

/** The text with each force by itself, and the names of one thing in one row. */
export const inTheirForces = (text: string): string =>
  withWaysKept(
    inTurn(text, forces)
      .replace(wishedRow, inOne)
      // "CA, CS, LLB or MBA (Finance)", "brush, roller and airless spray": one of them, and all of them.
      .replace(paperRow, inOne),
    KEPT,
  )
    // "ACS CCN1, CENWAT, HTR1, CKR1": codes of one register.
    .replace(/\b[A-Z]{3} [A-Z]{3,6}\d(?:, [A-Z]{3,6}\d?)+(?=$|[,;.\n])/g, (row) =>
      row.replaceAll(', ', KEPT).replace(/\uE003 ([^\uE003]+)$/, ' and $1'),
    );
