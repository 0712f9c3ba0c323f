/** Names of programs that are words as well, where what stands behind them shows that somebody has used them. */
import { rare } from '../../language/its-words.ts';
import { isKnownNoun } from '../../language/nouns.ts';
import { isTool } from './known.ts';
import type { PersonFact } from './person-shapes.ts';

/** "Go in production for three years or more", "Rust at scale": used there, and nobody goes. */
const usedThere = rare(
  /^([A-Z][\w.+#]*(?:(?: and | or |\/)[A-Z][\w.+#]*)?) ((?:in|at|on|for) (?:production|anger|scale|volume|live systems|real projects|commercial (?:projects|work|use)|an? [a-z-]+ (?:setting|environment|context|team|project|lab))\b[^,;:]{0,60})$/,
);
/** "Message queues such as Kafka", "design tools such as Figma": things, by the names that are some of them. */
const thingsSuchAs = /^((?:[a-z-]+ ){1,2}[a-z]+s) ((?:such as|like|e\.g\.|for example) (?:[A-Z]|\d)[^;:]{1,80})$/;
/** Deeds whose verb is no name of a kind: "use tools such as Jira" is done. */
const done =
  /^(?:use|run|manage|handle|know|learn|support|work|build|want|own|make|take|help|lead|maintain|operate|drive)$/;

/** Reads such a note; null for all else. */
export function readUsedNames(line: string, desirable: boolean): PersonFact | null {
  const typed = line.trim().replace(/[.!;]+$/, '');
  const [, names = '', where = ''] = usedThere.exec(typed) ?? [];
  if (names !== '' && names.split(/ and | or |\//).every(isTool))
    return { kind: 'do', text: `have used ${names.replace('/', ' or ')} ${where}`, desirable, sure: true };
  const [, things = '', which = ''] = thingsSuchAs.exec(`${typed.charAt(0).toLowerCase()}${typed.slice(1)}`) ?? [];
  const first = things.split(' ')[0] ?? '';
  return things !== '' && isKnownNoun(first) && !done.test(first)
    ? { kind: 'have', text: `experience with ${things} ${which}`, desirable, sure: true }
    : null;
}

const beforeKind =
  /^(?!\w+ing\b)([A-Z][a-z]+)(?: ?\/ ?| or | and |, )([A-Z]\w+) (?:software|systems?|packages?|platforms?|programs?)$/;
/** What kinds of programs are called: "warehouse or ERP software" has no name in it. */
const kindOf =
  /^(?:ERP|CRM|HR|HRIS|PMS|CAD|CAM|BIM|WMS|TMS|POS|EPOS|MRP|MES|GIS|CMS|LMS|EHR|EMR|PACS|LIMS|SCADA|BMS|IT|PLC|CCTV|HVAC|AV|BI|QA|DMS|CAFM|CMMS)$/;
/** "Opera or IDS software": beside a name in capitals the first word is one as well, and no capital of the line's; what was only named is known. */
export function withNamesInRow(read: PersonFact, raw: string): PersonFact {
  const typed = raw.trim().replace(/[.;]+$/, '');
  const second = read.loose ? beforeKind.exec(typed)?.[2] : undefined;
  return second && !kindOf.test(second) && read.text.toLowerCase() === typed.toLowerCase()
    ? { kind: 'have', text: `knowledge of ${typed}`, desirable: read.desirable, sure: true }
    : read;
}
