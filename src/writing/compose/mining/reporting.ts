import { rare } from '../language/its-words.ts';
import { isKnownNoun } from '../language/nouns.ts';
import { baseOfIng, baseOfThird, isVerbBase } from '../language/verbs.ts';

/** Who is over somebody, where a sentence of the job description says it: "you will report to the Managing Partner, and the role is permanent". */

const ranks =
  'manager head director lead leader supervisor officer coordinator engineer chief principal partner matron sister chef president superintendent controller owner bursar headteacher foreman scientist architect editor executive registrar'
    .split(' ')
    .map((rank) => `[${rank.charAt(0).toUpperCase()}${rank.charAt(0)}]${rank.slice(1)}`)
    // "Shift In-charge", "Floor In-Charge".
    .concat('[Ii]n-?[Cc]harge', '[Cc]ommander');
/** Whoever does something, by the ending: "Curator", "Head Baker", "Senior Librarian". */
const somebody = '[A-Z][a-z]+(?:er|or|ist|ian|ant)';
const over = `(?:${ranks.join('|')}|[CV][A-Z]O|${somebody})`;
/** The words of such a post; a title has capitals, and "Director of Nursing" or "Engineering Manager, Platform" what it is over. */
const post = `(?:[\\w&][\\w&/-]* ){0,4}?${over}s?\\b(?:-[A-Z]\\w+)?(?: (?:of|for|in|at) (?:the )?[A-Z][\\w&-]+(?: (?:and|&|of) [A-Z][\\w&-]+| [A-Z][\\w&-]+)*|, (?!(?:Dr|Mr|Mrs|Ms|Prof|Fr|Rev|Sr)\\b)[A-Z][\\w&-]+)?`;
const line = new RegExp(
  `(^|\\b(?:[Yy]ou(?:['’]ll| will| would)?|(?:[Tt]he |[Tt]his )?(?:[\\w/&-]+ ){0,4}[\\w/&-]+|and|[Ww]ho|will)\\s+|, )(?:(?:[Ww]ill|also|directly|be|is|are) ){0,2}(?:[Rr]eport(?:s|ing)?|[Aa]nswer(?:s|ing)?|[Aa]nswerable|[Aa]ccountable|[Rr]esponsible) (?:directly )?(?:in)?to(?: ?[:–—-])? ((?:the |our |an? |your )?)(${post})(?=$|\\s*[.,;)]|\\s+(?:and|who|in|at|with)\\b)(?! (?:on|about|each|every|weekly|monthly|quarterly|daily|against)\\b)`,
);
/** What is over somebody by its word, wherever it stands in a title. */
const rank = new RegExp(`\\b(?:${ranks.join('|')}|[CV][A-Z]O|[Ss]enior|[Dd]eputy|[Aa]ssistant)\\b`);

/** Whether a row of a form names a post and no person: "Curator of Birds", "Senior Keeper"; "Jane Baker" is one. */
export function namesPost(to: string): boolean {
  if (rank.test(to) || /^(?:the|our) /i.test(to)) return true;
  const [, before = '', last = ''] = new RegExp(`^((?:[A-Z][\\w&/-]+ )*)(${somebody})(?: of\\b.*)?$`).exec(to) ?? [];
  return (
    last !== '' &&
    before
      .trim()
      .split(' ')
      .every((word) => word === '' || isKnownNoun(word.toLowerCase()))
  );
}
/** A sentence of its own that says it, wherever it stands. */
export const saysReporting =
  /^\W*(?:you(?:['’]ll| will)?|(?:this|the) (?:role|post|position|job)(?: will)?) (?:also |directly )?reports? /i;

/** "You will report to the shift manager", "reports to the owner": whoever it is, somebody is over the reader. */
const said = rare(
  /^(?:you(?:['’]ll|['’]re| will| would| are)?|(?:the|this) (?:post ?holder|role|post|job|position|successful (?:candidate|applicant)) (?:will |is |would )?)?\s*(?:(?:also|be|directly) ){0,2}(report(?:s|ing)?|answer(?:s|ing)?|answerable|accountable|responsible) (?:directly )?(?:in)?to\b/i,
);
const named = /^(?:your )?(?:line )?manager(?:['’]s name)?(?:\s*[:–—-]\s+| (?:is|will be) )/i;
const bare = rare(
  new RegExp(
    `^\\W*(?:[Rr]eport|[Rr]eporting|[Aa]nswering) (?:directly )?(?:in)?to(?: ?[:–—-])? (?:the |our |an? |your )?${post}\\W*$`,
  ),
);

const whole = new RegExp(`^(?:the |our |an? )?(${post})\\W*$`);

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
  const label = named.exec(text)?.[0];
  const manager = label ? whole.exec(text.slice(label.length))?.[1] : undefined;
  if (manager) return { to: manager, rest: '' };
  // "The provision of monthly reports to the investigators": papers.
  if (
    /\b(?:monthly|weekly|regular|quarterly|annual|written|financial|progress|of|provide|prepare|produce|submit|present|issue|deliver) reports to\b|^\W*(?:monthly|weekly|daily|regular|quarterly|annual|financial|management|group|ad[- ]hoc|KPI|board|performance|progress|status|cost|sales|project|budget|internal|external|month[- ]end)(?: (?:and [a-z]+|financial|management))? reporting to\b/i.test(
      text,
    )
  )
    return null;
  const found = line.exec(text);
  const to = found?.[3] ?? '';
  // "Report faults to the shift lead": what is reported, and no line.
  if (
    !found ||
    (!/^[A-Z]/.test(to.replace(/^(?:the|our) /i, '')) && !tellsWhoIsOver(text)) ||
    /^(?:any|all|every|them|it)\b/i.test(to)
  )
    return null;
  // "Report to Jane Baker": a name.
  if (!found[2] && !rank.test(to)) return null;
  const before = text.slice(0, found.index + (found[1] ?? '').length).trim();
  // "You will join a team of eight and report to ...": what stands before the "and" is left.
  const head = /(?:,|\band)$/.test(before) ? before.replace(/[\s,]*(?:\band)?$/, '') : '';
  const behind = text.slice(found.index + found[0].length);
  // "Head of Food and beverage": one name, whatever its second half is written like.
  const more = /^ and (?!.* )([a-z]+)[.]?$/.exec(behind)?.[1];
  if (more && !isVerbBase(more)) return { to: `${to.trim()} and ${more}`, rest: head };
  // "The CEO and the advisory board": both.
  const body =
    /^ and ((?:the |our )?(?:[a-z]+ ){0,2}(?:board|committee|council|owners?|trustees|partners|shareholders|family|chair))[.]?$/.exec(
      behind,
    )?.[1];
  if (body) return { to: `${to.trim()} and ${body}`, rest: head };
  const tail = behind.replace(/^[\s.,;]+/, '').replace(/^(?:and|who|but)\s+/i, '');
  const [first = '', ...others] = tail.split(' ');
  // "You report to the Head of Product and work closely with two managers": what else one does.
  const verb =
    /^\s+and /.test(behind) && /^[a-z]+$/.test(first) ? (baseOfIng(first) ?? (isVerbBase(first) ? first : null)) : null;
  const clause = /^(?:you|the|this|it|we|they|he|she)\b/i.test(tail)
    ? `${tail.charAt(0).toUpperCase()}${tail.slice(1)}`
    : verb
      ? `You ${[verb, ...others].join(' ')}`
      : '';
  // Nobody joins a team every day: one works in it.
  const start = head.replace(/^(you(?:['’]ll| will)? )join (?=(?:an?|our|the) )/i, '$1work in ');
  return { to: to.trim(), rest: [start.split(' ').length > 2 ? start : '', clause].filter(Boolean).join('. ') };
}

/** What goes on behind a verb: "works beside the director", "work closely with planners". */
const afterVerb =
  /^(?:the|an?|our|all|both|two|three|four|five|six|\d+|with|beside|alongside|closely|directly|across|after|in|on|at|for|daily|day)\b/;
/** "The board chair and works beside the music director": who is over somebody, and what else the holder of the post does, in the plain form. */
export function partedReporting(typed: string): { to: string; does: string } {
  for (const { index } of typed.matchAll(/,? and (?=[a-z])/g)) {
    const [verb = '', ...rest] = typed
      .slice(index)
      .replace(/^,? and (?:also |then )?/, '')
      .split(' ');
    const base =
      baseOfThird(verb) ??
      (/^(?:work|liaise|lead|manage|run|supervise|oversee|have|own|support|cover|join|share|train|look|sit|serve|attend|chair|belong)$/.test(
        verb,
      )
        ? verb
        : null);
    if (base !== null && isVerbBase(base) && afterVerb.test(rest.join(' ')))
      return { to: typed.slice(0, index), does: `${base} ${rest.join(' ')}` };
  }
  return { to: typed, does: '' };
}
