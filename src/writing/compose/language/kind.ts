import { clauseAfter, finiteAuxiliary, finiteVerbs, leadIns, pronouns, termsOf } from './clause.ts';
import { doersDo } from './doers.ts';
import { openingOf } from './kind-openings.ts';
import { phraseKind } from './kind-phrases.ts';
import { rowKind } from './kind-rows.ts';
import { shapeOf } from './kind-shapes.ts';
import { doesNothing, isThingThat, isThingWithTail } from './kind-things.ts';
import { toldKind } from './kind-told.ts';
import { asToldByKind } from './kind-wording.ts';
import { onlyNames } from './main-verb.ts';
import { isThingFirst } from './named-first.ts';
import { nounLikeIsVerb } from './noun-phrase.ts';
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
  const text = asToldByKind(raw);
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
  const phrase = phraseKind(text, words, first);
  if (phrase) return phrase;
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
