/** Who is over somebody, where a sentence of the job description says it: "you will report to the Managing Partner, and the role is permanent". */

const over =
  '(?:manager|head|director|lead|leader|supervisor|officer|coordinator|engineer|chief|principal|partner|matron|sister|chef|president|superintendent|controller|owner|bursar|headteacher|foreman|scientist|architect|editor|executive|registrar|[CV][A-Z]O)';
/** The words of such a post; a title has capitals, and "Director of Nursing" or "Engineering Manager, Platform" what it is over. */
const post = `(?:[\\w&/-]+ ){0,4}?${over}s?\\b(?:-[A-Z]\\w+)?(?: (?:of|for|in|at) (?:the )?[A-Z][\\w&-]+(?: (?:and|&|of) [A-Z][\\w&-]+| [A-Z][\\w&-]+)*|, [A-Z][\\w&-]+)?`;
const line = new RegExp(
  `(^|\\b(?:you(?:['’]ll| will| would)?|(?:the |this )?(?:[\\w/&-]+ ){0,4}[\\w/&-]+|and|who|will)\\s+|, )(?:(?:will|also|directly|be|is|are) ){0,2}(?:report(?:s|ing)?|answer(?:s|ing)?|answerable|accountable|responsible) (?:directly )?(?:in)?to:? (?:the |our |an? |your )?(${post})(?=$|\\s*[.,;)]|\\s+(?:and|who|in|at|with)\\b)(?! (?:on|about|each|every|weekly|monthly|quarterly|daily|against)\\b)`,
  'i',
);

/** "You will report to the shift manager", "reports to the owner": whoever it is, somebody is over the reader. */
const said =
  /^(?:you(?:['’]ll|['’]re| will| would| are)?|(?:the|this) (?:post ?holder|role|post|job|position|successful (?:candidate|applicant)) (?:will |is |would )?)?\s*(?:(?:also|be|directly) ){0,2}(report(?:s|ing)?|answer(?:s|ing)?|answerable|accountable|responsible) (?:directly )?(?:in)?to\b/i;
const named = /^(?:your )?(?:line )?manager(?:['’]s name)?(?:\s*[:–—-]\s+| (?:is|will be) )/i;
const bare = new RegExp(
  `^\\W*(?:report|reporting|answering) (?:directly )?(?:in)?to (?:the |our |an? |your )?${post}\\W*$`,
  'i',
);

/** Whether a line says who is over somebody, and so asks for nothing. */
export function tellsWhoIsOver(line: string): boolean {
  const text = line.replace(/\s+/g, ' ').trim();
  if (named.test(text) || bare.test(text)) return true;
  const found = said.exec(text);
  return found !== null && !/^(?:report|reporting|answer|answering) /i.test(found[0]);
}

export interface ReportingLine {
  /** Who is over somebody. */
  to: string;
  /** What the sentence says beside it, where that is a sentence of its own. */
  rest: string;
}

/** The reporting line of a sentence, and what else it says; null where it has none. */
export function readReporting(sentence: string): ReportingLine | null {
  const text = sentence.replace(/\s+/g, ' ').trim();
  const manager = new RegExp(`${named.source}(?:the |our |an? )?(${post})\\W*$`, 'i').exec(text)?.[1];
  if (manager) return { to: manager, rest: '' };
  const found = line.exec(text);
  const to = found?.[2] ?? '';
  // "Report faults to the shift lead": what is reported, and no line.
  if (
    !found ||
    (!/^[A-Z]/.test(to.replace(/^(?:the|our) /i, '')) && !tellsWhoIsOver(text)) ||
    /^(?:any|all|every|them|it)\b/i.test(to)
  )
    return null;
  const before = text.slice(0, found.index + (found[1] ?? '').length).trim();
  // "You will join a team of eight and report to ...": what stands before the "and" is left.
  const head = /(?:,|\band)$/.test(before) ? before.replace(/[\s,]*(?:\band)?$/, '') : '';
  const tail = text
    .slice(found.index + found[0].length)
    .replace(/^[\s.,;]+/, '')
    .replace(/^(?:and|who|but)\s+/i, '');
  const clause = /^(?:you|the|this|it|we|they|he|she)\b/i.test(tail)
    ? `${tail.charAt(0).toUpperCase()}${tail.slice(1)}`
    : '';
  // Nobody joins a team every day: one works in it.
  const first = head.replace(/^(you(?:['’]ll| will)? )join (?=(?:an?|our|the) )/i, '$1work in ');
  return { to: to.trim(), rest: [first.split(' ').length > 2 ? first : '', clause].filter(Boolean).join('. ') };
}
