/** A piece of a text as the statement that it is by its kind: a record is said of us, an aim is aimed at, an order comes first. */

import { tellsDeed } from '../language/past-deeds.ts';
import type { FactKind } from '../types.ts';
import { aims } from './aims.ts';
import { proof } from './cut-sentences.ts';
import { asCounted, asShaped } from './notes/shapes.ts';
import { isSetAt, withVerb } from './notes/verbs.ts';
import { asOrderFirst, beginsWithOrder } from './order-first.ts';
import { standsAsTyped } from './promises.ts';
import { asOwned } from './record/owned.ts';
import { asItWasThen } from './record/past-time.ts';
import { withSubject } from './record/proof.ts';
import { saidOfUs } from './said-of-us.ts';
import { asAim, asPost, withWhatItBrings } from './sentence-wording.ts';
import { readStatement, type Statement, settle } from './statement.ts';
import { isStated } from './surely/proved.ts';
import type { DisplayTitle } from './title.ts';

/** The statement, null where the piece is none. `noneDoes`: it stands as it was typed, whatever its words may be elsewhere; `cry`: it is cries that only live together. */
export function asStatement(
  part: string,
  kind: FactKind,
  title: DisplayTitle | null,
  titleWords: readonly string[],
  noneDoes: boolean,
  cry: boolean,
): Statement | null {
  const order = kind === 'description' && beginsWithOrder(part, titleWords);
  const shaped = kind === 'description' && !order && !noneDoes ? asShaped(part) : null;
  const many = kind === 'description' && !order && !noneDoes && shaped === null ? asCounted(part) : null;
  const plain =
    kind === 'evidence'
      ? saidOfUs(proof(part))
        ? proof(part)
        : asItWasThen(asOwned(proof(part)) ?? withSubject(proof(part)))
      : kind === 'description'
        ? // "Ground floor of the works": there is one.
          (shaped ?? part).replace(
            / (on|in) an? (?=(?:(?:ground|first|second|third|top|upper|lower) floor|edge|outskirts|heart|middle) of )/,
            ' $1 the ',
          )
        : kind === 'proposition'
          ? ((isSetAt(part) ? withVerb(part) : null) ?? withWhatItBrings(part))
          : part;
  // "9 people": so many are we.
  const found = readStatement(
    (many ?? plain).replace(/^There are (\d[\d,]*) (?:people|staff|employees)$/, 'There are $1 of us'),
  );
  // "30 rooms, 50 covers": things, whatever else their names may be.
  const read = found && many ? { ...found, kind: 'np' as const } : found;
  if (read === null) return null;
  if (cry || (kind === 'proposition' && standsAsTyped(read.text))) return { ...read, kind: 'loose' };
  if (aims.has(kind)) return asAim(read);
  if (noneDoes || (kind === 'evidence' && isClause(read, plain !== part))) return { ...read, kind: 'clause' };
  return kind === 'description' || kind === 'proposition'
    ? asOrderFirst(asPost(settle(read), title), titleWords)
    : asPost(settle(read), title);
}

/** What has got its verb is a clause, whatever stands in it. */
const isClause = ({ text, kind }: Statement, isWorded: boolean): boolean =>
  saidOfUs(text) ||
  tellsDeed(text) ||
  (isWorded && /^(?:We|Our|The|A|\d|[A-Z][a-z]+ (?:is|are|have)\b)/.test(text)) ||
  // "Reject rate is 0.4%": what may be an order has its own "is".
  (kind === 'verb' && isStated(text)) ||
  (kind === 'clause' && /^\d[\d.]*% of (?:our|the|all) /.test(text));
