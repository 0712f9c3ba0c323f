/** Titles that begin with a rank and name its field after a comma or a dash: "VP, Clinical Operations", "Lead - Data Governance". */
import { termsOf } from '../language/clause.ts';
import { isEveryday } from '../language/known-words.ts';
import { describes, knowsNoun, knowsThing } from '../language/lexicon.ts';
import { isMass, isOrdinary } from '../language/nouns.ts';

const grade = 'senior|executive|assistant|associate|deputy|group|junior|chief|global|regional|national|principal|staff';
/** "Vice President", "Senior Manager": so little that any field belongs to it. */
const onlyRank = new RegExp(
  `^(?:(?:${grade}|team) )*(?:(?:[aes]|e)?vp|(?:(?:senior|assistant|executive) )?vice[- ]president|president|head|director|manager|officer|lead|leader|principal|partner|associate|analyst|executive)(?: i{1,3})?$`,
  'i',
);
/** "Senior Engineer", "Consultant": a craft by itself, of which the field is most of the name where it surely is one. */
const onlyCraft = new RegExp(
  `^(?:(?:${grade}) )*(?:specialist|engineer|consultant|coordinator|supervisor|administrator|technician|scientist|designer|developer|architect|planner|buyer|advis[eo]r|professor|lecturer|inspector|controller|superintendent)(?: i{1,3})?$`,
  'i',
);
const noField =
  /^(?:remote|hybrid|home|full|part|permanent|fixed|temporary|temp|contract|maternity|days?|nights?|weekends?|evenings?|immediate|urgent|sign|bank|casual|seasonal|band|grade|level|ref|up to|from|starting|north(?:ern)?|south(?:ern)?|east(?:ern)?|west(?:ern)?|\d)(?![\w&])|^\d|\b(?:based|shifts?|hours|months?|cover|contract|bonus|salary|pay|region|county|only)\b/i;
/** "R&D", "SAP": letters that name a field, where they name no country. */
const letters = /^(?:IT|HR|PR|QA|AI|R&D|(?!USA|UAE|NYC|EMEA|DACH|APAC|LATAM|NRW)[A-Z][A-Z&]{2,4})$/;
const fieldWord =
  /^(?:affairs|relations|credit|theatres?|projects|sales|marketing|finance|operations|ops|resources|hr|it|quality|engineering|success|support|services?|logistics|procurement|purchasing|accounts|accounting|payable|receivable|payroll|compliance|risk|audit|tax|legal|data|analytics|security|products?|projects?|programmes?|programs?|design|pastry|larder|maintenance|production|planning|research|development|testing|assurance|controls?|safety|health|care|education|training|learning|people|talent|recruitment|communications|pr|digital|software|systems|networks?|infrastructure|cloud|platforms?|manufacturing|facilities|estates|housing|treasury|claims|underwriting|pharmacy|radiology|nursing|events|catering|retail|e-?commerce|transport|fleet|stores|inventory|chain|merchandising|brand|content|media|insights?|strategy|partnerships|fundraising|admissions|administration|civil|mechanical|electrical|structural|chemical|industrial|commercial|clinical|technical|backend|frontend)$/;
/** Whether a noun names a department and nobody in it: "Facilities". */
export const isFieldName = (word: string): boolean => fieldWord.test(word.toLowerCase());
const isFieldWord = (word: string): boolean =>
  fieldWord.test(word) ||
  (!/^(?:reading|bath|sale|deal|ware|rugby|mobile|nice)$/.test(word) &&
    (isMass(word) || knowsThing(word) || /(?:[a-z]{3}(?:ology|ics|istry|graphy)|ing|water)$/.test(word)));
const lastWord = (words: string): string => (words.split(' ').at(-1) ?? '').toLowerCase();

/** Whether words name what somebody deals with, and no place, terms or anybody. */
const isField = (words: string, isSomebody: (word: string) => boolean): boolean =>
  letters.test(words) ||
  (/^[A-Z][A-Za-z&/ -]{2,40}$/.test(words) &&
    !noField.test(words) &&
    (isFieldWord(lastWord(words)) || (!isSomebody(lastWord(words)) && isFieldWord(lastWord(words).replace(/s$/, '')))));
/** Whether words behind a bare rank may be its field: anything with a capital that is no place, no terms and nobody. */
const mayBeField = (words: string, isSomebody: (word: string) => boolean): boolean =>
  isField(words, isSomebody) ||
  (/^[A-Z][\w&/ -]{2,40}$/.test(words) &&
    !noField.test(words) &&
    !/^(?:UK|US|EU|[A-Z]{3,5})$/.test(words) &&
    !isSomebody(lastWord(words)) &&
    !termsOf(words).every(({ tags }) => tags.includes('Place') || tags.includes('City') || tags.includes('Country')));

/** "VP of Clinical Operations", "Accounts Payable Manager", "Senior Power Systems Engineer". */
const ofField = (rank: string, field: string): string => {
  if (/\b(?:head|director|president|[aes]?vp|principal|professor)$/i.test(rank)) return `${rank} of ${field}`;
  const [, grades = '', noun = rank] =
    /^((?:(?:senior|junior|assistant|deputy|chief|principal|associate|group|regional|national|global) (?=\S))*)(.+)$/i.exec(
      rank,
    ) ?? [];
  return `${grades}${field} ${noun}`;
};

/** Terms and checks by their letters: no field. */
const noFieldLetters = /^(?:FTC|PAYE|CIS|DBS|FTE|WTE|WFH|TBC|TBA|ASAP|LTD|PLC|NHS|UAE|MAT|PVG|SEN|OTE|DOE)$/;
/** Words of a name that tell what kind of work or worker it is, and before which a field stands as a matter of course: "Payments Software Engineer". */
const kindWords: ReadonlySet<string> = new Set(
  `staff software support care customer sales account accounts project programme program product data service
  field design test web systems business research process quality team lab laboratory classroom teaching healthcare clinical office admin technical community contracts`.split(
    /\s+/,
  ),
);
/**
 * Whether a field can stand before the whole name: a single word ("ICU Nurse"), or a kind of work and who does it. A name that
 * is an office or a place's ("County Clerk", "Ward Sister") stays together, and so does a grade with more than one word behind
 * it: nobody is a "Deputy Elections County Clerk".
 */
const goesBefore = (rank: string): boolean => {
  const words = rank
    .toLowerCase()
    .replace(/^(?:senior|junior|deputy|assistant) (?=\S+ )/, '')
    .split(' ');
  if (/^graduate trainee$/i.test(rank)) return true;
  return words.length === 1 || (words.length === 2 && kindWords.has(words[0] ?? ''));
};

/** Whether a name can take its field before it: it has none yet ("Head of Finance", "Teacher of Maths"), and not these words. */
const takesField = (rank: string, field: string): boolean =>
  !noFieldLetters.test(field) &&
  !/^chief\b|\b(?:of|in|for|and|with|de|to)\b|[&/]|\b(?:director|chief|president|professor)$/i.test(rank) &&
  goesBefore(rank) &&
  field.split(' ').length <= 2 &&
  !rank.toLowerCase().includes(lastWord(field));

/** Where or when somebody works, what they get and how to apply: what brackets hold beside fields. */
const noAside =
  /\b(?:start|joiners?|interviews?|apply|asap|urgent|new|wanted|required|needed|walk-?in|part|full|time|shift|day|night|weekend|early|late|live|living|in|at|on|near|from|to|per|fresher|experienced|male|female|m|f|d|w|x|accommodation|relocation|visa|sponsorship|bonus|perm(?:anent)?|temp|tupe|equity|training given|trainees?|apprentices?|hours?|europe|england|scotland|wales|ireland|germany|india|city|town|area|site|office|home|travel|field|mobile|multiple|various|several|vacanc(?:y|ies)|posts?|positions?|roles?|jobs?|job ?share|job|junior|senior|graduate|entry|mid)\b/i;
/** Whether words of a title surely name a field: all of them known, the last a thing or what is said of one, and none of them a place, terms or anybody. A place that no list has is no known word. */
export const staysInTitle = (words: string, isSomebody: (word: string) => boolean, most = 3): boolean => {
  const parts = words.split(/[ /&-]+/).filter((word) => word !== '' && !/^(?:and|of)$/i.test(word));
  return (
    /^\p{Lu}[\p{L}&/’' -]{2,30}$/u.test(words) &&
    parts.length <= most &&
    !noField.test(words) &&
    !noAside.test(words) &&
    // What a line makes may have any name: "Blister Packing Line".
    (/ [Ll]ine$/.test(words) ||
      (!parts.some((word) => isSomebody(word.toLowerCase())) && parts.every((word) => isKnown(word.toLowerCase())))) &&
    !termsOf(words).some(({ tags }) => tags.includes('Place') || tags.includes('City') || tags.includes('Country'))
  );
};
const isKnown = (word: string): boolean =>
  isFieldWord(word) ||
  knowsNoun(word) ||
  // "Elections", "Appeals", "Glasshouses": of which there are several.
  (/[^\Wsu]s$/.test(word) && (knowsNoun(word.replace(/s$/, '')) || isFieldWord(word.replace(/s$/, '')))) ||
  isOrdinary(word) ||
  describes(word) ||
  /^(?:children|people|women|men|patients?|clients?|customers?)['’]s$/.test(word) ||
  /[a-z]{4}(?:ial|ic|ical)$|^(?:in|out)patients?$/.test(word);

/** "Medical Devices", "Complex Cases": several things of a kind, which a rank by itself can only be over. "Station Road" is where. */
const dealsWith = (words: string, isSomebody: (word: string) => boolean): boolean =>
  /^\p{Lu}[\p{L}-]+(?: (?:and|&)?[\p{L}-]+){1,2}[^\Wsu]s$/u.test(words) &&
  !noField.test(words) &&
  !noAside.test(words) &&
  !/^(?:two|three|four|five|six|seven|eight|nine|ten)\b/i.test(words) &&
  words
    .toLowerCase()
    .split(' ')
    .every((word) => isEveryday(word.replace(/s$/, '')) && !isSomebody(word)) &&
  !termsOf(words).some(({ tags }) => tags.includes('Place') || tags.includes('City') || tags.includes('Country'));

const licence = /^(?:(?:HGV|LGV|PCV|CDL|Van|Bus|Coach)(?: |$))?(?:(?:Class|Cat|Category) )?(?:[A-E]1?\+?E?|[1-3])$/;

/** A bare rank with the field that the title names after it; any other first part as it stands. A dash, which sets off terms as often as a field, needs a field that is known to be one. */
export function rankWithField(
  rank: string,
  next: string,
  joint: 'comma' | 'dash',
  isSomebody: (word: string) => boolean,
): string {
  const bare = onlyRank.test(rank);
  // "Driver, HGV Class 1": what somebody drives.
  if (licence.test(next) && /\bdriver$/i.test(rank)) return ofField(rank, next);
  // "Staff Nurse - ICU", "Graduate Trainee, Supply Chain": whatever somebody is called, a field that surely is one is part of the name.
  if (!bare && !onlyCraft.test(rank) && !(isSomebody(lastWord(rank)) && takesField(rank, next))) return rank;
  const fits = bare && joint === 'comma' ? mayBeField : isField;
  return fits(next, isSomebody) || (bare && dealsWith(next, isSomebody)) ? ofField(rank, next) : rank;
}
