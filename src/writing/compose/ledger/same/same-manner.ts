/** Whether two lines ask for one quality of somebody. */
import { isVerbBase } from '../../language/verbs.ts';
import { contentWords, sharedBy } from '../../language/words.ts';

/** What somebody is like, in the words that people have for it: one of each is enough. Only what says nothing else. */
const manner = [
  /^(?:(?:be |stay |remain |keep )?(?:calm|composed|cool|level-headed|cool-headed|clear-headed|unflappable)|(?:keep|with|have) (?:a |your )?(?:cool|clear|calm|level|steady)(?:[- ]head)?|keep (?:your )?(?:cool|head|nerve)|(?:a )?(?:cool|calm|clear|level) head|(?:work|cope|perform|good|thrive) (?:well )?(?:calmly )?under pressure)(?= |$)(?! and\b|, )/i,
  /^(?:(?:be |always |very )?(?:punctual|on time)|(?:an? |have )?(?:good|excellent|strong) time[- ]?keep(?:er|ing)|turn up on time|arrive on time|keep (?:good )?time)(?= |$)(?! and\b|, )/i,
  /^(?:(?:be |very |well |highly )?organi[sz]ed|(?:good|strong|excellent) organi[sz]ation(?:al)? skills|keep (?:things )?organi[sz]ed)(?= |$)(?! and\b|, )/i,
  /^(?:careful with details?|detail[- ](?:oriented|focused|focussed|minded)|(?:good|close|great|excellent|strong )?attention to detail|(?:have )?an? (?:good |keen |sharp )?eye for detail|accurate|notice details?)(?= |$)(?! and\b|, )/i,
  /^(?:an? (?:good |strong |great )?team (?:player|worker)|(?:good at |able to )?work(?:ing)? (?:well )?(?:in|as part of|with) an? team|(?:good )?team spirit|enjoy working in an? team)(?= |$)(?! and\b|, )/i,
  /^(?:an? (?:clear|good|strong|excellent) communicator|(?:good|strong|excellent|clear) communication skills|communicate (?:well|clearly))$/i,
  /^(?:reliable|dependable|someone to rely on)$/i,
  /^(?:patient|have patience|endlessly patient)$/i,
  /^(?:work (?:well )?(?:on your own|alone|independently|unsupervised)|self-motivated|a self-starter|able to use your own initiative|use your (?:own )?initiative|work on your own initiative)$/i,
];
/** "Write reports clearly" and "write clear and accurate reports": the one deed, and how it is done. */
function sameDeed(one: string, other: string): boolean {
  const verb = one.split(' ')[0] ?? '';
  if (!isVerbBase(verb) || /^(?:have|be|know|speak|hold|work)$/.test(verb) || /\d/.test(one + other)) return false;
  const [left, right] = [one, other].map(
    (text) => new Set(contentWords(text.replace(/\b([a-z]{3,})ly\b/gi, '$1').replace(/\bably\b/gi, 'able'))),
  );
  if (!left || !right || other.split(' ')[0] !== verb) return false;
  const least = Math.min(left.size, right.size);
  return least > 2 && Math.abs(left.size - right.size) < 2 && sharedBy(left, right) === least;
}

/** "Calm on a Saturday night", "keep a cool head". Two numbers, or a second deed, are two things. */
export const sameManner = (one: string, other: string): boolean =>
  sameDeed(one, other) ||
  (![one, other].some((text) => /\b(?:and|but|or)\b|[,;]/.test(text) || text.split(' ').length > 10) &&
    manner.some((pattern) => pattern.test(one) && pattern.test(other)));
