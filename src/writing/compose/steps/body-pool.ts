/** All sentences that the texts of one batch are put together from. */
import { guideFrames } from '../frames/guides.ts';
import { otherWordFrames } from '../frames/other-words.ts';
import { statementFrames } from '../frames/statements.ts';
import { type Candidate, makePool } from '../plan/pool.ts';
import { withoutBanned } from '../plan/required.ts';
import type { Random } from '../seed.ts';
import { pointedAt } from './body-requirements.ts';
import { allFrames, type BodyPlan } from './body-tables.ts';
import type { StepContext } from './context.ts';

const MOST_WORDS = 25;
/** With short sentences asked for, none is longer to begin with. */
const MOST_WORDS_SHORT = 18;
/** What the step brief points at is said, though its sentence be long. */
const MOST_WORDS_POINTED = 32;

/** Every sentence that a text of the step may have, in the words of one batch. */
export function makeBodyPool(context: StepContext, { step, length }: BodyPlan, random: Random): Candidate[] {
  const { ledger, style } = context;
  const pool = makePool(ledger, allFrames[step], style, random, {
    samples: length === 'large' ? 14 : 10,
    mostWords: style.hemingway ? MOST_WORDS_SHORT : MOST_WORDS,
  });
  pool.push(...namedOnly(pool, context, random));
  if (step !== 2) pool.push(...pointedOnly(context, random));
  return withoutBanned(pool, context.banned);
}

/** A guideline whose statement no sentence takes is named at least, and the recruiter is told. */
function namedOnly(pool: readonly Candidate[], { ledger, style, notes }: StepContext, random: Random): Candidate[] {
  const said = new Set(pool.flatMap(({ factIds }) => factIds));
  const unsaid = ledger.guides.filter(
    ({ fact }) => fact.weight >= 50 && fact.kind !== 'strapline' && !said.has(fact.id),
  );
  for (const { name, statement } of unsaid)
    if (statement)
      notes.add(
        `"${name.text}" is named without its statement ("${statement.text}"): no sentence of this step takes it as it stands. In other words, short and whole, it may be said.`,
      );
  if (unsaid.length === 0) return [];
  const guides = unsaid.map((guide) => ({ ...guide, statement: null, more: [] }));
  return makePool({ ...ledger, guides }, guideFrames, style, random, { samples: 1, mostWords: MOST_WORDS });
}

/** What the step brief points at may be said in any step, though the step has no such frames of its own. */
function pointedOnly(context: StepContext, random: Random): Candidate[] {
  const pointed = pointedAt(context);
  if (pointed.length === 0) return [];
  const ofCompany = statementFrames.filter(({ group }) => /^(?:hook|about|proof)$/.test(group));
  return makePool(context.ledger, ofCompany, context.style, random, {
    samples: 1,
    mostWords: MOST_WORDS_POINTED,
  }).filter(({ factIds }) => factIds.some((id) => pointed.includes(id)));
}

/** Further words for what the texts say already, where two of them would begin alike. */
export function otherWords({ ledger, style, banned }: StepContext, random: Random): Candidate[] {
  const mostWords = style.hemingway ? MOST_WORDS_SHORT + 2 : MOST_WORDS_POINTED;
  return withoutBanned(makePool(ledger, otherWordFrames, style, random, { samples: 1, mostWords }), banned);
}
