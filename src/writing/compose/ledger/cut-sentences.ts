/** How a text of the brief is cut further than at its stops: at a dash, a spliced comma, a semicolon. */

import { hasVerb } from '../language/clause.ts';
import { lowerFirst, upperFirst } from '../language/first-capitals.ts';
import { kindOf } from '../language/kind.ts';
import { leansBack } from '../language/leaning.ts';
import { doesItself } from '../language/own-verb.ts';
import { saysClause } from '../language/sure-clause.ts';
import { baseOfThird } from '../language/verbs.ts';
import { leaningTail } from './record/leans.ts';
import { withSmallWords } from './record/proof-dates.ts';

/** "You'd look after eight of them": some of what the sentence before it names. */
const ofThem =
  /^(?:You|We)(?:['’](?:d|ll|re|ve))? [^.!?,]*\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|some|most|half|many|all|both|each) of (?:them|these|those)\b/;
/** Whether a sentence tells of some of what only the one before it names. */
export const tellsOfThem = (sentence: string): boolean => ofThem.test(sentence);

/** "We run payroll for 38 schools. You'd look after eight of them": the second stands behind the first, in one sentence. */
export function joinedBack(sentences: readonly string[]): string[] {
  const out: string[] = [];
  for (const sentence of sentences) {
    const before = out.at(-1)?.replace(/[.]$/, '') ?? '';
    if (
      tellsOfThem(sentence) &&
      /^(?:We|Our|You|The|There)\b/.test(before) &&
      saysClause(before) &&
      !/, (?:and|but|so) /.test(before) &&
      `${before} ${sentence}`.split(' ').length <= 30
    )
      out[out.length - 1] = `${before}, and ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
    else out.push(sentence);
  }
  return out;
}

/** "You choose what we stock - a third of it comes from our own glasshouses": two sentences. */
export function atItsDash(sentence: string): string[] {
  const [first = '', second = '', more] = sentence.split(/(?<![\d.]) [–—-] /);
  return more === undefined &&
    second.split(' ').length > 4 &&
    first.split(' ').length > 3 &&
    !/^(?:and|but|so|or|which|who|that|because|it|this|they|not)\b/i.test(second) &&
    kindOf(second.replace(/[.!]+$/, '')) === 'clause' &&
    /^(?:clause|verb)$/.test(kindOf(first))
    ? [first, upperFirst(second)]
    : [sentence];
}

/** "You get a proper say in how the home is run, Joan doesn't hover": two sentences. */
export function atSplice(sentence: string): string[] {
  const [, one = '', other = ''] =
    /^([^,;:]{12,}), ((?:we|you|they|it|there|our|all(?: of)? our|all (?:the )?[a-z]+s|(?!(?:which|who|that|where)\b)[A-Za-z]+ (?:has|have|is|are|does|goes|gets|comes)) [^,;:]{8,})$/i.exec(
      sentence.replace(/[.!]+$/, ''),
    ) ?? [];
  // "We'll pay your HGV licence, you stay two years": a bargain is both of its halves.
  if (/^we\b/i.test(one) ? /^you\b/i.test(other) : /^you\b/i.test(one) && /^we\b/i.test(other)) return [sentence];
  if (one && (hasVerb(other) || saysClause(other)) && !subordinate.test(one) && !leadsIn.test(one)) {
    // "You're home every evening, all our turbines are within an hour": two sentences.
    if (/^(?:you|we|our|it|the|nobody|everyone)\b/i.test(one) && kindOf(one) === 'clause' && hasVerb(one))
      return leansBack(upperFirst(other)) ? [sentence] : [one, upperFirst(other)];
    // "Shared lesson plans and no written marking, we use whole-class feedback": a thing, and what is meant by it.
    if (/^\S+ \S+ \S+/.test(one)) return [`${one}: ${other}`];
  }
  // "You choose what we sell, head office signs off the budget": the one, and what somebody else does.
  const [, yours = '', theirs = '', verb = ''] =
    /^((?:You|We) [^,;:]{10,}), ((?:the )?[a-z]+(?: [a-z]+)? ([a-z]+s)(?: (?:off|up|out|in|over|on|down))? (?:the|our|your|an?|what|it|us|you|all|every) ?[^,;:]*)$/.exec(
      sentence.replace(/[.!]+$/, ''),
    ) ?? [];
  if (
    theirs &&
    baseOfThird(verb) !== null &&
    kindOf(theirs) === 'clause' &&
    kindOf(yours) === 'clause' &&
    !leadsIn.test(theirs) &&
    !/^(?:which|who|that|what|where|when|and|or|but|so|plus|as)\b/.test(theirs)
  )
    return [`${yours}, and ${theirs}`];
  const [, first = '', second = ''] =
    /^([^,;:]{20,}), ((?:\p{Lu}\p{Ll}+|nobody|no one) (?:doesn['’]t|does not|don['’]t|won['’]t|will not|never|isn['’]t|can['’]t|has never)\b[^,;:]{3,60})$/u.exec(
      sentence.replace(/[.!]+$/, ''),
    ) ?? [];
  return first && kindOf(first) === 'clause' && !subordinate.test(first) ? [first, upperFirst(second)] : [sentence];
}
/** What leads into a sentence: "in summer, we ...", "every Friday, you ...". */
const leadsIn =
  /^(?:in|on|at|with|from|for|by|during|every|each|most|some|one|here|there|once|twice|instead|like|unlike|under|over|between|outside|beyond|besides|apart|thanks|to|as well|not|whatever|wherever|whoever|even|only|now|then|today|yes|no)\b/i;
const subordinate =
  /^(?:if|when|where|while|because|as|after|before|once|since|although|though|whether|unless|until)\b/i;

export const proof = (part: string): string => withSmallWords(yearly(part));

/** "118,000 visitors/yr". */
const yearly = (text: string): string =>
  text.replace(
    /(?<=[a-z])\/(yr|year|day|week|wk|month|mo|night|shift)\b/g,
    (_, unit: string) => ` a ${unit.replace(/^yr$/, 'year').replace(/^wk$/, 'week').replace(/^mo$/, 'month')}`,
  );

/** "Our goal is 98%", "the target is £3m": of what, stands in the part before. */
const aimOnly =
  /^(?:our|the|this year['’]s|next year['’]s) (?:(?:next|new|own) )?(?:goal|target|aim|ambition|plan|limit|record|average)(?: (?:for|by|in) (?:20\d\d|next year|this year))? (?:is|was|stands at) (?:to reach )?[£€$₹]?\d[\d.,]*\s?(?:%|per ?cent|percent|k|m|bn|million)?(?: (?:by|in|for) (?:20\d\d|next year|this year))?[.]?$/i;

/** "1.3 million policies; we pay 97 of 100 claims": two proofs. */
/** "1,900 robots in the field; mean time between stops 41 days": theirs. */
const ofMachines = /^(mean time (?:between|to) [a-z]+)(?:: | of | - | )(\d[^,;:]*)$/i;
const stillHere =
  /^((?:\d+|two|three|four|five|six|seven|eight|nine|ten|most|all|half)(?: of them)?) (?:are )?still (?:with us|here|in the (?:trade|team|business|firm))$/i;
export function atSemicolons(typed: string): string[] {
  // "9 million transactions a day, 99.98% uptime last year": two proofs.
  const sentence = typed.replace(
    /^(\d[^,;:]{5,40}), (?=(\d[\d.,]*%? (?!of (?:them|these)\b)[a-z][^,;:]{3,50})$)/,
    // "4 promoted in 2024, 3 in 2023": one. "8 schools buy our meals, 1,900 lunches a day": what they do.
    (whole, first: string, second: string) =>
      leaningTail(second) === null && !doesItself(first) ? `${first}; ` : whole,
  );
  // What stands between bullets or bars in a row is typed as single proofs, however short.
  const rows = sentence.split(/\s+[•·▪|]\s+/);
  return rows.flatMap((row) => {
    const parts = row.split(/;\s+/);
    if (parts.some((part) => part.split(' ').length < 2)) return [row];
    return parts.reduce<string[]>((out, part) => {
      const machines = out.length > 0 && ofMachines.exec(part);
      // "41 apprentices since 2012; 38 still here": of those.
      const left = out.length > 0 && stillHere.exec(part)?.[1];
      if (left)
        out[out.length - 1] = `${out.at(-1) ?? ''}, and ${left} are still ${part
          .slice(left.length)
          .trim()
          .replace(/^(?:are )?still /, '')}`;
      else if (machines && /^\d/.test(out.at(-1) ?? ''))
        out[out.length - 1] = `${out.at(-1) ?? ''}, with a ${lowerFirst(machines[1] ?? '')} of ${machines[2]}`;
      else if (out.length > 0 && aimOnly.test(part)) out[out.length - 1] = `${out.at(-1) ?? ''}; ${lowerFirst(part)}`;
      else out.push(upperFirst(part));
      return out;
    }, []);
  });
}
