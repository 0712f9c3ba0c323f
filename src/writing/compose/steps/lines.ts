import type { Frame } from '../frames/frame.ts';
import { upperFirst } from '../language/articles.ts';
import { endsOpen } from '../language/ending.ts';
import { countWords, coverage, stem, wordsOf } from '../language/words.ts';
import type { Ledger, SentenceFact } from '../ledger/facts.ts';
import { readStatement, settle } from '../ledger/statement.ts';
import { filler, singles } from '../plan/bind.ts';
import { suits } from '../plan/bindings.ts';
import { isChore } from '../plan/chore.ts';
import { type Candidate, fitOf, isSound, makePool, type Style, singularOnly } from '../plan/pool.ts';
import { isBanned } from '../plan/required.ts';
import { realise } from '../realise/template.ts';
import type { Random } from '../seed.ts';
import { candidate, type Extra, finishLine, type LinePlan } from './line.ts';
import { choose } from './line-choice.ts';
import { promiseLines } from './promise-lines.ts';
import { affirmed, fieldOfWork, readerVerb } from './reader-verb.ts';
import { sequenced } from './sequenced-lines.ts';

const mission = (ledger: Ledger): { text: string; factId: string } | null => {
  const found = ledger.sentences.find(
    ({ fact, statement }) =>
      (fact.kind === 'mission' || fact.kind === 'purpose') &&
      (statement.kind === 'infinitive' || statement.kind === 'verb'),
  );
  return found ? { text: found.statement.lower.replace(/^to /i, ''), factId: found.fact.id } : null;
};

/** A ledger in which nothing is too long for a line. */
function brisk(ledger: Ledger, most: number, boost: string): Ledger {
  const short = ledger.duties.filter(
    ({ fact }) => countWords(fact.text) > 1 && countWords(fact.text) <= Math.max(3, most - 3),
  );
  const drawing = short.filter(
    ({ fact }) => !isChore(fact.text) || (boost !== '' && coverage(boost, fact.text) >= 0.5),
  );
  return {
    ...ledger,
    // No chore in a headline, nor what stands at the end of the list.
    duties: (drawing.length > 2 ? drawing : short).slice(0, 7),
    person: ledger.person.filter(({ fact }) => countWords(fact.text) <= Math.max(3, most - 4)),
  };
}

/** A sentence and, of what the job promises, its main part: "We pay for your Care Certificate". */
function inShort(sentence: SentenceFact, most: number): SentenceFact[] {
  if (sentence.fact.kind !== 'proposition' && sentence.fact.kind !== 'evidence') return [sentence];
  const { text, kind } = sentence.statement;
  // "When on-call wakes you up, you get the next day off": no half of it says anything.
  if (/^(?:when|if|while|once|after|before|as|because|since|unless|until)\b/i.test(text)) return [sentence];
  const tooLong = countWords(text) > most;
  const joint = tooLong
    ? /(?:, |; |: | – | - | so that | because | and (?:you|we|they|it|your|our|the|an?|no|every|come|get|be)\b)/
    : /(?:, (?:so|and|which|because|with) | – | - | so that | because | and (?:you|we|they|your|our|the|an?|every|come|get|be)\b)/;
  // "Three young people, a team of nine and a house", "4 nights on, 4 nights off": a row is not cut.
  if (kind !== 'clause' && /^[^,]+, (?:[^,]+,? and [^,]+$|\d)/.test(text)) return [sentence];
  const positive = affirmed(text);
  const head = positive ?? text.split(joint)[0] ?? '';
  // "Best Cheese Counter, Food Writers' Guild 2024": an award without who gave it is a boast.
  if (kind !== 'clause' && /^, [A-Z].*\b(?:19|20)\d\d\b/.test(text.slice(head.length))) return [sentence];
  const cut = readStatement(head);
  const main =
    cut &&
    cut.text !== text &&
    countWords(cut.text) >= 3 &&
    (cut.kind === kind ||
      (positive !== null && cut.kind === 'clause') ||
      (kind === 'loose' && cut.kind === 'np') ||
      (kind === 'np' && cut.kind === 'adjective')) &&
    !endsOpen(cut.text)
      ? { ...sentence, statement: cut.kind === 'np' ? settle(cut) : cut }
      : null;
  if (!main) return [sentence];
  return tooLong || positive !== null ? [main] : [main, sentence];
}

/** Makes a batch of lines: many candidates, then a greedy choice of clearly different ones. */
export function writeLines(
  ledger: Ledger,
  list: readonly Frame[],
  style: Style,
  random: Random,
  plan: LinePlan,
): Candidate[] {
  const short = brisk(ledger, plan.most, plan.boost);
  short.sentences = short.sentences.flatMap((sentence) => inShort(sentence, plan.most));
  const extra: Extra = new Map();
  const verb = readerVerb(ledger);
  if (verb) {
    extra.set('v_', { text: verb.text, factIds: [verb.factId] });
    // "Be home by six" is what the reader is.
    extra.set('w_', { text: verb.text.replace(/^be\b/, 'are'), factIds: [verb.factId] });
    extra.set('V', { text: upperFirst(verb.text), factIds: [verb.factId] });
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
  const pillar = ledger.guides.find(({ fact, name }) => fact.kind === 'pillar' && name.kind === 'np');
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
        (frame) => /\{(?:v_|w_|V|m_|sector_)/.test(frame.template) || (frame.template.includes('{g_}') && !frame.from),
      )
      .flatMap((frame) =>
        withExtra(frame, short, style, extra, pillar ? { text: pillar.name.lower, factIds: [pillar.fact.id] } : null),
      ),
  ];
  const cores = pool.map(finishLine).filter((line) => line !== null);
  let lines = cores;
  if (plan.sequence !== 'none' && ledger.title) lines = sequenced(short, cores, style, plan, extra);
  const sayable = [
    ...imperativeLines(ledger, plan, cores),
    ...pointedLines(short, plan),
    ...(plan.owesPillars ? promiseLines(ledger, plan) : []),
  ];
  const usable = [...sayable, ...lines]
    .filter(({ group }) => plan.sector || plan.sequence !== 'none' || (group !== 'sector' && group !== 'callSector'))
    // "Work in youth work".
    .filter(({ text }) => !namesTwice(text, ledger) && !/\bwork\b[^.?]*\bwork\b/i.test(text))
    .filter((line) => fitsPlan(line, plan) && !isBanned(line, plan.banned));
  return choose(usable, plan, ledger, random);
}

function withExtra(
  frame: Frame,
  ledger: Ledger,
  style: Style,
  extra: Extra,
  pillar: { text: string; factIds: string[] } | null,
): Candidate[] {
  if (fitOf(frame.tags, style) === -1 || (ledger.title?.plural && singularOnly.test(frame.template))) return [];
  const shared = singles(ledger);
  // "Work with one dentist, not with whoever is short, with us": nothing is hung on what has a comma.
  if (/^\{V\}(?:,| \{)/.test(frame.template) && /[,;:]/.test(extra.get('V')?.text ?? '')) return [];
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
  const words = countWords(text);
  const most = frameId.startsWith('must.') ? plan.most + 4 : plan.most;
  return words >= plan.least && words <= most && text.length <= 110;
};

/** A place or a company named twice in one line sounds like a machine. */
const namesTwice = (text: string, { place, employer, title }: Ledger): boolean =>
  [place?.name, employer].some(
    (name) => name && !title?.text.includes(name) && text.indexOf(name) !== text.lastIndexOf(name),
  );

/** Where a sentence may end before its end: "One nurse to one patient | for the first 24 hours | after surgery". */
const pauses =
  /,? (?=(?:for|in|on|after|before|during|within|from|at|by|with|without|under|when|where|while|so|because|and|but|every|each|starting)\b)|(?:, |; | [–—-] )|(?<=\w) (?=an? (?:day|week|month|year|night|shift)\b)/g;

/** As much of a sentence as a line has room for, from its beginning, with what the step brief is about; null where nothing of it fits. */
function beginning(text: string, most: number, boost: string): string | null {
  if (countWords(text) <= most) return text;
  const ends = [...text.matchAll(pauses)].map(({ index }) => text.slice(0, index)).reverse();
  return (
    ends.find(
      (part) =>
        countWords(part) <= most &&
        countWords(part) >= 3 &&
        !endsOpen(part) &&
        // "Take a proven test from the lab to the ward": what it is about is how far.
        !/^ from .* to /.test(text.slice(part.length)) &&
        // "Time to sit with somebody": not sitting is what it is about.
        !/\bto [a-z]+$/i.test(part) &&
        // "Monday to Friday, 7.30 start, yard in Blandford": a row ends where one of its parts does.
        (!part.includes(', ') || text.slice(part.length).startsWith(',')) &&
        coverage(boost, part) >= coverage(boost, text) * 0.7,
    ) ?? null
  );
}

/** The recruiter's own sentences that the step brief points at, whatever kind they are: "182 shifts a year. That's it." */
function pointedLines(ledger: Ledger, plan: LinePlan): Candidate[] {
  const title = ledger.title?.text;
  const tail = plan.sequence === 'titleAndSector' && title && ledger.sector ? `${title}, ${ledger.sector}` : title;
  return ledger.sentences
    .filter(
      ({ fact, statement }) =>
        plan.pointed.includes(fact.id) &&
        /^(?:proposition|description|evidence)$/.test(fact.kind) &&
        !/[:;]/.test(statement.text),
    )
    .flatMap(({ fact, statement }, index) => {
      const call = plan.kind === 'call' ? (plan.sequence === 'none' ? 2 : 5) : 0;
      const most = plan.most - call - (plan.sequence === 'none' ? 0 : countWords(tail ?? ''));
      const typed = beginning(statement.typed ?? statement.text, most, plan.boost);
      const lower = beginning(statement.lower, plan.most - countWords(tail ?? ''), plan.boost);
      // A call calls: the fact alone would only be told.
      const rows =
        plan.kind === 'call'
          ? [
              ...(plan.sequence === 'none' && typed ? [`${typed}: apply now`, `${typed}. Apply today.`] : []),
              ...(tail && typed ? [`${typed}: apply to be our next ${tail}`] : []),
            ]
          : [
              ...(plan.sequence === 'none' && typed ? [typed] : []),
              ...(tail && lower ? [`${tail}: ${lower}`] : []),
              ...(tail && typed ? [`${typed}: ${tail}`] : []),
            ];
      return rows
        .filter((row) => countWords(row) <= plan.most && isSound(row, plan.most, true))
        .map((row, at) => finishLine(candidate(row, `pointed.${at}`, `pointed${index}`, [fact.id], 0.5)))
        .filter((line) => line !== null);
    });
}

/** Lines that say what the recruiter asked for. */
function imperativeLines(ledger: Ledger, plan: LinePlan, cores: readonly Candidate[]): Candidate[] {
  const lines: Candidate[] = [];
  const shared = singles(ledger);
  const title = shared.get('title')?.text;
  const sector = ledger.sector ?? '';
  plan.imperatives.forEach((imperative, index) => {
    const { text, lower } = imperative.statement;
    const group = `imperative${index}`;
    const rows: string[] = [];
    // "Mention tips": where a line of the facts has it, the bare word needs no line.
    if (countWords(text) < 3 && cores.some((core) => coverage(imperative.text, core.text) >= 0.85)) return;
    const tail = plan.sequence === 'titleAndSector' && title ? `${title}, ${sector || title}` : title;
    const order = imperative.statement.kind === 'verb';
    if (plan.sequence === 'none')
      rows.push(
        text,
        ...(title ? [`${title}: ${lower}`] : []),
        // What speaks of the application already needs no second word on it.
        ...(plan.kind === 'call' && !/\bappl(?:y|ies|ications?)\b|@|\d{4}/i.test(text)
          ? [
              `${text}: apply now`,
              order && !/^please\b|\band\b/i.test(text) ? `Apply today and ${lower}` : `Apply today: ${lower}`,
            ]
          : []),
        ...(title && !order ? [`${text}: ${title}`] : []),
        ...(ledger.employer && !order ? [`${ledger.employer}: ${lower}`] : []),
        // "Worth knowing: visit us": an order is no news.
        ...(countWords(text) > 1 && !order ? [`Worth knowing: ${lower}`] : []),
      );
    else if (tail)
      rows.push(
        `${tail}: ${lower}`,
        `${text}: ${tail}`,
        ...(plan.kind === 'call' && !/\bappl(?:y|ies|ications?)\b/i.test(text)
          ? [`Apply to be our next ${tail}: ${lower}`]
          : []),
      );
    // What the recruiter says must be said goes a few words over the length rather than unsaid.
    const most =
      imperative.id.startsWith('brief') || rows.some((row) => countWords(row) <= plan.most) ? plan.most : plan.most + 4;
    rows.forEach((row, at) => {
      if (countWords(row) <= most && isSound(row, most, true))
        lines.push(candidate(upperFirst(row), `must.line.${at}`, group, [`imperative:imperative:${index}`], 1));
    });
  });
  for (const core of cores)
    if (plan.sequence === 'none' && plan.imperatives.some((imperative) => coverage(imperative.text, core.text) >= 0.85))
      lines.push(core);
  return lines;
}
