/** A requirement and, behind a comma, a sentence of its own that says why: "Be polite to customers, you are the face of the firm". */
import { isVerbBase, mayBeVerb } from '../../language/verbs.ts';

/** What begins a sentence whatever follows: "we start at 6", "there are no buses". */
const somebody =
  /^(?:(?:we|they|you|it|he|she)(?:['’](?:re|ll|ve|d|s))? (?!(?:and|or)\b)[a-z]|there(?:['’]s| is| are| will| can| may) |(?:this|that)(?:['’]s| is| was| means| will| can) |(?:everyone|everybody|nobody|no one|someone) [a-z]+s )/i;
/** "No two weeks are the same", "the first van leaves at 6", "labels are written by hand". */
const said =
  /^(?:[a-z'’-]+ |\d[\w.]* ){1,5}?(?:is|are|isn['’]t|aren['’]t|was|were|will|won['’]t|can['’]t|cannot|don['’]t|doesn['’]t|must|gets?|starts?|begins?|leaves?|opens?|closes?|runs?|needs?|means?|costs?|involves?|requires?|varies|vary|changes?|lasts?|depends?)\b(?! (?:and|or|of)\b)/i;
const theirs = /^(?:the|our|some|most|many|all|no|every|each|any|half|your|this|that|these|those) /i;
/** "Customers phone all day", "mistakes cost money": those who do, and what they do. */
const they =
  /^(?:(?:the|our|your|some|most|many|all) )?(?:customers|people|guests|callers|patients|parents|clients|children|kids|mistakes|errors|deliveries|lorries|trains|buses|orders|visitors|residents|tenants|shifts|days|dogs|horses|cows) ([a-z]+) [a-z\d]/i;
/** What makes such words no sentence of their own. */
const leaning =
  /\b(?:who|which|that|whose|whom|if|when|whenever|where|while|as|because|since|how|what|why|whether|to|than|and|or|for|of|with)\b/i;

function isSentence(tail: string): boolean {
  if (somebody.test(tail)) return true;
  const verb = they.exec(tail)?.[1]?.toLowerCase() ?? '';
  if (verb !== '' && (isVerbBase(verb) || mayBeVerb(verb))) return true;
  const found = said.exec(tail)?.[0];
  if (found === undefined) return false;
  const before = found.split(' ').slice(0, -1).join(' ');
  const verbs = found.split(' ').at(-1) ?? '';
  return (
    before !== '' &&
    !leaning.test(before) &&
    // "Starts" and "runs" may be things: only behind an article are they surely said of one.
    (theirs.test(tail) || /^(?:is|are|was|were|will|must|cannot)$|['’]t$/i.test(verbs))
  );
}

/** What the second sentence asks or softens by itself: then nothing is sure of the first alone. */
const asksToo =
  /^(?:applicants|candidates)\b|\b(?:desirable|essential|preferred|preferable|a plus|an advantage|a bonus|a must|an? (?:added |real |big )?(?:asset|help|bonus)|helpful|helps?|useful|handy|beneficial|valuable|valued|advantageous|desired|ideal|nice to have|optional|necessary|needed|required|consider\w*|accept\w*|welcome|train|training|trained|teach|taught|learn|help you|equivalent|instead|otherwise|unless|but|or|provided|given|pays?|paid|supplied|arrange\w*|sponsor\w*|refund\w*|reimburse\w*)\b|(?<=.)\byou\b/i;
/** Of the reader a sentence tells what the work is like, or asks for a further thing: "you know SQL". */
const ofYourWork =
  /^you(?:(?:['’]ll| will) (?!(?:need|have|bring|hold|know|speak|show|be (?:able|expected|asked|required|an?\b))\b)|(?:['’]re| are) (?:the|our|on|often|always|usually|in|at|up|out|alone|[a-z]+ing)\b| (?:often |mostly |mainly |usually |regularly |may |might )?(?:drive|handle|deal|meet|serve|lift|represent|visit|spend|travel|cover|stand|go|see|carry)\b)/i;
/** "English is fine within the team": which language will do, and no reason for anything. */
const willDo = /^[A-Z][a-z]+ (?:is|will be|would be) (?:fine|ok(?:ay)?|enough|sufficient|spoken|used)\b/;
/** "Part qualified ACCA is fine", "trainees are fine": whom one takes as well, and no reason either. */
export const takesToo =
  /^(?:(?:part|nearly|newly)[- ]?qual(?:ified)?|trainees?|beginners?|learners?|apprentices?|students?|graduates?|school leavers?|career changers?|returners?)\b[^,;]{0,40}? (?:(?:is|are) )?(?:also )?(?:fine|ok(?:ay)?|enough|considered|accept(?:ed|able))[.!]?$/i;
const isOnlyWhy = (sentence: string): boolean =>
  !asksToo.test(sentence) &&
  !willDo.test(sentence) &&
  !takesToo.test(sentence) &&
  (!/^you\b/i.test(sentence) || ofYourWork.test(sentence));

/** What leans on the sentence behind it: "if you have a car, you can claim mileage". */
const leansOnIt =
  /^(?:if|when|whenever|while|as|because|since|although|though|in|at|on|with|for|after|before|once|whether|ideally|preferably|here|where|whatever|however|like|unless|until|given|based|working|reporting|to|we|you['’]ll|no|not)\b/i;

/**
 * The requirement before such a sentence. `sure` says whether the sentence tells nothing but why, so that the first may
 * stand alone. Null where no sentence follows.
 */
export function beforeReason(line: string): { asked: string; sure: boolean } | null {
  if (!line.includes(', ') || /[:;?]/.test(line) || leansOnIt.test(line.trim())) return null;
  for (let at = line.indexOf(', '); at > 0; at = line.indexOf(', ', at + 1)) {
    const tail = line.slice(at + 2).replace(/^(?:so|because|as|since) (?=(?:we|you|they|it|the|our|there)\b)/i, '');
    const asked = line.slice(0, at);
    // "Explain why, when things go wrong, it is nobody's fault": all of it is explained.
    if (/, (?:if|when|whenever|where|while|as|because|since|although|though)\b/i.test(asked)) return null;
    if ((asked.match(/\(/g)?.length ?? 0) === (asked.match(/\)/g)?.length ?? 0) && isSentence(tail))
      return { asked, sure: isOnlyWhy(tail) };
  }
  return null;
}

/** "A driving licence essential for the bus": what it is asked for stands between the thing and its mark. */
const purposeBehind =
  /^((?!(?:no|not|nothing|never)\b)[^,;:()]{3,70}\b(?:licen[cs]e|ticket|certificate|card|qualification|training|registration|experience|knowledge|skills?|level|degree|diploma|check|clearance|vetting|car|vehicle|transport|van|fitness|eyesight|fluency))(?: (?:is|are))? ((?:an? )?(?:essential|required|needed|necessary|must|desirable|preferred|useful|helpful|advantage)) for ((?:the|our|this|all|every|each|some|early|late|home|site)? ?[^,;:()]{2,60})$/i;
const ofThePost = /^(?:the|this|our) (?:role|post|job|position)$/i;

/** "Driving licence, this is essential": the mark of what stands before it, at the end of its line. */
export const withItsMark = (typed: string): string =>
  typed
    .replace(purposeBehind, (_, thing: string, mark: string, purpose: string) =>
      ofThePost.test(purpose) ? `${thing} ${mark}` : `${thing} for ${purpose} ${mark}`,
    )
    .replace(
      /, (?:this|that|it|which)(?: is|['’]s) ((?:an? )?(?:essential|must|required|needed|necessary|desirable|preferred|plus|advantage|bonus))$/i,
      ' $1',
    );

/** Whether what was read of such a line holds both sentences: "organised and you can plan". */
export const holdsBoth = (text: string): boolean =>
  /(?:, | and )(?:we|you|they|it|there|this|everyone|everybody|nobody)(?:['’][a-z]+)?(?= [a-z]|$)/i.test(text);

/** Whether a part of a list is such a sentence and asks for nothing: "we start at 6", behind "good timekeeping". */
export const saysWhy = (part: string): boolean => isSentence(part.trim()) && isOnlyWhy(part.trim());
