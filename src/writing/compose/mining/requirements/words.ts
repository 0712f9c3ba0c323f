/** A requirement in full words before it is read: what stands in brackets behind it, and turns of phrase that leave a noun out. */
import { withArticle } from '../../language/articles.ts';
import { describes } from '../../language/lexicon.ts';
import { baseOfThird, isVerbBase } from '../../language/verbs.ts';
import { desirableCue, trailingCue } from './cues.ts';
import { isLanguage } from './person-shapes.ts';

/** Whether nothing is said but that it is no must: "a bonus", "preferred, but not essential". */
export const onlyWish = (inside: string): boolean =>
  desirableCue.test(inside) &&
  !/[A-Za-z\d]{2}/.test(
    inside
      .replace(trailingCue, '')
      .replace(desirableCue, '')
      .replace(
        /\b(?:an?|but|not|is|are|though|if|possible|essential|required|would|be|very|highly|nice|really)\b/gi,
        // "BE" is a licence.
        (word) => (/^[A-Z]{2}/.test(word) ? word : ''),
      ),
  );

/** Parts "plays an instrument (a bonus)" into what is asked and whether the bracket behind it says that it is no must. */
export function withoutWish(text: string): { text: string; wish: boolean } {
  const aside = /^(.*\S)\s*\(([^()]*)\)[.;]?$/.exec(text.trim());
  return aside?.[1] && aside[2] && onlyWish(aside[2]) ? { text: aside[1], wish: true } : { text, wish: false };
}

const degreeLike = "(?:degree|diploma|certificate|hnd|hnc|b\\.?tech|iti|master[’']?s|bachelor[’']?s|qualification)";

const paperOrGraduate = new RegExp(
  `^(?:any |an? )?((?:[\\w-]+ ){0,3}${degreeLike})(?: or | ?/ ?)(?:any |an? )?graduate$`,
  'i',
);
const graduateOrPaper = new RegExp(
  `^(?:any |an? )?(?:graduate|degree)(?: or | ?/ ?)(?:an? )?((?:[\\w-]+ ){0,3}${degreeLike}\\b)`,
  'i',
);

/** What is taught in a course and proved by its card: as a requirement nobody is the work. */
const course =
  /^((?:(?:safe )?(?:manual|people|moving and) handling|people moving|abrasive wheels|confined spaces?|asbestos awareness|fire safety|cable avoidance|breakaway|child protection))\W*$/i;
const doing =
  /^(patient handling|working at heights?|lone working|slinging and signalling|moving people|safe lifting)\W*$/i;
/** What everybody calls by its plural and somebody knows. */
const known =
  /^(?:spreadsheets|databases|pivot tables|word processing|social media|macros|formulas|formulae|mail merge)\W*$/i;

/** Writes out what a note leaves unsaid. */
export const inFull = (text: string): string =>
  text
    // "Good standard of education, 5 GCSEs": what it is measured by says it.
    .replace(
      /^(?:an? )?good (?:general )?(?:standard|level) of (?:general )?education[,:;]?(?: (?:with|including|to include|i\.e\.|equivalent to|min(?:imum)?|at least|[–—-]))* (?=\d|five\b|four\b|three\b|GCSE|A[- ]levels?\b|NVQ|Level\b)/i,
      '',
    )
    .replace(course, '$1 training')
    .replace(doing, (_, what: string) => `training in ${what.toLowerCase()}`)
    .replace(known, (what) => `know ${what.charAt(0).toLowerCase()}${what.slice(1).replace(/\W+$/, '')}`)
    // "Retail experience (jewellery ideal)", "IT (BACAS or similar helpful)".
    .replace(
      /\(((?:[\w/-]+ ){0,2}?[\w/-]+(?: or (?:similar|equivalent|other [\w-]+))?) (?:is |would be )?(?:ideal|helpful|useful|handy|preferred|preferable|pref\.?|best|desirable|welcome|an? (?:added )?(?:plus|bonus|advantage)|added advantage|advantage|plus)\)/i,
      '(ideally $1)',
    )
    // "Diploma or graduate": the one is had, the other is somebody who has the other.
    .replace(paperOrGraduate, '$1 or a degree')
    .replace(graduateOrPaper, (_, paper: string) => `a degree or ${withArticle(paper)}`)
    .replace(/^(?:any )?graduate (?=in\b)/i, 'a degree ')
    // "Two wheeler with licence".
    .replace(
      /^(two|three|four|2|3|4)[- ]?wheelers?\b/i,
      (_, count: string) => `a ${{ 2: 'two', 3: 'three', 4: 'four' }[count] ?? count.toLowerCase()}-wheeler`,
    )
    .replace(
      /(?<=[a-z]) (with|and|\+|&) (?=(?:valid |full |driving |valid driving )?(?:licen[cs]e|DL)(?: (?:is )?(?:must|essential|required|mandatory|compulsory))?$)/i,
      ' $1 a ',
    )
    .replace(/\b(two|three|four) wheeler\b/i, '$1-wheeler')
    // "HPLC & GC hands on".
    .replace(
      /^([^,]{2,40}?),? hands[- ]on(?: experience)?( \([^)]*\))?$/i,
      (_, what: string, aside: string | undefined) => `hands-on experience with ${what}${aside ?? ''}`,
    )
    .replace(/^(\d+)\+? (years?|months?),? (?:as a )?min(?:imum)?\.?(?= )/i, 'at least $1 $2')
    .replace(/^([A-Z]{3,5})[- ]reg['’]?d?\.?$/, '$1 registered')
    .replace(/^((?:valid |current |active |full )?[A-Z]{3,5}) reg\b\.?/, '$1 registration')
    .replace(/^you['’]ve /i, 'you have ')
    .replace(/(?<=\w) (?:is )?must\.?$/i, ' essential')
    .replace(/^flexible to (?=(?:work|cover|do|travel|start|join|take)\b)/i, 'happy to ')
    .replace(/\b(summer|winter|high|low|hot|cold|extreme|freezing) temps\b/i, '$1 temperatures')
    .replace(
      /^(\d+)-(month|year) (post-(?:registration|qualification))(?: experience)?(?=$| in\b)/i,
      (_, count: string, unit: string, since: string) =>
        `${count} ${unit}${count === '1' ? '’s' : 's’'} ${since} experience`,
    )
    .replace(/^([A-Z]{2,}\d+) ([A-Z]{2,}\d+)$/, '$1 and $2')
    .replace(/^(out(?:doors|side)|indoors) (?=in |at |all )/i, 'happy $1 ')
    .replace(/^([A-Z][a-z]+) (?:ok(?:ay)?|fine)$/, (whole, word: string) =>
      isLanguage(word) ? `speak ${word}` : whole,
    )
    // "Surface mining 3 yrs".
    .replace(
      /^((?![^,]*\b(?:licen[cs]e|registration|registered|certificate|card|passport|points?|record|held|last|contract|age|least|within|history|experience|post|aged|over|under|in|for|every|pin)\b)[A-Za-z][\w/&-]*(?: [\w/&-]+){0,3}),? (\d+(?: to \d+|-\d+)?\+?) (years|months)$/i,
      '$2 $3 of $1 experience',
    )
    // "ITI any trade".
    .replace(/^([A-Za-z. ]{2,20}?)(?<! in),? (any (?:trade|stream|discipline|subject|branch|field))$/i, '$1 in $2')
    // "Nights ok", "night shift fine".
    .replace(
      /^((?:[a-z-]+ ){0,2}(?:nights|weekends|shifts?|travel|lates|earlies|overtime|hours))(?: is| are)? (?:ok(?:ay)?|fine|no problem)$/i,
      (_, when: string) => `happy with ${when.toLowerCase().replace(/shift$/, 'shifts')}`,
    )
    // "Work in UK shift".
    .replace(
      /\b([Ww])ork(ing)? in (?:the )?((?:UK|US|EST|PST|GMT|Australian|European|American|Gulf)(?: [a-z]+)?) (shifts?)$/,
      '$1ork$2 the $3 $4',
    )
    .replace(/\bwork from office\b/i, 'work from the office')
    // "Able to work four-cycle shift": one of its kind.
    .replace(
      /\bwork (?=(?:(?:[a-z]+-)?[a-z]+[- ])?(?:cycle|pattern|rotating|rotational|rolling|split)[a-z-]* (?:shift|rota|roster|pattern)$)/i,
      'work a ',
    )
    .replace(/^permits?[- ]to[- ]work$/i, 'knowledge of permit-to-work systems')
    .replace(/^own (an?|your) /i, 'have $1 ')
    .replace(/^cert\.? (?=(?:I{1,3}|IV|V|[1-5])\b)/i, 'Certificate ')
    // "Be able to work to deadlines", "be confident with tills".
    // ... and "BE Civil" is a degree.
    .replace(/^(?:[Tt]o )?[Bb]e (?=[A-Za-z])(?!in (?:charge|the)\b|the\b|part of\b|responsible\b)/, '');

/** "Plays an instrument", "rides a motorbike", "doesn't mind mud": what somebody does, as it is said of the reader. */
export function readDoes(lower: string): string | null {
  const [first = '', ...rest] = lower.split(' ');
  // "Doesn't shout", "won't cut corners": what somebody never does.
  if (
    /^(?:doesn['’]t|does not|won['’]t|will not) [a-z]+(?: |$)/.test(lower) &&
    !/^\S+(?: not)? (?:be|matter)\b/.test(lower)
  )
    return lower.replace(/^(?:doesn['’]t|does not|won['’]t|will not)/, 'don’t');
  const [, seldom = '', third = '', after = ''] = /^(never|rarely|seldom) ([a-z]+s)((?: .+)?)$/.exec(lower) ?? [];
  const bare = third ? baseOfThird(third) : null;
  if (bare && isVerbBase(bare)) return `${seldom} ${bare}${after}`;
  // A noun never stands before an article.
  if (!/^[a-z]{2,}[^s\W]s$/.test(first) || !/^(?:an?|the|your|their|his|her|our) [a-z]/.test(rest.join(' ')))
    return null;
  if (/^(?:has|is|was|does|as|plus|across|always|perhaps)$/.test(first)) return null;
  const base =
    baseOfThird(first) ??
    first
      .replace(/ies$/, 'y')
      .replace(/(?<=ch|sh|ss|x|z|o)es$/, '')
      .replace(/(?<!y)s$/, '');
  return [base, ...rest].join(' ').replace(/\b(?:his|her|their)\b/, 'your');
}

/** "Straight talker", "fast worker": somebody who does what the verb says, and how. */
export const doesSo = (lower: string): boolean => {
  const [, how = '', who = ''] = /^([a-z]+) ([a-z]{3,}er)$/.exec(lower) ?? [];
  const deed = who.replace(/er$/, '');
  return (
    how !== '' &&
    (describes(how) || /^(?:straight|born|team|people)$/.test(how)) &&
    !/^(?:own|full|clean|current|valid|new|spare|basic|clear|computer|good)$/.test(how) &&
    [deed, `${deed}e`, deed.replace(/(.)\1$/, '$1')].some((verb) => isVerbBase(verb)) &&
    !/^(?:computer|printer|cooker|trailer|container|counter|cooler|scanner|router|paper|letter|cover|offer|order|water|power|matter|number|folder|loader|mixer|burner|heater|boiler|ledger|manager|cutter|digger)$/.test(
      who,
    )
  );
};

/** "Experienced butcher with knife skills": somebody, by what people of a trade are called. */
export const ofTrade = (lower: string): boolean =>
  /^(?:(?:trade|fully|newly|dual|time)[- ])?(?:served|certified|experienced|skilled|trained|qualified|competent|capable|talented|ambitious|seasoned) (?:[\w/-]+ ){0,3}[a-z]{2,}(?:er|or|ist|ian|ant|chef|cook|nurse|smith|wright)(?:$| (?:with|who|in|from)\b)/.test(
    lower,
  ) && !/^(?:(?:trade|fully|newly|dual|time)[- ])?\w+ (?:in|at|with|on|for|to|by|as)\b/.test(lower);
