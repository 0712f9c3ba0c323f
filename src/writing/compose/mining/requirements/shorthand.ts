/** Short forms that only requirements have, written out: "4* hotel", "2-3 yr VM exp", "not nec.", "- will train". */
import { rare } from '../../language/its-words.ts';
import { seldom } from '../../language/seldom.ts';

/** How much somebody wants it, in front of whom it is for: "useful w/ team". */
const forWhom =
  /^(.{3,40}?),? (helpful|useful|handy|desirable|preferred|nice|a plus|a bonus) (?:w\/|with|in|on|given|around) (?:the |our |some |this )?[a-z][a-z ]{2,30}$/i;

/** What counts as well: "voluntary counts", "internships included". */
const countsToo = rare(
  /,? (?:and )?((?:(?:paid|unpaid) or )?(?:voluntary|volunteer(?:ing)?|unpaid|internships?|placements?|part[- ]time|hobby|overseas|lived)(?: (?:work|experience|roles?))?) (?:is |are |also )?(counts?|included|fine|ok)\W*$/i,
);

/** Languages by their first letters, where it is said that they are languages. */
const tongueNames: Readonly<Record<string, string>> = {
  eng: 'English',
  span: 'Spanish',
  spa: 'Spanish',
  esp: 'Spanish',
  fr: 'French',
  fre: 'French',
  ger: 'German',
  port: 'Portuguese',
  ital: 'Italian',
  viet: 'Vietnamese',
  mand: 'Mandarin',
  cant: 'Cantonese',
  russ: 'Russian',
  arab: 'Arabic',
  pol: 'Polish',
  hin: 'Hindi',
};
const short = '(?:Eng|Span?|Esp|Fre?|Ger|Port|Ital|Viet|Mand|Cant|Russ|Arab|Pol|Hin)\\b\\.?';
const long = '[A-Z][a-z]{3,}';
const tonguesInShort = seldom(
  /lingual|fluent|speak|language/i,
  new RegExp(
    `\\b(bi-?lingual|trilingual|fluent|speaks?|languages?)(:? (?:in )?\\(?)((?:${short}|${long})(?: ?(?:[/&+,-]|and|or) ?(?:${short}|${long}))+|${short}(?![a-z]))`,
    'gi',
  ),
);
const withTongues = (text: string): string =>
  text.replace(tonguesInShort, (_, said: string, link: string, names: string) => {
    const written = names.replace(/[A-Za-z]+\.?/g, (name) => tongueNames[name.toLowerCase().replace('.', '')] ?? name);
    return `${said}${link}${written === names ? names : written.replace(/ ?[-+] ?/g, '/')}`;
  });

export const spelledOut = (raw: string): string =>
  withTongues(raw)
    // "Enhanced DBS": the check.
    .replace(
      /\b((?:enhanced|basic|standard|clear|clean|satisfactory) (?:DBS|PVG|AccessNI))(?=$|[,;.)]| \()/gi,
      '$1 check',
    )
    // "Pass Leaving Cert maths": what one has, and no deed.
    .replace(
      /^(\W*)pass (?:in )?(?=(?:(?:ordinary|higher|foundation|honours) level )?(?:leaving cert|junior cert|GCSEs?|A[- ]levels?|maths|english|irish|national 5s?|highers?|1[02]th|SSLC|HSC)\b)/i,
      '$1a pass in ',
    )
    .replace(
      /\bclean\(ish\) ((?:driving |UK |full )*licen[cs]e)(?: ?[–,-]+ ?(?:max|no more than|up to|under) (\d+) (?:pts|points)| ?\((?:max|up to) (\d+) (?:pts|points)\))/i,
      (_, licence: string, most: string, other: string) => `${licence} with no more than ${most ?? other} points`,
    )
    // "HCPC reg'd OT": an occupational therapist, and no overtime.
    .replace(/\breg['’]d\b\.?/gi, 'registered')
    .replace(
      /(?<=\b(?:registered|qualified|chartered|senior|paediatric|band \d) )OT(?=$|[ ,;.])/gi,
      'occupational therapist',
    )
    // "Ideally with a background in retail": the wish is for the background.
    .replace(/^(\W*(?:ideally|preferably|desirably),?) (?:(?:someone|somebody|a person) )?with (?=[a-z])/i, '$1 ')
    .replace(/(?<=\b\d)\* ?(?=hotel|property|resort|or\b|and\b|$)/gi, '-star ')
    .replace(/(?<=\b\d) ?(?:[-–]|to) ?(\d+) ?(?:yr|year)\b(?!s)/gi, '-$1 years')
    .replace(/\bpart[- ]qual\b\.?/gi, 'part-qualified')
    .replace(/\bnot nec\b\.?/gi, 'not necessary')
    .replace(/\bpost[- ]qual\b\.?(?: exp(?:erience)?\b\.?)?/gi, 'post-qualification experience')
    .replace(
      /^((?:min(?:imum)?\.?|at least) )?(\d+) (?:mths?|months) (post-[a-z]+ experience)$/i,
      (_, least: string | undefined, count: string, what: string) =>
        `${least ? 'at least ' : ''}${count} months’ ${what}`,
    )
    .replace(
      /^(\d+\+?(?: ?(?:to|-|–) ?\d+)?) ?(?:yrs?|years?)['’]? (supervisory|managerial|clinical|commercial|industrial|operational|secretarial|editorial|editing|leadership) (?=in |at |with )/i,
      (_, count: string, kind: string) => `${count} years of ${kind.toLowerCase()} experience `,
    )
    .replace(
      /^(\d+\+?(?: ?(?:to|-|–) ?\d+)?) ?(?:yrs?|years?)['’]? ((?:office|school|hotel|restaurant|agency|company|shop|kitchen|farm|hospital|warehouse|factory|site|ward|lab) )(?:exp\b\.?|experience)/i,
      (_, count: string, where: string) => `${count} years of ${where.toLowerCase()}experience`,
    )
    // "1 yr on an espresso bar": of experience there.
    .replace(
      /^((?:at least |min(?:imum)?\.? )?)(\d+|one|two|three|four|five)\+? ?(?:yrs?|years?) (?=(?:on|behind) (?:an?|the|our) [a-z])/i,
      (_, least: string, count: string) =>
        `${least === '' ? '' : 'at least '}${/^(?:1|one)$/i.test(count) ? 'one year’s' : `${count} years’`} experience `,
    )
    // "Heidenhain TNC 640": a control that one has worked with.
    .replace(
      /^(Heidenhain|Siemens(?= (?:S[57]|\d|Sinumerik|SINUMERIK|LOGO)|$| controls)|Fanuc|Mazatrol|Haas|Okuma)((?: [A-Z\d][\w-]*){0,3})(?: controls?)?$/,
      'experience with $1$2 controls',
    )
    // "Completed Ausbildung as Zerspanungsmechaniker or equivalent".
    .replace(
      /^(?:an? )?(completed |finished )?(?:Ausbildung|Lehre|Umschulung) (as|zum|zur|in) (?:an? )?/i,
      (_, done: string | undefined, as: string) =>
        `${done ? 'completed training' : 'training'} ${as.toLowerCase() === 'in' ? 'in' : 'as'} `,
    )
    // "Open availability at least one weekend day": on it.
    .replace(/\b(availability|available) (?=at least (?:one|two|1|2) (?:weekend )?days?\b)/i, '$1 on ')
    .replace(/^typing(?: speed)?(?: of)? (?:at least|min(?:imum)?\.?) (?=\d)/i, 'a typing speed of at least ')
    .replace(
      /^(?:(?:must|should) )?(?:carry|bring|have) (?:their |your |his |her )?own (?=(?:laptop|car|bike|tools|van|vehicle|phone|uniform|knives|kit|boots|ppe)\b)/i,
      'own ',
    )
    .replace(/\bunder the belt\b/i, 'under your belt')
    .replace(/\b(passport),? unrestricted travel\b/i, '$1 with unrestricted travel')
    .replace(/\bright to work (?=(?:UK|USA?|EU|EEA)\b)/i, 'right to work in the ')
    .replace(/\bright to work (?=(?:Ireland|Germany|India|Britain)\b)/i, 'right to work in ')
    // "Talk to landlords re arrears", "HACCP wrt allergens".
    .replace(/(?<=[A-Za-z)] )re:? (?=(?!and\b|or\b)[a-zA-Z])/g, 'about ')
    .replace(/(?<=[A-Za-z)] )(?:wrt|w\.r\.t\.) (?=[a-zA-Z])/g, 'with regard to ')
    .replace(/\b(?:kids|children) (?:aged )?(\d{1,2}) ?(?:-|–|to) ?(\d{1,2})(?=$|[ ,;.)])/gi, 'children aged $1 to $2')
    .replace(
      /\b(with|w\/|carrying|carry|pulling) (?=\d+ ?-?(?:lbs?|kgs?|pound|kilo) (?:pack|load|rucksack|backpack|bag|sack)$)/i,
      '$1 a ',
    )
    .replace(
      / [–—-] (?:we |you )?(?:will|can|happy to|can be) (?:be )?(?:train(?:ed)?|teach|taught|support|fund|help|learn(?:t|ed)?)\b.*$/i,
      ' desirable',
    )
    .replace(/ [–—-] (?:funded|paid|on us|free|we pay|covered|sponsored)\W*$/i, '')
    .replace(countsToo, (_, what: string, how: string) => ` (${what.toLowerCase()} ${how.toLowerCase()})`)
    .replace(forWhom, '$1 $2');
