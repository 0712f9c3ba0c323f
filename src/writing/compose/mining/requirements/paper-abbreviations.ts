/** Papers whose kind is cut short before their field: "Dip. Tool & Die", "PG Dip. Nursing", "Adv. Dip. Mech. Engg.", and those whose names lack their capitals. */

/** What a field is called where it is cut short as well. */
const fields: Readonly<Record<string, string>> = {
  mech: 'mechanical',
  elec: 'electrical',
  electr: 'electronic',
  engg: 'engineering',
  eng: 'engineering',
  tech: 'technology',
  comp: 'computer',
  sci: 'science',
  mgmt: 'management',
  mfg: 'manufacturing',
  civ: 'civil',
  auto: 'automobile',
  prod: 'production',
  pharm: 'pharmacy',
  agri: 'agriculture',
  hort: 'horticulture',
};
const degrees: Readonly<Record<string, string>> = {
  pg: 'postgraduate ',
  'p.g': 'postgraduate ',
  adv: 'advanced ',
  nat: 'national ',
  higher: 'higher ',
};
/** Letters that are one word with it: "Dip Ed", "Dip SW". */
const own = '(?!(?:Ed|HE|SW|PFS|FA|CII|Arch|IM|LP|TP|FM|RSA|ACC|NEBOSH)\\b)';
const diploma = new RegExp(
  `\\b(?:(PG|P\\.G|Adv|Nat|Higher)\\.? )?Dip(?:l)?\\.? (?:in )?(?=${own}[A-Z][a-z])((?:[A-Z][a-z]+\\.?)(?: (?:&|and) [A-Z][a-z]+\\.?| [A-Z][a-z]+\\.?){0,3})`,
  'g',
);

/** Papers whose names are words of every day, which a hurry types without their capitals: "own tools, safe pass". */
const everyday =
  /(?<=^|[,;\n+&] ?)(?:safe pass|care certificate|leaving cert(?:ificate)?)(?=\s*(?:$|[,;.\n+&]|and\b|card\b))/gm;
const withItsCapitals = (name: string): string => name.replace(/\b[a-z]/g, (first) => first.toUpperCase());

/** The text with such papers in whole words, so that no stop of theirs ends a sentence. */
export const withPapersInFull = (text: string): string =>
  text.replace(everyday, withItsCapitals).replace(diploma, (_, degree: string | undefined, field: string) => {
    const words = field
      .split(' ')
      .map((word) =>
        /\.$/.test(word)
          ? (fields[word.slice(0, -1).toLowerCase()] ?? word.slice(0, -1))
          : (fields[word.toLowerCase()] ?? word),
      )
      .join(' ');
    return `${degrees[(degree ?? '').toLowerCase()] ?? ''}diploma in ${words}`;
  });
