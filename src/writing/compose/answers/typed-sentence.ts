/** Sentences that are sentences already: what was typed with its capital, its verb and its stop is said as it was typed. */

import { clauseAfter, termsOf } from '../language/clause.ts';
import { kindOf } from '../language/kind.ts';
import { looksLikeVerb } from '../language/lexicon.ts';
import { baseOfIng, baseOfThird, isVerbBase, nounLike } from '../language/verbs.ts';
import { wordsOf } from '../language/words.ts';
import { isMainClause, passive, saysFinite } from './clause.ts';

/** "Pay starts at $24 an hour": a word and what it does, whatever else either could be. */
const does =
  /^\p{Lu}\p{Ll}+ ([a-z]+s) (?:at|on|in|from|with|by|after|before|to|the|an?|our|your|every|each|when|until)\b/u;

/** "Crews work two days, two nights and four off": people, and what they do, though it could be a noun. */
const several =
  /^(?:(?:\p{Lu}?\p{Ll}+,? )+and )?\p{Lu}?\p{Ll}+[^s\W]s ([a-z]+) (?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve|at|in|on|from|the|an?|our|their|together|with|every|each|until|for)\b/u;
/** "Dental, vision and life cover begin after a month". */
const rowOf =
  /^\p{Lu}\p{Ll}+(?:, \p{Ll}+)*,? and (?:\p{Ll}+ ){1,2}(\p{Ll}+) (?:after|on|at|from|in|with|by|the|an?|our|your)\b/u;
/** "Basic pay starts at £24,000". */
const begins =
  /^\p{Lu}\p{Ll}+(?: [a-z]+)?(?: (?:on|in|for|of|with|at|to) [a-z-]+(?: [a-z-]+){0,3}?)? (?:starts?|begins?|rises?|ends?|runs?|lasts?|stays?|grows?|falls?|opens?|closes?|comes?|goes?|depends?) (?:at|on|in|from|with|by|after|before|to|until|when|out)\b/u;
const comprises =
  /^(?:The |Our )?\p{L}+(?: \p{Ll}+)? (?:comprises?|includes?|consists? of|contains?|amounts? to|totals?) (?:an?|the|our|your|\d|[£€$₹]|up|all|\p{Ll}+)\b/u;
/** "85 people work here in summer": how many, and what they do. */
const counted =
  /^(?:about |over |around |nearly |almost |more than )?(?:\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty) (?:of us|people|colleagues|men|women|\p{Ll}+[^s\W]s) (?:work|live|share|run|make|bake|build|speak|come|drive|start|serve|look|play|cook|travel|sell|teach|eat|meet|belong) (?:here|in|at|on|for|with|the|our|from|together|across|as|to|after|by)\b/iu;
/** "Our servers, bakers and cooks all vote on the charity": a row of people, and what they do. */
const peopleAct =
  /^(?:Our |The |Your )\p{Ll}+s(?:, \p{Ll}+s)*,? and \p{Ll}+s (?:all |both |each |still |often )?(\p{Ll}+) (?:on|in|at|to|for|with|the|an?|our|your|their|together|from|every|each)\b/u;
const peopleDo = (text: string): boolean => {
  const verb = peopleAct.exec(text)?.[1] ?? '';
  return isVerbBase(verb) || (verb !== '' && looksLikeVerb(verb));
};
const actTogether = (text: string): boolean => {
  if (peopleDo(text)) return true;
  if (counted.test(text) || begins.test(text) || comprises.test(text)) return true;
  const verb = rowOf.exec(text)?.[1] ?? '';
  return isVerbBase(several.exec(text)?.[1] ?? '') || (isVerbBase(verb) && !nounLike.has(verb));
};

/** Whether the words are a sentence, commas and all: its verb is not only that of one of its parts. */
/** "Most people go home at half past five", "last year nobody left". */
const mostDo = (text: string): boolean => {
  const verb =
    /^(?:Most|Many|Some|All|Few) (?:of us|of the \p{Ll}+|of our \p{Ll}+|people|staff|colleagues|\p{Ll}+s) (\p{Ll}+) (?:\p{Ll}|\d)/u.exec(
      text,
    )?.[1] ?? '';
  return (
    isVerbBase(verb) ||
    /^(?:Last|This) (?:year|month|week|summer|winter|spring|autumn|term),? (?:nobody|no one|everyone|we|our|the|they|one|two|three|half)\b \p{Ll}/u.test(
      text,
    )
  );
};
export const isWholeSentence = (text: string): boolean =>
  mostDo(text) ||
  isMainClause(text) ||
  actTogether(text) ||
  ofWhom.test(text) ||
  /^I(?:['’](?:m|d|ve|ll))? /.test(text);
/** "Somebody who has run events, a restaurant or an office would do well here". */
const ofWhom =
  /^(?:somebody|someone|anybody|anyone|people|those|whoever|candidates|applicants|\p{Lu}\p{Ll}+s) (?:who|with|from|that) .* (?:would|will|can|may|might|should|do|does|is|are)\b/iu;

/** What says when, where or why, before the sentence that follows it. */
const leadIn =
  /^(?:in|on|at|after|before|during|when|if|because|since|as|while|once|following|due to|thanks to|roughly|about|around|over|with|without|for|from|by|every|each|last|this|next|unless|until|although|though|to|together|sometimes|often|then|here|there|depending|above all|most of all|first of all|best of all)\b/i;
/** "Health", "dental and vision begin on day one": one thing each, and then what all of them do. */
const subjects = (parts: readonly string[]): boolean =>
  parts.slice(0, -1).every((part) => wordsOf(part).length <= 2 && !/\d/.test(part)) &&
  /^\S+(?: \S+)? (?:and|or) /i.test(parts.at(-1) ?? '');
/** "Our CEO, Margaret Doucet, started in the call centre": who it is between two commas. */
const appositive =
  /^(?:Our|The|My) [\p{L} -]{2,40}, \p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}, (?:is|was|has|will|still|also|\p{Ll}+ed|\p{Ll}+s|began|came|grew|left|won|built|made|took) /u;
/** Whether the commas of a sentence, which would part it so, are its own: its verb stands before them, or behind a row of subjects. */
export const holdsTogether = (typed: string, typedParts: readonly string[]): boolean => {
  if (peopleDo(typed) || appositive.test(typed)) return true;
  // "Tarn Labs tests water, rivers and food": whoever it is called, it does.
  const firm = /^\p{Lu}[\p{L}&'’-]+(?: \p{Lu}[\p{L}&'’-]+)+ (?=[a-z]+s (?!of\b))/u;
  const [sentence, ...parts] = [typed, ...typedParts].map((text, at) =>
    at < 2 ? text.replace(firm, 'It ') : text,
  ) as [string, ...string[]];
  return (
    keepsSubject(sentence) &&
    isWholeSentence(sentence) &&
    !parts.every((part) => isMainClause(part)) &&
    (isMainClause(parts[0] ?? '') ||
      leadIn.test(parts[0] ?? '') ||
      actTogether(sentence) ||
      ofWhom.test(sentence) ||
      subjects(parts) ||
      /^I(?:['’](?:m|d|ve|ll))? /.test(sentence))
  );
};

/** A verb that is nothing else. */
const says = /\b(?:is|are|was|were|has|have|had|will|can|must|should|would|may|do|does|did)\b|['’](?:re|ve|ll|m)\b/i;
/** "Ennis and Shannon branches". */
const named =
  /^\p{Lu}[\p{L}-]+(?:, \p{Lu}[\p{L}-]+)*(?:,? and \p{Lu}[\p{L}-]+)? (?:branches|offices|sites|stores|shops|schools|campuses|depots|teams|wards)$/u;

/** Whether a sentence of an answer, stop and all, was typed as one. */
export function isTypedSentence(raw: string): boolean {
  const text = raw.trim();
  if (!/^["“‘'(]?[\p{Lu}\d]/u.test(text) || !/[.!?]["”’')]?$/.test(text)) return false;
  const bare = text
    .replace(/[.!?]["”’')]?$/, '')
    // "Ninety people, half of them welders": no verb in what they are.
    .replace(/, \S+ of (?:them|us|these|those) (?!.*\b(?:is|are|was|were|has|have|will|can|do|did)\b)[a-z -]+$/i, '');
  if (wordsOf(bare).length < (/^(?:you|we|they|it)(?:['’]|\s)/i.test(bare) ? 2 : 4) || /[:;]\s/.test(bare))
    return false;
  // "New position because we doubled", "DBS clearance needed for prison": the verb is that of an aside, or there is half of one.
  const main = bare.replace(/ (?:because(?= )|(?:as|since) (?:we|our|the|of|they|it|you)\b).*$/i, '');
  if (main !== bare && main !== '' && !leadIn.test(main)) return isTypedSentence(`${main}.`);
  if (
    passive.test(bare) &&
    !/\b(?:we|you|they|he|she|it|I|is|are|was|were|be|been|has|have|will|can|must|should|gets?)\b/i.test(bare)
  )
    return false;
  const verb = does.exec(bare)?.[1];
  if (isWholeSentence(bare) || (verb !== undefined && baseOfThird(verb) !== null)) return true;
  // "Maintaining patient records", "Rated A by AM Best", "350-bed accredited hospital": what could be a verb has no subject before it.
  const [opener = ''] = wordsOf(bare);
  if (
    !says.test(bare) &&
    !leadIn.test(bare) &&
    // "Twelve of our managers joined as nurses".
    !/^\S+ of (?:our|the|us|my|them)\b/i.test(bare) &&
    (kindOf(bare) !== 'clause' ||
      baseOfIng(opener) !== null ||
      /^(?:\d|[A-Z][a-z]+ed\b)/.test(bare) ||
      named.test(bare))
  )
    return false;
  return clauseAfter(termsOf(bare), 0) || (saysFinite(bare) && !passive.test(bare));
}

/** What stands behind the sentence that it belongs to. */
const tail = /,? (?:when|if|because|while|as|unless|until|where|who|that|which|so|before|after)\s.*$/i;

/** "To begin with you will peel": no purpose, but when. */
const first = /^to (?:begin|start)(?: with| off)?,? (?:you|we|they|the)\b/i;

/** Whether a typed sentence has a subject of its own that stays: it is neither an order nor told of the reader from its first word. */
export function keepsSubject(text: string): boolean {
  const [word = ''] = wordsOf(text);
  if (/^to\b/i.test(text)) return first.test(text);
  // "Own budget, schedule and safety": to be in charge of them.
  if (/^own\b/i.test(text) && !says.test(text)) return false;
  if (actTogether(text)) return true;
  // "Updates care plans": what somebody does, with nobody before it.
  if (baseOfThird(word) !== null && !isMainClause(text)) return false;
  if (baseOfThird(word) !== null && !/^(?:is|are|was|were|has|have|can|will)$/i.test(wordsOf(text)[1] ?? ''))
    return false;
  return (
    !/^(?:you|they|he|she|he\/she|s\/he|candidates?|applicants?|must|should|please|responsible|accountable)\b/i.test(
      text,
    ) &&
    !/^the (?:person|(?:successful |right |ideal )?(?:candidate|applicant|person)|post ?holder|job ?holder)\b/i.test(
      text,
    ) &&
    // "Lead team of 9 when manager is off": the verb of an aside is nobody's who was named.
    !(
      isVerbBase(word) &&
      (!isTypedSentence(`${text.replace(tail, '')}.`) ||
        !nounLike.has(word.toLowerCase()) ||
        /^(?:the|an?|our|your|all|up|out|us)$/i.test(wordsOf(text)[1] ?? ''))
    )
  );
}

/** What begins a second predicate behind "and": "is at least 21 and pass a physical". */
const second =
  /, and [^,]+ (?:is|are|would be) (?:required|essential|needed|a must|desirable|useful|helpful|preferred|welcome|expected)\b|\b(?:and|or|but)(?: (?:also|then|ideally|preferably))? (?:who|that|which|should|must|will|would|can|could|may|have|has|had|is|are|be|been|hold|holds|pass|passed|know|knows|want|wants|like|likes|need|needs|enjoy|enjoys|do|does|get|gets|own|owns|speak|speaks|work|works|live|lives|drive|drives)\b/i;
/** Whether a requirement says two things with two verbs, of which a frame takes only the first. */
export const saysTwice = (text: string): boolean => second.test(text);
