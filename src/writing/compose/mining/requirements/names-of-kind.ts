/** "ACA, ACCA or CIMA": names of one kind in a row with "or" are one demand, of which one will do, and never several. */
import { withArticle } from '../../language/articles.ts';
import { isTool } from './known.ts';
import { areBodies } from './named.ts';
import { isLanguage, type PersonFact } from './person-shapes.ts';

/** A name alone: letters, or a word with its capital and perhaps letters or a number behind it. */
const bareName = /^(?:an? )?(?:[A-Z][\w+#./&-]*|\.NET)(?: [A-Z\d][\w+#./&-]*)?$/;
/** Letters, as papers and bodies have them. */
const inLetters = /^(?:an? )?[A-Z\d][A-Z\d&/-]+[a-z]?(?: (?:[A-Z\d]+|level \d|\d))?$/i;
/** What may stand behind the last name and is said of them all. */
const ofAll =
  /,? (?:\(?(?:required|essential|needed|a must|mandatory|or equivalent|or similar)\)?|qualified|certified|accredited|certification|qualification|experience|knowledge|skills)$/;

/** Programs by what they are for: of "Python, SQL, AWS or Azure" only the last two are one thing. */
const families: readonly RegExp[] = [
  /^(?:AWS|Azure|GCP|OCI|Google Cloud|Alibaba Cloud)$/,
  /^(?:Python|Go|Golang|Java|JavaScript|TypeScript|Rust|Ruby|Scala|Kotlin|Swift|PHP|Perl|C|C\+\+|C#|F#|Elixir|Dart|Julia|R|Matlab|MATLAB)$/,
  /^(?:React|Angular|Vue|Svelte|Next\.js|Vue\.js)$/,
  /^(?:Excel|Word|Access|Outlook|PowerPoint|Google Sheets|Google Docs)$/,
  /^(?:Sage|Sage \d+|Xero|QuickBooks|Quickbooks|FreeAgent|MYOB)$/,
  /^(?:Tableau|Power BI|Looker|Qlik|Qlikview)$/,
  /^(?:SAP|Oracle|NetSuite|Workday|Dynamics)$/,
  /^(?:Salesforce|HubSpot|Hubspot|Dynamics|Zoho|Pipedrive)$/,
  /^(?:Figma|Sketch|XD|Adobe XD|InVision)$/,
  /^(?:AutoCAD|Revit|Inventor|SolidWorks|Solidworks|SketchUp|MicroStation|Tekla|Civil 3D|Creo|Catia|CATIA)$/,
];

/** What a name is of; null where that is unknown. */
const kindOf = (name: string): string | null => {
  if (isLanguage(name)) return 'language';
  if (isTool(name)) {
    const family = families.findIndex((names) => names.test(name));
    return family < 0 ? null : `tools ${family}`;
  }
  return inLetters.test(name) && !/[a-z]{3}/.test(name) ? 'letters' : null;
};

/** Whether the pieces of a row and its last one are all bare names of a kind. */
export function areNamesOfKind(pieces: readonly string[], last: string): boolean {
  const names = [...pieces, ...last.replace(ofAll, '').split(/,? (?:and\/)?or /)];
  if (names.length < 3 || !names.every((name) => bareName.test(name))) return false;
  const kind = kindOf(names[0] ?? '');
  return kind !== null && names.every((name) => kindOf(name) === kind);
}

/** "Strong Python, Go or Rust": how well is another reader's. */
const howWell =
  /^(?:very |an? )?(?:strong|good|solid|sound|basic|some|working|excellent|advanced|fluent|confident|intermediate|hands-on) /i;

/** Such a row alone in its line: "know AWS, Azure or GCP", "an ACA, ACCA or CIMA qualification". */
export function readNamesOfKind(line: string, desirable: boolean): PersonFact | null {
  const row = line.trim().replace(/,? (?:required|essential|needed|a must|mandatory)$/, '');
  const pieces = row.split(', ');
  if (howWell.test(row)) return null;
  if (pieces.length < 2 || !areNamesOfKind(pieces.slice(0, -1), pieces.at(-1) ?? '')) return null;
  if (areBodies(row)) return { kind: 'have', text: withArticle(`${row} qualification`), desirable, sure: true };
  return row.split(/, | or /).every(isTool) ? { kind: 'do', text: `know ${row}`, desirable, sure: true } : null;
}
