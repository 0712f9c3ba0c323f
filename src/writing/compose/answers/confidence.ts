/** How sure we can be of a note. What isn't surely a noun phrase is said in the recruiter's own words and put into no frame. */
import nlp from 'compromise';
import { wordsOf } from '../language/words.ts';

const opensOtherwise =
  /^(?:in|on|at|by|for|from|to|of|until|before|after|between|within|with|without|not|never|only|preferably|ideally|always|then|now|outdoors|indoors|outside|abroad|can|could|must|need|needs|should|will|would|may|based|closed|open|covered|covering|capped|published|located|looking|need|if|when|as|because|and|or|but|plus|very|quite|just|also|easy|remote-first|time[- ]served|part-qualified|newly|fully|done|full and part|full or part|currently|whatever|however|somewhere)\b/i;
const endsOtherwise =
  /\b(?:spoken|insured|supplied|split|closed|open|included|covered|provided|paid|built|held|kept|made|done|run|taken|given|shared|matched|sorted|capped|funded|needed|required|preferred|wanted|welcome|available|always|only|now|too|please|pls|sorry|etc|together|apart|away|ish|on|off|first|last|way|ideally|helps|matters|counts)$/i;

/** Whether words in a note are surely a thing: one that may stand after "You get" or "Expect". */
export function isSurelyThing(text: string): boolean {
  const bare = text.replace(/\s*\([^)]*\)/g, '').trim();
  const words = wordsOf(bare);
  if (words.length === 0 || words.length > 16) return false;
  if (/\b(?:not|but)\b/i.test(bare) && !/^not\b/i.test(bare)) return false;
  if (/:(?!\d)|[<>=|]|\s\/\s|\.\s|\s[-–—]\s|->/.test(bare)) return false;
  if (/^\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm)\b/i.test(bare)) return false;
  // "Kind 1st fast 2nd".
  if (/\b\d(?:st|nd|rd|th)\b.*\b\d(?:st|nd|rd|th)\b/i.test(bare)) return false;
  if (/^(?:[2-9]|\d{2,}) [a-z]+$/.test(bare) && !/(?:s|people|children|staff|women|men|fte|hectares)$/i.test(bare))
    return false;
  if (opensOtherwise.test(bare) && !/^at (?:least|most)\b/i.test(bare)) return /^(?:no|very) /i.test(bare);
  if (endsOtherwise.test(bare) && words.length > 1 && !/\b(?:every day|each way|both ways)$/i.test(bare)) return false;
  if (/\bor (?:just|really|very|willing|keen|happy|ready|able)\b/i.test(bare)) return false;
  if (/notice$/i.test(bare) && /\d/.test(bare)) return false;
  if (words.length > 1 && /\b(?:nobody|everyone|you|we|they|it)['’](?:s|re|ll)\b/i.test(bare)) return false;
  const terms = (
    nlp(bare.replace(/['’]s\b/g, '').replace(/\s(?:when|if|that|which|who|where|because|so|while)\s.*$/i, '')).json({
      terms: { tags: true, text: true },
    }) as {
      terms: { text: string; tags: string[] }[];
    }[]
  ).flatMap((sentence) => sentence.terms);
  // A row of bare words without anything between them: "hoovering mopping bins".
  if (
    words.length > 4 &&
    !/\b(?:of|in|for|with|from|at|on|to|than|about|including|after|before|between|over|under|across|around|rising|off|out|more|not|\d+(?:st|nd|rd|th)|the|a|an|and|or|per|up|off|plus|that|which|who|your|our|every|each)\b|(?:years|months|days|weeks)’/i.test(
      bare,
    )
  )
    return false;
  if (/^\p{Lu}\p{Ll}+ \d+ (?:days?|hours?)\b/u.test(bare)) return false;
  // "A cat visits".
  if (/^(?:an?|the|our) [a-z]+ [a-z]+(?<!u|s)s$/i.test(bare)) return false;
  if (words.length === 1)
    return !/^(?:loud|early|late|busy|quiet|friendly|small|big|good|nice|fun|fast|calm|kind)$/i.test(bare);
  return (
    terms.some(
      ({ tags }) =>
        tags.includes('Noun') ||
        tags.includes('Value') ||
        tags.includes('Gerund') ||
        tags.includes('Acronym') ||
        tags.includes('Verb'),
    ) && !terms.some(({ tags }) => tags.includes('Modal') || tags.includes('Copula'))
  );
}
