/** A row of what is asked, before it is cut: its shorthand in words, and a stop where one thing ends that no comma tells. */

import { articleFor } from '../../language/articles.ts';
import { withFieldBehind } from './degree-behind-or.ts';
import { isDegreeLetters } from './degree-letters.ts';
import { withPlainForces } from './jotted-forces.ts';
import { withKnownWords } from './known-by-words.ts';
import { withItsRecord } from './licences.ts';
import { withPapersInFull } from './paper-abbreviations.ts';
import { isBookedPaper } from './paper-book.ts';
import { withoutPronouns } from './person-prose.ts';
import { kept } from './split-kept.ts';
import { inHalves } from './split-tails.ts';
import { withTypedWhole } from './typed-whole.ts';

const clauses =
  /^(?:(?:we|I)\b[^,;.]*? )?(?:who )?((?:has|is|isn['’]t|knows|can|likes|loves|wants|understands|speaks|turns|gets|works|keeps)\b.*)$/i;
/** "Has worked in a kitchen, who turns up, and who cleans": a line for each of the clauses. */
const partWho = (line: string): string => {
  const [, row = ''] = clauses.exec(line.trim()) ?? [];
  return row === ''
    ? line
    : row
        .replace(/\band isn['’]t\b/g, 'and is not')
        .split(/,? and who |, who /)
        .join('\n');
};

/** Two names in capitals with "or", behind a part in words. */
const eitherPaper = /(?<=[a-z]{3}), (?:an? )?([A-Z][A-Za-z]{1,5}) or (?:an? )?([A-Z][A-Za-z]{1,5})(?=$|[,;\n])/gm;

/** "FLT licence = bonus, £14.60": a wish, and what it pays, which nobody is asked for. */
export const inWords = (text: string): string =>
  inHalves(
    withTypedWhole(
      withoutPronouns(withItsRecord(withPlainForces(withPapersInFull(withKnownWords(withFieldBehind(text)))))),
    ),
  )
    // "A forklift ticket. Desirable.": a force in a sentence of its own is of what stands before it.
    .replace(
      /(?<=[a-z\d)])\. +(desirable|preferred|optional|essential|required|mandatory|a must|a plus|nice to have)(?=[.!]? *(?:$|\n|[A-Z]))/gi,
      ' ($1)',
    )
    // "The team of Mr. Petersen": no sentence ends there, and nobody is asked to know him.
    .replace(/\b(Mr|Mrs|Ms|Mx|Prof|Dr|Fr|Sr)\.(?= ?\p{Lu})/gu, '$1')
    // "One of Go or Python", "either ICB or CIPP": the "or" says it.
    .replace(
      /((?:^|[,;\n]) ?)(?:at least one of|one of|either) (?=[A-Z][\w+#.-]*(?: [A-Z\d][\w+#.-]*)? or [A-Z])/gm,
      '$1',
    )
    // "Completed training as electrician, mechatronics technician or similar": one demand, with the article that it lacks.
    .replace(
      /\b(training|apprenticeship|qualification|qualified|trained) as (?!an?\b)(?=([a-z]+)(?: [a-z]+)?, (?:[a-z]+ ){1,3}or (?:similar|comparable|equivalent|related)\b)/gi,
      (whole, what: string, _trade: string, at: number, all: string) =>
        `${what} as ${articleFor(all.slice(at + whole.length))} `,
    )
    // "Experience of a multi-site budget, MBA or MHA": papers of which one will do, and no more of what stands before.
    .replace(eitherPaper, (whole, one: string, other: string) =>
      [one, other].every((name) => isDegreeLetters(name) || isBookedPaper(name)) ? `; ${one} or ${other}` : whole,
    )
    // "B.E. Mech 3-5 yrs in press tools": a degree, and so long.
    .replace(
      /((?:^|[,;\n]\s*)(?:B\.?E\.?|B\.?Tech\.?|M\.?Tech\.?|BEng|Diploma|MBA|B\.?Sc\.?|B\.?Com\.?|ITI)(?: ?\/ ?[\w.]+)?(?: [A-Za-z]+)?) (?=(?:min\.? |with )?\d+\+?(?: ?(?:-|–|to) ?\d+)? ?(?:yrs?|years?)\b)(?:with )?/g,
      '$1; ',
    )
    // "Full clean licence over 21 for insurance": the age is another thing.
    .replace(
      /(\blicen[cs]e),? (?:and )?(?:aged? )?over (\d\d)(?: for (?:the )?insurance)?(?=$|[,;\n])/gi,
      '$1; over $2',
    )
    .replace(
      /(\b\d\d(?:\+| or over| and over)) for (?:the )?insurance(?: purposes)? (?:with|and) (?:an? )?(?=(?:full|clean|valid)\b)/gi,
      '$1 for the insurance; ',
    )
    // "Hold, or be working towards, a diploma": it is held, or on the way.
    .replace(
      /(?:,? and |\b)(?:hold|have),? or (?:be |are )?(?:working|studying) (?:towards|for),? (an? [^,.;\n]+)/gi,
      '; $1 or working towards it',
    )
    // "Hold, or be prepared to study for, NPTC Level 2": held, or soon.
    .replace(
      /\b(hold|have|possess), or (be )((?:prepared|willing|happy|ready) to (?:study for|work towards?|obtain|gain|get|complete|achieve)), (?=\S)/gi,
      '$1 or $2$3 ',
    )
    // "We need someone who knows dementia care": what is asked of them.
    .replace(
      /(?:^|(?<=[.;\n]\s*))(?:(?:we|I)(?:['’](?:re|m)| are| am)? (?:need|want|looking for|seeking|after) )?(?:someone|somebody|a person|people) who (?=(?:(?:always|never|really|also) )?[a-z]{2,}s\b|have|are|can|doesn['’]t|isn['’]t)/gi,
      '\n',
    )
    // "Tamil is must, Hindi will be added advantage".
    .replace(/ is (must|plus|bonus)(?=\s*(?:[,;.\n]|$))/gi, ' is a $1')
    // "Forklift ticket / desirable, CSCS card / essential": what is behind the slash says how much it is asked for.
    .replace(/ \/ (desirable|preferred|essential|required|optional|a plus)(?=\s*(?:[,;.\n]|$))/gi, ' ($1)')
    // "Someone who knows sheep, who can shear, and who drives": each of them.
    .replace(/^.*(?:, (?:and )?| and )who .*$/gim, partWho)
    // "Knows vendors in Jaipur / Tiruppur / Surat": places, and nothing that is known.
    .replace(
      /\b(?:in|across|around|from|near) (?:[A-Z][a-z]+(?: [A-Z][a-z]+)?)(?: \/ [A-Z][a-z]+(?: [A-Z][a-z]+)?)+/g,
      (row) => row.replace(/ \/ (?=[^/]+$)/, ' and ').replace(/ \/ /g, `${kept} `),
    )
    // "Knows CMYK / Pantone / dielines": all of them.
    .replace(
      /\b(knows?|knowledge of|familiar with) ([^/;,.\n]+(?: \/ [^/;,.\n]+){2,})/gi,
      (_, verb: string, row: string) => {
        return row
          .split(' / ')
          .map((name) => `${verb} ${name.trim()}`)
          .join(', ');
      },
    )
    // "Active NMBI registration, general division": which part of the register.
    .replace(
      /(\b(?:registration|registered|PIN|clearance|membership)), ((?:[a-z-]+ |[A-Z]{2,5} ){0,2}(?:division|branch|part \d|register|route|level))(?=$|[,;\n]|\.(?:\s|$))/gi,
      '$1 ($2)',
    )
    // "Registered nurse, active NMBI registration": somebody, and what is had.
    .replace(
      /^([A-Z][A-Za-z ]{4,40}), (?=(?:active|current|valid|live|full) [A-Z]{2,6} (?:registration|membership|PIN|licen[cs]e)\b)/gm,
      '$1; ',
    )
    // "Driving licence essential (house car provided)": what is offered asks for nothing.
    .replace(
      / (essential|required|needed|desirable|preferred|a must|a plus) \((?=[^()]*\b(?:provided|given|supplied|paid|offered|available)\b)[^()]*\)/gi,
      ' $1',
    )
    // "Three grade Ds Junior Cert": in it.
    .replace(/\b(grade [A-H]\d?s?) (?=(?:Junior|Leaving) Cert)/g, '$1 in the ')
    // "Use of a car insured for business, manual testing": the row of what is used is no row of cars.
    .replace(
      /\b(use of (?:an? |your own |own )?(?:[a-z]+ )?(?:car|vehicle|van|motorbike|moped)\b[^,;\n]*), (?=\S)/gi,
      '$1; ',
    )
    // "Experience of 2 years plus": two and more, and no wish.
    .replace(/\b(\d+)( years?['’]?) plus(?=$|[,;\n]|\.(?:\s|$))/gi, '$1+$2')
    // "Will train right person": nothing that is asked.
    .replace(/(?:^|(?<=[,;\n]) ?)(?:we )?(?:will|can|happy to) train (?:the )?right (?:person|candidate)\b/gi, '')
    .replace(
      /(?:^|(?<=[.;\n]\s*))(?:the )?(?:(?:successful |ideal )?(?:candidates?|applicants?)|appointee) (?:will|should|must|can) (?:offer|bring|have|possess|demonstrate|show|hold) /gi,
      '',
    )
    .replace(/\s*=\s*(?:a )?(bonus|plus|advantage|must|essential|desirable)\b/gi, (_, mark: string) =>
      /^(?:bonus|plus|advantage)$/i.test(mark) ? ' desirable' : ` ${mark.toLowerCase()}`,
    )
    .replace(
      /(?:^|[,;]) ?[£€$₹]\d[\d.,]*\d(?: ?(?:ph|p\/h|an hour|per hour|a year|pa|k))?(?=$|[,;\n]|\.(?:\s|$))/gi,
      '',
    );
