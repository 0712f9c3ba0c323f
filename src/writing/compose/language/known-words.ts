/** Which words are English, and which are most likely names. */
import { isVocabulary } from '../../text/vocabulary.ts';
import { inDictionary } from './dictionary.ts';
import { lexiconTags } from './lexicon.ts';
import { isCounted, isOrdinary } from './nouns.ts';
import { isVerbBase } from './verbs.ts';

const suffix =
  /(?:ing|tion|sion|ment|ness|ity|ed|ly|al|er|or|ers|ors|ist|ists|ship|ance|ence|ancy|ency|ic|ics|ive|ous|able|ible|less|ful|ism|ary|ery|ory|ics|age|ure|ant|ent|ate|ise|ize|ify|logy|graphy|tomy|scopy|graph|pathy|therapy|plasty)s?$/;
const compound =
  /(?:ware|wear|work|works|man|men|care|verse|person|keeper|maker|smith|wright|hand|house|board|book|room|line|side|ward|way|shop|land|time|day|craft|bench|desk|floor|yard|field|stock|proof)s?$/;
/** Whether a word is one of English, as far as its lists and its endings tell. */
export const isEveryday = (word: string): boolean =>
  [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')].some(
    (form) =>
      inDictionary(form) ||
      isVocabulary(form) ||
      isOrdinary(form) ||
      isCounted(form) ||
      isVerbBase(form) ||
      lexiconTags(form).length > 0,
  ) ||
  suffix.test(word) ||
  compound.test(word) ||
  // "Neurodiverse", "electromechanical".
  inDictionary(word.replace(/^(?:neuro|bio|multi|physio|electro|geo|psycho|cardio|agri|inter|hydro|immuno|photo)/, ''));

/** "Keyhouse": in no dictionary, and not made as words are, though a part of it may be a word. */
export const isForeign = (word: string): boolean => !suffix.test(word) && !isKnown(word);
export const isKnown = (word: string): boolean =>
  [word, word.replace(/s$/, '')].some(
    (form) => inDictionary(form) || isVocabulary(form) || lexiconTags(form).length > 0,
  );

/** Whether a word that has a capital is in no list of English words, nor are its parts. */
export const isUnknown = (word: string): boolean =>
  /^[A-Z][a-z'’-]{3,}$/.test(word) &&
  !word
    .toLowerCase()
    .replace(/['’]s?$/, '')
    .split('-')
    .every((part) => part.length < 4 || isEveryday(part));
