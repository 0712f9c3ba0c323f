/** Years that are jotted down with what they were spent on: "4 to 6 yrs PPC", "3 years' medical translation", "of which 3 as architect". */
import { withArticle } from '../../language/articles.ts';
import { degreeLetters } from './degree-letters.ts';
import { type PersonFact, readTools } from './person-shapes.ts';

const number = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)';
const count = `(?:at least |over |more than |about |a minimum of )?${number}\\+?(?: to ${number})?`;
/** Kinds of work by their letters, or by a name that has a capital inside: "PPC", "DevOps/SRE". */
const letters = '(?:[A-Z][A-Z&]{1,5}|[A-Z][a-z]+[A-Z][A-Za-z]+)';
const ofLetters = new RegExp(
  `^(${count}) years?(?:['’]s?)?(?: of)? (${letters}(?:(?:, (?:and |or )?| and | or | ?/ ?)${letters})*)$`,
  'i',
);
/** Papers and bodies, in which nobody has years. */
const noWork = new RegExp(
  `^(?:PQE|NMC|NHS|EU|UK|US|HGV|LGV|PCV|PSV|CDL|FLT|OTR|GCSEs?|NVQ|MRIAI|ACA|ACCA|CIMA|CIPD|CPA|CA|RN|${degreeLetters})$`,
);
/** "3 years' medical translation": nobody has it, and everybody has experience of it. */
const ofWork = new RegExp(
  `^(.*\\bor )?(${count}) year(s?)['’]s? ((?:(?!experience\\b|work\\b)[a-z][a-z-]+ ){0,2}(?:translation|interpreting|interpretation|administration|conveyancing|litigation|production|construction|inspection|installation|maintenance|management|retail|compliance|teaching|nursing|bookkeeping|accounting|engineering|manufacturing|purchasing|procurement|design|development|research|audit|tax|editing|subtitling|localisation|localization))$`,
);

/** Years of which some were spent as somebody: three of them "as an architect". */
const ofWhich = new RegExp(
  `,? (?:of|out of) which (?:at least )?(\\d|${number}) (?:years? )?(?:were |was |should be )?as (?:an? )?([a-z][a-z-]*(?: [a-z-]+){0,2})$`,
  'i',
);
const inWords = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** The years as a sentence says them; every other fact as it is. */
export function withYearsInFull(fact: PersonFact): PersonFact {
  if (fact.kind !== 'have') return fact;
  const text = fact.text
    // "At least one year' post-qualification experience".
    .replace(
      /\b(at least )?(one|1) year['’](?!s) /gi,
      (_, least: string | undefined, one: string) => `${least ?? ''}${one} year’s `,
    )
    .replace(
      ofWhich,
      (_, some: string, who: string) => `, ${inWords[Number(some)] ?? some} of them as ${withArticle(who)}`,
    );
  const field = ofLetters.exec(text);
  const names = (field?.[2] ?? '').split(/, (?:and |or )?| and | or | ?\/ ?/);
  // The pattern takes "at least" with a capital as well, and the letters have theirs.
  if (
    field &&
    names.every((name) => new RegExp(`^${letters}$`).test(name) && !noWork.test(name) && readTools(name) === null)
  )
    return {
      ...fact,
      text: `${years(field[1] ?? '')} experience in ${(field[2] ?? '').replace(/ ?\/ ?/g, ' or ')}`,
    };
  const work = ofWork.exec(text);
  if (work) return { ...fact, text: `${work[1] ?? ''}${years(work[2] ?? '')} experience of ${work[4] ?? ''}` };
  return text === fact.text ? fact : { ...fact, text };
}

/** "One year's", "3+ years'". */
const years = (many: string): string => `${many} ${/(?:^| )(?:1|one)$/.test(many) ? 'year’s' : 'years’'}`;
