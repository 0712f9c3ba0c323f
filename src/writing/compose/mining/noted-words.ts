/** What the readers of short notes share: sets of words, and the capital that a line has only at its start. */

/** The words of a list. */
export const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** A note with a small letter where its capital is only the line's. */
export const small = (text: string): string =>
  /^[A-Z][a-z]/.test(text) && !/^[A-Z][a-z]*[A-Z]/.test(text) ? keepName(text) : text;
/** Places, makers and languages keep their capital: "Pilates instructor", "Irish speaker". */
const named = set(
  'Pilates Montessori Makaton Ofsted Zumba Alexander Bobath Irish English German French Spanish Italian Welsh Gaelic Hindi Tamil Reiki Bowen Steiner Froebel Suzuki Swim Red Royal Trinity Salesforce HubSpot Excel Python Revit Tekla Oracle Cisco Microsoft Google Ford Toyota Volvo Scania Kone Otis',
);
const keepName = (text: string): string => {
  const [first = '', second = ''] = text.split(' ');
  return named.has(first) || /^[A-Z]/.test(second) ? text : text.charAt(0).toLowerCase() + text.slice(1);
};
