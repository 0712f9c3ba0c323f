/**
 * A paper in one unbroken paragraph: "Job Title: Warden Grade: 7 Job purpose: The postholder shall patrol the park; shall mend
 * fences; ... Person spec: must hold a licence (E), should have a dog (D)." Each of its labels is a line, and each task and demand too.
 */

const work =
  "(?:(?:main|key|principal|core|job|summary of|general) )?(?:duties|responsibilities|tasks|duties and responsibilities|functions)|(?:job |main |role |overall )?purpose(?: of (?:the )?(?:job|post|role))?|(?:job |role )?summary|the (?:job|role|work)|what you(?:[’']ll| will)? do|job role";
const must =
  'person(?: spec(?:ification)?)?|essential(?: (?:criteria|requirements))?|requirements?|we need|needs?|must[- ]haves?|candidate|profile|about you|you (?:bring|have|need)|qualifications?|skills|experience|the (?:person|candidate)';
const wish = 'desirable(?: criteria)?|preferred|nice[- ]to[- ]haves?|good[- ]to[- ]haves?|advantages?|a plus';
const other =
  '(?:job |post |position )?title|post|grade|band|scale|section|department|dept|division|directorate|team|(?:responsible|accountable|reports|reporting) to|line manager|location|base|hours|salary|pay|contract|benefits|we offer|offer|DBS|politically restricted|last reviewed|reviewed|ref|closing date|how to apply|to apply|start';
const known = new RegExp(`^(?:(${work})|(${must})|(${wish})|(${other}))$`, 'i');
const named = new RegExp(`(?<=^|[\\s.;,(])(?=[A-Z])(${[work, must, wish, other].join('|')})\\s*:\\s+(?=\\S)`, 'gi');

const subject =
  /^(?:and )?(?:(?:the |our )?(?:post ?holder|job ?holder|successful (?:candidate|applicant)|candidate|applicant|employee|incumbent|person appointed|officer|appointee)|you|he or she|they|s?he) (?=(?:shall|will|must|should|has to|have to|is to|are to|needs?)\b)/i;
const ordered =
  /^(?:and )?(?:also )?(?:(?:shall|will)(?: also)?(?: be (?:required|expected) to)?|(?:is|are|has|have) to|to) /i;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** "(a) ...; (b) ...", "i) ...; ii) ...": marks of points in one line. */
const marks = /(?:^|[;:,.]\s*(?:and |or )?|\s)\((?:[a-h]|i{1,3}|iv|vi{0,3})\)\s+/g;

const tasksIn = (text: string): string[] =>
  text
    .replace(marks, '; ')
    .split(/\s*;\s*(?:and\s+)?/)
    .map((one) => capital(one.trim().replace(subject, '').replace(ordered, '').replace(/[.,]$/, '')))
    .filter((one) => /[A-Za-z]{3}/.test(one));
const asksAgain =
  /,\s+(?:and |but )?(?=(?:must|should|shall|needs? to|has to|have to|ideally)\b)|\s*;\s*(?:and\s+)?|(?<=\([ED]\)),?\s+(?:and\s+)?/;
const askedIn = (text: string): string[] =>
  text
    .replace(marks, '; ')
    .split(asksAgain)
    .map((one) =>
      capital(
        one
          .trim()
          .replace(subject, '')
          .replace(/^MUST\b/, 'must')
          .replace(/[.,]$/, ''),
      ).replace(/^((?:should|ideally) .*[^)])$/i, '$1 (D)'),
    )
    .filter((one) => /[A-Za-z]{2}/.test(one));

const ideally =
  /^(?:should|would|ideally)(?: (?:also|ideally|preferably))* (?:have|has|hold|holds|possess|bring|show) /i;
const head = /\b((?:experience|knowledge|understanding) (?:of|with|in)) /i;
/** "Should ideally have experience of weights (D)", "and intelligence systems (D)": a wish in plain words, and one that goes on with its head. */
const asWishes = (rows: readonly string[]): string[] =>
  rows.map((row, at) => {
    const plain = capital(row.replace(ideally, ''));
    const before = /\([ED]\)$/.test(rows[at - 1] ?? '') ? head.exec(rows[at - 1] ?? '')?.[1] : undefined;
    return before !== undefined &&
      /^(?!(?:an?|the|must|should|be|have|hold|experience|knowledge|able|willing)\b)[a-z ]+ \([ED]\)$/i.test(plain)
      ? `${capital(before)} ${plain.charAt(0).toLowerCase()}${plain.slice(1)}`
      : plain;
  });

/** A part of the paragraph behind its label, as lines. */
function linesOfPart(name: string, text: string): string[] {
  const [, isWork, isMust, isWish] = known.exec(name) ?? [];
  if (isWork === undefined && isMust === undefined && isWish === undefined) return [`${name}: ${text}`];
  // A sentence behind the list is none of it: "... (D). The Council is an equal opportunities employer."
  const [, list = text, behind = ''] = /^(.*[;,].*?[a-z)\d])\.\s+((?:The|We|This|Our|All|Please) .*)$/.exec(text) ?? [];
  const rows = isWork === undefined ? asWishes(askedIn(list)) : tasksIn(list);
  const rest = behind === '' ? [] : ['', 'About us:', behind];
  if (rows.length < 2) return [`${name}: ${text}`];
  const heading = isWork !== undefined ? 'Main duties:' : isWish !== undefined ? 'Desirable:' : 'Requirements:';
  return ['', heading, ...rows.map((row) => `• ${row}`), ...rest];
}

function parted(line: string): string[] {
  const found = [...line.matchAll(named)];
  const listed = line.split(';').length;
  const enough =
    found.length > 2 ||
    (found.length > 1 && (listed > 3 || line.length > 220)) ||
    (found.length === 1 && found[0]?.index === 0 && listed > 2);
  const isList = found.some(({ 1: name = '' }) => known.exec(name)?.[1] ?? known.exec(name)?.[2]);
  if (!enough || !isList) {
    // "The postholder shall inspect shops; shall test goods; shall ...", without any label.
    const shall = line.match(/(?:^|;\s*(?:and\s+)?)(?:(?:the )?[a-z ]{3,25} )?(?:shall|will|to) [a-z]+/gi)?.length ?? 0;
    return shall > 2 && found.length === 0 && !/^\s*[•*·–-]/.test(line)
      ? ['Main duties:', ...tasksIn(line).map((one) => `• ${one}`)]
      : [line];
  }
  const before = line.slice(0, found[0]?.index ?? 0).trim();
  return [
    ...(before === '' ? [] : [before]),
    ...found.flatMap((one, at) => {
      const text = line.slice(one.index + one[0].length, found[at + 1]?.index ?? line.length).trim();
      return linesOfPart(one[1] ?? '', text);
    }),
  ];
}

/** The lines of a paper, unbroken paragraphs of labels and lists as lines of their own. */
export const withoutParagraphs = (text: string): string =>
  text
    .split('\n')
    .flatMap((line) =>
      line.length > 60 && /[:;]/.test(line) && !/\||\t|<\w/.test(line) ? parted(line.trim()) : [line],
    )
    // "1.3 Ensure compliance, and", "1.3.1 chair the committee": clauses that count on are each a point.
    .map((line, at, all) =>
      /^\s*\d{1,2}(?:\.\d{1,2})+\.?\s/.test(all[at + 1] ?? '') ? line.replace(/[,;]?\s+(?:and|or)\s*$/i, ';') : line,
    )
    .join('\n');
