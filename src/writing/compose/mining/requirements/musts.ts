/** Musts that are deeds: what nobody may be, and two of which one is enough ("must hold a pin, or be due to register"). */
import { rare } from '../../language/its-words.ts';
import { isVerbBase } from '../../language/verbs.ts';
import type { PersonFact } from './person-shapes.ts';

const who = '(?:(?:you|they|we|candidates?|applicants?|(?:the )?(?:successful |ideal )?(?:candidate|applicant)) )?';
const never = new RegExp(
  `^${who}(?:must|may|can|should) ?(not|never) ((?:already |also |currently |ever |previously )?)(.+)$`,
  'i',
);
/** "Not exceed 25 on application": limits of a scheme, and nothing that anybody is. */
const limit =
  /^(?:exceed|apply|expect|assume|include|bother|contact|send|be (?:required|asked|expected|considered|accepted|able))\b/i;

/** "Must not be on the barred list", "must never have been struck off". */
function readNever(line: string, desirable: boolean): PersonFact | null {
  const [, not = '', when = '', rest = ''] = never.exec(line) ?? [];
  if (!rest || rest.split(' ').length > 20 || limit.test(rest) || /\b(?:or|unless)\b.*\bmust\b/i.test(rest))
    return null;
  const text = rest.replace(/[.!]+$/, '');
  const been = /^have ((?:been|had|held|worked|left|lost|failed|done|taken|received|lived|[a-z]+ed) .+)$/i.exec(
    text,
  )?.[1];
  if (been) return { kind: 'do', text: `have ${not.toLowerCase()} ${when}${been}`, desirable, sure: true };
  const being = /^be (.+)$/i.exec(text)?.[1];
  if (being) return { kind: 'be', text: `${not.toLowerCase()} ${when}${being}`, desirable, sure: true };
  // After "must not" stands a verb, whatever the word may be elsewhere.
  if (!/^[a-z]+ [a-z\d]/i.test(text)) return null;
  return {
    kind: 'do',
    text: `${/never/i.test(not) ? 'never ' : 'don’t '}${when}${text}`,
    desirable,
    sure: true,
  };
}

const ready = '(?:prepared|willing|happy|ready|keen|able)';
const gained = '(?:study for|work towards?|obtain|gain|get|complete|achieve|take|sit|undertake|apply for)';
const soon = rare(
  new RegExp(
    `^${who}(?:(?:must|should|will|need to|to) )?(?:either )?(hold|have|possess),? or (?:be |are )?(${ready} to ${gained}|(?:currently |already )?(?:working towards?|studying for)),? (\\S.{3,70})$`,
    'i',
  ),
);
const holds = '(?:hold|have|possess|own|live|reside|speak|be|know)';
const either = new RegExp(
  `^${who}(?:must|should|need to|will need to|have to) (?:either )?(${holds} \\S[^;:]{2,90}?),? or (?:must )?((?:hold|have|possess|own|be|live) [^;:]{3,90})$`,
  'i',
);
/** Why it is asked for, behind what is asked. */
const reason =
  /,? ((?:as|because|since) (?:the |our |your |you |we |it |this |there |shifts |trains |buses |some |most )[^,;:]{5,60})$/i;

const asDone = (deed: string): string =>
  deed
    .replace(/^be /i, 'are ')
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase())
    .replace(/^(have|are|hold|own) own (?=[a-z])/, '$1 your own ');

/** Two verbs of the same person: "has a caring nature and can show empathy". */
const both = rare(
  new RegExp(
    `^${who}(?:(?:must|should|need to|will need to) )?(?:has|have) ((?:an? |the |your )?[^,;:]{4,60}?),? and (can|is|are|be) ((?:able|willing|happy|prepared|ready|available|eligible|free) to \\S[^;:]{3,70}|\\S[^;:]{3,70})$`,
    'i',
  ),
);
const orEqual = rare(
  new RegExp(
    `^${who}(?:must )?(hold|have) ([^;]{4,80}, or (?:equivalent|similar|comparable)), or (?:be |are )?(${ready} to [^;]{4,60})$`,
    'i',
  ),
);
const orAble = /^(?:must )?be (an? [^;:]{3,70}?),? or (able to [^;:]{6,90})$/i;

function readBoth(line: string, desirable: boolean): PersonFact | null {
  const [, has = '', verb = '', rest = ''] = both.exec(line) ?? [];
  if (has && !/\b(?:or|experience|preferred|desirable)\b/i.test(has) && !/^(?:an? |the )/i.test(rest))
    return {
      kind: 'do',
      text: `have ${has} and ${/can/i.test(verb) ? 'can' : 'are'} ${rest}`,
      desirable,
      sure: true,
    };
  const [, holds = '', what = '', soonTo = ''] = orEqual.exec(line) ?? [];
  if (holds)
    return {
      kind: 'do',
      text: `${holds.toLowerCase()} ${what.replace(/^a minimum of /i, 'at least ')}, or are ${soonTo.toLowerCase()}`,
      desirable,
      sure: true,
    };
  // "Hold or be eligible to hold a firearms certificate".
  const [, may = '', card = ''] =
    /^(?:must )?(?:hold|have) or (?:be )?((?:eligible|able|entitled) to (?:hold|have|obtain)) (an? [^,;:]{3,60})$/i.exec(
      line,
    ) ?? [];
  if (may) return { kind: 'do', text: `hold ${card} or are ${may.toLowerCase()} one`, desirable, sure: true };
  const [, somebody = '', able = ''] = orAble.exec(line) ?? [];
  if (somebody) return { kind: 'be', text: `${somebody}, or ${able}`, desirable, sure: true };
  // "Must drive": after "must" stands a verb, whatever the word may be elsewhere.
  const deed = /^(?:you )?must ([a-z]+)$/i.exec(line)?.[1]?.toLowerCase() ?? '';
  return deed && isVerbBase(deed) && !/^(?:have|be|hold|apply)$/.test(deed)
    ? { kind: 'can', text: deed, desirable, sure: true }
    : null;
}

/** Reads such a line; null where it is none. */
export function readMust(typed: string, desirable: boolean): PersonFact | null {
  const line = typed.trim();
  const not = readNever(line, desirable);
  if (not) return { ...not, text: not.text.replace(/\btheir (?=hands\b|own\b|way\b)/g, 'your ') };
  const two = readBoth(line, desirable);
  if (two) return two;
  const [, has = '', way = '', what = ''] = soon.exec(line) ?? [];
  // Without its commas it is read where papers that are under way are.
  if (has && !/\bor\b/i.test(what) && !(/towards|studying/i.test(way) && !/,/.test(line)))
    return { kind: 'do', text: `${has.toLowerCase()} ${what} or are ${way.toLowerCase()} it`, desirable, sure: true };
  const why = reason.exec(line)?.[1] ?? '';
  const [, one = '', other = ''] = either.exec(why ? line.replace(reason, '') : line) ?? [];
  if (
    one &&
    other &&
    // "Must have a car or be willing to cycle": the willingness is read in shapes of its own.
    !/^be (?:willing|prepared|happy|ready|able|free|open|keen|planning) to\b/i.test(other) &&
    !/\b(?:or|must|should|desirable|preferred|essential)\b/i.test(`${one} ${other}`) &&
    line.split(' ').length <= 26
  )
    return {
      kind: 'do',
      text: `${asDone(one)} or ${asDone(other)}${why ? `, ${why}` : ''}`,
      desirable,
      sure: true,
    };
  // "Able to use a hoist, or to be trained to use one": nobody "can to be trained".
  const trained = /^able (to [^,;:]{3,60}), or (to be [a-z]+ [^,;:]{3,60})$/i.exec(line);
  if (trained) return { kind: 'be', text: `able ${trained[1]}, or ${trained[2]}`, desirable, sure: true };
  return null;
}

const readyOr = /,? or (?:be |are )?(willing|keen|happy|prepared|ready|eager) to (?=[a-z])/i;

/** "Confident making cocktails, or keen to learn how": after "you are" stands how somebody is, and no willingness. */
export function asReady(fact: PersonFact, typed: string): PersonFact {
  // "Know how to lift safely": one knows it, and nobody can know.
  if (
    fact.kind === 'can' &&
    /^(?:know|understand|enjoy|love) (?:how|what|when|why|where|who|that|the|to|being)\b/.test(fact.text)
  )
    return { ...fact, kind: 'do' };
  // "Can show resilience and has a hopeful outlook": two things of the same person.
  if (
    fact.kind === 'can' &&
    / and (?:has|is) [a-z]/.test(fact.text) &&
    !/\b(?:who|that|which|what|where|when)\b/.test(fact.text)
  )
    return {
      ...fact,
      kind: 'do',
      text: `can ${fact.text.replace(/ and (has|is) /, (_, verb: string) => ` and ${verb === 'has' ? 'have' : 'are'} `)}`,
    };
  const way = readyOr.exec(typed)?.[1];
  return fact.kind === 'be' && way && / or the willingness to /.test(fact.text) && !/\bsomebody\b/.test(fact.text)
    ? { ...fact, text: fact.text.replace(/ or the willingness to /, ` or ${way.toLowerCase()} to `) }
    : fact;
}
