/** Years, papers and results that recruiters jot down in another order than one says them: "trade cert electrical", "one exam passed", "2026 batch". */

import { withArticle } from '../../language/articles.ts';
import { isProperFirst, lowerFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';
import { trailingCue } from './cues.ts';
import type { PersonFact } from './person-shapes.ts';

const many = '(?:at least |over |more than )?(?:\\d+\\+?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)';
/** "5+ years in apparel retail with 2 years as store or assistant store manager". */
const yearsWithin = new RegExp(
  `^(${many} years?)(?:['’])? (?:experience )?(in|of) ([^,;:()]{3,50}?),? (?:with|including) ((?:at least )?(?:\\d+|one|two|three|four|five) years?) as (?:an? )?([a-z][a-z -]* or [a-z][a-z -]*)$`,
  'i',
);
/** "Trade cert electrical", "degree mechanical": the field behind the paper. */
const fieldBehind = rare(
  /^(trade (?:cert(?:ificate)?|papers?)|apprenticeship|national (?:cert(?:ificate)?|diploma)|craft cert(?:ificate)?)\.?,? \(?(electrical|mechanical|civil|structural|technical|industrial|agricultural|automotive|clerical|medical|plumbing|welding|carpentry|joinery|bricklaying|plastering|fitting|toolmaking|refrigeration|instrumentation)\)?$/i,
);
/** "7.0 CGPA or more", "min 65% in BE". */
const grade = /^(?:min(?:imum)? )?(\d(?:\.\d+)?) (CGPA|GPA)( (?:or|and) (?:more|above|higher|better))?$/i;
/** "3 years 5-axis milling": years of what begins with a figure of its own. */
const yearsOfKind = new RegExp(`^(${many}) (?:years?|yrs?)(?:['’])? (\\d+-[a-z]+ [a-z]+ing(?: [a-z]+)?)$`, 'i');
/** "One exam passed", "two CFA exams passed". */
const examsPassed = rare(
  new RegExp(
    `^(${many}) ((?:[A-Z][\\w/&-]*(?: [A-Z][\\w/&-]*){0,2} )?(?:exams?|papers?|modules?|levels?))(?: already)? passed$`,
    'i',
  ),
);
/** "2026 or 2027 batch". */
const batch = /^((?:19|20)\d\d(?:(?:, | or | and )(?:19|20)\d\d)+) (?:batch|passing batch)$/i;
/** "No standing arrears": what nobody may still have open. */
const arrears = /^no (?:(?:standing|active|pending|current|history of) )*(?:arrears|backlogs?)$/i;
/** "Secondary school certificate or Abitur": either of two, one of which is no English word. */
const schoolOr = rare(
  /^(?:an? )?((?:(?:secondary|high|middle|upper) school|school[- ]leaving|intermediate|Realschule|Hauptschule) (?:certificate|diploma|qualification)) or (?:the )?(Abitur|Fachabitur|Matura|A[- ]levels|Leaving Cert(?:ificate)?)$/i,
);
const orSchool =
  /^(?:the )?(Abitur|Fachabitur|Matura) or (?:an? )?((?:comparable|similar|equivalent) (?:school[- ]leaving |secondary |school )*(?:certificate|qualification|diploma))$/i;
/** "Planning or enforcement background": no name, though the line begins with a capital. */
const background = /^(?:an? )?([A-Z][a-z]+ (?:or|and) [a-z]+(?: [a-z]+)?) background$/;

/** What such a note asks for; null for every other. */
export function readJottedPlainly(typed: string, desirable: boolean): PersonFact | null {
  const wish = desirable || typed !== typed.replace(trailingCue, '');
  const line = typed.replace(trailingCue, '').trim();
  const have = (text: string): PersonFact => ({ kind: 'have', text, desirable: wish, sure: true });
  const [, years = '', joint = '', field = '', within = '', posts = ''] = yearsWithin.exec(line) ?? [];
  if (years) return have(`${lowerFirst(years)}’ experience ${joint} ${field}, with ${within} as ${withArticle(posts)}`);
  const [, paper = '', trade = ''] = fieldBehind.exec(line) ?? [];
  if (paper)
    return have(
      withArticle(
        `${trade.toLowerCase()} ${lowerFirst(paper)
          .replace(/cert$/i, 'certificate')
          .replace(/papers?$/i, 'certificate')}`,
      ),
    );
  const [, mark = '', scale = '', more = ''] = grade.exec(line) ?? [];
  if (mark) return have(`a ${scale.toUpperCase()} of ${mark}${more || ' or more'}`);
  const [, long = '', kind = ''] = yearsOfKind.exec(line) ?? [];
  if (kind) return have(`${lowerFirst(long)} years’ experience in ${kind}`);
  const [, exams = '', which = ''] = examsPassed.exec(line) ?? [];
  if (exams) return { kind: 'do', text: `have passed ${lowerFirst(exams)} ${which}`, desirable: wish, sure: true };
  const year = batch.exec(line)?.[1];
  if (year) return { kind: 'be', text: `from the ${year} batch`, desirable: wish, sure: true };
  if (arrears.test(line)) return have(lowerFirst(line));
  const [, school = '', other = ''] = schoolOr.exec(line) ?? [];
  if (school)
    return have(
      `${withArticle(lowerFirst(school))} or ${/^(?:abi|fachabi|matura)/i.test(other) ? 'the ' : ''}${other}`,
    );
  const [, exam = '', like = ''] = orSchool.exec(line) ?? [];
  if (exam) return have(`the ${exam} or ${withArticle(like)}`);
  const fields = background.exec(line)?.[1];
  return fields && !isProperFirst(fields) ? have(`${withArticle(lowerFirst(fields))} background`) : null;
}
