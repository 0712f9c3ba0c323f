/** Which lines of what is asked fill the slots of a frame, and which of them go together. */
import type { Frame } from '../frames/frame.ts';
import { isHeavy } from '../language/joined-phrases.ts';
import { isCounted, isOrdinary, missesArticle } from '../language/nouns.ts';
import { countWords } from '../language/words.ts';
import { namesPaper } from '../ledger/doubt.ts';
import type { Ledger, PersonLine } from '../ledger/facts.ts';
import type { Random } from '../seed.ts';

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

/** Whether a slot of a frame takes a line of what is asked: "h1", "wb2". */
export const isPersonSlot = (name: string): boolean =>
  /\d$/.test(name) && personSlots[name.replace(/\d$/, '')] !== undefined;

const asksFor = /bring|come with|ask for|look for|someone with|calls for|need|looking for|person we hire/;
const ofSomeone = /person we hire|Applicants|someone|somebody|people who|\{aTitle\} (?:who|with)/;

/** Different handfuls of requirements for a frame's slots. */
export function personBindings(
  frame: Frame,
  ledger: Ledger,
  names: readonly string[],
  random: Random,
  samples: number,
): Map<string, PersonLine>[] {
  const { template } = frame;
  const asks = frame.tags.includes('question') || asksFor.test(template);
  const result: Map<string, PersonLine>[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    const binding = draw(ledger, template, asks, names, random, sample);
    if (!binding) return result;
    arrange(binding);
    const lines = [...binding.values()];
    if (fits(frame, lines) && (names.length === 1 || goTogether(template, lines))) result.push(binding);
  }
  return result;
}

/** One line for each slot; null when one is left without. */
function draw(
  ledger: Ledger,
  template: string,
  asks: boolean,
  names: readonly string[],
  random: Random,
  sample: number,
): Map<string, PersonLine> | null {
  const brings = /\b(?:bring|come with)\b/.test(template);
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
    if (!line) return null;
    binding.set(name, line);
  }
  return binding;
}

/** Whether each line can stand in the sentence, whatever stands beside it. */
function fits({ template, group }: Frame, lines: readonly PersonLine[]): boolean {
  const some = (test: (line: PersonLine['person']) => boolean): boolean => lines.some(({ person }) => test(person));
  // "People who are a qualified butcher": several, of whom each is one.
  if (template.includes('people who') && some(({ text }) => /^are an? /.test(text))) return false;
  // "16 or over", "registered with the council": a condition heads no text.
  if (group === 'label' && some(({ kind, text }) => kind === 'be' && isCondition.test(text))) return false;
  // What any sentence takes stands in a row behind a label only beside what none does.
  if (/\{l1\}/.test(template) && !some(({ loose }) => loose === true)) return false;
  // "A Solicitor who is a qualified solicitor".
  if (/\{(?:aTitle|asTitle)\}/.test(template) && some(({ kind, text }) => kind === 'be' && /^an? /.test(text)))
    return false;
  // "You also have been": the helper comes first.
  if (/\balso \{k/.test(template) && some(({ text }) => /^(?:have|are) /.test(text))) return false;
  if (ofSomeone.test(template) && some(({ text }) => /\byou(?:r|rs|rself)?\b/.test(text))) return false;
  // "Are you willing to have a check (we pay)?": an aside tells, and a question asks.
  if (
    /\?$/.test(template) &&
    some(({ text }) => /\(/.test(text) && /\b(?:we|is|are|will)\b/.test(text.split('(')[1] ?? ''))
  )
    return false;
  // "Are you accurate?": what is asked of everybody is no question of taste.
  return !(/^Are you \{b1\}\?|^If you are/.test(template) && some(({ text }) => countWords(text) < 3));
}

/** Whether several lines make one sentence that can be read. */
function goTogether(template: string, lines: readonly PersonLine[]): boolean {
  const total = lines.reduce((sum, { person }) => sum + countWords(person.text), 0);
  if (total > 20) return false;
  // "An excellent communicator and gentle": what somebody is and how somebody is don't share a verb.
  const named = lines.filter(({ person }) => person.kind === 'be' && /^an? /.test(person.text)).length;
  if (named > 0 && named < lines.filter(({ person }) => person.kind === 'be').length) return false;
  // "Not colour blind and comfortable with heights": a "not" would reach the second as well.
  if (
    lines.slice(0, -1).some(({ person }) => person.kind === 'be' && /^(?:not|never|no) /.test(person.text)) &&
    !/, and you /.test(template)
  )
    return false;
  // Of two, the plainer comes first: "a PCV licence and experience of A and B".
  if (lines.slice(0, -1).some(({ person }) => isHeavy(person.text) || clausal.test(person.text))) return false;
  // "A, B or C, and D": of three none has a comma or an "or" of its own.
  if (lines.length > 2 && lines.some(({ person }) => / or |[,;:]/.test(person.text))) return false;
  // "German at B2, and MTL training, or a comparable qualification": its "or" would open the other as well.
  if (lines.some(({ person }) => /, or /.test(person.text))) return false;
  // "Experience, and an interest in design or fashion would help": a comma between the two and their verb.
  if (
    /^\{(?:wh1\} and \{wh2|h1\} and \{h2)\}/.test(template) &&
    lines.some(({ person }) => isHeavy(person.text) || / (?:and|or) |,/.test(person.text))
  )
    return false;
  // "A, and B and C": a row is not put into another.
  const joined = /\{(\w+?)(?:1|2)\} and \{\1\d\}/.test(template);
  return !(joined && lines.some(({ person }) => / and /.test(person.text)));
}
