/** Phrases whose kind is told by their shape, whatever else their words may be. */
import { clauseAfter, finiteAuxiliary, pronouns, termsOf } from './clause.ts';
import { knowsNoun, knowsThing } from './lexicon.ts';
import { isMass } from './nouns.ts';
import { baseOfThird, isVerbBase, mayBeVerb } from './verbs.ts';

/** The kind of a phrase of a closed shape; null where it has none of them. */
export function shapeOf(
  text: string,
  words: readonly string[],
  first: string,
): 'clause' | 'verb' | 'participle' | 'adjective' | 'np' | 'loose' | null {
  // "Fixed term to July, may be extended": what the verb is said of stands before its comma.
  if (
    /^[^,]+, (?:may|can|could|might|will|must|should) (?:be|become|lead|go|run|last|change)\b/i.test(text) &&
    !clauseAfter(termsOf(text.split(',')[0] ?? ''), 0)
  )
    return 'loose';
  if (/^(?:drop|pop|call|come|walk) (?:in|by|round|over|along)\b/i.test(text)) return 'verb';
  if (/^(?:applications?|interviews?) (?:close|open|are|start|end)s?\b/i.test(text)) return 'clause';
  // "Rated Good by the inspectors in May": what somebody was.
  if (
    /^(?:rated|voted|named|ranked|shortlisted|commended|accredited|certified|recogni[sz]ed|awarded) /i.test(text) &&
    !words.some((word) => (word !== 'May' && finiteAuxiliary.test(word)) || pronouns.test(word))
  )
    return 'participle';
  // "Engineers test new releases", "97% of our shifts end on time", "whoever picks it up sees it through": whose verb has the form of a noun.
  if (
    words.length > 3 &&
    /^(?:[a-z]+(?:ers|ors|ists|ants|ians)|nurses|people|children|families|staff|teams|pupils|apprentices) [a-z]+ (?:the|an?|our|your|their|new|every|each|all|both|it|them|who|what|how|to|with|on|in|at|up|off|out|over|\d+)\b/i.test(
      text,
    ) &&
    isVerbBase(words[1] ?? '')
  )
    return 'clause';
  if (
    /^(?:(?:nearly|almost|over|more than) )?\d[\d.]*% of (?:our|the|all) [a-z]+s (?!(?:in|on|at|for|with|to|of|from|by|and|or|over|under|within|across|since)\b|[a-z]+(?:ed|ing)\b)[a-z]+ [a-z]/i.test(
      text,
    )
  )
    return 'clause';
  if (/^(?:whoever|whatever|anyone who) [a-z]+s .*\b[a-z]+s\b/i.test(text)) return 'clause';
  // "New machines, small batches and a finish at noon": a row of things.
  if (
    /^(?:[\w-]+ ){1,2}[a-z]+s, [^,]+ and an? [a-z]/i.test(text) &&
    !words.some((word) => finiteAuxiliary.test(word) || pronouns.test(word))
  )
    return 'np';
  // "Shifts including weekends, 6.30 am starts": when, and nobody who starts.
  if (
    /(?:[ap]\.?m\.?|early|late|staggered|flexible|\d) (?:starts?|finish(?:es)?|ends)$/i.test(text) &&
    !words.some((word) => (word !== 'am' && finiteAuxiliary.test(word)) || pronouns.test(word))
  )
    return 'np';
  // "Outside all day, home by 3.30": where somebody is.
  if (/^(?:outside|outdoors|indoors) (?:all|every|most|in|from|each)\b/i.test(text)) return 'adjective';
  // "Ring Carol for a chat": somebody to be rung.
  if (
    /^(?:ring|call|text|phone|e-?mail|visit|contact|message|meet|join|ask) (?:[A-Z][a-z]+|us|him|her|me|our)\b/i.test(
      text,
    ) &&
    /^\S+ (?:[A-Z][a-z]+|us|him|her|me|our)\b/.test(text)
  )
    return 'verb';
  // "2nd shift, 3:30 pm to 2 am": when.
  if (
    /^(?:1st|2nd|3rd|4th|first|second|third|day|night|late|early|back|swing|evening|morning) shifts?(?:,|:| \(| \d)/i.test(
      text,
    ) &&
    !words.some((word) => finiteAuxiliary.test(word) || pronouns.test(word))
  )
    return 'np';
  // "Direct employment", "live music": a quality and what has it, though the quality could be a deed.
  if (
    words.length <= 3 &&
    /^(?:direct|live|secure|clear|separate|double|dry|further|warm|mature|complete|free|clean)$/i.test(first) &&
    /^(?!.*[^s]s$)[a-z]+$/i.test(words.at(-1) ?? '') &&
    words.length > 1 &&
    !/^(?:the|an?|our|your|all|up|down|out|off|it|them|away|with|to)$/i.test(words[1] ?? '') &&
    isMass(words.at(-1) ?? '')
  )
    return 'np';
  // "The inspectors found us compliant", "agency use fell to 4%", "shifts rotate", "the finance committee meets monthly":
  // verbs that are nothing else after such a subject.
  // "Leaks that our analysts find are fixed within days": what is so of what somebody does.
  if (
    /^(?:the |any |every |each )?[a-z]+ (?:that|which) (?:(?:our|the|your) [a-z]+s?|people|customers|others) [a-z]+ (?:is|are|was|were|will|can|must|has|have) [a-z]/i.test(
      text,
    )
  )
    return 'clause';
  // "All our stores close on Sundays": several places, and no close ones.
  if (
    /^(?:(?:all|both|most|half)(?: (?:of|two|three|four|five|six|seven|eight|nine|ten|\d+)){0,2}(?: (?:our|the|your))?|our|the|your) (?:[a-z]+ ){0,2}(?:stores|shops|branches|offices|kitchens|sites|clinics|restaurants|warehouses|schools|nurseries|libraries|museums|factories|plants|depots|workshops|bars|pubs|salons|gates|doors|phones|lines|tills|teams) (?:close|open|shut|start|finish|stop)(?=$| (?:on|at|by|from|every|each|for|before|after|until|early|late|over|between|all|when)\b)/i.test(
      text,
    )
  )
    return 'clause';
  if (
    /^(?:the )?[A-Z][\w&]*(?: [A-Z][\w&]*){0,3} (?:(?:found|rated|gave|named|voted|called|ranked|awarded|graded|judged|praised|inspected) (?:us|our)|(?:found|rated|ranked|graded|judged|praised|inspected) (?:the|all|both|every) [a-z]+)\b/.test(
      text,
    ) ||
    /^(?:our |the )?(?:[a-z-]+ ){1,4}(?:fell|rose|dropped|grew|climbed|doubled|halved)(?: (?:to|by|from|in|since|again|last)\b|$)/i.test(
      text,
    ) ||
    /^(?:[a-z-]+ )?(?:shifts|hours|rotas|weekends|holidays|breaks|routes|start times) (?:rotate|vary|change|start|finish|run|end|differ|alternate)(?=$|[ ,.])/i.test(
      text,
    ) ||
    /^(?:the |our )?(?:[a-z]+ ){0,3}(?:committee|board|team|shop|kitchen|store|office|school|council|group|panel|clinic|site|crew) (?:meets|opens|closes|sits|starts|finishes) (?:at|on|every|each|in|from|to|twice|once|\d|weekly|monthly)/i.test(
      text,
    )
  )
    return 'clause';
  // "What you decide today shapes the town": what something does.
  if (
    /^(?:what|whatever|how) (?:you|we|they)\b/i.test(text) &&
    words.some(
      (word, at) =>
        at > 2 &&
        baseOfThird(word) !== null &&
        /^(?:the|our|your|an?|how|what|every|each|all)$/i.test(words[at + 1] ?? ''),
    )
  )
    return 'clause';
  // "Comfort and dignity at the end of life": what stands beside a thing is one too, whatever else its word may be.
  const beside = (words[2] ?? '').toLowerCase();
  if (
    /^and$/i.test(words[1] ?? '') &&
    knowsNoun(first.toLowerCase()) &&
    knowsThing(beside) &&
    !isVerbBase(beside) &&
    !mayBeVerb(beside) &&
    (words.length === 3 || /^(?:at|in|on|for|of|from|with|to|across|until|till|by|that)$/i.test(words[3] ?? '')) &&
    !text
      .replace(/,.*/, '')
      .split(' ')
      .some((word) => finiteAuxiliary.test(word))
  )
    return 'np';
  // "Your store, your numbers, your call on what goes in the window": a row of what is the reader's.
  if (
    /^(?:your|our|my) [^,.;:]+(?:, (?:your|our|my) [^,.;:]+)+(?:,? and (?:your|our|my) [^,.;:]+)?$/i.test(text) &&
    !isSaid(words)
  )
    return 'np';
  // "Night posts in our unit, three nights a week": what there is, and nobody who posts.
  if (
    /^(?:(?:[a-z-]+)(?:,| and| or)? ){1,3}(?:posts|shifts|roles|positions|vacancies|jobs|contracts|hours|places) (?:in|at|on|with|for|across|from|of)\b/i.test(
      text,
    ) &&
    !isSaid(words)
  )
    return 'np';
  // "94% of families said that nights felt calm", "nine in ten patients would come back".
  if (
    /^(?:(?:nearly|almost|over|more than|around|about|some) )?(?:\d[\d.]*%(?: of)?|(?:\d+|[a-z]+)(?: out of| in) (?:\d+|[a-z]+)) (?:(?:our|the|all) )?(?:[a-z-]+ ){0,2}[a-z]+ (?:said|say|told|tell|rated?|stay|stayed|would|feel|felt|came|come|recommend|think|thought|agreed?|leave|left|return|returned|pass|passed|finish|finished|choose|chose|got|get|find|found|live|lived|start|started|join|joined|go|went) (?:\S+ )*\S+$/i.test(
      text,
    )
  )
    return 'clause';
  // "A three-bedroom house, rent free".
  if (/^(?:an? |the )?[^,]+, (?:rent|tax|duty|interest|cost|toll|service[- ]charge)[- ]free$/i.test(text)) return 'np';
  if (/^top \d/i.test(text) && !words.some((word) => finiteAuxiliary.test(word))) return 'np';
  return null;
}

/** Whether a word of it is surely a verb that something is said with. */
const isSaid = (words: readonly string[]): boolean =>
  words.some((word) => finiteAuxiliary.test(word) || (pronouns.test(word) && !/^(?:you|it)$/i.test(word)));
