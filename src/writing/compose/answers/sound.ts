/** Whether a sentence made of a hasty note is good English, as far as articles, figures and verbs tell. What isn't is said as it was typed. */

import { lexiconTags } from '../language/lexicon.ts';
import { isCounted } from '../language/nouns.ts';
import { baseOfThird, isVerbBase, nounLike } from '../language/verbs.ts';
import { isMainClause } from './clause.ts';
import { isCountable, isPluralNoun } from './nouns.ts';

const determiners =
  /^(?:an?|the|our|your|my|their|his|her|its|this|that|these|those|some|any|no|every|each|either|another|both|all|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|several|many|much|most|few|what|which|whose|enough|more|less|next|last)$/;
const joints =
  /^(?:and|or|but|nor|plus|in|on|at|by|for|from|to|of|with|without|within|into|onto|over|under|up|off|out|down|as|than|like|per|via|about|around|across|after|before|between|behind|beside|near|during|until|till|since|through|towards|against|beyond|inside|outside|upon|round|if|when|while|because|so|that|who|which|where|whether|how|why|not|there|here|including|including|not)$/;
const pronouns =
  /^(?:i|you|we|they|he|she|it|us|them|him|me|who|nobody|everyone|everybody|someone|anyone|ones?|yours|ours)$/;
const auxiliaries =
  /^(?:is|are|was|were|be|been|being|am|has|have|had|having|will|would|can|cannot|could|should|must|may|might|shall|do|does|did|need|needs|gets?|let|there's|(?:you|we|they|it|he|she|that|who|there|what)['’](?:re|ve|ll|d|s)|[a-z]+n['’]t)$/;
const adverbs =
  /^(?:also|too|then|now|only|just|still|always|never|usually|often|sometimes|already|soon|later|first|well|very|quite|twice|once|together|away|back|ahead|ideally|daily|weekly|monthly|yearly|either|available|[a-z]{3,}ly)$/;
const counts = /^(?:[£€$₹]?\d[\d.,:]*(?:%|k|m|st|nd|rd|th|am|pm|kg|km)?)$/;
/** Of these there is one in "a day": nothing is missing before the article. */
const units =
  /^(?:hour|day|night|week|month|year|term|quarter|shift|season|visit|session|time|head|mile|minute|head|person|piece|unit|lot|bit|few|little|bonus|must|plus)$/;
/** Without an article behind a preposition: "on site", "by phone", "at night". */
const bareBehind =
  /^(?:site|time|call|shift|board|duty|foot|hand|phone|email|post|night|home|work|school|college|university|church|stock|place|charge|advance|line|town|bed|hospital|court|sea|land|air|road|rail|train|bus|car|bike|lorry|van|boat|day|week|month|year|hour|minute|term|season|summer|winter|spring|autumn|noon|midnight|midday|dawn|lunch|dinner|breakfast|part|type|kind|sort|end|start|top|front|full|person|writing|practice|reach|house|office|step|turn|least|most|cash|card|appointment|arrangement|request|demand|return|contract|probation|induction|target|budget|schedule|message|text|video|zoom|whatsapp|leave|offer|degree|level|grade|master|bachelor|experience|law|mouth|heart|base|track|file|paper|display|sale|standard|hold|force|name|default|design|nature|product|date|scratch|age|front|choice|table|market|member|detail|view|mind|order|fact|person|general|case|need|use|support|background|process|success|safety|security|sector|trade|industry|finance|practice|management|training)$/;
/** What takes two things behind it: "gives staff a voice". */
const giving =
  /\b(?:giv\w+|gave|offer\w*|get\w*|got|teach\w*|taught|pay\w*|paid|send\w*|sent|bring\w*|show\w*|tell\w*|told|lend\w*|buy\w*|bought|make\w*|made|call\w*|keep\w*|kept|cost\w*|earn\w*|wish\w*|owe\w*|find\w*|leav\w*|ask\w*)\b/i;

interface Word {
  text: string;
  lower: string;
  /** Whether a comma or another mark stands right before it. */
  parted: boolean;
}

const wordsWithMarks = (text: string): Word[] => {
  const found: Word[] = [];
  for (const match of text.matchAll(/([,;:.!?()–—-]*)\s*([£€$₹]?[\p{L}\d][\p{L}\d'’.,:@/&+#%-]*)/gu)) {
    const raw = (match[2] ?? '').replace(/[.,:;!?]+$/, '');
    const before = text.slice(0, match.index + (match[1] ?? '').length);
    found.push({ text: raw, lower: raw.toLowerCase(), parted: found.length > 0 && /[,;:.!?()–—]\s*$/.test(before) });
  }
  return found;
};

const isFunction = (lower: string): boolean =>
  determiners.test(lower) ||
  joints.test(lower) ||
  pronouns.test(lower) ||
  auxiliaries.test(lower) ||
  adverbs.test(lower) ||
  counts.test(lower);

/** Whether a word can be nothing but a thing: no verb, no manner, no time. */
const isOnlyThing = ({ text, lower }: Word): boolean =>
  (!/^\p{Lu}/u.test(text) || /^\p{Lu}{2,}s$/u.test(text)) &&
  !isFunction(lower) &&
  !isVerbBase(lower) &&
  !/(?:ing|ed|ly)$|^(?:taken|given|driven|written|chosen|seen|eaten|broken|open|often|even)$/.test(lower) &&
  (baseOfThird(lower) === null || nounLike.has(baseOfThird(lower) ?? '')) &&
  (isPluralNoun(lower) || isCountable(lower)) &&
  !lexiconTags(lower).some((tag) => /^(?:Adjective|Adverb|Preposition|PastTense|Date|Time|Duration)$/.test(tag));

/** "Kitchen 6 of us", "owners 22 years": so many, right behind a thing that takes no figure. */
const figureBehind = (words: readonly Word[], at: number): boolean => {
  const [word, before] = [words[at], words[at - 1]];
  return (
    word !== undefined &&
    before !== undefined &&
    !word.parted &&
    /^(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve)$/.test(word.lower) &&
    !/^(?:lasts|pays|takes|costs|starts|runs|stays|means|needs)$/.test(before.lower) &&
    (isOnlyThing(before) ||
      (/^(?:entry|staff|mixed|team)$/.test(before.lower) && !isFunction(words[at + 1]?.lower ?? 'the'))) &&
    !/^(?:levels?|bands?|grades?|class(?:es)?|standards?|forms?|sets?|ages?|sizes?|noon|midnight|steps?|stages?|years?|key|unit|units|tier|type|section|part|parts|phase|group|line|lines|route|room|points?|top|times|months?|weeks?|days?|hours?|minutes?|category|number|scale|version|age|page|terminal|platform|zone|ward|bay|gate)$/.test(
      before.lower,
    )
  );
};

/** "A certificate a bonus", "TVs no egos": one thing right behind another. */
const thingBehind = (words: readonly Word[], at: number, all: string): boolean => {
  const [word, before, after] = [words[at], words[at - 1], words[at + 1]];
  return (
    word !== undefined &&
    before !== undefined &&
    !word.parted &&
    /^(?:an?|the|our|your|my|no)$/.test(word.lower) &&
    isOnlyThing(before) &&
    // "Six points no DR10": counted, and so nobody points.
    (baseOfThird(before.lower) === null || /^\d/.test(words[at - 2]?.lower ?? '')) &&
    !(
      /^an?$/.test(word.lower) &&
      (units.test(after?.lower ?? '') || units.test((after?.lower ?? '').replace(/s$/, '')))
    ) &&
    !giving.test(all) &&
    // "Say no", "text a picture": a verb, though no list of tasks has it.
    !/^(?:say|text|phone|mail|message)$/.test(before.lower) &&
    // "On Fridays the shop shuts": the sentence begins behind its time.
    !/^(?:[a-z]+day|\w+times?|\w+year|\w+month|\w+week)s?$/.test(before.lower)
  );
};

/** The end of the bare words that begin here. */
const endOf = (words: readonly Word[], from: number): number => {
  let end = from;
  while (
    end + 1 < words.length &&
    !words[end + 1]?.parted &&
    !isFunction(words[end + 1]?.lower ?? '') &&
    // "Boss drives", "dog called": what somebody does ends what they are.
    !/[^e]ed$/.test(words[end + 1]?.lower ?? '') &&
    (baseOfThird(words[end + 1]?.lower ?? '') === null || isPluralNoun(words[end + 1]?.lower ?? ''))
  )
    end += 1;
  return end;
};

/** "Put away with reach truck", "help hygiene assistant": one thing that is counted, without its article. */
const lacksArticleAt = (words: readonly Word[], at: number): boolean => {
  const [word, before] = [words[at], words[at - 1]];
  if (!word || isFunction(word.lower)) return false;
  const behindJoint =
    before !== undefined &&
    !word.parted &&
    /^(?:in|on|at|by|for|from|to|of|with|without|into|onto|over|under|off|across|after|before|behind|near|during|through|inside|outside)$/.test(
      before.lower,
    );
  // "You'll help", "and plan": what is done to the words behind it.
  const verb =
    (at === 0 ||
      /^(?:you|we|they|and|or|to|also|then|can|must|will|not|(?:you|we|they)['’](?:ll|d))$/.test(before?.lower ?? '') ||
      word.parted) &&
    isVerbBase(word.lower) &&
    (at > 0 ? !nounLike.has(word.lower) || !/^(?:and|or)$/.test(before?.lower ?? '') : true);
  const had =
    before !== undefined && /^(?:need|have|ask|expect|get|offer|['’]s|there['’]s|has|is|bring)$/.test(before.lower);
  const from = verb ? at + 1 : at;
  // "A licence and leadership course": the second has its own, where nothing before it has one for both.
  const second =
    had === false &&
    before !== undefined &&
    /^(?:and|or)$/.test(before.lower) &&
    !isFunction(words[at + 1]?.lower ?? 'the') &&
    !words[at + 1]?.parted &&
    !words
      .slice(Math.max(0, at - 6), at)
      .some(({ lower }) => /^(?:an?|the|your|our|any|no|one|some|as)$/.test(lower)) &&
    words.slice(0, at).some(({ lower }) => /^(?:need|have)$/.test(lower));
  if (!(verb || behindJoint || had || second)) return false;
  const first = words[from];
  if (!first || first.parted || isFunction(first.lower)) return false;
  const end = endOf(words, from);
  const head = words[end];
  if (!head || /^\p{Lu}|\d/u.test(head.text) || head.text.includes('-') || head.text.includes('/')) return false;
  // "At head office": there is one, and nobody says "the".
  if (behindJoint && head.lower === 'office' && words[end - 1]?.lower === 'head') return false;
  // "On site", and a particle: "load up", "sign in".
  if (behindJoint && !verb && end === from && (bareBehind.test(head.lower) || before?.lower === 'to')) return false;
  if (/^(?:shift|site|duty|call|board|level|time|feed|stock|shifts)$/.test(head.lower)) return false;
  const follows = words[end + 1];
  // "Reach and counterbalance tickets": what follows may be theirs in common.
  if (follows && !follows.parted && end === from && /^(?:and|or)$/.test(follows.lower)) return false;
  return (
    (isCounted(head.lower) || lexiconTags(head.lower).includes('Actor')) &&
    !isPluralNoun(head.lower) &&
    !/(?:ing|ment|ness|ity|tion|sion|ship|ance|ence|care|work|ware|time|day|week|month|year|half|english|german|french|risk|change|growth|help|support|demand|progress|action|practice)$/.test(
      head.lower,
    ) &&
    !lexiconTags(head.lower).some((tag) => /^(?:Adjective|Adverb|PastTense|Date|Time)$/.test(tag))
  );
};

/** "Dog called Biscuit", "tool trolley is yours": one thing that is counted, and no word for which. */
const opensBare = (words: readonly Word[]): boolean => {
  const [first] = words;
  if (
    !first ||
    isFunction(first.lower) ||
    isVerbBase(first.lower) ||
    isOrder(words) ||
    /^(?:please|expect|allow|first)$/.test(first.lower) ||
    // "Line 4": which of them, its number says.
    (/^(?:line|unit|phase|site|bay|floor|ward|room|team|gate)$/.test(first.lower) &&
      /^\d+$/.test(words[1]?.lower ?? ''))
  )
    return false;
  const opening = words.map((word, at) => (at === 0 ? { ...word, text: word.lower } : word));
  const head = opening[endOf(opening, 0)];
  return (
    head !== undefined &&
    /^\p{Ll}+$/u.test(head.text) &&
    (isCounted(head.lower) || /[a-z](?:shop|house|yard|room|hall)$/.test(head.lower)) &&
    !isPluralNoun(head.lower) &&
    !/(?:time|work)$/.test(head.lower)
  );
};

/** "Grill and egg station": one verb, and a thing that nobody does. */
const verbAndThing = (words: readonly Word[]): boolean =>
  words.some(
    ({ lower, parted }, at) =>
      /^(?:and|or)$/.test(lower) &&
      !parted &&
      at > 1 &&
      /^(?:(?:you|we)['’]ll|you|to)$/.test(
        words[at - 2]?.lower === 'also' ? (words[at - 3]?.lower ?? '') : (words[at - 2]?.lower ?? ''),
      ) &&
      words[at + 1] !== undefined &&
      !isFunction(words[at + 1]?.lower ?? '') &&
      !isVerbBase(words[at + 1]?.lower ?? '') &&
      !words[at + 1]?.parted,
  );

/** "Vetting we do it", "vans parked on site ok": notes that only look like sentences. */
const noSentence =
  /^(?!(?:if|when|what|whatever|all|the|an?|our|your|this|that|everything|anything|one|once|as|where)\b)(?:[\w-]+ ){1,3}(?:we|you|they) [a-z]+(?: [a-z]+)? (?:it|them|that)$|^(?!.*\b(?:is|are|was|were)\b)[a-z ]{3,20} paid (?:for )?[\d£€$₹]|^(?!.*\b(?:is|are|was|were)\b).* (?:ok|okay|fine|avail|available|considered|welcome|given|req|reqd)$/i;

/** "Our coffee on is at 5", "every on the last Friday", "the same supervisor is 15 years": small words that went to the wrong place. */
const misplaced =
  /\b(?:on|from|last|off|up|out|owned) (?:is|are) |\b(?:you|['’]ll|also|and) (?:stock|load|order|food|fire|site|water|product|data|staff) (?:accuracy|efficiency|capacity|security|quality|compliance|hygiene|safety|integrity)\b|\b(?:every|each|the|an?|of|with|for) (?:on|in|at|by|from) the\b|^(?!.*\b(?:average|notice|tenure|stay|probation|contract|training|course|programme|wait)\b).* (?:is|are) \d+ (?:years|months|weeks)(?:,|$)/i;

/** "2 drivers been here": a verb without the one that it leans on. */
const lacksHave =
  /(?<!\b(?:have|has|had|having|never|always|already|not|ve|d|s|only|all|also|just|ever|both|is|are|was|be)\b|['’](?:ve|d|s)) been\b/i;
/** "Level 3 or will get it", "certificate and can be got": who will? */
const lacksWho =
  /^(?!.*\b(?:you|we|they|it|who|she|he)\b.* (?:or|and|but) (?:will|would|can))[^,]* (?:or|and|but) (?:will|would|can|could)\b/i;
const subjects = /\b(?:you|we|they|it|he|she|who|there)\b/i;

/** "Text Dan", "mail to", "bring your tickets": an order begins with its verb, and goes on with somebody or something. */
const isOrder = (words: readonly Word[]): boolean => {
  const [first, second] = words;
  return (
    first !== undefined &&
    (isVerbBase(first.lower) || /^(?:text|phone|mail|message|whatsapp|pop|upload)$/.test(first.lower)) &&
    (!nounLike.has(first.lower) ||
      second === undefined ||
      isFunction(second.lower) ||
      /^\p{Lu}|\d|@/u.test(second.text))
  );
};

/** What tells for sure that something is said: its subject, its verb, a label, or the short "no" that notices have. */
const saysSo =
  /^(?:you|we|they|it|there|he|she|who|nobody|everyone|everybody)\b|^\S+ .*\b(?:is|are|was|were|has|have|had|will|can|must|should|may)\b|:(?!\d)|^no (?!.*\b(?:we|you|they)\b)(?:\S+ ){0,4}\S+$|^(?:please|expect|allow|after that|just|simply|first|then|or|and|to apply|for questions|applications? close|if|when)\b|^(?:our|the) .* (?:still|also|always|often) [a-z]+s\b/i;

/** Whether a sentence may stand as it is. `whole`: nothing of it is ours, so that it needs its own verb. */
export function isSound(sentence: string, whole: boolean): boolean {
  const text = sentence.replace(/[.?!]$/, '');
  const words = wordsWithMarks(text);
  if (
    lacksHave.test(text) ||
    /\b(?:expect|need|have|for|with|of|to) (?:current|last|previous|new|second|third|same) (?:ones?|[a-z]+ers?)\b/i.test(
      text,
    )
  )
    return false;
  if (lacksWho.test(text) && !subjects.test(text.split(/ (?:or|and|but) (?:will|would|can|could)\b/)[0] ?? ''))
    return false;
  if (misplaced.test(text)) return false;
  if (verbAndThing(words) || (whole && (noSentence.test(text) || opensBare(words)))) return false;
  if (words.some((_, at) => figureBehind(words, at) || thingBehind(words, at, text) || lacksArticleAt(words, at)))
    return false;
  return !whole || isMainClause(text) || saysSo.test(text) || isOrder(words);
}

/** "Small kitchen 6 of us", "no TVs no egos": notes typed without the comma between them. */
export function withPauses(typed: string): string {
  const words = wordsWithMarks(typed);
  let text = typed;
  let from = 0;
  words.forEach((word, at) => {
    const place = text.indexOf(word.text, from);
    if (place < 0) return;
    const pause =
      figureBehind(words, at) ||
      (/^(?:no|an?)$/.test(word.lower) && thingBehind(words, at, /^no$/.test(word.lower) ? '' : typed));
    if (pause && text[place - 1] === ' ' && /[\p{L}\d]/u.test(text[place - 2] ?? '')) {
      text = `${text.slice(0, place - 1)}, ${text.slice(place)}`;
      from = place + 1 + word.text.length;
    } else from = place + word.text.length;
  });
  return text;
}
