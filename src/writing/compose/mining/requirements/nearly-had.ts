/** A paper or what counts as much: it is nearly finished ("MLIS or close to finishing"), or somebody learnt the same ("degree or technician in ..."). */

import { determine, withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';
import { isDegreeLetters } from './degree-letters.ts';
import { isSomebody, type PersonFact } from './person-shapes.ts';

/** "Or close to finishing", "or nearly done": the end is near. */
const nearly =
  /^([^,;:()]{2,60}?),? or (?:(?:be|are|is|currently|already) )*(?:(?:close|near|very close) to (?:finish|complet|gett|obtain|graduat|qualify|earn|gain)(?:ing|ion)(?: (?:it|one|this))?|nearing (?:completion|the end|graduation)|(?:nearly|almost) (?:finished|done|there|complete|completed|qualified|graduated)(?: with (?:it|one|this))?|close to (?:the end|graduation))$/i;
/** "Degree or technician in mechanical engineering": of one field, the paper and who is trained in it. */
const paperOrTrained =
  /^(?:an? )?((?:(?:bachelor['’]?s|master['’]?s|university|college|engineering|foundation) )?(?:degree|diploma)),? or (?:an? )?((?:(?:state-certified|state-approved|certified|qualified|trained|chartered|licensed|registered|skilled|master|time-served) )*[a-z]+) in (?:the )?([a-z][^,;:()]{3,50})$/i;
/** "Completed studies in chemistry (FH) or state-certified technician": the paper with its field, and somebody. */
const studiesOrSomebody = rare(
  /^((?:an? )?(?:completed |finished )?(?:studies|degree|training|apprenticeship|education|diploma|vocational training) (?:in|as) [^;:]{3,70}?),? or (?:an? )?((?:state-certified|state-approved|certified|qualified|trained|chartered|licensed|registered|skilled|time-served) [a-z]+(?: [a-z]+)?)$/i,
);

/** "Grade II certificate, or Grade I and able to get Grade II within 18 months": the paper, or the lower one and what is within reach. */
const lowerOne =
  /^([^,;:()]{4,70}? (?:certificate|certification|licen[cs]e|registration|qualification)),? or (?:an? )?((?:grade|class|level|category) [IVX\d]{1,3}[A-Z]?),? (?:and|with|but) (?:(?:are |be )?able|the ability) to (get|gain|obtain|reach) ([^,;:()]+ within (?:\d+|[a-z]+) (?:months|years?))$/i;

/** The paper as somebody has it, or null where it is none for sure. */
function asHad(typed: string, read: (half: string) => PersonFact | null): string | null {
  const [, article = '', name = typed] = /^(an? )?(.+)$/i.exec(typed.trim()) ?? [];
  if (isDegreeLetters(name)) return withArticle(name);
  const fact = read(`${article}${name}`);
  if (fact?.kind !== 'have' || fact.odd || fact.desirable) return null;
  return /^[A-Z]/.test(fact.text) || !fact.loose ? fact.text : null;
}

/** Reads such a line; null where it is none. */
export function readNearlyHad(
  line: string,
  desirable: boolean,
  read: (half: string) => PersonFact | null,
): PersonFact | null {
  if (!line.includes(' or ')) return null;
  const both = (text: string): PersonFact => ({ kind: 'do', text, desirable, sure: true });
  const [, paper = ''] = nearly.exec(line) ?? [];
  const had = paper === '' ? null : asHad(paper, read);
  if (had !== null) return both(`have ${had} or are close to finishing it`);
  const [, upper = '', lower = '', verb = '', reach = ''] = lowerOne.exec(line) ?? [];
  const higher = upper === '' ? null : asHad(upper, read);
  if (higher !== null) return both(`have ${higher}, or ${lower} and the ability to ${verb.toLowerCase()} ${reach}`);
  const [, degree = '', who = '', field = ''] = paperOrTrained.exec(line) ?? [];
  if (who !== '' && isSomebody(withArticle(who.toLowerCase())))
    return both(
      `have ${determine(degree.toLowerCase())} in ${field} or are ${withArticle(lowerFirst(who))} in that field`,
    );
  const [, studies = '', somebody = ''] = studiesOrSomebody.exec(line) ?? [];
  return somebody !== '' && (isSomebody(withArticle(lowerFirst(somebody))) || /(?:er|or|ian|ist|eer)$/.test(somebody))
    ? both(
        `have ${/^(?:an? |[a-z]+ (?:studies|training|education)|studies|training|education)/i.test(studies) ? lowerFirst(studies) : withArticle(lowerFirst(studies))} or are ${withArticle(lowerFirst(somebody))}`,
      )
    : null;
}
