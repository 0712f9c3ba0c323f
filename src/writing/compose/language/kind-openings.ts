/** The kind of a phrase by how it opens, before its words are looked at one by one. */

import { finiteAuxiliary } from './clause.ts';
import { rare } from './its-words.ts';
import { lexiconSwitch, lexiconTags } from './lexicon.ts';
import { inCharge, ownPatch } from './own.ts';
import { beginsWithTurn } from './sure-clause.ts';
import { baseOfThird, isGuessedVerb, isVerbBase, mayBeVerb, nounLike } from './verbs.ts';

/** A verb of the third person with what belongs to its subject. */
const doesToOwn = /^\S+ (?:\S+ ){1,6}[a-z]{2,}[^s]s (?:to |with |from |for )?(?:its|their) [a-z]/i;

const doesNow = rare(
  /^(?:[£€$₹]?\d[\d,.]*%? |our |the |all |most |every |each |nearly |over |more than )(?:[\w%-]+ ){0,7}?(?:people|[a-z]+s|staff) (?:in our area )?(?:(?:now|still|all|each|both) (?:pass|qualified|stay|stayed|finish|finished|work|have|are|come|came|go|went|get|got|passed|left|use|run|earn|hold|meet|buy|return|returned)\b|(?:moved|went|came|stayed|passed|qualified|became|won|joined|started|began|finished|returned|grew|rose|fell) (?:on|in|into|to|up|out|back|from|with|home|their|our|the|a|as|at|last|this|within|by)\b)/i,
);

const posts =
  /^(?:nurse|engineer|worker|manager|chef|officer|assistant|practitioner|consultant|analyst|architect|teacher|developer|designer|technician|administrator|coordinator|adviser|advisor|specialist)s?$/i;
const somebody = /(?:er|or|ist|ian|ant|nurse|chef|clerk|staff|apprentice|analyst|architect|[a-z]+man|person)$/i;
/** What is led, served or supported by name: "service desk", "lead time". */
const ofKind =
  /^(?:time|story|travel|parking|meals?|accommodation|housing|flats?|shop|pension|role|post|team|desk|centre|center|plan|level|agreement|charge|industry|users?|hours|contract|function|department|group|network|meeting|turnover|survey|retention|room|canteen|discount|generation|position|sector)$/i;

/** The kind that the first words tell; null where they tell none. */
export function openingOf(
  text: string,
  words: readonly string[],
  first: string,
): 'clause' | 'infinitive' | 'verb' | 'ing' | 'participle' | 'adjective' | 'np' | 'loose' | null {
  if (beginsWithTurn(text)) return 'clause';
  // "Lead finance for a cooperative", "service home boilers and heat pumps": orders; a lead nurse and a service desk are none.
  if (
    words.length > 4 &&
    /^(?:lead|service|support|staff) (?:[a-z]+ ){1,3}(?:for|across|and|in|at|with|from|on) /i.test(text) &&
    !/^(?:and|or|for|in|at|with|from|on|across)$/i.test(words[1] ?? '') &&
    !somebody.test(words[1] ?? '') &&
    !posts.test(words[2] ?? '') &&
    !ofKind.test(words[1] ?? '') &&
    !words.some((word) => finiteAuxiliary.test(word))
  )
    return 'verb';
  // "No hotel stays and no offshore work": what there is not, and nobody who stays.
  if (
    /^no (?:[a-z-]+ ){1,3}(?:and|or) no (?:[a-z-]+ ?){1,4}$/i.test(text) &&
    !words.some((word) => finiteAuxiliary.test(word))
  )
    return 'np';
  // "97% of premises now pass", "our last nine apprentices all qualified", "71 people moved on into homes of their own".
  if (doesNow.test(text) && !/^(?:how|what|why|to|if|when)\b/i.test(text)) return 'clause';
  // "The refurbishment cost €9 million".
  if (
    /^(?:the|our|this) (?:[a-z-]+ ){1,4}(?:cost|costs|took|takes|pays|paid|earned|earns|sold|sells|raised|won) (?:about |over |nearly |around |up to )?[£€$₹]?\d/i.test(
      text,
    )
  )
    return 'clause';
  // "Empty kilometres should not exist", "GMs set their own budgets".
  if (
    /^[a-z]+ [a-z]+s (?:should|must|can|will|may|might|would|could|have|were) (?:not |never |always |all )?[a-z]/i.test(
      text,
    ) ||
    (/^[A-Z]{2,5}s [a-z]+ (?:their|the|our|an?|your|all|each|every)\b/.test(text) && isVerbBase(words[1] ?? ''))
  )
    return 'clause';
  // "Six weeks side by side with the person you're replacing".
  if (
    /^(?:(?:one|two|three|four|five|six|seven|eight|ten|twelve|\d+) )(?:hours?|days?|weeks?|months?|years?|nights?)['’]? (?:side by side|of |to |with |in |on |at |off\b|paid|full|extra|together)/i.test(
      text,
    ) &&
    !/^\S+ \S+ (?:\S+ ){0,4}(?:is|are|was|were|has|have|will)\b/i.test(text)
  )
    return 'np';
  // "Lease a bike through us", "start any time between 7 and 10": what one may do.
  if (
    /^(?:start|finish|leave|lease|rent|hire|borrow|buy|sell|swap|bank|carry|charge|park|claim|roll|top|donate|volunteer|study|retire|travel|cycle|shop|stay|eat|swim|train) (?:any ?time|when(?:ever)?|your|the|an?|up|at|from|in|home|over|early|late|on|with|for|free|to|it|them|off|all|through)\b/i.test(
      text,
    ) &&
    !/^(?:start|finish|park|charge|travel|study|stay|train|shop|top) (?:in|at|on|for|with|to) [A-Z]/.test(text) &&
    !/\b(?:is|are|was|were|has|have|will)\b/.test(text) &&
    !/^(?:start|finish) (?:at|from|on|in) (?:\d|[A-Z])/i.test(text) &&
    words.length > 3
  )
    return 'verb';
  // "The week ends at noon on Friday", "every shift starts with a briefing": what it does, though "ends" may be things.
  if (
    /^(?:the|our|your|each|every|this) (?:[a-z-]+ ){0,2}?[a-z-]+[^\Ws] (?:ends|starts|begins|finishes|closes|opens|stops|runs|lasts) (?:at|on|by|in|from|until|after|before|with|for|early|late|when|\d|two|three|four|five|six)\b/i.test(
      text,
    )
  )
    return 'clause';
  // "Work stops when anyone sees a risk", "bad news comes before good news".
  if (
    /^(?:[a-z-]+ )?[a-z-]+[^\Ws] (?:stops|waits|comes|goes|happens|begins|ends|matters|counts|continues) (?:when|if|until|unless|before|after|once|whenever|first|second|only|wherever) ?/i.test(
      text,
    ) &&
    !/^(?:the|an?|what|who|which|how) /i.test(text)
  )
    return 'clause';
  // "Code that you ship answers a driver in a second": what it does, behind what is told of it.
  const told =
    /^(?:[a-z-]+ )?[a-z]+ (?:that|which) (?:you|we|they) [a-z]+ ([a-z]+s) (?:an?|the|our|your|each|every|in|on|at|to|for)\b/i.exec(
      text,
    )?.[1];
  if (told && baseOfThird(told) && !/^(?:the|an?) /i.test(text)) return 'clause';
  // "Every designer visits users once a month": somebody, and what they do.
  const each =
    /^(?:every|each) (?:[a-z-]+ )?[a-z]+(?:er|or|ist|ian|nurse|chef|cook|apprentice|colleague|clerk|pilot|guide|vet) ([a-z]+s) [a-z]/i.exec(
      text,
    )?.[1];
  if (each && baseOfThird(each)) return 'clause';
  // "A late start on Mondays": a thing, though people start.
  if (
    /^an? (?:late|early|later|earlier|slow|gentle|short|long|flexible|staggered|fresh|phased) (?:start|finish|break|shift|lunch|run) (?:on|at|in|to|each|every|after|before|by|for)\b/i.test(
      text,
    ) &&
    !words.some((word) => finiteAuxiliary.test(word))
  )
    return 'np';
  // "Our operations director started as a dishwasher".
  if (
    /^(?:our|the|one|every|each) (?:[a-z-]+ ){1,4}?(?:started|began|joined|came|became|grew|moved|trained|left|won|rose|learnt|learned) (?:as|in|at|on|from|with|here|out|up|through|an?|the)\b/i.test(
      text,
    )
  )
    return 'clause';
  // "Own how our flagship looks": to be in charge of it.
  if (/^own (?:how|what|the|our|your|an?|all|everything|each|every|when|where) [a-z]/i.test(text)) return 'verb';
  // "Communities on the coast hold 10% of the company".
  const holds =
    /^(?:[a-z-]+ ){0,2}[a-z]+[^s]s (?:on|in|at|from|near|across|around) (?:the |our |an? |each |every )?[a-z-]+(?: [a-z-]+)? ([a-z]+) (?:the|our|an?|their|all|every|its|what|how|\d|[£€$₹])/i.exec(
      text,
    )?.[1];
  if (holds && isVerbBase(holds.toLowerCase()) && !isVerbBase(first)) return 'clause';
  // "Managing director of two hospitals": somebody.
  if (
    /^(?:managing|acting|founding|supporting|consulting|visiting) (?:director|partner|editor|manager|head|professor|member|engineer|architect|principal)\b/i.test(
      text,
    )
  )
    return 'np';
  // "Error rate of 0.2%".
  if (
    /^(?:[a-z-]+ ){0,3}(?:rate|score|ratio|margin|share|average|level|turnover|growth|satisfaction|retention) of (?:just |only |about |over |under )?[£€$₹]?\d/i.test(
      text,
    )
  )
    return 'np';
  // "Lead manufacturing and supply chain", "double exports": orders, unless they name somebody or something.
  if (
    (/^lead$/i.test(first) &&
      words.length > 2 &&
      !/^(?:[a-z]+ ){0,2}(?:role|generation|times?|magnets?|[a-z]+(?:er|or|ist|ant|ian)|nurse|chef|coach|officer|singer)\b/i.test(
        words.slice(1).join(' '),
      )) ||
    (/^(?:double|triple|halve)$/i.test(first) &&
      /^[a-z]+[^s]s$|^(?:the|our|output|turnover|revenue|production|capacity)$/i.test(words[1] ?? '')) ||
    (/^own$/i.test(first) &&
      (/^(?:two|three|four|five|\d+|end-to-end)$/i.test(words[1] ?? '') || inCharge.test(text) || ownPatch.test(text)))
  )
    return 'verb';
  // "REACT course in the first six months": letters, and no verb.
  if (
    /^[A-Z]{3,}$/.test(first) &&
    /[a-z]{3}/.test(text) &&
    !words.some((word) => finiteAuxiliary.test(word)) &&
    isVerbBase(first)
  )
    return 'np';
  // "97% of our shifts end on time", "whoever picks it up sees it through".
  const share =
    /^(?:(?:nearly|almost|over|more than|about) )?\d+ ?% of (?:our|the|all) (?:[a-z-]+ )?[a-z-]+s ([a-z]+)\b/i.exec(
      text,
    )?.[1];
  if (share && (isVerbBase(share) || mayBeVerb(share))) return 'clause';
  if (/^(?:whoever|whatever|whichever) \S+ .*\b(?:is|are|has|can|will|[a-z]{2,}s)\b/i.test(text) && words.length > 4)
    return 'clause';
  // "Graduates who can live, work and lead in two languages": people, and what they can.
  if (
    /^(?:[A-Za-z-]+ )?[a-z]+[^\Wsu]s who (?:can|will|have|know|are|want|feel|speak)\b/i.test(text) &&
    !/\b(?:is|are|has|have|will|can)\b/i.test(text.replace(/^.*? who \w+/i, '')) &&
    !/, (?:we|you|they|it|and we|and you)\b/.test(text) &&
    !/ who \S+(?: \S+){0,4} (?:get|come|stay|need|run|make|take|join|leave|find|go)\b/.test(text)
  )
    return 'np';
  // "The still's off Friday to Sunday".
  if (
    /^(?:the|our) (?:[a-z-]+ )?[a-z]+['’]s (?:off|out|on|open|closed|shut|down|up|free|always|never|not|been|full|empty|yours|ours|here|there) /i.test(
      text,
    )
  )
    return 'clause';
  // "2 shows daily", "three of four owners still test".
  if (/^\d+ [a-z]+s (?:daily|nightly|weekly|monthly|yearly)\b/i.test(text)) return 'np';
  const still =
    /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|half|most|all) (?:of|in|out of) (?:our |the )?(?:[a-z\d]+ )?[a-z]+s (?:still|now|also|always|never|each) ([a-z]+)\b/i.exec(
      text,
    )?.[1];
  if (still && isVerbBase(still)) return 'clause';
  // "Curators here dust, pack and hang".
  const here = /^[a-z-]+[^\Wsu]s (?:here|at [A-Z]\w+) (?:all |each |still |also )?([a-z]+)\b/i.exec(text)?.[1];
  if (here && isVerbBase(here) && !isVerbBase(first)) return 'clause';
  // "Engineers test new releases themselves": people, and what they do.
  if (
    words.length > 3 &&
    /^[a-z]+(?:er|or|ist|ian|nurse|chef|cook|colleague|apprentice|pilot|guide)s$/i.test(first) &&
    isVerbBase(words[1] ?? '') &&
    /^[a-z]/.test(words[1] ?? '') &&
    !/^(?:of|in|for|with|on|at|and|or|per)$/.test(words[2] ?? '')
  )
    return 'clause';
  // "Borrow with no fines": a verb, though our list has it not.
  if (
    words.length > 2 &&
    !isVerbBase(first) &&
    lexiconTags(first.toLowerCase()).includes('Infinitive') &&
    lexiconSwitch(first.toLowerCase()) === null &&
    isGuessedVerb(first.toLowerCase(), words[1]) &&
    !words.some((word) => finiteAuxiliary.test(word))
  )
    return 'verb';
  // "Claim back dental": a verb, for a noun has nothing to do with "back".
  if (
    mayBeVerb(first.toLowerCase()) &&
    /^(?:back|out|off|up)$/i.test(words[1] ?? '') &&
    words.length > 2 &&
    !isVerbBase(first)
  )
    return 'verb';
  // "Engineers decide": a plural and a verb.
  if (
    words.length === 2 &&
    /[^s]s$/.test(first) &&
    isVerbBase(words[1] ?? '') &&
    !nounLike.has((words[1] ?? '').toLowerCase())
  )
    return 'clause';
  // "Mix of workshop and site": of what is mixed, "of" says that it is none of us.
  if (
    /^of$/i.test(words[1] ?? '') &&
    isVerbBase(first) &&
    !/^(?:think|dispose|hear|approve|speak|talk|dream|learn|know|conceive|beware)$/i.test(first) &&
    !words.some((word) => finiteAuxiliary.test(word))
  )
    return 'np';
  if (/^to$/i.test(first) && words.length > 2) return 'infinitive';
  // "Every number on a slide links to its query": what each of them does.
  if (/^(?:every|each)$/i.test(first) && doesToOwn.test(text)) return 'clause';
  // "Dispatch 24/7": there at all hours.
  if (words.length === 2 && /^24\/7$/.test(words[1] ?? '')) return 'np';
  return null;
}
