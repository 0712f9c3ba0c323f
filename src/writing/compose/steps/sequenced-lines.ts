/** Lines in which the title, or the title and the sector, must stand: first in about half of them. */
import { callSequenceFrames } from '../frames/call-to-action.ts';
import { saidOfThings, sequenceFrames } from '../frames/headline.ts';
import { lowerFirst, upperFirst } from '../language/first-capitals.ts';
import { kindOf } from '../language/kind.ts';
import { baseOfIng } from '../language/verbs.ts';
import { countWords, coverage } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import { filler, singles } from '../plan/bind.ts';
import { isChore } from '../plan/chore.ts';
import { type Candidate, isSound, type Style, singularOnly } from '../plan/pool.ts';
import { parseTemplate, realise } from '../realise/template.ts';
import { candidate, type Extra, finishLine, type LinePlan } from './line.ts';

/** The group of cores that are a task and nothing else. */
const DEED = 'deed';

/** The group of cores that name work and say nothing of who does it. */
const NAMED = 'named';
/** What such a name stands beside: the title, and no sentence. */
const besideNames = /^\{title\}(?: \{inPlace\}| with \{employer\})?: \{core_\}$|^\{Core\}: \{title\}(?: \{inPlace\})?$/;
/** Names of work tell less than what is done, promised or paid: they stand where little else is left. */
const LAST = -2;
/** So many pieces of work are named in lines. */
const NAMES = 6;

/** "Field visits and residue testing before harvest", "pest and disease scouting": work by its name, the short ones two by two. */
function namedWork(duties: Ledger['duties']): Candidate[] {
  const things = duties
    .filter(({ fact, thing }) => thing?.sure === true && thing.about !== true && !isChore(fact.text))
    .slice(0, NAMES)
    .map(({ fact, thing }) => ({ id: fact.id, text: thing?.text ?? '' }));
  const short = things.filter(({ text }) => countWords(text) < 4 && !/ and |[,/&]/.test(text));
  const long = things.filter((thing) => !short.includes(thing) && countWords(thing.text) > 2);
  const pairs = short.flatMap((one, at) => {
    const other = short[at + 1];
    return at % 2 === 0 && other ? [{ ids: [one.id, other.id], text: `${one.text} and ${other.text}` }] : [];
  });
  return [...pairs, ...long.map(({ id, text }) => ({ ids: [id], text }))].map(({ ids, text }) =>
    candidate(upperFirst(text), 'named.{t}', NAMED, ids, LAST),
  );
}

/** Joins the cores and the duties with the title in every way that the batch's kind knows. */
export function sequenced(
  ledger: Ledger,
  cores: readonly Candidate[],
  style: Style,
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
  // A task by itself is no line, and says beside the title what the job is.
  const deeds = ledger.duties
    .filter(({ thing }) => !thing)
    .map(({ fact }) => candidate(upperFirst(fact.text), 'deed.{d1}', DEED, [fact.id], 0));
  const plain = [...cores, ...deeds, ...namedWork(ledger.duties)]
    .filter((core) => core.group !== 'question' || core.factIds.some((fact) => fact.startsWith('proposition')))
    .filter(
      (core) =>
        core.words <= 10 &&
        // "Officer: balance": a name of one word says nothing behind a title.
        (core.words >= 3 || (core.words > 1 && /^(?:benefit|line|promise|clause|imperative|deed)$/.test(core.group))) &&
        // The point of a figure ends nothing.
        // "Why work here? To get gardening": a question and its answer stand by themselves.
        !/[:“]|\.(?!\d)|\? /.test(core.text) &&
        // "Inspector: exporting to eleven countries" would be said of the inspector, and the company does it.
        !(
          core.factIds.some((fact) => /^(?:evidence|strapline)/.test(fact)) &&
          baseOfIng(core.text.split(' ')[0]?.toLowerCase() ?? '') !== null
        ) &&
        // "Looked after: Ward Clerk" would be said of the clerk.
        !(/^(?:benefit|line)$/.test(core.group) && saidOfThings.test(core.text.toLowerCase())) &&
        coverage(title, core.text) < (core.group === 'clause' ? 0.75 : 0.5) &&
        core.text !== title,
    );
  const verbs = [
    // What was only named as a thing is no deed: "handle general labouring".
    ...ledger.duties
      .filter(({ thing }) => !thing)
      .slice(0, 5)
      .map(({ fact }) => ({ text: fact.text, factIds: [fact.id] })),
    ...(extra.get('v_') ? [extra.get('v_')] : []),
  ].filter((verb) => verb !== undefined);
  const brought = (kind: 'have' | 'can'): { text: string; factIds: string[] }[] =>
    ledger.person
      .filter(
        ({ person }) =>
          person.kind === kind &&
          !person.desirable &&
          !person.loose &&
          !person.odd &&
          !person.arranged &&
          !/^(?:no|not|at least)\b|\byour?\b/.test(person.text) &&
          countWords(person.text) <= 7,
      )
      .slice(0, 3)
      .map(({ person, fact }) => ({ text: person.text, factIds: [fact.id] }));
  const asks = { have: brought('have'), can: brought('can') };
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
      // "We pay for it? Apply": only a thing is asked for.
      const promised = extra.get('p')?.text ?? '';
      // "Support Worker: have a small caseload. Apply now.": what is had is no order.
      if (/(?:and|:) \{v_\}/.test(row) && /^have\b/.test(extra.get('v_')?.text ?? '')) continue;
      if (row.startsWith('{p}?') && (/^(?:we|you|your|our|the)\b/i.test(promised) || kindOf(promised) === 'clause'))
        continue;
      if (row.includes('{core_}') || row.includes('{Core}')) {
        for (const core of plain) {
          if (core.group === NAMED && !besideNames.test(row)) continue;
          // "Bus Driver? Driving city routes": an answer is a sentence, or what there is.
          if (
            row === '{title}? {Core}' &&
            (core.words < 4 ||
              core.group === 'gerund' ||
              core.group === DEED ||
              /^(?:Help us|A job)\b/.test(core.text) ||
              // "Chief Financial Officer? 1,900 employees at five plants": it answers nobody.
              (core.factIds.some((fact) => /^(?:evidence|strapline|value):/.test(fact)) && !/^you/i.test(core.text)))
          )
            continue;
          // "We collected 98%: Revenues Officer": a sentence wants one behind it, and no bare name.
          if (/^\{Core\}: \{title\}/.test(row) && kindOf(core.text) === 'clause') continue;
          // "Cook meals. Join us as a Carer.": what is done, and who one is, stand in one.
          if (/^\{Core\}(?:\.|: be \{asTitle\})/.test(row) && kindOf(core.text) !== 'clause') continue;
          if (row.startsWith('{Core} as {asTitle} in') && (core.words > 6 || /\sin\s/.test(core.text))) continue;
          if (row.includes('{Core}') && /\?$/.test(core.text) && !row.includes('{Core}?')) continue;
          if (
            /, as |\} as /.test(row) &&
            (!/^(?:imperative|gerund|duty|deed)$/.test(core.group) ||
              /^(?:The|Your|A) (?:job|work)\b|^(?:Help|Join) /.test(core.text))
          )
            continue;
          // "Keep records in Belfast, as a Technician" comes after the fact.
          if (/, as /.test(row) && core.factIds.some((fact) => fact.startsWith('place:'))) continue;
          // A sum of money before a task says that the one is for the other.
          if (/\{(?:payShort|hours)\}:/.test(row) && /^(?:imperative|gerund|duty|deed)$/.test(core.group)) continue;
          // "48 hours a week: walk home": an order behind a time would say that it takes that long.
          if (row.includes('{hours}:') && kindOf(core.text) === 'verb') continue;
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
      } else if (row.includes('{have}') || row.includes('{can}')) {
        const slot = row.includes('{have}') ? 'have' : 'can';
        for (const ask of asks[slot]) add(row, group, new Map([[slot, ask]]), null);
      } else if (row.includes('{verb}')) {
        // "As a Radiographer, you are on call".
        // "We want a baker to spend your mornings": whose they are is said to the reader, of whom the line speaks to others.
        const toOthers = /^(?:We want|\{employer\} (?:needs|wants))/.test(row);
        for (const verb of verbs.filter(
          ({ text, factIds }) =>
            text.includes(' ') &&
            // "Be an Electrician and test and document": two things that one does to nothing.
            !(row.endsWith('and {verb}') && / and [a-z]+$/.test(text)) &&
            !(toOthers && /\byou(?:r|rs|rself)?\b/i.test(text)) &&
            // "We want a Housekeeping Supervisor to finish at 4 pm": what is promised is nothing that is asked.
            !(toOthers && !factIds.some((id) => id.startsWith('duty:'))),
        ))
          add(
            row,
            group,
            new Map([
              ['verb', row.includes('you {verb}') ? { ...verb, text: verb.text.replace(/^be\b/, 'are') } : verb],
            ]),
            null,
          );
      } else add(row, group, new Map(), null);
    }
  };
  expand(first, 'titleFirst');
  expand(last, 'titleLast');
  return made;
}
