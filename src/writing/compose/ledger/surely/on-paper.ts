/**
 * Whether what a job description asks for is surely read. Such a paper is beside the brief, and its lines lose their columns, headings and brackets: what
 * is said of it has a known shape, all else is told in its own words.
 */
import { withArticle } from '../../language/articles.ts';
import { inDictionary } from '../../language/dictionary.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import type { PersonFact } from '../../mining/requirements/person-shapes.ts';
import type { PersonLine } from '../facts.ts';

/** Work that one surely has experience of when a line names it: the last word of its name. */
const fields: ReadonlySet<string> = new Set(
  `accounting accounts administration analysis analytics assembly assessment audit auditing baking banking billing bookkeeping brazing bricklaying budgeting calibration care carpentry
  catering cleaning coaching coding commissioning compliance composting conservation construction consulting cooking copywriting costing counselling cutting debugging decorating delivery
  design development diagnostics dispatch drafting drawing driving editing embroidery engineering estimating evaluation fabrication farming finishing fishing fitting forecasting forestry
  fundraising gardening glazing governance grinding groundwork hairdressing harvesting hosting housekeeping inspection installation inventory invoicing joinery journalism landscaping laundry
  law lecturing licensing logistics machining maintenance management manufacturing marketing massage merchandising metrology midwifery milling modelling monitoring moulding nursing operations
  packing painting paving payroll phlebotomy photography planning plastering plumbing policing preparation printing procurement production programming proofreading purchasing recruitment
  refrigeration refurbishment rendering repair repairs reporting research restoration retail rigging roofing safeguarding sales scaffolding scheduling security sewing shipping shopfitting
  soldering sourcing stocktaking surveying tailoring teaching tendering testing tiling tooling translation transport troubleshooting turning upholstery valuation vetting waitressing
  warehousing weaving welding woodwork work writing`
    .trim()
    .split(/\s+/),
);
/** What every framework of competencies has: headings, and no work that one has done. */
const competency =
  /^(?:(?:personal|people|self|time|stress|change|conflict|relationship|stakeholder|team|leading|inspiring|valuing|customer|decision|problem|commercial|strategic|communication|interpersonal)\b.*|person spec.*|(?:driving|delivering|striving|achieving) .*)$/i;

const asWord = (word: string): string => word.toLowerCase().replace(/[’']s?$|[.,]$/g, '');
/** A word that is no word of the language, or is in capitals: a name, or the letters of one. */
const isName = (word: string): boolean =>
  /^[A-Z]{2,}[a-z\d]*$|^[A-Z][\w.+#/-]*\d[\w.]*$|^[A-Z]\w*[.+#/&]\S*$|^[A-Za-z][a-z]+[A-Z]/.test(word) ||
  (/^[A-Z]/.test(word) && !/(?:ship|ness|ity|tion|ment|ance|ing)$/.test(word) && !inDictionary(asWord(word)));

/** "Charity SORP", "LinkedIn Recruiter", "grant reporting": the name of something, or of work; "tips share" and "Overnights 1-2/week" are neither. */
function isNamedWork(name: string): boolean {
  const bare = name.replace(/ \([^()]*\)/g, '').trim();
  if (competency.test(bare) || /\d ?[-–/] ?\d|\d\/|\bper\b|\/(?:week|month|day|year)\b/i.test(bare)) return false;
  const words = bare.split(/[ ,]+/).filter((word) => !/^(?:and|or|of|the|for|in|an?)$/.test(word));
  if (words.some(isName)) return !/^(?:BH|PTO|AL|PF|ESIC|PAYE|OTE|CV|HR|JD|AOB)$/.test(words.find(isName) ?? '');
  return fields.has(asWord(words.at(-1) ?? ''));
}

/** Abilities that a line names by the bare verb: "lift 50 pounds", "read maps", "speak Irish". Any other bare verb tells a task. */
const abilities: ReadonlySet<string> = new Set(
  `speak drive lift carry read write use type swim stand walk work travel pass hold live communicate cope handle ride climb cook sew listen learn commute relocate start join be do keep
  stay remain multitask prioritise prioritize organise organize get provide concentrate follow think solve sign hear see wear bend kneel reach`
    .trim()
    .split(/\s+/),
);

const parted =
  /^[^,]+, \S[^,]{0,24} (?:(?:is |are )?an? (?:added |distinct )?(?:advantage|plus|bonus|asset)|preferred|desirable|useful)\W*$/i;

/** "Driving licence B, BE an advantage": whether a must went with the wish beside it, so that the line is told. */
export const losesMust = (
  { typed, person }: Pick<PersonLine, 'typed' | 'person'>,
  all: readonly Pick<PersonLine, 'typed' | 'person'>[],
): boolean =>
  person.desirable === true &&
  parted.test(typed) &&
  !person.text.includes(', ') &&
  !all.some((other) => other.typed === typed && !other.person.desirable);

/** "Power BI" in the brief, and "Power BI or Tableau" on the paper: a must of the brief leaves no choice. Of a longer row it is one example of many. */
export function withChoiceOf(fact: PersonFact, skills: string): PersonFact {
  const [both = '', one = '', other = ''] =
    /(?<!,|\b[A-Z][\w+#.]*) ([A-Z][\w+#.]*(?: [A-Z][\w+#.]*)*) or ([A-Z][\w+#.]*(?: [A-Z][\w+#.]*)*)$/.exec(
      fact.text,
    ) ?? [];
  if (other === '' || skills.includes(one) === skills.includes(other)) return fact;
  return { ...fact, text: fact.text.replace(both, ` ${skills.includes(one) ? one : other}`) };
}

/** "Leadership qualification": one of them, which has its article. */
export const withOwnArticle = (fact: PersonFact): PersonFact =>
  fact.kind === 'have' &&
  /^(?!(?:an?|the|your|no|any|some|all)\b)(?:[a-z-]+ ){0,2}(?:qualification|degree|certificate|diploma|driving licen[cs]e)(?: (?:in|of|or)\b|$)/.test(
    fact.text,
  )
    ? { ...fact, text: withArticle(fact.text) }
    : fact;

/** What stands at the head of a row: in its middle, behind a small letter, it begins the next one. */
const nextRow =
  /[a-z)] (?:(?:Valid|Knowledge|Ability|Able|Must|Excellent|Proven|Willing(?:ness)?)\b|(?:Full|Basic|Good|Strong|Current|Clean|Minimum|Experience|Degree|Own)\b(?! [A-Z]))/;
/** Headings of lists of competencies, which a person has or has not. */
const onlyHeads: ReadonlySet<string> = new Set(
  `communication confidentiality teamwork leadership experience knowledge education training skills qualifications organisation organization safety quality compliance planning
  collaboration accountability administration delegation performance productivity professionalism dependability adaptability attendance conduct`
    .trim()
    .split(/\s+/),
);
const saysAble = /\b(?:can|able|ability|capable|could|capability|capacity|skilled|confident|comfortable)\b/i;

/** Whether the reading has what the row has: no two rows in one, no half of a name, no word twice, no "and" of its own. */
function isWhole({ kind, text }: PersonFact, typed: string): boolean {
  if (/[/&–-]$/.test(text.trim()) || /\/\s*$/.test(typed) || (/[a-z)] [A-Z]/.test(text) && nextRow.test(text)))
    return false;
  // "An HNC in civil engineering Engineering min", "5 years of at least experience".
  if (/\b([a-z]{4,}) \1\b/i.test(text) || / of at (?:least|most) [a-z]/.test(text)) return false;
  // "FETAC Level 3 or above or 3 Ds": which of them, nobody can tell.
  if (/ or (?:above|higher|better|over) or /.test(text)) return false;
  // "GCSE English, Maths, Science (grade 3+)": one row, and no part of it says the grade of the others.
  if (/\bGCSEs? .*, /.test(typed) && !/,| and /.test(text)) return false;
  // "A D1 on licence (desirable, pre-97)": its force is in the words.
  if (/\([^()]*\b(?:desirable|essential|preferred)\b[^()]*\)/.test(text)) return false;
  // "English – basic" is no "English and basic".
  if (/ and /.test(text) && / [–—-] /.test(typed) && !/\band\b|[&+,;/]/.test(typed)) return false;
  if (kind === 'have' && onlyHeads.has(text)) return false;
  // "Integration with MM/SD", "Diving HSE Part 3": a field and a paper, and nothing that somebody says one can do.
  if (kind === 'can' && !saysAble.test(typed))
    return !/^\W*[A-Za-z]+(?:[ts]ion|ment|ance|al)\b/.test(typed) && !/^\W*[A-Z]?[a-z]+ing [A-Z]{2,}\b/.test(typed);
  return true;
}

/** Whether a line of a job description is read so surely that it may be said. */
export function isSureOnPaper(fact: PersonFact, typed: string): boolean {
  const { kind, text } = fact;
  if (!isWhole(fact, typed)) return false;
  // "No buses at 8pm", "none for commis", "12 (online)": a reason, another post, or a date of the timetable.
  if (
    /\bthere (?:is|are) | and none? | advantage$|\bprobation\b|\b(?:first|second|final) (?:interviews?|panel)\b/i.test(
      text,
    )
  )
    return false;
  // "18th Edition / 2391 / gold card / tools": whether one of them will do, nobody can tell.
  if ((typed.match(/ \/ /g) ?? []).length > 1 && / or .* or /.test(text)) return false;
  // "C+E at least 12 months", "Garda vetting required before start": half a clause.
  // "Hours 7.30 to 5", "an Outlook and COINS", "based in Munich or Zug" are nothing that one has.
  if (
    kind === 'have' &&
    /^hours\b|^an? [A-Z][a-z]+ and [A-Z]|^experience (?:of|with|in) [A-Z][a-z]+ed (?:in|on|at|by|to)\b/.test(text)
  )
    return false;
  if (/^[A-Z+\d]+ at least \d|[a-z] required [a-z]|^know (?:English|Maths|Science)$/.test(text)) return false;
  if (kind === 'have') {
    // "Colour vision to standard" is no knowledge.
    const [, known = ''] = /^(?:an? )?(?:[a-z]+ )?(?:knowledge|understanding|awareness) of (.+)$/.exec(text) ?? [];
    if (known && !/kn[eo]w|understand|aware|familiar|insight|learn|grasp|basics|idea of/i.test(typed))
      return (
        isNamedWork(/^[A-Z][a-z]+ [a-z]+ (?:to|for|at) /.test(known) ? lowerFirst(known) : known) ||
        /\b(?:regulations?|standards|rules|law|acts?|code|legislation|procedures?)\b/i.test(known)
      );
    const [, named = ''] = /^experience (?:of|with|in) (.+)$/.exec(text) ?? [];
    // Nobody wrote of experience: the line is a name, and may be a heading or a benefit.
    if (named && !/\bexp\b|experien|\bwork(?:ed|ing)\b|background|exposure|\b(?:yrs?|years?)\b/i.test(typed))
      return isNamedWork(named);
    // "36 months", "qualities", "a JD": a length, a heading.
    if (/^(?:\d+ (?:months|years|weeks)|qualities|an? JD|an? JDs?)$/i.test(text)) return false;
    // "Commercial Awareness", "Desired Candidate Profile": words with the capitals of a heading.
    return !(
      /^(?:[A-Z][a-z]+(?: (?:and |of |to |for )?|$)){2,}$/.test(text) &&
      text.split(' ').every((word) => inDictionary(asWord(word)))
    );
  }
  // "Know the Knowledge of ...".
  if (kind === 'do' && text.startsWith('know '))
    return !/^know (?:the )?(?:Knowledge|Understanding|Experience)\b/.test(text);
  if (kind === 'can') {
    const [verb = '', ...rest] = text.split(' ');
    if (rest.length === 0) return /^(?:swim|type|cook|sew|read|write|commute|relocate)$/.test(verb);
    // "Driving for Results", "leading people": headings of the framework.
    if (competency.test(typed.trim().replace(/[.;,]+$/, '')) && typed.trim().split(/\s+/).length < 4) return false;
    // "Publish weekly dashboards" among what is asked: a task, and no ability.
    return abilities.has(verb) || !typed.trim().toLowerCase().startsWith(`${verb} `);
  }
  // "Reliable and live locally as last bus 9pm".
  // "Caring for an adult, paid or unpaid" in a row of experience is what somebody has done.
  if (kind === 'be')
    return (
      !/^(?!willing)[a-z]+ing (?:for|with|to|an?|the|in|at|on) /.test(text) &&
      !/ and (?:live|have|drive|own|hold|can|be)\b| as (?:no|last|there)\b/.test(text)
    );
  return true;
}
