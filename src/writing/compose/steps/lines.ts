import { callSequenceFrames } from '../frames/call-to-action.ts';
import type { Frame } from '../frames/frame.ts';
import { sequenceFrames } from '../frames/headline.ts';
import { isProperFirst, lowerFirst, upperFirst } from '../language/articles.ts';
import { countWords, coverage, similarity, wordOverlap, wordsOf } from '../language/words.ts';
import { calm } from '../ledger/clean.ts';
import type { Ledger } from '../ledger/facts.ts';
import type { Imperative } from '../ledger/imperatives.ts';
import { readStatement } from '../ledger/statement.ts';
import { filler, singles } from '../plan/bind.ts';
import { type Candidate, fitOf, isSound, makePool, type Style, singularOnly, suits } from '../plan/pool.ts';
import { parseTemplate, realise } from '../realise/template.ts';
import type { Random } from '../seed.ts';

/** What a batch of single lines (headlines, calls to action) must look like. */
export interface LinePlan {
  kind: 'headline' | 'call';
  count: number;
  least: number;
  most: number;
  /** The title, or the title and the sector, in every line; first in about half. */
  sequence: 'none' | 'title' | 'titleAndSector';
  sector: boolean;
  imperatives: readonly Imperative[];
  banned: readonly string[];
  /** Words that the step brief asks to lead on. */
  boost: string;
  shown: readonly string[];
}

/** The reader's side of the proposition: "know your rota six weeks ahead". */
export function readerVerb(ledger: Ledger): { text: string; factId: string } | null {
  for (const { fact, statement } of ledger.sentences) {
    if (fact.kind !== 'proposition' && fact.kind !== 'description') continue;
    let text: string | null = null;
    if (statement.kind === 'verb') text = statement.lower;
    else {
      const found =
        /^you(?: will|['’]ll| can)? (?!(?:are|were|have been|must|should|would|need|do|don['’]t|won['’]t|will|never|always|also)\b)(\w.*)$/i.exec(
          statement.text,
        );
      if (found?.[1] && fact.kind === 'proposition') text = found[1];
    }
    if (!text) continue;
    const main =
      text.split(/(?:,? so (?:that )?|, (?:and|but|because|which|with) |; | because | - | – |: )/)[0] ?? text;
    const short = countWords(main) >= 3 ? main : text;
    if (countWords(short) <= 11 && !/[.!?:]/.test(short)) return { text: short.replace(/,$/, ''), factId: fact.id };
  }
  return null;
}

/** The sector in running text: "passenger transport", "NHS services". */
export function sectorInText(sector: string): string {
  const text = calm(sector)
    .replace(/\s*&\s*/g, ' and ')
    .replace(/\s*\/\s*/g, ' and ');
  return text
    .split(' ')
    .map((word) => (/[A-Z].*[A-Z]|\d/.test(word) || isProperFirst(word) ? word : word.toLowerCase()))
    .join(' ');
}

const mission = (ledger: Ledger): { text: string; factId: string } | null => {
  const found = ledger.sentences.find(
    ({ fact, statement }) =>
      (fact.kind === 'mission' || fact.kind === 'purpose') &&
      (statement.kind === 'infinitive' || statement.kind === 'verb'),
  );
  return found ? { text: found.statement.lower.replace(/^to /i, ''), factId: found.fact.id } : null;
};

/** A ledger in which nothing is too long for a line. */
function brisk(ledger: Ledger, most: number): Ledger {
  return {
    ...ledger,
    duties: ledger.duties.filter(({ fact }) => countWords(fact.text) <= Math.max(3, most - 3)),
    person: ledger.person.filter(({ fact }) => countWords(fact.text) <= Math.max(3, most - 4)),
  };
}

type Extra = Map<string, { text: string; factIds: readonly string[] }>;

/** Makes a batch of lines: many candidates, then a greedy choice of clearly different ones. */
export function writeLines(
  ledger: Ledger,
  list: readonly Frame[],
  style: Style,
  random: Random,
  plan: LinePlan,
): Candidate[] {
  const short = brisk(ledger, plan.most);
  // A proposition too long for a line says its main part.
  short.sentences = short.sentences.map((sentence) => {
    if (sentence.fact.kind !== 'proposition' || countWords(sentence.statement.text) <= plan.most) return sentence;
    const cut = readStatement(sentence.statement.text.split(/(?:, |; |: | – | so that | because )/)[0] ?? '');
    return cut && countWords(cut.text) >= 3 ? { ...sentence, statement: cut } : sentence;
  });
  const extra: Extra = new Map();
  const verb = readerVerb(ledger);
  if (verb) {
    extra.set('v_', { text: verb.text, factIds: [verb.factId] });
    extra.set('V', { text: upperFirst(verb.text), factIds: [verb.factId] });
  }
  const aim = mission(ledger);
  if (aim) extra.set('m_', { text: aim.text, factIds: [aim.factId] });
  if (ledger.sector) extra.set('sector_', { text: sectorInText(ledger.sector), factIds: ['sector:general:0'] });
  const pillar = ledger.guides.find(({ fact, name }) => fact.kind === 'pillar' && name.kind === 'np');
  const pool = [
    ...makePool(
      short,
      list.filter(
        (frame) =>
          !/\{(?:v_|V|m_|sector_|S_pp)/.test(frame.template) && !(frame.template.includes('{g_}') && !frame.from),
      ),
      style,
      random,
      { samples: 10, mostWords: plan.most + 2 },
    ),
    ...list
      .filter(
        (frame) => /\{(?:v_|V|m_|sector_)/.test(frame.template) || (frame.template.includes('{g_}') && !frame.from),
      )
      .flatMap((frame) =>
        withExtra(
          frame,
          short,
          style,
          extra,
          random,
          pillar ? { text: pillar.name.lower, factIds: [pillar.fact.id] } : null,
        ),
      ),
  ];
  const cores = pool.map(finishLine).filter((line) => line !== null);
  let lines = cores;
  if (plan.sequence !== 'none' && ledger.title) lines = sequenced(short, cores, style, random, plan, extra);
  const sayable = imperativeLines(ledger, plan, cores);
  const usable = [...sayable, ...lines]
    .filter(({ group }) => plan.sector || plan.sequence !== 'none' || (group !== 'sector' && group !== 'callSector'))
    .filter(({ text }) => !namesTwice(text, ledger))
    .filter(({ text }) => fitsPlan(text, plan) && !plan.banned.some((word) => text.toLowerCase().includes(word)));
  return choose(usable, plan, ledger, random);
}

function withExtra(
  frame: Frame,
  ledger: Ledger,
  style: Style,
  extra: Extra,
  random: Random,
  pillar: { text: string; factIds: string[] } | null,
): Candidate[] {
  if (fitOf(frame.tags, style) === -1 || (ledger.title?.plural && singularOnly.test(frame.template))) return [];
  const shared = singles(ledger);
  const duties = frame.template.includes('{d1') ? ledger.duties.slice(0, 6).map((duty) => [duty]) : [[]];
  void random;
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

function candidate(
  text: string,
  frameId: string,
  group: string,
  factIds: readonly string[],
  fit: number,
  frame?: Frame,
): Candidate {
  return {
    text,
    frameId,
    group,
    factIds,
    tags: frame?.tags ?? [],
    words: countWords(text),
    opening: wordsOf(text).slice(0, 2).join(' ').toLowerCase(),
    fit,
  };
}

/** A line has no closing stop, unless it is two sentences. */
function finishLine(line: Candidate): Candidate | null {
  let text = line.text.replace(/\s+/g, ' ').trim();
  if (!/[.?!] /.test(text)) text = text.replace(/\.$/, '');
  else if (!/[.?!]$/.test(text) && !/\? \S/.test(text)) text = `${text}.`;
  return { ...line, text, words: countWords(text), opening: wordsOf(text).slice(0, 2).join(' ').toLowerCase() };
}

const fitsPlan = (text: string, plan: LinePlan): boolean => {
  const words = countWords(text);
  return words >= plan.least && words <= plan.most && text.length <= 110;
};

/** A place or a company named twice in one line sounds like a machine. */
const namesTwice = (text: string, { place, employer, title }: Ledger): boolean =>
  [place?.name, employer].some(
    (name) => name && !title?.text.includes(name) && text.indexOf(name) !== text.lastIndexOf(name),
  );

function sequenced(
  ledger: Ledger,
  cores: readonly Candidate[],
  style: Style,
  random: Random,
  plan: LinePlan,
  extra: Extra,
): Candidate[] {
  const templates = plan.kind === 'headline' ? sequenceFrames : callSequenceFrames;
  const [first, last] =
    plan.sequence === 'title'
      ? [templates.titleFirst, templates.titleLast]
      : [templates.sectorFirst, templates.sectorLast];
  const shared = singles(ledger);
  const title = ledger.title?.text ?? '';
  const plain = cores
    .filter((core) => core.group !== 'question' || core.factIds.some((fact) => fact.startsWith('proposition')))
    .filter(
      (core) => core.words <= 8 && !/[:.“]/.test(core.text) && coverage(title, core.text) < 0.5 && core.text !== title,
    );
  const verbs = [
    ...ledger.duties.slice(0, 5).map(({ fact }) => ({ text: fact.text, factIds: [fact.id] })),
    ...(extra.get('v_') ? [extra.get('v_')] : []),
  ].filter((verb) => verb !== undefined);
  const made: Candidate[] = [];
  const add = (row: string, group: string, values: Extra, core: Candidate | null): void => {
    const fill = filler(shared, {
      duties: ledger.duties.slice(0, 1),
      person: new Map(),
      sentence: null,
      guide: null,
      guideStatement: null,
    });
    const realised = realise(
      parseTemplate(row),
      (name, form) => values.get(name) ?? extra.get(name) ?? fill(name, form),
      style,
    );
    if (!realised || !isSound(realised.text, plan.most, true)) return;
    const line = finishLine(
      candidate(
        realised.text,
        `${group}.${row}${core ? `+${core.frameId}` : ''}`,
        core ? core.group : `${group}.${row}`,
        [...realised.factIds, ...(core?.factIds ?? [])],
        (core?.fit ?? 0) + (group === 'titleFirst' ? 0.01 : 0),
      ),
    );
    if (line) made.push(line);
  };
  const expand = (rows: readonly string[], group: string): void => {
    for (const row of rows) {
      if (ledger.title?.plural && singularOnly.test(row)) continue;
      if (row.includes('{core_}') || row.includes('{Core}')) {
        for (const core of plain) {
          if (row.includes('{Core}') && /\?$/.test(core.text) && !row.includes('{Core}?')) continue;
          if (/, as |\} as /.test(row) && !/^(?:imperative|gerund|duty)$/.test(core.group)) continue;
          const text = core.text;
          add(
            row,
            group,
            new Map([
              ['core_', { text: lowerFirst(text), factIds: core.factIds }],
              ['Core', { text, factIds: core.factIds }],
            ]),
            core,
          );
        }
      } else if (row.includes('{verb}')) {
        for (const verb of verbs) add(row, group, new Map([['verb', verb]]), null);
      } else add(row, group, new Map(), null);
    }
  };
  expand(first, 'titleFirst');
  expand(last, 'titleLast');
  void random;
  return made;
}

/** Lines that say what the recruiter asked for. */
function imperativeLines(ledger: Ledger, plan: LinePlan, cores: readonly Candidate[]): Candidate[] {
  const lines: Candidate[] = [];
  const shared = singles(ledger);
  const title = shared.get('title')?.text;
  const sector = ledger.sector ? sectorInText(ledger.sector) : '';
  plan.imperatives.forEach((imperative, index) => {
    const { text, lower } = imperative.statement;
    const group = `imperative${index}`;
    const rows: string[] = [];
    const tail = plan.sequence === 'titleAndSector' && title ? `${title}, ${sector || title}` : title;
    if (plan.sequence === 'none')
      rows.push(
        text,
        ...(title ? [`${title}: ${lower}`] : []),
        ...(plan.kind === 'call' ? [`${text}: apply now`, `Apply today: ${lower}`] : []),
        ...(title ? [`${text}: ${title}`] : []),
        ...(ledger.employer ? [`${ledger.employer}: ${lower}`] : []),
        ...(countWords(text) > 1 ? [`Worth knowing: ${lower}`] : []),
      );
    else if (tail)
      rows.push(
        `${tail}: ${lower}`,
        `${text}: ${tail}`,
        ...(plan.kind === 'call' ? [`Apply to be our next ${title ?? ''}: ${lower}`] : []),
      );
    rows.forEach((row, at) => {
      if (isSound(row, plan.most, true))
        lines.push(candidate(upperFirst(row), `must.line.${at}`, group, [`imperative:imperative:${index}`], 1));
    });
  });
  for (const core of cores)
    if (plan.sequence === 'none' && plan.imperatives.some((imperative) => coverage(imperative.text, core.text) >= 0.85))
      lines.push(core);
  return lines;
}

/** Words without the names and facts, for "the same frame with another noun". */
const masked = (line: Candidate): string => line.frameId.split('+')[0] ?? line.frameId;

function choose(pool: readonly Candidate[], plan: LinePlan, ledger: Ledger, random: Random): Candidate[] {
  const chosen: Candidate[] = [];
  const title = ledger.title?.text.toLowerCase() ?? '';
  const titleFirst = (line: Candidate): boolean => title !== '' && line.text.toLowerCase().startsWith(title);
  const half = Math.ceil(plan.count / 2);
  const heavy = ledger.guides
    .filter(({ fact }) => fact.weight >= 75 && fact.kind === 'pillar')
    .map(({ fact }) => fact.id);
  const noisy = pool.map((line) => ({ line, noise: random.int(100) / 70 }));
  const has = (test: (line: Candidate) => boolean): number => chosen.filter(test).length;
  const sectorText = ledger.sector ? sectorInText(ledger.sector).toLowerCase() : '';
  for (let round = 0; round < plan.count; round += 1) {
    let best: Candidate | null = null;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const { line, noise } of noisy) {
      const first = titleFirst(line);
      if (plan.sequence !== 'none' && first && has(titleFirst) >= half) continue;
      if (
        plan.sequence !== 'none' &&
        !first &&
        chosen.length - has(titleFirst) >= plan.count - Math.floor(plan.count / 2)
      )
        continue;
      if (plan.sequence === 'none' && first && has(titleFirst) >= 1) continue;
      const distinct = first
        ? wordsOf(line.text)
            .slice(0, wordsOf(title).length + 2)
            .join(' ')
            .toLowerCase()
        : line.opening;
      if (
        chosen.some(
          (other) => other.text.toLowerCase().startsWith(distinct) || (!first && other.opening === line.opening),
        )
      )
        continue;
      let score = line.fit + noise;
      let alike = 0;
      for (const other of chosen)
        alike = Math.max(alike, wordOverlap(stripTitle(line.text, title), stripTitle(other.text, title)));
      for (const other of plan.shown)
        if (
          wordOverlap(line.text, other) > 0.62 ||
          similarity(line.text, other) > 0.5 ||
          line.text.toLowerCase() === other.toLowerCase()
        )
          alike = Math.max(
            alike,
            line.group.startsWith('imperative') && line.text.toLowerCase() !== other.toLowerCase() ? 0.3 : 0.9,
          );
      if (alike > 0.6) continue;
      score -= alike * 3;
      if (chosen.some((other) => other.group === line.group)) score -= 3;
      if (chosen.some((other) => masked(other) === masked(line))) score -= 4;
      const firstWord = line.opening.split(' ')[0];
      if (!first && chosen.some((other) => other.opening.split(' ')[0] === firstWord)) score -= 1.2;
      for (const fact of line.factIds)
        if (!/^(?:title|employer)/.test(fact)) score -= has((other) => other.factIds.includes(fact)) * 0.45;
      for (const fact of heavy)
        if (line.factIds.includes(fact) && has((other) => other.factIds.includes(fact)) === 0) score += 2.5;
      plan.imperatives.forEach((imperative) => {
        const said = (other: Candidate): boolean => coverage(imperative.text, other.text) >= 0.85;
        if (said(line)) score += has(said) === 0 ? 8 : has(said) === 1 && plan.imperatives.length < 3 ? 4 : -1;
      });
      if (plan.sector && sectorText && line.text.toLowerCase().includes(sectorText))
        score += has((other) => other.text.toLowerCase().includes(sectorText)) < 3 ? 3 : 0;
      else if (!plan.sector && plan.sequence !== 'titleAndSector' && line.group === 'sector') score -= 2;
      if (plan.boost)
        score +=
          Math.min(0.6, coverage(plan.boost, line.text)) *
          (has((other) => coverage(plan.boost, other.text) > 0.2) < 3 ? 4 : 0.5);
      if (line.text.length > 70) score -= 0.6;
      if (line.words >= 4 && line.words <= 9) score += 0.4;
      if (score > bestScore) {
        bestScore = score;
        best = line;
      }
    }
    if (!best || bestScore < -6) break;
    chosen.push(best);
  }
  return plan.sequence === 'none' ? chosen : interleave(chosen, titleFirst);
}

const stripTitle = (text: string, title: string): string => (title ? text.toLowerCase().replace(title, ' ') : text);

function interleave(lines: readonly Candidate[], first: (line: Candidate) => boolean): Candidate[] {
  const one = lines.filter(first);
  const other = lines.filter((line) => !first(line));
  const mixed: Candidate[] = [];
  for (let index = 0; index < Math.max(one.length, other.length); index += 1)
    for (const line of [one[index], other[index]]) if (line) mixed.push(line);
  return mixed;
}
