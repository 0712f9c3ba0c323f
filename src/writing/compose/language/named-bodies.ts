/** Names of registers, offices and schemes that begin like an order: "Land Registry", "Help to Buy", "Stamp Duty". */

/** What is such a name however it is typed: "land registry applications", "help to buy cases". */
const names = [
  'Land Registry',
  'Land Charges',
  'Land Rover',
  'Companies House',
  'Stamp Duty',
  'Help to Buy',
  'Right to Buy',
  'Access to Work',
  'Child Benefit',
  'Care Inspectorate',
  'Care Quality Commission',
  'Charity Commission',
  'Power Automate',
  'Power Apps',
  'Power BI',
  'Power Query',
  'Test Valley',
  'Fair Work Commission',
  'Cycle to Work',
  'Sage Payroll',
];
const spellings = names.map((name): [RegExp, string] => [new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'gi'), name]);
const mayName = new RegExp(`(?<![\\w-])(?:${[...new Set(names.map((name) => name.split(' ')[0]))].join('|')}) `, 'i');

/** The line with such names as they are written. Programs that only their capital tells are left as they are. */
export const withNamedBodies = (line: string): string =>
  mayName.test(line)
    ? spellings.reduce(
        (text, [found, name]) =>
          text.replace(found, (typed) => (name === 'Sage Payroll' ? `Sage${typed.slice(4)}` : name)),
        line,
      )
    : line;

/** Names without capitals of which the first word is an order elsewhere: nobody buys to let a mortgage. */
const plain = /^(?:buy[- ]to[- ]let|post office|trade union|trading standards|rent a room)\b/i;
/** What is a thing as often as an order, and of which a capital behind it makes a name: "Cash Office", "Stage Manager". */
const thing =
  /^(?:access|bank|board|book|care|cash|child|club|coach|court|credit|crown|exchange|farm|field|film|fire|ground|head|help|house|land|market|park|plant|play|post|press|rail|report|sea|ship|sport|stage|stamp|state|store|tax|test|tour|town|trade|train|transport|trust|watch|water|wood|work) /i;
/** ... where a word of every day has it, in a line that goes on in small letters. */
const behind =
  /^[A-Za-z][a-z]+ (?:Act|Agency|Association|Authority|Bank|Board|Body|Brigade|Centre|Center|Club|Code|College|Commission|Committee|Council|Court|Department|Desk|Directory|District|Duty|Fund|Guard|Hall|Hill|House|Inspector|Inspectorate|Institute|Lane|Line|Manager|Marshal|Master|Mill|Ministry|Office|Officer|Park|Place|Plan|Platform|Register|Registry|Rescue|Road|Room|Scheme|School|Service|Services|Society|Square|Station|Street|Team|Tribunal|Trust|Union|Valley|Ward|Way|Wing|Works|Writer|Yard)(?=$|[,.;]| [a-z\d(&])/;

/** Whether the line begins with such a name, its first word with a capital or without. */
export function beginsWithBody(line: string): boolean {
  const text = line.trim();
  return (
    plain.test(text) ||
    (thing.test(text) && behind.test(text)) ||
    (mayName.test(text) && spellings.some(([found]) => text.search(found) === 0))
  );
}
/** Such a name as a sentence has it inside: its first word keeps the capital, where the whole has one. */
export const keepsBody = (text: string): boolean => /^[A-Z]/.test(text) && beginsWithBody(text) && !plain.test(text);
