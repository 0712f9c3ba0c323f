import { isVocabulary } from '../../../text/vocabulary.ts';
import { inDictionary } from '../../language/dictionary.ts';

/** Whether a line reads as English. Lines of another language are left out; short ones get the benefit of the doubt. */
export function isEnglish(line: string): boolean {
  const words = line.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < 2) return true;
  if (/[\u0400-\u04ff\u0590-\u06ff\u0900-\u0dff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/u.test(line)) return false;
  // "Ten dokument jest dostępny": letters that English has in names alone, in a word of small letters, and more of the kind.
  if (
    /(?<!\p{L})\p{Ll}*[ąęłżźśćńčřěšžůőűșțğışåøæð]\p{Ll}*(?!\p{L})/u.test(line) &&
    (line.match(/[^\s\u0020-\u007e]\p{L}*/gu) ?? []).length > 1 &&
    !words.some((word) => /^(?:the|and|of|with|for|you|our|is|are)$/.test(word))
  )
    return false;
  if (isAccented(line)) return false;
  let foreign = 0;
  let english = 0;
  for (const [at, word] of words.entries()) {
    // "Pour concrete": an order, where nothing else is foreign.
    if (word === 'pour' && at === 0) continue;
    if (foreignWords.has(word) && !line.includes(word.toUpperCase())) foreign += 1;
    if (englishWords.has(word)) english += 1;
  }
  // One "und" is enough in a short line that has no English word.
  return foreign < 2
    ? foreign === 0 || english > 0 || words.length > 5 || !words.some((word) => joining.has(word))
    : english >= foreign;
}
/**
 * "Beidh an stiúrthóir freagrach as an mbuiséad": words in small letters that no English dictionary has, some of them with an
 * accent, where hardly any other is known. Two of its small words happen to be English ones.
 */
function isAccented(line: string): boolean {
  const words = line.match(/\p{L}{4,}/gu) ?? [];
  const unknown = words.filter((word) => !isKnown(word.toLowerCase()));
  // "Make the crème brûlée and the pâté": English around its own words.
  if (/\b(?:the|and|to|of|with|for|our|your|you|we)\b/i.test(line)) return false;
  return (
    unknown.length >= 2 &&
    unknown.length >= words.length * 0.7 &&
    unknown.filter((word) => /^\p{Ll}+$/u.test(word)).length >= 2 &&
    unknown.some((word) => /^\p{Ll}*[áéíóúâêîôûàèìòùäëïöüñç]\p{Ll}*$/u.test(word))
  );
}
/** "Inbetriebnahme neuer Baugruppen": in a paper of two tongues a line of which no word is English, though it has no small words either. */
export function isAllForeign(line: string): boolean {
  const words = line.match(/\p{L}{3,}/gu) ?? [];
  return (
    words.length > 1 &&
    words.some((word) => /^\p{Ll}{4,}$/u.test(word)) &&
    !words.some((word) => isKnown(word.toLowerCase()))
  );
}
/** Whether any word of a line is English: under a heading in another language a single word may be of either. */
export const hasEnglishWord = (line: string): boolean =>
  (line.match(/\p{L}{3,}/gu) ?? []).some((word) => isKnown(word.toLowerCase()));
/** How many of the words of a line are English; null where it has none that could tell. */
export function knownShare(line: string): number | null {
  const words = (line.match(/\p{L}{3,}/gu) ?? []).map((word) => word.toLowerCase());
  return words.length === 0
    ? null
    : words.filter((word) => isKnown(word) && !foreignWords.has(word)).length / words.length;
}
const isKnown = (word: string): boolean =>
  isVocabulary(word) || inDictionary(word) || (word.endsWith('s') && inDictionary(word.slice(0, -1)));

const foreignWords = new Set(
  'um uhr jeden jede tag tage woche jahr und der das mit für von den dem des ein eine einer nicht sie wir ihre ihrer ihr unser unsere oder sowie bei nach auf im zur zum über als auch sind werden wird haben kenntnisse erfahrung aufgaben arbeit le la les et de du des une dans pour avec sur vous nous votre notre est sont el los las y para una nuestro nuestra que della il di e una che een het voor wij onze bereich verantwortlich bereitschaft abgeschlossene ausbildung berufserfahrung teamfähigkeit agus oraz praca og af til yn ar gan ein eich mae bod rhoi gwneud cais swydd gyda bob chi fydd'.split(
    ' ',
  ),
);
const englishWords = new Set(
  'the and of to in for with on at our your you we is are will be as by from or a an that this all any not who'.split(
    ' ',
  ),
);
/** Words that join others, and stand in no English line. */
const joining = new Set(
  'und oder der das mit für von zur zum les pour avec los las con della che een het voor agus oraz yn gyda'.split(' '),
);
