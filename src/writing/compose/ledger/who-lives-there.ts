/** People of one sex who live where the job is, or are supported there: "where four men with learning disabilities live". They apply for nothing. */

const blank = (found: string): string => ' '.repeat(found.length);

const sex = '(?:wom[ae]n|m[ae]n|ladies|gentlemen|girls?|boys?|males?|females?)';
const many = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,3})';
const ages = '(?:(?:young|younger|older|elderly|autistic|adult|vulnerable|homeless) )?';
const needs =
  '(?:with (?:an? )?(?:(?:mild|moderate|severe|profound|complex) )?(?:learning|intellectual|physical|developmental|mental|complex|acquired|additional|high|autism|autistic|dementia|brain|epilepsy|down|special|challenging|support)\\b)';
const residents = new RegExp(
  [
    // "Where four men live", "in which three women with autism share a kitchen".
    `\\b(?:where|in which|that is home to|home to) (?:${many}|some|several|our|the) ${ages}${sex}(?=(?: [^.;,]{2,50})? (?:live|lives|share|stay|grow up)\\b|$|[,.;]| with\\b)`,
    // "Four men with learning disabilities".
    `\\b(?:${many}|several|the|our) ${ages}${sex}(?= ${needs})`,
    // "A house of three men", "a flat shared by two women".
    `\\b(?:house|home|flat|bungalow|household|unit|lodge|annexe?) (?:of|for|with|shared by|shared between) (?:${many} )?${ages}${sex}\\b`,
    // "Personal care for one of the men", "the four men who live there", "about the four men".
    `\\b(?:${many}|each|all|both|some|any|most) of the (?:${many} )?${ages}${sex}\\b(?! (?:on|in) (?:the|our) (?:team|staff|crew)\\b)`,
    `\\bthe ${many} ${ages}${sex}\\b`,
    `\\bthe ${ages}${sex} (?:who (?:live|stay|lodge)|(?:that |who |whom )?we support|living (?:here|there|in)|in the (?:house|home|flat|hostel))\\b`,
  ].join('|'),
  'gi',
);
/** Who asks for somebody of one sex, whatever else is told. */
const asksForOne = new RegExp(
  `\\b${sex} (?:only|preferred|wanted|needed|required|candidates?|applicants?|staff|workers?|carers?)\\b|\\b(?:only|prefer(?:ably)?|ideally|want|need|seek|hire|hiring|must be|should be) (?:an? |the |${many} )?${ages}${sex}\\b`,
  'i',
);
const maybe = new RegExp(`\\b${sex}\\b`, 'i');

/** The text with such people out of sight. */
export const residentsBlanked = (text: string): string =>
  maybe.test(text) && !asksForOne.test(text) ? text.replace(residents, blank) : text;
