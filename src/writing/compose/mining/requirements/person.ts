import { lowerFirst, withArticle } from '../../language/articles.ts';
import { closeEnd } from '../../language/ending.ts';
import { describes } from '../../language/lexicon.ts';
import { yourOwn } from '../../language/own.ts';
import { writeOut } from '../../language/shorthand.ts';
import { baseOfThird, isVerbBase } from '../../language/verbs.ts';
import { tellsWhoIsOver } from '../reporting.ts';
import { speltAsked } from '../spelt-out.ts';
import { trimLine } from '../tasks/duty-line.ts';
import { readArranged } from './arranged.ts';
import { withRightArticles } from './articles.ts';
import { readBasics } from './basics.ts';
import { isBeside } from './beside.ts';
import { asCourseDone } from './courses.ts';
import { desirableCue, trailingCue, withoutAside } from './cues.ts';
import { asDeed } from './deeds.ts';
import { readDegreeField } from './degree-fields.ts';
import { readDetails } from './details.ts';
import { inPlainSight, readAgeWithReason, readDoor } from './doors.ts';
import { readDue } from './due.ts';
import { readEither } from './either.ts';
import { readEligible } from './eligible.ts';
import { readEntry } from './entry.ts';
import { asExperience } from './exposure.ts';
import { readFieldNote } from './fields.ts';
import { readAlsoFine, readFit } from './fit.ts';
import { inEnglishWords } from './german.ts';
import { readGiven } from './gives.ts';
import { asHad } from './had.ts';
import { readHolder } from './holders.ts';
import { unhurried, withSmallWords } from './hurried.ts';
import { readJottedManner } from './jotted-manner.ts';
import { readJottedPaper } from './jotted-papers.ts';
import { readJottedPlainly } from './jotted-plainly.ts';
import { withYearsInFull } from './jotted-years.ts';
import { asItWas } from './kept.ts';
import { isTool } from './known.ts';
import { asKnown } from './known-names.ts';
import { withoutLabel } from './labels.ts';
import { readLine } from './line.ts';
import { readMarks } from './marks.ts';
import { asMeant } from './meant.ts';
import { asReady, readMust } from './musts.ts';
import { readNamedPaper, readRegisteredPost, withWholeName } from './named-papers.ts';
import { asksNothing } from './none.ts';
import { inFullForm } from './note-form.ts';
import { asSomebodyIs, asTheTradeSays } from './note-trades.ts';
import { asNoted } from './noted.ts';
import { readOneThing } from './one-thing.ts';
import { asWillingness, isUndecided, once, partDoor, plainWish } from './open.ts';
import { readOrdinary, turnedVerbs, withoutReason } from './ordinary.ts';
import { mixesKinds, type PersonFact, readYou } from './person-shapes.ts';
import { tailed, withIndefinite } from './person-wording.ts';
import { readPlain } from './plain.ts';
import { readPost } from './posts.ts';
import { withPqeInFull, withYearsOfPqe } from './pqe.ts';
import { inKnownWords, readFrame } from './reworded.ts';
import { readSchool } from './school.ts';
import { readBeOrHave, readShape } from './shapes.ts';
import { spelledOut } from './shorthand.ts';
import { withoutSlipsOfGrammar } from './slips.ts';
import { readState } from './states.ts';
import { keepsCapital, withoutSlips } from './sure.ts';
import { readSystems } from './systems.ts';
import { asksNoMore, inHaste, readPassed } from './terse.ts';
import { readTime } from './time.ts';
import { readTongueLevels } from './tongue-levels.ts';
import { readTradeName } from './trade-names.ts';
import { beforeReason, holdsBoth, withItsMark } from './two-clauses.ts';
import { readWaived } from './waived.ts';
import { inWholeWords, readWayIn } from './ways-in.ts';
import { readWaysOfWorking } from './ways-of-working.ts';
import { isStrongWish, readCondition, wishedIn } from './wished.ts';
import { withCare } from './wording.ts';
import { inFull, withoutWish } from './words.ts';

/** The longest line that is read, in characters. */
const LONGEST = 500;

/** Reads one requirement. Null when nothing can be said with it. */
export function readPerson(raw: string, list: 'person' | 'desirable' = 'person'): PersonFact | null {
  const line = withItsMark(raw.trim().replace(/[.]$/, ''));
  const read = asNoted(readSpelt(speltAsked(unhurried(inEnglishWords(withYearsOfPqe(line)))), list), line, list);
  // "You are organised, you can plan": two sentences, and no editor's comma between them.
  if (read && holdsBoth(read.text) && beforeReason(line) !== null) return null;
  const whole = withBracket(read, line, list);
  const named = whole && asKnown(withWholeName(asSomebodyIs(whole), raw), raw);
  const is =
    named && /^(?:have|do)$/.test(named.kind)
      ? asCourseDone({ ...named, text: asTrade(withRightArticles(withSmallWords(named.text))) })
      : named;
  // "A certificate, and experience in payments would help": two that are wished for, and no comma between them and their verb.
  const fact =
    is?.desirable && is.kind === 'have' && /^[^,;(]+, and [^,;(]+$/.test(is.text)
      ? { ...is, text: is.text.replace(', and ', ' and ') }
      : is;
  // "A PE license or able to get it within a year": whoever can, and not whoever would like to.
  const able =
    fact && /\bor (?:be )?able to\b/i.test(raw)
      ? { ...fact, text: fact.text.replace(' or the willingness to ', ' or the ability to ') }
      : fact;
  // "Able to read accounts and to coach managers": what one can stands without its second "to".
  const can =
    able?.kind === 'can'
      ? {
          ...able,
          text: able.text.replace(/(,? (?:and|or)) to ([a-z]+)/g, (whole, joint: string, verb: string) =>
            isVerbBase(verb) ? `${joint} ${verb}` : whole,
          ),
        }
      : able;
  const years = can && withYearsInFull(asExperience(withPqeInFull(can)));
  // "An another language"; "Registered Nurse" is a name.
  const right = years && withoutSlipsOfGrammar(years, raw);
  const told = right && {
    ...right,
    text: right.text
      .replace(/^an (?=another\b)/, '')
      .replace(/^(have )?Membership (?=of\b)/, '$1membership ')
      // "Heat pump training (we will pay for it if not)": if one has none.
      .replace(/ \((will|can) (?=[^()]* if not\)$)/, ' (we $1 ')
      .replace(/,? if not\)$/, ' if you have none)')
      .replace(/\bregistered (?=Nurse \([A-Z])/, 'Registered ')
      // "A pleasant manner, good spoken English and Hindi": two that are asked for.
      .replace(
        /^(an? [a-z-]+ (?:[a-z]+ )?(?:manner|attitude|personality|nature|presence|voice)), (?=(?:good|fluent|clear|excellent|strong|basic) [^,;]+$)/,
        '$1 and ',
      ),
  };
  return told?.desirable && isStrongWish(raw) ? { ...told, strong: true } : told;
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
  // "Subject to a DBS check and two references" stands under every list, and is wished by none.
  const condition = readCondition(line);
  if (condition) return condition;
  const wished = wishedIn(line);
  const wish = wished === null ? null : readPerson(wished, 'desirable');
  if (wish) return wish;
  const given =
    readTongueLevels(line, list === 'desirable') ??
    readWaysOfWorking(line, list === 'desirable') ??
    readJottedPlainly(line, list === 'desirable') ??
    readJottedPaper(line, list === 'desirable') ??
    readJottedManner(line, list === 'desirable') ??
    readBasics(line, list === 'desirable') ??
    readTradeName(line, list === 'desirable') ??
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
  // "Fluent English, other languages welcome": asked for, and what else is welcome is no part of it.
  const [, asked = '', more = ''] =
    /^(\S[^,;]{3,50}), ((?:other|further|additional|any other|more) [a-z ]{3,30}) (?:is |are )?(?:very )?(?:welcome|a plus|an advantage|useful|helpful)$/i.exec(
      line,
    ) ?? [];
  if (asked && more) return readPerson(asked, list);
  // "Respect for X is essential; experience of it is not": what need not be had, and of something that was named before.
  if (
    /^(?:previous |prior )?(?:experience|knowledge|understanding) (?:of|in|with) (?:it|them|this) is(?: not|n['’]t)\b/i.test(
      line,
    )
  )
    return null;
  // "A DBS check may be needed for some sites": of some, and not sure of whom.
  if (/\b(?:check|vetting|clearance|disclosure) (?:may|might|could) be (?:needed|required|necessary)\b/i.test(line))
    return null;
  // "Call Dana with questions": how somebody is reached, and nothing to be able to do.
  if (
    /^(?:call|ring|phone|text|e-?mail|contact|ask for|speak to|talk to|message) [A-Z][a-z]+(?: [A-Z][a-z]+)?(?: (?:with|if|for|on|about|at) .*)?$/.test(
      `${line.charAt(0).toLowerCase()}${line.slice(1)}`,
    )
  )
    return null;
  // "You'll be registered with SOLAS within two weeks": what becomes of somebody, and nothing that is asked.
  if (
    /^you(?:['’]ll| will) be [a-z]+ed .*\b(?:within|after|in) .{2,20} (?:of starting|of joining|after you start|of your start)\b/i.test(
      line,
    )
  )
    return null;
  // "No convictions needed to be disclosed": what need not be told.
  if (/^no (?:criminal )?(?:convictions?|records?)\b.*\b(?:disclos|declar)/i.test(line)) return null;
  const fine = readFit(line, list === 'desirable') ?? readAlsoFine(line, (half) => readPerson(half, list));
  if (fine) return fine;
  // "To be 16 or over by 1 September".
  if (/^to be (?:at least )?\d/i.test(line)) return readPerson(line.replace(/^to /i, ''), list);
  const plain = asMeant(inFullForm(asTheTradeSays(inPlainSight(line))));
  if (plain !== line) return readSpelt(plain, list);
  const bare = line.replace(trailingCue, '');
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
  const named = readNamedPaper(bare, list === 'desirable') ?? readRegisteredPost(bare, list === 'desirable');
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
  const read = readOne(raw, list);
  const found = read && asDeed(withAside(read, raw, list));
  if (!found) return null;
  // A bullet that is a letter hides where the line begins: "o Two years" has no name in it.
  // "Lámh training": a name keeps its capital.
  const [name = ''] = raw.trim().split(/\s/);
  const kept =
    (/^\p{Lu}\p{Ll}*[^\x00-\x7f]/u.test(name) || keepsCapital(raw)) &&
    found.text.startsWith(lowerFirst(name).toLowerCase())
      ? `${name}${found.text.slice(name.length)}`
      : found.text;
  const fact = {
    ...found,
    text: withoutSlips(kept.replace(counts, (word) => word.toLowerCase()).replace(/\bof of\b/g, 'of'), raw),
  };
  // "You are full of ideas": after "are" stands what somebody is, whatever it looks like.
  const is =
    /^(?:you(?:['’]re| are|['’]ll be| will be)|is|are|be) (?!an? |the |also\b|to\b|required\b|expected\b|responsible\b|based\b|in charge\b|part\b)([a-z][^:;]{3,90}?)[.!]?$/i.exec(
      raw.trim(),
    )?.[1];
  if (
    is &&
    fact.kind === 'have' &&
    (fact.odd || (fact.topic && describes(is.split(' ')[0] ?? ''))) &&
    is.split(' ').length < 16
  )
    return { kind: 'be', text: is, desirable: fact.desirable };
  // "Warm, practical, ingenious": the last of several has its "and".
  if (fact.kind === 'be' && /^[a-z-]+(?:, [a-z-]+)+$/.test(fact.text))
    return { ...fact, text: fact.text.replace(/, ([a-z-]+)$/, ' and $1') };
  // "Good with people, calm, able to say no".
  if (
    fact.kind === 'be' &&
    /^[a-z][^,;:()]*(?:, [a-z][^,;:()]*){2,}$/.test(fact.text) &&
    !/\b(?:and|or|but)\b|, (?:not|no|never|even|especially|mostly|if|when|as|in|on|at|with|to|for|including|preferably|ideally|both|either|who|which|that)\b/.test(
      fact.text,
    )
  )
    return { ...fact, text: fact.text.replace(/, ([^,]+)$/, ' and $1') };
  // "16 or over and have left school": two things of the same person, and nothing for a question.
  if (fact.kind === 'be' && / and (?:have|can) [a-z]/.test(fact.text))
    return { ...fact, kind: 'do', text: `are ${fact.text}` };
  // "Walks more than sits".
  if (fact.kind === 'do')
    return {
      ...fact,
      text: turnedVerbs(fact.text, raw)
        // "Show up, listen and ask": three of one row.
        .replace(/^([a-z]+(?: [a-z]+)?) and (?=[a-z]+ and [a-z])/, (whole, first: string) =>
          raw.trim().toLowerCase().startsWith(`${first}, `) ? `${first}, ` : whole,
        )
        // "Knows their way round a lathe".
        .replace(inTheir, 'your ')
        .replace(/\b(more than|rather than) ([a-z]+s)(?=$| )/, (whole, than: string, verb: string) =>
          baseOfThird(verb) ? `${than} ${baseOfThird(verb) ?? ''}` : whole,
        ),
    };
  // "Training as mechatronics technician", "strong coding in Java": with the small word that is missing.
  if (fact.kind === 'have' && (asSomebody.test(fact.text) || skilledIn.test(fact.text)))
    return {
      ...fact,
      text: fact.text
        .replace(asSomebody, (_, what: string, who: string) => `${what} as ${withArticle(who)}`)
        .replace(skilledIn, '$1 skills '),
    };
  // "IATF 16949 core tools": methods by their name, which one knows.
  if (
    fact.kind === 'have' &&
    /^(?!knowledge\b|experience\b).*\b(?:core|quality|lean|six sigma|problem[- ]solving) tools(?: \([^()]*\))?$/i.test(
      fact.text,
    )
  )
    return { ...fact, text: `knowledge of ${fact.text}` };
  // "Knowing your way round a kitchen": one knows it, and nobody can know.
  if (fact.kind === 'can' && /^\W*(?:knowing|understanding) /i.test(raw) && /^(?:know|understand) /.test(fact.text))
    return { ...fact, kind: 'do', text: fact.text.replace(inTheir, 'your ') };
  // "Can index a bundle in their sleep".
  if (fact.kind === 'can' && inTheir.test(fact.text)) return { ...fact, text: fact.text.replace(inTheir, 'your ') };
  const said = asReady(asItWas(fact, raw), raw);
  if (said !== fact) return said;
  // "3 years of similar and kidswear better": a remark was read as a part of it.
  if (
    fact.kind === 'have' &&
    !fact.loose &&
    /(?<!\bor )\b(?:better|best)$|\b(?:better|best) experience$/.test(fact.text)
  )
    return { ...fact, loose: true, odd: true };
  return fact;
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
  const bare = readOne(head, list);
  return bare && bare.kind === 'be' && !bare.text.includes('(') ? { ...bare, text: `${bare.text} ${aside}` } : fact;
}

/** "You may be a nurse, a midwife or a paramedic", "you could be a returner": who may apply, and nothing that everybody has to be. */
const saidOfReaders =
  /^\W*you ((?:may|might|could)(?: (?:also|well|already|even|equally|perhaps))? (?:be|have|come|hold|work|bring|like|want)\b.*)/i;

/** A note by its shape, written out or as it was typed ("Cert CII"). */
const readNote = (text: string, typed: string): Omit<PersonFact, 'desirable'> | null => {
  const full = writeOut(text);
  const note = readShape(full) ?? (full === typed ? null : readShape(typed));
  return note && { ...note, sure: true };
};

/** "1-2 years' experience". */
const withRange = (text: string): string =>
  text.replace(/(?<![-\d.])(\d{1,2})\s?[-–]\s?(\d{1,2}) (?=(?:years?|months?)\b)/gi, '$1 to $2 ');

/** What is the reader's own, in a line that speaks of somebody. */
const asSomebody =
  /\b(training|apprenticeship|qualification|background) as (?!an? |the |part\b)([a-z]+(?: [a-z]+){0,2}? ?(?:[a-z]+(?:er|or|ist|ian|ic|yst)|technician|nurse|chef|clerk|person|assistant|apprentice))\b/;
/** A trade by its German name: "training as Elektroniker für Betriebstechnik". */
const asTrade = (text: string): string =>
  text.replace(
    /\b(training|apprenticeship|qualification|traineeship) as (?!(?:an?|the|part) )(\p{Lu}\p{Ll}[\p{L}/-]*)/u,
    (_, what: string, who: string) => `${what} as ${withArticle(who)}`,
  );
const skilledIn =
  /^((?:very )?(?:strong|good|solid|sound|excellent) (?:coding|programming|scripting|writing|drafting|analytical|presentation|negotiation)) (?=in\b)/i;
const inTheir =
  /\b(?:their|his\/her|his or her) (?=(?:own |way|word|limits?|stuff|craft|trade|time|job|work|feet|temper|cool|head|weight|mind|numbers|onions|sleep)\b)/g;

/** A count at the beginning, which is no part of a name: "Six Sigma". */
const counts =
  /^(?:(?!Six Sigma\b)(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Several|Some|At least|Over|More than|Good|Strong|Excellent|Solid|Proven|Previous|Broad(?! Street)|Recent|Extensive|Substantial))\b/;

function readOne(line: string, heading: 'person' | 'desirable'): PersonFact | null {
  const form = readMarks(line);
  if (!form || isBeside(form.text) || tellsWhoIsOver(form.text)) return null;
  // The mark of a line stands over the name of its list.
  const list = form.must ? 'person' : heading;
  const frame = readFrame(form.text);
  if (frame) return readPerson(frame.text, frame.wish || form.wish ? 'desirable' : list);
  const written = writeOut(spelledOut(form.text));
  // "Wiring regs": nobody wires them.
  const noted = readOneThing(written) ?? readFieldNote(written);
  if (noted) return { ...noted, desirable: form.wish || list === 'desirable' };
  const typed = inKnownWords(form.text);
  // What isn't needed is never asked, and where nobody has decided nothing is said.
  const waived = readWaived(typed);
  if (waived || isUndecided(typed)) return waived === 'nothing' ? null : waived || null;
  const open = saidOfReaders.exec(typed.trim())?.[1];
  if (open)
    return open.split(' ').length < 20
      ? {
          kind: 'do',
          text: open.replace(/ (?:also|well|already|even|equally|perhaps)(?= )/, '').replace(/[.!;]+$/, ''),
          desirable: false,
        }
      : null;
  const ordinary =
    readEither(typed) ??
    readOrdinary(withRange(typed)) ??
    (desirableCue.test(typed) ? null : (readNote(typed, form.text) ?? readBeOrHave(typed, readPerson)));
  // "You will work outdoors" is no wish, wherever it stands.
  if (ordinary)
    return { ...ordinary, desirable: !/^you(?:['’]ll| will) /i.test(typed) && (form.wish || list === 'desirable') };
  // "Local candidates preferred": the same, wished for.
  const wished = desirableCue.test(typed) ? typed.replace(trailingCue, '') : typed;
  const wish = wished === typed || desirableCue.test(wished) ? null : readNote(wished, wished);
  if (wish) return { ...wish, desirable: true };
  const raw = once(
    plainWish(
      inHaste(
        withoutReason(withRange(typed)).replace(
          /\b(one|two|three|four|five|six|seven|eight|nine|ten|twelve) \(\d+\)/gi,
          '$1',
        ),
      ),
    ),
  );
  // "The post is subject to a check" stands under every list, and is wished by none.
  if (
    /^\W*(?:the |this |all )?(?:post|role|job|position|appointment|offer|posts|employment) (?:is|are|will be) subject to\b|\b(?:is|are) (?:required|mandatory|compulsory)\W*$/i.test(
      raw,
    ) &&
    list === 'desirable'
  )
    return readOne(line, 'person');
  // "Must pass a drug screen" is a must, whatever the list it stands in is called.
  const section = /^(?:you |candidates? |applicants? )?must\b(?! not)/i.test(raw.trim()) ? 'person' : list;
  // "On time every day": how somebody is.
  const onTime = /^\W*((?:always |there )?on time\b[\w ]*?)[.!]*$/i.exec(raw)?.[1];
  if (onTime)
    return {
      kind: 'be',
      text: /^(?:always )?on time$/i.test(onTime) ? 'punctual' : lowerFirst(onTime),
      desirable: list === 'desirable',
    };
  // "Comfortable up a ladder": how somebody is.
  // "Familiarity with PCI DSS", "fluency in Dutch": how one is, too.
  const ready = raw
    .replace(/^(\W*)comfort (?=(?:with|in|around|using|on)\b)/i, '$1comfortable ')
    .replace(
      /^(\W*)(familiar|fluen|competen|confiden)(ity|cy|ce) (?=(?:with|in|using|on)\b)/i,
      (_, before: string, stem: string) => `${before}${stem}${/^familiar$/i.test(stem) ? '' : 't'} `,
    );
  if (ready !== raw) return readPerson(ready, list);
  const ease =
    /^\W*((?:very )?(?:comfortable|confident|happy|at ease|at home|good|great|calm) (?:up|on|around|at|near|under|among) (?!least\b)[a-z][\w' -]{2,40}?)[.!]*$/i.exec(
      raw,
    )?.[1];
  if (ease && !/\b(?:or|and|preferred|plus|essential|desirable|experience)\b/i.test(ease))
    return { kind: 'be', text: lowerFirst(ease), desirable: list === 'desirable' };
  // "Juris Doctor", "Doctor of Pharmacy": a degree, and nobody's profession. "A level or BTEC": one of them.
  const degree =
    /^\W*((?:Juris Doctor|(?:Doctor|Master|Bachelor) of [A-Z][\w ]+|(?:Doctorate|Master['’]?s) in [A-Z][\w ]+)|A[- ]level (?:or|in)\b.+?)[.!]*$/.exec(
      raw,
    )?.[1];
  if (degree && !desirableCue.test(degree))
    return { kind: 'have', text: withArticle(degree), desirable: list === 'desirable' };
  // "Data-savvy (Nielsen)": how somebody is.
  const made =
    /^\W*([a-z]+-(?:savvy|minded|literate|driven|oriented|orientated|focused|focussed|conscious|aware|led|confident)(?: \([^()]+\))?)[.!]*$/i.exec(
      raw,
    )?.[1];
  if (made) return { kind: 'be', text: lowerFirst(made), desirable: list === 'desirable' };
  // "23 years of age": an age, and no experience.
  const age = /^\W*(?:(?:at least|minimum|must be|over) )*(\d{2}) years (?:of age|old)\b/i.exec(raw)?.[1];
  if (age) return { kind: 'be', text: `at least ${age} years old`, desirable: list === 'desirable' };
  const full = withoutWish(inFull(withCare(asNouns(yourOwn(tailed(writeOut(raw)))))));
  const marked = full.text.replace(/\bas no (?=[a-z]+(?: [a-z]+)?(?: at \d.*)?$)/, 'as there is no ');
  const own = marked.replace(/\s*\((?:E|D|essential|desirable)\)[.;]?\s*$/i, '');
  const desirable = section === 'desirable' || full.wish || form.wish || desirableCue.test(withoutAside(marked));
  // "Qualified fitter (NVQ Level 3 in Engineering)": the paper in the bracket is asked for as well.
  const levelled = /^(.*\S) (\((?:NVQ|SVQ|QQI|BTEC|RQF|SCQF|Level|Grade)\b[^():;]{3,60}\))[.;]?$/.exec(own.trim());
  const holder = levelled?.[1] ? readPerson(levelled[1], section) : null;
  if (levelled && holder && /^(?:be|have)$/.test(holder.kind) && !holder.odd && !holder.loose)
    return { ...holder, text: `${holder.text} ${levelled[2] ?? ''}`, desirable: holder.desirable || desirable };
  // "GCSE English and maths (or do them with us)": what else will do stays as it was typed.
  const door = partDoor(own);
  const main = door && readPerson(door.head, section);
  if (door && !(door.had && main?.kind !== 'have'))
    return (
      main && {
        ...main,
        text: `${main.text}${door.aside}`,
        desirable: main.desirable || (!door.apart && desirable),
        // "A card, or we'll put you through it": no question whether somebody has it.
        ...(main.kind === 'have' && !main.desirable && !desirable && /^,? \(?(?:or |and )?we\b/.test(door.aside)
          ? { arranged: true }
          : {}),
      }
    );
  if (asksNoMore(own) || asksNoMore(typed)) return null;
  const pass = readPassed(own.trim().replace(/[.!]+$/, ''));
  if (pass) return { kind: 'can', text: pass, desirable };
  const time = readTime(own) ?? readTime(raw);
  if (time) return time === 'nothing' ? null : { ...time, desirable };
  // "ECTs welcome": who may apply, and nothing that is asked.
  if (
    /^(?:[A-Z]{2,5}s|(?:[\w-]+ ){0,2}\w+(?:ers|ors|ants|ates|ents|ees|ists)|(?:[\w-]+ ){0,2}people)(?: (?:are|is|also|very))* (?:welcomed?|fine|ok(?:ay)?|considered)(?: to apply)?[.!]*$/.test(
      own.trim(),
    )
  )
    return null;
  // "Examined nurse (Germany) or recognition certificate": somebody, or something.
  if (
    /^(?:an? )?(?:[\w-]+ ){0,2}(?:nurse|teacher|engineer|technician|electrician|accountant|solicitor|driver|practitioner|therapist|pharmacist|surveyor|architect|chef)(?: \([^)]*\))? or (?:an? )?(?:[\w-]+ ){0,3}(?:certificate|licence|license|qualification|degree|diploma|registration|equivalent|card)\W*$/i.test(
      own,
    )
  )
    return { kind: 'have', text: lowerFirst(own.trim().replace(/[.!]+$/, '')), desirable, loose: true, odd: true };
  if (asksNothing(own.trim())) return null;
  const told = readYou(own, desirable);
  if (told) return told;
  const plain = readPlain(asked(own), own.trim(), desirable);
  if (plain === 'nothing') return null;
  if (plain) return { ...plain, text: withIndefinite(plain.kind, closeEnd(plain.text)) };
  const read = readLine(own, desirable ? 'desirable' : section);
  // "Graduate of accredited hygiene program".
  const fact = read && { ...read, text: withIndefinite(read.kind, closeEnd(read.text.replace(/\s*\(\s*\)/g, ''))) };
  if (!fact?.text) return null;
  // "NMC pin or due to qualify": a thing, or what somebody is. It stands as typed.
  if (fact.kind !== 'do' && fact.kind !== 'without' && mixesKinds(fact.text)) {
    const typed = lowerFirst(
      closeEnd(
        trimLine(own)
          .replace(/[.!?]+$/, '')
          .replace(trailingCue, ''),
      ),
    );
    return typed.split(' ').length <= 14
      ? { kind: 'have', text: typed, desirable: fact.desirable, loose: true, odd: true }
      : null;
  }
  if (fact.kind !== 'have') return fact;
  return asHad(fact, own);
}

/** What is asked for, without the words that say how much. */
const asked = (text: string): string =>
  trimLine(text)
    .replace(/[.!?]+$/, '')
    .replace(/^(?:you |candidates? |applicants? )?(?:must|should|need to|will need to) (?:be )?(?!have\b|hold\b)/i, '')
    .replace(
      /,? (?:is |are |would be )?(?:desirable|preferred|helpful|useful),? (?:but )?not (?:required|essential|needed|a must)$/i,
      '',
    )
    .replace(trailingCue, '')
    .replace(trailingCue, '');

/** "NVQ 2 or willing to work towards it": alternatives of one kind, where the second is something to have as well. */
const asNouns = (text: string): string =>
  asWillingness(text).replace(
    /( or the willingness to (?:complete|gain|obtain|achieve|get|do|undertake|learn))(?=$| (?:within|by|in|on)\b)/i,
    '$1 it',
  );
