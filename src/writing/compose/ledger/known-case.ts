/** The capitals of names in text that was typed in capitals throughout, or that another field writes otherwise. */
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

/** Words with a capital inside, as somebody typed them with care: "C-Form", "AutoCAD", "eRostering". */
const distinctive = /(?<![\w-])(?:[A-Z]-[A-Z][a-z]+|[A-Za-z]*[a-z][A-Z][A-Za-z]*)(?![\w-])/g;

/** `text` with the words in small letters written as `model` writes them. */
export function withKnownCase(text: string, model: string): string {
  let cased = text;
  for (const word of new Set(model.match(distinctive) ?? []))
    cased = cased.replace(new RegExp(`(?<![\\w-])${word.toLowerCase()}(?![\\w-])`, 'g'), word);
  return cased;
}
