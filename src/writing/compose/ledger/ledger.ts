/** The fact ledger: everything that may be said in one advert, and where each of it comes from. */

import { withNames } from '../language/names-here.ts';
import { Recent } from '../language/recent.ts';
import { withStateInFull } from '../language/us-states.ts';
import { wordsOf } from '../language/words.ts';
import { namesPost } from '../mining/reporting.ts';
import type { WriterInput } from '../types.ts';
import { readApply } from './apply-lines.ts';
import { cleanLine, cleanText } from './clean.ts';
import { companyName, otherCompaniesIn } from './company.ts';
import { findConflicts } from './conflicts.ts';
import { withoutTakenBack } from './contradiction.ts';
import { readDuties } from './duties.ts';
import { FactBook, type Ledger } from './facts.ts';
import { payOf, placeAside, placeOf } from './general-first.ts';
import { readGuides, readReward } from './guides.ts';
import { guidelinesInWords } from './guides-in-words.ts';
import { withoutPlaces } from './guides-of-places.ts';
import { notesOnOwnPerson } from './in-own-person.ts';
import { readKeywords } from './keywords.ts';
import { withLawfulAges } from './lawful-age.ts';
import { namesOf } from './names-of-advert.ts';
import { levelsAlone } from './native-or-level.ts';
import { notesOnNotDone } from './not-done.ts';
import { notesInFull } from './notes/notes-in-full.ts';
import { inPoints } from './numbered-points.ts';
import { isLearner } from './of-learners.ts';
import { factsAlone } from './orders-among-facts.ts';
import { tellOverruled, withoutContradicted } from './overruled-terms.ts';
import { withOwnPlaces, withoutBareTitle, withoutOtherTown } from './own-places.ts';
import { currencyOf, payFromGeneral } from './pay.ts';
import { type Place, readPlace, withChoice } from './place.ts';
import { withoutStumps } from './place-stumps.ts';
import { findRejected } from './precedence.ts';
import { readPaper } from './read-paper.ts';
import { readSlots } from './read-slots.ts';
import { inOrder, readReportsTo } from './reports-to.ts';
import { readRequirements } from './requirements.ts';
import { findAlike } from './same/alike.ts';
import { readSentences, withoutTasks } from './sentences.ts';
import { type Slots, termsOf, withoutHours, withoutTold } from './slots.ts';
import { withoutPlaceOfPaper } from './tasks-elsewhere.ts';
import { tidyBrief } from './tidy-brief.ts';
import { notesOnGaps, notesOnOrders, readTitle } from './told-of-form.ts';
import { readTone } from './tone.ts';
import { unreadLines } from './unread-lines.ts';
import { tellExclusion, usableIn } from './usable.ts';

/** A description that came out of an editor: its first word is that of a text, and no tag. */
const isMarkup = /<\/?[a-z][^<>]*>/i;

/** The steps of one advert, each refresh, the explanations and the hints work from the same facts: what was read last is kept. */
const recent = new Recent<Ledger>(8);

/**
 * Builds the ledger, or remembers it. With `useJobDescription` off, nothing of the job description is in it. It is
 * shared by all who ask: nobody changes it, a step that needs another makes its own.
 */
export const buildLedger = (input: WriterInput, useJobDescription: boolean): Ledger =>
  recent.get(JSON.stringify([useJobDescription, input]), () => readLedger(input, useJobDescription));

function readLedger(typed: WriterInput, useJobDescription: boolean): Ledger {
  const facts = factsAlone(typed);
  const { input: levelled, notes } = levelsAlone(facts.input);
  const input = { ...levelled, guidelines: guidelinesInWords(facts.input.guidelines) };
  const book = new FactBook();
  for (const note of [...facts.notes, ...notes]) book.notes.add(note);
  const { advert, guidelines } = input;
  const employer = companyName(advert.brandName) ?? companyName(guidelines.companyName);
  const rawPlace = readPlace(advert.location);
  const names = namesOf(
    { ...input, brief: input.brief && inPoints(input.brief) },
    useJobDescription,
    employer,
    rawPlace,
  );
  return withNames(names, () => fill(input, useJobDescription, book, employer, rawPlace, names));
}

/** Days, shifts or clock times that a brief tells. */
const tellsPattern =
  /\b(?:[1-7]|one|two|three|four|five|six|seven) (?:days?|nights?|shifts?) (?:a week|per week|working|over|on)\b|\b(?:rotational|rotating|day|night|early|late|split) shifts?\b|\bmon(?:day)? ?(?:-|–|to) ?(?:thu|fri|sat|sun)|\d ?(?:am|pm) ?(?:-|–|to) ?\d/i;

function fill(
  input: WriterInput,
  useJobDescription: boolean,
  book: FactBook,
  employer: string | null,
  generalPlace: Place | null,
  names: Set<string>,
): Ledger {
  const { advert, guidelines } = input;
  const brief = tidyBrief(input.brief, input.advert.jobTitle ?? '');
  const { notes } = book;
  for (const note of [...notesOnOwnPerson(input.brief), ...notesOnNotDone(input.brief)]) notes.add(note);
  // A long paper is cleaned once for all that is asked of it.
  const paper = cleanText(input.jobDescription?.text);
  notesOnOrders(input, brief, paper.injected, notes);
  const title = readTitle(advert.jobTitle, employer, notes);
  if (!employer) notes.add('Add the company or brand name for texts that say who is hiring.');
  const general = payFromGeneral(advert.salaryFrom, advert.salaryTo, advert.country);
  if (general.note) notes.add(general.note);
  const locale = currencyOf(advert.country)?.locale ?? 'en-GB';
  if (advert.language && !/^english|^en\b/i.test(advert.language))
    notes.add(`The built-in writer writes English; the advert's language is ${cleanLine(advert.language)}.`);
  const { jobDescription, mined } = readPaper({ input, useJobDescription, brief, paper: paper.text, names, notes });
  const briefText = [brief?.description, brief?.proposition, brief?.responsibilitiesRole, brief?.supportingEvidence]
    .map((text) =>
      cleanText(text)
        .text.replace(/\s+[/|]\s+/g, ', ')
        .replace(/(?<=\d) ?p\/?h\b/gi, ' per hour'),
    )
    .join('\n');
  // "21 of 24 trainees took a permanent role": what the evidence tells of others is no contract of this post.
  const postText = [brief?.description, brief?.proposition, brief?.responsibilitiesRole]
    .map((text) => cleanText(text).text.replace(/\s+[/|]\s+/g, ', '))
    .join('\n');
  const keyed = (pattern: RegExp): string =>
    mined.values
      .filter(({ key }) => pattern.test(key))
      .map(({ value }) => value)
      .join('; ');

  const stated = { advert, locale, briefText, jobDescription, keyed, notes };
  const pay = payOf(general.pay, brief?.description, stated);
  const place = withChoice(placeOf(generalPlace, employer, stated), brief?.description ?? '');
  if (place) for (const word of wordsOf(place.name)) names.add(word);

  const found = readSlots(cleanLine(advert.jobTitle), postText, jobDescription, mined, notes, place);
  // Where the General tab says remote, nothing else says where one works.
  const own = withoutContradicted(found, briefText, jobDescription);
  let slots: Slots = place?.remote ? { ...own, attendance: null } : own;
  if (!place?.remote && !slots.attendance && /\bhybrid\b/i.test(advert.location ?? ''))
    slots = { ...slots, attendance: { text: 'hybrid', source: 'general' } };
  // What nobody would have used is told all the same: the recruiter may not have seen it.
  for (const line of mined.said) tellExclusion(line, 'the job description', notes);
  // Where a quarter lies the job description tells, whether the step's texts use it or not.
  const known = `${withStateInFull(advert.location ?? '')}\n${input.jobDescription?.matches ? input.jobDescription.text : ''}`;
  tellOverruled({ brief: briefText, jobDescription, place, slots, employer, known, notes });
  const rejected = findRejected({
    pay,
    place,
    slots,
    title: advert.jobTitle,
    country: advert.country,
    notes,
    locale,
    known,
  });
  const conflicts = findConflicts(
    `${briefText}\n${cleanText(brief?.skills).text}`,
    notes,
    cleanText(brief?.skills).text,
  );

  notesOnGaps(input, brief, notes);
  const others = otherCompaniesIn(input, `${briefText}\n${jobDescription}`, jobDescription);
  for (const { name, short } of others)
    notes.add(`The texts are for ${employer}: wording that speaks of ${[name, ...short].join(' or ')} was left out.`);
  const usable = usableIn({ others, pay, locale, rejected, conflicts, notes });

  const placed = (text: string | null | undefined): string | null =>
    text
      ? placedBare(isMarkup.test(text) ? cleanText(text).text.replace(/ +/g, ' ').replace(/\n /g, '\n') : text)
      : null;
  const placedBare = (text: string): string =>
    withoutBareTitle(
      withoutStumps(withoutOtherTown(withOwnPlaces(text), place, known, notes), withOwnPlaces(text)),
      text,
      input.advert.jobTitle ?? '',
    );
  const told = readSentences(
    brief
      ? {
          ...input,
          brief: { ...brief, description: placed(brief.description), proposition: placed(brief.proposition) },
        }
      : input,
    title,
    book,
    usable,
    slots,
    // The brief's pattern wins: "5 days working" says it, whatever the job description has.
    tellsPattern.test(briefText)
      ? ''
      : notesInFull(
          withoutHours(keyed(/^(?:hours|working hours|(?:shift|work|rota|roster|schedule).*)$/), slots.hours),
        ),
    keyed(/^start date$/),
  );
  // What a sentence tells needs no frame of ours.
  slots = withoutTold(slots, told);
  const guides = withoutPlaces(readGuides(input, book, usable), place, notes);
  // "One weekend in five on call" says when; "take part in the on-call rota" would say it again.
  const onCall = told.some(
    ({ fact, statement }) => fact.kind === 'description' && /\bon[- ]call\b/i.test(statement.text),
  );
  const elsewhere = placeAside(generalPlace, employer, stated);
  const duties = readDuties(
    brief,
    elsewhere ? withoutPlaceOfPaper(mined, elsewhere.name) : mined,
    book,
    usable,
    isLearner(input.advert.jobTitle),
  ).filter(
    ({ fact }) =>
      !(
        onCall &&
        fact.source === 'jobDescription' &&
        /^(?:take part in|join|be on|work|cover|share|participate in) (?:the |our |an? )?(?:on[- ]call|out[- ]of[- ]hours)(?: (?:rota|roster|rotation|duty))?(?:,? (?:one|\d|every|once)\b[\w ]*)?$/i.test(
          fact.text,
        )
      ),
  );
  const sentences = withoutTakenBack(
    withoutTasks(told, duties),
    [briefText, jobDescription],
    notes,
    slots.hours?.text ?? null,
  );
  const person = withLawfulAges(readRequirements(brief, mined, book, usable), advert.jobTitle ?? '', notes, book);
  const rewards = guidelines.rewards
    .map((reward, index) => readReward(reward, index, book, usable))
    .filter((reward) => reward !== null);
  const apply = readApply(mined.apply, jobDescription, advert.deadline, book, usable);
  const reportsTo = readReportsTo(briefText, keyed, notes);
  // "An executive post that reports to the CEO": told already, by whatever name.
  const reports = /\breport(?:s|ing)? (?:directly |straight )?(?:in)?to\b/i;
  const toldOf =
    told.some(({ statement }) => reports.test(statement.text)) ||
    // "You report to the Managing Director and sit on the board", under a pillar.
    guides.some(({ fact, statement }) => fact.weight >= 50 && reports.test(statement?.text ?? ''));
  const isPerson = reportsTo !== null && !namesPost(reportsTo);
  sentences.push(...readKeywords(brief, reportsTo, title, place, book, usable));
  if (reportsTo && !isPerson && !toldOf) book.add('team', 'jobDescription', 'reports', reportsTo);

  if (title) book.add('title', 'general', 0, title.text);
  if (employer) book.add('employer', 'general', 0, employer);
  if (place) book.add('place', 'general', 0, place.name || 'remote');
  if (pay) book.add('pay', 'general', 0, 'pay');
  const sector =
    (cleanLine(advert.sector).slice(0, 60) || cleanLine(advert.industry).slice(0, 60)).replace(/\s*&\s*/g, ' and ') ||
    null;
  if (sector) book.add('sector', 'general', 0, sector);
  if (slots.hours) book.add('hours', slots.hours.source, 0, slots.hours.text);
  const terms = termsOf(slots);
  if (terms.length > 0) book.add('contract', 'general', 'terms', terms.join(', '));
  if (advert.deadline) book.add('deadline', 'general', 0, advert.deadline);
  // What the brief says of a term in its own words wins, and what a note tells is told.
  const tells = [
    [...sentences.map(({ statement }) => statement.text), slots.hours?.text ?? '', ...terms].join(' '),
    [...book.rough, briefText].join(' '),
    [...duties, ...person].map(({ fact }) => fact.text).join(' '),
  ];
  const tone = readTone(advert.toneOfVoice);
  if (!tone.known && cleanLine(advert.toneOfVoice))
    notes.add(
      `The tone of voice "${cleanLine(advert.toneOfVoice).slice(0, 60)}" is not one that the built-in writer knows. The texts are neutral.`,
    );
  return {
    title,
    employer,
    place,
    pay,
    sector,
    deadline: advert.deadline,
    slots,
    tone,
    american: /^(?:united states|us|usa)/i.test(advert.country ?? ''),
    contractions: guidelines.contractions ?? tone.formality < 4,
    duties,
    person,
    unread: [...book.unread],
    rough: [...book.rough],
    unreadLines: unreadLines({
      mined,
      duties,
      person,
      lost: book.lost,
      tells,
      overruled: (line) => rejected(line, 'jobDescription') || conflicts(line),
    }),
    sentences,
    guides,
    rewards,
    apply,
    reportsTo: reportsTo && !isPerson && !toldOf ? inOrder(reportsTo) : null,
    facts: book.facts,
    alike: findAlike(
      duties,
      person,
      [title?.text, employer, place?.name].flatMap((text) => (text ? [text] : [])),
      sentences,
      guides,
      reportsTo,
    ),
    notes: [...notes],
    names,
  };
}
