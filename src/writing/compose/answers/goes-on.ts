/** Whether a part of a list goes on with the one before it: "experience in sales, marketing or PR". */

import { baseOfThird, isVerbBase, nounLike } from '../language/verbs.ts';
import { wordsOf } from '../language/words.ts';
import { startsVerb, subjectFirst } from './clause.ts';
import { isQuality } from './person/words.ts';
import { isTail } from './tails.ts';

/** What some of it is paid or how much it comes to: of the thing before it, and nothing of its own. */
const paidTail = /^(?:(?:all|both|each|half|most|fully|part(?:ly)?) )?(?:un)?paid$/i;
const share =
  /^\d+(?:\.\d+)?% (?:of (?:the |your )?(?:premiums?|costs?|fees?|fares?|bills?|price)\b.*|(?:paid|covered|funded|matched)(?: by .*)?)$/i;
/** "Pension, employer pays 6.5%": what others put in. */
const putsIn =
  /^(?:(?:the |your )?employer|we|company) (?:pays?|puts? in|contributes?|adds?|match(?:es)?) (?:up to |another |an extra )?\d[\d.]*%/i;
const comesTo =
  /^(?:(?:roughly|about|around|nearly|typically|usually|currently|averaging|on average)[:,]? )+(?:[£€$₹]\s?\d[\d.,]*(?:k\b)?|\d+(?:\.\d+)?%)(?: (?:last|this|an?|per|each|on|of|extra|every)\b.*)?$/i;
const varies = /\b(?:tips|bonus(?:es)?|commission|overtime|tronc|service charge|profit share|mileage|allowance)$/i;

/** A part with the tail that belongs to it: what it is paid or comes to stands in brackets, unless its sentence can say so. */
export const withTail = (last: string, tail: string): string =>
  share.test(tail) ||
  comesTo.test(tail) ||
  putsIn.test(tail) ||
  (paidTail.test(tail) &&
    (/\s/.test(tail) || isVerbBase(last.replace(/^(?:come|pop|drop)\b.*/i, 'join').split(' ')[0] ?? '')))
    ? `${last} (${tail})`
    : `${last}, ${tail}`;

/** "All in Georgian houses", "all subjects except music": what is so of all that was named. */
const ofAll =
  /^(?:all|both|each|most|half|none)(?: (?:two|three|four|five|six|seven|eight|nine|ten|\d+|of them|of which))? (?:in|on|at|from|with|within|near|by|across|over|under|around|between|built|based|run|owned|made|local|new)\b|^all [a-z]+(?: [a-z]+)? (?:except|but|apart from|bar)\b|^(?:all|both|any) (?:ages?|abilit(?:y|ies)|levels?|sizes|sorts|kinds|types|weathers?|sectors|stages|grades|makes|models|year groups|key stages)\b/i;
/** "When a specialist teaches PE": how and when the task before it is done. */
const whenTail = /^(?:when|whenever|while|whilst|if|unless|until|where|because|once|so that|as soon as|as long as)\b/i;

const ofYours =
  /^(?:your |their )?(?:spouses?|partners?|famil(?:y|ies)|children|kids|parents|husbands?|wives|wife|dependants?|dependents|guests?|friends|dogs?)\b/i;
/** How often a task or a turn comes round, behind it. */
const howOften =
  /^(?:(?:about|roughly|around|usually|normally|on average|currently) )?(?:(?:once|twice|one|two|three|four|\d+)(?: [a-z]+day| (?:week(?:end)?|night|evening|day|shift|month)s?| times?)? (?:in (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)|an?|per|every)\b|every (?:other|second|third|fourth|\d+(?:st|nd|rd|th)?|two|three|four|six|eight)\b)/i;
/** "3-4 times a year": how often, and nothing of its own. */
const onlyHowOften =
  /^(?:(?:about|roughly|around|usually|normally|at most|up to|at least) )?(?:once|twice|once or twice|(?:a (?:few|couple of)|several|two|three|four|five|six|\d+)(?:(?: ?[-–] ?| to | or )(?:three|four|five|six|\d+))? times) (?:an?|per|every|each) (?:day|shift|night|week|fortnight|month|quarter|term|season|year)$/i;
/** "EG 9 to EG 11": the grades of the scale that was named. */
const grades =
  /^(?:[A-Z]{1,4}|grades?|bands?|points?|spine points?|levels?) ?\d+[a-z]?(?:(?: ?[-–] ?| to | or )(?:[A-Z]{1,4} ?)?\d+[a-z]?)?$/i;
const scale = /\b(?:scales?|agreement|pay|tariff|TV-?[A-Z]+|grades?|bands?|spine)\b/i;
/** "7 to 10": the hours of what starts or ends. */
const clockSpan =
  /^(?:between )?\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?(?: ?[-–] ?| to | and )\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?$/i;
const startsOrEnds = /\b(?:start|finish|starts|finishes|starting|start(?:ing)? times?|opening hours|core hours)$/i;
/** "Anything similar is fine": either will do of what was named. */
const anyWillDo =
  /^(?:but )?(?:any|anything|others?|another|either|all|similar)(?: (?:one|similar|other|else|like it|of them|brand|kind|type|make))? (?:is|are|will|would|does|do)\b.*\b(?:ok|okay|fine|do|welcome|count|counts|work|works|considered)$/i;
/** "Booking software, we use Ono, anything similar is fine": what is said of the thing stands in brackets behind it. */
export function withAnyAside(pieces: readonly string[]): string[] {
  const at = pieces.findIndex((piece, index) => index > 0 && anyWillDo.test(piece));
  if (at < 0) return [...pieces];
  const ours = at > 1 && /^(?:we|ours)\b/i.test(pieces[at - 1] ?? '') ? `${pieces[at - 1]}, but ` : '';
  const from = ours === '' ? at - 1 : at - 2;
  const aside = `${ours}${(pieces[at] ?? '').replace(/^but /i, '')}`.replace(/\bok$/i, 'OK');
  return [...pieces.slice(0, from), `${pieces[from]} (${aside})`, ...pieces.slice(at + 1)];
}
/** A quality in few words, beside which "not afraid to say no" is another. */
const bareQuality = (text: string): boolean =>
  /^(?:not|never) /i.test(text) || (wordsOf(text).length < 4 && isQuality(text));
const turns = /\b(?:rota|roster|on[- ]call|standby|duty|call[- ]?outs?|shifts?|cover)\b(?: [a-z]+)?$/i;

/** "Fault finding on motors": a deed by its name, and what it is done to. */
const deedTo =
  /^(?:[\w-]+ ){0,2}(?:[a-z]+ing|maintenance|repairs?|installation|inspections?|support|preparation|supervision|testing|deliver(?:y|ies)|collection) (?:on|of|for|with|to|from|across|between) (?:[\w-]+ ){0,2}[\w-]+$/i;
const twoMore =
  /^(?!(?:[a-z]+ing|an?|the|your|our)\b)(?:[\w-]+ ){0,2}[\w-]+ (?:and|or) (?![a-z]+ing(?:$| (?:of|to|on|for|with|in|at|the|an?|our)\b))(?:[\w-]+ ){0,2}[\w-]+$/i;

/** Whether `piece` belongs to `last`, which stands before it; `next` stands behind it. */
export function goesOn(piece: string, last: string, next: string | undefined): boolean {
  if (/^(?:including|excluding|such as)\b/i.test(piece) || isTail(piece, last)) return true;
  // "No qualification needed, as we'll train you".
  if (/^(?:as|because|since) (?:we|you|it|they|the|our)\b/i.test(piece)) return true;
  // "Patient, even when the traffic is not", "a licence, held for two years".
  if (/^even (?:when|if|in|under|after|with|though|on|at)\b/i.test(piece)) return true;
  if (/^(?:held|valid|issued|obtained|gained|renewed) (?:for|since|until|within|in|before|at least)\b/i.test(piece))
    return true;
  // "Teach Years 7 to 11, and to A level if you wish": more of the same sentence.
  if (/^and (?:to|in|at|on|with|from|by|across) (?!\S+ing\b)/i.test(piece)) return true;
  // "Maintenance on conveyors, freezers and packing machines, fault finding on motors": a row inside the row.
  if (deedTo.test(last) && twoMore.test(piece) && !startsVerb(piece) && next !== undefined) return true;
  // "Train the gang, including two school leavers, in first aid": the sentence goes on behind its aside.
  if (/, including [^,]+$/i.test(last) && /^(?:in|on|at|for|from|with|to|by|across)\b/i.test(piece)) return true;
  if (paidTail.test(piece) || (share.test(piece) && !/\d%/.test(last))) return true;
  if (comesTo.test(piece) && varies.test(last)) return true;
  if (putsIn.test(piece) && /\b(?:pension|401\(k\)|403\(b\)|PRSA|RRSP|scheme|plan)\b/i.test(last)) return true;
  // "CS30, 31 and 38": so many papers of one kind.
  if (/\b[A-Z]{1,4} ?\d{1,3}(?:, \d{1,3})*$/.test(last) && /^\d{1,3}(?: (?:and|or|&) \d{1,3})?$/.test(piece))
    return true;
  // "Classes 8, 9 and 10": further numbers of the same.
  if (
    /^\d{1,3}(?: (?:and|or|to) \d{1,3})?(?=$| (?!(?:hours?|days?|years?|weeks?|months?|people|staff)\b)\D)/.test(
      piece,
    ) &&
    /\b(?:classes|years|lines|grades|floors|units|stages|levels|rooms|wards|platforms|bays|zones|areas|terminals|halls|gates|blocks|sites|courts|lanes|tiers|bands|modules|phases|types|routes|sectors|buildings|plots|forms) \d{1,3}(?:, \d{1,3})*$/i.test(
      last,
    ) &&
    !/\d years? /i.test(last)
  )
    return true;
  // "Two days off in a row, always".
  if (
    /^(?:always|guaranteed|all year(?: round)?|year[- ]round|no exceptions|whatever happens|rain or shine|no questions asked)$/i.test(
      piece,
    )
  )
    return true;
  // "A room for the first month, free of charge".
  if (/^(?:free of charge|at no (?:extra )?cost(?: to you)?|on the house|rent[- ]free)$/i.test(piece)) return true;
  // "Debrief after every death, tea included".
  if (/^\S+(?: \S+)? (?:included|excluded)$/i.test(piece)) return true;
  if (ofAll.test(piece) && !/^(?:all|both) (?:new|local)\b.* \S+ed$/i.test(piece)) return true;
  // Before a sentence of its own, "when it rains" is told of that.
  if (howOften.test(piece) && (turns.test(last) || (startsVerb(last) && !/\d/.test(last)))) return true;
  if (whenTail.test(piece) && !(next !== undefined && subjectFirst.test(next))) return true;
  // "Questions to Morag, morag@...": where she is written to.
  if (/^\S+@\S+$/.test(piece) && /\b(?:to|with|contact|from|ask) (?:the |our )?\p{Lu}[^@,]*$/iu.test(last)) return true;
  // "Applications to jobs@..., with your salary expectation": what is sent with it.
  if (
    /^with (?:your|an?|the|details|proof|copies|examples|references)\b/i.test(piece) &&
    /\S@\S|\b(?:send|e-?mail|apply|write|applications?)\b/i.test(last)
  )
    return true;
  if (onlyHowOften.test(piece) && wordsOf(last).length > 1) return true;
  if ((grades.test(piece) && scale.test(last)) || (clockSpan.test(piece) && startsOrEnds.test(last))) return true;
  if (/^(?:not|though|although)\b/i.test(piece)) return !(/^not\b/i.test(piece) && bareQuality(last));
  if (/^of (?:which|whom|these|them)\b/i.test(piece)) return true;
  if (
    /^(?:usually|normally|typically|generally|mostly|often) (?:after|in|on|at|from|within|by|for|before|one|two|three|\d)/i.test(
      piece,
    )
  )
    return true;
  if (/^(?:in line with|subject to|according to|depending on|based on|equivalent to)\b/i.test(piece)) return true;
  // "Five years of C, some of it on small chips".
  if (
    /^(?:at least |preferably )?(?:some|most|half|all|part|one|two|three|four|five|six|seven|eight|nine|ten|\d+|much) of (?:it|them|us|which|that|those)\b/i.test(
      piece,
    )
  )
    return true;
  // "Comfortable with a scope, a logic analyser and a soldering iron".
  if (
    /^(?:(?:very|fully) )?(?:comfortable|confident|familiar|good|happy|experienced|handy|careful|patient|at home|at ease|proficient|competent|able to work) (?:with|in|at|on|using|around) (?:an?|the|your) [^,]+(?:, (?:an?|the|your) [^,]+)*$/i.test(
      last,
    ) &&
    /^(?:an?|the|your) /i.test(piece)
  )
    return true;
  if (/^ideally\b/i.test(piece) && /\d\+? (?:years|months)$/i.test(last)) return true;
  if (
    /^(?:in|since|until|by|from) (?:(?:19|20)\d\d|January|February|March|April|May|June|July|August|September|October|November|December)\b/.test(
      piece,
    )
  )
    return true;
  // "Dispatch sheriff, fire and EMS, run plates": what else the same is done to.
  if (
    next !== undefined &&
    /^[a-z]+ [a-z]+$/i.test(last) &&
    startsVerb(last) &&
    !/^[a-z]+ing\b/i.test(last) &&
    startsVerb(next) &&
    /^[\w]+ and [\w]+$/.test(piece) &&
    !startsVerb(piece)
  )
    return true;
  // "15 years in operations, 5 as an executive".
  if (
    /^(?:at least |including )?(?:\d+\+?|one|two|three|four|five|six|seven|eight|ten) (?:(?:of them )?(?:as|in|at|with|on|of which|of them)\b|[a-z]+$)/i.test(
      piece,
    ) &&
    /(?:\d\+?|two|three|four|five|six|seven|eight|nine|ten) (?:years|months)\b/i.test(last)
  )
    return true;
  if (/^(?:possibly|potentially|maybe|perhaps|likely|extendable|renewable|with (?:an?|the) [a-z]+)\b/i.test(piece))
    return true;
  if (/^(?:ref(?:erence)?\b|quoting\b)/i.test(piece)) return true;
  // "Collaborate with OT, PT, SLP".
  if (/\b(?:with|between|across) [A-Z]{2,5}(?:, [A-Z]{2,5})*$/.test(last) && /^(?:and )?[A-Z]{2,5}$/.test(piece))
    return true;
  if (
    (/^(?:hybrid|remote)(?:$|,)/i.test(last) && /\d|^\p{Lu}|\b(?:office|home|days?)\b/u.test(piece)) ||
    /^ideally (?:in|on|with|at|from|as|for|of)\b/i.test(piece)
  )
    return true;
  if (/^(?:one (?:of|on|in|at|with)\b|\d{1,2}(?::\d\d)?\s?(?:am|pm)$|noon$|midnight$)/i.test(piece)) return true;
  if (
    /^(?:each (?:of|with|has)|(?:rent|tax|duty)[- ]free|furnished|supported by|led by|backed by|assisted by|reporting to|paid (?:by|[£€$₹]|at)|(?:un)?paid$|about (?:an?\b|\d+ [a-z]+)|any (?:format|time|day)|or sooner|pro rata)\b/i.test(
      piece,
    )
  )
    return true;
  if (/^working (?:with|alongside|to)\b/i.test(piece)) return !/^[a-z]+ing\b/i.test(last);
  // "1 year roofing, solar or electrical".
  if (/\d\+? years? [a-z]+$/i.test(last) && /^[a-z-]+ or [a-z-]+$/i.test(piece)) return true;
  // "A degree in electronics, computing or similar", whatever comes after.
  if (
    /\b(?:in|of|with|using|from|about|as) (?:an? )?[\w’'&+#-]+(?: [\w’'&+#-]+)?(?:, [\w’'&+#-]+(?: [\w’'&+#-]+)?)*$/i.test(
      last,
    ) &&
    /^(?:an? )?[\w’'&+#-]+(?: [\w’'&+#-]+)? or \S/.test(piece)
  )
    return true;
  // "Health cover for you, spouse and parents".
  if (/\bfor (?:you|yourself|staff|employees)$/i.test(last) && ofYours.test(piece)) return true;
  // "A diploma in building, surveying, planning or similar".
  if (
    /\b(?:in|of) [\w-]+(?:, [\w-]+)*$/i.test(last) &&
    /^[\w-]+$/.test(piece) &&
    next !== undefined &&
    /^[\w-]+ or [\w-]+/.test(next)
  )
    return true;
  // "Two interviews, the second with the team".
  if (
    /^the (?:first|second|third|last|other)s? (?:with|in|on|by|at|over|via|an?)\b/i.test(piece) &&
    /\b(?:interviews|calls|rounds|stages|visits|meetings|shifts|days|sites|shops)\b/i.test(last)
  )
    return true;
  if (
    /\b(?:stage|round|part|step)s?[ -](?:interview|process)$/i.test(last) &&
    /^(?:the )?(?:first|second|third|last|final)\b/i.test(piece)
  )
    return true;
  // "Driving licence, clean or nearly".
  if (
    /\b(?:licen[cs]e|record|passport|ticket|card|certificate)\b[^,]*$/i.test(last) &&
    /^(?:clean|valid|current|in date|up to date|full)(?: (?:and|or) [a-z]+)?$/i.test(piece)
  )
    return true;
  // "Works with ops, finance and category teams": one may finance, but nobody categories.
  const [, one = '', two = ''] = /^([\w-]+)(?: [\w-]+)? and ([\w-]+)(?: [\w-]+){0,2}$/.exec(piece) ?? [];
  if (
    /\b(?:with|between|across|for) [\w-]+$/i.test(last) &&
    one !== '' &&
    isVerbBase(one) &&
    !isVerbBase(two) &&
    nounLike.has(one.toLowerCase())
  )
    return true;
  // "Own budget, schedule and safety on two projects": nobody schedules and safeties.
  const [, noun = '', beside = ''] = /^([a-z-]+) and ([a-z-]+)\b/i.exec(piece) ?? [];
  if (
    startsVerb(last) &&
    nounLike.has(noun.toLowerCase()) &&
    beside !== '' &&
    !isVerbBase(beside) &&
    baseOfThird(beside) === null &&
    !/^(?:then|also|help|the|an?|our|your)$/i.test(beside)
  )
    return true;
  // "Advise clients on divorce, finances and children": beside an order nobody finances anything.
  const acts =
    startsVerb(piece) && !(isVerbBase(wordsOf(last)[0] ?? '') && baseOfThird(wordsOf(piece)[0] ?? '') !== null);
  if (acts) return false;
  // "Karen, the practice manager".
  if (
    /\s\p{Lu}\p{Ll}+$/u.test(last) &&
    /^(?:the|our|an?)\s/.test(piece) &&
    wordsOf(piece).length < 6 &&
    // "Teachers' Pension Scheme, a laptop": two things.
    !/\b(?:Scheme|Pension|Plan|Programme|Fund|Leave|Allowance|Bonus|Insurance|Cover|Scale|Pay)$/.test(last)
  )
    return true;
  if (
    /^(?:which|who|where|including|such as|e\.g\.|especially|plus|one of|some of|both|not|but|or|ideally in|preferably in)\b/i.test(
      piece,
    ) &&
    !/^plus\b/i.test(piece)
  )
    return !/^(?:not|no)\b/i.test(piece) || /\bnot [a-z]+$/i.test(piece);
  // "On a 12-bed ward, in their own homes": where the same goes on.
  if (
    /^(?:on|in|at|from|under|across|near|beside) (?:an?|the|our|their|your|its)\s/i.test(piece) &&
    !/^on the (?:other|one)/i.test(piece)
  )
    return true;
  if (/\bdays\b/i.test(last) && /^(?:one|two|three|\d) (?:from|at|in|on)\b/i.test(piece)) return true;
  // "Work with design, data science and two squads".
  if (/\b(?:with|between|across) [\w-]+$/i.test(last) && /^[\w-]+(?: [\w-]+)? and [\w-]+(?: [\w-]+){0,2}$/.test(piece))
    return true;
  return (
    /\b(?:in|of|on|with|using|including|for|about|between|from)\s+[\w\s,-]+$/.test(last) &&
    // "on PLCs, drives and servos", "in hydrology, soil science or similar".
    ((next === undefined &&
      /^[\w-]+(?: [\w-]+)? (?:and|or) (?!(?:an?|the|your|our) )[\w-]+/.test(piece) &&
      wordsOf(piece).length < 10) ||
      (/^[\w-]+$/.test(piece) &&
        next !== undefined &&
        (/^(?:[\w-]+ )?(?:or|and) [\w-]+$/.test(next) ||
          /^[\w-]+ or (?:similar|related|equivalent|another|other)\b/.test(next))) ||
      /^(?:or|and) [\w-]+$/.test(piece))
  );
}
