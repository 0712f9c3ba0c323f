/** Where a job stands, out of notes: to whom it reports, what it replaces, and in which team it is. */
import { withArticle } from '../language/articles.ts';
import { lowerFirst } from '../language/first-capitals.ts';
import { baseOfThird } from '../language/verbs.ts';
import { wordsOf } from '../language/words.ts';
import { isMainClause } from './clause.ts';
import type { Make, Note, QuestionNumber } from './note.ts';
import { inRow } from './nouns.ts';

/** "Reports to the head of sales", "under the head chef", "replaces a retirement"; null where a note tells none of it. */
export function readReporting(
  text: string,
  question: QuestionNumber,
  make: Make,
  clause: (words: string) => Note,
): Note | null {
  const reports =
    /^(?:(?:the |this )?(?:role|post|job|position) )?(?:(?:reports?|reporting|answers?|answering) (?:in)?to:?|reports?:)\s+(.+)$/i.exec(
      text,
    );
  if (reports?.[1] && question !== 7)
    return make(
      'duty',
      `report to ${/^(?!(?:the|our|an?|my|your|his|her|their|one|two) )(?:[A-Z]{2,4}|(?:[a-z]+ ){0,3}(?:manager|director|lead|head|head of .+|owner|board|chef|supervisor|principal|matron|partner)|(?:\p{Lu}[\p{L}&]+ ){0,4}(?:Manager|Director|Lead|Head|Officer|Partner|Chef|Supervisor|Controller|Principal|Matron|Owner|Keeper|Secretary|Executive|President|Chair)(?: (?:of|for) .+)?)$/u.test(reports[1]) ? 'the ' : ''}${reports[1]}`,
    );
  const under =
    question === 2
      ? /^under (?:the )?((?:[\w&]+ ){0,3}(?:manager|head|lead|director|supervisor|chef|partner))$/i.exec(text)
      : null;
  if (under?.[1]) return make('duty', `report to the ${under[1]}`);
  // "Replaces a retirement", "covers a maternity leave": the job does.
  if (question === 2 && /^(?:replaces|covers|follows|lasts|begins)\b (?!\d)/i.test(text) && !/,/.test(text))
    return clause(`The job ${lowerFirst(text)}`);
  return null;
}

/** "Team of 5", "team of 5 owns routing": who we are; null where a note is about no team. */
export function readCrew(text: string, clause: (words: string) => Note): Note | null {
  const crew =
    /^(?:an? )?((?:(?:small |busy |friendly |growing )?team of \S.*|(?:small|tiny|young|friendly|close-knit) team))$/i.exec(
      text,
    );
  // "Team of 5 owns routing": what it does.
  const acts = crew
    ? /^team of \S+ ([a-z]+s) (?!and\b|in\b|at\b|on\b|with\b|plus\b|from\b|across\b|for\b)\S/i.exec(text)
    : null;
  if (acts?.[1] && baseOfThird(acts[1]) !== null) return clause(`Our ${lowerFirst(text)}`);
  if (crew?.[1] && !isMainClause(text)) return clause(`We're a ${lowerFirst(crew[1])}`);
  return null;
}

const post =
  /^(?:an? )?(?:(?:new|permanent|temporary|full[- ]time|part[- ]time|fixed[- ]term|hybrid|remote|brand[- ]new),? (?:and )?)+(?:role|post|position|job|vacancy) (?:in|within|with|at|on|for|as|because|due to|following)\b/i;

/** "Permanent role in the data team because claims have doubled": what the job is, and why; null where it is a term and no more. */
export function readPost(text: string, opens: boolean, make: Make): Note | null {
  return post.test(text) && wordsOf(text).length > 6 && !text.includes(', ')
    ? make('clause', `This is ${withArticle(inRow(text, opens).replace(/^an? /i, ''))}`)
    : null;
}
