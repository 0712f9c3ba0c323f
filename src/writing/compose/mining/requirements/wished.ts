/** What is welcome and not asked, said in one sentence with what becomes of those who lack it; and what the offer depends on. */

import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';
import { seldom } from '../../language/seldom.ts';
import { writeOut } from '../../language/shorthand.ts';
import type { PersonFact } from './person-shapes.ts';

const much = '(?:(?:very|really|quite|also|always|certainly|definitely|highly|strongly|most|a bit) )*';
const thing =
  '(?:an? )?(?:(?:big|real|distinct|definite|huge|major|great|strong|clear|added|nice) )?(?:plus|bonus|advantage|asset|help)';
/** "Is nice", "would be good", "helps", "a big plus", "handy", "preferred". */
const welcome = `(?:(?:(?:is|are|was|would be|will be|might be|may be|could be|['’]d be) )?${much}(?:nice(?: to have)?|good(?: to have)?|great|brilliant|lovely|handy|useful|helpful|welcomed?|ideal|desirable|desired|preferred|preferable|beneficial|advantageous|valued|${thing})|(?:(?:would|will|does|might|may|can|could|really|also|always|certainly) )*helps?)`;
const joint = '(?:,? (?:but|though|although|and|yet|however|even though),?|,| [–—-]|;)';
const asked =
  '(?:essential|necessary|needed|required|crucial|vital|compulsory|mandatory|expected|critical|a (?:must|must-have|requirement|condition|necessity|deal[- ]?breaker|deal[- ]?maker)|the end of the world|a problem if not)';
/** "Isn't essential", "no need", "not a must", "you don't need it", "we don't insist". */
const waived = `(?:(?:it|they|that|this|we|you)(?:['’](?:s|re))? )?(?:(?:(?:is|are|would be|was|do|does) )?(?:not|never|by no means)|(?:is|are|was|do|does|would)n['’]?t(?: be)?)(?: (?:at all|strictly|absolutely|an? absolute|by any means))?(?: ${asked}| (?:(?:need|insist|mind|worry|expect|require)\\b.{0,40}))?|no (?:need|must|deal[- ]?breaker|requirement|worries|problem|big deal|matter)(?: (?:for it|at all|if (?:you (?:don['’]t|haven['’]t)\\b.{0,30}|not)))?|do(?:n['’]t| not) (?:worry|let)\\b.{0,50}|optional`;
/** What the employer does for those who lack it, and who may apply all the same; a must among it is none of it. */
const offered =
  "(?:we|you)(?:['’](?:ll|d|re|ve))?(?: (?:will|can|could|would|do|are|also|always|happily|gladly|happy to))* [^;]{2,70}|(?:full |all |the |in-house |paid )*(?:training|support|coaching) (?:is |will be |can be )?(?:given|provided|available|on offer|included)[^;]{0,40}|(?:[a-z]+ )?(?:attitude|personality|enthusiasm|character|willingness|potential|aptitude)(?: [^;]{2,30})? (?:counts?|matters?|is|are|comes?)\\b[^;]{2,40}|[^;]{3,70} (?:should|can|may|could|are (?:welcome|encouraged|invited) to|please) (?:still |also )?apply|[^;]{3,60} (?:(?:is|are|will be) )?(?:also |still )?(?:considered|welcome(?: to apply)?)";
const isWelcome =
  /nice|good|great|brilliant|lovely|handy|useful|help|welcome|ideal|desir|prefer|benefi|advantag|valued|plus|bonus|asset/i;
const sentence = seldom(isWelcome, new RegExp(`^(.{2,90}?),? (${welcome})${joint} ?(${waived}|${offered})$`, 'i'));
const helpsOnly = seldom(
  isWelcome,
  new RegExp(`^(.{2,90}?) (?:helps?|handy|useful|nice|a (?:plus|bonus)) ?[,(]? ?(?:${waived})\\)?$`, 'i'),
);
const isMust =
  /\b(?:must|need to|needs to|have to|has to|essential|required|mandatory|compulsory|a must|unless|provided that|as long as)\b/i;
/** "We'll take equivalent experience": another way in, which stays open. */
const insteadOf =
  /^we(?:['’]ll| will|['’]d| would| can| could| do)?(?: also| happily| gladly| still)? (?:take|accept|consider|look at|count)(?: an?)? ((?:equivalent|comparable|similar|relevant|enough|solid|good) (?:[a-z]+ )?(?:experience|qualifications?|training|knowledge))(?: instead| too| as well)?$/i;

/** "A sense of humour helps on long days". */
const helpsThere = rare(
  /^((?:an? |some |any |good |previous |basic )[^,;:]{3,50}?|[^,;:]{3,50} (?:experience|knowledge|skills|background|licen[cs]e|training)) (?:really |always |definitely |certainly )?helps?,? (?:(?:a lot|greatly|hugely|enormously|massively)|(?:on|in|with|when|if|at|for|because|as) [^,;:]{3,50})$/i,
);

const helpsIf =
  /^(?:it|that) (?:(?:would|will|does|also|really|always|['’]d) )*(?:helps?|be (?:an? )?(?:plus|bonus|advantage|great|good|nice|helpful|useful|handy|lovely)|is (?:an? )?(?:plus|bonus|advantage|helpful|useful|handy)) if you(?:['’](ve|re)| (have|are|can))? (.{3,110})$/i;
const supposed = /^(?:had|could|were|was|knew|spoke|held|lived|drove|[a-z]+ed)\b/i;
/** "It helps if you've worked on a farm or can drive a tractor": all of it is wished for; null for anything else. */
export function readHelpsIf(line: string): PersonFact | null {
  const [, short = '', verb = '', rest = ''] = helpsIf.exec(line.trim().replace(/[.!;]+$/, '')) ?? [];
  // "It would be nice if you had worked with peat": supposed, and not told.
  if (verb === '' && short === '' && /^\S+ (?:would|['’]d)\b/i.test(line) && supposed.test(rest)) return null;
  if (rest === '' || isMust.test(rest) || /\b(?:we|but|though)\b/i.test(rest)) return null;
  const is = short === '' ? verb.toLowerCase() : short.toLowerCase() === 've' ? 'have' : 'are';
  // One thing that somebody has, is or can has a sentence of its own.
  if (
    is !== '' &&
    !/,|\b(?:or|and) (?:can|have|are)\b/.test(rest) &&
    !/^(?:been|had|done|[a-z]+ed|run|led|taught|held|built|sold|made|driven|seen)\b/i.test(rest)
  )
    return null;
  return { kind: 'do', text: `${is} ${rest}`.trim(), desirable: true, sure: true };
}

/** The thing that is wished for in such a sentence; null for anything else. */
export function wishedIn(line: string): string | null {
  const typed = line.trim().replace(/[.!;]+$/, '');
  const there = helpsThere.exec(typed)?.[1] ?? '';
  if (there && !/\b(?:who|that|which|and|not)\b|n['’]t\b/i.test(there) && !isMust.test(typed)) return there;
  const found = sentence.exec(typed);
  const [head, tail] = found ? [found[1] ?? '', found[3] ?? ''] : [helpsOnly.exec(typed)?.[1] ?? '', ''];
  if (
    head === '' ||
    // A must among it is a must, and "it would be nice, but" speaks of something before.
    (isMust.test(tail) && !new RegExp(`^(?:${waived})$`, 'i').test(tail)) ||
    /^(?:it|that|this|which|we|you|there|if|and|or|but|not|no)\b|[;:]|\bnot\b|n['’]t\b/i.test(head) ||
    isMust.test(head)
  )
    return null;
  const instead = insteadOf.exec(tail)?.[1];
  return instead && !/ or /.test(head)
    ? `${/^[A-Z]?[a-z]+$/.test(head) ? withArticle(lowerFirst(head)) : head} or ${instead}`
    : head;
}

const condition =
  /^(?:(?:the |this |any |all )?(?:offers?|job offers?|appointments?|employment|posts?|role|post ?-?holder|(?:successful |chosen |preferred )?(?:candidates?|applicants?)|appointees?|staff|employees?|job|position|you)(?: (?:is|are|will be|shall be|would be|made|must be))?(?: also)? )?subject to (?:the |your )?(?:satisfactory |successful )?(?:(?:completion|receipt|outcome|clearance) of )?(.{4,110})$/i;
const clearance =
  /\b(?:checks?|references?|vetting|screening|clearance|DBS|PVG|Garda|medical|drug (?:test|screen)|disclosure|registration|right to work)\b/i;

const checkAlone = /^(?:an? )?(?:(?!and\b|or\b)[\w-]+ ){0,4}(?:checks?|vetting|clearance|screening|drug test)$/i;

/** What the offer depends on ("subject to a DBS check and two references"): the job calls for it, wherever it stands, and nobody has it; null for anything else. */
export function readCondition(line: string): PersonFact | null {
  const typed = condition.exec(line.trim().replace(/[.;]+$/, ''))?.[1] ?? '';
  if (!clearance.test(typed) || typed.split(' ').length > 16) return null;
  const text = lowerFirst(writeOut(typed).replace(/ & /g, ' and '));
  const first = text.split(/ and |, /)[0] ?? '';
  const whole = /\b(?:check|reference|screen|clearance|test|medical|disclosure)$/i.test(
    first.replace(/ \([^()]*\)$/, ''),
  )
    ? withArticle(text)
    : text;
  // Vetting is gone through, and nobody has it or does it.
  if (/^(?:[\w-]+ ){0,3}(?:vetting|screening)$/i.test(whole))
    return { kind: 'can', text: `pass ${whole}`, desirable: false, sure: true };
  // A check by itself has sentences of its own: "The post is subject to a DBS check".
  return checkAlone.test(whole)
    ? { kind: 'have', text: whole, desirable: false, loose: true }
    : { kind: 'have', text: whole, desirable: false, loose: true, topic: true };
}

/** "Strongly preferred", "highly desirable": nearly asked for, and never said to be of no weight. */
export const isStrongWish = (line: string): boolean =>
  /\b(?:strongly|highly|very|much|greatly) (?:preferred|desirable|desired|preferable)\b|\bstrong preference for\b/i.test(
    line,
  );
