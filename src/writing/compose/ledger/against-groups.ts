/**
 * "No Muslims", "Only Hindus", "Pakistanis need not apply", "No candidates on maternity break": a group that the law
 * protects, in a turn that bars it or wants nobody else. The group alone bars nobody, and neither does the turn: "no
 * weekends", "German speaker", "support refugees".
 */

export interface Group {
  about: string;
  /** Who can stand alone: "Muslims". */
  people: string;
  /** What is said of somebody, and shuts out only beside a word for people or behind "must be": "Muslim". */
  quality: string;
  /** What somebody is on or has: "maternity leave". */
  state?: string;
  /** Whether what is said of somebody is what languages are called as well. */
  spoken?: true;
}

const origins =
  'afghan|african|albanian|algerian|american|arab|armenian|asian|australian|austrian|bangladeshi|belgian|bosnian|brazilian|bulgarian|cameroonian|canadian|chilean|colombian|congolese|croatian|cuban|cypriot|czech|egyptian|eritrean|estonian|ethiopian|european|filipino|georgian|german|ghanaian|greek|haitian|hungarian|indian|indonesian|iranian|iraqi|israeli|italian|jamaican|jordanian|kenyan|korean|kurd|latvian|libyan|lithuanian|malaysian|mexican|moldovan|moroccan|nepali|nigerian|norwegian|pakistani|palestinian|peruvian|pole|romanian|russian|scot|serb|slovak|somali|sri lankan|syrian|tamil|tunisian|turk|ugandan|ukrainian|venezuelan|yemeni|zimbabwean|bihari|bengali|punjabi|gujarati|marathi|malayali|kashmiri';

export const groups: readonly Group[] = [
  {
    about: 'religion or belief',
    people:
      "muslims|hindus|christians|catholics|protestants|jews|sikhs|buddhists|jains|parsis|atheists|mormons|jehovah['’]s witnesses|(?:sunni|shia)s?|non-?believers",
    quality:
      'muslim|hindu|christian|catholic|protestant|jewish|sikh|buddhist|jain|parsi|atheist|islamic|mormon|religious',
    state: 'religion|faith',
  },
  {
    about: 'race, nationality or language',
    people: `(?:${origins})s|blacks|foreigners|immigrants|migrants|refugees|asylum seekers|gypsies|roma|dalits|brahmins|harijans|SC ?\\/ ?STs?|OBCs?|(?:upper|lower|backward|scheduled)[- ]castes?`,
    quality: `${origins}|black|white|coloured|colored|brown|chinese|japanese|vietnamese|sudanese|lebanese|irish|english|scottish|welsh|british|french|polish|turkish|spanish|danish|swedish|finnish|foreign|immigrant|migrant|refugee|dalit|brahmin|SC ?\\/ ?ST|OBC|(?:upper|lower|backward|scheduled)[- ]caste`,
    spoken: true,
  },
  {
    about: 'family or marital status',
    people:
      '(?:expectant|expecting|nursing|breast-?feeding|new|single|young|married) (?:mothers?|mums?|moms?|parents?|fathers?|dads?)|newly[- ]?weds?|divorcees|widows',
    quality: 'pregnant|newly[- ]married|married|unmarried|divorced|widowed|breast-?feeding|career[- ]break|maternity',
    state:
      '(?:maternity|paternity|parental|family|adoption|childcare|career)[- ](?:break|leave|gap)s?|pregnanc(?:y|ies)|babies|(?:small |young |little )?(?:kids|children)',
  },
  {
    about: 'disability or health',
    people: 'wheelchair users',
    quality:
      'disabled|deaf|blind|autistic|dyslexic|handicapped|epileptic|diabetic|neurodivergent|obese|overweight|HIV[- ]positive|mentally ill',
  },
  {
    about: 'sexual orientation or gender identity',
    people: 'gays|lesbians|homosexuals|bisexuals|transsexuals|heterosexuals|LGBT\\w*\\+?',
    quality:
      'gay|lesbian|homosexual|bisexual|transsexual|trans|transgender|heterosexual|non-?binary|straight|queer|LGBT\\w*\\+?',
  },
  {
    about: 'age',
    people: 'senior citizens|retirees|pensioners|teenagers|elderly people',
    quality: 'elderly|aged|retired|teenage|middle-aged',
  },
];

const persons =
  '(?:candidates?|applicants?|applications?|people|persons?|staff|workers?|employees?|individuals?|job ?seekers?|CVs?|resumes?|profiles?|m[ae]n|wom[ae]n|ladies|lady|girls?|boys?|mothers?|mums?|nationals?|citizens?|families|folks?|communit(?:y|ies)|returners)';
const considered =
  '(?:wanted|welcome|eligible|allowed|accepted|considered|preferred|suitable|entertained|hired|employed|called|invited|shortlisted)';

/** The turns that bar a group or want nobody else. */
function turnsAgainst({ people, quality, state, spoken }: Group): RegExp {
  const held = state ? `${state}|${quality}` : quality;
  const who = `\\b(?:non[- ])?(?:(?:${quality})[- ]${persons}(?![\\w'’])|(?:${people})(?![\\w'’]|[- ](?:speak|language))|(?:${persons}|(?:no ?)?(?:one|body)) (?:(?:who (?:is|are|were)|that are|who['’]s) )?(?:(?:just |currently |recently )?(?:back |returning |coming |in )?(?:from|on|with|after|of|planning|practising|following) (?:an? |the |any |their )?(?:${held}|${people})|(?:${quality}))(?![\\w-]))`;
  const kindly =
    '(?! (?:is|are|was|were|gets?|goes|go|ever) (?:ever )?(?:turned|sent|left|refused|forgotten|excluded|told|without|alone|away))';
  return new RegExp(
    [
      `(?:(?=\\bno ?(?:one|body)\\b)|\\b(?:no(?: more| new| other)?|not(?: open| suitable| suited| meant| ideal)?(?: for| to)?) (?:the |any )?)${who}${kindly}`,
      `\\b(?:do(?:es)? not|don['’]t|doesn['’]t|never|will not|won['’]t|cannot|can['’]t|not) (?:hir(?:e|ing)|tak(?:e|ing)(?: on)?|accept(?:ing)?|consider(?:ing)?|want|employ(?:ing)?|recruit(?:ing)?|interview(?:ing)?) (?:any |the )?${who}`,
      `\\b(?:except|excluding|avoid)(?: for)? (?:any |the )?${who}`,
      `(?<!\\bnot )\\b(?:only|strictly|exclusively) (?:for |open to |accept(?:s|ing)? |consider(?:s|ing)? |hir(?:e|es|ing) |take |want |the )?${who}`,
      `\\b(?:prefer(?:ably|ring|s)?|preference(?: (?:will be |is )?given)? (?:to|for)) (?:the |an? )?${who}`,
      `${who},? (?:only(?! (?:one|part|have|need|work|get|pay)\\b)|preferred|(?:(?:are|is|will|would|shall|to) )?(?:be )?not (?:be )?${considered}|un(?:welcome|wanted)|(?:are |is )?(?:excluded|barred|ineligible)|will be (?:rejected|ignored|refused)|(?:please )?(?:need|should|must|may|can|will|do) ?(?:not|n['’]t) (?:apply|bother|come|write|be ${considered})|(?:please )?(?:won['’]t|can['’]t|don['’]t) (?:apply|bother|be ${considered})|need not(?= *(?:$|[.,;])))`,
      `\\b(?:non[- ])?(?:${quality}) (?:(?:should |must )?(?:please )?(?:need not|do not|don['’]t|not to) apply|(?:are |is )?(?:not (?:welcome|eligible|considered|accepted)|ineligible))`,
      // "German only" is a language, "heterosexual only" is nobody else.
      ...(spoken ? [] : [`(?:^|[,;.(] ?)(?:non[- ])?(?:${quality}) (?:only|preferred)\\b`]),
      `\\b(?:must|should|has to|have to) (?:not )?be (?:an? )?(?:practi[sc]ing )?(?:${quality})(?= *(?:$|[.,;)]))`,
    ].join('|'),
    'i',
  );
}

/** Most texts have no turn of these, and are never held against the groups. */
const turn =
  /\b(?:no|not|never|only|strictly|exclusively|except|excluding|avoid|unwelcome|excluded|barred|prefer\w*|ineligible|unwanted|rejected|ignored|refused|must be|should be|ha(?:s|ve) to be|nobody|noone)\b|n['’]t\b/i;

let made: { about: string; named: RegExp; against: RegExp }[] | null = null;
/** Made when a text first has such a turn: most batches need none of them. */
const patterns = () =>
  (made ??= groups.map((group) => ({
    about: group.about,
    named: new RegExp(`\\b(?:${group.people}|${group.quality}${group.state ? `|${group.state}` : ''})\\b`, 'i'),
    against: turnsAgainst(group),
  })));

const wherefrom =
  /(?:\b(?:north|south|east|west|northern|southern|eastern|western|central|rural|urban|upper|lower|all|most|any) )+$/i;

/** The groups that a text turns away, one phrase of each sort. */
export const againstGroups = (text: string): { phrase: string; about: string }[] =>
  turn.test(text)
    ? patterns().flatMap(({ about, named, against }) => {
        const found = named.test(text) ? against.exec(text) : null;
        // "North Indians need not apply": which of them is part of what is told.
        const which = found ? (wherefrom.exec(text.slice(0, found.index))?.[0] ?? '') : '';
        const phrase = found ? `${which}${found[0]}`.trim() : undefined;
        // What carries a wire has no capital.
        return phrase && !/\bpoles\b/.test(phrase) ? [{ phrase, about }] : [];
      })
    : [];
