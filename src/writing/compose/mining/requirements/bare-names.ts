/**
 * Fields, kinds of work, systems and methods that a note only names: nobody "has nail surgery" or "has EPLAN P8". What
 * surely is none of what one owns, is or holds is asked for as experience of it, knowledge of it or skills in it, by the
 * word at its head; a proper name as experience with it, which is true of any system, method, standard or service.
 */
import { withArticle } from '../../language/articles.ts';
import { inDictionary } from '../../language/dictionary.ts';
import { describes, knowsNoun, knowsThing } from '../../language/lexicon.ts';
import { isCounted, isSureNoun, isUncounted } from '../../language/nouns.ts';
import { baseOfIng, isVerbBase } from '../../language/verbs.ts';
import { adjectives, trailingCue } from './cues.ts';
import {
  bareNone,
  branchHeads,
  craftHeads,
  doer,
  doingHeads,
  inFull,
  knownHeads,
  machine,
  noField,
  owned,
  papers,
  persons,
  qualities,
  terms,
} from './field-heads.ts';
import { inWords } from './noted-words.ts';
import { isBookedPaper } from './paper-book.ts';
import { isLanguage, type PersonFact } from './person-shapes.ts';

/** Small words that join two halves of a name. */
const joint = /^(?:and|or|of|for|in|with|on|to|&)$/;

const startsName = /^(?:[A-Z\d]|[a-z]+[A-Z])/;
/** A capital that is a name's and not only the line's: letters, digits or a capital inside, or no word of the dictionary. */
const isNameWord = (word: string): boolean =>
  /^(?:[A-Z][A-Z\d&.+/-]+|[A-Za-z]*\d[\w.+/-]*|[A-Z]?[a-z]+[A-Z]\w*|[A-Z]+[a-z]+[A-Z]\w*|(?!(?:Ex|Non|Pre|Post|Co|Self|Semi|Multi|Anti|Sub|Re)-)[A-Z][A-Za-z]*-[a-z]+|[A-Z]+s)$/.test(
    word,
  ) ||
  (/^[A-Z][a-z]+$/.test(word) && !inDictionary(word.toLowerCase()));
/** Capitals that are read as a word: "ICEGATE"; "NRASTC" is spelt, and may be a paper. */
const spelt = (word: string): boolean =>
  /^[A-Z]+$/.test(word) && (/[^AEIOUY]{3}/.test(word) || (word.match(/[AEIOUY]/g) ?? []).length < word.length * 0.3);
/** Letters that are a paper's as often as a method's. */
const tongueLevel = /\b[ABC][12]\+?$/;
const letters = /^[A-Z][A-Z\d&.]{1,4}(?:-[A-Z\d]{1,5})?s?$/;
/** "DipWCF", "AffCIPD", "Dip": letters of a body behind what its paper is called. */
const paperLetters =
  /^(?:(?:Adv|Post|Grad|Ass?oc?|Aff|PG|Tech|Higher)?(?:Dip|Cert|Aff|Grad|Tech)(?:[A-Z]{2,})?|PG[A-Z][a-z]+)$/;
/** Letters, or a row of them that strokes part: "ATT/ACA". */
const areLetters = (word: string): boolean =>
  word.split('/').every((part) => letters.test(part) || paperLetters.test(part));
/** "Level 3", "Stage 2", "Class 1", "Part 66": a paper's name. */
const paperName =
  /\b(?:Level|Lvl|Grade|Stage|Class|Part|Type|Unit|Tier|Cat|Category|Band|Cert|Certified|Certificate|Licen[cs]e|Diploma|Degree|Award|Pass|Card|Ticket|Member|Fellow|CPC|DQC|MPT|BPT|MCC|Code 95|Chartered|Registered|Qualified|Association|Institute|Society|Guild|College|Academy|University)\b/i;

/** Whether small words make more of it than a name; letters are none: "IS codes", "ETC Eos". */
const saysMore = (text: string): boolean => noField.test(text.replace(/\b[A-Z]{2,}\b|(?<=\S )(?:Plus|Max)$/g, 'X'));

/** "EPLAN P8", "Aspen HYSYS", "Pharmacy First", "Palo Alto firewalls". */
function readName(words: readonly string[]): string | null {
  const text = words.join(' ');
  if (
    words.length > 5 ||
    paperName.test(text) ||
    tongueLevel.test(text) ||
    saysMore(text) ||
    words.some((word) => isLanguage(word))
  )
    return null;
  if (!words.every((word) => startsName.test(word) || joint.test(word))) return null;
  // One word with the line's capital is a name where no dictionary has it or the trade can't be meant.
  if (words.length === 1) {
    const [word = ''] = words;
    return isNameWord(word) &&
      !spelt(word) &&
      (!letters.test(word) || /^[A-Z]+\d.*-/.test(word)) &&
      !/^\d+$/.test(word) &&
      word.length > 2
      ? `experience with ${word}`
      : null;
  }
  // "PFDs and P&IDs" are several things; "EPLAN P8" has its version behind it.
  if (
    words.every((word) => areLetters(word) || joint.test(word)) &&
    !words.every((word) => /s$/.test(word) || joint.test(word)) &&
    !(words.length === 2 && /^[A-Z]{4,}$/.test(words[0] ?? '') && /^[A-Z]\d+$/.test(words[1] ?? ''))
  )
    return null;
  const [first = '', second = ''] = words;
  // "PTS with AC/DCCR": a paper, and what it is for.
  if (/^[A-Z]{3,}$/.test(first) && joint.test(second) && isBookedPaper(first)) return null;
  // "Change and TUPE": work by its name, whose capital is only the line's.
  if (joint.test(second) && /^[A-Z][a-z]+$/.test(first) && doingHeads.test(`${first.toLowerCase()}s`))
    return `experience of ${first.toLowerCase()}${text.slice(first.length)}`;
  // Everyday words in capitals throughout are a name too: "Active Directory", "Pharmacy First".
  return /^\d/.test(words[0] ?? '') ? null : `experience with ${text}`;
}

const single = (word: string): string => word.replace(/ies$/, 'y').replace(/(?<=(?:x|ch|sh|ss))es$|s$/, '');

/** What stands before the word for it. */
function withWord(head: string, phrase: string): string {
  if (craftHeads.test(head)) return `skills in ${phrase}`;
  if (knownHeads.test(head) || / software$/.test(phrase)) return `knowledge of ${phrase}`;
  // "One cloud platform": as many as it says.
  if (/^(?:one|any|another|at least one) /.test(phrase)) return `experience with ${phrase}`;
  if (branchHeads.test(head))
    return `experience in ${/^(?:sector|industry|section|department|environment)$/.test(head) ? 'the ' : ''}${phrase}`;
  if (doingHeads.test(head)) return `experience of ${phrase}`;
  // Things one works with, of which there are several: "total stations", "narrow-track tractors".
  if (/[a-z]{2}[^su\W]s$/.test(head)) return `experience with ${phrase}`;
  if ((isCounted(head) && !isUncounted(head)) || machine.test(head))
    return `experience with ${phrase.endsWith(head) ? `${phrase.slice(0, -head.length)}${plural(head)}` : phrase}`;
  return `experience of ${phrase}`;
}
const plural = (noun: string): string =>
  /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : /[^aeiou]y$/.test(noun) ? noun.replace(/y$/, 'ies') : `${noun}s`;

/** Whether a word may be the head of a field's name. */
function isHead(word: string, many: boolean): boolean {
  if (!/^[a-z][a-z-]+$/.test(word)) return false;
  const one = single(word);
  if (
    [word, one].some(
      (form) =>
        inWords(owned, form) ||
        inWords(qualities, form) ||
        inWords(papers, form) ||
        (inWords(terms, form) && !(word === 'work' && many)),
    )
  )
    return false;
  if (persons.test(word) || doer.test(word)) return false;
  if (craftHeads.test(word) || knownHeads.test(word) || branchHeads.test(word)) return true;
  if (/(?:ly|ive|ous|ful|able|ible|less|ish)$/.test(word) && describes(word)) return false;
  if (doingHeads.test(word))
    return (
      !/^(?:being|doing|having|going|willing|daring|caring|outgoing|loving|charming|hardworking|demanding|challenging|outstanding)$/.test(
        word,
      ) || word === 'caring'
    );
  if (describes(word) || /(?:ed|ly)$/.test(word)) return false;
  if (isSureNoun(word) || knowsThing(word) || knowsNoun(word)) return true;
  // The trade's own words: "sourdough", "microservices", "firewalls".
  return !isVerbBase(word) && (inDictionary(word) || inDictionary(one) || /[a-z]{4}[^su]s$/.test(word));
}

/** Whether the first word's capital is a name's: "Spring Boot and microservices", "Solvency II reserving", "Phase II/III trials", "Driver CPC". */
const opensName = ([first = '', second = '']: readonly string[]): boolean =>
  /^(?:[A-Z][a-z]+|(?:II|III|IV|VI?)(?:[/-](?:II|III|IV|VI?))?|[A-Z]\d?\+[A-Z])$/.test(second) ||
  (/^(?:Driver|Category|Class|Phase|Type|Part|Stage|Level|Grade)$/.test(first) && /^[A-Z\d]/.test(second));

/** "Nail surgery", "roads and drainage", "risk calculation in cancer families". */
function readPhrase(typed: string): string | null {
  const [, head = '', joined = '', tail = ''] = /^(.+?)(?: (of|in|for|with|on) ([^;:()]+))?$/.exec(typed) ?? [];
  if (saysMore(head) || (tail && (/\d/.test(tail) || saysMore(tail.replace(/^(?:the|a|an) /, ''))))) return null;
  const words = head.split(' ');
  if (words.length > 7 || (tail && tail.split(' ').length > 6)) return null;
  // A capital in the middle is a name's, and stands; the line's first one goes where the dictionary has its word.
  const [first = ''] = words;
  const lowered =
    /^[A-Z][a-z-]+$/.test(first) &&
    (inDictionary(first.toLowerCase()) || /-/.test(first)) &&
    !isLanguage(first) &&
    !opensName(words)
      ? [first.charAt(0).toLowerCase() + first.slice(1), ...words.slice(1)]
      : words;
  if (lowered.some((word) => !/^[\p{L}\d&'’.,+/-]+$/u.test(word))) return null;
  const last = (lowered.at(-1) ?? '').replace(/^.*\/(?=[a-z])/, '');
  if (
    !isHead(last, lowered.length > 1) ||
    /^(?:lots?|plenty|range|wealth|bit|pair|number|variety|sense|level|kind)$/.test(last)
  )
    return null;
  // Of a thing there may be anything; what is of a doing is a part of it.
  if (tail && !doingHeads.test(last) && !knownHeads.test(last) && !branchHeads.test(last)) return null;
  // Before the head stand nouns, adjectives and names; a verb or an adverb makes a sentence of it.
  const start = lowered[0] ?? '';
  if (/ly$/.test(start) && start !== 'family' && start !== 'early' && start !== 'assembly' && start !== 'supply')
    return null;
  if (lowered.length > 1 && /^[a-z]+$/.test(start)) {
    if (adjectives.test(start) && describes(start) && !knowsThing(start)) return null;
    // "Build stairs", "drive tractors": an order, and no name; "build quality" has its noun.
    if (isVerbBase(start) && !knowsNoun(start) && (/s$/.test(last) || !doingHeads.test(last))) return null;
    if (
      isVerbBase(start) &&
      lowered.length === 2 &&
      /[^su]s$/.test(last) &&
      !doingHeads.test(last) &&
      !knowsThing(start)
    )
      return null;
    // "Milking cows": done to something, and no name of a field.
    if (baseOfIng(start) !== null && lowered.length > 1 && !doingHeads.test(last) && !knownHeads.test(last))
      return null;
  }
  if (lowered.length === 1 && (inWords(bareNone, start) || isVerbBase(start))) return null;
  const full = lowered.map((word, at) => (at === lowered.length - 1 ? (inFull[word] ?? word) : word)).join(' ');
  const said = withWord(inFull[last] ?? last, full.replace(/(?<=[a-z])\/(?=[a-z])/g, ' or '));
  return tail ? `${said} ${joined} ${tail}` : said;
}

const heldPaper =
  /^(?:competencies|competences|licen[cs]es?|certificates?|cards?|tickets?|diplomas?|qualifications?|memberships?|registration|accreditation|permits?)$/;
const ownThing =
  /^(?:tools|shoes|boots|trainers|clothes|clothing|knives|whites|gloves|wellies|glasses|ppe|transport|broadband|uniform)$/;
/** "GCN and bat licences", "step-safe shoes", "tact with bereaved families": had as it stands. */
function readHeld(typed: string): string | null {
  if (saysMore(typed)) return null;
  const words = typed.split(' ');
  const last = words.at(-1) ?? '';
  const [first = ''] = words;
  const lowered =
    /^[A-Z][a-z-]+$/.test(first) && inDictionary(first.toLowerCase()) && !isLanguage(first) && !opensName(words)
      ? `${first.toLowerCase()}${typed.slice(first.length)}`
      : typed;
  if (words.length > 1 && words.length < 6 && ownThing.test(last) && !isVerbBase(lowered.split(' ')[0] ?? ''))
    return lowered;
  if (words.length > 1 && words.length < 6 && heldPaper.test(last) && !/ing$/.test(first) && !joint.test(first))
    return /(?:s|registration|accreditation)$/.test(last) ? lowered : withArticle(lowered);
  return /^(?:tact|patience|empathy|compassion|discretion|diplomacy|sensitivity|respect|confidence|stamina) (?:with|for|in|towards) [a-z][a-z -]{3,40}$/.test(
    lowered,
  )
    ? lowered
    : null;
}
/** "Motor TPPD", "US staffing W2/C2C/1099": a field, and letters of it. */
function readLettersBehind(typed: string): string | null {
  const [, field = '', code = ''] =
    /^((?:[A-Z]{2,4} )?[a-z]{3,}(?: [a-z]{3,})?) ([A-Z\d][A-Z\d]+(?:\/[A-Z\d]+)*)$/.exec(typed) ?? [];
  if (!field || saysMore(field) || !isHead(field.split(' ').at(-1) ?? '', true)) return null;
  return `experience of ${field} ${code}`;
}

/** A note as it was typed, without its bullet and the mark of a wish. */
const bareNote = (typed: string): string =>
  typed
    .trim()
    .replace(/^[\s•·*–-]+|[\s.;,]+$/g, '')
    .replace(trailingCue, '')
    .replace(/ (?:OK|okay)$/, '')
    .replace(/ & /g, ' and ')
    .replace(/ \+ /g, ' and ')
    .replace(/ \/ /g, ' or ')
    .trim();

/** What a note names, as a sentence asks for it; null where it is not sure what is named. */
export function readBareName(typed: string): Pick<PersonFact, 'kind' | 'text' | 'sure' | 'loose' | 'topic'> | null {
  const note = bareNote(typed);
  // A bracket says which of them.
  const [, what = note, aside = ''] =
    /^(.+?)( \((?!.*\b(?:or|if|we|not|no|needed|ok|willing)\b)[^()]{2,50}\))$/.exec(note) ?? [];
  if (what.length < 3 || what.length > 80 || /[:;,?!"“”=<>|]|\d+\+? ?(?:%|years?|yrs?)| [–—-] /.test(what)) return null;
  const words = what.split(' ');
  // "KYC/CDD", "HA/DR": a paper or a method, and words that fit both.
  // One everyday word with a capital may be a program's name: "Prophet".
  if (/^[A-Z][a-z]+$/.test(what) && !isNameWord(what) && !/(?:ing|tion|ment|logy|ics)$/.test(what)) return null;
  if (/^[A-Z][A-Z\d&-]{1,5}(?:\/[A-Z][A-Z\d&-]{1,5}){1,3}$/.test(what))
    return { kind: 'have', text: `${what}${aside}`, loose: true, topic: true, sure: true };
  const name = readName(words);
  const held = name ? null : readHeld(what);
  if (held) return { kind: 'have', text: `${held}${aside}`, sure: true };
  const said = name ?? readPhrase(what) ?? readLettersBehind(what);
  // "FHA/VA/conventional": whatever they are of, the row stands as it was typed.
  if (said === null && /^[A-Z][A-Za-z\d&-]*(?:\/[A-Za-z\d&-]{2,}){1,3}$/.test(what) && /^[A-Z]{2}/.test(what))
    return { kind: 'have', text: `${what}${aside}`, loose: true, sure: true };
  // "Multi-site", "customer-facing": which experience, and nothing that one has experience of.
  if (said !== null && /^experience of [a-z]+(?:-[a-z]+)+$/.test(said))
    return { kind: 'have', text: `${said.slice('experience of '.length)} experience${aside}`, sure: true };
  return said === null ? null : { kind: 'have', text: `${said}${aside}`, sure: true };
}

/** Whether the words of a reading are those of the note, so that nothing was cut off or put in. */
const asTyped = (text: string, typed: string): boolean => {
  const letter = (from: string): string =>
    from
      .toLowerCase()
      .replace(/&|\b(?:and|or)\b|^(?:an?|the) /g, '')
      .replace(/[^a-z\d]+/g, '');
  return letter(text) === letter(bareNote(typed));
};

const surelyField = (text: string): boolean => {
  const last = text.split(' ').at(-1) ?? '';
  return (
    / /.test(text) &&
    !/^(?:an?|the|your)\b/.test(text) &&
    /^(?:freight|shipping|haulage|conveyancing|litigation|scheduling|estimating|sampling|costing|closing|reconciliations?|advisory|caseload|calculations?|assessments?|treatments?|procedures?|repairs?|installations?|preparation|management|planning|inspections?)$/.test(
      last,
    )
  );
};

/** What was only named, in words that fit it; every other reading as it is. */
export function asNamedOnly(fact: PersonFact, typed: string): PersonFact {
  if (fact.kind !== 'have' || fact.arranged || fact.sure) return fact;
  // "Capital projects over £5 million", "loads up to 44 tonnes": what one has handled, and how large.
  if (
    /^(?:[a-z-]+ ){0,2}[a-z]{3,}[^su\W]s (?:of |worth |up to |with |for )?(?:(?:over|above|under|more than|up to|at least|around|between|exceeding|to|from) )?[£€$₹]?\d[\w.,+]*(?: [a-z]+)?$/.test(
      fact.text,
    ) &&
    !/\b(?:years|months|weeks|days|hours|points|endorsements|references|passes|grades|GCSEs|licences|licenses|certificates|marks|minutes)\b/i.test(
      fact.text,
    )
  )
    return { ...fact, text: `experience with ${fact.text}`, loose: false, odd: false, topic: false, sure: true };
  if (!asTyped(fact.text, typed)) return fact;
  // "At least one of the major ERP systems": one of what people have worked with.
  const ofSeveral = /^(?:at least )?(?:one|two|three) of (?:the|these|our) ([^,;:()]+)$/i.exec(fact.text)?.[1];
  if (ofSeveral && readBareName(ofSeveral)?.text.startsWith('experience with '))
    return { ...fact, text: `experience with ${fact.text}`, loose: false, odd: false, topic: false, sure: true };
  // "Air and sea freight", read as something to have: a doing or a branch by its head.
  if (!(fact.loose || fact.odd || fact.topic) && !surelyField(fact.text)) return fact;
  const named = readBareName(typed);
  return named ? { ...named, desirable: fact.desirable, ...(fact.strong ? { strong: true } : {}) } : fact;
}
