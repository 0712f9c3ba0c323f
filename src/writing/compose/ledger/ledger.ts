import { withNames } from '../language/articles.ts';
import type { VerbPhrase } from '../language/verb-phrase.ts';
import { coverage, stem, wordsOf } from '../language/words.ts';
import { readDuty, splitDuties } from '../mining/duty.ts';
import { isEnglish } from '../mining/lines.ts';
import { type Mined, mineJobDescription } from '../mining/mine.ts';
import { type PersonFact, readPerson, splitRequirements } from '../mining/person.ts';
import type { Fact, FactKind, FactSource, RewardInput, WriterInput } from '../types.ts';
import { cleanLine, cleanText, splitSentences } from './clean.ts';
import { currencyOf, findPay, type Pay, payFromGeneral } from './pay.ts';
import { type Place, readPlace } from './place.ts';
import { findAttendance, findContract, findHours, findTime, type Slots } from './slots.ts';
import { readStatement, type Statement } from './statement.ts';
import { type DisplayTitle, displayTitle } from './title.ts';
import { readTone, type Tone } from './tone.ts';
import { findExclusion, stripWorn } from './withhold.ts';

export interface DutyFact {
  fact: Fact;
  phrase: VerbPhrase;
}
export interface PersonLine {
  fact: Fact;
  person: PersonFact;
}
export interface SentenceFact {
  fact: Fact;
  statement: Statement;
}
/** A pillar, value or strapline: a name and the statement behind it. */
export interface GuideFact {
  fact: Fact;
  name: Statement;
  statement: Statement | null;
  /** Further sentences of the statement. */
  more: Statement[];
}
export interface RewardFact {
  fact: Fact;
  id: string;
  title: string;
  statements: Statement[];
}

/** Everything that may be said in one advert, and nothing else. */
export interface Ledger {
  title: DisplayTitle | null;
  employer: string | null;
  place: Place | null;
  pay: Pay | null;
  sector: string | null;
  deadline: string | null;
  slots: Slots;
  tone: Tone;
  american: boolean;
  contractions: boolean;
  duties: DutyFact[];
  person: PersonLine[];
  sentences: SentenceFact[];
  guides: GuideFact[];
  rewards: RewardFact[];
  apply: SentenceFact[];
  reportsTo: string | null;
  facts: Map<string, Fact>;
  notes: string[];
  /** Words that are names here. */
  names: Set<string>;
}

const moneyMark = /[£€$₹]\s?\d|\b(?:GBP|EUR|USD|INR)\s?\d|\bRs\.?\s?\d/;
const payWords =
  /\b(?:salary|pay(?!ments?)|wage|per annum|p\.?a\.?\b|per hour|an hour|a year|hourly|package|earn\w*|OTE)\b/i;

class Builder {
  readonly facts = new Map<string, Fact>();
  readonly notes = new Set<string>();
  add(kind: FactKind, source: FactSource, key: string | number, text: string, extra: Partial<Fact> = {}): Fact {
    const fact: Fact = { id: `${kind}:${source}:${key}`, source, kind, text, weight: 0, ...extra };
    this.facts.set(fact.id, fact);
    return fact;
  }
}

/** Builds the ledger. With `useJobDescription` off, nothing of the job description is in it. */
export function buildLedger(input: WriterInput, useJobDescription: boolean): Ledger {
  const build = new Builder();
  const { advert, guidelines } = input;
  const employer = cleanLine(advert.brandName).slice(0, 80) || cleanLine(guidelines.companyName).slice(0, 80) || null;
  const rawPlace = readPlace(advert.location);
  const names = new Set([
    ...wordsOf(employer ?? ''),
    ...wordsOf(rawPlace?.name ?? ''),
    ...wordsOf(cleanLine(advert.country)),
  ]);
  return withNames(names, () => fill(input, useJobDescription, build, employer, rawPlace, names));
}

function fill(
  input: WriterInput,
  useJobDescription: boolean,
  build: Builder,
  employer: string | null,
  generalPlace: Place | null,
  names: Set<string>,
): Ledger {
  const { advert, brief, guidelines } = input;
  const { notes } = build;
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
  const jobDescription =
    useJobDescription && input.jobDescription?.matches ? cleanText(input.jobDescription.text).text : '';
  if (useJobDescription && input.jobDescription && !input.jobDescription.matches)
    notes.add('The job description was not used: the check did not find that it is for this job.');
  if (advert.language && !/^english|^en\b/i.test(advert.language))
    notes.add(`The built-in writer writes English; the advert's language is ${cleanLine(advert.language)}.`);
  const topic = [advert.jobTitle, brief?.description, brief?.responsibilitiesRole, brief?.proposition]
    .map((text) => cleanLine(text))
    .join(' ');
  const mined: Mined = jobDescription
    ? mineJobDescription(jobDescription, topic)
    : { duties: [], person: [], values: [], apply: [], foreign: false };
  if (mined.foreign) notes.add('Parts of the job description are in another language. They were not used.');
  const briefText = [brief?.description, brief?.proposition, brief?.responsibilitiesRole, brief?.supportingEvidence]
    .map((text) => cleanText(text).text)
    .join('\n');
  const keyed = (pattern: RegExp): string =>
    mined.values
      .filter(({ key }) => pattern.test(key))
      .map(({ value }) => value)
      .join('; ');

  // Pay
  let pay = general.pay;
  if (!pay && currencyOf(advert.country)) {
    const fromBrief = payWords.test(briefText) || moneyMark.test(briefText) ? findPayLine(briefText, locale) : null;
    const fromJd = findPay(keyed(/salary|pay|wage|rate|band|grade/), locale);
    pay = [fromBrief, fromJd].find((found) => found && found.currency === currencyOf(advert.country)?.currency) ?? null;
  }
  // Place
  let place = generalPlace;
  const jdPlace = readPlace(keyed(/^(?:location|place|where|based|office|site)/).split(';')[0] ?? null);
  if (!place) place = jdPlace;
  else if (
    jdPlace &&
    jdPlace.name !== place.name &&
    coverage(jdPlace.name, place.name) === 0 &&
    coverage(place.name, keyed(/location|place|where|based|office|site/)) === 0
  )
    notes.add(
      `The job description says ${jdPlace.name || 'remote'}, the General tab says ${place.name || 'remote'}. We use the General tab.`,
    );
  if (place) for (const word of wordsOf(place.name)) names.add(word);

  const slots = readSlots(briefText, jobDescription, mined, notes);
  const rejected = rejecter({ pay, place, jdPlace, slots, country: advert.country, notes, locale });

  const usable = (raw: string, source: FactSource, where: string): boolean => {
    const exclusion = findExclusion(raw);
    if (exclusion) {
      notes.add(`Left out of ${where}: "${exclusion.phrase}" can shut people out (${exclusion.about}).`);
      return false;
    }
    const worn = stripWorn(raw).worn;
    if (worn) {
      notes.add(`Left out of ${where}: "${worn}" is a worn phrase. Say what it means in your job instead.`);
      return false;
    }
    if (!isEnglish(raw)) {
      notes.add(`Left out of ${where}: wording in another language.`);
      return false;
    }
    return !rejected(raw, source);
  };

  const sentences: SentenceFact[] = [];
  const addSentences = (
    raw: string | null | undefined,
    kind: FactKind,
    source: FactSource,
    where: string,
    weight = 50,
  ): void => {
    const parts = splitSentences(cleanText(raw).text.replace(/^\s*[-–—•*·▪]\s*/gm, ''));
    parts.slice(0, 12).forEach((part, index) => {
      if (!usable(part, source, where)) return;
      const statement = readStatement(part);
      if (!statement || wordsOf(statement.text).length > 32 || wordsOf(statement.text).length < 2) return;
      if (/^(?:location|salary|hours|contact|email|tel|http)/i.test(statement.text) && /:/.test(statement.text)) return;
      if (/\b(?:https?:|www\.|@\w)|\b0\d{3,} ?\d{3}/.test(statement.text)) return;
      if (sentences.some((other) => coverage(statement.text, other.statement.text) > 0.85)) return;
      sentences.push({ fact: build.add(kind, source, index, statement.text, { weight }), statement });
    });
  };
  addSentences(brief?.proposition, 'proposition', 'brief', 'the proposition', 75);
  addSentences(brief?.description, 'description', 'brief', 'the description');
  addSentences(brief?.supportingEvidence, 'evidence', 'brief', 'the evidence');
  if (advert.hasMission) addSentences(guidelines.mission, 'mission', 'guidelines', 'the mission');
  if (advert.hasVision) addSentences(guidelines.vision, 'vision', 'guidelines', 'the vision');
  if (advert.hasPurpose) addSentences(guidelines.purpose, 'purpose', 'guidelines', 'the purpose');

  const guides = readGuides(input, build, usable);
  const duties: DutyFact[] = [];
  const known = (text: string): boolean =>
    duties.some((other) => coverage(text, other.fact.text) > 0.6 || coverage(other.fact.text, text) > 0.75);
  splitDuties(cleanText(brief?.responsibilitiesRole).text)
    .slice(0, 24)
    .forEach((raw, index) => {
      const part = cleanLine(raw);
      if (!part || !usable(part, 'brief', 'the responsibilities')) return;
      const duty = readDuty(part, { fallback: true });
      if (duty && !known(duty.text))
        duties.push({ fact: build.add('duty', 'brief', index, duty.text, { weight: 75 }), phrase: duty.phrase });
    });
  // Lines of the description that are duties ("Drive the school routes") belong to the duties.
  const ranked = [...mined.duties].sort((one, other) => other.score - one.score);
  ranked.forEach((duty, index) => {
    if (duties.length >= 16 || known(duty.text) || !usable(duty.text, 'jobDescription', 'the job description')) return;
    duties.push({ fact: build.add('duty', 'jobDescription', index, duty.text, { weight: 50 }), phrase: duty.phrase });
  });

  // A description that lists the same tasks would only say them twice.
  const told = sentences.filter(
    ({ fact, statement }) =>
      fact.kind !== 'description' || duties.filter((duty) => coverage(duty.fact.text, statement.text) > 0.8).length < 2,
  );
  sentences.length = 0;
  sentences.push(...told);

  const person: PersonLine[] = [];
  const knownPerson = (text: string): boolean =>
    person.some((other) => coverage(text, other.fact.text) > 0.6 || coverage(other.fact.text, text) > 0.75);
  const addPerson = (fact: PersonFact, source: FactSource, key: number): void => {
    if (knownPerson(fact.text) || person.length >= 16) return;
    const kind: FactKind = fact.kind === 'do' ? 'know' : fact.kind === 'without' ? 'have' : fact.kind;
    person.push({
      fact: build.add(kind, source, `${fact.kind}${key}`, fact.text, {
        weight: source === 'brief' ? 75 : 50,
        desirable: fact.desirable,
      }),
      person: fact,
    });
  };
  splitRequirements(cleanText(brief?.skills).text).forEach((raw, index) => {
    const part = cleanLine(raw);
    if (!part || !usable(part, 'brief', 'the skills')) return;
    const fact = readPerson(part);
    if (fact) addPerson(fact, 'brief', index);
  });
  [...mined.person]
    .sort((one, other) => other.score - one.score)
    .forEach((fact, index) => {
      if (usable(fact.text, 'jobDescription', 'the job description')) addPerson(fact, 'jobDescription', index);
    });

  const rewards = guidelines.rewards
    .map((reward, index) => readReward(reward, index, build, usable))
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
    if (statement) apply.push({ fact: build.add('apply', 'jobDescription', index, statement.text), statement });
  });
  const reportsTo =
    cleanLine(keyed(/^(?:reports? |reporting|responsible to|line manager|manager$)/).split(/[;(]/)[0]).slice(0, 60) ||
    null;
  const isPerson =
    reportsTo !== null &&
    !/\b(?:manager|head|director|lead|supervisor|officer|coordinator|engineer|chief|principal|partner|matron|sister|chef|president|leader|superintendent|controller)\b/i.test(
      reportsTo,
    );
  if (reportsTo && !isPerson) build.add('team', 'jobDescription', 'reports', reportsTo);

  if (title) build.add('title', 'general', 0, title.text);
  if (employer) build.add('employer', 'general', 0, employer);
  if (place) build.add('place', 'general', 0, place.name || 'remote');
  if (pay) build.add('pay', 'general', 0, 'pay');
  const sector = cleanLine(advert.sector).slice(0, 60) || cleanLine(advert.industry).slice(0, 60) || null;
  if (sector) build.add('sector', 'general', 0, sector);
  if (slots.hours) build.add('hours', slots.hours.source, 0, slots.hours.text);
  if (slots.contract) build.add('contract', slots.contract.source, 0, slots.contract.text);
  if (advert.deadline) build.add('deadline', 'general', 0, advert.deadline);
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
    sentences,
    guides,
    rewards,
    apply,
    reportsTo: reportsTo && !isPerson ? reportsTo : null,
    facts: build.facts,
    notes: [...notes],
    names,
  };
}

function findPayLine(text: string, locale: string): Pay | null {
  for (const sentence of splitSentences(text))
    if (payWords.test(sentence)) {
      const pay = findPay(sentence, locale);
      if (pay) return pay;
    }
  return null;
}

function readSlots(briefText: string, jobDescription: string, mined: Mined, notes: Set<string>): Slots {
  const jdHours = mined.values
    .filter(({ key }) => /hours/.test(key))
    .map(({ value }) => value)
    .join('; ');
  const pick = <T extends string>(
    what: string,
    find: (text: string) => T | null,
    jdText: string,
  ): { text: T; source: FactSource } | null => {
    const fromBrief = find(briefText);
    const fromJd = find(jdText);
    if (fromBrief && fromJd && fromBrief !== fromJd)
      notes.add(`The brief says ${fromBrief}, the job description ${fromJd} (${what}). We use the brief.`);
    if (fromBrief) return { text: fromBrief, source: 'brief' };
    return fromJd ? { text: fromJd, source: 'jobDescription' } : null;
  };
  return {
    hours: pick('hours', (text) => findHours(text, text === jdHours), jdHours || jobDescription),
    contract: pick('contract', findContract, jobDescription.slice(0, 3000)),
    time: pick('contract', findTime, jobDescription.slice(0, 3000)),
    attendance: pick('attendance', findAttendance, jobDescription.slice(0, 3000)),
  };
}

interface Conflicts {
  pay: Pay | null;
  place: Place | null;
  jdPlace: Place | null;
  slots: Slots;
  country: string | null;
  locale: string;
  notes: Set<string>;
}

/** Whether a sentence says something that a stronger source contradicts. */
function rejecter({
  pay,
  place,
  slots,
  country,
  notes,
  locale,
}: Conflicts): (text: string, source: FactSource) => boolean {
  const currency = currencyOf(country)?.currency;
  return (text, source) => {
    if (source !== 'brief' && source !== 'jobDescription' && source !== 'guidelines') return false;
    if (moneyMark.test(text)) {
      const found = findPay(text, locale);
      if (found && currency && found.currency !== currency && !/\$/.test(text.replace(/US\$/g, ''))) {
        notes.add("An amount in another currency than the country's was left out.");
        return true;
      }
      if (
        found &&
        pay &&
        payWords.test(text) &&
        found.from !== pay.from &&
        found.to !== pay.to &&
        found.from !== pay.to
      ) {
        if (/\b(?:bonus|allowance|commission|pension|grant|budget|voucher|referral)\b/i.test(text)) return false;
        notes.add('Pay in the brief or the job description differs from the General tab. We use the General tab.');
        return true;
      }
      if (
        found &&
        payWords.test(text) &&
        pay &&
        source !== 'guidelines' &&
        !/\b(?:bonus|allowance|commission)\b/i.test(text)
      )
        return true;
    }
    const based =
      /\b(?:[Bb]ased|[Ll]ocated|office|working|work|role is|job is) (?:at our |in our |in the |at the |in |at )([A-Z][a-zA-Z]+)/.exec(
        text,
      );
    if (
      based &&
      place &&
      !place.remote &&
      based[1] &&
      !place.name.includes(based[1]) &&
      !/^(?:A|The|Our|Year|UK|US|EU|United|Europe|England|Ireland|Germany|India|Monday|Tuesday|Wednesday|Thursday|Friday|January|February|March|April|May|June|July|August|September|October|November|December)$/.test(
        based[1],
      )
    ) {
      if (coverage(based[1], place.name) === 0 && !new RegExp(`\\b${place.name.split(' ')[0] ?? ''}\\b`).test(text)) {
        notes.add(`Wording that places the job in ${based[1]} was left out: the General tab says ${place.name}.`);
        return true;
      }
    }
    const attendance = findAttendance(text);
    if (attendance === 'remote' && place && !place.remote) {
      notes.add(`Wording that calls the job remote was left out: the General tab says ${place.name}.`);
      return true;
    }
    if (attendance && slots.attendance && attendance !== slots.attendance.text) return true;
    if (attendance === 'on site' && place?.remote) return true;
    const hours = findHours(text);
    if (hours && slots.hours && hours !== slots.hours.text) return true;
    const time = findTime(text);
    if (time && slots.time && time !== slots.time.text) return true;
    const contract = findContract(text);
    return contract !== null && slots.contract !== null && contract !== slots.contract.text;
  };
}

function readGuides(
  input: WriterInput,
  build: Builder,
  usable: (raw: string, source: FactSource, where: string) => boolean,
): GuideFact[] {
  const guides: GuideFact[] = [];
  const add = (
    kind: 'pillar' | 'value' | 'strapline',
    id: string,
    value: string,
    statement: string | null,
    weight: number,
  ): void => {
    const name = readStatement(cleanLine(value));
    if (!name || wordsOf(name.text).length > 14 || !usable(name.text, 'guidelines', 'the guidelines')) return;
    const statements = splitSentences(cleanText(statement).text)
      .filter((part) => usable(part, 'guidelines', 'the guidelines'))
      .map(readStatement)
      .filter((part) => part !== null && wordsOf(part.text).length <= 30);
    const fact = build.add(kind, 'guidelines', id, name.text, {
      weight,
      ...(statements[0] ? { statement: statements[0].text } : {}),
    });
    guides.push({
      fact,
      name,
      statement: statements[0] ?? null,
      more: statements.slice(1).filter((part) => part !== null),
    });
  };
  for (const pillar of input.guidelines.pillars)
    if (pillar.weight > 0) add('pillar', pillar.id, pillar.value, pillar.statement, pillar.weight);
  for (const value of input.guidelines.values)
    if (value.weight > 0) add('value', value.id, value.value, value.statement, value.weight);
  const { strapline } = input.guidelines;
  if (strapline) add('strapline', '0', strapline.value, strapline.statement, 40);
  return guides.sort((one, other) => other.fact.weight - one.fact.weight);
}

function readReward(
  reward: RewardInput,
  index: number,
  build: Builder,
  usable: (raw: string, source: FactSource, where: string) => boolean,
): RewardFact | null {
  const title = cleanLine(reward.title).slice(0, 255);
  if (!title) return null;
  const statements = splitSentences(cleanText(reward.statement).text)
    .filter((part) => usable(part, 'general', 'the rewards'))
    .map(readStatement)
    .filter((part) => part !== null);
  const first = statements[0];
  const fact = build.add(
    'reward',
    'guidelines',
    reward.id || index,
    title,
    first ? { statement: statements.map((part) => part.text).join('. ') } : {},
  );
  return { fact, id: reward.id, title, statements };
}

/** Stems of a text's words, for matching with a step brief. */
export const stemsOf = (text: string): Set<string> => new Set(wordsOf(text).map(stem));
