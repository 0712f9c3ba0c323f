/** The last look at what a requirement became: what no editor would print behind "you have", "you are" or "you can" is left out and told, and not said. */
import { endsInModifier, isBrokenOff } from '../../language/lacking-noun.ts';
import { describes } from '../../language/lexicon.ts';
import { isNoSentence } from '../../language/no-sentence.ts';
import { headOf, isSureNoun } from '../../language/nouns.ts';
import { isTelegraphic } from '../../language/telegraphic.ts';
import { adjectives } from './cues.ts';
import type { PersonFact } from './person-shapes.ts';
import { had } from './sure.ts';

/** What is left of a form or a table. */
const leftover =
  /[=<>|\\]|\.(?:docx?|pdf|xlsx?|DOCX?|PDF)\b|(?<=[A-Za-z]) [+] (?=[A-Za-z])|\b[Ee]tc\b|\bn\/a\b|\bN\/A\b/;
/** "Experience of it is not", "a licence and it must be clean": a sentence inside. */
const clauseInside = /\b(?:it|this|that|they) (?:is|are|must|will|should|can)(?: not)?$|\bof it is\b/i;
/** "Knowledge COSHH", "experience call centre". */
const gap =
  /^(?:an? )?(?:good |basic |working |sound |some )?(?:knowledge|understanding|exposure|background|ability|awareness) (?!of\b|in\b|to\b|about\b|on\b|with\b|and\b|or\b|as\b|from\b|within\b|around\b|across\b|for\b|how\b|that\b|beyond\b|gained\b|including\b|base\b|check|\()/i;
/** "Strong analytical", "good follow up": what somebody is not. */
const halfQuality =
  /^(?:very |really |always )?(?:strong|good|great|excellent|solid|sound) (?!(?:at|with|in|on|around|under|to|for|about|enough|and|but|or|company|fun|humou?red|natured|tempered|hearted|spoken|when|from|by|as|of|under|even|both)\b)[a-z]/i;
/** "Able work weekends", "willing travel". */
const noTo =
  /^(?:able|willing|prepared) (?!to\b|and\b|or\b|for\b|bodied\b|in\b|at\b|enough\b|but\b|learner|worker)[a-z]/i;
/** What work is, and nobody: "domestic", "arable 500 ha". */
const ofWork =
  /^(?:domestic|commercial|industrial|residential|rural|urban|clinical|retail|agricultural|arable|electrical|mechanical|civil|structural|fresh|seasonal|temporary|permanent|part-time|full-time|remote|tally|live|full|dry|wet|coded and \w+|unvented|continental|multi-cuisine|oriental|mughlai)(?: \d.*| lic)?$/;
/** Only how clean somebody is, of which the trade is silent. */
const blunt = /^(?:clean|presentable and clean|normal|hungry|attractive|good[- ]looking)$/i;
/** "Allanwater Renewables is MCS certified": who is what, and nothing that the reader is. */
const tellsOfOther = (text: string): boolean =>
  /^(?:(?!\b(?:who|that|which|what|where|when|how|if|whoever|whatever|wherever|as|because|so|while|until|there|it|or|and)\b)[^,;:(])*? (?:is|are|was|were|has|will) [a-z]/i.test(
    text,
  ) && !/^(?:the|an?) (?:kind|sort|type|one|person)\b/.test(text);
/** "Splits ok", "shift ready", "JIB approved": how somebody is, behind what it is of. */
const endsInState =
  / (?:ok|okay|ready|approved|aware|fine|flexible|capable|friendly|willing|able|available|proof|minded)$/i;
/** German words in small letters or out of place: nobody reads "schichtbereit". */
const german =
  /[äöüß]|\b[A-Z][a-z]*(?:kenntnisse|schaft|keit|heit|betrieb|kraft|schein|erfahrung|enden|therapie|[a-z]{4}ung|[a-z]{3}iker|therapeut)\b|\b(?:Klasse|Kenntnisse|Deutsch)\b|\b[a-z]{4,}iert\b|[a-zäöüß]{4,}(?:kenntnisse|schein|bereit|bereitschaft|fähigkeit|erfahrung|ausbildung|führerschein)\b|\b(?:[Gg]ute|[Ss]ehr|[Gg]ern|[Ss]icherer) [A-ZÄÖÜ]/;

/** A trade that is learnt in Germany keeps its name: "training as an Elektroniker für Betriebstechnik". */
const germanTrade =
  /\b(?:training|apprenticeship|qualification|traineeship|degree|recognition) as (?:an? )?\p{Lu}[\p{L}/-]+|\b(?:trained|qualified|skilled) \p{Lu}\p{L}+(?: or (?:similar|comparable|equivalent))?$|\(\p{Lu}\p{L}+\)$/u;

/** What somebody is, and read as a thing: "comfortable lone working", "willing travel", "steady nerves heights". */
const isState = ({ text, odd, topic, loose }: PersonFact): boolean =>
  (odd === true || topic === true || loose === true) &&
  !/^(?:an?|the|your)\b/.test(text) &&
  (/^(?:comfortable|happy|ok|okay|willing|ready|prepared|used|confident|calm|able)\b/i.test(text) ||
    (endsInState.test(text) && !isSureNoun(text)) ||
    (odd === true && adjectives.test(text) && describes(text.split(' ')[0] ?? '')));

/** "Sous chef 3 years fresh food", "RN med-surg 1 year": a time that hangs on nothing. */
const looseTime =
  /[A-Za-z] \d+(?: to \d+)?\+? years?(?=$| (?!of\b|in\b|as\b|with\b|at\b|on\b|and\b|or\b|old\b|from\b|post\b|after\b|ago\b|experience\b|using\b|working\b|\())(?<!\b(?:least|than|over|minimum|of|last|past|for|or|and|with|including|to|every|first|within|about|under|about) \d+(?: to \d+)?\+? years?)|\byears? of [A-Z][a-z]+ [a-z]+ (?:[a-z]+ )?experience$/;
/** What people may have one of. */
const oneHas = new RegExp(
  `${had.source}|\\b(?:mindset|mind|nature|heart|stomach|smile|personality|presence|appearance|style|touch|palate|nose|passion|love|flair|knack|feel|bit|pair|lot|range|wealth|depth|history|relationships?|interest|habit|pass|home|kit|apron|uniform|computer|tablet|connection|account|speed|voice|brain|hand|foot|back|streak|drive|desire|will|wish|way|outlook|character|disposition|temperament|reputation|bond|medical|result|score|rate|standard|level|foundation|mix|balance|proof|plan|idea|view|vision|thirst|appetite|attitude|name|address|number|garden|horse|dog|saddle|helmet|machine|instrument|camera|drone|licence|grip|handle|overview|ability|willingness|attention|talent|gift|instinct|conscience|spirit|ego|skin|grasp|appreciation|focus|tolerance|respect|regard|need|trade|profession|major|minor|doctorate|fellowship|residency|internship|placement|bachelor['’]s|master['’]s|first|2[:.][12]|combination|command|curiosity|side)$`,
  'i',
);
/** "Committee", "form tutor", "pick to voice": a thing that was given its article, and that nobody has. */
const ownsNothing = ({ text, kind, loose }: PersonFact, typed: string): boolean =>
  kind === 'have' &&
  loose !== true &&
  /^an? [a-z]/.test(text) &&
  !/\b(?:an?|your|own)\b/i.test(typed) &&
  text.split(' ').length <= 4 &&
  !oneHas.test(headOf(text)) &&
  !/[A-Z.][\w.]*$/.test(headOf(text)) &&
  !/ (?:of|for|to|who|that|or|as|in) /.test(text.replace(/^an? /, ''));
/** "Warehouse op", "welder 6G TIG stainless": a trade cut short, or with whatever was jotted behind it. */
const shortTrade =
  /\b(?:exec|op|tech|lic|bg|reg|quals?)$|^(?:[A-Za-z]+ )?(?:welder|electrician|solicitor|analyst|teacher|chef|driver|nurse|engineer|generalist|fitter|joiner|plumber|manager|accountant|developer) (?!of\b|in\b|with\b|who\b|at\b|for\b|or\b|and\b|from\b|to\b|on\b|[a-z]+ (?:experience|training|certificate|licen[cs]e|qualification|course|degree)$|(?:experience|training|certificate|licen[cs]e|qualification|course|degree|CPC|registration|card|skills|background)\b|\()/i;
/** One word that names neither a field nor a thing to have: "staff", "events", "theatre". */
const bareWord = ({ text, odd, topic, loose, desirable, sure }: PersonFact): boolean =>
  sure !== true &&
  (odd === true || topic === true || loose === true) &&
  ((/^[a-z]+$/.test(text) &&
    !(desirable && !odd) &&
    !/(?:ing|ment|tion|ics|logy|ship|ance|ence|ity|ism|graphy|care|work|craft|sales|payroll|retail|tax|law|audit|trade|icity|nomy|ery|ture|try)s?$/.test(
      text,
    )) ||
    text === 'medication' ||
    // "18th", "3.5t", "5 axis", "L3".
    /^(?:\d[\w.]*(?: [a-z]+)?|[A-Z]\d)$/.test(text) ||
    // "PA1/PA6", "KS3/4".
    /[A-Z]{2,}\d?\/[A-Z]{2}/.test(text) ||
    shortTrade.test(text) ||
    /^Level \d [A-Z]{2,3}$/.test(text));

/** "Ring frame" read as "ring a frame": two bare words, of which the first may be no deed at all. */
const madeDeed = ({ kind, text }: PersonFact, typed: string): boolean =>
  kind === 'can' &&
  /^[a-z]+ an? [a-z]+$/.test(text) &&
  /^(?:ring|press|film|cut|spray|frame|die|gear|table|ring|plate|pattern|block|form|line|range|stage|box|band|grade|net|pot|punch) [a-z]+$/i.test(
    typed,
  );

const verbs: Readonly<Record<PersonFact['kind'], string>> = {
  have: 'You have',
  be: 'You are',
  can: 'You can',
  do: 'You',
  without: 'You do not need',
};

/** "3. Reporting. The General Counsel shall report to ...": the name of a section, and no skill. */
const nameOfSection = /^(?:Reporting|Staffing|Timing|Funding)\.$/;

/** Whether no sentence should hold the fact, as it would be said. */
export function readsBadly(fact: PersonFact, typed: string): boolean {
  const { kind, text } = fact;
  if (isNoSentence(`${verbs[kind]} ${text}`) || nameOfSection.test(typed)) return true;
  if (
    looseTime.test(text) ||
    ownsNothing(fact, typed) ||
    bareWord(fact) ||
    isBrokenOff(text) ||
    /^know \d+ [a-z]/.test(text)
  )
    return true;
  if (
    leftover.test(text) ||
    clauseInside.test(text) ||
    (german.test(text) && !germanTrade.test(text)) ||
    madeDeed(fact, typed)
  )
    return true;
  if (kind === 'have')
    return (
      gap.test(text) ||
      // "Records, warehouse or similar": of what kind all of them are nobody says.
      /^[A-Za-z][a-z-]+(?: [a-z-]+)?, [a-z ,-]+ or (?:similar|comparable)$/.test(text) ||
      (/ /.test(text) && endsInModifier(text)) ||
      // "Level 2 willing to do NVQ": a paper that wills nothing.
      /\b(?:Level|Grade|NVQ|licen[cs]e|degree|diploma|certificate) ?\d? (?:willing|prepared|happy|keen) to\b/i.test(
        text,
      ) ||
      /^(?:time-served or (?:fully )?qualified|(?:fully )?qualified or time-served)$/i.test(text) ||
      isState(fact) ||
      /^\d+$/.test(text) ||
      /^an? (?:(?:good|strong|nice|excellent) )?presentation$/.test(text) ||
      (!fact.sure && isTelegraphic(`${verbs.have} ${text}`))
    );
  // "Able to work", "alone on nights": the halves of one line, of which neither asks for anything.
  if (kind === 'can' && /^(?:work|stand|live|travel with|deal|cope|liaise|communicate with)$/.test(text)) return true;
  if (kind === 'be')
    return (
      /^(?:alone|together|apart|away|overnight)\b/.test(text) ||
      halfQuality.test(text) ||
      noTo.test(text) ||
      blunt.test(text) ||
      tellsOfOther(text) ||
      ofWork.test(text) ||
      /\band (?:your own\b|own\b)/.test(text) ||
      (!fact.sure && isTelegraphic(`${verbs.be} ${text}`))
    );
  return !fact.sure && isTelegraphic(`${verbs[kind]} ${text}`);
}
