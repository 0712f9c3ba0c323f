/** Shorter without a word made up and without a fact lost: what can go goes in the order of what it costs. */

import { findNumbers } from '../language/numbers.ts';
import { saysClause } from '../language/sure-clause.ts';
import { countWords } from '../language/words.ts';
import { splitSentences } from '../ledger/split-sentences.ts';
import { phrases, swaps } from './plain-words.ts';
import {
  carefully,
  mapSentences,
  mendArticles,
  recapitalise,
  required,
  type Swap,
  swap,
  swapAll,
} from './sentences.ts';
import { officePhrases, sayPlainFuture, sayTheJob, sayTheWay, useVerbs } from './verbs-for-nouns.ts';

/** "really" after "not" carries the sentence: "not just a job", "not very far"; "a highly rated school" is no rated one. */
const intensifier =
  /(?<!\b(?:not|n['’]t|isn['’]t|is it|are you|that|who|no|never|so|as|how|too)\s)\b(?:really|very|quite|truly|actually|basically|extremely|highly|absolutely|incredibly|hugely|genuinely)\s+(?!(?:much|little|few|same|first|last|own|well|best|a|an|the|rated|regarded|paid|prized|sought|thought|likely|unlikely)\b)(?=[a-z])/gi;

/** What a bracket may say and still go: no figure, no name, no condition and no promise. */
const telling =
  /\b(?:we|you|us|your|our|if|when|where|who|which|provided|covered|given|available|based|experience|per|from|to|until|days?|hours?|weeks?|months?|years?)\b/i;
const dropBrackets = (sentence: string): string =>
  sentence.replace(/\s*\(([^)]*)\)/g, (whole, inner: string) => {
    const tells =
      findNumbers(inner).length > 0 || new RegExp(required.source, 'i').test(inner) || /\p{Lu}/u.test(inner);
    return tells || telling.test(inner) ? whole : '';
  });

/** Words that add nothing to what stands beside them. */
const fillers: readonly Swap[] = [
  [/\bexperience (?:of|in) working (with|in|as|for|at|on)\b/gi, 'experience $1'],
  [/(?<=\d )(days|weeks) of (?=(?:paid )?(?:annual leave|holidays?|leave)\b)/gi, "$1' "],
  [
    /\b(fantastic|amazing|exciting|great|excellent|superb|brilliant|wonderful|unique|outstanding|incredible|rare) (?=(?:new )?(?:opportunit(?:y|ies)|chances?)\b)/gi,
    '',
  ],
  [/ at all times(?=[.,;]|$)/gi, ''],
  [/\b(you|we|they) will also\b/gi, '$1 will'],
  [/\b(and|you|we|they|should|can|must) also (?<!\bnot (?:only|just)\b[^.]{0,200})(?=[a-z])/gi, '$1 '],
  [
    /\b(someone|anyone|anybody|somebody|people|person|candidates?|applicants?|colleagues?|contractors?|customers?|staff|[a-z]{3,}ers?) (?:who|that) (?:is|are) (?=(?:looking|working|willing|able|committed|based|responsible|interested|keen|living|studying|training|seeking)\b)/gi,
    '$1 ',
  ],
  [
    /(?<=[a-z]) (?:that|which) (?:is|are|was|were) (?=(?:based|located|held|used|made|founded|established|set|run|led|designed|built|provided|offered|given|needed|known|stored|kept|sold) (?:in|at|by|on|for|with|from|to|as)\b)/gi,
    ' ',
  ],
  [/\b(everything|anything|something|all|everyone|anyone) that (?=(?:you|we|they|I)\b)/gi, '$1 '],
  [
    /\b(ensures?|ensuring|make sure|making sure|makes sure|believe|know) that (?=(?:you|we|our|the|everyone|they|each|all|every|your|their|it)\b)/gi,
    '$1 ',
  ],
  [/\bas and when\b/gi, 'when'],
  [/\btogether with\b/gi, 'with'],
  [/\ball of (?=(?:our|the|your|their)\b)/gi, 'all '],
  [/\bwithin (?=(?:the|our|your|an?)\b)/gi, 'in '],
  [/\bwork(s|ing)? closely with\b/gi, 'work$1 with'],
  [/\binvest heavily in\b/gi, 'invest in'],
  [/\bany other duties that may reasonably be required\b/gi, 'any other reasonable duties'],
  [/\bfriendly and welcoming\b/gi, 'friendly'],
  [/\bskills and abilities\b/gi, 'skills'],
  [/\bknowledge and understanding\b/gi, 'knowledge'],
  [/\bfirst and foremost\b/gi, 'first'],
  [/\bon an? (?:regular|ongoing) basis\b/gi, 'regularly'],
  [/\byear on year\b/gi, 'each year'],
  [/\bwork that (?:has|have) been completed\b/gi, 'completed work'],
];

/** "You will plan …, and you will order …": the second "you will" says nothing new. */
const joinSubjects = (sentence: string): string => {
  const [, who, will] = /^(?:[^,;]{3,60},\s)?(you|we) (will|can|must)\b/i.exec(sentence) ?? [];
  if (who === undefined || will === undefined) return sentence;
  // "We will pay, and you will be given": nobody else may come between.
  const others = /;|:|\b(?:we|you|they|it|he|she|who|that|which|if|there)\b/i;
  const again = new RegExp(String.raw`, and ${who} ${will} (?!not\b)|,? and ${will} (?!not\b|be\b)`, 'gi');
  const lead = sentence.toLowerCase().indexOf(`${who} ${will}`.toLowerCase()) + who.length + will.length + 1;
  return sentence.replace(again, (found, at: number) => {
    if (others.test(sentence.slice(lead, at).replace(new RegExp(String.raw`, and ${who} ${will}\b`, 'gi'), '')))
      return found;
    return found.startsWith(',') ? ', and ' : ' and ';
  });
};

/** Manner that a sentence can do without; only where nothing leans on it. */
const manner =
  /(?<!\b(?:as|so|more|most|too|how|very|not|and|or|,) )\b(?:actively|effectively|efficiently|smoothly|successfully|continually|constantly|proactively|closely) (?=(?:with|in|to|on|for|manage|support|develop|deliver|contribute|promote|seek|work)\b)/gi;

/** A last clause that only says what the rest is good for. */
const trailing =
  /^(.{25,}?),?\s+(?:which|who|so that|and so|meaning|giving|helping|allowing|enabling|making sure|ensuring)\b([^,;]*)([.!?])$/;
const dropTrailing = (sentence: string): string => {
  const [, kept, clause = '', stop = '.'] = trailing.exec(sentence) ?? [];
  // A clause without its comma tells which of them is meant.
  if (kept === undefined || !/^(?:,|\s+so that\b)/.test(sentence.slice(kept.length))) return sentence;
  const tells = findNumbers(clause).length > 0 || new RegExp(required.source, 'i').test(clause);
  // "You plan the work, which is hard, so that": what is left has to be a sentence.
  const isWhole =
    saysClause(kept) &&
    !/\b(?:and|or|both|if|because|although|while|as)\s*$/i.test(kept) &&
    !/^(?:If|When|As|Although|While|Because)\b[^,]*$/.test(kept);
  return tells || !isWhole ? sentence : kept + stop;
};

/** Sentences that every advert has and that tell nothing of this one. */
const empty =
  /^(?:this is an? (?:[a-z]+ )?(?:opportunity|chance|role|time)\b|(?:here )?(?:at [\p{Lu}][^,]*, )?(?:we believe (?:that )?)?our (?:people|staff|employees|team) (?:are|is) (?:at the (?:heart|core)|our (?:greatest|biggest|most))|our customers are at the (?:heart|core|centre)|(?:we )?(?:pride ourselves on|are proud to be) (?:being )?(?:an? )?(?:[a-z]+ )?(?:supportive|friendly|great|caring|leading)|no two days|every day is different|are you looking for|do you want|if this sounds like)/iu;
const dropEmpty = (text: string): string => {
  const sentences = splitSentences(text);
  const kept = sentences.filter(
    (sentence) =>
      !(empty.test(sentence) && findNumbers(sentence).length === 0 && !new RegExp(required.source, 'i').test(sentence)),
  );
  return text.includes('\n') || kept.length === sentences.length || kept.length === 0 ? text : kept.join(' ');
};

/** What is asked for, as a list names it: "A good understanding" is the same as "Good understanding". */
const named =
  /^(?:an?|the) (?=(?:[a-z-]+ ){0,3}(?:understanding|knowledge|ability|experience|track record|commitment|willingness|passion|interest|degree|licence|license|attitude|approach|eye|sense|awareness|qualification|background|manner|mindset)\b)/i;
const dropArticle = (item: string): string =>
  /[.!?]$/.test(item) || !named.test(item)
    ? item
    : item.replace(named, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Everyday words where they are fewer as well. */
const withFewer = (text: string): string =>
  swaps.reduce((now, row) => {
    const plain = swap(now, row);
    return countWords(plain) < countWords(now) ? plain : now;
  }, text);

const first = (sentence: string): string => {
  const bare = dropBrackets(sentence);
  const short = swapAll(swapAll(bare, phrases), [...officePhrases, ...fillers]);
  const plain = joinSubjects(withFewer(sayTheWay(sayPlainFuture(useVerbs(sayTheJob(short)))))).replace(intensifier, '');
  return plain === sentence ? plain : mendArticles(plain);
};

/** Shorter by brackets, redundant words and, where that is little, by clauses and sentences that tell nothing. Undefined where nothing can go. */
export function shortened(text: string, isItem = false): string | undefined {
  const little = (now: string): boolean => countWords(now) > countWords(text) * 0.85;
  let cut = mapSentences(text, (sentence) => carefully(sentence, first));
  if (isItem && !text.includes('\n')) cut = dropArticle(cut);
  if (little(cut)) cut = mapSentences(cut, (sentence) => carefully(sentence, (whole) => whole.replace(manner, '')));
  if (little(cut)) cut = mapSentences(cut, (sentence) => carefully(sentence, dropTrailing));
  if (little(cut)) cut = dropEmpty(cut);
  return countWords(cut) < countWords(text) ? recapitalise(cut, text) : undefined;
}
