/** Degrees and levels with their field behind them: "BSc chemistry", "PhD history of art", "NVQ Level 3 lifts", "BS ChemE". */
import { withArticle } from '../../language/articles.ts';
import { isLanguage, type PersonFact } from './person-shapes.ts';

type Read = Omit<PersonFact, 'desirable'>;

const degree =
  "(?:PhD|DPhil|MPhil|MRes|B\\.?Sc\\.?|M\\.?Sc\\.?|BEng|MEng|B\\.?E\\.?|M\\.?E\\.?|B\\.?Tech\\.?|M\\.?Tech\\.?|B\\.?Com\\.?|M\\.?Com\\.?|B\\.?Ed\\.?|M\\.?Ed\\.?|BA|MA|BFA|MFA|BS|MS|LLM|HND|HNC|PGDip|PGCert|Diploma|Bachelor['’]?s|Master['’]?s|ITI)";
/** What says something else of the degree than its field. */
const noField =
  /^(?:in|from|or|and|of|with|preferred|degree|level|required|holder|graduate|student|essential|desirable|plus|minimum|equivalent|qualified|qualification|final|inter|pass|fresher|freshers|experience|for|as|at|by|to|on|is|are|not|an?|the|office|excel|word|project|outlook|teams|access|dynamics|powerpoint|licen[cs]e|suite|azure|sql)\b/i;
const withField = new RegExp(`^(?:an? )?(${degree}(?:(?: ?\\/ ?| or )${degree})?) ([A-Za-z][A-Za-z&/ -]{1,48}?)$`);
const level =
  /^(?:an? )?((?:NVQ|SVQ|City & Guilds|BTEC) (?:Level |L)?\d(?: or \d)?|NVQ\d) ([A-Z]?[a-z][A-Za-z& -]{2,40})$/;

/** Fields as they are jotted down. */
const fields: Readonly<Record<string, string>> = {
  ChemE: 'chemical engineering',
  MechE: 'mechanical engineering',
  EE: 'electrical engineering',
  CS: 'computer science',
  Micro: 'microbiology',
  Biotech: 'biotechnology',
  Biochem: 'biochemistry',
  Agri: 'agriculture',
  Hort: 'horticulture',
  Mech: 'mechanical engineering',
  Civil: 'civil engineering',
  Civils: 'civil engineering',
  Electrical: 'electrical engineering',
  Mechanical: 'mechanical engineering',
  Elec: 'electrical engineering',
  Chem: 'chemistry',
  Psych: 'psychology',
  Nutri: 'nutrition',
};

/** A field with small letters; a language, letters and names typed as one keep theirs. */
const fieldOf = (typed: string): string => {
  const known = fields[typed];
  if (known) return known;
  const words = typed.replace(/ & /g, ' and ').split(' ');
  return words
    .map((word) => fields[word] ?? word)
    .map((word) => (words.length === 1 && /^[A-Z][a-z]+$/.test(word) && !isLanguage(word) ? word.toLowerCase() : word))
    .join(' ');
};
/** "BTech Chemical": what engineers study is engineering. */
const engineering = /^(?:B\.?E|M\.?E|B\.?Tech|M\.?Tech|BEng|MEng)/;
const inFull = (name: string, field: string): string =>
  engineering.test(name) && /^(?:[a-z]+(?:al|ic|ive)|civil)$/.test(field) ? `${field} engineering` : field;

/** A degree in its field; null for every other note. */
export function readDegreeNote(text: string): Read | null {
  const [, name = '', typed = ''] = withField.exec(text) ?? [];
  if (
    name &&
    !noField.test(typed) &&
    !/\b(?:or|experience|years?|yrs?|degree|equivalent|with|preferred|background|graduate)\b/i.test(typed) &&
    typed.split(' ').length < 6
  ) {
    const dotted = name.replace(/\s*\/\s*/, ' or ').replace(/^(B|M)\.?(Sc|Ed|Tech)\.?$/, '$1$2');
    return { kind: 'have', text: withArticle(`${dotted} in ${inFull(name, fieldOf(typed))}`) };
  }
  const either = new RegExp(
    `^(${degree}) (or (?:an? )?(?:equivalent|similar|relevant|comparable)(?: [a-z]+(?: [a-z]+)?)?)$`,
  ).exec(text);
  if (either) return { kind: 'have', text: withArticle(`${either[1] ?? ''} ${either[2] ?? ''}`) };
  const [, paper = '', what = ''] = level.exec(text) ?? [];
  if (
    paper &&
    !noField.test(what) &&
    !/\b(?:qualified|qualification|award|or|certificate|diploma|trained|experience|award|above|equivalent)\b/i.test(
      what,
    )
  )
    return {
      kind: 'have',
      text: withArticle(
        `${paper.replace(/^(NVQ|SVQ)(?: L| )?(\d)/, '$1 Level $2').replace(/^NVQ L(?=\d)/, 'NVQ Level ')} in ${what.replace(/ & /g, ' and ')}`,
      ),
    };
  return null;
}

/** A degree whose field was read as it was jotted down, in full; null where it is whole. */
export function withFieldInFull(text: string): string | null {
  const [, before = '', short = ''] =
    /^(an? [\w.]+ in )(ChemE|MechE|Micro|Biotech|Biochem|Agri|Hort|Psych|Nutri)$/.exec(text) ?? [];
  return before ? `${before}${fields[short] ?? short}` : null;
}
