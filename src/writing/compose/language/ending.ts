/** Words that want something after them: a phrase that ends in one was cut. */
import { rare } from './its-words.ts';

const wanting =
  '(?:and|or|but|the|an?|our|your|their|its|of|to|with|for|from|into|onto|via|per|than|between|within|including|includes?|excluding|incl|such as|as well as|e\\.?g|i\\.?e|vs|because|plus|upon|among|during|whilst|while|if|when|where|which|who|that|is|are|be|approx|min|max|no|dept)';
const open = new RegExp(`(?:^|[\\s(,])${wanting}[.,;:?!]*$`, 'i');
/** "Lifts of all", "checks on each", "screen for implants and other": makes and vehicles stand in the next line. "Best of all" is whole. */
const ofAll = rare(
  /(?<!\b(?:best|most|least|worst|first|last|once|none|any|hardest|biggest|above|rest)) (?:of|on|across|in|with|for|to|at|by|from) (?:every|various|several|different|(?:all|any) (?:the|our|their|these|those|other|kinds of|types of))[.,;:?!]*$|(?<!\b(?:best|most|least|worst|first|last|once|none|hardest|biggest|above|but|them|us|you|it|these|those)) of (?:all|any|each)[.,;:?!]*$| and (?:any |all |the )?other[.,;:?!]*$/i,
);
/** "Arabic A", "key stage A": a letter of its own. */
const letter = /\sA[.,;:?!]*$/;
/** What may end so all the same: "the way you are", "people you can talk to", "the firm you work for". */
const rounded =
  /\b(?:paid|cared|asked|called|sent|looked|worked?|talk|listened|turn|look|rely|proud|fond|belong|waiting|you|we|they|it|there|here|used|able|need|want|have|got|not) (?:for|to|of|with|from|are|is)[.?!]*$/i;

/** "You choose which", "worth stopping the lesson for", "the firm you came from", "contracts we can drive home from". */
const stranded =
  /\b(?:what|who|which) [a-z]+ (?:where|when|why)[.?!]*$|\b(?:choose|decide|pick|say|know|ask|tell us) (?:which|when|where|who)[.?!]*$|\bworth [a-z]+ing (?:[a-z’']+ ){0,3}(?:for|to|from|with)[.?!]*$|(?<=\b(?!and\b|so\b|but\b|where\b|when\b|if\b|then\b|as\b)[a-z]{2,} )(?:you|we|they) (?:can |will |could |have |had |would )?[a-z]{3,} (?:(?:home|back|up|out|away|off|down|over|through) )?(?:for|with|of|from|into)[.?!]*$/i;
/** "The factories that you lend to": whom they do it to. "What we want to" waits for a verb. */
const doneTo =
  /\b[a-z]{2,} (?:(?:that|which|who|whom) )?(?:you|we|they) (?:(?:will|can|could|would|have|had) )?(?!(?:need|want|have|has|had|like|love|plan|try|tried|hope|hoped|wish|intend|agree|agreed|mean|meant|get|got|wanted|needed|expect|expected|aim|ought|decide|decided|used|start|started|begin|began|continue|continued|seem|seek|prefer|promise|promised|choose|chose|tend|manage|managed|are|were|is|was)\b)[a-z]{3,} to[.?!]*$/i;
/** "What each gift pays for", "whom a family turns to", "which team a fault belongs to": the first word is what the last wants. */
const asked =
  /\b(?:what|where|whom?|which(?: [a-z]+)?) (?:(?:each|every|an?|the|our|your|their|one|most) )?(?:[a-z]+ ){1,4}?(?:is |are |was |were )?[a-z]{3,} (?:us |them |you |me )?(?:for|to|with|of|from|into)[.?!]*$/i;
/** "The kitchen that chefs come home to", "a place people are proud of". */
const comesHome =
  /\b(?:(?:the|an?|our|one|somewhere) (?:[a-z]+ )*)?(?:that |which )?(?:[a-z]+s|people|everyone|everybody|you|we|they) (?:come|comes|go|goes|turn|turns|return|look|looks|keep coming|want to come|want to go|run|runs|drive|walk|travel)(?: (?:home|back|up|forward|first|on))? to[.?!]*$/i;
/** "The dairy that farmers want to sell to", "a place that people love to work for": whom or what for stands before it. */
const wantedFor =
  /\b(?:that|which|whom) (?:[a-z]+ ){1,3}(?:wants?|likes?|loves?|chooses?|prefers?) to [a-z]{3,} (?:to|for|with|from|into)[.?!]*$/i;
/** "You decide who you visit and when", "reviews ask how it failed, never who": asked for the second time. */
const askedTwice =
  /\b(?:who|whom|what|which|how|where|when|why)\b [^,;:]*[^\s,;:],? (?:and|or|not|never|but not) (?:who|whom|what|when|where|how|why|which)[.?!]*$|\b(?:how|what|who|where|when) and (?:why|how|when|where|who|what)[.?!]*$/i;
/** "Merchandising is only a plus": a thing. */
const aPlus = /\b(?:an?|big|real|definite|added|distinct|huge) plus[.?!]*$/i;
/** "Aspen Plus", "3ds Max": the end of a name. */
const ofName = /(?:^|[\s(])(?:[A-Z]|\d)[\w.-]* (?:Plus|Max|Via)[.?!]*$/;
/** "£33,000 after that": what was named. */
const afterThat = /\b(?:after|before|like|than|all|do|does|of|with|from|by|about|for|around|over|under) that[.?!]*$/i;
/** "The plan that you would spend two years fighting for": what is fought for stands before it. */
const foughtFor =
  /\b(?:that|which|whom) (?:you|we|they|others|most [a-z]+) (?:[a-z'’]+ ){1,9}[a-z]{3,}ing (?:for|with|of|from|into|about|on)[.?!]*$/i;
/** "Without a layer in between", "the day before": an adverb. */
const adverb = /\b(?:in between|the one before|from within|off and on)[.?!]*$/i;
/** "Everyone where they need to be", "the best it can be": what it is to be stands before it. */
const toBe =
  /\b(?:what|where|who|how|as|than|all|everything|everywhere|place|way|best) (?:[a-z'’]+ ){0,6}(?:to|can|could|should|would|might|must|may|will|ought to) be[.?!]*$/i;
/** "As we would like to be spoken to", "tools that can be relied on": it is done to what was named. */
const spokenTo =
  /\b(?:as|how|the way|what|who|whom|where|that|which) (?:[a-z'’]+ ){1,7}(?:be|been|being|is|are|was|were) [a-z]+(?:ed|en|lt|ght) (?:to|for|with|from|of|into)[.?!]*$/i;
/** "The street it is for", "a road it was not built for": what it is for stands before it. */
const isFor =
  /\b(?!and\b|but\b|so\b|that\b|when\b|if\b|as\b)[a-z]{3,} (?:it|they|he|she|we|you)(?:['’](?:s|re)| is| are| was| were) (?:(?:not |never )?[a-z]+(?:ed|ilt|eant|ade|ing) )?(?:for|from|with|of|to)[.?!]*$/i;
/** "One mason to learn from", "somebody to talk to": whom one does it to stands before it. */
const toLearnFrom =
  /\b(?:(?:one|an?|no|every|each|some|many|more|good|great) (?:[a-z-]+ ){1,3}|(?:people|somebody|someone|nobody|something|nothing|others|colleagues) )to (?:be )?(?!(?:be|go|come|report|move|travel|get|switch|contribute|lead)\b)[a-z]{3,} (?:to|from|with|for|of)[.?!]*$/i;
/** "Good at saying no". */
const refusal = /\b(?:say(?:ing|s)?|said|hear|heard|mean|means|meant|answer(?:ed)? is|yes or|yes and) no[.?!]*$/i;

/** Whether a phrase breaks off: it ends in a preposition, a conjunction, an article, "including", "such as". */
export const endsOpen = (text: string): boolean =>
  ofAll.test(text) ||
  (open.test(text) &&
    ![
      letter,
      rounded,
      stranded,
      askedTwice,
      doneTo,
      spokenTo,
      foughtFor,
      afterThat,
      aPlus,
      ofName,
      comesHome,
      wantedFor,
      asked,
      adverb,
      toBe,
      isFor,
      toLearnFrom,
      refusal,
    ].some((whole) => whole.test(text)));

/** A phrase without such an ending. Empty where nothing else was there. */
export function closeEnd(text: string): string {
  let closed = text;
  while (endsOpen(closed)) {
    const next = closed.replace(/[\s,(]*\S+$/, '').replace(/\s(?:such|as well)$/i, '');
    if (next === closed) return '';
    closed = next;
  }
  return closed;
}
