/** One line of what is asked, read by what it is: a note, a quality, an age, a paper, something to have or to do. */

import { withArticle } from '../../language/articles.ts';
import { closeEnd } from '../../language/ending.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';
import { yourOwn } from '../../language/own.ts';
import { writeOut } from '../../language/shorthand.ts';
import { tellsWhoIsOver } from '../reporting.ts';
import { trimLine } from '../tasks/trimmed-line.ts';
import { isBeside } from './beside.ts';
import { desirableCue, trailingCue, withoutAside } from './cues.ts';
import { readEither } from './either.ts';
import { readFieldNote } from './fields.ts';
import { asHad } from './had.ts';
import { readLine } from './line.ts';
import { readMarks } from './marks.ts';
import { readNearTheWork } from './near-the-work.ts';
import { asksNothing } from './none.ts';
import { readOneThing } from './one-thing.ts';
import { asWillingness, isUndecided, once, partDoor, plainWish } from './open.ts';
import { readOrdinary, withoutReason } from './ordinary.ts';
import { mixesKinds, type PersonFact, readYou } from './person-shapes.ts';
import { tailed, withIndefinite } from './person-wording.ts';
import { readPlain } from './plain.ts';
import { inKnownWords, readFrame } from './reworded.ts';
import { readBeOrHave, readShape } from './shapes.ts';
import { spelledOut } from './shorthand.ts';
import { asksNoMore, inHaste, readPassed } from './terse.ts';
import { readTime } from './time.ts';
import { readTravelShare } from './travel-share.ts';
import { readWaived } from './waived.ts';
import { withCare } from './wording.ts';
import { inFull, withoutWish } from './words.ts';
import { readYearsAsPost } from './years-as-post.ts';

/** Reads a part of a line as a line of its own. */
type ReadAgain = (raw: string, list?: 'person' | 'desirable') => PersonFact | null;

/** "You may be a nurse, a midwife or a paramedic", "you could be a returner": who may apply, and nothing that everybody has to be. */
const saidOfReaders = rare(
  /^\W*you ((?:may|might|could)(?: (?:also|well|already|even|equally|perhaps))? (?:be|have|come|hold|work|bring|like|want)\b.*)/i,
);

/** A note by its shape, written out or as it was typed ("Cert CII"). */
const readNote = (text: string, typed: string): Omit<PersonFact, 'desirable'> | null => {
  const full = writeOut(text);
  const note = readShape(full) ?? (full === typed ? null : readShape(typed));
  return note && { ...note, sure: true };
};

/** "1-2 years' experience". */
const withRange = (text: string): string =>
  text.replace(/(?<![-\d.])(\d{1,2})\s?[-–]\s?(\d{1,2}) (?=(?:years?|months?)\b)/gi, '$1 to $2 ');
/** Reads a line whose marks still stand. Null when nothing can be said with it. */
export function readOne(line: string, heading: 'person' | 'desirable', again: ReadAgain): PersonFact | null {
  const form = readMarks(line);
  if (!form || isBeside(form.text) || tellsWhoIsOver(form.text)) return null;
  // The mark of a line stands over the name of its list.
  const list = form.must ? 'person' : heading;
  const frame = readFrame(form.text);
  if (frame) return again(frame.text, frame.wish || form.wish ? 'desirable' : list);
  const written = writeOut(spelledOut(form.text));
  // "Wiring regs": nobody wires them.
  const noted =
    readNearTheWork(written) ??
    readTravelShare(written) ??
    readYearsAsPost(written) ??
    readOneThing(written) ??
    readFieldNote(written);
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
    (desirableCue.test(typed) ? null : (readNote(typed, form.text) ?? readBeOrHave(typed, again)));
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
    return readOne(line, 'person', again);
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
  if (ready !== raw) return again(ready, list);
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
  const holder = levelled?.[1] ? again(levelled[1], section) : null;
  if (levelled && holder && /^(?:be|have)$/.test(holder.kind) && !holder.odd && !holder.loose)
    return { ...holder, text: `${holder.text} ${levelled[2] ?? ''}`, desirable: holder.desirable || desirable };
  // "GCSE English and maths (or do them with us)": what else will do stays as it was typed.
  const door = partDoor(own);
  const main = door && again(door.head, section);
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
