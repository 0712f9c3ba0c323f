/** Words of requirements: qualities, verbs that turn to the reader, and things with the article they need. */

import nlp from 'compromise';
import { isVocabulary } from '../../../text/vocabulary.ts';
import { determine, withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { parseVerbPhrase, realiseVerbPhrase } from '../../language/verb-phrase.ts';
import { baseOfIng, baseOfThird, isVerbBase, nounLike } from '../../language/verbs.ts';
import { withDeterminer } from '../nouns.ts';

/** "visible on the shop floor", "calm": an adjective and what may follow one. */
export const isQuality = (text: string): boolean => {
  // An acronym is a thing to have or to know, whatever its letters look like.
  if (/^[A-Z\d]{3,}$/.test(text)) return false;
  // "Airtable": a name that ends like an adjective.
  if (/^\p{Lu}\p{Ll}+$/u.test(text) && !isVocabulary(text.toLowerCase())) return false;
  const words = text.replace(/^(?:very|really|always|quite|highly|genuinely) /i, '').split(' ');
  if (
    words.length > 1 &&
    !/^(?:on|in|with|about|under|at|around|to|of|for|from|enough|and|but|when|by|as|outdoors|indoors|outside|alone)$/i.test(
      words[1] ?? '',
    ) &&
    !(
      /^(?:comfortable|happy|confident|experienced|capable|competent|willing)$/i.test(words[0] ?? '') &&
      baseOfIng(words[1] ?? '') !== null
    )
  )
    return false;
  // "Fast and accurate typing": the adjectives of a thing.
  if (
    /^\S+ (?:and|but|or) \S+ (?!(?:on|in|with|about|under|at|around|to|of|for|from|enough|and|but|or|when|by|as|if|because|while)\b)\S/i.test(
      words.join(' '),
    ) &&
    !/^\S+ (?:and|but|or) (?:able|willing|ready|keen|happy) /i.test(words.join(' '))
  )
    return false;
  if (/^(?:fit|keen|happy|willing|ready|ok|okay|fine)$/i.test(words[0] ?? '')) return true;
  const terms =
    (nlp((words[0] ?? '').toLowerCase()).json({ terms: { tags: true } }) as { terms: { tags: string[] }[] }[])[0]
      ?.terms ?? [];
  const tags = terms[0]?.tags ?? [];
  // "Sober", "numerate": what the tagger guesses is a verb and nobody does.
  if (words.length === 1 && /^[a-z]+$/.test(text) && tags.includes('Infinitive') && !isVerbBase(text.toLowerCase()))
    return !/(?:ise|ize|ify)$/i.test(text);
  return tags.includes('Adjective');
};
export const notAdjective =
  /^(?:experience|knowledge|degree|ability|confidence|skills?|licen[cs]e|certificate|background|awareness|understanding|qualification|training|work|time|evidence|years?|hands|interest|pride|minimum|line|management|food|team|sound|grade|level|client|project|note|use|care|people|attention|the|right|one|type|part|rate|state|date|site|place|service|practice|knowledgeable of)\b/i;

export const secondPerson = (text: string): string =>
  text
    .replace(
      /\b(?:their|his|her|his\/her) (?=own\b|work\b|time\b|team\b|day\b|mind\b|feet\b|hands\b|job\b|craft\b|way\b)/gi,
      'your ',
    )
    // "takes their boots off": nobody else is spoken of yet.
    .replace(/^([a-z]+ (?:(?:up|off|out|on|down|in|to|for|about|with) )?)(?:their|his|her|his\/her) /i, '$1your ')
    .replace(/\bthemselves|themself|himself|herself\b/gi, 'yourself');

/** "knows double-entry or wants to" for the reader: "know double-entry or want to". */
export function baseForm(text: string): string | null {
  const phrase = parseVerbPhrase(lowerFirst(text));
  const words = text.split(' ');
  const base =
    baseOfThird(words[0] ?? '') ??
    (isVerbBase(words[0] ?? '') ? (words[0] ?? '').toLowerCase() : null) ??
    plainBases[(words[0] ?? '').toLowerCase()] ??
    null;
  const whole = phrase ? realiseVerbPhrase(phrase, 'base') : base ? [base, ...words.slice(1)].join(' ') : null;
  return whole
    ? secondPerson(
        whole
          .replace(
            / (or|and) (wants|is|likes|has|can|knows|takes|keeps|loves|enjoys|gets|does|asks|listens|notices|turns|shows) /g,
            (_, joint: string, verb: string) =>
              ` ${joint} ${verb === 'is' ? 'are' : verb === 'has' ? 'have' : (baseOfThird(verb) ?? verb.replace(/s$/, ''))} `,
          )
          // "Explains things and remembers faces": a verb before its object is turned like the first.
          .replace(
            /(?<=,? (?:and|but|or) |, )(?!(?:calls|visits|notes|plans|orders)\b)([a-z]+s) (?=[a-z])(?!(?:of|from|and|or|in|for|are|is|at)\b)/g,
            (found, verb: string) => {
              const turned = plainBases[verb] ?? baseOfThird(verb);
              return turned && (plainBases[verb] !== undefined || !nounLike.has(turned)) ? `${turned} ` : found;
            },
          )
          // "Tell it straight, but fair with it": what somebody is, behind what they do.
          .replace(/, but (?=([a-z]+)(?: with (?:it|them|people|everyone))?$)/, (found, word: string) =>
            isQuality(word) && baseOfThird(word) === null ? ", but you're " : found,
          )
          .replace(/ or wants to$/, ' or want to'),
      )
    : null;
}
export const plainBases: Readonly<Record<string, string>> = {
  likes: 'like',
  loves: 'love',
  enjoys: 'enjoy',
  wants: 'want',
  knows: 'know',
  believes: 'believe',
  thinks: 'think',
  understands: 'understand',
  listens: 'listen',
  notices: 'notice',
  turns: 'turn',
  gets: 'get',
  comes: 'come',
  goes: 'go',
  takes: 'take',
  stays: 'stay',
  lives: 'live',
  doesn: 'don',
  likes_: 'like',
  love: 'love',
  like: 'like',
  enjoy: 'enjoy',
  want: 'want',
  know: 'know',
  remembers: 'remember',
  cares: 'care',
  says: 'say',
  explains: 'explain',
  tells: 'tell',
  asks: 'ask',
};

/** What somebody has done: "laid pipes", "kept bees". */
export const participle =
  /^(?:been|run|led|done|taught|driven|built|sold|cooked|laid|kept|made|won|drawn|sung|played|seen|spent|brought|bought|caught|fought|paid|sent|met|cut|dealt|begun|become|ridden|flown|sewn|shown|spoken|given|taken|written|grown|held)\b/i;

/** A requirement with its article where one is sure. */
export function asked(text: string): string {
  if (/^own /i.test(text)) return `your ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  if (/^(?:PhD|MSc|MBA|Class \d|Level \d)/.test(text)) return withDeterminer(text);
  // "Enhanced DBS": a check.
  if (/^(?:enhanced|standard|basic) DBS$/i.test(text)) return withArticle(`${lowerFirst(text)} check`);
  // "Diploma Mech (60%)": one of them, in a subject.
  if (/^(?:two|four)-wheeler\b|^(?:diploma|degree|certificate|bachelor’s degree|master’s degree) [A-Z]/i.test(text))
    return withArticle(lowerFirst(text));
  if (/^(?:bachelor|master)['’]s (?:in|of)\b/i.test(text)) return `a ${lowerFirst(text)}`;
  // "Social Work England registration and a degree": with whom, and so it is one.
  if (
    /^\p{Lu}{2,} registration\b|^(?:\p{Lu}[\p{L}’'-]* (?:and |of |for |& )?){2,}(?:registration|membership|accreditation|clearance|eligibility)\b/u.test(
      text,
    )
  )
    return text;
  const made = determine(text);
  // A name keeps the capital that it came with.
  if (/^(?:A|An|The) /.test(text)) return text.charAt(0).toLowerCase() + text.slice(1);
  return /^\p{Lu}/u.test(text) && made === text.charAt(0).toLowerCase() + text.slice(1) ? text : made;
}
