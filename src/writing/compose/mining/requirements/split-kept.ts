/** Commas of a note that part nothing that is asked: rows of places of one experience, and what is said of it behind them. */

/** What schools teach, in whose rows a certificate is asked for: "English, maths and science". */
const subject =
  '(?:(?:an?|one|another|any|two|both) )?(?:English(?: language| literature)?|Irish|Welsh|French|German|Spanish|Hindi|maths?|mathematics|science|sciences|(?:combined |double )?science|physics|chemistry|biology|geography|history|economics|accountancy|accounting|art|IT|ICT|computing|computer science|technology|(?:other|further|science|language|practical) subjects?|language)';
/** Who or what was learnt counts beside another: "mechatronics technician, industrial electrician or similar". */
const alike = '[\\p{L}-]+(?: [\\p{L}-]+){0,2}';
const own =
  '(?!(?:[\\p{L}-]+ ){0,3}(?:experience|exp|skills?|knowledge|licen[cs]e|degree|certificate|diploma|own|able|willing|years?|english|german|card|ticket)\\b)';

/** A comma that parts nothing, while the others are looked at. */
export const kept = '\uE003';
/** Each with the words without which it parts nothing, where it is so large that it should seldom be compiled. */
const keptCommas: readonly (readonly [comma: RegExp, needs?: RegExp, unless?: RegExp])[] = [
  // "Two years in a deli, bakery or café": any of them.
  [
    /(?<=\b(?:years?|yrs|months|experience|worked|work|working|job|background) (?:[a-z]+ )?(?:in|at|for|with|as) an? [\p{L}-]+(?: [\p{L}-]+)?(?:, (?:an? )?[\p{L}-]+(?: [\p{L}-]+)?)*), (?=(?:(?:an? )?[\p{L}-]+(?: [\p{L}-]+)?, )*(?:an? )?[\p{L}-]+(?: [\p{L}-]+)? or (?!(?:be |are )?(?:working|studying|willing|prepared|eligible|training) (?:towards?|for|to)\b))/giu,
    /\b(?:in|at|for|with|as) an? /i,
    // "3 years in a lab, Python or R": two names are no places.
    /^, (?:(?:one|two) of |either )?[A-Z][\w+#]* or [A-Z][\w+#]*(?=$|[,;.\n])/,
  ],
  // "GCSE grade 4 in English, maths and science, or the equivalent": one row of subjects, each with the same grade.
  [
    new RegExp(
      `(?<=\\b(?:GCSEs?|grades?|Leaving Cert\\w*|Junior Cert\\w*|National \\d|Nat \\d|Highers?|O[- ]levels?|A[- ]levels?|pass(?:es)?|SSC|HSC|10th|12th)\\b[^,;.\\n]{0,40}?\\b${subject}(?:, ${subject})*), (?=(?:${subject}, )*${subject}(?:,? (?:and|or|&|plus) ${subject}\\b|(?: ?\\([^()]*\\))?\\s*(?:$|[;.\\n])))`,
      'gi',
    ),
    /GCSE|grade|\bcert|national|\bnat \d|higher|level|\bpass|\b[SH]SC\b|1[02]th/i,
  ],
  [
    /(?<=\b(?:GCSEs?|grades?|Leaving Cert\w*|Junior Cert\w*|National \d|Nat \d|Highers?)\b[^;.\n]{0,70}), (?=or (?:the |an? )?(?:equivalent|similar)\b)/gi,
    /GCSE|grade|\bcert|national|\bnat \d|higher/i,
  ],
  // "Training as a mechatronics technician, industrial electrician or similar": any of them.
  [
    new RegExp(
      `(?<=\\b(?:training|apprenticeship|traineeship|qualification|background|qualified|trained) as an? ${alike}(?:, (?:an? )?${alike})*), (?=${own}(?:(?:an? )?${alike}, )*(?:an? )?${alike} or (?:an? )?(?:similar|equivalent|comparable|related|like)\\b)`,
      'giu',
    ),
    /\bas an? /i,
  ],
  // "Available for nights, weekends and overtime".
  [
    /(?<=\b(?:available|free|flexible) (?:for|on|to work) [a-z]+(?: [a-z]+)?(?:, [a-z]+(?: [a-z]+)?)*), (?=(?:[a-z]+(?: [a-z]+)?, )*(?!(?:own|good|full|clean)\b)(?:[a-z-]+ )?[a-z-]+ (?:and|or|&) (?:[a-z-]+ )?[a-z-]+(?=$|[,;.\n]))/gi,
  ],
  // "Just show up, listen and ask": deeds of one person, one by one too little to be asked.
  [
    /(?<=(?:^|[.;!\n]\s*)(?:just|only|simply) [a-z]+(?: [a-z]+)?), (?=[a-z]+(?: [a-z]+)? and [a-z]+(?: [a-z]+){0,3}(?:$|[.;!\n]))/gi,
  ],
  // "..., some of that minding a shift".
  [
    /, (?=(?:some|most|much|part|half|all|(?:at least )?(?:\d+|one|two|three|four|five|six)(?: years?)?) of (?:that|it|them|which|those)\b)/gi,
  ],
];

/** The text with those commas put out of sight, so that the others part it. */
export const hideCommas = (text: string): string =>
  text.includes(', ')
    ? keptCommas.reduce(
        (left, [comma, needs, unless]) =>
          needs && !needs.test(text)
            ? left
            : left.replace(comma, (found, ...more) =>
                unless?.test(left.slice(more.find((part) => typeof part === 'number') as number)) ? found : `${kept} `,
              ),
        text,
      )
    : text;

/** A part with its own commas again. */
export const showCommas = (part: string): string => part.replaceAll(kept, ',');
