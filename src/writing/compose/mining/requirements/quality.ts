/** How somebody is, told by the form of the words. */
import { inDictionary } from '../../language/dictionary.ts';
import { describes } from '../../language/lexicon.ts';
import { isSureNoun } from '../../language/nouns.ts';

/** "Smiley", "on time", "chatty and quick": how somebody is, though no list has the word. */
export function isQuality(text: string): boolean {
  if (/^(?:on|at|in|up|under|over|off) (?:[a-z]+ )?[a-z]+$/.test(text)) return true;
  // "Physically able for the role", "digitally literate".
  if (
    /^(?!(?:friend|fami|ear|dai|week|month|year|live|like|on|like|love|lone|cost|elder|order|time|supp|rep|app|assemb)ly\b)[a-z]{4,}ly (?:able|capable|fit|aware|strong|literate|minded|sound|[a-z]{3,}(?:ed|ful|ive|ous|ate|ent))\b(?! (?!for\b)[a-z]+(?:s|er|or)\b)/.test(
      text,
    )
  )
    return true;
  // "Data driven", "tech savvy".
  if (/^[a-z]{3,} (?:driven|savvy|minded|oriented|focused|literate|aware|conscious|smart|trained|led)$/.test(text))
    return true;
  return text
    .replace(/^(?:very|really|always|naturally|genuinely) /, '')
    .split(/ and |, (?:and )?/)
    .every(
      (word) =>
        // "Unvented": what no dictionary has is a thing of some trade.
        (inDictionary(word) || word.includes('-') || describes(word)) &&
        /^[a-z-]{4,}(?:y|ful|ive|ous|able|ible|ish|less|ic|ed|ent|ant|al)$/.test(word) &&
        !/(?:ry|cy|gy|phy|ty|sy|nomy|tive|ment|ics|ant|ance|ident|ial)$/.test(word) &&
        !isSureNoun(word),
    );
}
