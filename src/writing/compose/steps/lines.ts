import type { Frame } from '../frames/frame.ts';
import { endsOpen } from '../language/ending.ts';
import { upperFirst } from '../language/first-capitals.ts';
import { parseVerbPhrase } from '../language/verb-phrase.ts';
import { countWords, coverage, stem, wordsOf } from '../language/words.ts';
import type { DutyFact, Ledger, SentenceFact } from '../ledger/facts.ts';
import { asksWhatIsLearnt } from '../ledger/of-learners.ts';
import { ownPlace } from '../ledger/own-places.ts';
import { filler, singles } from '../plan/bind.ts';
import { suits } from '../plan/bind-tasks.ts';
import { isChore } from '../plan/chore.ts';
import { type Candidate, fitOf, isSound, makePool, type Style, singularOnly } from '../plan/pool.ts';
import { isBanned } from '../plan/required.ts';
import { realise } from '../realise/template.ts';
import type { Random } from '../seed.ts';
import { imperativeLines } from './asked-lines.ts';
import { saysHowPaid } from './fact-labels.ts';
import { firstDeed } from './first-deed.ts';
import { inShort, mainStatement } from './in-short.ts';
import { candidate, type Extra, finishLine, type LinePlan } from './line.ts';
import { choose } from './line-choice.ts';
import { announcesLittle } from './named-manner.ts';
import { pointedLines } from './pointed-lines.ts';
import { pillarLines, promiseLines, propositionLines } from './promise-lines.ts';
import { fieldOfWork, readerVerb } from './reader-verb.ts';
import { sequenced } from './sequenced-lines.ts';

const mission = (ledger: Ledger): { text: string; factId: string } | null => {
  const found = ledger.sentences.find(
    ({ fact, statement }) =>
      (fact.kind === 'mission' || fact.kind === 'purpose') &&
      (statement.kind === 'infinitive' || statement.kind === 'verb'),
  );
  return found ? { text: found.statement.lower.replace(/^to /i, ''), factId: found.fact.id } : null;
};

/** "Take X-rays if trained": done by some, and nothing to draw anybody. */
const conditional =
  / (?:if|where|when) (?:you are |you're )?(?:trained|qualified|certificated|certified|licensed|needed|required|necessary)\b/;

/** What follows a task and says only when, why or by which rule it is done. */
const tail =
  /,? (?:prior to|so that|so (?=(?:the |our |every |each )?(?:next )?[a-z]+ (?:can|are|is|know)\b)|in line with|in accordance with|to ensure|ensuring|including|such as|as (?:and when )?(?:required|needed|directed))\b.*$/i;

/** Verbs that say nothing without what something is to become by them, and only their object behind them. */
const isBrought =
  /^(?:keep|bring|put|hold|make|get|leave|set|turn|have|place|let) (?!up\b|out\b|off\b|down\b|in\b|on\b)(?:[\w'’-]+ ){0,4}[\w'’-]+$/i;

/** A task without its tail, where it is too long for a line of its own. */
function inBrief(duty: DutyFact, most: number): DutyFact {
  if (countWords(duty.fact.text) <= most) return duty;
  const typed = duty.fact.text.replace(/ \([^()]*\)/g, '');
  const cut = typed.replace(tail, '').trim();
  // "Keep the program in line with the rules": how it is kept is the task itself.
  const whole = cut !== typed && isBrought.test(cut) ? typed : cut;
  const text = countWords(whole) <= most ? whole : (firstDeed(whole) ?? whole);
  const phrase = countWords(text) < 3 || endsOpen(text) ? null : parseVerbPhrase(text);
  return phrase ? { ...duty, fact: { ...duty.fact, text }, phrase } : duty;
}

/** A ledger in which nothing is too long for a line. `room`: the words of a line beside the title, where each has it. */
function brisk(ledger: Ledger, most: number, room: number, boost: string): Ledger {
  const short = ledger.duties
    .map((duty) => inBrief(duty, Math.max(3, Math.min(room, most - 3))))
    .filter(
      ({ fact, phrase }) =>
        countWords(fact.text) > 1 &&
        countWords(fact.text) <= Math.max(3, most - 3) &&
        // "In Portland: close up": of two words a task needs its thing.
        (countWords(fact.text) > 2 || !(phrase.rest === '' || /^(?:up|out|off|down|in|away|over)$/.test(phrase.rest))),
    );
  const drawing = short.filter(
    ({ fact }) =>
      (!isChore(fact.text) && !conditional.test(fact.text)) || (boost !== '' && coverage(boost, fact.text) >= 0.5),
  );
  return {
    ...ledger,
    // No chore in a headline, nor what stands at the end of the list.
    duties: (drawing.length > 0 ? drawing : short).slice(0, 7),
    person: ledger.person.filter(({ fact }) => countWords(fact.text) <= Math.max(3, most - 4)),
  };
}

const whose = new RegExp(
  `^the (?=(?:[a-z]+ )?(?:team|company|firm|crew|service|business|${ownPlace}) [a-z]+s\\b)`,
  'i',
);
/** "The team works two shifts": a line of its own has no team that was named before. */
function ours(sentence: SentenceFact): SentenceFact {
  const { text, lower } = sentence.statement;
  return whose.test(text)
    ? {
        ...sentence,
        statement: { ...sentence.statement, text: text.replace(whose, 'Our '), lower: lower.replace(whose, 'our ') },
      }
    : sentence;
}

/** A field that is called by its houses. */
const houses =
  /\b(?:hotels|restaurants|pubs|bars|caf[eé]s|schools|nurseries|hospitals|clinics|surgeries|practices|salons|spas|shops|stores|garages|gyms|farms|homes|museums|galleries|libraries|theatres|cinemas|banks|firms|colleges|universities|vineyards|ports|airports|warehouses|factories|laboratories|pharmacies|bakeries|breweries|charities|councils)$/i;

/** Turns that take a field for what the employer has in one place. */
const ofOneHouse = /\{sector_\} \{inPlace\}|\{sector\} (?:with \{employer\}|job\b)/;

/** Whether the place stands behind a clause within a deed: "what is broken", "how it is done". */
function placesClause(text: string, phrase: string): boolean {
  const [before = '', ...more] = text.split(` ${phrase}`);
  const deed = more.length > 0 ? (before.split(/[:.?!,] /).at(-1) ?? '') : '';
  return / (?:what|how|why|that|which|who|whose|whom|whether|if|when|where|than)(?:['’]s)? (?!you\b)/i.test(deed);
}

/** Makes a batch of lines: many candidates, then a greedy choice of clearly different ones. */
export function writeLines(
  ledger: Ledger,
  list: readonly Frame[],
  style: Style,
  random: Random,
  plan: LinePlan,
): Candidate[] {
  // Beside the title, or the title and the sector, a sentence has less room.
  const room = plan.sequence === 'none' ? plan.most : plan.most - countWords(ledger.title?.text ?? '');
  const beside = plan.sequence === 'titleAndSector' ? room - countWords(ledger.sector ?? '') : room;
  const short = brisk(ledger, plan.most, beside, plan.boost);
  short.sentences = short.sentences
    .filter(({ fact, statement }) => fact.kind !== 'description' || !saysHowPaid(statement.text))
    .map(ours)
    .flatMap((sentence) =>
      // "People come in with half a tap in a bag: apply now": before a call a promise stands whole.
      plan.kind === 'call' && sentence.fact.kind === 'proposition' ? [sentence] : inShort(sentence, Math.max(6, room)),
    );
  short.guides = short.guides.map((guide) => mainStatement(guide, room));
  const extra: Extra = new Map();
  const verb = readerVerb(ledger);
  // "Have a second pharmacist two days a week" is no order: what is had stands for it.
  const thing = /^have ((?:an?|your|our|the|two|three|four|no)\b.*)$/.exec(verb?.text ?? '')?.[1];
  if (verb) {
    extra.set('v_', { text: verb.text, factIds: [verb.factId] });
    // "Be home by six" is what the reader is.
    extra.set('w_', { text: verb.text.replace(/^be\b/, 'are'), factIds: [verb.factId] });
    extra.set('V', { text: upperFirst(thing ?? verb.text), factIds: [verb.factId] });
  }
  const promise = short.sentences.find(
    ({ fact, statement }) =>
      fact.kind === 'proposition' && /^(?:clause|np)$/.test(statement.kind) && !/[.:;?]/.test(statement.text),
  );
  if (promise) {
    extra.set('p', { text: promise.statement.text, factIds: [promise.fact.id] });
    extra.set('p_', { text: promise.statement.lower, factIds: [promise.fact.id] });
  }
  const known = ledger.sentences.find(({ fact }) => fact.kind === 'keyword');
  if (known) extra.set('kw', { text: known.statement.text, factIds: [known.fact.id] });
  const aim = mission(ledger);
  if (aim) extra.set('m_', { text: aim.text, factIds: [aim.factId] });
  // "Hotel Duty Manager in hotels", "Roofer in roofing": the title says the field.
  const stems = new Set(wordsOf(ledger.title?.text ?? '').map((word) => stem(word.toLowerCase()).slice(0, 4)));
  const said = wordsOf(ledger.sector ?? '').some(
    (word) => word.length > 3 && stems.has(stem(word.toLowerCase()).slice(0, 4)),
  );
  const field = ledger.sector && !(said && plan.sequence !== 'none') ? fieldOfWork(ledger.sector) : null;
  if (field) extra.set('sector_', { text: field, factIds: ['sector:general:0'] });
  const pillar = ledger.guides.find(({ fact, name, gap }) => fact.kind === 'pillar' && name.kind === 'np' && !gap);
  const pool = [
    ...makePool(
      short,
      list.filter(
        (frame) =>
          !/\{(?:v_|w_|V|m_|sector_|S_pp)/.test(frame.template) && !(frame.template.includes('{g_}') && !frame.from),
      ),
      style,
      random,
      { samples: 10, mostWords: plan.most + 2 },
    ),
    ...list
      .filter(
        (frame) =>
          (/\{(?:v_|w_|V|m_|sector_)/.test(frame.template) || (frame.template.includes('{g_}') && !frame.from)) &&
          !(thing !== undefined && /\{V\} and|(?:and|:) \{v_\}/.test(frame.template)),
      )
      .flatMap((frame) =>
        withExtra(frame, short, style, extra, pillar ? { text: pillar.name.lower, factIds: [pillar.fact.id] } : null),
      ),
  ];
  const cores = pool.map(finishLine).filter((line) => line !== null);
  let lines = cores;
  if (plan.sequence !== 'none' && ledger.title) lines = sequenced(short, cores, style, plan, extra);
  // A promise in parts has a line for each of them anyway.
  const isWhole = ({ fact }: SentenceFact): boolean =>
    short.sentences.filter((other) => other.fact.id === fact.id).length === 1;
  const sayable = [
    ...imperativeLines(ledger, plan, cores),
    ...pointedLines({ ...short, sentences: ledger.sentences.map(ours) }, plan),
    ...(plan.owesPillars
      ? [
          ...promiseLines(ledger, plan),
          ...pillarLines({ ...short, duties: ledger.duties }, plan),
          ...propositionLines({ ...short, sentences: short.sentences.filter(isWhole) }, plan),
        ]
      : []),
  ];
  const usable = [...sayable, ...lines]
    .filter(({ group }) => plan.sector || plan.sequence !== 'none' || (group !== 'sector' && group !== 'callSector'))
    .filter((line) => !announcesLittle(line, ledger.guides))
    // "Law firm with Pruitt Oakes": what the employer is, and nothing that one does with it.
    .filter(({ frameId }) => field !== null || !frameId.includes('{sector} with {employer}'))
    // "Your skills for hotels in Kinsale": the employer may have one there.
    .filter(({ frameId }) => !(field !== null && houses.test(field) && ofOneHouse.test(frameId)))
    // "A Physiotherapist job in physiotherapy": the one says the other.
    .filter(
      ({ text, frameId }) =>
        plan.sequence === 'titleAndSector' || !/\{sector/.test(frameId) || !namesField(text, ledger),
    )
    // "Tell developers what is broken in Exeter": a place behind what a clause tells would be where that is so.
    .filter(
      ({ text, frameId }) =>
        !(frameId.includes('{inPlace}') && ledger.place && placesClause(text, ledger.place.phrase)),
    )
    // "With a caseload capped at 32 families": half of a sentence.
    .filter(({ text }) => !/^With (?:an?|the|no|your) [^,:?]*$/.test(text) || /\b(?:you|we)\b/.test(text))
    // "Your tickets in a year", where they come provided that one passes: more than was promised.
    .filter(({ text }) => !leavesCondition(text, ledger))
    // "Help us assist with the VAT return".
    .filter(({ text }) => !/\bhelp us (?:assist|help|support|aid)\b/i.test(text))
    // "Help us rotate through four departments", "help us remain awake": that is done by the reader alone.
    .filter(
      ({ text }) =>
        !/^help us (?:rotate|learn|study|train(?= (?:as|in|for|on)\b)|shadow|attend|qualify|start|spend|take your|remain|stay|be|become|keep (?:calm|awake|alert|fit|well|up with|your)|turn up|show up|arrive|wear|live|own|hold|stand|sit|enjoy|earn|wait|sleep|commute|get to|report to|return to|have|belong|grow (?:with|into))\b/i.test(
          text,
        ),
    )
    // "Work in youth work".
    .filter(({ text }) => !namesTwice(text, ledger) && !/\bwork\b[^.?]*\bwork\b/i.test(text))
    .filter((line) => fitsPlan(line, plan) && !isBanned(line, plan.banned));
  return choose(usable, plan, ledger, random);
}

const condition =
  /^(.{12,}?),? (provided|providing|unless|if|as long as|so long as|once you|subject to|when you['’](?:re|ve)|when you are)\b/i;
/** Whether a line has what a promise says up to its condition, and not the condition. */
const leavesCondition = (text: string, { sentences }: Ledger): boolean =>
  sentences.some(({ fact, statement }) => {
    const [, promise = '', word = ''] = fact.kind === 'proposition' ? (condition.exec(statement.text) ?? []) : [];
    return promise !== '' && !text.toLowerCase().includes(word.toLowerCase()) && coverage(promise, text) >= 0.75;
  });

function withExtra(
  frame: Frame,
  ledger: Ledger,
  style: Style,
  extra: Extra,
  pillar: { text: string; factIds: string[] } | null,
): Candidate[] {
  if (fitOf(frame.tags, style) === -1 || (ledger.title?.plural && singularOnly.test(frame.template))) return [];
  if (asksWhatIsLearnt(frame.template, ledger.title?.text)) return [];
  const shared = singles(ledger);
  // "Work with one dentist, not with whoever is short, with us": nothing is hung on what has a comma.
  if (/^\{V\}(?:,| \{| and)/.test(frame.template) && /[,;:]/.test(extra.get('V')?.text ?? '')) return [];
  // "Own the brand from the first idea to the shelf in Portland": the shelf is not there.
  if (
    frame.template.startsWith('{V} {inPlace}') &&
    / (?:to|into|from|on|at|across|through) (?:(?:the|our|an?|your) )?[a-z-]+$/.test(extra.get('V')?.text ?? '')
  )
    return [];
  const duties = frame.template.includes('{d1')
    ? ledger.duties
        .filter(({ thing }) => !thing)
        .slice(0, 6)
        .map((duty) => [duty])
    : [[]];
  return duties.flatMap((chosen) => {
    const fill = filler(shared, {
      duties: chosen,
      person: new Map(),
      sentence: null,
      guide: null,
      guideStatement: null,
    });
    const made = realise(
      frame.nodes,
      (name, form) => extra.get(name) ?? (name === 'g_' ? pillar : null) ?? fill(name, form),
      style,
    );
    if (chosen.length > 0 && !suits(frame, chosen)) return [];
    return made && isSound(made.text, 16)
      ? [candidate(made.text, frame.id, frame.group, made.factIds, fitOf(frame.tags, style), frame)]
      : [];
  });
}

const fitsPlan = ({ text, frameId }: Candidate, plan: LinePlan): boolean => {
  // House style may write two words for one, "22 percent", "10 AM": no line exceeds a range that somebody asked for.
  const words = countWords(text) + (plan.inRange === true ? (text.match(/\d%|\d[ap]m\b/gi)?.length ?? 0) : 0);
  const most = frameId.startsWith('must.') && plan.inRange !== true ? plan.most + 4 : plan.most;
  return words >= plan.least && words <= most && text.length <= 110;
};

/** Whether a line has the title and a field that is called like it: "Physiotherapist" and "physiotherapy". */
const namesField = (text: string, { title, sector }: Ledger): boolean =>
  title !== null &&
  text.includes(title.text) &&
  title.text
    .toLowerCase()
    .split(/\W+/)
    .some(
      (word) =>
        word.length > 7 &&
        (sector ?? '')
          .toLowerCase()
          .split(/\W+/)
          .some((other) => other.startsWith(word.slice(0, Math.max(7, word.length - 4)))),
    );

/** A place or a company named twice in one line sounds like a machine. */
const namesTwice = (text: string, { place, employer, title }: Ledger): boolean =>
  [place?.name, employer].some(
    (name) => name && !title?.text.includes(name) && text.indexOf(name) !== text.lastIndexOf(name),
  );
