/**
 * Notes whose first word might be a verb and that name work, people or papers all the same, by the noun at their end:
 * "forge and power hammer work", "broker relationships", "planning drawings", "hand stripping and scissoring",
 * "HV authorised person", "radar rating".
 */
import { withArticle } from '../../language/articles.ts';
import { knowsNoun } from '../../language/lexicon.ts';
import { isVerbBase } from '../../language/verbs.ts';
import { adjectives } from './cues.ts';
import { inWords, small } from './noted-words.ts';
import { readBookedPaper } from './paper-book.ts';
import type { PersonFact } from './person-shapes.ts';

type Read = Omit<PersonFact, 'desirable'>;

/** People who are called like a deed, and what there is with them: nobody "brokers relationships" as a skill. */
const partners = 'broker partner agent coach host tutor pilot nurse steward guard judge model trade press';
const between = 'relationships relationship relations networks accounts liaison negotiations contacts partnerships';
/** What stands behind "planning" and is planned by nobody: papers and rules of the planning office. */
const plans =
  'drawings drawing applications permission permissions appeals law policy consents conditions enquiries inquiries';
const conditions =
  /^work(?:ing)? with ((?:young |older )?(?:dementia|autism|trauma|addiction|ASD|SEND|SEN|ADHD|grief|psychosis|epilepsy|brain injur(?:y|ies)|mental health|learning disabilit(?:y|ies)|challenging behaviou?r)\b[\w ,/&-]{0,40})$/i;

/** Work that is called like its deed, and of which the lexicon knows the deed alone. */
const named =
  'forge triage press mill lathe anneal rescue resuscitation dispatch splice crimp weld braze solder print design repair paint spray cast mould trim wash scrub gown drape';

/** "Forge and power hammer work", "triage and anaesthesia monitoring": two kinds of one work, and no two deeds. */
function readTwoOfOne(text: string): string | null {
  const [, one = '', joint = '', other = '', head = ''] =
    /^([A-Za-z]+) (and|or|&) ((?:[A-Za-z-]+ ){1,2})([a-z]+)$/.exec(text) ?? [];
  if (!head || !(knowsNoun(one.toLowerCase()) || inWords(named, one.toLowerCase()))) return null;
  const words = other.trim().split(' ');
  const before = words.at(-1) ?? '';
  const work = head === 'work' && (knowsNoun(before) || !isVerbBase(before)) && !adjectives.test(before);
  const doing =
    /(?:ing|ment|ation)$/.test(head) && !/^(?:training|staff|equipment)$/.test(head) && !isVerbBase(words[0] ?? '');
  return work || doing ? `experience of ${small(one)} ${joint === '&' ? 'and' : joint} ${other}${head}` : null;
}

/** What was read as a deed and is the name of work. */
function readDeedOfNouns(text: string): string | null {
  const ill = conditions.exec(text)?.[1];
  if (ill) return `experience of working with ${ill.replace(/ & /g, ' and ')}`;
  const [first = '', second = ''] = text.toLowerCase().split(' ');
  if (inWords(partners, first) && inWords(between, second))
    return `experience of ${small(text).replace(/ & /g, ' and ')}`;
  if (first === 'planning' && inWords(plans, second) && !/ (?:for|with) /.test(text))
    return `experience of ${small(text)}`;
  return readTwoOfOne(text);
}

/** Gerunds that somebody has, and that are no work. */
const stuff =
  /^(?:training|vetting|screening|testing|working|licensing|housing|parking|banking|backing|hearing|bearing|standing|understanding|upbringing|footing|feeling|clothing|grounding|schooling|timekeeping|spelling|thinking|listening|handwriting|finishing|backing|being|learning|wellbeing|meaning|morning|evening|nothing|everything|anything|something|string|spring|wing|king|ring|thing)$/;
/** "Hand stripping and scissoring", "safe opening": work by its name, which nobody has. */
const isWorkByName = (text: string): boolean => {
  const last = text.split(' ').at(-1) ?? '';
  return (
    /^[A-Za-z-]+(?: (?:and |or |& )?[a-z-]+){1,3}$/.test(text) &&
    !/^[a-z]+ing(?: and | or | & )[a-z]+ing$/i.test(text) &&
    (/ing$/.test(last) || (last === 'work' && /ing work$/.test(text))) &&
    !stuff.test(last) &&
    !/^(?:an?|the|your|own|good|strong|excellent|great|clear|careful|accurate|confident|fast|quick|neat|basic|solid|some|any|previous|proven|relevant|recent|regular|advanced|full|current|valid|native|fluent|professional|creative|analytical|critical|lateral|logical|strategic|quality|effective|high|free|no)\b/i.test(
      text,
    ) &&
    !/\b(?:skills?|experience|knowledge|training)\b/i.test(text)
  );
};

const charged =
  /^(?:an? )?((?:[A-Z]{2,4}|[a-z]+) )?(authori[sz]ed|competent|appointed|responsible|nominated|designated|senior authori[sz]ed) (person|officer)( \([^()]+\))?$/i;
const rating =
  /^(?:an? )?((?:[A-Z][\w-]*|type|night|radar|aerodrome|approach|area|tower|multi-engine|single-engine|instrument|instructor|seaplane)(?: (?:type|control|procedural|surveillance|instrument|engine))* rating)((?: or (?:similar|equivalent))?)$/i;
const shots =
  /^(?:(?:up[- ]to[- ]date|current|full) )?(?:Hep(?:atitis)? ?[ABC]|hepatitis|tetanus|MMR|BCG)(?: and (?:Hep(?:atitis)? ?[ABC]|hepatitis|tetanus|MMR|BCG))? (?:vaccinations?|vaccines?|immuni[sz]ations?|jabs?)$/i;
const shown = /^((?:[A-Za-z-]+ ){1,3}(?:credits|publications|endorsements|contacts|references))$/;
/** What is ridden or driven at work, and is the employer's: nobody is asked to own one. */
const ridden =
  /^(?:quad bikes?|ATVs?|UTVs?|tractors?|telehandlers?|dumpers?|mini[- ]?diggers?|diggers?|excavators?|chainsaws?|strimmers?|mowers?|ride-on mowers?|pallet trucks?|tail lifts?)(?:(?:, | and | & | or |\/)(?:quad bikes?|ATVs?|UTVs?|tractors?|telehandlers?|dumpers?|mini[- ]?diggers?|diggers?|excavators?|chainsaws?|strimmers?|mowers?|pallet trucks?|trailers?))*$/i;
const courses = new Set(
  'manual handling|first aid|abrasive wheels|working at height|work at height|confined space|confined spaces|asbestos awareness|fire safety|food safety|moving and handling|lone working|patient handling|child protection|safeguarding'.split(
    '|',
  ),
);

const schoolPass = /^(10\+2|(?:8|10|12)th|HSC|SSC|SSLC)(?: (?:standard|std|class))?[- ]pass(?:ed)?$/i;

/** "10+2 / graduate", "12th pass or diploma": years of school, or a paper that is more. */
const schoolOrPaper =
  /^(?:min(?:imum)?\.? )?(10\+2|(?:8|10|12)th|HSC|SSC|SSLC)(?: (?:standard|std|class))?(?:[- ]pass(?:ed)?)? ?(?:\/|or) ?(?:an? )?(?:any )?(graduates?|graduation|degree|diploma|ITI)$/i;

/** What stands as it was typed, with its article: people with a charge, ratings, vaccinations, what one can show. */
function readHeldByName(text: string): Read | null {
  const [, years = '', more = ''] = schoolOrPaper.exec(text) ?? [];
  if (years) {
    const paper = /^grad/i.test(more)
      ? 'a degree'
      : /^iti$/i.test(more)
        ? 'an ITI certificate'
        : withArticle(more.toLowerCase());
    return /th$/i.test(years)
      ? { kind: 'have', text: `${withArticle(`${years}-standard pass`)} or ${paper}` }
      : { kind: 'do', text: `have passed ${years} or have ${paper}` };
  }
  const school = schoolPass.exec(text)?.[1];
  if (school)
    return /th$/.test(school)
      ? { kind: 'have', text: withArticle(`${school}-standard pass`) }
      : { kind: 'do', text: `have passed ${school}` };
  const [, degree = '', field = ''] =
    /^(MBA|PGDM|BBA) ((?!in\b|or\b|and\b|with\b|pref)[a-z]+(?: and [a-z]+)?)$/.exec(text) ?? [];
  if (degree) return { kind: 'have', text: withArticle(`${degree} in ${field}`) };
  const [, register = '', part = ''] =
    /^(NMBI|NMC|CORU|HCPC|GMC|GPhC) (general division|[a-z]+ (?:division|register|nursing|branch))$/.exec(text) ?? [];
  if (register) return { kind: 'have', text: `${register} registration (${part})` };
  const [, whose = '', kind = '', who = '', aside = ''] = charged.exec(text) ?? [];
  if (who)
    return {
      kind: 'be',
      text: withArticle(
        `${/^[A-Z]{2}/.test(whose) ? whose : whose.toLowerCase()}${kind.toLowerCase()} ${who.toLowerCase()}${aside}`,
      ),
    };
  const [, rated = '', like = ''] = rating.exec(text) ?? [];
  if (rated) return { kind: 'have', text: `${withArticle(/^[A-Z][a-z]+ /.test(rated) ? small(rated) : rated)}${like}` };
  if (shots.test(text)) return { kind: 'have', text };
  if (
    shown.test(text) &&
    !/^(?:good|strong|excellent|own|two|three|four|five|references|clean|some|existing)\b/i.test(text)
  )
    return { kind: 'have', text: small(text) };
  // "Safe Pass and manual handling": a card, and a course.
  const [, paper = '', course = ''] =
    /^(.+?) (?:and|&|\+) ([a-z ]+?)(?: (?:cert|certificate|training))?$/.exec(text) ?? [];
  const held = courses.has(course) ? readBookedPaper(paper) : null;
  return held === null ? null : { kind: 'have', text: `${held} and ${course} training` };
}

/** A note by the noun at its end, where it was read as a deed or as a thing; null for everything else. */
export function readByHead(read: PersonFact, text: string): Read | null {
  if (ridden.test(text))
    return {
      kind: 'have',
      text: `experience with ${small(text)
        .replace(/ ?[&/] ?/g, ' and ')
        .replace(/([A-Za-z])(?=,| and | or |$)/g, (end: string) => (end === 's' ? end : `${end}s`))}`,
    };
  // "Client facing": how the work is, and experience of it.
  const facing = /^((?:client|customer|public|patient|user|consumer|board)[- ]facing)(?: experience)?$/i.exec(
    text,
  )?.[1];
  if (facing) return { kind: 'have', text: `${facing.toLowerCase().replace(' ', '-')} experience` };
  if (read.kind === 'can' && !/^(?:can|able|ability)\b/i.test(text)) {
    const named = readDeedOfNouns(text);
    return named === null ? null : { kind: 'have', text: named };
  }
  if (read.kind !== 'have') return null;
  const held = readHeldByName(text);
  if (held) return held;
  const plain = text.replace(/ & /g, ' and ');
  if (
    isWorkByName(text) &&
    !(read.sure || read.loose || read.odd || read.topic) &&
    read.text.toLowerCase() === plain.toLowerCase()
  )
    return { kind: 'have', text: `experience of ${small(plain)}` };
  // "Clear bug reports": written so.
  const [, how = '', what = ''] =
    /^(good|clear|accurate|concise|tidy|neat|well-written|thorough|detailed) ((?:[a-z]+ )?(?:reports|records|notes|specifications|minutes|emails|letters|instructions))$/i.exec(
      text,
    ) ?? [];
  return what && read.text.toLowerCase() === text.toLowerCase()
    ? {
        kind: 'can',
        text: `${/^(?:records|notes)$/.test(what.split(' ').at(-1) ?? '') ? 'keep' : 'write'} ${how.toLowerCase()} ${what.toLowerCase()}`,
      }
    : null;
}
