/**
 * Work that is only named ("patient notes", "decontamination room", "hoof trimming"): the verb that such a thing has among
 * those who do it, or an activity that a job can include. What is neither, a place, a paper or a tool that nobody says what
 * to do with, stands in no sentence.
 */
import { bare } from '../../language/bare-places.ts';
import { missesArticle } from '../../language/nouns.ts';
import { isDeedNoun } from '../../language/thing-first.ts';
import { baseOfThird, nounLike } from '../../language/verbs.ts';
import { isActivity } from './activity.ts';
import { isFixedName } from './fixed-names.ts';
import { isRowOfOne } from './row-groups.ts';
import { tradeWork } from './trade-things.ts';
import { workVerbs } from './work-verbs.ts';

export interface NamedWork {
  /** "Keep", "work in": null where the thing itself is what one does. */
  verb: string | null;
  /** What the verb is done to, or the activity. */
  name: string;
}

/** Behind the thing: for whom, where and when. */
const tail =
  /^(.+?)( (?:(?:along|together|jointly) )?(?:for|to|with|in|on|at|from|before|after|within|during|across|every|each|per|between|around) .+| (?:once|twice|three times) (?:an?|each|every|per) .+| (?:daily|weekly|monthly|nightly))$/;

const plain = (name: string): string => name.replace(/^the /i, '');

/** The verb of a thing, put before it; null where it has none of its own. */
function withItsVerb(name: string): NamedWork | null {
  const bare = plain(name);
  const found = workVerbs.find(([thing]) => thing.test(name) || thing.test(bare));
  const said = typeof found?.[1] === 'string' ? found[1] : (found?.[1](bare) ?? null);
  if (said === null) return null;
  const [verb = '', ...more] = said.replace('$', () => bare).split(' ');
  return { verb, name: more.join(' ') };
}

/** Papers that go to somebody are sent: "invoices to the tax adviser". */
const sent =
  /^(?:[a-z]+ )?(?:invoices|bills|quotations|quotes|reports|samples|statements|returns|receipts|documents|payslips|reminders)$/i;
/** "Deliveries to Cork", "collections from farms": a round that is made. */
const rounds = /^(?:[a-z]+ )?(?:deliveries|collections|drops|transfers|runs)$/i;

function behindThing(core: string, rest: string): NamedWork | null {
  if (/^ to /.test(rest)) {
    if (sent.test(core)) return { verb: 'send', name: `${core}${rest}` };
    if (rounds.test(core)) return { verb: 'make', name: `${core}${rest}` };
  }
  // "Queries with clients": they are cleared up.
  if (/^(?:[a-z]+ )?(?:queries|questions|discrepancies|open points)$/i.test(core) && /^ with /.test(rest))
    return { verb: 'clear', name: `up ${core}${rest}` };
  if (/^(?:shift )?handovers?$/i.test(core) && /^ to /.test(rest)) return { verb: 'hand', name: `over${rest}` };
  if (rounds.test(core) && /^ (?:from|across|in|around|between) /.test(rest))
    return { verb: 'make', name: `${core}${rest}` };
  // "Quotations in 48 hours": so soon.
  const time = /^ (?:in|within) (?=\d+ (?:hours|days|minutes)$)/.test(rest) ? rest.replace(/^ in /, ' within ') : rest;
  if (time !== rest || /^ within \d/.test(rest))
    return /(?:quotations|quotes|estimates|replies|offers|proposals|reports)$/i.test(core)
      ? { verb: 'send', name: `${core}${time}` }
      : null;
  const work = withItsVerb(core);
  if (work) return { ...work, name: `${work.name}${rest}` };
  return isActivity(core) ? { verb: null, name: `${core}${rest}` } : null;
}

/** Whoever works there: nobody puts an article before them. */
const departments =
  /^(?:purchase|purchasing|procurement|production|planning|design|quality|dispatch|despatch|logistics|transport|maintenance|finance|marketing|engineering|housekeeping|reception|legal|compliance|stores|warehouse|payroll|HR|IT)$/i;
/** A noun behind a small word that lacks its article: "including robotic gait trainer". */
const lacksArticle = (rest: string): boolean =>
  rest
    // "At home", "on site" have none.
    .replace(/ ([a-z]+) ([a-z]+)(?=$| )/g, (found, before: string, noun: string) =>
      /^(?:in|on|at|to|from|for|before|after|during|across|around)$/.test(before) &&
      (bare[before]?.test(noun) || /^(?:harvest|lambing|calving|sowing|Christmas|Easter)$/.test(noun))
        ? ''
        : found,
    )
    .split(/ (?:for|to|with|in|on|at|from|and|or|before|after|within|during|across|between|around|including) |, /)
    .some((part, at) => at > 0 && /^[a-z]/.test(part) && missesArticle(part) && !departments.test(part));

/** One thing that work is named by. */
function one(typed: string): NamedWork | null {
  const name = typed
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/,? (?:including|incl\.?|such as|e\.?g\.?) .*$/i, '')
    .trim();
  const [first = ''] = plain(name).toLowerCase().split(' ');
  if (
    name === '' ||
    /[:;?!]|\b(?:is|are|was|were|will|must|has|have|can|should|would|you|we|they|tbc|tba)\b/i.test(name) ||
    (baseOfThird(first) !== null &&
      !nounLike.has(baseOfThird(first) ?? '') &&
      / [a-z]/.test(plain(name)) &&
      !/s$/.test(first))
  )
    return null;
  const own = withItsVerb(name);
  if (own) return own;
  const [, core = '', rest = ''] = tail.exec(name) ?? [];
  if (core !== '') return lacksArticle(` ${rest}`) ? null : behindThing(core, rest);
  return isActivity(name) ? { verb: null, name } : null;
}

const bareDeed = /^(?:service|support|care|design|testing|storage|security|cover)$/i;
/** "API and event design", "capacity and manpower planning": one deed of two kinds. */
function isSharedDeed(name: string): boolean {
  const [, one = '', other = '', deed = ''] =
    /^([\w-]+) (?:and|&) ([\w-]+) (design|planning|management|maintenance|control|coordination|administration|analysis|support|testing|procurement|scheduling|handling|casework)$/i.exec(
      name,
    ) ?? [];
  return deed !== '' && !isActivity(one) && isActivity(`${one} ${deed}`) && isActivity(`${other} ${deed}`);
}

const ofTwoKinds =
  /^((?:[a-z]+ )?(?:sales|[a-z]*[^s\W])) (?:and|&) ([a-z-]+ (?:recs|reconciliations|invoices|payments|checks|counts|returns|ledgers|statements|orders|deliveries|claims|records|reports|accounts|transfers|sales|receipts|postings))$/i;
/** "Cash and stock reconciliations", "sales and purchase invoices": one piece of work on two kinds, whose last word stands for both. */
function onTwoKinds(name: string): NamedWork | null {
  const [, kind = '', other = ''] = ofTwoKinds.exec(name) ?? [];
  // "Banking and stock checks", "repair and stock checks": two pieces of work.
  if (kind === '' || /ing$/i.test(kind) || bareDeed.test(kind) || isDeedNoun(kind.split(' ').at(-1) ?? '')) return null;
  const deed = other.split(' ').at(-1) ?? '';
  const [first, second] = [one(`${kind} ${deed}`), one(other)];
  if (
    !second ||
    (first?.verb !== second.verb && !/^(?:cash|bank|stock|card|till|ledger|creditor|debtor|intercompany)$/i.test(kind))
  )
    return null;
  return { verb: second.verb, name: `${second.name.slice(0, -other.length)}${kind} and ${other}` };
}

/** What work is named by, part by part where each can be said; null where one of them is neither an activity nor has a verb. */
export function namedWork(name: string): NamedWork[] | null {
  const ofTrade = tradeWork(name);
  if (ofTrade) return [ofTrade];
  // "Sales and purchase ledgers": two kinds of them.
  const fixed = isFixedName(name) || / (?:and|&) |, /.test(name) ? withItsVerb(name) : null;
  if (fixed) return [fixed];
  // "Planned and breakdown maintenance on pumps, valves and gearboxes": one piece of work on all of them.
  if (isRowOfOne(name) && !/^(?:[a-z-]+ )?(?:cleaning|assembly|installation|testing) /i.test(name))
    return [{ verb: 'carry', name: `out ${name}` }];
  // "Till and hygiene checks": checks of two kinds, each a single thing.
  const [, kind = '', , deed = ''] =
    /^([a-z-]+[^s\W]) and ([a-z-]+) (checks|inspections|audits|tests)$/.exec(name) ?? [];
  if (deed && !isActivity(kind)) return [{ verb: 'carry', name: `out ${name}` }];
  if (isSharedDeed(name)) return [{ verb: null, name }];
  const both = onTwoKinds(name);
  if (both) return [both];
  const parts = name.split(/,? and |,? & |, /);
  if (parts.length > 1) {
    const each = parts.map(one);
    // "Service and on-board sales": among activities the bare name of one is another.
    const works = each.every((work, at) => (work ? work.verb === null : bareDeed.test(parts[at] ?? '')))
      ? each.map((work, at) => work ?? { verb: null, name: parts[at] ?? '' })
      : each;
    const last = parts.at(-1) ?? '';
    // "Repairs and servicing of pumps": what stands behind the last belongs to all.
    if (works.every((work) => work !== null) && !/ of /.test(last)) return works as NamedWork[];
  }
  const whole = one(name);
  return whole ? [whole] : null;
}
