/** Degrees with their field and nothing between, as they are typed in India above all: "B.E./B.Tech Chemical", "Diploma Mech", "MBA Finance". */
import { withArticle } from '../../language/articles.ts';

/** Degrees of engineers: of a field that is only called by its adjective they are in its engineering. */
const engineers = String.raw`B\.? ?E\.?|B\.? ?Tech\.?|M\.? ?E\.?|M\.? ?Tech\.?|BEng|MEng|AMIE|[Dd]iploma|DIPLOMA`;
const others = String.raw`B\.? ?Com\.?|M\.? ?Com\.?|BA|MA|BBA|MBA|PGDM|PGDBM|B\.? ?Pharm(?:acy)?\.?|M\.? ?Pharm(?:acy)?\.?|HND|HNC|PG [Dd]iploma`;
const any = `(?:${others}|${engineers})`;

/** Fields as they are shortened, and what an adjective stands for. */
const fields: Readonly<Record<string, string>> = {
  mech: 'Mechanical',
  mechanical: 'Mechanical',
  elec: 'Electrical',
  elect: 'Electrical',
  electrical: 'Electrical',
  civil: 'Civil',
  chem: 'Chemical',
  chemical: 'Chemical',
  production: 'Production',
  prod: 'Production',
  industrial: 'Industrial',
  automobile: 'Automobile',
  auto: 'Automobile',
  automotive: 'Automotive',
  textile: 'Textile',
  marine: 'Marine',
  mining: 'Mining',
  structural: 'Structural',
  environmental: 'Environmental',
  biomedical: 'Biomedical',
  aeronautical: 'Aeronautical',
  aerospace: 'Aerospace',
  petroleum: 'Petroleum',
  polymer: 'Polymer',
  plastics: 'Plastics',
};
/** Fields that are a thing by themselves. */
const things: Readonly<Record<string, string>> = {
  cs: 'Computer Science',
  cse: 'Computer Science',
  'comp sci': 'Computer Science',
  'computer science': 'Computer Science',
  it: 'IT',
  electronics: 'Electronics',
  ece: 'Electronics and Communication Engineering',
  eee: 'Electrical and Electronics Engineering',
  'e&c': 'Electronics and Communication Engineering',
  'e&i': 'Electronics and Instrumentation Engineering',
  instrumentation: 'Instrumentation',
  mechatronics: 'Mechatronics',
  metallurgy: 'Metallurgy',
  biotechnology: 'Biotechnology',
  biotech: 'Biotechnology',
  agriculture: 'Agriculture',
  'food technology': 'Food Technology',
};

const line = new RegExp(
  `^(?:an? )?(${any})(?:(?: ?/ ?| or )(${any}))?(?:(?: ?/ ?| or )(${any}))? ?(?:in )?([A-Z][A-Za-z&]*(?: [A-Z][a-z]+)?(?:(?: ?/ ?| or | & | and )(?![Dd]iploma)[A-Za-z&]+(?: [A-Z][a-z]+)?){0,3})(?: (?:engineering|engg?\\.?|branch|stream))?((?:,? or (?:an? )?[Dd]iploma)?)$`,
);
const engineer = new RegExp(`^(?:${engineers})$`);
const noField =
  /^(?:or|and|in|of|at|level|holders?|preferred|desirable|essential|required|with|from|equivalent|degree|qualified|only|similar|plus|min|minimum|is|not|course|needed|useful|grade|year|years|honours|pass|passed|fresher|freshers|student|students|educated|candidates?|any|related|relevant|background|experience)$/i;

/** The degree with its article and its field; null for all other lines, and for fields that nobody could be sure of. */
export function readDegreeField(text: string): string | null {
  const found = line.exec(text.trim());
  // "MECS": letters of one name, and no ME in computer science.
  if (/^[BM]E[A-Z]{2,}\b/.test(text.trim())) return null;
  // "B.Tech in civil engineering" lacks nothing.
  if (!found || / in [a-z]| engineering$/.test(text)) return null;
  const [, first = '', second = '', third = '', row = '', besides = ''] = found;
  const names = [first, second, third]
    .filter((name) => name !== '')
    .map((name) => name.replace(/^diploma$/i, 'diploma'));
  // "Tool & Die Making or Mechanical Engineering": beside an "or" the "&" is part of a name.
  const pieces = row
    .split(/ & | and /.test(row) && / or |\//.test(row) ? / ?\/ ?| or / : / ?\/ ?| or | & | and /)
    .map((piece) => piece.trim().replace(/ & /g, ' and '));
  if (pieces.some((piece) => piece === '' || piece.split(' ').some((word) => noField.test(word)))) return null;
  const isEngineer = names.some((name) => engineer.test(name));
  const known = pieces.map((piece) => fields[piece.toLowerCase()]);
  const said = pieces.map(
    (piece, at) => known[at] ?? things[piece.toLowerCase()] ?? (/^(?:[A-Z][a-z]|HR$)/.test(piece) ? piece : ''),
  );
  // A bare adjective behind a degree of another kind, and words in small letters: nobody knows.
  if (said.includes('') || (!isEngineer && known.some((field) => field !== undefined))) return null;
  const all = (parts: readonly string[], joint: string): string =>
    parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${joint} ${parts.at(-1) ?? ''}`;
  const branch = known.at(-1) === undefined ? '' : ' Engineering';
  // "Electronics or Electrical Engineering", and no "Mechanical or Computer Science".
  if (branch === '' && known.some((field) => field !== undefined)) {
    const [thing, ...more] = said.filter((_, at) => known[at] === undefined);
    if (more.length > 0 || thing === undefined) return null;
    return readDegreeField(
      `${all(names, 'or')} in ${thing} or ${pieces.filter((_, at) => known[at] !== undefined).join(' or ')}`,
    );
  }
  const joint = / (?:and|&) /.test(row) && pieces.length === 2 && !/ ?\/ ?| or /.test(row) ? 'and' : 'or';
  return `${withArticle(all(names, 'or'))} in ${all(said, joint)}${branch}${besides ? ', or a diploma' : ''}`;
}
