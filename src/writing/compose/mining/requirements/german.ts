/** What German papers and qualities are called in English: a brief for Germany names them in German, and its advert is read in English. */

const words: readonly (readonly [RegExp, string])[] = [
  [
    /(?:g(?:ü|ue)ltiger? )?(?:stapler|gabelstapler|flurf(?:ö|oe)rder(?:zeug)?)(?:führer)?-?schein/,
    'a forklift licence',
  ],
  [/(?:gültiger? )?(?:pkw-?)?f(?:ü|ue)hrerschein(?: (?:der )?(?:klasse|kl\.?) ([A-Z]\d?E?))?/, 'a driving licence'],
  [/kran-?schein/, 'a crane licence'],
  [/(?:abgeschlossene )?kaufm(?:ä|ae)nnische (?:berufs)?ausbildung/, 'a commercial apprenticeship'],
  [/(?:abgeschlossene )?technische (?:berufs)?ausbildung/, 'a technical apprenticeship'],
  [/(?:abgeschlossene )?handwerkliche (?:berufs)?ausbildung/, 'an apprenticeship in a trade'],
  [/abgeschlossene (?:berufs)?ausbildung/, 'a completed apprenticeship'],
  [/bäckerlehre|bäckerausbildung/, "a baker's apprenticeship"],
  [/kochlehre|kochausbildung/, "a cook's apprenticeship"],
  [/elektrofachkraft/, 'a qualified electrician (Elektrofachkraft)'],
  [/(?:examinierte )?pflegefachkraft/, 'a registered nurse (Pflegefachkraft)'],
  [
    /(?:staatlich anerkannte?(?:\/?r)? )?erzieher(?:\/?in|:in|\*in)?/,
    'a state-recognised qualification as an early years teacher (Erzieher)',
  ],
  [/gesellenbrief/, "a journeyman's certificate"],
  [/meisterbrief/, "a master craftsman's certificate"],
  [/(?:mehrj(?:ä|ae)hrige )berufserfahrung/, 'several years of work experience'],
  [/berufserfahrung/, 'work experience'],
  [/(?:abgeschlossenes )?(?:hochschul)?studium/, 'a degree'],
  [/schicht-?bereitschaft|bereitschaft zur schichtarbeit/, 'willingness to work shifts'],
  [/teamf(?:ä|ae)higkeit|teamgeist/, 'team spirit'],
  [/zuverl(?:ä|ae)ssigkeit/, 'reliability'],
  [/p(?:ü|ue)nktlichkeit/, 'punctuality'],
  [/gesundheitszeugnis/, 'a health certificate'],
  [/f(?:ü|ue)hrungszeugnis/, 'a police certificate of good conduct'],
  [/ersthelfer(?:schein)?|erste[- ]hilfe[- ](?:kurs|schein)/, 'a first aid certificate'],
  [/(?:gute )?deutsch-?kenntnisse/, 'a good command of German'],
  [/(?:gute )?englisch-?kenntnisse/, 'a good command of English'],
];
const tongues: Readonly<Record<string, string>> = {
  deutsch: 'German',
  englisch: 'English',
  franzosisch: 'French',
  französisch: 'French',
  polnisch: 'Polish',
  türkisch: 'Turkish',
  spanisch: 'Spanish',
  italienisch: 'Italian',
};
const aside = /\s*\([^()]*(?:[äöüß]|schein|kenntnisse|ausbildung|brief\b|prüfung|\bKlasse\b|\bGrundsatz\b)[^()]*\)$/i;

/** "Staplerschein" as "a forklift licence", "Valid forklift licence (Staplerschein)" without its bracket; the same line where it has no such word. */
export function inEnglishWords(line: string): string {
  const text = line.trim();
  // The English is there: what the bracket says is the same.
  const bare = text.replace(aside, '');
  if (bare !== text && /\b(?:licen[cs]e|certificate|apprenticeship|training|degree|diploma|experience)\b/i.test(bare))
    return bare;
  const word = text
    .replace(/\s*\([^()]*\)$/, '')
    .replace(/ (?:required|essential|erforderlich|zwingend|is a must)$/i, '')
    .replace(/ or (?:an? )?(?:equivalent|similar)$/i, '');
  const tail = / or (?:an? )?(?:equivalent|similar)$/i.exec(text)?.[0] ?? '';
  for (const [german, english] of words) {
    const found = new RegExp(`^(?:${german.source})$`, 'i').exec(word);
    if (found)
      return tail !== ''
        ? `${english}${tail}`
        : found[1]
          ? english.replace('a driving', `a class ${found[1]} driving`)
          : english;
  }
  const [, tongue = '', level = ''] =
    /^(\p{Lu}\p{Ll}+)((?: (?:mindestens )?[ABC][12](?:\/[ABC][12])?)?)$/u.exec(text) ?? [];
  const english = tongues[tongue.toLowerCase()];
  return english ? `${english}${level.replace('mindestens ', '')}` : line;
}
