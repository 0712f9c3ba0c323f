import { clauseAfter, countedDo, finiteAuxiliary, finiteVerbs, leadIns, pronouns, termsOf } from './clause.ts';
import { shapeOf } from './kind-shapes.ts';
import { lexiconSwitch, lexiconTags } from './lexicon.ts';
import { nounLikeIsVerb, nounPhrase } from './noun-phrase.ts';
import { inCharge } from './own.ts';
import { baseOfIng, baseOfThird, isGuessedVerb, isVerbBase, mayBeVerb, nounLike } from './verbs.ts';

/**
 * How a piece of the recruiter's wording can be used in a sentence. `loose`: notes that begin without a verb and go on
 * with one ("four shifts, and the week is over"), which only ever stand behind a colon.
 */
export type Kind = 'clause' | 'infinitive' | 'verb' | 'ing' | 'participle' | 'adjective' | 'np' | 'loose';

const cache = new Map<string, Kind>();
/** "Earn while you learn and a job at the end": an order, and a thing that it does not give. */
const orderAndThing =
  /^[a-z]+ (?:while|as|when|where) (?:you|we) [a-z]+(?: [a-z]+){0,2},? (?:and|plus) (?:an?|the|your|our|no) [a-z]/i;

/** What kind of phrase a text is. Wrong guesses lean to `np`, which only ever gets neutral frames. */
export function kindOf(raw: string): Kind {
  // "Dawn in May": a month, and no verb.
  const text = raw
    .trim()
    .replace(/(?<=\b(?:in|from|to|until|since|by|of|early|late|mid|and|every|last|next|this|\d)[ -])May\b/g, 'June');
  const known = cache.get(text);
  if (known) return known;
  const kind = classify(text);
  if (cache.size > 4000) cache.clear();
  cache.set(text, kind);
  return kind;
}

/** A verb of the third person with what belongs to its subject. */
const doesToOwn = /^\S+ (?:\S+ ){1,6}[a-z]{2,}[^s]s (?:to |with |from |for )?(?:its|their) [a-z]/i;

/** "A patient visits the plant each quarter": one, and what it does to something that has its article. */
const oneDoes =
  /^(?:an?|every|each|the) (?:[a-z-]+ )?[a-z]{2,}[^s\s] (?:in front of you |on the (?:phone|floor|line) )?([a-z]+s) (?:the|our|an?|any|your|every|each|all|us|you|it|them)\b/i;

const doesNow =
  /^(?:[£€$₹]?\d[\d,.]*%? |our |the |all |most |every |each |nearly |over |more than )(?:[\w%-]+ ){0,7}?(?:people|[a-z]+s|staff) (?:in our area )?(?:(?:now|still|all|each|both) (?:pass|qualified|stay|stayed|finish|finished|work|have|are|come|came|go|went|get|got|passed|left|use|run|earn|hold|meet|buy|return|returned)\b|(?:moved|went|came|stayed|passed|qualified|became|won|joined|started|began|finished|returned|grew|rose|fell) (?:on|in|into|to|up|out|back|from|with|home|their|our|the|a|as|at|last|this|within|by)\b)/i;

/** "Open the curtains and there is the sea": an order, and what comes of it. */
const orderAndClause =
  /^[a-z]+ (?!.*\b(?:that|how|what|if)\b)[^,.;:]+(?:,? and|,|:) (?:there(?:['’]s| is| are)|it(?:['’]s|['’]ll| is| will)|we(?:['’]ll|['’]re| are| will| pay)|they(?:['’]re|['’]ll| are| will)|(?:nobody|no one|everyone|everybody) [a-z]+s) /i;

function classify(text: string): Kind {
  if (orderAndThing.test(text) || (orderAndClause.test(text) && isVerbBase(text.split(' ')[0]?.toLowerCase() ?? '')))
    return 'loose';
  const words = text.split(/\s+/);
  const does = oneDoes.exec(text)?.[1];
  if (does && (baseOfThird(does) !== null || mayBeVerb(does.replace(/s$/, '')))) return 'clause';
  if (countedDo(text)) return 'clause';
  const first = (words[0] ?? '').replace(/[,.:;!?]$/, '');
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
    (/^own$/i.test(first) && (/^(?:two|three|four|five|\d+|end-to-end)$/i.test(words[1] ?? '') || inCharge.test(text)))
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
  const shape = shapeOf(text, words, first);
  if (shape) return shape;
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
  if (/^yours\b/i.test(text)) return 'adjective';
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
  const terms = termsOf(text);
  if (isVerbBase(first) && /^and$/i.test(words[1] ?? '') && isVerbBase(words[2] ?? '')) return 'verb';
  if (
    isVerbBase(first) &&
    !(nounLike.has(first.toLowerCase()) && !nounLikeIsVerb(words)) &&
    !/^(?:is|are|was|were|has|have|will|can|means|comes)$/i.test(words[1] ?? '')
  ) {
    if (!clauseAfter(terms, 1) || nounLikeIsVerb(words)) return 'verb';
    if (!nounLike.has(first.toLowerCase())) return 'verb';
  }
  if (clauseAfter(terms, 0)) return startsLoose(text) ? 'loose' : 'clause';
  // "Learning budget", "paid detention": two words, and the second is the thing.
  if (
    words.length === 2 &&
    (baseOfIng(first) !== null || /^(?:paid|shared|funded|trained|based)$/i.test(first)) &&
    terms[1]?.tags.includes('Noun') &&
    !terms[1].tags.includes('Pronoun') &&
    !/^(?:weekly|monthly|daily|people|things|teams?|up|out|it|them|us)$|s$/i.test(words[1] ?? '')
  )
    return 'np';
  // "Paid DBS", "funded Level 3": what is paid or funded, and nobody who is.
  if (
    /^(?:paid|shared|funded|protected|guaranteed|accredited|certified|supported)$/i.test(first) &&
    (/^[A-Z]{2,}/.test(words[1] ?? '') ||
      /^[A-Z]/.test(words[1] ?? '') ||
      terms[1]?.tags.includes('Singular') ||
      /[a-z]{3}ing$/.test(words[1] ?? '')) &&
    !/^(?:weekly|monthly|daily|fortnightly|quarterly|yearly|hourly|[A-Z][a-z]+days?)$/.test(words[1] ?? '')
  )
    return 'np';
  // "Vetting takes twelve weeks": an activity, and what it does.
  if (baseOfIng(first) !== null && finiteVerbs.test(words[1] ?? '') && /s$/.test(words[1] ?? '')) return 'clause';
  if (baseOfIng(first) !== null && words.length > 1) return 'ing';
  if (
    /^(?:checked|published|shared|served|delivered|written|made|done|led|agreed|tested|designed|reviewed|rated|voted|named|ranked|awarded|accredited|recognised|recognized|looked|trusted|chosen|built|founded|backed|certified|shortlisted|commended|trained|paid|funded|supported|based|owned)$/i.test(
      first,
    )
  )
    return 'participle';
  if (
    terms[0]?.tags.includes('Adjective') &&
    !terms.some((term) => term.tags.includes('Noun') && !term.tags.includes('Pronoun'))
  )
    return 'adjective';
  return 'np';
}

/** Notes whose first part has no verb though a later one has: "nine of us on the desk, and we swap shifts". */
function startsLoose(text: string): boolean {
  const [head = '', next] = text.split(/[,;:]\s+|\s+[–—-]\s+/, 2);
  if (next === undefined) return false;
  if (
    /^(?:two|three|four|five|six|seven|eight|nine|ten|\d+|[£€$₹])/i.test(head) === false &&
    leadIns.test(head.split(' ')[0] ?? '')
  )
    return false;
  if (
    /^(?:until|till|whether|wherever|whatever|whenever|to|here|there|today|now|yes|no matter|as|by|under|over|through|during|within|without|across|among|between|behind|beyond|about|above|off|out|up|down|not|or)\b/i.test(
      head,
    )
  )
    return false;
  if (clauseAfter(termsOf(head), 0) || kindOf(head) === 'verb') return false;
  // "Residents, families and staff decide": a row of subjects.
  return (
    head.split(' ').length > 2 &&
    /^(?:(?:and|but|so|then|once|when|if|unless|until|while|as soon as|after|before)\s)?(?:the|we|you|they|it|our|your|nobody|everyone|all)\b|^so\b/i.test(
      next,
    )
  );
}
