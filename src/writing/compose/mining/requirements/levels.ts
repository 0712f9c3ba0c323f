/** Qualifications that are called by their level alone: "Level 2 or 3 teaching assistant", "NVQ 2 or 3 carpentry", "Level 4 or above in tax". */
import { withArticle } from '../../language/articles.ts';
import type { PersonFact } from './person-shapes.ts';

const either = '(\\d(?:(?: or |/|-| to )\\d)?(?: or (?:above|higher|over|equivalent)|\\+)?)';
const scheme = '((?:NVQ|SVQ|QQI|FETAC|RQF|SCQF|NFQ|BTEC|VTCT|City & Guilds|CACHE|NCFE)\\b)';
const levelled = new RegExp(`^(?:an? )?(?:${scheme} )?(?:[Ll]evel|Lvl|lvl|L) ?${either}(?: ([^;:()]+))?$`);
/** Only these need no "level": "NVQ 2 or 3 carpentry". */
const vocational = new RegExp(`^(?:an? )?(NVQ|SVQ|QQI) ?${either}(?: ([^;:()]+))?$`);
const behind = new RegExp(`^([A-Za-z][A-Za-z ]+?),? ([Ll]evel ${either})$`);
/** What names the paper, or asks for another thing, already. */
const named =
  /,|\b(?:qualifications?|qualified|diploma|certificate|cert|award|NVQ|SVQ|BTEC|apprenticeship|degree|course|licen[cs]e|registration|experience|skills?|English|German|French|Irish|Dutch|Spanish|or)\b/i;
/** Posts and fields that have a paper of their own at a level. */
const fields =
  /^(?:in |of )?(?:(?:[Tt]eaching|[Cc]lassroom|[Ll]earning(?: support)?) [Aa]ssistants?|TA|HLTA|[Cc]hildcare|[Ee]arly [Yy]ears|EY|[Nn]ursery nurs(?:e|ing)|[Pp]laywork|[Yy]outh work|[Hh]ealth and social care|HSC|[Hh]airdressing|[Bb]arbering|[Bb]eauty(?: therapy)?|[Mm]assage|[Pp]ersonal [Tt]rain(?:er|ing)|PT|[Gg]ym [Ii]nstruct(?:or|ing)|[Ff]itness [Ii]nstruct(?:or|ing)|[Cc]arpentry(?: and joinery)?|[Jj]oinery|[Pp]lumbing|[Bb]ricklaying|[Pp]lastering|[Rr]oofing|[Ww]elding|[Ee]lectrical(?: installation)?|[Ee]lectrotechnical|[Ll]ight vehicle(?: maintenance)?|[Mm]otor vehicle|[Cc]atering|[Cc]ookery|[Pp]rofessional cookery|[Hh]ospitality|[Cc]ustomer service|[Bb]usiness administration|[Bb]usiness admin|[Bb]ookkeeping|[Aa]ccounting|AAT|[Tt]ax|[Pp]ayroll|[Pp]harmacy|[Hh]orticulture|[Aa]rboriculture|[Aa]nimal care|[Vv]eterinary nursing|[Dd]ental nursing|[Ee]ngineering|[Mm]aintenance|[Hh]ousing|[Mm]anagement|[Ll]eadership|[Hh]ealthcare(?: support)?|[Ss]ewing|[Ff]loristry|[Ii]nterior design|[Pp]ainting and decorating|[Ll]ogistics|[Ww]arehousing|[Rr]ecruitment|[Ff]acilities management)$/;

/** The field as the text says it: a post stands before the word, a field behind it. */
function withPaper(paper: string, what: string): string {
  const bare = what.replace(/^(?:in|of) /, '');
  const post =
    /[Aa]ssistants?$|^(?:TA|HLTA|PT|EY|HSC|AAT)$|[Nn]urse$|[Ii]nstructor$|[Tt]rainer$/.test(bare) && !/^in /.test(what)
      ? bare.replace(/[Aa]ssistants$/, 'assistant')
      : '';
  // "A qualification in tax at Level 4 or above": what is as good stands behind the level.
  if (/ or (?:above|higher|over|equivalent)$/.test(paper))
    return post ? `${post} qualification at ${paper}` : `qualification in ${bare} at ${paper}`;
  return post ? `${paper} ${post} qualification` : `${paper} qualification in ${bare}`;
}

/** "Level 2 or 3 teaching assistant": a qualification, as a sentence names it. */
export function readLevel(text: string): Omit<PersonFact, 'desirable'> | null {
  // "Level 2 TA or above", "TA Level 2 or 3": the tail is of the level.
  const [, who = '', last = ''] = behind.exec(text) ?? [];
  const inOrder =
    fields.test(who) && !/^(?:NVQ|AAT)$/.test(who)
      ? `${last} ${who}`
      : text.replace(/^(.*?\b[Ll]evel \d)(?= )(.+?)( or (?:above|higher))$/, '$1$3$2');
  const [, of = '', level = '', what = ''] = levelled.exec(inOrder) ?? [];
  const [, kind = of, at = level, rest = what] = vocational.exec(inOrder) ?? [];
  if (!at) return null;
  // "Level 2/3", "Level 3+".
  const which = at.replace(/[/-]/, ' or ').replace(/\+$/, ' or above');
  // "NVQ Level 2 or 3 in supporting teaching and learning": whatever is behind an "in", the paper has its name.
  if (kind) {
    if (rest && !/^in [a-z]/i.test(rest) && !fields.test(rest)) return null;
    const field = rest && (/^in /i.test(rest) ? ` ${rest}` : ` in ${rest.replace(/^of /, '')}`);
    return { kind: 'have', text: `${/^[NSFR]/.test(kind) ? 'an' : 'a'} ${kind} Level ${which}${field}`, sure: true };
  }
  if (!rest || (!fields.test(rest) && (named.test(rest) || !/^in [a-z]/.test(rest)))) return null;
  return { kind: 'have', text: withArticle(withPaper(`Level ${which}`, rest)), sure: true };
}
