/** Entities of web pages as the characters that they stand for: "&#39;", "&amp;", "&eacute;", and entities of entities. */

const marks: Record<string, string> = {
  uml: '\u0308',
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
  caron: '\u030c',
};
const entities: Record<string, string> = {
  szlig: 'ß',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  pound: '£',
  euro: '€',
  bull: '•',
  middot: '·',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  times: '×',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
  zwnj: '',
  zwj: '',
  sbquo: '‚',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  minus: '-',
  trade: '™',
  reg: '®',
  copy: '©',
  check: '✓',
  rarr: '→',
  larr: '←',
  sup2: '²',
  frac14: '¼',
  frac34: '¾',
  rupee: '₹',
  yen: '¥',
  cent: '¢',
  aelig: 'æ',
  oslash: 'ø',
  ntilde: 'ñ',
  deg: '°',
  frac12: '½',
};

/** What an entity of a page stands for; "&xyz;" as it is. */
function asCharacter(whole: string, name: string): string {
  if (name.startsWith('#')) {
    const code =
      name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    return code > 31 && code < 0x10ffff ? String.fromCodePoint(code) : ' ';
  }
  // "&Uuml;", "&eacute;": a letter and its mark.
  const [, letter, mark] = /^([a-z])(uml|acute|grave|circ|tilde|cedil|ring|caron)$/i.exec(name) ?? [];
  if (letter && mark) return `${letter}${marks[mark.toLowerCase()] ?? ''}`.normalize('NFC');
  return entities[name.toLowerCase()] ?? whole;
}

const entity = /&(#x?[0-9a-f]+|[a-z]+\d{0,2});/gi;

/** A text with its entities read, twice: "&amp;#39;" is one of another. */
export const withoutEntities = (text: string): string =>
  text.includes('&') ? text.replace(entity, asCharacter).replace(entity, asCharacter) : text;
