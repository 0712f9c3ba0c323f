/**
 * A description as it is read: what only makes sense together is taken out whole and told by a note, never half of it said.
 * Questions that the recruiter asks for the reader go, and their answers are read; a count that the next sentence corrects
 * ("Two states. Now four more."), and the length of something that is not the job ("Thirty days in September, 42,000
 * visitors"), stand in a note.
 */
import { linesOf } from '../language/narrow.ts';
import { saysClause } from '../language/sure-clause.ts';
import { splitSentences } from './split-sentences.ts';

/** "What is it?", "Is there parking?": asked for the reader, and answered in what follows. */
export const asked =
  /^(?:(?:what|who|where|when|why|how|which)\b[^?]*|(?:is|are|does|do|can|will) (?:there|it|the|we|this|our|they)\b[^?]*)\?$/i;
const ownSentence = /^(?:we|you|our|your|there|nobody|everyone|everybody|i|the|all|most)['’]?\b.* [a-z]/i;
/** What an answer to "who with", "why" and to a question of yes or no is no fact without. */
const needsQuestion = /^(?:who|why|which|how|is|are|does|do|can|will)\b/i;

const number =
  '(?:\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety)';
const corrected = new RegExp(`^(?:now|soon|today|next year|this year) ${number}(?: more)?[.!]?$`, 'i');
const count = new RegExp(`^${number} [a-z]+[.!]?$`, 'i');
const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|summer|winter|spring|autumn)';
/** So many days of a month, and behind the comma how many come: what the job is about, and not how long it is. */
const season = new RegExp(`^${number} (?:days|weeks|nights) (?:in|of|every|each) (?:the )?${month}, ${number}\\b`, 'i');

/** A job that nobody has to come to: where the office is says nothing of where one works. */
const isRemote =
  /^(?:(?:this is |it['’]s )?an? )?(?:fully |100 ?% |completely |entirely )?remote\b(?! (?:area|village|island|farm|site|part|corner|location))(?!.*\b(?:hybrid|days?)\b)/i;
const office = /^(?:the |our |head |main )*office (?:is )?(?:in|at|on|near) /i;

/** `told`: what a note quotes. */
export function setApart(text: string): { said: string; told: readonly string[] } {
  const told: string[] = [];
  const said = linesOf(text)
    .map((line) => lineApart(line, told))
    .join('\n');
  // An answer on the line under its question.
  return { said, told };
}

function lineApart(line: string, told: string[]): string {
  const pieces = splitSentences(spelt(line));
  const remote = pieces.some((one) => isRemote.test(one));
  if (!remote && !pieces.some((one) => asked.test(one) || corrected.test(one) || season.test(one)))
    return pieces.join(' ');
  const kept: string[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const [piece = '', next] = [pieces[at], pieces[at + 1]];
    if (asked.test(piece)) {
      // The question alone says nothing; an answer that needs it is told with it.
      if (
        next !== undefined &&
        !asked.test(next) &&
        needsQuestion.test(piece) &&
        !ownSentence.test(next) &&
        !saysClause(next)
      ) {
        told.push(`${piece} ${next}`);
        at += 1;
      } else if (next === undefined && pieces.length > 1) told.push(piece);
      else if (next === undefined || asked.test(next)) kept.push(piece);
    } else if (next !== undefined && count.test(piece) && corrected.test(next)) {
      told.push(`${piece} ${next}`);
      at += 1;
    } else if (season.test(piece) || (remote && office.test(piece))) told.push(piece);
    else kept.push(piece);
  }
  return kept.join(' ');
}

/** What readers of notes would take apart, in the words that they read. */
const spelt = (line: string): string =>
  line
    .replace(/\b(?:to apply,? |please |to find out more,? )?click here\b[:.]?(?: to [a-z ]+(?=[.]|$))?/gi, '')
    .replace(
      /\b(no) (?:w\/e|weekends?) (?:or|nor|and|&|\/) (?:BHs?|bank hols?(?:idays?)?)\b(?! [a-z])/gi,
      '$1 weekends or bank holidays',
    )
    .replace(/(?<!\bin )\b(\d|two|three|four) shifts? rotation\b/gi, '$1 shifts in rotation')
    // "Start 3 am on snow days": at that hour.
    .replace(
      /(?<=^|[.!?] |\byou(?:['’]ll| will)? )(starts?|finish|begin) (?=\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\b)/gi,
      '$1 at ',
    )
    // "Hybrid after training: two days in the office": how, and from when.
    .replace(
      /^hybrid (after (?:your |the )?(?:training|probation|induction|(?:\w+ ){1,2}(?:weeks|months))): (?=(?:\d|one|two|three|four) days? )/i,
      (_, after: string) => `The job is hybrid ${after.toLowerCase()}, with `,
    )
    .replace(/\b(flexi-?time), core (?:hours |time )?(?=\d)/gi, '$1 with core hours ')
    .replace(
      /(?<=^|[.!?] )(The|Our) ([a-z]+)['’]s (?=(?:by|in|on|at|near|next|behind|opposite|just|open|closed|shut|busy|full|quiet|small|varied|an?)\b)/g,
      '$1 $2 is ',
    );

/** "Why come? You get the keys on day one.": a question that any promise answers; the answer is the promise. */
const opens =
  /^(?:why (?:come|us|join|apply|here|work here|bother)|what(?:['’]s| is) (?:different|new|special|on offer|in it for you)(?: here)?)[^?.]{0,12}\?\s+(?=(?:you|we|your|our|nobody|everyone|every)\b)/i;
export const withoutOpening = (text: string): string =>
  text.replace(opens, '').replace(/^[a-z]/, (letter) => letter.toUpperCase());
