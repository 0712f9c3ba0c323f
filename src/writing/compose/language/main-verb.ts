/**
 * Whether a sentence has a main verb: somebody or something, and what it does or is; or an order. What only names
 * a thing ("your own patch, from market stalls to a dairy plant", "28 staff and more volunteers than we can count") is
 * no sentence, however many verbs stand in what is told of the thing.
 */
import { finiteAuxiliary } from './clause.ts';
import { lexiconTags } from './lexicon.ts';
import { rememberingHere } from './names-here.ts';
import { isCounted } from './nouns.ts';
import { baseOfThird, isVerbBase, nounLike } from './verbs.ts';

/** Who does something, as the first word of what is said of them: "you", "it", "nobody". */
const subjects =
  /^(?:you|we|they|it|he|she|i|there|this|that|these|those|nobody|everyone|everybody|someone|somebody|anyone|anybody|one|none|what|whoever|whatever|who|how|here|what['’]s|no-one)$/i;
/** Verbs that are no work, so that the list of work's verbs has none of them; and what surely is a verb in its third person. */
const further = new Set(
  'need want exist matter wish stay retire believe mean seem happen hope come go let pay cost last arrive live shut disagree hear state vote donate cross beat know like love depend belong deserve try own agree hold speak sleep die change begin started began grow rely trust expect rise range look apply drink cut goes end say eat picture imagine find tell'.split(
    ' ',
  ),
);
const pasts = new Set('rose fell grew said took made came went left won gave kept began chose cut moved'.split(' '));
const thirdOf = (word: string): string | null =>
  baseOfThird(word) ??
  [word.slice(0, -1), word.slice(0, -2)].find(
    (base) => /s$/.test(word) && (further.has(base) || lexiconTags(base).includes('Infinitive')),
  ) ??
  null;
/** What tells of a thing, with a verb that is not the thing's. */
const tells =
  /^(?:that|which|who|whose|whom|where|when|whenever|while|because|than|as|if|once|until|unless|before|after|since|how|what|why|whether|so)$/i;
const pointing = /^(?:you|we|they|he|she|i|it|everyone|nobody)$/i;
const determiner =
  /^(?:an?|the|our|your|their|its|his|her|my|this|that|these|those|each|every|all|no|any|some|both|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|you|it|\d[\d,.]*%?)$/i;
const preposition =
  /^(?:of|in|on|at|to|for|with|from|by|into|onto|over|under|through|across|between|near|beside|behind|without|within|about|around|per|via|and|or|plus|including)$/i;
const manyHead =
  /(?:[^sui'’]s|^(?:dialysis|people|staff|children|women|men|team|crew|family|half|most|all|many|police|nobody|everyone))$/i;

const between = /^(?:still|now|all|always|never|often|usually|also|only|(?:19|20|21)\d\d|far)$/;
/** Whether the word at `at` can be what its subject does. */
function mayDo(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  // "Our apprentices still work here", "trainees since 2010 stayed".
  const before = words[at - (between.test(words[at - 1] ?? '') ? 2 : 1)] ?? '';
  const next = words[at + 1];
  if (finiteAuxiliary.test(word)) return true;
  if (at === 0 || !/^[a-z]+$/.test(word) || preposition.test(before)) return false;
  if (
    determiner.test(before) &&
    before.toLowerCase() !== 'one' &&
    !/^\d.*%$/.test(before) &&
    !(/^\d/.test(before) && pasts.has(word))
  )
    return false;
  // "From market stalls to a plant": what stands behind its preposition and one word is the thing.
  const inPhrase = preposition.test(words[at - 2] ?? '') && /^[a-z-]+$/.test(before);
  const base = thirdOf(word);
  if (base !== null) {
    const named =
      (nounLike.has(base) || isCounted(base)) &&
      !/^(?:go|carry|leave|beat|take|come|get|give|keep|make|pay|grow|hold|mean)$/.test(base);
    if (named && (inPhrase || (next === undefined && !/^(?:counts|applies|matters|helps|works|pays)$/.test(word))))
      return false;
    return true;
  }
  if (/[^e]ed$/.test(word) || pasts.has(word) || lexiconTags(word).includes('PastTense')) return true;
  return (
    ((isVerbBase(word) || further.has(word) || lexiconTags(word).includes('Infinitive')) &&
      (manyHead.test(before) ||
        before === 'us' ||
        (words.slice(0, at).includes('and') && /^(?:an?|the|our)$/.test(words[at - 2] ?? '')))) ||
    // "97% of them now pass".
    (/^(?:now|still|always|never)$/.test(words[at - 1] ?? '') && isVerbBase(word)) ||
    // "Two days each month go on it".
    (/^(?:go|come|live|sit|stay|belong|look)$/.test(word) && words.slice(0, at).some((one) => manyHead.test(one)))
  );
}

/** "At X, ...", "in this job, ...", "as a cook, ...": what stands before the subject. */
const lead =
  /^(?:at|with|as|in|for|on|from|by|after|before|during|since|every|each|based|working|here|what['’]s more|besides|still|ideally|in short|to|last|this|next|once|twice)\b[^,]*, (?=\S)/i;

/** "In this job you'll ...", "by that we mean ...": the same without its comma. A thing never begins so. */
const leadAlone =
  /^(?:at|with|as|in|for|on|from|by|after|before|during|since|each (?:week|day|month|year)|(?:each|every|most|some) (?:[a-z]+(?:th|nd|rd|st|er) )?(?:week|day|month|year|[A-Z][a-z]+day|morning|evening|night|shift|season|spring|summer|autumn|winter)s?|(?:once|twice) an?) (?:(?!that |which |who |where )[^\s,]+ ){0,6}(?:you|we|they|it|nobody|everyone|there)(?:['’][a-z]+)? [a-z]/i;

/** What surely names a thing: "your own patch", "28 staff and", "the two-week cycle", "a practice with 140 clients", "no tickets from". */
const thingFirst =
  /^(?:your own |own |the (?:(?:\d+|one|two|three|four|five|six|eight|ten|twelve)(?:-| )[a-z]+ )|\d[\d,.]* [a-z]+(?: [a-z]+)? and (?:more |many |some |no |\d)|an? (?:[a-z-]+ ){0,2}(?:practice|firm|shop|house|business|company|museum|charity|studio) with \d[^.]* |no [a-z]+ (?:from|since|without) )/i;
/** Whether words name a thing, and nothing that it does. */
export const onlyNames = (text: string): boolean => thingFirst.test(text) && !hasMainVerb(text);

/** "Dublin 15 pays": the number is part of the name. */
const districtNumber = /(?<=\b[A-Z][a-z]+) \d{1,2}(?= [a-z])/g;

/** Whether a sentence has its main verb. `text` is one sentence. */
export const hasMainVerb = rememberingHere((text): boolean => {
  if (/[:?]/.test(text)) return true;
  const whole = text
    .replace(/[“"][^”"]*[”"]/g, 'Name')
    .replace(districtNumber, '')
    .replace(/[.!]+$/, '');
  return saysMain(whole) || saysMain(whole.replace(lead, ''));
});

/** "You", "it's", "we're": who does something. */
const isSubject = (word: string): boolean =>
  subjects.test(word) || /['’](?:re|ll|ve|d)$|^(?:it|that|there|what|here|he|she|who)['’]s$/i.test(word);
/** A word that begins what is told of a thing; "such as", "as a", "since 2019" and "more than" begin no clause. */
const opensTold = (words: readonly string[], at: number): boolean => {
  const [before = '', word = '', next = ''] = [words[at - 1], words[at], words[at + 1]];
  // "The customer in front of you beats any report": of whom, and nobody who does it.
  if (/^(?:you|we|they|it|he|she)['’]/.test(word) || pointing.test(word))
    return !preposition.test(before) || before === 'and';
  if (!tells.test(word)) return false;
  if (word === 'as' && (before === 'such' || /^(?:such|an?)$/.test(next))) return false;
  return (
    !(word === 'since' && /^\d/.test(next)) && !(word === 'than' && /^(?:more|less|fewer|other|rather)$/i.test(before))
  );
};
/** How many words behind the one at `at` are its own verb: "you can live with", "who use our services". */
const ownVerb = (words: readonly string[], at: number): number => {
  const next = words[at + 1] ?? '';
  if (finiteAuxiliary.test(next)) return 2;
  return pointing.test(words[at] ?? '') || (/^(?:who|that|which)$/i.test(words[at] ?? '') && isVerbBase(next)) ? 1 : 0;
};

function saysMain(text: string): boolean {
  const typed = text.split(/\s+/);
  const words = typed.map((word) => word.replace(/[,;]$/, ''));
  const first = (words[0] ?? '').toLowerCase();
  if (isSubject(first)) return words.length > 1;
  if (isVerbBase(first) || further.has(first) || /^(?:don['’]t|do|be|let['’]s)$/.test(first)) return true;
  if (leadAlone.test(text) || /^(?:if|when|while|once|whenever)$/.test(first)) return true;
  /** Whether the next verb is that of a clause that tells of a thing. */
  let told = false;
  let what = false;
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (/[,;]$/.test(typed[at - 1] ?? '')) {
      if ((/^(?:nobody|people)$/.test(word) || isSubject(word)) && at + 1 < words.length) return true;
      // "Five guests at most, so staff know each one": what comes of it is a sentence.
      if (word === 'so') return true;
    }
    // "Half of what we sell we grow ourselves".
    if (pointing.test(word) && what && !/^what$/i.test(words[at - 1] ?? '')) return true;
    what ||= /^what$/i.test(word);
    if (opensTold(words, at)) {
      const own = ownVerb(words, at);
      at += own;
      told = own === 0 && !isSubject(words[at + 1] ?? '');
    } else if (mayDo(words, at)) {
      if (!told) return true;
      told = false;
      if (finiteAuxiliary.test(word)) at += 1;
    }
  }
  return false;
}
