/** The capitals of names in text that was typed in capitals throughout, or that another field writes otherwise. */
import { asEponym } from '../language/eponyms.ts';
import { isEveryday, isForeign } from '../language/known-words.ts';
import { lexiconTags } from '../language/lexicon.ts';

/** Places that are everyday words as well. */
const everyday =
  /^(?:turkey|china|cork|jersey|chad|guinea|jordan|georgia|bath|reading|mobile|orange|nice|normal|hamburg|java|panama|cologne|sandwich|deal|wells|hull|bury|split|essen|phoenix|buffalo|lincoln|orlando|victoria|florence|sydney|polish)$/;

/** A lowered word with the capital of a country, a region or of who lives there: "kerala", "scottish". */
export function properCase(word: string): string {
  return !everyday.test(word) && lexiconTags(word).some((tag) => /^(?:Country|Region|City|Demonym)$/.test(tag))
    ? word.charAt(0).toUpperCase() + word.slice(1)
    : word;
}

/** Tongues and seas that look like everyday words. */
const alwaysNames = /^(?:english|french|german|irish|welsh|atlantic|arctic)$/;
/** Words of trades that no dictionary has, and nobody is called by. */
const jargon: ReadonlySet<string> = new Set(
  'capex opex cullet swarf deburr diag pharma stoma req spec recce demo admin incharge reportees microbiota barotrauma sushi barista biltong ullage slurry gabion bund culvert lintel purlin corbel sprue gantry spigot plenum manifold'.split(
    ' ',
  ),
);
/** How places end: "Hexham", "Telford", "Oswestry". */
const placeEnd = /(?:ham|ford|bury|worth|wick|mouth|combe|thorpe|stow|dale|wold|ster|try)$/;
/** "Switchgear", "snowpack", "tagout", "haemodialysis": made of two words. */
const isMadeOfTwo = (word: string): boolean => {
  for (let at = 3; at <= word.length - 3 && !placeEnd.test(word); at += 1)
    if (isEveryday(word.slice(0, at)) && isEveryday(word.slice(at))) return true;
  return /^(?:haemo|hemo|micro|macro|peri|hyper|hypo|trans|endo|gastro|osteo|neuro|cyber|nano|thermo|turbo|pneumo|baro)/.test(
    word,
  );
};
/** A lowered word of a line in capitals with the capital that it would have in another: what no dictionary has, and is no word of a trade, is a name. */
export function calmCase(word: string): string {
  const known = asEponym(word) ?? properCase(word);
  if (known !== word) return known;
  const isName =
    alwaysNames.test(word) ||
    (word.length > 3 &&
      /^[a-z]+$/.test(word) &&
      !jargon.has(word) &&
      isForeign(word) &&
      !isEveryday(word) &&
      !isMadeOfTwo(word));
  return isName ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** Words with a capital inside, as somebody typed them with care: "C-Form", "AutoCAD", "eRostering". */
const distinctive = /(?<![\w-])(?:[A-Z]-[A-Z][a-z]+|[A-Za-z]*[a-z][A-Z][A-Za-z]*)(?![\w-])/g;

/** `text` with the words in small letters written as `model` writes them. */
export function withKnownCase(text: string, model: string): string {
  let cased = text;
  for (const word of new Set(model.match(distinctive) ?? []))
    cased = cased.replace(new RegExp(`(?<![\\w-])${word.toLowerCase()}(?![\\w-])`, 'g'), word);
  return cased;
}
