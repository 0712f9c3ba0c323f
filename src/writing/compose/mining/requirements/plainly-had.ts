/**
 * Short lines of which one word decides what they are: degrees by their letters with their subject, a level somebody has
 * worked at, "working R", what is worn.
 */
import { withArticle } from '../../language/articles.ts';
import { beginsDay } from '../../language/lacking-noun.ts';
import { isDegreeLetters } from './degree-letters.ts';
import type { PersonFact } from './person-shapes.ts';

/** What follows a degree and is no subject of it. */
const noSubject = new Set(
  'graduate graduates holder holders candidate candidates fresher freshers student students required mandatory must preferred desirable essential with from and qualified level degree needed only plus or equivalent min minimum years year registered registration certified final pass passed first class honours hons top in of for to a an the any ideal ideally useful an optional by who'.split(
    ' ',
  ),
);
/** Fields of which engineers leave out the last word. */
const engineers = /^(?:civil|mechanical|electrical|chemical|automobile|automotive|production|industrial|structural)$/i;
/** "AGRI business": shouted for no name. */
const calm = (word: string): string => (/^[A-Z]{4,}$/.test(word) ? word.toLowerCase() : word);

/** "An M.Com": its first letter is spoken, with or without its stop. */
const withDotlessArticle = (letters: string): string =>
  `${/^[FHLMNRS]\./.test(letters) ? 'an' : (withArticle(letters.replaceAll('.', '')).split(' ')[0] ?? 'a')} ${letters}`;
/** "MA Psychology", "M.Com", "diploma civil": the paper with its article and its subject; null for every other half. */
function degreeOf(half: string): string | null {
  const [first = '', ...rest] = half.replace(/^an? /i, '').split(' ');
  const letters = isDegreeLetters(first.replaceAll('.', '')) || (/^[BM]\.?E\.?$/.test(first) && rest.length > 0);
  if (!letters && !/^(?:diploma|degree)$/i.test(first)) return null;
  const words = rest[0]?.toLowerCase() === 'in' ? rest.slice(1) : rest;
  if (rest.length > words.length && words.length === 0) return null;
  if (words.length > 4 || words.some((word) => !/^(?:[A-Za-z][A-Za-z-]+|&|and)$/.test(word))) return null;
  if (words.some((word) => word !== 'and' && noSubject.has(word.toLowerCase())) || words.at(-1) === 'and') return null;
  const paper = letters ? withDotlessArticle(first) : withArticle(first.toLowerCase());
  if (words.length === 0) return letters ? paper : null;
  const field = (words.length > 1 ? words.map(calm) : words).join(' ').replaceAll('&', 'and');
  const whole = words.length === 1 && engineers.test(field) && !/^M\.?A|^B\.?A$/.test(first);
  return `${paper} in ${whole ? `${field.toLowerCase()} engineering` : field}`;
}

/** "MA Psychology or MSW", "B.Tech Civil or diploma civil", "MBA AGRI business". */
function readDegrees(line: string): string | null {
  const [, row = line, tail = ''] = /^(.+?)( or (?:equivalent|similar|higher|above))$/i.exec(line) ?? [];
  const halves = row.split(/ or | ?\/ ?/);
  const papers = halves.map(degreeOf);
  // A degree alone is read elsewhere, and two diplomas with their fields as well.
  if (papers.some((paper) => paper === null) || !/[A-Z]/.test(halves[0] ?? '')) return null;
  if (halves.length === 1 && tail === '' && !/ [A-Z]{4,} [a-z]/.test(row)) return null;
  if (halves.length > 3 || !papers.some((paper) => paper?.includes(' in '))) return null;
  if (!halves.some((half) => isDegreeLetters((half.replace(/^an? /i, '').split(' ')[0] ?? '').replaceAll('.', ''))))
    return null;
  return `${papers.join(' or ')}${tail}`;
}

const level =
  /^(?:(?:an?|at) )?((?:(?:senior|executive|board|director|managerial|management|supervisory|partner|leadership|chief officer|head of service|headship)(?:,? (?:or|and) |[ /])?){1,3})[- ]?level((?: (?:in|within|at|of) [^;:]{3,70})?)$/i;
const trainingOr =
  /^((?!completed |finished )(?:[a-z-]+ )?(?:training|education)) or (degree|diploma|certificate|qualification|apprenticeship)( in [a-z][^,;:()]{2,60})?$/i;
const working =
  /^(?:an? )?((?:good|basic|solid|sound|strong|decent) )?working ([A-Z][\w+#.]*(?: (?:and|or) [A-Z][\w+#.]*)?)$/;
/** When somebody works, and where, for all its capital. */
const when = /^(?:Christmas|Easter|Nights?|Days|Weekends?|Shifts?|Evenings?|Bank|UK|EU|US|NHS)\b/;
const worn =
  /^((?:[a-z-]+ ){0,2}(?:glasses|goggles|boots|toes|toe ?caps|shoes|gloves|hats?|helmets?|hi-?vis|vests?|masks?|ear (?:plugs|defenders|protection)|hair ?nets?|uniform|PPE)(?:(?:, | and | & |, and )(?:[a-z-]+ ){0,2}(?:glasses|goggles|boots|toes|toe ?caps|shoes|gloves|hats?|helmets?|hi-?vis|vests?|masks?|ear (?:plugs|defenders|protection)|hair ?nets?|uniform|PPE))*) (?:(?:is|are) )?(?:required|mandatory|compulsory|must be worn|to be worn)(?: at all times)?$/i;

/** "MA Psychology graduate": who somebody is. */
const graduate = /^((?:an? )?[A-Z][A-Za-z.]{1,6} [A-Za-z][a-z]+(?: [a-z]+)?) graduates?$/;

/** "Saturday afternoons", "bank holidays": when somebody works. */
const times =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:mornings|afternoons|evenings|nights)|(?:bank|public) holidays|(?:early |late )?(?:mornings|evenings))$/i;
/** "Budget of 2m", "team of 30": one of them. */
const oneOf =
  /^(?:budgets?|team|crew|portfolio|caseload|fleet) of (?:up to |about |over )?[£€$₹]?\d[\w.,]*(?: [a-z]+)?$/i;
/** "Seaman's book", "dark suit": one thing that somebody has. */
const oneThing =
  /^(?:[a-z]+[’']s (?:book|card|ticket|licen[cs]e|pass|log|certificate)|(?:(?:own|smart|dark|black) ){1,2}suit)$/i;
/** How the work is, and nobody: "hot and dusty". */
const kinds = '(?:hot|dusty|cold|wet|noisy|dirty|muddy|smelly|dark|damp|loud)';
const ofWork = new RegExp(`^${kinds}(?:(?:, and |, | and )${kinds}){0,3}$`, 'i');
/** "50m in under 60 secs": a length, and no months. */
const isLength = (line: string): boolean =>
  /^\d{2,4} ?m (?:in|under|within)\b.*\b(?:secs?|seconds|mins?|minutes)\b/i.test(line);

/** Degrees that no other reader knows, or takes for a field that somebody knows; null where the line names none. */
export function asDegrees(read: PersonFact | null, line: string, desirable: boolean): PersonFact | null {
  if (!/^(?:an? )?[A-Z][A-Za-z.]{1,6}[ /][A-Za-z]/.test(line) || line.length > 90) return read;
  const unsure =
    read === null ||
    read.odd ||
    read.topic ||
    /^(?:experience|know|knowledge)\b|^a [FHLMNRS]\./.test(read.text) ||
    (read.kind === 'have' && (!/^(?:an? |both )/.test(read.text) || / [A-Z]{4,} [a-z]/.test(read.text)));
  if (unsure) {
    const degrees = readDegrees(line);
    if (degrees !== null) return { kind: 'have', text: degrees, desirable: read?.desirable ?? desirable, sure: true };
  }
  return line.includes(' graduate') && degreeOf(graduate.exec(line)?.[1] ?? '') !== null
    ? { kind: 'be', text: withArticle(line.replace(/s$/, '')), desirable: read?.desirable ?? desirable, sure: true }
    : read;
}

/** What is said of the work, or a length, and asks nothing that a sentence could say. */
export const isOfWork = (line: string): boolean =>
  /^(?:experience (?:of|with) )?(?:\d|hot|dusty|cold|wet|noisy|dirty|muddy|smelly|dark|damp|loud)/i.test(line) &&
  (isLength(line) || ofWork.test(line.replace(/^experience (?:of|with) /i, '')));

/** "Eyesight 6/9 without spectacles": how far somebody sees, by the figure of its standard. */
const measuredSight = /^((?:[a-z]+ )?(?:eyesight|vision|visual acuity))(?: (?:of|to|at))? (?=(?:\d\/\d|N\d))([^,;]+)$/i;

/** Reads such a line; null where it is none. */
export function readPlainlyHad(line: string, desirable: boolean): PersonFact | null {
  const fact = (kind: 'have' | 'be' | 'do', text: string): PersonFact => ({ kind, text, desirable, sure: true });
  if (line.length > 120) return null;
  const school = line.includes(' pass or ')
    ? /^(?:min(?:imum|\.)? )?(\d{1,2}th) pass or (?:an? )?(graduate|diploma(?: holder)?|ITI)$/i.exec(line)
    : null;
  if (school) {
    const [, standard = '', other = ''] = school;
    const rest = /^g/i.test(other)
      ? 'are a graduate'
      : `have ${/^d/i.test(other) ? 'a diploma' : 'an ITI certificate'}`;
    return fact('do', `have passed ${standard.toLowerCase()} standard or ${rest}`);
  }
  const [, sight = '', measure = ''] = /\d/.test(line) ? (measuredSight.exec(line) ?? []) : [];
  if (sight !== '') return fact('have', `${sight.toLowerCase()} of ${measure}`);
  if (/level/i.test(line)) {
    const [, rank = '', where = ''] = level.exec(line) ?? [];
    if (rank !== '')
      return fact('have', `experience at ${rank.trim().replace(/[-/]$/, '').toLowerCase()} level${where}`);
  }
  if (/ or (?:degree|diploma|cert|qual|apprent)/i.test(line)) {
    const [, training = '', paper = '', field = ''] = trainingOr.exec(line) ?? [];
    if (paper !== '') return fact('have', `${training.toLowerCase()} or ${withArticle(paper.toLowerCase())}${field}`);
  }
  if (times.test(line))
    return fact(
      'be',
      `ready to work ${line.charAt(0).toUpperCase() === line.charAt(0) && /day /.test(line) ? line : line.replace(/^(?!\w+day )[A-Z]/, (first) => first.toLowerCase())}`,
    );
  if (/ of .*\d/.test(line) && oneOf.test(line))
    return fact('have', `experience with ${withArticle(line.toLowerCase())}`);
  if (/[’']s |suit$/i.test(line) && oneThing.test(line))
    return fact(
      'have',
      line.toLowerCase().startsWith('own ') ? `your ${line.toLowerCase()}` : withArticle(line.toLowerCase()),
    );
  if (line.includes('orking ')) {
    const [, how = '', name = ''] = working.exec(line) ?? [];
    if (name !== '' && !beginsDay.test(name) && !when.test(name))
      return fact('have', `a ${how}working knowledge of ${name}`);
  }
  return null;
}

const small = (thing: string): string => (/^[A-Z]{2}/.test(thing) ? thing : thing.toLowerCase());

/** "Safety glasses and steel toes required": what is worn at the work, which nobody has to own or know. */
export function readWorn(line: string, desirable: boolean): PersonFact | null {
  if (line.length < 120 && /(?:required|mandatory|compulsory|worn|times)$/i.test(line)) {
    const [, things = ''] = worn.exec(line) ?? [];
    if (things !== '')
      return {
        kind: 'do',
        text: `wear ${things
          .replace(' & ', ' and ')
          .split(/(, and |, | and )/)
          .map((piece) =>
            / (?:hat|helmet|vest|mask|net)$|^(?:hat|helmet|vest|mask|uniform)$/i.test(piece)
              ? withArticle(small(piece))
              : small(piece),
          )
          .join('')}`,
        desirable,
        sure: true,
      };
  }
  return null;
}
