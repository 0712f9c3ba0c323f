/** Names of programs that look like somebody's job, in a row of what is asked. */
import { inDictionary } from '../../language/dictionary.ts';
import { adjectives } from './cues.ts';
import { isDegreeLetters } from './degree-letters.ts';
import { isLanguage, readTools } from './person-shapes.ts';

/** What a program behind a name is, by its letters or its word: "Zenoti CRM". */
const kindOfProgram =
  /^(?:POS|EPOS|PMS|CRM|ERP|LMS|CMS|HCM|HRIS|WMS|TMS|MRP|EHR|EMR|EPR|LIMS|CAFM|CAD|BIM|ATS|DMS|PIM|Cloud|Online|Desktop|Studio|Suite|Pro|Plus|Payroll|Accounts|Cost|\d{1,4})$/;
/** Papers and bodies that are written like a program. */
const paperNames =
  /^(?:CeMAP|SafePass|ServSafe|CompTIA|DipPFS|DipFA|CertCII|DipCII|CertRP|FdSc|FdA|PgDip|PgCert|GradCert|GradDip|InstLM|MChem|MPhys|MSci|MBioch|EdD|PsyD|DPhil|PharmD|DClinPsy|AdvDip|HighDip|NVQs?|GCSEs?|EngTech|AMIMechE|IMechE|CMgr|FInstF|MInstF|CertEd|QTLS|McKenzie|McTimoney|Montessori|Teagasc|Gaeltacht|Lámh|Irlen|Reggio|Steiner|Waldorf|Gaisce|Jobcentre|Ofsted|Safepass|Safeguarding|Zoom)$/;
/** "CeMAP", "ServSafe": written like a program, and held. */
export const isPaperName = (word: string): boolean => paperNames.test(word) || isDegreeLetters(word);
/** What English words end in, whether the dictionary has them or not: "Dogsitting", "Ultrasonography". */
const wordEnding =
  /(?:ing|tion|sion|ment|ness|ity|ship|ology|ography|ics|ism|ist|ery|ance|ence|ful|able|ible|ous|ed|man|men|woman|er|ers|or|ors|ian|ish|ese|age|work|craft|care|al|ive|ure)$/;

/** A name that no dictionary has, and that is neither a language's nor a paper's: "CostX", "Navisworks". */
const isNewName = (word: string): boolean =>
  /^[A-Z]{3,}(?:SOFT|CAD|WORKS|WARE|PLAN|BASE|FLOW)$/.test(word) ||
  (/^(?:[A-Z][a-z]+[A-Z][A-Za-z\d]*|[A-Z]{3,}[a-z]{3,}|\p{Lu}\p{Ll}{3,}[\dX]?)$/u.test(word) &&
    !isPaperName(word) &&
    !isLanguage(word) &&
    // A capital inside is a maker's; a word with only its first may be any that was typed with a capital.
    (/[a-z][A-Z]|^[A-Z]{3}/.test(word) || (!inDictionary(word.toLowerCase()) && !wordEnding.test(word))));

/** One program by the shape of its name. */
function isProgramName(name: string): boolean {
  const [first = '', ...rest] = name.split(' ');
  return (
    (isNewName(first) ||
      (rest.length > 0 && readTools(first) !== null) ||
      // What stands before "WMS" has a maker's name, whatever it ends in.
      (rest.some((word) => kindOfProgram.test(word) && /^[A-Z]{3,}$/.test(word)) &&
        /^\p{Lu}\p{Ll}{3,}$/u.test(first) &&
        !inDictionary(first.toLowerCase()))) &&
    rest.length < 3 &&
    rest.every((word) => kindOfProgram.test(word) || isNewName(word))
  );
}

/** "CostX", "Zenoti or Phorest", "Buildxact or similar": names and nothing else are programs, and somebody knows them. */
export function readProgramNames(text: string): string | null {
  const [, row = '', other = ''] =
    /^(.+?)((?:,? or (?:(?:an? )?(?:similar|equivalent|comparable)(?: (?:[a-z]+ )?(?:software|systems?|programs?|packages?|tools?|platforms?))?))?)$/.exec(
      text,
    ) ?? [];
  const names = row.split(/, (?:and |or )?| and | or |\s?\/\s?/);
  if (names.length > 4 || !names.some((name) => isProgramName(name))) return null;
  if (!names.every((name) => isProgramName(name) || readTools(name) !== null)) return null;
  const said = row
    // "Strong SQL and PostGIS": how well they are known is no part of a name.
    .replace(/^(?:strong|good|solid|excellent|basic|advanced|working|sound) (?=[A-Z])/i, '')
    .replace(/\s?\/\s?/g, ' or ')
    .replace(/, ([^,]+)$/, (whole, last: string) => (/ (?:and|or) /.test(row) ? whole : ` and ${last}`));
  return `know ${said}${other}`;
}

/** "Solution Manager" among programs is one of them, and nobody. */
const mayBeTool =
  /^(?!(?:Senior|Junior|Trained|Qualified|Experienced|Chartered|Registered|Certified|Licensed|Site|Shift|Line|Deputy|Assistant|General|Graduate|Former) )(?:[A-Z][A-Za-z\d]*\s){1,2}(?:Manager|Controller|Administrator|Director|Designer|Analyst|Planner|Builder|Developer|Assistant|Architect|Inspector|Explorer|Navigator|Editor|Composer|Organi[sz]er|Recorder|Reader|Publisher|Player|Agent|Operator|Scheduler|Tracker|Viewer|Painter)$/;
/** A program, or a name that is no word. */
const isProgram = (part: string): boolean => {
  const name = part.replace(/\s*\([^)]*\)/g, '').replace(/^know /, '');
  return (
    readTools(name) !== null ||
    (/^[A-Z][A-Za-z]{4,}$/.test(name) &&
      !/^[A-Z]+$/.test(name) &&
      !inDictionary(name.toLowerCase()) &&
      !isLanguage(name))
  );
};
/** "Clear English, Nutritics, own transport": a capital where the others have none is a name's, and where no dictionary has it, a program's. */
const standsOut = (parts: readonly string[], at: number): boolean => {
  const word = parts[at] ?? '';
  return (
    at > 0 &&
    /^[A-Z][a-z]{3,}$/.test(word) &&
    !isPaperName(word) &&
    !isLanguage(word) &&
    readTools(word) === null &&
    !/(?:ing|tion|ment|ness)$/.test(word) &&
    // "Organised" in a line of its own has a capital of the line's.
    !adjectives.test(word) &&
    !/(?:ed|able|ible|ful|less|ous|garten|gärten|urlaub|geld|zeit|zeiten|karte|ticket|essen|versicherung|vorsorge|platz)$/.test(
      word,
    ) &&
    // "Elektrofachkraft": somebody or a paper, in German.
    !/(?:kraft|schein|brief|meister|lehre|zeugnis|ausbildung|prüfung|geselle|iker|techniker)$/.test(word) &&
    parts.some((other, index) => index > 0 && index !== at && /^[a-z]/.test(other)) &&
    !inDictionary(word.toLowerCase()) &&
    !/^Maths$/.test(word)
  );
};
/** Letters between two programs are one more: "AWS, EKS, Terraform". */
const isAmongTools = (parts: readonly string[], at: number): boolean => {
  const [before = '', letters = '', behind = ''] = [parts[at - 1], parts[at], parts[at + 1]];
  return /^[A-Z][A-Z\d]{1,4}$/.test(letters) && !paperLetters.test(letters) && isProgram(before) && isProgram(behind);
};
const paperLetters =
  /^(?:PMP|CISSP|CISM|CISA|CKA|CKAD|CCNA|CCNP|ITIL|CSM|CAPM|ISTQB|MBA|BE|ME|BA|MA|HND|HNC|NVQ|BTEC|GCSE|ACA|ACCA|CIMA|CPA|CFA|CIPD|AAT|RN|CDL|HGV|LGV|SC|DV|UK|EU|US|IT|HR|PA)$/;
/** The parts, with those that are programs as something that somebody knows. */
export const withTools = (parts: readonly string[]): string[] =>
  parts.map((part, at) =>
    standsOut(parts, at) ||
    isAmongTools(parts, at) ||
    (mayBeTool.test(part) &&
      [parts[at - 1], parts[at + 1], parts[at - 2], parts[at + 2]].some((near) => near && isProgram(near)))
      ? `know ${part}`
      : part,
  );
