/** Whether a job description is the one for a job title: its own title is looked for and compared word by word. */

/** Standing says how far somebody has come, not what they do. A trainee's description fits the same work. */
const STANDING = new Set(
  `senior junior lead leading principal chief head graduate trainee apprentice apprenticeship intern internship entry mid
  level experienced qualified deputy staff interim acting global regional national group sr jr i ii
  iii iv scheme programme program placement opportunity vacancy role post position job`.split(/\s+/),
);

/** Terms of employment and filling words in a title. */
const FILLING = new Set(
  `a an and the of for in on at to with or our full part time permanent temporary temp contract contractor fixed term
  remote hybrid onsite homebased maternity cover night nights day days evening evenings weekend weekends shift shifts
  m f d w x mwd all genders und fur der die das im in`.split(/\s+/),
);

/** Words that say little alone: nearly every company has several of each. */
const GENERAL = new Set(
  `manager engineer technician officer coordinator assistant analyst specialist operator supervisor consultant
  administrator director partner adviser worker executive expert professional planner leader agent representative`
    .split(/\s+/)
    .map((word) => stemOf(word)),
);

/** Abbreviations and other names of the same work, each with the words that it stands for. */
const SAME: Readonly<Record<string, string>> = {
  eng: 'engineer',
  engr: 'engineer',
  developer: 'engineer',
  programmer: 'engineer',
  dev: 'engineer',
  mgr: 'manager',
  mngr: 'manager',
  coord: 'coordinator',
  tech: 'technician',
  admin: 'administrator',
  exec: 'executive',
  rep: 'representative',
  asst: 'assistant',
  hr: 'human resources',
  it: 'information technology',
  qa: 'quality assurance',
  pa: 'personal assistant',
  ea: 'executive assistant',
  pr: 'public relations',
  bd: 'business development',
  ceo: 'executive officer',
  cfo: 'financial officer',
  cto: 'technology officer',
  hgv: 'lorry',
  lgv: 'lorry',
  advisor: 'adviser',
  carer: 'care assistant',
  cleaning: 'cleaner',
  analysis: 'analyst',
  bookkeeping: 'bookkeeper',
  programme: 'program',
  organisation: 'organization',
  electrics: 'electrician',
  solicitor: 'lawyer',
  attorney: 'lawyer',
};

/** A line that names the job: "Job title: ...", "POST - ...". */
const LABELLED =
  /^\W*(?:(?:job|role|vacancy|position|post)\s+(?:title|name|holder)|title|position|post|role|vacancy|job|jd|(?:job|role|position)\s+(?:description|specification|profile)(?:\s+for)?|stellenbezeichnung|intitulé du poste)\s*(?:[:|–—]|-\s)\s*(\S.*)$/iu;

/** A line about somebody or something else: the superior, the place, the pay. */
const OTHER =
  /\b(?:reports?|reporting|responsible)\s+(?:in)?to\b|\b(?:line\s+)?manager\s*:|\bmanaged\s+by\b|\baccountable\s+to\b|\bdirect\s+reports?\b|\b(?:work|works|working|liaise|liaising)\s+with\b|\balongside\b|\bsupersedes\b|\bsalary\b|\blocation\b|\bdepartment\b|\bdept\b|\bemployer\b/iu;

const HEADING_LINES = 10;
const HEADING_WORDS = 12;
/** Share of the title's words that have to be in the description's. */
const ENOUGH = 0.6;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function stemOf(word: string): string {
  let stem = word;
  if (/(?:ss|us|is)$/.test(stem) === false) {
    stem = stem
      .replace(/ies$/, 'y')
      .replace(/(x|ch|sh|ss)es$/, '$1')
      .replace(/s$/, '');
  }
  for (const ending of [/ing$/, /(?:ment|ancy|ance|ant)$/, /(?:er|or)in$/, /(?:er|or)$/, /e$/]) {
    const shorter = stem.replace(ending, '');
    if (shorter.length >= 4) stem = shorter;
  }
  return stem;
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .replace(/\b(co|re|pre)-(?=\p{L})/gu, '$1')
    .replace(/\(?\b[mfwdx]\/[mfwdx](?:\/[mfwdx])?\b\)?/g, ' ')
    .replace(/(\p{L})[:*_/]in(?:nen)?\b/gu, '$1')
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== '')
    .flatMap((word) => (Object.hasOwn(SAME, word) ? (SAME[word] ?? word).split(' ') : [word]));

const stemsOf = (text: string): string[] => wordsOf(text).map(stemOf);

/** In front of a word they say how far somebody has come, behind it what they are: assistant manager, teaching assistant. */
const STANDING_IN_FRONT = new Set(['assistant', 'assistants', 'associate', 'associates']);

const SEGMENTS = /[,(|/]|\s[-–—]\s/u;

/** What somebody does: the words of a title without standing and filling, as stems. */
const essenceOf = (title: string): string[] => {
  const segments = title.split(SEGMENTS).map((part) => wordsOf(part).filter((word) => !FILLING.has(word)));
  const words = segments.flat();
  const essential = segments.flatMap((part) =>
    part.filter((word, at) => {
      if (STANDING_IN_FRONT.has(word)) return at === part.length - 1 && at > 0;
      return !STANDING.has(word);
    }),
  );
  return [...new Set((essential.length > 0 ? essential : words).map(stemOf))];
};

/** The part before a comma, a bracket or a dash: in "Skipper, Crew Transfer Vessel" it is the trade. */
const tradeOf = (title: string): string[] => {
  const [first = ''] = title.split(SEGMENTS);
  const essence = essenceOf(first);
  return essence.length > 0 ? essence : essenceOf(title);
};

/** Compares a title with the one that a description gives itself. */
const isSameJob = (title: string, declared: string): boolean => {
  const wanted = essenceOf(title);
  const given = new Set(essenceOf(declared));
  const common = wanted.filter((stem) => given.has(stem));
  if (common.length === 0 || common.length / wanted.length < ENOUGH) return false;
  const trade = tradeOf(title).at(-1);
  if (trade !== undefined && !given.has(trade)) return false;
  // And the other way round: an account manager is no accountant.
  const heads = declared.split(SEGMENTS).flatMap((part) => essenceOf(part).at(-1) ?? []);
  if (!heads.some((head) => wanted.includes(head))) return false;
  // "Engineer" alone does not name the "Controls and Data Engineer".
  return wanted.some((stem) => !GENERAL.has(stem)) || common.length / given.size >= ENOUGH;
};

const includesInOrder = (words: readonly string[], phrase: readonly string[]): boolean =>
  words.some((_, start) => phrase.every((stem, offset) => words[start + offset] === stem));

/** Counts the lines that speak of the job itself: not of a superior, a colleague or a former title in quotation marks. */
const countMentions = (lines: readonly string[], title: string): number => {
  const filling = new Set([...FILLING, ...STANDING].map(stemOf));
  const phrase = tradeOf(title);
  const lean = lines
    .filter((line) => !OTHER.test(line))
    .map((line) => stemsOf(line).filter((stem) => !filling.has(stem) || phrase.includes(stem)));
  return lean.filter((words) => includesInOrder(words, phrase)).length;
};

/**
 * Whether the text of a job description fits an advert's job title. Seniority, terms of employment, plurals and other
 * names of the same work make no difference; sharing a common word such as "manager" is not enough.
 */
export const matchesJobTitle = (text: string, jobTitle: string): boolean => {
  const title = jobTitle.trim();
  if (title === '' || text.trim() === '') return false;
  if (UNSPACED.test(title)) return text.normalize('NFKC').includes(title.normalize('NFKC'));
  const essence = essenceOf(title);
  if (essence.length === 0) return false;

  const lines = text
    .replace(/["“”«»][^"“”«»\n]{0,120}["“”«»]/gu, ' ')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  const declared = lines.flatMap((line) => LABELLED.exec(line)?.[1] ?? []);
  if (declared.some((given) => isSameJob(title, given))) return true;
  const headings = lines
    .slice(0, HEADING_LINES)
    .filter((line) => !OTHER.test(line) && line.split(/\s+/).length <= HEADING_WORDS);
  if (headings.some((heading) => isSameJob(title, heading))) return true;

  const isGeneral = essence.every((stem) => GENERAL.has(stem));
  if (declared.length > 0 || isGeneral) return !isGeneral && essence.length > 1 && countMentions(lines, title) > 1;
  // A description without a title of its own: the job is spoken of, or all of its words stand together in a line.
  if (countMentions(lines, title) > 0) return true;
  const together = lines.filter((line) => !OTHER.test(line)).map((line) => new Set(stemsOf(line)));
  return essence.length > 1 && together.some((line) => essence.every((stem) => line.has(stem)));
};
