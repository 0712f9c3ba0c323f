/** Requirements of which either half is of another kind: "a leaving certificate or 18 and over", "a notary or willing to become one". */

import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';
import { isLanguage, type PersonFact } from './person-shapes.ts';

type Read = (half: string) => PersonFact | null;

const ready = '(willing|prepared|ready|happy|able|keen|planning|eligible|working|training|studying)';
/** "Leaving cert or 18+", "GCSEs or be over 18". */
const orAge =
  /^([^,;:()]{3,60}?),? or (?:be |are |aged? |at least )*(?:(over) )?(1[5-9]|2[0-5])(?: ?\+| (?:or|and) (?:over|above)| years (?:of age|old)(?: (?:or|and) over)?)?$/i;
/** "Ohio notary or willing to become one". */
const becomesOne = new RegExp(
  `^((?:an? )?[^,;:()]{3,50}?),? or (?:be |are )?${ready} to become one(?: [^,;:()]{3,40})?$`,
  'i',
);
/** "Institute of Licensing Professional Qualification, or willing to work towards it": a paper by its whole name. */
const paperOrTowards = rare(
  /^([A-Z][\w&'’-]* (?:(?:[A-Z][\w&'’-]*|\d|of|in|for|and|at|the) ){1,8}(?:[Qq]ualification|[Cc]ertificate|[Dd]iploma|[Aa]ward|[Ll]icen[cs]e|[Cc]ertification|[Cc]ard)),? or (?:be |are )?(?:willing|prepared|ready|happy|keen|the willingness) to work towards(?: it| this| one)?$/,
);
/** "Qualified butcher or 2 years at a counter": who one is, or how long one has done it. */
const trainedOrYears = rare(
  /^(?:an? )?((?:qualified|trained|certified|chartered|registered|licensed|licenced|experienced) [a-z]+(?: [a-z]+)?),? or ((?:at least |a minimum of |min\.? )?(?:\d+\+?|one|two|three|four|five|six|seven|eight|ten)(?: ?(?:-|to) ?\d+)? ?(?:years?|yrs?)\b[^,;:()]*)$/i,
);
/** "Recognised apprenticeship or at least five years' CNC setting": learnt, or done so long. */
const paperOrYears = rare(
  /^((?:an? )?(?:[a-z-]+ ){0,3}(?:apprenticeship|degree|diploma|certificate|qualification|licence|training)(?: in [a-z ]{3,40})?),? or ((?:at least |a minimum of |over )(?:\d+\+?|one|two|three|four|five|six|seven|eight|ten) (?:years?|yrs?)\b[^,;:()]*)$/i,
);
/** "English or German good enough for the kitchen". */
const wellEnough = /^((?:[A-Z][a-z]+(?:, | or | and ))*[A-Z][a-z]+) good enough (for|to) ([^,;:()]{3,60})$/;
const tonguesOnly = (row: string): boolean => row.split(/, | or | and /).every(isLanguage);
/** Who somebody is by trade, or the paper that counts as much: "ITI electrician or diploma in electrical engineering". */
function somebodyOrPaper(line: string, read: Read): string | null {
  const [, who = '', paper = ''] =
    /^(?:an? )?([A-Za-z][\w-]*(?: [a-z-]+){0,2} ?[a-z]{3,}),? or ((?:an? )?(?:[\w&-]+ ){0,2}(?:diploma|degree|certificate|HNC|HND|NVQ|SVQ|apprenticeship)(?: (?:in|of) [^,;:()]{3,60})?)$/.exec(
      line,
    ) ?? [];
  if (who === '') return null;
  const [is, has] = [read(who), read(paper)];
  return is?.kind === 'be' &&
    /^an? /.test(is.text) &&
    has?.kind === 'have' &&
    !is.odd &&
    !has.odd &&
    !is.desirable &&
    !has.desirable
    ? `are ${is.text} or have ${/^an? /.test(has.text) ? has.text : withArticle(has.text)}`
    : null;
}

/** "Leaving Cert with maths, or a mature applicant": a paper, or somebody who needs none. */
const paperOrWho = rare(
  /^(?!.*\b(?:desirable|preferred|useful)\b)([^;:()]{3,70}?),? or ((?:as )?an? (?:[a-z-]+ ){0,2}(?:applicant|candidate|person|student|learner|changer|returner|graduate|trainee|apprentice|leaver|starter|[a-z]{3,}(?:ian|ist|smith|wright)|[a-z]{3,}(?:er|or)))$/i,
);
/** What of a paper ends like somebody: "or a higher", "or a cert of another". */
const nobody =
  /\b(?:higher|other|another|number|further|better|letter|paper|computer|master|minor|major|driver['’]s)$/i;

/** Who applies, and by nothing else that could be read. */
const whoApplies = /\b(?:applicant|candidate|person|student|learner|changer|returner|leaver|starter)$/i;

/** Reads a paper and somebody who needs none; null where the line is none. */
export function readPaperOrWho(line: string, desirable: boolean, read: Read): PersonFact | null {
  const text = paperOrSomebody(line, read);
  return text === null ? null : { kind: 'do', text, desirable, sure: true };
}

function paperOrSomebody(line: string, read: Read): string | null {
  const [, paper = '', typed = ''] = paperOrWho.exec(line) ?? [];
  const who = lowerFirst(typed.replace(/^as /i, ''));
  if (who === '' || nobody.test(who)) return null;
  const has = read(paper);
  const is = whoApplies.test(who) ? { kind: 'be', text: who, odd: false } : read(who);
  return has?.kind === 'have' &&
    is?.kind === 'be' &&
    !has.odd &&
    !has.desirable &&
    !is.odd &&
    /\b(?:cert(?:ificate)?s?|degree|diploma|GCSEs?|A[- ]levels?|licen[cs]e|qualification|HN[CD]|NVQ|SVQ|card|BSc|BA|BEng|apprenticeship)\b/i.test(
      has.text,
    )
    ? `have ${has.text} or are ${lowerFirst(is.text)}`
    : null;
}

/** "BSL level 1 or willing to learn", "Maths GCSE or the willingness to sit it". */
const orGetsIt = rare(
  new RegExp(
    `^(?!.*\\b(?:desirable|preferred|useful)\\b)((?:an? )?[^,;:()]{3,50}?),? or (?:(?:be |are )?${ready} to (?:learn|study|sit|take|get|gain|complete)(?: it| this| one| for it)?|(?:the |a )?willingness to (?:learn|study|sit|take|get|gain|complete) (?:it|this|one|for it))$`,
    'i',
  ),
);
/** "Grade 4 in maths, or doing it again", "a licence, or taking lessons now": had, or on the way. */
const orOnTheWay =
  /^([^,;:()]{3,60}?), or (?:(?:be |are |currently |already |still )*)((?:doing|taking|sitting|retaking|resitting|repeating|studying|learning|finishing|completing|getting)\b[^,;:()]{0,40})$/i;
/** What is done about it: "sit" of "the willingness to sit it". */
const doneAboutIt = /\b(learn|study|sit|take|get|gain|complete)(?: it| this| one| for it)?$/i;
/** "..., able to turn your hand to the rest": the rest of what stands before. */
const andTheRest =
  /^([^;:()]{3,80}?),? (?:(?:and|but) )?(?:be )?(able to|can|willing to|happy to|ready to) ([a-z][^,;:()]*\b(?:the rest|the others?|both))$/i;
/** Whether a piece of a list is said of the one before it, without which "the rest" is of nothing. */
export const isOfTheRest = (piece: string): boolean =>
  // "Comfortable with animals, reptiles included".
  /^[a-z][a-z -]{2,30} included[.!]*$/i.test(piece.trim()) ||
  /^(?:(?:and|but) )?(?:be )?(?:able to|can|willing to|happy to|ready to) [a-z][^,;:()]*\b(?:the rest|the others?)$/i.test(
    piece.trim().replace(/[.!]+$/, ''),
  );

/** What somebody is or has, behind "you": "have a licence", "are time-served", "can drive"; null where it is read in no form for sure. */
function withVerb(fact: PersonFact | null): string | null {
  if (!fact || fact.odd) return null;
  if (fact.kind === 'do') return fact.text;
  if (fact.kind === 'can') return `can ${fact.text}`;
  return fact.kind === 'be' ? `are ${fact.text}` : fact.kind === 'have' && !fact.loose ? `have ${fact.text}` : null;
}

/** Reads such a line; null where it is none. `read` reads one half of it. */
export function readDoor(line: string, desirable: boolean, read: Read): PersonFact | null {
  const both = (text: string): PersonFact => ({ kind: 'do', text, desirable, sure: true });
  const rest = andTheRest.exec(line);
  const before = rest ? withVerb(read(rest[1] ?? '')) : null;
  if (rest && before) {
    const can = (rest[2] ?? '').toLowerCase();
    return both(`${before}, and ${/^(?:able to|can)$/.test(can) ? 'can' : `are ${can}`} ${rest[3] ?? ''}`);
  }
  const age = orAge.exec(line);
  const held = age ? read(age[1] ?? '') : null;
  if (age && held?.kind === 'have' && !held.odd)
    return both(`have ${held.text} or are ${age[2] ? `over ${age[3]}` : `${age[3]} or over`}`);
  const [, trained = '', long = ''] = trainedOrYears.exec(line) ?? [];
  const done = long === '' ? null : read(long);
  if (done?.kind === 'have' && !done.odd) return both(`are ${withArticle(lowerFirst(trained))} or have ${done.text}`);
  const [, paper1 = '', years = ''] = paperOrYears.exec(line) ?? [];
  const [has1, long1] = years === '' ? [null, null] : [read(paper1), read(years)];
  if (has1?.kind === 'have' && long1?.kind === 'have' && !has1.odd && !has1.loose && !long1.odd)
    return { kind: 'have', text: `${has1.text} or ${long1.text}`, desirable, sure: true };
  const somebody = somebodyOrPaper(line, read);
  if (somebody !== null) return both(somebody);
  const spoken = wellEnough.exec(line);
  if (spoken && tonguesOnly(spoken[1] ?? ''))
    return {
      kind: 'can',
      text: `speak ${spoken[1] ?? ''} well enough ${(spoken[2] ?? '').toLowerCase()} ${spoken[3] ?? ''}`,
      desirable,
      sure: true,
    };
  const one = becomesOne.exec(line);
  if (one && !/\b(?:experience|knowledge|licen[cs]e|certificate)\b/i.test(one[1] ?? ''))
    return {
      kind: 'be',
      text: `${withArticle(lowerFirst(one[1] ?? ''))} or ${line.slice(line.toLowerCase().lastIndexOf((one[2] ?? '').toLowerCase()))}`,
      desirable,
      sure: true,
    };
  const first = orGetsIt.exec(line)?.[1] ?? '';
  const deed = doneAboutIt.exec(line)?.[1] ?? '';
  const has = first === '' ? null : read(first);
  if (has?.kind === 'have' && !has.odd)
    return {
      kind: 'have',
      text: `${/^(?!an? |the )\S+ GCSE$/.test(has.text) ? withArticle(has.text) : has.text} or the willingness to ${deed.toLowerCase()} ${deed.toLowerCase() === 'study' ? 'for it' : 'it'}`,
      desirable,
      sure: true,
    };
  const [, got = '', under = ''] = orOnTheWay.exec(line) ?? [];
  const soon = got === '' ? null : read(got);
  if (soon?.kind === 'have' && !soon.odd) return both(`have ${soon.text} or are ${lowerFirst(under)}`);
  const paper = paperOrTowards.exec(line)?.[1];
  return paper
    ? { kind: 'have', text: `${withArticle(paper)} or the willingness to work towards it`, desirable, sure: true }
    : null;
}

const leadsPeople =
  '(?:managing|supervising|running|heading(?: up)?|leading (?=(?:an? |the )?(?:[a-z-]+ )?(?:people|teams?|staff|managers|others|engineers|nurses|colleagues|shifts?|departments?|crews?))|coaching|teaching|training)';
const yearsInside = rare(
  new RegExp(
    `(\\b(?:years?|yrs?)\\b(?: of)? [^,;]*?),? (?:with|incl(?:uding|\\.)?|and) (?:at least )?(\\d+\\+?|one|two|three|four|five|six|seven) (?=${leadsPeople})`,
    'i',
  ),
);
const reason = rare(
  /^((?:must be |be )?(?:at least |over )?\d{2}(?: years)?(?: (?:or|and) (?:over|above|older))?),? ((?:as|because|since|due to|to (?:serve|sell|supervise|pour|teach|enter|carry|buy|join|run|open|close|lift|cover|use|drive|operate|work|hold|handle|be|tow|ride|apply|comply|meet)|for (?:the|our)) ?[^,;]{0,60})$/i,
);

/**
 * The line with what it leaves to the reader's wit: "eight years in sales with three managing teams" has three years in it,
 * and an age that the law asks for is asked with its reason.
 */
export const inPlainSight = (line: string): string =>
  line
    // "You'll need to be a confident driver": somebody.
    .replace(/^you(?:['’]ll| will)? (?:also )?(?:need|have|want) to be (?=an? )/i, '')
    // "Clean licence (no more than 6 points)".
    .replace(
      /(\blicen[cs]e) \((?:no more than|max(?:imum|\.)?(?: of)?|up to) (\d+ points?)\)$/i,
      '$1 with no more than $2',
    )
    .replace(yearsInside, '$1, $2 of them ')
    .replace(/(\b(?:points?|endorsements?)) on (?:the |their |a )?(?=licen[cs]e$)/i, '$1 on your ');

/** "Must be 22 or over as the registration says so": an age with its reason, which no question can hold; null for anything else. */
export function readAgeWithReason(line: string, desirable: boolean): PersonFact | null {
  const [, age = '', why = ''] = reason.exec(line) ?? [];
  return age
    ? { kind: 'do', text: `are ${age.replace(/^(?:must )?be /i, '').toLowerCase()}, ${why}`, desirable, sure: true }
    : null;
}
