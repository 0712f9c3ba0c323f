/** What the readers of short notes share: sets of words, and the capital that a line has only at its start. */

const read = new Map<string, ReadonlySet<string>>();
/** Whether a list of words that spaces part has a word. The list is read when it is first asked, and not while modules load. */
export function inWords(list: string, word: string): boolean {
  const known = read.get(list) ?? new Set(list.trim().split(/\s+/));
  read.set(list, known);
  return known.has(word);
}

/** A note with a small letter where its capital is only the line's. */
export const small = (text: string): string =>
  /^[A-Z][a-z]/.test(text) && !/^[A-Z][a-z]*[A-Z]/.test(text) ? keepName(text) : text;
/** Places, makers and languages keep their capital: "Pilates instructor", "Irish speaker". */
const named =
  'Pilates Montessori Makaton Ofsted Zumba Alexander Bobath Irish English German French Spanish Italian Welsh Gaelic Hindi Tamil Reiki Bowen Steiner Froebel Suzuki Swim Red Royal Trinity Salesforce HubSpot Excel Python Revit Tekla Oracle Cisco Microsoft Google Ford Toyota Volvo Scania Kone Otis';
const keepName = (text: string): string => {
  const [first = '', second = ''] = text.split(' ');
  return inWords(named, first) || /^[A-Z]/.test(second) ? text : text.charAt(0).toLowerCase() + text.slice(1);
};
