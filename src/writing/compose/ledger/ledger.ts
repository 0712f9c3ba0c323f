/** The fact ledger: everything that may be said in one advert, and where each of it comes from. */

import { withNames } from '../language/names-here.ts';
import { Recent } from '../language/recent.ts';
import { withStateInFull } from '../language/us-states.ts';
import { coverage, wordsOf } from '../language/words.ts';
import type { Mined } from '../mining/mined-facts.ts';
import { keepMarks } from '../mining/page/paper.ts';
import { namesPost } from '../mining/reporting.ts';
import type { WriterInput } from '../types.ts';
import { readApply } from './apply-lines.ts';
import { cleanLine, cleanText, gapNote, unfilledIn, unfilledNotesIn, unfilledPartsIn } from './clean.ts';
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
import { withKnownCase } from './known-case.ts';
import { withLawfulAges } from './lawful-age.ts';
import { mineOnce } from './mined.ts';
import { namesOf } from './names-of-advert.ts';
import { levelsAlone } from './native-or-level.ts';
import { notesOnNotDone } from './not-done.ts';
import { notesInFull } from './notes/notes-in-full.ts';
import { inPoints } from './numbered-points.ts';
import { isLearner } from './of-learners.ts';
import { wantsOnlyGroup } from './open-titles.ts';
import { withOwnPlaces, withoutBareTitle, withoutOtherTown } from './own-places.ts';
import { currencyOf, payFromGeneral } from './pay.ts';
import { type Place, readPlace, withChoice } from './place.ts';
import { withoutStumps } from './place-stumps.ts';
import { findRejected } from './precedence.ts';
import { readSlots } from './read-slots.ts';
import { inOrder, readReportsTo } from './reports-to.ts';
import { readRequirements } from './requirements.ts';
import { findAlike } from './same/alike.ts';
import { readSentences, withoutTasks } from './sentences.ts';
import { type Slots, termsOf, withoutHours, withoutTold } from './slots.ts';
import { withoutPlaceOfPaper } from './tasks-elsewhere.ts';
import { tidyBrief } from './tidy-brief.ts';
import { displayTitle, withheldOfTitle } from './title.ts';
import { toEverybody } from './to-everybody.ts';
import { readTone } from './tone.ts';
import { withoutUnsettled } from './unsettled.ts';
import { tellExclusion, usableIn } from './usable.ts';
import { findExclusions } from './withhold.ts';

/** The steps of one advert, each refresh, the explanations and the hints work from the same facts: what was read last is kept. */
/** A description that came out of an editor: its first word is that of a text, and no tag. */
const isMarkup = /<\/?[a-z][^<>]*>/i;

const recent = new Recent<Ledger>(8);

/**
 * Builds the ledger, or remembers it. With `useJobDescription` off, nothing of the job description is in it. It is
 * shared by all who ask: nobody changes it, a step that needs another makes its own.
 */
export const buildLedger = (input: WriterInput, useJobDescription: boolean): Ledger =>
  recent.get(JSON.stringify([useJobDescription, input]), () => readLedger(input, useJobDescription));

function readLedger(typed: WriterInput, useJobDescription: boolean): Ledger {
  const { input: levelled, notes } = levelsAlone(typed);
  const input = { ...levelled, guidelines: guidelinesInWords(typed.guidelines) };
  const book = new FactBook();
  for (const note of notes) book.notes.add(note);
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

/** Whether a line tells more than the facts that were read, and may be said at all. */
const isNews = (line: string, read: readonly { fact: { text: string } }[]): boolean =>
  findExclusions(line).length === 0 && !read.some(({ fact }) => coverage(line, fact.text) >= 0.6);

/** The lines of a paper that only say what it is, and whose. */
const ofForm =
  /^(?:position|post|job title|role|title|vacancy|job|position title|post title|department|directorate|company|employer|ref(?:erence)?|issued?|version)(?: (?:no|number|title))?\.?\s*:|\b(?:all rights reserved|copyright|©|page \d+ of \d+|do not (?:alter|copy)|uncontrolled when printed|strictly confidential)\b/i;

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
  const injected = [
    advert.jobTitle,
    advert.location,
    brief?.description,
    brief?.proposition,
    brief?.responsibilitiesRole,
    brief?.skills,
    brief?.supportingEvidence,
  ].some((text) => cleanText(text).injected);
  if (injected || paper.injected)
    notes.add('Some wording was written to a machine and not about the job. It was left out.');
  const title = displayTitle(advert.jobTitle, employer);
  const named = (advert.jobTitle ?? '').replace(/\s+/g, ' ').trim();
  if (!title)
    notes.add(
      named === ''
        ? 'Add a job title in the General tab: without one the texts stay general.'
        : wantsOnlyGroup(named)
          ? `The title "${named.slice(0, 60)}" names a sex, an age or a group and no post besides, so that the texts are written without it. Please put the bare name of the job in the General tab.`
          : `No title could be read from "${named.slice(0, 60)}" in the General tab, so that the texts stay general. Please put the bare name of the job there.`,
    );
  if (title?.changed)
    notes.add(`The title "${title.changed}" names a sex, an age or a group, so we write "${title.text}".`);
  if (title || !wantsOnlyGroup(named)) tellExclusion(withheldOfTitle(advert.jobTitle, title), 'the title', notes);
  if (!employer) notes.add('Add the company or brand name for texts that say who is hiring.');
  const general = payFromGeneral(advert.salaryFrom, advert.salaryTo, advert.country);
  if (general.note) notes.add(general.note);
  const locale = currencyOf(advert.country)?.locale ?? 'en-GB';
  const spoken = toEverybody(useJobDescription ? (input.jobDescription?.text ?? '') : '');
  if (spoken.ofOneSex && input.jobDescription?.matches)
    notes.add('The job description speaks of "he" or "she". What it asks for is said to everybody.');
  const isUsed = useJobDescription && input.jobDescription?.matches === true;
  const marked = isUsed ? keepMarks(spoken.text) : '';
  const jobDescription = isUsed
    ? withKnownCase(
        (marked === input.jobDescription?.text ? paper : cleanText(marked)).text,
        `${brief?.description ?? ''} ${brief?.responsibilitiesRole ?? ''} ${brief?.skills ?? ''}`,
      )
    : '';
  if (useJobDescription && input.jobDescription && !input.jobDescription.matches)
    notes.add('The job description was not used: the check did not find that it is for this job.');
  if (advert.language && !/^english|^en\b/i.test(advert.language))
    notes.add(`The built-in writer writes English; the advert's language is ${cleanLine(advert.language)}.`);
  const topic = [advert.jobTitle, brief?.description, brief?.responsibilitiesRole, brief?.proposition]
    .map((text) => cleanLine(text))
    .join(' ');
  const mined: Mined = jobDescription
    ? withoutUnsettled(
        mineOnce(jobDescription, topic, cleanLine(advert.jobTitle), names),
        input.jobDescription?.text ?? '',
      )
    : {
        duties: [],
        person: [],
        unread: { duties: [], person: [] },
        values: [],
        apply: [],
        said: [],
        terms: [],
        foreign: false,
      };
  if (mined.foreign) notes.add('Parts of the job description are in another language. They were not used.');
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
  let slots: Slots = place?.remote ? { ...found, attendance: null } : found;
  if (!place?.remote && !slots.attendance && /\bhybrid\b/i.test(advert.location ?? ''))
    slots = { ...slots, attendance: { text: 'hybrid', source: 'general' } };
  // What nobody would have used is told all the same: the recruiter may not have seen it.
  for (const line of mined.said) tellExclusion(line, 'the job description', notes);
  // Where a quarter lies the job description tells, whether the step's texts use it or not.
  const known = `${withStateInFull(advert.location ?? '')}\n${input.jobDescription?.matches ? input.jobDescription.text : ''}`;
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

  for (const typed of [
    brief?.description,
    brief?.proposition,
    brief?.responsibilitiesRole,
    brief?.skills,
    brief?.supportingEvidence,
  ])
    for (const gap of unfilledIn(typed)) notes.add(gapNote(gap));
  for (const typed of [input.brief?.responsibilitiesRole, input.brief?.skills])
    for (const gap of unfilledPartsIn(typed)) notes.add(gapNote(gap));
  for (const typed of [input.brief?.description, input.brief?.proposition, input.brief?.supportingEvidence])
    for (const gap of unfilledNotesIn(typed)) notes.add(gapNote(gap));
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
  const toldOf = told.some(({ statement }) => /\breport(?:s|ing)? (?:directly )?(?:in)?to\b/i.test(statement.text));
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
  // "Position: Night Auditor", "Hotel Münsterbogen, all rights reserved": what a form calls itself, and nothing of the job.
  const untold = mined.terms.filter((line) => !ofForm.test(line) && !tells.some((text) => coverage(line, text) >= 0.6));
  // What the brief has overruled stands in no text, and in no note as if it were missing. Of a long line something else may be missing.
  const overruled = (line: string): boolean =>
    line.split(/\s+/).length <= 12 && (rejected(line, 'jobDescription') || conflicts(line));
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
    unreadLines: {
      duties: [
        // Where one travels and when one works is read for in the text on the work as well.
        ...untold.filter(
          (line) => !overruled(line) && !/\b(?:degree|graduate|years?|yrs|DBS|vetting|licen\w+|own)\b/i.test(line),
        ),
        ...mined.unread.duties.filter((line) => !ofForm.test(line) && isNews(line, duties) && !overruled(line)),
      ],
      person: [
        ...new Set([
          ...untold.filter((line) => !overruled(line)),
          ...mined.unread.person.filter((line) => !ofForm.test(line) && isNews(line, person) && !overruled(line)),
          ...book.lost,
        ]),
      ],
    },
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
