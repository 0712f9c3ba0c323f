/** What lacks nothing, though the words in it are no dictionary's: somebody has it as it stands. And slips that articles bring into it. */
import { withArticle } from '../../language/articles.ts';
import { inDictionary } from '../../language/dictionary.ts';
import { headOf, isMass, isSureNoun, missesArticle } from '../../language/nouns.ts';
import { isVerbBase } from '../../language/verbs.ts';
import { readTools } from './person-shapes.ts';

/** "A full UK Category C licence held for at least 12 months", "a valid Driver CPC and digital tacho card". */
const paper =
  /^(?:an?|your own) (?:(?:full|valid|current|clean|active|in-date|enhanced|recogni[sz]ed|relevant|up-to-date|unrestricted) )+(?:[\w+&/-]+ ){0,6}(?:licen[cs]e|card|ticket|certificate|certification|registration|permit|pin|passport|qualification|accreditation|clearance|membership|MVR|record)(?: \([^()]{2,40}\))?(?:,? (?:held for|for|with|over) (?:at least |over |more than )?[\w ]{3,30})?$/;
/** "Depth and breadth of experience in medical nursing". */
const depth =
  /^(?:[a-z]+ (?:and|or) )?(?:depth|breadth|wealth|range|level|years|maturity|strength|sense|clarity|love|courage|confidence) of (?:experience|knowledge|expertise|mind|character|purpose|judge?ment|practice|skills?)\b[^;:]*$/;

/** Whether somebody has `text` as it stands. */
export function isSure(text: string): boolean {
  if (paper.test(text) || depth.test(text)) return true;
  // "Two seasons of landscaping work", "eighteen months on the tools": a time, and what it was spent at.
  if (
    /^(?:at least )?(?:a|one|two|three|four|five|six|eight|ten|twelve|eighteen|several|\d+) (?:full )?(?:seasons?|summers?|winters?|harvests?|terms?|semesters?|months?|weeks?) (?:of|in|on|at|with|as|behind) [a-z][^:;]*$/.test(
      text,
    )
  )
    return true;
  // "No more than two moving violations in the past three years".
  if (
    /^at least an? [A-Z][A-Za-z.]+$|^GCSEs? (?:in )?(?:maths|English|science)(?: and (?:maths|English|science))? or (?:similar|equivalent)$/.test(
      text,
    )
  )
    return true;
  if (/^(?:no more than|fewer than|at most|at least) (?:\d+|one|two|three|four|five|six) [a-z]/.test(text)) return true;
  // "A degree accredited by the institute", "a steady pair of hands".
  if (
    /^an? (?:[\w-]+ ){0,3}(?:degree|diploma|qualification|certificate|course|licence|license) (?:accredited|recogni[sz]ed|approved|awarded|issued|granted|endorsed|validated) (?:by|in|with|from) [^;:]{2,50}$|^an? (?:[a-z-]+ )?pair of (?:hands|eyes|ears)$/.test(
      text,
    )
  )
    return true;
  // "Three to six years’ experience in audit".
  if (
    /^(?:[a-z]+|\d+) (?:to|or) (?:[a-z]+|\d+) years[’'] experience (?:in|on|as|with|at|of|[a-z]{3,}ing) [^:;]+$/.test(
      text,
    )
  )
    return true;
  // "Wellies and a sense of humour".
  const [, things = '', thing = ''] =
    /^((?:[a-z-]+ )?[a-z]{3,}[^s\W]s) and an? ((?:[a-z-]+ ){0,2}(?:sense|pair|pot|love|bit|head|eye|touch) of [a-z ]+)$/.exec(
      text,
    ) ?? [];
  if (things && thing && isSureNoun(things)) return true;
  // "Team spirit and reliability": both are stuff.
  const halves = /^([a-z]+(?: [a-z]+)?) and ([a-z]+(?: [a-z]+)?)$/.exec(text);
  const words = halves?.slice(1) ?? [];
  return (
    words.length === 2 &&
    words.every((half) => isSureNoun(half) && !missesArticle(half) && isStuff(half.split(' ').at(-1) ?? ''))
  );
}
const isStuff = (noun: string): boolean =>
  isMass(noun) || /(?:ness|ity|ence|ance|ship|tion|ment|spirit|tact|humou?r|skills|manners)$/.test(noun);

/** "Attention to a detail", "a medical device or regulated sectors": an article where none belongs. */
export const withoutSlips = (text: string, typed: string): string =>
  text
    // "Training as an Elektroniker or degree".
    .replace(
      /^((?:completed )?(?:training|an? (?:[a-z]+ )?apprenticeship) as [^,]+ or )(?=(?:degree|diploma)(?:$| in\b))/,
      '$1a ',
    )
    .replace(/^six (?=Sigma\b)/, 'Six ')
    // "Walk uneven ground".
    .replace(/\ban? ((?:uneven|rough|steep|soft|wet|open|boggy) (?:ground|terrain))\b/g, (whole, what: string) =>
      new RegExp(`\\ban? ${what}`, 'i').test(typed) ? whole : what,
    )
    // "3 years' experience in warehouse", "in backend", "experience of benefits or similar".
    .replace(
      /(\bexperience (?:in|at)) (?=(?:busy )?(?:warehouse|office|kitchen|school|hotel|restaurant|hospital|nursery|care home|garage|salon|shop|factory|call centre|contact centre|pharmacy|lab|bakery|pub|bar|law firm)$)/i,
      '$1 a ',
    )
    .replace(/(\bin (?:back|front)[- ]?end|\bin full[- ]?stack)$/i, '$1 development')
    .replace(
      /\bexperience (?:of|in|with) ((?:welfare )?benefits|lettings|housing|hospitality|retail|social care|care|logistics|construction|manufacturing|insurance|banking|education|recruitment|events|debt advice|homelessness|catering|tourism)(,? or (?:a )?similar)$/i,
      'experience in $1 or a similar field',
    )
    .replace(/^1 years(?= )/, '1 year')
    .replace(/^an? (?=(?:(?!of\b|or\b|and\b)[\w-]+ ){1,4}experience$)/, '')
    // "Flexible and team player".
    .replace(
      / (and|or) ((?:team player|self-starter|(?:quick|fast) learner|(?:good|clear) (?:listener|communicator)|hard worker|early riser|(?:animal|dog|people) lover|people person|problem[- ]solver|non-smoker)\b)/g,
      (_, joint: string, who: string) => ` ${joint} ${withArticle(who)}`,
    )
    // "Pass 6G test".
    .replace(
      /^(pass|take|sit|complete) (?!an?\b|the\b|your\b|our\b|all\b)((?:[\w-]+ ){1,3}(?:test|exam|assessment|check|medical))$/,
      (_, verb: string, test: string) => `${verb} ${withArticle(test)}`,
    )
    .replace(
      /(years?[’'] experience|years?[’']s experience) (?=(?:manufacturing|engineering|nursing|housekeeping|accounting|marketing|banking|catering|farming|mining|printing|publishing|retailing|advertising|recruiting|purchasing)(?:$| \())/,
      '$1 in ',
    )
    .replace(
      /^an? (?=(?:patience|empathy|energy|honesty|integrity|tact|enthusiasm|curiosity|creativity|flexibility|stamina|compassion|kindness|initiative|discretion|resilience|banter) (?:and|but) )/,
      '',
    )
    .replace(
      /^an? (?=(?:commercial|political|cultural|spatial|safety|digital|situational) awareness (?:and|but) |good banter\b)/,
      '',
    )
    .replace(/^(\d+ to \d+|\d+\+?) years ([A-Z]{2,5} or [a-z]+)$/, '$1 years of $2 experience')
    .replace(
      /^have (handled|managed|led) (?=(?:employee base|headcount|workforce|customer base|team) of )/,
      (_, deed: string) => `have ${deed} ${/^have \w+ e/.test(text) ? 'an' : 'a'} `,
    )
    .replace(/\battention to an? (?=detail\b)/i, 'attention to ')
    .replace(/^an? (?=(?:[a-z-]+ ){0,3}(?:certificates|tickets|cards|licences|licenses|qualifications)$)/, '')
    .replace(/^(.*\byears?[’'] experience of .+) experience$/, '$1')
    .replace(
      /(\byears?[’'] experience of )([A-Z][a-z]+ing)(?= [a-z])/,
      (_, years: string, word: string) => `${years}${word.toLowerCase()}`,
    )
    // "Either as junior or stylist".
    .replace(
      /\beither as (?!an? )([a-z]+) or (?:as )?(?!an? )([a-z]+)$/,
      (_, one: string, other: string) => `either as ${withArticle(one)} or as ${withArticle(other)}`,
    )
    // "Prepared to wear uniform": a deed stands behind its "to".
    .replace(
      /^((?:prepared|willing|ready|happy|able|required) to) an? ([a-z]+) (?=[a-z])/,
      (whole, ready: string, deed: string) => (isVerbBase(deed) ? `${ready} ${deed} ` : whole),
    )
    // "Or equivalent industry experience": there is no single one.
    .replace(
      /\b(or|and|with) an? ((?:equivalent|similar|relevant|related|comparable|suitable) (?:[a-z-]+ ){0,3}(?:experience|knowledge|training))\b/g,
      (whole, joint: string, what: string) =>
        new RegExp(`\\b${joint} an? ${what}`, 'i').test(typed) ? whole : `${joint} ${what}`,
    )
    // "Travel up to 20% within Idaho": of the time.
    .replace(
      /^(ready (?:for|to) travel (?:(?:up to|about|around|at least) )?\d+(?: ?(?:-|–|to) ?\d+)? ?%)$/,
      '$1 of the time',
    )
    .replace(
      /^ready (?:for|to) travel ((?:(?:up to|about|around|at least) )?\d+(?: ?(?:-|–|to) ?\d+)? ?%) (?=(?:in|within|across|to|between|throughout|around) [A-Za-z])/,
      'ready to travel $1 of the time ',
    )
    .replace(
      /^(ready to travel (?:in|within|across|to|between|throughout|around) [^%]+?) ((?:up to |about |around )?\d+ ?%)$/,
      '$1 for $2 of the time',
    )
    // "Two years in first opinion", "second line support": one word before its noun.
    .replace(/\bthe ((?:first|second|third)[ -](?:opinion|line|fix|party|stage)\b)/g, (whole, what: string) =>
      typed.toLowerCase().includes(whole) ? whole : what,
    )
    // "Vision, and the stamina to see it through".
    .replace(/^[A-Z][a-z]+(?=, (?:and|or|but) )/, (word) =>
      inDictionary(word.toLowerCase()) ? word.toLowerCase() : word,
    )
    // "In a whole of market firm", "whole of life costing": one word before its noun.
    .replace(/\bwhole of (?:an? |the )?(market|life) (?=[a-z])/g, 'whole-of-$1 ')
    // "A degree in law or comparable qualification": one of those.
    .replace(
      /(?<=^(?:an?|your) .{4,80}) or (similar|comparable|equivalent|related|relevant|recognised|recognized) (qualification|degree|diploma|certificate|licence|license|apprenticeship|discipline|subject|field|role|background|course|ticket)$/,
      (_, like: string, what: string) => ` or ${withArticle(like)} ${what}`,
    )
    .replace(
      / (an?) ((?:[a-z-]+ ){1,3}(?:or|and) (?:[a-z-]+ ){0,2}[a-z-]{3,}[^s\W]s)$/,
      (whole, article: string, rest: string) =>
        new RegExp(`\\b${article} ${rest.split(' ')[0] ?? ''}\\b`, 'i').test(typed) ? whole : ` ${rest}`,
    )
    // "In 4/5 star hotel".
    .replace(
      /\b(in|at) (\d(?:\/\d)?)[- ]star (?=(?:hotel|property|resort|kitchen|restaurant|environment)\b)/i,
      '$1 a $2-star ',
    )
    .replace(
      /^(\d+\+?) years? (post-[a-z]+ (?:[a-z]+ ){0,2}experience)/,
      (_, count: string, what: string) => `${count} ${count === '1' ? 'year’s' : 'years’'} ${what}`,
    )
    .replace(
      /^(at least )?(\d+\+?|six|twelve|eighteen) months (?!of\b|in\b|as\b|with\b|on\b|at\b|or\b|and\b|old\b|post)((?:[a-z-]+ ){0,3}[a-z-]+)$/,
      (whole, least: string | undefined, count: string, what: string) =>
        /\b(?:experience|history|service|practice|residency)\b/.test(what)
          ? whole
          : `${least ?? ''}${count} months of ${what} experience`,
    )
    .replace(
      /^(\d+\+?(?: to \d+)? years of (?!experience\b)(?:[a-z-]+ ){0,2}[a-z-]+) (\([^()]*\))$/,
      (whole, years: string, aside: string) =>
        /\b(?:experience|practice|work|service|supervision|training|study|age|history)\b/.test(years)
          ? whole
          : `${years} experience ${aside}`,
    );

/** "Siemens S7", "Hep B": a name keeps its capital. */
export const keepsCapital = (typed: string): boolean => {
  const [first = '', second = ''] = typed.trim().split(/\s/);
  return (
    /^Hep [ABC]\b/.test(typed.trim()) ||
    // "Solidworks (CSWP preferred)": a program.
    (/^[A-Z][a-z]{3,}$/.test(first) && !inDictionary(first.toLowerCase()) && readTools(first) !== null) ||
    (/^[A-Z][a-z]{2,}$/.test(first) &&
      /^(?:[A-Z]|[A-Z]*\d+[A-Z\d]*)$/.test(second) &&
      !inDictionary(first.toLowerCase()))
  );
};

/** What somebody has of a thing: some of it, or a number, or it is of a quality. */
const measured =
  /^(?:an?|the|your|our|at least|no more than|some|both|two|three|four|five|six|seven|eight|nine|ten|\d|up to|over|more than|(?:very )?(?:good|strong|excellent|solid|basic|sound|clear|broad|deep|current|recent|relevant|fluent|working|practical|detailed|proven|reliable|spoken|written|full|clean|valid|right|steady|high|extensive|significant|previous|senior|secure|great|outstanding|demonstrable|advanced|professional|keen|warm|native|conversational|own|safe|sensible|suitable|appropriate|nimble|quick))\b/i;
/** What people are asked to have, whatever it is of. Of the languages only those that are a school's subject, for a subject one has; the others are spoken. */
export const had =
  /\b(?:experience|knowledge|skills?|understanding|awareness|background|licen[cs]es?|degrees?|diplomas?|qualifications?|certificat\w+|registration|accreditation|membership|eligibility|expertise|exposure|record|portfolio|insurance|clearance|references?|boots|shoes|tools|transport|car|van|bike|phone|smartphone|laptop|internet|broadband|expectations|manners?|attitude|approach|memory|eyesight|stamina|languages?|english|french|german|spanish|welsh|irish|hindi|gcses?|a-levels?|grades?|maths|numeracy|literacy|judge?ment|confidence|energy|abilit\w+|awards?|contacts?|network|training|qualities|aid|fluency|proficiency|command|grasp|commitment|ethic|humou?r|sense|eye|ear|head|hands|patience|flexibility|status|permit|visa|right|passport|pin|card|ticket|check|school|years?|months?|hours|education|apprenticeship|access)$/i;

/** "Project finance", "energy markets": a field, which nobody has. Knowledge of it, or some of it, somebody may have. */
export const isTopic = (text: string): boolean =>
  // Travel is done, and not had.
  /^(?:some|occasional|regular|frequent|limited|minimal|national|international|domestic|light|heavy) (?:[a-z]+ )?(?:travel|lifting|overtime|driving)\b/i.test(
    text,
  ) ||
  (!measured.test(text) && !had.test(headOf(text)));
