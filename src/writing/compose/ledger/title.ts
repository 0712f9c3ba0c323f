import { literal } from '../language/any-of.ts';
import { withArticle } from '../language/articles.ts';
import { upperFirst } from '../language/first-capitals.ts';
import { mayBeFound, rare } from '../language/its-words.ts';
import { knowsNoun } from '../language/lexicon.ts';
import { isKnownNoun, isOrdinary } from '../language/nouns.ts';
import { writeOut } from '../language/shorthand.ts';
import { cleanLine } from './clean.ts';
import { inclusive, withoutGroups, withoutPraise } from './open-titles.ts';
import { calm, knownAcronym } from './shouting.ts';
import { isPlural, isSomebody, namesDepartment, namesSomebody, person } from './title-number.ts';
import { rankWithField, staysInTitle } from './title-rank.ts';
import { rowOfFields, withoutTails } from './title-tails.ts';
import { withoutForeignTerms } from './title-terms.ts';
import { titleInEnglish } from './title-tongues.ts';

const hype = rare(
  /\b(?:(?:(?:amazing|exciting|fantastic|great|unique|rare|superb|excellent|golden|brilliant|wonderful|career|job) )+opportunit(?:y|ies)|(?<!equal )opportunity(?= *!)|(?:top|dream|hot|best) job(?= *$| *[|(–-])|urgent(?:ly)?(?: required| hiring| needed)?|immediate (?:start|joiner\w*)|start asap|asap|apply now|now hiring|we(?:['’]re| are) hiring|hiring|wanted|required|needed|(?:great|amazing|fantastic|brilliant|good|top|super|competitive|excellent) (?:pay|money|rates?|benefits|salary|wages?|perks)|amazing|fantastic|exciting|dynamic|passionate|rock ?star|ninja|guru|superstar|wizard|excellent (?:pay|benefits)|no experience(?: needed| required)?|earn up to.*|up to [£€$₹].*|uncapped.*|sign[- ]on bonus|bonus|£+|\${2,}|€+|new|hot job)\b[!:]*/gi,
);
const wornName = /\b(?:ninja|rock ?star|guru|superstar|wizard|hero|legend|unicorn)\b/i;

export interface DisplayTitle {
  text: string;
  plural: boolean;
  /** No name of anybody: "Customer Services". Sentences ask for "somebody in" it. */
  department: boolean;
  /** A post that there is once: "as Head of Sales", not "as a Head of Sales". */
  unique: boolean;
  changed: string | null;
}

/** Ranks and jobs as they are typed short: "Snr Mktg Exec". */
const writeRanks = (title: string): string =>
  title
    .replace(/\bexec\b\.?(?=\s*(?:$|[,(–/-]))/gi, 'Executive')
    .replace(/\b(?:snr|sr)\b\.?/gi, 'Senior')
    .replace(/\b(?:jnr|jr)\b\.?/gi, 'Junior')
    .replace(/\bsup(?:v|vr)\b\.?/gi, 'Supervisor')
    .replace(/\bco-?ord\b\.?/gi, 'Coordinator')
    .replace(/\bmktg\b\.?/gi, 'Marketing')
    // The name of a training is nobody; who learns a trade that is somebody's is its apprentice.
    .replace(
      /^Apprenticeship(?:,? as an? | as |:? [-–] |: ?| )((?:[A-Z][\w-]+ )*[A-Z][a-z]+(?:er|or|ian|ist|ant))(?: 20\d\d)?(?=\s*(?:$|[(,|–-]))/gi,
      'Apprentice $1',
    )
    .replace(/\b(?:manager|assistant|management|department)\b/g, upperFirst);

/** Pictures and stars; signs of rights are none. */
const picture = /(?![©®™])(?:\p{Extended_Pictographic}|[★☆✦✧✪✰])[\ufe0e\ufe0f\u200d]*/gu;

const learners: readonly (readonly [RegExp, string])[] = [
  [/^(?:Ausbildung|Lehre|Lehrstelle|Apprenticeship)$/i, 'Apprentice'],
  [/^(?:Praktikum|Internship)$/i, 'Intern'],
  [/^(?:Traineeship|Trainee programme)$/i, 'Trainee'],
];
const smallWords =
  /^(?:of|and|the|for|in|to|with|a|an|or|at|on|by|de|du|la|le|les|des|von|van|et|und|für|im|am|zum|zur|der|die|das)$/i;

/** "Asst. Manager": the stop of a shortened word ends no part of a title. */
const withoutStops = (title: string): string =>
  title
    // "M.O.T. Tester".
    .replace(/\b(?:[A-Z]\.){2,}/g, (letters) => letters.replaceAll('.', ''))
    .replace(
      /\b([bcdfghjklmnpqrstvwxyz]{2,5}|asst|assoc|dep|dir|eng|tech|elec|mech|gen|reg|admin|acct|ops|maint|prod|proj|comm|sec|govt|div|lab|exec|co-?ord|sup|rep|int|ext)\.(?=\s|$)/gi,
      '$1',
    )
    .replace(/\b(?:engg|engr|eng)\b\.?(?=\s*(?:$|[,(|–/-]))/gi, 'Engineer')
    .replace(/\bassoc\b/gi, 'Associate')
    .replace(/\bdep\b(?= [A-Z])/gi, 'Deputy')
    .replace(/\bgen\b(?= (?:manager|mgr)\b)/gi, 'General');

/** What colleagues write beside a title. */
const remark = rare(
  /[([][^()[\]]*\b(?:confidential|draft|internal (?:use|only)|do not (?:publish|post|advertise)|version \d|not for publication|replacement|backfill|maternity cover tbc|on hold|approved)\b[^()[\]]*[)\]]|(?:^|[-–—|:,/]|\s{2})\s*(?:strictly |private (?:and|&) |highly )?(?:confidential(?: (?:search|hire|replacement|draft))?|draft(?: v?\d[\d.]*)?|internal (?:use|only)|do not (?:publish|post|advertise))\s*(?=$|[-–—|:,/!]|\s{2})/gi,
);

/** The title as a reader would say it: no hype, brackets or tails, at most 60 characters. Null when nothing usable is left. */
export function displayTitle(raw: string | null, employer: string | null): DisplayTitle | null {
  // "Salesforce Administrator ⭐ Top Payer ⭐": what stands behind a picture is shouted at the reader, and no part of the name.
  let text = cleanLine(
    titleInEnglish(withoutForeignTerms(raw ?? ''))
      .replace(picture, ' | ')
      // "Confidential: Finance Director", "Chief Operating Officer (confidential search) - DRAFT": the name stands beside the remark.
      .replace(remark, ' | ')
      // A gap in its brackets takes nothing of the name with it: "[REF: TBC]".
      .replace(/\[[^[\]]*\]|\{\{[^{}]*\}\}/g, ' ')
      // To whom somebody reports is no part of the name, and none that its field would be counted beside.
      .replace(/(?:[,;|]|\s[-–—])?\s*\breport(?:ing|s) to\b[^()|]*$/i, ' '),
  ).replace(/["“”]/g, '');
  const original = text;
  const row = text.includes(',') ? rowOfFields(text.replace(/[([{].*$/, ' ')) : null;
  text = text.replace(/[([{][^)\]}]*[)\]}]/g, ' ').replace(/[([{].*$/, ' ');
  text = text
    .replace(/^\s*(?:job title|title|role|position|vacancy|post)\s*[:–-]\s*/i, '')
    // "x2": how many are wanted is no part of the name.
    .replace(/^\s*\d+\s*(?:x|no\.?)\s+/i, '')
    .replace(
      /\s+(?:[x×] ?\d{1,2}|\d{1,2} ?[x×]|(?:[x×] ?)?(?:\d{1,2}|one|two|three|four|five|six|several|multiple|various) (?:nos?\.?|posts?|positions?|roles?|vacanc(?:y|ies)|openings?|jobs?))(?=\s*(?:$|[,(|–/-]))/gi,
      '',
    );
  // Before hype goes and the name is cut at a comma: "Young, Dynamic & Hungry Chef" is one row and a chef.
  const open = withoutGroups(text);
  if (open === '' && /[a-z]/i.test(text)) return null;
  // What stands behind the name goes with its tail, and another note tells it: "Tele Caller - Ladies only".
  const [before = ''] = text.split(/\s[-–—]+\s|\|/);
  let changed: string | null = withoutGroups(before) === before ? null : original;
  text = withoutPraise(changed === null ? text : open);
  // "Sales Assistant / Sales Superstar": the half that names the job.
  text = text
    .split(/\s+\/\s+/)
    .filter((part, _, all) => all.length === 1 || !wornName.test(part) || all.every((other) => wornName.test(other)))
    .join(' / ');
  text = text
    // A ninja is somebody all the same: of "Sales Ninja" more than the field is left.
    // ... and where the name stands behind it, nothing is missing: "Rockstar Ninja Developer".
    .replace(
      /^(.*\w) (?:ninja|rock ?star|guru|superstar|wizard)\b(?= ([a-z]+(?: [a-z]+)*))/i,
      (whole, field: string, rest: string) => (namesSomebody(rest) ? field : whole),
    )
    .replace(/^(.*\w) (?:ninja|rock ?star|guru|superstar|wizard|hero|champion)\b/i, (_, field: string) =>
      /^sales$/i.test(field.trim()) ? 'Salesperson' : person.test(field.trim()) ? field : `${field} Specialist`,
    );
  // "m/w/d": whom the law lets apply, and no name. Before shorthand is written out, for "w/" is "with" elsewhere.
  text = text.replace(/\b(?:[mfwdhx]\/){1,3}[mfwdxhi]\b|\ball genders\b/gi, ' ');
  text = writeRanks(
    writeOut(
      withoutStops(text)
        .replace(/(?<=[a-z]{3}\W{1,3})\b(?:wanted|needed|required)\b.*$/i, ' ')
        .replace(hype, ' '),
    ).replace(/[£€$₹]+(?!\d)/g, ' '),
  )
    // "C#" is a language.
    .replace(/[!?*~|]+|(?<!\b[CFJ])#+/g, ' | ')
    .replace(
      /\b(?:(?:post|position|job|vacancy|requisition|req|role)\.? (?:no|number|ref|id|code)|ref|req|job id|vacancy)\b[.:# ]*[\w/-]*\d[\w/-]*/gi,
      ' ',
    );
  // A picture before the name leaves a bar, and parts nothing.
  const source = text.replace(/^[\s|]+/, '');
  const parts = text
    .split(/,|\||\bwithin\b|\breporting to\b|\s[-–—]+\s|\s[-–—]+$|;|(?<!\d):|:(?!\d)|\.\s/)
    .map((part) => part.trim())
    .filter((part) => /[A-Za-z]{2}|[A-Z]&[A-Z]/.test(part));
  // "Sales (ninja) - Field Sales Exec": where a worn word was the noun, the part that names somebody is the title.
  const worn = /\b(?:rock ?star|ninja|guru|superstar|wizard)\b/i.test(original);
  text = (worn ? parts.find(namesSomebody) : undefined) ?? parts[0] ?? '';
  // "Ausbildung: Fachinformatiker": what is learnt is no person, and who learns it is.
  const learns = learners.find(([course]) => course.test(text))?.[1];
  const trade = parts[1];
  if (learns && trade && /^[^|,]*?(?::|\s[-–—]+\s)/.test(source))
    text =
      namesSomebody(trade) || /iker|mann|frau|wirt|ler$/i.test(trade) ? `${learns} ${trade}` : `${learns} in ${trade}`;
  // "Vice President, Regulatory Affairs", "Lead - Data Governance": a rank alone is another job.
  const joint = (/\S \| \S/.test(raw ?? '') ? /^[^|,:]*?(,|:|\||\s[-–—]+\s)/ : /^[^|,:]*?(,|:|\s[-–—]+\s)/).exec(
    source,
  )?.[1];
  const name = text;
  if (joint && parts[1]) text = rankWithField(text, parts[1], joint === ',' ? 'comma' : 'dash', isSomebody);
  // "Physiotherapist - Outpatients", "Supervisor (Roads)": what is no place and no terms is a field, and part of the name.
  const [, inBrackets = ''] = /^[^()|]*\(([^()]+)\)\W*$/.exec(original) ?? [];
  const aside = inBrackets || (joint && joint !== ':' ? (parts[1] ?? '') : '');
  const field =
    text === name &&
    (namesSomebody(name) || ofManager.test(name)) &&
    !name.includes('/') &&
    parts.length <= (inBrackets ? 1 : 2) &&
    // "Chief Operating Officer, Regional Freight Network": every line would be its title.
    name.split(' ').length + aside.split(' ').length <= 5 &&
    // "Supervisor - Zinc Nickel Plating Line": of a single word, the rest is most of the name.
    staysInTitle(aside, isSomebody, name.includes(' ') ? 3 : 4)
      ? aside
      : '';
  // "Head of Parks, Play and Open Spaces": "Head of Parks" alone is another job.
  if (row?.startsWith(text)) text = row;
  if (employer) text = text.replace(new RegExp(`\\s+(?:at|for|with)\\s+${literal(employer)}.*$`, 'i'), '');
  text = text
    // "Welder / Fabricator": one who does both, or either; as it was typed.
    .replace(/\s*\/\s*/g, (slash) => (/\s/.test(slash) ? ' / ' : '/'))
    .replace(/\s*&\s*/g, (whole) => (/^&$/.test(whole) ? '&' : ' and '))
    .replace(/\s+(?:L|Level|Band|Grade|NVQ)\.? ?\d{1,2}[a-z]?\s*$/i, '')
    .replace(/\s+/g, ' ')
    .replace(/^(?:[\s\-–—,]|\.(?!NET\b))+|[\s\-–—.,]+$/g, '');
  text = withoutTails(text);
  // "Physiotherapist, Senior": the rank before its name.
  const rank =
    parts.length === 2 && /^(?:senior|junior|principal|trainee)$/i.test(parts[1] ?? '') ? (parts[1] ?? '') : '';
  if (rank && namesSomebody(text) && !text.toLowerCase().includes(rank.toLowerCase())) text = `${rank} ${text}`;
  for (const [pattern, better] of inclusive) {
    if (!mayBeFound(pattern, text) || !pattern.test(text)) continue;
    changed ??= text;
    text = text.replace(pattern, better);
  }
  // "Actor/Actress", "Young People's Worker", "Girls' Football Coach": one word for both, and for whom the work is.
  text = text.replace(/^(.+?)(?:\s*\/\s*| and | or )\1$/i, '$1');
  text = text.replace(/\s+/g, ' ').trim();
  if (text.length > 60) {
    const cut = text.slice(0, 61);
    text = cut.slice(0, Math.max(cut.lastIndexOf(' '), 20)).replace(/\s+(?:of|and|the|for|in|to|with|or)$/i, '');
  }
  if (!/[A-Za-z]{2}/.test(text)) return null;
  text = titleCase(text);
  // "Teacher (Maths)" is a Maths Teacher. Any other field in brackets is no part of the name that sentences use: it stands over the advert.
  if (field && inBrackets) text = rankWithField(text, field, 'dash', isSomebody);
  // Of two parts, in brackets, because a comma would part the name from what a sentence says behind it.
  else if (field && text.length + field.length <= 48 && !text.toLowerCase().includes(field.toLowerCase()))
    text = `${text} (${field})`;
  const unique =
    /^(?:head|director|chief|vice president|vp|president|principal of|chair|ceo|cfo|coo|cto|general manager of|managing director|headteacher|dean|provost)\b/i.test(
      text,
    ) || /\b(?:director|officer in charge)\b.*\bof\b/i.test(text);
  return {
    text,
    plural: !unique && isPlural(text),
    department: !unique && namesDepartment(text),
    unique,
    changed,
  };
}

/** "Front Office Executive (Female, below 28 yrs)": what a title has beside its name, where another note does not tell it. Both sexes shut nobody out. */
export const withheldOfTitle = (raw: string | null, title: DisplayTitle | null): string =>
  cleanLine(raw ?? '')
    .replace(bothSexes, ' ')
    .replace(forWhomItIs, ' ')
    .replace(title?.changed ?? title?.text ?? '', ' ')
    .trim();
const bothSexes =
  /\b(?:fe)?males? ?(?:\/|or|and|&) ?(?:fe)?males?\b|\b(?:wo)?m[ae]n ?(?:\/|or|and|&) ?(?:wo)?m[ae]n\b/gi;
/** "Physiotherapist (Women's Health)", "Coach - Under 12s": whom one works for. */
const forWhomItIs =
  /\b(?:(?:wo)?m[ae]n|girl|boy|lady|mother)['’]s\b|\b(?:girls|boys|ladies|mothers)['’]|\b(?:under|over)[- ]?\d\ds\b/gi;

/** "AGM", "DGM": a general manager of some grade by the letters, who is over something. */
const ofManager = /^[ADSC]?GM$/;

/** "Co-ordinator", "Pre-school": parts of one word, with one capital. "Sous-Chef" has two. */
const oneWord = /^(?:co|pre|re|de|non|sub|multi|anti|inter|mid|semi|e)$/i;

/** "MD", "HR BP", "EA": two capitals are letters, whatever stands beside them; no title has a word of two letters that is none of the small ones. */
const twoLetters =
  /^(?!(?:AN|AS|AT|BY|DE|DI|DU|ED|EL|GO|IF|IN|IS|IT|JR|LA|LE|ME|MY|NO|OF|ON|OR|SO|SR|ST|TO|UP|US|VI|WE|XI)$)[A-Z]{2}$/;

function titleCase(text: string): string {
  // "KP", "HCA": letters, and no word that is shouted.
  if (/^[A-Z]{2,4}s?$/.test(text) && !isOrdinary(text.toLowerCase()) && !knowsNoun(text.toLowerCase())) return text;
  // "DET / GET": one that is no word shows that both are letters.
  if (
    /^[A-Z]{2,4}(?: ?\/ ?[A-Z]{2,4})+$/.test(text) &&
    text.split(/ ?\/ ?/).some((part) => !isKnownNoun(part.toLowerCase()))
  )
    return text;
  const shouted = text.split(' ');
  const calmed = /[a-z]/.test(text) ? text : calm(`${text} XXXXXXXXXX`.toUpperCase()).replace(/ x+$/i, '');
  // Who typed small letters beside capitals meant both: "Front-of-house Manager".
  const meant = /[a-z]/.test(text) && /[A-Z]/.test(text);
  return calmed
    .split(' ')
    .map((word, index) => {
      // "CDL A Driver", "Goods In Clerk", "In Memoriam Officer": letters and names of their own.
      if (word === 'A' && meant && /^(?:[A-Z]{2,}|Class|Category|Cat|Group|Grade)$/.test(shouted[index - 1] ?? ''))
        return word;
      if (
        /^in$/i.test(word) &&
        (/^goods$/i.test(shouted[index - 1] ?? '') || /^memoriam$/i.test(shouted[index + 1] ?? ''))
      )
        return 'In';
      if (index > 0 && /^d['’]/i.test(word)) return word.charAt(0).toLowerCase() + word.slice(1);
      if (index > 0 && smallWords.test(word)) return word.toLowerCase();
      if (/[A-Z].*[A-Z]|^[a-z]+[A-Z]|\d/.test(word)) return word;
      if (shouted[index] && twoLetters.test(shouted[index])) return shouted[index];
      // "C+E": letters of a class.
      if (/^[a-z](?:[+/][a-z])+$/i.test(word)) return word.toUpperCase();
      if (knownAcronym.test(word) && word.length <= 4 && !/^(?:er|it|iv|arc|map)$/i.test(word))
        return /s$/.test(word) && word.length > 3 ? `${word.slice(0, -1).toUpperCase()}s` : word.toUpperCase();
      return word
        .split('-')
        .map((part, at, parts) =>
          at > 0 && (meant || oneWord.test(parts[at - 1] ?? '') || smallWords.test(part)) ? part : upperFirst(part),
        )
        .join('-');
    })
    .join(' ');
}

/** "a Bus Driver", "Head of Tidal Operations", "one of our Bus Drivers", "part of Customer Services". */
export function titleWithArticle(title: DisplayTitle): string {
  if (title.department) return `part of ${ours(title.text)}`;
  if (title.plural) return `one of our ${title.text}`;
  return title.unique ? title.text : withArticle(title.text);
}

/** Who is looked for: "a Bus Driver", "Bus Drivers", "somebody in Customer Services". */
export function whoIsWanted({ text, plural, department }: DisplayTitle): string {
  if (department) return `somebody in ${ours(text)}`;
  return plural ? text : withArticle(text);
}

const ours = (department: string): string =>
  / (?:team|department)$/i.test(department) ? `our ${department}` : department;
