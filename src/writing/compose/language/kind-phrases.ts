/** Kinds by a whole phrase: amounts, shares, places, how a firm is. */

import { finiteAuxiliary, pronouns } from './clause.ts';
import { nounPhrase } from './noun-phrase.ts';
import { isVerbBase } from './verbs.ts';

/** The kind of a text by what the whole of it is like; null where its words have to be read. */
export function phraseKind(
  text: string,
  words: readonly string[],
  first: string,
): 'clause' | 'verb' | 'participle' | 'adjective' | 'np' | null {
  // "Plant in Waluj": where it is.
  if (
    /^(?:plant|post|shop|store|yard|market|stage|court|farm|ship|base|house|stand|school|site|park|dock) (?:in|at|near|on|outside|by) (?:the )?(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)[A-Z]/.test(
      text.charAt(0).toLowerCase() + text.slice(1),
    )
  )
    return 'np';
  // "Grade 6": nobody grades six.
  if (/^(?:grade|band|level|scale|tier|stage|phase|shift|floor|unit) [A-Z\d]/i.test(text)) return 'np';
  // "Time to know people by name": a thing to have, and no order to time.
  if (/^(?:time|room|space|freedom|scope|licence|power|reason) to [a-z]/i.test(text)) return 'np';
  if (/^(?:care for|work from) [a-z]/i.test(text)) return 'verb';
  // "Nine of our eleven managers started on calls".
  if (
    /^(?:(?:nearly|almost|over|more than) )?(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+%?|most|all|half|some|many|none) (?:in \w+ )?of (?:our|the|us|them|your|\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)\b/i.test(
      text,
    ) &&
    words
      .slice(3)
      .some((word) =>
        /^(?:[a-z]{3,}ed|began|came|grew|went|rose|left|won|became|have|has|had|are|is|was|were|did|do|stay|stays|work|works|live|lives|sit|sits)$/.test(
          word,
        ),
      )
  )
    return 'clause';
  // "Family-owned": how a firm is.
  if (/^yours\b|^[a-z]+-(?:owned|run|led|funded|based|backed)$/i.test(text)) return 'adjective';
  // "27.5 hours per week, term time only", "24-bed mixed ICU".
  if (
    /^\d[\d.,]*(?:-[a-z]+|\+?)? (?:hours?|days?|weeks?|months?|years?|shifts?|nights?|beds?|[a-z-]+ (?:[a-z/-]+ ){0,3}(?:unit|ward|icu|school|team|site|restaurant|hotel|kitchen|home))\b/i.test(
      text,
    ) &&
    !words.some((word) => finiteAuxiliary.test(word) || pronouns.test(word))
  )
    return 'np';
  if (nounPhrase(text, words)) return 'np';
  if (
    /^(?:you|we|they|it|there|nobody|everyone|everybody|anyone|i|you['’]\w+|we['’]\w+|it['’]s|there['’]s|that['’]s)$/i.test(
      first,
    ) &&
    words.length > 2
  )
    return 'clause';
  if (
    /^(?:what|how|whatever|whoever)\b.*\s(?:is|are|will|can|matters|counts|comes|stays|lasts|stands|goes|means)\b/i.test(
      text,
    )
  )
    return 'clause';
  // "Two people sign off every number".
  if (
    /^(?:two|three|four|five|all|our|most|some|many|few|\d+) (?:\w+ )?(?:people|drivers|nurses|engineers|colleagues|teams?|residents|customers|managers|members|directors|farmers|buyers|users|teachers) (\w+)/i.test(
      text,
    )
  ) {
    const verb =
      /^(?:\w+ ){1,2}?(?:people|drivers|nurses|engineers|colleagues|teams?|residents|customers|managers|members|directors|farmers|buyers|users|teachers) (\w+)/i.exec(
        text,
      )?.[1] ?? '';
    if (isVerbBase(verb)) return 'clause';
  }
  // "£800 for your desk, chair and screen": an amount, whatever stands in it.
  if (/^[£€$₹]/.test(first) && !words.some((word) => finiteAuxiliary.test(word))) return 'np';
  // "50% off stays in sister hotels".
  if (
    /^(?:up to |at least )?\d+ ?% (?:off|discount|match|bonus|employer|staff|pension|of|on)\b/i.test(text) &&
    !words.some((word) => finiteAuxiliary.test(word) || pronouns.test(word))
  )
    return 'np';
  // "28-bedded acute unit admitting from A&E", "two coffee bars by the river".
  if (
    /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten)-\w+ (?:[\w-]+ ){0,4}?(?:ward|unit|home|school|hotel|store|team|clinic|practice|office|apprenticeship|contract|preceptorship|programme)\b/i.test(
      text,
    ) &&
    !words.some((word) => finiteAuxiliary.test(word))
  )
    return 'np';
  if (
    /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:\w+ ){1,2}(?:by|near|beside|around|across) (?:the|our|a) \w+$/i.test(
      text,
    )
  )
    return 'np';
  // "Home every morning", "your store, your numbers": neither takes a verb before it.
  if (
    /^(?:home|back|out|off|away|in) (?:every|each|by|before|at|for)\b|^back home\b|^home (?:when|whenever)\b|^home (?:in (?:your|time)|most|on time)\b/i.test(
      text,
    )
  )
    return 'adjective';
  if (/^(your|our|no|more|less|big|small|good|new|real) (?:[\w-]+ ?){1,3}, \1 (?:[\w-]+ ?){1,3}$/i.test(text))
    return 'adjective';
  // "Based at the plant", "split by hours worked".
  if (
    /^(?:based|split|paid|rated|published|shared|run|funded|backed|built|made|located|run|owned|led|set) (?:at|by|in|on|for|from|with|to|as|near|across) /i.test(
      text,
    ) &&
    !words.some((word) => finiteAuxiliary.test(word) || pronouns.test(word))
  )
    return /^(?:run|set) (?:at|in|on|for|with|to|from|as)/i.test(text) ? 'verb' : 'participle';
  return null;
}
