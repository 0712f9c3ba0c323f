/** The fact ledger: everything that may be said in one advert, and where each of it comes from. */

import { withNames } from '../language/names-here.ts';
import { isOrdinary } from '../language/nouns.ts';
import { Recent } from '../language/recent.ts';
import { coverage, wordsOf } from '../language/words.ts';
import type { Mined } from '../mining/mine.ts';
import { isEnglish } from '../mining/page/english.ts';
import { keepMarks } from '../mining/page/paper.ts';
import { namesPost, readReporting } from '../mining/reporting.ts';
import type { WriterInput } from '../types.ts';
import { cleanLine, cleanText, splitSentences } from './clean.ts';
import { companyName, findOtherCompanies } from './company.ts';
import { findConflicts } from './conflicts.ts';
import { withoutTakenBack } from './contradiction.ts';
import { readDuties } from './duties.ts';
import { FactBook, type Ledger, type SentenceFact, type Usable } from './facts.ts';
import { readGuides, readReward } from './guides.ts';
import { withoutPlaces } from './guides-of-places.ts';
import { readKeywords } from './keywords.ts';
import { withKnownCase } from './known-case.ts';
import { withLawfulAges } from './lawful-age.ts';
import { mineOnce } from './mined.ts';
import { findNames } from './names.ts';
import { sayNote } from './notes/say-note.ts';
import { isInitialsOf } from './notes/wording.ts';
import { withOwnPlaces, withoutOtherTown } from './own-places.ts';
import { currencyOf, findPay, payFromGeneral } from './pay.ts';
import { type Place, readPlace } from './place.ts';
import { withoutStumps } from './place-stumps.ts';
import {
  differs,
  findPayLine,
  findRejected,
  isActualPay,
  isBesidePay,
  namesPay,
  proRata,
  readSlots,
  withExtras,
  withoutPay,
  withPeriod,
} from './precedence.ts';
import { readRequirements } from './requirements.ts';
import { findAlike } from './same/alike.ts';
import { readSentences, withoutTasks } from './sentences.ts';
import { type Slots, termsOf, withoutHours, withoutTold } from './slots.ts';
import { readStatement, type Statement } from './statement.ts';
import { tidyBrief } from './tidy-brief.ts';
import { displayTitle } from './title.ts';
import { toEverybody } from './to-everybody.ts';
import { readTone } from './tone.ts';
import { allExclusions, findExclusions, stripWorn } from './withhold.ts';

/** Notes a phrase that shuts people out, and says whether there is one. */
function tellExclusion(text: string, where: string, notes: Set<string>): boolean {
  const excluded = allExclusions(text);
  for (const { phrase, about } of excluded)
    notes.add(`Left out of ${where}: "${phrase}" can shut people out (${about}).`);
  return excluded.length > 0;
}

/** The steps of one advert, each refresh, the explanations and the hints work from the same facts: what was read last is kept. */
const recent = new Recent<Ledger>(8);

/**
 * Builds the ledger, or remembers it. With `useJobDescription` off, nothing of the job description is in it. It is
 * shared by all who ask: nobody changes it, a step that needs another makes its own.
 */
export const buildLedger = (input: WriterInput, useJobDescription: boolean): Ledger =>
  recent.get(JSON.stringify([useJobDescription, input]), () => readLedger(input, useJobDescription));

function readLedger(input: WriterInput, useJobDescription: boolean): Ledger {
  const book = new FactBook();
  const { advert, guidelines } = input;
  const employer = companyName(advert.brandName) ?? companyName(guidelines.companyName);
  const rawPlace = readPlace(advert.location);
  // "Payments" in "Quayline Payments" is no name by itself where it is the sector, or a word of every day.
  const sectorWords = new Set(
    wordsOf(`${cleanLine(advert.sector)} ${cleanLine(advert.industry)} ${cleanLine(advert.jobTitle)}`).map((word) =>
      word.toLowerCase(),
    ),
  );
  const names = new Set([
    ...findNames(textsOf(input, useJobDescription)),
    ...(employer?.includes(' ') ? [employer] : []),
    ...wordsOf(employer ?? '').filter(
      (word, index, all) =>
        !/^(?:The|A|An|And|Of|For|At|In|On|Our|We|Your)$/.test(word) &&
        (all.length === 1 ||
          (!sectorWords.has(word.toLowerCase()) && !(index > 0 && (isOrdinary(word) || isFood(word))))),
    ),
    ...wordsOf(rawPlace?.name ?? ''),
    ...wordsOf(cleanLine(advert.country)),
  ]);
  return withNames(names, () => fill(input, useJobDescription, book, employer, rawPlace, names));
}

/** When applications close, as a job description has it on a line of its own. */
function closingOf(jobDescription: string): Statement | null {
  const line =
    /^\W*(?:closing date|application deadline|deadline|applications close|last date(?: to apply| for applications?)?)\b\W*((?:on |is )?[^\n]*\d[^\n]*)/im.exec(
      jobDescription,
    )?.[1];
  const said = line ? sayNote(`Closing date: ${splitSentences(line)[0]?.replace(/^(?:on|is) /i, '') ?? ''}`) : '';
  return /^Applications close (?:on|at) /.test(said) && said.split(' ').length < 14 ? readStatement(said) : null;
}

/** "Bread" of West Cork Bread Co.: what a firm makes or serves is no name elsewhere. */
const isFood = (word: string): boolean =>
  /^(?:Bread|Coffee|Cheese|Milk|Beer|Wine|Meats?|Fish|Cakes?|Pies?|Foods?|Flowers|Plants|Gardens?|Shoes|Bikes|Boats|Cars|Books|Toys|Tools|Parts|Pumps|Ticketing|Tickets|Windows|Doors|Kitchens|Pumps|Pets|Vets)$/.test(
    word,
  );

/** All that the recruiter wrote. */
const textsOf = ({ brief, guidelines, jobDescription }: WriterInput, useJobDescription: boolean): string[] =>
  [
    brief?.description,
    brief?.proposition,
    brief?.responsibilitiesRole,
    brief?.skills,
    brief?.supportingEvidence,
    ...guidelines.rewards.map(({ statement }) => statement),
    ...[...guidelines.pillars, ...guidelines.values].map(({ statement }) => statement),
    useJobDescription && jobDescription?.matches ? jobDescription.text.slice(0, 30_000) : null,
  ].map((text) => cleanText(text).text);

/** "Manager - Maintenance" is the maintenance manager, and "Head, Planning" the head of planning. */
const inOrder = (post: string): string =>
  post
    .replace(
      /^(Manager|Director|Lead|Supervisor|Head|Coordinator)(?:\s*[–—-]\s*|,\s*)([A-Za-z][\w &]*)$/,
      (_, rank: string, field: string) => (/^Head$/.test(rank) ? `${rank} of ${field}` : `${field} ${rank}`),
    )
    // "WORKSHOP MANAGER" was calmed as a line is; the name of a post has its capitals throughout.
    .replace(/^[A-Z][a-z]+(?: [a-z]+)+$/, (calmed) =>
      calmed.replace(/ (?!of\b|and\b|the\b|for\b)([a-z])/g, (_, letter: string) => ` ${letter.toUpperCase()}`),
    )
    // "OT In-charge / Nursing Superintendent".
    .replace(/(?<=[a-z])\s*\/\s*(?=[A-Z])/g, ' or ');

/** Whether a line tells more than the facts that were read, and may be said at all. */
const isNews = (line: string, read: readonly { fact: { text: string } }[]): boolean =>
  findExclusions(line).length === 0 && !read.some(({ fact }) => coverage(line, fact.text) >= 0.6);

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
  const brief = tidyBrief(input.brief);
  const { notes } = book;
  const injected = [
    advert.jobTitle,
    advert.location,
    brief?.description,
    brief?.proposition,
    brief?.responsibilitiesRole,
    brief?.skills,
    brief?.supportingEvidence,
    input.jobDescription?.text,
  ].some((text) => cleanText(text).injected);
  if (injected) notes.add('Some wording was written to a machine and not about the job. It was left out.');
  const title = displayTitle(advert.jobTitle, employer);
  if (!title) notes.add('Add a job title in the General tab: without one the texts stay general.');
  if (title?.changed)
    notes.add(`The title "${title.changed}" names a sex, an age or a group, so we write "${title.text}".`);
  if (!employer) notes.add('Add the company or brand name for texts that say who is hiring.');
  const general = payFromGeneral(advert.salaryFrom, advert.salaryTo, advert.country);
  if (general.note) notes.add(general.note);
  const locale = currencyOf(advert.country)?.locale ?? 'en-GB';
  const spoken = toEverybody(useJobDescription ? (input.jobDescription?.text ?? '') : '');
  if (spoken.ofOneSex && input.jobDescription?.matches)
    notes.add('The job description speaks of "he" or "she". What it asks for is said to everybody.');
  const jobDescription =
    useJobDescription && input.jobDescription?.matches
      ? withKnownCase(
          cleanText(keepMarks(spoken.text)).text,
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
    ? mineOnce(jobDescription, topic, cleanLine(advert.jobTitle), names)
    : { duties: [], person: [], unread: { duties: [], person: [] }, values: [], apply: [], said: [], foreign: false };
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

  // Pay
  let pay = withPeriod(general.pay, `${briefText}\n${jobDescription}`, locale);
  const stated = pay;
  const basic = splitSentences(cleanText(brief?.description).text).filter(
    (sentence) => !isBesidePay(sentence) && !isActualPay(sentence),
  );
  if (
    stated &&
    (basic.some((sentence) => differs(findPayLine(sentence, locale), stated)) ||
      differs(findPay(keyed(/^(?:salary|pay|wage)/), locale), stated))
  )
    notes.add('Pay in the brief or the job description differs from the General tab. We use the General tab.');
  const currency = currencyOf(advert.country)?.currency;
  if (!pay && currency)
    pay =
      [
        findPayLine(briefText, locale),
        findPay(keyed(/salary|pay|wage|rate|band|grade/), locale) ?? findPayLine(jobDescription, locale),
      ].find((found) => found?.currency === currency) ?? null;
  pay = proRata(
    withExtras(pay, briefText, locale),
    `${briefText}\n${jobDescription}`,
    locale,
    /\b0[.,]\d+ ?FTE\b|\bpart[- ]time\b/i.test(briefText),
  );
  // Place
  let place = generalPlace;
  const jdPlace = readPlace(keyed(/^(?:location|place|where|based|office|site)/).split(';')[0] ?? null);
  if (!place) place = jdPlace;
  else if (
    jdPlace &&
    jdPlace.name !== place.name &&
    // "Nuremberg-Langwasser": a quarter of it.
    !jdPlace.name
      .toLowerCase()
      .split(/[\s,-]+/)
      .includes(place.name.toLowerCase()) &&
    // "Valley Gardens Dental, HG1": the house itself, and no other place.
    !(employer && jdPlace.name.toLowerCase().includes(employer.toLowerCase())) &&
    coverage(jdPlace.name, place.name) === 0 &&
    coverage(place.name, keyed(/location|place|where|based|office|site/)) === 0
  )
    notes.add(
      `The job description says ${jdPlace.name || 'remote'}, the General tab says ${place.name || 'remote'}. We use the General tab.`,
    );
  if (place) for (const word of wordsOf(place.name)) names.add(word);

  const found = readSlots(cleanLine(advert.jobTitle), postText, jobDescription, mined, notes);
  // Where the General tab says remote, nothing else says where one works.
  let slots: Slots = place?.remote ? { ...found, attendance: null } : found;
  if (!place?.remote && !slots.attendance && /\bhybrid\b/i.test(advert.location ?? ''))
    slots = { ...slots, attendance: { text: 'hybrid', source: 'general' } };
  // What nobody would have used is told all the same: the recruiter may not have seen it.
  for (const line of mined.said) tellExclusion(line, 'the job description', notes);
  // Where a quarter lies the job description tells, whether the step's texts use it or not.
  const known = `${advert.location ?? ''}\n${input.jobDescription?.matches ? input.jobDescription.text : ''}`;
  const rejected = findRejected({ pay, place, slots, country: advert.country, notes, locale, known });
  const conflicts = findConflicts(`${briefText}\n${cleanText(brief?.skills).text}`, notes);

  const others = findOtherCompanies(`${briefText}\n${jobDescription}`, employer);
  for (const other of others) notes.add(`The texts are for ${employer}: wording that speaks of ${other} was left out.`);
  const usable: Usable = (raw, source, where) => {
    const said = raw.replace(/\band\b/g, '&').toLowerCase();
    if (others.some((other) => said.includes(other.replace(/\band\b/g, '&').toLowerCase()))) return false;
    if (tellExclusion(raw, where, notes)) return false;
    const worn = stripWorn(raw).worn;
    if (worn) {
      notes.add(`Left out of ${where}: "${worn}" is a worn phrase. Say what it means in your job instead.`);
      return false;
    }
    if (!isEnglish(raw)) {
      notes.add(`Left out of ${where}: wording in another language.`);
      return false;
    }
    // "Salary shown is the full-time equivalent": the frames say it of the pay, and alone it says nothing.
    if (
      /^(?:the )?(?:salary|pay)(?: (?:shown|quoted|given|stated|advertised))? is (?:the |an? )?(?:FTE|full[- ]time equivalent|pro[- ]rata)\b[^,;]*$/i.test(
        raw.trim().replace(/[.]$/, ''),
      )
    )
      return false;
    // The frames say the pay, with what comes on top.
    if (
      pay &&
      source === 'brief' &&
      raw.split(' ').length <= 14 &&
      namesPay(raw, pay, locale) &&
      withoutPay(raw) === null
    )
      return false;
    // What the company says of itself speaks of no one advert.
    return (source === 'guidelines' || !rejected(raw, source)) && !(source === 'jobDescription' && conflicts(raw));
  };

  const placed = (text: string | null | undefined): string | null =>
    text ? withoutStumps(withoutOtherTown(withOwnPlaces(text), place, known, notes), withOwnPlaces(text)) : null;
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
      : withoutHours(keyed(/^(?:hours|working hours|(?:shift|work|rota|roster|schedule).*)$/), slots.hours),
    keyed(/^start date$/),
  );
  // What a sentence tells needs no frame of ours.
  slots = withoutTold(slots, told);
  const guides = withoutPlaces(readGuides(input, book, usable), place, notes);
  // "One weekend in five on call" says when; "take part in the on-call rota" would say it again.
  const onCall = told.some(
    ({ fact, statement }) => fact.kind === 'description' && /\bon[- ]call\b/i.test(statement.text),
  );
  const duties = readDuties(brief, mined, book, usable).filter(
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
  const apply: SentenceFact[] = [];
  mined.apply.forEach((raw, index) => {
    if (
      apply.length >= 4 ||
      !usable(raw, 'jobDescription', 'the job description') ||
      /@|https?:|\b\d{4,}\b|\bcontact\b|->/i.test(raw)
    )
      return;
    const statement = readStatement(raw);
    if (statement) apply.push({ fact: book.add('apply', 'jobDescription', index, statement.text), statement });
  });
  const closing = advert.deadline ? null : closingOf(jobDescription);
  if (
    closing &&
    !apply.some(({ statement }) => /^Applications close/.test(statement.text)) &&
    usable(closing.text, 'jobDescription', 'the job description')
  )
    apply.unshift({ fact: book.add('apply', 'jobDescription', 'closing', closing.text), statement: closing });
  const ofPaper = cleanLine(
    keyed(/^(?:reports? |reporting|responsible to|accountable to|line manager|manager$)/).split(/[;(]/)[0],
  ).slice(0, 60);
  const ofBrief =
    splitSentences(briefText)
      .map((sentence) => readReporting(sentence)?.to)
      .find((to) => to !== undefined) ||
    cleanLine(
      /\breport(?:s|ing) (?:directly )?(?:in)?to (?:the |our )?((?:(?! (?:Dr|Mr|Mrs|Ms|Prof|Rev)\b)[^.,;()\n]){3,50})/i.exec(
        briefText,
      )?.[1],
    );
  // The brief wins, here too, where it names a post of its own.
  const disputed =
    ofPaper !== '' &&
    ofBrief !== '' &&
    namesPost(ofBrief) &&
    coverage(ofBrief, ofPaper) === 0 &&
    // "CEO" and "Chief Executive Officer" are one.
    !isInitialsOf(ofBrief, ofPaper) &&
    !isInitialsOf(ofPaper, ofBrief);
  if (disputed)
    notes.add(
      `The brief says that the post reports to the ${ofBrief}, the job description to the ${ofPaper}. We use the brief.`,
    );
  // "Regional Sales Manager - TBC", "Head Chef?": without the mark of what is undecided.
  const who =
    (disputed ? ofBrief : ofPaper || ofBrief).replace(/[^\p{L}\p{N})]+$/u, '').replace(/[\s,–—-]+TB[ACD]$/i, '') ||
    null;
  // "Aoife Quinn, Director": the post.
  const [, postOf = ''] = /^\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+, (\p{Lu}[\p{L} ]+)$/u.exec(who ?? '') ?? [];
  const named = postOf !== '' && namesPost(postOf) ? postOf : who;
  // "Foreman / Superintendent": what is withheld elsewhere is not said here.
  const reportsTo = named !== null && findExclusions(named).length > 0 ? null : named;
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
      duties: mined.unread.duties.filter((line) => isNews(line, duties)),
      person: [...new Set([...mined.unread.person.filter((line) => isNews(line, person)), ...book.lost])],
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
