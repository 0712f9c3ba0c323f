/** Whether a text tells anything that the texts before it have not told. */
import { wordOverlap } from '../language/words.ts';
import type { Batch } from '../plan/batch.ts';
import type { Candidate } from '../plan/pool.ts';
import type { Body } from './body.ts';
import { repeatsList } from './shown-bullets.ts';
import { wholeOf } from './shown-texts.ts';

/** The sentences and the bullets of a text, finished or not. */
type Told = Pick<Body, 'sentences'> & { bullets: readonly Candidate[] };

/** What each text says: the post, whose it is, where and for how much. */
const ofThePost = /^(?:title|employer|place|pay|hours|contract|sector):/;
/** What a text tells besides, in its sentences and its bullets. */
export const tells = (sentences: readonly Candidate[], bullets: readonly Candidate[]): string[] =>
  [...sentences, ...bullets].flatMap(({ factIds }) => factIds).filter((id) => !ofThePost.test(id));

/** A name for facts that were told together. */
export const toldOf = (news: readonly string[]): string => `told ${[...new Set(news)].sort().join()}`;

const listed = (list: readonly Candidate[]): string =>
  list
    .map(({ text }) => text)
    .sort()
    .join();

/** With few facts, a further text would only say the same again: in its prose, and in its bullets where it has any. */
const echoes = (bodies: readonly Body[], sentences: readonly Candidate[], bullets: readonly Candidate[]): boolean => {
  const text = sentences.map((sentence) => sentence.text).join(' ');
  return bodies.some(
    (other) =>
      wordOverlap(other.sentences.map((sentence) => sentence.text).join(' '), text) > 0.8 &&
      listed(other.bullets) === listed(bullets),
  );
};

/** Facts that stand together in an earlier text of the batch, or of those that were shown before; or its very words. */
export function isStale(
  { sentences, bullets }: Told,
  bodies: readonly Body[],
  batch: Batch,
  carried: ReadonlySet<string>,
): boolean {
  if (bodies.length === 0) return false;
  const news = tells(sentences, bullets);
  const count = new Set(news).size;
  return (
    (count < 5 && carried.has(toldOf(news))) ||
    (count < 3 && batch.sentences.has(toldOf(news))) ||
    echoes(bodies, sentences, bullets)
  );
}

/** A text that has nothing of its own, or whose list is an earlier one turned round. */
export function hasNoNews(text: Told, bodies: readonly Body[], batch: Batch, carried: ReadonlySet<string>): boolean {
  const news = tells(text.sentences, text.bullets);
  const littleNew =
    new Set(news).size < 2 &&
    bodies.some((other) => news.every((id) => tells(other.sentences, other.bullets).includes(id)));
  const sameList =
    bodies.length > 0 &&
    repeatsList(
      text.bullets,
      wholeOf(text),
      bodies.map((other) => ({ bullets: other.bullets, whole: wholeOf(other) })),
      batch.texts,
    );
  return littleNew || sameList || isStale(text, bodies, batch, carried);
}
