import type { Frame } from '../frames/frame.ts';
import { isHeavy, trails } from '../language/joined-phrases.ts';
import { isCounted, isOrdinary, missesArticle } from '../language/nouns.ts';
import { isVerbBase } from '../language/verbs.ts';
import { countWords } from '../language/words.ts';
import { namesPaper } from '../ledger/doubt.ts';
import type { GuideFact, Ledger, PersonLine } from '../ledger/facts.ts';
import type { Statement } from '../ledger/statement.ts';
import { requiredSlots } from '../realise/template.ts';
import type { Random } from '../seed.ts';
import type { Binding } from './bind.ts';

/** Whether a text is a name and nothing else, which no article stands before. */
const isNameOnly = (text: string): boolean => {
  const words = text.split(' ');
  return (
    words.length <= 5 &&
    !/[,;:()/]|\b(?:and|or|in|with|of|for)\b/.test(text) &&
    /^[A-Z]/.test(text) &&
    !isOrdinary(words[0] ?? '') &&
    (/\d$/.test(text) || (/^[A-Z]/.test(words.at(-1) ?? '') && !isCounted((words.at(-1) ?? '').toLowerCase())))
  );
};

/** A check that is made of everybody who gets the job. */
const isCheck = (text: string): boolean =>
  /^(?:an? )(?:[\w()-]+ ){0,4}(?:checks?|vetting|clearance|screening|drug test)(?: before you start)?$/i.test(text);

/** "Vision", "ABC": a paper, a program or a skill, and nobody can tell which. */
const isUnknownName = (text: string): boolean => isNameOnly(text) && !/ \S/.test(text) && !namesPaper(text);

const personSlots: Record<string, (line: PersonLine) => boolean> = {
  // "PVG membership, which we arrange": needed, and nothing that anybody has already.
  r: ({ person }) => person.arranged === true && !person.desirable,
  h: ({ person }) =>
    person.kind === 'have' &&
    !person.desirable &&
    !person.loose &&
    !person.arranged &&
    !/^no (?!more\b)/.test(person.text),
  // What nobody has, but a job calls for: "classroom management".
  m: ({ person }) =>
    person.kind === 'have' &&
    !person.desirable &&
    person.topic === true &&
    !person.arranged &&
    !isUnknownName(person.text),
  l: ({ person }) =>
    person.kind === 'have' &&
    !person.desirable &&
    !person.odd &&
    !person.arranged &&
    !isCheck(person.text) &&
    !isUnknownName(person.text) &&
    // "Reach truck" wants its article behind a colon as well.
    !(person.loose && missesArticle(person.text) && !namesPaper(person.text)) &&
    !/^no\b/.test(person.text),
  // An enhanced DBS check: what is gone through, and nobody has.
  q: ({ person }) => person.kind === 'have' && !person.desirable && isCheck(person.text),
  // What nobody surely has, and a job may need.
  o: ({ person }) =>
    person.kind === 'have' &&
    !person.desirable &&
    !person.topic &&
    !person.arranged &&
    !isCheck(person.text) &&
    // "Blueprint": one word that is neither a paper nor a tool says nothing to whoever reads it.
    !(person.odd === true && /^[a-z]+$/.test(person.text)) &&
    (person.loose === true || person.odd === true) &&
    // "Cytech Level 2", "a Driver CPC", "HGV class 1 (C+E)": a name or a paper. What is neither ("electrical trade") is needed by nobody.
    !isUnknownName(person.text) &&
    (isNameOnly(person.text) ||
      ((/^an? /.test(person.text) || namesPaper(person.text)) && !(person.odd && / (?:or|and) |,/.test(person.text)))),
  b: ({ person }) => person.kind === 'be' && !person.desirable,
  c: ({ person }) => person.kind === 'can' && !person.desirable,
  k: ({ person }) => person.kind === 'do' && !person.desirable,
  n: ({ person }) => person.kind === 'without',
  // What is strongly preferred: no wish that is "not essential".
  sh: ({ person }) => person.strong === true && person.desirable && person.kind === 'have' && !person.loose,
  sb: ({ person }) => person.strong === true && person.desirable && person.kind === 'be',
  sc: ({ person }) => person.strong === true && person.desirable && person.kind === 'can',
  sk: ({ person }) => person.strong === true && person.desirable && person.kind === 'do',
  sl: ({ person }) => person.strong === true && person.desirable && person.kind === 'have' && person.loose === true,
  wh: ({ person }) => !person.strong && person.kind === 'have' && person.desirable && !person.loose,
  wm: ({ person }) => !person.strong && person.kind === 'have' && person.desirable && person.topic === true,
  wl: ({ person }) =>
    !person.strong && person.kind === 'have' && person.desirable && !person.topic && person.loose === true,
  wb: ({ person }) => !person.strong && person.kind === 'be' && person.desirable,
  wc: ({ person }) => !person.strong && person.kind === 'can' && person.desirable,
  wk: ({ person }) => !person.strong && person.kind === 'do' && person.desirable,
};

/** All that a frame's slots can be bound to: sentences, guides, handfuls of duties or of requirements. */
export function bindings(frame: Frame, ledger: Ledger, random: Random, samples: number): Binding[] {
  const slots = requiredSlots(frame.nodes).map(({ name, form }) => ({ name, form }));
  const empty: Binding = { duties: [], person: new Map(), sentence: null, guide: null, guideStatement: null };
  if (slots.some(({ name }) => /^s(?:_|_an|r)?$/.test(name))) {
    return ledger.sentences
      .filter(({ fact, statement }) => matches(frame, fact.kind, statement))
      .map((sentence) => ({ ...empty, sentence }));
  }
  if (slots.some(({ name }) => name === 'g' || name === 'g_' || name === 'st' || name === 'st_')) {
    return ledger.guides.flatMap((guide) =>
      guideBindings(frame, guide).map((guideStatement) => ({ ...empty, guide, guideStatement })),
    );
  }
  const dutySlots = slots.filter(({ name }) => /^d\d$/.test(name));
  if (dutySlots.length > 0)
    return dutyBindings(frame, ledger, dutySlots, random, samples).map((duties) => ({ ...empty, duties }));
  const named = slots.find(({ name }) => name === 't' || name === 'ta');
  if (named)
    return ledger.duties
      .filter(({ thing }) => thing?.sure && (named.name === 'ta') === (thing.about ?? false))
      .map((duty) => ({ ...empty, duties: [duty] }));
  const personNames = slots
    .map(({ name }) => name)
    .filter((name) => /\d$/.test(name) && personSlots[name.replace(/\d$/, '')] !== undefined);
  if (personNames.length > 0)
    return (
      personBindings(
        frame.template,
        frame.tags.includes('question') ||
          /bring|come with|ask for|look for|someone with|calls for|need|looking for|person we hire/.test(
            frame.template,
          ),
        /person we hire|Applicants|someone|somebody|people who|\{aTitle\} (?:who|with)/.test(frame.template),
        ledger,
        personNames,
        random,
        samples,
      )
        // "People who are a qualified butcher": several, of whom each is one.
        .filter(
          (person) =>
            !frame.template.includes('people who') ||
            ![...person.values()].some(({ person: { text } }) => /^are an? /.test(text)),
        )
        // "16 or over", "registered with the council": a condition heads no text.
        .filter(
          (person) =>
            frame.group !== 'label' ||
            ![...person.values()].some(({ person: { kind, text } }) => kind === 'be' && isCondition.test(text)),
        )
        .map((person) => ({ ...empty, person }))
    );
  return [empty];
}

function matches(frame: Frame, kind: string, statement: Statement): boolean {
  if (frame.from && !frame.from.some((from) => from === kind)) return false;
  if (frame.kinds && !frame.kinds.some((wanted) => wanted === statement.kind)) return false;
  if (frame.match && !frame.match.test(statement.text)) return false;
  return !frame.unless?.test(statement.text);
}

/** "A good day, every day" of a care home's strapline is for its residents: only one that speaks to those who work there promises them anything. */
const toWorkers = /\b(?:you|yours?|work\w*|jobs?|team|crew|colleagues|staff|careers?)\b/i;
const promises = /\bpromises? /i;

function guideBindings(frame: Frame, guide: GuideFact): (Statement | null)[] {
  if (frame.from && !frame.from.some((from) => from === guide.fact.kind)) return [];
  if (
    /(?:job|comes) with \{g_\}/.test(frame.template) &&
    !/^(?:an?|the|your|our|time|room|freedom|space|support|training|more|work|good)\b/i.test(guide.name.text)
  )
    return [];
  if (
    guide.fact.id.startsWith('strapline') &&
    promises.test(frame.template) &&
    frame.from?.includes('pillar') &&
    !toWorkers.test(guide.name.text)
  )
    return [];
  if (/\bjobs?\b/i.test(guide.name.text) && /\bjob\b/i.test(frame.template)) return [];
  if (frame.nameKinds && !frame.nameKinds.some((kind) => kind === guide.name.kind)) return [];
  if (frame.nameMatch && !frame.nameMatch.test(guide.name.text)) return [];
  if (frame.nameUnless?.test(guide.name.text)) return [];
  if (frame.nameBare !== undefined && frame.nameBare !== missesArticle(guide.name.lower)) return [];
  if (guide.bound && !/\{g/.test(frame.template)) return [];
  // "Growth" over "[TO BE ADDED]": what it promises nobody has said, so that it is only named.
  if (guide.gap && guide.fact.kind !== 'strapline') return frame.kinds?.includes('gap') ? [null] : [];
  if (frame.kinds?.includes('none')) return guide.statement ? [] : [null];
  const { statement } = guide;
  if (!frame.kinds) return [statement];
  if (!statement || !frame.kinds.some((kind) => kind === statement.kind)) return [];
  if (frame.match && !frame.match.test(statement.text)) return [];
  if (frame.unless?.test(statement.text)) return [];
  // "Not even on a Saturday" only stands after the name.
  if (/^(?:not|never|even|but|and|or)\b/i.test(statement.text) && !frame.template.startsWith('{g}: {st_}')) return [];
  return [statement];
}

/** Whether a duty can stand where the frame wants it: a place after it, or "and" before it. */
export function suits(frame: Frame, duties: readonly Ledger['duties'][number][]): boolean {
  const last = duties.at(-1);
  if (!last) return true;
  // "Being the maths lead" heads no text. "You be responsible": the verb "be" only stands where a base form or an -ing form is right.
  if (
    duties.some(({ phrase }) => phrase.heads.some(({ verb }) => verb === 'be')) &&
    (frame.group === 'label' ||
      /\byou (?:also )?\{d|^\{d\d\}|\. \{d\d\}|: \{d\d\}|\{d1\}, \{d2\}|Can you|Could you/i.test(frame.template))
  )
    return false;
  const { text } = last.fact;
  // What is learnt is learnt by the reader, and nobody is helped by it.
  if (/\bhelp us\b/i.test(frame.template) && /^(?:help|learn|be|take part|attend|study)\b/.test(text)) return false;
  // A question asks for one plain thing; what is only "handled" tempts nobody.
  if (
    /\?|who wants to|^Help us|^Ready|see yourself/.test(frame.template) &&
    !/^(?:What|The work|So)/.test(frame.template) &&
    (countWords(text) > 9 || /:nouns/.test(last.fact.id))
  )
    return false;
  // Of somebody else nobody says "your".
  if (
    /Somebody|who wants|\{aTitle\}[^.?]* to \{d/.test(frame.template) &&
    duties.some(({ fact }) => /\byou(?:r|rs|rself)?\b/.test(fact.text))
  )
    return false;
  // "Do you want to open and close?", "the job: open and close": open what? Beside another task the reader knows.
  if (
    (duties.length === 1 || /\?/.test(frame.template)) &&
    duties.some(({ fact }) => /^[a-z]+ and [a-z]+$/.test(fact.text))
  )
    return false;
  const tail = /d\d(?::ing)?\} (?:\{(?:inPlace|employer)|(?:for|with|in) \{)/.test(frame.template);
  if (
    tail &&
    (countWords(text) > 5 ||
      /\b(?:when|following|after|before|until|where|if|how|what|with|for|in|at|to|on|of|from|up|off|out|by|they|and|within|each|every|weekly|daily)\b|\d/.test(
        text,
      ))
  )
    return false;
  return (
    !/\band \{d1\}/.test(frame.template) ||
    !duties.some(({ phrase, fact }) => phrase.heads.length > 1 || /\sand\s/.test(fact.text))
  );
}

/** A task that is a row, or two tasks in one. */
const isRow = (text: string): boolean =>
  /,/.test(text) ||
  (text.match(/ and /g)?.length ?? 0) > 1 ||
  // "Design pump housings and shaft seals" is one task with two things; "agree the budget and deliver it" is two.
  (countWords(text) > 8 && isVerbBase(/ and ([a-z]+)\b/.exec(text)?.[1] ?? '')) ||
  (/ and /.test(text) && countWords(text) > 11);

const calledTheJob = /\b(?:job|work) is to \{d1\}|\b(?:job|work): \{d1\}/i;

/** Different handfuls of duties; those that come first in the ledger come up more often. */
function dutyBindings(
  frame: Frame,
  ledger: Ledger,
  slots: readonly { form: string }[],
  random: Random,
  samples: number,
): Ledger['duties'][number][][] {
  const inflected = slots.some(({ form }) => form === 'ing' || form === 'third');
  // What is done by its name alone has a frame of its own: nobody "handles hoof trimming".
  const usable = ledger.duties.filter(({ phrase, thing }) => !thing && (!inflected || phrase.inflects));
  if (usable.length < slots.length) return [];
  // "The job is to report concerns": of one task only the first may be called the job.
  const firstTask =
    slots.length === 1 && calledTheJob.test(frame.template)
      ? [...ledger.facts.values()].find(({ kind }) => kind === 'duty')?.id
      : undefined;
  const result: Ledger['duties'][number][][] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    const chosen: Ledger['duties'][number][] = [];
    const rest = [...usable];
    while (chosen.length < slots.length && rest.length > 0) {
      const reach = Math.min(rest.length, sample < 2 ? 3 : rest.length);
      // What the recruiter wrote first matters most.
      const at = Math.min(random.int(reach), random.int(reach));
      const [duty] = rest.splice(at, 1);
      if (duty) chosen.push(duty);
    }
    if (!suits(frame, chosen)) continue;
    if (firstTask !== undefined && chosen[0]?.fact.id !== firstTask) continue;
    // "Do the inspection and report damage": the second verb would stay as it is.
    if (/:ing\}/.test(frame.template) && chosen.some(({ phrase }) => hidesVerb(phrase.rest))) continue;
    // In a row of three, only the last may have an "and" of its own, and the row must stay readable.
    const heavy = ({ fact }: (typeof chosen)[number]): boolean => isHeavy(fact.text) || trails(fact.text);
    // What the recruiter wrote first comes first, but for what would make the row hard to read.
    chosen.sort(
      (one, other) =>
        Number(heavy(one)) - Number(heavy(other)) || ledger.duties.indexOf(one) - ledger.duties.indexOf(other),
    );
    if (slots.length > 1 && chosen.slice(0, -1).some(heavy)) continue;
    // "Plan the rota, and recruit, train and develop the team": a row, or a task with a second half, has its own sentence.
    if (slots.length > 1 && chosen.some(({ fact }) => isRow(fact.text))) continue;
    if (chosen.reduce((sum, duty) => sum + countWords(duty.fact.text), 0) > (slots.length === 1 ? 18 : 20)) continue;
    if (new Set(chosen.map((duty) => duty.phrase.heads[0]?.verb)).size < chosen.length) continue;
    result.push(chosen);
  }
  return result;
}

/** Whether a second order may stand in what the first is done to. */
export const hidesVerb = (rest: string): boolean =>
  [...rest.matchAll(/(?: and|,) ([a-z]+)(?= [A-Za-z\d])/g)].some(([, word = '']) => isVerbBase(word));

/** What goes on with a verb of its own: "willing to work weekends". It comes last. */
const clausal = /^(?:willing|ready|prepared|happy|able|comfortable|confident|eligible|authori[sz]ed|keen|committed)\s/;

/** Of lines of one kind the plainer comes first: "patient and willing to work weekends". */
function arrange(binding: Map<string, PersonLine>): void {
  const weight = ({ person }: PersonLine): number =>
    (isHeavy(person.text) ? 100 : 0) + (clausal.test(person.text) ? 50 : 0) + countWords(person.text);
  const names = [...binding.keys()];
  const kinds = new Set(names.map((name) => name.replace(/\d$/, '')));
  for (const kind of kinds) {
    const own = names.filter((name) => name.replace(/\d$/, '') === kind);
    const sorted = own.flatMap((name) => binding.get(name) ?? []).sort((one, other) => weight(one) - weight(other));
    own.forEach((name, index) => {
      const line = sorted[index];
      if (line) binding.set(name, line);
    });
  }
}

/** What somebody has to be by law, by their papers or by what was agreed, whether it suits them or not. */
const isCondition =
  /\d|\b(?:licen[cs]ed|registered|certified|certificated|qualified|authori[sz]ed|eligible|aged|educated|insured|willing|able|available|accredited|chartered|vetted|resident|trained|competent|proficient|fluent|degree|holder|member|entitled|permitted|free to)\b/i;

/** Papers, rights and numbers: one has them, and brings other things. */
const notBrought =
  /^(?:(?:an? |the )?(?:[\w'’+-]+ )*(?:licen[cs]e|permit|passport|visa|card|pin|registration|degree|diploma|checks?|points?|cert\w*|right|\w+ transport|GCSEs?)\b|[A-Z][A-Z\d]+\b|QQI|\d+ points?)/;

function personBindings(
  template: string,
  asks: boolean,
  other: boolean,
  ledger: Ledger,
  names: readonly string[],
  random: Random,
  samples: number,
): Map<string, PersonLine>[] {
  const result: Map<string, PersonLine>[] = [];
  const brings = /\b(?:bring|come with)\b/.test(template);
  for (let sample = 0; sample < samples; sample += 1) {
    const binding = new Map<string, PersonLine>();
    for (const name of names) {
      const test = personSlots[name.replace(/\d$/, '')];
      const usable = ledger.person.filter(
        (line) =>
          test?.(line) &&
          !(asks && /^(?:no |at (?:least|most)|not |fewer than|up to )/.test(line.person.text)) &&
          !(brings && notBrought.test(line.person.text)) &&
          ![...binding.values()].includes(line),
      );
      const line = usable[random.int(Math.min(usable.length, sample < 2 ? 2 : usable.length))];
      if (!line) return result;
      binding.set(name, line);
    }
    arrange(binding);
    const lines = [...binding.values()];
    // What any sentence takes stands in a row behind a label only beside what none does.
    if (/\{l1\}/.test(template) && !lines.some(({ person }) => person.loose)) continue;
    // "A Solicitor who is a qualified solicitor".
    if (
      /\{(?:aTitle|asTitle)\}/.test(template) &&
      lines.some(({ person }) => person.kind === 'be' && /^an? /.test(person.text))
    )
      continue;
    // "You also have been": the helper comes first.
    if (/\balso \{k/.test(template) && lines.some(({ person }) => /^(?:have|are) /.test(person.text))) continue;
    if (other && lines.some(({ person }) => /\byou(?:r|rs|rself)?\b/.test(person.text))) continue;
    // "Are you willing to have a check (we pay)?": an aside tells, and a question asks.
    if (
      /\?$/.test(template) &&
      lines.some(
        ({ person }) => /\(/.test(person.text) && /\b(?:we|is|are|will)\b/.test(person.text.split('(')[1] ?? ''),
      )
    )
      continue;
    // "Are you accurate?": what is asked of everybody is no question of taste.
    if (/^Are you \{b1\}\?|^If you are/.test(template) && lines.some(({ person }) => countWords(person.text) < 3))
      continue;
    if (names.length > 1) {
      const total = lines.reduce((sum, { person }) => sum + countWords(person.text), 0);
      if (total > 20) continue;
      // "An excellent communicator and gentle": what somebody is and how somebody is don't share a verb.
      const named = lines.filter(({ person }) => person.kind === 'be' && /^an? /.test(person.text)).length;
      if (named > 0 && named < lines.filter(({ person }) => person.kind === 'be').length) continue;
      // "Not colour blind and comfortable with heights": a "not" would reach the second as well.
      if (
        lines.slice(0, -1).some(({ person }) => person.kind === 'be' && /^(?:not|never|no) /.test(person.text)) &&
        !/, and you /.test(template)
      )
        continue;
      // Of two, the plainer comes first: "a PCV licence and experience of A and B".
      if (lines.slice(0, -1).some(({ person }) => isHeavy(person.text) || clausal.test(person.text))) continue;
      // "A, and B and C": a row is not put into another.
      const joined = /\{(\w+?)(?:1|2)\} and \{\1\d\}/.test(template);
      // "A, B or C, and D": of three none has a comma or an "or" of its own.
      if (names.length > 2 && lines.some(({ person }) => / or |[,;:]/.test(person.text))) continue;
      // "German at B2, and MTL training, or a comparable qualification": its "or" would open the other as well.
      if (lines.some(({ person }) => /, or /.test(person.text))) continue;
      // "Experience, and an interest in design or fashion would help": a comma between the two and their verb.
      if (
        /^\{(?:wh1\} and \{wh2|h1\} and \{h2)\}/.test(template) &&
        lines.some(({ person }) => isHeavy(person.text) || / (?:and|or) |,/.test(person.text))
      )
        continue;
      if (joined && lines.some(({ person }) => / and /.test(person.text))) continue;
    }
    result.push(binding);
  }
  return result;
}
