/** Which texts of a batch are left out at its end: another one again, or one that was shown, whatever leads to what they say. */
import type { Ledger } from '../ledger/facts.ts';
import type { Batch } from '../plan/batch.ts';
import { ofCompany } from '../plan/clash.ts';
import { likest, othersOf, SAME_TEXT } from '../plan/echoes.ts';
import type { Candidate } from '../plan/pool.ts';
import { isToldAgain, type Told, toldBy } from '../plan/what-is-told.ts';
import type { Body } from './body.ts';
import { tells, toldOf } from './body-news.ts';
import type { BodyPlan } from './body-tables.ts';
import { asList, asStood } from './shown-bullets.ts';
import { wholeOf } from './shown-texts.ts';

/** So many facts or fewer are told in one way; more of them may stand in two orders. */
const FEW_FACTS = 4;
/** A list of so many tasks is known again, in whatever order and form. */
const LIST = 2;
/** What the company says of itself in few words: beside the same list it makes no other text. */
const ofTheHouse = /^(?:value|pillar|mission|vision|purpose|strapline)/;

/** Around one task there is no other order that a reader would take for another text. */
const isOneTask = (news: ReadonlySet<string>): boolean => [...news].filter((id) => id.startsWith('duty:')).length < 2;

/** What found its room last may have made one text of a batch another one again, or one that was shown: then it is left out. */
export function leaveOutCopies(bodies: Body[], { texts, names }: Batch): void {
  for (let at = bodies.length - 1; at >= 0 && bodies.length > 1; at -= 1) {
    const body = bodies[at];
    if (!body) continue;
    const beside = bodies.slice(0, at).map(wholeOf);
    const { beside: near, shown } = likest(wholeOf(body), othersOf({ beside, texts, names }));
    if (Math.max(near, shown) >= SAME_TEXT) bodies.splice(at, 1);
  }
}

/** From this share of its sentences on a text was shown before, whatever order and lead they had there; the only one of a batch stays longer. */
const MOSTLY_SHOWN = 0.5;
const ALL_BUT_SHOWN = 0.65;
/** Fewer facts than this that tell more than what the post is, all shown before: no lead makes another text of them. */
const FEW_OWN = 3;
const tellsMore = /^(?!title|employer|place|pay|sector|hours|contract|deadline)/;
const isGuide = /^(?:value|pillar|strapline|title|employer)/;
/**
 * A text is no new one whose sentences stood word for word in several that were shown: each of those may have had two.
 * @param carried the sentences that were shown, and lines of lists as a batch remembers them
 * @param before the facts that were told
 */
export function leaveOutShown(
  bodies: Body[],
  carried: ReadonlySet<string>,
  before: ReadonlySet<string>,
  texts: readonly string[],
): void {
  // A sentence of the recruiter's own has no other words: it may come again, beside as many that are new.
  const stood = (text: string): boolean => carried.has(text) || texts.some((shown) => shown.includes(text));
  for (let at = bodies.length - 1; at >= 0; at -= 1) {
    const { sentences = [], bullets = [] } = bodies[at] ?? {};
    // What has to be said stands in each text, and a guideline in its own words; lines of a list have few words to choose from.
    const all = [...sentences, ...bullets].filter(
      ({ group, tags }) => group !== 'must' && !(ofCompany.test(group) && tags.includes('plain')),
    );
    const parts = all.flatMap((one) => (bullets.includes(one) ? [] : one.text.split(/(?<=[.?!]) (?=[A-Z“])/)));
    const again = [...parts.filter(stood), ...bullets.filter(({ text }) => carried.has(text))];
    const count = parts.length + all.length - all.filter((one) => !bullets.includes(one)).length;
    const most = bodies.length > 1 ? MOSTLY_SHOWN : ALL_BUT_SHOWN;
    // What leads to the same two tasks or demands makes no other text, unless it tells of the company.
    const own = all.filter(({ factIds }) => factIds.some((id) => tellsMore.test(id)));
    if (
      (count > 0 && again.length >= most * count) ||
      (listWasShown(bullets, carried) && own.every(({ factIds }) => factIds.every((id) => before.has(id)))) ||
      (own.length > 0 &&
        own.length < FEW_OWN &&
        own.every((one) => carried.has(one.text) || carried.has(asStood(one)))) ||
      // The post, and the name of one guideline that was told: in whatever words, it is the text that was shown.
      (own.length === 1 && own.every(({ factIds }) => factIds.every((id) => isGuide.test(id) && before.has(id))))
    )
      bodies.splice(at, 1);
  }
}

/**
 * With few facts, the texts of a batch tell the same in another order, and a refresh what was shown: one of them is enough, and a note says why there
 * are no more. What each text says of the post tells them apart no more than their leads do.
 */
export function leaveOutToldAgain(bodies: Body[], carried: ReadonlySet<string>, step: BodyPlan['step']): void {
  const told = bodies.map(({ sentences, bullets }) => new Set(tells(sentences, bullets)));
  const lists = bodies.map(({ bullets = [] }) =>
    bullets.length < LIST
      ? ''
      : bullets
          .map(({ factIds }) => [...factIds].sort().join())
          .sort()
          .join('|'),
  );
  // The same list beside nothing that the other lacks but a value or a promise: in another order or form, it is the other again.
  for (let at = bodies.length - 1; at > 0 && step === 3; at -= 1)
    if (
      lists[at] !== '' &&
      lists.some(
        (list, before) =>
          before < at &&
          list === lists[at] &&
          [...(told[at] ?? [])].every((id) => ofTheHouse.test(id) || told[before]?.has(id)),
      )
    )
      for (const row of [bodies, told, lists]) row.splice(at, 1);
  for (let at = bodies.length - 1; at >= 0; at -= 1) {
    const news = told[at];
    if (!news || news.size > FEW_FACTS) continue;
    const own = [...news].filter((id) => !ofTheHouse.test(id)).length;
    // Introductions tell the post itself, each in its own way.
    const again =
      step !== 2 &&
      own <= (step === 3 && isOneTask(news) ? FEW_FACTS : 2) &&
      told.some((other, before) => before < at && [...news].every((id) => other.has(id)) && other.size === news.size);
    if (
      (again && bodies.length > 1) ||
      (news.size > 0 ? carried.has(toldOf([...news])) : step !== 2 && carried.size > 0)
    ) {
      for (const row of [bodies, told, lists]) row.splice(at, 1);
    }
  }
}

/** Whether the very list stood in a text that was shown, word for word and in whatever order. */
const listWasShown = (bullets: readonly Candidate[], carried: ReadonlySet<string>): boolean =>
  bullets.length > LIST &&
  carried.has(asList(bullets)) &&
  // Of what is asked there are so many lines and no more; two tasks may come again.
  bullets.every(({ factIds }) => factIds.every((id) => id.startsWith('duty:')));

/** What found its room last may have made of a text one that has nothing of its own. */
export function leaveOutWithoutOwn(bodies: Body[], shown: readonly Told[], ledger: Ledger): void {
  const told = bodies.map(({ sentences, bullets }) => toldBy(sentences, ledger, bullets));
  for (let at = bodies.length - 1; at >= 0; at -= 1) {
    const one = told[at];
    if (one && isToldAgain(one, [...told.slice(0, at), ...shown], ledger, shown.length > 0))
      for (const row of [bodies, told]) row.splice(at, 1);
  }
}
