/**
 * Whether a sentence names what it speaks of. A pronoun that has no noun before it in its own sentence ("you identify it",
 * "a robot picks most of them", "140 people work there") means something that the sentence before it names.
 */
import { rare } from './its-words.ts';
import { baseOfThird, isVerbBase } from './verbs.ts';

/** Words that name nothing, so that no pronoun can mean them. */
const closed = new Set(
  `a about above across after afterwards again against all almost alone along already also always am among an and any are around as at
  away back be because been before being below best better between both but by can could did do does done down during each either else
  even ever every everything few first five for four from get give gets go goes had half has have here how i if in into is just last
  later least less let like lot many may me mean means might more most much must my need needs neither never next no nobody none nor not
  nothing now of off often on once one ones only onto or other others our ours out over own per rather same shall should six so some
  something somewhere soon still such ten than that the their then there these thing this those three through till to today together too
  towards twice two under until up us very was we well were what whatever when whenever where whether which while who whoever whom whose
  why will with within without would yet you your yours yourself
  it its itself they them theirs themselves he him his himself she her hers herself`.split(/\s+/),
);
/** Before these a verb may stand. */
const subjectWords =
  /^(?:you|we|i|they|he|she|it|who|that|which|to|will|would|can|could|must|should|may|might|and|or|then|never|always|also|not)$/;
/** Behind these stands a thing, whatever it looks like. */
const beforeThing =
  /^(?:an?|the|our|your|my|their|its|his|her|this|that|these|those|each|every|no|some|any|all|both|of|in|on|at|for|with|from|by|into|\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve)$/;
/** Where what is done begins anew, so that an object may mean what was named before. */
const begins =
  /^(?:and|or|but|then|when|whenever|if|until|till|while|before|after|because|as|so|once|where|who|which|that|what|how|why|to|with|without|than|for|by|,|;|:|–|-|—)$/;
const people =
  /^(?:people|children|men|women|staff|everyone|everybody|someone|somebody|anyone|anybody|whoever|who|family|team|crew|public|community|police|each|every|cattle|sheep|fish|deer|police|data|poultry)$/;

const isWho = /^who$/i;

/** When something is, and nothing that "it" could mean. */
const time =
  /^(?:years?|months?|weeks?|days?|mornings?|afternoons?|evenings?|nights?|times?|hours?|minutes?|spring|summer|autumn|winter|today|january|february|march|april|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;

const pronoun =
  /^(?:it|its|itself|they|them|their|theirs|themselves|he|him|his|himself|she|her|hers|herself|there|both|each|neither|others|ones?|this|that|these|those)(?:['’](?:s|re|ll|ve|d))?$/;
/** These mean one or several. */
const anyOfThem = /^(?:there|ones?|each|this|that)$/;
const ofSeveral = /^(?:they|them|their|theirs|themselves|both|each|neither|others|ones?|these|those)$/;

/** "It's a busy shop", "it takes a calm head", "it is up to you", "when it rains": this "it" means nothing that has a name. */
const ofNothing =
  /^it(?:['’]s| is| was| will be| takes| gets| may be| can be)(?: not| never| also)? (?:an? (?!(?:third|quarter|half)\b)|about [a-z]+ing|up to|you\b|here|where|when|what|why|how|not (?:just|only)|time|(?:(?:hard|easy|good|possible|important|worth|likely|better|best|vital|essential|clear|true) (?:to|that|if|when)\b|(?:dark|cold|hot|warm|wet|rough|busy|quiet|late|early|noisy|muddy|dusty|windy)\b|your\b|\d))|^it (?:rains|snows|freezes|matters|takes|helps|pays|depends|comes to|gets)\b/i;
/** "The best it can be", "what it takes", "find it hard to", "make it possible to": no more has this one. */
const turnsWithIt =
  /\b(?:what|all|whatever|as long as|whatever) it (?:takes|says)\b|\b(?:find|make|makes|take|get|keep) it (?:hard|easy|possible|clear|simple|easier|personally|slow|seriously|right|home|back|there|all|up|on|out)\b(?! (?:in|at|by)\b.* and\b)|\b(?:go for|call|done|do) it\b|\b(?:that|this)['’]s (?:it|all)\b/i;

interface Named {
  several: boolean;
  /** "A customer", "each guest": anyone, of whom one says "they". */
  anyone: boolean;
  at: number;
}

/** The nouns before a place in the sentence, as far as they are to be told by what stands around them. */
function nounsIn(words: readonly string[]): Named[] {
  const out: Named[] = [];
  let hasVerb = false;
  words.forEach((raw, at) => {
    const word = raw.toLowerCase().replace(/['’]s?$/, '');
    const before = words[at - 1]?.toLowerCase() ?? '';
    if (!/^\p{L}[\p{L}’'&-]+$/u.test(raw)) return;
    if (people.test(word)) {
      out.push({ several: true, anyone: /^(?:team|crew|family|each|every)$/.test(word), at });
      return;
    }
    if (closed.has(word) || word.endsWith('ly') || time.test(word)) return;
    const isThing = beforeThing.test(before);
    const startsClause = at === 0 || subjectWords.test(before) || begins.test(before);
    // "You clean", "take each one out, clean it": a verb.
    if (
      !isThing &&
      startsClause &&
      (isVerbBase(word) || /^(?:you|we|they|i)$/.test(before)) &&
      !(at === 0 && isThing)
    ) {
      hasVerb = true;
      return;
    }
    // "A robot picks", "families remember": what the noun before it does.
    const does = out.at(-1)?.several ? isVerbBase(word) : baseOfThird(word) !== null;
    if (!isThing && !hasVerb && out.length > 0 && does && !begins.test(before)) {
      hasVerb = true;
      return;
    }
    if (!isThing && /^(?:is|are|was|were|be|been)$/.test(before) && /(?:ed|en|t)$/.test(word)) return;
    out.push({ several: /[^su]s$/.test(word), anyone: /^(?:an?|each|every|no|the)$/.test(before), at });
  });
  // "A leg and a foot": several.
  return out.flatMap((noun, index) => {
    const next = out[index + 1];
    return next && words.slice(noun.at, next.at).some((word) => /^(?:and|,)$/i.test(word))
      ? [noun, { several: true, anyone: false, at: next.at }]
      : [noun];
  });
}

/** Whether a pronoun of the sentence has no noun before it that it could mean. */
export function lacksItsNoun(text: string): boolean {
  if (
    !/\b(?:it|its|itself|the[ymi]\w*|them\w*|he|him|his|she|her|hers|there|both|each|neither|others|ones?|th[ia]t|this|these|those)\b/i.test(
      text,
    )
  )
    return false;
  const words = text.match(/[\p{L}\d][\p{L}\d.,’'&/-]*[\p{L}\d’']|[\p{L}\d]|[,;:–—]/gu) ?? [];
  return words.some((raw, at) => {
    const whole = raw.toLowerCase();
    if (!pronoun.test(whole)) return false;
    const word = whole.replace(/['’].*$/, '');
    const next = words[at + 1]?.toLowerCase() ?? '';
    const before = words[at - 1]?.toLowerCase() ?? '';
    const rest = words
      .slice(at)
      .join(' ')
      .replace(/ ([,;:])/g, '$1');
    if (!pointsFrom(word, whole, before, next, rest, words.slice(Math.max(0, at - 3), at + 3).join(' '))) return false;
    const plural = ofSeveral.test(word);
    const named = nounsIn(words.slice(0, at)).filter(
      ({ several, anyone, at: where }) =>
        // "The person who finds it": somebody, and never what is found.
        !(/^its?$/.test(word) && isWho.test(words[where + 1] ?? '')) &&
        (anyOfThem.test(word) || several === plural || anyone || (word === 'its' && /\b(?:each|every)\b/i.test(text))),
    );
    // Whose something is may be told by who does it; what something is done to was named before that began.
    const free =
      /^(?:its|itself|their|theirs|themselves|his|himself|hers|herself|each|both)$/.test(word) ||
      (word === 'her' && /^[a-z]+$/.test(next) && !closed.has(next));
    // "The cook who makes the sauce tastes it": what was done to it before stands with its own verb.
    const doneBefore = (noun: Named): boolean =>
      words.slice(0, noun.at).some((one) => isWho.test(one)) &&
      words.slice(noun.at + 1, at).some((one) => baseOfThird(one) !== null);
    return !named.some(
      (noun) => free || doneBefore(noun) || words.slice(noun.at + 1, at).some((one) => begins.test(one.toLowerCase())),
    );
  });
}

/** "Then the truck leaves", "most are cafés", "so do you", "that would be you": they go on from the sentence before them. */
const goesOn = rare(
  /^(?:then|until then|from then|by then|since then|after that|before that|afterwards|so (?:do|does|did|are|is|will|can)|(?:most|some|many|half|few|all|the (?:rest|others?|first|second|last)) (?:are|is|have|has|were|was|come|work|live|stay|go)|(?:that|those|these)(?:['’](?:s|ll|re)| (?:is|are|was|were|will|would|makes?|means?|takes?|brings?|leaves?|gives?|needs?))|this (?:makes|means|takes|brings|leaves|gives|needs|will|would|(?:is|was) (?!an? |the |our |your |where |what |how |why |[a-z]+ (?:work|job|role|post|cover)\b)))\b|^you['’]d be the first\b|^that many\b/i,
);
/** "We staff that floor": which one, the sentence before says. "That year", "this week" and "this role" are what they are. */
const thatThing =
  /\b(?:of|on|in|at|for|with|from|to|[a-z]{3,}) (?:that|those|these) (?!(?:year|day|week|kind|sort|way|who|which|you|we|they|it|is|are|was|were|the|a|an|our|your|their|of|has|have|do|does|can|will|would|may|might|must|need|needs|make|makes|take|takes|come|comes|no|every|each|nobody|people|everyone)\b)[a-z-]+(?= with\b| for\b| in\b|[.!?]?$)/i;

/** Whether a sentence of a description says nothing surely without the one before it. */
export const pointsBack = (text: string): boolean =>
  goesOn.test(text) || lacksItsNoun(text) || (/ th(?:at|[eo]se) /.test(text) && staffsThat(text));

/** Whether "that" stands before a thing, and isn't what the thing does. */
function staffsThat(text: string): boolean {
  const found = thatThing.exec(text);
  return found !== null && /^(?:You|We)(?:['’]\w+| \w+)? [a-z]+ th/i.test(text);
}

/** Whether the word stands for something here at all. */
function pointsFrom(word: string, whole: string, before: string, next: string, rest: string, around: string): boolean {
  switch (word) {
    case 'it':
      return !ofNothing.test(rest) && !turnsWithIt.test(around);
    case 'there':
      return (
        !/^there['’]/.test(whole) &&
        !/^(?:is|are|was|were|be|been)$/.test(before) &&
        !/^(?:is|are|was|were|will|has|have|can|may|must|should|would)$/.test(next)
      );
    case 'one':
    case 'ones':
      return (
        (next === '' ||
          /^(?:out|back|up|,)$/.test(next) ||
          (/^(?:that|which|you|is|are)$/.test(next) && before !== 'no')) &&
        !/^(?:no|any|some|every|at|than)$/.test(before)
      );
    case 'each':
      return (
        /^(?:is|has|was|one|takes|gets|of|needs|comes|holds)$/.test(next) &&
        !/^of (?:the|our|your)\b/.test(rest.slice(5))
      );
    case 'both':
      return next === '' || /^(?:and|,|are|have|with|in)$/.test(next);
    case 'neither':
    case 'others':
      return word === 'others' && before !== '' ? false : next !== 'nor' && before !== 'and' && word === 'neither';
    case 'this':
    case 'that':
    case 'these':
    case 'those':
      return (
        // "This is evening work", "that one", "people who", "the day that".
        ((next === '' || /^(?:,|and|way|first|too|again)$/.test(next)) &&
          /^(?:of|like|with|for|do|did|does|all|in|on|at|about|that|between|handle|see|know|run|love|need|from|by|to)$/.test(
            before,
          )) ||
        (/^(?:of|between)$/.test(before) && /^(?:these|those)$/.test(word) && !/^[a-z]+s$/.test(next))
      );
    default:
      return true;
  }
}
