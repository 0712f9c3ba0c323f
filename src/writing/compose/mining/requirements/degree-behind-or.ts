/**
 * "EMT-B or B.Sc. Emergency Medicine", "HND or B.Eng. Mechanical Engineering": a degree whose stop ends no sentence, because what it
 * is in stands behind it. Read as two demands, any degree would do, and its subject would be experience that nobody asked for.
 */
import { seldom } from '../../language/seldom.ts';

const letters = 'Sc|A|Eng|Com|Comm|Ed|Pharm|Arch|Phil|Des|Nurs|BA|Mus|Lib|Agri|Agr|Vet|Opt|Plan|Econ|Soc|Stat';
/** Words that begin a further demand, and no field. */
const anew =
  'Driving|Clean|Full|Valid|Own|Must|Min|Minimum|Max|Good|Strong|Fluent|Experience|Experienced|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|At|No|Not|Able|Ability|Knowledge|Freshers?|Ready|Willing|Excellent|Basic|Please|We|You|The|An?|Any|Some|Preferred|Desirable|Essential|Required|Mandatory|Only|Degree|Candidates?|Male|Female|Age|Should|Knows?|Has|Have|Is|Are|And|Or|With|From';
const field = `(?!(?:${anew})\\b)[A-Z][a-z]*(?:ing|ics|ogy|omy|phy|ry|ure|ine|ces?|try|ral|cal|tion|ment|ity|istry|ance|aw|rts|ic|sis|sign|tory|ages?|ish|ine|tics|ies|lth|orks?|ork|are|ess|iology|ture)\\b`;
const dotted = seldom(
  /(?:or|\/) ?[BM]\.? ?[A-Z]/,
  new RegExp(
    `(?<=(?:^|[\\s,;])[A-Za-z][\\w.-]* ?(?:or|/) ?)([BM])\\.? ?(${letters})\\.? ((?:[A-Z][a-z]+ (?:and )?){0,2}${field})(?=$|[,;)\\n]| \\(| (?:or|with|preferred|desirable|required|essential)\\b)`,
    'gm',
  ),
);

/** The row with the degree in its field. */
export const withFieldBehind = (row: string): string =>
  row.replace(dotted, (whole: string, one = '', two = '', subject = '') =>
    new RegExp(`^(?:${anew})\\b`).test(subject) ? whole : `${one}${two} in ${subject}`,
  );
