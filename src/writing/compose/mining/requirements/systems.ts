/** Systems, software and books of account that a requirement names: one knows them, and has none. */

import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';
import type { PersonFact } from './person-shapes.ts';

const quality = 'very good|good|basic|strong|solid|sound|some|excellent|advanced|general|reasonable|working|decent';
/** "Basic stock systems", "accounting packages", "EPOS or till systems". */
const program = new RegExp(
  `^(?:an? )?((?:${quality}) )?((?:[a-z][a-z-]*|[A-Z]{2,5}|ePOS|EPoS)(?:(?: | & |\\/| and | or )(?:[a-z][a-z-]*|[A-Z]{2,5})){0,4}) (systems?|software|packages?|databases?|platforms?|software packages?|programs?|tills?)((?:,? or similar)?)$`,
  'i',
);
/** Books and methods that are as little owned: "basic accounts", "basic stock control". */
const learnt = rare(
  new RegExp(
    `^(${quality}) (accounts|accounting|bookkeeping|accountancy|payroll|tills?|stock control|stock|merchandising|spreadsheets|electrics|electronics|plumbing|carpentry|joinery|mechanics|hydraulics|pneumatics|anatomy|physiology|pharmacology|nutrition|HR|HR practice|employment law|tax|VAT|SEO|HTML|CAD)$`,
    'i',
  ),
);
/** "EPOS", alone. */
const letters = /^(basic )?(EPOS|EPoS|epos|EPR|CAFM|LIMS|WMS|CRM|ERP|HRIS)$/;

/** Doings that are the first half of a system's name: "booking systems", and not "installing systems". */
const ofSystem =
  /^(?:book|ticket|account|learn|schedul|invoic|report|plan|monitor|purchas|order|bill|track|messag|roster|light|heat|ventilat|refrigerat|cool|map|record|draw|model|mail|milk|grad|pick|weigh|park|bank|lend|trad|train|manufactur|pric|publish|edit|design|process|market|payment process|word process|clean|brew|print|scann|board|check|irrigat|water|fenc|rostering|document|timekeep)ing$/i;
/** What systems are for or of; whatever else stands before them may be a maker's name or a deed. */
const kinds = new Set(
  `access account accounts air alarm appointment archive asset back-office bank barcode basic booking budget building call car care case cash catalogue catering CCTV claim claims client clinic clinical computer computerised contact control cost crop customer dairy data dental dental-practice digital dispatch document donor drug e-learning electronic electronic-point-of-sale energy estate expense expenses facilities farm file finance financial fire fleet freight front-office garage gas guest health heat help-desk helpdesk herd hospital hospitality host hotel house housing inventory irrigation IT job lab laboratory leisure library livestock loan logistics mail maintenance management manufacturing map market medical membership mobile modern money network nursery office online order parish parts patient payment payroll people performance personnel pharmacy phone planner plant point point-of-sale practice price production project property public purchase quality radio rail record records recruitment rental reservation reservations resident restaurant retail risk room rota route safety sale sales school security self-service service shift shop site social-care software sound spreadsheet staff stock stockroom store student supply surgery survey switchboard task tax telematics telephone tenant theatre ticket till time time-and-attendance touch-screen traffic transport travel vehicle vet veterinary vineyard visitor volunteer ward warehouse waste water web wine workflow workshop yard`.split(
    ' ',
  ),
);
const isKind = (word: string): boolean =>
  /^[A-Z]{2,5}$|^ePOS$/i.test(word) && word === word.toUpperCase()
    ? true
    : kinds.has(word.toLowerCase()) || ofSystem.test(word);

const many = (noun: string): string => (/s$|software$/.test(noun) ? noun : `${noun}s`);

/** Letters keep their capitals, a word at the start of its line has none. */
const lowered = (text: string): string => (/^[A-Z]{2}|^ePOS/.test(text) ? text : lowerFirst(text));

/** "A basic knowledge of stock systems", "knowledge of EPOS systems"; null for every other line. */
export function readSystems(line: string, desirable: boolean): PersonFact | null {
  const had = (how: string, what: string): PersonFact => {
    const well = how.trim().toLowerCase();
    const known = `${well ? `${well} ` : ''}knowledge of ${what}`;
    return { kind: 'have', text: well && well !== 'some' ? withArticle(known) : known, desirable, sure: true };
  };
  const name = letters.exec(line);
  if (name) return had(name[1] ?? '', (name[2] ?? '').toUpperCase());
  const [, rank = '', field = ''] = learnt.exec(line) ?? [];
  if (field) return had(rank, /^[A-Z]{2}/.test(field) ? field : field.toLowerCase().replace(/^till$/, 'tills'));
  const [, how = '', what = '', noun = '', tail = ''] = program.exec(line) ?? [];
  if (
    what === '' ||
    !what.split(/ & |[ /]/).every((word) => /^(?:and|or)$/i.test(word) || isKind(word)) ||
    /^(?:basic|modern)$/i.test(what) ||
    // "Control systems" may be an order at the start of a line, "stock systems" is none.
    /^(?:service|control|process|house|host|map|project|order|supply|price|store|file|record) (?:systems|databases|platforms|programs|packages)$/i.test(
      `${what} ${noun}`,
    )
  )
    return null;
  return had(how, `${lowered(what)} ${many(noun.toLowerCase())}${tail}`);
}
