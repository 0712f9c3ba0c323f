/** What stands beside a comma in a reward, joined as a sentence joins it: "company pays 7%, you pay 5%", "two extra days, can be raised to four". */
import { withArticle } from '../language/articles.ts';
import { finiteAuxiliary } from '../language/clause.ts';
import { lowerFirst, upperFirst } from '../language/first-capitals.ts';

const family = '(?:family|partner|spouse|husband|wife|children|dependants|dependents|parents|pets)';
/** What is done to what is the reader's: "your tools covered up to £10,000". */
const ofYours =
  /^(your (?:[a-z’'-]+ ){0,3}?[a-z’'-]+) (covered|insured|paid|reimbursed|refunded|funded|matched|waived|protected|stored|washed|cleaned|serviced|replaced)(?= |$)(.*)$/i;

/** The reward's words with what joins them; as they were where nothing is missing. */
export function joined(typed: string): string {
  const text = typed.replace(/[.]$/, '');
  const [, thing = '', done = '', rest = ''] = ofYours.exec(text) ?? [];
  if (thing && !text.split(' ').some((word) => finiteAuxiliary.test(word)))
    return `${upperFirst(thing)} ${/[^su]s$/.test(thing) ? 'are' : 'is'} ${done.toLowerCase()}${rest}`;
  // "Farmhouse on site, no rent, oil and electricity included".
  const [, place = '', none = '', within = ''] =
    /^([A-Z][^,;:]+), no ([a-z]+), ([a-z]+(?:(?:, [a-z]+)* and [a-z]+)?) incl(?:uded|\.)?$/.exec(text) ?? [];
  if (place)
    return `${upperFirst(withArticle(lowerFirst(place.replace(/^An? /, ''))))} with no ${none}, and with ${within} included`;
  return (
    text
      .replace(
        /^((?:the )?(?:company|employer|firm|we|state) [^,;:]+), (?=you (?:pay|add|get|keep|put|contribute) )/i,
        '$1, and ',
      )
      .replace(new RegExp(`, (?:your )?(${family}) (?=(?:can|may) be )`, 'i'), ', and your $1 ')
      .replace(
        /(?<=[a-z\d]), (?=(?:can|may) be (?:raised|split|carried|taken|moved|swapped|sold|used|extended|increased|paid|shared)\b)/i,
        ', which ',
      )
      .replace(/, private use (?:incl(?:uded|\.)?|allowed|permitted)$/i, ', with private use')
      .replace(/^last year (?:in |to )?([A-Z][\w’' -]+)$/i, 'Last year it was $1')
      .replace(/\b(for|of) family of (?=\d|two|three|four|five|six)/i, '$1 a family of ')
      .replace(/^(?=(?:set|pair|choice|share) of )/i, 'A ')
      .replace(
        /^A (?!Christmas\b|Sunday\b|Saturday\b|Pilates\b|CPD\b|CPC\b)([SPC][a-z]+\b)(?! [A-Z])/,
        (_, letters: string) => `A ${letters.toLowerCase()}`,
      )
      // "Railways Pension Scheme after five years": the one of that name.
      // "A Civil Service pension": a name of two capitals keeps both.
      .replace(
        /^(?!(?:An?|The|Our|Your) )(?=(?:[A-Z][\w’'&-]* ){1,5}(?:Pension Scheme|Pension Fund|Pension Plan)\b)/,
        'The ',
      )
  );
}
