/** Where a sentence may surely end before its end, in lines that have no room for the whole. */
import { lexiconTags } from '../language/lexicon.ts';
import { isVerbBase } from '../language/verbs.ts';

/** "The hall that opens | in 2027", "varieties that were bred | near by": what is told of a thing is told whole. */
const toldOfThing = /\b(?:that|which|who|whom|whose|where|what|how|why|whether|if)\b [^,;:]*$/i;
/** "Ten kilometres | from your customers' fields", "two minutes | from the bus": so far, or so long, from what. */
const measure =
  /\b(?:\d[\d.,]*|an?|half an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|several|a few) (?:[a-z]+ )?(?:kilomet(?:re|er)|mile|met(?:re|er)|yard|minute|hour|day|week|month|year|step|stop|door|street|degree|km|per ?cent|%)s?$/i;
/** "Drivers home | for dinner", "everyone back | by four": where to says nothing without when or what for. */
const whereTo = /\b(?:home|back|away|here|there|together|early|late|first|free|ready|open|closed)$/i;
/** "A good plan means milk in by night | and drivers home": what it means is all of it. */
const means = /\b(?:means?|meant|makes?|keeps?|lets?|helps?) /i;
/** "Paid at time | and a half": no time alone. */
const fraction = /^ and (?:an? )?(?:half|third|quarter|fifth)\b/;
/** "Coaches go out at six | and come home at seven", "seven nights on | , then seven at home": of a pattern the one half is no whole. */
const otherHalf =
  /^(?:,? and|,? then|,? but|[,;]) (?:then\b|the (?:other|others|rest|next|second|remaining)\b|another\b|others?\b|(?:[a-z]+ ){0,2}(?:home|back|off|out|in|down)(?= (?:at|by|in|on|for|after|before|every|each)\b|$)|.*\bat home\b)/i;
/** What follows a thing in a row, and what begins a clause of its own. */
const goesOnInRow = /^, (?!(?:so|and|but|or|which|because|with|who|where|when|while|you|we|they|it|not)\b)[^,;:]+/i;

const spell =
  '(?:\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen) (?:days?|nights?|weeks?|months?|shifts?|weekends?|mornings?|evenings?|hours?)';
/** "14 days on board and 14 days | at home": where the second is, only what follows tells. */
const secondSpell = new RegExp(
  `\\b${spell} (?:on|in|at|off|away|with|of|out|up|by|for)\\b[^,;:]*(?: and|,|, and) ${spell}$`,
  'i',
);
const whereSpell = /^ (?:at|on|in|off|away|with|out|ashore|by|for|from|of)\b/i;

const weekday =
  /\b(?:on|by|before|until) (?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December)\b/;

/** "New machines going | in this spring", "a second line coming | on in May", "staff lockers put | up": the first word of the rest is part of the verb. */
const wantsParticle =
  /\b(?:going|gone|goes|go|coming|come|comes|came|put|puts|putting|taken|taking|takes?|took|brought|bringing|brings?|set|sets|setting|carried|carrying|carr(?:y|ies)|handed|handing|hands?|turned|turning|turns?|signed|signing|moved|moving|moves?|logged|logging|clocked|clocking|called|calling|sent|sending|sends?|built|laid|laying|kept|keeping|keeps?|let|lets|letting|given|giving|gives?|gave|got|getting|gets?|running|phased|phasing|switched|switching|fitted|rolled|rolling|rolls?|opened|opening|closing|starting|being|getting)$/i;
const particle =
  /^ (?:in|on|up|out|off|over|through|down|away|back|into|onto|forward|ahead|live|round|around|under|along|by|together|for|to|with|at|from)\b/i;

/** "Take a profitable | , founder-led company to the market": what else the thing is like, and the thing, are still to come. */
const endsInQuality = /\b(?:an?|the|our|your|their|every|each) (?:[a-z-]+ )?([a-z-]+)$/;
const furtherQuality =
  /^,? (?!(?:and|or|but|so|with|which|that|who|where|when|you|we|they|it|the|an?|our|your|no|not|then|in|on|at|by|for|from|to|of|as|all|one|two|three|plus|including|because|while)\b)[a-z-]+ [a-z]/;
const halfOfThing = (part: string, rest: string): boolean => {
  const last = endsInQuality.exec(part)?.[1] ?? '';
  return (
    last !== '' &&
    furtherQuality.test(rest) &&
    (/(?:able|ible|ful|ous|ive|ish|less|-led|-run|-owned|-based)$/.test(last) ||
      lexiconTags(last).includes('Adjective'))
  );
};

/** "You will spend | , on average, three days outdoors": what stands between two commas comes before what the verb is done to. */
const aside = /^, (?:[a-z]+ ){0,3}[a-z]+, (?!(?:and|or|but|so|then|plus|you|we|they|it)\b)/i;
const endsInVerb =
  /\b(?:you|we|they|will|can|may|must|should|could|would|to)(?: (?:also|often|usually|[a-z]+ly))? ([a-z]+)$/i;
const cutsAside = (part: string, rest: string): boolean => {
  const verb = aside.test(rest) ? endsInVerb.exec(part)?.[1] : undefined;
  return verb !== undefined && isVerbBase(verb.toLowerCase());
};

/** "I'll have you climbing within six months | , when you're ready": without its condition it promises more. */
const onCondition =
  /^,? (?:when(?:ever)? (?:you|they|it|we)\b|if |once |as long as |so long as |provided|providing |unless |until |subject to |depending on |not before )/i;

/** Whether a sentence that ends at `part`, with `rest` gone, is surely whole and says no more than the whole did. */
export function isSureCut(part: string, rest: string): boolean {
  if (rest === '') return true;
  // "The pattern is 4 | on, 4 off", "two weeks on | , two off": days at work without those off are no pattern.
  if (
    /^(?: on)?[,/ ]+(?:\S+ )?\S* ?off\b/.test(rest) &&
    /\b(?:on|\d+|[a-z]+s|two|three|four|five|six|seven)$/.test(part)
  )
    return false;
  if (fraction.test(rest) || halfOfThing(part, rest) || onCondition.test(rest) || cutsAside(part, rest)) return false;
  if (particle.test(rest) && wantsParticle.test(part)) return false;
  // "The ship sails at six | and you are home by ten": what it promises is the reader's half.
  if (/^ and you\b/.test(rest) && !/\b(?:you|your|we|our|us)\b/i.test(part)) return false;
  if (otherHalf.test(rest) || (whereSpell.test(rest) && secondSpell.test(part))) return false;
  // "You ring a stranger | and tell them about a house", "push a commit on Monday | and wear it on Friday": half of a deed.
  if (
    /^,? and (?!(?:we|they|our|you|nobody)\b)/.test(rest) &&
    !/^(?:we|our)\b/i.test(part) &&
    (/\b(?:it|them|they|their)\b/.test(rest) || (weekday.test(part) && weekday.test(rest)))
  )
    return false;
  // A comma, a dash or a new subject closes what is told of a thing.
  const closed = /^(?:[,;:]| [–-] )/.test(rest) || /^ (?:and|but|so|because) (?:you|we|they|it|your|our)\b/.test(rest);
  if (!closed && toldOfThing.test(part)) return false;
  if (measure.test(part) && /^ (?:from|of|away|away from|off|ago|before|after|by|up|down)\b/.test(rest)) return false;
  if (!closed && (whereTo.test(part) || means.test(part))) return false;
  return !cutsRow(part, rest);
}

/** "You will choose the compounds | , the presses and the people": the verb has all of them. */
export const cutsRow = (part: string, rest: string): boolean => {
  const row = goesOnInRow.exec(rest)?.[0];
  return (
    row !== undefined &&
    / (?:an?|the|your|our|\p{L}+)$/u.test(part.replace(/ \S+$/, '')) &&
    /^(?:, [^,]+)*,? (?:.+ )?(?:and|or) \S/.test(rest)
  );
};

/** "It is quiet | , careful work": a subject that points ahead, and of what it is only how it is. */
export const leavesIt = (part: string): boolean =>
  /^(?:it|this|that)(?:['’]s| is| was)(?: (?:a|very|so|also|not))? [a-z-]+$/i.test(part);
