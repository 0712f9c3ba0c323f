/** What the slots of a frame can be bound to. */
import type { Frame } from '../frames/frame.ts';
import { missesArticle } from '../language/nouns.ts';
import type { GuideFact, Ledger } from '../ledger/facts.ts';
import type { Statement } from '../ledger/statement.ts';
import { requiredSlots } from '../realise/template.ts';
import type { Random } from '../seed.ts';
import type { Binding } from './bind.ts';
import { isPersonSlot, personBindings } from './bind-requirements.ts';
import { dutyBindings } from './bind-tasks.ts';

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
  const asked = slots.map(({ name }) => name).filter(isPersonSlot);
  if (asked.length > 0)
    return personBindings(frame, ledger, asked, random, samples).map((person) => ({ ...empty, person }));
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
