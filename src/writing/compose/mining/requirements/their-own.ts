/** Whose something is in a line that speaks of somebody: "has made something with their hands" is the reader's, "listens to patients and their families" is not. */
import { withArticle } from '../../language/articles.ts';
import { isSomebody } from './person-shapes.ts';

const pronoun = /\b(their|them|themselves|his\/her|his or her|him\/herself|himself or herself)\b/;
/** Several people by one word, and people who are nobody in particular. */
const others =
  /\b(?:people|children|men|women|others|team|staff|crew|family|group|public|everybody|everyone|anybody|anyone|somebody|someone|who|those|each|they|client|customer|patient|resident|pupil|child|student|learner|guest|visitor|tenant|parent|baby|person|company|firm|business|school|bank|brand|colleague|apprentice|candidate|animal|dog|horse)\b/;
/** Words in s that are no several things. */
const single = /(?:ss|us|is|ings|[’']s)$|^(?:has|does|was|as|always|sometimes|this|its|yours?|tracks|things)$/;

/** Whether something that stands before the pronoun may be what it is of. */
const namesOthers = (before: string): boolean =>
  others.test(before) ||
  before
    .split(/[^\p{L}'’-]+/u)
    .slice(1)
    .some((word) => (/[a-z]{2}s$/.test(word) && !single.test(word)) || isSomebody(withArticle(word)));

/** What is theirs by a turn that has no other: "knows their way round", "in their own time". */
const onesOwn =
  /(?<=\b(?:on|find|finds|found) )their (?=feet\b)|\b(?:their|his\/her|his or her) (?=(?:own |way|word|limits?|stuff|craft|trade|temper|cool|mind|onions|sleep)\b)/g;

const forReader = (word: string): string => (/sel/.test(word) ? 'yourself' : word === 'them' ? 'you' : 'your');

/** The text with what is the reader's said so. */
export function ofTheReader(text: string): string {
  let said = text.replace(onesOwn, 'your ');
  for (let found = pronoun.exec(said); found; found = pronoun.exec(said)) {
    const [word] = found;
    // What stands for things is no reader: "has bred horses and shown them".
    if (
      namesOthers(said.slice(0, found.index)) ||
      (word === 'them' && !/\bwith them$/.test(said.slice(0, found.index + 4)))
    )
      return said;
    said = `${said.slice(0, found.index)}${forReader(word)}${said.slice(found.index + word.length)}`;
  }
  return said;
}
