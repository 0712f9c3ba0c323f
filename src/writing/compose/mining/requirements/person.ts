/** One requirement, read by the first of a long row of readers that knows what it is. */

import { speltAsked } from '../spelt-out.ts';
import { readArranged } from './arranged.ts';
import { tellsOfThePlace } from './asks-nobody.ts';
import { readBasics } from './basics.ts';
import { readCheck, readPassedCheck } from './checks.ts';
import { behindNames, isRowOfNames } from './column-names.ts';
import { readCompetence } from './competences.ts';
import { desirableCue, trailingCue } from './cues.ts';
import { asDeed } from './deeds.ts';
import { readDegreeField } from './degree-fields.ts';
import { readDetails } from './details.ts';
import { inPlainSight, readAgeWithReason, readDoor, readPaperOrWho } from './doors.ts';
import { readDue } from './due.ts';
import { readEligible } from './eligible.ts';
import { readEntry } from './entry.ts';
import { isInvitation } from './examples.ts';
import { readAlsoFine, readFit } from './fit.ts';
import { inEnglishWords } from './german.ts';
import { readGiven } from './gives.ts';
import { readHolder } from './holders.ts';
import { unhurried } from './hurried.ts';
import { inItsKind } from './in-its-kind.ts';
import { readJottedManner } from './jotted-manner.ts';
import { readJottedPaper } from './jotted-papers.ts';
import { readJottedPlainly } from './jotted-plainly.ts';
import { isTool, readSomeKnown } from './known.ts';
import { asKnownByKind, readKnownByKind } from './known-by-kind.ts';
import { asKnown } from './known-names.ts';
import { readKnownOrLearnt } from './known-or-learnt.ts';
import { areTechniques } from './known-techniques.ts';
import { withoutLabel } from './labels.ts';
import { withItsSmallWords } from './lacking-words.ts';
import { readLaterWay } from './later-way.ts';
import { asQualified, readLearntAs } from './learnt-as.ts';
import { asMeant } from './meant.ts';
import { readMust } from './musts.ts';
import {
  readLettingPaper,
  readNamedPaper,
  readRecognition,
  readRegisteredPost,
  withWholeName,
} from './named-papers.ts';
import { readNamesOfKind } from './names-of-kind.ts';
import { readNearlyHad } from './nearly-had.ts';
import { asksOfNobody } from './none.ts';
import { inFullForm } from './note-form.ts';
import { asSomebodyIs, asTheTradeSays } from './note-trades.ts';
import { asNoted } from './noted.ts';
import { readOne } from './one-line.ts';
import { withEachVerb } from './one-verb.ts';
import { readHowWell } from './person-names.ts';
import type { PersonFact } from './person-shapes.ts';
import { asDegrees, isOfWork, readPlainlyHad, readWorn } from './plainly-had.ts';
import { readPlainlyIs } from './plainly-is.ts';
import { asPost } from './post-name.ts';
import { readPost } from './posts.ts';
import { withYearsOfPqe } from './pqe.ts';
import { asTheLineAsks, inRightForm } from './right-form.ts';
import { readRowBackground } from './row-background.ts';
import { readSchool } from './school.ts';
import { readSizedThings } from './sized-things.ts';
import { readState } from './states.ts';
import { readSystems } from './systems.ts';
import { readTongueLevels } from './tongue-levels.ts';
import { readTradeName } from './trade-names.ts';
import { beforeReason, holdsBoth, withItsMark } from './two-clauses.ts';
import { readUsedNames, withNamesInRow } from './used-names.ts';
import { sparedIn } from './waived.ts';
import { inWholeWords, readWayIn } from './ways-in.ts';
import { readWaysOfWorking } from './ways-of-working.ts';
import { whomItTakes } from './whom-a-house-takes.ts';
import { readCondition, readHelpsIf, wishedIn } from './wished.ts';
import { readYearsWithin } from './years-within.ts';

/** The longest line that is read, in characters. */
const LONGEST = 500;

/** "Due to insurance, applicants must ...": why, before what. */
const forWhichReason =
  /^(?:due to|because of|owing to|for) (?:[a-z]+ ){1,5}?(?:reasons )?(?<=[a-z] )(?=(?:all )?(?:applicants|candidates|you) (?:must|need to|have to)\b)/i;

/** Reads one requirement. Null when nothing can be said with it. */
export function readPerson(raw: string, list: 'person' | 'desirable' = 'person'): PersonFact | null {
  if (isRowOfNames(raw.trim()) || isOfWork(raw.trim()) || whomItTakes(raw) !== null) return null;
  const line = withItsMark(
    behindNames(raw.trim())
      // "But you do need to be good with a tape measure": what is asked, after what is not.
      .replace(/^(?:but |and )?you do (?:also )?(?=(?:need|have) to\b|need\b|must\b)/i, 'you ')
      .replace(/[.]$/, '')
      .replace(forWhichReason, ''),
  );
  const read = asNoted(readSpelt(speltAsked(unhurried(inEnglishWords(withYearsOfPqe(line)))), list), line, list);
  // "You are organised, you can plan": two sentences, and no editor's comma between them.
  if (read && holdsBoth(read.text) && beforeReason(line) !== null) return null;
  const whole = withBracket(read, line, list);
  const named = whole && asKnown(withWholeName(asSomebodyIs(asQualified(whole)), raw), raw);
  const asked = named && asTheLineAsks(named, raw);
  const known = asked && withNamesInRow(asKnownByKind(asked), raw);
  return asPost(asDegrees(known && inItsKind(withEachVerb(known, raw), raw), line, list === 'desirable'), line);
}

function readSpelt(raw: string, list: 'person' | 'desirable'): PersonFact | null {
  // What is longer than a sentence is no requirement.
  if (raw.length > LONGEST) return null;
  const line = raw.trim().replace(/[.]$/, '');
  // "Be polite to customers, you are the face of the firm": what is asked, without why.
  const reason = beforeReason(line);
  if (reason?.sure) return readPerson(reason.asked, list);
  // "Full licence or able to get about by other means (E)": a form's mark behind the line, whatever the line is.
  const [, unmarked = '', mark = ''] =
    /^(\S.*\S)\s*[([](E|D|[Ee]ssential|[Dd]esirable|ESSENTIAL|DESIRABLE)[)\]]$/.exec(line) ?? [];
  if (unmarked && !/\b(?:category|class|cat|licen[cs]e|entitlement|group|code|grade)$/i.test(unmarked))
    return readPerson(unmarked, /^d/i.test(mark) ? 'desirable' : 'person');
  // "GCSE maths (talk to us if you haven't got it)": who asks so turns nobody away.
  const spared = sparedIn(line);
  const wanted = spared === null ? null : readPerson(spared.asked, 'desirable');
  if (spared && wanted) return { ...wanted, desirable: true, text: `${wanted.text} (${spared.aside})` };
  // "Members join the pension scheme": a sentence on the place.
  if (tellsOfThePlace(line)) return null;
  // "Subject to a DBS check and two references" stands under every list, and is wished by none.
  const condition = readPassedCheck(line) ?? readCondition(line) ?? readCheck(line);
  if (condition) return condition;
  const years = readYearsWithin(line.replace(trailingCue, ''), list === 'desirable' || desirableCue.test(line));
  if (years) return years;
  const helps = readHelpsIf(line);
  if (helps) return helps;
  const wished = wishedIn(line);
  const wish = wished === null ? null : readPerson(wished, 'desirable');
  if (wish) return wish;
  const given =
    readLaterWay(line, list === 'desirable') ??
    readWorn(line, list === 'desirable') ??
    readPlainlyHad(line.replace(trailingCue, '') || line, list === 'desirable' || desirableCue.test(line)) ??
    readHowWell(line, list === 'desirable') ??
    readSizedThings(line.replace(trailingCue, ''), list === 'desirable' || desirableCue.test(line)) ??
    readTongueLevels(line, list === 'desirable') ??
    readLearntAs(line.replace(trailingCue, ''), list === 'desirable' || desirableCue.test(line)) ??
    readWaysOfWorking(line, list === 'desirable') ??
    readCompetence(line.replace(trailingCue, ''), list === 'desirable' || desirableCue.test(line)) ??
    readNamesOfKind(line.replace(trailingCue, ''), list === 'desirable' || desirableCue.test(line)) ??
    readSomeKnown(line.replace(trailingCue, ''), list === 'desirable' || desirableCue.test(line)) ??
    readJottedPlainly(line, list === 'desirable') ??
    readJottedPaper(line, list === 'desirable') ??
    readJottedManner(line, list === 'desirable') ??
    readBasics(line, list === 'desirable') ??
    readKnownByKind(line.replace(trailingCue, ''), list === 'desirable' || desirableCue.test(line)) ??
    readUsedNames(line.replace(trailingCue, ''), list === 'desirable' || desirableCue.test(line)) ??
    readTradeName(line, list === 'desirable') ??
    readLettingPaper(line.replace(trailingCue, ''), list === 'desirable' || desirableCue.test(line)) ??
    readRowBackground(line.replace(trailingCue, ''), list === 'desirable' || desirableCue.test(line)) ??
    readRegisteredPost(line.replace(trailingCue, ''), list === 'desirable' || desirableCue.test(line)) ??
    readRecognition(line.replace(trailingCue, ''), list === 'desirable' || desirableCue.test(line)) ??
    readSystems(line.replace(trailingCue, ''), list === 'desirable' || desirableCue.test(line)) ??
    readHolder(line, list === 'desirable', (half) => readPerson(half, list)) ??
    readGiven(line, list === 'desirable');
  // "Clear advice and a good ear", "train the trainer": not sure what is asked.
  if (given) return given === 'unsure' ? null : given;
  if (/^train[- ]the[- ]trainers?$/i.test(line)) return null;
  // "Candidates shall, on the closing date:": what leads in the lines below it.
  if (
    /^(?:(?:all|each|every|the|successful|eligible|suitable|prospective) )*(?:candidates?|applicants?|post ?holders?|appointees?)\b[^:]*:$/i.test(
      line,
    )
  )
    return null;
  // "Git", "Go": names of programs are no shorter for that.
  if (/^[A-Z][A-Za-z]{1,2}$/.test(line) && isTool(line))
    return { kind: 'do', text: `know ${line}`, desirable: list === 'desirable', sure: true };
  // "8D": a method by its figure and letter.
  if (/^\d/.test(line) && areTechniques(line))
    return { kind: 'do', text: `know ${line}`, desirable: list === 'desirable', sure: true };
  // "Fluent English, other languages welcome": asked for, and what else is welcome is no part of it.
  const [, asked = '', more = ''] =
    /^(\S[^,;]{3,50}), ((?:other|further|additional|any other|more) [a-z ]{3,30}) (?:is |are )?(?:very )?(?:welcome|a plus|an advantage|useful|helpful)$/i.exec(
      line,
    ) ?? [];
  if (asked && more) return readPerson(asked, list);
  if (asksOfNobody(line) || isInvitation(line)) return null;
  const plainlyIs = readPlainlyIs(
    line.replace(trailingCue, ''),
    list === 'desirable' || desirableCue.test(line),
    (part) => readPerson(part, list),
  );
  if (plainlyIs) return plainlyIs;
  const fine = readFit(line, list === 'desirable') ?? readAlsoFine(line, (half) => readPerson(half, list));
  if (fine) return fine;
  // "To be 16 or over by 1 September".
  if (/^to be (?:at least )?\d/i.test(line)) return readPerson(line.replace(/^to /i, ''), list);
  const plain = asMeant(inFullForm(asTheTradeSays(inPlainSight(withItsSmallWords(line)))));
  if (plain !== line) return readSpelt(plain, list);
  const bare = line.replace(trailingCue, '');
  const orWho = readPaperOrWho(bare, list === 'desirable' || desirableCue.test(line), (half) => readPerson(half, list));
  if (orWho) return orWho;
  const school = readSchool(bare);
  const field = school ? null : readDegreeField(bare);
  if (school || field !== null)
    return {
      ...(school ?? { kind: 'have' as const, text: field ?? '' }),
      desirable: list === 'desirable' || desirableCue.test(line),
      sure: true,
    };
  const entry = readEntry(line);
  if (entry) return entry;
  const door =
    readEligible(line, (half) => readPerson(half, list), list === 'desirable' || desirableCue.test(raw)) ??
    readAgeWithReason(line, list === 'desirable') ??
    readNearlyHad(bare, list === 'desirable' || desirableCue.test(line), (half) => readPerson(half, list)) ??
    readKnownOrLearnt(bare, list === 'desirable' || desirableCue.test(line), (half) => readPerson(half, list)) ??
    readDoor(line, list === 'desirable', (half) => readPerson(half, list));
  if (door) return door;
  const must =
    readMust(line, list === 'desirable') ??
    readPost(line, list === 'desirable', (half) => readPerson(half, list)) ??
    readDetails(line, (half) => readPerson(half, list)) ??
    readState(line, list === 'desirable');
  if (must) return must;
  const half = (part: string): PersonFact | null => readPerson(part, list);
  const told = readArranged(line, half) ?? readDue(line, half);
  if (told) return told;
  const named = readNamedPaper(bare, list === 'desirable');
  if (named) return { ...named, desirable: named.desirable || desirableCue.test(line) };
  const spelled = inWholeWords(line);
  if (spelled !== null) return readPerson(spelled, list);
  const wayIn = readWayIn(line, list === 'desirable', (half) => readPerson(half, list));
  if (wayIn) return wayIn;
  // "Has first aid training or is willing to do it": the second half says it of the same person.
  const either = /^(?:who )?(?:has|have) (.+ or )(?:is|are) (?=(?:willing|happy|ready|prepared|able) to )/i;
  if (either.test(raw)) return readPerson(raw.replace(either, '$1'), list);
  // "Physical stamina: much of the day is on your feet": what is asked, and why.
  const [, head = '', why = ''] = /^([A-Za-z][\w' -]{3,40}): ([a-z].{8,})$/.exec(raw.trim()) ?? [];
  if (head && /\b(?:is|are|will|can|you|we)\b/.test(why) && head.split(' ').length <= 5) {
    const asked = readPerson(head, list);
    if (asked && !asked.odd && !asked.loose && asked.kind !== 'without') return asked;
  }
  // "Good clinical skills: catheters and bandaging": which of them.
  const [, skills = '', which = ''] =
    /^((?:very |a )?(?:good|strong|excellent|basic|sound|advanced|solid) (?:[a-z]+ )?skills): ([a-z][^:;]{5,80}[^:;.])\.?$/i.exec(
      raw.trim(),
    ) ?? [];
  if (skills) {
    const asked = readPerson(skills, list);
    if (asked?.kind === 'have' && !asked.odd) return { ...asked, text: `${asked.text} (${which})` };
  }
  const label = withoutLabel(raw);
  if (label) return readPerson(label.text, label.wish ? 'desirable' : list);
  const read = readOne(raw, list, readPerson);
  const found = read && asDeed(withAside(read, raw, list));
  if (!found) return null;
  return inRightForm(found, raw);
}

/** "18th Edition (BS 7671)": what is read for sure without its bracket is so with it. */
function withBracket(read: PersonFact | null, line: string, list: 'person' | 'desirable'): PersonFact | null {
  if (read && !read.loose && !read.odd && !read.topic) return read;
  const [, head = '', aside = ''] =
    /^([^()]*[^\s(]) (\((?!.*\b(?:or|if|we|not|no|needed|ok|willing|desirable|essential|preferred|ideally|training|provided|years?|yrs?)\b)[^()]{2,50}\))$/.exec(
      line,
    ) ?? [];
  if (!head || /[;:]/.test(head)) return read;
  const bare = readPerson(head, list);
  return bare && !bare.loose && !bare.odd && !bare.topic && !bare.arranged && /^(?:have|be|do)$/.test(bare.kind)
    ? { ...bare, text: `${bare.text} ${aside.replace(/ & /g, ' and ')}` }
    : read;
}

/** "Computer literate (Uniform-Agri)": what nobody knows with its bracket is read without, and the bracket stays. */
function withAside(fact: PersonFact, raw: string, list: 'person' | 'desirable'): PersonFact {
  const [, head = '', aside = ''] = /^(.*[^\s(]) (\([^()]{2,40}\))[.;]?$/.exec(raw.trim()) ?? [];
  if (!fact.odd || !head || !fact.text.endsWith(aside)) return fact;
  const bare = readOne(head, list, readPerson);
  return bare && bare.kind === 'be' && !bare.text.includes('(') ? { ...bare, text: `${bare.text} ${aside}` } : fact;
}
