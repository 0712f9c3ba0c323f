import { clauseAfter, finiteAuxiliary, finiteVerbs, leadIns, pronouns, termsOf } from './clause.ts';
import { doersDo } from './doers.ts';
import { openingOf } from './kind-openings.ts';
import { rowKind } from './kind-rows.ts';
import { shapeOf } from './kind-shapes.ts';
import { toldKind } from './kind-told.ts';
import { lexiconTags } from './lexicon.ts';
import { onlyNames } from './main-verb.ts';
import { isThingFirst } from './named-first.ts';
import { nounLikeIsVerb, nounPhrase } from './noun-phrase.ts';
import { isCounted, isKnownNoun, isOrdinary } from './nouns.ts';
import { doesItself } from './own-verb.ts';
import { notesState } from './states.ts';
import { beginsWithTime, countedDo, doneToUs, namesSoMany, severalDo, theyDo } from './sure-clause.ts';
import { isToldToReader, isWorkplace } from './told-of-place.ts';
import { baseOfIng, baseOfThird, isVerbBase, mayBeVerb, nounLike } from './verbs.ts';

/**
 * How a piece of the recruiter's wording can be used in a sentence. `loose`: notes that begin without a verb and go on
 * with one ("four shifts, and the week is over"), which only ever stand behind a colon.
 */
export type Kind = 'clause' | 'infinitive' | 'verb' | 'ing' | 'participle' | 'adjective' | 'np' | 'loose';

/** "Seven miles left and £4m pledged", "two lessons left": so many, which do nothing. */
const leftOver =
  /^(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?:[a-z]+ )?[a-z]+s left(?=$|,| and [£€$₹\d]| and (?:two|three|four|five|six|counting))(?!.*\b(?:is|are|was|were|has|have|will|can)\b)/i;

const cache = new Map<string, Kind>();
/** "Earn while you learn and a job at the end": an order, and a thing that it does not give. */
const orderAndThing =
  /^[a-z]+ (?:while|as|when|where) (?:you|we) [a-z]+(?: [a-z]+){0,2},? (?:and|plus) (?:an?|the|your|our|no) [a-z]/i;

/** "No threshold before commission starts": what there is none of, and until when; the verb is of the time. */
const noneUntil = /^no [a-z-]+ (?:before|until|after|while|when|unless|once) [a-z]/i;

/** What kind of phrase a text is. Wrong guesses lean to `np`, which only ever gets neutral frames. */
export function kindOf(raw: string): Kind {
  // "Dawn in May": a month, and no verb.
  const text = raw
    .trim()
    // "IT park campus": letters, and no pronoun.
    .replace(/\bIT(?= [a-z])/g, 'Software')
    // "Same answer for everyone, explained properly": how it is given.
    .replace(/^((?:same|one|no|clear|fair|straight|plain) [^,]+), [a-z]+ed(?: [a-z]+ly)?$/i, '$1')
    // "A youth committee of 12 agrees the programme": who does it is one.
    .replace(
      /^(an? (?:[a-z]+ ){1,3})of (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?=[a-z]+s (?:the|an?|our|your|its|their|on|in|every|each|all)\b)/i,
      '$1',
    )
    // "A hotel in town, stag parties and all": what it is stands before that.
    .replace(/, (?:[a-z]+ ){1,3}and all$/, '')
    // "A stocked van, fuel included, that you take home".
    .replace(
      /(?<=^(?:an?|the|your|our) [^,]+), (?:[a-z]+ ){1,3}(?:included|provided|covered|paid), (?=(?:that|which) you )/i,
      ' ',
    )
    // "Two extra days, which can be raised to four": what may become of them.
    .replace(
      /(?<=^(?:an?|one|two|three|four|five|\d+|extra|free|paid) [^,;:]+), which (?:can|may|is|are|will) [^,;:]+$/i,
      '',
    )
    // "11 pm to 7 am": the hour's, and no verb.
    .replace(/(\d) ([ap])\.?m\b\.?/gi, '$1$2m')
    .replace(/(?<=\b(?:in|from|to|until|since|by|of|early|late|mid|and|every|last|next|this|\d)[ -])May\b/g, 'June');
  const known = cache.get(text);
  if (known) return known;
  const kind = isToldToReader(text)
    ? 'clause'
    : leftOver.test(text)
      ? 'np'
      : isWorkplace(text) || noneUntil.test(text)
        ? 'np'
        : withVerb(classify(text), text);
  if (cache.size > 4000) cache.clear();
  cache.set(text, kind);
  return kind;
}

/** "Your own patch, from market stalls to a dairy plant": no clause, whatever its words may be besides. */
const withVerb = (kind: Kind, text: string): Kind => (kind === 'clause' && onlyNames(text) ? 'np' : kind);

/**
 * "Five paid training days a year, chosen by you", "free eye tests for you, and half-price glasses", "a starter set of
 * tools worth £400, yours to keep": a thing, and what is said of it behind a comma.
 */
function isThingWithTail(text: string): boolean {
  const [head = '', ...tail] = text.split(/, (.*)/s);
  // "150 euros for each phase passed first time": a sum.
  if (
    /^(?:[£€$₹]\d|\d[\d,.]* (?:euros?|pounds?|dollars?|rupees?)\b)(?!.*\b(?:is|are|was|were|goes|go|comes?|covers?|buys?)\b)/i.test(
      text,
    )
  )
    return true;
  // "Half-price stays for you and your family": stays that are had.
  if (
    /^(?:free|half-price|discounted|subsidi[sz]ed|cheaper|reduced) [a-z-]+s for (?:you|your|all|everyone)\b/i.test(
      text,
    ) &&
    !/,/.test(text)
  )
    return !/\b(?:is|are|was|were|has|have|had|can|may|will|must)\b/i.test(text);
  return (
    /^(?:an?|your own|one|two|three|four|five|six|seven|eight|nine|ten|\d+|free|paid|extra|full|half-price|subsidi[sz]ed|discounted|private|flexible|generous) \S+ /i.test(
      head,
    ) &&
    /^(?:chosen|yours|agreed|booked|paid|free|funded|plus|set|planned|shared|more|each|worth|including|on top|with|and (?:half|free|an?|two|three|\d+|more|one|paid|extra)\b)/i.test(
      tail[0] ?? '',
    ) &&
    !/\b(?:is|are|was|were|has|have|had|can|may|will|must|gets?|goes|counts?|comes?|starts?|stays?)\b/i.test(head) &&
    !/(?<!\b(?:for|to|with|of|by|on) )\b(?:you|we|they|everyone|everybody|nobody|who|that)\b/i.test(head)
  );
}

/** "A patient visits the plant each quarter": one, and what it does to something that has its article. */
const oneDoes =
  /^(?:an?|every|each|the) (?:[a-z-]+ )?[a-z]{2,}[^s\s] (?:in front of you |on the (?:phone|floor|line) )?([a-z]+s) (?:the|our|an?|any|your|every|each|all|us|you|it|them)\b/i;

/** "Open the curtains and there is the sea": an order, and what comes of it. */
const orderAndClause =
  /^[a-z]+ (?!.*\b(?:that|how|what|if)\b)[^,.;:]+(?:,? and|,|:) (?:there(?:['’]s| is| are)|it(?:['’]s|['’]ll| is| will)|we(?:['’]ll|['’]re| are| will| pay)|they(?:['’]re|['’]ll| are| will)|(?:nobody|no one|everyone|everybody) [a-z]+s) /i;

/** "Retires", "leaves": what one does, and no several things. */
const actsSurely = (word: string): boolean => {
  const base = baseOfThird(word);
  return base !== null && !nounLike.has(base) && !isOrdinary(base) && !isKnownNoun(base);
};

/** "Travel to Athlone is paid", "study for the exam is covered": a thing that may be an order, and what is done about it. */
const thingIsGiven =
  /^([a-z]+) (?:(?!(?:that|who|whose|which|what|where|when|whether|if|how|and|so|because|while|you|we|they|it|is|are)\b)[\w’'-]+ ){1,6}(?:is|are) (?:(?:always|fully|never|all|also|not|usually) )?(?:paid|free|provided|included|given|covered|offered|arranged|supplied|available|funded|reimbursed|refunded|welcome|possible|needed|required|optional|shared|planned|booked)(?: (?:for|by|at|in|from|on|after|with|and) [^,;]+)?$/i;

/** Of these one says in the singular what several do: "a team of nine look after it". */
const several =
  /^(?:an?|one) (?:[a-z-]+ )?(?:team|crew|group|family|board|number|lot|few|couple|majority|third|half|quarter|dozen|hundred|pair|handful|of|in|out|can|may|must)\b/i;
/** What takes place, or is given, on top of what one has: "an extra week", "a 13th month's pay". */
const singular = /^(?:an?|one|another|an extra|a full) (?=\S+ \S)/i;
/** What a single thing would do: "comes", "opened", "grew". */
const mayAct = (word: string): boolean =>
  baseOfThird(word) !== null ||
  /[^e]ed$/.test(word) ||
  finiteAuxiliary.test(word) ||
  lexiconTags(word).includes('PastTense');

/**
 * "A six-week paid sabbatical after five years", "one off-season trip a year for you and your family": a single thing, and
 * no word that says what it does. Of one thing a verb has its "s", or is past.
 */
function doesNothing(text: string): boolean {
  if (!singular.test(text) || several.test(text) || /[:;?]/.test(text)) return false;
  const alone = text.replace(/\b(?:for|to|with) (?:you|everyone|everybody|them)\b(?: and \S+)?/gi, ' ');
  const words = alone.toLowerCase().split(/[ ,]+/).slice(1);
  return (
    /['’]s |-\w+ | (?:an?|each|every|per) (?:day|week|month|year|summer|winter|term)\b/i.test(text) &&
    !words.some(
      (word) => pronouns.test(word) || /^(?:what|how|where|when|if|that|which|who|because|so|or)$/.test(word),
    ) &&
    !words.some((word) => /^[a-z]+$/.test(word) && word !== 'paid' && mayAct(word))
  );
}

function classify(text: string): Kind {
  if (doesItself(text)) return 'clause';
  if (doesNothing(text)) return 'np';
  if (nounLike.has((thingIsGiven.exec(text)?.[1] ?? '').toLowerCase())) return 'clause';
  if (orderAndThing.test(text) || (orderAndClause.test(text) && isVerbBase(text.split(' ')[0]?.toLowerCase() ?? '')))
    return 'loose';
  if (notesState(text)) return 'loose';
  const row = toldKind(text) ?? rowKind(text);
  if (row !== null) return row;
  // "A 3pm finish if the team hits target", "£500 when you pass": a thing, and when it is had.
  const [, had = ''] =
    /^((?:an? (?:\d|free |paid |extra |early |full |half )|extra |free |paid |[£€$₹]?\d)[^,;:]{2,40}?) (?:if|when|once|whenever|every time) (?:you|we|the|your|our|they|it|there)\b[^,;:]*$/i.exec(
      text,
    ) ?? [];
  if (had && !had.split(' ').some((word) => finiteAuxiliary.test(word) || pronouns.test(word)) && kindOf(had) === 'np')
    return 'np';
  const words = text.split(/\s+/);
  // "To give our patients the care that we would want": an aim, whatever is told of it.
  if (
    /^to [a-z]+ (?!.*, (?:we|you|our|the team|everyone|nobody|that|this|it)\b)/i.test(text) &&
    isVerbBase((words[1] ?? '').toLowerCase()) &&
    !nounLike.has((words[1] ?? '').toLowerCase())
  )
    return 'infinitive';
  if (isThingWithTail(text)) return 'np';
  // "Full fees and two days' leave for each exam you pass": what is given for it.
  if (
    /^(?!(?:we|you|they|our|it)\b)[^,;:]+ for (?:each|every) (?:[\w-]+ ){1,3}(?:that )?you [a-z]+$/i.test(text) &&
    !/\b(?:is|are|was|pay|pays|get|gets)\b/.test(text)
  )
    return 'np';
  // "The first lead to own it end to end": somebody, and what for.
  if (
    /^the (?:first|only|next|second) [A-Za-z-]+ (?:[A-Za-z-]+ )?to [a-z]+\b(?!.*\b(?:is|are|was|were|has|have|will|can|gets?)\b)/i.test(
      text,
    )
  )
    return 'np';
  if (isThingFirst(text)) return 'np';
  // "Half-hour tests, really, and a team who've been here for years": two things, and what is so of the second.
  const [, one = '', rest = ''] =
    /^([^.;:,]+)(?:, (?:really|honestly|truly))?,? (?:and|plus) (an? (?:[a-z-]+ ){1,4}(?:who|that|which)(?:['’][a-z]+)? .+)$/.exec(
      text,
    ) ?? [];
  if (rest && /^(?:\d|an? )/i.test(one) && !clauseAfter(termsOf(one), 0)) return 'np';
  // "Access to the pension scheme": a thing to have, though one accesses files.
  if (/^(?:access|entry|exposure|contributions?) to (?!.*\b(?:is|are|was|were|has|have|will|can)\b)/i.test(text))
    return 'np';
  const does = oneDoes.exec(text)?.[1];
  if (does && (baseOfThird(does) !== null || mayBeVerb(does.replace(/s$/, '')))) return 'clause';
  // "Present manager retires in spring": an order has no further verb in the middle of what is ordered.
  if (
    /^[A-Z][a-z]+ [a-z]+ ([a-z]+s) (?:in|on|at|to|from|after|before|when|the|an?|our|your|this|next)\b/.test(text) &&
    actsSurely(words[2] ?? '') &&
    isCounted(words[1] ?? '') &&
    !/s$/.test(words[1] ?? '')
  )
    return 'clause';
  if (
    countedDo(text) ||
    beginsWithTime(text) ||
    severalDo(text) ||
    theyDo(text) ||
    doersDo(text) ||
    (/^[A-Z\d]/.test(text) && !isVerbBase((words[0] ?? '').toLowerCase()) && doneToUs(words.slice(0, 5)))
  )
    return 'clause';
  if (namesSoMany(text)) return 'np';
  // "A full set of hand tools worth £450 that you keep": a thing, and what is so of it.
  if (
    /^(?:an?|the|your) (?:[\w’'-]+ ){1,7}worth [£€$₹][\d.,]+k? (?:that|which) (?:you|we) [a-z]+(?: (?:when|after|if|for) .+)?$/i.test(
      text,
    )
  )
    return 'np';
  const first = (words[0] ?? '').replace(/[,.:;!?]$/, '');
  const opening = openingOf(text, words, first);
  if (opening) return opening;
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
  if (isThingThat(text)) return 'np';
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

const thing = /^(?:an?|the|one|your) (?:[\w-]+ ){1,3}?(?:that|who|which) (?:has|have|is|are|was|will|can|would)\b/i;
/** "A board that has approved the plan that you would spend two years on": a thing, all of whose verbs are told of it. */
function isThingThat(text: string): boolean {
  const [head] = thing.exec(text) ?? [];
  if (!head) return false;
  const rest = text.slice(head.length).trim().split(/\s+/);
  if (!rest.some((word) => finiteAuxiliary.test(word))) return false;
  return rest.every(
    (word, at) =>
      !(finiteAuxiliary.test(word) || (baseOfThird(word) !== null && !nounLike.has(baseOfThird(word) ?? ''))) ||
      /^(?:that|who|which|you|we|they|it|he|she|nobody|everyone|there|what|how|and|or|already|never|always)$/i.test(
        rest[at - 1] ?? '',
      ),
  );
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
